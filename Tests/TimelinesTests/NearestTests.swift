import Testing

@testable import Timelines

@Test(arguments: [
  ("tpa", "tap"), ("TAP", "tap"), ("swpie", "swipe"), ("tipe", "type"), ("get startd", "Get started"),
  ("Stop Worrying", "Stop Worrying About Money"), ("appearence", "appearance"),
])
func slipsAreRecognised(word: String, expected: String) {
  let words = ["tap", "hold", "swipe", "type", "appearance", "Get started", "Stop Worrying About Money"]
  #expect(nearest(word, in: words) == expected)
}

@Test(arguments: ["", "x", "press", "click", "Log in", "zz"])
func farWordsAreNot(word: String) { #expect(nearest(word, in: ["tap", "hold", "swipe", "Get started"]) == nil) }

@Test func theNearestWinsAndOfEqualsTheFirst() {
  #expect(nearest("Continua", in: ["Continues", "Continue", "Continua!"]) == "Continue")
  #expect(nearest("abcd", in: ["abxd", "abc", "abcd"]) == "abcd")
  #expect(nearest("tap", in: []) == nil)
}
