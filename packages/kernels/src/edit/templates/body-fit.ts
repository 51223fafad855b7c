import { runsOf } from '../regions/runs.ts';
import type { PaintedThing } from '../types.ts';
import { legsOf, type MissingBody } from './missing-body.ts';
import type { Cut } from './studio.ts';

type Run = readonly [number, number];

/** Where a pixel of the completed figure is in the picture of the sculpted body. */
export interface BodyFit {
  /** First row below the figure. */
  bottom: number;
  /** Trunk and legs, and arms over them. */
  pieces: readonly BodyPiece[];
}

/** One piece of the sculpted body and how it is laid. */
export interface BodyPiece {
  /** Column and row in the body's picture, pixels, into `out`; false where there is nothing of it. */
  at(x: number, y: number, out: Float64Array): boolean;
  /**
   * Where what is worn goes on from the picture: the column of it, and for how much of it (0 = as sculpted), into `out`. Absent: nowhere.
   */
  worn?(x: number, y: number, out: Float64Array): void;
}

/** A leg is a half as long as its figure where that is an adult, a third where it is a toy. */
const LEG = [0.31, 0.47] as const;
/** Hands begin there, as a share of the arm. */
const WRIST = 0.76;
/** Shoulders under the neck, as a share of the way to the crotch. */
const SHOULDER = 0.12;

/**
 * Lays a sculpted figure that spreads its arms, seen from the front, over one that the frame cuts off: shoulders, crotch and soles on the rows where the picture's proportions
 * have them, as wide at the border as the trunk that is cut there, with its own hips below; each leg and each arm under the one that is cut. Pixels of the picture.
 */
export function fitBody(own: Cut, missing: MissingBody, scale: number, body: PaintedThing): BodyFit {
  const { width, height, data } = own.alpha;
  const { plan, heads } = missing;
  const [top, neck, trunk] = [scale * plan.top, scale * plan.neck, scale * plan.trunk];
  const head = Math.max(8, neck - top);
  const made = measureBody(body.opacity);
  const runs = runsOf(data, width, height - 3);
  const cut = widestOf(runs) ?? [0.4 * width, 0.6 * width];
  const legs = missing.seenLegs ? (legsOf(data, width, height - 3, scale * plan.middle) ?? halves(cut)) : undefined;
  const total = Math.max(heads * head, (height - top) * 1.12);
  const share = LEG[0] + (LEG[1] - LEG[0]) * Math.min(1, (heads - 2.5) / 4.9);
  const given = top + (1 - share) * total;
  // Where legs part is seen: from there on they are as long as that figure's legs are, and go on below the border for feet at least.
  const crotch = legs ? Math.min(splitOf(own, legs), given) : Math.max(given, height + 0.3 * head);
  const rest = legs ? height + 0.1 * (height - top) : crotch + 0.3 * (crotch - top);
  const bottom = Math.ceil(Math.max(rest, crotch + ((crotch - top) * share) / (1 - share)));
  const shoulder = neck + SHOULDER * (crotch - neck);
  const rowAt = (y: number): number =>
    y < crotch
      ? made.shoulder + ((y - shoulder) / (crotch - shoulder)) * (made.crotch - made.shoulder)
      : made.crotch + ((y - crotch) / (bottom - crotch)) * (made.bottom - made.crotch);
  if (legs) return { bottom, pieces: [legsUnder(legs, body, made, rowAt, height)] };
  // A run wider than the trunk holds arms, too.
  const center = Math.min(cut[1], Math.max(cut[0], (scale * plan.middle + (cut[0] + cut[1]) / 2) / 2));
  const [left, right] = [Math.max(cut[0], center - 1.25 * trunk), Math.min(cut[1], center + 1.25 * trunk)];
  const half = (right - left) / 2;
  const middle = (left + right) / 2;
  const theirs = Math.min(1.15 * made.hips, halfAt(body, Math.round(rowAt(height)), made.middle));
  const hips = Math.min(half, Math.max(0.24 * head, 0.72 * half, Math.min(0.85 * trunk, 0.115 * heads * head)));
  const near = theirs / Math.max(2, half);
  const far = made.hips / Math.max(2, hips);
  const end = Math.max(crotch + 0.02 * total, height + 0.06 * total);
  const arms = armsOf(runs, [left, right]).map((run) =>
    armUnder(run, (run[0] + run[1]) / 2 < middle ? -1 : 1, { end, shoulder, height }, made),
  );
  const hem = hemOf(body, made);
  const factor = (y: number): number => {
    const t = Math.min(1, Math.max(0, (y - height) / Math.max(1, 0.9 * (crotch - height))));
    return near + t * t * (3 - 2 * t) * (far - near);
  };
  const trunkUnder: BodyPiece = {
    at: (x, y, out) => {
      out[0] = made.middle + (x - middle) * factor(y);
      out[1] = rowAt(y);
      return out[1] >= made.armpit || Math.abs(out[0] - made.middle) < 1.15 * made.hips;
    },
    worn: (x, y, out) => {
      // What hangs at the sides comes in with the waist.
      out[0] = Math.min(right - 2, Math.max(left + 2, middle + 0.96 * (x - middle) * (factor(y) / near)));
      out[1] = Math.min(1, Math.max(0, (hem - rowAt(y)) / 2));
    },
  };
  return { bottom, pieces: [trunkUnder, ...arms] };
}

/** Both legs as thick as the thicker one of the picture. */
function legsUnder(
  legs: readonly [Run, Run],
  { opacity }: PaintedThing,
  made: Measures,
  rowAt: (y: number) => number,
  height: number,
): BodyPiece {
  const there = Math.min(made.bottom - 2, Math.max(made.crotch + 2, Math.round(rowAt(height))));
  const theirs =
    legsOf(opacity.data, opacity.width, there, made.middle) ??
    halves([made.middle - made.hips, made.middle + made.hips]);
  const sides = legs.map(([a, b], k) => {
    const [c, d] = theirs[k];
    return { at: (a + b) / 2, from: (c + d) / 2, k: (d - c) / Math.max(2, b - a) };
  });
  const thick = Math.min(sides[0].k, sides[1].k);
  const between = (legs[0][1] + legs[1][0]) / 2;
  return {
    at: (x, y, out) => {
      const side = sides[x < between ? 0 : 1];
      out[0] = side.from + (x - side.at) * thick;
      out[1] = rowAt(y);
      return x < between === out[0] < made.middle;
    },
  };
}

/** What is beside the trunk at the border and thick enough for an arm. */
function armsOf(runs: readonly Run[], [left, right]: Run): Run[] {
  const least = 0.14 * (right - left);
  return runs
    .flatMap(([a, b]): Run[] => [
      [a, Math.min(b, left)],
      [Math.max(a, right), b],
    ])
    .filter(([a, b]) => b - a > least);
}

/** An arm that hangs: the spread one of the body, turned down; in its own sleeve as far as the hand. */
function armUnder(
  [from, to]: Run,
  side: number,
  { end, shoulder, height }: { end: number; shoulder: number; height: number },
  { middle, shoulder: row, hips, reach, arm }: Measures,
): BodyPiece {
  const at = (from + to) / 2;
  // Much wider than an arm is a sleeve or two arms in one: the hand stays a hand.
  const wide = Math.min(to - from, 0.3 * (end - shoulder));
  const start = 1.05 * hips;
  const alongAt = (y: number): number => (y - shoulder) / (end - shoulder);
  return {
    at: (x, y, out) => {
      const along = alongAt(y);
      out[0] = middle + side * (start + along * (reach - start));
      out[1] = row + ((x - at) * side * 1.1 * arm) / wide;
      return along > 0.3 && along < 1 && Math.abs(x - at) < 1.2 * wide && y > height - 0.4 * wide;
    },
    worn: (x, y, out) => {
      out[0] = Math.min(to - 1, Math.max(from + 1, x));
      out[1] = Math.min(1, Math.max(0, (WRIST - alongAt(y)) / 0.02));
    },
  };
}

interface Measures {
  middle: number;
  /** Rows. */
  shoulder: number;
  armpit: number;
  crotch: number;
  bottom: number;
  /** Half the width of the hips. */
  hips: number;
  /** From the middle to the tips of the fingers, and how thick an arm is. */
  reach: number;
  arm: number;
}

/** Rows and widths of a figure that stands with its legs apart and its arms spread. */
function measureBody({ width, height, data }: PaintedThing['opacity']): Measures {
  let [top, bottom, left, right] = [height, 0, width, 0];
  for (let y = 0; y < height; y++)
    for (const [a, b] of runsOf(data, width, y)) {
      top = Math.min(top, y);
      bottom = y + 1;
      left = Math.min(left, a);
      right = Math.max(right, b);
    }
  const tall = bottom - top;
  const middle = (left + right) / 2;
  // Legs part below the crotch, all the way down.
  let crotch = Math.round(top + 0.56 * tall);
  for (let y = Math.round(top + 0.45 * tall); y < top + 0.8 * tall; y++) {
    const legs = legsOf(data, width, y, middle);
    if (!legs || legs[0][1] > middle + 0.05 * tall || legs[1][0] < middle - 0.05 * tall) continue;
    crotch = y;
    break;
  }
  const hips = halfOf(data, width, Math.round(crotch - 0.04 * tall), middle);
  let armpit = Math.round(top + 0.2 * tall);
  for (let y = armpit; y < crotch; y++) if (halfOf(data, width, y, middle) > 1.6 * hips) armpit = y + 1;
  const reach = (right - left) / 2;
  // Two thirds along the arm.
  const column = Math.round(middle + 0.66 * reach);
  let [arm, sum] = [0, 0];
  for (let y = top; y < bottom; y++)
    if (data[y * width + column] > 0.5) {
      arm++;
      sum += y;
    }
  const shoulder = arm ? sum / arm : top + 0.2 * tall;
  return { middle, shoulder, armpit, crotch, bottom, hips, reach, arm: Math.max(2, arm) };
}

/** Half the width of the run of a row that holds the middle. */
function halfOf(data: ArrayLike<number>, width: number, row: number, middle: number): number {
  const run = runsOf(data, width, row).find(([a, b]) => a <= middle && b >= middle);
  return run ? (run[1] - run[0]) / 2 : 0;
}

/** The row in which a shirt ends over trousers: where the colour changes most down the middle. */
function hemOf({ image }: PaintedThing, { middle, shoulder, crotch }: Measures): number {
  const lightness = (y: number): number[] => {
    const sum = [0, 0, 0];
    for (let k = -2; k <= 2; k++)
      for (let c = 0; c < 3; c++)
        sum[c] += image.data[3 * (Math.round(y) * image.width + Math.round(middle) + 4 * k) + c];
    return sum;
  };
  let [best, row] = [0, crotch];
  for (let y = shoulder + 0.5 * (crotch - shoulder); y < crotch - 2; y++) {
    const [above, below] = [lightness(y - 3), lightness(y + 3)];
    const step = above.reduce((s, v, c) => s + Math.abs(Math.log((v + 0.02) / (below[c] + 0.02))), 0);
    if (step > best) [best, row] = [step, y];
  }
  return row;
}

const halfAt = ({ opacity }: PaintedThing, row: number, middle: number): number =>
  Math.max(4, halfOf(opacity.data, opacity.width, row, middle));

/** The row from which on upwards both legs are one. */
function splitOf({ alpha }: Cut, legs: readonly [Run, Run]): number {
  const { width, height, data } = alpha;
  let [left, right] = legs.map(([a, b]) => (a + b) / 2);
  for (let y = height - 3; y > 0.3 * height; y--) {
    const runs = runsOf(data, width, y);
    const [one, two] = [nearestTo(runs, left), nearestTo(runs, right)];
    if (!one || !two || one === two) return y;
    left = (one[0] + one[1]) / 2;
    right = (two[0] + two[1]) / 2;
  }
  return 0.3 * height;
}

function nearestTo(runs: readonly Run[], at: number): Run | undefined {
  const away = ([a, b]: Run): number => (at < a ? a - at : at > b ? at - b : 0);
  return runs.reduce<Run | undefined>((best, run) => (best && away(best) <= away(run) ? best : run), undefined);
}

function widestOf(runs: readonly Run[]): Run | undefined {
  return runs.reduce<Run | undefined>((best, r) => (best && best[1] - best[0] >= r[1] - r[0] ? best : r), undefined);
}

function halves([a, b]: Run): [Run, Run] {
  return [
    [a, (a + b) / 2],
    [(a + b) / 2, b],
  ];
}
