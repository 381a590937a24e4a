/// How a companion stands at a moment. Every number is a closed form of time to whoever animates it: equal poses are
/// equal pictures, and every parameter moves the picture without a jump.
struct CompanionPose: Hashable, Sendable {
  /// Swing of the arm on the left and on the right of the picture, -1...1; 0 is rest. With a prop in hand the arm
  /// follows gently.
  var waveLeft = 0.0, waveRight = 0.0
  /// True: both arms up and waving, props put away (screen 5). False: the companion's own gesture with its prop.
  var isWavingBoth = false
  /// Idle float in points, negative is up.
  var bob = 0.0
  /// Phase of one hop, 0...1: crouch, leap, land, settle. 0 and 1 are the same stance.
  var hop = 0.0
  /// Eyelids, 0 open ... 1 closed.
  var blink = 0.0
  /// Momo's throw, 0 arm back with the plane in hand ... 1 plane away at the end of its trail.
  var armThrow = 1.0
  /// Tilt of Pip's magnifying glass, -1...1.
  var magnify = 0.0
  /// Lean of all above the hips in degrees, clockwise positive; the feet stay.
  var lean = 0.0
  /// Body colour, 0 own ... 1 the palette's `bodyBlend`.
  var bodyTint = 0.0

  /// At rest, with its own gesture.
  static let rest = CompanionPose()

  /// Both arms waving, props put away.
  /// - Parameters:
  ///   - left: swing of the arm on the left, -1...1.
  ///   - right: swing of the arm on the right, -1...1.
  static func bothWaving(left: Double = 0, right: Double = 0) -> CompanionPose {
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
