import { GeometryError, sampleSpline, V3, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { arcPieces, type MeshContext, segmentsFor } from './context.ts';
import type { MeshNode } from './shape.ts';
import { skinRings } from './skin.ts';

type Loft = Extract<MeshNode, { op: 'loft' }>;

/** A skin through outlines with equal point counts; splines along the length and around each outline on request. */
export function loftMesh(shape: Loft, ctx: MeshContext): Mesh {
  const count = shape.sections[0]?.points.length ?? 0;
  if (shape.sections.length < 2 || count < 3 || shape.sections.some((s) => s.points.length !== count)) {
    throw new GeometryError('bad_shape', 'A loft needs two or more outlines with equally many points, three at least.');
  }
  const reach = Math.max(...shape.sections.map((s) => ringReach(s.points)));
  let rings: Vec3[][] = shape.sections.map((s) => s.points.map((p): Vec3 => [p[0], p[1], p[2]]));
  if (shape.smooth) {
    const steps = Math.max(1, Math.round(segmentsFor(ctx, reach) / count));
    rings = rings.map((r) => sampleSpline(r, steps, true).map((p): Vec3 => [p[0], p[1], p[2]]));
  }
  const closedAlong = shape.closed === true && rings.length > 2;
  if (shape.spline !== 'linear' && rings.length > 2) rings = smoothAlong(rings, ctx, reach, closedAlong);
  const capPieces = arcPieces(ctx, reach, 90, 3);
  return skinRings(rings, { closedAlong, cap: shape.cap ?? 'flat', bevel: reach * 0.03, capPieces });
}

function ringReach(points: readonly Vec3[]): number {
  let c: Vec3 = [0, 0, 0];
  for (const p of points) c = V3.addScaled(c, p, 1 / points.length);
  return points.reduce((r, p) => Math.max(r, V3.distance(p, c)), 0);
}

function smoothAlong(rings: readonly Vec3[][], ctx: MeshContext, reach: number, closed: boolean): Vec3[][] {
  const count = rings[0].length;
  let length = 0;
  for (let i = 1; i < rings.length; i++) {
    let far = 0;
    for (let k = 0; k < count; k++) far = Math.max(far, V3.distance(rings[i][k], rings[i - 1][k]));
    length += far;
  }
  // pieces as long as a segment of the outline is wide, two at least
  const width = (2 * Math.PI * reach) / Math.max(count, segmentsFor(ctx, reach));
  const steps = Math.max(2, Math.min(8, Math.round(length / (rings.length - 1) / width)));
  const columns = Array.from({ length: count }, (_, k) =>
    sampleSpline(
      rings.map((r) => r[k]),
      steps,
      closed,
    ),
  );
  return columns[0].map((_, i) => columns.map((c): Vec3 => [c[i][0], c[i][1], c[i][2]]));
}
