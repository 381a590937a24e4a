"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);
const [a, b] = [$("a"), $("b")];
const { rate, count } = data.review ?? { rate: 60, count: 0 };
const from = data.report.alignment.from;
const start = data.report.a.startsAt;
const frames = data.report.frames.map((f) => ({ t: f.timeA - from, ssim: f.ssim, psnr: f.psnr }));
const moments = data.report.moments.map((m) => ({ ...m, t: m.from + start - from }));
const modes = ["side", "wipe", "overlay", "difference"];
const modeNames = { side: "Side by side", wipe: "Wipe", overlay: "Overlay", difference: "Difference" };

const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") made.addEventListener("click", value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
};
const drawn = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const digits = (value, places) => (value === null ? "∞" : value.toFixed(places));
const clock = (t) => `${Math.floor(t / 60)}:${(t % 60).toFixed(3).padStart(6, "0")}`;

// --- Time -----------------------------------------------------------------------------------------------------------
let frame = 0;
let playing = false;
const limit = (k) => Math.max(0, Math.min(count - 1, k));
// The middle of a frame, so that both films show the same one whatever way times are rounded.
const middle = (k) => (k + 0.5) / rate;

// A film takes one jump at a time; the latest wish waits for it.
const jumps = new Map([[a, null], [b, null]]);
const jump = (film, t) => {
  if (film.seeking) jumps.set(film, t);
  else film.currentTime = t;
};
for (const film of [a, b]) {
  film.addEventListener("seeked", () => {
    const wish = jumps.get(film);
    jumps.set(film, null);
    if (wish !== null && Math.abs(film.currentTime - wish) > 1e-4) film.currentTime = wish;
  });
}

const show = (k) => {
  frame = limit(k);
  for (const film of [a, b]) jump(film, middle(frame));
  draw();
};
const seek = (t) => show(Math.floor(t * rate + 1e-6));

const pause = () => {
  playing = false;
  a.pause();
  b.pause();
  $("play").textContent = "Play";
  if (count) show(Math.floor(a.currentTime * rate));
};
const play = async () => {
  if (!count) return;
  if (frame >= count - 1) show(0);
  playing = true;
  $("play").textContent = "Pause";
  a.playbackRate = b.playbackRate = Number($("speed").value);
  try {
    await Promise.all([a.play(), b.play()]);
    requestAnimationFrame(follow);
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  }
};
// Keeps B in step with A while both play.
const follow = () => {
  if (!playing) return;
  if (a.ended || b.ended) {
    pause();
    show(count - 1);
    return;
  }
  const pace = Number($("speed").value);
  const lead = b.currentTime - a.currentTime;
  if (Math.abs(lead) > 0.2) jump(b, a.currentTime);
  b.playbackRate = pace * (1 - Math.max(-0.5, Math.min(0.5, lead * 4)));
  frame = limit(Math.floor(a.currentTime * rate));
  draw();
  requestAnimationFrame(follow);
};
const toggle = () => (playing ? pause() : play());

// --- What is shown ----------------------------------------------------------------------------------------------------
const scoreAt = (t) => {
  let low = 0, high = frames.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if (frames[half].t <= t + 1e-6) low = half + 1;
    else high = half;
  }
  return frames[Math.max(0, low - 1)];
};
const draw = () => {
  const t = frame / rate, score = scoreAt(t);
  $("scrubber").value = frame;
  $("scrubber").setAttribute("aria-valuetext", clock(t));
  $("clock").textContent = `${clock(t)}  frame ${frame}`;
  for (const curve of curves) curve.mark(t, score);
  for (const { row, t: begin, end } of rows) row.classList.toggle("now", t >= begin - 1e-6 && t < end - 1e-6);
};
const setMode = (mode) => {
  $("stage").className = mode;
  for (const button of $("modes").children) {
    button.setAttribute("aria-checked", button.dataset.mode === mode);
  }
  $("blend").hidden = mode !== "wipe" && mode !== "overlay";
  $("blend").firstElementChild.textContent = mode === "wipe" ? "Wipe" : "Share of the second";
};

const curves = [];
const addCurve = (name, key, places) => {
  if (!frames.length) return;
  const finite = frames.map((f) => f[key]).filter((v) => v !== null);
  const low = finite.length ? Math.min(...[finite.reduce((x, y) => Math.min(x, y))]) : 0;
  const top = finite.length ? finite.reduce((x, y) => Math.max(x, y)) : 1;
  const room = Math.max(top - low, key === "ssim" ? 0.002 : 1);
  const length = count / rate, height = 100;
  // Equal frames have no finite PSNR: they lie on the upper edge.
  const y = (v) => (v === null ? 4 : 96 - ((v - low) / room) * 88);
  const svg = drawn("svg", { viewBox: `0 0 ${length} ${height}`, preserveAspectRatio: "none", role: "img" });
  svg.setAttribute("aria-label", `${name} over time`);
  for (const m of moments) svg.append(drawn("line", { x1: m.t, x2: m.t, y1: 0, y2: height, class: "moment" }));
  const points = frames.map((f) => `${f.t.toFixed(4)} ${y(f[key]).toFixed(2)}`);
  svg.append(drawn("path", { d: `M${points.join("L")}` }));
  const head = drawn("line", { y1: 0, y2: height, class: "head" });
  svg.append(head);
  const caption = element("figcaption");
  const point = (event) => {
    const box = svg.getBoundingClientRect();
    if (playing) pause();
    seek(((event.clientX - box.left) / box.width) * length);
  };
  svg.addEventListener("pointerdown", (event) => {
    svg.setPointerCapture(event.pointerId);
    point(event);
  });
  svg.addEventListener("pointermove", (event) => event.buttons && point(event));
  $("curves").append(element("figure", { "data-metric": key }, svg, caption));
  curves.push({
    mark: (t, score) => {
      head.setAttribute("x1", t);
      head.setAttribute("x2", t);
      caption.textContent = `${name} ${digits(score[key], places)} (${digits(finite.length ? low : null, places)} to ${digits(finite.length < frames.length ? null : top, places)})`;
    },
  });
};

const rows = [];
const table = (id, heads, lines) => {
  const body = lines.map(({ cells, t, end, bad }) => {
    const row = element("tr", {}, ...cells.map((cell, index) => {
      const made = element("td", { class: heads[index][1] ? "number" : null });
      if (index === 0) {
        const inside = t >= 0 && t < count / rate;
        made.append(inside ? element("button", { type: "button", onclick: () => { if (playing) pause(); seek(t + 1e-4); } }, cell) : cell);
      } else made.append(cell);
      return made;
    }));
    if (bad) row.lastElementChild.classList.add("bad");
    if (end !== undefined) rows.push({ row, t, end });
    return row;
  });
  $(id).append(
    element("thead", {}, element("tr", {}, ...heads.map(([text, isNumber]) => element("th", { class: isNumber ? "number" : null }, text)))),
    element("tbody", {}, ...body));
};

const fill = () => {
  const { report } = data;
  $("title").textContent = `${report.a.name} against ${report.b.name}`;
  $("verdict").textContent = data.words.verdict;
  $("verdict").classList.toggle("bad", report.verdict === "unrelated");
  $("aligned").textContent = data.words.aligned;
  for (const note of [...data.words.gates, ...report.notes]) $("notes").append(element("li", {}, note));
  $("figure-a").lastElementChild.textContent = report.a.name;
  $("figure-b").lastElementChild.textContent = report.b.name;
  modes.forEach((mode) => {
    $("modes").append(
      element("button", { type: "button", role: "radio", "data-mode": mode, onclick: () => setMode(mode) }, modeNames[mode]));
  });
  addCurve("SSIM", "ssim", 4);
  addCurve("PSNR", "psnr", 2);
  for (const [index, worst] of report.worst.entries()) {
    const t = worst.timeA - from;
    $("worst").append(
      element("button", { type: "button", onclick: () => { if (playing) pause(); seek(t + 1e-4); } },
        element("span", {}, ...data.pictures[index].map((src, which) =>
          element("img", { src, alt: `${which ? report.b.name : report.a.name} at ${clock(t)}` }))),
        `${clock(t)} SSIM ${digits(worst.ssim, 4)}`));
  }
  if (!report.worst.length) $("worst").append(report.verdict === "unrelated" ? "Nothing was measured." : "None: all frames are identical.");
  table("moments", [["From", true], ["Moment", false], ["SSIM", true], ["Least", true], ["PSNR", true]],
    moments.map((m) => ({
      t: m.t, end: m.to + start - from, bad: !m.score,
      cells: [m.from.toFixed(3), m.name, ...(m.score ? [digits(m.score.ssim, 4), digits(m.score.ssimMin, 4), digits(m.score.psnr, 2)] : ["", "", "not measured"])],
    })));
  const findings = { still: "still", missing: "missing", faint: "faint", outside: "not shown", found: "" };
  table("onsets", [["At", true], ["Cue or moment", false], ["Starts", true], ["In other", true], ["Late ms", true]],
    report.onsets.map((o) => ({
      t: o.at + start - from, bad: o.finding === "missing" || Math.abs(o.lateMs ?? 0) > 50,
      cells: [o.at.toFixed(3), o.name, o.startsA === null ? "" : o.startsA.toFixed(3), o.startsB === null ? "" : o.startsB.toFixed(3),
        o.lateMs === null ? findings[o.finding] : (o.lateMs > 0 ? "+" : "") + Math.round(o.lateMs)],
    })));
  $("scrubber").max = Math.max(0, count - 1);
  $("player").hidden = !count;
};

// --- Hands -------------------------------------------------------------------------------------------------------------
let nextWorst = 0;
const keys = {
  " ": toggle,
  ArrowLeft: (event) => show(frame - (event.shiftKey ? Math.round(rate) : 1)),
  ArrowRight: (event) => show(frame + (event.shiftKey ? Math.round(rate) : 1)),
  Home: () => show(0),
  End: () => show(count - 1),
  "[": () => seek(([...moments].reverse().find((m) => m.t < frame / rate - 1e-3 && m.t >= 0) ?? { t: 0 }).t + 1e-4),
  "]": () => {
    const next = moments.find((m) => m.t > frame / rate + 1e-3 && m.t < count / rate);
    if (next) seek(next.t + 1e-4);
  },
  w: () => {
    const worst = data.report.worst;
    if (worst.length) seek(worst[nextWorst++ % worst.length].timeA - from + 1e-4);
  },
};
modes.forEach((mode, index) => (keys[index + 1] = () => setMode(mode)));
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // The share of wipe and overlay is moved by its own arrows.
  if (event.target.closest("#blend") && key.startsWith("Arrow")) return;
  if (key === " " && event.target.matches("button")) return;
  const act = keys[key];
  if (!act || !count) return;
  event.preventDefault();
  if (playing && key !== " " && !/^[1-4]$/.test(key)) pause();
  act(event);
});
$("play").addEventListener("click", toggle);
$("back").addEventListener("click", () => { if (playing) pause(); show(frame - 1); });
$("forth").addEventListener("click", () => { if (playing) pause(); show(frame + 1); });
$("speed").addEventListener("change", () => (a.playbackRate = b.playbackRate = Number($("speed").value)));
$("scrubber").addEventListener("input", () => { if (playing) pause(); show(Number($("scrubber").value)); });
$("blend").lastElementChild.addEventListener("input", (event) => $("stage").style.setProperty("--blend", `${event.target.value}%`));

fill();
setMode("side");
if (count) show(0);
