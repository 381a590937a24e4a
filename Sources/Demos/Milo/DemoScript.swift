extension Milo {
  /// The app's own delays and rates, in seconds unless said. What the user does stands in timeline scripts.
  public struct DemoScript: Hashable, Codable, Sendable {
    /// From the lift of a finger to the start of the change of screen.
    public var leaveDelay = 0.05
    /// How long the old screen takes to blur and fade to white.
    public var leave = 0.25
    /// How long the white takes to go.
    public var veil = 0.3
    /// How long a title takes to come out of its blur, and from which blur (points).
    public var title = 0.45
    public var titleBlur = 12.0
    /// What stands below a title starts after `restDelay`, each thing `stagger` later than the one before.
    public var restDelay = 0.12
    public var stagger = 0.06
    /// How far what staggers in comes up (points).
    public var rise = 16.0
    /// The four notes of the first screen.
    public var notes = [0.05, 0.15, 0.25, 0.35]
    public var arrowStart = 0.55
    public var arrow = 0.8
    public var getStarted = 1.25
    /// The rows of the second screen.
    public var rowsStart = 0.2
    public var rowStagger = 0.08
    public var rowFill = 0.25
    public var maxRows = 3
    /// The carousel: scale it comes in at.
    public var zoom = 0.94
    /// Bob of the current companion: points up and down, and its period.
    public var bob = 3.0
    public var bobPeriod = 2.6
    public var hop = 0.55
    /// The dial's sweep from 0, and what it sweeps to.
    public var dial = 1.0
    /// From the start of the dial's screen to its sweep.
    public var dialDelay = 0.14
    public var minutes = 5
    public var maxMinutes = 10
    public var stampDelay = 0.6
    public var maxThought = 500
  }
}
