import { createFloatImage, type FloatImage, findPieces, resize } from '../../image/index.ts';
import { mix, sampleAt, subjectColors, withSubject } from '../layers/index.ts';
import { type BodyPlan, planBody } from '../regions/body.ts';
import { searchRegion } from '../regions/index.ts';
import { type RegionView, viewOf } from '../regions/view.ts';
import type { Layers } from '../types.ts';
import { drawLimb } from './limb.ts';
import { type Cut, standBefore, studioGround } from './studio.ts';

/** A body that is at least so upright has arms to spread. */
const UPRIGHT = 0.35;
/** Arms that are this near to level stay as they are, radians. */
const LEVEL = 0.26;
/** A figure so much taller than wide may hide both its arms. */
const SLENDER = 1.8;
/** An arm is at least so long, as a share of the body below the neck. */
const ARM_LENGTH = 0.28;
const STUDIO = [0.86, 0.86, 0.87] as const;

/**
 * The figure from the front with its arms spread: arms are cut off the outline beside the trunk, turned about the shoulders until they are level; an arm that the body
 * hides is the other one mirrored, or drawn in the colours of the sleeve and the hand. What is no figure stands symmetric, its better half mirrored. On a clean ground.
 */
export function tPose(from: Layers, width: number, height: number): FloatImage {
  const known = withSubject(from);
  const view = viewOf(known);
  const plan = planBody(view);
  const own: Cut = { colors: subjectColors(known), alpha: known.subject };
  const posed = (plan.upright >= UPRIGHT && spread(own, view, plan, known)) || mirrored(own, view);
  return standBefore(studioGround(width, height, STUDIO), posed);
}

/** An arm as it is in the picture. */
interface Arm {
  /** 1 where it is, view pixels. */
  mask: FloatImage;
  /** Angle from the shoulder to its end, radians; 0 = level, towards its side, positive = hanging. */
  angle: number;
  length: number;
}

/** Undefined where no arm is found on what is too broad to hide both. */
function spread(own: Cut, view: RegionView, plan: BodyPlan, known: Layers & { subject: FloatImage }): Cut | undefined {
  const { width, height } = own.alpha;
  const k = width / view.width;
  const body = plan.bottom - plan.neck;
  const shoulder = (side: number): readonly [number, number] => [
    plan.middle + side * 0.86 * plan.trunk,
    plan.neck + 0.1 * body,
  ];
  const arms = new Map([-1, 1].map((side) => [side, findArm(view, plan, side, shoulder(side))] as const));
  const slender = view.box.height > SLENDER * view.box.width && searchRegion(known, 'face');
  if (![...arms.values()].some(Boolean) && !slender) return undefined;
  // Room for what is spread: as wide as the figure is tall, or wider.
  const reach = Math.max(0.48 * body, ...[...arms.values()].map((arm) => arm?.length ?? 0));
  const half = Math.ceil(k * (plan.trunk + reach) * 1.12 + 4);
  const wide = Math.max(width, 2 * half);
  const shift = Math.round(wide / 2 - k * plan.middle);
  const canvas: Cut = { colors: createFloatImage(wide, height, 3), alpha: createFloatImage(wide, height, 1) };
  const taken = createFloatImage(view.width, view.height, 1);
  for (const arm of arms.values())
    if (arm) for (let i = 0; i < taken.data.length; i++) taken.data[i] = Math.max(taken.data[i], arm.mask.data[i]);
  for (const side of [-1, 1]) {
    const arm = arms.get(side);
    const other = arms.get(-side);
    const at = shoulder(side);
    if (arm) turnArm(canvas, own, arm, { at, k, shift, side, from: side });
    else if (other) turnArm(canvas, own, other, { at, k, shift, side, from: -side, pivot: shoulder(-side) });
    else {
      const [sleeve, skin] = limbColors(known);
      const x = k * at[0] + shift;
      const y = k * at[1];
      const length = 0.46 * k * body;
      const thick = Math.max(2, 0.3 * k * plan.trunk);
      drawLimb(canvas, [x, y], [x + side * 0.78 * length, y], thick, 0.8 * thick, sleeve);
      drawLimb(canvas, [x + side * 0.74 * length, y], [x + side * length, y], 0.72 * thick, 0.75 * thick, skin);
    }
  }
  // The outline's soft rim goes with the arms.
  const gone = resize(rimmed(taken, view.subject), width, height);
  // The body over the arms' roots, without the arms.
  const laid: Cut = { colors: createFloatImage(wide, height, 3), alpha: createFloatImage(wide, height, 1) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x + shift;
      if (u < 0 || u >= wide) continue;
      const i = y * width + x;
      const o = y * wide + u;
      laid.alpha.data[o] = own.alpha.data[i] * (1 - Math.min(1, gone.data[i]));
      laid.colors.data.set(own.colors.data.subarray(3 * i, 3 * i + 3), 3 * o);
    }
  const alpha = createFloatImage(wide, height, 1);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = Math.max(canvas.alpha.data[i], laid.alpha.data[i]);
  return { colors: mix(canvas.colors, laid.colors, laid.alpha), alpha };
}

/** What hangs beside the trunk between the shoulder and the thigh. */
function findArm(view: RegionView, plan: BodyPlan, side: number, [sx, sy]: readonly [number, number]): Arm | undefined {
  const { width, height, subject } = view;
  const body = plan.bottom - plan.neck;
  const beside = new Uint8Array(subject.length);
  for (let y = Math.round(plan.neck + 0.02 * body); y < Math.round(plan.hip + 0.2 * body) && y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!subject[y * width + x]) continue;
      const from = x;
      while (x < width && subject[y * width + x]) x++;
      // From the hips on what hangs together with the middle is a leg or a skirt.
      const near = from - plan.middle < 1.02 * plan.trunk && plan.middle - x < 1.02 * plan.trunk;
      if (near && y > plan.hip - 0.08 * body) continue;
      for (let u = from; u < x; u++) if (side * (u - plan.middle) > 1.02 * plan.trunk) beside[y * width + u] = 1;
    }
  const { label, facts, count } = findPieces(beside, width, height, 1, true);
  let best = -1;
  for (let p = 0; p < count; p++) if (best < 0 || facts[4 * p] > facts[4 * best]) best = p;
  if (best < 0 || facts[4 * best] < 0.012 * body * body) return undefined;
  let end: readonly [number, number] = [sx, sy];
  let length = 0;
  let near = Number.POSITIVE_INFINITY;
  const mask = createFloatImage(width, height, 1);
  for (let i = 0; i < label.length; i++) {
    if (label[i] !== best) continue;
    mask.data[i] = 1;
    const x = i % width;
    const y = Math.floor(i / width);
    const far = Math.hypot(x - sx, y - sy);
    near = Math.min(near, far);
    if (far <= length) continue;
    length = far;
    end = [x, y];
  }
  // What does not begin at the shoulder is no arm.
  if (length < ARM_LENGTH * body || near > 0.2 * body) return undefined;
  takeHand(view, mask, Math.round(plan.hip + 0.2 * body), plan, side, 0.2 * body);
  // The middle counts more than the farthest finger.
  const n = facts[4 * best];
  const mx = 0.5 * end[0] + 0.5 * (facts[4 * best + 1] / n);
  const my = 0.5 * end[1] + 0.5 * (facts[4 * best + 2] / n);
  return { mask, angle: Math.atan2(my - sy, side * (mx - sx)), length };
}

/** What hangs on an arm below the rows that were looked at and ends soon is its hand; legs go on. */
function takeHand(view: RegionView, mask: FloatImage, from: number, plan: BodyPlan, side: number, most: number): void {
  const { width, height, subject } = view;
  const below = new Uint8Array(subject.length);
  for (let y = from; y < height; y++)
    for (let x = 0; x < width; x++)
      if (subject[y * width + x] && side * (x - plan.middle) > 1.02 * plan.trunk) below[y * width + x] = 1;
  const { label, count } = findPieces(below, width, height, 1, true);
  const lowest = new Float64Array(count);
  const joined = new Uint8Array(count);
  for (let i = 0; i < label.length; i++) {
    if (label[i] < 0) continue;
    const y = Math.floor(i / width);
    lowest[label[i]] = Math.max(lowest[label[i]], y);
    if (y === from && mask.data[i - width] > 0) joined[label[i]] = 1;
  }
  for (let i = 0; i < label.length; i++)
    if (label[i] >= 0 && joined[label[i]] && lowest[label[i]] < from + most) mask.data[i] = 1;
}

/** Draws an arm turned about its shoulder until it is level. `from`: the side that it is taken from; where that is the other side it is mirrored. */
function turnArm(
  canvas: Cut,
  own: Cut,
  arm: Arm,
  {
    at,
    k,
    shift,
    side,
    from,
    pivot = at,
  }: {
    at: readonly [number, number];
    k: number;
    shift: number;
    side: number;
    from: number;
    pivot?: readonly [number, number];
  },
): void {
  const { width, height } = canvas.alpha;
  const turn = Math.abs(arm.angle) < LEVEL ? 0 : arm.angle;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [px, py] = [k * pivot[0], k * pivot[1]];
  const [ax, ay] = [k * at[0] + shift, k * at[1]];
  const reach = 1.15 * k * arm.length + 4;
  const rgb = new Float64Array(3);
  const one = new Float64Array(1);
  for (let y = Math.max(0, Math.floor(ay - reach)); y < Math.min(height, ay + reach); y++)
    for (let x = Math.max(0, Math.floor(ax - reach)); x < Math.min(width, ax + reach); x++) {
      // Along the side and down, back into the arm's own pose.
      const u = side * (x - ax);
      const v = y - ay;
      const ou = u * c - v * s;
      const ov = u * s + v * c;
      const ox = px + from * ou;
      const oy = py + ov;
      if (ox < 0 || oy < 0 || ox > own.alpha.width - 1 || oy > own.alpha.height - 1) continue;
      sampleAt(arm.mask, ox / k, oy / k, one);
      const inArm = Math.min(1, Math.max(0, 2 * one[0]));
      // The root reaches into the trunk, which covers it.
      const root = Math.hypot(ou, ov) < 0.3 * k * arm.length && Math.abs(ov) < 0.14 * k * arm.length ? 1 : 0;
      if (inArm < 0.01 && !root) continue;
      sampleAt(own.alpha, ox, oy, one);
      const a = one[0] * Math.max(inArm, root);
      if (a < 0.004) continue;
      sampleAt(own.colors, ox, oy, rgb);
      const o = y * width + x;
      const before = canvas.alpha.data[o];
      canvas.alpha.data[o] = Math.max(before, a);
      for (let q = 0; q < 3; q++)
        canvas.colors.data[3 * o + q] += (rgb[q] - canvas.colors.data[3 * o + q]) * (before > a ? a : 1);
    }
}

/** A mask with two more pixels around it, where nothing else of the subject is. */
function rimmed({ width, height, data }: FloatImage, subject: Uint8Array): FloatImage {
  const out = createFloatImage(width, height, 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      out.data[i] = data[i];
      if (data[i] > 0 || subject[i]) continue;
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
        for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++)
          if (data[v * width + u] > 0) out.data[i] = 1;
    }
  return out;
}

/** Colours of the sleeve and of the hand. */
function limbColors(known: Layers & { subject: FloatImage }): [number[], number[]] {
  const sleeve = meanOf(known, searchRegion(known, 'shirt')?.mask ?? known.subject);
  const face = searchRegion(known, 'face');
  return [sleeve, face ? meanOf(known, face.mask) : sleeve];
}

function meanOf({ image }: Layers, mask: FloatImage): number[] {
  const sum = [0, 0, 0];
  let n = 1e-6;
  for (let i = 0; i < mask.data.length; i++) {
    const w = mask.data[i];
    n += w;
    for (let c = 0; c < 3; c++) sum[c] += w * image.data[3 * i + c];
  }
  return sum.map((v) => v / n);
}

/** The half that shows more of it, and its mirror image. */
function mirrored({ colors, alpha }: Cut, { box, width: small }: RegionView): Cut {
  const { width, height } = alpha;
  const middle = ((box.left + box.right) / 2) * (width / small);
  let [left, right] = [0, 0];
  for (let i = 0; i < alpha.data.length; i++)
    if (i % width < middle) left += alpha.data[i];
    else right += alpha.data[i];
  const side = left > right ? -1 : 1;
  const out: Cut = { colors: createFloatImage(width, height, 3), alpha: createFloatImage(width, height, 1) };
  const rgb = new Float64Array(3);
  const one = new Float64Array(1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const away = Math.abs(x + 0.5 - width / 2);
      const u = middle + side * away - 0.5;
      if (u < 0 || u > width - 1) continue;
      sampleAt(alpha, u, y, one);
      sampleAt(colors, u, y, rgb);
      out.alpha.data[i] = one[0];
      out.colors.data.set(rgb, 3 * i);
    }
  return out;
}
