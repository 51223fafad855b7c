import type { Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Arm } from './biped-arms.ts';
import type { Body } from './body.ts';
import { type Course, courseAt } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { addFingers } from './fingers.ts';
import { asCourse, findGroundLegs, type GroundLeg } from './legs.ts';
import { planeSpan } from './mirror-ridge.ts';
import { addHindLeg } from './quadruped.ts';
import { addSpine, addTail, findSpine, findUprightSpine, type SpineLine } from './spine.ts';
import { isUpright } from './upright.ts';
import { findWings } from './wings.ts';

/** By the height: hips of birds are high in the trunk, their thighs hidden in it. */
const LIFT = 0.11;
/** By the height: toes are no higher. */
const TOES = 0.05;
/** By the height: so high are feet above the tip of a tail that hangs down beside a perch. */
const PERCHED = 0.36;
/** By the thickness of the trunk: how far before the chest folded wings begin. */
const BEFORE = 0.7;

/** The skeleton of a bird: two legs, wings for arms. */
export function fitAvian(body: Body): RigSkeleton {
  const { draft, spine } = standOnTwo(body, 0.3, LIFT * body.height);
  const wings = findWings(body, spine);
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const course =
      wings && !hangs(wings.left, spine) ? (sign > 0 ? wings.left : wings.right) : folded(body, spine, sign);
    const length = course.along[course.along.length - 1];
    const [arm, fore, hand, tip] = [0, 0.3, 0.62, 1].map((t) => courseAt(course, t * length));
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
  const { draft, spine } = standOnTwo(body, 0.45);
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const arm = smallArm(body, spine, sign);
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

/** Hips over two legs, trunk, neck and head; the chest so far from the hips towards the front of the body, as a share of what is before them; the legs' joints `lift` above the middle of the trunk. */
function standOnTwo(body: Body, forward: number, lift = 0): { draft: SkeletonDraft; spine: SpineLine } {
  const legs = twoLegs(body);
  const [first, last] = planeSpan(body);
  const legTop = legs[0].course.points[0][1];
  if (body.floor + body.height - legTop > 1.15 * (last - first)) {
    const spine = findUprightSpine(body, legTop);
    const draft = new SkeletonDraft(body);
    addSpine(draft, body, spine);
    for (const leg of legs) addHindLeg(draft, leg, spine, lift, toesFront(body, leg));
    return { draft, spine };
  }
  const hipZ = (legs[0].course.points[0][2] + legs[1].course.points[0][2]) / 2;
  const spine = findSpine(body, hipZ, Math.min(last, hipZ + Math.max(2, forward * (last - hipZ))));
  const draft = new SkeletonDraft(body);
  addSpine(draft, body, spine);
  for (const leg of legs) addHindLeg(draft, leg, spine, lift, toesFront(body, leg));
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
  const found = isPair(low) ? low : findGroundLegs(body, PERCHED);
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

/** A wing that lies along the body: from the shoulder back along its side. */
function folded(body: Body, spine: SpineLine, sign: number): Course {
  const { chest, hips, thick } = spine;
  const x = sign * edgeAt(body, chest) * 0.8;
  const before = isUpright(spine) ? 0 : BEFORE * thick;
  const shoulder: Vec3 = [x, chest[1] + 0.25 * thick, chest[2] + before];
  const tip: Vec3 = [sign * edgeAt(body, hips) * 0.85, hips[1], hips[2] - 0.7 * thick];
  return asCourse(isUpright(spine) ? [shoulder, [x * 1.15, shoulder[1] - 1.9 * thick, shoulder[2]]] : [shoulder, tip]);
}

/** Half the width of a body at a place of its mirror plane. */
function edgeAt({ solid, size: [nx, ny] }: Body, [, y, z]: Vec3): number {
  let x = 0;
  while (x < nx / 2 - 1 && solid[(Math.round(z) * ny + Math.round(y)) * nx + nx / 2 + x]) x++;
  return Math.max(1, x);
}

function smallArm(body: Body, spine: SpineLine, sign: 1 | -1): Arm {
  const { chest, thick } = spine;
  const headZ = spine.neck.points[spine.neck.points.length - 1][2];
  let best: Course | undefined;
  let most = 0;
  for (const branch of body.branches) {
    const [nx, ny] = body.size;
    const tip: Vec3 = [
      (branch.path[0] % nx) - (nx - 1) / 2,
      Math.floor(branch.path[0] / nx) % ny,
      Math.floor(branch.path[0] / (nx * ny)),
    ];
    if (
      tip[0] * sign < Math.max(1, 0.25 * thick) ||
      tip[2] > chest[2] + 0.6 * (headZ - chest[2]) ||
      tip[2] < chest[2] - thick ||
      tip[1] > chest[1] + thick ||
      tip[1] < body.floor + 0.2 * body.height
    )
      continue;
    const points = Array.from(
      branch.path.subarray(0, branch.own),
      (i): Vec3 => [(i % nx) - (nx - 1) / 2, Math.floor(i / nx) % ny, Math.floor(i / (nx * ny))],
    );
    if (branch.reach > most && points.length > 3) [most, best] = [branch.reach, asCourse(points.reverse())];
  }
  const shoulder: Vec3 = [sign * 0.8 * edgeAt(body, chest), chest[1] - 0.2 * thick, chest[2] + 0.3 * thick];
  const course = best ?? asCourse([shoulder, [shoulder[0], shoulder[1] - 0.9 * thick, shoulder[2] + 0.5 * thick]]);
  const whole = asCourse([
    shoulder,
    ...course.points.filter((p) => Math.abs(p[0]) >= Math.abs(shoulder[0]) * 0.9).slice(1),
    course.points[course.points.length - 1],
  ]);
  const length = whole.along[whole.along.length - 1];
  const [a, b, c, d] = [0, 0.42, 0.76, 1].map((t) => courseAt(whole, t * length));
  return { shoulder: a, elbow: b, wrist: c, tip: d };
}
