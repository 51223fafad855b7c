import { V3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import { lengthOf, tipOf } from './course-end.ts';
import type { SkeletonDraft } from './draft.ts';
import { outsideTrunk } from './leg-roots.ts';
import { asCourse } from './legs.ts';
import { radiusAt } from './mirror-ridge.ts';

/** Fore legs that end so high, by the height and by the longest side, while all others end lower than `STANDS`, are held before the body as a mantis does. */
const HELD = 0.45;
const HELD_LEAST = 0.2;
const STANDS = 0.25;
/** Claws stand out so far at least, by the longest side, end so far from legs, and are so much thicker than these: feelers are thinner. */
const REACH = 0.2;
const APART = 0.07;
const THICKER = 1.25;
/** What is nearer to the mirror plane, by the longest side, is a face. */
const ASIDE = 0.06;
/** Where the joints of a claw are on the way from its root to its tip. */
const SHARES = [0, 0.35, 0.7, 1] as const;

/** The legs without the first pair where that is held before the body, and that. */
export function partHeld(body: Body, legs: readonly (readonly Course[])[]): { legs: Course[][]; held?: Course[] } {
  const up = (course: Course): number => tipOf(course)[1] - body.floor;
  const isHeld = (list: readonly Course[]): boolean =>
    list.length > 2 &&
    up(list[0]) > Math.max(HELD * body.height, HELD_LEAST * Math.max(...body.size)) &&
    list.slice(1).every((other) => up(other) < STANDS * body.height && tipOf(other)[2] < tipOf(list[0])[2]);
  const all = legs.map((list) => [...list]);
  return all.every(isHeld)
    ? { legs: all.map((list) => list.slice(1)), held: all.map(([first]) => first) }
    : { legs: all };
}

/** The claws of a crab or a scorpion, left and right, from the trunk to their tips: the thick branches before its legs. Nothing without a pair. */
export function findClaws(body: Body, legs: readonly (readonly Course[])[]): Course[] | undefined {
  const most = Math.max(...body.size);
  const tips = legs.flat().map(tipOf);
  const front = Math.max(...legs.flat().map(({ points }) => points[0][2]));
  const usual = mean(legs.flat().map((leg) => thickness(body, leg)));
  const pair = [1, -1].map((side) => {
    let best: Course | undefined;
    let far = REACH * most;
    for (const { path, reach } of body.branches) {
      const tip = placeOf(body, path[0]);
      if (tip[0] * side < ASIDE * most || tip[2] < front || reach < far) continue;
      if (tips.some((p) => V3.distance(p, tip) < APART * most)) continue;
      const course = asCourse(outsideTrunk(body, asCourse([...courseOf(body, path).points].reverse())));
      if (thickness(body, course) > THICKER * usual) [far, best] = [reach, course];
    }
    return best;
  });
  return pair[0] && pair[1] ? [pair[0], pair[1]] : undefined;
}

/** Bones of a pair of claws: `LeftClaw_1`... to the tip. */
export function addClaws(draft: SkeletonDraft, pair: readonly Course[], parent: string): void {
  pair.forEach((course, k) => {
    const label = k ? 'RightClaw' : 'LeftClaw';
    const joints = SHARES.map((t, i) => [`${label}_${i + 1}`, courseAt(course, t * lengthOf(course))] as const);
    draft.run('claw', k ? -1 : 1, 0, parent, joints);
  });
}

/** Of the outer half of a limb, cells. */
function thickness(body: Body, { points }: Course): number {
  return mean(points.slice(points.length >> 1).map((p) => radiusAt(body, p)));
}

function mean(values: readonly number[]): number {
  return values.reduce((s, v) => s + v, 0) / Math.max(1, values.length);
}
