import Scenes

extension Devotional {
  /// A closed lock in a box of 48 by 48: body with its keyhole, and shackle.
  enum LockDrawing {
    static let box = Size(48, 48)

    /// The body, with the keyhole wound the other way so that it stays open.
    static let body = Path(
      svg: """
        M15 20.6H33C36.6 20.6 38.6 22.6 38.6 26.2V37C38.6 40.6 36.6 42.6 33 42.6H15C11.4 42.6 9.4 40.6 9.4 37V26.2C9.4
        22.6 11.4 20.6 15 20.6ZM24 27.2C22.2 27.2 20.9 28.5 20.9 30.2C20.9 31.3 21.5 32.2 22.4 32.8V35.6C22.4 36.6 23
        37.2 24 37.2C25 37.2 25.6 36.6 25.6 35.6V32.8C26.5 32.2 27.1 31.3 27.1 30.2C27.1 28.5 25.8 27.2 24 27.2Z
        """)
    static let shackle = Path(svg: "M15.6 20.8V14.6C15.6 9.7 19.2 6 24 6C28.8 6 32.4 9.7 32.4 14.6V20.8")
    static let shackleWidth = 3.6
  }
}
