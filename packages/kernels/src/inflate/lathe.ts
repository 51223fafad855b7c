import type { Axis } from './axis.ts';
import { type Solid, sample } from './body.ts';
import { inflateRemainder, solidDepth } from './remainder.ts';
import type { Outline, Shape, Twin } from './shape.ts';

/** Nothing that is turned is less even than this. */
const UNEVEN = 1.3;
/** Share of the outline that rings must fill. */
const FILLED = 0.975;
/** Between rows the radius falls no faster than this share of what an edge-on rim would. */
const RIM = 0.8;

/**
 * A body turned about an upright axis, seen from above (`most`: the most that the sine of the elevation can be): at every height the largest ring that stays within the outline. Where the
 * rings end in the ellipse of a rim, there is a flat face. What sticks out on one side is added, blown up.
 */
export function makeLathe({ alpha, distance }: Outline, axis: Axis, most: number): Shape {
  const { width, height } = alpha;
  const sine = sineOf(axis.half, most);
  const cosine = Math.sqrt(1 - sine * sine);
  const radius = ringRadii(axis.half, sine);
  let [top, bottom] = ends(radius, sine);
  // A closed end is closed where its outline is.
  const x0 = axis.x - 0.5;
  const widest = Math.max(...radius);
  const tan = sine / cosine;
  const y0 = bottom;
  const [stretchLeft, stretchRight] = stretches(axis, radius, sine);
  const slope = Float64Array.from(radius, (_, y) => {
    const d = (radius[Math.min(height - 1, y + 1)] - radius[Math.max(0, y - 1)]) / 2;
    return 1 / Math.hypot(1, Math.min(3, Math.abs(d * cosine)));
  });
  [top, bottom] = [top - 0.5, bottom + 0.5];
  const solid: Solid = {
    kind: 'solid',
    part: 'body',
    min: [x0 - widest - 1, top - sine * widest - 1, (y0 - bottom) * tan - widest - 1],
    max: [x0 + widest + 1, bottom + sine * widest + 1, (y0 - top) * tan + widest + 1],
    distance: (x, y, z) => {
      const up = y0 - y;
      const row = y0 - (up * cosine + z * sine) * cosine;
      const w = z * cosine - up * sine;
      const at = Math.min(height - 1.001, Math.max(0, row));
      const i = Math.floor(at);
      const f = at - i;
      const r = radius[i] * (1 - f) + radius[i + 1] * f;
      const line = Math.min(height - 1, Math.max(0, Math.round(y)));
      const u = (x - x0) * (x < x0 ? stretchLeft : stretchRight)[line];
      const side = (Math.hypot(u, w) - r) * (slope[i] * (1 - f) + slope[i + 1] * f);
      const cap = Math.max(top - row, row - bottom) / cosine;
      return Math.max(side, cap, -sample(distance, x, y, true));
    },
  };
  const rest = inflateRemainder(alpha, solidDepth(solid, width, height), tan);
  /** A place seen from so far around: cosine and sine of the turn; mirrored, left stays left. */
  const around =
    (c: number, n: number, mirrored = 1): Twin =>
    (x, y, z, out) => {
      const up = y0 - y;
      const h = up * cosine + z * sine;
      const w = z * cosine - up * sine;
      const u = x - x0;
      const deep = c * w - n * u;
      out[0] = x0 + mirrored * (c * u + n * w);
      out[1] = y0 - (h * cosine - deep * sine);
      out[2] = h * sine + deep * cosine;
    };
  return {
    route: 'lathe',
    bodies: rest ? [solid, rest] : [solid],
    elevation: Math.asin(sine),
    twins: [around(-1, 0, -1)],
    turns: [around(-1, 0, -1), around(0, 1), around(0, -1)],
  };
}

/** By how much a row of the picture is narrowed to either side so that the rings end where the outline does. */
function stretches({ left, right }: Axis, radius: Float64Array, sine: number): [Float64Array, Float64Array] {
  const seen = seenRadii(radius, sine);
  const by = (own: Float64Array): Float64Array =>
    own.map((w, y) => {
      const k = w > 1 ? seen[y] / w : 1;
      return k > 1 / UNEVEN && k < UNEVEN ? k : 1;
    });
  return [by(left), by(right)];
}

/** How far rings reach to the side in every row of the picture. */
function seenRadii(radius: Float64Array, sine: number): Float64Array {
  if (sine < 0.02) return radius.slice();
  return radius.map((_, y) => {
    let widest = 0;
    for (let v = 0; v < radius.length; v++) {
      const off = (v - y) / sine;
      widest = Math.max(widest, radius[v] * radius[v] - off * off);
    }
    return Math.sqrt(widest);
  });
}

/** The highest camera whose rings still fill the outline. */
function sineOf(half: Float64Array, most: number): number {
  let area = 1e-9;
  for (const w of half) area += w;
  for (let sine = most; sine > 0.04; sine *= 0.82) {
    const radii = ringRadii(half, sine);
    const seen = seenRadii(radii, sine).reduce((sum, w) => sum + w, 0);
    if (seen > FILLED * area) return sine;
  }
  return 0;
}

/** The largest ring about each row's middle whose ellipse fits between the half widths: a lower envelope of parabolas. */
function ringRadii(half: Float64Array, sine: number): Float64Array {
  if (sine < 0.02) return half.slice();
  return half.map((own, y) => {
    let square = own * own;
    for (let v = 0; v < half.length; v++) {
      const off = (v - y) / sine;
      square = Math.min(square, half[v] * half[v] + off * off);
    }
    return Math.sqrt(square);
  });
}

/** First and last row that are more than the far or near half of a rim's ellipse. */
function ends(radius: Float64Array, sine: number): [number, number] {
  let top = 0;
  let bottom = radius.length - 1;
  while (top < bottom && radius[top] <= 0.5) top++;
  while (bottom > top && radius[bottom] <= 0.5) bottom--;
  const steep = RIM / Math.max(sine, 0.02);
  while (top < bottom && radius[top + 1] - radius[top] > steep) top++;
  while (bottom > top && radius[bottom - 1] - radius[bottom] > steep) bottom--;
  return [top, bottom];
}
