import { createVolume, type Volume } from '../field/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { markInside } from '../solid/index.ts';
import { type Bvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { Limbs } from './measure-limbs.ts';
import { NEAREST, type Seeds } from './scatter-seeds.ts';

/** In strut radii: how far from the skin the field is known, in general and on limbs; the foot's width and height. */
const BAND = 1.8;
const LIMB_BAND = 2.6;
const FOOT_WIDTH = 1.45;
const FOOT_HEIGHT = 1.5;
/** In strut radii: limbs up to so thick stay whole, those from so thick on are lattices; and none is thinner than that. */
const WHOLE = [4.2, 5.2] as const;
const LIMB_LEAST = 1.5;
/** How much of what is around must be limbs for one, from none to wholly. */
const SHARE = [0.35, 0.65] as const;
/** Limbs that are hardly whole are hollowed from outside, by so much of their thickness at most. */
const SHRINK = 0.75;
/** How softly struts run into each other, in radii. */
const BLEND = 0.9;
/** Grid cells in a radius. */
const CELLS = 2;
/** Points along a side of the blocks that are looked at or not. */
const COARSE = 4;

/**
 * The lattice as numbers on a grid, negative inside: round struts of a radius along the borders between the seeds' cells on a skin, flowing
 * together at the nodes, limbs too thin for cells whole, and a flat foot around where it stands, `ground` metres up.
 */
export function fillStruts(skin: Mesh, bvh: Bvh, seeds: Seeds, limbs: Limbs, radius: number, ground: number): Volume {
  const b = bvh.bounds;
  const margin = BAND * radius;
  const volume = createVolume(
    [b[0] - margin, b[1] - margin, b[2] - margin],
    [b[3] + margin, b[4] + margin, b[5] + margin],
    radius / CELLS,
  );
  const { values, size, origin, cell } = volume;
  const [nx, ny, nz] = size;
  const whole = Float32Array.from(limbs.share, (share, v) => wholeness(share, limbs.thickness[v] / radius));
  const inside = markInside(skin, volume);
  const reaches = markNear(skin, volume, whole, radius);
  const [cx, cy] = [Math.ceil(nx / COARSE), Math.ceil(ny / COARSE)];
  const found = createClosestPoint();
  values.fill(radius);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) {
      const row = (Math.floor(z / COARSE) * cy + Math.floor(y / COARSE)) * cx;
      for (let x = 0; x < nx; x++) {
        const reach = reaches[row + Math.floor(x / COARSE)];
        if (reach === 0) continue;
        const py = origin[1] + y * cell;
        const [px, pz] = [origin[0] + x * cell, origin[2] + z * cell];
        if (!closestPoint(bvh, px, py, pz, found, reach)) continue;
        const border = borderDistance(seeds, skin.indices[3 * found.triangle], found.x, found.y, found.z, radius);
        const part = meanAt(whole, skin, found.triangle);
        const strut = radius * (1 - part);
        let d = Math.sqrt(found.distance * found.distance + border * border) - strut;
        if (part > 0) {
          const thickness = meanAt(limbs.thickness, skin, found.triangle);
          const grown = Math.max(0, LIMB_LEAST * radius - thickness) / 2;
          const side = inside[(z * ny + y) * nx + x] ? -found.distance : found.distance;
          d = blend(d, side + SHRINK * (1 - part) * thickness - grown, 0.3 * radius);
        }
        const foot = Math.max(found.distance - FOOT_WIDTH * radius, py - ground - FOOT_HEIGHT * radius);
        d = Math.max(blend(d, foot, 0.5 * radius), ground - py);
        values[(z * ny + y) * nx + x] = d;
      }
    }
  return volume;
}

/** How whole a limb is, 0 to 1: by how much it is one, and its thickness in strut radii. */
function wholeness(share: number, thickness: number): number {
  return ramp(share, SHARE[0], SHARE[1]) * (1 - ramp(thickness, WHOLE[0], WHOLE[1]));
}

function ramp(x: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Mean over a triangle's corners of those that are finite. */
function meanAt(values: Float32Array, { indices }: Mesh, triangle: number): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < 3; k++) {
    const value = values[indices[3 * triangle + k]];
    if (!Number.isFinite(value)) continue;
    sum += value;
    count++;
  }
  return count ? sum / count : Number.POSITIVE_INFINITY;
}

/** Joins two places by a strut. */
export function addStrut(
  { values, size, origin, cell }: Volume,
  from: readonly number[],
  to: readonly number[],
  radius: number,
  ground: number,
): void {
  const span = [0, 1, 2].map((k) => to[k] - from[k]);
  const length2 = span[0] ** 2 + span[1] ** 2 + span[2] ** 2 || 1;
  const low = [0, 1, 2].map((k) => Math.max(1, Math.floor((Math.min(from[k], to[k]) - 2 * radius - origin[k]) / cell)));
  const high = [0, 1, 2].map((k) =>
    Math.min(size[k] - 2, Math.ceil((Math.max(from[k], to[k]) + 2 * radius - origin[k]) / cell)),
  );
  for (let z = low[2]; z <= high[2]; z++)
    for (let y = low[1]; y <= high[1]; y++)
      for (let x = low[0]; x <= high[0]; x++) {
        const p = [origin[0] + x * cell, origin[1] + y * cell, origin[2] + z * cell];
        const along = (p[0] - from[0]) * span[0] + (p[1] - from[1]) * span[1] + (p[2] - from[2]) * span[2];
        const t = Math.min(1, Math.max(0, along / length2));
        const d = Math.hypot(...p.map((v, k) => v - from[k] - t * span[k])) - radius;
        const at = (z * size[1] + y) * size[0] + x;
        values[at] = Math.max(blend(values[at], d, 0.5 * radius), ground - p[1]);
      }
}

/** How far a place on the skin is from the border of its cell, metres: less where several borders meet. */
function borderDistance(
  { places, near }: Seeds,
  vertex: number,
  x: number,
  y: number,
  z: number,
  radius: number,
): number {
  let first = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < NEAREST; k++) {
    const s = near[NEAREST * vertex + k];
    if (s < 0) break;
    const d = (places[3 * s] - x) ** 2 + (places[3 * s + 1] - y) ** 2 + (places[3 * s + 2] - z) ** 2;
    if (d < least) {
      least = d;
      first = s;
    }
  }
  let border = Number.POSITIVE_INFINITY;
  for (let k = 0; k < NEAREST; k++) {
    const s = near[NEAREST * vertex + k];
    if (s < 0 || s === first) continue;
    const d = (places[3 * s] - x) ** 2 + (places[3 * s + 1] - y) ** 2 + (places[3 * s + 2] - z) ** 2;
    const apart = Math.hypot(
      places[3 * s] - places[3 * first],
      places[3 * s + 1] - places[3 * first + 1],
      places[3 * s + 2] - places[3 * first + 2],
    );
    const e = (d - least) / (2 * Math.max(1e-9, apart));
    border = border === Number.POSITIVE_INFINITY ? e : blend(border, e, BLEND * radius);
  }
  return border === Number.POSITIVE_INFINITY ? 4 * radius : Math.max(0, border);
}

/** The smaller of two, rounded where they are alike. */
function blend(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** How far blocks of grid points look for the skin, metres; 0 for those that are not near. */
function markNear(
  { positions, indices }: Mesh,
  { size, origin, cell }: Volume,
  whole: Float32Array,
  radius: number,
): Float32Array {
  const [cx, cy, cz] = size.map((n) => Math.ceil(n / COARSE));
  const reaches = new Float32Array(cx * cy * cz);
  const width = cell * COARSE;
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  const limit = [cx - 1, cy - 1, cz - 1];
  for (let f = 0; f < indices.length; f += 3) {
    const isLimb = whole[indices[f]] > 0 || whole[indices[f + 1]] > 0 || whole[indices[f + 2]] > 0;
    const reach = (isLimb ? LIMB_BAND : BAND) * radius;
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [
        positions[3 * indices[f] + k],
        positions[3 * indices[f + 1] + k],
        positions[3 * indices[f + 2] + k],
      ];
      low[k] = Math.max(0, Math.floor((Math.min(a, b, c) - reach - origin[k]) / width));
      high[k] = Math.min(limit[k], Math.floor((Math.max(a, b, c) + reach - origin[k]) / width));
    }
    for (let z = low[2]; z <= high[2]; z++)
      for (let y = low[1]; y <= high[1]; y++)
        for (let x = low[0]; x <= high[0]; x++) {
          const at = (z * cy + y) * cx + x;
          if (reaches[at] < reach) reaches[at] = reach;
        }
  }
  return reaches;
}
