"use strict";
const cards = [...document.querySelectorAll(".card")];

// --- Films: the poster stands until one plays; one plays at a time ---------------------------------------------------
const stuck = (screen) => {
  screen.classList.remove("playing");
  screen.querySelector("video").controls = false;
  screen.querySelector(".play").disabled = true;
  const words = document.createElement("p");
  words.textContent = "This browser cannot play the film. Download it instead.";
  words.className = "stuck";
  words.role = "status";
  screen.append(words);
};
const start = (screen) => {
  const film = screen.querySelector("video");
  screen.classList.add("playing");
  film.controls = true;
  film.focus({ preventScroll: true });
  film.play().catch((error) => {
    if (error.name === "NotSupportedError") stuck(screen);
  });
};
const show = (card, view) => {
  const screen = card.querySelector(".screen");
  const loop = screen.querySelector(".loop");
  loop.hidden = view !== "loop";
  const film = screen.querySelector("video");
  if (view === "loop") film.pause();
  screen.querySelector(".play").hidden = view === "loop";
  for (const button of card.querySelectorAll(".views button")) {
    button.setAttribute("aria-pressed", button.dataset.view === view);
  }
};
for (const card of cards) {
  const screen = card.querySelector(".screen");
  const film = screen.querySelector("video");
  if (film) film.controls = false;
  screen.querySelector(".play")?.addEventListener("click", () => start(screen));
  film?.addEventListener("play", () => {
    screen.classList.add("playing");
    film.controls = true;
    for (const other of document.querySelectorAll("video")) if (other !== film) other.pause();
  });
  film?.addEventListener("ended", () => {
    const held = document.activeElement === film;
    screen.classList.remove("playing");
    film.controls = false;
    film.currentTime = 0;
    if (held) screen.querySelector(".play").focus({ preventScroll: true });
  });
  for (const button of card.querySelectorAll(".views button")) {
    button.addEventListener("click", () => show(card, button.dataset.view));
  }
}

// --- Filter -----------------------------------------------------------------------------------------------------------
const filter = document.querySelector(".filter");
if (filter) {
  const chosen = (name) => filter.querySelector(`[name="${name}"]:checked`)?.value ?? "";
  const apply = () => {
    const words = document.getElementById("find").value.toLowerCase().split(/\s+/).filter(Boolean);
    const mark = chosen("mark");
    const format = chosen("format");
    let count = 0;
    for (const card of cards) {
      let kept = 0;
      for (const row of card.querySelectorAll("[data-format]")) {
        row.hidden = format !== "" && row.dataset.format !== format;
        if (!row.hidden) kept += 1;
      }
      const fits = words.every((word) => card.dataset.words.includes(word));
      card.hidden = !fits || kept === 0 || (mark !== "" && !card.dataset.marks.split(" ").includes(mark));
      if (card.hidden) card.querySelector("video")?.pause();
      else count += 1;
    }
    document.getElementById("count").textContent = `${count} of ${cards.length} clips`;
    document.getElementById("nothing").hidden = count > 0;
  };
  const all = () => {
    filter.reset();
    apply();
  };
  filter.addEventListener("input", apply);
  filter.addEventListener("submit", (event) => event.preventDefault());
  filter.addEventListener("keydown", (event) => {
    if (event.key === "Escape") all();
  });
  document.getElementById("all").addEventListener("click", all);
  // A link to a card must not lead to one that is filtered away.
  addEventListener("hashchange", () => {
    if (document.querySelector(":target")?.hidden) {
      all();
      document.querySelector(":target").scrollIntoView();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
    event.preventDefault();
    document.getElementById("find").focus();
  });
  // The browser keeps choices over a reload.
  apply();
}
