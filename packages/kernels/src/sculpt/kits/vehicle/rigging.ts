import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';

/** A square sail under a yard at `y` on a mast at z, billowing forward: widths above and below, height. */
function square(y: number, z: number, top: number, foot: number, h: number, belly: number, thick: number): Shape {
  const grid = [0, 0.25, 0.5, 0.75, 1].map((v) =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
      (u): Vec3 => [
        (u * (top + (foot - top) * v)) / 2,
        y - h * v + 0.08 * h * v * u * u,
        z + belly * Math.sin(Math.PI * (0.12 + 0.76 * v)) * (1 - 0.55 * u * u),
      ],
    ),
  );
  return { op: 'sheet', grid, thickness: thick, spline: 'catmull' };
}

/** A three-cornered sail between tack, head and clew, bellied sideways by `belly`. */
function lateen(tack: Vec3, head: Vec3, clew: Vec3, belly: number, thick: number): Shape {
  const grid = [0, 0.2, 0.4, 0.6, 0.8, 0.97].map((v) =>
    [0, 0.33, 0.66, 1].map((u): Vec3 => {
      const luff: Vec3 = [
        tack[0] + (head[0] - tack[0]) * v,
        tack[1] + (head[1] - tack[1]) * v,
        tack[2] + (head[2] - tack[2]) * v,
      ];
      const leech: Vec3 = [
        clew[0] + (head[0] - clew[0]) * v,
        clew[1] + (head[1] - clew[1]) * v,
        clew[2] + (head[2] - clew[2]) * v,
      ];
      const bow = belly * Math.sin(Math.PI * u) * (1 - v) ** 0.5;
      return [
        luff[0] + (leech[0] - luff[0]) * u + bow,
        luff[1] + (leech[1] - luff[1]) * u,
        luff[2] + (leech[2] - luff[2]) * u,
      ];
    }),
  );
  return { op: 'sheet', grid, thickness: thick, spline: 'catmull' };
}

/** A waving flag from a staff at `at` (its upper corner), streaming towards -z. */
function flag(at: Vec3, l: number, h: number, thick: number): Shape {
  const grid = [0, 1].map((v) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (u): Vec3 => [at[0] + 0.09 * l * Math.sin(u * 7) * u, at[1] - h * v - 0.06 * h * Math.sin(u * 6), at[2] - l * u],
    ),
  );
  return { op: 'sheet', grid, thickness: thick, spline: 'catmull' };
}

/** Shrouds from the rail's points to the mast, with ratlines, on the left side. */
function shrouds(feet: readonly Vec3[], top: Vec3, r: number, ratlines: number): Shape {
  const on = (p: Vec3, t: number): Vec3 => [
    p[0] + (top[0] - p[0]) * t,
    p[1] + (top[1] - p[1]) * t,
    p[2] + (top[2] - p[2]) * t,
  ];
  const rungs = Array.from({ length: ratlines }, (_, i) => {
    const t = (i + 0.7) / (ratlines + 1.6);
    return solid.rod(on(feet[0], t), on(feet[feet.length - 1], t), r * 0.7);
  });
  return solid.many([...feet.map((p) => solid.rod(p, top, r)), ...rungs]);
}

/** What hangs on masts: sails, flags, shrouds. Metres. */
export const rigging = { square, lateen, flag, shrouds };
