import { alongLine, V3, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import type { Mesh } from '../../packages/kernels/src/mesh/index.ts';
import { innerDistances } from '../../packages/kernels/src/rig/body/distance.ts';
import { voxelize } from '../../packages/kernels/src/rig/body/voxels.ts';
import type { RigType } from '../../packages/kernels/src/rig/index.ts';
import { awayFrom, type KnownBody, type Limb } from './known-body.ts';

/** How far a joint is from where its maker put it. */
export interface JointError {
  group: string;
  name: string;
  /** Share of the body's size. */
  error: number;
}

/** Groups of joints that people call by name; of bodies with more legs they are `legs 1`, `legs 2`, `legs 3`. */
const GROUPS: readonly (readonly [group: string, name: RegExp])[] = [
  ['hips', /UpLeg$/],
  ['knees', /(Left|Right)Leg$/],
  ['ankles', /Foot$/],
  ['toes', /(ToeBase|Toe_End)$/],
  ['shoulders', /(Left|Right)Arm$/],
  ['elbows', /ForeArm$/],
  ['hands', /Hand$/],
  ['hand ends', /Hand_End$/],
  ['head', /^Head$/],
  ['head end', /^HeadTop_End$/],
  ['root', /^Hips$/],
];
/** Shares of limbs whose joints bear other names. */
const PARTS = [
  ['roots', 0],
  ['middles', 0.5],
  ['ends', 1],
] as const;
/** A joint is in the flesh if that is not farther away than this share of the size, and on its limb if its bones are not farther than this. */
const IN_FLESH = 0.012;
const ON_LIMB = 0.07;

/** By what a body is measured: what stands by its height, what lies by its longest side. */
export function sizeOf(type: RigType, { positions: p }: Pick<Mesh, 'positions'>): number {
  const sides = [0, 1, 2].map((axis) => {
    let [min, max] = [Infinity, -Infinity];
    for (let i = axis; i < p.length; i += 3) [min, max] = [Math.min(min, p[i]), Math.max(max, p[i])];
    return max - min;
  });
  return type === 'biped' || type === 'quadruped' || type === 'avian' ? sides[1] : Math.max(...sides);
}

/** How far joints are from those of the maker, where both have them. */
export function jointErrors(known: KnownBody, ours: KnownBody, size: number): JointError[] {
  const out: JointError[] = [];
  const add = (group: string, name: string, a: Vec3, b: Vec3): void => {
    out.push({ group, name, error: V3.distance(a, b) / size });
  };
  for (const [group, pattern] of GROUPS)
    for (const [name, at] of known.joints) {
      const own = pattern.test(name) ? ours.joints.get(name) : undefined;
      if (own) add(group, name, known.soles?.has(name) ? [own[0], at[1], own[2]] : own, at);
    }
  const isNamed = [...known.joints.keys()].some((name) => /^(Left|Right)(UpLeg|Arm)$/.test(name));
  for (const limb of known.limbs) {
    const own = ours.limbs.find(({ name }) => name === limb.name);
    if (!own || (isNamed && !limb.name.includes('wing'))) continue;
    const kind = limb.name.includes('wing') ? 'wing' : 'leg';
    for (const [part, t] of PARTS)
      add(`${kind} ${part}`, `${limb.name} ${part}`, alongLine(own.joints, t), alongLine(limb.joints, t));
  }
  const tails = [known, ours].map(({ joints }) => [...joints].filter(([name]) => /^Tail/.test(name)).at(-1)?.[1]);
  if (tails[0] && tails[1]) add('tail end', 'tail', tails[1], tails[0]);
  return out;
}

/**
 * Limbs whose every joint after the first lies in the flesh of that very limb: inside the body (or as good as), nearer to the maker's bones of this
 * limb than to those of any other limb or of the trunk, and not far from them. Where the maker's joint is in the air, so may be ours. A limb that the maker has and the skeleton has not is off too.
 */
export function limbsOff(mesh: Mesh, known: KnownBody, ours: KnownBody, size: number): { off: string[]; all: number } {
  const { solid, origin, cell, size: cells } = voxelize(mesh, 96, middleOf(mesh.positions));
  const empty = solid.map((v) => 1 - v);
  const away = innerDistances(empty, cells);
  const outside = (p: Vec3): number => {
    const at = p.map((v, a) => Math.max(0, Math.min(cells[a] - 1, Math.round((v - origin[a]) / cell))));
    return away[(at[2] * cells[1] + at[1]) * cells[0] + at[0]] * cell;
  };
  /** What is wrong with a joint on this limb: farther from its bones than others, outside or astray; empty where nothing is. */
  const fault = (limb: Limb, p: Vec3, name: string): string => {
    const own = awayFrom(limb.joints, p);
    const slack = 0.01 * size;
    // In hollow robes and sleeves there is no flesh: the maker's own joints hang in the air.
    const air = outside(p) - outside(limb.joints[limb.names.indexOf(name)]);
    if (air > Math.max(IN_FLESH * size, 1.1 * cell)) return `${percent(air)} outside`;
    if (own > ON_LIMB * size) return `${percent(own)} away`;
    const other = known.limbs.find((other) => other !== limb && awayFrom(other.joints, p) <= own - slack);
    if (other) return `${percent(own)} away, on the ${other.name}`;
    // Near the trunk bones of limb and trunk lie side by side.
    return known.trunk.every((line) => awayFrom(line, p) > own - slack) ? '' : `${percent(own)} away, in the trunk`;
  };
  const percent = (v: number): string => ((100 * v) / size).toFixed(1);
  const off: string[] = [];
  for (const limb of known.limbs) {
    const own = ours.limbs.find(({ name }) => name === limb.name);
    // Only what both have: a maker who leaves out the knee says nothing about it.
    const k = own?.joints.findIndex(
      (p, k) => k > 0 && limb.names.includes(own.names[k]) && fault(limb, p, own.names[k]),
    );
    if (own && k === -1) continue;
    off.push(
      own && k ? `${limb.name} (${own.names[k]} ${fault(limb, own.joints[k], own.names[k])})` : `${limb.name} (none)`,
    );
  }
  return { off, all: known.limbs.length };
}

function middleOf(p: Float32Array): number {
  let [min, max] = [Infinity, -Infinity];
  for (let i = 0; i < p.length; i += 3) [min, max] = [Math.min(min, p[i]), Math.max(max, p[i])];
  return (min + max) / 2;
}

/** Pairs of joints that stay side by side however a body strides, the first that a body has; feet and hands do not. */
const PAIRS = [/^Left(UpLeg|Arm)$/, /^Left(Shoulder|Leg|ForeArm)$/, /^Left/];

/** Whether a body looks where its maker made it look: its left to our +X, or its head before its hips; undefined where that cannot be told. */
export function looksAhead({ joints }: KnownBody, turn: (p: Vec3) => Vec3): boolean | undefined {
  const across = PAIRS.map((pattern) => acrossOf(joints, pattern)).find((way) => way !== undefined);
  if (across) {
    const [x, , z] = turn(across);
    return x > Math.abs(z);
  }
  const [head, hips] = [joints.get('Head'), joints.get('Hips')];
  if (!head || !hips) return undefined;
  const [x, , z] = turn(V3.sub(head, hips));
  return z > Math.abs(x);
}

/** From right to left: the sum of the ways between joints of such names. */
function acrossOf(joints: ReadonlyMap<string, Vec3>, pattern: RegExp): Vec3 | undefined {
  let across: Vec3 | undefined;
  for (const [name, at] of joints) {
    const other = pattern.test(name) ? joints.get(name.replace('Left', 'Right')) : undefined;
    if (other) across = V3.add(across ?? [0, 0, 0], V3.sub(at, other));
  }
  return across;
}
