import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../joinery/index.ts';
import { fitting } from './fittings.ts';

/** A plain wheel about the x axis: radius and width of the tyre, metres; `rim` the hub's share of the radius. */
export interface DiscWheel {
  r: number;
  w: number;
  rim?: number;
  /** Wheel nuts. Default none. */
  nuts?: number;
  /** Behind another wheel: its hub may be out of sight. */
  inner?: boolean;
}

/** A fat tyre on a dished disc with an axle cap, at `at`, the outside towards `side`: landing gear, trailers, small carts. */
export function addDiscWheel(
  b: Bench,
  name: string,
  { r, w, rim = 0.55, nuts = 0, inner }: DiscWheel,
  at: Vec3,
  side: number,
): void {
  const h = w / 2;
  const k = r * rim;
  const tyre: Vec2[] = [
    [k, -h * 0.8],
    [k + (r - k) * 0.45, -h],
    [r - (r - k) * 0.18, -h * 0.86],
    [r, -h * 0.42],
    [r, h * 0.42],
    [r - (r - k) * 0.18, h * 0.86],
    [k + (r - k) * 0.45, h],
    [k, h * 0.8],
    [k, -h * 0.8],
  ];
  b.add(`${name} tyre`, 'tyres', solid.turned(tyre, at, { axis: 'x', bevel: r * 0.06 }), { hidden: inner });
  const disc: Vec2[] = [
    [0, -h * 0.7],
    [k * 1.04, -h * 0.7],
    [k * 1.04, h * 0.72],
    [k * 0.86, h * 0.72],
    [k * 0.72, h * 0.42],
    [k * 0.34, h * 0.52],
    [k * 0.3, h * 0.86],
    [0, h * 0.92],
  ];
  const turned = solid.turned(disc, [0, 0, 0], { axis: 'x', bevel: k * 0.04 });
  b.add(`${name} hub`, 'wheels', solid.put(turned, at, [0, side > 0 ? 0 : 180, 0]), { hidden: inner });
  if (!nuts) return;
  const x = at[0] + side * h * 0.56;
  const ring = outline.ngon(k * 0.52, nuts).map(([y, z]): Vec3 => [x, at[1] + y, at[2] + z]);
  b.add(`${name} wheel nuts`, 'chrome', fitting.bolts(k * 0.07, ring, 'x'), { detail: 0.5 });
}
