import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Surface } from '../../kits/leatherwork/index.ts';

/** The form that a left shoe is made over. Metres; toes at +Z, the outer side of the foot at +X. */
export interface LastPlan {
  /** Length and greatest width of the sole. */
  length: number;
  width: number;
  /** How high the heel end of the sole's underside stands, and how much its toe curls up. */
  heel: number;
  spring: number;
  /** Thickness of the sole. */
  sole: number;
  /** Exponent of the toe's outline: 1.6 pointed, 2.4 round, 5 square. */
  toe: number;
  /** How far the tread stands out under the sole. */
  under?: number;
  /** Height of the toe box over the sole. */
  box: number;
  /** The opening for the foot: its middle, half width and half length, heights over the ground in front, at the sides, behind. */
  collar: { z: number; rx: number; rz: number; front: number; side: number; back: number };
  /** How far the instep runs forward before the opening and falls below it. */
  vamp: Vec2;
  /** A shaft over the collar: height of its top over the ground, half width and half length there, how much lower it is at the sides. */
  shaft?: { top: number; z: number; rx: number; rz: number; dip: number };
}

/** What a last knows about the shoe on it. */
export interface Last {
  plan: LastPlan;
  /** The upper: v 0 at the sole, 1 at the collar, 2 at the top of the shaft. */
  surface: Surface;
  /** Outline of the sole seen from above, x and z, grown by so much. */
  outline(grow: number, n?: number): Vec2[];
  /** Height of the sole's underside. */
  ground(z: number): number;
  /** Outer edge at z: x on either side. */
  edges(z: number): { inner: number; outer: number };
  /** A slab that follows the sole between heights over its underside: [height, growth] from below. */
  layer(rows: readonly Vec2[]): Shape;
}

const smooth = (a: number, b: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** Half widths of a foot's sole from heel to toe, as shares of the greatest width, before its ends are rounded. */
const WIDTHS = [0.36, 0.365, 0.345, 0.315, 0.33, 0.42, 0.5, 0.52, 0.5, 0.475, 0.46];

function share(s: number): number {
  const x = ((s + 1) / 2) * (WIDTHS.length - 1);
  const i = Math.min(WIDTHS.length - 2, Math.floor(x));
  const t = x - i;
  return WIDTHS[i] + (WIDTHS[i + 1] - WIDTHS[i]) * t * t * (3 - 2 * t);
}

/** Makes the last of a plan. */
export function createLast(plan: LastPlan): Last {
  const { length, width, toe, collar, shaft } = plan;
  const half = length / 2;
  const centre = (s: number): number => width * (0.05 * smooth(-0.6, 0.2, s) - 0.13 * smooth(0.3, 1, s));
  const halfWidth = (s: number): number => {
    const p = s > 0 ? toe * 2 : 4.4;
    return width * share(s) * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** p));
  };
  const ground = (z: number): number => {
    const s = z / half;
    return plan.heel * (1 - smooth(-0.62, 0.42, s)) + plan.spring * smooth(0.45, 1, s) ** 1.4;
  };
  const foot = (u: number, grow: number): Vec2 => {
    const a = 2 * Math.PI * u;
    const s = Math.cos(a);
    const side = Math.sin(a);
    const w = halfWidth(s) * (side < 0 ? 0.94 : 1);
    return [centre(s) + Math.sign(side) * (w + grow * Math.min(1, Math.abs(side) * 1.6)), s * (half + grow)];
  };
  const surface: Surface = (u, v) => {
    const a = 2 * Math.PI * u;
    const c = Math.cos(a);
    const side = Math.sin(a);
    const [x, z] = foot(u, 0);
    const low: Vec3 = [x, ground(z) + plan.sole, z];
    const w = smooth(-0.15, 1, c);
    const rise =
      collar.side +
      (collar.front - collar.side) * Math.max(0, c) ** 1.6 +
      (collar.back - collar.side) * Math.max(0, -c) ** 1.6;
    const high: Vec3 = [collar.rx * side + centre(collar.z / half) * 0.5, rise, collar.z + collar.rz * c];
    if (v > 1 && shaft) {
      const t = Math.min(1.02, v - 1);
      const swell = Math.sin(Math.PI * Math.min(1, t)) * 0.06;
      const k = t ** 1.3;
      return [
        (collar.rx + (shaft.rx - collar.rx) * k) * (1 + swell) * side + high[0] - collar.rx * side,
        rise + (shaft.top - shaft.dip * side * side - rise) * t,
        collar.z +
          (shaft.z - collar.z) * k +
          (collar.rz + (shaft.rz - collar.rz) * k) * (1 + swell * (c < 0 ? 1.6 : 0)) * c,
      ];
    }
    const tall = high[1] - low[1];
    const box = Math.min(plan.box, tall * (0.45 + 0.55 * w));
    const p1: Vec3 = [low[0] + side * 0.006, low[1] + box, low[2] + 0.004 * c];
    const [run, fall] = plan.vamp;
    const p2: Vec3 = [
      high[0] + side * 0.006 * (1 - w),
      high[1] - fall * w - 0.34 * tall * (1 - w),
      high[2] + run * w - (c < -0.5 ? 0.004 : 0),
    ];
    const t = Math.min(1, v);
    const m = 1 - t;
    const b0 = m * m * m;
    const b1 = 3 * m * m * t;
    const b2 = 3 * m * t * t;
    const b3 = t * t * t;
    return [0, 1, 2].map((i) => b0 * low[i] + b1 * p1[i] + b2 * p2[i] + b3 * high[i]) as unknown as Vec3;
  };
  const outline = (grow: number, n = 48): Vec2[] => Array.from({ length: n }, (_, i) => foot(i / n, grow));
  return {
    plan,
    surface,
    outline,
    ground,
    edges: (z) => {
      const s = Math.min(0.995, Math.max(-0.995, z / half));
      const w = halfWidth(s);
      return { inner: centre(s) - 0.94 * w, outer: centre(s) + w };
    },
    layer: (rows) => ({
      op: 'loft',
      sections: rows.map(([h, grow]) => ({ points: outline(grow).map(([x, z]): Vec3 => [x, ground(z) + h, z]) })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    }),
  };
}
