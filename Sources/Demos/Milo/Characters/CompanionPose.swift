/// How a companion stands at a moment. Every number is a closed form of time to whoever animates it: equal poses are
/// equal pictures, and every parameter moves the picture without a jump.
public struct CompanionPose: Hashable, Sendable {
  /// Swing of the arm on the left and on the right of the picture, -1...1; 0 is rest. With a prop in hand the arm
  /// follows gently.
  public var waveLeft, waveRight: Double
  /// True: both arms up and waving, props put away (screen 5). False: the companion's own gesture with its prop.
  public var isWavingBoth: Bool
  /// Idle float in points, negative is up.
  public var bob: Double
  /// Phase of one hop, 0...1: crouch, leap, land, settle. 0 and 1 are the same stance.
  public var hop: Double
  /// Eyelids, 0 open ... 1 closed.
  public var blink: Double
  /// Momo's throw, 0 arm back with the plane in hand ... 1 plane away at the end of its trail.
  public var armThrow: Double
  /// Tilt of Pip's magnifying glass, -1...1.
  public var magnify: Double
  /// Lean of all above the hips in degrees, clockwise positive; the feet stay.
  public var lean: Double
  /// Body colour, 0 own ... 1 the palette's `bodyBlend`.
  public var bodyTint: Double

  /// Makes a pose; what is not given is at rest, with Momo's plane thrown.
  public init(
    waveLeft: Double = 0, waveRight: Double = 0, isWavingBoth: Bool = false, bob: Double = 0, hop: Double = 0,
    blink: Double = 0, armThrow: Double = 1, magnify: Double = 0, lean: Double = 0, bodyTint: Double = 0
  ) {
    (self.waveLeft, self.waveRight, self.isWavingBoth) = (waveLeft, waveRight, isWavingBoth)
    (self.bob, self.hop, self.blink, self.armThrow) = (bob, hop, blink, armThrow)
    (self.magnify, self.lean, self.bodyTint) = (magnify, lean, bodyTint)
  }

  /// At rest, with its own gesture.
  public static let rest = CompanionPose()

  /// Both arms waving, props put away.
  /// - Parameters:
  ///   - left: swing of the arm on the left, -1...1.
  ///   - right: swing of the arm on the right, -1...1.
  public static func bothWaving(left: Double = 0, right: Double = 0) -> CompanionPose {
    CompanionPose(waveLeft: left, waveRight: right, isWavingBoth: true)
  }

  /// The pose with all numbers inside their ranges, so that an overshooting spring never tears a drawing.
  var clamped: CompanionPose {
    func clamp(_ v: Double, _ low: Double, _ high: Double) -> Double { v.isFinite ? min(max(v, low), high) : 0 }
    var p = self
    p.waveLeft = clamp(waveLeft, -1.3, 1.3)
    p.waveRight = clamp(waveRight, -1.3, 1.3)
    p.bob = clamp(bob, -40, 40)
    p.hop = clamp(hop, 0, 1)
    p.blink = clamp(blink, 0, 1)
    p.armThrow = clamp(armThrow, 0, 1)
    p.magnify = clamp(magnify, -1.3, 1.3)
    p.lean = clamp(lean, -20, 20)
    p.bodyTint = clamp(bodyTint, 0, 1)
    return p
  }
}
