import { meshVolume, type Volume } from '../field/index.ts';
import { computeNormals, extractFaces, labelComponents, type Mesh, surfaceArea } from '../mesh/index.ts';
import { buildBvh } from '../spatial/index.ts';
import { measureLimbs } from './measure-limbs.ts';
import { scatterSeeds } from './scatter-seeds.ts';
import { smoothSkin, wrapSkin } from './skin.ts';
import { addStrut, fillStruts } from './strut-field.ts';
import { plainMaterial, type StyledModel } from './styled-model.ts';
import type { VoxelColors } from './voxel-colors.ts';
import type { Voxels } from './voxels.ts';

/** Strut radius as a share of the longest side, at so many blocks; within these bounds: what can be printed, and still is a lattice. */
const RADIUS = 0.0105;
const RADIUS_BLOCKS = 80;
const RADIUS_RANGE = [0.0065, 0.035] as const;
/** Distance of the seeds in strut radii, in general and where a thing is thin. */
const SPACING = 9;
const SPACING_LEAST = 4.2;
/** Sheets thinner than so many strut radii get a rim. */
const SHEET = 3.6;
/** Rounds of smoothing that limbs get on top: cells leave them lumpy. */
const LIMB_ROUNDS = 8;
/** Triangles, about, at most, and on a piece of the skin as large as the square of a radius: much surface gets wider struts and cells. */
const FACES_MAX = 240_000;
const FACES_A_RADIUS = 17;
/** How high the flat foot may cut into a round bottom, a share of the height, and how wide it wants to be, a share of the width. */
const CUT_MAX = 0.05;
const STAND_WIDTH = 0.3;
/** Rounds of joining what came out in several pieces. */
const JOIN_ROUNDS = 6;
/** Pieces of fewer triangles are crumbs. */
const CRUMB_FACES = 60;

/** A lattice of struts over a model's surface, closed and in one piece, flat where it stands, in the model's colours. Cells must be cubes. */
export function makeLatticeModel(voxels: Voxels, colors: VoxelColors, blocks: number): StyledModel {
  const skin = wrapSkin(voxels);
  const rough = buildBvh(skin);
  const b = rough.bounds;
  const longest = Math.max(b[3] - b[0], b[4] - b[1], b[5] - b[2]);
  const share = Math.min(RADIUS_RANGE[1], Math.max(RADIUS_RANGE[0], (RADIUS * RADIUS_BLOCKS) / blocks));
  const radius = Math.max(longest * share, Math.sqrt((FACES_A_RADIUS * surfaceArea(skin)) / FACES_MAX));
  const limbs = measureLimbs(skin, rough, SPACING * radius, SHEET * radius);
  smoothSkin(skin, LIMB_ROUNDS, limbs.share);
  const bvh = buildBvh(skin);
  const seeds = scatterSeeds(skin, limbs, SPACING * radius, SPACING_LEAST * radius, 1);
  const ground = findGround(skin, b);
  const volume = fillStruts(skin, bvh, seeds, limbs, radius, ground);
  const lattice = joinPieces(volume, radius, ground);
  const mesh = computeNormals({ ...lattice, colors: colorVertices(lattice, voxels, colors) }, { creaseAngleDeg: 50 });
  const material = plainMaterial('lattice', 0.5, false);
  return { parts: [{ name: 'lattice', mesh, material }], blocks: seeds.places.length / 3 };
}

/** Height of the plane that it stands on: the lowest at which it is wide enough. */
function findGround({ positions }: Mesh, b: ArrayLike<number>): number {
  const [height, wide, deep] = [b[4] - b[1], b[3] - b[0], b[5] - b[2]];
  const steps = 10;
  for (let i = 1; i <= steps; i++) {
    const y = b[1] + (CUT_MAX * height * i) / steps;
    const [min, max] = [
      [Infinity, Infinity],
      [-Infinity, -Infinity],
    ];
    for (let p = 0; p < positions.length; p += 3) {
      if (positions[p + 1] > y) continue;
      for (let k = 0; k < 2; k++) {
        min[k] = Math.min(min[k], positions[p + 2 * k]);
        max[k] = Math.max(max[k], positions[p + 2 * k]);
      }
    }
    if (max[0] - min[0] > STAND_WIDTH * wide && max[1] - min[1] > STAND_WIDTH * deep)
      return b[1] + (CUT_MAX * height * (i - 1)) / steps;
  }
  return b[1] + CUT_MAX * height;
}

/** Meshes the field; pieces that do not hang together are joined by struts between their nearest places, crumbs left out. */
function joinPieces(volume: Volume, radius: number, ground: number): Mesh {
  for (let round = 0; ; round++) {
    const mesh = meshVolume(volume);
    const { count, ofFace } = labelComponents(mesh);
    if (count === 1) return mesh;
    const faces: number[][] = Array.from({ length: count }, () => []);
    for (let f = 0; f < ofFace.length; f++) faces[ofFace[f]].push(f);
    const pieces = faces.filter((list) => list.length >= CRUMB_FACES).toSorted((p, q) => q.length - p.length);
    if (pieces.length < 2 || round === JOIN_ROUNDS) return extractFaces(mesh, pieces[0] ?? faces[0]);
    for (let p = 1; p < pieces.length; p++) {
      const others = pieces.filter((_, q) => q !== p);
      const [from, to] = findNearest(mesh, pieces[p], others.flat());
      addStrut(volume, from, to, 0.9 * radius, ground);
    }
  }
}

/** The nearest places of two sets of faces, among some thousands of their corners, moved into the struts. */
function findNearest({ positions, indices }: Mesh, a: readonly number[], b: readonly number[]): number[][] {
  const corners = (list: readonly number[], most: number): number[] => {
    const step = Math.max(1, Math.floor(list.length / most));
    return list.filter((_, i) => i % step === 0).map((f) => 3 * indices[3 * f]);
  };
  let best: [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  const far = corners(b, 20_000);
  for (const p of corners(a, 400))
    for (const q of far) {
      const d =
        (positions[p] - positions[q]) ** 2 +
        (positions[p + 1] - positions[q + 1]) ** 2 +
        (positions[p + 2] - positions[q + 2]) ** 2;
      if (d >= least) continue;
      least = d;
      best = [p, q];
    }
  return best.map((v) => [...positions.subarray(v, v + 3)]);
}

/** Mean colour of the cells around each vertex, linear RGBA. */
function colorVertices(
  { positions }: Mesh,
  { size, origin, cell }: Voxels,
  { slot, linear }: VoxelColors,
): Float32Array {
  const out = new Float32Array((positions.length / 3) * 4).fill(1);
  for (let v = 0; 3 * v < positions.length; v++) {
    const at = [0, 1, 2].map((k) => Math.floor((positions[3 * v + k] - origin[k]) / cell[k]));
    const sum = [0, 0, 0, 0];
    for (let reach = 1; reach <= 6 && sum[3] === 0; reach++)
      for (let z = at[2] - reach; z <= at[2] + reach; z++)
        for (let y = at[1] - reach; y <= at[1] + reach; y++)
          for (let x = at[0] - reach; x <= at[0] + reach; x++) {
            if (x < 0 || y < 0 || z < 0 || x >= size[0] || y >= size[1] || z >= size[2]) continue;
            const row = slot[(z * size[1] + y) * size[0] + x];
            if (row < 0) continue;
            for (let k = 0; k < 3; k++) sum[k] += linear[3 * row + k];
            sum[3]++;
          }
    for (let k = 0; k < 3; k++) out[4 * v + k] = sum[3] ? sum[k] / sum[3] : 0.6;
  }
  return out;
}
