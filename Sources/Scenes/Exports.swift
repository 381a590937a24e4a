@_exported import Compositor
@_exported import Timelines
