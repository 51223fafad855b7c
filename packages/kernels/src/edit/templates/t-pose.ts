import { createFloatImage, type FloatImage, findPieces, resize } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { mix, sampleAt, subjectColors, withSubject } from '../layers/index.ts';
import { type BodyPlan, planBody } from '../regions/body.ts';
import { runsOf } from '../regions/runs.ts';
import { type RegionView, viewOf } from '../regions/view.ts';
import type { Layers } from '../types.ts';
import { type Cut, standBefore, studioGround } from './studio.ts';

/** A body that is at least so upright has arms to spread. */
const UPRIGHT = 0.35;
/** Arms that are this near to level stay as they are, radians. */
const LEVEL = 0.26;
/** An arm is at least so long, as a share of the body below the neck. */
const ARM_LENGTH = 0.28;
/** An arm can be told from the body where ground shows between them over this share of it, more where its end does not hang free; or where it reaches out so far, as a share of the body. */
const GAP = 0.12;
const GAP_HELD = 0.25;
const OUT = 0.3;
/** A figure so much taller than wide hides its arms. */
const SLENDER = 1.8;
/** What is seen from the front is so much the same on both sides of a line: overlap of the outline with its mirror image. */
const EVEN = 0.6;
const STUDIO = [0.86, 0.86, 0.87] as const;

/**
 * The figure from the front with its arms spread: arms are cut off the outline beside the trunk, turned about the shoulders until they are level; an arm that the body
 * hides is the other one mirrored. What is no figure stands symmetric, its better half mirrored. On a clean ground. Throws GeometryError `not-possible` where arms cannot
 * be told from the body, or what is seen has no two sides.
 */
export function tPose(from: Layers, width: number, height: number): FloatImage {
  const known = withSubject(from);
  const view = viewOf(known);
  const plan = planBody(view);
  const own: Cut = { colors: subjectColors(known), alpha: known.subject };
  const axis = axisOf(view);
  if (axis.overlap < EVEN) throw impossible();
  const posed =
    (plan.upright >= UPRIGHT && spread(own, view, plan)) || mirrored(own, axis.at * (own.alpha.width / view.width));
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

/** Undefined where nothing is beside the body. Throws GeometryError `not-possible` where that cannot be told, or where a body is so slender that it is seen from the side. */
function spread(own: Cut, view: RegionView, plan: BodyPlan): Cut | undefined {
  const { width, height } = own.alpha;
  const k = width / view.width;
  const body = plan.bottom - plan.neck;
  const shoulder = (side: number): readonly [number, number] => [
    plan.middle + side * 0.86 * plan.trunk,
    plan.neck + 0.1 * body,
  ];
  const arms = new Map([-1, 1].map((side) => [side, findArm(view, plan, side, shoulder(side))] as const));
  if (![...arms.values()].some(Boolean)) {
    if (view.box.height > SLENDER * view.box.width) throw impossible();
    return undefined;
  }
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

/** What hangs beside the trunk from the shoulder on. Throws GeometryError `not-possible` where it cannot be told from the body. */
function findArm(view: RegionView, plan: BodyPlan, side: number, [sx, sy]: readonly [number, number]): Arm | undefined {
  const { width, subject } = view;
  const body = plan.bottom - plan.neck;
  const beside = new Uint8Array(subject.length);
  const top = Math.round(plan.neck + 0.02 * body);
  for (let y = top; y < plan.hip; y++)
    for (const [from, to] of runsOf(view.subject, view.width, y)) {
      // From the hips on what hangs together with the middle is a leg or a skirt.
      if (isTrunk(plan, from, to) && y > plan.hip - 0.08 * body) continue;
      for (let u = from; u < to; u++) if (side * (u - plan.middle) > 1.02 * plan.trunk) beside[y * width + u] = 1;
    }
  const { label, facts, count } = findPieces(beside, width, view.height, 1, true);
  let best = -1;
  for (let p = 0; p < count; p++) if (best < 0 || facts[4 * p] > facts[4 * best]) best = p;
  if (best < 0 || facts[4 * best] < 0.012 * body * body) return undefined;
  const mask = createFloatImage(width, view.height, 1);
  for (let i = 0; i < label.length; i++) mask.data[i] = label[i] === best ? 1 : 0;
  const free = takeHand(view, mask, plan, 0.45 * body);
  let end: readonly [number, number] = [sx, sy];
  let [length, out, n, mx, my] = [0, 0, 0, 0, 0];
  let near = Number.POSITIVE_INFINITY;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    const far = Math.hypot(x - sx, y - sy);
    near = Math.min(near, far);
    out = Math.max(out, side * (x - plan.middle) - plan.trunk);
    n++;
    mx += x;
    my += y;
    if (far <= length) continue;
    length = far;
    end = [x, y];
  }
  // What does not begin at the shoulder is no arm.
  if (length < ARM_LENGTH * body || near > 0.2 * body) return undefined;
  const gap = gapOf(view, mask, plan);
  if (!(free ? gap > GAP || out > OUT * body : gap > GAP_HELD)) throw impossible();
  // The middle counts more than the farthest finger.
  const [ax, ay] = [0.5 * end[0] + (0.5 * mx) / n, 0.5 * end[1] + (0.5 * my) / n];
  return { mask, angle: Math.atan2(ay - sy, side * (ax - sx)), length };
}

function impossible(): GeometryError {
  return new GeometryError(
    'not-possible',
    'template: t_pose needs a figure from the front whose arms are clear of its body, or a thing that is about the same on both sides; this picture shows neither.',
  );
}

function isTrunk({ middle, trunk }: BodyPlan, from: number, to: number): boolean {
  return from - middle < 1.02 * trunk && middle - to < 1.02 * trunk;
}

/** Adds to an arm what hangs on it below the hips, at most so many rows; legs and skirts do not. Whether its end hangs free: nothing of the subject is right below it. */
function takeHand(view: RegionView, mask: FloatImage, plan: BodyPlan, most: number): boolean {
  const { width, height } = view;
  let lowest = 0;
  for (let i = 0; i < mask.data.length; i++) if (mask.data[i] > 0) lowest = Math.floor(i / width);
  let thick = 0;
  for (let x = 0; x < width; x++) thick += mask.data[lowest * width + x];
  for (let y = lowest + 1; y < Math.min(height, lowest + most); y++) {
    let hangs = false;
    for (const [from, to] of runsOf(view.subject, view.width, y)) {
      let joined = false;
      for (let x = from; x < to; x++) joined ||= mask.data[(y - 1) * width + x] > 0;
      if (!joined) continue;
      if (isTrunk(plan, from, to) || to - from > 2.2 * thick + 3) return false;
      hangs = true;
      for (let x = from; x < to; x++) mask.data[y * width + x] = 1;
    }
    if (!hangs) return true;
  }
  return false;
}

/** Share of an arm's rows in which ground shows between it and the trunk. */
function gapOf(view: RegionView, { data }: FloatImage, plan: BodyPlan): number {
  let [rows, open] = [0, 0];
  for (let y = 0; y < view.height; y++) {
    let [has, apart] = [false, false];
    for (const [from, to] of runsOf(view.subject, view.width, y)) {
      let own = false;
      for (let x = from; x < to; x++) own ||= data[y * view.width + x] > 0;
      has ||= own;
      apart ||= own && !isTrunk(plan, from, to);
    }
    if (has) rows++;
    if (apart) open++;
  }
  return open / Math.max(1, rows);
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

/** The half that shows less of it, for tails and what is held are on one side only, and its mirror image. `middle`: the axis, pixels. */
function mirrored({ colors, alpha }: Cut, middle: number): Cut {
  const { width, height } = alpha;
  let [left, right] = [0, 0];
  for (let i = 0; i < alpha.data.length; i++)
    if (i % width < middle) left += alpha.data[i];
    else right += alpha.data[i];
  const side = left < right ? -1 : 1;
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

/** The upright line about which the outline is most like its mirror image, and how much they overlap. */
function axisOf({ subject, width, height, box }: RegionView): { at: number; overlap: number } {
  const best = { at: (box.left + box.right) / 2, overlap: 0 };
  // In halves of pixels.
  const sweep = Math.round(0.3 * box.width);
  for (let twice = box.left + box.right - sweep; twice <= box.left + box.right + sweep; twice++) {
    let [both, either] = [0, 0];
    for (let y = box.top; y < Math.min(height, box.bottom); y++)
      for (let x = box.left; x < box.right; x++) {
        if (!subject[y * width + x]) continue;
        const u = twice - 1 - x;
        const too = u >= 0 && u < width && subject[y * width + u] > 0;
        both += too ? 1 : 0;
        either += too ? 1 : 2;
      }
    const overlap = both / Math.max(1, either);
    if (overlap > best.overlap) Object.assign(best, { at: twice / 2, overlap });
  }
  return best;
}
