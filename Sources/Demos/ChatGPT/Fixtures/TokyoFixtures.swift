extension ChatGPT.Topic {
  /// The exchange that the app opens on.
  static let tokyo = ChatGPT.Topic(
    "Tokyo trip", asks: "plan a 3-day trip to Tokyo under $1,000",
    ChatGPT.Answer(
      thought: [
        "Three days, one area a day, so trains stay short.",
        "Hotel, food and transit have to leave room under $1,000.",
        "Free views and shrines first, paid museums last.",
      ],
      [
        .paragraph("Here's a 3-day plan that stays under $1,000 before flights."),
        .heading("Day 1: Shibuya and Harajuku"),
        .bullets([
          "Drop your bags and cross Shibuya with the evening crowd.",
          "Meiji Shrine and its forest path, free all day.",
          "Dinner at a standing sushi bar in Harajuku, ten pieces for about $15.",
        ]),
        .heading("Day 2: Asakusa and Ueno"),
        .bullets([
          "Visit Senso-ji at sunrise, before the shopping street fills up.",
          "Walk Ueno Park and pick one museum, about $7.",
          "Ramen under the tracks at Ameyoko, around $9.",
        ]),
        .heading("Day 3: Shinjuku"),
        .bullets([
          "Free city views from the Metropolitan Government Building, 45 floors up.",
          "Picnic in Shinjuku Gyoen garden, entry about $4.",
          "Dinner skewers in Omoide Yokocho, then one last arcade.",
        ]),
        .heading("Budget"),
        .table(
          ChatGPT.Table(header: ["Item", "Cost"], rows: [["Hotel", "$420"], ["Food", "$180"], ["Transit", "$60"]])),
        .paragraph("That's $660, so $340 is left for fun."),
      ], chips: ["Draw it as a map", "Make it cheaper"]),
    followUps: [
      FollowUp(
        "Draw it as a map",
        ChatGPT.Answer(
          [.image(ChatGPT.Picture("ChatGPT/tokyo-map"))], chips: ["Add the train lines", "Make it night"])),
      FollowUp(
        "Make it cheaper",
        ChatGPT.Answer(
          thought: ["The hotel is the largest part.", "A capsule near Ueno saves the most."],
          [
            .paragraph(
              "Swap the hotel for a capsule near Ueno, eat lunch sets instead of dinners, and walk the short hops."),
            .table(
              ChatGPT.Table(
                header: ["Item", "Cost"], rows: [["Hotel", "$300"], ["Food", "$140"], ["Transit", "$50"]])),
            .paragraph("That's $490, so $510 is left for fun."),
          ], chips: ["Draw it as a map", "Sum it up"])),
      FollowUp(
        "Add the train lines",
        ChatGPT.Answer(
          [.image(ChatGPT.Picture("ChatGPT/tokyo-map-trains"))],
          chips: ["Make it night", "Make it cheaper"])),
      FollowUp(
        "Make it night",
        ChatGPT.Answer(
          [.image(ChatGPT.Picture("ChatGPT/tokyo-map-night"))],
          chips: ["Add the train lines", "Make it cheaper"])),
    ],
    summary: "Three days, three areas: Shibuya, Asakusa and Shinjuku, about $660 without flights.")

  /// What is said in voice mode, question by question.
  static let voice = ChatGPT.Topic(
    "Tokyo food", asks: "What should I eat first in Tokyo?",
    ChatGPT.Answer(
      "Start with a bowl of ramen near the station. It's quick, warm and under ten dollars.",
      chips: ["Which ramen?", "Sum it up"]),
    followUps: [
      FollowUp(
        "And what should I bring home?",
        ChatGPT.Answer(
          "Matcha sweets from Asakusa. They're light and keep for weeks.", chips: ["Which ramen?", "Sum it up"])),
      FollowUp(
        "Which ramen?",
        ChatGPT.Answer(
          "Shoyu if you like it clear and salty, tonkotsu if you like it rich. Both come in under a minute.",
          chips: ["And what should I bring home?", "Sum it up"])),
    ],
    summary: "Ramen near the station on the first night, matcha sweets from Asakusa for the way home.")
}
