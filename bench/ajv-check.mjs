// Checks every *.army.json below the folders given against one schema with a compiled ajv that reports all errors.
//   node ajv-check.mjs SCHEMA FOLDER...      exit 0: all valid, 1: some are not
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// The packages lie below the build folder, so they are looked for from the working directory.
const Ajv = createRequire(join(process.cwd(), "package.json"))("ajv").default;

function* armies(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* armies(path);
    else if (entry.name.endsWith(".army.json")) yield path;
  }
}

const [schema, ...folders] = process.argv.slice(2);
const validate = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(readFileSync(schema, "utf8")));
let files = 0;
let bad = 0;
for (const folder of folders) {
  for (const path of armies(folder)) {
    files += 1;
    if (!validate(JSON.parse(readFileSync(path, "utf8")))) {
      bad += 1;
      console.log(path, JSON.stringify(validate.errors));
    }
  }
}
console.log(`${files} files, ${bad} invalid`);
process.exitCode = bad ? 1 : 0;
