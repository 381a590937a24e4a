extension Milo {
  /// The app's own delays and rates, in seconds unless said. What the user does stands in timeline scripts.
  struct DemoScript: Hashable, Codable, Sendable {
    /// From the lift of a finger to the start of the change of screen.
    var leaveDelay = 0.05
    /// How long the old screen takes to blur and fade to white.
    var leave = 0.25
    /// How long the white takes to go.
    var veil = 0.3
    /// How long a title takes to come out of its blur, and from which blur (points).
    var title = 0.45
    var titleBlur = 12.0
    /// What stands below a title starts after `restDelay`, each thing `stagger` later than the one before.
    var restDelay = 0.12
    var stagger = 0.06
    /// How far what staggers in comes up (points).
    var rise = 16.0
    /// The four notes of the first screen.
    var notes = [0.05, 0.15, 0.25, 0.35]
    var arrowStart = 0.55
    var arrow = 0.8
    var getStarted = 1.25
    /// The rows of the second screen.
    var rowsStart = 0.2
    var rowStagger = 0.08
    var rowFill = 0.25
    var maxRows = 3
    /// The carousel: scale it comes in at.
    var zoom = 0.94
    /// Bob of the current companion: points up and down, and its period.
    var bob = 3.0
    var bobPeriod = 2.6
    var hop = 0.55
    /// The dial's sweep from 0, and what it sweeps to.
    var dial = 1.0
    /// From the start of the dial's screen to its sweep.
    var dialDelay = 0.14
    var minutes = 5
    var maxMinutes = 10
    var stampDelay = 0.6
    var maxThought = 500
  }
}
