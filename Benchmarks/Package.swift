// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that neither users nor tests of Keyframes ever build it.
let package = Package(
  name: "keyframes-benchmarks",
  products: [.executable(name: "keyframes-benchmarks", targets: ["KeyframesBenchmarks"])],
  dependencies: [.package(name: "keyframes", path: "..")],
  targets: [
    .target(name: "BenchmarkSupport"),
    .executableTarget(
      name: "KeyframesBenchmarks",
      dependencies: [.product(name: "Keyframes", package: "keyframes"), "BenchmarkSupport"],
      swiftSettings: settings),
  ]
)
