// An army that comes with a link, as a QR code on a sheet has it: "#army=" and its rows, compressed, in 41 characters.
//
// If the page has that army, only this one is shown. Otherwise it takes the place of the armies of the page; references
// and other sheets stay.

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*-.:"; // three are two bytes
const LONGEST_CODE = 8_000;
const LONGEST_ARMY = 200_000;

const linked = { code: null }; // of the army that the page shows because of its link

function inFragment(name) {
  const part = location.hash.slice(1).split("&").find((one) => one.startsWith(name + "="));
  return part === undefined ? null : part.slice(name.length + 1);
}

function bytesOf(code) {
  const bytes = [];
  for (let i = 0; i < code.length; i += 3) {
    const digits = [...code.slice(i, i + 3)].map((digit) => DIGITS.indexOf(digit));
    const number = digits.reduceRight((sum, digit) => sum * 41 + digit, 0);
    const most = digits.length === 3 ? 65536 : 256;
    if (digits.length === 1 || digits.includes(-1) || number >= most) throw new Error("no code");
    bytes.push(...(digits.length === 3 ? [number >> 8, number & 255] : [number]));
  }
  return Uint8Array.from(bytes);
}

/** The text of a code; throws if it is damaged, of a later version, or too large. */
async function unpacked(code) {
  if (code[0] !== "1" || code.length > LONGEST_CODE) throw new Error("no code");
  const [high, low, ...packed] = bytesOf(code.slice(1));
  const reader = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let sum = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    for (const byte of part.value) sum = (sum * 31 + byte) & 0xffff;
    if (text.length > LONGEST_ARMY) throw new Error("too large");
  }
  text += decoder.decode();
  if (sum !== high * 256 + low) throw new Error("damaged");
  return text;
}

/** A short number for a text, so that the games of two armies are kept apart. */
function numberOf(text) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; ++i) {
    a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
    b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

function removeOthers(kept) {
  for (const army of document.querySelectorAll("main .army")) if (army !== kept && army.querySelector(".table") !== null) army.remove();
  for (const link of document.querySelectorAll(".contents a")) if (document.querySelector(link.getAttribute("href")) === null) link.closest("li, p").remove();
  for (const list of document.querySelectorAll(".contents ul")) if (list.children.length === 0) list.remove();
}

function showLinked(army, text, code) {
  const section = make("section", { class: "army linked", id: "army-linked" }, make("h1", {}, army.name),
    make("section", { class: "table", id: "army-linked-play", "data-army": code }, text),
    make("footer", {}, make("p", {}, army.system)));
  document.querySelector("main").prepend(section);
  removeOthers(section);
  document.title = army.name;
  document.body.dataset.game = "army-" + numberOf(code);
}

function refuse(text) {
  const line = document.querySelector("[data-show=link]");
  line.textContent = text;
  line.hidden = false;
}

async function openArmy() {
  const code = inFragment("army");
  if (code === null) return;
  const own = [...document.querySelectorAll("main .table")].find((one) => one.dataset.army === code)?.closest(".army");
  if (own) {
    if (document.querySelectorAll("main .table").length > 1) {
      linked.code = code;
      document.body.dataset.game += ":" + own.id;
      removeOthers(own);
    }
    return;
  }
  if (!("DecompressionStream" in window)) return refuse("This browser is too old to open the army of the link.");
  try {
    const text = await unpacked(code);
    const army = armyOf(text);
    if (army === null) throw new Error("no army");
    linked.code = code;
    showLinked(army, text, code);
  } catch {
    refuse("The army of this link cannot be read. Scan the code again, or copy the whole link.");
  }
}
