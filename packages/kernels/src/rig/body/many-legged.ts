import { V3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Body } from './body.ts';
import { chooseLegs } from './choose-legs.ts';
import { addClaws, findClaws, partHeld } from './claws.ts';
import { type Course, courseAt } from './course.ts';
import { tipOf } from './course-end.ts';
import { SkeletonDraft } from './draft.ts';
import { findInsectSpine } from './insect-trunk.ts';
import { rootLegs } from './leg-roots.ts';
import { legsForward } from './legs-forward.ts';
import { fitSoft, mantleBehind } from './soft-body.ts';
import { addSpine, addTail, type SpineLine } from './spine.ts';
import { addPair, findInsectWings } from './wings.ts';

/** The skeleton of a body on six or eight legs, or on eight tentacles. */
export function fitManyLegged(body: Body, type: 'hexapod' | 'octopod'): RigSkeleton {
  const found = type === 'octopod' ? findClaws(body) : undefined;
  const legs = chooseLegs(body, type === 'hexapod' ? 3 : 4, found);
  const soft = type === 'octopod' && areTentacles(legs.flat()) ? fitSoft(body) : undefined;
  if (soft) return soft;
  const { legs: standing, held } = partHeld(body, legs);
  const claws = held ?? found;
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

/** How much it says of the front where legs grow from their trunk, by its length: of insects, on six, the abdomen may be as light as the thorax, or no longer than it; where claws are; where a mantle is. */
const EIGHT_FORWARD = 2.5;
const SIX_FORWARD = 1.5;
const CLAWS_FORWARD = 1;
const MANTLE_BEHIND = 2;
/** Share of the longest side by which ends of one thing may be apart. */
const NEAR = 0.12;

/** Whether what is taken for the tail ends where a wing does, which may reach farther back than the abdomen. */
function isWing(body: Body, spine: SpineLine, wings: readonly Course[]): boolean {
  const end = spine.tail?.points.at(-1);
  const near = NEAR * Math.max(...body.size);
  return end !== undefined && wings.some((wing) => V3.distance(tipOf(wing), end) < near);
}

/** How much the limbs of a body on six or eight legs, or of one of arms, say that it looks to +z; about as much as a few tenths of a forest's votes. */
export function limbsForward(body: Body, type: 'hexapod' | 'octopod'): number {
  if (type === 'hexapod') return SIX_FORWARD * legsForward(body);
  const claws = findClaws(body);
  if (!claws && areTentacles(chooseLegs(body, 4).flat())) {
    const mantle = mantleBehind(body);
    if (mantle) return MANTLE_BEHIND * mantle;
  }
  return (
    EIGHT_FORWARD * legsForward(body) +
    (claws ? CLAWS_FORWARD * Math.sign(tipOf(claws[0])[2] - claws[0].points[0][2]) : 0)
  );
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
