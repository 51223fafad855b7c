import type { Mesh } from '../mesh/index.ts';
import { visitTriangle } from './raster.ts';

/** Figures of an atlas. */
export interface UvMeasure {
  /** Texel centres that lie in more than one triangle. */
  overlapTexels: number;
  /** Share of the atlas covered by triangles. */
  fill: number;
  /** Connected pieces in the plane. */
  charts: number;
  /** 95th percentile by area of max(r, 1/r), r = texel area per surface area over its mean. */
  stretchP95: number;
  /** Standard deviation over mean of linear texel density between meshes, weighted by area. */
  densityDeviation: number;
}

/** Measures the shared atlas of some meshes on a raster of `size` texels a side. Real rasterisation, no estimate. */
export function measureUv(meshes: readonly Mesh[], size: number): UvMeasure {
  const taken = new Uint8Array(size * size);
  let overlapTexels = 0;
  const run = (y: number, x0: number, x1: number): void => {
    for (let i = y * size + x0; i < y * size + x1; i++) if (taken[i]++ > 0) overlapTexels++;
  };
  const ratios: number[] = [];
  const areas: number[] = [];
  const density: { d: number; area: number }[] = [];
  let charts = 0;
  for (const mesh of meshes) {
    const uv = mesh.uvs as Float32Array;
    let solid = 0;
    let flat = 0;
    for (let c = 0; c < mesh.indices.length; c += 3) {
      const [a, b, d] = [mesh.indices[c], mesh.indices[c + 1], mesh.indices[c + 2]];
      const [ax, ay, bx, by, cx, cy] = [
        uv[2 * a],
        uv[2 * a + 1],
        uv[2 * b],
        uv[2 * b + 1],
        uv[2 * d],
        uv[2 * d + 1],
      ].map((v) => v * size);
      visitTriangle(ax, ay, bx, by, cx, cy, size, size, run);
      const texels = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      const area = surface(mesh.positions, a, b, d);
      solid += area;
      flat += texels;
      areas.push(area);
      ratios.push(texels / Math.max(area, 1e-18));
    }
    if (solid > 0) density.push({ d: Math.sqrt(flat / solid), area: solid });
    charts += countPieces(mesh);
  }
  let filled = 0;
  for (let i = 0; i < taken.length; i++) if (taken[i] > 0) filled++;
  const total = density.reduce((s, m) => s + m.area, 0);
  const mean = density.reduce((s, m) => s + m.d * m.area, 0) / Math.max(total, 1e-18);
  const variance = density.reduce((s, m) => s + m.area * (m.d - mean) ** 2, 0) / Math.max(total, 1e-18);
  return {
    overlapTexels,
    fill: filled / (size * size),
    charts,
    stretchP95: percentile(ratios, areas),
    densityDeviation: Math.sqrt(variance) / Math.max(mean, 1e-18),
  };
}

function percentile(ratios: number[], areas: number[]): number {
  const total = areas.reduce((s, a) => s + a, 0);
  const mean = ratios.reduce((s, r, i) => s + r * areas[i], 0) / Math.max(total, 1e-18);
  const stretch = ratios.map((r) => Math.max(r / mean, mean / Math.max(r, 1e-18)));
  const order = stretch.map((_, i) => i).sort((i, j) => stretch[i] - stretch[j]);
  let sum = 0;
  for (const i of order) {
    sum += areas[i];
    if (sum >= 0.95 * total) return stretch[i];
  }
  return 1;
}

function surface(p: Float32Array, a: number, b: number, c: number): number {
  const [ux, uy, uz] = [p[3 * b] - p[3 * a], p[3 * b + 1] - p[3 * a + 1], p[3 * b + 2] - p[3 * a + 2]];
  const [vx, vy, vz] = [p[3 * c] - p[3 * a], p[3 * c + 1] - p[3 * a + 1], p[3 * c + 2] - p[3 * a + 2]];
  return 0.5 * Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}

/** Pieces joined in the plane: faces sharing two places in both space and the atlas, whatever their vertex numbers. */
function countPieces(mesh: Mesh): number {
  const uv = mesh.uvs as Float32Array;
  const n = mesh.indices.length / 3;
  const root = Int32Array.from({ length: n }, (_, i) => i);
  const find = (f: number): number => {
    while (root[f] !== f) f = root[f] = root[root[f]];
    return f;
  };
  const open = new Map<string, number>();
  for (let c = 0; c < mesh.indices.length; c++) {
    const a = mesh.indices[c];
    const b = mesh.indices[c % 3 === 2 ? c - 2 : c + 1];
    const f = Math.floor(c / 3);
    const from = uv[2 * a] + ',' + uv[2 * a + 1];
    const to = uv[2 * b] + ',' + uv[2 * b + 1];
    const other = open.get(to + ';' + from);
    if (other !== undefined) root[find(f)] = find(other);
    else open.set(from + ';' + to, f);
  }
  let count = 0;
  for (let f = 0; f < n; f++) if (find(f) === f) count++;
  return count;
}
