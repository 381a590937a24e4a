// Both films: in step, at a frame, and how they lie on each other.
const [a, b] = [$("a"), $("b")];
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
// The frame that shows a time of the page.
const seek = (t) => show(Math.floor(t * rate + 1e-3));
// What a hand or a key asks for while the films run.
const stopAnd = (act) => {
  if (playing) pause();
  act();
};

const setPlaying = (value) => {
  playing = value;
  $("play").classList.toggle("on", value);
  $("play").lastElementChild.textContent = value ? "Pause" : "Play";
};
const pause = () => {
  setPlaying(false);
  a.pause();
  b.pause();
  if (count) show(Math.floor(a.currentTime * rate));
};
const play = async () => {
  if (!count) return;
  if (frame >= count - 1) show(0);
  setPlaying(true);
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

// How they are shown, each way with what its slider does.
const modes = {
  side: { name: "Side by side" },
  wipe: { name: "Wipe", unit: "%", min: 0, max: 100, step: 5, value: 50, does: "Place of the line" },
  overlay: { name: "Overlay", unit: "%", min: 0, max: 100, step: 5, value: 50, does: "Share of the second film" },
  difference: { name: "Difference", unit: "", min: 1, max: 16, step: 1, value: 1, does: "Brightness" },
};
let mode = "side";
const setBlend = (value) => {
  const way = modes[mode];
  if (!way.does) return;
  way.value = Math.max(way.min, Math.min(way.max, Math.round(value)));
  $("stage").style.setProperty(`--${mode}`, `${way.value}${way.unit}`);
  $("blend").firstElementChild.textContent = `${way.value}${way.unit ? " %" : "×"}`;
  $("blend").lastElementChild.value = way.value;
};
const setMode = (name) => {
  mode = name;
  $("stage").className = mode;
  for (const button of $("modes").children) button.setAttribute("aria-pressed", button.dataset.mode === mode);
  const way = modes[mode];
  $("blend").hidden = !way.does;
  if (!way.does) return;
  Object.assign($("blend").lastElementChild, { min: way.min, max: way.max, title: way.does, ariaLabel: way.does });
  setBlend(way.value);
};
const turnBlend = (direction) => modes[mode].does && setBlend(modes[mode].value + direction * modes[mode].step);

// The line of the wipe follows the hand, and so does the share of an overlay.
const drag = (event) => {
  if (mode !== "wipe" && mode !== "overlay") return;
  if (event.type === "pointerdown") $("glass").setPointerCapture(event.pointerId);
  else if (!event.buttons) return;
  const box = $("glass").getBoundingClientRect();
  setBlend(((event.clientX - box.left) / box.width) * 100);
};
for (const type of ["pointerdown", "pointermove"]) $("glass").addEventListener(type, drag);
