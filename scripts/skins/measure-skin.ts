import type { RigSkeleton, SkinWeights } from '../../packages/kernels/src/index.ts';
import { poseVertices, turnAbout } from './pose-skin.ts';

/** How good a skin is. */
export interface SkinFacts {
  /** Largest difference of any joint's weight between neighbours: the 99th percentile of the edges. */
  jump: number;
  /** Over all joints turned by 60 degrees both ways about both axes across the bone: the worst 99th percentile of how much edges stretch, of edges that move unevenly at all; and where. */
  stretch: number;
  where: string;
  /** Share of all edges that stretch past 2.5 in the worst pose. */
  torn: number;
  /** Largest weight of one limb on a vertex that follows another limb most, its 99.9th percentile. */
  bleeding: number;
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
  const lengths = edges.map(([a, b]) => lengthOf(positions, a, b));
  const isEnd = skeleton.joints.map(() => true);
  for (const { parent } of skeleton.joints) if (parent >= 0) isEnd[parent] = false;
  let [stretch, where, torn] = [1, '', 0];
  skeleton.joints.forEach(({ name, parent }, i) => {
    if (parent < 0 || isEnd[i]) return;
    for (const axis of [
      [1, 0, 0],
      [0, 0, 1],
    ] as const)
      for (const degrees of [-60, 60]) {
        const posed = poseVertices(positions, skeleton, skin, new Map([[i, turnAbout(axis, degrees)]]));
        let far = 0;
        const ratios: number[] = [];
        edges.forEach(([a, b], e) => {
          if (lengths[e] <= 0) return;
          const r = lengthOf(posed, a, b) / lengths[e];
          if (Math.abs(r - 1) > 1e-3) ratios.push(r);
          if (r > 2.5) far++;
        });
        torn = Math.max(torn, far / edges.length);
        ratios.sort((x, y) => x - y);
        const p99 = ratios[Math.floor(0.99 * ratios.length)] ?? 1;
        if (p99 > stretch) [stretch, where] = [p99, `${name} ${axis[0] ? 'x' : 'z'}${degrees}`];
      }
  });
  return {
    jump: quantile(jumps, 0.99),
    stretch,
    where,
    torn,
    bleeding: measureBleeding(skeleton, skin),
    sums: hasSums(skin),
  };
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

function measureBleeding({ joints, chains }: RigSkeleton, skin: SkinWeights): number {
  // a limb begins below its root, whose flesh is the trunk's as well
  const limbOf = joints.map(() => -1);
  chains.forEach(({ kind, joints: run }, c) => {
    if (LIMBS.has(kind)) for (const joint of run.slice(run.length > 3 ? 1 : 0)) limbOf[joint] = c;
  });
  joints.forEach(({ parent }, i) => {
    if (limbOf[i] < 0 && parent >= 0) limbOf[i] = limbOf[parent];
  });
  const others: number[] = [];
  for (let v = 0; 4 * v < skin.weights.length; v++) {
    const own = limbOf[skin.joints[4 * v]];
    if (own < 0) continue;
    let sum = 0;
    for (let k = 4 * v + 1; k < 4 * v + 4; k++) {
      const limb = limbOf[skin.joints[k]];
      if (skin.weights[k] > 0 && limb >= 0 && limb !== own) sum += skin.weights[k];
    }
    others.push(sum);
  }
  return quantile(others, 0.999);
}

function hasSums({ weights }: SkinWeights): boolean {
  for (let v = 0; 4 * v < weights.length; v++) {
    const sum = weights[4 * v] + weights[4 * v + 1] + weights[4 * v + 2] + weights[4 * v + 3];
    if (Math.abs(sum - 1) > 1e-5) return false;
  }
  return true;
}
