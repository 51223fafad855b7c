import {
  buildBvh,
  createRayHit,
  intersectRay,
  type RigSkeleton,
  type SkinWeights,
  V3,
} from '../../packages/kernels/src/index.ts';

/** How well flesh in the middle of bones goes with them. */
export interface HoldFacts {
  /** Share of the bones looked at whose flesh follows them, and what they hang on, by HELD of its weight: what lies below or beside does not drag it. */
  kept: number;
  least: number;
  leastOf: string;
  /** The same of limbs and necks, by the weight of the bone and of what hangs on it: flesh that does not stay behind. */
  carried: number;
  lags: number;
  lagsOf: string;
  /** Share of the trunk's own flesh that follows a limb beyond its first bone by more than DRAGGED: a belly that goes with the feet. */
  dragged: number;
}

const HELD = 0.8;
/** Part of a bone that is its middle. */
const MIDDLE: readonly [number, number] = [0.35, 0.65];
/** Bones shorter than their flesh is thick, times this, have no middle. */
const LONG = 1.2;
const FEWEST = 6;
const DRAGGED = 0.15;

/**
 * Looks at the ring of flesh about the middle of every bone: what is nearest to this bone, lies across it with nothing between them and is not much
 * farther than most of it. Jaws are left out: they lie within heads.
 * Evening out mends tears at the price of this.
 */
export function measureHold(
  p: Float32Array,
  indices: Uint32Array,
  { joints, chains }: RigSkeleton,
  skin: SkinWeights,
): HoldFacts {
  const children = joints.map((_, i) => joints.flatMap((joint, k) => (joint.parent === i ? [k] : [])));
  const bones = joints.flatMap(({ parent }, i) => (parent >= 0 ? [{ from: parent, to: i }] : []));
  const isLimb = new Set(chains.filter(({ kind }) => kind !== 'spine' && kind !== 'finger').flatMap((c) => c.joints));
  const jaws = new Set(chains.flatMap((c) => (c.kind === 'jaw' ? c.joints : [])));
  const normals = sumNormals(p, indices);
  const bvh = buildBvh({ positions: p, indices });
  const hit = createRayHit();
  const beyond = outerJoints(chains);
  const trunk = new Set(chains.flatMap(({ kind, joints: run }) => (kind === 'spine' ? run : [])));
  const isTrunk = bones.map(({ from, to }) => trunk.has(to) && (trunk.has(from) || joints[from].parent < 0));
  let [flesh, drags] = [0, 0];
  const rings: { v: number; distance: number }[][] = bones.map(() => []);
  for (let v = 0; 3 * v < p.length; v++) {
    const at = [p[3 * v], p[3 * v + 1], p[3 * v + 2]] as const;
    let [best, least, along] = [-1, Infinity, 0];
    let out = V3.sub(at, at);
    bones.forEach(({ from, to }, b) => {
      const [a, way] = [joints[from].at, V3.sub(joints[to].at, joints[from].at)];
      const length = V3.dot(way, way);
      const t = length > 0 ? Math.min(1, Math.max(0, V3.dot(V3.sub(at, a), way) / length)) : 0;
      const away = V3.sub(at, V3.addScaled(a, way, t));
      const d = V3.length(away);
      if (d < least) [best, least, along, out] = [b, d, t, away];
    });
    const n = [normals[3 * v], normals[3 * v + 1], normals[3 * v + 2]] as const;
    if (best < 0 || Math.abs(V3.dot(V3.normalize(n), V3.normalize(out))) < 0.3) continue;
    // what is worn over it, or stands beside it, is no flesh of the bone
    const foot = V3.sub(at, out);
    if (intersectRay(bvh, foot[0], foot[1], foot[2], out[0], out[1], out[2], 0.97, hit)) continue;
    if (isTrunk[best]) {
      let share = 0;
      for (let k = 4 * v; k < 4 * v + 4; k++) if (beyond.has(skin.joints[k])) share += skin.weights[k];
      flesh++;
      if (share > DRAGGED) drags++;
    }
    if (along >= MIDDLE[0] && along <= MIDDLE[1]) rings[best].push({ v, distance: least });
  }
  const out: HoldFacts = {
    kept: 1,
    least: 1,
    leastOf: '',
    carried: 1,
    lags: 1,
    lagsOf: '',
    dragged: flesh ? drags / flesh : 0,
  };
  let [looked, good, limbs, goodLimbs] = [0, 0, 0, 0];
  bones.forEach(({ from, to }, b) => {
    const distances = rings[b].map(({ distance }) => distance).sort((x, y) => x - y);
    const radius = distances[distances.length >> 1];
    const ring = rings[b].filter(({ distance }) => distance < 1.5 * radius);
    const length = V3.distance(joints[from].at, joints[to].at);
    // joints that bear several limbs are no limb of their own
    if (jaws.has(from) || ring.length < FEWEST || length < LONG * radius || children[from].length > 1) return;
    const above = new Set<number>();
    for (let j = from; j >= 0; j = joints[j].parent) above.add(j);
    const below = (j: number): boolean => j === from || (j > from && below(joints[j].parent));
    const mean = (test: (j: number) => boolean): number => {
      let sum = 0;
      for (const { v } of ring)
        for (let k = 4 * v; k < 4 * v + 4; k++) if (test(skin.joints[k])) sum += skin.weights[k] / ring.length;
      return sum;
    };
    const kept = mean((j) => above.has(j));
    looked++;
    if (kept >= HELD) good++;
    if (kept < out.least) [out.least, out.leastOf] = [kept, joints[from].name];
    if (!isLimb.has(from)) return;
    const carried = mean(below);
    limbs++;
    if (carried >= HELD) goodLimbs++;
    if (carried < out.lags) [out.lags, out.lagsOf] = [carried, joints[from].name];
  });
  out.kept = looked ? good / looked : 1;
  out.carried = limbs ? goodLimbs / limbs : 1;
  return out;
}

/** Joints of limbs beyond the bone that begins at the body; shoulder blades count as the body's. */
function outerJoints(chains: RigSkeleton['chains']): Set<number> {
  const out = new Set<number>();
  for (const { kind, joints: run } of chains)
    if (['arm', 'leg', 'wing', 'claw', 'tentacle'].includes(kind))
      for (const joint of run.slice(run.length > 4 || kind === 'arm' ? 2 : 1)) out.add(joint);
  return out;
}

/** Per vertex the sum of its faces' normals, by their areas. */
function sumNormals(p: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(p.length);
  const at = (v: number) => [p[3 * v], p[3 * v + 1], p[3 * v + 2]] as const;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [at(indices[i]), at(indices[i + 1]), at(indices[i + 2])];
    const n = V3.cross(V3.sub(b, a), V3.sub(c, a));
    for (let k = 0; k < 3; k++) for (let d = 0; d < 3; d++) out[3 * indices[i + k] + d] += n[d];
  }
  return out;
}
