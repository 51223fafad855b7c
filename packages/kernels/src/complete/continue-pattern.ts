import { V3, type Vec3 } from '../math/index.ts';
import type { Primitive } from '../scene/index.ts';
import { type Bvh, buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { PartLooks } from './part-looks.ts';
import type { PartSurface } from './part-surface.ts';
import { pointAt, type RimGroup } from './rim-loops.ts';
import type { Patch } from './span-rims.ts';

/** A part whose looks can be asked for anywhere on it. */
export interface PatternSource {
  part: PartSurface;
  primitives: readonly Primitive[];
  looks: PartLooks;
  bvh: Bvh;
}

/** How far behind a rim it is looked for a pattern, in radii, and from which deviation of the colours (linear) on there is one. */
const LOOKED = [0, 0.25, 0.5] as const;
const VARIED = 0.02;
/** Places of the rims that are looked at, at most. */
const PLACES = 48;

/** The surface of a part, ready to be asked for its looks. */
export function sourceOf(part: PartSurface, primitives: readonly Primitive[], looks: PartLooks): PatternSource {
  const { positions, vertex } = part.surface;
  const bvh = buildBvh({ positions: Float32Array.from(positions), indices: Uint32Array.from(vertex) });
  return { part, primitives, looks, bvh };
}

/** Whether what is around the rims is of several colours. `onward` as of `continueRims`. */
export function isPatterned(source: PatternSource, group: RimGroup, onward: readonly Vec3[]): boolean {
  const p = source.part.surface.positions;
  const ring = group.flatMap((loop) => loop.ring);
  const step = Math.max(1, Math.floor(ring.length / PLACES));
  const { radius } = group[0];
  const [sum, squares] = [new Float64Array(3), new Float64Array(3)];
  const color = new Float64Array(4);
  let n = 0;
  for (let i = 0; i < ring.length; i += step)
    for (const share of LOOKED) {
      colorOn(source, V3.addScaled(pointAt(p, ring[i]), onward[i], -share * radius), 0.1 * radius, color, 0);
      for (let k = 0; k < 3; k++) {
        sum[k] += color[k];
        squares[k] += color[k] * color[k];
      }
      n++;
    }
  return sum.some((s, k) => squares[k] / n - (s / n) ** 2 > VARIED * VARIED);
}

/**
 * Colours (linear RGBA) of a filling's vertices behind its rims as the pattern around it goes on: each is what stands as far on this side of the
 * nearest rim as the vertex is beyond it, so that the pattern is mirrored at the rim and meets itself there. The rims' own rows stay empty.
 */
export function continuePattern(
  source: PatternSource,
  patch: Patch,
  group: RimGroup,
  onward: readonly Vec3[],
): Float64Array {
  const n = patch.positions.length / 3;
  const colors = new Float64Array(4 * n);
  const width = group[0].radius / Math.sqrt(Math.max(1, n / 3));
  for (let v = patch.rim; v < n; v++) {
    const at = pointAt(patch.positions, v);
    const { place, way, distance } = nearestOnRims(patch, group, onward, at);
    colorOn(source, V3.addScaled(place, way, -distance), width, colors, 4 * v);
  }
  return colors;
}

/** The place of the rims nearest to a point, and the direction in which the surface would go on there. */
function nearestOnRims(
  { positions }: Patch,
  group: RimGroup,
  onward: readonly Vec3[],
  point: Vec3,
): { place: Vec3; way: Vec3; distance: number } {
  let best = { place: point, way: onward[0], distance: Number.POSITIVE_INFINITY };
  let first = 0;
  for (const { ring } of group) {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [first + i, first + ((i + 1) % ring.length)];
      const [from, to] = [pointAt(positions, a), pointAt(positions, b)];
      const side = V3.sub(to, from);
      const t = Math.min(1, Math.max(0, V3.dot(V3.sub(point, from), side) / (V3.dot(side, side) || 1)));
      const place = V3.addScaled(from, side, t);
      const distance = V3.distance(point, place);
      if (distance < best.distance) best = { place, way: V3.lerp(onward[a], onward[b], t), distance };
    }
    first += ring.length;
  }
  return best;
}

const near = createClosestPoint();

/** Linear RGBA of the part where it is nearest to a point, into `out`. */
export function colorOn(
  { part, primitives, looks, bvh }: PatternSource,
  [x, y, z]: Vec3,
  width: number,
  out: Float64Array,
  at: number,
): void {
  if (!closestPoint(bvh, x, y, z, near)) return;
  const f = near.triangle;
  const primitive = primitives[part.primitiveOf[f]];
  const { positions: p, indices } = primitive.mesh;
  const [a, b, c] = [0, 1, 2].map((k) => pointAt(p, indices[3 * part.faceOf[f] + k]));
  const [ab, ac, ap] = [V3.sub(b, a), V3.sub(c, a), V3.sub([near.x, near.y, near.z], a)];
  const normal = V3.cross(ab, ac);
  const whole = V3.dot(normal, normal) || 1;
  const u = V3.dot(V3.cross(ap, ac), normal) / whole;
  const v = V3.dot(V3.cross(ab, ap), normal) / whole;
  const seen = looks.sampleAt(primitive, part.faceOf[f], u, v, width);
  out[at] = seen.r;
  out[at + 1] = seen.g;
  out[at + 2] = seen.b;
  out[at + 3] = seen.alpha;
}
