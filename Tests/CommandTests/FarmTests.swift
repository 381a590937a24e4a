import Foundation
import Testing

@Suite("What a farm submits")
struct FarmTests {
  private static let nasty = #"a b'c "d" $(touch harm) `touch harm` %j ;&|<>*?#g é"#

  @Test("A dry run needs no Slurm and prints one script of sh that holds both batch scripts")
  func dryRun() throws {
    let farm = try FarmShop()
    let outcome = try farm.farm(
      "--dry-run", "--partition", "long", "--account", "film", "--time", "1:00:00", "--mem", "2G", "--cpus", "2",
      "--tasks", "3", "--at-once", "2", "--sbatch=--constraint=a&b", "--sbatch=--nice", environment: farm.noSlurm)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(!FileManager.default.fileExists(atPath: "\(farm.project)/cache"))
    try farm.shop.write("submission", outcome.out)
    #expect(try farm.shop.run(program: "/bin/sh", ["-n", "submission"]).status == 0)
    let lines = outcome.out.split(separator: "\n").map(String.init)
    for option in [
      "--partition=long", "--account=film", "--time=1:00:00", "--mem=2G", "--cpus-per-task=2", "--requeue",
      "--open-mode=append", "--constraint=a&b", "--nice",
    ] { #expect(lines.count { $0 == "#SBATCH \(option)" } == 2, "\(option)") }
    #expect(lines.count { $0 == "#SBATCH --array=1-3%2" } == 1)
    #expect(outcome.out.contains(#""--dependency=afterany:$array""#))
    #expect(
      try farm.farm("--dry-run", environment: farm.slurm).out == farm.farm("--dry-run", environment: farm.noSlurm).out)
  }

  @Test("Any name of a folder comes through sh and sbatch as it is")
  func nastyNames() throws {
    let farm = try FarmShop(folder: Self.nasty)
    let printed = try farm.farm("--dry-run", "--out", "\(Self.nasty)/out \\", "--only", "*", environment: farm.noSlurm)
    #expect(printed.status == 0, "\(printed.err)")
    let outcome = try farm.submit(printed.out)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.out == "array 1\njoin 2\n")
    let movie = try Data(contentsOf: URL(filePath: "\(farm.project)/out \\/short.mp4"))
    #expect(try movie == farm.single())
    #expect(farm.shop.files.allSatisfy { ($0 as NSString).lastPathComponent != "harm" })
    // sbatch's own reading of its lines: quotes, and %% for a per cent sign in names of logs.
    let output = try farm.kept("script.1").split(separator: "\n").first { $0.hasPrefix("#SBATCH --output=") }
    #expect(output?.contains(#"a b'c \"d\" $(touch harm)"#) == true)
    #expect(output?.contains("%%j") == true)
    #expect(output?.hasSuffix(#"/cache/farm/%A_%a.log""#) == true)
  }

  @Test("What is submitted is what a dry run prints, and the movie is that of a single machine")
  func submits() throws {
    let farm = try FarmShop()
    let printed = try farm.farm("--dry-run", environment: farm.noSlurm).out
    let outcome = try farm.farm(environment: farm.slurm)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.out == "array 1\njoin 2\n")
    #expect(outcome.err.contains("squeue -j 1,2"))
    #expect(try farm.kept("words.2").contains("--dependency=afterany:1\n"))
    #expect(try printed.contains(farm.kept("script.1")))
    #expect(try printed.contains(farm.kept("script.2")))
    #expect(try farm.kept("script.1").contains("#SBATCH --array=1-"))
    // Each chunk is drawn by one task, and the join draws none.
    let join = try farm.kept("log.2.1")
    let chunks = try #require(try join.firstMatch(of: /(\d+) of (\d+) chunks from the cache/), "\(join)")
    #expect(chunks.1 == chunks.2)
    #expect(!join.contains("did not end well"))
    let movie = try Data(contentsOf: URL(filePath: "\(farm.project)/mkdemo-out/short.mp4"))
    #expect(try movie == farm.single())
    // Nothing changed: there is nothing to draw.
    #expect(try farm.farm(environment: farm.slurm).out == "join 3\n")
    #expect(try farm.kept("log.3.1").contains("1 unchanged"))
  }

  @Test("A task that is lost holds nothing up: the join says which, and draws what it left")
  func lostTask() throws {
    let farm = try FarmShop()
    let printed = try farm.farm("--dry-run", "--tasks", "3", environment: farm.noSlurm).out
    #expect(try farm.submit(printed, ["LOST": "2"]).status == 0)
    let join = try farm.kept("log.2.1")
    #expect(join.contains("of 3 shards these did not end well, so this job draws what they left: 2\n"), "\(join)")
    let chunks = try #require(try join.firstMatch(of: /(\d+) of (\d+) chunks from the cache/), "\(join)")
    #expect(chunks.1 != chunks.2)
    let movie = try Data(contentsOf: URL(filePath: "\(farm.project)/mkdemo-out/short.mp4"))
    #expect(try movie == farm.single())
  }

  @Test("A node that lacks something says what")
  func poorNode() throws {
    let farm = try FarmShop()
    let printed = try farm.farm("--dry-run", "--tasks", "1", "--program", "/nowhere/mkdemo", environment: farm.noSlurm)
    #expect(try farm.submit(printed.out, ["SLURMD_NODENAME": "n7"]).status == 0)
    #expect(try farm.kept("failed.1.1") == "3\n")
    let log = try farm.kept("log.1.1")
    #expect(log.contains("node n7 has no /nowhere/mkdemo: install mkdemo at that path on all nodes"), "\(log)")
  }

  @Test("Without sbatch it says which package, and that a dry run needs none")
  func noSbatch() throws {
    let farm = try FarmShop()
    let outcome = try farm.farm(environment: farm.noSlurm)
    #expect(outcome.status == 3)
    for words in ["no sbatch", "apt-get install slurm-client", "--dry-run"] { #expect(outcome.err.contains(words)) }
  }

  @Test("What sbatch refuses is told in its words; an array without a join is taken back")
  func refused() throws {
    let farm = try FarmShop()
    try farm.install("scancel", "echo \"$1\" >\"$KEPT/cancelled\"")
    try farm.install(
      "sbatch",
      """
      case "$*" in *--dependency*) echo "sbatch: error: Invalid qos specification" >&2; exit 1 ;; esac
      cat >/dev/null; echo 41
      """)
    let outcome = try farm.farm(environment: farm.slurm)
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("sbatch refused the job that joins"))
    #expect(outcome.err.contains("Invalid qos specification"))
    #expect(outcome.out.isEmpty)
    #expect(try farm.kept("cancelled") == "41\n")
  }

  @Test(
    "--wait ends as the join ends, with its log",
    arguments: [
      ("COMPLETED", "0:0", 0), ("FAILED", "1:0", 1), ("FAILED", "2:0", 2), ("FAILED", "3:0", 3), ("FAILED", "0:9", 3),
      ("TIMEOUT", "0:15", 3), ("OUT_OF_MEMORY", "1:0", 3),
    ])
  func waits(_ state: String, _ code: String, _ status: Int32) throws {
    let farm = try FarmShop()
    try farm.install("sbatch", "cat >/dev/null; echo 41")
    try farm.install(
      "scontrol",
      """
      [ "$2" = job ] || exit 1
      echo "JobId=41 JobState=\(state) Reason=None Requeue=1 ExitCode=\(code)"
      echo "the gates say no" >"\(farm.project)/cache/farm/41.log"
      """)
    let outcome = try farm.farm("--wait", environment: farm.slurm)
    #expect(outcome.status == status, "\(outcome.err)")
    #expect(outcome.err.contains("the gates say no"))
  }

  @Test("An array is no larger than Slurm takes")
  func largest() throws {
    let farm = try FarmShop()
    try farm.install("scontrol", "echo 'MaxArraySize            = 3'")
    try farm.install("sbatch", "cat >>\"$KEPT/all\"; echo 41")
    #expect(try farm.farm(environment: farm.slurm).status == 0)
    #expect(try farm.kept("all").contains("#SBATCH --array=1-2\n"))
    let outcome = try farm.farm("--tasks", "3", environment: farm.slurm)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("use --tasks 2"))
  }

  @Test(
    "Bad requests",
    arguments: [
      (["farm"], "needs a slurm"), (["farm", "sge"], "no farm \"sge\""),
      (["farm", "slurm", "--tasks", "0"], "from 1 to"), (["farm", "slurm", "--sbatch=nice"], "no option of sbatch"),
      (["farm", "slurm", "nothing.json", "--dry-run"], "no manifest nothing.json"),
      (["farm", "slurm", "films", "--dry-run", "--cache", "a\\b"], "backslash"),
      (["farm", "slurm", "films", "--dry-run", "--out", "a\nb"], "line break"),
      (["farm", "slurm", "films", "--dry-run", "--only", "nobody"], "means no output"),
      (["farm", "slurm", "films", "--dry-run", "--wait"], "do not go together"),
    ])
  func bad(_ words: [String], _ says: String) throws {
    let farm = try FarmShop()
    let outcome = try farm.shop.run(words, environment: farm.noSlurm)
    #expect(outcome.status == 2, "\(outcome.err)")
    #expect(outcome.err.contains(says), "\(outcome.err)")
    #expect(outcome.out.isEmpty)
  }

  @Test("A cache that cannot be made is refused before anything is submitted")
  func noCache() throws {
    let farm = try FarmShop()
    try farm.shop.write("file", "")
    let outcome = try farm.shop.run(
      ["farm", "slurm", farm.project, "--cache", "file"], environment: farm.slurm)
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("--cache"))
    #expect(farm.shop.files.allSatisfy { !$0.hasPrefix("kept/script") })
  }
}
