extension Verbs {
  static let schema = Verb(
    "schema", "Prints the JSON Schema of \(Manifest.name)",
    notes: [
      "Editors that know it complete and check a manifest as it is written: save it beside the manifest and name it there "
        + "in \"$schema\"."
    ],
    examples: ["mkdemo schema > mkdemo.schema.json"]
  ) { _ in
    Console.data(ManifestSchema.json.pretty)
    return .done
  }
}
