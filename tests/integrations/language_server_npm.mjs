// A client of `muster lsp` made of packages from the npm registry.
//   node language_server_npm.mjs PACKAGES MUSTER CLUB EDITS SEED
// CLUB is a folder with the shipped games, which the test may change.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [packages, muster, club, editCount, seed] = process.argv.slice(2);
const {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} = createRequire(join(packages, "package.json"))("vscode-languageserver-protocol/node");

const server = spawn(muster, ["lsp"], { stdio: ["pipe", "pipe", "inherit"], cwd: club });
const connection = createProtocolConnection(
  new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
const published = new Map(); // by URI: the newest diagnostics
const waiting = []; // [uri, version, resolve]
connection.onNotification("textDocument/publishDiagnostics", (parameters) => {
  published.set(parameters.uri, parameters);
  for (const [uri, version, resolve] of waiting)
    if (uri === parameters.uri && parameters.version === version) resolve(parameters.diagnostics);
});
const logged = [];
connection.onNotification("window/logMessage", (parameters) => logged.push(parameters.message));
connection.onRequest("client/registerCapability", () => null);
connection.onRequest("workspace/codeLens/refresh", () => null);
connection.listen();

const uriOf = (path) => pathToFileURL(join(club, path)).href;
const texts = new Map(), versions = new Map();

function diagnosticsOf(uri, version) {
  const known = published.get(uri);
  if (known && known.version === version) return Promise.resolve(known.diagnostics);
  return new Promise((resolve) => waiting.push([uri, version, resolve]));
}

async function open(path) {
  const uri = uriOf(path), text = readFileSync(join(club, path), "utf8");
  texts.set(uri, text);
  versions.set(uri, 1);
  await connection.sendNotification("textDocument/didOpen",
    { textDocument: { uri, languageId: "json", version: 1, text } });
  return uri;
}

// Positions of UTF-16, which is how strings of JavaScript count.
function positionAt(text, offset) {
  const before = text.slice(0, offset), line = before.split("\n").length - 1;
  return { line, character: offset - (before.lastIndexOf("\n") + 1) };
}
function at(uri, what, plus = 1) {
  const offset = texts.get(uri).indexOf(what);
  assert(offset >= 0, what);
  return { textDocument: { uri }, position: positionAt(texts.get(uri), offset + plus) };
}
function offsetAt(text, { line, character }) {
  let start = 0;
  for (let i = 0; i < line; ++i) start = text.indexOf("\n", start) + 1;
  return start + character;
}
function applied(text, edits) {
  const sorted = [...edits].sort((a, b) => offsetAt(text, b.range.start) - offsetAt(text, a.range.start));
  for (const { range, newText } of sorted)
    text = text.slice(0, offsetAt(text, range.start)) + newText + text.slice(offsetAt(text, range.end));
  return text;
}
function change(uri, begin, end, added) {
  const text = texts.get(uri), version = versions.get(uri) + 1;
  versions.set(uri, version);
  const range = { start: positionAt(text, begin), end: positionAt(text, end) };
  texts.set(uri, text.slice(0, begin) + added + text.slice(end));
  return connection.sendNotification("textDocument/didChange", {
    textDocument: { uri, version },
    contentChanges: [{ range, text: added }],
  });
}
const whole = (uri) => ({ start: { line: 0, character: 0 }, end: positionAt(texts.get(uri), texts.get(uri).length) });
const ask = (method, parameters) => connection.sendRequest(method, parameters);

// The findings of the program that checks the saved text.
function checked(path, text) {
  writeFileSync(join(club, path), text);
  const done = spawnSync(muster, ["check", "--format", "json", "--no-cache", path], { cwd: club, encoding: "utf8" });
  return JSON.parse(done.stdout).diagnostics.filter((finding) => !finding.accepted);
}
const levels = [undefined, "error", "warning", "info"];
// As findings of `muster check`, whose columns count code points.
function shownOf(text, diagnostics) {
  const lines = text.split("\n");
  return diagnostics.map(({ code, severity, range, message }) => {
    const column = [...lines[range.start.line].slice(0, range.start.character)].length + 1;
    return [code, levels[severity], range.start.line + 1, column, message];
  });
}
function expectedOf(findings) {
  return findings.map(({ rule, level, line, column, message, help }) => [
    rule, level, line || 1, column || 1, help ? `${message}\n${help}` : message,
  ]);
}

async function capabilities() {
  const { capabilities } = await ask("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(club).href,
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      textDocument: {
        hover: { contentFormat: ["markdown"] },
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
        completion: { completionItem: { snippetSupport: true } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, versionSupport: true },
      },
      workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["rename"] } },
    },
  });
  await connection.sendNotification("initialized", {});
  assert.equal(capabilities.positionEncoding, "utf-16");

  const armyPath = "ancients-d6/armies/" + ARMY, army = await open(armyPath);
  const list = await open("ancients-d6/lists/" + LIST);
  const system = await open("ancients-d6/ancients-d6.system.json");
  const initial = await diagnosticsOf(army, 1);
  assert.deepEqual(shownOf(texts.get(army), initial), expectedOf(checked(armyPath, texts.get(army))));

  // Hover: what a unit costs, and where a value comes from.
  const entry = texts.get(army).match(/"entry": "([^"]+)"/g)[1], id = entry.split('"')[3];
  const hover = await ask("textDocument/hover", at(army, entry, 12));
  assert.equal(hover.contents.kind, "markdown");
  assert.match(hover.contents.value, /total\s+\d/);

  // Definition: from the army into the list.
  const definition = await ask("textDocument/definition", at(army, entry, 12));
  assert.equal(definition.uri, list);
  assert.equal(applied(texts.get(list), [{ range: definition.range, newText: "HERE" }]).includes(`"id": "HERE"`), true);

  // References: from the list back to the armies.
  const references = await ask("textDocument/references",
    { ...at(list, `"id": "${id}"`, 9), context: { includeDeclaration: true } });
  assert(references.some(({ uri }) => uri === army));
  assert(references.some(({ uri }) => uri === list));

  // Rename: the army with its list stays as legal as before.
  const prepared = await ask("textDocument/prepareRename", at(list, `"id": "${id}"`, 9));
  assert.equal(prepared.placeholder, id);
  const edit = await ask("textDocument/rename", { ...at(list, `"id": "${id}"`, 9), newName: "renamed-entry" });
  const changed = new Map(edit.documentChanges.map(({ textDocument, edits }) => [textDocument.uri, edits]));
  assert(changed.has(army) && changed.has(list));
  assert(applied(texts.get(army), changed.get(army)).includes('"entry": "renamed-entry"'));
  assert(!applied(texts.get(army), changed.get(army)).includes(`"entry": "${id}"`));
  assert(applied(texts.get(list), changed.get(list)).includes('"id": "renamed-entry"'));
  await assert.rejects(ask("textDocument/rename", { ...at(list, `"id": "${id}"`, 9), newName: "No Id" }),
    { code: -32602 });

  // Completion: entries with their cost, keys, ids.
  const entries = await ask("textDocument/completion", at(army, entry, 10));
  const offered = entries.items.find(({ label }) => label === id);
  assert.match(offered.detail, /\d/);
  assert.equal(offered.textEdit.newText, `"${id}"`);
  const keys = await ask("textDocument/completion", at(army, '"name"', 1));
  assert(keys.items.some(({ label }) => label === "player"));

  // Formatting: the file is laid out already.
  assert.deepEqual(await ask("textDocument/formatting", { textDocument: { uri: army }, options: {} }), []);
  const symbols = await ask("textDocument/documentSymbol", { textDocument: { uri: system } });
  assert(symbols.some(({ name, children }) => name === "abilities" && children.length > 5));
  const folds = await ask("textDocument/foldingRange", { textDocument: { uri: army } });
  assert(folds.length > 0 && folds.every(({ startLine, endLine }) => startLine < endLine));
  const hints = await ask("textDocument/inlayHint", { textDocument: { uri: army }, range: whole(army) });
  assert(hints.length > 3 && hints.every(({ label }) => /\d/.test(label)));

  // Code lenses: the verdict of each rule about the army that is open.
  const lenses = await ask("textDocument/codeLens", { textDocument: { uri: system } });
  assert(lenses.length > 5);
  const resolved = await ask("codeLens/resolve", lenses[0]);
  assert.match(resolved.command.title, /: /);

  // Hover on an expression: its value for the army.
  const expression = await ask("textDocument/hover", at(system, '"require": "', 14));
  assert.match(expression.contents.value, /for /);
  const names = await ask("textDocument/completion", at(system, '"require": "', 12));
  assert(names.items.some(({ label, detail }) => label === "self" && detail));

  // Code actions: a mistake that has a fix, and accepting it.
  const unit = texts.get(army).indexOf(entry) + '"entry": "'.length;
  await change(army, unit, unit + id.length, id + "x");
  const wrong = await diagnosticsOf(army, versions.get(army));
  const finding = wrong.find(({ code }) => code === "ref/not-found");
  assert(finding, JSON.stringify(wrong));
  assert.match(finding.codeDescription.href, /docs\/rules\/shared.md/);
  const actions = await ask("textDocument/codeAction",
    { textDocument: { uri: army }, range: finding.range, context: { diagnostics: [finding] } });
  for (const { edit } of actions) JSON.parse(applied(texts.get(army), edit.documentChanges[0].edits));
  await change(army, unit, unit + id.length + 1, id);
  assert.deepEqual(shownOf(texts.get(army), await diagnosticsOf(army, versions.get(army))),
    expectedOf(checked(armyPath, texts.get(army))));

  const unknown = { textDocument: { uri: "file:///no.army.json" }, position: { line: 0, character: 0 } };
  await assert.rejects(ask("textDocument/hover", unknown), { code: -32602 });
  for (const uri of [army, list, system])
    await connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  assert.deepEqual(logged, []);
}

// Numbers that a seed determines (mulberry32).
let state = Number(seed);
function random(below) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % below;
}
const pieces = ['"', "{", "}", "[", "]", ",", ":", "0", "9", "-1", "true", "null", "x", "é", "🎲", "\n", " ", "\\",
  '"id": "x", ', '"count": 7, ', '"options": ["veteran"], '];

// Damages and repairs a text at random places; now and then it becomes the original again.
async function randomEdits(path, count) {
  const uri = await open(path), original = texts.get(uri);
  for (let i = 0; i < count; ++i) {
    const text = texts.get(uri), points = [...text].length;
    if (i % 50 === 49) {
      await change(uri, 0, text.length, original);
    } else {
      const from = boundary(text, random(points)), to = boundary(text, from + random(4) * random(6));
      await change(uri, from, to, random(3) ? pieces[random(pieces.length)] : "");
    }
    if (i % 97 === 96) await compare(uri, path);
  }
  // A last state that is JSON in most runs.
  if (random(2)) await change(uri, 0, texts.get(uri).length, original.replace(/"count": \d+/, '"count": 99'));
  await compare(uri, path);
  await connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  writeFileSync(join(club, path), original);
}
// An offset that does not split a pair of surrogates.
function boundary(text, offset) {
  const inside = text.charCodeAt(offset) >= 0xdc00 && text.charCodeAt(offset) <= 0xdfff;
  return Math.min(text.length, inside ? offset + 1 : offset);
}
async function compare(uri, path) {
  const version = versions.get(uri), text = texts.get(uri);
  const got = shownOf(text, await diagnosticsOf(uri, version));
  assert.deepEqual(got, expectedOf(checked(path, text)), `${path} at version ${version}:\n${text.slice(0, 2000)}`);
}

const ARMY = "fabius-sentinum-295.army.json", LIST = "camillan-rome.list.json";
await capabilities();
const victims = [`ancients-d6/armies/${ARMY}`, "old-trousers/armies/austrian-aspern-1809.army.json",
  "opend6-fantasy/armies/ice-rangers.army.json"];
for (const path of victims) await randomEdits(path, Math.ceil(Number(editCount) / victims.length));
assert.equal(await ask("shutdown"), null);
await connection.sendNotification("exit");
const code = await new Promise((resolve) => server.on("exit", resolve));
assert.equal(code, 0);
console.log(`${editCount} random edits: the last diagnostics are the findings of muster check`);
