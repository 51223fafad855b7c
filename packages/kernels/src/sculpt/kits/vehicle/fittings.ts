import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { PartSpec } from '../../dsl/archetype.ts';
import { type Bench, outline, type Skin, solid } from '../joinery/index.ts';
import { steps } from './points.ts';

/** Mirrored through x = 0. */
const mirror = (of: Shape): Shape => ({ op: 'placed', of, places: [{ scale: [-1, 1, 1] }] });

/** Adds a part and its mirror image as `left ...` (x > 0) and `right ...`. */
function pair(
  b: Bench,
  name: string,
  slot: Parameters<Bench['add']>[1],
  of: Shape,
  more: Partial<PartSpec> = {},
): void {
  b.add(`left ${name}`, slot, of, more);
  b.add(`right ${name}`, slot, mirror(of), more);
}

/** A ladder from a to b: two stiles `w` apart along `side`, and rungs. */
function ladder(a: Vec3, b: Vec3, w: number, rungs: number, r: number, side: Vec3 = [1, 0, 0]): Shape {
  const off = (p: Vec3, k: number): Vec3 => [p[0] + side[0] * k, p[1] + side[1] * k, p[2] + side[2] * k];
  const stile = (k: number): Shape => solid.rod(off(a, k), off(b, k), r);
  const rung = (t: number): Shape => {
    const m: Vec3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    return solid.rod(off(m, -w / 2), off(m, w / 2), r * 0.75);
  };
  return solid.many([stile(-w / 2), stile(w / 2), ...steps(0.5 / rungs, 1 - 0.5 / rungs, rungs).map(rung)]);
}

/** A railing over the points of a line on deck: posts, a top rail and `lines` thinner ones between. */
function railing(path: readonly Vec3[], h: number, r: number, lines = 1, closed = false): Shape {
  const rail = (y: number, k: number): Shape =>
    solid.tube(
      path.map(([x, yy, z]): Vec3 => [x, yy + y, z]),
      k,
      { spline: 'linear', closed, cap: 'round' },
    );
  const posts = path.map(([x, y, z]) => solid.rod([x, y - r, z], [x, y + h, z], r));
  return solid.many([...posts, ...steps(h / (lines + 1), h, lines + 1).map((y) => rail(y, y === h ? r : r * 0.6))]);
}

/** A propeller about +z at `at`: twisted blades `r` long, `w` broad. */
function propeller(at: Vec3, r: number, w: number, blades: number, hub = r * 0.1): Shape {
  const blade = [0.06, 0.22, 0.45, 0.7, 0.9, 0.985, 1].map((t, i) => {
    const width = w * [0.5, 0.8, 1, 0.95, 0.72, 0.4, 0.12][i];
    const pitch = ((62 - 44 * t) * Math.PI) / 180;
    const thick = Math.max(0.02 * w, width * (0.24 - 0.15 * t));
    const points = outline.superellipse(width / 2, thick / 2, 2, 10).map(([u, v]): Vec3 => {
      return [u * Math.cos(pitch) - v * Math.sin(pitch), hub * 0.3 + r * t, u * Math.sin(pitch) + v * Math.cos(pitch)];
    });
    return { points };
  });
  return {
    op: 'arrayed',
    n: blades,
    around: 'z',
    of: { op: 'loft', sections: blade, spline: 'linear', cap: 'flat' },
    at,
  };
}

/** Something flat (drawn in the xy plane, facing +z) laid on a skin's side at each (z, y): its places there. */
function onSide(skin: Skin, side: number, spots: readonly Vec2[], lift = 0): Placement[] {
  const places: Placement[] = [];
  for (const [z, y] of spots) {
    const hit = skin.hit([side * 60, y, z], [-side, 0, 0]);
    if (!hit) continue;
    const { at, normal: n } = hit;
    const yaw = (Math.atan2(n[0], n[2]) * 180) / Math.PI;
    const pitch = (-Math.asin(Math.max(-1, Math.min(1, n[1]))) * 180) / Math.PI;
    places.push({ at: [at[0] + n[0] * lift, at[1] + n[1] * lift, at[2] + n[2] * lift], rot: [pitch, yaw, 0] });
  }
  return places;
}

/** A pane with round corners facing +z: `t` thick, half of it sunk. */
const pane = (w: number, h: number, r: number, t: number): Shape =>
  solid.slab(outline.roundRect(w, h, r, 0, 0, 3), t, [0, 0, 0], 'z', { bevel: t * 0.2 });

/** The frame of such a pane: `edge` wide. */
const surround = (w: number, h: number, r: number, t: number, edge: number): Shape =>
  solid.slab(outline.roundRect(w + 2 * edge, h + 2 * edge, r + edge, 0, 0, 3), t, [0, 0, 0], 'z', {
    bevel: t * 0.2,
    holes: [outline.roundRect(w, h, r, 0, 0, 3).reverse()],
  });

/** Bolt heads of radius r at the points, their axis along `axis`, as one part. */
const bolts = (r: number, points: readonly Vec3[], axis: 'x' | 'y' | 'z'): Shape =>
  solid.at(
    solid.cyl(r, r * 0.8, [0, 0, 0], axis, { segments: 6, bevel: r * 0.15 }),
    points.map((at) => ({ at })),
  );

/** Parts that many vehicles carry: mirrored pairs, ladders, railings, propellers, panes on curved sides, bolts. */
export const fitting = { mirror, pair, ladder, railing, propeller, onSide, pane, surround, bolts };
