import { V3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import type { Branch } from './branches.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import { lengthOf, tipOf } from './course-end.ts';
import type { SkeletonDraft } from './draft.ts';
import { outsideTrunk } from './leg-roots.ts';
import { asCourse } from './legs.ts';

/** Fore legs that end so high, by the height and by the longest side, while all others end lower than `STANDS`, are held before the body as a mantis does. */
const HELD = 0.45;
const HELD_LEAST = 0.2;
const STANDS = 0.25;
/** Limbs stand out so far at least, by the longest side; claws so far, also to the front or the back from the middle of the trunk, and are so much thicker than most limbs. */
const LIMB = 0.12;
const REACH = 0.2;
const THICKER = 1.4;
/** What is nearer to the mirror plane, by the longest side, is a face or a tail; a claw's image is no farther from the other claw. */
const ASIDE = 0.03;
const IMAGE = 0.35;
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

/**
 * The claws of a crab or a scorpion, left and right, from the trunk to their tips: a pair of limbs thicker than all others, at one end of the body. Nothing without a
 * pair. Whether that end is the front is for others to say.
 */
export function findClaws(body: Body): [left: Course, right: Course] | undefined {
  const most = Math.max(...body.size);
  const limbs = body.branches.filter(({ reach }) => reach > LIMB * most);
  const usual = limbs.map((limb) => thickness(body, limb)).sort((a, b) => a - b)[limbs.length >> 1];
  const wide = limbs.filter((limb) => limb.reach > REACH * most && thickness(body, limb) > THICKER * usual);
  let [best, least]: [[Branch, Branch] | undefined, number] = [undefined, IMAGE * most];
  for (const left of wide)
    for (const right of wide) {
      const [a, b] = [left, right].map(({ path }) => placeOf(body, path[0]));
      const away = V3.distance(a, [-b[0], b[1], b[2]]);
      if (a[0] < ASIDE * most || b[0] > -ASIDE * most || away > least) continue;
      if (Math.min(Math.abs(endwards(body, left)), Math.abs(endwards(body, right))) < REACH * most) continue;
      if (endwards(body, left) * endwards(body, right) > 0) [best, least] = [[left, right], away];
    }
  if (!best) return undefined;
  const [left, right] = best.map(({ path }) =>
    asCourse(outsideTrunk(body, asCourse([...courseOf(body, path).points].reverse()))),
  );
  return [left, right];
}

/** Bones of a pair of claws: `LeftClaw_1`... to the tip. */
export function addClaws(draft: SkeletonDraft, pair: readonly Course[], parent: string): void {
  pair.forEach((course, k) => {
    const label = k ? 'RightClaw' : 'LeftClaw';
    const joints = SHARES.map((t, i) => [`${label}_${i + 1}`, courseAt(course, t * lengthOf(course))] as const);
    draft.run('claw', k ? -1 : 1, 0, parent, joints);
  });
}

/** How far to the front a limb goes from the trunk's middle, cells. */
function endwards(body: Body, { path }: Branch): number {
  return placeOf(body, path[0])[2] - placeOf(body, path[path.length - 1])[2];
}

/** Mean of the outer half of a limb, cells. */
function thickness({ radius }: Body, { path, own }: Branch): number {
  const half = Math.max(1, own >> 1);
  let sum = 0;
  for (let k = 0; k < half; k++) sum += radius[path[k]];
  return sum / half;
}
