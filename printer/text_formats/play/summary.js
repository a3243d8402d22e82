// Losses: the count in the bar, and its list.

/** Counts items repeated on several sheets once. */
function tickedBoxes() {
  return new Set(page.boxes.filter(({ mark }) => markValue(mark) === true).map(({ mark }) => mark)).size;
}

function allBoxes() {
  return page.groups.reduce((sum, group) => sum + (group.again ? 0 : group.count), 0);
}

/** The name of the card, else the sheet, that contains a group, track or line. */
function placeOf(element) {
  const card = element.closest(".card");
  const name = card ? card.querySelector(".rank-4").textContent : element.closest("article").querySelector(".running span:last-child").textContent;
  const armies = document.querySelectorAll(".army");
  return armies.length > 1 ? `${element.closest(".army").querySelector("h1").textContent}: ${name}` : name;
}

/** All marks, as [place, words, element]. */
function losses() {
  const all = [];
  for (const group of page.groups) {
    const ticked = tickedOf(group);
    if (ticked > 0 && !group.again) all.push([placeOf(group.element), group.element.getAttribute("aria-label") + (group.count > 1 ? `: ${ticked} of ${group.count}` : ""), group.element]);
  }
  for (const { element, group, of, mark } of table.units.flatMap(({ counters }) => counters)) {
    if (group === null && markValue(mark) !== null) all.push(["At the table", `${element.dataset.name}: ${markValue(mark)} of ${of}`, element]);
  }
  for (const track of page.tracks) {
    if (track.value !== null && !track.again) all.push([placeOf(track.element), `${track.element.querySelector("legend").firstChild.textContent.trim()}: ${track.value}`, track.element]);
  }
  for (const { element, mark, again } of page.lines) {
    const text = markValue(mark);
    if (text !== null && !again) all.push([placeOf(element), `${element.getAttribute("aria-label")}: ${text}`, element]);
  }
  return all;
}

function showLosses() {
  const list = document.querySelector("[data-show=losses]");
  list.replaceChildren();
  const all = losses();
  if (all.length === 0) {
    const none = document.createElement("p");
    none.textContent = "Nothing is ticked yet.";
    list.append(none);
    return;
  }
  const places = new Map();
  for (const [place, words, element] of all) {
    if (!places.has(place)) places.set(place, []);
    // The place is the heading, so its name is not repeated in every line.
    places.get(place).push([words.startsWith(place + ", ") ? words.slice(place.length + 2) : words, element]);
  }
  for (const [place, entries] of places) {
    const title = document.createElement("h3");
    title.textContent = place;
    const lines = document.createElement("ul");
    for (const [words, element] of entries) lines.append(lossLine(words, element));
    list.append(title, lines);
  }
}

function lossLine(words, element) {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "link";
  button.textContent = words;
  button.addEventListener("click", () => {
    document.querySelector("dialog.summary").close();
    const target = element.querySelector("input:not(:disabled), button:not(:disabled)") ?? element;
    target.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: true });
  });
  line.append(button);
  return line;
}
