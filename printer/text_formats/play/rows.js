// An army in play as rows of texts, from the page or from a link, and the counters made of them.
//
// The first text of a row tells its kind: N (name, system), P (phases), V (a value of the army: label, the weight of each
// unit, and from which loss on it shows what), C (the same, with weights for each one on the first counter), U (a unit: name, note, then label and count of each counter).

const MOST_COUNTED = 500;
const MOST_STEPS = 5000;
const LONGEST_NAME = 60; // as in the names of boxes

function wholeNumber(text, most) {
  const number = Number(text);
  if (!/^\d{1,6}$/u.test(text) || number > most) throw new Error("no number");
  return number;
}

/** The steps of "10! rout", or those of a run such as "0-9- 14": 14, 13 and so on. */
function stepsOf(step) {
  const [, from, to, sign, over, text] = /^(\d+)(?:-(\d+)([+-]))?(!?) (.*)$/u.exec(step);
  const first = wholeNumber(from, 1e6);
  const last = to === undefined ? first : wholeNumber(to, first + MOST_STEPS);
  return Array.from({ length: last - first + 1 }, (_, i) =>
    [first + i, text.replace(/\d+/u, (number) => String(Number(number) + (sign === "-" ? -i : i))), over === "!"]);
}

function valueOf(perCount, [label, weights, ...steps]) {
  return {
    label,
    perCount,
    weights: weights.split(" ").map((weight) => wholeNumber(weight, 5000)),
    steps: steps.flatMap(stepsOf),
  };
}

function unitOf([name, note, ...rest]) {
  const counters = [];
  for (let i = 0; i + 1 < rest.length; i += 2) counters.push({ label: rest[i], of: wholeNumber(rest[i + 1], MOST_COUNTED) });
  return { name, note, counters };
}

/** The army of such a text; null if it is none. */
function armyOf(text) {
  const army = { name: "", system: "", phases: [], values: [], units: [] };
  try {
    for (const line of text.split("\n")) {
      const [kind, ...row] = line.split("\t");
      if (kind === "N") [army.name, army.system = ""] = row;
      else if (kind === "P") army.phases = row;
      else if (kind === "V" || kind === "C") army.values.push(valueOf(kind === "C", row));
      else if (kind === "U") army.units.push(unitOf(row));
    }
  } catch {
    return null;
  }
  const fits = army.values.every(({ weights, steps }) => steps.length > 0 && weights.length === army.units.length);
  return army.name !== "" && army.units.length > 0 && fits ? army : null;
}

/** An element with attributes and children; texts are never markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function shortName(name) {
  const signs = [...name];
  return signs.length > LONGEST_NAME ? signs.slice(0, LONGEST_NAME).join("") + "\u2026" : name;
}

function counterFor(unit, { label, of }) {
  const name = [unit.name, label].filter((part) => part !== "").map(shortName).join(", ");
  const counter = make("div", { class: "counter", "data-name": name });
  if (of === 1) {
    counter.append(make("button", { type: "button", class: "toggle", "data-step": "0", "aria-pressed": "false", "aria-label": name }, label));
    return counter;
  }
  counter.append(
    make("button", { type: "button", "data-step": "-1", "aria-label": name + ": one less" }, "\u2212"),
    make("span", {}, make("small", {}, label), make("output", { "aria-label": name })),
    make("button", { type: "button", "data-step": "1", "aria-label": name + ": one more" }, "+"),
  );
  return counter;
}

/** "Melee: units in contact must fight." has its name first and large. */
function phaseFor(phase, i) {
  const [, name, rest] = /^([^:]{1,40}: )(.+)$/u.exec(phase) ?? [null, phase, ""];
  return make("li", { value: i + 1 }, make("b", {}, name), ...(rest === "" ? [] : [make("span", {}, rest)]));
}

function phasesFor(phases) {
  const list = make("ol", {}, ...phases.map(phaseFor));
  return make("div", { class: "phases" }, list, make("button", { type: "button", class: "plain", "data-phase": "next" }, "Next phase"));
}

/** Fills the section of an army with its phases, values and units. */
function layTable(section, army) {
  section.replaceChildren(make("h2", { class: "rank-2" }, army.name));
  if (army.phases.length > 0) section.append(phasesFor(army.phases));
  if (army.values.length > 0) section.append(make("dl", { class: "values" }, ...army.values.map(({ label }) => make("div", {}, make("dt", {}, label), make("dd")))));
  section.append(make("ul", { class: "units" }, ...army.units.map((unit) => {
    const name = make("button", { type: "button", class: "to-card" }, make("b", {}, unit.name), " ", make("small", {}, unit.note));
    return make("li", { class: "unit" }, name, ...unit.counters.map((counter) => counterFor(unit, counter)));
  })));
}
