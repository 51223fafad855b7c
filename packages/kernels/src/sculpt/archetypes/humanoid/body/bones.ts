import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Figure } from './figure.ts';

export const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;
export type Side = 'left' | 'right';

export const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

/** A bone in the rest pose: its head is the joint. */
export interface Bone {
  name: string;
  parent: number;
  at: Vec3;
}

/** The rest pose (arms 45 degrees down, legs straight): joints, and the frames that hands are made in. */
export interface Rest {
  bones: readonly Bone[];
  index: Readonly<Record<string, number>>;
  /** Direction of the left arm, and up across it: the back of the hand looks there. */
  armDir: Vec3;
  armUp: Vec3;
  fingers: readonly FingerRest[];
}

/** A finger of the left hand at rest. */
export interface FingerRest {
  name: (typeof FINGERS)[number];
  base: Vec3;
  dir: Vec3;
  length: number;
  /** Share of the length at which its joints are. */
  joints: readonly [number, number, number];
  radius: number;
}

/** Joint places of a figure. */
export function createRest(f: Figure): Rest {
  const { u } = f;
  const fem = f.female;
  const bones: Bone[] = [];
  const index: Record<string, number> = {};
  const add = (name: string, parent: string, at: Vec3): void => {
    index[name] = bones.length;
    bones.push({ name, parent: parent === '' ? -1 : index[parent], at });
  };
  const trunk = (t: number): number => f.crotchY + t * (f.pitY - f.crotchY);
  add('hips', '', [0, trunk(0.14), 0]);
  add('spine', 'hips', [0, trunk(0.34), -0.01 * u]);
  add('chest', 'spine', [0, trunk(0.6), -0.008 * u]);
  add('neck', 'chest', [0, trunk(0.985), -0.01 * u]);
  add('head', 'neck', [0, f.chinY + 0.05 * f.headH, -0.004 * u]);
  add('head end', 'head', [0, f.height, 0]);
  const shoulderX = (0.109 - 0.016 * fem) * u * f.shoulders + 0.004 * u * f.muscle;
  const shoulder: Vec3 = [shoulderX, trunk(0.895), -0.006 * u];
  const armDir = V3.normalize([0.72, -0.7, 0.0]);
  const armUp = V3.normalize([0.7, 0.72, 0]);
  const elbow = V3.addScaled(shoulder, armDir, f.upperArm);
  const wrist = V3.addScaled(elbow, armDir, f.forearm);
  const hipX = (0.051 + 0.003 * fem) * u;
  const hand = u * f.extremities;
  const fingers = restFingers(wrist, armDir, armUp, hand);
  for (const [side, s] of SIDES) {
    const flip = (v: Vec3): Vec3 => [v[0] * s, v[1], v[2]];
    add(`${side} shoulder`, 'chest', flip([0.03 * u, trunk(0.93), -0.004 * u]));
    add(`${side} upper arm`, `${side} shoulder`, flip(shoulder));
    add(`${side} forearm`, `${side} upper arm`, flip(elbow));
    add(`${side} hand`, `${side} forearm`, flip(wrist));
    for (const finger of fingers)
      finger.joints.forEach((t, i) => {
        const parent = i === 0 ? `${side} hand` : `${side} ${finger.name} ${i}`;
        add(`${side} ${finger.name} ${i + 1}`, parent, flip(V3.addScaled(finger.base, finger.dir, t * finger.length)));
      });
    add(`${side} hand end`, `${side} hand`, flip(V3.addScaled(wrist, armDir, 0.1 * hand)));
    add(`${side} thigh`, 'hips', flip([hipX, f.hipY, 0]));
    add(`${side} shin`, `${side} thigh`, flip([hipX + 0.001 * u, f.kneeY, 0.004 * u]));
    add(`${side} foot`, `${side} shin`, flip([hipX + 0.002 * u, f.ankleY, -0.008 * u]));
    add(`${side} toe`, `${side} foot`, flip([hipX + 0.008 * u, 0.012 * u, 0.078 * u * f.extremities]));
  }
  return { bones, index, armDir, armUp, fingers };
}

function restFingers(wrist: Vec3, a: Vec3, up: Vec3, k: number): FingerRest[] {
  const z: Vec3 = [0, 0, 1];
  const place = (along: number, side: number, high: number): Vec3 =>
    V3.addScaled(V3.addScaled(V3.addScaled(wrist, a, along * k), z, side * k), up, high * k);
  const finger = (
    name: FingerRest['name'],
    [along, side, high]: Vec3,
    [da, dz, du]: Vec3,
    length: number,
    radius: number,
    joints: FingerRest['joints'] = [0, 0.46, 0.74],
  ): FingerRest => ({
    name,
    base: place(along, side, high),
    dir: V3.normalize(V3.add(V3.add(V3.scale(a, da), V3.scale(z, dz)), V3.scale(up, du))),
    length: length * k,
    joints,
    radius: radius * k,
  });
  return [
    finger('thumb', [0.021, 0.019, -0.003], [0.66, 0.66, -0.36], 0.048, 0.0078, [0.1, 0.5, 0.76]),
    finger('index', [0.0555, 0.0182, 0], [1, 0.07, 0], 0.044, 0.0066),
    finger('middle', [0.0575, 0.0061, 0.001], [1, 0.015, 0], 0.0485, 0.0068),
    finger('ring', [0.056, -0.0061, 0], [1, -0.045, 0], 0.0455, 0.0064),
    finger('little', [0.053, -0.018, -0.001], [1, -0.11, 0], 0.0355, 0.0057),
  ];
}
