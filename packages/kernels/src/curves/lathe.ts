import { GeometryError, sampleSpline, type Vec2, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { createBuilder } from './builder.ts';
import { arcPieces, type MeshContext, segmentsFor } from './context.ts';
import { roundCorners } from './outline.ts';
import type { MeshNode } from './shape.ts';
import { addRing, joinRings } from './skin.ts';

type Lathe = Extract<MeshNode, { op: 'lathe' }>;
type Ball = Extract<MeshNode, { op: 'ball' }>;

/** A profile turned about +Y, corners rounded, closed at the axis. A profile that ends where it began makes a ring. */
export function latheMesh(shape: Lathe, ctx: MeshContext): Mesh {
  const given = shape.profile.map(([r, y]): Vec2 => [Math.max(0, r), y]);
  if (given.length < 2) throw new GeometryError('bad_shape', 'A lathe profile needs at least two points.');
  const ring = given.length > 3 && same(given[0], given[given.length - 1]) && given[0][0] > 0;
  if (ring) given.pop();
  const radius = Math.max(...given.map((p) => p[0]));
  if (!(radius > 0)) throw new GeometryError('bad_shape', 'A lathe profile needs a radius above zero.');
  let line: Vec2[] = given;
  if (shape.spline === 'catmull') line = smoothProfile(given, ctx, ring);
  if (!ring) {
    if (line[0][0] > 0) line = [[0, line[0][1]], ...line];
    const last = line[line.length - 1];
    if (last[0] > 0) line = [...line, [0, last[1]]];
  }
  const bevel = shape.bevel ?? defaultBevel(given);
  line = roundCorners(distinct(line, radius, ring), { radius: bevel, closed: ring });
  const template = shape.sides
    ? facetedCircle(Math.max(3, Math.round(shape.sides)), bevel / radius)
    : circle(shape.segments ?? segmentsFor(ctx, radius));
  return turn(distinct(line, radius, ring), template, ring);
}

/** A sphere, ellipsoid, dome or band: an arc turned about +Y, then scaled. */
export function ballMesh(shape: Ball, ctx: MeshContext): Mesh {
  const r: Vec3 = typeof shape.r === 'number' ? [shape.r, shape.r, shape.r] : shape.r;
  const widest = Math.max(...r);
  const from = Math.max(0, Math.min(180, shape.from ?? 0));
  const to = Math.max(from + 1, Math.min(180, shape.to ?? 180));
  const pieces = arcPieces(ctx, widest, to - from, 3);
  let line: Vec2[] = [];
  for (let i = 0; i <= pieces; i++) {
    const deg = from + ((to - from) * i) / pieces;
    const a = (deg * Math.PI) / 180;
    line.push([deg === 0 || deg === 180 ? 0 : Math.sin(a), Math.cos(a)]);
  }
  if (line[0][0] > 0) line = [[0, line[0][1]], ...line];
  const last = line[line.length - 1];
  if (last[0] > 0) line = [...line, [0, last[1]]];
  line = roundCorners(line, { radius: 0.03, pieces: 2 });
  const mesh = turn(distinct(line, 1, false), circle(segmentsFor(ctx, widest)), false);
  for (let i = 0; i < mesh.positions.length; i++) mesh.positions[i] *= r[i % 3];
  return mesh;
}

function same(a: Vec2, b: Vec2): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-9;
}

/** Without points that fall onto the one before. */
function distinct(line: readonly Vec2[], size: number, closed: boolean): Vec2[] {
  const out = line.filter((p, i) => i === 0 || Math.hypot(p[0] - line[i - 1][0], p[1] - line[i - 1][1]) > size * 1e-5);
  if (
    closed &&
    out.length > 3 &&
    Math.hypot(out[0][0] - out[out.length - 1][0], out[0][1] - out[out.length - 1][1]) < size * 1e-5
  )
    out.pop();
  return out;
}

function defaultBevel(points: readonly Vec2[]): number {
  const r = Math.max(...points.map((p) => p[0]));
  const h = Math.max(...points.map((p) => p[1])) - Math.min(...points.map((p) => p[1]));
  return 0.02 * Math.max(r, Math.min(2 * r, h));
}

/** Spline through the profile, as finely as the circle around it; radii that overshoot the axis are brought back to it. */
function smoothProfile(given: readonly Vec2[], ctx: MeshContext, closed: boolean): Vec2[] {
  const radius = Math.max(...given.map((p) => p[0]));
  const steps = Math.max(3, Math.min(12, Math.round((segmentsFor(ctx, radius) * 0.75) / given.length)));
  return sampleSpline(given, steps, closed).map(([r, y]): Vec2 => [Math.max(0, r), y]);
}

/** Unit circle, n points, starting at +X and running towards -Z (so that +Y is on the left of an upward profile). */
function circle(n: number): Vec2[] {
  const count = Math.max(3, Math.round(n));
  return Array.from({ length: count }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / count;
    return [Math.cos(a), Math.sin(a)];
  });
}

/** Regular polygon with softened corners, a flat side facing +Z when the count is even. */
function facetedCircle(sides: number, bevel: number): Vec2[] {
  const corners = Array.from({ length: sides }, (_, i): Vec2 => {
    const a = (2 * Math.PI * (i + 0.5)) / sides + Math.PI / 2;
    return [Math.cos(a), Math.sin(a)];
  });
  return roundCorners(corners, { radius: Math.max(bevel, 0.01), pieces: 2, closed: true, angleMinDeg: 10 });
}

function turn(line: readonly Vec2[], template: readonly Vec2[], closed: boolean): Mesh {
  const b = createBuilder();
  const rings = line.map(([r, y]) =>
    addRing(
      b,
      template.map(([c, s]): Vec3 => [r * c, y, r * s]),
    ),
  );
  for (let i = 0; i + 1 < rings.length; i++) joinRings(b, rings[i], rings[i + 1]);
  if (closed) joinRings(b, rings[rings.length - 1], rings[0]);
  return b.finish();
}
