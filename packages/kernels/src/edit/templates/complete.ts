import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { placed, sampleAt, subjectColors, withSubject } from '../layers/index.ts';
import { type BodyPlan, planBody } from '../regions/body.ts';
import { type RegionView, viewOf } from '../regions/view.ts';
import type { Layers } from '../types.ts';
import { drawLimb } from './limb.ts';
import { type Cut, standBefore, studioGround } from './studio.ts';

const STUDIO = [0.86, 0.86, 0.87] as const;
/** From this share of a side on the frame cuts the subject off there. */
const CUT = 0.03;
/** Colours that trousers and shoes have where none show, linear. */
const TROUSERS = [0.035, 0.042, 0.07] as const;
const SHOES = [0.025, 0.022, 0.022] as const;

/**
 * The whole figure, standing, on a clean ground: where the lower border cuts a body off, trunk, legs and feet go on by the proportions that its head and shoulders have, in
 * its own colours; sides that are cut off are the other side's mirror image.
 */
export function completeCharacter(from: Layers, width: number, height: number): FloatImage {
  const known = withSubject(from);
  const view = viewOf(known);
  const own: Cut = { colors: subjectColors(known), alpha: known.subject };
  const wide = completeSides(own, view);
  const plan = planBody(view);
  const whole = isCut(own.alpha, 'bottom') ? completeBelow(wide, plan, known.image.width / view.width) : wide;
  return standBefore(studioGround(width, height, STUDIO), whole);
}

function isCut({ width, height, data }: FloatImage, side: 'left' | 'right' | 'bottom'): boolean {
  let n = 0;
  const count = side === 'bottom' ? width : height;
  for (let k = 0; k < count; k++) {
    const i = side === 'bottom' ? (height - 1) * width + k : k * width + (side === 'left' ? 0 : width - 1);
    if (data[i] > 0.5) n++;
  }
  return n > CUT * count;
}

/** What the left or right border cuts off, mirrored from the other side. Both cut: as it is. */
function completeSides(own: Cut, view: RegionView): Cut {
  const [left, right] = [isCut(own.alpha, 'left'), isCut(own.alpha, 'right')];
  if (left === right) return own;
  const { width, height } = own.alpha;
  const k = width / view.width;
  // The axis: the middle of the head where there is one, else where the subject is widest apart from the cut.
  const plan = planBody(view);
  const axis = Math.min(0.95 * width, Math.max(0.05 * width, k * headAxis(view, plan)));
  const wide = Math.ceil(left ? 2 * (width - axis) : 2 * axis);
  if (wide <= width + 2) return own;
  const shift = left ? wide - width : 0;
  const cut: Cut = {
    colors: placed(own.colors, wide, height, shift, 0),
    alpha: placed(own.alpha, wide, height, shift, 0),
  };
  // The border itself fades into the mirror image: light falls from one side.
  const fade = Math.max(3, 0.07 * width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++) {
      const own01 = Math.min(1, Math.max(0, (left ? x - shift : width - 1 - x) / fade));
      if (own01 >= 1) continue;
      const from = Math.round(2 * (axis + shift) - x) - shift;
      if (from < 0 || from >= width) continue;
      const [o, i] = [y * wide + x, y * width + from];
      const mirror = own.alpha.data[i];
      const w = cut.alpha.data[o] > 0.02 && mirror > 0.02 ? 1 - own01 : own01 > 0 ? 0 : 1;
      cut.alpha.data[o] += w * (mirror - cut.alpha.data[o]);
      for (let c = 0; c < 3; c++)
        cut.colors.data[3 * o + c] += w * (own.colors.data[3 * i + c] - cut.colors.data[3 * o + c]);
    }
  return cut;
}

function headAxis({ subject, width }: RegionView, plan: BodyPlan): number {
  let sum = 0;
  let n = 1e-6;
  for (let y = plan.top; y < plan.neck; y++)
    for (let x = 0; x < width; x++)
      if (subject[y * width + x]) {
        sum += x;
        n++;
      }
  return sum / n;
}

/** Trunk, legs and feet below the frame. `k`: pixels of the picture per pixel of the plan. */
function completeBelow(own: Cut, plan: BodyPlan, k: number): Cut {
  const { width, height, data } = own.alpha;
  const [top, neck, trunk] = [k * plan.top, k * plan.neck, k * plan.trunk];
  const head = Math.max(8, neck - top);
  const run = lastRun(own.alpha);
  const [left, right] = run;
  const shoulders = Math.max(2 * trunk, 1);
  // Adults have shoulders two heads wide and stand seven heads tall, toys less than one and three.
  const heads = Math.min(7.4, Math.max(2.5, 3 + ((shoulders / head - 0.8) / 1.2) * 4.3));
  const total = Math.max(heads * head, (height - top) * 1.12);
  const bottom = Math.ceil(top + total);
  const hip = neck + 0.46 * (bottom - neck);
  const seenLegs = height > hip + 0.06 * total;
  const tall = bottom + 4;
  const out: Cut = { colors: createFloatImage(width, tall, 3), alpha: createFloatImage(width, tall, 1) };
  const middle = (left + right) / 2;
  const hipHalf = Math.min((right - left) / 2, Math.max(0.24 * head, Math.min(0.8 * trunk, 0.11 * heads * head)));
  const below = meanBelow(own, left, right);
  const cloth = seenLegs ? below : [...TROUSERS];
  const ankle = bottom - 0.035 * total;
  const from = seenLegs ? height - 2 : hip - 0.04 * total;
  for (const side of [-1, 1]) {
    const x = middle + side * 0.5 * hipHalf;
    const foot = middle + side * 0.56 * hipHalf;
    const thigh = 0.47 * hipHalf;
    drawLimb(
      out,
      [foot + side * 0.05 * hipHalf, bottom - 0.02 * total],
      [foot + side * 0.3 * hipHalf, bottom - 0.016 * total],
      0.02 * total,
      0.016 * total,
      SHOES,
    );
    drawLimb(out, [x, Math.max(from, neck)], [foot, ankle], thigh, 0.64 * thigh, cloth);
  }
  armsBelow(out, own, run, hip + 0.03 * total);
  if (!seenLegs) trunkBelow(out, own, { height, hip, left, right, middle, hipHalf });
  // What is in the picture lies over what was made up, and fades into it.
  const fade = Math.max(2, 0.012 * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = data[i] * Math.min(1, (height - y) / fade);
      const before = out.alpha.data[i];
      out.alpha.data[i] = Math.max(before, data[i]);
      const keep = before > 0.01 ? a : 1;
      if (data[i] < 0.004) continue;
      for (let c = 0; c < 3; c++)
        out.colors.data[3 * i + c] += keep * (own.colors.data[3 * i + c] - out.colors.data[3 * i + c]);
    }
  return out;
}

/** The trunk goes on with the rows above the frame's border mirrored, drawn in to the hips, and round. */
function trunkBelow(
  out: Cut,
  own: Cut,
  {
    height,
    hip,
    left,
    right,
    middle,
    hipHalf,
  }: { height: number; hip: number; left: number; right: number; middle: number; hipHalf: number },
): void {
  const { width } = out.alpha;
  const rows = Math.max(4, Math.min(0.25 * height, hip - height));
  const rgb = new Float64Array(3);
  for (let y = Math.max(0, height - 2); y <= hip + 0.1 * hipHalf && y < out.alpha.height; y++) {
    const t = Math.min(1, Math.max(0, (y - height) / Math.max(1, hip - height)));
    const s = t * t * (3 - 2 * t);
    const from = left + s * (middle - hipHalf - left);
    const to = right + s * (middle + hipHalf - right);
    // Back and forth over the last rows.
    const step = (y - height) % (2 * rows);
    const row = height - 2 - (step < rows ? step : 2 * rows - step);
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x++) {
      const a = Math.min(1, Math.max(0, Math.min(x - from, to - x) + 0.5));
      if (a <= 0) continue;
      const u = (x + 0.5 - from) / Math.max(1, to - from);
      sampleAt(own.colors, left + 0.06 * (right - left) + u * 0.88 * (right - left), row, rgb);
      const round = 1 - 0.28 * (2 * u - 1) ** 4;
      const o = y * width + x;
      for (let c = 0; c < 3; c++) out.colors.data[3 * o + c] += a * (rgb[c] * round - out.colors.data[3 * o + c]);
      out.alpha.data[o] = Math.max(out.alpha.data[o], a);
    }
  }
}

/** Arms that the frame cuts off beside the trunk go on to the height of the hips, and end round. */
function armsBelow(out: Cut, own: Cut, trunk: readonly [number, number], end: number): void {
  const { height } = own.alpha;
  for (const [from, to] of runsOf(own.alpha)) {
    if (to > trunk[0] && from < trunk[1]) continue;
    const r = (to - from) / 2;
    if (r < 2 || end - height < 0.5 * r) continue;
    const x = (from + to) / 2;
    // Most arms that are cut off at the wrist lack a hand, no more.
    drawLimb(out, [x, height - 2], [x, Math.min(end, height + 1.5 * r)], r, 0.8 * r, meanBelow(own, from, to));
  }
}

/** Runs of the last row. */
function runsOf({ width, height, data }: FloatImage): [number, number][] {
  const row = (height - 2) * width;
  const out: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    if (data[row + x] < 0.5) continue;
    const from = x;
    while (x < width && data[row + x] >= 0.5) x++;
    out.push([from, x]);
  }
  return out;
}

/** The widest run of the last row. */
function lastRun(alpha: FloatImage): [number, number] {
  const runs = runsOf(alpha).sort((a, b) => b[1] - b[0] - a[1] + a[0]);
  return runs[0] ?? [0.4 * alpha.width, 0.6 * alpha.width];
}

function meanBelow({ colors, alpha }: Cut, left: number, right: number): number[] {
  const { width, height } = alpha;
  const sum = [0, 0, 0];
  let n = 1e-6;
  for (let y = Math.floor(0.94 * height); y < height; y++)
    for (let x = Math.floor(left); x < right; x++) {
      const w = alpha.data[y * width + x];
      n += w;
      for (let c = 0; c < 3; c++) sum[c] += w * colors.data[3 * (y * width + x) + c];
    }
  return sum.map((v) => v / n);
}
