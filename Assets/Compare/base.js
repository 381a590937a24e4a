"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);
const { report } = data;
const { rate, count } = data.review ?? { rate: 60, count: 0 };
// Times of the page begin where both films run.
const from = report.alignment.from;
const start = report.a.startsAt;
const frames = report.frames.map((f) => ({ t: f.timeA - from, ssim: f.ssim, psnr: f.psnr }));
const moments = report.moments.map((m) => ({ ...m, t: m.from + start - from, end: m.to + start - from }));
// From the first frame to the last.
const length = Math.max(1, count - 1) / rate;
const isInside = (t) => t > -1e-6 && t < count / rate;

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
// What differs must not look equal: 0.99999 is shown as 0.9999.
const similarity = (value) => (value < 1 ? (Math.floor(value * 1e4) / 1e4).toFixed(4) : "1.0000");
const signed = (value, places) => (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value).toFixed(places);
const clock = (t) => `${Math.floor(t / 60)}:${(t % 60).toFixed(3).padStart(6, "0")}`;
