import Keyframes
import Testing

@testable import AnimPreview

@Suite struct LintCommandTests {
  @Test func thePopInHasItsCornersAndTips() {
    let run = Run("lint popin")
    #expect(run.code == .done)
    #expect(
      run.output == """
        popin  scale
          note  speed-jump           the speed jumps from 3.26158 to −3.91389 a second
                                     at key 1, 153.3ms
          note  speed-jump           the speed jumps from −3.91389 to 1.95695 a second
                                     at key 2, 204.4ms
          note  peak-between-frames  the peak 1.1 at 153.3ms falls between two frames;
                                     the highest value shown is 1.08924

        3 notes

        """)
  }

  @Test func warningsMakeTheExitCode() {
    let clean = Run(["lint", "0:0 1:1 / 100ms", "--fps", "60"])
    #expect(clean.output == "0:0 1:1 / 100ms  value  nothing found\n")
    #expect(clean.code == .done)
    let run = Run("lint popin --repeat 2")
    #expect(run.code == .different)
    #expect(run.output.contains("warning  loop-seam"))
    #expect(run.output.hasSuffix("\n1 warning, 3 notes\n"))
    #expect(!Run("lint popin -q").output.contains("3 notes"))
    #expect(Run(["lint"]).code == .usage)
  }

  @Test func programsGetTheCodesOfTheLibrary() throws {
    let list = try #require(
      try JSONValue(Run("lint popin hide --json").output)["findings"]?.list)
    let found = try ["popin", "hide"].flatMap { name in
      let animation = try Catalog.animation(name)
      return animation.clip.findings(in: LintContext(rate: .fps(60), limits: animation.limits))
    }
    #expect(list.count == found.count)
    for (object, finding) in zip(list, found) {
      #expect(object["code"]?.text == finding.code.rawValue)
      #expect(object["severity"]?.text == finding.severity.rawValue)
      #expect(object["measured"]?.number == finding.measured)
      #expect(object["sentence"]?.text == finding.sentence)
    }
    let rows = Run("lint popin --csv").output.split(separator: "\n")
    #expect(rows[0] == "animation,property,severity,code,key,time_s,measured,sentence")
    #expect(rows[1].hasPrefix("popin,scale,note,speed-jump,1,0.1533,7.1754"))
    #expect(Run("lint linear --json").output == "{\n\"schema\":1,\n\"findings\":[]\n}\n")
    #expect(Run("lint linear -f ndjson").output == "")
    #expect(
      try JSONValue(Run("lint hide -f ndjson").output.split(separator: "\n")[0])["schema"]
        == .number(1))
  }
}
