/// The two batch scripts of a farm: an array whose tasks draw chunks into the shared cache, and a job behind it that
/// joins them into movies and gates those.
struct FarmScripts: Sendable {
  let request: FarmRequest
  /// Draws a shard a task.
  let array: BatchScript
  /// Joins. It draws what the array left, so that a failed task costs time and no movie.
  let join: BatchScript

  /// The variable that tells the join which array it follows.
  private static let follows = "MKDEMO_ARRAY"

  init(_ request: FarmRequest) {
    self.request = request
    array = Self.array(request)
    join = Self.join(request)
  }

  /// Options that the join is submitted with, besides those in its script.
  static func joinOptions(array: String?) -> [String] {
    // After any end of the array: the join itself finishes what failed tasks left.
    array.map { ["--dependency=afterany:\($0)", "--export=ALL,\(follows)=\($0)"] } ?? []
  }

  private static func head(_ request: FarmRequest, _ part: String, log: String) -> BatchScript {
    var script = BatchScript()
    script.add("job-name", "\(request.name)-\(part)")
    for option in request.resources { script.add(option.name, option.value) }
    script.add("cpus-per-task", "\(request.cpus)")
    // A job whose node dies is started again elsewhere, and goes on writing the same log.
    script.options += ["--requeue", "--open-mode=append"]
    // Not the folder of the submission: where a node lacks that, Slurm would quietly run the job in /tmp.
    script.add("chdir", "/")
    script.add("output", request.logs.replacing("%", with: "%%") + "/" + log)
    script.options += request.extras
    return script
  }

  /// Commands that both begin with. A node that lacks something says so, rather than failing somehow later.
  private static func prelude(_ request: FarmRequest) -> [String] {
    let variables = request.variables.map { "export \($0.name)=\(ShellWord.text($0.value))" }
    return [
      "set -eu", "program=\(ShellWord.text(request.program))", "manifest=\(ShellWord.text(request.manifest))",
      "here=\(ShellWord.text(request.here))", "logs=\(ShellWord.text(request.logs))",
      "export MKDEMO_CACHE=\(ShellWord.text(request.cache))",
    ] + variables + [
      "node=${SLURMD_NODENAME:-$(uname -n)}",
      "say() { printf 'mkdemo: %s %s\\n' \"$(date '+%F %T')\" \"$1\" >&2; }",
      "need() { [ \"$1\" \"$2\" ] || { say \"node $node has no $2: $3\"; exit 3; }; }",
      "need -d \"$logs\" 'the cache must lie in a folder that all nodes share'",
      "need -r \"$manifest\" 'the manifest must lie in a folder that all nodes share'",
      "need -d \"$here\" 'start the farm in a folder that all nodes share'",
      "need -x \"$program\" 'install mkdemo at that path on all nodes, or name another with --program'",
      "cd \"$here\"",
    ]
  }

  private static func build(_ words: [String]) -> String {
    let options = words.isEmpty ? "" : " " + ShellWord.text(words)
    return "\"$program\" build \"$manifest\"\(options) --jobs \"${SLURM_CPUS_PER_TASK:-1}\""
  }

  private static func array(_ request: FarmRequest) -> BatchScript {
    var script = head(request, "draw", log: "%A_%a.log")
    script.options.insert("--array=1-\(request.tasks)\(request.atOnce.map { "%\($0)" } ?? "")", at: 1)
    let shard = "$SLURM_ARRAY_TASK_ID/\(request.tasks)"
    script.commands =
      prelude(request) + [
        "say \"shard \(shard) on node $node, start $((${SLURM_RESTART_COUNT:-0} + 1))\"",
        build(request.common) + " --shard \"\(shard)\"",
        ": >\"$logs/${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID.done\"",
        "say \"shard \(shard) is done\"",
      ]
    return script
  }

  private static func join(_ request: FarmRequest) -> BatchScript {
    var script = head(request, "join", log: "%j.log")
    script.commands =
      prelude(request) + [
        "say \"joining on node $node, start $((${SLURM_RESTART_COUNT:-0} + 1))\"",
        "array=${\(follows):-}", "left=", "shard=1",
        "while [ -n \"$array\" ] && [ \"$shard\" -le \(request.tasks) ]; do",
        "  [ -e \"$logs/${array}_$shard.done\" ] || left=\"$left $shard\"",
        "  shard=$((shard + 1))",
        "done",
        "[ -z \"$left\" ] || say \"of \(request.tasks) shards these did not end well, so this job draws what they left:$left\"",
        "status=0",
        build(request.common + request.joining) + " || status=$?",
        "say \"joined, exit status $status\"",
        "[ -z \"$array\" ] || rm -f \"$logs/${array}_\"*.done",
        "find \"$logs\" -maxdepth 1 -type f -name '[0-9]*.log' -mtime +30 -exec rm -f {} + || true",
        "exit \"$status\"",
      ]
    return script
  }

  /// A script of sh that submits both, as `--dry-run` prints it.
  var submission: String {
    """
    \(opening)
    array=$(sbatch --parsable <<'END_OF_ARRAY'
    \(array.text)END_OF_ARRAY
    )
    array=${array%%;*}
    echo "array $array"
    \(joining(after: "$array"))
    """
  }

  /// A script of sh that submits the join alone, for builds that have no chunks.
  var joinSubmission: String { "\(opening)\n\(joining(after: nil))" }

  private var opening: String {
    """
    #!/bin/sh
    # Submits a build to Slurm: an array that draws, then a job that joins. mkdemo farm slurm does the same.
    set -eu
    mkdir -p \(ShellWord.text(request.logs))
    """
  }

  private func joining(after array: String?) -> String {
    let options = Self.joinOptions(array: array).map { " \"\($0)\"" }.joined()
    return """
      join=$(sbatch --parsable\(options) <<'END_OF_JOIN'
      \(join.text)END_OF_JOIN
      )
      echo "join ${join%%;*}"
      """
  }
}
