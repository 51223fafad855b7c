import { invertQuat, multiplyQuats, type Quat, rotateVector, turnBetween, V3, type Vec3 } from '../math/index.ts';
import type { RigSkeleton } from './skeleton.ts';

/** Where joints are and how their axes stand in the world, in the pose of the model and in that of rest. */
export interface JointFrames {
  /** How the axes stand in the model's own pose. */
  bindTurns: Quat[];
  /** In the pose of rest: a T-pose for bipeds that stand, else the model's own. */
  restTurns: Quat[];
  restPlaces: Vec3[];
  /** The joint that a joint's bone leads to; -1 for ends. */
  towards: number[];
}

const STILL: Quat = [0, 0, 0, 1];
/** A leg stands straight enough as it is, cosine of its angle with the plumb line; and the widest that legs of a T-pose stand apart, radians. */
const PLUMB = 0.96;
const SPLAY = 0.14;

/** Axes as Mixamo's: +Y along the bone; +Z to the front, to the ground for arms. */
export function jointFrames(skeleton: RigSkeleton): JointFrames {
  const { joints } = skeleton;
  const towards = findTowards(skeleton);
  const turns = skeleton.type === 'biped' ? poseOfRest(skeleton, towards) : joints.map(() => STILL);
  const restPlaces: Vec3[] = [];
  joints.forEach(({ parent, at }) => {
    if (parent < 0) restPlaces.push(at);
    else restPlaces.push(V3.add(restPlaces[parent], rotateVector(turns[parent], V3.sub(at, joints[parent].at))));
  });
  standOnGround(skeleton, turns, restPlaces);
  const restTurns: Quat[] = [];
  joints.forEach(({ name, parent }, i) => {
    const next = towards[i];
    if (parent < 0) restTurns.push(STILL);
    else if (next < 0) restTurns.push(restTurns[parent]);
    else restTurns.push(axesOf(name, V3.sub(restPlaces[next], restPlaces[i])));
  });
  return {
    bindTurns: restTurns.map((turn, i) => multiplyQuats(invertQuat(turns[i]), turn)),
    restTurns,
    restPlaces,
    towards,
  };
}

/** The next joint of the first chain that a joint is within; else its first child. */
function findTowards({ joints, chains }: RigSkeleton): number[] {
  const out = joints.map(() => -1);
  for (const chain of chains)
    for (let k = 0; k + 1 < chain.joints.length; k++)
      if (out[chain.joints[k]] < 0) out[chain.joints[k]] = chain.joints[k + 1];
  const prefer = ['Spine', 'Spine1', 'Neck', 'LeftHandMiddle1', 'RightHandMiddle1'];
  joints.forEach(({ parent, name }, i) => {
    if (parent >= 0 && (out[parent] < 0 || prefer.includes(name)) && !chains.some((c) => follows(c.joints, parent)))
      out[parent] = i;
  });
  return out;
}

function follows(chain: readonly number[], joint: number): boolean {
  const at = chain.indexOf(joint);
  return at >= 0 && at + 1 < chain.length;
}

/** World turns from the model's own pose to a T-pose: arms level to the sides, legs that do not stand straight down. */
function poseOfRest({ joints }: RigSkeleton, towards: readonly number[]): Quat[] {
  const index = new Map(joints.map(({ name }, i) => [name, i]));
  const goals = new Map<number, Vec3>();
  const chest = joints[index.get('Spine2') ?? 0].at;
  // those that carry their trunk level stand on bent legs
  const isUpright = V3.normalize(V3.sub(chest, joints[0].at))[1] > 0.75;
  for (const [cap, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    for (const name of ['Arm', 'ForeArm', 'Hand']) {
      const joint = index.get(cap + name);
      if (joint !== undefined && towards[joint] >= 0) goals.set(joint, [sign, 0, 0]);
    }
    if (!isUpright) continue;
    const leg = ['UpLeg', 'Leg', 'Foot', 'ToeBase'].map((name) => index.get(cap + name) ?? -1);
    if (leg.some((joint) => joint < 0)) continue;
    const [hip, knee, ankle, ball] = leg.map((joint) => joints[joint].at);
    const [thigh, shin] = [V3.normalize(V3.sub(knee, hip)), V3.normalize(V3.sub(ankle, knee))];
    // those that walk on their toes keep the bend of their legs
    const isFlat = V3.distance(ankle, ball) < 0.8 * V3.distance(knee, ankle) && V3.dot(thigh, shin) > -0.2;
    if (!isFlat || (-thigh[1] > PLUMB && -shin[1] > PLUMB)) continue;
    const side = Math.max(-SPLAY, Math.min(SPLAY, sign * Math.atan2(thigh[0], Math.max(0.2, -thigh[1]))));
    const down: Vec3 = [sign * Math.sin(side), -Math.cos(side), 0];
    goals.set(leg[0], down);
    goals.set(leg[1], down);
    const foot = V3.normalize(V3.sub(ball, ankle));
    goals.set(leg[2], Math.abs(foot[1]) < 0.8 ? foot : V3.normalize([0, -0.5, 1]));
  }
  const turns: Quat[] = [];
  joints.forEach(({ parent, at }, i) => {
    const before = parent < 0 ? STILL : turns[parent];
    const goal = goals.get(i);
    if (!goal) {
      turns.push(before);
      return;
    }
    const along = rotateVector(before, V3.normalize(V3.sub(joints[towards[i]].at, at)));
    turns.push(multiplyQuats(turnBetween(along, goal), before));
  });
  return turns;
}

/** Legs that came to stand straight lift the body off the ground that it stood or sat on. */
function standOnGround({ joints, ground }: RigSkeleton, turns: readonly Quat[], places: Vec3[]): void {
  const feet = joints.flatMap(({ name }, i) => (/ToeBase$/.test(name) && turns[i] !== STILL ? [i] : []));
  if (!feet.length) return;
  const before = Math.min(...feet.map((i) => joints[i].at[1]));
  const after = Math.min(...feet.map((i) => places[i][1]));
  const sole = Math.max(0, Math.min(before - ground, 0.06 * (places[0][1] - after)));
  const lift = ground + sole - after;
  for (let i = 0; i < places.length; i++) places[i] = V3.add(places[i], [0, lift, 0]);
}

const ARM = /^(Left|Right)(Shoulder|Arm|ForeArm|Hand)/;

function axesOf(name: string, along: Vec3): Quat {
  const y = V3.normalize(along);
  const wanted: readonly Vec3[] = ARM.test(name)
    ? [
        [0, -1, 0],
        [0, 0, 1],
      ]
    : [
        [0, 0, 1],
        [0, 1, 0],
      ];
  const z0 = Math.abs(V3.dot(y, wanted[0])) < 0.75 ? wanted[0] : wanted[1];
  const x = V3.normalize(V3.cross(y, z0));
  return quatOf(x, y, V3.cross(x, y));
}

/** The rotation whose columns these axes are. */
function quatOf(x: Vec3, y: Vec3, z: Vec3): Quat {
  const trace = x[0] + y[1] + z[2];
  let q: Quat;
  if (trace > 0) q = [y[2] - z[1], z[0] - x[2], x[1] - y[0], 1 + trace];
  else if (x[0] >= y[1] && x[0] >= z[2]) q = [1 + x[0] - y[1] - z[2], x[1] + y[0], z[0] + x[2], y[2] - z[1]];
  else if (y[1] >= z[2]) q = [x[1] + y[0], 1 + y[1] - x[0] - z[2], y[2] + z[1], z[0] - x[2]];
  else q = [z[0] + x[2], y[2] + z[1], 1 + z[2] - x[0] - y[1], x[1] - y[0]];
  const l = Math.hypot(...q);
  return q.map((v) => v / l) as Quat;
}
