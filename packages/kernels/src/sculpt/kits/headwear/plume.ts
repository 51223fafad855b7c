import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, V3, type Vec3 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';

/**
 * An ostrich plume along a path from its holder to its tip: a full body, and barbs that leave it on all sides and curl back over
 * themselves. `r` is the half width of the whole, metres.
 */
export function plumeShape(path: readonly Vec3[], r: number): Shape {
  const line = sampleSpline(path, 6).map(([x, y, z]): Vec3 => [x, y, z]);
  const last = line.length - 1;
  const body = solid.bar(
    path,
    { kind: 'ellipse', rx: r * 0.66, ry: r * 0.5 },
    { spline: 'catmull', up: [1, 0, 0], cap: 'round', taper: path.map((_, i) => girth(i / (path.length - 1))) },
  );
  const barbs: Shape[] = [];
  for (let i = 1; i <= last; i++) {
    const dir = V3.normalize(V3.sub(line[i], line[i - 1]));
    const side = V3.normalize(V3.cross(dir, [0, dir[2] < -0.9 ? 1 : 0.3, -1]));
    const up = V3.cross(side, dir);
    const n = 10;
    const barb = (k: number): Vec3[] => {
      const a = ((k + (i % 2) * 0.5) / n) * 2 * Math.PI;
      const out = V3.add(V3.scale(side, Math.cos(a)), V3.scale(up, 0.75 * Math.sin(a)));
      const l = r * girth(i / last) * (0.92 + 0.16 * Math.sin(i * 2.7 + k * 1.9));
      const at = (along: number, far: number, drop: number): Vec3 =>
        V3.add(V3.addScaled(V3.addScaled(line[i], dir, along * l), out, far * l), [0, -drop * l, 0]);
      return [at(0.12, 0.8, 0), at(0.62, 1.12, 0.1), at(1.1, 1.16, 0.46)];
    };
    // one thread makes a barb on either side: half as many shells
    for (let k = 0; k < n / 2; k++)
      barbs.push(
        solid.tube(
          [...barb(k).reverse(), V3.addScaled(line[i], dir, -0.3 * r), ...barb(k + n / 2)],
          r * 0.085 * girth(i / last),
          { taper: [0.12, 0.85, 1, 0.8, 1, 0.85, 0.12] },
        ),
      );
  }
  return solid.many([body, ...barbs]);
}

/** Share of the half width along the plume: slim at the holder, full, rounded at the tip. */
const girth = (t: number): number => 0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.8 * t)) ** 0.7;
