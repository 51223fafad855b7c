import { computeNormals, type Mesh } from '../mesh/index.ts';
import { type Bvh, createRayHit, intersectRay } from '../spatial/index.ts';

/** Where a skin is that of limbs (rods, legs, wheels' rims) or along the rims of thin sheets: what a lattice has no room on. */
export interface Limbs {
  /** How much each vertex is on a limb, and on a limb or a rim, 0 to 1. */
  limb: Float32Array;
  share: Float32Array;
  /** Thickness of the one nearby, metres; infinite where there is none. */
  thickness: Float32Array;
}

/** Faces that look away from each other at least so much say how thick a thing is; across an edge nothing is said. */
const OPPOSITE = -0.6;
/** Rounds of passing on what was found, as wide as a limb's edges; and of widening rims. */
const ROUNDS = 8;
const RIM_ROUNDS = 3;
/** Share of what is known around a rim that is a thin sheet, at least. */
const RIM_SHARE = 0.2;

/** Vertices that are asked, about, at most: the others hear of it from those around them. */
const ASKED_MAX = 50_000;

/** What is passed on of each vertex: whether anything is known, limb, its thickness, sheet, its thickness, its place. */
const [KNOWN, LIMB, LIMB_THICKNESS, SHEET, SHEET_THICKNESS, PLACE, CHANNELS] = [0, 1, 2, 3, 4, 5, 8];

/**
 * Finds limbs thinner than `thickest` metres: there is little behind the skin, and the ground ends sideways, too, when looked at from its middle; a sheet
 * goes on. What is measured where two sides face away from each other is passed on to what lies between, as edges. Sheets thinner than `thin` have
 * rims where their two sides meet: there the sheet lies behind the skin. At most 2 s or so.
 */
export function measureLimbs(skin: Mesh, bvh: Bvh, thickest: number, thin: number): Limbs {
  const { positions } = skin;
  const n = positions.length / 3;
  const { normals } = computeNormals(skin, { creaseAngleDeg: 180 });
  if (!normals) throw new Error('no normals');
  const raw = ask(skin, bvh, normals, thickest, thin);
  const around = passOn(skin, raw, CHANNELS, ROUNDS);
  const limb = new Float32Array(n);
  const thickness = new Float32Array(n).fill(Number.POSITIVE_INFINITY);
  // Whether it was asked, and whether it is on a rim.
  let rims = new Float32Array(2 * n);
  const every = strideOf(n);
  for (let v = 0; v < n; v++) {
    const o = CHANNELS * v;
    const [known, sheet] = [around[o + KNOWN], around[o + SHEET]];
    if (around[o + LIMB] > 0) {
      limb[v] = around[o + LIMB] / known;
      thickness[v] = around[o + LIMB_THICKNESS] / around[o + LIMB];
    }
    if (v % every) continue;
    rims[2 * v] = 1;
    if (raw[o + SHEET] > 0 || raw[o + LIMB] > 0 || !(sheet > RIM_SHARE * known)) continue;
    let behind = 0;
    for (let k = 0; k < 3; k++) behind += normals[3 * v + k] * (positions[3 * v + k] - around[o + PLACE + k] / sheet);
    if (behind > 0) rims[2 * v + 1] = 1;
  }
  rims = passOn(skin, rims, 2, RIM_ROUNDS);
  const share = limb.slice();
  for (let v = 0; v < n; v++) {
    const rim = rims[2 * v] > 0 ? Math.min(1, (2 * rims[2 * v + 1]) / rims[2 * v]) : 0;
    const o = CHANNELS * v;
    if (!(rim > share[v] && around[o + SHEET] > 0)) continue;
    share[v] = rim;
    thickness[v] = around[o + SHEET_THICKNESS] / around[o + SHEET];
  }
  return { limb, share, thickness };
}

function strideOf(vertices: number): number {
  return Math.ceil(vertices / ASKED_MAX);
}

/** Means of each vertex and those around it, many times over. */
function passOn({ indices }: Mesh, from: Float32Array, channels: number, rounds: number): Float32Array<ArrayBuffer> {
  const neighbours = new Float32Array(from.length / channels);
  for (const v of indices) neighbours[v]++;
  let values = from.slice();
  for (let round = 0; round < rounds; round++) {
    const sums = values.slice();
    for (let f = 0; f < indices.length; f += 3)
      for (let k = 0; k < 3; k++) {
        const [a, b] = [channels * indices[f + k], channels * indices[f + ((k + 1) % 3)]];
        for (let c = 0; c < channels; c++) sums[a + c] += values[b + c];
      }
    for (let v = 0, i = 0; v < neighbours.length; v++)
      for (let c = 0; c < channels; c++, i++) sums[i] /= 1 + neighbours[v];
    values = sums;
  }
  return values;
}

function ask(
  { positions, indices }: Mesh,
  bvh: Bvh,
  normals: Float32Array,
  thickest: number,
  thin: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array((positions.length / 3) * CHANNELS);
  const hit = createRayHit();
  const lift = 1e-3 * thickest;
  const cast = (p: ArrayLike<number>, dx: number, dy: number, dz: number, far: number): number =>
    intersectRay(bvh, p[0], p[1], p[2], dx, dy, dz, far, hit) ? hit.t : far;
  const middle = [0, 0, 0];
  const every = strideOf(positions.length / 3);
  for (let v = 0; 3 * v < positions.length; v += every) {
    const o = CHANNELS * v;
    const [nx, ny, nz] = [normals[3 * v], normals[3 * v + 1], normals[3 * v + 2]];
    for (let k = 0; k < 3; k++) middle[k] = positions[3 * v + k] - lift * normals[3 * v + k];
    const thickness = cast(middle, -nx, -ny, -nz, 1.5 * thickest) + lift;
    if (thickness >= thickest) {
      out[o + KNOWN] = 1;
      continue;
    }
    const h = 3 * indices[3 * hit.triangle];
    if (nx * normals[h] + ny * normals[h + 1] + nz * normals[h + 2] > OPPOSITE) continue;
    out[o + KNOWN] = 1;
    for (let k = 0; k < 3; k++) middle[k] -= (thickness / 2) * normals[3 * v + k];
    if (widthAt(middle, nx, ny, nz, 2 * thickest, cast) <= 2.2 * thickness + 0.1 * thickest) {
      out[o + LIMB] = 1;
      out[o + LIMB_THICKNESS] = thickness;
    } else if (thickness < thin) {
      out[o + SHEET] = 1;
      out[o + SHEET_THICKNESS] = thickness;
      for (let k = 0; k < 3; k++) out[o + PLACE + k] = positions[3 * v + k];
    }
  }
  return out;
}

/** Least way through a thing sideways, from a place in its middle. */
function widthAt(
  middle: readonly number[],
  nx: number,
  ny: number,
  nz: number,
  far: number,
  cast: (p: ArrayLike<number>, dx: number, dy: number, dz: number, far: number) => number,
): number {
  const [px, py, pz] = Math.abs(nx) < 0.7 ? [0, -nz, ny] : [nz, 0, -nx];
  const l = Math.hypot(px, py, pz) || 1;
  const [ax, ay, az] = [px / l, py / l, pz / l];
  const [bx, by, bz] = [ny * az - nz * ay, nz * ax - nx * az, nx * ay - ny * ax];
  let width = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    const [c, s] = [Math.cos((Math.PI * i) / 4), Math.sin((Math.PI * i) / 4)];
    const [x, y, z] = [c * ax + s * bx, c * ay + s * by, c * az + s * bz];
    width = Math.min(width, cast(middle, x, y, z, far) + cast(middle, -x, -y, -z, far));
  }
  return width;
}
