import type { FieldShape } from '../../../field/index.ts';
import { sampleSpline } from '../../../math/index.ts';

/** Largest distance of the curve from its chords, in radii. Flesh is blended and smoothed: a twenty-fifth does not show. */
const SAG = 0.04;

/**
 * Replaces splined chains by as few straight pieces as a body needs. A field's own refinement is made for smooth pipes; on blended
 * flesh it would triple the segments, and segments are what a body's meshing time goes to.
 */
export function thrifty(shape: FieldShape): FieldShape {
  if (shape.op === 'chain' && shape.spline === 'catmull' && shape.points.length > 2) {
    const rows = shape.points.map((p, i) => [...p, shape.radii[i]]);
    const fine = sampleSpline(rows, 8);
    const kept: number[][] = [fine[0]];
    let from = 0;
    for (let to = 2; to < fine.length; to++) {
      if (sag(fine, from, to) > SAG) {
        kept.push(fine[to - 1]);
        from = to - 1;
      }
    }
    kept.push(fine[fine.length - 1]);
    return {
      ...shape,
      points: kept.map((r): [number, number, number] => [r[0], r[1], r[2]]),
      radii: kept.map((r) => Math.max(0, r[3])),
      spline: 'linear',
    };
  }
  if (shape.op === 'union' || shape.op === 'intersect') return { ...shape, of: shape.of.map(thrifty) };
  return shape;
}

function sag(rows: readonly number[][], from: number, to: number): number {
  let worst = 0;
  for (let i = from + 1; i < to; i++) {
    const t = (i - from) / (to - from);
    let e = 0;
    for (let c = 0; c < 4; c++) e += (rows[i][c] - rows[from][c] - (rows[to][c] - rows[from][c]) * t) ** 2;
    worst = Math.max(worst, Math.sqrt(e) / Math.max(1e-6, rows[i][3]));
  }
  return worst;
}
