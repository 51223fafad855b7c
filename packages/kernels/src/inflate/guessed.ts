import { blur, createFloatImage, type FloatImage } from '../image/index.ts';
import { type BlockField, blockField } from './block-field.ts';
import { type Body, type Solid, sample } from './body.ts';
import { fairOdds } from './fair-odds.ts';
import type { Blocks } from './find-blocks.ts';
import type { SolidGuess } from './guess-solid.ts';
import { INFLATE_DEFAULTS, squaredHeight } from './inflate.ts';
import type { Outline, Shape } from './shape.ts';

/** Distances are told so far from the surface, cells of the guess. */
const FAR = 3;
/** What a surface passes through counted as filled in the solids that were learned from: so much too thick are guesses, cells. */
const SWOLLEN = 0.2;
/** Edges towards the outline are so round at most, cells. */
const ROUND = 1.2;
/** Nothing is deeper than so many times what it would be blown up, of what is unsure and what is sure: what is thin in the picture is no edge of a sheet. */
const DEEPER = [1.15, 1.6] as const;
/** So far outside of an outline, pixels, nothing else is asked. */
const OUTSIDE = 3;
/** Where blocks are as thick as this, cells, nothing else is. */
const THICK = 0.5;
/** Half of how thick the rest is there at most. */
const THIN = 0.25;
/** How far depths of the middle are evened out, cells. */
const EVEN = 1;

/**
 * A body where a guess takes cells for filled, cut by the outline. What the guess knows nothing of, such as thin limbs, is blown up, as far to the front or back as is
 * likeliest, so every place of the outline keeps some depth. Where there are `blocks` they are the body instead.
 */
export function makeGuessed(outline: Outline, guess: SolidGuess, blocks?: Blocks): Shape {
  const { alpha, distance } = outline;
  const placed = placeOn(alpha, guess);
  const field = distances(guess, fairOdds(placed, alpha).even);
  const { depth, smooth } = INFLATE_DEFAULTS;
  const blown = squaredHeight(alpha, smooth, true);
  const deeper = DEEPER[0] + (guess.sure ?? 1) * (DEEPER[1] - DEEPER[0]);
  const { mid, half } = middles(placed, field, alpha);
  const rest = createFloatImage(alpha.width, alpha.height, 1);
  const most = createFloatImage(alpha.width, alpha.height, 1);
  for (let i = 0; i < rest.data.length; i++) {
    const s = blown.data[i];
    rest.data[i] = s > 0 ? Math.min(s * depth ** 2, half.data[i] ** 2) : s;
    most.data[i] = s > 0 ? s * deeper ** 2 : s;
  }
  const squared = blocks && blockField(blocks, guess.elevation, FAR);
  if (squared) flatten(rest, placed, squared);
  const bodies: Body[] = [
    cutSolid(placed, field, distance, { square: most, mid }, squared),
    { kind: 'relief', part: 'body', square: rest, mid },
  ];
  return { route: 'solid', bodies, elevation: guess.elevation, twins: [] };
}

/** Leaves next to nothing of a relief where blocks are: it would bulge out of their faces. */
function flatten({ width, height, data }: FloatImage, guess: SolidGuess, blocks: BlockField): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (columnAt(blocks, guess, x, y) > THICK) data[i] = Math.min(data[i], (THIN * guess.cell) ** 2);
    }
}

/** Chooses the line through a pixel. */
function columnAt(blocks: BlockField, { side, left, top, cell }: SolidGuess, x: number, y: number): number {
  return blocks.column((x + 0.5 - left) / cell - side / 2, side / 2 - (y + 0.5 - top) / cell);
}

/** A guess in pixels of an outline, which may be larger than the one that was looked at. */
function placeOn({ width }: FloatImage, guess: SolidGuess): SolidGuess {
  const by = width / guess.width;
  return { ...guess, width, left: guess.left * by, top: guess.top * by, cell: guess.cell * by };
}

/** Half of how deep a guess is behind an outline, in the middle of all its places; pixels of the outline. */
export function guessedDepth({ alpha }: Outline, guess: SolidGuess): number {
  const placed = placeOn(alpha, guess);
  const { half } = middles(placed, distances(guess, fairOdds(placed, alpha).even), alpha);
  const known = half.data.filter((_, i) => alpha.data[i] >= 0.5).sort();
  return known[known.length >> 1] ?? 0;
}

/** The field's inside within the outline, and no farther from `mid` than the root of `square`. */
function cutSolid(
  guess: SolidGuess,
  field: Float32Array,
  outline: FloatImage,
  { square, mid }: { square: FloatImage; mid: FloatImage },
  blocks?: BlockField,
): Solid {
  const { side, deep, left, top, cell } = guess;
  const column = new Float64Array(deep);
  const at = { x: Number.NaN, y: Number.NaN, round: 0, wall: 0, square: 0, slope: 0, mid: 0, thick: 0 };
  const wz = new Float64Array(4);
  const load = (x: number, y: number): void => {
    at.x = x;
    at.y = y;
    at.wall = -sample(outline, x, y, true);
    if (at.wall > OUTSIDE) return;
    blend(field, deep, side, (x + 0.5 - left) / cell - 0.5, (y + 0.5 - top) / cell - 0.5, column);
    let most = 0.1;
    for (let k = 0; k < deep; k++) most = Math.max(most, column[k]);
    at.round = blocks ? 0 : Math.min(ROUND, most) * cell;
    at.square = sample(square, x, y, true);
    at.slope =
      Math.hypot(
        sample(square, x + 1, y, true) - sample(square, x - 1, y, true),
        sample(square, x, y + 1, true) - sample(square, x, y - 1, true),
      ) / 4;
    at.mid = sample(mid, x, y, false);
    if (blocks) at.thick = columnAt(blocks, guess, x, y);
  };
  const reach = (deep * cell) / 2;
  return {
    kind: 'solid',
    part: 'body',
    min: [0, 0, -reach],
    max: [outline.width, outline.height, reach],
    distance: (x, y, z) => {
      if (x !== at.x || y !== at.y) load(x, y);
      if (at.wall > OUTSIDE) return at.wall;
      const iz = weigh(z / cell + deep / 2 - 0.5, wz);
      let d = 0;
      for (let c = 0; c < 4; c++) d -= wz[c] * (iz + c < 0 || iz + c >= deep ? -FAR : column[iz + c]);
      if (blocks) {
        const b = -blocks.at(z / cell);
        if (at.thick > THICK) return Math.max(b * cell, at.wall);
        d = Math.min(d, b);
      }
      const u = z - at.mid;
      const rim = (u * u - at.square) / (2 * Math.sqrt(u * u + at.slope * at.slope + 0.25));
      return Math.max(roundMax(d * cell, at.wall, at.round), rim);
    },
  };
}

/** How far towards the viewer the middle of what is filled lies behind every pixel, and half of its depth (without bounds where nothing is known), pixels. */
function middles(
  { side, deep, left, top, cell, odds }: SolidGuess,
  field: Float32Array,
  { width, height, data }: FloatImage,
): { mid: FloatImage; half: FloatImage } {
  const coarse = createFloatImage(side, side, 4);
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const at = j * side + i;
      const x = Math.round(left + (i + 0.5) * cell - 0.5);
      const y = Math.round(top + (j + 0.5) * cell - 0.5);
      if (x < 0 || y < 0 || x >= width || y >= height || data[y * width + x] < 0.5) continue;
      let [sum, weight, filled, most] = [0, 0, 0, -FAR];
      for (let k = 0; k < deep; k++) {
        const w = (1 / (1 + Math.exp(-odds[at * deep + k]))) ** 3;
        sum += w * (k + 0.5 - deep / 2);
        weight += w;
        filled += Math.min(1, Math.max(0, field[at * deep + k] + 0.5));
        most = Math.max(most, field[at * deep + k]);
      }
      coarse.data[4 * at] = sum / weight;
      coarse.data[4 * at + 1] = most > -SWOLLEN ? Math.max(0.5, filled / 2) : deep;
      coarse.data[4 * at + 2] = 1;
    }
  const soft = blur(coarse, EVEN).data;
  const far = blur(coarse, side / 6).data;
  const known = new Float32Array(2 * side * side);
  for (let at = 0; at < side * side; at++) {
    const from = soft[4 * at + 2] > 0.02 ? soft : far;
    for (let c = 0; c < 2; c++) known[2 * at + c] = (cell * from[4 * at + c]) / Math.max(1e-6, from[4 * at + 2]);
  }
  const [mid, half] = [createFloatImage(width, height, 1), createFloatImage(width, height, 1)];
  const both = new Float64Array(2);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      blend(known, 2, side, (x + 0.5 - left) / cell - 0.5, (y + 0.5 - top) / cell - 0.5, both);
      mid.data[i] = both[0];
      half.data[i] = both[1];
    }
  return { mid, half };
}

const wx = new Float64Array(4);
const wy = new Float64Array(4);

/** Values of a square grid, `count` numbers a cell, at a place between: cubic, so that nothing shows of the cells. */
function blend(grid: Float32Array, count: number, side: number, u: number, v: number, out: Float64Array): void {
  const iu = weigh(u, wx);
  const iv = weigh(v, wy);
  out.fill(0);
  for (let b = 0; b < 4; b++) {
    const row = Math.min(side - 1, Math.max(0, iv + b)) * side;
    for (let a = 0; a < 4; a++) {
      const w = wx[a] * wy[b];
      const from = (row + Math.min(side - 1, Math.max(0, iu + a))) * count;
      for (let k = 0; k < count; k++) out[k] += w * grid[from + k];
    }
  }
}

/** Cubic B-spline weights of four places; where the first is. */
function weigh(at: number, out: Float64Array): number {
  const i = Math.floor(at);
  const f = at - i;
  const g = 1 - f;
  out[0] = (g * g * g) / 6;
  out[1] = (4 - 6 * f * f + 3 * f * f * f) / 6;
  out[2] = (4 - 6 * g * g + 3 * g * g * g) / 6;
  out[3] = (f * f * f) / 6;
  return i - 1;
}

/** Where two bodies overlap, its edges rounded. */
function roundMax(a: number, b: number, r: number): number {
  const [u, v] = [a + r, b + r];
  return u > 0 && v > 0 ? Math.sqrt(u * u + v * v) - r : Math.max(a, b);
}

/** About the distance of every cell to where the odds are `even`, cells, positive inside: odds over their slope. */
function distances({ side, deep, odds }: SolidGuess, even: number): Float32Array {
  const out = new Float32Array(odds.length);
  const calm = (v: number): number => Math.min(6, Math.max(-6, v - even));
  const at = (x: number, y: number, k: number): number =>
    calm(
      odds[
        (Math.min(side - 1, Math.max(0, y)) * side + Math.min(side - 1, Math.max(0, x))) * deep +
          Math.min(deep - 1, Math.max(0, k))
      ],
    );
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let k = 0; k < deep; k++, i++) {
        const gx = at(x + 1, y, k) - at(x - 1, y, k);
        const gy = at(x, y + 1, k) - at(x, y - 1, k);
        const gz = at(x, y, k + 1) - at(x, y, k - 1);
        const slope = Math.max(0.6, Math.hypot(gx, gy, gz) / 2);
        out[i] = Math.min(FAR, Math.max(-FAR, at(x, y, k) / slope - SWOLLEN));
      }
  return out;
}
