import { evaluatePoint, warpPoint } from './evaluate.ts';
import { type FieldProgram, KIND, makeNode, smoothMin } from './node.ts';
import { FLAT_SEGMENT, PRIMITIVES, SEGMENT } from './primitives.ts';

/** A field cut down to what matters in a ball, and its value at the centre. */
export interface Pruned {
  node: FieldProgram;
  value: number;
}

/**
 * The part of a field that decides its value inside the ball (x, y, z; r): kids that stay clear of the winner by more than the
 * blends reach are dropped, so that a leaf block evaluates a handful of primitives instead of hundreds. Values inside
 * the ball are unchanged. Cost: one evaluation of the tree. Source: Keeter, "Massively parallel rendering of complex
 * closed-form implicit surfaces", 2020, with Lipschitz balls in place of interval arithmetic.
 */
export function prune(node: FieldProgram, x: number, y: number, z: number, r: number): Pruned {
  switch (node.kind) {
    case KIND.union:
    case KIND.intersect:
      return pruneFold(node, x, y, z, r);
    case KIND.chain:
      return pruneChain(node, SEGMENT, x, y, z, r);
    case KIND.flatChain:
      return pruneChain(node, FLAT_SEGMENT, x, y, z, r);
    case KIND.negate:
    case KIND.shell:
    case KIND.inflate:
    case KIND.displace: {
      const kid = prune(node.kids[0], x, y, z, r);
      return rebuilt(node, kid.node, x, y, z);
    }
    case KIND.twist:
    case KIND.bend:
    case KIND.taper:
    case KIND.affine: {
      const w = warpPoint(node, x, y, z);
      // the warp stretches by at most 1 / scale factor (p[12] makes the result 1-Lipschitz again)
      const kid = prune(node.kids[0], w[0], w[1], w[2], r / node.params[12]);
      return rebuilt(node, kid.node, x, y, z);
    }
    default:
      return { node, value: evaluatePoint(node, x, y, z) };
  }
}

function rebuilt(node: FieldProgram, kid: FieldProgram, x: number, y: number, z: number): Pruned {
  const out =
    kid === node.kids[0] ? node : makeNode(node.kind, node.params, [kid], node.blends, node.lipschitz, node.bounds);
  return { node: out, value: evaluatePoint(out, x, y, z) };
}

function pruneFold(node: FieldProgram, x: number, y: number, z: number, r: number): Pruned {
  const sign = node.kind === KIND.union ? 1 : -1;
  const n = node.kids.length;
  const kids: Pruned[] = new Array(n);
  let best = Infinity;
  for (let i = 0; i < n; i++) {
    kids[i] = prune(node.kids[i], x, y, z, r);
    best = Math.min(best, sign * kids[i].value + kids[i].node.lipschitz * r);
  }
  // 2.5 k: one k of reach for the kid itself, one for what it may have been blended with before the winner came
  const limit = best + 2.5 * node.blendMax;
  const kept: FieldProgram[] = [];
  const blends: number[] = [];
  let changed = false;
  let lipschitz = 0;
  let value = 0;
  for (let i = 0; i < n; i++) {
    const kid = kids[i];
    if (sign * kid.value - kid.node.lipschitz * r > limit) {
      changed = true;
      continue;
    }
    if (kid.node !== node.kids[i]) changed = true;
    value = kept.length === 0 ? sign * kid.value : smoothMin(value, sign * kid.value, node.blends[i]);
    kept.push(kid.node);
    blends.push(node.blends[i]);
    lipschitz = Math.max(lipschitz, kid.node.lipschitz);
  }
  value *= sign;
  if (kept.length === 1) return { node: kept[0], value };
  if (kept.length === 0 || !changed) return { node, value: kept.length === 0 ? sign * Infinity : value };
  return { node: makeNode(node.kind, node.params, kept, Float64Array.from(blends), lipschitz, node.bounds), value };
}

/** A chain is a hard minimum, so segments out of reach go without any margin. */
function pruneChain(node: FieldProgram, stride: number, x: number, y: number, z: number, r: number): Pruned {
  const p = node.params;
  const n = p.length / stride;
  const f = PRIMITIVES[node.kind];
  if (n === 1) return { node, value: f(p, x, y, z) };
  const values = new Float64Array(n);
  let value = Infinity;
  for (let i = 0; i < n; i++) {
    values[i] = f(p.subarray(i * stride, (i + 1) * stride), x, y, z);
    if (values[i] < value) value = values[i];
  }
  const limit = value + 2 * node.lipschitz * r;
  let kept = 0;
  for (let i = 0; i < n; i++) if (values[i] <= limit) kept++;
  if (kept === n || kept === 0) return { node, value };
  const params = new Float64Array(kept * stride);
  let o = 0;
  for (let i = 0; i < n; i++) {
    if (values[i] > limit) continue;
    params.set(p.subarray(i * stride, (i + 1) * stride), o);
    o += stride;
  }
  return { node: makeNode(node.kind, params, node.kids, node.blends, node.lipschitz, node.bounds), value };
}
