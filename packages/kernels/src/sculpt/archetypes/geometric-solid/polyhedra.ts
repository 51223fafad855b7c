import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';

const PHI = (1 + Math.sqrt(5)) / 2;

/** All signs of a point, and its cyclic turns when asked. */
function signs([x, y, z]: Vec3, turns = false): Vec3[] {
  const out: Vec3[] = [];
  const put = (p: Vec3): void => {
    if (!out.some((q) => V3.length(V3.sub(p, q)) < 1e-6)) out.push(p);
  };
  for (const a of [1, -1])
    for (const b of [1, -1])
      for (const c of [1, -1]) {
        put([a * x, b * y, c * z]);
        if (turns) {
          put([c * z, a * x, b * y]);
          put([b * y, c * z, a * x]);
        }
      }
  return out;
}

/** Corners, and the direction of a face to lie on. */
const CORNERS: Readonly<Record<string, { points: Vec3[]; down: Vec3 }>> = {
  tetrahedron: {
    points: [
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ],
    down: [-1, -1, -1],
  },
  octahedron: { points: signs([1, 0, 0], true), down: [1, 1, 1] },
  icosahedron: { points: signs([0, 1, PHI], true), down: [1, 1, 1] },
  dodecahedron: { points: [...signs([1, 1, 1]), ...signs([0, 1 / PHI, PHI], true)], down: [0, 1, PHI] },
  cube: { points: signs([1, 1, 1]), down: [0, -1, 0] },
};

/** Corners of a regular solid of height 1 that lies on a face. */
function corners(kind: string): Vec3[] {
  const { points, down } = CORNERS[kind];
  const y = V3.scale(V3.normalize(down), -1);
  const x = V3.perpendicular(y);
  const z = V3.cross(x, y);
  const laid = points.map((p): Vec3 => [V3.dot(p, x), V3.dot(p, y), V3.dot(p, z)]);
  const low = Math.min(...laid.map((p) => p[1]));
  const high = Math.max(...laid.map((p) => p[1]));
  return laid.map(([a, b, c]): Vec3 => [a / (high - low), (b - low) / (high - low), c / (high - low)]);
}

/** Pairs of corners that an edge joins: the nearest neighbours. */
function edges(points: readonly Vec3[]): [Vec3, Vec3][] {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((p, i) => {
    for (const q of points.slice(i + 1)) least = Math.min(least, V3.length(V3.sub(p, q)));
  });
  return points.flatMap((p, i) =>
    points
      .slice(i + 1)
      .filter((q) => V3.length(V3.sub(p, q)) < least * 1.05)
      .map((q): [Vec3, Vec3] => [p, q]),
  );
}

/** A convex body with bevelled edges, `h` high, standing on y = 0. */
function hull(points: readonly Vec3[], h: number, bevel: number): Shape {
  return { op: 'hull', points: points.map((p) => V3.scale(p, h)), bevel: bevel * h };
}

/** Bars along the edges and balls at the corners, of a solid of height `h` standing on y = 0. */
function frame(points: readonly Vec3[], h: number, r: number): { bars: Shape; joints: Shape } {
  const lifted = points.map(([x, y, z]): Vec3 => [x * (h - 2 * r), r + y * (h - 2 * r), z * (h - 2 * r)]);
  return {
    bars: solid.many(edges(lifted).map(([p, q]) => solid.rod(p, q, r * 0.72))),
    joints: solid.many(lifted.map((at): Shape => ({ op: 'ball', r, at }))),
  };
}

/** An upright prism of `n` sides and circumradius `r` as an outline to extrude. */
function prism(n: number, r: number, h: number, bevel: number): Shape {
  return solid.slab(outline.ngon(r, n, n % 2 ? 90 : 180 / n), h, [0, h / 2, 0], 'y', { bevel });
}

/** A point on every face of a regular solid, drawn out by `out` times the distance: stars and spiky balls. */
function spikes(kind: string, h: number, out: number): Shape {
  const points = corners(kind);
  const middle = V3.scale(
    points.reduce((s, p) => V3.add(s, p), [0, 0, 0] as Vec3),
    1 / points.length,
  );
  const faces = facesOf(points, middle);
  return solid.many(
    faces.map((face): Shape => {
      const c = V3.scale(
        face.reduce((s, p) => V3.add(s, p), [0, 0, 0] as Vec3),
        1 / face.length,
      );
      const tip = V3.add(middle, V3.scale(V3.sub(c, middle), out));
      const root = V3.add(middle, V3.scale(V3.sub(c, middle), 0.5));
      return { op: 'hull', points: [...face, tip, root].map((p) => V3.scale(p, h)) };
    }),
  );
}

function facesOf(points: readonly Vec3[], middle: Vec3): Vec3[][] {
  const found = new Map<string, Vec3[]>();
  for (const a of points)
    for (const b of points)
      for (const c of points) {
        const n = V3.cross(V3.sub(b, a), V3.sub(c, a));
        if (V3.length(n) < 1e-6) continue;
        const unit = V3.normalize(n);
        const d = V3.dot(unit, a);
        if (V3.dot(unit, middle) > d) continue;
        if (points.some((p) => V3.dot(unit, p) > d + 1e-6)) continue;
        const key = unit.map((v) => Math.round(v * 1000) + 0).join();
        if (!found.has(key))
          found.set(
            key,
            points.filter((p) => V3.dot(unit, p) > d - 1e-6),
          );
      }
  return [...found.values()];
}

/** Regular solids: corners of height 1, hulls, frames, stars. */
export const polyhedra = { corners, hull, frame, prism, spikes };
