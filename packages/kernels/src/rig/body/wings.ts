import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf } from './course.ts';
import type { SkeletonDraft } from './draft.ts';
import { asCourse } from './legs.ts';
import type { SpineLine } from './spine.ts';

/** Which branches may be wings: by the thickness of the trunk so long at least, and from this share of the way from the hips to the chest on. */
export interface WingLimits {
  length: number;
  from: number;
}

/** Of the tips of a wing that are nearly as far along as the farthest, its hand's is that which is far out, up and to the front: skin and feathers trail behind it. */
const NEARLY = 0.8;
const UPWARD = 0.5;
const AHEAD = 0.7;

const ANY: WingLimits = { length: 1.1, from: -Infinity };

/** The way of a wing from the trunk to its tip on each side: raised branches that reach far out; undefined without a pair. */
export function findWings(body: Body, spine: SpineLine, limits = ANY): { left: Course; right: Course } | undefined {
  const [left, right] = [1, -1].map((side) => findWing(body, spine, side, limits));
  const flip = (course: Course): Course => ({ ...course, points: course.points.map((p): Vec3 => [-p[0], p[1], p[2]]) });
  if (left && right) return { left, right };
  if (body.mirrored < 0.85 || (!left && !right)) return undefined;
  return { left: left ?? flip(right as Course), right: right ?? flip(left as Course) };
}

function findWing(
  body: Body,
  { thick, hips, chest }: SpineLine,
  side: number,
  { length, from }: WingLimits,
): Course | undefined {
  const edge = 0.75 * thick;
  const found: Course[] = [];
  let longest = length * thick;
  for (const { path } of body.branches) {
    const course = courseOf(body, path);
    const tip = course.points[0];
    if (tip[1] - body.floor < 0.25 * body.height || tip[0] * side < 1.6 * thick) continue;
    const end = course.points.findIndex((p) => p[0] * side <= edge);
    if (end < 2) continue;
    const base = course.points[end];
    if (base[2] < hips[2] + from * (chest[2] - hips[2])) continue;
    // Ears and horns leave the head, not the trunk.
    if (offLine(base, hips, chest) > 1.25 * thick) continue;
    if (tip[2] > Math.max(hips[2], chest[2]) + 1.6 * thick && tip[1] > chest[1]) continue;
    if (course.along[end] <= length * thick) continue;
    longest = Math.max(longest, course.along[end]);
    found.push(asCourse(course.points.slice(0, end + 1).reverse()));
  }
  let best: Course | undefined;
  let most = -Infinity;
  for (const course of found) {
    const last = course.points.length - 1;
    const [x, y, z] = course.points[last];
    const value = x * side + UPWARD * y + AHEAD * z;
    if (course.along[last] < NEARLY * longest || value <= most) continue;
    most = value;
    best = course;
  }
  return best;
}

/** Wings besides arms or fore legs: `LeftWing1`... to the tip. */
export function addWings(
  draft: SkeletonDraft,
  body: Body,
  spine: SpineLine,
  parent: string,
  limits?: WingLimits,
): void {
  const wings = findWings(body, spine, limits);
  if (!wings) return;
  for (const [side, sign, course] of [
    ['Left', 1, wings.left],
    ['Right', -1, wings.right],
  ] as const) {
    const length = course.along[course.along.length - 1];
    draft.run(
      'wing',
      sign,
      0,
      parent,
      [0, 0.35, 0.7, 1].map((t, k) => [`${side}Wing${k + 1}`, courseAt(course, t * length)] as const),
    );
  }
}

/** How far a place is from the line between two others on the mirror plane, seen from the side. */
function offLine(p: Vec3, a: Vec3, b: Vec3): number {
  const [dy, dz] = [b[1] - a[1], b[2] - a[2]];
  const t = Math.max(0, Math.min(1, ((p[1] - a[1]) * dy + (p[2] - a[2]) * dz) / (dy * dy + dz * dz || 1)));
  return Math.hypot(p[1] - a[1] - t * dy, p[2] - a[2] - t * dz);
}
