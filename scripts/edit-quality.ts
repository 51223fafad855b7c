// How well pictures are edited: npm run quality:edits -- DIR [--only beach] [--part 1/4] [--style standard] [--side 512] [--sheet]
// Sixty wishes, written before any was tried, over pictures of all sets (scripts/edit-prompts.ts): the colour that was asked for is there (CIE76 difference of what changed), what must stay stayed, the
// ground is another one everywhere, sizes are exact, what cannot be understood is refused. --sheet writes artifacts/edits-*.png, before and after: look at them.
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cutOut, type Raster } from '../packages/kernels/src/index.ts';
import { pictureSize, sizeOf } from '../packages/server/src/ops/_shared/picture-terms.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/image-edit/op.ts';
import { planEdit } from '../packages/server/src/ops/image-edit/plan.ts';
import { fulfil } from '../packages/server/src/ops/image-edit/run.ts';
import { EDIT_CASES, type EditCase } from './edit-prompts.ts';
import { listFiles, PICTURES } from './measuring/list-files.ts';
import { shrinkCut } from './measuring/shrink-cut.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    style: { type: 'string', default: 'turbo' },
    side: { type: 'string' },
    sheet: { type: 'boolean', default: false },
  },
});
const TILE = 300;
// What is worked on small is judged smaller.
const JUDGED = values.side ? 0.7 * Number(values.side) : 420;
const ROWS = 5;
const COLUMNS = 3;
const files = (await listFiles(resolve(positionals[0] ?? '.'), PICTURES)).filter(
  (file) => !basename(file).includes('.out.'),
);
const tiles: { input: Buffer; label: string }[][] = [];
let failures = 0;
let seconds = 0;
const [part, parts] = values.part.split('/').map(Number);
const wanted = EDIT_CASES.filter((c) => `${c.picture} ${c.prompt}`.includes(values.only));
const cases = wanted.slice(
  Math.round(((part - 1) / parts) * wanted.length),
  Math.round((part / parts) * wanted.length),
);

for (const one of cases) {
  const file = find(one.picture);
  const context = fakeContext(7);
  const inputs = new Map([['image_token', await readFile(file)]]);
  if (one.ref) inputs.set('refs.0', await readFile(find(one.ref)));
  context.input = async (name) => ({ name: basename(file), bytes: inputs.get(name) as Uint8Array });
  const fields = { style: values.style, ...one.fields, ...(one.ref ? { refs: ['ref'] } : {}) };
  const given = params.parse({ image_token: 'img', prompt: one.prompt, ...fields });
  const started = process.cpuUsage();
  let problem: string | undefined;
  let after: Raster | undefined;
  try {
    const plan = planEdit(given.style, sizeOf(given));
    await fulfil(given, context, values.side ? { ...plan, side: Number(values.side) } : plan);
    after = await decode(Buffer.from(context.files.get('image-1.png') as Uint8Array));
  } catch (cause) {
    problem = cause instanceof Error ? cause.message : String(cause);
  }
  const used = process.cpuUsage(started);
  const cpu = (used.user + used.system) / 1e6;
  seconds += cpu;
  const found = one.refused
    ? judgeRefusal(one, problem)
    : after
      ? await judge(one, file, after, Buffer.from(context.files.get('image-1.png') as Uint8Array), given)
      : [`FAILED ${problem}`];
  const bad = found.filter((f) => /FAILED|BAD/.test(f));
  if (bad.length) failures++;
  console.log(
    `${bad.length ? 'x' : ' '} ${basename(file).slice(0, 26).padEnd(26)} ${one.prompt.slice(0, 60).padEnd(60)} ${cpu.toFixed(1)}s ${found.join(', ')}`,
  );
  if (values.sheet && after) {
    const png = Buffer.from(context.files.get('image-1.png') as Uint8Array);
    tiles.push([
      { input: await tile(await readFile(file)), label: one.prompt },
      { input: await tile(png), label: '' },
    ]);
  }
}
console.log(
  `${cases.length} edits, ${cases.length - failures} as asked, ${(seconds / Math.max(1, cases.length)).toFixed(1)} s of processor each (${values.style})`,
);
if (values.sheet) await writeSheets();

function find(part: string): string {
  const exact = files.find((f) => f.includes(`/${part}`) || f.endsWith(part));
  const file = exact ?? files.find((f) => f.includes(part.split('/').at(-1) as string));
  if (!file) throw new Error(`no picture ${part}`);
  return file;
}

async function decode(bytes: Buffer, width?: number, height?: number): Promise<Raster> {
  let image = sharp(bytes).toColourspace('srgb').ensureAlpha();
  if (width && height) {
    // Read whole first: a JPEG that is to be smaller would be read coarsely, a PNG not, and the two differ in every hair.
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    image = sharp(data, { raw: info }).resize(width, height, { fit: 'fill' });
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, data };
}

function judgeRefusal({ refused = '' }: EditCase, problem: string | undefined): string[] {
  if (!problem) return ['BAD: not refused'];
  return [problem.includes(refused) ? `refused: ${problem.slice(0, 90)}` : `BAD: ${problem}`];
}

async function judge(
  one: EditCase,
  file: string,
  made: Raster,
  png: Buffer,
  given: ReturnType<typeof params.parse>,
): Promise<string[]> {
  const out: string[] = [];
  const { width, height } = made;
  const size = sizeOf(given);
  if (given.aspect) {
    const wanted = pictureSize(size, given.aspect);
    out.push(width === wanted.width && height === wanted.height ? `${width}x${height}` : `BAD size ${width}x${height}`);
  }
  if (one.shape) out.push(Math.abs(width / height - one.shape) < 0.01 ? 'shape' : `BAD shape ${width / height}`);
  if (!one.hue && !one.ground && !one.same && !one.sameGround) return out;
  // Colours are compared on a picture small enough that the subject is found in no time.
  // What was enlarged has steeper edges: that is no change, and not seen at half the picture's own size.
  const bytes = await readFile(file);
  const { width: own = 0, height: high = 0 } = await sharp(bytes).metadata();
  const k = Math.min(1, Math.min(JUDGED, 0.5 * Math.max(own, high)) / Math.max(width, height));
  const [w, h] = [Math.round(k * width), Math.round(k * height)];
  const before = await decode(bytes, w, h);
  const after = await decode(png, w, h);
  const { alpha } = shrinkCut(cutOut(await decode(bytes)), w, h);
  const sure = eroded(alpha, w, h, 4);
  const none = eroded(
    alpha.map((a) => 1 - a),
    w,
    h,
    4,
  );
  const change = (i: number): number => distance(labAt(before, i), labAt(after, i));
  if (one.same) out.push(grade('subject', mean(sure, change), 1));
  if (one.sameGround) out.push(grade('ground', mean(none, change), 1));
  if (one.ground === 'clear')
    out.push(grade('left of the ground', 100 * mean(none, (i) => after.data[4 * i + 3] / 255), 0.5));
  else if (one.ground === 'new') {
    const old = mean(none, (i) => (change(i) < 2 ? 1 : 0));
    out.push(grade('% old ground', 100 * old, 4));
  } else if (one.ground) {
    const wanted = labOf(hex(one.ground));
    out.push(grade('% ground off', 100 * mean(none, (i) => (distance(labAt(after, i), wanted) > 3 ? 1 : 0)), 1));
  }
  if (one.hue) out.push(hueOf(after, before, sure, labOf(hex(one.hue)), one.ground === 'new'));
  return out;
}

/** The difference of the middle colour of what changed, where the subject was; anywhere, where it was moved. */
function hueOf(after: Raster, before: Raster, sure: Uint8Array, wanted: number[], moved: boolean): string {
  const labs: number[][] = [];
  for (let i = 0; i < sure.length; i += 3) {
    if (after.data[4 * i + 3] < 200) continue;
    const lab = labAt(after, i);
    const turn = Math.abs(Math.atan2(lab[2], lab[1]) - Math.atan2(wanted[2], wanted[1]));
    if (
      moved
        ? Math.min(turn, 2 * Math.PI - turn) < 0.35 && Math.hypot(lab[1], lab[2]) > 30
        : sure[i] && distance(labAt(before, i), lab) > 6
    )
      labs.push(lab);
  }
  if (labs.length < 50) return 'BAD: nothing changed colour';
  const middle = [0, 1, 2].map((c) => labs.map((l) => l[c]).sort((a, b) => a - b)[labs.length >> 1]);
  return moved
    ? grade('hue', Math.hypot(middle[1] - wanted[1], middle[2] - wanted[2]), 8)
    : grade('hue', distance(middle, wanted), 8);
}

function grade(what: string, value: number, most: number): string {
  return `${value <= most ? '' : 'BAD '}${what} ${value.toFixed(1)}`;
}

function mean(mask: Uint8Array, value: (i: number) => number): number {
  let sum = 0;
  let n = 0;
  for (let i = 0; i < mask.length; i += 2)
    if (mask[i]) {
      sum += value(i);
      n++;
    }
  return sum / Math.max(1, n);
}

function eroded(alpha: Float32Array, width: number, height: number, r: number): Uint8Array {
  const out = new Uint8Array(alpha.length);
  for (let y = r; y < height - r; y++)
    for (let x = r; x < width - r; x++) {
      const i = y * width + x;
      out[i] = [i, i - r, i + r, i - r * width, i + r * width].every((k) => alpha[k] > 0.99) ? 1 : 0;
    }
  return out;
}

function hex(color: string): number[] {
  return [1, 3, 5].map((k) => Number.parseInt(color.slice(k, k + 2), 16));
}

function labAt({ data }: Raster, i: number): number[] {
  return labOf([data[4 * i], data[4 * i + 1], data[4 * i + 2]]);
}

/** CIE L*a*b*, D65. */
function labOf(rgb: readonly number[]): number[] {
  const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

async function tile(bytes: Buffer): Promise<Buffer> {
  const squares = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#bbb"/><rect width="10" height="10" fill="#999"/><rect x="10" y="10" width="10" height="10" fill="#999"/></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`,
  );
  const input = await sharp(bytes).resize(TILE, TILE, { fit: 'inside' }).png().toBuffer();
  return sharp(squares).composite([{ input }]).png().toBuffer();
}

async function writeSheets(): Promise<void> {
  const folder = resolve(import.meta.dirname, '../artifacts');
  await mkdir(folder, { recursive: true });
  const page = ROWS * COLUMNS;
  for (let p = 0; p * page < tiles.length; p++) {
    const pairs = tiles.slice(p * page, (p + 1) * page);
    const height = Math.ceil(pairs.length / COLUMNS) * (TILE + 22);
    const marks = pairs.flatMap(([a, b], k) => {
      const left = (k % COLUMNS) * (2 * TILE + 8);
      const top = Math.floor(k / COLUMNS) * (TILE + 22);
      const text = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * TILE}" height="22"><text x="4" y="16" font-size="14" font-family="sans-serif">${a.label.replace(/[<&]/g, ' ').slice(0, 80)}</text></svg>`,
      );
      return [
        { input: text, left, top },
        { input: a.input, left, top: top + 22 },
        { input: b.input, left: left + TILE, top: top + 22 },
      ];
    });
    const width = COLUMNS * (2 * TILE + 8);
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(marks)
      .png()
      .toFile(join(folder, `edits-${part}-${p + 1}.png`));
  }
}
