import { Affine, GeometryError, sampleSpline, V3, type Vec3 } from '../math/index.ts';
import { Extent } from './extent.ts';
import { type FieldProgram, KIND, makeNode } from './node.ts';
import { SEGMENT } from './segments.ts';
import type { FieldNode } from './shape.ts';

type Chain = Extract<FieldNode, { op: 'chain' }>;

/**
 * A chain under a placement that scales evenly by `scale`: round-cone segments in the parent's space. Splines are sampled
 * so finely that neither the bend of a segment nor its change of slope shows (sagitta under 1.5 % of the radius).
 */
export function buildChain(shape: Chain, m: Affine, scale: number): FieldProgram {
  if (shape.points.length === 0 || shape.points.length !== shape.radii.length) {
    throw new GeometryError('bad_shape', 'A chain needs one radius per point, and at least one point.');
  }
  let rows: number[][] = shape.points.map((p, i) => [...p, Math.max(0, shape.radii[i])]);
  if (shape.spline !== 'linear' && rows.length > 2) rows = refine(rows);
  const flat = Math.min(1, Math.max(0.05, shape.flat ?? 1));
  const up: Vec3 = V3.normalize(Affine.direction(m, shape.up ?? [0, 1, 0]));
  const placed = rows.map((r) => ({ at: Affine.point(m, [r[0], r[1], r[2]]), r: Math.max(0, r[3]) * scale }));
  let bounds = Extent.empty();
  for (const { at, r } of placed) bounds = Extent.union(bounds, Extent.grow(Extent.of(at, at), r));
  const n = Math.max(1, placed.length - 1);
  const params = new Float64Array(n * SEGMENT);
  let side: Vec3 = V3.perpendicular(up);
  for (let i = 0; i < n; i++) {
    const a = placed[i];
    const b = placed[Math.min(i + 1, placed.length - 1)];
    if (flat < 1) {
      const across = V3.cross(up, V3.sub(b.at, a.at));
      if (V3.length(across) > 1e-9 * (a.r + b.r)) {
        const next = V3.normalize(across);
        // keep the same side all along: the thin axis has no sign, but neighbours should agree
        side = next;
      }
      params.set([...a.at, ...V3.sub(b.at, a.at), a.r, b.r - a.r, ...side, flat], i * SEGMENT);
    } else {
      params.set(roundCone(a.at, b.at, a.r, b.r), i * SEGMENT);
    }
    // a hair larger than it need be: rounding must never let the sphere exclude what it holds
    const around = (V3.distance(a.at, b.at) / 2 + Math.max(a.r, b.r)) * (1 + 1e-9) + 1e-12;
    params.set([...V3.lerp(a.at, b.at, 0.5), around], i * SEGMENT + 12);
  }
  const none = new Float64Array(0);
  return flat < 1
    ? makeNode(KIND.flatChain, params, [], none, 1.6, bounds)
    : makeNode(KIND.chain, params, [], none, 1, bounds);
}

function roundCone(a: Vec3, b: Vec3, r1: number, r2: number): number[] {
  const ba = V3.sub(b, a);
  const l2 = V3.dot(ba, ba);
  const rr = r1 - r2;
  const a2 = l2 - rr * rr;
  // one sphere swallows the other, or the segment is nothing: a sphere
  if (a2 <= 1e-9 * l2 || l2 < 1e-18) {
    const at = r1 >= r2 ? a : b;
    const r = Math.max(r1, r2);
    return [...at, 0, 0, 0, r, 0, 0, 0, 0, r];
  }
  return [...a, ...ba, r1, rr, a2, 1 / l2, l2, r2];
}

/** Spline rows (x, y, z, radius), each span cut as finely as its bend asks, 2 to 8 pieces. */
function refine(rows: number[][]): number[][] {
  const fine = sampleSpline(rows, 16);
  const out: number[][] = [fine[0]];
  for (let s = 0; s + 1 < rows.length; s++) {
    const span = fine.slice(s * 16, s * 16 + 17);
    let pieces = 2;
    while (pieces < 8 && deviation(span, 16 / pieces) > 0.015) pieces *= 2;
    for (let j = 1; j <= pieces; j++) out.push(span[(j * 16) / pieces]);
  }
  return out;
}

/** Largest distance (in radii) between the fine curve and its chords of `step` pieces, position and radius alike. */
function deviation(span: number[][], step: number): number {
  let worst = 0;
  for (let i = 0; i + step < span.length; i += step) {
    const a = span[i];
    const b = span[i + step];
    for (let j = 1; j < step; j++) {
      const t = j / step;
      const p = span[i + j];
      const r = Math.max(1e-6, Math.abs(p[3]));
      let e = 0;
      for (let c = 0; c < 4; c++) e += (p[c] - a[c] - (b[c] - a[c]) * t) ** 2;
      worst = Math.max(worst, Math.sqrt(e) / r);
    }
  }
  return worst;
}
