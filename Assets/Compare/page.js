// What the report says, and the keys.
const rows = [];
const thumbs = [];
const draw = () => {
  const t = frame / rate, score = scoreAt(t);
  $("scrubber").value = frame;
  $("scrubber").setAttribute("aria-valuetext", clock(t));
  $("clock").replaceChildren(clock(t), element("small", {}, `  frame ${frame} of ${count}`));
  for (const curve of curves) curve.mark(t, score);
  for (const { row, t: begin, end } of rows) row.classList.toggle("now", t >= begin - 1e-6 && t < end - 1e-6);
  for (const thumb of thumbs) thumb.button.setAttribute("aria-current", Math.floor(thumb.t * rate + 1e-3) === frame);
};

// A table of lines {cells, t, end}: the first cell jumps there. `heads` are [text, class].
const table = (id, heads, lines) => {
  const body = lines.map(({ cells, t, end }) => {
    const row = element("tr", {}, ...cells.map((cell, index) => {
      const jumps = index === 0 && t !== undefined && isInside(t);
      return element("td", { class: heads[index][1] || null },
        jumps ? element("button", { type: "button", onclick: () => stopAnd(() => seek(t)) }, cell) : cell);
    }));
    if (end !== undefined) rows.push({ row, t, end });
    return row;
  });
  $(id).append(
    element("thead", {}, element("tr", {}, ...heads.map(([text, kind]) => element("th", { class: kind || null, scope: "col" }, text)))),
    element("tbody", {}, ...body));
};

const late = (o) => {
  const said = { still: "nothing changes", missing: "never happens", faint: "too faint to tell", outside: "not shown" };
  if (o.lateMs === null) return element("div", { class: o.finding === "missing" ? "late bad" : "late" }, said[o.finding] ?? "");
  const most = Math.max(200, ...report.onsets.map((x) => Math.abs(x.lateMs ?? 0)));
  const bar = element("i");
  bar.style.setProperty("--to", o.lateMs / most);
  return element("div", { class: Math.abs(o.lateMs) > 50 ? "late bad" : "late" }, bar, element("span", {}, `${signed(Math.round(o.lateMs), 0)} ms`));
};

const tiles = () => {
  const { whole, alignment } = report;
  const tile = (name, value, note, isBad) => $("tiles").append(
    element("div", {}, element("dt", {}, name), element("dd", { class: isBad ? "bad" : null }, value), element("small", { title: note }, note)));
  if (whole) {
    tile("Similarity (SSIM)", similarity(whole.ssim), `worst frame ${similarity(whole.ssimMin)}`);
    tile("PSNR", whole.psnr === null ? "∞" : `${digits(whole.psnr, 2)} dB`, whole.psnrMin === null ? "all frames are equal" : `worst frame ${digits(whole.psnrMin, 2)} dB`);
    const sure = data.aligns ? `${Math.round(alignment.confidence * 100)} % sure` : "as asked for";
    const pace = alignment.speed === 1 ? "" : `, at ${(1 / alignment.speed).toFixed(3)}× the speed`;
    tile("Recording starts", `${signed(alignment.offset, 3)} s`, alignment.still ? "nothing moves: not known" : sure + pace);
    const found = report.onsets.filter((o) => o.lateMs !== null);
    const worst = found.reduce((x, o) => (x === null || Math.abs(o.lateMs) > Math.abs(x.lateMs) ? o : x), null);
    if (worst) tile("Worst timing", `${signed(Math.round(worst.lateMs), 0)} ms`, Math.round(worst.lateMs) ? worst.name : `${found.length} cues and moments in time`, Math.abs(worst.lateMs) > 50);
  }
  if (report.gates.length) {
    const failed = data.words.gates.filter((line) => line.startsWith("FAILS")).length;
    tile("Gates", failed ? `${failed} failed` : "All hold", failed ? `of ${data.words.gates.length}` : `${report.gates.length} asked for`, failed > 0);
  }
};

const fill = () => {
  const [badge, kind] = report.verdict === "unrelated" ? ["Unrelated", "bad"]
    : !data.passes ? ["Failed", "bad"]
    : report.verdict === "identical" ? ["Identical", "ok"] : report.gates.length ? ["Passed", "ok"] : ["Measured", ""];
  $("title").append(report.a.name, element("i", {}, "against"), report.b.name, element("b", { class: kind }, badge));
  const { measured, alignment, verdict } = report;
  const found = verdict === "unrelated" && alignment.still ? `One of them does not move, and their pictures differ (likeness ${alignment.likeness.toFixed(2)})`
    : verdict === "unrelated" ? `No way was found to lay one on the other (likeness ${alignment.likeness.toFixed(2)})`
    : verdict === "identical" ? `Every sample of all ${report.frames.length} frames is the same`
    : `${report.frames.length} pairs of frames measured at ${measured.width} × ${measured.height}`;
  $("verdict").textContent = [found, ...data.words.aligned.map((line) => line.replace(/^aligned: /, ""))].join(" · ");
  for (const line of data.words.gates) $("notes").append(element("li", { class: line.startsWith("FAILS") ? "bad" : "ok" }, line));
  for (const note of report.notes) $("notes").append(element("li", {}, note));
  tiles();
  const [nameA, nameB] = document.querySelectorAll("#stage .name");
  nameA.textContent = report.a.name;
  nameB.textContent = report.b.name;
  if (count) $("stage").style.setProperty("--aspect", (data.review.width / data.review.height).toFixed(4));
  for (const [index, [name, way]] of Object.entries(modes).entries()) {
    $("modes").append(element("button", { type: "button", "data-mode": name, title: `Key ${index + 1}`, "aria-keyshortcuts": index + 1, onclick: () => setMode(name) }, way.name, element("kbd", {}, index + 1)));
  }
  addRuler();
  addCurve("SSIM", "ssim", similarity);
  addCurve("PSNR", "psnr", (v) => (v === null ? "∞" : `${v.toFixed(2)} dB`));
  for (const [index, worst] of report.worst.entries()) {
    const t = worst.timeA - from;
    const images = data.pictures[index].map((src, which) => element("img", { src, alt: `${which ? report.b.name : report.a.name} at ${clock(t)}` }));
    const button = element("button", { type: "button", onclick: () => stopAnd(() => seek(t)) },
      element("span", {}, ...images), element("small", {}, element("b", {}, clock(t)), ` ${similarity(worst.ssim)}`));
    thumbs.push({ button, t });
    $("worst").append(button);
  }
  if (!report.worst.length) {
    $("worst").style.display = "block";
    $("worst").append("None: all frames are equal.");
  }
  table("onsets", [["At", "number"], ["Cue or moment", "text"], ["Clip starts", "number"], ["Recording", "number"], ["Late", "number"]],
    report.onsets.map((o) => ({
      t: o.at + start - from,
      cells: [o.at.toFixed(3), o.name, o.startsA === null ? "" : o.startsA.toFixed(3), o.startsB === null ? "" : o.startsB.toFixed(3), late(o)],
    })));
  table("moments", [["From", "number"], ["Moment", "text"], ["SSIM", "number"], ["Least", "number"], ["PSNR", "number"]],
    moments.map((m) => ({
      t: m.t, end: m.end,
      cells: [m.from.toFixed(3), m.name, ...(m.score
        ? [similarity(m.score.ssim), similarity(m.score.ssimMin), m.score.psnr === null ? "∞" : `${digits(m.score.psnr, 2)} dB`]
        : ["", "", element("span", { class: "bad" }, "not measured")])],
    })));
  $("worsts").hidden = !count;
  $("timing").hidden = !report.onsets.length;
  $("scores").hidden = !report.moments.length;
  const turned = (film) => (film.rotation ? `, turned by ${film.rotation}°` : "");
  const facts = [
    ["Size", (f) => `${f.width} × ${f.height}${turned(f)}`],
    ["Frames", (f) => `${f.frames}, ${(f.endsAt - f.startsAt).toFixed(3)} s`],
    ["Coding", (f) => `${f.codec}, ${f.pixels}`],
    ["Colours", (f) => (/^[unknow ]+$/.test(f.colors) ? "not told: taken for BT.709" : f.colors)],
    ["Sound", (f) => (f.sound ? "yes, not compared" : "none")],
  ];
  table("facts", [["", ""], [report.a.name, ""], [report.b.name, ""]],
    facts.map(([name, words]) => ({ cells: [name, words(report.a), words(report.b)] })));
  $("scrubber").max = Math.max(0, count - 1);
  $("player").hidden = !count;
  // There are no films of what could not be laid on each other.
  if (count) [a.src, b.src] = ["a.mp4", "b.mp4"];
};

let nextWorst = 0;
const keys = {
  " ": toggle,
  ArrowLeft: (event) => show(frame - (event.shiftKey ? Math.round(rate) : 1)),
  ArrowRight: (event) => show(frame + (event.shiftKey ? Math.round(rate) : 1)),
  Home: () => show(0),
  End: () => show(count - 1),
  "[": () => seek(([...moments].reverse().find((m) => m.t < frame / rate - 1e-3 && m.t >= 0) ?? { t: 0 }).t),
  "]": () => {
    const next = moments.find((m) => m.t > frame / rate + 1e-3 && isInside(m.t));
    if (next) seek(next.t);
  },
  w: () => report.worst.length && seek(report.worst[nextWorst++ % report.worst.length].timeA - from),
  ",": () => turnBlend(-1),
  ".": () => turnBlend(1),
};
Object.keys(modes).forEach((name, index) => (keys[index + 1] = () => setMode(name)));
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // The slider of wipe, overlay and difference is moved by its own arrows.
  if (event.target.closest("#blend") && key.startsWith("Arrow")) return;
  if (key === " " && event.target.matches("button")) return;
  const act = keys[key];
  if (!act || !count) return;
  event.preventDefault();
  if (playing && !" 1234,.".includes(key)) pause();
  act(event);
});
$("play").addEventListener("click", toggle);
$("back").addEventListener("click", () => stopAnd(() => show(frame - 1)));
$("forth").addEventListener("click", () => stopAnd(() => show(frame + 1)));
$("speed").addEventListener("change", () => (a.playbackRate = b.playbackRate = Number($("speed").value)));
$("scrubber").addEventListener("input", () => stopAnd(() => show(Number($("scrubber").value))));
$("blend").lastElementChild.addEventListener("input", (event) => setBlend(Number(event.target.value)));

fill();
setMode("side");
if (count) show(0);
