import Scenes
extension Milo {
  struct WalksNote: View {
    let content: Content;
    var body: some View { Rectangle().fill(content.theme.color.yellowNote).frame(width: 152, height: 152) }
  }
  struct WinNote: View {
    let content: Content;
    var body: some View { Rectangle().fill(content.theme.color.surface).frame(width: 168, height: 128) }
  }
  struct FunNote: View {
    let content: Content;
    var body: some View { Rectangle().fill(content.theme.color.lavenderNote).frame(width: 168, height: 168) }
  }
  struct SlowNote: View {
    let content: Content;
    var body: some View { Rectangle().fill(content.theme.color.pinkNote).frame(width: 170, height: 170) }
  }
  struct LoopArrow: View {
    let content: Content; let trim: Double; var body: some View { Rectangle().fill(Color.clear) }
  }
  struct PostageStamp: View {
    let content: Content; let lift: Double; var body: some View { Rectangle().fill(content.theme.color.stampPaper) }
  }
}
