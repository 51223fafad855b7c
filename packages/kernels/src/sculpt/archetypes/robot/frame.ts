import type { Vec3 } from '../../../math/index.ts';
import type { Joint, Skeleton } from '../../dsl/archetype.ts';

/** Where the joints of a standing robot are. Metres; arms hang a little away from the body. */
export interface RobotFrame {
  hips: Vec3;
  spine: Vec3;
  chest: Vec3;
  neck: Vec3;
  head: Vec3;
  crown: Vec3;
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  finger: Vec3;
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
  toe: Vec3;
}

/** Joint positions from a few heights and widths; limbs are given for the left (+x) side. */
export function robotFrame(k: {
  height: number;
  shoulderW: number;
  hipW: number;
  armOut: number;
  legShare: number;
  headH: number;
}): RobotFrame {
  const H = k.height;
  const hipY = H * k.legShare;
  const neckY = H - k.headH;
  const chestY = hipY + (neckY - hipY) * 0.55;
  const shoulderY = neckY - (neckY - hipY) * 0.16;
  const arm = (shoulderY - hipY) * 0.62;
  const out = Math.sin((k.armOut * Math.PI) / 180);
  const down = Math.cos((k.armOut * Math.PI) / 180);
  const sx = k.shoulderW / 2;
  return {
    hips: [0, hipY, 0],
    spine: [0, hipY + (chestY - hipY) * 0.45, 0],
    chest: [0, chestY, 0],
    neck: [0, neckY, 0],
    head: [0, neckY + k.headH * 0.18, 0],
    crown: [0, H, 0],
    shoulder: [sx, shoulderY, 0],
    elbow: [sx + out * arm, shoulderY - down * arm, -0.01 * H],
    wrist: [sx + out * arm * 1.9, shoulderY - down * arm * 1.92, 0.02 * H],
    finger: [sx + out * arm * 2.25, shoulderY - down * arm * 2.35, 0.03 * H],
    hip: [k.hipW / 2, hipY - H * 0.02, 0],
    knee: [k.hipW / 2 + 0.006 * H, hipY * 0.53, 0.008 * H],
    ankle: [k.hipW / 2 + 0.01 * H, H * 0.055, -0.005 * H],
    toe: [k.hipW / 2 + 0.012 * H, 0.012 * H, 0.075 * H],
  };
}

/** The skeleton that is handed on with the parts. */
export function robotSkeleton(f: RobotFrame): Skeleton {
  const joints: Joint[] = [];
  const add = (name: string, parent: string, at: Vec3): void => {
    joints.push({ name, parent: joints.findIndex((j) => j.name === parent), at });
  };
  add('hips', '', f.hips);
  add('spine', 'hips', f.spine);
  add('chest', 'spine', f.chest);
  add('neck', 'chest', f.neck);
  add('head', 'neck', f.head);
  add('head end', 'head', f.crown);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const flip = (v: Vec3): Vec3 => [v[0] * s, v[1], v[2]];
    const mid = (a: Vec3, b: Vec3): Vec3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    add(`${side} shoulder`, 'chest', mid([0, f.shoulder[1], 0], flip(f.shoulder)));
    add(`${side} upper arm`, `${side} shoulder`, flip(f.shoulder));
    add(`${side} forearm`, `${side} upper arm`, flip(f.elbow));
    add(`${side} hand`, `${side} forearm`, flip(f.wrist));
    add(`${side} hand end`, `${side} hand`, flip(f.finger));
    add(`${side} thigh`, 'hips', flip(f.hip));
    add(`${side} shin`, `${side} thigh`, flip(f.knee));
    add(`${side} foot`, `${side} shin`, flip(f.ankle));
    add(`${side} toe`, `${side} foot`, flip(f.toe));
  }
  return { rigType: 'biped', joints };
}

/** The joints of one side of a frame, and the bone that each piece of its limbs follows. */
export function sideOf(f: RobotFrame, side: string, s: number) {
  const flip = (v: Vec3): Vec3 => [v[0] * s, v[1], v[2]];
  return {
    shoulder: flip(f.shoulder),
    elbow: flip(f.elbow),
    wrist: flip(f.wrist),
    hip: flip(f.hip),
    knee: flip(f.knee),
    ankle: flip(f.ankle),
    upperArm: { joint: `${side} upper arm` },
    forearm: { joint: `${side} forearm` },
    thigh: { joint: `${side} thigh` },
    shin: { joint: `${side} shin` },
  };
}
