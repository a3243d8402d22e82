// The marks on the page: boxes, tracks and lines to write on, in page order. Each refers to its mark in the game; items
// repeated on several sheets share one.

const page = {
  boxes: [],  // { input, mark }
  groups: [], // { element, first, count, tally, again }
  tracks: [], // { element, inputs, start, value, mark, again }
  lines: [],  // { element, mark, again }
};

/**
 * The name of an item, without the explanation after a colon ("Hits: gone at 12"). It includes the sheet only for lines,
 * because notes on different sheets are separate.
 */
function nameOf(element) {
  const sheet = element.closest("article").querySelector(".running span:last-child").textContent + ", ";
  const full = (element.getAttribute("aria-label") ?? element.querySelector("input").getAttribute("aria-label").replace(/, -?\d+(, struck out)?$/u, ""));
  const own = full.startsWith(sheet) && !element.classList.contains("write") ? full.slice(sheet.length) : full;
  return own.replace(/^((?:.*, )?[^,:]+):[^,]*$/u, "$1");
}

/**
 * For each item, the index of the one whose mark it shows: itself, or the same item on an earlier kind of sheet. Items are
 * the same if army, name and size match and both kinds of sheet have equally many of that name; they match in order.
 */
function firstOf(things) {
  const first = things.map((_, i) => i);
  const named = new Map();
  things.forEach(({ element, size }, i) => {
    const key = JSON.stringify([element.closest(".army").id, nameOf(element), size]);
    const sheet = element.closest("article").dataset.sheet;
    if (!named.has(key)) named.set(key, new Map());
    const sheets = named.get(key);
    if (!sheets.has(sheet)) sheets.set(sheet, []);
    sheets.get(sheet).push(i);
  });
  for (const sheets of named.values()) {
    const [originals, ...others] = sheets.values();
    for (const twins of others) if (twins.length === originals.length) twins.forEach((twin, i) => { first[twin] = originals[i]; });
  }
  return first;
}

function findMarks() {
  for (const element of document.querySelectorAll("main .boxes")) {
    const inputs = [...element.querySelectorAll("input")];
    const group = { element, first: page.boxes.length, count: inputs.length, tally: null, again: false };
    page.boxes.push(...inputs.map((input, i) => ({ input, mark: "b" + (group.first + i) })));
    page.groups.push(group);
    inputs.forEach((input, i) => { input.tabIndex = i === 0 ? 0 : -1; });
    if (inputs.length > 1 && element.parentElement.classList.contains("boxline")) group.tally = addTally(element);
  }
  for (const element of document.querySelectorAll("main .track")) {
    const start = element.dataset.start === undefined ? null : Number(element.dataset.start);
    const legend = element.querySelector("legend");
    const tally = document.createElement("output");
    tally.className = "tally";
    legend.append(" ", tally);
    page.tracks.push({ element, inputs: [...element.querySelectorAll("input")], start, tally, value: null, mark: "t" + page.tracks.length, again: false });
  }
  page.lines = [...document.querySelectorAll("main .write")].map((element, i) => ({ element, mark: "w" + i, again: false }));
  shareMarks();
}

function shareMarks() {
  firstOf(page.groups.map(({ element, count }) => ({ element, size: count }))).forEach((first, i) => {
    const group = page.groups[i];
    group.again = first !== i;
    for (let box = 0; group.again && box < group.count; ++box) page.boxes[group.first + box].mark = page.boxes[page.groups[first].first + box].mark;
  });
  const share = (things) => (first, i) => {
    things[i].again = first !== i;
    things[i].mark = things[first].mark;
  };
  firstOf(page.tracks.map(({ element, inputs }) => ({ element, size: inputs.map((input) => input.value).join() }))).forEach(share(page.tracks));
  firstOf(page.lines.map(({ element }) => ({ element, size: 1 }))).forEach(share(page.lines));
}

function addTally(element) {
  const tally = document.createElement("span");
  tally.className = "tally";
  tally.setAttribute("aria-hidden", "true");
  element.before(tally);
  return tally;
}

// --- input

function listenToMarks() {
  for (const { input, mark } of page.boxes) input.addEventListener("change", () => act([[mark, input.checked ? true : null]]));
  page.groups.forEach((group) => group.element.addEventListener("keydown", (event) => stepThrough(event, group)));
  for (const track of page.tracks) {
    for (const input of track.inputs) {
      // A second tap on the value clears it. Arrow keys also arrive as clicks.
      input.addEventListener("click", () => {
        const value = Number(input.value);
        act([[track.mark, track.value === value ? null : value]]);
      });
    }
  }
  page.lines.forEach(listenToLine);
}

/** Arrow keys move through the boxes of a group, which is a single tab stop. */
function stepThrough(event, group) {
  const ways = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const inputs = page.boxes.slice(group.first, group.first + group.count).map((box) => box.input);
  const at = inputs.indexOf(event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = event.key === "Home" ? 0 : event.key === "End" ? inputs.length - 1 : event.key in ways ? at + ways[event.key] : -1;
  if (to < 0 || to >= inputs.length) return;
  event.preventDefault();
  inputs[at].tabIndex = -1;
  inputs[to].tabIndex = 0;
  inputs[to].focus();
}

function listenToLine({ element, mark }) {
  let going = false; // one visit to a line is one step
  if (element.contentEditable !== "plaintext-only") element.contentEditable = "true";
  element.addEventListener("focus", () => { going = false; });
  element.addEventListener("input", () => {
    const text = element.textContent.replace(/\s+$/u, "").slice(0, LONGEST_TEXT);
    act([[mark, text === "" ? null : text]], going);
    going = true;
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      element.blur();
    }
  });
  element.addEventListener("paste", (event) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain").replace(/\s+/gu, " ");
    document.execCommand("insertText", false, text);
  });
}

// --- display

function showMarks() {
  for (const { input, mark } of page.boxes) input.checked = markValue(mark) === true;
  for (const group of page.groups) {
    if (group.tally === null) continue;
    const ticked = tickedOf(group);
    group.tally.textContent = ticked === 0 ? "" : `${ticked} of ${group.count}`;
  }
  for (const track of page.tracks) showTrack(track, markValue(track.mark));
  for (const { element, mark } of page.lines) {
    const text = markValue(mark) ?? "";
    if (element !== document.activeElement && element.textContent !== text) element.textContent = text;
  }
}

function tickedOf(group) {
  let ticked = 0;
  for (let i = group.first; i < group.first + group.count; ++i) if (markValue(page.boxes[i].mark) === true) ++ticked;
  return ticked;
}

/** Marks the value and the boxes between the start and the value. */
function showTrack(track, value) {
  track.value = track.inputs.some((input) => Number(input.value) === value && !input.disabled) ? value : null;
  const values = track.inputs.map((input) => Number(input.value));
  const now = track.value === null ? -1 : values.indexOf(track.value);
  const start = track.start === null ? 0 : values.indexOf(track.start);
  track.inputs.forEach((input, i) => {
    input.checked = i === now;
    const passed = now >= 0 && i !== now && !input.disabled && (start < now ? i >= start && i < now : i > now && i <= start);
    input.parentElement.classList.toggle("passed", passed);
  });
  track.tally.textContent = track.value === null ? "" : String(track.value);
}
