import Foundation
import Testing

/// A workshop with a manifest, and programs that stand in for Slurm's: sbatch keeps what it is given and runs it at once,
/// as a cluster of one would, so that what the scripts do can be seen without a cluster.
final class FarmShop {
  let shop: Workshop
  /// The folder of the project; its name has everything that shells and Slurm read as something else.
  let project: String

  /// A project below a folder of that name.
  init(folder: String = "films") throws {
    shop = try Workshop()
    project = shop.path(folder)
    let files = FileManager.default
    for path in [project, shop.path("bin"), shop.path("empty")] {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try """
    {"mkdemo": 1, "outputs": [{"clip": "short.timeline", "file": "{clip}.mp4", "size": "134x292"}]}
    """.write(toFile: "\(project)/mkdemo.json", atomically: true, encoding: .utf8)
    // Three screens, so that there are several chunks.
    try """
    demo      milo
    duration  5s
      1.75  tap     "Get started"
      3.5   tap     "A clearer head"
      4.75  tap     "Continue"
    """.write(toFile: "\(project)/short.timeline", atomically: true, encoding: .utf8)
    try install(
      "sbatch",
      """
      number=$(($(ls "$KEPT" | grep -c script || true) + 1))
      printf '%s\\n' "$@" >"$KEPT/words.$number"
      cat >"$KEPT/script.$number"
      echo "$number;loopback"
      last=$(sed -n 's/^#SBATCH --array=1-\\([0-9]*\\).*/\\1/p' "$KEPT/script.$number")
      logs=$(sed -n "s/^logs=//p" "$KEPT/script.$number")
      for word in "$@"; do case $word in --export=ALL,*) export "${word#--export=ALL,}" ;; esac; done
      task=1
      while [ "$task" -le "${last:-1}" ]; do
        [ -z "$last" ] || export SLURM_ARRAY_TASK_ID="$task" SLURM_ARRAY_JOB_ID="$number"
        [ -n "$last" ] && [ "$task" = "${LOST:-none}" ] ||
          sh "$KEPT/script.$number" >"$KEPT/log.$number.$task" 2>&1 || echo "$?" >"$KEPT/failed.$number.$task"
        task=$((task + 1))
      done
      """)
    try files.createDirectory(atPath: shop.path("kept"), withIntermediateDirectories: true)
  }

  /// Puts a script of sh where programs are looked for.
  func install(_ name: String, _ commands: String) throws {
    try shop.write("bin/\(name)", "#!/bin/sh\nset -eu\n\(commands)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shop.path("bin/\(name)"))
  }

  /// Surroundings in which the stand-ins are Slurm.
  var slurm: [String: String] { ["PATH": "\(shop.path("bin")):/usr/bin:/bin", "KEPT": shop.path("kept")] }

  /// Surroundings without any Slurm.
  var noSlurm: [String: String] { ["PATH": shop.path("empty")] }

  /// Runs `mkdemo farm slurm` on the project.
  func farm(_ words: String..., environment: [String: String]) throws -> Workshop.Outcome {
    try shop.run(["farm", "slurm", project, "--cache", "\(project)/cache"] + words, environment: environment)
  }

  /// Pipes a printed script into sh.
  func submit(_ script: String, _ more: [String: String] = [:]) throws -> Workshop.Outcome {
    try shop.write("submission", script)
    return try shop.run(
      program: "/bin/sh", ["submission"], environment: slurm.merging(more) { $1 })
  }

  /// A file that sbatch's stand-in kept.
  func kept(_ name: String) throws -> String { try String(contentsOfFile: shop.path("kept/\(name)"), encoding: .utf8) }

  /// The movie that a build on this machine alone makes, drawn anew.
  func single() throws -> Data {
    let outcome = try shop.run(
      ["build", project, "--out", "single"], environment: ["MKDEMO_CACHE": shop.path("other-cache")])
    #expect(outcome.status == 0, "\(outcome.err)")
    return try shop.bytes("single/short.mp4")
  }
}
