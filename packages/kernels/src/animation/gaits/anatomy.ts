import { V3, type Vec3 } from '../../math/index.ts';
import type { ChainKind, JointChain, RigSkeleton, RigType } from '../../rig/index.ts';
import type { Flesh } from '../flesh.ts';
import { type Limb, measureBones } from './limb.ts';

/** What the joints of a creature are for. Lists of joints go from the body outwards. */
export interface Anatomy {
  type: RigType;
  hips: number;
  /** From the front to the back, the left one of a pair first. */
  legs: readonly Limb[];
  /** Between hips and neck. */
  spine: readonly number[];
  /** Where hips and the foremost joint of the trunk are at rest, metres. */
  trunk: readonly [Vec3, Vec3];
  /** Down to the head itself. */
  neck: readonly number[];
  head: number;
  /** Where the joints of the neck are at rest, then the head, and the end of it where that is known. Metres. */
  nape: readonly Vec3[];
  jaw: number;
  tails: readonly (readonly number[])[];
  /** Of each tail the joints that turn something: not one that only says where the last bone ends. */
  bending: readonly (readonly number[])[];
  /** Ears, antennas: what swings on a head. */
  ears: readonly (readonly number[])[];
  wings: readonly Wing[];
  fins: readonly JointChain[];
  /** Whether the tail ends in a fin that lies flat, as whales' do. */
  flukes: boolean;
  /** Whether it has wings and is in the air at rest: its feet hang. */
  airborne: boolean;
  tentacles: readonly JointChain[];
  claws: readonly JointChain[];
  /** What lengths of a motion are measured in: from hips to ground for what stands, a fifth of the body for what does not. Metres. */
  unit: number;
  /** From the hindmost to the foremost joint of the trunk, metres. */
  length: number;
  /** From the hips to the joint that is farthest from them, metres. */
  reach: number;
  ground: number;
  /** About what the trunk pitches: over the middle of the feet, at the height of the hips of the legs. */
  middle: Vec3;
  /** Half the trunk's thickness, guessed from how far legs stand apart, metres. */
  girth: number;
}

/** A wing and where its bones point at rest. */
export interface Wing {
  side: -1 | 0 | 1;
  order: number;
  /** Bones that are posed; the end is not among them. */
  joints: readonly number[];
  /** Unit directions of these bones at rest. */
  bones: readonly Vec3[];
  /** Where feathers or a skin stand off each of them at rest: unit directions, square to the bones. */
  vanes: readonly Vec3[];
  /** Whether it is stretched out at rest. */
  open: boolean;
}

/** Finds out what is what; of what its `flesh` shows where that is known. */
export function describeAnatomy(skeleton: RigSkeleton, flesh?: Flesh): Anatomy {
  const { joints, type } = skeleton;
  const of = (...kinds: ChainKind[]) => skeleton.chains.filter((c) => kinds.includes(c.kind));
  const index = (name: string) => joints.findIndex((j) => j.name === name);
  const neckChain = of('neck')[0]?.joints ?? [];
  const named = index('Head');
  const head = named >= 0 ? named : (neckChain[neckChain.length - 2] ?? neckChain[0] ?? 0);
  const legs = findLegs(skeleton, flesh);
  const middle = [...of('spine', 'neck', 'tail').flatMap((c) => c.joints), 0];
  const along = middle.map((j) => joints[j].at[2]);
  const length = Math.max(1e-3, Math.max(...along) - Math.min(...along));
  const heights = legs.map((l) => joints[l.joints[0]].at[1] - skeleton.ground);
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  const legged = legs.length > 0;
  const wide = mean(legs.map((l) => Math.abs(joints[l.joints[0]].at[0])));
  const unit = legged ? Math.max(0.05 * skeleton.height, mean(heights)) : 0.2 * Math.max(length, skeleton.height);
  const from = joints[0].at;
  const lowest = Math.min(...legs.map(({ foot }) => foot[1]));
  const wingChains = type === 'avian' ? of('wing', 'arm') : of('wing');
  const spine = of('spine')[0]?.joints ?? [];
  const neck = neckChain.filter(
    (j) => j <= head && joints[j].name !== 'HeadTop_End' && !spine.slice(0, -1).includes(j),
  );
  const top = joints.filter(({ parent, name }) => parent === head && name === 'HeadTop_End');
  const tails = of('tail').map((c) => withoutRoot(c.joints));
  return {
    type,
    hips: 0,
    legs,
    spine: spine.filter((j) => j !== 0 && !neckChain.includes(j)),
    trunk: [from, joints[spine[spine.length - 1] ?? 0].at],
    ...{ neck, head },
    nape: [...neck.filter((j) => j !== head).map((j) => joints[j].at), joints[head].at, ...top.map(({ at }) => at)],
    jaw: of('jaw')[0]?.joints[0] ?? -1,
    tails,
    bending: tails.map((tail) => withoutEnd(skeleton, tail)),
    ears: of('ear', 'antenna').map((c) => c.joints),
    wings: wingChains.filter((c) => c.joints.length > 1).map((c) => describeWing(skeleton, c, flesh)),
    fins: of('fin').filter((c) => c.joints.length > 1),
    flukes: type === 'aquatic' && hasFlukes(skeleton, of('tail')[0]?.joints ?? [], flesh),
    airborne: legged && of('wing').length > 0 && lowest - skeleton.ground > CLEAR * unit,
    tentacles: skeleton.chains.filter((c) => isTentacle(c, skeleton)),
    claws: [...of('claw'), ...(['hexapod', 'octopod'].includes(type) ? of('arm') : [])],
    unit,
    length,
    reach: Math.max(...joints.map(({ at }) => V3.distance(at, from))),
    ground: skeleton.ground,
    middle: legged ? [0, skeleton.ground + mean(heights), mean(legs.map((l) => l.foot[2]))] : [0, from[1], from[2]],
    girth: legged ? Math.max(0.2 * unit, Math.min(0.5 * unit, wide + 0.12 * unit)) : 0.1 * length,
  };
}

/** Feet of what has wings that are so much of the hips' height above the ground do not stand. */
const CLEAR = 0.12;

/** How much slower than one of half a metre a creature steps: big ones swing longer legs. */
export function paceOf({ unit }: Anatomy): number {
  return Math.min(1.3, Math.max(0.85, (unit / 0.5) ** 0.2));
}

/**
 * Last bones that begin no higher than this share of the leg and rise no more steeply than this are paws, which keep their own turn; hooves are not.
 * So are columns whose soles are so long, by where the bone begins: the feet of elephants.
 */
const PAW = 0.52;
const STEEP = 2;
const BROAD = 0.6;
/** Flesh up to this share of the way to where a bone begins is its sole. */
const SOLE = 0.3;
/** How far the knees of legs stand above their hips, of the way to the foot; arms that lie all around a body do not rise so far. */
const KNEE = 0.16;

/** Arms that bend all along: so they are called, or they leave an eight-limbed body flat. */
function isTentacle({ kind, joints: run }: JointChain, { joints, type }: RigSkeleton): boolean {
  if (kind === 'tentacle') return run.length > 2;
  if (kind !== 'leg' || type !== 'octopod' || run.length < 5) return false;
  const [from, to] = [joints[run[0]].at, joints[run[run.length - 1]].at];
  const rise = Math.max(...run.map((joint) => joints[joint].at[1] - from[1]));
  return rise < KNEE * V3.distance(from, to);
}

/** Whether the end of a tail is wider than it is high: what goes with its last joints, or the last of them against the one before. */
function hasFlukes({ joints }: RigSkeleton, tail: readonly number[], flesh?: Flesh): boolean {
  if (tail.length < 3) return false;
  const ends = tail.slice(-3);
  const [x, y] = [0, 1].map(
    (k) => (flesh && extentOf(flesh, ends, k)) ?? Math.abs(joints[ends[2]].at[k] - joints[ends[1]].at[k]),
  );
  return x > y;
}

function withoutRoot(list: readonly number[]): readonly number[] {
  return list[0] === 0 ? list.slice(1) : list;
}

function withoutEnd({ joints }: RigSkeleton, chain: readonly number[]): readonly number[] {
  const last = chain[chain.length - 1];
  return chain.length > 1 && joints.every(({ parent }) => parent !== last) ? chain.slice(0, -1) : chain;
}

function findLegs(skeleton: RigSkeleton, flesh?: Flesh): Limb[] {
  const { joints, chains, type } = skeleton;
  const isLeg = (chain: JointChain) =>
    (chain.kind === 'leg' && !isTentacle(chain, skeleton)) || (chain.kind === 'arm' && type === 'quadruped');
  const limbs = chains.flatMap((chain, i) =>
    isLeg(chain) && chain.joints.length > 2 ? [describeLeg(skeleton, i, flesh)] : [],
  );
  limbs.sort((a, b) => joints[b.joints[0]].at[2] - joints[a.joints[0]].at[2] || b.foot[2] - a.foot[2]);
  const seen = { '-1': 0, '0': 0, '1': 0 };
  const placed = limbs.map((limb) => ({ ...limb, order: seen[`${limb.side}`]++ }));
  return placed.sort((a, b) => a.order - b.order || b.side - a.side);
}

function describeLeg(skeleton: RigSkeleton, chain: number, flesh?: Flesh): Limb {
  const { side, order, joints: all, kind } = skeleton.chains[chain];
  const at = (j: number): Vec3 => skeleton.joints[j].at;
  // collar bones stay with the trunk
  const list = /Shoulder/.test(skeleton.joints[all[0]].name) && all.length > 3 ? all.slice(1) : [...all];
  const tip = list[list.length - 1];
  const last = list[list.length - 2];
  const tall = at(list[0])[1] - skeleton.ground;
  const sole = V3.sub(at(tip), at(last));
  const steep = Math.abs(sole[1]) > STEEP * Math.hypot(sole[0], sole[2]);
  const low = at(last)[1] - skeleton.ground;
  const isBroad = (): boolean =>
    ((flesh && extentOf(flesh, [last, tip], 2, skeleton.ground + SOLE * low)) ?? 0) > BROAD * low;
  const paw = list.length > 3 && low < PAW * tall && (!steep || isBroad());
  const bending = paw ? list.slice(0, -1) : list;
  const points = bending.map(at);
  const chord = V3.sub(points[points.length - 1], points[0]);
  const sprawl = Math.hypot(chord[0], chord[2]) > 0.6 * Math.abs(chord[1]);
  // knees of sprawling legs go up; of upright ones hind knees go forward, elbows back
  const knee: Vec3 = sprawl ? [0, 1, 0] : [0, 0, kind === 'arm' ? -1 : 1];
  const bones = measureBones(points, knee);
  return {
    ...{ side, order, chain, joints: bending, tip, paw, bones },
    ankle: points[points.length - 1],
    foot: at(tip),
    reach: bones.table[0].length,
  };
}

/** How far the flesh of some joints reaches along an axis, up to a height: metres. Undefined where there is none. */
function extentOf(flesh: Flesh, own: readonly number[], axis: number, highest = Infinity): number | undefined {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; 4 * i < flesh.joints.length; i++) {
    if (!own.includes(flesh.joints[4 * i]) || flesh.points[3 * i + 1] > highest) continue;
    least = Math.min(least, flesh.points[3 * i + axis]);
    most = Math.max(most, flesh.points[3 * i + axis]);
  }
  return most < least ? undefined : most - least;
}

function describeWing({ joints }: RigSkeleton, chain: JointChain, flesh?: Flesh): Wing {
  const all =
    /Shoulder/.test(joints[chain.joints[0]].name) && chain.joints.length > 2 ? chain.joints.slice(1) : chain.joints;
  const bones = all.slice(1).map((j, i) => V3.normalize(V3.sub(joints[j].at, joints[all[i]].at), [chain.side, 0, 0]));
  const span = V3.sub(joints[all[all.length - 1]].at, joints[all[0]].at);
  const open = Math.abs(span[0]) > 0.6 * V3.length(span);
  const vanes = bones.map((bone, i) => vaneOf(all[i], joints[all[i]].at, bone, flesh));
  return { side: chain.side, order: chain.order, joints: all.slice(0, -1), bones, vanes, open };
}

/** Where what goes with a bone stands off it the most; to the back where nothing does. */
function vaneOf(joint: number, [x, y, z]: Vec3, bone: Vec3, flesh?: Flesh): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  for (let i = 0; flesh && i < flesh.points.length; i += 3) {
    if (flesh.joints[(4 * i) / 3] !== joint) continue;
    const off: Vec3 = [flesh.points[i] - x, flesh.points[i + 1] - y, flesh.points[i + 2] - z];
    const square = V3.addScaled(off, bone, -V3.dot(off, bone));
    sum = V3.addScaled(sum, square, V3.length(square));
  }
  const back = V3.addScaled([0, 0, -1], bone, bone[2]);
  return V3.normalize(V3.length(sum) > 1e-6 ? sum : back, [0, 0, -1]);
}
