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

// A client that uses the whole core from outside, built as ordinary Swift and as Embedded Swift.
// The C runtime lives here, because in the root package it would link into host builds.
let package = Package(
  name: "keyframes-embedded",
  products: [
    .executable(name: "native-golden", targets: ["NativeGolden"]),
    .executable(name: "embedded-golden", targets: ["EmbeddedGolden"]),
  ],
  dependencies: [.package(name: "keyframes", path: "../..")],
  targets: [
    .target(
      name: "Golden", dependencies: [.product(name: "Keyframes", package: "keyframes")],
      swiftSettings: settings),
    .executableTarget(name: "NativeGolden", dependencies: ["Golden"], swiftSettings: settings),
    .target(name: "EmbeddedRuntime"),
    .executableTarget(
      name: "EmbeddedGolden", dependencies: ["Golden", "EmbeddedRuntime"], swiftSettings: settings),
  ]
)
