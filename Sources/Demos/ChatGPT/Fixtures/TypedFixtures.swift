extension ChatGPT {
  /// What is answered to anything typed. `{topic}` stands for what was asked about.
  struct TypedFixtures: Hashable, Codable, Sendable {
    var answer = Answer(
      thought: ["Short question, short answer.", "Begin with what helps first."],
      [
        .paragraph("Good one. Here's the short version of {topic}:"),
        .bullets([
          "Start with the part you can try today.", "Change one thing at a time, so you see what helped.",
          "Write down what worked before you go on.",
        ]),
        .paragraph("Tell me where you are with {topic}, and I'll go into detail."),
      ], chips: ["Give me an example", "Sum it up"])
    var example = Topic.FollowUp(
      "Give me an example",
      Answer(
        "Say you have ten minutes for {topic}. Spend two on what you know, seven on one small step, and the last one "
          + "on what comes next.", chips: ["Give me another", "Sum it up"]))
    var another = Topic.FollowUp(
      "Give me another",
      Answer(
        "Ask somebody who likes {topic} to show you their first try. You learn more from that than from their best.",
        chips: ["Give me an example", "Sum it up"]))
    var summary = Answer(
      "In one line: with {topic}, small steps beat big plans.", chips: ["Give me an example", "Give me another"])
    /// The chip that sums up any topic.
    var recap = "Sum it up"
    /// Words that lead up to a topic, longest first.
    var requestWords = [
      "can you tell me about", "can you explain", "could you explain", "tell me about", "what should i know about",
      "what are", "what is", "what's", "how do i", "how does", "how to", "explain", "describe", "write about",
      "help me with",
      "plan", "make", "write", "please",
    ]
    var mostTopicWords = 6
    /// What the mic hears.
    var dictated = "What's a good souvenir under twenty dollars?"

    /// The answer to what is typed about Python.
    var pythonWord = "python"
    var python = Topic(
      "Python function", asks: "python",
      Answer(
        thought: ["A small function with one clear use.", "Type hints, one comment, no imports."],
        [
          .paragraph("Here's a small Python function that splits a trip's cost:"),
          .code(
            Code(
              language: "python",
              text: """
                def split_cost(total, people):
                    \"\"\"Share a bill evenly.\"\"\"
                    share = total // people
                    rest = total % people
                    # the first few pay one more
                    return [
                        share + (i < rest)
                        for i in range(people)
                    ]

                print(split_cost(100, 3))
                """)),
          .paragraph("It prints [34, 33, 33], and the parts always add up."),
        ]),
      followUps: [
        Topic.FollowUp(
          "Explain line by line",
          Answer([
            .numbered([
              "share is what everybody pays.", "rest is what is left over.", "The first rest people pay one more.",
            ])
          ])),
        Topic.FollowUp(
          "Make it one line",
          Answer([
            .paragraph("Shorter, though not clearer:"),
            .code(
              Code(language: "python", text: "f = lambda t, n: [\n    t // n + (i < t % n)\n    for i in range(n)\n]")),
          ])),
      ],
      summary: "Divide, keep the rest, and hand it out one by one.")
  }
}
