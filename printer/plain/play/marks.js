// The marks on the page: boxes, tracks and lines to write on, found in the order in which they stand.

const page = {
  boxes: [],  // input
  groups: [], // { element, first, count, tally }
  tracks: [], // { element, inputs, start, value, name }
  lines: [],  // element
};

function findMarks() {
  for (const element of document.querySelectorAll("main .boxes")) {
    const inputs = [...element.querySelectorAll("input")];
    const group = { element, first: page.boxes.length, count: inputs.length, tally: null };
    page.boxes.push(...inputs);
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
    page.tracks.push({ element, inputs: [...element.querySelectorAll("input")], start, tally, value: null });
  }
  page.lines = [...document.querySelectorAll("main .write")];
}

function addTally(element) {
  const tally = document.createElement("span");
  tally.className = "tally";
  tally.setAttribute("aria-hidden", "true");
  element.before(tally);
  return tally;
}

// --- what the player does

function listenToMarks() {
  page.boxes.forEach((input, i) => input.addEventListener("change", () => act([["b" + i, input.checked ? true : null]])));
  page.groups.forEach((group) => group.element.addEventListener("keydown", (event) => stepThrough(event, group)));
  page.tracks.forEach((track, i) => {
    for (const input of track.inputs) {
      // A second tap on the value takes it away. Arrow keys arrive as clicks too.
      input.addEventListener("click", () => {
        const value = Number(input.value);
        act([["t" + i, track.value === value ? null : value]]);
      });
    }
  });
  page.lines.forEach((element, i) => listenToLine(element, i));
}

/** Arrow keys walk through the boxes of a group, which is one stop of the Tab key. */
function stepThrough(event, group) {
  const ways = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const inputs = page.boxes.slice(group.first, group.first + group.count);
  const at = inputs.indexOf(event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = event.key === "Home" ? 0 : event.key === "End" ? inputs.length - 1 : event.key in ways ? at + ways[event.key] : -1;
  if (to < 0 || to >= inputs.length) return;
  event.preventDefault();
  inputs[at].tabIndex = -1;
  inputs[to].tabIndex = 0;
  inputs[to].focus();
}

function listenToLine(element, i) {
  let going = false; // one visit to a line is one step
  if (element.contentEditable !== "plaintext-only") element.contentEditable = "true";
  element.addEventListener("focus", () => { going = false; });
  element.addEventListener("input", () => {
    const text = element.textContent.replace(/\s+$/u, "").slice(0, LONGEST_TEXT);
    act([["w" + i, text === "" ? null : text]], going);
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

// --- what the page shows

function showMarks() {
  page.boxes.forEach((input, i) => { input.checked = markValue("b" + i) === true; });
  for (const group of page.groups) {
    if (group.tally === null) continue;
    const ticked = tickedOf(group);
    group.tally.textContent = ticked === 0 ? "" : `${ticked} of ${group.count}`;
  }
  page.tracks.forEach((track, i) => showTrack(track, markValue("t" + i)));
  page.lines.forEach((element, i) => {
    const text = markValue("w" + i) ?? "";
    if (element !== document.activeElement && element.textContent !== text) element.textContent = text;
  });
}

function tickedOf(group) {
  let ticked = 0;
  for (let i = group.first; i < group.first + group.count; ++i) if (markValue("b" + i) === true) ++ticked;
  return ticked;
}

/** The value is marked, and so is what has been left behind: the boxes between the start and the value. */
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
