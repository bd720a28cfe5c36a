import Keyframes
import Testing

@testable import AnimPreview

@Suite struct LintCommandTests {
  @Test func thePopInHasItsCornersAndTips() {
    let run = Run("lint popin")
    #expect(run.code == .done)
    #expect(
      run.output == """
        popin: note speed-jump: the speed jumps from 3.26158 to -3.91389 a second at key
          1, 153.3ms
        popin: note speed-jump: the speed jumps from -3.91389 to 1.95695 a second at key
          2, 204.4ms
        popin: note peak-between-frames: the peak 1.1 at 153.3ms falls between two
          frames; the highest value shown is 1.08924

        """)
  }

  @Test func warningsMakeTheExitCode() {
    let run = Run(["lint", "0:0 1:1 / 100ms", "--fps", "60"])
    #expect(run.output == "nothing found\n")
    #expect(Run(["lint"]).code == .usage)
  }
}
