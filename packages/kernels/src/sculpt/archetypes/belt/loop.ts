import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** Half width and half depth of the loop and the height of its strap, metres. */
export const [RX, RZ, H] = [0.165, 0.115, 0.036];

/** A point and the direction outwards on the loop at an angle from the front. */
function spot(a: number, out = 0, y = H / 2): { at: Vec3; turn: number } {
  const n: Vec3 = [Math.sin(a) / RX, 0, Math.cos(a) / RZ];
  const l = Math.hypot(n[0], n[2]);
  return {
    at: [RX * Math.sin(a) + (out * n[0]) / l, y, RZ * Math.cos(a) + (out * n[2]) / l],
    turn: (Math.atan2(n[0], n[2]) * 180) / Math.PI,
  };
}
/** A shape put on the loop at an angle, its +Z outwards. */
export const on = (a: number, out: number, of: Shape, y = H / 2): Shape =>
  solid.put(of, spot(a, out, y).at, [0, spot(a).turn, 0]);
/** Points along the loop between two angles. */
export const run = (from: number, to: number, out: number, y: number, n = 40): Vec3[] =>
  Array.from({ length: n + 1 }, (_, i) => spot(from + ((to - from) * i) / n, out, y).at);
