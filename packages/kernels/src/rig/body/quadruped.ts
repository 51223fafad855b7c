import type { Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, mix } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { type FoldedLegs, findFoldedLegs } from './folded-legs.ts';
import { foreJoints, hindJoints, type LegJoints } from './leg-joints.ts';
import { asCourse, findGroundLegs, findSplayedLegs, type GroundLeg } from './legs.ts';
import { planeSpan } from './mirror-ridge.ts';
import { addSpine, addTail, findSpine, type SpineLine } from './spine.ts';
import { areSprawled, halfWidth, sprawlJoints } from './sprawl-joints.ts';
import { isUpright } from './upright.ts';
import { addWings } from './wings.ts';

/** Where a leg's joints are along its way from the trunk to the ground. */
const HIND = [0, 0.26, 0.56, 0.92] as const;
/** By the height: how far the ball of a foot is before the hock of a body on two legs at most. */
const BALL = 0.085;
/** Wings beside legs: haunches, spines and an elephant's ears stick out less, or farther back. See `WingLimits`. */
const WINGED = { length: 2, from: 0.35 };
/** What is thinner than this share of the trunk is a horn, an ear or a whisker and no snout. */
const SNOUT = 0.2;
/** Of the way from the chest to the snout: where large heads without a neck turn. */
const SQUATTING_HEAD = 0.3;
/** How far apart along the trunk the feet of a pair are at most, by its span. */
const STRIDE = 0.22;

/** The skeleton of a body on four legs. */
export function fitQuadruped(body: Body): RigSkeleton {
  const folded = findFoldedLegs(body);
  if (folded) return fitSquatting(body, folded);
  const legs = chooseLegs(body);
  const [fore, hind] = [legs.slice(0, 2), legs.slice(2)];
  const stand = { middle: (meanZ(fore) + meanZ(hind)) / 2, apart: meanZ(fore) - meanZ(hind) };
  const wide = areSprawled(body, legs) ? halfWidth(body, stand.middle) : 0;
  const behind = hind.map((leg) => (wide ? sprawlJoints(body, leg, wide, false) : hindJoints(body, leg, stand)));
  const before = fore.map((leg, k) =>
    wide ? sprawlJoints(body, leg, wide, true) : foreJoints(body, leg, hind[k], stand),
  );
  const spine = findSpine(body, (behind[0].root[2] + behind[1].root[2]) / 2, meanZ(fore), { snout: SNOUT });
  const draft = new SkeletonDraft(body);
  addSpine(draft, body, spine);
  fore.forEach((leg, k) => {
    addForeLeg(draft, leg, before[k], spine);
  });
  hind.forEach((leg, k) => {
    addLeg(draft, leg, behind[k]);
  });
  addTail(draft, spine);
  addWings(draft, body, spine, 'Spine2', WINGED);
  return draft.finish('quadruped');
}

/** The skeleton of a body on four legs that sits on folded hind legs, as frogs do. */
function fitSquatting(body: Body, { fore, hind, root, chestZ }: FoldedLegs): RigSkeleton {
  const spine = { ...findSpine(body, root[2], chestZ, { snout: SNOUT }), hips: root };
  const draft = new SkeletonDraft(body);
  addSpine(draft, body, spine, undefined, SQUATTING_HEAD);
  for (const leg of fore) {
    const side = leg.side > 0 ? 'Left' : 'Right';
    const [arm, elbow, hand] = leg.course.points;
    draft.run('arm', leg.side, 0, 'Spine2', [
      [`${side}Shoulder`, [0.4 * arm[0], arm[1], arm[2]]],
      [`${side}Arm`, arm],
      [`${side}ForeArm`, elbow],
      [`${side}Hand`, mix(hand, elbow, 0.2)],
      [`${side}Hand_End`, [hand[0], body.floor + 0.05 * body.height, hand[2]]],
    ]);
  }
  for (const { side: sign, hip, knee, heel, ball, tip } of hind) {
    const side = sign > 0 ? 'Left' : 'Right';
    draft.run('leg', sign, 0, 'Hips', [
      [`${side}UpLeg`, hip],
      [`${side}Leg`, knee],
      [`${side}Foot`, heel],
      [`${side}ToeBase`, ball],
      [`${side}Toe_End`, tip],
    ]);
  }
  return draft.finish('quadruped');
}

/** Where legs enter the trunk. */
function meanZ(legs: readonly GroundLeg[]): number {
  return legs.reduce((s, { course }) => s + course.points[0][2], 0) / legs.length;
}

/** Front left, front right, hind left, hind right; what cannot be found is where it usually is. */
export function chooseLegs(body: Body): GroundLeg[] {
  let found = findGroundLegs(body).map((leg) => lengthen(body, leg));
  if (found.filter((l) => l.side > 0).length < 2 && found.filter((l) => l.side < 0).length < 2) {
    const splayed = findSplayedLegs(body, 0.3 * body.size[0] * 0.5);
    found = [
      ...found,
      ...splayed.filter(
        (a) => !found.some((b) => Math.abs(a.foot[2] - b.foot[2]) < 0.12 * body.size[2] && a.side === b.side),
      ),
    ];
  }
  const [first, last] = planeSpan(body);
  const middle = (first + last) / 2;
  // Elephants' trunks hang to the ground too.
  const hasTwin = ({ side, foot }: GroundLeg): boolean =>
    found.some((other) => other.side !== side && Math.abs(other.foot[2] - foot[2]) < STRIDE * (last - first));
  const out: GroundLeg[] = [];
  for (const front of [true, false])
    for (const side of [1, -1] as const) {
      const all = found.filter((leg) => leg.side === side);
      const mine = all.length > 2 ? all.filter(hasTwin) : all;
      // Of several the outermost along the body.
      const pick =
        mine.length > 1 ? (front ? mine[0] : mine[mine.length - 1]) : mine.find((l) => l.foot[2] > middle === front);
      out.push(pick ?? usual(body, side, front, first, last));
    }
  for (const at of [0, 2]) {
    const [a, b] = [out[at], out[at + 1]];
    // What was not found is where its twin is; of two that were, an even body shows one better.
    const isGuessed = Math.min(a.course.points.length, b.course.points.length) < 3;
    if ((isGuessed || body.mirrored > 0.9) && a.course.points.length !== b.course.points.length) {
      const better = a.course.points.length > b.course.points.length ? a : b;
      out[at] = better === a ? a : mirrorLeg(b);
      out[at + 1] = better === b ? b : mirrorLeg(a);
    }
  }
  return out;
}

/** A leg that bends over the ground ends in its column of layers before it reaches the trunk: then it goes the way of its branch. */
function lengthen(body: Body, leg: GroundLeg): GroundLeg {
  const rise = leg.course.points[0][1] - body.floor;
  if (rise > 0.3 * body.height) return leg;
  let best: GroundLeg | undefined;
  let nearest = 0.16 * Math.max(...body.size);
  for (const other of findSplayedLegs(body, 0.16 * body.size[0])) {
    const away = Math.hypot(other.foot[0] - leg.foot[0], other.foot[1] - leg.foot[1], other.foot[2] - leg.foot[2]);
    const isHigher = other.course.points[0][1] - body.floor > rise;
    if (isHigher && away < nearest && other.side === leg.side) [nearest, best] = [away, other];
  }
  return best ? { ...best, foot: leg.foot, back: leg.back, front: leg.front } : leg;
}

function mirrorLeg({ side, course, foot, ...rest }: GroundLeg): GroundLeg {
  const flip = (p: Vec3): Vec3 => [-p[0], p[1], p[2]];
  return { ...rest, side: -side as 1 | -1, course: { ...course, points: course.points.map(flip) }, foot: flip(foot) };
}

function usual(body: Body, side: 1 | -1, front: boolean, first: number, last: number): GroundLeg {
  const z = first + (last - first) * (front ? 0.7 : 0.25);
  const x = side * Math.max(1, 0.17 * body.size[0]);
  const foot: Vec3 = [x, body.floor, z];
  return { side, course: asCourse([[x, body.floor + 0.45 * body.height, z], foot]), foot, back: z - 1, front: z + 2 };
}

/** From the joint inside the trunk down the leg. */
function wholeLeg({ course }: GroundLeg, spine: SpineLine, deep: number, lift: number, out: number): Course {
  const top = course.points[0];
  // Legs of trunks that stand are below their hips, however these lean.
  const t = isUpright(spine) ? 0 : (top[2] - spine.hips[2]) / (spine.chest[2] - spine.hips[2] || 1);
  const ridge = mix(spine.hips, spine.chest, Math.max(0, Math.min(1, t)));
  const joint: Vec3 = [top[0] * out, Math.max(top[1], mix(top, ridge, deep)[1]) + lift, top[2]];
  return asCourse([joint, ...course.points]);
}

function addForeLeg(
  draft: SkeletonDraft,
  leg: GroundLeg,
  { root, middle, low, ball, tip }: LegJoints,
  spine: SpineLine,
): void {
  const side = leg.side > 0 ? 'Left' : 'Right';
  draft.run('arm', leg.side, 0, 'Spine2', [
    [`${side}Shoulder`, [0.4 * root[0], mix(root, spine.chest, 0.6)[1], root[2]]],
    [`${side}Arm`, root],
    [`${side}ForeArm`, middle],
    [`${side}Hand`, low],
    [`${side}Hand_End`, [ball[0], mix(ball, tip, 0.3)[1], ball[2]]],
  ]);
}

function addLeg(draft: SkeletonDraft, leg: GroundLeg, { root, middle, low, ball, tip }: LegJoints): void {
  const side = leg.side > 0 ? 'Left' : 'Right';
  draft.run('leg', leg.side, 0, 'Hips', [
    [`${side}UpLeg`, root],
    [`${side}Leg`, middle],
    [`${side}Foot`, low],
    [`${side}ToeBase`, ball],
    [`${side}Toe_End`, tip],
  ]);
}

/** Where the parts of a hind leg of a body on two are, cells. */
interface HindStance {
  /** How far its hip is above the middle of the trunk. */
  lift: number;
  /** As far out as where the leg leaves the trunk, by this. */
  out: number;
  /** Where along the trunk its hip is, where that is known. */
  thigh?: number;
  /** How far its toes reach, and from which share of the foot on it is toes at most. */
  front: number;
  toes: number;
  /** Of the body. */
  height: number;
}

/** A hind leg of a body on two. */
export function addHindLeg(
  draft: SkeletonDraft,
  leg: GroundLeg,
  spine: SpineLine,
  { lift, out, toes, thigh, front, height }: HindStance,
): void {
  const side = leg.side > 0 ? 'Left' : 'Right';
  const course = wholeLeg(leg, spine, 0.86, lift, out);
  const length = course.along[course.along.length - 1];
  const [hip, knee, hock, sole] = HIND.map((t) => courseAt(course, t * length));
  // Who walks on toes has these begin close before the hock, however long they are.
  const ball: Vec3 = [
    sole[0],
    sole[1],
    Math.min(sole[2], hock[2] + BALL * height, leg.back + toes * (front - leg.back)),
  ];
  // Knees are before the line from hip to hock, inside the thigh.
  const bent: Vec3 = [knee[0], knee[1], Math.max(knee[2], (hip[2] + hock[2]) / 2 + 0.19 * length)];
  draft.run('leg', leg.side, 0, 'Hips', [
    [`${side}UpLeg`, [hip[0], hip[1], thigh ?? hip[2]]],
    [`${side}Leg`, bent],
    [`${side}Foot`, hock],
    [`${side}ToeBase`, ball],
    [`${side}Toe_End`, [leg.foot[0], ball[1], front]],
  ]);
}
