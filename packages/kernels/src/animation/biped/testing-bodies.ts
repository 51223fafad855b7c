import type { Vec3 } from '../../math/index.ts';
import type { ChainKind, RigJoint, RigSkeleton } from '../../rig/index.ts';

/** Measures of a made-up body, metres; arms in degrees below the horizontal. */
interface BodyMeasures {
  thigh: number;
  shin: number;
  trunk: number;
  head: number;
  shoulders: number;
  hips: number;
  upperArm: number;
  forearm: number;
  droop: number;
  foot: number;
  tail?: number;
  fingers?: boolean;
}

/** Bodies that motions are tried on: an adult in a T-pose with fingers, a big-headed figure with short limbs and a tail, an ape-like one with arms hanging. */
export const TEST_BODIES: Readonly<Record<'normal' | 'chibi' | 'longArmed', RigSkeleton>> = {
  normal: makeBody({
    thigh: 0.43,
    shin: 0.42,
    trunk: 0.52,
    head: 0.23,
    shoulders: 0.18,
    hips: 0.09,
    upperArm: 0.28,
    forearm: 0.25,
    droop: 0,
    foot: 0.16,
    fingers: true,
  }),
  chibi: makeBody({
    thigh: 0.14,
    shin: 0.13,
    trunk: 0.3,
    head: 0.42,
    shoulders: 0.13,
    hips: 0.08,
    upperArm: 0.13,
    forearm: 0.12,
    droop: 30,
    foot: 0.1,
    tail: 4,
  }),
  longArmed: makeBody({
    thigh: 0.3,
    shin: 0.3,
    trunk: 0.6,
    head: 0.22,
    shoulders: 0.25,
    hips: 0.13,
    upperArm: 0.42,
    forearm: 0.44,
    droop: 55,
    foot: 0.17,
  }),
};

function makeBody(m: BodyMeasures): RigSkeleton {
  const joints: RigJoint[] = [];
  const chains: { kind: ChainKind; side: -1 | 0 | 1; order: number; joints: number[] }[] = [];
  const add = (name: string, parent: string | undefined, at: Vec3) =>
    joints.push({ name, parent: joints.findIndex((j) => j.name === parent), at }) - 1;
  const ankle = m.foot * 0.5;
  const hipHeight = ankle + m.shin + m.thigh;
  const pelvis = hipHeight + 0.04;
  const hips = add('Hips', undefined, [0, pelvis, 0]);
  const spine = [hips];
  ['Spine', 'Spine1', 'Spine2'].forEach((name, i) => {
    spine.push(add(name, i ? `Spine${i > 1 ? i - 1 : ''}` : 'Hips', [0, pelvis + (m.trunk * (i + 0.6)) / 4, 0]));
  });
  const top = pelvis + m.trunk;
  const neck = add('Neck', 'Spine2', [0, top, 0]);
  const head = add('Head', 'Neck', [0, top + m.head * 0.3, 0.01]);
  const crown = add('HeadTop_End', 'Head', [0, top + m.head * 1.3, 0.01]);
  chains.push({ kind: 'spine', side: 0, order: 0, joints: spine });
  chains.push({ kind: 'neck', side: 0, order: 0, joints: [neck, head, crown] });
  for (const side of [1, -1] as const) {
    const p = side > 0 ? 'Left' : 'Right';
    const droop = (m.droop * Math.PI) / 180;
    const arm = (x: number): Vec3 => [
      side * (m.shoulders + x * Math.cos(droop)),
      top - 0.06 * m.trunk - x * Math.sin(droop),
      0,
    ];
    const list = [
      add(`${p}Shoulder`, 'Spine2', [side * 0.03, top - 0.06 * m.trunk, 0]),
      add(`${p}Arm`, `${p}Shoulder`, arm(0)),
      add(`${p}ForeArm`, `${p}Arm`, arm(m.upperArm)),
      add(`${p}Hand`, `${p}ForeArm`, arm(m.upperArm + m.forearm)),
    ];
    chains.push({ kind: 'arm', side, order: 0, joints: list });
    if (m.fingers) {
      ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'].forEach((name, f) => {
        const finger: number[] = [];
        for (let k = 1; k <= 4; k++) {
          const x = m.upperArm + m.forearm + (f === 0 ? 0.02 : 0.08) + 0.026 * (k - 1);
          const at = arm(x);
          const z = f === 0 ? 0.03 + 0.015 * k : 0.03 - 0.02 * (f - 1);
          finger.push(add(`${p}Hand${name}${k}`, k === 1 ? `${p}Hand` : `${p}Hand${name}${k - 1}`, [at[0], at[1], z]));
        }
        chains.push({ kind: 'finger', side, order: f, joints: finger });
      });
    }
    const x = side * m.hips;
    chains.push({
      kind: 'leg',
      side,
      order: 0,
      joints: [
        add(`${p}UpLeg`, 'Hips', [x, hipHeight, 0]),
        add(`${p}Leg`, `${p}UpLeg`, [x, ankle + m.shin, 0.005]),
        add(`${p}Foot`, `${p}Leg`, [x, ankle, -0.01]),
        add(`${p}ToeBase`, `${p}Foot`, [x * 1.1, ankle * 0.25, m.foot * 0.75]),
        add(`${p}Toe_End`, `${p}ToeBase`, [x * 1.1, ankle * 0.2, m.foot * 1.2]),
      ],
    });
  }
  if (m.tail) {
    const tail: number[] = [];
    for (let k = 1; k <= m.tail; k++) {
      tail.push(add(`Tail${k}`, k === 1 ? 'Hips' : `Tail${k - 1}`, [0, pelvis - 0.03 * k, -0.08 - 0.09 * k]));
    }
    chains.push({ kind: 'tail', side: 0, order: 0, joints: tail });
  }
  return { type: 'biped', joints, chains, ground: 0, height: top + m.head * 1.3 };
}
