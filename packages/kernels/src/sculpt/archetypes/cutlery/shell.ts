import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';

/**
 * The bowl of a spoon opening to +Z: stations [y, half width, depth] from root to tip over a rim that follows `rim(y)`; the sheet's middle
 * is `depth` behind its edges. Metres.
 */
export function spoonBowl(
  stations: readonly (readonly [y: number, half: number, depth: number])[],
  thickness: number,
  rim: (y: number) => number = () => 0,
  columns = 10,
): Shape {
  const grid = stations.map(([y, half, depth]) =>
    Array.from({ length: columns + 1 }, (_, j): Vec3 => {
      const u = Math.sin(((2 * j) / columns - 1) * (Math.PI / 2));
      return [half * u, y, rim(y) - depth * Math.sqrt(Math.max(0, 1 - u * u)) ** 1.3];
    }),
  );
  return { op: 'sheet', grid, thickness, spline: 'catmull' };
}

/** A half ball with a wall, opening to +Y: ladles, strainers, scoops. Rim at y = 0. Profile for a lathe. */
export function cupProfile(r: number, wall: number, n = 9): [number, number][] {
  const out: [number, number][] = [];
  for (let i = 0; i <= n; i++) {
    const a = (Math.PI / 2) * (i / n);
    out.push([r * Math.sin(a), -r * Math.cos(a)]);
  }
  for (let i = n; i >= 0; i--) {
    const a = (Math.PI / 2) * (i / n);
    out.push([(r - wall) * Math.sin(a), -(r - wall) * Math.cos(a)]);
  }
  return out;
}
