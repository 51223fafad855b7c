import { visitTriangle } from '../../uv/index.ts';
import { SAMPLE_STRIDE } from '../recipe.ts';
import type { BakeSurface } from './input.ts';
import { BAND_ROWS } from './input.ts';

/** Texels evaluated outside a chart's edge, so that differences and bilinear fetches never read past it. */
export const GUTTER = 2;

/** Some rows of an atlas: which triangle each texel shows. */
export interface TriangleRows {
  /** Texels in a row. */
  size: number;
  /** First row of the memory in the atlas (may be negative). */
  top: number;
  rows: number;
  /** Triangle of each texel, counted over all surfaces; -1 = none. */
  triangle: Int32Array;
}

/** Working memory of one band: BAND_ROWS rows and a halo above and below. */
export interface Band extends TriangleRows {
  /** The material's answer per texel. */
  samples: Float32Array;
  /** Interpolated ambient occlusion per texel. */
  occlusion: Float32Array;
}

/** Halo rows: one for differences, one that interleaved texels of that one need, and the gutter of charts that lie just outside. */
export const HALO = GUTTER + 2;

/** Allocates a band for an atlas `size` texels wide. */
export function createBand(size: number): Band {
  const rows = BAND_ROWS + 2 * HALO;
  const n = rows * size;
  return {
    size,
    top: 0,
    rows,
    triangle: new Int32Array(n),
    samples: new Float32Array(n * SAMPLE_STRIDE),
    occlusion: new Float32Array(n),
  };
}

/** Height over the longest side below which a triangle's edges are drawn too: its tips pass between the middles of texels, further than the gutter. */
const SLIVER = 0.4;

/**
 * Draws the triangles that touch the band, texel centre rule, then what is looked up along the edges of slivers, and widens every chart by the gutter:
 * a texel beside a chart takes its neighbour's triangle, whose plane it extends.
 */
export function drawTriangles(
  surfaces: readonly Pick<BakeSurface, 'uvs' | 'indices'>[],
  band: TriangleRows,
  top: number,
): void {
  const { size, triangle, rows } = band;
  band.top = top;
  triangle.fill(-1);
  let id = 0;
  const run = (y: number, x0: number, x1: number): void => {
    triangle.fill(id, y * size + x0, y * size + x1);
  };
  const slivers: number[] = [];
  let base = 0;
  for (const s of surfaces) {
    const { uvs, indices } = s;
    for (let c = 0; c < indices.length; c += 3) {
      const a = 2 * indices[c];
      const b = 2 * indices[c + 1];
      const d = 2 * indices[c + 2];
      const ay = uvs[a + 1] * size - top;
      const by = uvs[b + 1] * size - top;
      const cy = uvs[d + 1] * size - top;
      if (Math.max(ay, by, cy) < 0 || Math.min(ay, by, cy) > rows) continue;
      id = base + c / 3;
      visitTriangle(uvs[a] * size, ay, uvs[b] * size, by, uvs[d] * size, cy, size, rows, run);
      const corners = [uvs[a] * size, ay, uvs[b] * size, by, uvs[d] * size, cy];
      if (isSliver(corners)) slivers.push(id, ...corners);
    }
    base += indices.length / 3;
  }
  for (let i = 0; i < slivers.length; i += 7)
    for (let k = 0; k < 6; k += 2)
      drawEdge(
        band,
        slivers[i],
        slivers[i + 1 + k],
        slivers[i + 2 + k],
        slivers[i + 1 + ((k + 2) % 6)],
        slivers[i + 2 + ((k + 2) % 6)],
      );
  for (let ring = 0; ring < GUTTER; ring++) widen(band, ring);
}

function isSliver([ax, ay, bx, by, cx, cy]: readonly number[]): boolean {
  const area2 = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
  const longest2 = Math.max(
    (bx - ax) ** 2 + (by - ay) ** 2,
    (cx - ax) ** 2 + (cy - ay) ** 2,
    (cx - bx) ** 2 + (cy - by) ** 2,
  );
  return area2 < SLIVER * longest2;
}

/** Gives a triangle the texels between which its edge is looked up, where nothing is drawn. */
function drawEdge(
  { size, rows, triangle }: TriangleRows,
  id: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(bx - ax, by - ay)));
  for (let i = 0; i <= steps; i++) {
    const x = Math.floor(ax + (i / steps) * (bx - ax) - 0.5);
    const y = Math.floor(ay + (i / steps) * (by - ay) - 0.5);
    for (let k = 0; k < 4; k++) {
      const [u, v] = [x + (k & 1), y + (k >> 1)];
      if (u >= 0 && v >= 0 && u < size && v < rows && triangle[v * size + u] === -1) triangle[v * size + u] = id;
    }
  }
}

/** Marks of this round are kept apart (-2 - id) until it is over, so that one round is one texel. */
function widen(band: TriangleRows, _ring: number): void {
  const { size, rows, triangle } = band;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      if (triangle[i] !== -1) continue;
      let t = -1;
      if (x > 0 && triangle[i - 1] >= 0) t = triangle[i - 1];
      else if (x < size - 1 && triangle[i + 1] >= 0) t = triangle[i + 1];
      else if (y > 0 && triangle[i - size] >= 0) t = triangle[i - size];
      else if (y < rows - 1 && triangle[i + size] >= 0) t = triangle[i + size];
      if (t >= 0) triangle[i] = -2 - t;
    }
  }
  for (let i = 0; i < triangle.length; i++) if (triangle[i] < -1) triangle[i] = -2 - triangle[i];
}
