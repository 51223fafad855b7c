import { createFloatImage, type FloatImage } from '../image/index.ts';
import type { EdgeDirections } from './edge-directions.ts';
import type { Outline, Shape } from './shape.ts';

/** Share of its box that the outline of something seen square on fills, and of its edges that run level or upright. */
const SQUARE = 0.74;
const ORDER = 0.3;
/** Half thickness over the shorter side: of what stands, such as books, doors and signs, and of what lies along, such as sofas. */
const STANDING = 0.11;
const LYING = 0.34;
/** No less than this is told from a picture. */
const THIN = 0.03;
/** Width over height from which a thing is one that lies along. */
const ALONG = 1.35;
/** Radius of the edge over the half thickness. */
const EDGE = 0.5;

/** Whether an outline is that of something square, seen straight on. */
export function isSquareOn(alpha: FloatImage, { levelShare, uprightShare }: EdgeDirections): boolean {
  const { area, width, height } = extent(alpha);
  return area > SQUARE * width * height && levelShare + uprightShare > ORDER;
}

/** A slab with rounded edges and walls where the outline is; `half` as thick as that, where it is known: pixels. */
export function makePlate({ alpha, distance }: Outline, half?: number): Shape {
  const { width, height } = extent(alpha);
  const side = Math.min(width, height);
  const thick = half === undefined ? (width > ALONG * height ? LYING : STANDING) * side : Math.max(THIN * side, half);
  const edge = EDGE * Math.min(thick, STANDING * side);
  const square = createFloatImage(alpha.width, alpha.height, 1);
  for (let i = 0; i < square.data.length; i++) {
    const d = Math.min(edge, distance.data[i]);
    const half = thick - edge + Math.sqrt(Math.max(0, edge * edge - (edge - d) ** 2));
    // Past the outline the faces go on: the walls cut them.
    square.data[i] = half * half;
  }
  return { route: 'plate', bodies: [{ kind: 'relief', square, walls: distance }], elevation: 0, twins: [] };
}

function extent({ width, data }: FloatImage): { area: number; width: number; height: number } {
  let [left, right, top, bottom, area] = [width, 0, Number.POSITIVE_INFINITY, 0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
    area++;
  }
  return { area, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
