import { GeometryError, type Vec3 } from '../math/index.ts';
import { buildProgram, IDENTITY } from './build.ts';
import { evaluatePoint } from './evaluate.ts';
import { Extent } from './extent.ts';
import type { FieldProgram } from './node.ts';
import { prune } from './prune.ts';
import type { FieldShape } from './shape.ts';

/** An implicit solid ready to be asked: negative inside, metres, first-order accurate near the surface. */
export interface Field {
  /** Signed distance at a point. Pruned per octree cell, which is built as it is asked for. */
  distance(x: number, y: number, z: number): number;
  /** The same through the whole tree: the reference that tests compare with. */
  distanceBrute(x: number, y: number, z: number): number;
  /** Conservative bounds of the solid; infinite for a bare halfspace. */
  bounds: { min: Vec3; max: Vec3 };
  /** The compiled tree: what the mesher prunes. */
  program: FieldProgram;
}

const QUERY_CELLS = 32;

/**
 * Compiles a shape of the field language. Placements, mirrors and arrays are folded into the primitives; splines become round
 * cones; so that evaluation is a walk over flat numbers.
 * Throws GeometryError `bad_shape` for numbers that are not finite; an unbounded field can be asked but not meshed. Cost: microseconds per primitive.
 */
export function compileField(shape: FieldShape): Field {
  const program = buildProgram(shape, IDENTITY);
  const b = program.bounds;
  if (b.some((v) => Number.isNaN(v))) throw new GeometryError('bad_shape', 'A number in the shape is not finite.');
  return {
    distance: Extent.isFinite(b) ? cachedDistance(program) : (x, y, z) => evaluatePoint(program, x, y, z),
    distanceBrute: (x, y, z) => evaluatePoint(program, x, y, z),
    bounds: { min: [b[0], b[1], b[2]], max: [b[3], b[4], b[5]] },
    program,
  };
}

/** Distance through a lazily pruned two-level grid over the bounds; outside it, the whole tree. */
function cachedDistance(program: FieldProgram): Field['distance'] {
  const b = program.bounds;
  const n = QUERY_CELLS;
  const span = Math.max(b[3] - b[0], b[4] - b[1], b[5] - b[2]) * 1.02 + 1e-9;
  const cell = span / n;
  const x0 = (b[0] + b[3] - span) / 2;
  const y0 = (b[1] + b[4] - span) / 2;
  const z0 = (b[2] + b[5] - span) / 2;
  const radius = cell * 0.8661;
  const fine: (FieldProgram | undefined)[] = new Array(n * n * n).fill(undefined);
  const c = n / 4;
  const coarse: (FieldProgram | undefined)[] = new Array(c * c * c).fill(undefined);
  const lookup = (i: number, j: number, k: number): FieldProgram => {
    const ci = i >> 2;
    const cj = j >> 2;
    const ck = k >> 2;
    const at = (ck * c + cj) * c + ci;
    const mid = (v: number, o: number): number => o + (v + 0.5) * cell;
    coarse[at] ??= prune(
      program,
      x0 + (ci * 4 + 2) * cell,
      y0 + (cj * 4 + 2) * cell,
      z0 + (ck * 4 + 2) * cell,
      radius * 4,
    ).node;
    return prune(coarse[at], mid(i, x0), mid(j, y0), mid(k, z0), radius).node;
  };
  return (x, y, z) => {
    const i = Math.floor((x - x0) / cell);
    const j = Math.floor((y - y0) / cell);
    const k = Math.floor((z - z0) / cell);
    if (!(i >= 0 && j >= 0 && k >= 0 && i < n && j < n && k < n)) return evaluatePoint(program, x, y, z);
    const at = (k * n + j) * n + i;
    return evaluatePoint((fine[at] ??= lookup(i, j, k)), x, y, z);
  };
}
