import { V3, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import type { RigSkeleton } from '../../packages/kernels/src/rig/index.ts';
import type { RigCase } from './case.ts';

/** A limb as its maker laid it, or as it was fitted: which one it is, and its joints from the trunk outwards. */
export interface Limb {
  /** `Left leg 0`: side, kind and order; tentacles are legs. */
  name: string;
  joints: Vec3[];
  /** Of the joints, by our names. */
  names: string[];
}

/** What is known of a body: joints by our names, limbs, and the line of trunk, neck and tail. */
export interface KnownBody {
  joints: ReadonlyMap<string, Vec3>;
  limbs: Limb[];
  trunk: Vec3[][];
  /** Joints that lie on the sole, where no ankle is: their makers only say over what place of the ground the foot turns. */
  soles?: ReadonlySet<string>;
}

/** By the height: no ankle is so near to the ground. */
const SOLE = 0.025;
const LIMBS = new Set(['arm', 'leg', 'wing', 'tentacle']);
const RUNS: readonly (readonly [name: string, joints: readonly string[]])[] = [
  ['arm 0', ['Arm', 'ForeArm', 'Hand', 'Hand_End']],
  ['leg 0', ['UpLeg', 'Leg', 'Foot', 'ToeBase']],
];

/** What a case says of its body; undefined where nobody has put joints that we have too. */
export function knownBody(item: RigCase): KnownBody | undefined {
  if (item.truth === 'none') return undefined;
  if (item.skeleton) return bodyOf(item.skeleton);
  const joints: Map<string, Vec3> = new Map(item.joints?.map(({ name, at }) => [name, [...at]]));
  if (joints.size === 0) return undefined;
  const pick = (names: readonly string[]): Vec3[] =>
    names.map((joint) => joints.get(joint)).filter((at) => at !== undefined);
  const limbs: Limb[] = [];
  for (const side of ['Left', 'Right'])
    for (const [name, names] of RUNS) {
      const own = names.map((joint) => `${side}${joint}`).filter((joint) => joints.has(joint));
      if (own.length > 1) limbs.push({ name: `${side} ${name}`, joints: pick(own), names: own });
    }
  const line = pick(['Hips', 'Head']);
  return { joints, limbs, trunk: line.length > 1 ? [line] : [], soles: findSoles(item, joints) };
}

function findSoles({ mesh: { positions: p } }: RigCase, joints: ReadonlyMap<string, Vec3>): Set<string> {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 1; i < p.length; i += 3) [low, high] = [Math.min(low, p[i]), Math.max(high, p[i])];
  const feet = ['LeftFoot', 'RightFoot'].filter(
    (name) => (joints.get(name)?.[1] ?? Infinity) - low < SOLE * (high - low),
  );
  return new Set(feet);
}

/** A skeleton of ours in the same words. */
export function bodyOf({ joints, chains }: Pick<RigSkeleton, 'joints' | 'chains'>): KnownBody {
  const limbs: Limb[] = [];
  const trunk: Vec3[][] = [];
  const orders = new Map<string, number>();
  for (const { kind, side, joints: run } of [...chains].sort((a, b) => a.order - b.order)) {
    const places = run.map((j) => joints[j]).filter(({ name }) => !name.endsWith('Shoulder'));
    if (LIMBS.has(kind) && side) {
      // Our own fore legs are chains of legs, fitted ones of arms.
      const isFore = kind === 'leg' && places.some(({ name }) => name.endsWith('ForeArm'));
      const what = `${side > 0 ? 'Left' : 'Right'} ${isFore ? 'arm' : kind === 'tentacle' ? 'leg' : kind}`;
      const order = orders.get(what) ?? 0;
      orders.set(what, order + 1);
      limbs.push({ name: `${what} ${order}`, joints: places.map(({ at }) => at), names: places.map((j) => j.name) });
    } else if (kind === 'spine' || kind === 'neck' || kind === 'tail') {
      const up = joints[run[0]].parent;
      trunk.push([...(up < 0 ? [] : [joints[up].at]), ...run.map((j) => joints[j].at)]);
    }
  }
  return { joints: new Map(joints.map(({ name, at }) => [name, at])), limbs, trunk };
}

/** How far a place is from a line of joints, and whether it is past its end. */
export function awayFrom(line: readonly Vec3[], p: Vec3): number {
  let least = line.length === 1 ? V3.distance(line[0], p) : Infinity;
  for (let k = 1; k < line.length; k++) {
    const bone = V3.sub(line[k], line[k - 1]);
    const t = V3.dot(V3.sub(p, line[k - 1]), bone) / Math.max(1e-12, V3.dot(bone, bone));
    least = Math.min(least, V3.distance(p, V3.lerp(line[k - 1], line[k], Math.max(0, Math.min(1, t)))));
  }
  return least;
}
