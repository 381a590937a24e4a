import Foundation

// Layer trees are laid out and drawn by recursion: work on a thread whose stack does not depend on `ulimit -s`.
let work = Thread {
  exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
}
work.stackSize = 64 << 20
work.start()
while true { pause() }
