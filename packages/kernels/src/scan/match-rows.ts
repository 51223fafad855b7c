import type { Volume } from '../field/index.ts';
import type { FloatImage } from '../image/index.ts';
import type { Outlines } from './hull.ts';
import type { ViewName } from './register.ts';
import { createStairSolver, invertStair, isGood, outsideStair } from './stairs.ts';

/** Squares of colours, roots of linear light: brightness that differs by less is alike, for light differs too; hue must be more alike, for light seldom changes it. */
const ALIKE = 0.005;
const ALIKE_HUE = 0.002;
/** What speaks against joining places that are altogether different, and where half of that is reached: what differs clearly is just different. */
const DIFFERENT = 0.25;
const HALF = 0.02;
/** Cells up to which a solid is filled up, and what is left of a part at least, as each view sees it. */
const FILL = 3;
/** The same as a share of how thick a part is: fins and tails stay thin. */
const SHARE = 0.15;
const LEFT = 3;
/** Less than so many cells of change are left as they are, and what changes is so deep on its new side at most. */
const LEAST = 1;
const DEEP = 2;
/** Sweeps over all rows, down and up. */
const SWEEPS = 2;

const QUARTERS: readonly (readonly [end: ViewName, flank: ViewName])[] = [
  ['front', 'right'],
  ['front', 'left'],
  ['back', 'right'],
  ['back', 'left'],
];

/** A quarter of the lattice: cell (a, b) of a row lies so many from the flank's side inward, so many from the far end towards the end view. */
interface Quarter {
  ends: FloatImage;
  flanks: FloatImage;
  xOf: (a: number) => number;
  zOf: (b: number) => number;
}

/**
 * Moves a solid's surface to where the pictures that see it agree: every row's places that two neighbouring views both see form a stair from the one's rim to the other's, whose
 * slopes are seen by both and whose steps are seen by one alone. The cheapest stair near the surface, by dynamic programming as for the scanlines of a pair of stereo
 * pictures, is where colours match along slopes; a hand before a leg becomes a step. Source: Ohta & Kanade, "Stereo by intra- and inter-scanline search using dynamic
 * programming", 1985. In place; costs some nanoseconds a cell.
 */
export function matchRows(volume: Volume, outlines: Outlines): void {
  const [nx, , nz] = volume.size;
  for (const [end, flank] of QUARTERS) {
    const [ends, flanks] = [outlines.colors.get(end), outlines.colors.get(flank)];
    if (!ends || !flanks) continue;
    const xOf = (a: number): number => (flank === 'right' ? nx - 1 - a : a);
    const zOf = (b: number): number => (end === 'front' ? b : nz - 1 - b);
    const quarter = { ends, flanks, xOf, zOf };
    const before = findStairs(volume, quarter);
    moveInPlace(volume, outlines, quarter, before, bendStairs(volume, outlines, quarter, before));
  }
}

/** Per row and a: the furthest b that is inside for it or for any smaller a, -1 for none. */
function findStairs({ values, size: [nx, ny, nz] }: Volume, { xOf, zOf }: Quarter): Int16Array {
  const out = new Int16Array(nx * ny).fill(-1);
  for (let b = 0; b < nz; b++)
    for (let j = 0; j < ny; j++) {
      const from = (zOf(b) * ny + j) * nx;
      for (let a = 0; a < nx; a++) if (values[from + xOf(a)] < 0) out[j * nx + a] = b;
    }
  for (let j = 0; j < ny; j++)
    for (let at = j * nx + 1; at < (j + 1) * nx; at++) if (out[at] < out[at - 1]) out[at] = out[at - 1];
  return out;
}

/** How far the stair of a row may draw in: the least b for each a, and the most a for each b, that leave something of what is there. */
function findLimits(
  { values, size: [nx, ny, nz] }: Volume,
  { xOf, zOf }: Quarter,
  j: number,
  low: Int16Array,
  deep: Int16Array,
): void {
  const isInside = (a: number, b: number): boolean => values[(zOf(b) * ny + j) * nx + xOf(a)] < 0;
  low.fill(-1);
  deep.fill(nx);
  for (let a = 0; a < nx; a++)
    for (let b = 0, n = 0; b < nz && n < LEFT; b++) if (isInside(a, b) && ++n > 0) low[a] = b;
  for (let b = 0; b < nz; b++)
    for (let a = nx - 1, n = 0; a >= 0 && n < LEFT; a--) if (isInside(a, b) && ++n > 0) deep[b] = a;
}

/** The stairs where colours agree, each near those of the rows above and below. */
function bendStairs(volume: Volume, { front, side }: Outlines, quarter: Quarter, before: Int16Array): Int16Array {
  const [nx, ny, nz] = volume.size;
  const low = new Int16Array(nx);
  const deep = new Int16Array(nz);
  const after = before.slice();
  const solve = createStairSolver(nx, nz);
  const inX = new Uint8Array(nx);
  const inZ = new Uint8Array(nz);
  const { differ, fill } = createComparer(volume.size, { front, side }, quarter);
  const planes = [0, 1, 2].map(() => new Float32Array(nx * nz));
  const filled = new Int32Array(3).fill(-1);
  const planeOf = (j: number): Float32Array => {
    const plane = planes[j % 3];
    if (filled[j % 3] !== j) fill(j, plane);
    filled[j % 3] = j;
    return plane;
  };
  const unlike = new Float32Array(nx * nz);
  const rowOf = (of: Int16Array, j: number): Int16Array => of.subarray(j * nx, (j + 1) * nx);
  // Rows beside which something has changed since they were last looked at.
  const open = new Uint8Array(ny).fill(1);
  const found = new Int16Array(nx);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let n = 1; n < ny - 1; n++) {
      const j = sweep & 1 ? ny - 1 - n : n;
      const between = (a: number, b: number): number =>
        0.25 * (differ(j - 1, a, b) + differ(j + 1, a, b)) + 0.5 * differ(j, a, b);
      // What is good as it is, or shows nothing, needs no planes.
      if (!open[j] || isGood(rowOf(before, j), between)) continue;
      const [p, q, r] = [planeOf(j - 1), planeOf(j), planeOf(j + 1)];
      for (let at = 0; at < unlike.length; at++) unlike[at] = 0.25 * (p[at] + r[at]) + 0.5 * q[at];
      for (let a = 0; a < nx; a++) inX[a] = front.data[j * nx + quarter.xOf(a)] > 0 ? 1 : 0;
      for (let b = 0; b < nz; b++) inZ[b] = side.data[j * nz + quarter.zOf(b)] > 0 ? 1 : 0;
      findLimits(volume, quarter, j, low, deep);
      const near = [j - 1, j + 1].filter((row) => before[row * nx + nx - 1] >= 0).map((row) => rowOf(after, row));
      found.set(rowOf(after, j));
      solve({ unlike, inX, inZ, before: rowOf(before, j), near, low, deep }, found);
      open[j] = 0;
      if (found.every((b, a) => b === after[j * nx + a])) continue;
      rowOf(after, j).set(found);
      open[j - 1] = 1;
      open[j + 1] = 1;
    }
  return after;
}

/** What the two pictures of a row differ by, for a pair of places or for all of them; 0 where one of them shows nothing. */
function createComparer(
  [nx, , nz]: Volume['size'],
  { front, side }: Pick<Outlines, 'front' | 'side'>,
  { ends, flanks, xOf, zOf }: Quarter,
) {
  const differ = (j: number, a: number, b: number): number => {
    const x = j * nx + xOf(a);
    const z = j * nz + zOf(b);
    if (!(front.data[x] > 0) || !(side.data[z] > 0)) return 0;
    const d0 = ends.data[3 * x] - flanks.data[3 * z];
    const d1 = ends.data[3 * x + 1] - flanks.data[3 * z + 1];
    const d2 = ends.data[3 * x + 2] - flanks.data[3 * z + 2];
    const light = ((d0 + d1 + d2) / 3) ** 2;
    const hue = (d0 * d0 + d1 * d1 + d2 * d2) / 3 - light;
    const unlike = Math.max(0, light - ALIKE) + Math.max(0, hue - ALIKE_HUE);
    return (DIFFERENT * unlike) / (unlike + HALF);
  };
  const fill = (j: number, out: Float32Array): void => {
    for (let a = 0; a < nx; a++) for (let b = 0; b < nz; b++) out[a * nz + b] = differ(j, a, b);
  };
  return { differ, fill };
}

/** Cuts off what lies outside the new stairs and fills what lies between them and the old ones, within the outlines. */
function moveInPlace(
  { values, size: [nx, ny, nz], cell }: Volume,
  { front, side }: Outlines,
  { xOf, zOf }: Quarter,
  before: Int16Array,
  after: Int16Array,
): void {
  const [oldAt, newAt] = [new Int16Array(nz), new Int16Array(nz)];
  const [alongA, alongB] = [new Int16Array(nz), new Int16Array(nx)];
  for (let j = 1; j < ny - 1; j++) {
    const row = j * nx;
    if (isSame(before, after, row, nx)) continue;
    invertStair(before.subarray(row, row + nx), oldAt);
    invertStair(after.subarray(row, row + nx), newAt);
    alongA.fill(0);
    alongB.fill(0);
    for (let b = 0; b < nz; b++)
      for (let a = 0, from = (zOf(b) * ny + j) * nx; a < nx; a++)
        if (values[from + xOf(a)] < 0) {
          alongA[b]++;
          alongB[a]++;
        }
    for (let a = 0; a < nx; a++) {
      const i = xOf(a);
      if (!(front.data[row + i] > 0)) continue;
      for (let b = 0; b < nz; b++) {
        const k = zOf(b);
        if (before[row + a] === after[row + a] && oldAt[b] === newAt[b]) continue;
        if (!(side.data[j * nz + k] > 0)) continue;
        const was = outsideStair(b - before[row + a], oldAt[b] - a);
        const is = outsideStair(b - after[row + a], newAt[b] - a);
        if (Math.abs(was - is) <= LEAST) continue;
        const at = (k * ny + j) * nx + i;
        if (is > 0 && was <= 0) values[at] = Math.max(values[at], cell * Math.min(is, DEEP));
        else if (is <= 0 && was > 0 && was < Math.min(FILL, SHARE * Math.min(alongA[b], alongB[a])))
          values[at] = Math.min(values[at], cell * Math.max(is, -DEEP) - 0.3 * cell);
      }
    }
  }
}

function isSame(one: Int16Array, other: Int16Array, from: number, count: number): boolean {
  for (let i = from; i < from + count; i++) if (one[i] !== other[i]) return false;
  return true;
}
