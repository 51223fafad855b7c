import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';

/** A worn face: what stands out of an oval shell. Metres; y counts from the line of the eyes. */
export interface FacePlan {
  /** Upper and lower end. */
  top: number;
  low: number;
  /** Half width at a height. */
  half: (y: number) => number;
  /** How far the middle stands before the edges. */
  depth: number;
  nose: { out: number; wide: number; from: number; to: number };
  brow: number;
  cheek: number;
  /** Hollow round the eyes. */
  socket: number;
  /** Openings in front view, cut through. */
  holes: readonly (readonly Vec2[])[];
  thick?: number;
}

/** A face that knows where its skin is. */
export interface Face {
  plan: FacePlan;
  /** Height over the ground of the line of the eyes. */
  eyes: number;
  at(x: number, y: number, lift?: number): Vec3;
  shape: Shape;
  /** The outer edge, once round. */
  edge(inset?: number, n?: number): Vec3[];
}

const bell = (v: number, w: number): number => Math.exp(-((v / w) ** 2));

/** Models a face over its plan, its lowest point on y = 0. */
export function createFace(plan: FacePlan): Face {
  const { top, low, half, depth } = plan;
  const height = (x: number, y: number): number => {
    const u = Math.min(1, Math.abs(x) / Math.max(0.004, half(y)));
    const v = (y - (top + low) / 2) / ((top - low) / 2);
    const dome =
      depth * Math.sqrt(Math.max(0, 1 - 0.86 * u * u)) * (0.55 + 0.45 * Math.sqrt(Math.max(0, 1 - 0.75 * v * v)));
    const { nose } = plan;
    const along = Math.min(1, Math.max(0, (nose.from - y) / (nose.from - nose.to)));
    const ridge =
      y < nose.to
        ? bell(y - nose.to, 0.006)
        : y > nose.from
          ? bell(y - nose.from, 0.012) * 0.25
          : 0.25 + 0.75 * along ** 1.2;
    const bridge = nose.out * bell(x, nose.wide * (0.55 + 0.6 * along)) * ridge;
    const brow = plan.brow * bell(y - 0.021 + Math.abs(x) * 0.05, 0.009) * bell(x, 0.055) * (1 - 0.3 * bell(x, 0.008));
    const cheek = plan.cheek * bell(y + 0.034, 0.02) * bell(Math.abs(x) - 0.038, 0.018);
    const socket = plan.socket * bell(y - 0.001, 0.015) * bell(Math.abs(x) - 0.032, 0.019);
    return dome + bridge + brow + cheek - socket;
  };
  const eyes = -low;
  const at = (x: number, y: number, lift = 0): Vec3 => {
    const e = 0.0015;
    const dx = (height(x + e, y) - height(x - e, y)) / (2 * e);
    const dy = (height(x, y + e) - height(x, y - e)) / (2 * e);
    const l = Math.hypot(dx, dy, 1);
    return [x - (dx / l) * lift, y + eyes - (dy / l) * lift, height(x, y) + lift / l];
  };
  const rows = 34;
  const columns = 30;
  const grid = Array.from({ length: rows + 1 }, (_, i) => {
    const t = (1 - Math.cos((Math.PI * i) / rows)) / 2;
    const y = low + (top - low) * (0.35 * (i / rows) + 0.65 * t);
    return Array.from(
      { length: columns + 1 },
      (_, j): Vec3 => at(half(y) * 0.998 * Math.sin((Math.PI / 2) * (-1 + (2 * j) / columns)), y),
    );
  });
  const sheet: Shape = { op: 'sheet', grid, thickness: plan.thick ?? 0.004, spline: 'linear' };
  const cuts = plan.holes.map((hole) =>
    solid.slab(
      hole.map(([x, y]): Vec2 => [x, y + eyes]),
      0.4,
      [0, 0, 0.02],
      'z',
      { bevel: 0 },
    ),
  );
  return {
    plan,
    eyes,
    at,
    shape: solid.cut(sheet, ...cuts),
    edge: (inset = 0, n = 30) => {
      const right = Array.from({ length: n }, (_, i): Vec3 => {
        const y = low + (top - low) * (1 - Math.cos((Math.PI * i) / (n - 1))) * 0.5;
        return at(half(y) * (0.995 - inset), y * (1 - inset));
      });
      return [...right, ...right.toReversed().map(([x, y, z]): Vec3 => [-x, y, z])];
    },
  };
}

/** A point of the unit square on the unit disc. */
const disc = (s: number, t: number): Vec2 => {
  const x = 2 * s - 1;
  const y = 2 * t - 1;
  return [x * Math.sqrt(1 - (y * y) / 2), y * Math.sqrt(1 - (x * x) / 2)];
};

/** A flat piece laid on a face: an ellipse of half axes `w`, `h` about (x, y), turned by `turn` degrees, `t` thick. */
export function spot(
  face: Face,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { t?: number; turn?: number; lift?: number } = {},
): Shape {
  const a = ((o.turn ?? 0) * Math.PI) / 180;
  const t = o.t ?? 0.0024;
  const grid = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j): Vec3 => {
      const [u, v] = disc(j / 7, i / 7);
      return face.at(
        x + u * w * Math.cos(a) - v * h * Math.sin(a),
        y + u * w * Math.sin(a) + v * h * Math.cos(a),
        (o.lift ?? 0) + crust(face) - 0.0002 + t * 0.1,
      );
    }),
  );
  return { op: 'sheet', grid, thickness: t };
}

/** A painted or raised line on a face through points x, y, x, y ... */
export function line(
  face: Face,
  points: readonly number[],
  r: number,
  o: { taper?: readonly number[]; closed?: boolean } = {},
): Shape {
  const path = outline.pairs(points).map(([x, y]) => face.at(x, y, crust(face)));
  return solid.tube(path, r, { taper: o.taper, closed: o.closed });
}

/** How far the outside of the shell stands off its middle. */
const crust = (face: Face): number => (face.plan.thick ?? 0.004) / 2;
