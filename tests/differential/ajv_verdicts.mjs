// The verdicts of ajv, for the same lines as schema_verdicts. A line may have options of ajv in {"options": {...}}, and
// {"exact": true} to divide for multipleOf with whole numbers instead of floating point.
//   node ajv_verdicts.mjs FOLDER < LINES      with the folder in which npm installed ajv
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join } from "node:path";

const Ajv = createRequire(join(process.argv[2], "package.json"))("ajv").default;
const RENEWED_AFTER = 500; // an instance keeps what it has compiled

// A number, as JavaScript writes it, is DIGITS * 10^EXPONENT.
function decimal(number) {
  const [, digits, fraction = "", exponent = "0"] = String(number).match(/^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/);
  return { digits: BigInt(digits + fraction), exponent: Number(exponent) - fraction.length };
}

function divides(divisor, number) {
  const [a, b] = [decimal(divisor), decimal(number)];
  const least = Math.min(a.exponent, b.exponent);
  const scaled = ({ digits, exponent }) => digits * 10n ** BigInt(exponent - least);
  return scaled(b) % scaled(a) === 0n;
}

const made = new Map();
function ajv(options, exact) {
  const name = JSON.stringify([options, exact]);
  let entry = made.get(name);
  if (!entry || entry.used++ > RENEWED_AFTER) {
    entry = {
      used: 0,
      // As draft 7 says, keywords beside a $ref have no effect, and only an object's own keys are its keys.
      instance: new Ajv({
        strict: false,
        logger: false,
        ownProperties: true,
        ignoreKeywordsWithRef: true,
        ...options,
      }),
    };
    if (exact) {
      entry.instance.removeKeyword("multipleOf");
      entry.instance.addKeyword({ keyword: "multipleOf", type: "number", validate: divides, errors: false });
    }
    made.set(name, entry);
  }
  return entry.instance;
}

function verdicts({ schema, instances, options, exact }) {
  let validate;
  try {
    validate = ajv(options, exact).compile(schema);
  } catch (error) {
    return { refused: error.message };
  }
  return {
    valid: instances.map((instance) => {
      try {
        return validate(instance);
      } catch (error) {
        return `fails: ${error.message}`;
      }
    }),
  };
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  console.log(JSON.stringify(verdicts(JSON.parse(line))));
}
