import type { Vec3 } from '../../math/index.ts';
import type { ChainKind, JointChain, RigJoint, RigSkeleton, RigType } from '../../rig/index.ts';

interface Draft {
  joints: RigJoint[];
  chains: JointChain[];
}

/** Simple skeletons of every type that is not a biped, for tests: a dog, a frog, an ant, a wasp in the air, a spider, an octopus, a bird, a snake, a fish. */
export const TEST_SKELETONS = {
  dog: () => finish('quadruped', dog()),
  frog: () => finish('quadruped', frog()),
  ant: () => finish('hexapod', bug(3)),
  wasp: () => finish('hexapod', wasp()),
  spider: () => finish('octopod', bug(4)),
  octopus: () => finish('octopod', octopus()),
  bird: () => finish('avian', bird()),
  snake: () => finish('serpentine', line(14, 2, 0.06, 0.06)),
  fish: () => finish('aquatic', fish()),
} as const;

function finish(type: RigType, { joints, chains }: Draft): RigSkeleton {
  const heights = joints.map((j) => j.at[1]);
  return { type, joints, chains, ground: 0, height: Math.max(...heights) * 1.1 };
}

function start(at: Vec3): Draft {
  return { joints: [{ name: 'Hips', parent: -1, at }], chains: [] };
}

/** Adds a run of joints after `parent`; returns their indices. */
function run(
  draft: Draft,
  kind: ChainKind,
  side: -1 | 0 | 1,
  parent: number,
  list: [string, number, number, number][],
) {
  const indices = list.map(([name, x, y, z], i) => {
    draft.joints.push({ name, parent: i === 0 ? parent : draft.joints.length - 1, at: [x, y, z] });
    return draft.joints.length - 1;
  });
  const order = draft.chains.filter((c) => c.kind === kind && c.side === side).length;
  draft.chains.push({
    kind,
    side,
    order,
    joints: kind === 'spine' || kind === 'tail' ? [parent, ...indices] : indices,
  });
  return indices;
}

const SIDES = [
  [1, 'Left'],
  [-1, 'Right'],
] as const;

function dog(): Draft {
  const d = start([0, 0.56, -0.3]);
  const spine = run(d, 'spine', 0, 0, [
    ['Spine', 0, 0.57, -0.15],
    ['Spine1', 0, 0.57, 0.05],
    ['Spine2', 0, 0.58, 0.22],
  ]);
  const neck = run(d, 'neck', 0, spine[2], [
    ['Neck', 0, 0.62, 0.32],
    ['Head', 0, 0.74, 0.44],
    ['HeadTop_End', 0, 0.74, 0.62],
  ]);
  run(d, 'jaw', 0, neck[1], [['Jaw', 0, 0.71, 0.5]]);
  for (const [s, side] of SIDES) {
    run(d, 'arm', s, spine[2], [
      [`${side}Shoulder`, s * 0.06, 0.58, 0.26],
      [`${side}Arm`, s * 0.1, 0.45, 0.3],
      [`${side}ForeArm`, s * 0.1, 0.29, 0.22],
      [`${side}Hand`, s * 0.1, 0.06, 0.26],
      [`${side}Hand_End`, s * 0.1, 0.01, 0.33],
    ]);
    run(d, 'leg', s, 0, [
      [`${side}UpLeg`, s * 0.1, 0.5, -0.32],
      [`${side}Leg`, s * 0.1, 0.32, -0.24],
      [`${side}Foot`, s * 0.1, 0.16, -0.4],
      [`${side}ToeBase`, s * 0.1, 0.03, -0.36],
      [`${side}Toe_End`, s * 0.1, 0.01, -0.29],
    ]);
    run(d, 'ear', s, neck[1], [
      [`${side}Ear1`, s * 0.05, 0.8, 0.44],
      [`${side}Ear2`, s * 0.06, 0.88, 0.43],
    ]);
  }
  run(d, 'tail', 0, 0, [
    ['Tail1', 0, 0.57, -0.38],
    ['Tail2', 0, 0.6, -0.48],
    ['Tail3', 0, 0.65, -0.57],
    ['Tail4', 0, 0.7, -0.64],
  ]);
  return d;
}

/** Squats, its hind legs folded beside it: heels behind the hips, knees before them. */
function frog(): Draft {
  const d = start([0, 0.42, -0.64]);
  const spine = run(d, 'spine', 0, 0, [
    ['Spine', 0, 0.51, -0.36],
    ['Spine1', 0, 0.6, -0.08],
    ['Spine2', 0, 0.69, 0.2],
  ]);
  run(d, 'neck', 0, spine[2], [
    ['Neck', 0, 0.72, 0.36],
    ['Head', 0, 0.79, 0.56],
    ['HeadTop_End', 0, 0.85, 1.2],
  ]);
  for (const [s, side] of SIDES) {
    run(d, 'arm', s, spine[2], [
      [`${side}Shoulder`, s * 0.18, 0.71, 0.28],
      [`${side}Arm`, s * 0.46, 0.71, 0.28],
      [`${side}ForeArm`, s * 0.7, 0.35, 0.03],
      [`${side}Hand`, s * 0.77, 0.08, 0.5],
      [`${side}Hand_End`, s * 0.79, 0.01, 0.62],
    ]);
    run(d, 'leg', s, 0, [
      [`${side}UpLeg`, s * 0.29, 0.4, -0.76],
      [`${side}Leg`, s * 0.77, 0.25, -0.21],
      [`${side}Foot`, s * 0.71, 0.14, -1.05],
      [`${side}ToeBase`, s * 0.93, 0.05, -0.42],
      [`${side}Toe_End`, s * 1.06, 0.01, -0.16],
    ]);
  }
  return d;
}

function bug(rows: number): Draft {
  const d = start([0, 0.3, 0]);
  const [spine] = run(d, 'spine', 0, 0, [['Spine', 0, 0.31, 0.12]]);
  run(d, 'neck', 0, spine, [
    ['Neck', 0, 0.31, 0.2],
    ['Head', 0, 0.31, 0.25],
    ['HeadTop_End', 0, 0.3, 0.36],
  ]);
  run(d, 'tail', 0, 0, [
    ['Tail1', 0, 0.32, -0.15],
    ['Tail2', 0, 0.36, -0.4],
  ]);
  for (const [s, side] of SIDES) {
    for (let row = 0; row < rows; row++) {
      const out = row / (rows - 1) - 0.5;
      const z = 0.12 - 0.09 * row;
      const name = `${side}Leg${row + 1}`;
      run(d, 'leg', s, 0, [
        [`${name}_1`, s * 0.08, 0.29, z],
        [`${name}_2`, s * 0.16, 0.31, z - 0.05 * out],
        [`${name}_3`, s * 0.36, 0.5, z - 0.25 * out],
        [`${name}_4`, s * 0.58, 0.16, z - 0.5 * out],
        [`${name}_End`, s * 0.64, 0.005, z - 0.56 * out],
      ]);
    }
  }
  return d;
}

/** In the air, its legs hanging. */
function wasp(): Draft {
  const d = bug(3);
  for (const [s, side] of SIDES)
    run(d, 'wing', s, 1, [
      [`${side}Wing1`, s * 0.06, 0.36, 0.12],
      [`${side}Wing2`, s * 0.45, 0.52, -0.2],
    ]);
  return { ...d, joints: d.joints.map((joint) => ({ ...joint, at: [joint.at[0], joint.at[1] + 0.4, joint.at[2]] })) };
}

function octopus(): Draft {
  const d = start([0, 0.3, 0]);
  const [spine] = run(d, 'spine', 0, 0, [['Spine', 0, 0.42, -0.02]]);
  run(d, 'neck', 0, spine, [
    ['Neck', 0, 0.5, -0.04],
    ['Head', 0, 0.6, -0.06],
    ['HeadTop_End', 0, 0.9, -0.12],
  ]);
  for (const [s, side] of SIDES) {
    for (let row = 0; row < 4; row++) {
      const angle = (0.35 + 0.76 * row) * s;
      const name = `${side}Leg${row + 1}`;
      const points = Array.from({ length: 8 }, (_, i): [string, number, number, number] => {
        const r = 0.1 + 0.1 * i;
        return [`${name}_${i + 1}`, Math.sin(angle) * r, Math.max(0.03, 0.25 - 0.09 * i), Math.cos(angle) * r];
      });
      run(d, 'tentacle', s, 0, points);
    }
  }
  return d;
}

function bird(): Draft {
  const d = start([0, 0.3, -0.05]);
  const spine = run(d, 'spine', 0, 0, [
    ['Spine', 0, 0.34, 0],
    ['Spine1', 0, 0.38, 0.06],
    ['Spine2', 0, 0.42, 0.1],
  ]);
  run(d, 'neck', 0, spine[2], [
    ['Neck', 0, 0.46, 0.13],
    ['Head', 0, 0.56, 0.16],
    ['HeadTop_End', 0, 0.6, 0.24],
  ]);
  for (const [s, side] of SIDES) {
    run(d, 'wing', s, spine[2], [
      [`${side}Shoulder`, s * 0.04, 0.43, 0.1],
      [`${side}Arm`, s * 0.09, 0.44, 0.09],
      [`${side}ForeArm`, s * 0.25, 0.45, 0.04],
      [`${side}Hand`, s * 0.45, 0.45, 0.1],
      [`${side}Hand_End`, s * 0.75, 0.45, 0],
    ]);
    run(d, 'leg', s, 0, [
      [`${side}UpLeg`, s * 0.06, 0.28, -0.02],
      [`${side}Leg`, s * 0.07, 0.2, 0.05],
      [`${side}Foot`, s * 0.07, 0.1, -0.02],
      [`${side}ToeBase`, s * 0.07, 0.012, 0],
      [`${side}Toe_End`, s * 0.07, 0.006, 0.08],
    ]);
  }
  run(d, 'tail', 0, 0, [
    ['Tail1', 0, 0.29, -0.12],
    ['Tail2', 0, 0.28, -0.3],
  ]);
  return d;
}

function line(count: number, length: number, height: number, headHeight: number): Draft {
  const middle = Math.floor(count / 2);
  const z = (i: number) => -length / 2 + (length * i) / (count - 1);
  const d = start([0, height, z(middle)]);
  const front = Array.from({ length: count - middle - 1 }, (_, k) => middle + 1 + k);
  const cut = front.length - 3;
  const spine = run(
    d,
    'spine',
    0,
    0,
    front.slice(0, cut).map((i, k) => [`Spine${k + 1}`, 0, height, z(i)]),
  );
  const names = ['Neck', 'Head', 'HeadTop_End'];
  run(
    d,
    'neck',
    0,
    spine[spine.length - 1],
    front.slice(cut).map((i, k) => [names[k], 0, headHeight, z(i)]),
  );
  const back = Array.from({ length: middle }, (_, k) => middle - 1 - k);
  run(
    d,
    'tail',
    0,
    0,
    back.map((i, k) => [`Tail${k + 1}`, 0, height, z(i)]),
  );
  return d;
}

function fish(): Draft {
  const d = line(9, 0.9, 0.5, 0.5);
  for (const [s, side] of SIDES) {
    run(
      d,
      'fin',
      s,
      d.joints.findIndex((j) => j.name === 'Spine1'),
      [
        [`${side}Fin1_1`, s * 0.08, 0.45, 0.15],
        [`${side}Fin1_2`, s * 0.22, 0.4, 0.08],
      ],
    );
  }
  run(d, 'fin', 0, 0, [
    ['DorsalFin1', 0, 0.62, 0],
    ['DorsalFin2', 0, 0.75, -0.06],
  ]);
  return d;
}
