// Handing a game over: a file, a link, the share dialog of a phone. What comes in is checked like what the browser kept.

const GAME_FORMAT = "muster-game-1";
const LONGEST_GAME = 1_000_000;

function gameText() {
  return JSON.stringify({ format: GAME_FORMAT, game: document.body.dataset.game, marks: game.marks });
}

/** The marks of a saved game, or the reason why it is none of this page. */
function marksOf(text) {
  if (text.length > LONGEST_GAME) return "This is too large to be a game.";
  let saved = null;
  try {
    saved = JSON.parse(text);
  } catch {
    return "This is not a saved game.";
  }
  if (saved === null || typeof saved !== "object" || saved.format !== GAME_FORMAT || saved.marks === null || typeof saved.marks !== "object" || Array.isArray(saved.marks)) return "This is not a saved game.";
  if (saved.game !== document.body.dataset.game) return "This game was played with another army, or with another version of this one.";
  const marks = Object.entries(saved.marks);
  return marks.every(([mark, value]) => isMark(mark, value)) ? marks : "This game is damaged.";
}

/** Takes a game over as one step, so that Undo brings back the one before. Says what was wrong otherwise. */
function takeOver(text) {
  const marks = marksOf(text);
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

function gameLink() {
  return location.href.replace(/#.*$/u, "") + "#game=" + toBase64(gameText());
}

function openLink() {
  if (!location.hash.startsWith("#game=")) return;
  const code = location.hash.slice(6);
  history.replaceState(null, "", location.href.replace(/#.*$/u, "")); // a reload must not load it again
  let text = "";
  try {
    text = code.length > LONGEST_GAME * 2 ? "" : fromBase64(code);
  } catch {
    // An empty text is no game.
  }
  takeOver(text);
}

function saveGame() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([gameText()], { type: "application/json" }));
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
  window.addEventListener("hashchange", openLink);
}
