import { V3, type Vec3 } from '../../../math/index.ts';

const G = (1 + Math.sqrt(5)) / 2;

const unit = (points: readonly (readonly number[])[]): Vec3[] => points.map((p) => V3.normalize(p as unknown as Vec3));

/** All sign changes of a point's coordinates that are not zero. */
function signs([x, y, z]: Vec3): Vec3[] {
  const out: Vec3[] = [];
  for (const a of x ? [1, -1] : [0])
    for (const c of y ? [1, -1] : [0]) for (const d of z ? [1, -1] : [0]) out.push([a * x, c * y, d * z]);
  return out;
}

const cyclic = ([x, y, z]: Vec3): Vec3[] => [...signs([x, y, z]), ...signs([z, x, y]), ...signs([y, z, x])];

/** Corners of the regular solids on the unit sphere, by their number of faces. */
export const SOLIDS: Readonly<Record<string, readonly Vec3[]>> = {
  '4': unit([
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ]),
  '8': unit(cyclic([1, 0, 0])),
  '12': unit([...signs([1, 1, 1]), ...cyclic([0, 1 / G, G])]),
  '20': unit(cyclic([0, 1, G])),
};

export interface Face {
  normal: Vec3;
  /** On the unit-radius solid. */
  middle: Vec3;
}

/** The faces of a regular solid: planes through three corners with every other corner behind them. */
export function faces(points: readonly Vec3[], count: number): Face[] {
  const out: Face[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++)
      for (let k = j + 1; k < points.length; k++) {
        let n = V3.normalize(V3.cross(V3.sub(points[j], points[i]), V3.sub(points[k], points[i])));
        if (V3.dot(n, points[i]) < 0) n = V3.scale(n, -1);
        const d = V3.dot(n, points[i]);
        if (points.some((p) => V3.dot(n, p) > d + 1e-6) || out.some((f) => V3.dot(f.normal, n) > 0.999)) continue;
        out.push({ normal: n, middle: V3.scale(n, d) });
      }
  return out.slice(0, count);
}

/** Rotation in degrees (about X, then Z) that turns a direction to -Y. */
export function upright(n: Vec3): Vec3 {
  const rx = Math.atan2(n[2], -n[1]);
  const y = n[1] * Math.cos(rx) - n[2] * Math.sin(rx);
  const rz = Math.atan2(-n[0], -y);
  return [(rx * 180) / Math.PI, 0, (rz * 180) / Math.PI];
}
