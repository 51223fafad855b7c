import type { FloatImage } from '../image/index.ts';
import type { ViewName } from './register.ts';
import type { RowColors } from './row-colors.ts';
import type { Stretch } from './sections.ts';

/** Places along a quarter of a section, and how many reaches are tried at each. */
export const STEPS = 24;
const REACHES = 28;
/** Places at which two pictures are compared along a step. */
const LOOKS = 3;
/** A section may draw in by so much of the way from its corners to a straight line between them. */
const HOLLOW = 0.8;
/** What speaks against leaving the usual section (logarithm of the reach), and against bends in how far it is left: squares of colours. */
const USUAL = 0.03;
const EVEN = 0.004;
/** How much more speaks against corners than against hollows: at a corner each picture shows a face of its own, and none has to agree with another. */
const OUTWARD = 8;
/** Rows over which sections even out, as the share that one takes over from the row before. */
const CARRY = 0.6;

/** Quarters of a section: between which views each lies. */
const QUARTERS: readonly (readonly [ViewName, ViewName])[] = [
  ['front', 'right'],
  ['front', 'left'],
  ['back', 'right'],
  ['back', 'left'],
];

/** What is fitted for one row: for a pair of stretches (x, then z) and a quarter, logarithms of the reach over the usual one. */
export interface RowFit {
  x: readonly Stretch[];
  z: readonly Stretch[];
  quarters: Float32Array[];
}

/**
 * Bends the quarters of every row's sections so that places that two views see look alike in both: a path from one outline to the other, by dynamic programming, whose cost is
 * what the two pictures differ by where both see it. `usual`: exponent of the superellipse that it starts from. `areas`: of the pictures, square metres.
 */
export function fitSections(
  rows: readonly { x: readonly Stretch[]; z: readonly Stretch[]; exponent: number }[],
  colors: RowColors,
  areas: ReadonlyMap<ViewName, number>,
  cell: number,
): RowFit[] {
  const railsOf = (j: number, a: number, b: number, q: number): [Rail, Rail] | undefined => {
    const { x, z } = rows[j];
    const [end, flank] = QUARTERS[q];
    const hidden = b !== (end === 'front' ? z.length - 1 : 0) || a !== (flank === 'right' ? x.length - 1 : 0);
    const [f, s] = [colors.get(end), colors.get(flank)];
    if (hidden || !f || !s) return undefined;
    const [wf, ws] = [end, flank].map((name) => (cell * cell) / (areas.get(name) ?? 1));
    return [
      { image: f, row: j, ...x[a], sign: flank === 'right' ? 1 : -1, weight: wf },
      { image: s, row: j, ...z[b], sign: end === 'front' ? 1 : -1, weight: ws },
    ];
  };
  const all = rows.map(({ x, z }, j) =>
    Array.from({ length: 4 * x.length * z.length }, (_, n) =>
      railsOf(j, Math.floor((n >> 2) / z.length), (n >> 2) % z.length, n & 3),
    ),
  );
  const lights = QUARTERS.map((_, q) =>
    measureLight(
      all.flatMap((rails, j) =>
        rails.flatMap((pair, n) => (pair && (n & 3) === q ? [{ pair, exponent: rows[j].exponent }] : [])),
      ),
    ),
  );
  const solve = createSolver();
  return evenOut(
    rows.map(({ x, z, exponent }, j) => ({
      ...{ x, z },
      quarters: all[j].map((pair, n) => (pair ? solve(...pair, exponent, lights[n & 3]) : new Float32Array(STEPS + 1))),
    })),
  );
}

/**
 * How much brighter the first view of a quarter shows it than the second, by place along the usual section, in the mean over all rows: before a turntable light stays where it
 * is while the thing turns, and that says nothing of its shape.
 */
function measureLight(quarters: readonly { pair: [Rail, Rail]; exponent: number }[]): Float64Array {
  const out = new Float64Array(STEPS + 1);
  let weight = 1e-9;
  for (const {
    pair: [f, s],
    exponent,
  } of quarters) {
    const w = Math.min(f.half, s.half);
    weight += w;
    for (let i = 0; i <= STEPS; i++) {
      const t = i / STEPS;
      const reach = usualReach(t, exponent);
      const [a, b] = [placeOf(f, reach * (1 - t)), placeOf(s, reach * t)];
      for (let c = 0; c < 3; c++) out[i] += (w * (at(f, a, c) - at(s, b, c))) / 3;
    }
  }
  return out.map((sum) => sum / weight);
}

interface Rail {
  image: FloatImage;
  row: number;
  middle: number;
  half: number;
  sign: number;
  weight: number;
}

function createSolver() {
  const n = REACHES + 1;
  const cost = new Float64Array((STEPS + 1) * n);
  const from = new Int32Array((STEPS + 1) * n);
  const us = new Float64Array((STEPS + 1) * n);
  const vs = new Float64Array((STEPS + 1) * n);
  const logs = new Float64Array((STEPS + 1) * n);
  return (f: Rail, s: Rail, p: number, light: Float64Array): Float32Array => {
    const [wf, ws] = [f.weight * f.half, s.weight * s.half];
    for (let i = 0; i <= STEPS; i++) {
      const t = i / STEPS;
      const high = 1 / Math.max(t, 1 - t);
      const low = Math.min(high, 1 - HOLLOW * (1 - (2 * t - 1) ** 4));
      const usual = usualReach(t, p);
      for (let k = 0; k <= REACHES; k++) {
        const at = i * n + k;
        const reach = low * (high / low) ** (k / REACHES);
        us[at] = reach * (1 - t);
        vs[at] = reach * t;
        logs[at] = Math.log(reach / usual);
      }
    }
    const unlike = (from: number, to: number, brighter: number): number => {
      let sum = 0;
      for (let q = 0; q < LOOKS; q++) {
        const h = (q + 0.5) / LOOKS;
        sum += differ(f, us[from] + h * (us[to] - us[from]), s, vs[from] + h * (vs[to] - vs[from]), brighter);
      }
      return sum / LOOKS;
    };
    const own = ((wf + ws) * USUAL) / STEPS;
    const even = (wf + ws) * EVEN * STEPS;
    cost.fill(Number.POSITIVE_INFINITY);
    cost[REACHES] = 0;
    for (let i = 1; i <= STEPS; i++)
      for (let k = i === STEPS ? REACHES : 0; k <= REACHES; k++) {
        const at = i * n + k;
        for (let q = 0; q <= REACHES; q++) {
          const before = (i - 1) * n + q;
          if (cost[before] === Number.POSITIVE_INFINITY) continue;
          const du = us[before] - us[at];
          const dv = vs[at] - vs[before];
          if (du < -1e-9 || dv < -1e-9) continue;
          const [a, b] = [wf * du, ws * dv];
          const bend = logs[at] - logs[before];
          const sum =
            cost[before] +
            (a + b > 0 ? ((a * b) / (a + b)) * unlike(before, at, (light[i - 1] + light[i]) / 2) : 0) +
            own * (logs[at] > 0 ? OUTWARD : 1) * logs[at] * logs[at] +
            even * bend * bend;
          if (sum < cost[at]) {
            cost[at] = sum;
            from[at] = q;
          }
        }
      }
    const out = new Float32Array(STEPS + 1);
    for (let i = STEPS, k = REACHES; i > 0; i--) {
      out[i] = logs[i * n + k];
      k = from[i * n + k];
    }
    return out;
  };
}

/** Reach of a superellipse: the sum of both shares at which it lies, where the second is the share `t` of that sum. */
export function usualReach(t: number, p: number): number {
  return ((1 - t) ** p + t ** p) ** (-1 / p);
}

/** Square of what two views differ by, one at the share `u` of its stretch, the other at `v` of its own, where the first is `brighter` by its light. */
function differ(f: Rail, u: number, s: Rail, v: number, brighter: number): number {
  const a = placeOf(f, u);
  const b = placeOf(s, v);
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (at(f, a, c) - at(s, b, c) - brighter) ** 2;
  return sum;
}

function placeOf({ image, middle, half, sign }: Rail, share: number): number {
  return Math.min(image.width - 1.001, Math.max(0, middle + sign * Math.min(share * half, Math.max(0, half - 0.5))));
}

function at({ image, row }: Rail, place: number, c: number): number {
  const i = Math.floor(place);
  const o = 3 * (row * image.width + i) + c;
  return image.data[o] + (place - i) * (image.data[o + 3] - image.data[o]);
}

/** Each row takes over from those above and below that show the same stretches. */
function evenOut(fits: readonly RowFit[]): RowFit[] {
  const pass = (order: readonly number[]): Float32Array[][] => {
    const out: Float32Array[][] = [];
    let before = -1;
    for (const j of order) {
      const { x, z, quarters } = fits[j];
      out[j] = quarters.map((own, n) => {
        const [pair, q] = [n >> 2, n & 3];
        const last = before < 0 ? undefined : fits[before];
        const a = last ? likest(x[Math.floor(pair / z.length)], last.x) : -1;
        const b = last ? likest(z[pair % z.length], last.z) : -1;
        if (!last || a < 0 || b < 0) return own;
        const there = out[before][4 * (a * last.z.length + b) + q];
        return own.map((value, i) => value + CARRY * (there[i] - value));
      });
      before = j;
    }
    return out;
  };
  const rows = fits.map((_, j) => j);
  const down = pass(rows);
  const up = pass([...rows].reverse());
  return fits.map(({ x, z }, j) => ({ x, z, quarters: down[j].map((d, n) => d.map((v, i) => (v + up[j][n][i]) / 2)) }));
}

/** Which stretch covers the most of the same places, at least half of both together; -1 for none. */
function likest(one: Stretch, others: readonly Stretch[]): number {
  let best = -1;
  let most = 0.5;
  for (const [n, other] of others.entries()) {
    const low = Math.max(one.middle - one.half, other.middle - other.half);
    const high = Math.min(one.middle + one.half, other.middle + other.half);
    const any =
      Math.max(one.middle + one.half, other.middle + other.half) -
      Math.min(one.middle - one.half, other.middle - other.half);
    const share = (high - low) / any;
    if (share > most) [best, most] = [n, share];
  }
  return best;
}
