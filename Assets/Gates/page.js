"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);

const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
};
const path = (src) => src.split("/").map(encodeURIComponent).join("/");
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const [width, height] = data.canvas;

// --- Pictures --------------------------------------------------------------------------------------------------------
const picture = (title, shown, over, missing) => {
  if (!shown) {
    return element("figure", {}, element("div", { class: "none", style: `--shape: ${width} / ${height}` }, missing),
      element("figcaption", {}, element("b", {}, title)));
  }
  const image = (p, kind, alt) =>
    element("img", { src: path(p.src), class: kind, width: p.width, height: p.height, alt, loading: "lazy" });
  const frame = element("span", { class: "frame" }, image(shown, null, title), over ? image(over, "over", "") : null);
  return element("figure", {}, element("a", { href: path(shown.src), class: "frame-link", tabindex: "-1" }, frame),
    element("figcaption", {}, element("b", {}, title), shown.caption ? ` ${shown.caption}` : ""));
};
const box = (frame, rect) => {
  if (!frame || !rect) return;
  const [x, y, w, h] = rect;
  const style = `left: ${(x / width) * 100}%; top: ${(y / height) * 100}%; width: ${(w / width) * 100}%; height: ${(h / height) * 100}%`;
  frame.append(element("span", { class: "box", style }));
};
const unbox = (card) => card.querySelectorAll(".box").forEach((made) => made.remove());

// --- What changed on screen --------------------------------------------------------------------------------------------
const row = (change, frames, card) => {
  const show = () => {
    unbox(card);
    box(frames[0], change.old);
    box(frames[1], change.new);
  };
  const hide = () => unbox(card);
  const names = change.ids.map((id) => `#${id}`);
  const told = names.length > 3 ? `${names[0]} to ${names[names.length - 1]}` : names.join(", ");
  return element("li", {},
    element("button", { type: "button", onmouseenter: show, onmouseleave: hide, onfocus: show, onblur: hide, onclick: show },
      element("b", {}, change.thing), ` ${change.words}`, told ? element("small", {}, told) : null));
};
const listOf = (stretch, frames, card) => {
  const heading = stretch.comparedAt ? `On screen at “${stretch.comparedAt}”` : "On screen";
  if (!stretch.elements.length) {
    const why = stretch.comparedAt
      ? "Nothing that is listed there has changed. Write a moment into the script where it does, to see what it is."
      : "No element tells: it is in what they are drawn with.";
    return element("div", {}, element("h3", {}, heading), element("p", { class: "about" }, why));
  }
  const few = 12;
  const rows = stretch.elements.map((change) => row(change, frames, card));
  const list = element("ul", { class: "elements" }, ...rows.slice(0, few));
  const rest = rows.length > few
    ? element("details", {}, element("summary", {}, `${rows.length - few} more`), element("ul", { class: "elements" }, ...rows.slice(few)))
    : null;
  return element("div", {}, element("h3", {}, heading), list, rest);
};

const cards = [];
const stretchCard = (stretch) => {
  const card = element("article", { class: "card", tabindex: "-1" });
  const pictures = element("div", { class: "pictures" },
    picture("Before", stretch.before, stretch.after, "There is no picture of how it was."),
    picture("After", stretch.after, stretch.before),
    picture("Difference", stretch.difference, null, "There is nothing to compare it with."));
  const frames = [...pictures.querySelectorAll("figure")].map((figure) => figure.querySelector(".frame"));
  const flicker = (on) => () => card.classList.toggle("flicker", on);
  const button = stretch.before && stretch.after
    ? element("button", { type: "button", class: "flick", onpointerdown: flicker(true), onpointerup: flicker(false), onpointerleave: flicker(false) }, "Hold to swap before and after")
    : null;
  const about = [
    stretch.first === stretch.last ? `frame ${stretch.first}` : `${plural(stretch.changed, "frame")} from ${stretch.first} to ${stretch.last}`,
    `screen ${stretch.screen}`,
    stretch.moments.length ? stretch.moments.map((name) => `“${name}”`).join(", ") : null,
  ].filter(Boolean).join(" · ");
  card.append(
    element("h2", {}, stretch.span),
    element("p", { class: "about" }, about, stretch.shift ? `. Here is ${stretch.shift}.` : ""),
    element("div", { class: "body" },
      element("div", {}, pictures, element("div", { class: "row" }, button, element("span", { class: "keys" }, `at ${stretch.shown} s, frame ${stretch.frame}`))),
      listOf(stretch, frames, card)));
  cards.push(card);
  return card;
};

// --- Inputs ------------------------------------------------------------------------------------------------------------
const input = (change) => {
  const said = [
    change.old === null ? null : element("span", { class: "said old" }, `− ${change.old}`),
    change.new === null ? null : element("span", { class: "said new" }, `+ ${change.new}`),
  ].filter(Boolean);
  return element("div", { class: "input" }, element("span", {}, change.kind),
    element("div", {}, element("p", {}, said.length ? change.place : change.words.replace(new RegExp(`^${change.kind} `), "")), ...said));
};
const inputs = () => {
  if (!data.isApproved) return;
  const card = element("article", { class: "card" }, element("h2", {}, "What moved"));
  if (!data.causes.length) card.append(element("p", { class: "about" }, "No input that is known: neither script, remix, art, fonts, libraries nor mkdemo’s own code."));
  card.append(...data.causes.map(input));
  if (data.idle.length) {
    card.append(element("details", {}, element("summary", {}, `${data.idle.length} more moved, without a part in this`), ...data.idle.map(input)));
  }
  $("inputs").append(card);
};

// --- The film ------------------------------------------------------------------------------------------------------------
let current = -1;
const marks = [];
const go = (index) => {
  if (!cards.length) return;
  current = Math.max(0, Math.min(cards.length - 1, index));
  marks.forEach((mark, place) => mark.classList.toggle("now", place === current));
  cards[current].scrollIntoView({ block: "start" });
  cards[current].focus({ preventScroll: true });
};
const film = () => {
  const length = Math.max(data.to - data.from, 1e-6);
  const share = (t) => `${((t - data.from) / length) * 100}%`;
  const bar = $("film");
  bar.append(element("div", { class: "track" }));
  for (const mark of data.marks) bar.append(element("i", { style: `left: ${share(mark.at)}`, title: mark.name }));
  data.spans.forEach(([from, to], index) => {
    const name = data.stretches[index]?.span ?? `${from.toFixed(2)} s`;
    const mark = element("button", {
      type: "button", title: name, "aria-label": `Change at ${name}`, onclick: () => go(index),
      style: `left: min(${share(from)}, calc(100% - 6px)); width: ${((to - from) / length) * 100}%`,
    });
    marks.push(mark);
    bar.append(mark);
  });
  bar.append(element("span", {}, `${data.from.toFixed(2)} s`), element("span", {}, `${data.to.toFixed(2)} s`));
};

const fill = () => {
  $("title").textContent = data.name;
  $("verdict").textContent = data.verdict[0].toUpperCase() + data.verdict.slice(1) + ".";
  $("mend").textContent = data.mend[0].toUpperCase() + data.mend.slice(1) + ".";
  for (const note of data.notes) $("notes").append(element("li", {}, note));
  film();
  inputs();
  $("stretches").append(...data.stretches.map(stretchCard));
  if (data.more) $("stretches").append(element("p", { class: "about" }, data.more === 1 ? "One more stretch changed too." : `${data.more} more stretches changed too.`));
  if (data.moments.length) {
    $("stretches").append(element("div", { class: "sheet" }, ...data.moments.map((moment) => {
      const made = picture(moment.name, moment.picture, null);
      made.lastElementChild.append(element("br"), `${moment.at} s, ${moment.screen}`);
      return made;
    })));
  }
  $("keys").hidden = !data.stretches.length;
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === "j") go(current + 1);
  else if (key === "k") go(current - 1);
  else if (key === "f" && cards.length) cards[Math.max(0, current)].classList.toggle("flicker");
  else return;
  event.preventDefault();
});
fill();
