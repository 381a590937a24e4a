/// A script that sbatch takes: options in its head, then commands of sh.
struct BatchScript: Hashable, Sendable {
  /// Lines of options, as in `--array=1-4`.
  var options: [String] = []
  /// Lines of sh.
  var commands: [String] = []

  /// Adds an option.
  mutating func add(_ name: String, _ value: String) { options.append("--\(name)=\(ShellWord.batchValue(value))") }

  /// The script.
  var text: String {
    (["#!/bin/sh"] + options.map { "#SBATCH \($0)" } + commands).joined(separator: "\n") + "\n"
  }
}
