import type { PathGeometry } from './geometry.ts';

/** A ray and what it met. Made once and reused. */
export interface PathRay {
  ox: number;
  oy: number;
  oz: number;
  /** Unit length. */
  dx: number;
  dy: number;
  dz: number;
  /** Nothing nearer than this is met, metres: light that passes a sheet goes on as the same ray. */
  from: number;
  /** In: how far to look, metres. Out: where it met something. */
  t: number;
  /** Slot met, -1 = nothing; barycentric weights of the second and third corner. */
  slot: number;
  u: number;
  v: number;
}

/** Asked at a slot that is not simply solid: the answer says whether light stops there. */
export type PassSlot = (slot: number, u: number, v: number) => boolean;

/** The arrays that rays go through. */
export interface RayTree {
  nodes: Float32Array;
  words: Int32Array;
  corners: Float32Array;
  /** Per slot: not 0 where shadow rays must ask. */
  through: Uint8Array;
}

/** An empty ray. The numbers are no integers, so that the fields are doubles from the start. */
export function createRay(): PathRay {
  return { ox: 0.5, oy: 0.5, oz: 0.5, dx: 0.5, dy: 0.5, dz: 0.5, from: 0.5, t: 0.5, slot: -1, u: 0.5, v: 0.5 };
}

/** The tree is at most 48 SAH levels and 32 halvings deep. */
const stack = new Int32Array(128);
const entry = new Float64Array(128);
/** Slabs are widened by this: the box test may never lose what the triangle test would find. */
const SLACK = 1 + 1e-12;

/** Makes packed geometry ready for rays of this thread. */
export function createRayTree({ nodes, corners }: PathGeometry, through: Uint8Array): RayTree {
  return { nodes, words: new Int32Array(nodes.buffer, nodes.byteOffset, nodes.length), corners, through };
}

/**
 * Finds the nearest triangle within `ray.t` and writes t, slot, u and v; slot -1 when there is none. Faster than `intersectRay` of spatial:
 * children's boxes stand in their parent, the sign of the direction picks the near planes, and rays travel in a record instead of as arguments, which
 * V8 would box. No allocation. Source: Möller & Trumbore 1997.
 */
export function findNearest(tree: RayTree, ray: PathRay): void {
  const { nodes, words, corners } = tree;
  const { ox, oy, oz, dx, dy, dz, from } = ray;
  const ix = inverse(dx);
  const iy = inverse(dy);
  const iz = inverse(dz);
  const nx = ix < 0 ? 3 : 0;
  const ny = iy < 0 ? 4 : 1;
  const nz = iz < 0 ? 5 : 2;
  const fx = 3 - nx;
  const fy = 5 - ny;
  const fz = 7 - nz;
  let best = ray.t;
  ray.slot = -1;
  let depth = 0;
  let node = 0;
  for (;;) {
    if (node >= 0) {
      const o = node << 4;
      let near = (nodes[o + nx] - ox) * ix;
      let far = (nodes[o + fx] - ox) * ix;
      let a = (nodes[o + ny] - oy) * iy;
      let b = (nodes[o + fy] - oy) * iy;
      if (a > near) near = a;
      if (b < far) far = b;
      a = (nodes[o + nz] - oz) * iz;
      b = (nodes[o + fz] - oz) * iz;
      if (a > near) near = a;
      if (b < far) far = b;
      const left = near <= far * SLACK && far >= 0 && near < best;
      let near2 = (nodes[o + 6 + nx] - ox) * ix;
      let far2 = (nodes[o + 6 + fx] - ox) * ix;
      a = (nodes[o + 6 + ny] - oy) * iy;
      b = (nodes[o + 6 + fy] - oy) * iy;
      if (a > near2) near2 = a;
      if (b < far2) far2 = b;
      a = (nodes[o + 6 + nz] - oz) * iz;
      b = (nodes[o + 6 + fz] - oz) * iz;
      if (a > near2) near2 = a;
      if (b < far2) far2 = b;
      const right = near2 <= far2 * SLACK && far2 >= 0 && near2 < best;
      if (left) {
        if (right) {
          if (near2 < near) {
            stack[depth] = words[o + 12];
            entry[depth++] = near;
            node = words[o + 13];
          } else {
            stack[depth] = words[o + 13];
            entry[depth++] = near2;
            node = words[o + 12];
          }
        } else node = words[o + 12];
        continue;
      }
      if (right) {
        node = words[o + 13];
        continue;
      }
    } else {
      const leaf = ~node;
      const last = (leaf >>> 3) + (leaf & 7);
      for (let slot = leaf >>> 3; slot < last; slot++) {
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
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const inv = 1 / (e1x * px + e1y * py + e1z * pz);
        const sx = ox - ax;
        const sy = oy - ay;
        const sz = oz - az;
        const u = (sx * px + sy * py + sz * pz) * inv;
        if (!(u >= 0 && u <= 1)) continue;
        const qx = sy * e1z - sz * e1y;
        const qy = sz * e1x - sx * e1z;
        const qz = sx * e1y - sy * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (!(v >= 0 && u + v <= 1)) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (t > from && t < best) {
          best = t;
          ray.slot = slot;
          ray.u = u;
          ray.v = v;
        }
      }
    }
    do {
      if (depth === 0) {
        ray.t = best;
        return;
      }
      node = stack[--depth];
    } while (entry[depth] >= best);
  }
}

/** Whether a triangle stands within `ray.t`. Slots flagged in `through` ask `pass` first, in no order. */
export function isBlocked(tree: RayTree, ray: PathRay, pass: PassSlot): boolean {
  const { nodes, words, corners, through } = tree;
  const { ox, oy, oz, dx, dy, dz, from, t: tMax } = ray;
  const ix = inverse(dx);
  const iy = inverse(dy);
  const iz = inverse(dz);
  const nx = ix < 0 ? 3 : 0;
  const ny = iy < 0 ? 4 : 1;
  const nz = iz < 0 ? 5 : 2;
  const fx = 3 - nx;
  const fy = 5 - ny;
  const fz = 7 - nz;
  let depth = 0;
  let node = 0;
  for (;;) {
    if (node >= 0) {
      const o = node << 4;
      let near = (nodes[o + nx] - ox) * ix;
      let far = (nodes[o + fx] - ox) * ix;
      let a = (nodes[o + ny] - oy) * iy;
      let b = (nodes[o + fy] - oy) * iy;
      if (a > near) near = a;
      if (b < far) far = b;
      a = (nodes[o + nz] - oz) * iz;
      b = (nodes[o + fz] - oz) * iz;
      if (a > near) near = a;
      if (b < far) far = b;
      const left = near <= far * SLACK && far >= 0 && near < tMax;
      near = (nodes[o + 6 + nx] - ox) * ix;
      far = (nodes[o + 6 + fx] - ox) * ix;
      a = (nodes[o + 6 + ny] - oy) * iy;
      b = (nodes[o + 6 + fy] - oy) * iy;
      if (a > near) near = a;
      if (b < far) far = b;
      a = (nodes[o + 6 + nz] - oz) * iz;
      b = (nodes[o + 6 + fz] - oz) * iz;
      if (a > near) near = a;
      if (b < far) far = b;
      if (near <= far * SLACK && far >= 0 && near < tMax) {
        if (left) stack[depth++] = words[o + 13];
        else {
          node = words[o + 13];
          continue;
        }
      }
      if (left) {
        node = words[o + 12];
        continue;
      }
    } else {
      const leaf = ~node;
      const last = (leaf >>> 3) + (leaf & 7);
      for (let slot = leaf >>> 3; slot < last; slot++) {
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
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const inv = 1 / (e1x * px + e1y * py + e1z * pz);
        const sx = ox - ax;
        const sy = oy - ay;
        const sz = oz - az;
        const u = (sx * px + sy * py + sz * pz) * inv;
        if (!(u >= 0 && u <= 1)) continue;
        const qx = sy * e1z - sz * e1y;
        const qy = sz * e1x - sx * e1z;
        const qz = sx * e1y - sy * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (!(v >= 0 && u + v <= 1)) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (t > from && t < tMax && (through[slot] === 0 || pass(slot, u, v))) return true;
      }
    }
    if (depth === 0) return false;
    node = stack[--depth];
  }
}

function inverse(d: number): number {
  return 1 / (Math.abs(d) < 1e-30 ? (d < 0 ? -1e-30 : 1e-30) : d);
}
