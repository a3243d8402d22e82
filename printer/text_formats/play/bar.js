// The bar: turn, undo, redo, reset, light and dark.

const THEMES = { "": "Automatic", light: "Light", dark: "Dark" };
const THEME_KEY = "muster-theme";

function show(name, text) {
  for (const element of document.querySelectorAll(`[data-show=${name}]`)) {
    if (element.textContent !== text) element.textContent = text;
  }
}

function showBar() {
  show("turn", String(turn()));
  show("ticked", page.boxes.length > 0 ? `${tickedBoxes()} of ${allBoxes()}` : "Game");
  show("unit", page.boxes.length > 0 ? "boxes" : "");
  document.querySelector("[data-do=summary]").setAttribute("aria-label", page.boxes.length > 0 ? `${tickedBoxes()} of ${allBoxes()} boxes ticked: this game` : "Game");
  document.querySelector("[data-do=undo]").disabled = game.done === 0;
  document.querySelector("[data-do=redo]").disabled = game.done === game.steps.length;
  document.querySelector("[data-do=turn-back]").disabled = turn() <= 1;
  document.querySelector("[data-do=turn-on]").disabled = turn() >= 999;
  const warning = document.querySelector("[data-show=memory]");
  warning.hidden = memory.works;
  show("memory", memory.works ? "" : "This browser keeps nothing for this page: what you tick is lost when you close it.");
  show("kept", memory.works ? "Kept in this browser until you reset it." : "Not kept: this browser has no room for this page.");
}

function theme() {
  return document.documentElement.dataset.theme ?? "";
}

function setTheme(name) {
  if (name === "") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  show("theme", THEMES[name]);
  for (const button of document.querySelectorAll("[data-do=theme]")) button.setAttribute("aria-label", `Light or dark: ${THEMES[name]}`);
}

function recallTheme() {
  let name = "";
  try {
    name = localStorage.getItem(THEME_KEY) ?? "";
  } catch {
    // Fall back to the system's setting.
  }
  setTheme(Object.hasOwn(THEMES, name) ? name : "");
}

function nextTheme() {
  const names = Object.keys(THEMES);
  setTheme(names[(names.indexOf(theme()) + 1) % names.length]);
  try {
    localStorage.setItem(THEME_KEY, theme());
  } catch {
    // The choice applies to this visit only.
  }
}

/** Describes a step for screen readers. */
function inWords(step) {
  if (step.length > 1) return `${step.length} marks`;
  const [mark] = step[0];
  const index = Number(mark.slice(1));
  if (mark === "turn") return `turn ${turn()}`;
  if (mark === "phase") return "phase";
  if (mark[0] === "c") return table.units.flatMap(({ counters }) => counters).find((one) => one.mark === mark)?.element.dataset.name ?? "a counter";
  if (mark[0] === "b") return page.boxes[index]?.input.getAttribute("aria-label") ?? "a box";
  if (mark[0] === "w") return page.lines[index]?.element.getAttribute("aria-label") ?? "a note";
  return page.tracks[index]?.element.querySelector("legend").firstChild.textContent.trim() ?? "a track";
}

function move(step, word) {
  if (step === null) return;
  if (document.activeElement?.classList.contains("write")) document.activeElement.blur();
  remember();
  showAll();
  show("said", `${word}: ${inWords(step)}`);
}

const DEEDS = {
  "turn-on": () => act([["turn", turn() + 1]]),
  "turn-back": () => act([["turn", turn() > 2 ? turn() - 1 : null]]),
  undo: () => move(undoStep(), "Undone"),
  redo: () => move(redoStep(), "Done again"),
  theme: nextTheme,
  print: () => window.print(),
  save: saveGame,
  share: shareGame,
  summary: () => {
    showLosses();
    document.querySelector("dialog.summary").showModal();
  },
  reset: () => {
    document.querySelector("dialog.summary").close();
    document.querySelector("dialog.reset").showModal();
  },
  "reset-now": () => {
    document.querySelector("dialog.reset").close();
    resetGame();
    remember();
    showAll();
    show("said", "The game is reset");
  },
};

function listenToBar() {
  for (const button of document.querySelectorAll("[data-do]")) button.addEventListener("click", () => DEEDS[button.dataset.do]());
  document.addEventListener("keydown", (event) => {
    const writing = event.target instanceof HTMLElement && event.target.isContentEditable; // leave undo to the browser there
    if (writing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const deed = key === "z" && !event.shiftKey ? "undo" : key === "y" || (key === "z" && event.shiftKey) ? "redo" : null;
    if (deed === null) return;
    event.preventDefault();
    DEEDS[deed]();
  });
}
