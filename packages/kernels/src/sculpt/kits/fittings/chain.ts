import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';
import { evenly } from '../leatherwork/index.ts';

/** One link in the xy plane: an oval ring `l` long over all. Light: a chain has many. */
function chainLink(l: number, wide = 0.62, wire = 0.1): Shape {
  const n = 12;
  const r = l * wire;
  const [a, c] = [l / 2 - r, (l * wide) / 2 - r];
  const ring = (i: number): { points: Vec3[] } => {
    const t = (2 * Math.PI * i) / n;
    const [x, y] = [
      Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.8 * a,
      Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** 0.8 * c,
    ];
    const [ox, oy] = [Math.cos(t), Math.sin(t)];
    return {
      points: Array.from({ length: 6 }, (_, k): Vec3 => {
        const s = (2 * Math.PI * k) / 6;
        return [x + ox * r * Math.cos(s), y + oy * r * Math.cos(s), r * Math.sin(s)];
      }),
    };
  };
  return {
    op: 'loft',
    sections: Array.from({ length: n }, (_, i) => ring(i)),
    spline: 'linear',
    smooth: false,
    closed: true,
  };
}

/**
 * A chain along a line: links of length `l`, each turned a quarter to the last, as separate shells of one part. A link costs a texture
 * chart or two: keep it under a hundred.
 */
export function chain(
  line: readonly Vec3[],
  l: number,
  o: { closed?: boolean; wide?: number; wire?: number } = {},
): Shape {
  const path = evenly(line, l * 0.78, o.closed);
  const link = chainLink(l, o.wide, o.wire);
  return solid.many(
    path.slice(1).map((p, i): Shape => {
      const a = path[i];
      const d = V3.sub(p, a);
      const yaw = (Math.atan2(-d[2], d[0]) * 180) / Math.PI;
      const pitch = (Math.atan2(d[1], Math.hypot(d[0], d[2])) * 180) / Math.PI;
      const turned = solid.put(solid.put(link, [0, 0, 0], [i % 2 ? 82 : 8, 0, 0]), [0, 0, 0], [0, 0, pitch]);
      return solid.put(turned, V3.lerp(a, p, 0.5), [0, yaw, 0]);
    }),
  );
}
