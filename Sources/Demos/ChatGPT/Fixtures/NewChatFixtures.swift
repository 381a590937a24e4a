extension ChatGPT.Topic {
  /// The four chips of a new chat.
  static let newChat = [lisbon, blackHoles, poem, cat]

  static let lisbon = ChatGPT.Topic(
    "Lisbon in 3 days", asks: "Plan 3 days in Lisbon",
    ChatGPT.Answer(
      thought: ["Old town, Belem and Sintra each fill one day.", "Hills cost time, so mornings go uphill."],
      [
        .paragraph("Lisbon fits three days well: one on the hills, one by the river, one out of town."),
        .heading("Day 1: Alfama"),
        .numbered([
          "Ride tram 28 early, before the queue.", "Climb to the castle wall for the view.",
          "Hear fado over a late dinner.",
        ]),
        .heading("Day 2: Belem"),
        .numbered([
          "Walk the river to the tower.", "Eat custard tarts while they are warm.",
          "See the cloister in the quiet hour before closing.",
        ]),
        .heading("Day 3: Sintra"),
        .numbered([
          "Take the 8 a.m. train, 40 minutes.", "Start at the palace on the hill, then walk down.",
          "Back in town for grilled fish.",
        ]),
        .table(
          ChatGPT.Table(
            header: ["Item", "Cost"], rows: [["Hotel", "$360"], ["Food", "$150"], ["Tickets", "$70"]])),
      ]),
    followUps: [
      FollowUp(
        "What should I pack?",
        ChatGPT.Answer([
          .paragraph("Pack for hills and wind:"),
          .bullets([
            "Shoes with grip; the stones are polished.", "A light jacket for the river in the evening.",
            "A small bag that closes, for the trams.",
          ]),
        ])),
      FollowUp(
        "Swap Sintra for a beach",
        ChatGPT.Answer(
          "Take the train to Cascais instead, 40 minutes along the water. Swim at the small bay by the station, "
            + "walk to the lighthouse, and be back for dinner.")),
    ],
    summary: "Alfama, Belem and Sintra, a day each, about $580 without flights.")

  static let blackHoles = ChatGPT.Topic(
    "Black holes", asks: "Explain black holes like I'm 10",
    ChatGPT.Answer(
      thought: ["Start from something a child has seen.", "One idea at a time: heavy, small, no way out."],
      [
        .paragraph(
          "Imagine a trampoline with a bowling ball on it. The cloth sags, and every marble nearby rolls toward the ball. "
            + "Stars bend space a little like that."),
        .paragraph("A black hole is so heavy and so small that the dip has no way back up, not even for light."),
        .bullets([
          "It does not suck things in like a vacuum; you have to come close.",
          "Most are born when a giant star runs out of fuel.",
          "The one in the middle of our galaxy weighs as much as four million suns.",
        ]),
      ]),
    followUps: [
      FollowUp(
        "Could one eat Earth?",
        ChatGPT.Answer(
          "No. The nearest one we know of is about 1,500 light-years away. Even if the Sun turned into one, Earth would "
            + "keep going around it, only in the dark.")),
      FollowUp(
        "What is inside?",
        ChatGPT.Answer(
          "Nobody knows. Our best math ends in a point where it stops making sense, which usually means that the math "
            + "is missing something.")),
    ],
    summary: "A black hole is a dip in space so steep that even light can't climb out.")

  static let poem = ChatGPT.Topic(
    "Birthday poem", asks: "Write a birthday poem for Mia",
    ChatGPT.Answer(
      thought: ["Two short stanzas, light rhyme.", "Her name early, the wish at the end."],
      [
        .paragraph(
          "The morning came in early, Mia,\nwith ribbons in its hair,\nit hummed a tune of seven notes\n"
            + "and hung them in the air."),
        .paragraph(
          "So blow the little fires out\nand make the wish you chose,\nwe'll keep the cake, you keep the year,\n"
            + "and see how far it goes."),
      ]),
    followUps: [
      FollowUp(
        "Make it funnier",
        ChatGPT.Answer(
          "Dear Mia, one more candle now,\nthe cake is nearly flame,\nwe asked the fire brigade to come\n"
            + "and sing along your name.")),
      FollowUp(
        "Make it fit a card",
        ChatGPT.Answer("Mia, one more year of you.\nWe'd like another, please. And cake.")),
    ],
    summary: "Two stanzas for Mia: the day arrives dressed up, and the wish is hers.")

  static let cat = ChatGPT.Topic(
    "Cat astronaut", asks: "Create an image of a cat astronaut",
    ChatGPT.Answer([.image(ChatGPT.Picture("ChatGPT/cat-astronaut"))]),
    followUps: [
      FollowUp(
        "Name the cat",
        ChatGPT.Answer([
          .paragraph("Three that would fit on the suit:"),
          .bullets(["Commander Biscuit", "Luna, second class", "Sir Orbit of the Windowsill"]),
        ])),
      FollowUp(
        "Write its first log",
        ChatGPT.Answer(
          "Day 1. Gravity has been cancelled. I pushed the cup off the table and it stayed. I do not know who I am "
            + "anymore.")),
    ],
    summary: "A cat in a space suit, drawn once, with a name and a log to go with it.")
}
