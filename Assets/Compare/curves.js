// The curves of each measure over time, over which the ruler names the moments.
const curves = [];
const scoreAt = (t) => {
  let low = 0, high = frames.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if (frames[half].t <= t + 1e-6) low = half + 1;
    else high = half;
  }
  return frames[Math.max(0, low - 1)];
};

const addCurve = (name, key, words) => {
  if (!frames.length) return;
  const finite = frames.map((f) => f[key]).filter((v) => v !== null);
  const low = finite.length ? finite.reduce((x, y) => Math.min(x, y)) : 0;
  const top = finite.length ? finite.reduce((x, y) => Math.max(x, y)) : 1;
  const room = Math.max(top - low, key === "ssim" ? 0.002 : 1);
  const [width, height] = [1000, 100];
  const x = (t) => ((t / length) * width).toFixed(2);
  // Equal frames have no finite PSNR: they lie on the upper edge.
  const y = (v) => (v === null ? 6 : 8 + ((top - v) / room) * 84).toFixed(2);
  const svg = drawn("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img" });
  svg.setAttribute("aria-label", `${name} over time, from ${words(low)} to ${words(finite.length < frames.length ? null : top)}`);
  for (const m of moments.filter((m) => isInside(m.t))) {
    svg.append(drawn("line", { x1: x(m.t), x2: x(m.t), y1: 0, y2: height, class: "moment" }));
  }
  const points = frames.map((f) => `${x(f.t)} ${y(f[key])}`);
  const [first, last] = [x(frames[0].t), x(frames[frames.length - 1].t)];
  svg.append(drawn("path", { class: "under", d: `M${first} ${height}L${points.join("L")}L${last} ${height}z` }));
  svg.append(drawn("path", { d: `M${points.join("L")}` }));
  const head = drawn("line", { y1: 0, y2: height, class: "head" });
  svg.append(head);
  const now = element("b");
  const most = finite.length < frames.length ? null : top;
  const range = finite.length && low !== most ? `${words(low)} to ${words(most)}` : "throughout";
  const plot = element("div", { class: "plot" }, svg);
  const point = (event) => {
    const box = svg.getBoundingClientRect();
    stopAnd(() => show(Math.round(((event.clientX - box.left) / box.width) * length * rate)));
  };
  plot.addEventListener("pointerdown", (event) => {
    plot.setPointerCapture(event.pointerId);
    point(event);
  });
  plot.addEventListener("pointermove", (event) => event.buttons && point(event));
  $("curves").append(element("figure", { "data-metric": key }, element("figcaption", {}, `${name} `, now, element("span", {}, range)), plot));
  curves.push({
    mark: (t, score) => {
      head.setAttribute("x1", x(t));
      head.setAttribute("x2", x(t));
      now.textContent = words(score[key]);
    },
  });
};

// Each name has the room until the next one.
const addRuler = () => {
  const shown = moments.filter((m) => isInside(m.end - 1e-3) || isInside(m.t));
  for (const [index, m] of shown.entries()) {
    const at = Math.max(0, m.t), next = index + 1 < shown.length ? shown[index + 1].t : length;
    const mark = element("span", { title: m.name, onclick: () => stopAnd(() => seek(at)) }, m.name);
    mark.style.left = `${(at / length) * 100}%`;
    mark.style.maxWidth = `${Math.max(0, ((next - at) / length) * 100)}%`;
    $("ruler").append(mark);
  }
};
