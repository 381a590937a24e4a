import Scenes

extension ChatGPT {
  /// What the user does, and what follows by itself.
  enum Action: Hashable, Sendable {
    // Top bar.
    case sidebar, modelMenu, newChat, moreMenu
    /// The area below the top bar that plays HOOK MODE.
    case hook
    // Transcript.
    case transcript, thought(Int), copy(Int), read(Int), up(Int), down(Int), regenerate(Int), share(Int)
    case copyCode(Int), savePicture(Int), sharePicture(Int), followUp(Int)
    // Composer.
    case field, attachMenu, mic, micDone, micCancel, round, removeAttachment
    // New chat.
    case starter(Int), logo
    // Sidebar.
    case edge, dimmed, sidebarList, search, searchDone, library, gpts, settings, chat(Int)
    // Menus, sheets, dialogs, pages.
    case closeMenu, model(Model), rename(Int), shareChat(Int), delete(Int), attach(Attachment)
    case closeSheet, sheet, photo(Int), file(Int), settingsRow(Int), shareTarget(Int), shareCopy
    case dialogField, dialogDone, dialogCancel
    case pageBack, pageList, gpt(Int), libraryPicture(Int)
    case cameraShutter, cameraClose
    // Voice.
    case mute, closeVoice
    // By itself.
    case streamEnds, pageGone, dictated, voicePhase(Int), removedGone, shotDone

    /// What "+" offers.
    enum Attachment: Hashable, Sendable, CaseIterable { case camera, photos, files }
  }
}
