import type { RigSkeleton } from './skeleton.ts';

/** How the joints of a file are called: as Mixamo does, or as this service's own bipeds are. */
export const RIG_SPECS = ['mixamo', 'native'] as const;

/** One of `RIG_SPECS`. */
export type RigSpec = (typeof RIG_SPECS)[number];

/** A joint as a file has it. */
export interface FileJoint {
  name: string;
  /** Index into the file's joints, -1 for the root. Parents come before children. */
  parent: number;
  /** The joint of the skeleton that it turns with; -1 for a root on the ground that never turns. */
  joint: number;
  /** Where along that joint's bone it stands: 0 at the joint, 1 at the next. */
  along: number;
}

/** A skeleton as a file has it. */
export interface FileRig {
  joints: readonly FileJoint[];
  /** Per joint of the skeleton the file's joints that carry its weights, by `along`; of joints that the file lacks, those of the next one above. */
  carriers: readonly (readonly number[])[];
  /** Per joint of the skeleton the file's joint that turns as it does; -1 where there is none. */
  movers: readonly number[];
}

/** What a joint of ours becomes in a native biped: name, joints that only carry weights, and where those stand. */
const NATIVE: Readonly<Record<string, readonly (readonly [name: string, along: number])[]>> = {
  Spine: [['Waist', 0]],
  Spine1: [['Spine01', 0]],
  Spine2: [['Spine02', 0]],
  Head: [['Head', 0]],
};
const NATIVE_SIDES: Readonly<Record<string, readonly string[]>> = {
  Shoulder: ['Clavicle'],
  Arm: ['Upperarm', 'UpperarmTwist01', 'UpperarmTwist02'],
  ForeArm: ['Forearm', 'ForearmTwist01', 'ForearmTwist02'],
  Hand: ['Hand'],
  UpLeg: ['Thigh', 'ThighTwist01', 'ThighTwist02'],
  Leg: ['Calf', 'CalfTwist01', 'CalfTwist02'],
  Foot: ['Foot'],
  ToeBase: ['ToeBase'],
};
/** Where twist joints stand along their bone. */
const TWISTS = [0, 0.25, 0.7];
/** What native bipeds do without: fingers and ends. */
const LEFT_OUT = /^(Left|Right)Hand(Thumb|Index|Middle|Ring|Pinky)\d$|_End$/;

/** The joints that a file of this spec has. Only bipeds have native names of their own; other types go by ours, with Mixamo's prefix or without. */
export function fileJoints(skeleton: RigSkeleton, spec: RigSpec): FileRig {
  if (spec === 'native' && skeleton.type === 'biped') return nativeBiped(skeleton);
  const prefix = spec === 'mixamo' ? 'mixamorig:' : '';
  const indices = skeleton.joints.map((_, i) => i);
  return {
    joints: skeleton.joints.map(({ name, parent }, joint) => ({ name: prefix + name, parent, joint, along: 0 })),
    carriers: indices.map((i) => [i]),
    movers: indices,
  };
}

function nativeBiped({ joints }: RigSkeleton): FileRig {
  const out: FileJoint[] = [{ name: 'Root', parent: -1, joint: -1, along: 0 }];
  const carriers: number[][] = [];
  const movers: number[] = [];
  /** What children of a joint hang from. */
  const holders: number[] = [];
  const hasSecondNeck = joints.some(({ name }) => name === 'Neck1');
  const add = (name: string, parent: number, joint: number, along: number): number =>
    out.push({ name, parent, joint, along }) - 1;
  joints.forEach(({ name, parent }, i) => {
    const above = parent < 0 ? 0 : holders[parent];
    if (LEFT_OUT.test(name)) {
      carriers.push(carriers[parent]);
      movers.push(-1);
      holders.push(above);
      return;
    }
    if (parent < 0) {
      const hip = add('Hip', 0, i, 0);
      const pelvis = add('Pelvis', hip, i, 0);
      carriers.push([pelvis]);
      movers.push(hip);
      holders.push(hip);
      return;
    }
    const from = name.endsWith('UpLeg') ? carriers[parent][0] : above;
    const names = nativeNames(name, hasSecondNeck);
    const first = add(names[0][0], from, i, names[0][1]);
    const others = names.slice(1).map(([other, along]) => add(other, first, i, along));
    // the neck's second joint bears the head; twist joints bear nothing
    const bears = name === 'Neck' && others.length > 0;
    carriers.push(bears ? [first, ...others] : others.length ? others : [first]);
    movers.push(first);
    holders.push(bears ? others[0] : first);
  });
  return { joints: out, carriers, movers };
}

function nativeNames(name: string, hasSecondNeck: boolean): readonly (readonly [string, number])[] {
  if (name === 'Neck')
    return hasSecondNeck
      ? [['NeckTwist01', 0]]
      : [
          ['NeckTwist01', 0],
          ['NeckTwist02', 0.5],
        ];
  if (name === 'Neck1') return [['NeckTwist02', 0]];
  const [, side, rest] = /^(Left|Right)(.+)$/.exec(name) ?? [];
  const sided = rest === undefined ? undefined : NATIVE_SIDES[rest];
  if (sided) return sided.map((own, k) => [`${side[0]}_${own}`, TWISTS[k]]);
  return NATIVE[name] ?? [[name, 0]];
}
