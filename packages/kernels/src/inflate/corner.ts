import type { FloatImage } from '../image/index.ts';

/** A box seen from a corner, parallel light: how it is turned, where it is, how large. Lengths in pixels. */
export interface Corner {
  /** Elevation of the camera and turn about the upright axis, radians. */
  elevation: number;
  turn: number;
  /** Middle of the box in the picture: x right, y down. */
  x: number;
  y: number;
  /** Half lengths: along the edges going right and away, left and away, and up. */
  half: readonly [number, number, number];
}

/** Camera for the slopes of the edges that go away to the right and to the left (tangents, positive). */
export function cameraOf(right: number, left: number): { elevation: number; turn: number } {
  return { elevation: Math.asin(Math.min(0.95, Math.sqrt(right * left))), turn: Math.atan(Math.sqrt(right / left)) };
}

/** Nothing is so many times as long as it looks: what comes out longer is no box. */
const LONGEST = 1.3;
/** Share of the outline's pixels that may lie beyond each face. */
const SPARE = 0.0015;

/** The box whose picture touches the outline on all six sides. Nothing where there is none. */
export function fitCorner({ width, height, data }: FloatImage, elevation: number, turn: number): Corner | undefined {
  const [se, ce, st, ct] = [Math.sin(elevation), Math.cos(elevation), Math.sin(turn), Math.cos(turn)];
  const edges = [
    [ct, st * se],
    [-st, ct * se],
    [0, ce],
  ];
  const points: [number, number][] = [];
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) if (data[i] >= 0.5) points.push([x, -y]);
  if (points.length < 50) return undefined;
  const sides = edges.map(([ex, ey]) => {
    const l = Math.hypot(ex, ey);
    const n = [-ey / l, ex / l];
    const along = Float64Array.from(points, ([x, y]) => x * n[0] + y * n[1]).sort();
    const cut = Math.floor(SPARE * along.length);
    return { n, low: along[cut] - 0.5, high: along[along.length - 1 - cut] + 0.5 };
  });
  const seen = (k: number, m: number): number => Math.abs(edges[m][0] * sides[k].n[0] + edges[m][1] * sides[k].n[1]);
  const span = sides.map(({ low, high }) => high - low);
  // span[0] = B seen along A's normal + up seen there, and so on around.
  const [ab, av] = [seen(0, 1), seen(0, 2)];
  const [ba, bv] = [seen(1, 0), seen(1, 2)];
  const [va, vb] = [seen(2, 0), seen(2, 1)];
  const det = ab * bv * va + av * ba * vb;
  if (!(Math.abs(det) > 1e-9)) return undefined;
  const up = (span[0] * ba * vb + span[1] * ab * va - span[2] * ab * ba) / det;
  const left = (span[0] - av * up) / ab;
  const right = (span[1] - bv * up) / ba;
  if (!(up > 2 && left > 2 && right > 2)) return undefined;
  if (Math.max(up, left, right) > LONGEST * longestSide(points)) return undefined;
  // Three lines through the middle: least squares.
  let [xx, xy, yy, bx, by] = [0, 0, 0, 0, 0];
  for (const { n, low, high } of sides) {
    const m = (low + high) / 2;
    xx += n[0] * n[0];
    xy += n[0] * n[1];
    yy += n[1] * n[1];
    bx += n[0] * m;
    by += n[1] * m;
  }
  const d = xx * yy - xy * xy;
  return {
    ...{ elevation, turn, half: [right / 2, left / 2, up / 2] },
    x: (bx * yy - by * xy) / d,
    y: -(by * xx - bx * xy) / d,
  };
}

function longestSide(points: readonly [number, number][]): number {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points)
    for (const a of [0, 1]) {
      low[a] = Math.min(low[a], point[a]);
      high[a] = Math.max(high[a], point[a]);
    }
  return Math.max(high[0] - low[0], high[1] - low[1]) + 1;
}
