import { V3, type Vec3 } from '../../math/index.ts';
import { type BodyVoxels, GAP, OUTSIDE } from './body-voxels.ts';
import { type Bone, distanceToBone } from './bones.ts';
import { cellAt } from './voxel-paths.ts';

/** How far a point is from a bone, and how thick the flesh about the bone is towards it: metres. */
export interface Nearness {
  distance: number;
  radius: number;
}

/** Places along a segment and directions about it at which the flesh is measured. */
const STEPS = 6;
const WAYS = 12;
/** Flesh is no thicker than so many times the usual about its bone: what is farther belongs to others. */
const MOST = 1.4;
const WIDEST = 2.5;
/** Where another bone is nearer than so many times the distance from one's own, the flesh is the other's. */
const OTHERS = 0.5;

interface Segment {
  from: Vec3;
  along: Vec3;
  length: number;
  /** At right angles to the segment. */
  across: Vec3;
  over: Vec3;
  /** STEPS x WAYS radii. */
  radii: Float32Array;
}

/** The flesh about a bone: where it is thinnest, usually and where it is thickest, metres, and what tells of a point how near it is. */
export interface BoneFlesh {
  least: number;
  typical: number;
  most: number;
  /** Whether the bone lies beside its flesh, which then cannot be measured from it. */
  isBeside: boolean;
  tell(x: number, y: number, z: number, out: Nearness): void;
}

/** Flesh is measured where so much of a bone lies in it. */
const WITHIN = 0.5;

/**
 * Measures the flesh about a bone. `nearest`: per cell how far the nearest bone is, tenths of a cell. `like`: how thick it is about the bone that this one
 * hangs on, metres: so thick it is taken to be about one that lies beside its flesh, which would have nothing otherwise.
 */
export function measureFlesh(bone: Bone, voxels: BodyVoxels, nearest: Int32Array, like?: number): BoneFlesh {
  const list = bone.segments.map(([a, b]) => layOut(a, b, bone, voxels, nearest));
  const all = list.flatMap(({ radii }) => [...radii]).sort((a, b) => a - b);
  const low = Math.max(all[Math.floor(0.4 * all.length)] ?? 0, 1.2 * voxels.cell);
  // flat limbs are as thick as a round one of the same section; what goes far beyond is the trunk that the bone lies in
  const usual = Math.sqrt(all.reduce((sum, r) => sum + Math.min(WIDEST * low, r) ** 2, 0) / Math.max(1, all.length));
  const isBeside = all[Math.floor((1 - WITHIN) * all.length)] === 0;
  const typical = isBeside && like !== undefined ? like : Math.max(usual, low);
  let [least, most] = [Infinity, 0];
  for (const { radii } of list)
    for (let i = 0; i < radii.length; i++) {
      radii[i] = Math.min(MOST * typical, Math.max(0.5 * typical, radii[i]));
      least = Math.min(least, radii[i]);
      most = Math.max(most, radii[i]);
    }
  return {
    least,
    typical,
    most,
    isBeside,
    tell: (x, y, z, out) => {
      out.distance = Infinity;
      for (let i = 0; i < list.length; i++) tell(list[i], x, y, z, out);
    },
  };
}

function layOut(a: Vec3, b: Vec3, bone: Bone, voxels: BodyVoxels, nearest: Int32Array): Segment {
  const length = V3.distance(a, b);
  const along = V3.normalize(V3.sub(b, a));
  const across = V3.perpendicular(along);
  const over = V3.cross(along, across);
  const raw = new Float32Array(STEPS * WAYS);
  for (let s = 0; s < STEPS; s++)
    for (let w = 0; w < WAYS; w++) {
      const [c, d] = [Math.cos((2 * Math.PI * w) / WAYS), Math.sin((2 * Math.PI * w) / WAYS)];
      const way = V3.add(V3.scale(across, c), V3.scale(over, d));
      raw[s * WAYS + w] = leave(bone, voxels, nearest, V3.addScaled(a, along, (length * s) / (STEPS - 1)), way);
    }
  // evened out, so that weights are smooth
  const radii = new Float32Array(raw.length);
  for (let s = 0; s < STEPS; s++)
    for (let w = 0; w < WAYS; w++) {
      const at = (ds: number, dw: number): number =>
        raw[Math.min(STEPS - 1, Math.max(0, s + ds)) * WAYS + ((w + dw + WAYS) % WAYS)];
      radii[s * WAYS + w] = (4 * at(0, 0) + at(1, 0) + at(-1, 0) + at(0, 1) + at(0, -1)) / 8;
    }
  return { from: a, along, length, across, over, radii };
}

/** How far one goes until one leaves the body or comes to what is another bone's, metres: a way down from the hips would measure the leg. */
function leave(bone: Bone, voxels: BodyVoxels, nearest: Int32Array, from: Vec3, way: Vec3): number {
  const { kind, cell } = voxels;
  const step = 0.5 * cell;
  for (let n = 0; n < 400; n++) {
    const p = V3.addScaled(from, way, n * step);
    const at = cellAt(voxels, p[0], p[1], p[2]);
    if (at < 0 || kind[at] === OUTSIDE || kind[at] === GAP) return n * step;
    if (n < 3 || nearest[at] < 0) continue;
    const others = (nearest[at] / 10) * cell;
    if (others < OTHERS * (distanceToBone(bone, p[0], p[1], p[2]) - cell)) return n * step;
  }
  return 400 * step;
}

function tell(
  { from, along, length, across, over, radii }: Segment,
  x: number,
  y: number,
  z: number,
  out: Nearness,
): void {
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const free = px * along[0] + py * along[1] + pz * along[2];
  const t = Math.min(length, Math.max(0, free));
  const distance = Math.hypot(px - t * along[0], py - t * along[1], pz - t * along[2]);
  if (distance >= out.distance) return;
  const [c, d] = [px * across[0] + py * across[1] + pz * across[2], px * over[0] + py * over[1] + pz * over[2]];
  const turn = ((Math.atan2(d, c) / (2 * Math.PI) + 1) * WAYS) % WAYS;
  const s = length > 0 ? (t / length) * (STEPS - 1) : 0;
  const [w0, s0] = [Math.floor(turn) % WAYS, Math.min(STEPS - 2, Math.floor(s))];
  const [fw, fs, w1] = [turn - Math.floor(turn), s - s0, (w0 + 1) % WAYS];
  const low = radii[s0 * WAYS + w0] * (1 - fw) + radii[s0 * WAYS + w1] * fw;
  const high = radii[(s0 + 1) * WAYS + w0] * (1 - fw) + radii[(s0 + 1) * WAYS + w1] * fw;
  out.distance = distance;
  out.radius = low * (1 - fs) + high * fs;
}
