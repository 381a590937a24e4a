/// Past chats of the sidebar, on kitchen, games, work and sport.
extension ChatGPT.Topic {
  static let sourdough = ChatGPT.Topic(
    "Sourdough timing", asks: "when do I start a loaf for Sunday breakfast?",
    ChatGPT.Answer([
      .paragraph("Count back from 9 a.m. on Sunday:"),
      .table(
        ChatGPT.Table(
          header: ["Step", "When"],
          rows: [
            ["Feed starter", "Fri 9 p.m."], ["Mix dough", "Sat 8 a.m."], ["Shape", "Sat 2 p.m."],
            ["Bake", "Sun 7 a.m."],
          ])),
      .paragraph("The night in the fridge is forgiving; an hour either way is fine."),
    ]),
    followUps: [
      FollowUp(
        "My kitchen is cold",
        ChatGPT.Answer("Give the first rise two more hours, or put the bowl in the oven with only the light on.")),
      FollowUp(
        "No fridge space",
        ChatGPT.Answer("Bake on Saturday evening instead and warm the loaf for ten minutes on Sunday. It keeps well.")),
    ],
    summary: "Starter on Friday night, dough on Saturday morning, oven on Sunday at seven.")

  static let chess = ChatGPT.Topic(
    "Chess openings", asks: "two openings for a beginner, one per color",
    ChatGPT.Answer([
      .heading("As white: Italian"),
      .paragraph("Pawn to e4, knight to f3, bishop to c4. Everything points at the center and you castle early."),
      .heading("As black: Caro-Kann"),
      .paragraph("Pawn to c6, then d5. Solid, with few traps to remember."),
    ]),
    followUps: [
      FollowUp(
        "What comes after?",
        ChatGPT.Answer(
          "Castle, connect the rooks, and ask of each piece whether it does anything. Move the one that doesn't.")),
      FollowUp(
        "Show me a trap",
        ChatGPT.Answer(
          "In the Italian, watch the f7 pawn: only the king guards it. A knight on g5 and the bishop both look at it.")),
    ],
    summary: "Italian with white, Caro-Kann with black, and castle before move ten.")

  static let shelf = ChatGPT.Topic(
    "Garage shelf plan", asks: "a shelf for six paint boxes, 14 inches deep",
    ChatGPT.Answer([
      .bullets(["Two boards, 72 by 15 inches", "Three brackets each, on the studs", "16 inches between the boards"]),
      .paragraph("Put the heavy boxes over the brackets, not between them."),
    ]),
    followUps: [
      FollowUp(
        "What will it hold?",
        ChatGPT.Answer("About 50 pounds on each bracket that sits on a stud, so six boxes are easy.")),
      FollowUp(
        "What do I need?",
        ChatGPT.Answer("A stud finder, a level, a drill, twelve long screws and somebody to hold the other end.")),
    ],
    summary: "Two boards, six brackets on studs, sixteen inches apart.")

  static let interview = ChatGPT.Topic(
    "Interview practice", asks: "ask me one hard interview question",
    ChatGPT.Answer([
      .paragraph("Tell me about a time you were wrong, and what it cost."),
      .paragraph("Keep it under two minutes: what you believed, how you found out, what you do differently."),
    ]),
    followUps: [
      FollowUp(
        "Show a good answer",
        ChatGPT.Answer(
          "I promised a date before asking the team. We missed it by a week. Since then I ask first and promise second."
        )),
      FollowUp("Ask another one", ChatGPT.Answer("What would your last team say you should do less of?")),
    ],
    summary: "One honest mistake, what it cost, and what changed.")

  static let french = ChatGPT.Topic(
    "French verbs", asks: "the present tense of être and avoir",
    ChatGPT.Answer([
      .table(
        ChatGPT.Table(
          header: ["être", "avoir"],
          rows: [["je suis", "j'ai"], ["tu es", "tu as"], ["il est", "il a"], ["nous sommes", "nous avons"]])),
      .paragraph("Say them in pairs; the rhythm helps more than the rule."),
    ]),
    followUps: [
      FollowUp(
        "Add aller",
        ChatGPT.Answer("Je vais, tu vas, il va, nous allons. It looks wild, but you will use it every day.")),
      FollowUp("Quiz me", ChatGPT.Answer("We have a question. Say it in French, with avoir, and send it to me.")),
    ],
    summary: "Je suis, j'ai: learn the two in pairs.")

  static let marathon = ChatGPT.Topic(
    "Marathon week 3", asks: "what do I run in week 3?",
    ChatGPT.Answer([
      .bullets(["Tuesday: 5 miles easy", "Thursday: 6 x 400 m, walk between", "Sunday: 10 miles, slow"]),
      .paragraph("If Sunday feels hard, it was too fast. You should be able to talk."),
    ]),
    followUps: [
      FollowUp(
        "I missed Tuesday",
        ChatGPT.Answer("Leave it. Run Thursday as planned, and do not double up; the long run matters most.")),
      FollowUp(
        "What do I eat?",
        ChatGPT.Answer("Oats two hours before the long run, and something salty after it. Nothing new on race day.")),
    ],
    summary: "Three runs: easy, quick, long, and the long one slow.")
}
