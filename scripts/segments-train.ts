// Looks at everything that can be sculpted, divides it and keeps what its parts are: packages/kernels/src/segment/naming/things.data.ts, by which parts are named where shapes alone say what they are.
//   npm run segments:train -- FOLDER [--each 1] [--only tree,car] [--seconds 200] [--enough]
// What is divided is kept in FOLDER, so that it goes on where it was left; --seconds ends dividing early, --enough goes on with what there is. What FOLDER lacks stays as it was
// known. After changing how models are divided, remove FOLDER and run it again, or where few look different, with --only (parts of names) for those. `npm run quality:segments -- --names --stored FOLDER` rates names, each thing without itself.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { initGeometry } from '../packages/kernels/src/index.ts';
import { packThing } from '../packages/kernels/src/segment/naming/pack-thing.ts';
import { knownThings } from '../packages/kernels/src/segment/naming/things.ts';
import { learnThing, planOfThing } from './segments/learn-thing.ts';
import { divideModel, storeCase, storedCases } from './segments/named-case.ts';
import { allThings, sculpt } from './segments/sculpted-models.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: 'Infinity' },
    enough: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('Which FOLDER?');
const isDone = values.enough || (await divideAll());
if (isDone) await write();
else console.log('go on with the same command');
process.exit(0);

async function divideAll(): Promise<boolean> {
  const started = Date.now();
  await initGeometry();
  const wanted = values.only.split(',');
  for (const name of allThings(Number(values.each))) {
    if (!wanted.some((word) => name.includes(word))) continue;
    if (existsSync(join(folder, `${name.replaceAll('/', '~')}.json`))) continue;
    if (Date.now() - started > 1000 * Number(values.seconds)) return false;
    try {
      await storeCase(folder, divideModel(sculpt(name, 40), 'balanced', false));
    } catch (cause) {
      console.error(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return true;
}

async function write(): Promise<void> {
  const things = new Map(knownThings().map((thing) => [thing.name, thing]));
  for await (const item of storedCases(folder)) things.set(item.name, learnThing(item));
  const names = [''];
  const sorted = [...things.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const told = sorted.filter(({ parts }) => parts.length > 1);
  const lines = told.map((thing) => packThing({ ...thing, plan: planOfThing(thing.name) }, names));
  await writeFile(
    resolve(import.meta.dirname, '../packages/kernels/src/segment/naming/things.data.ts'),
    '/** Grown by `npm run segments:train`: names of parts, and things in parts, packed as `packThing` does. */\n' +
      `export const THING_NAMES = '${names.join('|')}';\n` +
      `export const THING_LINES: readonly string[] = [\n${lines.map((line) => `  '${line}',\n`).join('')}];\n`,
  );
  console.log(`${lines.length} things, ${names.length - 1} names`);
}
