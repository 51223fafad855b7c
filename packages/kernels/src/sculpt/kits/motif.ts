import type { FieldShape } from '../../field/index.ts';
import type { Vec2, Vec3 } from '../../math/index.ts';
import type { MaterialLayer } from '../../texture/index.ts';
import { outline, tone } from './joinery/index.ts';
import { starOutline } from './star-outline.ts';

/** A flat figure through which cloth is dyed: an outline counter-clockwise. */
type Figure = readonly Vec2[];

const rect = (x0: number, y0: number, x1: number, y1: number): Figure => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const disc = (x: number, y: number, r: number, n = 40): Figure => outline.ngon(r, n, 0, x, y);
const star = (x: number, y: number, r: number, n = 5, inner = 0.382, turn = 0): Figure => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return starOutline(n, r, r * inner).map(([u, v]): Vec2 => [x + u * c - v * s, y + u * s + v * c]);
};

/** A bar of width `w` from p to q. */
const bar = (p: Vec2, q: Vec2, w: number): Figure => {
  const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const n: Vec2 = [((p[1] - q[1]) / l) * (w / 2), ((q[0] - p[0]) / l) * (w / 2)];
  return [
    [p[0] - n[0], p[1] - n[1]],
    [q[0] - n[0], q[1] - n[1]],
    [q[0] + n[0], q[1] + n[1]],
    [p[0] + n[0], p[1] + n[1]],
  ];
};

/**
 * A layer of dye in the shape of the figures, straight through along z of the frame: `at` is where figure (0, 0) lies, `k` metres a unit of
 * the figures, `lying` for cloth in the xz plane (figure y towards -z).
 */
function dye(
  figures: readonly Figure[],
  color: string,
  o: { at: Vec3; k: number; lying?: boolean; deep?: number; soft?: number },
): MaterialLayer {
  const of = figures.map(
    (figure): FieldShape => ({
      op: 'prism',
      outline: figure.map(([x, y]): Vec2 => [x * o.k, y * o.k]),
      depth: o.deep ?? 1,
    }),
  );
  const shape: FieldShape = {
    ...(of.length === 1 ? of[0] : { op: 'union' as const, of }),
    at: o.at,
    ...(o.lying ? { rot: [-90, 0, 0] as Vec3 } : {}),
  };
  return { mask: { kind: 'near', shape, soft: o.soft ?? 0.0015 }, material: { color, color2: tone(color, 0.86) } };
}

/** Figures dyed into cloth and painted on plates. */
export const motif = { rect, disc, star, bar, dye };
