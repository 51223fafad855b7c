import { Affine } from '../math/index.ts';
import { Extent } from './extent.ts';
import { type FieldProgram, KIND, makeNode } from './node.ts';
import type { FieldNode } from './shape.ts';

type Warp = Extract<FieldNode, { op: 'twist' | 'bend' | 'taper' }>;

/**
 * A bent, twisted or tapered child. The child is evaluated at the warped-back point, and its value is divided by the most that
 * the warp can stretch inside the child's bounds, so that the result is never steeper than the child.
 */
export function buildWarp(shape: Warp, frame: { m: Affine; scale: number }, kid: FieldProgram): FieldProgram {
  const b = kid.bounds;
  const rx = Math.max(Math.abs(b[0]), Math.abs(b[3]));
  const rz = Math.max(Math.abs(b[2]), Math.abs(b[5]));
  const reach = Math.hypot(rx, rz);
  const inverse = Affine.invert(frame.m);
  let stretch = 1;
  let own: number[];
  let kind: number;
  let local = b;
  if (shape.op === 'twist') {
    const rate = (shape.deg * Math.PI) / 180;
    kind = KIND.twist;
    own = [rate];
    stretch = shear(Math.abs(rate) * reach);
    local = Extent.of([-reach, b[1], -reach], [reach, b[4], reach]);
  } else if (shape.op === 'bend') {
    const limit = 0.8 / Math.max(rx, 1e-9);
    const rate = Math.max(-limit, Math.min(limit, (shape.deg * Math.PI) / 180));
    const bend = Math.abs(rate) < 1e-6 ? 1e-6 : rate;
    kind = KIND.bend;
    own = [bend];
    stretch = 1 / (1 - Math.abs(bend) * rx);
    local = bentBounds(b, bend);
  } else {
    const from = Math.max(0.02, shape.from);
    const to = Math.max(0.02, shape.to);
    const y1 = shape.y1 === shape.y0 ? shape.y0 + 1e-9 : shape.y1;
    const least = Math.min(from, to, 1);
    kind = KIND.taper;
    own = [shape.y0, y1, from, to];
    stretch = (1 / least) * shear((Math.abs(to - from) / Math.abs(y1 - shape.y0)) * reach);
    const most = Math.max(from, to);
    local = Extent.of([b[0] * most, b[1], b[2] * most], [b[3] * most, b[4], b[5] * most]);
    local = Extent.union(local, Extent.of([b[0] * least, b[1], b[2] * least], [b[3] * least, b[4], b[5] * least]));
  }
  const params = Float64Array.of(...inverse, frame.scale / stretch, ...own);
  return makeNode(kind, params, [kid], new Float64Array(0), kid.lipschitz, Extent.transform(frame.m, local));
}

/** Largest singular value of a shear by s. */
function shear(s: number): number {
  return 0.5 * (s + Math.sqrt(s * s + 4));
}

/** Extent of the bent box, from samples of its outline plus what may bulge between two of them. */
function bentBounds(b: Float64Array, k: number): Float64Array {
  let out = Extent.empty();
  const steps = 64;
  for (let i = 0; i <= steps; i++) {
    const a = k * (b[1] + ((b[4] - b[1]) * i) / steps);
    for (const x of [b[0], b[3]]) {
      const at = [1 / k - (1 / k - x) * Math.cos(a), (1 / k - x) * Math.sin(a)];
      out = Extent.union(out, Extent.of([...at, b[2]], [...at, b[5]]));
    }
  }
  return Extent.grow(out, (b[4] - b[1]) * 0.01);
}
