import { createFloatImage, type FloatImage } from '../image/index.ts';
import type { BaseArc } from './base-arc.ts';
import { type Body, type Solid, sample } from './body.ts';
import { INFLATE_DEFAULTS, squaredHeight } from './inflate.ts';
import type { Outline, Shape, Twin } from './shape.ts';

/** The foot is wider than what stands on it, by this share. */
const WIDER = 0.8;

/** Whether an outline's lower end is a round foot, such as a figurine's, on which something narrower stands. */
export function isFoot(alpha: FloatImage, { x, y, radius, sine, misfit }: BaseArc): boolean {
  const { width, height, data } = alpha;
  if (misfit > 0.013 || sine < 0.07 || sine > 0.5 || radius < 0.14 * width || y < 0.6 * height) return false;
  const far = Math.round(y - radius * sine);
  let widest = 0;
  for (let row = Math.max(0, far - Math.round(0.5 * radius)); row < far - 0.1 * radius; row++) {
    let within = 0;
    for (let u = Math.max(0, Math.floor(x - 1.1 * radius)); u < Math.min(width, x + 1.1 * radius); u++)
      within += data[row * width + u] >= 0.5 ? 1 : 0;
    if (widest === 0 || within < widest) widest = within;
  }
  return widest > 0 && widest < WIDER * 2 * radius;
}

/** A figure on a round foot seen from above: the foot is a disc, the figure stands upright on its middle. */
export function makeStanding({ alpha, distance }: Outline, arc: BaseArc): Shape {
  const { width, height } = alpha;
  const { depth, smooth } = INFLATE_DEFAULTS;
  const { sine } = arc;
  const cosine = Math.sqrt(1 - sine * sine);
  const tan = sine / cosine;
  const square = squaredHeight(alpha, smooth, true);
  const mid = createFloatImage(width, height, 1);
  for (let i = 0; i < mid.data.length; i++) {
    if (square.data[i] > 0) square.data[i] *= depth * depth;
    mid.data[i] = (arc.y - Math.floor(i / width)) * tan;
  }
  const figure: Body = { kind: 'relief', part: 'figure', square, mid };
  const thick = rimHeight(alpha, arc) / cosine;
  return {
    route: 'inflate',
    bodies: [figure, disc(arc, thick, distance, sine, cosine)],
    elevation: Math.asin(sine),
    twins: [footTwin(arc, thick, sine, cosine)],
  };
}

/** The foot's far half looks like its near half. */
function footTwin(arc: BaseArc, thick: number, sine: number, cosine: number): Twin {
  const y0 = arc.y - 0.5;
  return (x, y, z, out) => {
    const up = y0 - y;
    const h = up * cosine + z * sine;
    const w = up * sine - z * cosine;
    out.fill(Number.NaN);
    if (h > thick + 2) return;
    out[0] = x;
    out[1] = y0 - (h * cosine - w * sine);
    out[2] = h * sine + w * cosine;
  };
}

function disc(arc: BaseArc, thick: number, distance: FloatImage, sine: number, cosine: number): Solid {
  const { x: x0, y: y0, radius } = arc;
  const tall = thick * cosine + radius * sine;
  const deep = thick * sine + radius * cosine;
  return {
    kind: 'solid',
    part: 'foot',
    min: [x0 - radius - 1, y0 - tall - 1, -deep - 1],
    max: [x0 + radius + 1, y0 + radius * sine + 1, deep + 1],
    distance: (x, y, z) => {
      const up = y0 - 0.5 - y;
      const h = up * cosine + z * sine;
      const w = z * cosine - up * sine;
      return Math.max(Math.hypot(x - x0 + 0.5, w) - radius, -h, h - thick, -sample(distance, x, y, true));
    },
  };
}

/** How far the outline goes straight up at the two ends of its foot, pixels. */
function rimHeight({ width, data }: FloatImage, { x, y, radius }: BaseArc): number {
  let least = Number.POSITIVE_INFINITY;
  for (const side of [-0.96, 0.96]) {
    const u = Math.min(width - 1, Math.max(0, Math.round(x + side * radius)));
    let row = Math.round(y) - 1;
    while (row > 0 && data[row * width + u] >= 0.5) row--;
    least = Math.min(least, y - row);
  }
  return Math.max(1.5, Math.min(0.5 * radius, least));
}
