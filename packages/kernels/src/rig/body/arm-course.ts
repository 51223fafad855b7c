import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import type { TrunkProfile } from './trunk-profile.ts';

/** A usual arm by the trunk from crotch to neck, and the shoulder below the neck by the same. */
const REACH = 1.2;
export const DROP = 0.13;
/** Thinner than the first share of the arm is no arm, or than the second where it is so on both sides; a hand by the arm down to it. */
const THIN = 0.6;
const TWIN_THIN = 0.35;
const TWIN_MIRROR = 0.85;
const HAND = 0.4;
/** From this much longer than usual on an arm may hold something. */
const LONG = 1.2;
/** Of what is longer than usual no more is looked at than this, by the usual. */
const LOOKED_AT = 1.25;
/** How far over to the other side, by the shoulder's distance from the middle, hands before the body reach. */
const ACROSS = 0.3;
/** Ways out of the body are looked for in so many directions about a course; one that is no longer than this by the trunk is short; in thick arms than this by their radius, but never than that by the trunk. */
const WAYS = 8;
const SHORT = 0.25;
const SHORT_BY_RADIUS = 1.3;
const SHORT_MOST = 0.5;
/** Trunks are no shorter than this, by the height, for what arms are measured by. */
const LEAST_SPAN = 0.26;
const SIDES = [1, -1] as const;
/** Bodies that are mirrored no better than the former are in a pose that says nothing about the other side; from the latter on both sides are alike. */
const UNLIKE = 0.8;
const ALIKE = 0.9;
/** How much it counts that arms are each other's image, by exponents of the likeness, and from how far apart on nothing, by the trunk. */
const PAIR = 0.5;
const PAIR_APART = 0.3;
/** The image of a course of the other side is one of this side with no more of its places than this share outside. */
const OUTSIDE = 0.2;
/** What is thinner than this by the trunk is a membrane, a hem or a thing. */
const SLIM = 0.07;
/** What is behind the shoulder or above the neck so far, by the trunk, is an arm still. */
const BEHIND = 0.2;
const ABOVE = 0.2;
/**
 * How much these count, by exponents of the likeness: free of the body in its outer half and in its inner one; straight; longer than usual; thin; behind
 * and above; far out; standing out at its tip. Fitted on arms whose skeletons are known: where a good course is among the branches, it is chosen for 95 % of them, of arms that were left out as well.
 */
const COUNTS = {
  outer: 2.4,
  inner: 1.1,
  direct: 1,
  long: -0.5,
  thin: -2.5,
  behind: -0.6,
  above: -2.7,
  out: 0.3,
  tip: 0.3,
};

/** The course of an arm from the shoulder to the tip of what it holds, and how far along it the hand ends, cells. */
export interface ArmCourse {
  course: Course;
  end: number;
}

/** A course that may be an arm, from the shoulder, how far its tip stands out, and where its hand ends, cells. */
interface ArmGuess extends ArmCourse {
  reach: number;
}

interface RatedArm extends ArmCourse {
  value: number;
}

/**
 * From the shoulder to the tip of the arms of both sides: of each the branch that is most like an arm, or the image of one of the other side where the body has flesh there, too. `from`
 * leads back to the shoulder; none is shorter than `shortest` by the trunk from crotch to neck.
 */
export function findArmCourses(
  body: Body,
  trunk: TrunkProfile,
  aside: number,
  { from, shortest }: { from: readonly (Int32Array | undefined)[]; shortest: number },
): (ArmCourse | undefined)[] {
  const shoulderY = Math.round(trunk.neck - DROP * (trunk.neck - trunk.crotch));
  const span = armSpan(trunk, body);
  const places = { span, z: trunk.z[shoulderY], neckY: trunk.neck + body.floor };
  const guesses = SIDES.map((side, k) =>
    from[k] ? guessArms(body, trunk, side, aside, { from: from[k], shortest }) : [],
  );
  const alike = Math.max(0, Math.min(1, (body.mirrored - UNLIKE) / (ALIKE - UNLIKE)));
  const rated = SIDES.map((side, k): RatedArm[] => {
    const images = from[k]
      ? guesses[1 - k].map(flipGuess).filter(({ course }) => isInside(body, course, OUTSIDE * alike))
      : [];
    return [...guesses[k], ...images].map(({ course, end, reach }) => ({
      course,
      end,
      value: rate(body, { course, end }, { ...places, side }) + COUNTS.tip * Math.min(1, reach / span),
    }));
  });
  return choosePair(rated, span, PAIR * alike);
}

/** Of both sides what is most like an arm; arms that are each other's image are likelier than others by so much. */
function choosePair([left, right]: readonly RatedArm[][], span: number, likelier: number): (ArmCourse | undefined)[] {
  const best = (arms: readonly RatedArm[]): ArmCourse | undefined =>
    arms.reduce<RatedArm | undefined>((a, b) => (a && a.value >= b.value ? a : b), undefined);
  if (!left.length || !right.length) return [best(left), best(right)];
  let pair: ArmCourse[] = [];
  let most = -Infinity;
  for (const a of left)
    for (const b of right) {
      const value = a.value + b.value + likelier * Math.max(0, 1 - apart(a.course, b.course) / (PAIR_APART * span));
      if (value > most) [most, pair] = [value, [a, b]];
    }
  return pair;
}

/** How far the tip of a course is from the image of another's, and how much longer one is, cells. */
function apart(a: Course, b: Course): number {
  const [[tip, length], [[x, y, z], other]] = [a, b].map(({ points, along }): [Vec3, number] => [
    points[points.length - 1],
    along[along.length - 1],
  ]);
  return V3.distance(tip, [-x, y, z]) + Math.abs(length - other);
}

/** What arms are measured by: the trunk from crotch to neck, but no less than a share of the height, since machines may have hardly any. */
export function armSpan({ neck, crotch }: TrunkProfile, { height }: Body): number {
  return Math.max(neck - crotch, LEAST_SPAN * height);
}

function guessArms(
  body: Body,
  trunk: TrunkProfile,
  side: number,
  aside: number,
  { from, shortest }: { from: Int32Array; shortest: number },
): ArmGuess[] {
  const { crotch, neck } = trunk;
  const span = armSpan(trunk, body);
  const out: ArmGuess[] = [];
  for (const { path: branch, reach } of body.branches) {
    const tip = placeOf(body, branch[0]);
    const up = tip[1] - body.floor;
    if (tip[0] * side < -ACROSS * aside || up < 0.35 * crotch || from[branch[0]] < 0) continue;
    const path: number[] = [];
    for (let i = branch[0]; ; i = from[i]) {
      path.push(i);
      if (from[i] === i) break;
    }
    const course = courseOf(body, path.reverse());
    if (course.along[course.along.length - 1] < shortest * (neck - crotch)) continue;
    const isTwin = body.mirrored > TWIN_MIRROR && isInside(body, flip(course), OUTSIDE);
    out.push({ course, reach, end: handEnd(course, span, isTwin ? TWIN_THIN : THIN) });
  }
  return out;
}

function flipGuess(guess: ArmGuess): ArmGuess {
  return { ...guess, course: flip(guess.course) };
}

function flip(course: Course): Course {
  return { ...course, points: course.points.map(([x, y, z]): Vec3 => [-x, y, z]) };
}

function isInside({ solid, size: [nx, ny] }: Body, { points }: Course, outside: number): boolean {
  const isOut = ([x, y, z]: Vec3): boolean =>
    !solid[(Math.round(z) * ny + Math.round(y)) * nx + Math.round(x + (nx - 1) / 2)];
  return points.filter(isOut).length <= outside * points.length;
}

/** How far along a course an arm goes, by the trunk from crotch to neck: what is much thinner than the arm and longer than a hand is held in the hand. */
function handEnd({ along, radius }: Course, span: number, thin: number): number {
  const length = along[along.length - 1];
  // Sleeves end before hands do.
  if (length < LONG * REACH * span) return length;
  const part = Math.min(length, REACH * span);
  const sample = radius.filter((_, k) => along[k] > 0.1 * part && along[k] < 0.65 * part).sort((a, b) => a - b);
  const usual = sample[sample.length >> 1] ?? 0;
  let last = radius.length - 1;
  while (last > 0 && radius[last] < thin * usual) last--;
  const thick = along[last];
  return length - thick > HAND * thick ? (1 + HAND / 3) * thick : length;
}

/** How much a course is like an arm, as a logarithm, as far as an arm goes on it: what its hand holds says nothing. */
function rate(
  body: Body,
  { course, end: whole }: ArmCourse,
  { side, span, z, neckY }: { side: number; span: number; z: number; neckY: number },
): number {
  const length = Math.min(whole, LOOKED_AT * REACH * span);
  const tip = courseAt(course, length);
  let [thick, n] = [0, 0];
  const free = { outer: { sum: 0, n: 0 }, inner: { sum: 0, n: 0 } };
  for (let k = 0; k < course.points.length && course.along[k] <= length; k++) {
    const t = course.along[k] / length;
    if (t >= 0.25) [thick, n] = [thick + course.radius[k], n + 1];
    const parts = [t >= 0.5 && free.outer, t >= 0.15 && t <= 0.6 && free.inner].filter((part) => part !== false);
    if (!parts.length) continue;
    const near = Math.min(SHORT_MOST * span, Math.max(SHORT * span, SHORT_BY_RADIUS * course.radius[k]));
    const share = freedom(body, course, k, near);
    for (const part of parts) [part.sum, part.n] = [part.sum + share, part.n + 1];
  }
  return (
    Math.log(length / (REACH * span)) +
    COUNTS.outer * (free.outer.sum / Math.max(1, free.outer.n)) +
    COUNTS.inner * (free.inner.sum / Math.max(1, free.inner.n)) +
    COUNTS.direct * Math.log(Math.max(0.1, V3.distance(course.points[0], tip) / length)) +
    COUNTS.long * Math.log(Math.max(1, whole / (REACH * span))) +
    COUNTS.thin * Math.max(0, 1 - thick / Math.max(1, n) / (SLIM * span)) +
    COUNTS.behind * Math.max(0, (z - tip[2]) / span - BEHIND) +
    COUNTS.above * Math.max(0, (tip[1] - neckY) / span - ABOVE) +
    COUNTS.out * Math.max(0, Math.min(1, (tip[0] * side) / (REACH * span)))
  );
}

/** Share of the directions square to a course in which the body ends nearby: all of them about a limb, hardly half of them within a robe or a trunk. */
function freedom({ solid, size: [nx, ny, nz] }: Body, { points }: Course, k: number, reach: number): number {
  const at = points[k];
  const way = V3.sub(points[Math.min(points.length - 1, k + 3)], points[Math.max(0, k - 3)]);
  const along = V3.normalize(way, [0, 1, 0]);
  const u = V3.normalize(V3.cross(along, Math.abs(along[1]) < 0.8 ? [0, 1, 0] : [0, 0, 1]), [1, 0, 0]);
  const v = V3.cross(along, u);
  let free = 0;
  for (let n = 0; n < WAYS; n++) {
    const angle = (2 * Math.PI * n) / WAYS;
    const d = V3.add(V3.scale(u, Math.cos(angle)), V3.scale(v, Math.sin(angle)));
    for (let t = 1; t <= reach; t++) {
      const x = Math.round(at[0] + t * d[0] + (nx - 1) / 2);
      const y = Math.round(at[1] + t * d[1]);
      const z = Math.round(at[2] + t * d[2]);
      const isOut = x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz;
      if (!isOut && solid[(z * ny + y) * nx + x]) continue;
      free++;
      break;
    }
  }
  return free / WAYS;
}
