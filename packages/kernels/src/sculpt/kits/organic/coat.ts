import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';
import { around } from './round.ts';

/** Icing, sauce or melted cheese poured over a round thing. */
export interface CoatOptions {
  /** What it flows over, [radius, y] from the axis on top outwards and down. */
  over: readonly Vec2[];
  /** How far along that line it flows on average, 0..1, and how much farther and less the drips reach. */
  reach: number;
  drip: number;
  /** Drips around. */
  drips: number;
  thick: number;
  seed: number;
  sides?: number;
}

/** How far a coat runs at an angle: rounded tongues of uneven length between shallow bays, -1..1. */
export function tongues(a: number, drips: number, seed: number): number {
  const uneven = around(a, drips * 0.8, seed);
  const wave = Math.cos(drips * a + 2.2 * around(a, 5, seed + 1));
  return 0.6 * wave * (0.75 + 0.9 * uneven) + 0.55 * uneven;
}

/** A coat with drips: thin on the shoulder, swelling to a bead at its edge. One closed loft whose underside lies inside the host. */
export function coat(o: CoatOptions): Shape {
  const sides = o.sides ?? 96;
  const line = sampleSpline(o.over, 10) as unknown as Vec2[];
  const lengths = [0];
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]));
  const total = lengths[lengths.length - 1];
  /** Point and outward normal at a share of the line's length. */
  const at = (t: number): [number, number, number, number] => {
    const want = Math.min(1, Math.max(0, t)) * total;
    let i = 1;
    while (i < line.length - 1 && lengths[i] < want) i++;
    const k = (want - lengths[i - 1]) / Math.max(1e-9, lengths[i] - lengths[i - 1]);
    const [a, b] = [line[i - 1], line[i]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dy) || 1;
    return [a[0] + dx * k, a[1] + dy * k, -dy / l, dx / l];
  };
  const edge = Array.from({ length: sides }, (_, j) => {
    const a = (2 * Math.PI * j) / sides;
    return Math.min(1, o.reach + o.drip * tongues(a, o.drips, o.seed));
  });
  const ring = (k: number, off: number): { points: Vec3[] } => ({
    points: edge.map((e, j): Vec3 => {
      const a = (2 * Math.PI * j) / sides;
      const [r, y, nr, ny] = at(Math.max(0.01, e * k));
      const out = Math.max(0.0001, r + nr * off);
      return [out * Math.cos(a), y + ny * off, out * Math.sin(a)];
    }),
  });
  const t = o.thick;
  const sections = [
    ...[0.02, 0.15, 0.3, 0.42, 0.5, 0.56, 0.62, 0.68, 0.74, 0.8, 0.86].map((k) => ring(k, t * (0.7 + 0.25 * k))),
    ring(0.93, t * 1.05),
    ring(0.97, t * 0.98),
    ring(1, t * 0.62),
    ring(1.012, t * 0.1),
    ring(1.0, -t * 0.5),
  ];
  return { op: 'loft', sections, spline: 'linear', cap: 'flat' };
}
