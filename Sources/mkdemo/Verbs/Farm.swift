extension Verbs {
  static let farm = Verb(
    "farm", "Makes a build on a cluster: many nodes draw, one joins",
    operands: [
      Operand("slurm", "The engine that runs the jobs: Slurm.", completion: .words(["slurm"])),
      Operand(
        "MANIFEST", "The manifest or its folder (default: \(Manifest.name) here or in a folder above).",
        isOptional: true, completion: .file("json")),
    ],
    options: [
      BuildOptions.out.entry, BuildOptions.only.entry, FarmOptions.cache.entry, FarmOptions.tasks.entry,
      FarmOptions.atOnce.entry, FarmOptions.cpus.entry, FarmOptions.memory.entry, FarmOptions.time.entry,
      FarmOptions.partition.entry, FarmOptions.account.entry, FarmOptions.sbatch.entry, FarmOptions.program.entry,
      BuildOptions.approve.entry, RenderOptions.verifyCache.entry, FarmOptions.wait.entry, FarmOptions.dryRun.entry,
      CommonOptions.json.entry,
    ],
    exclusive: [["dry-run", "wait"], ["dry-run", "json"]],
    notes: [
      "Submits an array of jobs, each of which draws a share of the chunks into the cache, and a job behind it that "
        + "builds: it finds the chunks, joins them and asks the gates. The movies are those that mkdemo build makes, "
        + "byte for byte.",
      "The manifest, what it names, the build's folder, the cache and mkdemo itself must lie in folders that all nodes "
        + "share, at the same paths. A job whose node dies is started again on another; chunks that are done are not "
        + "drawn again. What failed tasks leave, the last job draws itself, and says so.",
      "Job IDs go to stdout, logs to farm/ in the cache. --dry-run needs no Slurm, and mkdemo farm slurm --dry-run | sh "
        + "does the same as without it. See docs/recipes/slurm.md.",
    ],
    examples: [
      "mkdemo farm slurm --cache /shared/mkdemo-cache --wait",
      "mkdemo farm slurm site/mkdemo.json --partition cpu --cpus 4 --mem 4G --time 1:00:00",
      "mkdemo farm slurm --dry-run",
    ]
  ) { arguments in
    try FarmJob(arguments).run()
  }
}
