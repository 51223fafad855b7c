// Grows the forests that tell kinds of bodies and their fronts, from models whose kinds are known, and writes packages/kernels/src/rig/body/forest.data.ts.
//   npm run rig:train -- FOLDER ... [--rows FILE] [--seconds 200] [--look] [--list] [--enough] [--fronts]
// FOLDERs are of cases that `npm run quality:rig -- --store FOLDER` has kept: files, sculptures (--sculpted) and what is imagined (--imagined). What is measured is kept in FILE, so that it goes on where it was left;
// --seconds ends measuring early, --enough goes on with what is measured. Each body is shown several times: in other poses, stretched, swollen, bent and turned. Prints how many of the cases
// are told right by trees that have seen none of their family (a sixth at a time), and of files that others made by trees that have seen no such file
// at all. --fronts: only what tells mirror planes and fronts is measured and grown anew, into a FILE of its own. --look stops there; --list names the files that are told wrong. After changing what is measured, remove FILE and run it again.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askForest, createRng, type Forest, hashString, readForest } from '../packages/kernels/src/math/index.ts';
import { ALIVE, CLASSES } from '../packages/kernels/src/rig/body/classify.ts';
import { TYPE_FOREST } from '../packages/kernels/src/rig/body/forest.data.ts';
import { type GrowOptions, growForest, type Lessons, packForest } from './forests/grow-forest.ts';
import type { RigCase } from './rig/case.ts';
import { storedCases } from './rig/case-store.ts';
import { checkFronts, growFronts } from './rig/front-lessons.ts';
import { isImagined } from './rig/imagined-cases.ts';
import { isFile, measureRows, type TraitRow } from './rig/measure-rows.ts';

const FOLDS = 6;
const TYPES: GrowOptions = { trees: 60, depth: 12, least: 2 };
/** What a body that somebody else made counts by one of ours. */
const OTHERS = 2;
/** 0: every model counts the same, 1: every kind does. */
const EVEN = 0.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: resolve(import.meta.dirname, '../artifacts/rig-rows.jsonl') },
    seconds: { type: 'string', default: 'Infinity' },
    enough: { type: 'boolean', default: false },
    fronts: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const started = Date.now();
const isOver = (): boolean => Date.now() - started > 1000 * Number(values.seconds);
const only = values.fronts ? 'fronts' : undefined;
const rows = await measureRows(() => allCases(positionals), values.rows, { isOver, only });
if (isOver() && !values.enough) {
  console.log(`${rows.length} rows measured; go on with the same command`);
  process.exit(0);
}
checkFronts(rows, FOLDS);
if (!values.fronts) {
  checkFolds();
  checkFiles();
}
if (!values.look) await write();
process.exit(0);

async function* allCases(folders: readonly string[]): AsyncGenerator<RigCase> {
  for (const folder of folders) yield* storedCases(folder);
}

async function write(): Promise<void> {
  const types = values.fronts
    ? TYPE_FOREST
    : packForest(growForest(typeLessons(rows), TYPES, createRng(1)), CLASSES.length);
  const { fronts, stances, planes } = growFronts(rows);
  const list = (name: string, lines: readonly string[]): string =>
    `export const ${name}: readonly string[] = [\n${lines.map((line) => `  '${line}',\n`).join('')}];\n`;
  await writeFile(
    resolve(import.meta.dirname, '../packages/kernels/src/rig/body/forest.data.ts'),
    '/** Grown by `npm run rig:train`: trees that tell kinds of bodies by their traits, packed as `readForest` takes them. */\n' +
      `${list('TYPE_FOREST', types)}\n/** Trees that tell a body that looks to +z from one that looks away, by its front traits. */\n${list('FRONT_FOREST', fronts)}` +
      `\n/** The same by its stance traits. */\n${list('STANCE_FOREST', stances)}` +
      `\n/** Trees that tell a mirror plane from what may be taken for one, by its plane traits. */\n${list('PLANE_FOREST', planes)}`,
  );
}

function grow(lessons: Lessons, options: GrowOptions, seed: number): Forest {
  return readForest(packForest(growForest(lessons, options, createRng(seed)), lessons.classCount));
}

function typeLessons(from: readonly TraitRow[]): Lessons {
  const counts = CLASSES.map((_, k) => from.filter(({ truth }) => truth === k).length);
  const weights = from.map(({ truth, name }) => (truth && isFile(name) ? OTHERS : 1) / counts[truth] ** EVEN);
  return {
    rows: from.map(({ traits }) => traits),
    classes: from.map(({ truth }) => truth),
    weights,
    classCount: CLASSES.length,
  };
}

/** What a forest says, as models are told: a kind of body unless too few votes are for one. */
function say(kinds: Forest, { traits }: TraitRow): number {
  const votes = askForest(kinds, traits);
  let best = 1;
  for (let k = 2; k < CLASSES.length; k++) if (votes[k] > votes[best]) best = k;
  return votes[best] > ALIVE * votes[0] ? best : 0;
}

function checkFolds(): void {
  const tally = CLASSES.map(() => [0, 0]);
  const files = CLASSES.map(() => [0, 0]);
  for (let fold = 0; fold < FOLDS; fold++) {
    // What is imagined is no body that anybody made: it teaches and is not asked for.
    const isOut = ({ family, name }: TraitRow): boolean =>
      !isImagined(name) && Math.abs(hashString(family)) % FOLDS === fold;
    const rest = rows.filter((row) => !isOut(row));
    const kinds = grow(typeLessons(rest), TYPES, 1);
    for (const row of rows.filter((r) => isOut(r) && !r.varied)) {
      const isRight = say(kinds, row) === row.truth;
      for (const own of isFile(row.name) ? [tally, files] : [tally]) {
        own[row.truth][1]++;
        if (isRight) own[row.truth][0]++;
      }
      if (values.list && !isRight && isFile(row.name)) console.log(`  ${row.name}: not a ${CLASSES[row.truth]}`);
    }
  }
  const tell = (list: readonly number[][]): string => {
    const bodies = list.slice(1).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return `bodies ${bodies.join(' of ')} (${CLASSES.map((name, k) => `${name} ${list[k].join(' of ')}`).join(', ')})`;
  };
  console.log(`families left out: ${tell(tally)}`);
  console.log(`of these files that others made: ${tell(files)}`);
}

function checkFiles(): void {
  const kinds = grow(typeLessons(rows.filter(({ name, truth }) => truth === 0 || !isFile(name))), TYPES, 1);
  const others = rows.filter(({ name, truth, varied }) => truth > 0 && isFile(name) && !varied);
  let right = 0;
  for (const row of others) {
    const said = say(kinds, row);
    if (said === row.truth) right++;
    else console.log(`  ${row.name}: ${CLASSES[row.truth]} taken for ${CLASSES[said]}`);
  }
  console.log(`all files left out: bodies ${right} of ${others.length}`);
}
