import { type RigSkeleton, rotateVector, type SkinWeights, V3, type Vec3 } from '../../packages/kernels/src/index.ts';
import { type Pose, turnAbout } from './pose-skin.ts';

/** How good a skin is. */
export interface SkinFacts {
  /** Largest difference of any joint's weight between neighbours: the 99th percentile of the edges. */
  jump: number;
  /** Over all joints turned by 60 degrees both ways about both axes across the bone: the worst 99th percentile of how much edges stretch, of edges that move unevenly at all; and where. */
  stretch: number;
  where: string;
  /** Share of all edges that stretch past 2.5 in the worst pose, its joint, and the ends of these edges. */
  torn: number;
  tornBy: Pose;
  tornEdges: [number, number][];
  /** Largest weight of one limb on a vertex that follows another limb most, its 99.9th percentile: toes that touch, but also skirts, which are to follow both legs. */
  bleeding: number;
  bleeds: string;
  /** How far a raised arm (60 degrees) takes along what is the hips', the legs' or the belly's, share of the height: the 99.9th percentile. */
  dragged: number;
  sums: boolean;
}

/** Measures a skin on its own mesh. */
export function measureSkin(
  positions: Float32Array,
  indices: Uint32Array,
  skeleton: RigSkeleton,
  skin: SkinWeights,
): SkinFacts {
  const edges = listEdges(positions, indices);
  const dense = (v: number): Map<number, number> => {
    const out = new Map<number, number>();
    for (let k = 4 * v; k < 4 * v + 4; k++)
      if (skin.weights[k] > 0) out.set(skin.joints[k], (out.get(skin.joints[k]) ?? 0) + skin.weights[k]);
    return out;
  };
  const jumps = edges.map(([a, b]) => {
    const [x, y] = [dense(a), dense(b)];
    let most = 0;
    for (const j of new Set([...x.keys(), ...y.keys()]))
      most = Math.max(most, Math.abs((x.get(j) ?? 0) - (y.get(j) ?? 0)));
    return most;
  });
  const worst = worstTurns(positions, skeleton, skin, edges);
  return {
    jump: quantile(jumps, 0.99),
    ...worst,
    ...measureBleeding(skeleton, skin),
    dragged: measureDrag(positions, skeleton, skin),
    sums: hasSums(skin),
  };
}

/** Turns one joint after another: what follows it moves by its weight, so only edges that lie in a seam are looked at. */
function worstTurns(
  p: Float32Array,
  { joints }: RigSkeleton,
  skin: SkinWeights,
  edges: readonly [number, number][],
): Pick<SkinFacts, 'stretch' | 'where' | 'torn' | 'tornBy' | 'tornEdges'> {
  const lengths = edges.map(([a, b]) => lengthOf(p, a, b));
  const isEnd = joints.map(() => true);
  for (const { parent } of joints) if (parent >= 0) isEnd[parent] = false;
  const out = { stretch: 1, where: '', torn: 0, tornBy: new Map() as Pose, tornEdges: [] as [number, number][] };
  const follows = new Float64Array(p.length / 3);
  const isBelow = new Uint8Array(joints.length);
  const [from, to]: [number, number, number][] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  joints.forEach(({ name, parent, at }, i) => {
    if (parent < 0 || isEnd[i]) return;
    for (let j = 0; j < joints.length; j++) isBelow[j] = j === i || (j > i && isBelow[joints[j].parent]) ? 1 : 0;
    follows.fill(0);
    for (let k = 0; k < skin.weights.length; k++) if (isBelow[skin.joints[k]]) follows[k >> 2] += skin.weights[k];
    const isWhole = (v: number): boolean => follows[v] < 1e-6 || follows[v] > 1 - 1e-6;
    const seam: number[] = [];
    edges.forEach(([a, b], e) => {
      const still = isWhole(a) && isWhole(b) && Math.abs(follows[a] - follows[b]) < 0.5;
      if (!still && lengths[e] > 0) seam.push(e);
    });
    for (const axis of [
      [1, 0, 0],
      [0, 0, 1],
    ] as const)
      for (const degrees of [-60, 60]) {
        const turn = turnAbout(axis, degrees);
        const move = (v: number, place: [number, number, number]): Vec3 => {
          const arm: Vec3 = [p[3 * v] - at[0], p[3 * v + 1] - at[1], p[3 * v + 2] - at[2]];
          const turned = rotateVector(turn, arm);
          for (let k = 0; k < 3; k++) place[k] = arm[k] + follows[v] * (turned[k] - arm[k]);
          return place;
        };
        const ratios: number[] = [];
        const far: [number, number][] = [];
        for (const e of seam) {
          const [a, b] = edges[e];
          const r = V3.distance(move(a, from), move(b, to)) / lengths[e];
          if (Math.abs(r - 1) > 1e-3) ratios.push(r);
          if (r > 2.5) far.push(edges[e]);
        }
        if (far.length / edges.length > out.torn) {
          out.torn = far.length / edges.length;
          out.tornBy = new Map([[i, turn]]);
          out.tornEdges = far;
        }
        const p99 = quantile(ratios, 0.99) || 1;
        if (p99 > out.stretch) [out.stretch, out.where] = [p99, `${name} ${axis[0] ? 'x' : 'z'}${degrees}`];
      }
  });
  return out;
}

function listEdges(positions: Float32Array, indices: Uint32Array): [number, number][] {
  const seen = new Set<string>();
  const out: [number, number][] = [];
  const place = (v: number): string => `${positions[3 * v]},${positions[3 * v + 1]},${positions[3 * v + 2]}`;
  const names = Array.from({ length: positions.length / 3 }, (_, v) => place(v));
  for (let i = 0; i + 2 < indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[i + k], indices[i + ((k + 1) % 3)]];
      const key = names[a] < names[b] ? `${names[a]} ${names[b]}` : `${names[b]} ${names[a]}`;
      if (names[a] === names[b] || seen.has(key)) continue;
      seen.add(key);
      out.push([a, b]);
    }
  return out;
}

function lengthOf(p: Float32Array, a: number, b: number): number {
  return Math.hypot(p[3 * a] - p[3 * b], p[3 * a + 1] - p[3 * b + 1], p[3 * a + 2] - p[3 * b + 2]);
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const LIMBS = new Set(['arm', 'leg', 'wing', 'tail', 'tentacle', 'claw', 'fin']);

function measureBleeding({ joints, chains }: RigSkeleton, skin: SkinWeights): Pick<SkinFacts, 'bleeding' | 'bleeds'> {
  // a limb begins below its root, whose flesh is the trunk's as well
  const limbOf = joints.map(() => -1);
  chains.forEach(({ kind, joints: run }, c) => {
    if (LIMBS.has(kind)) for (const joint of run.slice(run.length > 3 ? 1 : 0)) limbOf[joint] = c;
  });
  joints.forEach(({ parent }, i) => {
    if (limbOf[i] < 0 && parent >= 0) limbOf[i] = limbOf[parent];
  });
  const others: { share: number; limbs: string }[] = [];
  for (let v = 0; 4 * v < skin.weights.length; v++) {
    const own = limbOf[skin.joints[4 * v]];
    if (own < 0) continue;
    let share = 0;
    let other = '';
    for (let k = 4 * v + 1; k < 4 * v + 4; k++) {
      const limb = limbOf[skin.joints[k]];
      if (!(skin.weights[k] > 0) || limb < 0 || limb === own) continue;
      share += skin.weights[k];
      other ||= joints[skin.joints[k]].name;
    }
    others.push({ share, limbs: `${other} on ${joints[skin.joints[4 * v]].name}` });
  }
  others.sort((a, b) => a.share - b.share);
  const worst = others[Math.min(others.length - 1, Math.floor(0.999 * others.length))];
  return { bleeding: worst?.share ?? 0, bleeds: worst?.share ? worst.limbs : '' };
}

function measureDrag(p: Float32Array, { joints, chains, height }: RigSkeleton, skin: SkinWeights): number {
  const isLow = joints.map(({ name }) => /^(Hips|Spine|(Left|Right)(UpLeg|Leg|Foot|ToeBase))$/.test(name));
  let worst = 0;
  for (const { kind, joints: run } of chains) {
    if (kind !== 'arm' && kind !== 'wing') continue;
    const top = run[run.length > 3 ? 1 : 0];
    const isBelow = joints.map((_, i) => i === top);
    joints.forEach(({ parent }, i) => {
      if (parent >= 0 && isBelow[parent]) isBelow[i] = true;
    });
    const { at } = joints[top];
    const moves: number[] = [];
    for (let v = 0; 3 * v < p.length; v++) {
      if (!isLow[skin.joints[4 * v]]) continue;
      let follows = 0;
      for (let k = 4 * v; k < 4 * v + 4; k++) if (isBelow[skin.joints[k]]) follows += skin.weights[k];
      const away = Math.hypot(p[3 * v] - at[0], p[3 * v + 1] - at[1], p[3 * v + 2] - at[2]);
      moves.push((follows * away) / height);
    }
    worst = Math.max(worst, quantile(moves, 0.999));
  }
  return worst;
}

function hasSums({ weights }: SkinWeights): boolean {
  for (let v = 0; 4 * v < weights.length; v++) {
    const sum = weights[4 * v] + weights[4 * v + 1] + weights[4 * v + 2] + weights[4 * v + 3];
    // written so that what is no number fails
    if (!(Math.abs(sum - 1) <= 1e-5)) return false;
  }
  return true;
}
