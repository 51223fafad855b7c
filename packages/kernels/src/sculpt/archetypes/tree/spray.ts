import type { Shape } from '../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../math/index.ts';

/** An ellipsoid of foliage. */
export interface Blob {
  at: Vec3;
  r: Vec3;
}

/** A place on the outside of the foliage. */
export interface Spot {
  at: Vec3;
  normal: Vec3;
}

/**
 * Places spread evenly over the outside of a union of ellipsoids: many candidates by golden angle on each, those inside another one
 * dropped, then the `count` that lie farthest apart (farthest-point sampling). Cost: count x candidates.
 */
export function coverBlobs(blobs: readonly Blob[], count: number, rng: Rng): Spot[] {
  const each = Math.ceil(Math.max(60, (count * 8) / blobs.length));
  const found: Spot[] = [];
  for (const blob of blobs) {
    const turn = rng.range(0, 6.28);
    for (let i = 0; i < each; i++) {
      const y = 1 - (2 * (i + 0.5)) / each;
      const s = Math.sqrt(1 - y * y);
      const a = turn + i * 2.399963;
      const d: Vec3 = [s * Math.cos(a), y, s * Math.sin(a)];
      const at: Vec3 = [0, 1, 2].map((k) => blob.at[k] + d[k] * blob.r[k]) as unknown as Vec3;
      if (blobs.some((o) => o !== blob && inside(o, at))) continue;
      found.push({ at, normal: V3.normalize([d[0] / blob.r[0], d[1] / blob.r[1], d[2] / blob.r[2]], [0, 1, 0]) });
    }
  }
  return farthest(found, count);
}

function inside({ at, r }: Blob, p: Vec3): boolean {
  const [x, y, z] = [(p[0] - at[0]) / r[0], (p[1] - at[1]) / r[1], (p[2] - at[2]) / r[2]];
  return x * x + y * y + z * z < 0.96;
}

function farthest(spots: readonly Spot[], count: number): Spot[] {
  if (spots.length <= count) return [...spots];
  const distance = new Float64Array(spots.length).fill(Infinity);
  const chosen: Spot[] = [];
  let next = 0;
  while (chosen.length < count) {
    const { at } = spots[next];
    chosen.push(spots[next]);
    let best = -1;
    for (let i = 0; i < spots.length; i++) {
      const q = spots[i].at;
      const d = (q[0] - at[0]) ** 2 + (q[1] - at[1]) ** 2 + (q[2] - at[2]) ** 2;
      if (d < distance[i]) distance[i] = d;
      if (distance[i] > best) {
        best = distance[i];
        next = i;
      }
    }
  }
  return chosen;
}

/** How steeply the umbrella of a spray falls. */
const FALL = 0.42;

/**
 * Leaves round the end of a twig as one two-sided star, long ones and short ones: a fan of folded blades, so that a whole spray is
 * one texture chart of four triangles a leaf. The star falls like an umbrella, and its blades are folded just so much that the angles
 * round its heart make one full turn: then it unrolls flat without stretch.
 */
export function leafSpray({ at, normal }: Spot, s: number, leaves: number, rng: Rng): Shape {
  const lean: Vec3 = [rng.range(-0.6, 0.6), rng.range(-0.3, 0.5), rng.range(-0.6, 0.6)];
  const n = V3.normalize(V3.add(normal, lean), normal);
  const heart = V3.addScaled(at, n, s * 0.34);
  const rays: Ray[] = [];
  const turn = rng.range(0, 6.28);
  const step = (2 * Math.PI) / leaves;
  for (let i = 0; i < leaves; i++) {
    const a = turn + i * step + rng.range(-0.3, 0.3) * step;
    const r = i % 2 ? rng.range(0.62, 0.85) : rng.range(0.95, 1.25);
    const wide = Math.min(0.42 * step, 0.2 / r);
    rays.push(
      { angle: turn + (i - 0.5) * step, r: rng.range(0.36, 0.5), fold: -0.2 },
      { angle: a - wide, r: 0.68 * r, fold: 0.3 },
      { angle: a, r, fold: rng.range(-0.5, 0.1) },
      { angle: a + wide, r: 0.68 * r, fold: 0.3 },
    );
  }
  const u = V3.scale(V3.perpendicular(n), s);
  const v = V3.cross(n, u);
  const depth = foldToFlat(rays);
  const rim = rays.map(({ angle, r, fold }): Vec3 => {
    const out = V3.addScaled(V3.addScaled(heart, u, r * Math.cos(angle)), v, r * Math.sin(angle));
    return V3.addScaled(out, n, s * r * (depth * fold - FALL));
  });
  rim.push(rim[0]);
  // rows run inwards, so that the front looks along the normal
  return { op: 'sheet', grid: [rim, rim.map((): Vec3 => heart)], thickness: 0, spline: 'linear' };
}

/** A point of a star's outline: direction, reach, and how far it is folded out of the umbrella. */
interface Ray {
  angle: number;
  r: number;
  fold: number;
}

/** The depth of the folds at which the angles between neighbouring rays sum to one turn, by bisection. */
function foldToFlat(rays: readonly Ray[]): number {
  let low = 0;
  let high = 2;
  for (let i = 0; i < 14; i++) {
    const depth = (low + high) / 2;
    const unit = rays.map(({ angle, fold }) =>
      V3.normalize([Math.cos(angle), Math.sin(angle), depth * fold - FALL], [0, 0, 1]),
    );
    let sum = 0;
    for (let k = 0; k < unit.length; k++)
      sum += Math.acos(Math.min(1, Math.max(-1, V3.dot(unit[k], unit[(k + 1) % unit.length]))));
    if (sum < 2 * Math.PI) low = depth;
    else high = depth;
  }
  return (low + high) / 2;
}
