// Compiles sheets.typ once for each file of data:
//     node compile.mjs FONTS OUT DATA.json...
// One process makes all of them, as the compiler's users do, so its fonts are read once.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const here = dirname(fileURLToPath(import.meta.url));
const [fonts, out, ...files] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace: here, fontArgs: [{ fontPaths: [fonts] }] });
for (const file of files) {
  compiler.mapShadow(join(here, 'data.json'), readFileSync(file));
  const made = compiler.compile({ mainFilePath: join(here, 'sheets.typ') });
  if (made.hasError()) {
    made.printErrors();
    process.exit(1);
  }
  const pdf = compiler.pdf(made.result, { pdfTags: true });
  writeFileSync(join(out, basename(file, '.json') + '.pdf'), pdf);
  compiler.evictCache(0); // the next file has other data
}
