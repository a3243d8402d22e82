// The values of @bufbuild/cel, for the lines of cel_values and in its form. A line may name corrections of functions
// that differ from the language definition: {"source": ..., "corrected": ["code points"]}.
//   node cel_values.mjs FOLDER VARIABLES < LINES   with the folder in which npm installed it
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join } from "node:path";

const from = createRequire(join(process.argv[2], "package.json"));
const cel = from("@bufbuild/cel");
const { strings } = from("@bufbuild/cel/ext");

function read(typed) {
  const [[kind, value]] = Object.entries(typed);
  switch (kind) {
    case "int":
      return BigInt(value);
    case "uint":
      return cel.celUint(BigInt(value));
    case "double":
      return Number(value);
    case "list":
      return value.map(read);
    case "map":
      return new Map(value.map(([key, item]) => [read(key), read(item)]));
    default:
      return value;
  }
}

function real(number) {
  if (Number.isFinite(number)) return Object.is(number, -0) ? "-0" : String(number);
  return Number.isNaN(number) ? "nan" : number < 0 ? "-inf" : "inf";
}

function written(value) {
  if (value === null) return { null: null };
  if (typeof value === "boolean") return { bool: value };
  if (typeof value === "bigint") return { int: String(value) };
  if (typeof value === "number") return { double: real(value) };
  if (typeof value === "string") return { string: value };
  if (cel.isCelUint(value)) return { uint: String(value.value) };
  if (cel.isCelType(value)) return { type: value.name };
  if (cel.isCelList(value)) return { list: Array.from(value, written) };
  if (cel.isCelMap(value)) return { map: Array.from(value, ([key, item]) => [written(key), written(item)]) };
  return { error: String(value?.message ?? value) };
}

const { STRING, INT, UINT, DOUBLE, BOOL } = cel.CelScalar;

function failure(message) {
  throw new Error(message);
}

function whole(text) {
  return /^[+-]?[0-9]+$/.test(text) ? BigInt(text.replace("+", "")) : failure("not a whole number");
}

function inRange(number, least, most) {
  return number >= least && number <= most ? number : failure("out of range");
}

function place(index, length) {
  return index >= 0 && index <= length ? Number(index) : failure("no such place");
}

// Where the letters of `part` begin in those of `text`, from a place on in one direction, or -1.
function found(text, part, from, step) {
  const [letters, wanted] = [[...text], [...part]];
  for (let at = from ?? letters.length - wanted.length; at >= 0 && at <= letters.length - wanted.length; at += step) {
    if (wanted.every((letter, i) => letters[at + i] === letter)) return BigInt(at);
  }
  return -1n;
}

function compared(left, right) {
  const [a, b] = [[...left], [...right]].map((letters) => letters.map((letter) => letter.codePointAt(0)));
  const at = a.findIndex((letter, i) => letter !== b[i]);
  if (at < 0) return a.length - b.length;
  return at < b.length ? a[at] - b[at] : 1;
}

function comparison(name, holds) {
  return cel.celFunc(name, [STRING, STRING], BOOL, (left, right) => holds(compared(left, right)));
}

const corrections = {
  conversions: [
    cel.celFunc("double", [STRING], DOUBLE, (text) =>
      /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/.test(text) && Number.isFinite(Number(text))
        ? Number(text)
        : failure("not a number"),
    ),
    cel.celFunc("int", [STRING], INT, (text) => inRange(whole(text), -(2n ** 63n), 2n ** 63n - 1n)),
    cel.celFunc("uint", [STRING], UINT, (text) =>
      cel.celUint(inRange(whole(text.replace("-", "?")), 0n, 2n ** 64n - 1n)),
    ),
  ],
  remainder: [
    cel.celFunc("_%_", [INT, INT], INT, (left, right) =>
      right === 0n || (left === -(2n ** 63n) && right === -1n) ? failure("out of range") : left % right,
    ),
  ],
  division: [
    cel.celFunc("_/_", [UINT, UINT], UINT, (left, right) =>
      right.value ? cel.celUint(left.value / right.value) : failure("division by zero"),
    ),
  ],
  "code points": [
    cel.celMethod("charAt", STRING, [INT], STRING, function (index) {
      return [...this][place(index, [...this].length)] ?? "";
    }),
    cel.celMethod("indexOf", STRING, [STRING], INT, function (part) {
      return found(this, part, 0, 1);
    }),
    cel.celMethod("lastIndexOf", STRING, [STRING], INT, function (part) {
      return found(this, part, undefined, -1);
    }),
    cel.celMethod("substring", STRING, [INT, INT], STRING, function (begin, end) {
      const letters = [...this];
      const [from, to] = [place(begin, letters.length), place(end, letters.length)];
      return from <= to ? letters.slice(from, to).join("") : failure("ends before it begins");
    }),
    comparison("_<_", (order) => order < 0),
    comparison("_<=_", (order) => order <= 0),
    comparison("_>_", (order) => order > 0),
    comparison("_>=_", (order) => order >= 0),
  ],
  replace: [
    cel.celMethod("replace", STRING, [STRING, STRING], STRING, function (part, other) {
      return part ? this.replaceAll(part, () => other) : other + [...this].map((letter) => letter + other).join("");
    }),
  ],
  split: [
    cel.celMethod("split", STRING, [STRING], cel.listType(STRING), function (part) {
      return cel.celList(part ? this.split(part) : [...this]);
    }),
  ],
};

// Methods of JavaScript that the implementation calls deep inside, each with a replacement.
const replaced = {
  numbers: [Number.prototype, "toString", writtenOut],
  "order of keys": [
    String.prototype,
    "localeCompare",
    function (other) {
      return compared(this, other);
    },
  ],
};

// As Muster writes a number: with its sign if it is 0, all digits of a large one, plainly from 1e-7 on, and at least
// two digits of an exponent.
const toString = Number.prototype.toString;
function writtenOut() {
  const number = Number(this);
  const size = Math.abs(number);
  if (Object.is(number, -0)) return "-0";
  if (Number.isInteger(number) && size < 1e21) return String(BigInt(number));
  if (size < 1e-7 || size >= 1e-6) return toString.call(number).replace(/e([+-])(\d)$/, "e$10$2");
  return `${number < 0 ? "-" : ""}0.000000${size.toExponential().replace(/e.*|\./g, "")}`;
}

function withReplaced(names, evaluate) {
  const kept = [];
  for (const name of names.filter((one) => replaced[one])) {
    const [prototype, method, other] = replaced[name];
    kept.push([prototype, method, prototype[method]]);
    prototype[method] = other;
  }
  try {
    return evaluate();
  } finally {
    for (const [prototype, method, own] of kept) prototype[method] = own;
  }
}

const variables = Object.fromEntries(
  Object.entries(JSON.parse(process.argv[3])).map(([name, typed]) => [name, read(typed)]),
);
const environments = new Map();

function environment(corrected) {
  const name = JSON.stringify(corrected);
  if (!environments.has(name)) {
    const funcs = [...strings, ...corrected.flatMap((one) => corrections[one] ?? [])];
    environments.set(name, cel.celEnv({ funcs }));
  }
  return environments.get(name);
}

function valueOf({ source, corrected = [] }) {
  let parsed;
  try {
    parsed = cel.parse(source);
  } catch (error) {
    return { refused: String(error.message) };
  }
  try {
    const plan = cel.plan(environment(corrected), parsed);
    return written(withReplaced(corrected, () => plan(variables)));
  } catch (error) {
    return { error: String(error.message) };
  }
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  console.log(JSON.stringify(valueOf(JSON.parse(line))));
}
