import type { Bvh } from '../spatial/index.ts';
import { TILE } from './input.ts';

/** Rays of a packet, at most: those of a tile. */
export const PACKET = TILE * TILE;

/** Neighbouring rays that share one walk through the tree: lines from origin - reach * direction to origin + reach * direction. */
export interface Packet {
  count: number;
  /** 3 per ray. */
  origins: Float64Array;
  directions: Float64Array;
  reach: Float64Array;
  /** Triangles that touch the prism around all rays: slots of the tree, and their extents along the prism's axes (6 each). */
  slots: Uint32Array;
  extents: Float64Array;
  slotCount: number;
  /** The entries of both, roughly from the far end of the rays to the near one. */
  order: Uint32Array;
  /** How far an entry may lie beyond those before it in this order. */
  step: number;
  /** Three unit axes, the third along the rays. */
  axes: Float64Array;
}

/** An empty packet. */
export function createPacket(): Packet {
  return {
    count: 0,
    origins: new Float64Array(3 * PACKET),
    directions: new Float64Array(3 * PACKET),
    reach: new Float64Array(PACKET),
    slots: new Uint32Array(256),
    extents: new Float64Array(6 * 256),
    slotCount: 0,
    order: new Uint32Array(256),
    step: 0,
    axes: new Float64Array(9),
  };
}

const stack = new Uint32Array(128);
/** Lower and upper end of the prism along its own axes, and along x, y, z. */
const lo = new Float64Array(3);
const hi = new Float64Array(3);
const boxLo = new Float64Array(3);
const boxHi = new Float64Array(3);

/**
 * Collects the triangles near a packet's rays: those of the tree that touch the upright prism around all of them. One walk for 64 rays in
 * place of 64, which is what makes supersampling affordable; boxes are tested along the prism's axes and the world's (Gottschalk et al.,
 * "OBBTree", 1996, without the edge directions). No allocation but where the list grows.
 */
export function collectTriangles(bvh: Bvh, packet: Packet): void {
  const { axes } = packet;
  fitPrism(packet);
  packet.slotCount = 0;
  const { bounds, links } = bvh;
  let depth = 0;
  let node = 0;
  for (;;) {
    if (touchesBox(bounds, 6 * node, axes)) {
      const link = links[2 * node];
      const count = links[2 * node + 1];
      if (count === 0 && link > node) {
        stack[depth++] = link;
        node++;
        continue;
      }
      for (let slot = link; slot < link + count; slot++) addTriangle(bvh.corners, slot, packet);
    }
    if (depth === 0) break;
    node = stack[--depth];
  }
  sortByHeight(packet);
}

/** Steps along the rays that triangles are sorted by. */
const STEPS = 32;
const starts = new Uint32Array(STEPS + 1);

/** A counting sort: what is met first leaves the rest with nothing to offer. */
function sortByHeight(packet: Packet): void {
  const { slotCount, extents, order } = packet;
  packet.step = Math.max(1e-30, hi[2] - lo[2]) / STEPS;
  const scale = 1 / packet.step;
  starts.fill(0);
  for (let i = 0; i < slotCount; i++) starts[stepOf(extents[6 * i + 5], scale) + 1]++;
  for (let k = 0; k < STEPS; k++) starts[k + 1] += starts[k];
  for (let i = 0; i < slotCount; i++) order[starts[stepOf(extents[6 * i + 5], scale)]++] = i;
}

function stepOf(height: number, scale: number): number {
  return Math.max(0, Math.min(STEPS - 1, ((hi[2] - height) * scale) | 0));
}

function fitPrism(packet: Packet): void {
  const { axes } = packet;
  setAxes(packet);
  for (let k = 0; k < 3; k++) {
    measure(packet, axes[3 * k], axes[3 * k + 1], axes[3 * k + 2], lo, hi, k);
    measure(packet, k === 0 ? 1 : 0, k === 1 ? 1 : 0, k === 2 ? 1 : 0, boxLo, boxHi, k);
  }
  // What is rounded away may not cost a hit.
  const slack = 1e-6 * (boxHi[0] - boxLo[0] + boxHi[1] - boxLo[1] + boxHi[2] - boxLo[2]);
  for (let k = 0; k < 3; k++) {
    lo[k] -= slack;
    hi[k] += slack;
    boxLo[k] -= slack;
    boxHi[k] += slack;
  }
}

/** Extent of all rays along (x, y, z). */
function measure(
  packet: Packet,
  x: number,
  y: number,
  z: number,
  low: Float64Array,
  high: Float64Array,
  k: number,
): void {
  const { count, origins: o, directions: d, reach } = packet;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const r = 3 * i;
    const middle = x * o[r] + y * o[r + 1] + z * o[r + 2];
    const half = Math.abs(x * d[r] + y * d[r + 1] + z * d[r + 2]) * reach[i];
    if (middle - half < least) least = middle - half;
    if (middle + half > most) most = middle + half;
  }
  low[k] = least;
  high[k] = most;
}

/** The third axis along the mean direction, the others across. */
function setAxes({ count, directions, axes }: Packet): void {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let r = 0; r < 3 * count; r += 3) {
    x += directions[r];
    y += directions[r + 1];
    z += directions[r + 2];
  }
  const l = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  x *= l;
  y *= l;
  z *= l;
  let ax = Math.abs(x) < 0.7 ? 0 : -z;
  let ay = Math.abs(x) < 0.7 ? z : 0;
  let az = Math.abs(x) < 0.7 ? -y : x;
  const m = 1 / (Math.sqrt(ax * ax + ay * ay + az * az) || 1);
  ax *= m;
  ay *= m;
  az *= m;
  axes[0] = ax;
  axes[1] = ay;
  axes[2] = az;
  axes[3] = y * az - z * ay;
  axes[4] = z * ax - x * az;
  axes[5] = x * ay - y * ax;
  axes[6] = x;
  axes[7] = y;
  axes[8] = z;
}

function touchesBox(b: Float32Array, o: number, axes: Float64Array): boolean {
  if (b[o] > boxHi[0] || b[o + 3] < boxLo[0]) return false;
  if (b[o + 1] > boxHi[1] || b[o + 4] < boxLo[1]) return false;
  if (b[o + 2] > boxHi[2] || b[o + 5] < boxLo[2]) return false;
  const cx = (b[o] + b[o + 3]) / 2;
  const cy = (b[o + 1] + b[o + 4]) / 2;
  const cz = (b[o + 2] + b[o + 5]) / 2;
  const hx = b[o + 3] - cx;
  const hy = b[o + 4] - cy;
  const hz = b[o + 5] - cz;
  for (let k = 0; k < 3; k++) {
    const x = axes[3 * k];
    const y = axes[3 * k + 1];
    const z = axes[3 * k + 2];
    const middle = x * cx + y * cy + z * cz;
    const half = Math.abs(x) * hx + Math.abs(y) * hy + Math.abs(z) * hz;
    if (middle - half > hi[k] || middle + half < lo[k]) return false;
  }
  return true;
}

function addTriangle(corners: Float32Array, slot: number, packet: Packet): void {
  const { axes } = packet;
  if (packet.slotCount === packet.slots.length) widen(packet);
  const { extents, slotCount } = packet;
  const o = 9 * slot;
  for (let k = 0; k < 3; k++) {
    const x = axes[3 * k];
    const y = axes[3 * k + 1];
    const z = axes[3 * k + 2];
    const a = x * corners[o] + y * corners[o + 1] + z * corners[o + 2];
    const b = x * corners[o + 3] + y * corners[o + 4] + z * corners[o + 5];
    const c = x * corners[o + 6] + y * corners[o + 7] + z * corners[o + 8];
    const low = a < b ? (a < c ? a : c) : b < c ? b : c;
    const high = a > b ? (a > c ? a : c) : b > c ? b : c;
    if (low > hi[k] || high < lo[k]) return;
    extents[6 * slotCount + 2 * k] = low;
    extents[6 * slotCount + 2 * k + 1] = high;
  }
  packet.slots[slotCount] = slot;
  packet.slotCount++;
}

function widen(packet: Packet): void {
  const slots = new Uint32Array(2 * packet.slots.length);
  slots.set(packet.slots);
  packet.slots = slots;
  const extents = new Float64Array(2 * packet.extents.length);
  extents.set(packet.extents);
  packet.extents = extents;
  packet.order = new Uint32Array(slots.length);
}
