import type { Shape } from '../../../curves/index.ts';
import { fbm, sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';

/** A body turned about +Y that nobody turned: [radius, y] from the lower pole up, and how it departs from round. */
export interface RoundOptions {
  profile: readonly Vec2[];
  /** Points around. Default 48. */
  sides?: number;
  /** Spline pieces per span of the profile; 0 keeps its corners. Default 4. */
  steps?: number;
  /** Factor of the radius at an angle (radians from +X towards +Z), `t` 0..1 along the profile. */
  swell?(angle: number, t: number, r: number, y: number): number;
  /** Added to the height there, metres. */
  lift?(angle: number, t: number, r: number, y: number): number;
  /** Where the axis runs at `t`: bends the body. */
  axis?(t: number, y: number): Vec2;
}

/** A lump, a fruit, a bun: one closed loft of rings. Direct and light, so that irregular food costs no field. */
export function roundBody(o: RoundOptions): Shape {
  const sides = o.sides ?? 48;
  const steps = o.steps ?? 4;
  const line = steps > 0 ? sampleSpline(o.profile, steps) : o.profile;
  const widest = Math.max(...o.profile.map((p) => p[0]));
  const sections = line.map(([r0, y0], i) => {
    const t = i / (line.length - 1);
    const r = Math.max(widest * 0.004, r0);
    const [cx, cz] = o.axis?.(t, y0) ?? [0, 0];
    return {
      points: Array.from({ length: sides }, (_, j): Vec3 => {
        const a = (2 * Math.PI * j) / sides;
        const k = r * (o.swell?.(a, t, r, y0) ?? 1);
        return [cx + k * Math.cos(a), y0 + (o.lift?.(a, t, r, y0) ?? 0), cz + k * Math.sin(a)];
      }),
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** One cross-section of a ring: [outwards from the ring's radius, y], at an angle from +X towards +Z. */
export type RingSection = (angle: number) => readonly Vec2[];

/** A ring about +Y whose section changes as it goes round: doughs, crusts, wreaths, glazes. Closed, no seam. */
export function ringBody(radius: number, section: RingSection, n = 64): Shape {
  const sections = Array.from({ length: n }, (_, i) => {
    const a = (2 * Math.PI * i) / n;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return { points: section(a).map(([x, y]): Vec3 => [(radius + x) * c, y, (radius + x) * s]) };
  });
  return { op: 'loft', sections, spline: 'linear', closed: true };
}

/** Noise around a circle that meets itself: -1..1 at angle `a`, `lumps` about so many bumps around, `t` a second way to vary. */
export function around(a: number, lumps: number, seed: number, t = 0): number {
  const k = lumps / 4;
  return fbm(k * Math.cos(a) + 7.3, k * Math.sin(a) - 3.1, t, 3, seed);
}

/** A disc that ruffles towards its rim, as lettuce does: `wave` metres high at the rim, `thick` thick. Lies about y = 0. */
export function ruffledDisc(o: {
  inner: number;
  outer: number;
  wave: number;
  waves: number;
  thick: number;
  droop?: number;
  seed: number;
}): Shape {
  const rows = 7;
  const sides = o.waves * 10;
  const ring = (t: number, side: number): { points: Vec3[] } => ({
    points: Array.from({ length: sides }, (_, j): Vec3 => {
      const a = (2 * Math.PI * j) / sides;
      const wobble = around(a, 9, o.seed);
      const phase = o.waves * a + 1.6 * wobble;
      const reach = o.inner + (o.outer - o.inner) * t * (1 + 0.16 * wobble + 0.07 * t * Math.sin(phase * 2 + 1));
      const y = o.wave * t * t * Math.sin(phase) - (o.droop ?? 0) * t * t + side * o.thick * (0.6 - 0.35 * t);
      const r = reach + 0.3 * o.wave * t * t * Math.cos(phase);
      return [r * Math.cos(a), y, r * Math.sin(a)];
    }),
  });
  const up = Array.from({ length: rows }, (_, i) => ring(i / (rows - 1), 1));
  const down = Array.from({ length: rows }, (_, i) => ring(1 - i / (rows - 1), -1));
  return { op: 'loft', sections: [...up, ...down], spline: 'linear', cap: 'flat' };
}
