import Testing

@testable import AnimPreview

@Suite struct DiffTests {
  @Test(arguments: [40, 80, 120])
  func theScreensAreTheStoredOnes(width: Int) throws {
    let screens: [(String, [String])] = [
      ("diff", ["diff", "popin", "popin:easing=ease-in-out"]),
      ("diff-equal", ["diff", "hide", "hide", "--fps", "30"]),
      (
        "diff-timelines",
        [
          "diff", "alert-two-buttons", "alert-text-input", "--fps", "10", "--tolerance", "0.2",
        ]
      ),
    ]
    for (name, arguments) in screens {
      for (characters, extra) in [("utf8", []), ("ascii", ["--ascii"])] {
        let run = Run(arguments + ["--width", "\(width)"] + extra)
        #expect(run.errors == "")
        try Snapshot.expect(run.output, named: "\(name)-\(characters)-\(width)")
        for line in run.output.split(separator: "\n") { #expect(line.columns <= width) }
      }
    }
  }

  @Test func theExitCodeTellsWhetherTheyDiffer() {
    #expect(Run("diff popin popin").code == .done)
    #expect(Run("diff popin hide").code == .different)
    #expect(Run("diff popin popin:duration=255501us --tolerance 0.001").code == .done)
    #expect(Run("diff popin popin:duration=256ms --tolerance 1e-9").code == .different)
    #expect(Run("diff popin popin:duration=256ms --tolerance 1e-9 --csv").code == .different)
  }

  @Test func theFirstAndTheLargestDifferenceAreNamed() {
    let output = Run("diff popin popin:easing=ease-in-out").output
    #expect(
      output.hasSuffix(
        "\ndiffer on 15 of 17 frames, first on frame 1, by at most 0.0606 (frame 7)\n"))
    #expect(Run("diff popin popin -q").output == "equal on all 17 frames\n")
    #expect(
      Run("diff popin popin -q --tolerance 4ulp").output
        == "equal within the tolerance on all 17 frames\n")
  }

  @Test func programsGetNumbers() throws {
    let rows = Run("diff popin hide --csv --fps 10").output.split(separator: "\n")
    #expect(rows[0] == "frame,time_s,a,b,difference")
    #expect(rows[1] == "0,0.0,0.6,1.0,0.4")
    let document = try JSONValue(Run("diff popin hide --json").output)
    #expect(document["schema"]?.number == 1)
    #expect(document["equal"] == .flag(false))
    let column = try #require(document["columns"]?.list?.first)
    #expect(column["first_frame"]?.number == 0)
    #expect(column["largest_difference"]?.number == 1.0892367906066536)
  }

  @Test func columnsOfOneSideAloneAreDifferences() {
    let run = Run("diff alert-two-buttons alert-text-input -q --tolerance 9")
    #expect(run.code == .different)
    #expect(
      run.output == "only b has opacity\nonly b has backdrop\n" || run.output.contains("only"))
  }

  @Test(
    arguments: [
      (1.0, 1.0.nextUp, 1), (0.0, -0.0, 0), (-0.0.nextUp, 0.0.nextUp, 2), (1.0, 2.0, 1 << 52),
    ] as [(Double, Double, UInt64)])
  func stepsFromOneDoubleToTheNextAreCounted(left: Double, right: Double, steps: UInt64) {
    #expect(Tolerance.steps(left, right) == steps)
    #expect(Tolerance.steps(right, left) == steps)
  }

  @Test func aToleranceIsAValueOrSteps() throws {
    let both = try Tolerance("0.001,4ulp")
    #expect(both.value == 0.001 && both.ulps == 4)
    #expect(both.allows(1, 1.0009) && !both.allows(1, 1.01))
    #expect(both.allows(1e300, 1e300.nextUp.nextUp))
    #expect(both.allows(nil, nil) && !both.allows(nil, 0) && both.allows(.nan, .nan))
    #expect(!both.allows(.infinity, 1) && both.allows(.infinity, .infinity))
    for text in ["", "x", "-1", "1ms", "ulp", "1,", "nan", "1.5ulp"] {
      #expect(throws: Failure.self) { try Tolerance(text) }
    }
  }
}
