import { type BodyVoxels, GAP, OUTSIDE } from './body-voxels.ts';
import { type BoneFlesh, measureFlesh, type Nearness } from './bone-radii.ts';
import type { Bone } from './bones.ts';
import type { SkinSurface } from './skin-surface.ts';
import { cellAt, seedBone, VoxelPaths } from './voxel-paths.ts';

/** Bones that are kept for a vertex. */
export const KEPT = 8;
/** Bones farther than so many times the nearest, by their own flesh, have no influence. */
export const RATIO = 2.4;
/** How much the thickness of the flesh counts: 0 not at all, 1 as much as the distance. */
const FLESH = 1;
/** How much farther a bone may be than the nearest and still be looked at: its flesh may be so much thicker. */
const SEARCHED = 4.5;

/** The nearest bones of each unique vertex, the nearest first. */
export interface BoneDistances {
  /** KEPT per vertex: index into the bones, -1 beyond the last. */
  bone: Int16Array;
  /** Distance by the thickness of the flesh about the bone. */
  relative: Float32Array;
  /** Of each vertex from the nearest bone, metres. */
  nearest: Float32Array;
}

/** How much longer a way through cells may be than the straight one that counts, and tenths of a cell on top. */
const LOOSE = 1.1;
const SPARE = 40;

/** Cells by which a way through cells may be longer than the straight one and still be that. */
const SLACK = 2;

/**
 * How far every vertex is from its bones, through the body, against how thick the flesh about each bone is: the flank is the spine's, though the
 * arm that hangs beside it may be nearer. Straight where the way through the cells is as short as the straight one can look on
 * them: exact and smooth. Where it is longer, something is in between, and the surplus counts. `isOfLimb`: feathers and the like, whose limb is known
 * and which are no flesh: the distance alone counts.
 */
export function measureBones(
  surface: SkinSurface,
  voxels: BodyVoxels,
  bones: readonly Bone[],
  wanted: Uint8Array,
  isAllowed: (vertex: number, joint: number) => boolean,
  isOfLimb: (vertex: number) => boolean = () => false,
): BoneDistances {
  const count = surface.positions.length / 3;
  const out: BoneDistances = {
    bone: new Int16Array(KEPT * count).fill(-1),
    relative: new Float32Array(KEPT * count).fill(Infinity),
    nearest: new Float32Array(count).fill(Infinity),
  };
  const paths = new VoxelPaths(voxels);
  const seeds = bones.map((bone) => seedBone(bone, voxels));
  paths.searchAll(seeds);
  const cells = findCells(surface, voxels, paths.nearest, wanted);
  const p = surface.positions;
  const near: Nearness = { distance: 0, radius: 1 };
  const flesh = measureAll(bones, voxels, paths.nearest);
  bones.forEach((bone, b) => {
    const { most, tell } = flesh[b];
    // no farther than where the bone that is nearest leaves this one no influence, as thick as this and as thin as that may be
    const ratios = Float64Array.from(flesh, ({ least }) => Math.min(SEARCHED, (LOOSE * RATIO * most) / least));
    paths.searchOne(seeds[b], ratios, SPARE);
    for (let u = 0; u < count; u++) {
      if (!wanted[u] || !isAllowed(u, bone.joint)) continue;
      const at = cells[u];
      const steps = at < 0 ? -1 : paths.distanceAt(at);
      if (at >= 0 && steps < 0) continue;
      tell(p[3 * u], p[3 * u + 1], p[3 * u + 2], near);
      const straight = near.distance;
      const surplus = at < 0 ? 0 : Math.max(0, (steps / 10) * voxels.cell - 1.06 * straight - SLACK * voxels.cell);
      const distance = Math.max(0.25 * voxels.cell, straight + surplus);
      out.nearest[u] = Math.min(out.nearest[u], distance);
      insert(out, u, b, isOfLimb(u) ? distance : distance / near.radius ** FLESH);
    }
  });
  return out;
}

function measureAll(bones: readonly Bone[], voxels: BodyVoxels, nearest: Int32Array): BoneFlesh[] {
  const flesh = bones.map((bone) => measureFlesh(bone, voxels, nearest));
  flesh.forEach(({ isBeside }, b) => {
    const [start] = bones[b].segments[0];
    const above = bones.findIndex(({ segments }) => segments.some(([, end]) => end === start));
    // bones come after those that they hang on
    if (isBeside && above >= 0 && above < b) flesh[b] = measureFlesh(bones[b], voxels, nearest, flesh[above].typical);
  });
  return flesh;
}

/** The cell that tells a vertex its distances: a little below the surface, so that it is of the vertex's own limb. */
function findCells(surface: SkinSurface, voxels: BodyVoxels, nearest: Int32Array, wanted: Uint8Array): Int32Array {
  const { positions: p, normals: n } = surface;
  const { kind, cell, size } = voxels;
  const around: number[] = [];
  for (const z of [0, -1, 1])
    for (const y of [0, -1, 1]) for (const x of [0, -1, 1]) around.push((z * size[1] + y) * size[0] + x);
  const good = (at: number): boolean => at >= 0 && kind[at] !== OUTSIDE && kind[at] !== GAP && nearest[at] >= 0;
  return Int32Array.from({ length: wanted.length }, (_, u) => {
    if (!wanted[u]) return -1;
    const i = 3 * u;
    for (const depth of [0.9, 0.4, 0]) {
      const d = depth * cell;
      const at = cellAt(voxels, p[i] - d * n[i], p[i + 1] - d * n[i + 1], p[i + 2] - d * n[i + 2]);
      if (good(at)) return at;
    }
    const own = cellAt(voxels, p[i], p[i + 1], p[i + 2]);
    let best = -1;
    for (const step of around) {
      const at = own + step;
      if (kind[at] === OUTSIDE || !(nearest[at] >= 0)) continue;
      if (best < 0 || nearest[at] < nearest[best]) best = at;
    }
    return best;
  });
}

function insert({ bone, relative }: BoneDistances, u: number, b: number, d: number): void {
  let at = KEPT * u + KEPT - 1;
  if (d >= relative[at]) return;
  for (; at > KEPT * u && relative[at - 1] > d; at--) {
    relative[at] = relative[at - 1];
    bone[at] = bone[at - 1];
  }
  relative[at] = d;
  bone[at] = b;
}
