extension ChatGPT {
  /// A picture of the photo library.
  struct Photo: Hashable, Codable, Sendable {
    /// As the photo site names it; the art below `Assets/ChatGPT` has the same name.
    var id: String
    var description: String
    var caption: String
    var colors: String

    /// Name below `Assets`.
    var art: String { "ChatGPT/\(id)" }

    static let all = [
      Photo(
        id: "1441974231531-c6227db76b6e",
        description:
          "A forest path in the morning. Sunlight falls between tall trunks and lies in bright patches on the ground.",
        caption: "Every path looks longer before breakfast.", colors: "Moss green, bark brown and a warm, pale gold."),
      Photo(
        id: "1490750967868-88aa4486c946",
        description:
          "A meadow full of flowers, seen from close to the ground. The nearest ones are sharp, and the field behind them melts into color.",
        caption: "Nobody planted this.", colors: "Poppy red, soft violet and fresh green."),
      Photo(
        id: "1493246507139-91e8fad9978e",
        description:
          "A mountain lake under jagged peaks. The water is still enough to hold the whole ridge upside down.",
        caption: "Two mountains for the price of one.", colors: "Slate blue, snow white and a little pine green."),
      Photo(
        id: "1472214103451-9374bd1c798e",
        description:
          "Green hills at sunset. The low sun lays long shadows across the grass, and a few clouds catch the last light.",
        caption: "The last ten minutes of the day.", colors: "Fresh green, lilac and a band of orange."),
      Photo(
        id: "1504674900247-0877df9cc836",
        description:
          "A plate of food from above. It's carefully arranged, with fresh herbs on top and a dark table around it.",
        caption: "Too pretty to eat. Eaten anyway.", colors: "Herb green, tomato red and charcoal."),
      Photo(
        id: "1514888286974-6c03e2ca1dba",
        description: "A tabby cat looking straight at the camera. Its ears are up, and the eyes are wide and green.",
        caption: "I heard the fridge.", colors: "Warm brown, cream and bright green."),
    ]
  }

  /// A file that can be attached, and what is said about it.
  struct File: Hashable, Codable, Sendable {
    var name: String
    var detail: String
    var topic: Topic

    static let all = [
      File(
        name: "Tokyo budget.csv", detail: "4 KB",
        topic: Topic(
          "Tokyo budget", asks: "Tokyo budget.csv",
          Answer("Tokyo budget.csv has four lines. Hotel is the largest at $420, and the total is $660."),
          followUps: [
            Topic.FollowUp(
              "What can I cut?",
              Answer("Food is the easy one: lunch sets instead of dinners bring $180 down to about $140.")),
            Topic.FollowUp(
              "Add a column for days",
              Answer("Divided by three days it comes to $140 for the hotel, $60 for food and $20 for trains.")),
          ], summary: "Four lines, $660 in all.")),
      File(
        name: "Flight times.pdf", detail: "212 KB",
        topic: Topic(
          "Flight times", asks: "Flight times.pdf",
          Answer("Flight times.pdf lists two flights: out on Friday at 11:40, back on Tuesday at 17:05."),
          followUps: [
            Topic.FollowUp(
              "When do I leave home?", Answer("Be at the airport by 9:10 on Friday, so leave home around eight.")),
            Topic.FollowUp(
              "How long is it?", Answer("A little over 13 hours each way, with the wind against you going west.")),
          ], summary: "Out Friday 11:40, back Tuesday 17:05.")),
      File(
        name: "Packing list.txt", detail: "1 KB",
        topic: Topic(
          "Packing list", asks: "Packing list.txt",
          Answer("Packing list.txt has eleven things on it. I'd add a plug adapter and take one pair of shoes out."),
          followUps: [
            Topic.FollowUp(
              "What weighs most?",
              Answer("The second pair of shoes and the book. Wear one, and load the other on your phone.")),
            Topic.FollowUp(
              "Sort it by day", Answer("Put the first day's things on top: shirt, charger, rail pass, toothbrush.")),
          ], summary: "Eleven things, one too many, one missing.")),
    ]
  }

  /// What is said about photos.
  struct PhotoTalk: Hashable, Codable, Sendable {
    var caption = "Write a caption"
    var colors = "Name the colors"
    var again = "Describe it again"
    /// What a question about the place has in it, and what its answer begins with, before the description.
    var placeWord = "where"
    var noPlace = "I can't tell the exact place, but I can see"
    var title = "About a photo"
    var thought = ["Look at the middle first, then at the light.", "Say what is there before what it means."]
  }
}
