// Draws the library of views that pictures are looked up in: npm run fit:library. Writes packages/kernels/data/archetype-views.bin.gz.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  ARCHETYPES,
  describeArchetype,
  type FitLibrary,
  initGeometry,
  packLibrary,
} from '../packages/kernels/src/index.ts';

const file = resolve(import.meta.dirname, '../packages/kernels/data/archetype-views.bin.gz');
await initGeometry();
const libraries: FitLibrary[] = [];
for (const name of Object.keys(ARCHETYPES).sort()) {
  libraries.push(describeArchetype(name, ARCHETYPES));
  process.stdout.write(`${name} `);
}
const bytes = packLibrary(libraries);
// Level and header are fixed, so that the same views give the same file.
const packed = gzipSync(bytes, { level: 9 });
await mkdir(dirname(file), { recursive: true });
await writeFile(file, packed);
const variants = libraries.reduce((n, l) => n + l.variants.length, 0);
console.log(`\n${variants} variants of ${libraries.length} archetypes, ${bytes.length} bytes, packed ${packed.length}`);
