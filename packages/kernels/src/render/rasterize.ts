import type { Projection } from './camera.ts';

/** A picture of the nearest triangles. Rows from the top. */
export interface DepthBuffer {
  width: number;
  height: number;
  /** 1 / distance (parallel: minus distance) along the view; larger is nearer. Minus infinity where nothing is. */
  nearness: Float32Array;
  /** Triangle number + 1; 0 where nothing is. Left out for depth alone. */
  ids?: Uint32Array;
  /** Pixels that large triangles may still visit. */
  left: number;
}

/** How often large triangles may cover the whole buffer, on average: nothing that anybody models comes near. */
const LAYERS_MAX = 200;
/** Triangles that visit no more pixels than this cost nothing of that. */
const SMALL = 16;
/** Rows of more pixels are not searched but cut to what lies inside. */
const SPAN_MIN = 8;

/** An empty buffer; with `ids` it also remembers which triangle is seen. */
export function createDepthBuffer(width: number, height: number, withIds: boolean): DepthBuffer {
  const nearness = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const buffer = { width, height, nearness, left: LAYERS_MAX * width * height };
  return withIds ? { ...buffer, ids: new Uint32Array(width * height) } : buffer;
}

/**
 * Projects vertices to [x pixels, y pixels, nearness] triples. A vertex behind the eye becomes NaN, and its triangles are
 * skipped by `rasterize`: cameras here always stand outside what they look at, so there is no clipping.
 */
export function projectVertices(projection: Projection, positions: Float32Array): Float32Array {
  const { eye, right, up, forward, focal, parallel } = projection;
  const cx = projection.width / 2;
  const cy = projection.height / 2;
  const screen = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] - eye[0];
    const y = positions[i + 1] - eye[1];
    const z = positions[i + 2] - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const scale = parallel ? focal : depth > 1e-9 ? focal / depth : Number.NaN;
    screen[i] = cx + (x * right[0] + y * right[1] + z * right[2]) * scale;
    screen[i + 1] = cy - (x * up[0] + y * up[1] + z * up[2]) * scale;
    screen[i + 2] = parallel ? -depth : 1 / depth;
  }
  return screen;
}

/**
 * Draws triangles into the buffer with a depth test. Pixel centres are at .5; edges belong to both neighbours, so that no
 * crack can show between them. `keep`: 'front' drops clockwise triangles, 'both' keeps all. Equal depth keeps the first drawn.
 * `accept` may refuse a point of a face by its screen-space weights of the second and third corner (cut-out materials).
 * About 8 million small triangles a second on one core. A heap of large triangles, one over the other some hundred times, ends the drawing:
 * such files are made to waste time. Source: Pineda, "A parallel algorithm for polygon rasterization", 1988.
 */
export function rasterize(
  buffer: DepthBuffer,
  screen: Float32Array,
  indices: Uint32Array,
  idBase: number,
  keep: 'front' | 'both',
  accept?: (face: number, w1: number, w2: number) => boolean,
): void {
  const { width, height, nearness, ids } = buffer;
  for (let f = 0; f + 2 < indices.length && buffer.left >= 0; f += 3) {
    const a = 3 * indices[f];
    const b = 3 * indices[f + 1];
    const c = 3 * indices[f + 2];
    const x0 = screen[a];
    const y0 = screen[a + 1];
    const x1 = screen[b];
    const y1 = screen[b + 1];
    const x2 = screen[c];
    const y2 = screen[c + 1];
    // Rows run downwards, so counter-clockwise triangles have a negative area here.
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    if (!(keep === 'front' ? area < -1e-12 : area < -1e-12 || area > 1e-12)) continue;
    const minX = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5));
    const maxX = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5));
    if (minX > maxX) continue;
    const minY = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
    const maxY = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
    if (minY > maxY) continue;
    const inv = 1 / area;
    const z0 = screen[a + 2];
    const dz1 = screen[b + 2] - z0;
    const dz2 = screen[c + 2] - z0;
    const v1x = (y2 - y0) * inv;
    const v1y = -(x2 - x0) * inv;
    const v2x = -(y1 - y0) * inv;
    const v2y = (x1 - x0) * inv;
    let cost = 0;
    for (let y = minY; y <= maxY; y++) {
      const py = y + 0.5 - y0;
      const px = minX + 0.5 - x0;
      let w1 = px * v1x + py * v1y;
      let w2 = px * v2x + py * v2y;
      let o = y * width + minX;
      let end = y * width + maxX;
      if (maxX - minX >= SPAN_MIN) {
        // Along a row every weight is linear, so that the pixels inside are one span; a pixel more, as numbers are rounded.
        const most = maxX - minX;
        const from = Math.max(0, Math.floor(Math.max(enter(w1, v1x), enter(w2, v2x), enter(1 - w1 - w2, -v1x - v2x))));
        const to = Math.min(most, Math.ceil(Math.min(leave(w1, v1x), leave(w2, v2x), leave(1 - w1 - w2, -v1x - v2x))));
        cost += 2;
        if (!(from <= to)) continue;
        w1 += from * v1x;
        w2 += from * v2x;
        end = o + to;
        o += from;
      }
      cost += end - o + 1;
      for (; o <= end; o++) {
        if (w1 >= -1e-7 && w2 >= -1e-7 && w1 + w2 <= 1.0000001) {
          const z = Math.fround(z0 + w1 * dz1 + w2 * dz2);
          if (z > nearness[o] && (accept === undefined || accept(f / 3, w1, w2))) {
            nearness[o] = z;
            if (ids) ids[o] = idBase + f / 3 + 1;
          }
        }
        w1 += v1x;
        w2 += v2x;
      }
    }
    if (cost > SMALL) buffer.left -= cost - SMALL;
  }
}

/** Steps along the row until a weight that grows is inside. */
function enter(weight: number, step: number): number {
  return step > 0 ? (-1e-6 - weight) / step - 1 : 0;
}

/** Steps until a weight that shrinks is outside. */
function leave(weight: number, step: number): number {
  return step < 0 ? (-1e-6 - weight) / step + 1 : Infinity;
}
