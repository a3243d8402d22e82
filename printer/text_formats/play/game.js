// The game: its marks and the steps that made them. Independent of the page.
//
// A mark is a box ("b12": true), a track ("t3": 5), a text ("w2": "..."), a counter ("c1": 3), the
// phase, or the turn. Unmarked items are absent.
// A step is a list of [mark, before, after].

const LONGEST_HISTORY = 500;
const LONGEST_TEXT = 2000;

const game = {
  marks: {},
  steps: [],
  done: 0, // number of steps done; the others are undone
};

function markValue(mark) {
  return Object.hasOwn(game.marks, mark) ? game.marks[mark] : null;
}

function setMark(mark, value) {
  if (value === null || value === undefined) delete game.marks[mark];
  else game.marks[mark] = value;
}

/** Does a step of changes [mark, after]. With `merge`, merges it with a last step that changed only the same mark. */
function doStep(changes, merge = false) {
  const step = changes
    .map(([mark, after]) => [mark, markValue(mark), after])
    .filter(([, before, after]) => before !== after);
  if (step.length === 0) return;
  for (const [mark, , after] of step) setMark(mark, after);
  const last = game.steps[game.done - 1];
  game.steps.length = game.done;
  if (merge && last && last.length === 1 && step.length === 1 && last[0][0] === step[0][0]) {
    last[0][2] = step[0][2];
  } else {
    game.steps.push(step);
    if (game.steps.length > LONGEST_HISTORY) game.steps.shift();
  }
  game.done = game.steps.length;
}

/** Undoes the last step and returns it, or null if there is none. */
function undoStep() {
  if (game.done === 0) return null;
  const step = game.steps[--game.done];
  for (const [mark, before] of step) setMark(mark, before);
  return step;
}

function redoStep() {
  if (game.done === game.steps.length) return null;
  const step = game.steps[game.done++];
  for (const [mark, , after] of step) setMark(mark, after);
  return step;
}

/** Clears all marks, as one step. */
function resetGame() {
  doStep(Object.keys(game.marks).map((mark) => [mark, null]));
}

function turn() {
  return markValue("turn") ?? 1;
}

// Browser storage. The key derives from the armies' contents, so that two armies, or two versions of one, never mix.

const memory = {
  key: "", // set when the page is loaded
  works: false,
};

function isMark(mark, value) {
  if (mark === "turn") return Number.isInteger(value) && value > 1 && value < 1000;
  if (mark === "phase") return Number.isInteger(value) && value > 0 && value < 100;
  if (/^c\d{1,7}$/.test(mark)) return Number.isInteger(value) && value > 0 && value < 1000;
  if (/^b\d{1,7}$/.test(mark)) return value === true;
  if (/^t\d{1,7}$/.test(mark)) return Number.isInteger(value);
  return /^w\d{1,7}$/.test(mark) && typeof value === "string" && value.length <= LONGEST_TEXT;
}

function isStep(step) {
  return Array.isArray(step) && step.length > 0 && step.every((change) => Array.isArray(change) && change.length === 3 &&
    [change[1], change[2]].every((value) => value === null || isMark(change[0], value)));
}

/** Restores a saved game; ignores data that does not fit this page. */
function readKept(text) {
  game.marks = {};
  game.steps = [];
  game.done = 0;
  let kept = null;
  try {
    kept = JSON.parse(text);
  } catch {
    return;
  }
  if (kept === null || typeof kept !== "object" || kept.marks === null || typeof kept.marks !== "object") return;
  for (const [mark, value] of Object.entries(kept.marks)) if (isMark(mark, value)) game.marks[mark] = value;
  if (!Array.isArray(kept.steps) || !kept.steps.every(isStep)) return;
  game.steps = kept.steps.slice(-LONGEST_HISTORY);
  game.done = Number.isInteger(kept.done) ? Math.min(Math.max(kept.done, 0), game.steps.length) : game.steps.length;
}

function remember() {
  try {
    localStorage.setItem(memory.key, JSON.stringify({ marks: game.marks, steps: game.steps, done: game.done }));
    memory.works = true;
  } catch {
    memory.works = false;
  }
  return memory.works;
}

function recall() {
  memory.key = "muster-game-1:" + document.body.dataset.game;
  try {
    const text = localStorage.getItem(memory.key);
    if (text !== null) readKept(text);
    const probe = memory.key + ":probe";
    localStorage.setItem(probe, "");
    localStorage.removeItem(probe);
    memory.works = true;
  } catch {
    memory.works = false;
  }
}
