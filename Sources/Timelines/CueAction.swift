/// What a cue does. Durations are seconds, more than 0.
public enum CueAction: Hashable, Sendable {
  /// A finger goes down at the cue's time and up `for` seconds later, which is when a button acts.
  case tap(Target, for: Double)
  /// A finger goes down, rests and goes up again.
  case hold(Target, for: Double)
  /// A flick: the finger goes across the target (the screen where there is none) and leaves with speed.
  case swipe(Direction, on: Target?, over: Double, by: Distance)
  /// The finger takes the target along and stops before it leaves.
  case drag(Target, DragGoal, over: Double)
  /// Keys are pressed one after the other, in `into` or in whatever has the focus.
  case type(String, into: Target?, pace: Pace)
  /// Scrolls the target (the one thing that scrolls where there is none) towards the shift's direction: `down` shows
  /// what is further down, so the finger itself goes up.
  case scroll(Target?, by: Shift, over: Double)
  /// Asserts the name of the current screen.
  case screen(String)
  /// Asserts that a text is visible.
  case expect(String)
  /// Begins a chapter of the movie.
  case chapter(String)
  /// Names a time.
  case moment(String)
  /// Names a time of which `render --stills` writes a picture.
  case still(String)
  /// Changes to the light or the dark look.
  case appearance(Appearance)
  /// Shows or hides the keyboard on the screen.
  case keyboard(shown: Bool)
}

/// Where a drag ends.
public enum DragGoal: Hashable, Sendable {
  /// On the middle of another view.
  case to(Target)
  /// At a value of the track that the dragged view publishes (a dial's "8"); for a view without one, on the label of
  /// that text.
  case toValue(String)
  /// Some way off.
  case by(Shift)
}
