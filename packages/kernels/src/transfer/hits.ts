import { closestPoint, createClosestPoint } from '../spatial/index.ts';
import { cornerWeights } from './corner-weights.ts';
import { collectTriangles, PACKET, type Packet } from './packet.ts';
import type { TransferSource } from './source.ts';

/** What each ray of a packet met. */
export interface Hits {
  /** Triangle of the source. */
  triangle: Int32Array;
  /** Weights of its second and third corner. */
  u: Float64Array;
  v: Float64Array;
  /** 1 where the back of a two-sided surface was met. */
  reversed: Uint8Array;
  /** 1 where no ray met anything and the closest point stands in. */
  missed: Uint8Array;
  /** From the origin, metres. */
  distance: Float64Array;
}

/** An empty record for `shootPacket`. */
export function createHits(): Hits {
  return {
    triangle: new Int32Array(PACKET),
    u: new Float64Array(PACKET),
    v: new Float64Array(PACKET),
    reversed: new Uint8Array(PACKET),
    missed: new Uint8Array(PACKET),
    distance: new Float64Array(PACKET),
  };
}

/** Surfaces seen at more than this slant are not what the point stands for: the walls of a step, the rim of a sheet. */
const SLANT_MIN = 0.08;
/** What stands for another part of the target is met as if it were this many times as far away. */
const FOREIGN = 4;
/** A ray may lean from the mean of its packet by less than 60 degrees. */
const SLANT_PACKET = -0.87;

/**
 * Finds for every ray of a packet the nearest point of the source, to either side, whose front looks the ray's way: so a leaf's upper side
 * never gets the colour of its lower one. Shells that another part of the target stands for (`owner`) count less; the back of a
 * two-sided surface counts where there is no front. What rays miss gets the closest point instead. Sources: Cignoni et al., "A general method for preserving attribute values on simplified meshes", 1998;
 * Möller & Trumbore, "Fast, minimum storage ray-triangle intersection", 1997.
 */
export function shootPacket(source: TransferSource, owner: Int32Array, packet: Packet, hits: Hits): void {
  collectTriangles(source.bvh, packet);
  projectRays(packet);
  const { count } = packet;
  for (let r = 0; r < count; r++) {
    hits.triangle[r] = -1;
    cost[r] = Number.POSITIVE_INFINITY;
    hits.reversed[r] = 0;
    hits.missed[r] = 0;
  }
  for (let i = 0; i < packet.slotCount; i++) meetTriangle(source, owner, packet, i, 1, hits);
  if (countMissed(count, hits) === 0) return;
  for (let i = 0; i < packet.slotCount; i++) {
    const f = source.bvh.triangles[packet.slots[i]];
    if (source.twoSided[f]) meetTriangle(source, owner, packet, i, -1, hits);
  }
  for (let r = 0; r < count; r++) if (hits.triangle[r] < 0) takeClosest(source, owner, packet, r, hits);
}

/** Marks what has met nothing so far as `reversed`: from now on only backs are looked for. */
function countMissed(count: number, hits: Hits): number {
  let missed = 0;
  for (let r = 0; r < count; r++) {
    if (hits.triangle[r] >= 0) continue;
    hits.reversed[r] = 1;
    missed++;
  }
  return missed;
}

/** Of every ray: distance of the best hit so far, weighed. */
const cost = new Float64Array(PACKET);

function isForeign(source: TransferSource, owner: Int32Array, f: number, shell: number): boolean {
  const of = owner[source.shells[f]];
  return of >= 0 && of !== shell;
}

/** Of every ray: its middle along the prism's axes, and how far it strays across. */
const spots = new Float64Array(5 * PACKET);

function projectRays({ count, origins: o, directions: d, reach, axes: a }: Packet): void {
  for (let i = 0; i < count; i++) {
    const r = 3 * i;
    spots[5 * i] = a[0] * o[r] + a[1] * o[r + 1] + a[2] * o[r + 2];
    spots[5 * i + 1] = a[3] * o[r] + a[4] * o[r + 1] + a[5] * o[r + 2];
    spots[5 * i + 2] = a[6] * o[r] + a[7] * o[r + 1] + a[8] * o[r + 2];
    spots[5 * i + 3] = Math.abs(a[0] * d[r] + a[1] * d[r + 1] + a[2] * d[r + 2]) * reach[i] + 1e-9;
    spots[5 * i + 4] = Math.abs(a[3] * d[r] + a[4] * d[r + 1] + a[5] * d[r + 2]) * reach[i] + 1e-9;
  }
}

/** Keeps the front (side 1) or back (-1) of a triangle for every ray that has nothing nearer. */
function meetTriangle(
  source: TransferSource,
  owner: Int32Array,
  packet: Packet,
  i: number,
  side: 1 | -1,
  hits: Hits,
): void {
  const { bvh, faceNormals } = source;
  const { corners } = bvh;
  const { count, origins, directions, extents, reach } = packet;
  const { triangle, reversed } = hits;
  const slot = packet.slots[i];
  const f = bvh.triangles[slot];
  const nx = side * faceNormals[3 * f];
  const ny = side * faceNormals[3 * f + 1];
  const nz = side * faceNormals[3 * f + 2];
  const { axes } = packet;
  // No ray leans from the third axis by more than its packet allows: what looks away from it looks away from all.
  if (nx * axes[6] + ny * axes[7] + nz * axes[8] < SLANT_PACKET) return;
  const factor = isForeign(source, owner, f, packet.shell) ? FOREIGN : 1;
  const back = side < 0 ? 1 : 0;
  const e = 6 * i;
  const s0 = extents[e];
  const s1 = extents[e + 1];
  const t0 = extents[e + 2];
  const t1 = extents[e + 3];
  const h0 = extents[e + 4];
  const h1 = extents[e + 5];
  const o = 9 * slot;
  const ax = corners[o];
  const ay = corners[o + 1];
  const az = corners[o + 2];
  const e1x = corners[o + 3] - ax;
  const e1y = corners[o + 4] - ay;
  const e1z = corners[o + 5] - az;
  const e2x = corners[o + 6] - ax;
  const e2y = corners[o + 7] - ay;
  const e2z = corners[o + 8] - az;
  for (let r = 0; r < count; r++) {
    const p = 5 * r;
    const s = spots[p];
    const t = spots[p + 1];
    const ds = spots[p + 3];
    const dt = spots[p + 4];
    if (s0 > s + ds || s1 < s - ds || t0 > t + dt || t1 < t - dt || reversed[r] !== back) continue;
    const best = Math.min(reach[r], cost[r] / factor);
    const h = spots[p + 2];
    if (h0 - h > best || h - h1 > best) continue;
    const q = 3 * r;
    const dx = directions[q];
    const dy = directions[q + 1];
    const dz = directions[q + 2];
    if (nx * dx + ny * dy + nz * dz < SLANT_MIN) continue;
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (det === 0) continue;
    const inv = 1 / det;
    const sx = origins[q] - ax;
    const sy = origins[q + 1] - ay;
    const sz = origins[q + 2] - az;
    // A hair of slack: no ray may slip through between two triangles.
    const u = (sx * px + sy * py + sz * pz) * inv;
    if (!(u >= -1e-7 && u <= 1 + 1e-7)) continue;
    const qx = sy * e1z - sz * e1y;
    const qy = sz * e1x - sx * e1z;
    const qz = sx * e1y - sy * e1x;
    const v = (dx * qx + dy * qy + dz * qz) * inv;
    if (!(v >= -1e-7 && u + v <= 1 + 1e-7)) continue;
    const at = Math.abs((e2x * qx + e2y * qy + e2z * qz) * inv);
    if (!(at < best)) continue;
    cost[r] = at * factor;
    hits.distance[r] = at;
    triangle[r] = f;
    hits.u[r] = u;
    hits.v[r] = v;
  }
}

const near = createClosestPoint();
const weights = new Float64Array(2);

/** How much further than a ray the closest point of the own part is looked for. */
const CLOSE = 2;

/** The nearest point whose front looks the same way, of the own part, or else of any; failing that the nearest of all. */
function takeClosest(source: TransferSource, owner: Int32Array, packet: Packet, r: number, hits: Hits): void {
  const { bvh, faceNormals } = source;
  const { origins: o, directions: d } = packet;
  const slant = (f: number): number =>
    faceNormals[3 * f] * d[3 * r] + faceNormals[3 * f + 1] * d[3 * r + 1] + faceNormals[3 * f + 2] * d[3 * r + 2];
  const [x, y, z] = [o[3 * r], o[3 * r + 1], o[3 * r + 2]];
  const isOwn = (f: number): boolean => slant(f) > 0 && !isForeign(source, owner, f, packet.shell);
  if (!closestPoint(bvh, x, y, z, near, CLOSE * packet.reach[r], isOwn))
    if (!closestPoint(bvh, x, y, z, near, 0.25 * source.diagonal, (f) => slant(f) > 0))
      closestPoint(bvh, x, y, z, near);
  hits.triangle[r] = near.triangle;
  hits.distance[r] = near.distance;
  hits.missed[r] = 1;
  hits.reversed[r] = slant(near.triangle) < 0 && source.twoSided[near.triangle] === 1 ? 1 : 0;
  cornerWeights(source, near.triangle, near.x, near.y, near.z, weights);
  hits.u[r] = weights[0];
  hits.v[r] = weights[1];
}
