import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Arm } from './biped-arms.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, placeOf } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { addFingers } from './fingers.ts';
import { asCourse, findGroundLegs, type GroundLeg } from './legs.ts';
import { mirrorCourse, planeSpan, ridgeCell } from './mirror-ridge.ts';
import { addHindLeg } from './quadruped.ts';
import { addSpine, addTail, findSpine, findUprightSpine, type SpineLine } from './spine.ts';
import { isUpright } from './upright.ts';
import { findWings } from './wings.ts';

/** Where hips are: so much above the middle of the trunk, by the height, and as far out as legs leave it, by this. Those of birds are high in the trunk, their thighs hidden in it. And from which share of the foot on it is toes, no farther to the front. */
const PERCHING = { up: 0.11, out: 0.85, toes: 0.37 };
const STOOPED = { up: 0.045, out: 1, toes: 0.25 };
/** By the height: toes are no higher. */
const TOES = 0.05;
/** By the height: so high are feet above the tip of a tail that hangs down beside a perch. */
const PERCHED = 0.5;
/** Hands of small arms are behind the chest by no more, by the thickness of the trunk, or behind so much of the way from the hips to the head where that is farther back; rather not by more than once the thickness or behind the latter share: what a cell counts against cells of reach. Thighs are farther behind. */
const ARM_BEHIND = [1.5, 0.15] as const;
const RATHER = [1, 0.3] as const;
const BEHIND_COUNTS = 1;
/** Small arms hang or reach forward: the same for a cell by which they end less far below the middle of the chest than this, by the thickness of the trunk. */
const ABOVE_COUNTS = 2;
const HANGS = 0.9;
/** Tips of both are no farther from where the other one is, by the same. */
const ASTRAY = 1.5;
/** Its shoulders are so far below the middle of the chest, by the same. */
const ARM_BELOW = 0.5;
/** Its joints from where it leaves the trunk to the claws: much of the upper arm is within the trunk, and hands with their claws are longer than the forearm. */
const SMALL_ARM = [0, 0.3, 0.62, 1] as const;
/** How far the chest of a dinosaur is to the front of its hips, of all that is before these. */
const FORWARD = 0.45;
/** Where its long head turns, of the way from there to its snout. */
const LONG_HEAD = 0.42;
/** Trunks of birds are above this share of the height. */
const LEGS = 0.15;
/** From the rear to the breast of a bird's trunk, and how much the usual place of its thighs counts for beside where its legs come out. */
const HIPS = 0.1;
const THIGHS = 0.31;
const CHEST = 0.78;
const SEEN = 0.6;
/** Of a bird's spine from the hips to the chest: hip bones are long. */
const BIRD_SPINE = [0.44, 0.67, 0.92] as const;
/** Wings that are not folded: see `WingLimits`. Tails may be spread too. */
const RAISED = { length: 1.5, from: 0.4 };
/** Joints of a folded wing: on the way from the hips to the chest, and by half the width of the body; so much above that way, by the thickness. */
const FOLDED = [
  [1.02, 0.8],
  [0.72, 0.68],
  [0.4, 0.72],
  [-0.03, 0.85],
] as const;
const OVER = 0.18;
/** Shoulder, elbow, wrist and tip along a wing: feathers go on far beyond the hand of one that is spread. */
const SPREAD = [0, 0.27, 0.48, 1] as const;
const CLOSED = [0, 0.31, 0.6, 1] as const;
/** What sticks out so much beyond the shoulder of a body that stands is the tip of a flipper. */
const FLIPPER = 1.2;

/** The skeleton of a bird: two legs, wings for arms. */
export function fitAvian(body: Body): RigSkeleton {
  const { draft, spine } = standOnTwo(body, birdTrunk, PERCHING);
  const wings = findWings(body, spine, isUpright(spine) ? undefined : RAISED);
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const wing = wings && (sign > 0 ? wings.left : wings.right);
    const course = !wing
      ? folded(body, spine, sign)
      : hangs(wing, spine)
        ? asCourse([shoulderOf(body, spine, sign), wing.points[wing.points.length - 1]])
        : wing;
    const length = course.along[course.along.length - 1];
    const shares = course === wing ? SPREAD : CLOSED;
    const [arm, fore, hand, tip] = shares.map((t) => courseAt(course, t * length));
    draft.run('wing', sign, 0, 'Spine2', [
      [`${side}Shoulder`, [arm[0] * 0.4, arm[1], arm[2]]],
      [`${side}Arm`, arm],
      [`${side}ForeArm`, fore],
      [`${side}Hand`, hand],
      [`${side}Hand_End`, tip],
    ]);
  }
  addTail(draft, spine);
  return draft.finish('avian');
}

/** The skeleton of a two-legged body that carries its trunk along the ground, as large dinosaurs do: a biped with a tail. */
export function fitStooped(body: Body): RigSkeleton {
  const { draft, spine } = standOnTwo(
    body,
    (hipZ, last) => ({
      hips: hipZ,
      chest: Math.min(last, hipZ + Math.max(2, FORWARD * (last - hipZ))),
      head: LONG_HEAD,
    }),
    STOOPED,
  );
  const arms = smallArms(body, spine);
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const arm = layArm(body, spine, sign, arms[sign > 0 ? 0 : 1]);
    draft.run('arm', sign, 0, 'Spine2', [
      [`${side}Shoulder`, [arm.shoulder[0] * 0.4, arm.shoulder[1], arm.shoulder[2]]],
      [`${side}Arm`, arm.shoulder],
      [`${side}ForeArm`, arm.elbow],
      [`${side}Hand`, arm.wrist],
    ]);
    addFingers(draft, side, sign, arm);
  }
  addTail(draft, spine);
  return draft.finish('biped');
}

/** Where along z hips and chest are; of birds, whose thighs are hidden in the trunk, where these begin too. */
interface TrunkPlaces {
  hips: number;
  chest: number;
  thighs?: number;
  /** Share of the neck and the head at which the head turns, where that is not seen. */
  head?: number;
}

/**
 * Of birds: the trunk is what is half as thick as its thickest place at least. Their long hip bone lies along its rear, with the joints of the legs in the
 * middle; the rest of the spine is short.
 */
function birdTrunk(hipZ: number, _: number, body: Body): TrunkPlaces {
  const low = body.floor + LEGS * body.height;
  const thick = Float64Array.from({ length: body.size[2] }, (_, z) => {
    const cell = ridgeCell(body, z, low);
    return cell < 0 ? 0 : body.radius[cell];
  });
  const reach = 0.3 * thick.length;
  let middle = Math.round(hipZ);
  for (let z = Math.max(0, Math.round(hipZ - reach)); z < Math.min(thick.length, hipZ + reach); z++)
    if (thick[z] > thick[middle]) middle = z;
  let [back, front] = [middle, middle];
  while (back > 0 && thick[back - 1] > 0.5 * thick[middle]) back--;
  while (front < thick.length - 1 && thick[front + 1] > 0.5 * thick[middle]) front++;
  const at = (share: number): number => back + share * (front - back);
  return { hips: at(HIPS), chest: at(CHEST), thighs: hipZ + SEEN * (at(THIGHS) - hipZ) };
}

/** Hips over two legs, trunk, neck and head; the legs' joints where `hip` says. */
function standOnTwo(
  body: Body,
  places: (hipZ: number, last: number, body: Body) => TrunkPlaces,
  hip: { up: number; out: number; toes: number },
): { draft: SkeletonDraft; spine: SpineLine } {
  const legs = twoLegs(body);
  const { height } = body;
  const addLegs = (draft: SkeletonDraft, spine: SpineLine, thigh?: number): void => {
    for (const leg of legs)
      addHindLeg(draft, leg, spine, {
        lift: hip.up * height,
        out: hip.out,
        toes: hip.toes,
        thigh,
        height,
        front: toesFront(body, leg),
      });
  };
  const [first, last] = planeSpan(body);
  const legTop = legs[0].course.points[0][1];
  if (body.floor + body.height - legTop > 1.15 * (last - first)) {
    const spine = findUprightSpine(body, legTop);
    const draft = new SkeletonDraft(body);
    addSpine(draft, body, spine);
    addLegs(draft, spine);
    return { draft, spine };
  }
  const hipZ = (legs[0].course.points[0][2] + legs[1].course.points[0][2]) / 2;
  const { hips, chest, thighs, head } = places(hipZ, last, body);
  const spine = findSpine(body, hips, chest);
  const draft = new SkeletonDraft(body);
  addSpine(draft, body, spine, thighs === undefined ? undefined : BIRD_SPINE, head);
  addLegs(draft, spine, thighs);
  return { draft, spine };
}

/** How far to the front the toes of a foot go that stands on the ground: those of both feet may touch, so that slices take them for one. */
function toesFront({ solid, size: [nx, ny, nz], height }: Body, { foot, front }: GroundLeg): number {
  const middle = (nx - 1) / 2;
  const [from, to] = [0.5, 1.7].map((share) => Math.round(middle + share * foot[0])).sort((a, b) => a - b);
  const top = Math.min(ny, foot[1] + Math.max(2, TOES * height));
  const isFlesh = (z: number): boolean => {
    for (let y = Math.floor(foot[1]); y < top; y++)
      for (let x = Math.max(0, from); x <= Math.min(nx - 1, to); x++) if (solid[(z * ny + y) * nx + x]) return true;
    return false;
  };
  let z = Math.round(foot[2]);
  while (z + 1 < nz && isFlesh(z + 1)) z++;
  return Math.max(front, z);
}

function twoLegs(body: Body): GroundLeg[] {
  const low = findGroundLegs(body);
  const found = isPair(low) ? low : findGroundLegs(body, { high: PERCHED });
  const [first, last] = planeSpan(body);
  return ([1, -1] as const).map((side) => {
    const mine = found
      .filter((leg) => leg.side === side)
      .sort((a, b) => b.course.points.length - a.course.points.length);
    if (mine[0]) return mine[0];
    const x = side * Math.max(1, 0.12 * body.size[0]);
    const z = first + 0.45 * (last - first);
    const foot: Vec3 = [x, body.floor, z];
    return { side, course: asCourse([[x, body.floor + 0.2 * body.height, z], foot]), foot, back: z - 1, front: z + 3 };
  });
}

/** Whether there are legs on both sides. */
function isPair(legs: readonly GroundLeg[]): boolean {
  return legs.some(({ side }) => side > 0) && legs.some(({ side }) => side < 0);
}

/** Whether a wing of a body that stands hangs along its side: then its way through the body begins far below the shoulder. */
function hangs({ points }: Course, spine: SpineLine): boolean {
  const tip = points[points.length - 1];
  if (!isUpright(spine) || Math.abs(tip[0]) > 2.5 * spine.thick) return false;
  return points[0][1] < spine.chest[1] - 0.4 * spine.thick;
}

/** Of a body that stands. */
function shoulderOf(body: Body, { chest, thick }: SpineLine, sign: number): Vec3 {
  return [sign * edgeAt(body, chest) * 0.8, chest[1] + 0.25 * thick, chest[2]];
}

/** A wing that lies along the body: from the shoulder back along its side, or down where the body stands. */
function folded(body: Body, spine: SpineLine, sign: number): Course {
  const { chest, hips, thick } = spine;
  if (isUpright(spine)) {
    const shoulder = shoulderOf(body, spine, sign);
    const tip = outermost(body, chest[1], sign);
    const isFlipper = Math.abs(tip[0]) > FLIPPER * Math.abs(shoulder[0]);
    return asCourse([shoulder, isFlipper ? tip : [shoulder[0] * 1.15, shoulder[1] - 1.9 * thick, shoulder[2]]]);
  }
  const points = FOLDED.map(([t, out]): Vec3 => {
    const level = Math.max(0, Math.min(1, t));
    const place: Vec3 = [0, hips[1] + level * (chest[1] - hips[1]) + OVER * thick, hips[2] + t * (chest[2] - hips[2])];
    return [sign * out * edgeAt(body, place), place[1], place[2]];
  });
  return asCourse(points);
}

/** What is farthest from the middle on a side, between the feet and a height. */
function outermost({ solid, size: [nx, ny, nz], floor, height }: Body, top: number, sign: number): Vec3 {
  for (let x = nx / 2 - 1; x >= 0; x--) {
    const column = sign > 0 ? nx / 2 + x : nx / 2 - 1 - x;
    for (let y = Math.ceil(floor + LEGS * height); y < top; y++)
      for (let z = 0; z < nz; z++) if (solid[(z * ny + y) * nx + column]) return [column - (nx - 1) / 2, y, z];
  }
  return [0, floor, 0];
}

/** Half the width of a body at a place of its mirror plane. */
function edgeAt({ solid, size: [nx, ny] }: Body, [, y, z]: Vec3): number {
  let x = 0;
  while (x < nx / 2 - 1 && solid[(Math.round(z) * ny + Math.round(y)) * nx + nx / 2 + x]) x++;
  return Math.max(1, x);
}

interface FoundArm {
  course: Course;
  /** How much it is one: how far it sticks out, cells. */
  value: number;
}

/** The small arms of both sides; one that is elsewhere than the other, or not seen, is where that one is. */
function smallArms(body: Body, spine: SpineLine): (Course | undefined)[] {
  const [left, right] = ([1, -1] as const).map((sign) => smallArm(body, spine, sign));
  const better = !right || (left && left.value > right.value) ? left : right;
  if (!better) return [undefined, undefined];
  const flipped = mirrorCourse(better.course);
  const tipOf = ({ points }: Course): Vec3 => points[points.length - 1];
  return [left, right].map((arm) =>
    arm && (arm === better || V3.distance(tipOf(arm.course), tipOf(flipped)) < ASTRAY * spine.thick)
      ? arm.course
      : flipped,
  );
}

function smallArm(body: Body, spine: SpineLine, sign: 1 | -1): FoundArm | undefined {
  const { chest, thick } = spine;
  const headZ = spine.neck.points[spine.neck.points.length - 1][2];
  const hipZ = spine.hips[2];
  const [last, rather] = [ARM_BEHIND, RATHER].map(([byChest, byWay]) =>
    Math.min(chest[2] - byChest * thick, hipZ + byWay * (headZ - hipZ)),
  );
  let best: FoundArm | undefined;
  for (const branch of body.branches) {
    const tip = placeOf(body, branch.path[0]);
    if (
      tip[0] * sign < Math.max(1, 0.25 * thick) ||
      tip[2] > chest[2] + 0.6 * (headZ - chest[2]) ||
      tip[2] < last ||
      tip[1] > chest[1] + thick ||
      tip[1] < body.floor + 0.2 * body.height ||
      branch.own < 4
    )
      continue;
    const points = Array.from(branch.path.subarray(0, branch.own), (i) => placeOf(body, i));
    const value =
      branch.reach -
      BEHIND_COUNTS * Math.max(0, rather - tip[2]) -
      ABOVE_COUNTS * Math.max(0, tip[1] - chest[1] + HANGS * thick);
    if (value > (best?.value ?? 0)) best = { value, course: asCourse(points.reverse()) };
  }
  return best;
}

/** Shoulder, elbow and wrist of a small arm; hanging where none is seen. */
function layArm(body: Body, { chest, thick }: SpineLine, sign: 1 | -1, best: Course | undefined): Arm {
  const out = 0.8 * edgeAt(body, chest);
  // They begin where they leave the trunk, and hang or reach forward, never back.
  const leaves = best?.points.find(([x]) => Math.abs(x) >= 0.9 * out);
  const front = best ? best.points[best.points.length - 1][2] : Infinity;
  const shoulder: Vec3 = [
    sign * out,
    chest[1] - ARM_BELOW * thick,
    Math.min(leaves ? leaves[2] : chest[2] + 0.3 * thick, front),
  ];
  const course = best ?? asCourse([shoulder, [shoulder[0], shoulder[1] - 0.9 * thick, shoulder[2] + 0.5 * thick]]);
  const whole = asCourse([
    shoulder,
    ...course.points.filter((p) => Math.abs(p[0]) >= Math.abs(shoulder[0]) * 0.9).slice(1),
    course.points[course.points.length - 1],
  ]);
  const length = whole.along[whole.along.length - 1];
  const [a, b, c, d] = SMALL_ARM.map((t) => courseAt(whole, t * length));
  return { shoulder: a, elbow: b, wrist: c, tip: d };
}
