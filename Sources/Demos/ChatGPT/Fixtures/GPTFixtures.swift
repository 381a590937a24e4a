extension ChatGPT {
  /// A GPT of the grid: a chat partner for one purpose.
  struct GPT: Hashable, Codable, Sendable {
    var id: String
    var name: String
    var line: String
    var greeting: String
    /// Three things to ask, each with its answer.
    var starters: [Topic.FollowUp]
    var icon: Icon
  }
}

extension ChatGPT.GPT {
  /// The eight, in the order of the grid.
  static let all = [
    travelPlanner, codeCopilot, recipeChef, studyBuddy, budgetCoach, storyWeaver, workoutGuide, plantDoctor,
  ]

  private static let travelPlanner = ChatGPT.GPT(
    id: "travel-planner", name: "Travel Planner", line: "Plans trips day by day",
    greeting: "Where would you like to go?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "A weekend in Kyoto",
        ChatGPT.Answer(
          "Two days, two sides of town: temples in the east on Saturday, the bamboo grove and the river on Sunday. Sleep near the station."
        )),
      ChatGPT.Topic.FollowUp(
        "Family week in Denmark",
        ChatGPT.Answer(
          "Three nights in the capital, then four by the sea. Trains take bikes, and most museums let children in free."
        )),
      ChatGPT.Topic.FollowUp(
        "Cheapest month to fly",
        ChatGPT.Answer(
          "Look at early November and late January. Fares drop by about a third once the holidays are out of sight.")),
    ],
    icon: .travelPlanner)

  private static let codeCopilot = ChatGPT.GPT(
    id: "code-copilot", name: "Code Copilot", line: "Writes and fixes code",
    greeting: "What are we building?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "Rename files in a folder",
        ChatGPT.Answer([
          .paragraph("This puts the year in front of each name:"),
          .code(
            ChatGPT.Code(
              language: "python",
              text:
                "from pathlib import Path\n\nfor p in Path(\"photos\").iterdir():\n    p.rename(p.with_name(\n        \"2026-\" + p.name\n    ))"
            )),
        ])),
      ChatGPT.Topic.FollowUp(
        "Explain this error",
        ChatGPT.Answer(
          "Paste the last line first; it names the fault. Then the line number above it, which says where to look.")),
      ChatGPT.Topic.FollowUp(
        "Review my function",
        ChatGPT.Answer("Send it over. I'll look at names first, then at edge cases, and last at speed.")),
    ],
    icon: .codeCopilot)

  private static let recipeChef = ChatGPT.GPT(
    id: "recipe-chef", name: "Recipe Chef", line: "Cooks what you have",
    greeting: "What's in your kitchen?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "Eggs, rice, one onion",
        ChatGPT.Answer(
          "Fried rice: soften the onion, push it aside, scramble the eggs in the gap, then everything together on high heat."
        )),
      ChatGPT.Topic.FollowUp(
        "A soup in 20 minutes",
        ChatGPT.Answer(
          "Tomatoes, a can of beans, garlic, stock. Simmer for fifteen minutes, crush half of it, finish with oil.")),
      ChatGPT.Topic.FollowUp(
        "Dessert without an oven",
        ChatGPT.Answer(
          "Layer yogurt, crushed cookies and berries in glasses. Ten minutes in the fridge and it slices like cake.")),
    ],
    icon: .recipeChef)

  private static let studyBuddy = ChatGPT.GPT(
    id: "study-buddy", name: "Study Buddy", line: "Quizzes till it sticks",
    greeting: "What are you learning?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "Quiz me on cells",
        ChatGPT.Answer("First question: which part of the cell makes its energy, and what does it need for that?")),
      ChatGPT.Topic.FollowUp(
        "Make a study plan",
        ChatGPT.Answer(
          "Four days: read, recall without the book, do old questions, rest early. An hour each, phone in another room."
        )),
      ChatGPT.Topic.FollowUp(
        "Explain fractions",
        ChatGPT.Answer(
          "Cut a cake in four and take three. The lower number says how many cuts, the upper one how many you took.")),
    ],
    icon: .studyBuddy)

  private static let budgetCoach = ChatGPT.GPT(
    id: "budget-coach", name: "Budget Coach", line: "Makes the month add up",
    greeting: "What are you saving for?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "Save $200 a month",
        ChatGPT.Answer("Move it on payday, before you see it. Then look at the three largest bills, not at the coffee.")
      ),
      ChatGPT.Topic.FollowUp(
        "Where does it go?",
        ChatGPT.Answer("Write down one week. Most people find a tenth of it in things they do not remember buying.")),
      ChatGPT.Topic.FollowUp(
        "Pay off a card",
        ChatGPT.Answer(
          "Put everything extra on the card with the highest rate, and the minimum on the rest. When it's gone, move to the next."
        )),
    ],
    icon: .budgetCoach)

  private static let storyWeaver = ChatGPT.GPT(
    id: "story-weaver", name: "Story Weaver", line: "Tells a story with you",
    greeting: "Who is it about?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "A lighthouse at sea",
        ChatGPT.Answer(
          "The keeper counted ships by sound. On the night the fog came in, one of them answered her by name.")),
      ChatGPT.Topic.FollowUp(
        "A very small dragon",
        ChatGPT.Answer(
          "Pim could light a candle and nothing else, which is why the village asked him to every birthday.")),
      ChatGPT.Topic.FollowUp(
        "Begin in the middle",
        ChatGPT.Answer("By the time the piano reached the river, three people had already tried to buy it.")),
    ],
    icon: .storyWeaver)

  private static let workoutGuide = ChatGPT.GPT(
    id: "workout-guide", name: "Workout Guide", line: "Workouts for any day",
    greeting: "How much time do you have?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "10 minutes, no gear",
        ChatGPT.Answer("Squats, push-ups, planks and jumping jacks: 40 seconds each, 20 seconds rest, twice around.")),
      ChatGPT.Topic.FollowUp(
        "I sit all day",
        ChatGPT.Answer(
          "Stand up every hour and hang from a door frame for a moment. Then ten slow squats before lunch.")),
      ChatGPT.Topic.FollowUp(
        "First pull-up",
        ChatGPT.Answer(
          "Jump up, lower yourself as slowly as you can, five times, every other day. The first full one comes in about a month."
        )),
    ],
    icon: .workoutGuide)

  private static let plantDoctor = ChatGPT.GPT(
    id: "plant-doctor", name: "Plant Doctor", line: "Saves wilting plants",
    greeting: "What does it look like?",
    starters: [
      ChatGPT.Topic.FollowUp(
        "Yellow leaves",
        ChatGPT.Answer(
          "Too much water, most likely. Let the soil dry to the second knuckle, and check that the pot has a hole.")),
      ChatGPT.Topic.FollowUp(
        "Brown tips",
        ChatGPT.Answer("Dry air or hard water. Move it off the heater, and water it with what has stood overnight.")),
      ChatGPT.Topic.FollowUp(
        "It won't bloom", ChatGPT.Answer("More light, less feeding. Many need a cool month before they set any buds.")),
    ],
    icon: .plantDoctor)
}
