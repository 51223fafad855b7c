import type { Shape } from '../../curves/index.ts';
import { V3, type Vec2, type Vec3 } from '../../math/index.ts';
import { outline, solid } from './joinery/index.ts';

/** Strands wound round a path that lies in a plane. Metres. */
export interface TwistOptions {
  path: readonly Vec3[];
  closed?: boolean;
  /** Across the plane of the path. */
  across: Vec3;
  /** Radius of the whole. */
  r: number;
  strands?: number;
  /** Turns over the whole length, whole numbers where it is closed. */
  turns: number;
  /** How flat it lies: thickness across the plane over thickness within it. Default 1. */
  flat?: number;
}

/** A twisted cord, rim or handle as one shell per strand: rope, braided rims of baskets, wreaths of twigs. */
export function twisted(o: TwistOptions): Shape {
  const n = o.strands ?? 3;
  const across = V3.normalize(o.across);
  const count = o.path.length;
  const per = Math.max(1, Math.ceil((o.turns * 7) / count));
  const steps = count * per;
  const at = (i: number): Vec3 => {
    const last = o.closed ? count : count - 1;
    const s = Math.min(last - 1e-9, Math.max(0, (i / steps) * last));
    const k = Math.floor(s);
    return V3.lerp(o.path[k % count], o.path[(k + 1) % count], s - k);
  };
  const r = o.r / 2;
  return solid.many(
    Array.from({ length: n }, (_, index): Shape => {
      const path: Vec3[] = [];
      const total = o.closed ? steps : steps + 1;
      for (let i = 0; i < total; i++) {
        const wrap = (k: number): number => (o.closed ? (k + steps) % steps : k);
        const along = V3.normalize(V3.sub(at(wrap(i + 1)), at(wrap(i - 1))), [1, 0, 0]);
        const out = V3.cross(across, along);
        const a = 2 * Math.PI * ((o.turns * i) / steps + index / n);
        const p = V3.addScaled(at(i), out, r * Math.cos(a));
        path.push(V3.addScaled(p, across, (o.flat ?? 1) * r * Math.sin(a)));
      }
      const thick = r * (n === 2 ? 1 : 0.95);
      return strand(path, across, outline.ngon(thick, 6), o.closed);
    }),
  );
}

/**
 * A thin rod of a given section along a path of many points, one ring of points per path point: far fewer faces than a sweep, for weaves
 * of dozens of strands. The section's y lies along `across`, its x across that.
 */
export function strand(path: readonly Vec3[], across: Vec3, section: readonly Vec2[], closed = false): Shape {
  const count = path.length;
  const sections = path.map((p, i) => {
    const next = path[closed ? (i + 1) % count : Math.min(count - 1, i + 1)];
    const last = path[closed ? (i + count - 1) % count : Math.max(0, i - 1)];
    const along = V3.normalize(V3.sub(next, last), [1, 0, 0]);
    const side = V3.normalize(V3.cross(across, along), [0, 0, 1]);
    const up = V3.cross(along, side);
    return { points: section.map(([x, y]): Vec3 => V3.addScaled(V3.addScaled(p, side, x), up, y)) };
  });
  return { op: 'loft', sections, spline: 'linear', closed, cap: 'flat' };
}
