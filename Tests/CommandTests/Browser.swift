import Foundation

/// Debian's Chromium without a window, driven through its debugging pipe as a user's hands would.
final class Browser {
  static let program = "/usr/bin/chromium"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }

  private let process = Process()
  private let folder: String
  private let requests, answers: FileHandle
  private var number = 0
  private var buffer = Data()
  private var session: String?
  /// What the page logged as errors, threw, or could not load.
  private(set) var complaints: [String] = []

  /// Opens a file of a folder. The pipe's ends are named pipes, which the shell hands on as descriptors 3 and 4.
  init(_ file: String, width: Int = 1200, height: Int = 900, isDark: Bool = false) throws {
    folder = NSTemporaryDirectory() + "/browser-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    mkfifo("\(folder)/in", 0o600)
    mkfifo("\(folder)/out", 0o600)
    process.executableURL = URL(filePath: "/bin/sh")
    let command =
      "exec \(Self.program) --headless --no-sandbox --disable-gpu --no-first-run --mute-audio "
      + "--autoplay-policy=no-user-gesture-required --remote-debugging-pipe --user-data-dir='\(folder)/profile' "
      + "--window-size=\(width),\(height) about:blank 3<'\(folder)/in' 4>'\(folder)/out'"
    process.arguments = ["-c", command]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let requests = FileHandle(forWritingAtPath: "\(folder)/in"),
      let answers = FileHandle(forReadingAtPath: "\(folder)/out")
    else { throw Trouble(what: "the browser's pipe cannot be opened") }
    self.requests = requests
    self.answers = answers
    let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Runtime", "Log", "Page", "Network"] { try ask("\(domain).enable") }
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try ask("Emulation.setEmulatedMedia", ["features": [scheme]])
    try ask("Page.navigate", ["url": URL(filePath: file).absoluteString])
    try wait("document.readyState === 'complete'")
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What the browser would not do.
  struct Trouble: Error {
    let what: String
  }

  /// Asks the browser for something and waits for the answer.
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try requests.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      if answer["id"] as? Int != number { continue }
      if let error = answer["error"] as? [String: Any] { throw Trouble(what: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message; complaints are kept as they pass.
  private func next() throws -> [String: Any] {
    let end = Date(timeIntervalSinceNow: 60)
    while true {
      if let mark = buffer.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: buffer[buffer.startIndex..<mark]) as? [String: Any] ?? [:]
        buffer = Data(buffer[(mark + 1)...])
        note(message)
        return message
      }
      var ready = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 1000) > 0 else {
        if Date() > end { throw Trouble(what: "the browser does not answer") }
        continue
      }
      let data = answers.availableData
      if data.isEmpty { throw Trouble(what: "the browser has gone") }
      buffer += data
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown", "Network.loadingFailed": complaints.append("\(parameters)")
    case "Runtime.consoleAPICalled" where ["error", "warning"].contains(parameters["type"] as? String):
      complaints.append("\(parameters)")
    case "Log.entryAdded": complaints.append("\(parameters)")
    default: break
    }
  }

  /// What an expression of the page is worth.
  func value(_ expression: String) throws -> Any? {
    let answer = try ask(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Trouble(what: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func number(_ expression: String) throws -> Double { (try value(expression) as? NSNumber)?.doubleValue ?? .nan }

  /// Waits until an expression is true.
  func wait(_ expression: String, seconds: Double = 20) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while (try value(expression) as? Bool) != true {
      if Date() > end { throw Trouble(what: "it never comes to be that \(expression)") }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Presses a key.
  func press(_ key: String, code: Int = 0, shift: Bool = false) throws {
    var parameters: [String: Any] = ["key": key, "windowsVirtualKeyCode": code, "modifiers": shift ? 8 : 0]
    if key.count == 1 { parameters["text"] = key }
    for type in ["keyDown", "keyUp"] {
      try ask("Input.dispatchKeyEvent", parameters.merging(["type": type]) { $1 })
    }
  }

  /// Presses the mouse in the middle of an element, or at a share of its width.
  func click(_ selector: String, share: Double = 0.5) throws {
    let point = try place(selector, share: share)
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, at: point) }
  }

  /// Drags from one share of an element's width to another.
  func drag(_ selector: String, from: Double, to: Double) throws {
    try mouse("mousePressed", at: place(selector, share: from))
    let end = try place(selector, share: to)
    for type in ["mouseMoved", "mouseReleased"] { try mouse(type, at: end) }
  }

  /// A point of an element, scrolled into sight.
  private func place(_ selector: String, share: Double) throws -> (x: Double, y: Double) {
    let find =
      "(() => { const e = document.querySelector(\(String(reflecting: selector))); e.scrollIntoView({block: 'center'}); "
      + "const r = e.getBoundingClientRect(); return [r.left + r.width * \(share), r.top + r.height / 2]; })()"
    guard let point = try value(find) as? [NSNumber], point.count == 2 else { throw Trouble(what: "no \(selector)") }
    return (point[0].doubleValue, point[1].doubleValue)
  }

  private func mouse(_ type: String, at point: (x: Double, y: Double)) throws {
    try ask(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point.x, "y": point.y, "button": "left", "clickCount": 1,
        "buttons": type == "mouseReleased" ? 0 : 1,
      ])
  }

  /// Writes what is in sight as a PNG picture.
  func picture(_ path: String) throws {
    let answer = try ask("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Trouble(what: "no picture")
    }
    try data.write(to: URL(filePath: path))
  }
}
