extension ChatGPT {
  /// A chat of the sidebar: a finished exchange.
  struct PastChat: Hashable, Codable, Sendable {
    var section: Chat.Section
    var topic: Topic

    init(_ section: Chat.Section, _ topic: Topic) {
      self.section = section
      self.topic = topic
    }

    /// The fourteen, in the order of the sidebar.
    static let all: [PastChat] = [
      PastChat(.today, .tokyo), PastChat(.today, .lisbonPast), PastChat(.today, .poemPast), PastChat(.today, .csv),
      PastChat(.yesterday, .stretches), PastChat(.yesterday, .landlord), PastChat(.yesterday, .sourdough),
      PastChat(.yesterday, .chess),
      PastChat(.week, .holesPast), PastChat(.week, .shelf), PastChat(.week, .interview), PastChat(.week, .french),
      PastChat(.week, .marathon), PastChat(.week, .sticker),
    ]
  }
}

extension ChatGPT.Topic {
  /// Short exchanges on what the new-chat chips ask as well: their follow-ups are those of the longer ones.
  static let lisbonPast = ChatGPT.Topic(
    "Lisbon trip plan", asks: "is Lisbon doable in three days?",
    ChatGPT.Answer([
      .paragraph("Yes. Three days are enough if you give each one a single area."),
      .bullets(["Alfama and the castle", "Belem and the river", "Sintra by train"]),
      .paragraph("Stay near Baixa, and nothing is more than 40 minutes away."),
    ]),
    followUps: lisbon.followUps, summary: lisbon.summary)

  static let poemPast = ChatGPT.Topic(
    "Poem for Mia", asks: "a short poem for Mia, she turns seven",
    ChatGPT.Answer([
      .paragraph("Seven is a lucky one,\nit fits in either hand,\nsix were only warming up\nto make it feel so grand."),
      .paragraph("Want it longer, or with her cat in it?"),
    ]),
    followUps: poem.followUps, summary: poem.summary)

  static let holesPast = ChatGPT.Topic(
    "Black holes for kids", asks: "explain black holes for my class of ten-year-olds",
    ChatGPT.Answer([
      .paragraph(
        "Lay a heavy ball on a stretched cloth and roll marbles past it. The closer they come, the more they curve."),
      .paragraph("Then push the ball down until the marbles can't get out. That is the idea of a black hole."),
    ]),
    followUps: blackHoles.followUps, summary: blackHoles.summary)

  static let sticker = ChatGPT.Topic(
    "Cat astronaut sticker", asks: "draw my cat as an astronaut for a sticker",
    ChatGPT.Answer([
      .image(ChatGPT.Picture("ChatGPT/cat-astronaut")),
      .paragraph("Cut it round, and leave a thin white edge so that it reads on any laptop."),
    ]),
    followUps: cat.followUps, summary: cat.summary)

  static let csv = ChatGPT.Topic(
    "Fix my CSV script", asks: "why does my script drop the last row of the csv?",
    ChatGPT.Answer([
      .paragraph("The loop stops one short: range ends before its second number."),
      .code(
        ChatGPT.Code(
          language: "python",
          text:
            "import csv\n\nwith open(\"trips.csv\") as f:\n    rows = list(csv.reader(f))\n\nfor row in rows[1:]:  # skip header\n    print(row[0], row[2])"
        )),
      .paragraph("Looping over the rows themselves leaves no index to get wrong."),
    ]),
    followUps: [
      FollowUp(
        "Sort it by cost",
        ChatGPT.Answer([
          .paragraph("Sort before the loop, with the third column as a number:"),
          .code(
            ChatGPT.Code(
              language: "python",
              text: "rows = sorted(\n    rows[1:],\n    key=lambda r: float(r[2]),\n)")),
        ])),
      FollowUp(
        "Skip empty rows",
        ChatGPT.Answer(
          "Add one line at the top of the loop: if not any(row), continue. Rows of empty cells then pass by.")),
    ],
    summary: "Loop over the rows, not over their numbers, and the last one stays.")

  static let stretches = ChatGPT.Topic(
    "Desk stretches", asks: "five minutes of stretches I can do at my desk",
    ChatGPT.Answer([
      .numbered([
        "Neck: ear to shoulder, 30 seconds a side.", "Chest: hands behind the chair, lift gently.",
        "Back: fold over your knees and let the arms hang.", "Hips: ankle on knee, lean forward.",
      ]),
      .paragraph("Breathe slowly, and stop before anything hurts."),
    ]),
    followUps: [
      FollowUp(
        "Only for wrists",
        ChatGPT.Answer(
          "Palm up, pull the fingers back for 20 seconds; then palm down. Finish by shaking both hands out.")),
      FollowUp(
        "Set it to a song",
        ChatGPT.Answer("One verse for each stretch and the chorus to stand up. Most songs give you about four minutes.")
      ),
    ],
    summary: "Neck, chest, back and hips, a minute each, twice a day.")

  static let landlord = ChatGPT.Topic(
    "Letter to my landlord", asks: "write my landlord about the broken radiator",
    ChatGPT.Answer([
      .paragraph("Here's a short one that asks for a date:"),
      .paragraph(
        "The radiator in the living room has not warmed up since Monday. Could you send someone this week? I am home "
          + "every day after four."),
      .paragraph("It names the fault, the wish and the times, and nothing else."),
    ]),
    followUps: [
      FollowUp(
        "Make it firmer",
        ChatGPT.Answer(
          "The radiator has been cold for a week, and the flat is at 60 degrees. Please have it repaired by Friday, or "
            + "let me know who will.")),
      FollowUp(
        "Make it friendlier",
        ChatGPT.Answer(
          "I hope you are keeping warm, because I am not! The living room radiator gave up on Monday. Could someone "
            + "have a look this week?")),
    ],
    summary: "Say what is broken, since when, and by when you would like it mended.")
}
