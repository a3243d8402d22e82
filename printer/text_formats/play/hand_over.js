// Handing a game over: a file, a link, the share dialog of a phone. What comes in is checked like what the browser kept.

const GAME_FORMAT = "muster-game-1";
const LONGEST_GAME = 1_000_000;

/** The code of the army, if there is only one at the table. */
function armyCode() {
  const tables = document.querySelectorAll("main .table");
  return tables.length === 1 ? tables[0].dataset.army : null;
}

/** The game. Its counts are for pages with other sheets of the same army, where marks have other numbers. */
function gameOf() {
  const counts = armyCode() === null ? [] : table.units.flatMap(({ counters }) => counters.map(counted));
  return { format: GAME_FORMAT, game: document.body.dataset.game, marks: game.marks, counts };
}

/** The marks of a game that was played with other sheets of this army; null if it was another army. */
function marksOfCounts({ army, counts, marks }) {
  const counters = table.units.flatMap((unit) => unit.counters);
  if (army !== armyCode() || army === null || !Array.isArray(counts) || counts.length !== counters.length) return null;
  const made = Object.entries(marks).filter(([mark]) => mark === "turn" || mark === "phase");
  counters.forEach(({ group, mark, of }, i) => {
    const count = Number.isInteger(counts[i]) ? Math.min(Math.max(counts[i], 0), of) : 0;
    if (group === null) made.push(...(count > 0 ? [[mark, count]] : []));
    else made.push(...page.boxes.slice(group.first, group.first + count).map((box) => [box.mark, true]));
  });
  return made;
}

/** The marks of a saved game, or the reason why it is none of this page. */
function marksOf(text, army) {
  if (text.length > LONGEST_GAME) return "This is too large to be a game.";
  let saved = null;
  try {
    saved = JSON.parse(text);
  } catch {
    return "This is not a saved game.";
  }
  if (saved === null || typeof saved !== "object" || saved.format !== GAME_FORMAT || saved.marks === null || typeof saved.marks !== "object" || Array.isArray(saved.marks)) return "This is not a saved game.";
  const isOwn = saved.game === document.body.dataset.game;
  const marks = isOwn ? Object.entries(saved.marks) : marksOfCounts({ army, ...saved });
  if (marks === null) return "This game was played with another army, or with another version of this one.";
  return marks.every(([mark, value]) => isMark(mark, value)) ? marks : "This game is damaged.";
}

/** Takes a game over as one step, so that Undo brings back the one before. Says what was wrong otherwise. */
function takeOver(text, army = null) {
  const marks = marksOf(text, army);
  if (typeof marks === "string") return tell(marks);
  const fresh = new Map(marks);
  doStep([...new Set([...Object.keys(game.marks), ...fresh.keys()])].map((mark) => [mark, fresh.get(mark) ?? null]));
  remember();
  showAll();
  return tell("The game was loaded. Undo brings back the one before.");
}

function tell(text) {
  show("handed", text);
  show("said", text);
}

function toBase64(text) {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** A link to the page, or to where it is published, with the army and everything that is ticked. */
function gameLink() {
  const army = armyCode();
  const parts = [...(army === null ? [] : ["army=" + army]), "game=" + toBase64(JSON.stringify(gameOf()))];
  return (document.body.dataset.playUrl ?? location.href.replace(/#.*$/u, "")) + "#" + parts.join("&");
}

/** Takes over the game of the link, if it has one. */
function openLink() {
  const army = inFragment("army");
  const code = inFragment("game");
  if (code === null) return;
  // A reload must not load it again; the army stays if the page shows it because of the link.
  history.replaceState(null, "", location.href.replace(/#.*$/u, "") + (linked.code === null ? "" : "#army=" + linked.code));
  let text = "";
  try {
    text = code.length > LONGEST_GAME * 2 ? "" : fromBase64(code);
  } catch {
    // An empty text is no game.
  }
  takeOver(text, army);
}

function saveGame() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ ...gameOf(), army: armyCode() })], { type: "application/json" }));
  link.download = document.title.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) + ".game.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function shareGame() {
  const url = gameLink();
  try {
    if (navigator.share) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      tell("The link to this game was copied.");
    }
  } catch (error) {
    if (error.name !== "AbortError") tell("This browser shares nothing from this page; save the game to a file.");
  }
}

function listenToFile() {
  const input = document.querySelector("[data-file]");
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    takeOver(file.size > LONGEST_GAME ? "" : await file.text());
    input.value = "";
  });
  window.addEventListener("hashchange", () => {
    const army = inFragment("army");
    if (army !== null && army !== (linked.code ?? armyCode())) location.reload(); // another army than the page shows
    else openLink();
  });
}
