import Timelines
