import CFFmpeg
import Compositor
let placeholder = avcodec_version()
