import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, mix, placeOf } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { outsideTrunk } from './leg-roots.ts';
import { asCourse } from './legs.ts';
import { radiusAt } from './mirror-ridge.ts';

/** Arms stand out so far at least, by the fourth of those that do so most and by the longest side of the body, and are no thicker than this by the middle one of the eight longest: a mantle is. */
const SHORTEST = 0.6;
const LEAST = 0.06;
const THIN = 1.7;
const LONGEST = 8;
/** On either side, and in all. */
const ARMS_MAX = 5;
const ARMS_LEAST = 4;
/** Roots are so far in, from where an arm leaves the body to the middle of all of them. */
const INWARD = 0.4;
/** How many bones an arm has. */
const BONES = 6;
/** A mantle goes so far from between the arms, by the thickest place; where it turns, on the way to its end. */
const MANTLE = 1.6;
const MANTLE_TURNS = 0.55;
/** The mantle is where a body is so thick, by its thickest place. */
const THICK = 0.45;
/** What is so near to the middle line of an arm, by its thickness, is of it. */
const BESIDE = 1.3;

/** The skeleton of a body of arms that bend anywhere: octopus, squid, starfish. Arms that grow around a mantle, which is its head; undefined with fewer than four. */
export function fitSoft(body: Body): RigSkeleton | undefined {
  const arms = findArms(body);
  if (arms.length < ARMS_LEAST) return undefined;
  const roots = arms.map(({ points }) => points[0]);
  const [, y, z] = middleOf(roots);
  const hips: Vec3 = [0, y, z];
  const draft = new SkeletonDraft(body);
  draft.joint('Hips', '', hips);
  const end = mantleEnd(body, hips, arms);
  const to = end ?? V3.add(hips, [0, 0, 2]);
  draft.run('spine', 0, 0, 'Hips', [['Spine', mix(hips, to, end ? 0.25 : 0.5)]]);
  if (end)
    draft.run('neck', 0, 0, 'Spine', [
      ['Neck', mix(hips, end, 0.75 * MANTLE_TURNS)],
      ['Head', mix(hips, end, MANTLE_TURNS)],
      ['HeadTop_End', end],
    ]);
  for (const side of [1, -1] as const)
    sortArms(
      arms.filter((arm) => sideOf(arm) === side),
      roots,
    ).forEach((course, order) => {
      const name = `${side > 0 ? 'Left' : 'Right'}Leg${order + 1}`;
      const length = course.along[course.along.length - 1];
      const joints: [string, Vec3][] = [];
      for (let k = 0; k <= BONES; k++)
        joints.push([k === BONES ? `${name}_End` : `${name}_${k + 1}`, courseAt(course, (length * k) / BONES)]);
      draft.run('tentacle', side, order, 'Hips', joints);
    });
  return draft.finish('octopod');
}

/** How far behind its arms the mantle of a body of arms ends that looks to +z, by how far from them: mantles lean back or trail behind. 0 without a mantle. */
export function mantleBehind(body: Body): number {
  const arms = findArms(body);
  if (arms.length < ARMS_LEAST) return 0;
  const middle = middleOf(arms.map(({ points }) => points[0]));
  const hips: Vec3 = [0, middle[1], middle[2]];
  const end = mantleEnd(body, hips, arms);
  return end ? (hips[2] - end[2]) / V3.distance(hips, end) : 0;
}

/** An arm in the mirror plane is one of the left. */
function sideOf({ points }: Course): 1 | -1 {
  const middle = points[points.length >> 1];
  return middle[0] > -1 ? 1 : -1;
}

/** From the front to the back, or from the top down where that is how they stand around. */
function sortArms(arms: Course[], roots: readonly Vec3[]): Course[] {
  const [high, long] = [1, 2].map((a) => Math.max(...roots.map((p) => p[a])) - Math.min(...roots.map((p) => p[a])));
  const axis = high > long ? 1 : 2;
  return arms.sort((a, b) => b.points[0][axis] - a.points[0][axis]);
}

/** The ways of the arms from their roots to their tips. */
function findArms(body: Body): Course[] {
  const limbs = body.branches.filter(({ reach }) => reach >= LEAST * Math.max(...body.size));
  const thick = limbs.map(({ path, own }) => middleValue(Array.from(path.subarray(0, own), (i) => body.radius[i])));
  const most = THIN * middleValue(thick.slice(0, LONGEST));
  const found: { course: Course; reach: number }[] = [];
  for (const [k, { path, reach }] of limbs.entries()) {
    if (thick[k] > most) continue;
    const whole = courseOf(body, path);
    const centre = placeOf(body, path[path.length - 1]);
    const wide = body.radius[path[path.length - 1]];
    const points = outsideTrunk(body, asCourse([...whole.points].reverse())).filter(
      (p) => V3.distance(p, centre) > wide,
    );
    if (points.length > 2) found.push({ course: asCourse(points), reach });
  }
  const usual = found.map(({ reach }) => reach).sort((a, b) => b - a)[ARMS_LEAST - 1] ?? 0;
  const arms = found.filter(({ reach }) => reach >= SHORTEST * usual).map(({ course }) => course);
  const kept = [1, -1].flatMap((side) => arms.filter((arm) => sideOf(arm) === side).slice(0, ARMS_MAX));
  const middle = middleOf(kept.map(({ points }) => points[0]));
  return kept.map(({ points }) => asCourse([mix(points[0], middle, INWARD), ...points]));
}

function middleValue(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function middleOf(points: readonly Vec3[]): Vec3 {
  return V3.scale(
    points.reduce<Vec3>((sum, p) => V3.add(sum, p), [0, 0, 0]),
    1 / points.length,
  );
}

/** The end of the mantle, from between the arms through the thickest of the body; undefined where nothing but arms is. */
function mantleEnd(body: Body, hips: Vec3, arms: readonly Course[]): Vec3 | undefined {
  const {
    radius,
    size: [nx, ny, nz],
  } = body;
  const thickest = radius.reduce((a, b) => Math.max(a, b), 0);
  const ways = arms.flatMap(({ points }) => points);
  const wide = ways.map((p) => BESIDE * radiusAt(body, p) + 1);
  const isArm = (at: Vec3): boolean => ways.some((p, k) => V3.distance(p, at) < wide[k]);
  let [far, most]: [Vec3, number] = [hips, 0];
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) {
      if (radius[(z * ny + y) * nx + nx / 2] < THICK * thickest) continue;
      const away = Math.hypot(y - hips[1], z - hips[2]);
      if (away > most && !isArm([0, y, z])) [most, far] = [away, [0, y, z]];
    }
  const way = V3.normalize(V3.sub(far, hips), [0, 0, -1]);
  let length = most;
  for (let p = V3.addScaled(hips, way, length + 1); radiusAt(body, p) > 0 && !isArm(p); p = V3.addScaled(p, way, 1))
    length++;
  return length > MANTLE * thickest ? V3.addScaled(hips, way, length) : undefined;
}
