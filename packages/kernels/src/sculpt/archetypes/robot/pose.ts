import { V3, type Vec3 } from '../../../math/index.ts';
import type { PartSpec, Sculpture, Skeleton, Socket } from '../../dsl/archetype.ts';
import { solid } from '../../kits/joinery/index.ts';
import { type Mat3, Turn } from '../humanoid/body/turn.ts';

/** Turns of joints in degrees, each against its parent: pitch (down in front), yaw, roll. Of the left side; `right` has its own. */
interface RobotPose {
  trunk?: Readonly<Record<string, Vec3>>;
  left: Readonly<Record<string, Vec3>>;
  right?: Readonly<Record<string, Vec3>>;
}

/** Postures by the names that the parser gives them. */
export const ROBOT_POSES: Readonly<Record<string, RobotPose>> = {
  standing: { left: {} },
  walking: {
    trunk: { chest: [2, -7, 0], head: [0, 6, 0] },
    left: { 'upper arm': [26, 0, 0], forearm: [-16, 0, 0], thigh: [-28, 0, 0], shin: [10, 0, 0], foot: [8, 0, 0] },
    right: { 'upper arm': [-28, 0, 0], forearm: [-34, 0, 0], thigh: [20, 0, 0], shin: [34, 0, 0], foot: [-32, 0, 0] },
  },
  running: {
    trunk: { hips: [9, 5, 0], chest: [5, -14, 0], head: [-10, 8, 0] },
    left: { 'upper arm': [46, 0, 4], forearm: [-78, 0, 0], thigh: [-66, 0, 0], shin: [66, 0, 0], foot: [-6, 0, 0] },
    right: { 'upper arm': [-46, 0, 4], forearm: [-86, 0, 0], thigh: [22, 0, 0], shin: [58, 0, 0], foot: [-18, 0, 0] },
  },
  waving: {
    trunk: { chest: [0, 0, 2], head: [-3, 0, -7] },
    left: { 'upper arm': [-8, 0, 82], forearm: [0, 0, 74], hand: [0, 0, 12], thigh: [0, 0, 3], foot: [0, 0, -3] },
    right: { 'upper arm': [0, 0, 4], forearm: [-12, 0, 0], thigh: [0, 0, 3], foot: [0, 0, -3] },
  },
  sitting: {
    trunk: { spine: [-4, 0, 0], head: [2, 8, 0] },
    left: { 'upper arm': [-22, 0, 2], forearm: [-42, 0, 0], thigh: [-88, 0, 5], shin: [88, 0, 0], foot: [0, 0, 0] },
  },
  dancing: {
    trunk: { hips: [0, 8, 5], spine: [0, 0, -6], chest: [0, 6, -6], head: [-4, -8, 9] },
    left: { 'upper arm': [0, 0, 118], forearm: [0, 0, 44], thigh: [-44, 0, 14], shin: [58, 0, 0], foot: [10, 0, 0] },
    right: { 'upper arm': [-10, 0, 62], forearm: [0, 0, -84], thigh: [2, 0, 2], shin: [0, 0, 0] },
  },
  cheering: {
    trunk: { chest: [-4, 0, 0], head: [-10, 0, 0] },
    left: { 'upper arm': [-6, 0, 142], forearm: [-6, 0, 10], thigh: [0, 0, 7], foot: [0, 0, -7] },
  },
  fighting: {
    trunk: { hips: [4, -18, 0], chest: [6, -6, 0], head: [-4, 20, 0] },
    left: { 'upper arm': [-58, 0, 6], forearm: [-62, 0, 0], thigh: [-30, 0, 5], shin: [24, 0, 0], foot: [3, 0, 0] },
    right: { 'upper arm': [-24, 0, 8], forearm: [-98, 0, 0], thigh: [16, 0, 9], shin: [22, 0, 0], foot: [-36, 0, 0] },
  },
  pointing: {
    trunk: { chest: [0, -4, 0], head: [0, 4, 0] },
    left: { 'upper arm': [-84, 0, -6], forearm: [-4, 0, 0] },
    right: { 'upper arm': [0, 0, 4], forearm: [-14, 0, 0] },
  },
};

const ZERO: Vec3 = [0, 0, 0];

/** Turns every rigid part about its joint; the lowest of the soles comes to stand on the ground. */
export function poseRobot(made: Sculpture, name: string): Sculpture {
  const pose = ROBOT_POSES[name];
  const { skeleton } = made;
  if (!pose || !skeleton || name === 'standing') return made;
  const turns: Mat3[] = [];
  const at: Vec3[] = [];
  skeleton.joints.forEach((joint, i) => {
    const own = turnOf(pose, joint.name);
    const up = joint.parent < 0 ? undefined : joint.parent;
    turns[i] = up === undefined ? own : Turn.multiply(turns[up], own);
    at[i] =
      up === undefined ? joint.at : V3.add(at[up], Turn.apply(turns[up], V3.sub(joint.at, skeleton.joints[up].at)));
  });
  const move = (i: number, p: Vec3): Vec3 => V3.add(at[i], Turn.apply(turns[i], V3.sub(p, skeleton.joints[i].at)));
  const lift = -lowestSole(skeleton, move);
  const raised = (p: Vec3): Vec3 => [p[0], p[1] + lift, p[2]];
  const indexOf = (joint: string | undefined): number =>
    Math.max(
      0,
      skeleton.joints.findIndex((j) => j.name === joint),
    );
  const place = (part: PartSpec): PartSpec => {
    const i = indexOf(part.joint);
    return { ...part, shape: solid.put(part.shape, raised(move(i, ZERO)), Turn.angles(turns[i])) };
  };
  const socket = (from: Socket, joint: string): Socket => ({
    ...from,
    at: raised(move(indexOf(joint), from.at)),
    dir: Turn.apply(turns[indexOf(joint)], from.dir),
  });
  const sockets = Object.fromEntries(
    Object.entries(made.sockets ?? {}).map(([key, value]) => [key, socket(value, key === 'sit' ? 'hips' : key)]),
  );
  return {
    parts: made.parts.map(place),
    sockets,
    skeleton: { ...skeleton, joints: skeleton.joints.map((joint, i) => ({ ...joint, at: raised(at[i]) })) },
  };
}

function turnOf(pose: RobotPose, joint: string): Mat3 {
  const [, side, bone] = /^(left|right) (.+)$/.exec(joint) ?? [];
  if (!side) return Turn.euler(pose.trunk?.[joint] ?? ZERO);
  const s = side === 'left' ? 1 : -1;
  const [pitch, yaw, roll] = (s > 0 ? pose.left : (pose.right ?? pose.left))[bone] ?? ZERO;
  return Turn.euler([pitch, yaw * s, roll * s]);
}

/** Height of the lowest corner of the soles. */
function lowestSole(skeleton: Skeleton, move: (joint: number, p: Vec3) => Vec3): number {
  let low = Number.POSITIVE_INFINITY;
  skeleton.joints.forEach((joint, i) => {
    if (!joint.name.endsWith(' foot')) return;
    const toe = skeleton.joints[i + 1].at;
    const long = toe[2] - joint.at[2];
    for (const z of [-0.9, 1.75])
      for (const x of [-0.5, 0.5]) low = Math.min(low, move(i, [joint.at[0] + x * long, 0, joint.at[2] + z * long])[1]);
  });
  return low;
}
