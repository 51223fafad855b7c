import type { Shape } from '../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../math/index.ts';
import { type StarRay, starShape } from './star.ts';

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

/**
 * Leaves round the end of a twig, long ones and short ones, as one folded star that hangs like an umbrella. Notches are
 * shallow: a deep-cut star would leave half of its box in the texture empty. */
export function leafSpray({ at, normal }: Spot, size: number, leaves: number, rng: Rng): Shape {
  const lean: Vec3 = [rng.range(-0.6, 0.6), rng.range(-0.3, 0.5), rng.range(-0.6, 0.6)];
  const n = V3.normalize(V3.add(normal, lean), normal);
  const rays: StarRay[] = [];
  const turn = rng.range(0, 6.28);
  const step = (2 * Math.PI) / leaves;
  for (let i = 0; i < leaves; i++) {
    const a = turn + i * step + rng.range(-0.3, 0.3) * step;
    const r = i % 2 ? rng.range(0.8, 0.96) : rng.range(0.95, 1.2);
    const wide = Math.min(0.46 * step, 0.25 / r);
    rays.push(
      { angle: turn + (i - 0.5) * step, r: rng.range(0.58, 0.7), fold: -0.2 },
      { angle: a - wide, r: 0.8 * r, fold: 0.3 },
      { angle: a, r, fold: rng.range(-0.5, 0.1) },
      { angle: a + wide, r: 0.8 * r, fold: 0.3 },
    );
  }
  return starShape(V3.addScaled(at, n, size * 0.34), n, { size, rays, rise: -0.42 });
}
