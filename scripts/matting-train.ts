// Grows the forests that tell a subject from a restless ground: npm run matting:train -- FOLDER --photos PHOTOS [--seconds 200] [--placed 2] [--look] [--enough things|lessons]
// Our own things are drawn, put on cuttings of the photographs in PHOTOS (none that matting is measured on) and on made-up grounds, and the regions of each picture are measured.
// All of it is kept in FOLDER, so that it goes on where it was left; --seconds ends it early, --enough goes on with the things, or the lessons, that there are. After changing what is measured remove
// FOLDER/rows. Prints how well things and photographs are told apart that the trees have not seen; --look stops there, else packages/kernels/src/image/matte/subject.data.ts is written.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { askForest, createRng, type Forest, hashString, readForest } from '../packages/kernels/src/math/index.ts';
import { type GrowOptions, growForest, packForest } from './forests/grow-forest.ts';
import { filesOf, type Placed, placeThing, readLesson, surroundRows } from './matting/lessons.ts';
import { drawThings } from './matting/things.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    photos: { type: 'string', default: '' },
    seconds: { type: 'string', default: 'Infinity' },
    placed: { type: 'string', default: '2' },
    look: { type: 'boolean', default: false },
    enough: { type: 'string', default: '' },
  },
});
/** Things and photographs are dealt into so many heaps; of each heap's things, trees of the others say what they take them for. */
const FOLDS = 4;
/** Of a lesson's regions so many are looked at, and what grows from them. */
const DRAWN = 150;
const FIRST: GrowOptions = { trees: 12, depth: 9, least: 12 };
const SECOND: GrowOptions = { trees: 20, depth: 9, least: 12 };

interface Lesson {
  fold: number;
  placed: Placed;
  rows: number[][];
  inside: number[];
}

const folder = resolve(positionals[0]);
const [things, kept] = [join(folder, 'things'), join(folder, 'rows')];
const until = performance.now() + 1000 * Number(values.seconds);
const left = values.enough ? 0 : await drawThings(things, [], until);
if (values.enough !== 'lessons') await measureAll();
if (left > 0 || performance.now() > until) {
  console.log(`not all is measured yet; go on with the same command`);
  process.exit(0);
}
const lessons = await readAll();
const first = Array.from({ length: FOLDS }, (_, fold) => grow(fold, FIRST, (l) => l.rows));
const surrounded = new Map(lessons.map((l) => [l, surround(l, first[l.fold])]));
if (values.look) {
  const second = Array.from({ length: FOLDS }, (_, fold) => grow(fold, SECOND, (l) => surrounded.get(l) ?? []));
  report('as the grown answers have it', (l) => l.rows.map((row) => row[row.length - 1]));
  report('by the first forest', (l) => l.rows.map((row) => askForest(first[l.fold], row)[1]));
  report('by the second', (l) => (surrounded.get(l) ?? []).map((row) => askForest(second[l.fold], row)[1]));
} else await write();
process.exit(0);

function foldOf(name: string): number {
  return Math.abs(hashString(name.replace(/(--\w+)?-\d+(\.\w+)?$/, ''), 9)) % FOLDS;
}

/** Lessons of a heap are things of it on photographs of it: trees that are asked about them have seen neither. */
async function measureAll(): Promise<void> {
  await mkdir(kept, { recursive: true });
  const photos = await filesOf(resolve(values.photos));
  for (let k = 0; k < Number(values.placed); k++)
    for (const thing of await filesOf(things)) {
      if (performance.now() > until) return;
      const name = basename(thing, '.png');
      const file = join(kept, `${name}.${k}`);
      if (existsSync(`${file}.rows`)) continue;
      const own = photos.filter((photo) => foldOf(basename(photo)) === foldOf(name));
      const placed = await placeThing(thing, own, createRng(hashString(name, 100 + k)));
      const { rows, inside } = readLesson(placed);
      const { width, height, data, truth } = placed;
      const both = Uint8Array.from({ length: 4 * truth.length }, (_, i) =>
        i % 4 < 3 ? data[3 * (i >> 2) + (i % 4)] : 255 * truth[i >> 2],
      );
      await sharp(both, { raw: { width, height, channels: 4 } })
        .png()
        .toFile(`${file}.png`);
      const flat = Float32Array.from([rows[0].length + 1, ...rows.flatMap((row, r) => [...row, inside[r]])]);
      await writeFile(`${file}.rows`, new Uint8Array(flat.buffer));
    }
}

async function readAll(): Promise<Lesson[]> {
  const out: Lesson[] = [];
  for (const file of (await filesOf(kept)).filter((f) => f.endsWith('.rows'))) {
    const bytes = await readFile(file);
    const flat = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const rows: number[][] = [];
    const inside: number[] = [];
    for (let o = 1; o < flat.length; o += flat[0]) {
      rows.push([...flat.subarray(o, o + flat[0] - 1)]);
      inside.push(flat[o + flat[0] - 1]);
    }
    const { data, info } = await sharp(file.replace(/rows$/, 'png')).raw().toBuffer({ resolveWithObject: true });
    const placed = {
      ...{ width: info.width, height: info.height },
      data: Uint8Array.from({ length: 3 * info.width * info.height }, (_, i) => data[4 * Math.floor(i / 3) + (i % 3)]),
      truth: Uint8Array.from({ length: info.width * info.height }, (_, i) => data[4 * i + 3] >> 7),
    };
    out.push({ fold: foldOf(basename(file).replace(/-\d+\.\d+\.rows$/, '')), placed, rows, inside });
  }
  return out;
}

/** A forest from all lessons but a heap's; -1: from all. */
function grow(fold: number, options: GrowOptions, rowsOf: (l: Lesson) => readonly number[][]): Forest {
  return readForest(growPacked(fold, options, rowsOf));
}

function growPacked(fold: number, options: GrowOptions, rowsOf: (l: Lesson) => readonly number[][]): string[] {
  const rng = createRng(7);
  const rows: number[][] = [];
  const classes: number[] = [];
  for (const lesson of lessons) {
    if (lesson.fold === fold) continue;
    const own = rowsOf(lesson);
    for (let n = 0; n < DRAWN; n++) {
      const r = rng.int(own.length);
      rows.push(own[r]);
      classes.push(lesson.inside[r] > 0.5 ? 1 : 0);
    }
  }
  const given = { rows, classes, weights: classes.map(() => 1), classCount: 2 };
  return packForest(growForest(given, options, createRng(fold + 2)), 2);
}

function surround({ placed, rows }: Lesson, forest: Forest): number[][] {
  return surroundRows(
    placed,
    rows,
    Float64Array.from(rows, (row) => askForest(forest, row)[1]),
  );
}

function report(what: string, taken: (l: Lesson) => readonly number[]): void {
  const overlaps = lessons.map((l) => {
    const p = taken(l);
    let [both, either] = [0, 1e-9];
    for (const [r, v] of l.inside.entries()) {
      both += p[r] > 0.5 ? v : 0;
      either += p[r] > 0.5 ? 1 : v;
    }
    return both / either;
  });
  overlaps.sort((a, b) => a - b);
  const mean = overlaps.reduce((a, b) => a + b, 0) / overlaps.length;
  const good = overlaps.filter((v) => v >= 0.9).length / overlaps.length;
  console.log(
    `${what}: mean ${mean.toFixed(3)}, median ${overlaps[overlaps.length >> 1].toFixed(3)}, from 0.9: ${(100 * good).toFixed(0)} % of ${overlaps.length}`,
  );
}

async function write(): Promise<void> {
  const list = (name: string, lines: readonly string[]): string =>
    `export const ${name}: readonly string[] = [\n${lines.map((line) => `  '${line}',\n`).join('')}];\n`;
  const one = list(
    'FIRST_FOREST',
    growPacked(-1, FIRST, (l) => l.rows),
  );
  const two = list(
    'SECOND_FOREST',
    growPacked(-1, SECOND, (l) => surrounded.get(l) ?? []),
  );
  await writeFile(
    resolve(import.meta.dirname, '../packages/kernels/src/image/matte/subject.data.ts'),
    `/** Grown by \`npm run matting:train\`: trees that tell regions of a subject by their traits, packed as \`readForest\` takes them. */\n${one}\n/** Trees that ask what the first took the surroundings for as well. */\n${two}`,
  );
}
