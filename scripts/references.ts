// Compares the vertices of FBX files with the OBJ references that lie beside them: at rest within 1e-4 of the diagonal, at a frame of a
// clip within 1e-3. References that state a wider tolerance of their own are counted by it: in those at hand the exporter left out skin
// weights below 0.001, those of a vertex do not add up to one, and the reference has been made with all of them.
// usage: npm run references -- [--all] DIR...
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithReference, findReferences } from './acceptance/references.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
for (const root of positionals) {
  const { references, skipped } = findReferences([...walk(root, '')]);
  const good = { rest: 0, frame: 0 };
  const strict = { rest: 0, frame: 0 };
  const all = { rest: 0, frame: 0 };
  for (const reference of references) {
    const kind = reference.frame === undefined ? 'rest' : 'frame';
    const limit = kind === 'rest' ? 1e-4 : 1e-3;
    all[kind]++;
    let off = Infinity;
    let stated = 0;
    try {
      ({ off, stated } = compareWithReference(root, reference));
    } catch (error) {
      console.log(`${reference.fbx}: ${(error as Error).message}`);
    }
    if (off <= limit) strict[kind]++;
    if (off <= Math.max(limit, stated)) good[kind]++;
    const word = off <= limit ? 'fits' : off <= stated ? `fits ${stated.toExponential(1)} as stated,` : 'DIFFERS';
    if (off > Math.max(limit, stated) || values.all)
      console.log(`${word} ${off.toExponential(1)}: ${reference.fbx} and ${reference.obj}`);
  }
  if (values.all) for (const line of skipped) console.log(`not compared: ${line}`);
  for (const kind of ['rest', 'frame'] as const) {
    const share = ((100 * good[kind]) / Math.max(1, all[kind])).toFixed(1);
    const wide = good[kind] - strict[kind];
    console.log(
      `${kind}: ${good[kind]} of ${all[kind]} (${share} %), ${wide} of them by a tolerance that the reference states`,
    );
  }
  console.log(`${skipped.length} not compared`);
}

function* walk(root: string, folder: string): Generator<string> {
  for (const name of readdirSync(join(root, folder)).sort()) {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) yield* walk(root, path);
    else yield `/${path}`.replaceAll('\\', '/');
  }
}
