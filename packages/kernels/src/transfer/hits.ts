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

/**
 * Finds for every ray of a packet the nearest point of the source, to either side, whose front looks the ray's way: so a leaf's upper side
 * never gets the colour of its lower one. The back of a two-sided surface counts where there is no front. What rays miss gets the closest
 * point instead. Sources: Cignoni et al., "A general method for preserving attribute values on simplified meshes", 1998;
 * Möller & Trumbore, "Fast, minimum storage ray-triangle intersection", 1997.
 */
export function shootPacket(source: TransferSource, packet: Packet, hits: Hits): void {
  collectTriangles(source.bvh, packet);
  for (let r = 0; r < packet.count; r++) {
    if (shootRay(source, packet, r)) {
      hits.triangle[r] = foundTriangle;
      hits.u[r] = foundU;
      hits.v[r] = foundV;
      hits.reversed[r] = foundBack ? 1 : 0;
      hits.distance[r] = foundDistance;
      hits.missed[r] = 0;
    } else takeClosest(source, packet, r, hits);
  }
}

let foundTriangle = -1;
let foundU = 0;
let foundV = 0;
let foundBack = false;
let foundDistance = 0;

function shootRay(source: TransferSource, packet: Packet, r: number): boolean {
  const { bvh, faceNormals, parts, partOf } = source;
  const { corners, triangles } = bvh;
  const { slots, slotCount, extents, axes } = packet;
  const ox = packet.origins[3 * r];
  const oy = packet.origins[3 * r + 1];
  const oz = packet.origins[3 * r + 2];
  const dx = packet.directions[3 * r];
  const dy = packet.directions[3 * r + 1];
  const dz = packet.directions[3 * r + 2];
  // Across the prism the ray hardly moves: its extents there throw out most triangles.
  const s = axes[0] * ox + axes[1] * oy + axes[2] * oz;
  const t = axes[3] * ox + axes[4] * oy + axes[5] * oz;
  const ds = Math.abs(axes[0] * dx + axes[1] * dy + axes[2] * dz) * packet.reach[r] + 1e-9;
  const dt = Math.abs(axes[3] * dx + axes[4] * dy + axes[5] * dz) * packet.reach[r] + 1e-9;
  let front = packet.reach[r];
  let back = packet.reach[r];
  foundTriangle = -1;
  for (let i = 0; i < slotCount; i++) {
    const e = 6 * i;
    if (extents[e] > s + ds || extents[e + 1] < s - ds || extents[e + 2] > t + dt || extents[e + 3] < t - dt) continue;
    const slot = slots[i];
    const f = 3 * triangles[slot];
    const slant = faceNormals[f] * dx + faceNormals[f + 1] * dy + faceNormals[f + 2] * dz;
    const isBack = slant < 0;
    if (isBack && foundTriangle >= 0 && !foundBack) continue;
    if (slant < SLANT_MIN && (slant > -SLANT_MIN || !parts[partOf[f / 3]].part.material.doubleSided)) continue;
    const at = Math.abs(hitTriangle(corners, 9 * slot, ox, oy, oz, dx, dy, dz));
    if (!(at < (isBack ? back : front))) continue;
    if (isBack) back = at;
    else front = at;
    foundTriangle = f / 3;
    foundBack = isBack;
    foundU = hitU;
    foundV = hitV;
    foundDistance = at;
  }
  return foundTriangle >= 0;
}

let hitU = 0;
let hitV = 0;

/** Signed distance along the unit direction, or infinity. */
function hitTriangle(
  corners: Float32Array,
  o: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const ax = corners[o];
  const ay = corners[o + 1];
  const az = corners[o + 2];
  const e1x = corners[o + 3] - ax;
  const e1y = corners[o + 4] - ay;
  const e1z = corners[o + 5] - az;
  const e2x = corners[o + 6] - ax;
  const e2y = corners[o + 7] - ay;
  const e2z = corners[o + 8] - az;
  const px = dy * e2z - dz * e2y;
  const py = dz * e2x - dx * e2z;
  const pz = dx * e2y - dy * e2x;
  const det = e1x * px + e1y * py + e1z * pz;
  if (det === 0) return Number.POSITIVE_INFINITY;
  const inv = 1 / det;
  const sx = ox - ax;
  const sy = oy - ay;
  const sz = oz - az;
  const u = (sx * px + sy * py + sz * pz) * inv;
  // A hair of slack: no ray may slip through between two triangles.
  if (!(u >= -1e-7 && u <= 1 + 1e-7)) return Number.POSITIVE_INFINITY;
  const qx = sy * e1z - sz * e1y;
  const qy = sz * e1x - sx * e1z;
  const qz = sx * e1y - sy * e1x;
  const v = (dx * qx + dy * qy + dz * qz) * inv;
  if (!(v >= -1e-7 && u + v <= 1 + 1e-7)) return Number.POSITIVE_INFINITY;
  hitU = u;
  hitV = v;
  return (e2x * qx + e2y * qy + e2z * qz) * inv;
}

const near = createClosestPoint();
const weights = new Float64Array(2);

/** The nearest point whose front looks the same way, or failing that the nearest of all. */
function takeClosest(source: TransferSource, packet: Packet, r: number, hits: Hits): void {
  const { bvh, faceNormals } = source;
  const { origins: o, directions: d } = packet;
  const slant = (f: number): number =>
    faceNormals[3 * f] * d[3 * r] + faceNormals[3 * f + 1] * d[3 * r + 1] + faceNormals[3 * f + 2] * d[3 * r + 2];
  const [x, y, z] = [o[3 * r], o[3 * r + 1], o[3 * r + 2]];
  if (!closestPoint(bvh, x, y, z, near, 0.25 * source.diagonal, (f) => slant(f) > 0)) closestPoint(bvh, x, y, z, near);
  hits.triangle[r] = near.triangle;
  hits.distance[r] = near.distance;
  hits.missed[r] = 1;
  hits.reversed[r] = slant(near.triangle) < 0 && isTwoSided(source, near.triangle) ? 1 : 0;
  cornerWeights(source, near.triangle, near.x, near.y, near.z, weights);
  hits.u[r] = weights[0];
  hits.v[r] = weights[1];
}

function isTwoSided({ parts, partOf }: TransferSource, f: number): boolean {
  return parts[partOf[f]].part.material.doubleSided;
}
