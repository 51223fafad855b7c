import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf } from './course.ts';
import { lengthOf, tipOf } from './course-end.ts';
import type { SkeletonDraft } from './draft.ts';
import { asCourse } from './legs.ts';
import { mirrorCourse } from './mirror-ridge.ts';
import type { SpineLine } from './spine.ts';

/** Which branches may be wings: by the thickness of the trunk so long at least, and from this share of the way from the hips to the chest on. */
interface WingLimits {
  length: number;
  from: number;
  /** What is raised so far before the trunk, by its thickness, are horns and ears. Default 1.6. */
  ahead?: number;
  /** How far from the line between hips and chest a wing leaves the trunk at most, by its thickness. Default 1.25. */
  beside?: number;
}

/** Of the tips of a wing that are nearly as far along as the farthest, its hand's is that which is far out, up and to the front: skin and feathers trail behind it. */
const NEARLY = 0.8;
const UPWARD = 0.5;
const AHEAD = 0.7;
const BEFORE = 1.6;
const BESIDE = 1.25;
/** Hind wings stand out so much at least as fore wings do, and end so far from legs by the longest side. */
const SECOND = 0.45;
const APART = 0.07;
/** How far before the chest insects' wings leave the trunk at most, by its thickness. */
const ROOTED = 0.75;
/** Of bodies that are so even one side shows the wings of both. */
const MIRRORED = 0.88;

/** Where a wing's joints are on the way from its root to its tip. */
const SHARES = [0, 0.35, 0.7, 1] as const;

const ANY: WingLimits = { length: 1.1, from: -Infinity };

/** The way of a wing from the trunk to its tip on each side: raised branches that reach far out; undefined without a pair. */
export function findWings(body: Body, spine: SpineLine, limits = ANY): { left: Course; right: Course } | undefined {
  const [left, right] = ([1, -1] as const).map((side) => findWing(body, spine, side, limits));
  if (left && right) return { left, right };
  if (body.mirrored < 0.85 || (!left && !right)) return undefined;
  return { left: left ?? mirrorCourse(right as Course), right: right ?? mirrorCourse(left as Course) };
}

function findWing(body: Body, spine: SpineLine, side: 1 | -1, limits: WingLimits): Course | undefined {
  const found = listWings(body, spine, side, limits).map(({ course }) => course);
  const longest = Math.max(...found.map(lengthOf));
  let best: Course | undefined;
  let most = -Infinity;
  for (const course of found) {
    const [x, y, z] = tipOf(course);
    const value = x * side + UPWARD * y + AHEAD * z;
    if (lengthOf(course) < NEARLY * longest || value <= most) continue;
    most = value;
    best = course;
  }
  return best;
}

/** The raised branches of a side that leave the trunk and reach far out, from there to their tips. */
function listWings(
  body: Body,
  { thick, hips, chest }: SpineLine,
  side: 1 | -1,
  { length, from, ahead = BEFORE, beside = BESIDE }: WingLimits,
): { course: Course; reach: number }[] {
  const edge = 0.75 * thick;
  const found: { course: Course; reach: number }[] = [];
  for (const { path, reach } of body.branches) {
    const course = courseOf(body, path);
    const tip = course.points[0];
    if (tip[1] - body.floor < 0.25 * body.height || tip[0] * side < 1.6 * thick) continue;
    const end = course.points.findIndex((p) => p[0] * side <= edge);
    if (end < 2) continue;
    const base = course.points[end];
    if (base[2] < hips[2] + from * (chest[2] - hips[2])) continue;
    // Ears and horns leave the head, not the trunk.
    if (offLine(base, hips, chest) > beside * thick) continue;
    if (tip[2] > Math.max(hips[2], chest[2]) + ahead * thick && tip[1] > chest[1]) continue;
    if (course.along[end] > length * thick)
      found.push({ course: asCourse(course.points.slice(0, end + 1).reverse()), reach });
  }
  return found;
}

/**
 * The wings of an insect, which are long by its trunk and reach anywhere: fore and hind ones, or one pair. What is `taken` (tips of legs) is none.
 */
export function findInsectWings(body: Body, spine: SpineLine, taken: readonly Vec3[]): [left: Course, right: Course][] {
  const near = APART * Math.max(...body.size);
  const [left, right] = ([1, -1] as const).map((side) => {
    const all = listWings(body, spine, side, { ...ANY, ahead: Infinity, beside: Infinity })
      // What leaves the head are feelers.
      .filter(({ course }) => course.points[0][2] < spine.chest[2] + ROOTED * spine.thick)
      .filter(({ course }) => taken.every((p) => V3.distance(p, tipOf(course)) > near))
      .sort((a, b) => b.reach - a.reach);
    const pair = all.slice(0, 2).filter(({ reach }) => reach > SECOND * all[0].reach);
    return pair.map(({ course }) => course).sort((a, b) => tipOf(b)[2] - tipOf(a)[2]);
  });
  if (body.mirrored > MIRRORED) {
    const better = left.length >= right.length ? left : right.map(mirrorCourse);
    return better.map((course) => [course, mirrorCourse(course)]);
  }
  const count = Math.min(left.length, right.length);
  return Array.from({ length: count }, (_, k) => [left[k], right[k]]);
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
  if (wings) addPair(draft, [wings.left, wings.right], parent, 0, 'Wing');
}

/** Bones of a pair of wings, called by its side and `name`. */
export function addPair(
  draft: SkeletonDraft,
  pair: readonly Course[],
  parent: string,
  order: number,
  name: string,
): void {
  pair.forEach((course, k) => {
    const label = `${k ? 'Right' : 'Left'}${name}`;
    const joints = SHARES.map((t, i) => [`${label}${i + 1}`, courseAt(course, t * lengthOf(course))] as const);
    draft.run('wing', k ? -1 : 1, order, parent, joints);
  });
}

/** How far a place is from the line between two others on the mirror plane, seen from the side. */
function offLine(p: Vec3, a: Vec3, b: Vec3): number {
  const [dy, dz] = [b[1] - a[1], b[2] - a[2]];
  const t = Math.max(0, Math.min(1, ((p[1] - a[1]) * dy + (p[2] - a[2]) * dz) / (dy * dy + dz * dz || 1)));
  return Math.hypot(p[1] - a[1] - t * dy, p[2] - a[2] - t * dz);
}
