import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Body } from './body.ts';
import { addClaws, findClaws, partHeld } from './claws.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import { tipOf } from './course-end.ts';
import { SkeletonDraft } from './draft.ts';
import { findInsectSpine } from './insect-trunk.ts';
import { rootLegs } from './leg-roots.ts';
import { asCourse } from './legs.ts';
import { mirrorCourse, planeSpan } from './mirror-ridge.ts';
import { fitSoft } from './soft-body.ts';
import { addSpine, addTail, type SpineLine } from './spine.ts';
import { addPair, findInsectWings } from './wings.ts';

/** The skeleton of a body on six or eight legs, or on eight tentacles. */
export function fitManyLegged(body: Body, type: 'hexapod' | 'octopod'): RigSkeleton {
  const perSide = type === 'hexapod' ? 3 : 4;
  const [left, right] = [1, -1].map((side) => chooseLegs(body, side, perSide));
  const legs = [left.legs, right.legs];
  // What one side of an even body shows better, both have.
  if (body.mirrored > EVEN)
    legs[left.value < right.value ? 0 : 1] = legs[left.value < right.value ? 1 : 0].map(mirrorCourse);
  const soft = type === 'octopod' && areTentacles(legs.flat()) ? fitSoft(body) : undefined;
  if (soft) return soft;
  const { legs: standing, held } = partHeld(body, legs);
  const claws = held ?? (type === 'octopod' ? findClaws(body, standing) : undefined);
  rootLegs(body, standing);
  const spine = findInsectSpine(
    body,
    standing.flat().map(({ points }) => points[0]),
  );
  const draft = new SkeletonDraft(body);
  addSpine(draft, body, spine);
  standing.forEach((list, k) => {
    list.forEach((course, order) => {
      addLeg(draft, course, k === 0 ? 1 : -1, order);
    });
  });
  const taken = [...standing.flat(), ...(claws ?? [])].map(tipOf);
  const wings = type === 'hexapod' ? findInsectWings(body, spine, taken) : [];
  if (!isWing(body, spine, wings.flat())) addTail(draft, spine);
  wings.forEach((pair, k) => {
    addPair(draft, pair, 'Spine1', k, `Wing${k + 1}_`);
  });
  if (claws) addClaws(draft, claws, 'Spine1');
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
/** Ways that end so near to the mirror plane, by the longest side, are of head or tail. */
const MIDDLE = 0.03;
/** Bodies that are such good mirrors are even. */
const EVEN = 0.88;

/** Whether what is taken for the tail ends where a wing does, which may reach farther back than the abdomen. */
function isWing(body: Body, spine: SpineLine, wings: readonly Course[]): boolean {
  const end = spine.tail?.points.at(-1);
  const near = NEAR * Math.max(...body.size);
  return end !== undefined && wings.some((wing) => V3.distance(tipOf(wing), end) < near);
}

/** The ways of the legs of one side from the trunk to their tips, the front-most first, and how well they show. */
function chooseLegs(body: Body, side: number, count: number): { legs: Course[]; value: number } {
  const most = Math.max(...body.size);
  const edge = trunkEdge(body);
  const high = count === 3 ? FEELER : ARM;
  const found: { course: Course; value: number }[] = [];
  for (const { path, reach } of body.branches) {
    const tip = placeOf(body, path[0]);
    if (tip[0] * side < MIDDLE * most || reach < 0.06 * most) continue;
    const course = courseOf(body, path);
    let end = course.points.findIndex(
      (p, k) => k > 2 && ((Math.abs(p[0]) <= edge && isBesideTrunk(body, p)) || body.radius[path[k]] > 0.75 * edge),
    );
    if (end < 2) end = Math.min(course.points.length - 1, path.length - 1);
    const up = (tip[1] - body.floor) / body.height;
    const isOnGround = tip[1] - body.floor < GROUND * most;
    const leg = asCourse(course.points.slice(0, end + 1).reverse());
    const weight = (up < 0.3 ? 1.6 : up < 0.6 ? 0.8 : high) * (isOnGround ? STANDING : 1);
    // As long as it is outside of the trunk, though it may run along another.
    found.push({ course: leg, value: (weight * leg.along[leg.along.length - 1]) / most });
  }
  found.sort((a, b) => b.value - a.value);
  const kept: typeof found = [];
  for (const leg of found) {
    const isTwin = kept.some(({ course }) => V3.distance(tipOf(course), tipOf(leg.course)) < 0.07 * most);
    if (!isTwin && kept.length < count) kept.push(leg);
  }
  const legs = kept.map(({ course }) => course);
  // What cannot be told apart goes where a leg is missing.
  while (legs.length < count) legs.push(usual(body, side, edge, legs.length, count));
  return { legs: legs.sort((a, b) => endZ(b) - endZ(a)), value: kept.reduce((sum, { value }) => sum + value, 0) };
}

function endZ(course: Course): number {
  const a = course.points[0];
  const b = course.points[course.points.length - 1];
  return 0.5 * a[2] + 0.5 * b[2];
}

function usual(body: Body, side: number, edge: number, k: number, count: number): Course {
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
