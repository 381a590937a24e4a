// swift-tools-version: 6.0
import PackageDescription

// The arrows of ARCHITECTURE.md: a target may import only what it lists here.
let package = Package(
  name: "mkdemo",
  products: [
    .executable(name: "mkdemo", targets: ["mkdemo"]),
    .library(name: "Timelines", targets: ["Timelines"]),
    .library(name: "Compositor", targets: ["Compositor"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Demos", targets: ["Demos"]),
    .library(name: "Video", targets: ["Video"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["librsvg2-dev", "libpango1.0-dev"])]),
    .systemLibrary(name: "CFFmpeg", pkgConfig: "libavfilter", providers: [.apt(["libavfilter-dev"])]),
    .target(name: "CProcessor"),
    .target(name: "CKernels"),
    .target(name: "Timelines"),
    .target(name: "Compositor", dependencies: ["CCairo", "CKernels"]),
    .target(name: "Scenes", dependencies: ["Compositor", "Timelines"]),
    .target(name: "Demos", dependencies: ["Scenes"], exclude: ["ChatGPT/README.md"]),
    .target(name: "Video", dependencies: ["Compositor", "CFFmpeg"]),
    .plugin(name: "SourceDigest", capability: .buildTool()),
    .executableTarget(
      name: "mkdemo", dependencies: ["Demos", "Scenes", "Compositor", "Timelines", "Video", "CProcessor"],
      plugins: ["SourceDigest"]),
    .testTarget(name: "TimelinesTests", dependencies: ["Timelines"]),
    .testTarget(name: "CompositorTests", dependencies: ["Compositor"], exclude: ["Art"]),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"]),
    .testTarget(name: "DemosTests", dependencies: ["Demos", "Scenes", "Compositor", "Timelines"]),
    .testTarget(name: "VideoTests", dependencies: ["Video", "Compositor", "CFFmpeg"]),
    .testTarget(name: "CommandTests", dependencies: ["mkdemo"]),
  ]
)
