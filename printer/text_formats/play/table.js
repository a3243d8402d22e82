// The units at the table: counters, what is lost, the army's values and the phases of the turn.
//
// A counter shows the boxes of the same name and number on the sheets, or else keeps a mark of its own ("c0": 3).

const table = { units: [], values: [], phases: [] };

function findTables() {
  let own = 0;
  for (const section of document.querySelectorAll("main .table")) {
    const army = armyOf(section.textContent);
    if (army === null) continue;
    layTable(section, army);
    const taken = new Set();
    const units = [...section.querySelectorAll(".unit")].map((element, i) => {
      const counters = [...element.querySelectorAll(".counter")].map((counter, k) => {
        const { name } = counter.dataset;
        const { of } = army.units[i].counters[k];
        const group = page.groups.find((one) => one.count === of && !taken.has(one) && one.element.closest(".army") === section.closest(".army") &&
          !one.again && isNamed(nameOf(one.element), name)) ?? null;
        if (group !== null) taken.add(group);
        return { element: counter, of, group, mark: "c" + own++ };
      });
      const unit = { element, counters };
      // Without a card there is nothing to tap.
      if (cardOf(unit) === null) element.querySelector(".to-card").replaceWith(make("div", { class: "to-card" }, ...element.querySelector(".to-card").childNodes));
      return unit;
    });
    table.units.push(...units);
    [...section.querySelectorAll(".values > div")].forEach((element, i) => table.values.push({ element, units, ...army.values[i] }));
    const phases = section.querySelector(".phases");
    if (phases !== null) table.phases.push({ element: phases, lines: [...phases.querySelectorAll("li")] });
    section.hidden = false;
    linkToTable(section);
  }
}

/** Boxes of a unit are named "Spears, Hits", perhaps after a place; a block of boxes may be "General eliminated". */
function isNamed(boxes, counter) {
  return boxes === counter || boxes.endsWith(" " + counter) || boxes.toLowerCase() === counter.replace(", ", " ").toLowerCase();
}

/** Adds the table to the contents, before the sheets of its army. */
function linkToTable(section) {
  const first = document.querySelector(`.contents a[href="#${section.parentElement.id}-1"]`)?.closest("li");
  if (!first) return;
  const line = document.createElement("li");
  const link = document.createElement("a");
  line.className = "level-1";
  link.href = "#" + section.id;
  link.textContent = "At the table";
  line.append(link);
  first.before(line);
}

function counted(counter) {
  return counter.group === null ? Math.min(markValue(counter.mark) ?? 0, counter.of) : tickedOf(counter.group);
}

/** The change of marks that counts one more or less; empty at the end of the counter. */
function countOn(counter, step) {
  if (counter.group === null) {
    const after = Math.min(Math.max(counted(counter) + step, 0), counter.of);
    return [[counter.mark, after === 0 ? null : after]];
  }
  const boxes = page.boxes.slice(counter.group.first, counter.group.first + counter.of);
  const box = step > 0 ? boxes.find(({ mark }) => markValue(mark) !== true) : boxes.findLast(({ mark }) => markValue(mark) === true);
  return box === undefined ? [] : [[box.mark, step > 0 ? true : null]];
}

function isLost(unit) {
  return unit.counters.length > 0 && counted(unit.counters[0]) === unit.counters[0].of;
}

function listenToTables() {
  for (const unit of table.units) {
    for (const counter of unit.counters) {
      for (const button of counter.element.querySelectorAll("button")) button.addEventListener("click", () => act(countOn(counter, Number(button.dataset.step) || (counted(counter) === 0 ? 1 : -1))));
    }
    unit.element.querySelector("button.to-card")?.addEventListener("click", () => showCard(unit));
  }
  for (const { element, lines } of table.phases) element.querySelector("button").addEventListener("click", () => nextPhase(lines.length));
}

function nextPhase(count) {
  const phase = markValue("phase") ?? 0;
  act(phase + 1 < count ? [["phase", phase + 1]] : [["phase", null], ["turn", Math.min(turn() + 1, 999)]]);
}

/** The unit's card, or where else its boxes are on a sheet; null if it is on none. */
function cardOf(unit) {
  const groups = page.groups.filter((one) => unit.counters.some(({ group }) => group !== null && page.boxes[one.first].mark === page.boxes[group.first].mark));
  const own = unit.element.querySelector("b").textContent;
  const titled = [...unit.element.closest(".army").querySelectorAll(".card")].find((card) => card.querySelector(".rank-4").textContent === own);
  return titled ?? groups.map(({ element }) => element.closest(".card")).find((card) => card !== null) ?? groups[0]?.element.closest("tr, article") ?? null;
}

function showCard(unit) {
  const target = cardOf(unit);
  target.scrollIntoView({ block: "start" });
  target.querySelector("input, button, summary")?.focus({ preventScroll: true });
}

function showTables() {
  for (const unit of table.units) {
    for (const counter of unit.counters) {
      const value = counted(counter);
      counter.element.classList.toggle("full", value === counter.of);
      const toggle = counter.element.querySelector(".toggle");
      toggle?.setAttribute("aria-pressed", String(value > 0));
      if (toggle !== null) continue;
      counter.element.querySelector("output").textContent = `${value}/${counter.of}`;
      counter.element.querySelector("[data-step='-1']").disabled = value === 0;
      counter.element.querySelector("[data-step='1']").disabled = value === counter.of;
    }
    unit.element.classList.toggle("lost", isLost(unit));
  }
  for (const { element, units, weights, steps, perCount } of table.values) {
    const times = (unit) => perCount ? (unit.counters.length > 0 ? counted(unit.counters[0]) : 0) : Number(isLost(unit));
    const loss = units.reduce((sum, unit, i) => sum + times(unit) * weights[i], 0);
    const [, text, over] = steps.findLast(([from]) => from <= loss);
    element.querySelector("dd").textContent = text;
    element.classList.toggle("over", over);
  }
  const phase = markValue("phase") ?? 0;
  for (const { lines } of table.phases) {
    lines.forEach((line, i) => {
      if (i === Math.min(phase, lines.length - 1)) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    });
  }
}
