// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "keyframes",
  products: [
    .library(name: "Keyframes", targets: ["Keyframes"]),
    .executable(name: "animpreview", targets: ["AnimPreview"]),
  ],
  targets: [
    .target(name: "Keyframes", swiftSettings: settings),
    .executableTarget(name: "AnimPreview", dependencies: ["Keyframes"], swiftSettings: settings),
    .testTarget(
      name: "KeyframesTests", dependencies: ["Keyframes"],
      exclude: [
        "Clips/Scripts", "Easing/Scripts", "Math/Goldens", "Math/Scripts", "Physics/Reference",
        "Physics/Scripts",
        "Vectors",
        "Text/DecimalCases.txt", "Text/make_decimal_cases.py", "Text/make_powers_of_five.py",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AnimPreviewTests", dependencies: ["AnimPreview", "Keyframes"],
      exclude: ["Documents", "Snapshots"], swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
  ]
)
