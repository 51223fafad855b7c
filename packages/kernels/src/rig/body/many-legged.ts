import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { findInsectSpine } from './insect-trunk.ts';
import { rootLegs } from './leg-roots.ts';
import { asCourse } from './legs.ts';
import { planeSpan } from './mirror-ridge.ts';
import { fitSoft } from './soft-body.ts';
import { addSpine, addTail, type SpineLine } from './spine.ts';
import { addWings, findWings } from './wings.ts';

/** The skeleton of a body on six or eight legs, or on eight tentacles. */
export function fitManyLegged(body: Body, type: 'hexapod' | 'octopod'): RigSkeleton {
  const perSide = type === 'hexapod' ? 3 : 4;
  const legs = ([1, -1] as const).map((side) => chooseLegs(body, side, perSide));
  if (body.mirrored > 0.88) evenLegs(legs);
  const soft = type === 'octopod' && areTentacles(legs.flat()) ? fitSoft(body) : undefined;
  if (soft) return soft;
  rootLegs(body, legs);
  const spine = findInsectSpine(
    body,
    legs.flat().map(({ points }) => points[0]),
  );
  const draft = new SkeletonDraft(body);
  addSpine(draft, body, spine);
  legs.forEach((list, k) => {
    list.forEach((course, order) => {
      addLeg(draft, course, k === 0 ? 1 : -1, order);
    });
  });
  if (!isWing(body, spine)) addTail(draft, spine);
  addWings(draft, body, spine, 'Spine1');
  return draft.finish(type);
}

/** How far from a leg's root to its knee its first bone ends, and from the knee to the tip its third. */
const HIP_BONE = 0.25;
const SHIN = 0.62;
/** Between these shares of a leg its knee is, where it is bent by this share of the line between its ends; else at the usual one. */
const KNEE_FIRST = 0.25;
const KNEE_LAST = 0.8;
const BENT = 0.06;
const STRAIGHT_KNEE = 0.5;

/** Share of the longest side by which ends of one thing may be apart. */
const NEAR = 0.12;

/** How much ways that end high above the ground count: feelers and wings of insects, arms of what floats. */
const FEELER = 0.12;
const ARM = 0.3;
/** Ways that end on the ground, so near to it by the longest side, count more: claws are held before legs, over it. */
const STANDING = 2;
const GROUND = 0.06;
/** Whether what is taken for the tail ends where a wing does, which may reach farther back than the abdomen. */
function isWing(body: Body, spine: SpineLine): boolean {
  const end = spine.tail?.points.at(-1);
  const wings = end && findWings(body, spine);
  if (!wings) return false;
  const near = NEAR * Math.max(...body.size);
  return [wings.left, wings.right].some(({ points }) => V3.distance(points[points.length - 1], end) < near);
}

/** The ways of the legs of one side from the trunk to their tips, the front-most first. */
function chooseLegs(body: Body, side: 1 | -1, count: number): Course[] {
  const most = Math.max(...body.size);
  const edge = trunkEdge(body);
  const high = count === 3 ? FEELER : ARM;
  const found: { course: Course; value: number; angle: number }[] = [];
  for (const { path, reach } of body.branches) {
    const tip = placeOf(body, path[0]);
    if (tip[0] * side < 0.5 || reach < 0.06 * most) continue;
    const course = courseOf(body, path);
    let end = course.points.findIndex(
      (p, k) => k > 2 && ((Math.abs(p[0]) <= edge && isBesideTrunk(body, p)) || body.radius[path[k]] > 0.75 * edge),
    );
    if (end < 2) end = Math.min(course.points.length - 1, path.length - 1);
    const points = course.points.slice(0, end + 1).reverse();
    const up = (tip[1] - body.floor) / body.height;
    const isOnGround = tip[1] - body.floor < GROUND * most;
    const centre = course.points[course.points.length - 1];
    found.push({
      course: asCourse(points),
      value: (reach / most) * (up < 0.3 ? 1.6 : up < 0.6 ? 0.8 : high) * (isOnGround ? STANDING : 1),
      angle: Math.atan2(tip[2] - centre[2], Math.abs(tip[0] - centre[0])),
    });
  }
  found.sort((a, b) => b.value - a.value);
  const kept: typeof found = [];
  for (const leg of found) {
    const tip = leg.course.points[leg.course.points.length - 1];
    const twin = kept.some((other) => {
      const end = other.course.points[other.course.points.length - 1];
      return Math.hypot(end[0] - tip[0], end[1] - tip[1], end[2] - tip[2]) < 0.07 * most;
    });
    if (!twin && kept.length < count) kept.push(leg);
  }
  kept.sort((a, b) => b.angle - a.angle);
  const out = kept.map(({ course }) => course);
  // What cannot be told apart goes where a leg is missing.
  while (out.length < count) out.push(usual(body, side, edge, out.length, count));
  return out.sort((a, b) => endZ(b) - endZ(a));
}

function endZ(course: Course): number {
  const a = course.points[0];
  const b = course.points[course.points.length - 1];
  return 0.5 * a[2] + 0.5 * b[2];
}

function usual(body: Body, side: 1 | -1, edge: number, k: number, count: number): Course {
  const [first, last] = planeSpan(body);
  const z = last - ((k + 0.7) / (count + 0.4)) * (last - first);
  const out = Math.max(edge + 2, 0.42 * body.size[0]);
  const y = body.floor + 0.35 * body.height;
  return asCourse([
    [side * edge, y, z],
    [side * (edge + 0.6 * (out - edge)), y + 0.1 * body.height, z],
    [side * out, body.floor, z],
  ]);
}

/** Whether the trunk is between a place and its image: legs that hang below it are beside nothing. */
function isBesideTrunk({ solid, size: [nx, ny] }: Body, [, y, z]: Vec3): boolean {
  return solid[(Math.round(z) * ny + Math.round(y)) * nx + nx / 2] === 1;
}

/** Half the width of the trunk: its thickness in the mirror plane. */
function trunkEdge({ radius, size: [nx, ny, nz] }: Body): number {
  let most = 1;
  for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) most = Math.max(most, radius[(z * ny + y) * nx + nx / 2]);
  return 0.8 * most;
}

/** Both sides of a mirrored body get the better way of each pair. */
function evenLegs(legs: Course[][]): void {
  legs[0].forEach((left, k) => {
    const right = legs[1][k];
    const keep = left.points.length >= right.points.length ? left : right;
    const points = keep.points.map((p): Vec3 => [Math.abs(p[0]), p[1], p[2]]);
    legs[0][k] = asCourse(points);
    legs[1][k] = asCourse(points.map((p): Vec3 => [-p[0], p[1], p[2]]));
  });
}

/** Legs rise to a knee or go straight down; tentacles lie along the ground. */
function areTentacles(legs: readonly Course[]): boolean {
  let lying = 0;
  for (const { points } of legs) {
    const end = points[points.length - 1];
    const low = points.filter((p) => p[1] < end[1] + 0.12 * Math.hypot(end[0], 4) + 3).length;
    if (low > 0.6 * points.length) lying++;
  }
  return lying > legs.length / 2;
}

function addLeg(draft: SkeletonDraft, course: Course, side: 1 | -1, order: number): void {
  const name = `${side > 0 ? 'Left' : 'Right'}Leg${order + 1}`;
  const length = course.along[course.along.length - 1];
  const knee = kneeShare(course);
  const shares = [0, HIP_BONE * knee, knee, knee + SHIN * (1 - knee), 1];
  const joints = shares.map(
    (t, k) => [k === shares.length - 1 ? `${name}_End` : `${name}_${k + 1}`, courseAt(course, t * length)] as const,
  );
  draft.run('leg', side, order, 'Hips', joints);
}

/** Where along a leg its knee is: where it is farthest from the line between its ends, above it. */
function kneeShare({ points, along }: Course): number {
  const [root, tip] = [points[0], points[points.length - 1]];
  const line = V3.sub(tip, root);
  const long = V3.length(line);
  const length = along[along.length - 1];
  let [share, most] = [STRAIGHT_KNEE, BENT * long];
  points.forEach((p, k) => {
    const t = along[k] / length;
    if (t < KNEE_FIRST || t > KNEE_LAST) return;
    const out = V3.sub(p, root);
    const on = V3.dot(out, line) / Math.max(1e-9, long * long);
    const off = V3.sub(out, V3.scale(line, on));
    const away = V3.length(off);
    if (off[1] > 0 && away > most) [most, share] = [away, t];
  });
  return share;
}
