import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';

/** A place on a skin: u goes round from the front (+Z) over +X, 1 is once round; v runs upwards. */
export type Surface = (u: number, v: number) => Vec3;

/** A point `lift` metres off the surface, outwards. */
export function offSurface(of: Surface, u: number, v: number, lift: number): Vec3 {
  const e = 1e-3;
  const du = V3.sub(of(u + e, v), of(u - e, v));
  const dv = V3.sub(of(u, v + e), of(u, v - e));
  return V3.addScaled(of(u, v), V3.normalize(V3.cross(du, dv)), lift);
}

/**
 * A piece of leather or cloth sewn on: `region` maps s, t in 0..1 to u, v. Half of its thickness `t` goes into the surface unless `lift`
 * (of its middle) says otherwise.
 */
export function panel(
  of: Surface,
  region: (s: number, t: number) => Vec2,
  o: { t: number; lift?: number; n?: readonly [number, number] },
): Shape {
  const [rows, columns] = o.n ?? [6, 8];
  const grid: Vec3[][] = [];
  for (let i = 0; i <= rows; i++) {
    const row: Vec3[] = [];
    for (let j = 0; j <= columns; j++) {
      const [u, v] = region(j / columns, i / rows);
      row.push(offSurface(of, u, v, o.lift ?? o.t * 0.1));
    }
    grid.push(row);
  }
  return { op: 'sheet', grid, thickness: o.t };
}

/** A hollow skin of thickness `t` over rows `v` of the surface, open at the top; its inside ends `floor` rows above the lowest. */
export function hollow(of: Surface, o: { rows: readonly number[]; t: number; floor?: number; around?: number }): Shape {
  const n = o.around ?? 44;
  const ring = (v: number, lift: number): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i) => offSurface(of, i / n, v, lift)),
  });
  const inner = o.rows.slice(o.floor ?? 1).map((v) => ring(v, -o.t));
  return {
    op: 'loft',
    sections: [...inner, ...o.rows.toReversed().map((v) => ring(v, 0))],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
}

/** The line of points on the surface, `lift` off it. */
export function along(of: Surface, line: readonly Vec2[], lift = 0): Vec3[] {
  return line.map(([u, v]) => offSurface(of, u, v, lift));
}
