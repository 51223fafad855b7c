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
  /** 1 where no ray met anything and the closest point stands in; 2 where that is out of reach: over a hole that the target closes. */
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
/** What misses may take what looks aside, as at the rim of a sheet, but not the other side. */
const OPPOSITE = -0.3;
/** Surfaces nearer to each other than this share of the diagonal lie on one another: the two sides of a sheet without thickness. */
const CLEAR = 1e-5;
/** A ray may lean from the mean of its packet by less than 60 degrees. */
const SLANT_PACKET = -0.87;

/**
 * Finds for every ray of a packet what an eye just outside sees of the source. A ray that starts inside a solid goes out of it, and of all that it is
 * sunk in, but through no wall into the next; one that starts outside goes in. Only fronts that look the ray's way count, so that a
 * leaf's upper side never gets the colour of its lower one; then the nearest front beyond a wall, the nearest back of a two-sided
 * surface, and the closest point. Sources: Cignoni et al., "A general method for preserving attribute values on simplified meshes", 1998;
 * Möller & Trumbore, "Fast, minimum storage ray-triangle intersection", 1997.
 */
export function shootPacket(source: TransferSource, packet: Packet, hits: Hits): void {
  collectTriangles(source.bvh, packet);
  projectRays(packet);
  const { count, reach } = packet;
  for (let r = 0; r < count; r++) {
    hits.triangle[r] = -1;
    hits.reversed[r] = 0;
    hits.missed[r] = 0;
    from[r] = -reach[r];
    to[r] = reach[r];
  }
  meetAll(source, packet, 'top', hits);
  if (findWalls(source, packet, hits) > 0) meetAll(source, packet, 'top', hits);
  for (const aim of ['front', 'back'] as const) {
    if (reopen(packet, hits) === 0) return;
    meetAll(source, packet, aim, hits);
  }
  for (let r = 0; r < count; r++) if (hits.triangle[r] < 0) takeClosest(source, packet, r, hits);
}

/** Drops what rays have met beyond a wall, leaves only these rays open, up to the wall, and says how many there are. */
function findWalls(source: TransferSource, packet: Packet, hits: Hits): number {
  const { count, reach } = packet;
  const clear = CLEAR * source.diagonal;
  let outward = 0;
  for (let r = 0; r < count; r++) {
    const t = from[r];
    top[r] = t;
    // Surfaces that lie on one another are no walls to each other.
    const isOpen = hits.triangle[r] >= 0 && t > 2 * clear;
    from[r] = isOpen ? clear : 1;
    to[r] = isOpen ? t - clear : -1;
    if (isOpen) outward++;
  }
  if (outward === 0) return 0;
  meetAll(source, packet, 'wall', hits);
  let blocked = 0;
  for (let r = 0; r < count; r++) {
    const isBlocked = to[r] > 0 && to[r] < top[r] - clear;
    from[r] = isBlocked ? -reach[r] : 1;
    to[r] = isBlocked ? to[r] + clear : -1;
    if (!isBlocked) continue;
    hits.triangle[r] = -1;
    blocked++;
  }
  return blocked;
}

/** Opens the rays that have met nothing so far for another round, and says how many there are. */
function reopen({ count, reach }: Packet, hits: Hits): number {
  let missed = 0;
  for (let r = 0; r < count; r++) {
    const isOpen = hits.triangle[r] < 0;
    from[r] = isOpen ? -reach[r] : 1;
    to[r] = isOpen ? reach[r] : -1;
    if (isOpen) missed++;
  }
  return missed;
}

/** Of every ray: between which signed distances it still looks; nowhere where the first is greater. */
const from = new Float64Array(PACKET);
const to = new Float64Array(PACKET);
const top = new Float64Array(PACKET);

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

/**
 * What a round looks for. `top`: the outermost front, or the first one inwards. `wall`: the first surface outwards that faces the ray.
 * `front`, `back`: the nearest to either side.
 */
type Aim = 'wall' | 'top' | 'front' | 'back';

function meetAll(source: TransferSource, packet: Packet, aim: Aim, hits: Hits): void {
  const { order, slotCount, extents, step, count } = packet;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let r = 0; r < count; r++) {
    if (from[r] > to[r]) continue;
    // Along a ray that leans, heights are less than distances, at least half.
    low = Math.min(low, spots[5 * r + 2] + (from[r] > 0 ? from[r] / 2 : from[r]));
    high = Math.max(high, spots[5 * r + 2] + (to[r] > 0 ? to[r] : to[r] / 2));
  }
  for (let i = 0; i < slotCount; i++) {
    const e = 6 * order[i];
    // Triangles come from the outermost to the innermost: once all rays have met something, the rest is below.
    if (aim === 'top' && i % 8 === 7 && isBelowAll(count, extents[e + 5] + step)) return;
    if (extents[e + 5] >= low && extents[e + 4] <= high) meetTriangle(source, packet, order[i], aim, hits);
  }
}

/** Whether nothing at this height or less along the prism can be further out than what any ray has met. */
function isBelowAll(count: number, height: number): boolean {
  for (let r = 0; r < count; r++) {
    if (from[r] > to[r]) continue;
    const high = height - spots[5 * r + 2];
    if ((high > 0 ? 2 * high : high) >= from[r]) return false;
  }
  return true;
}

/** Keeps a triangle for every ray that it suits better than what the ray has met so far. */
function meetTriangle(source: TransferSource, packet: Packet, i: number, aim: Aim, hits: Hits): void {
  const { bvh, faceNormals } = source;
  const { corners } = bvh;
  const { count, origins, directions, extents, axes } = packet;
  const slot = packet.slots[i];
  const f = bvh.triangles[slot];
  if (aim === 'back' && source.twoSided[f] === 0) return;
  const side = aim === 'wall' || aim === 'back' ? -1 : 1;
  const nx = side * faceNormals[3 * f];
  const ny = side * faceNormals[3 * f + 1];
  const nz = side * faceNormals[3 * f + 2];
  // No ray leans from the third axis by more than its packet allows: what looks away from it looks away from all.
  if (nx * axes[6] + ny * axes[7] + nz * axes[8] < SLANT_PACKET) return;
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
    if (s0 > s + ds || s1 < s - ds || t0 > t + dt || t1 < t - dt) continue;
    // Along a ray that leans, distances are longer than along the axis, at most twice.
    const low = h0 - spots[p + 2];
    const high = h1 - spots[p + 2];
    if ((low > 0 ? low : 2 * low) > to[r] || (high > 0 ? 2 * high : high) < from[r]) continue;
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
    const at = (e2x * qx + e2y * qy + e2z * qz) * inv;
    if (!(at > from[r] && at < to[r])) continue;
    if (aim === 'wall') {
      to[r] = at;
      continue;
    }
    if (aim === 'top') from[r] = at;
    else {
      to[r] = Math.abs(at);
      from[r] = -to[r];
    }
    hits.distance[r] = Math.abs(at);
    hits.triangle[r] = f;
    hits.reversed[r] = aim === 'back' ? 1 : 0;
    hits.u[r] = u;
    hits.v[r] = v;
  }
}

const near = createClosestPoint();
const weights = new Float64Array(2);

/** The nearest point that does not look the other way, or failing that the nearest of all. */
function takeClosest(source: TransferSource, packet: Packet, r: number, hits: Hits): void {
  const { bvh, faceNormals } = source;
  const { origins: o, directions: d } = packet;
  const slant = (f: number): number =>
    faceNormals[3 * f] * d[3 * r] + faceNormals[3 * f + 1] * d[3 * r + 1] + faceNormals[3 * f + 2] * d[3 * r + 2];
  const x = o[3 * r];
  const y = o[3 * r + 1];
  const z = o[3 * r + 2];
  if (!closestPoint(bvh, x, y, z, near, 0.25 * source.diagonal, (f) => slant(f) > OPPOSITE))
    closestPoint(bvh, x, y, z, near);
  hits.triangle[r] = near.triangle;
  hits.distance[r] = near.distance;
  hits.missed[r] = near.distance > packet.reach[r] ? 2 : 1;
  hits.reversed[r] = slant(near.triangle) < 0 && source.twoSided[near.triangle] === 1 ? 1 : 0;
  cornerWeights(source, near.triangle, near.x, near.y, near.z, weights);
  hits.u[r] = weights[0];
  hits.v[r] = weights[1];
}
