import { createVolume, meshVolume } from '../field/index.ts';
import type { FloatImage } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';

/** A body over a picture: along z it reaches half its thickness to both sides of its middle. Pixels of the picture throughout. */
export interface Relief {
  kind: 'relief';
  /** What it is of the subject, where that is made in parts. */
  part?: string;
  /** Squared half thickness: 0 on the outline, falling outside of it. */
  square: FloatImage;
  /** How far the middle lies towards the viewer; nothing: 0 everywhere. */
  mid?: FloatImage;
  /** Signed distance to the outline (`signedDistance`): where given, walls along z stand on it. */
  walls?: FloatImage;
}

/** A body that is known by a function: about the distance to its surface, negative inside. x to the right, y down, z to the viewer; pixels. */
export interface Solid {
  kind: 'solid';
  part?: string;
  min: readonly [number, number, number];
  max: readonly [number, number, number];
  distance: (x: number, y: number, z: number) => number;
}

/** What a subject is made of; where bodies overlap they are one. */
export type Body = Relief | Solid;

/** From pixels to metres. */
export interface BodyFrame {
  /** Pixels across: the middle is x = 0. */
  width: number;
  /** Pixels from the top at which y is 0. */
  ground: number;
  /** Metres a pixel. */
  scale: number;
  /** The same across and down, where a picture that was made smaller is rounded to whole pixels. Default: `scale`. */
  exact?: readonly [number, number];
  /** Metres a cell of the volume that is meshed. */
  cell: number;
}

/** Meshes bodies as one closed surface. x to the right, y up from the ground, z to the viewer. No bodies: no faces. */
export function meshBodies(bodies: readonly Body[], frame: BodyFrame): Mesh {
  const { width, ground, scale, cell } = frame;
  const [across, down] = frame.exact ?? [scale, scale];
  const boxes = bodies.map(boxOf).filter((box) => box[0] < box[3]);
  if (boxes.length === 0) return { positions: new Float32Array(0), indices: new Uint32Array(0) };
  const low = [0, 1, 2].map((a) => Math.min(...boxes.map((box) => box[a])));
  const high = [3, 4, 5].map((a) => Math.max(...boxes.map((box) => box[a])));
  const placed = createVolume(
    [(low[0] - width / 2) * across, (ground - high[1]) * down, low[2] * scale],
    [(high[0] - width / 2) * across, (ground - low[1]) * down, high[2] * scale],
    cell,
  );
  const { values, size } = placed;
  const toX = (x: number): number => x / across + width / 2 - 0.5;
  const toY = (y: number): number => ground - 0.5 - y / down;
  // Lines of cells run through the middles of pixels: between them outlines would be blurred.
  const [i0, j0] = [size[0] >> 1, size[1] >> 1];
  const origin = [
    placed.origin[0] - across * offset(toX(placed.origin[0] + i0 * cell)),
    placed.origin[1] + down * offset(toY(placed.origin[1] + j0 * cell)),
    placed.origin[2],
  ] as const;
  const volume = { ...placed, origin };
  for (let i = 0; i < values.length; i++) values[i] = 1e3 * cell;
  for (const body of bodies)
    for (let j = 0; j < size[1]; j++) {
      const y = toY(origin[1] + j * cell);
      for (let i = 0; i < size[0]; i++) {
        const x = toX(origin[0] + i * cell);
        const start = j * size[0] + i;
        const column = { values, start, stride: size[0] * size[1], count: size[2], from: origin[2], cell, scale };
        if (body.kind === 'relief') fillRelief(body, x, y, column);
        else fillSolid(body, x, y, column);
      }
    }
  return meshVolume(volume);
}

/** How far a number lies above the nearest whole one. */
function offset(x: number): number {
  return x - Math.round(x);
}

interface Column {
  values: Float32Array;
  start: number;
  stride: number;
  count: number;
  from: number;
  cell: number;
  scale: number;
}

function fillRelief({ square, mid, walls }: Relief, x: number, y: number, column: Column): void {
  const { values, start, stride, count, from, cell, scale } = column;
  const s = sample(square, x, y, true);
  const slopeX = (sample(square, x + 1, y, true) - sample(square, x - 1, y, true)) / 4;
  const slopeY = (sample(square, x, y + 1, true) - sample(square, x, y - 1, true)) / 4;
  const m = mid ? sample(mid, x, y, false) : 0;
  const leanX = mid ? (sample(mid, x + 1, y, false) - sample(mid, x - 1, y, false)) / 2 : 0;
  const leanY = mid ? (sample(mid, x, y + 1, false) - sample(mid, x, y - 1, false)) / 2 : 0;
  const wall = walls ? -sample(walls, x, y, true) : Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const u = (from + k * cell) / scale - m;
    // About the distance to the surface: the difference of squares over twice its slope.
    const gx = slopeX + u * leanX;
    const gy = slopeY + u * leanY;
    const d = (u * u - s) / (2 * Math.sqrt(u * u + gx * gx + gy * gy + 0.25));
    const value = Math.max(d, wall) * scale;
    const at = start + k * stride;
    if (value < values[at]) values[at] = value;
  }
}

function fillSolid({ min, max, distance }: Solid, x: number, y: number, column: Column): void {
  const { values, start, stride, count, from, cell, scale } = column;
  const room = (3 * cell) / scale;
  if (x < min[0] - room || x > max[0] + room || y < min[1] - room || y > max[1] + room) return;
  const first = Math.max(0, Math.floor(((min[2] - room) * scale - from) / cell));
  const last = Math.min(count - 1, Math.ceil(((max[2] + room) * scale - from) / cell));
  for (let k = first; k <= last; k++) {
    const value = distance(x, y, (from + k * cell) / scale) * scale;
    const at = start + k * stride;
    if (value < values[at]) values[at] = value;
  }
}

/** Least and most x, y, z. */
function boxOf(body: Body): number[] {
  if (body.kind === 'solid') return [...body.min, ...body.max];
  const { width, height, data } = body.square;
  const box = [width, height, Number.POSITIVE_INFINITY, 0, 0, Number.NEGATIVE_INFINITY];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!(data[i] > 0) || (body.walls && body.walls.data[i] < -1)) continue;
      const m = body.mid ? body.mid.data[i] : 0;
      const h = Math.sqrt(data[i]);
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.min(box[2], m - h);
      box[3] = Math.max(box[3], x + 1);
      box[4] = Math.max(box[4], y + 1);
      box[5] = Math.max(box[5], m + h);
    }
  return box;
}

/** Between four pixels; past the border its values go on, falling where they are distances. */
export function sample({ width, height, data }: FloatImage, x: number, y: number, falling: boolean): number {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const ix = Math.floor(cx);
  const iy = Math.floor(cy);
  const [fx, fy] = [cx - ix, cy - iy];
  const i = iy * width + ix;
  const value =
    (data[i] * (1 - fx) + data[i + 1] * fx) * (1 - fy) + (data[i + width] * (1 - fx) + data[i + width + 1] * fx) * fy;
  const outside = Math.abs(x - cx) + Math.abs(y - cy);
  return falling && outside > 0 ? Math.min(value, 0) - 2 * outside : value;
}
