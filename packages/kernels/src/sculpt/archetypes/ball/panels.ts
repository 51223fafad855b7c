import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';

const on = (v: Vec3, r: number): Vec3 => V3.scale(V3.normalize(v), r);

/** Points of a polygon's edges on the unit sphere, `n` per edge, along great circles. */
function edgePoints(corners: readonly Vec3[], n: number): Vec3[] {
  const out: Vec3[] = [];
  corners.forEach((a, i) => {
    const c = corners[(i + 1) % corners.length];
    for (let k = 0; k < n; k++) out.push(V3.normalize(V3.add(V3.scale(a, 1 - k / n), V3.scale(c, k / n))));
  });
  return out;
}

/** A sewn panel of a ball of radius `r`: a puffed plate between the corners (unit vectors), its rim sunk into the seam. */
function panel(corners: readonly Vec3[], r: number, seam: number, perEdge = 4): Shape {
  const edge = edgePoints(corners, perEdge);
  const middle = V3.normalize(corners.reduce((s, v) => V3.add(s, v), [0, 0, 0] as Vec3));
  const ring = (k: number, radius: number): { points: Vec3[] } => ({
    points: edge.map((v) => on(V3.add(V3.scale(middle, 1 - k), V3.scale(v, k)), radius)),
  });
  const shrink = 1 - seam / r / 0.36;
  const sections = [
    ring(0.05, r),
    ring(0.22 * shrink, r),
    ring(0.45 * shrink, r),
    ring(0.62 * shrink, r),
    ring(0.75 * shrink, r),
    ring(0.93 * shrink, r * 0.9985),
    ring(shrink, r - seam * 0.6),
    ring(shrink, r - seam * 2.2),
    ring(0.05, r - seam * 2.2),
  ];
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

const PHI = (1 + Math.sqrt(5)) / 2;
const ICO: readonly Vec3[] = [
  [0, 1, PHI],
  [0, 1, -PHI],
  [0, -1, PHI],
  [0, -1, -PHI],
  [1, PHI, 0],
  [1, -PHI, 0],
  [-1, PHI, 0],
  [-1, -PHI, 0],
  [PHI, 0, 1],
  [PHI, 0, -1],
  [-PHI, 0, 1],
  [-PHI, 0, -1],
];

/** Corners of the 12 pentagons and 20 hexagons of a football: the icosahedron with a third of every edge cut off. */
function footballPanels(): { pentagons: Vec3[][]; hexagons: Vec3[][] } {
  const near = (a: Vec3, b: Vec3): boolean => Math.abs(V3.length(V3.sub(a, b)) - 2) < 1e-6;
  const third = (a: Vec3, b: Vec3): Vec3 => V3.normalize(V3.add(V3.scale(a, 2 / 3), V3.scale(b, 1 / 3)));
  const pentagons = ICO.map((v) =>
    around(
      v,
      ICO.filter((w) => near(v, w)).map((w) => third(v, w)),
    ),
  );
  const hexagons: Vec3[][] = [];
  for (let i = 0; i < 12; i++)
    for (let j = i + 1; j < 12; j++)
      for (let k = j + 1; k < 12; k++) {
        const [a, b, c] = [ICO[i], ICO[j], ICO[k]];
        if (!near(a, b) || !near(b, c) || !near(a, c)) continue;
        const mid = V3.add(V3.add(a, b), c);
        hexagons.push(around(mid, [third(a, b), third(b, a), third(b, c), third(c, b), third(c, a), third(a, c)]));
      }
  return { pentagons, hexagons };
}

/** The points sorted counter-clockwise about an axis. */
function around(axis: Vec3, points: readonly Vec3[]): Vec3[] {
  const z = V3.normalize(axis);
  const x = V3.normalize(V3.sub(points[0], V3.scale(z, V3.dot(points[0], z))));
  const y = V3.cross(z, x);
  return [...points].sort((p, q) => Math.atan2(V3.dot(p, y), V3.dot(p, x)) - Math.atan2(V3.dot(q, y), V3.dot(q, x)));
}

/** The 18 strips of a volleyball: three on each face of a cube, running another way on the faces beside. */
function volleyPanels(): Vec3[][] {
  const out: Vec3[][] = [];
  for (const axis of [0, 1, 2])
    for (const s of [1, -1])
      for (const k of [-1, -1 / 3, 1 / 3]) {
        const v = (u: number, w: number): Vec3 => {
          const p: [number, number, number] = [0, 0, 0];
          p[axis] = s;
          p[(axis + 1) % 3] = u;
          p[(axis + 2) % 3] = w;
          return V3.normalize(p);
        };
        const strip = [v(k, -1), v(k + 2 / 3, -1), v(k + 2 / 3, 0), v(k + 2 / 3, 1), v(k, 1), v(k, 0)];
        out.push(s > 0 ? strip : [...strip].reverse());
      }
  return out;
}

/** Gores from pole to pole, `n` around, between latitudes of `top` degrees from either pole. */
function gores(n: number, top: number): Vec3[][] {
  return Array.from({ length: n }, (_, i) => {
    const side = (k: number): Vec3[] =>
      [1, 0.66, 0.33, 0, -0.33, -0.66, -1].map((t): Vec3 => {
        const lat = (t * (90 - top) * Math.PI) / 180;
        const a = (2 * Math.PI * k) / n;
        return [Math.cos(lat) * Math.cos(a), Math.sin(lat), Math.cos(lat) * Math.sin(a)];
      });
    return [...side(i), ...side(i + 1).reverse()];
  });
}

/**
 * The closed seam of a tennis ball or baseball on the unit sphere, `bend` 0..0.5 how far it swings:
 * x = a cos t + b cos 3t, y = a sin t - b sin 3t, z = 2 sqrt(ab) sin 2t with a + b = 1 lies on the sphere.
 */
function seamCurve(n: number, bend = 0.28): Vec3[] {
  const a = 1 - bend;
  const b = bend;
  return Array.from({ length: n }, (_, i): Vec3 => {
    const t = (2 * Math.PI * i) / n;
    return [
      a * Math.cos(t) + b * Math.cos(3 * t),
      2 * Math.sqrt(a * b) * Math.sin(2 * t),
      a * Math.sin(t) - b * Math.sin(3 * t),
    ];
  });
}

/** Panels and seams of sewn balls, on the unit sphere. */
export const panels = { panel, footballPanels, volleyPanels, gores, seamCurve };
