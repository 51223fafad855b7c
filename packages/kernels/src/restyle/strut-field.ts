import { createVolume, type Volume } from '../field/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { type Bvh, type ClosestPoint, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { NEAREST, type Seeds } from './scatter-seeds.ts';

/** In strut radii: how far from the skin the field is known, the foot's width and height. */
const BAND = 1.8;
const FOOT_WIDTH = 1.45;
const FOOT_HEIGHT = 1.5;
/** In strut radii: limbs thinner than this stay whole, and none is thinner than that. */
const WHOLE = 4.2;
const LIMB_LEAST = 1.5;
/** Struts on whole limbs stand out by this share of their radius only: else rods become strings of beads. Limbs this near to whole count. */
const RIB = 0.35;
const NEARLY_WHOLE = 1.25;
/** How softly struts run into each other, in radii. */
const BLEND = 0.9;
/** Grid cells in a radius. */
const CELLS = 2;
/** Points along a side of the blocks that are looked at or not. */
const COARSE = 4;

/**
 * The lattice as numbers on a grid, negative inside: round struts of a radius along the borders between the seeds' cells on a skin, flowing
 * together at the nodes, and a flat foot around where it stands, `ground` metres up.
 */
export function fillStruts(skin: Mesh, bvh: Bvh, seeds: Seeds, radius: number, ground: number): Volume {
  const b = bvh.bounds;
  const reach = BAND * radius;
  const volume = createVolume(
    [b[0] - reach, b[1] - reach, b[2] - reach],
    [b[3] + reach, b[4] + reach, b[5] + reach],
    radius / CELLS,
  );
  const { values, size, origin, cell } = volume;
  const [nx, ny, nz] = size;
  const marked = markNear(skin, volume, reach);
  const [cx, cy] = [Math.ceil(nx / COARSE), Math.ceil(ny / COARSE)];
  const found = createClosestPoint();
  values.fill(radius);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) {
      const row = (Math.floor(z / COARSE) * cy + Math.floor(y / COARSE)) * cx;
      for (let x = 0; x < nx; x++) {
        if (!marked[row + Math.floor(x / COARSE)]) continue;
        const py = origin[1] + y * cell;
        const [px, pz] = [origin[0] + x * cell, origin[2] + z * cell];
        if (!closestPoint(bvh, px, py, pz, found, reach)) continue;
        const border = borderDistance(seeds, skin.indices[3 * found.triangle], found.x, found.y, found.z, radius);
        const thickness = thicknessAt(skin, seeds, found.triangle);
        const strut = radius * ribShare(thickness / (WHOLE * radius));
        let d = Math.sqrt(found.distance * found.distance + border * border) - strut;
        d = Math.min(d, limbDistance(skin, thickness, found, px, py, pz, radius));
        const foot = Math.max(found.distance - FOOT_WIDTH * radius, py - ground - FOOT_HEIGHT * radius);
        d = Math.max(blend(d, foot, 0.5 * radius), ground - py);
        values[(z * ny + y) * nx + x] = d;
      }
    }
  return volume;
}

/** Thickness of the limb that a triangle of the skin is on. */
function thicknessAt({ indices }: Mesh, { limb }: Seeds, triangle: number): number {
  return Math.min(limb[indices[3 * triangle]], limb[indices[3 * triangle + 1]], limb[indices[3 * triangle + 2]]);
}

/** How much of a strut's radius there is, by a limb's thickness over that of whole ones. */
function ribShare(relative: number): number {
  const t = Math.min(1, Math.max(0, (relative - 1) / (NEARLY_WHOLE - 1)));
  return RIB + (1 - RIB) * t;
}

/** Signed distance from a limb too thin for cells; far from all others. */
function limbDistance(
  { positions, indices }: Mesh,
  thickness: number,
  { triangle, x, y, z, distance }: ClosestPoint,
  px: number,
  py: number,
  pz: number,
  radius: number,
): number {
  const [a, b, c] = [indices[3 * triangle], indices[3 * triangle + 1], indices[3 * triangle + 2]];
  if (thickness > WHOLE * radius) return Number.POSITIVE_INFINITY;
  const [o, p, q] = [3 * a, 3 * b, 3 * c];
  const [ux, uy, uz] = [
    positions[p] - positions[o],
    positions[p + 1] - positions[o + 1],
    positions[p + 2] - positions[o + 2],
  ];
  const [vx, vy, vz] = [
    positions[q] - positions[o],
    positions[q + 1] - positions[o + 1],
    positions[q + 2] - positions[o + 2],
  ];
  const side = (uy * vz - uz * vy) * (px - x) + (uz * vx - ux * vz) * (py - y) + (ux * vy - uy * vx) * (pz - z);
  return (side < 0 ? -distance : distance) - Math.max(0, LIMB_LEAST * radius - thickness) / 2;
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

/** Blocks of grid points that may be near the skin. */
function markNear({ positions, indices }: Mesh, { size, origin, cell }: Volume, reach: number): Uint8Array {
  const [cx, cy, cz] = size.map((n) => Math.ceil(n / COARSE));
  const marked = new Uint8Array(cx * cy * cz);
  const width = cell * COARSE;
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  const limit = [cx - 1, cy - 1, cz - 1];
  for (let f = 0; f < indices.length; f += 3) {
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
      for (let y = low[1]; y <= high[1]; y++) for (let x = low[0]; x <= high[0]; x++) marked[(z * cy + y) * cx + x] = 1;
  }
  return marked;
}
