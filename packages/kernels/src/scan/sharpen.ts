import type { Volume } from '../field/index.ts';
import { computeFaceNormals, faceArea, type Mesh } from '../mesh/index.ts';
import { measureDepth, TOWARD } from './depths.ts';
import { acrossOf, type Registered, type View } from './register.ts';

/** Squares of what two pictures differ by, roots of linear light, from which on they show different things. */
const DIFFERENT = 0.004;
/** Light that differs as much as it does in general, so many times as far, says nothing: before a turntable it stays where it is, and gloss moves with the viewer. */
const USUAL = 2;
/** A face that is seen more aslant than this is not seen. */
const ASLANT = 0.01;
/** Cells that a face may lie behind the nearest surface and still be seen. */
const BEHIND = 2;
/** Rounds in which vertices follow their faces, and how far they go at most, cells. */
const ROUNDS = 25;
const MOST = 1.2;
/** Places of a face that are looked at, as shares of its corners. */
const PLACES = [
  [0.7, 0.15, 0.15],
  [0.15, 0.7, 0.15],
  [0.15, 0.15, 0.7],
  [1 / 3, 1 / 3, 1 / 3],
] as const;

/** Tells what a view shows of a place, roots of linear light; false where it does not show it. */
interface Watcher {
  toX: number;
  toZ: number;
  look: (x: number, y: number, z: number, out: Float64Array) => boolean;
}

/**
 * Gives steps their edges back, in place: a lattice bevels them, and what two views see of a bevel, where one shows the face before the step and the other its flank, can be true
 * in one of them alone. Faces of which two views show different things turn until only that one sees them which sees them better; their vertices follow. Sources: Attene et al.,
 * "Sharpen & Bend", 2005; Sun et al., "Fast and effective feature-preserving mesh denoising", 2007. `passes`: how often it is looked again which faces those are.
 */
export function sharpenInPlace(mesh: Mesh, { views, size }: Registered, volume: Volume, passes: number): void {
  const { positions, indices } = mesh;
  const watchers = views.map((view) => createWatcher(view, size, volume));
  const start = positions.slice();
  const count = indices.length / 3;
  const found = { pairs: new Int8Array(count), lights: new Float32Array(count), hues: new Float32Array(count) };
  let moved = new Uint8Array(positions.length / 3).fill(1);
  for (let pass = 0; pass < passes; pass++) {
    const normals = computeFaceNormals(positions, indices);
    compareViews(mesh, normals, watchers, moved, found);
    const pairs = pickPairs(found);
    turnInPlace(normals, indices, positions.length, pairs, watchers);
    moved = followInPlace(mesh, normals, pairs, start, MOST * volume.cell);
  }
}

/** Per face the two views that see it, `4 * one + other`, or -1, and what they differ by in light and in hue. */
interface Compared {
  pairs: Int8Array;
  lights: Float32Array;
  hues: Float32Array;
}

/** Compares what two views show of each face of which a vertex has moved. */
function compareViews(
  { positions, indices }: Mesh,
  normals: Float64Array,
  watchers: readonly Watcher[],
  moved: Uint8Array,
  { pairs, lights, hues }: Compared,
): void {
  const [a, b] = [new Float64Array(3), new Float64Array(3)];
  for (let face = 0, f = 0; f < indices.length; face++, f += 3) {
    if (!moved[indices[f]] && !moved[indices[f + 1]] && !moved[indices[f + 2]]) continue;
    pairs[face] = -1;
    lights[face] = 0;
    hues[face] = 0;
    let [one, other] = [-1, -1];
    for (let n = 0; n < watchers.length; n++) {
      if (normals[f] * watchers[n].toX + normals[f + 2] * watchers[n].toZ <= ASLANT) continue;
      if (one < 0) one = n;
      else other = n;
    }
    if (other < 0) continue;
    const [i, j, k] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    let count = 0;
    for (const [p, q, r] of PLACES) {
      const x = p * positions[i] + q * positions[j] + r * positions[k];
      const y = p * positions[i + 1] + q * positions[j + 1] + r * positions[k + 1];
      const z = p * positions[i + 2] + q * positions[j + 2] + r * positions[k + 2];
      if (!watchers[one].look(x, y, z, a) || !watchers[other].look(x, y, z, b)) continue;
      const light = ((a[0] + a[1] + a[2] - b[0] - b[1] - b[2]) / 3) ** 2;
      lights[face] += light;
      hues[face] += ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / 3 - light;
      count++;
    }
    if (2 * count < PLACES.length) continue;
    lights[face] /= count;
    hues[face] /= count;
    pairs[face] = 4 * one + other;
  }
}

/** Per face the two views that show different things of it, `4 * one + other`, or -1. */
function pickPairs({ pairs, lights, hues }: Compared): Int8Array {
  const shared = lights.filter((_, face) => pairs[face] >= 0).sort();
  const usual = shared.length ? USUAL * shared[shared.length >> 1] : 0;
  return pairs.map((pair, face) => (hues[face] + Math.max(0, lights[face] - usual) > DIFFERENT ? pair : -1));
}

/** Turns the normals of such faces out of sight of the view that sees them and those beside them less. */
function turnInPlace(
  normals: Float64Array,
  indices: Uint32Array,
  length: number,
  pairs: Int8Array,
  watchers: readonly Watcher[],
): void {
  const around = new Float64Array(length);
  for (let f = 0; f < indices.length; f++) {
    if (pairs[Math.floor(f / 3)] < 0) continue;
    const from = f - (f % 3);
    for (let c = 0; c < 3; c++) around[3 * indices[f] + c] += normals[from + c];
  }
  for (let face = 0, f = 0; f < indices.length; face++, f += 3) {
    if (pairs[face] < 0) continue;
    const sum = (c: number): number =>
      around[3 * indices[f] + c] + around[3 * indices[f + 1] + c] + around[3 * indices[f + 2] + c];
    const [x, z] = [sum(0), sum(2)];
    const slant = ({ toX, toZ }: Watcher): number => x * toX + z * toZ;
    const [one, other] = [watchers[pairs[face] >> 2], watchers[pairs[face] & 3]];
    const { toX } = slant(one) > slant(other) ? other : one;
    normals[f + (toX !== 0 ? 0 : 2)] = 0;
    const length = Math.hypot(normals[f], normals[f + 1], normals[f + 2]) || 1;
    for (let c = 0; c < 3; c++) normals[f + c] /= length;
  }
}

/** Moves the vertices of such faces until all faces around them lie across their normals, as far as that goes; says which those are. */
function followInPlace(
  { positions, indices }: Mesh,
  normals: Float64Array,
  pairs: Int8Array,
  start: Float32Array,
  most: number,
): Uint8Array<ArrayBuffer> {
  const moves = new Uint8Array(positions.length / 3);
  for (let f = 0; f < indices.length; f++) if (pairs[Math.floor(f / 3)] >= 0) moves[indices[f]] = 1;
  const near: number[] = [];
  for (let f = 0; f < indices.length; f += 3)
    if (moves[indices[f]] || moves[indices[f + 1]] || moves[indices[f + 2]]) near.push(f);
  // Sums of moves and their weights.
  const sums = new Float64Array(4 * moves.length);
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    for (const f of near) {
      const area = faceArea(positions, indices, f / 3);
      const [nx, ny, nz] = [normals[f], normals[f + 1], normals[f + 2]];
      const heightOf = (corner: number): number => {
        const i = 3 * indices[f + corner];
        return nx * positions[i] + ny * positions[i + 1] + nz * positions[i + 2];
      };
      const heights = [heightOf(0), heightOf(1), heightOf(2)];
      const middle = (heights[0] + heights[1] + heights[2]) / 3;
      for (let corner = 0; corner < 3; corner++) {
        const o = 4 * indices[f + corner];
        const by = area * (middle - heights[corner]);
        sums[o] += by * nx;
        sums[o + 1] += by * ny;
        sums[o + 2] += by * nz;
        sums[o + 3] += area;
      }
    }
    for (let v = 0, i = 0, o = 0; v < moves.length; v++, i += 3, o += 4) {
      if (!moves[v] || !(sums[o + 3] > 0)) continue;
      const x = positions[i] + sums[o] / sums[o + 3] - start[i];
      const y = positions[i + 1] + sums[o + 1] / sums[o + 3] - start[i + 1];
      const z = positions[i + 2] + sums[o + 2] / sums[o + 3] - start[i + 2];
      const k = Math.min(1, most / Math.max(1e-12, Math.hypot(x, y, z)));
      positions[i] = start[i] + k * x;
      positions[i + 1] = start[i + 1] + k * y;
      positions[i + 2] = start[i + 2] + k * z;
    }
  }
  return moves;
}

function createWatcher({ name, alpha, colors, pixels: m }: View, size: Registered['size'], volume: Volume): Watcher {
  const [toX, toZ] = TOWARD[name];
  const { depth, depthWidth, depthHeight, depthAtU, depthAtV, depthPer } = measureDepth(volume, name);
  const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(at)));
  const look = (x: number, y: number, z: number, out: Float64Array): boolean => {
    const across = acrossOf(name, x, z);
    const u = within((across - depthAtU) * depthPer, depthWidth);
    const v = within((y - depthAtV) * depthPer, depthHeight);
    if (depth[v * depthWidth + u] - (x * toX + z * toZ) > BEHIND * volume.cell) return false;
    const pixel =
      within(m.atV + m.perV * (size[1] - y), alpha.height) * alpha.width + within(m.atU + m.perU * across, alpha.width);
    if (alpha.data[pixel] < 0.5) return false;
    for (let c = 0; c < 3; c++) out[c] = Math.sqrt(Math.max(0, colors.data[3 * pixel + c]));
    return true;
  };
  return { toX, toZ, look };
}
