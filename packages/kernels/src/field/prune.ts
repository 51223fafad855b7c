import { evaluatePoint, warpPoint } from './evaluate.ts';
import { flatSegment } from './flat-segments.ts';
import { type FieldProgram, KIND, makeNode, smoothMin } from './node.ts';
import { PRIMITIVES } from './primitives.ts';
import { roundCone, SEGMENT } from './segments.ts';

/** A field cut down to what matters in a ball, and its value at the centre. */
export interface Pruned {
  node: FieldProgram;
  value: number;
}

/**
 * The part of a field that decides its value inside the ball (x, y, z; r): kids that stay clear of the winner by more than their
 * blend reaches are dropped, so that a leaf block evaluates a handful of primitives instead of hundreds. Values inside
 * the ball are unchanged. Cost: one evaluation of the tree. Source: Keeter, "Massively parallel rendering of complex
 * closed-form implicit surfaces", 2020, with Lipschitz balls in place of interval arithmetic.
 */
export function prune(node: FieldProgram, x: number, y: number, z: number, r: number): Pruned {
  switch (node.kind) {
    case KIND.union:
    case KIND.intersect:
      return pruneFold(node, x, y, z, r);
    case KIND.chain:
    case KIND.flatChain:
      return pruneChain(node, x, y, z, r);
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

/**
 * Goes through the fold as the evaluator does, with what is known of the running value inside the ball: a kid that stays above
 * it by its own blend radius changes nothing; one that stays below it by as much makes all before it void. Both are exact.
 */
function pruneFold(node: FieldProgram, x: number, y: number, z: number, r: number): Pruned {
  const sign = node.kind === KIND.union ? 1 : -1;
  const n = node.kids.length;
  const kept: FieldProgram[] = [];
  const blends: number[] = [];
  let changed = false;
  let lipschitz = 0;
  let value = Infinity;
  for (let i = 0; i < n; i++) {
    const { node: kid, value: raw } = prune(node.kids[i], x, y, z, r);
    const own = sign * raw;
    const k = node.blends[i];
    const reach = (lipschitz + kid.lipschitz) * r + k;
    if (kept.length > 0 && (own - value >= reach || Number.isNaN(own))) {
      changed = true;
      continue;
    }
    if (kept.length > 0 && value - own >= reach) {
      changed = true;
      kept.length = 0;
      blends.length = 0;
      lipschitz = 0;
    }
    if (kid !== node.kids[i]) changed = true;
    value = kept.length === 0 ? own : smoothMin(value, own, k);
    kept.push(kid);
    blends.push(k);
    lipschitz = Math.max(lipschitz, kid.lipschitz);
  }
  value *= sign;
  if (kept.length === 1) return { node: kept[0], value };
  if (!changed) return { node, value };
  return { node: makeNode(node.kind, node.params, kept, Float64Array.from(blends), lipschitz, node.bounds), value };
}

/** A chain is a hard minimum, so segments out of reach go without any margin. */
function pruneChain(node: FieldProgram, x: number, y: number, z: number, r: number): Pruned {
  const p = node.params;
  const n = p.length / SEGMENT;
  const value = PRIMITIVES[node.kind](p, x, y, z);
  if (n === 1) return { node, value };
  const limit = value + 2 * node.lipschitz * r;
  const round = node.kind === KIND.chain;
  let kept = 0;
  for (let o = 0; o < p.length; o += SEGMENT) {
    if (round) {
      const reach = limit + p[o + 15];
      const mx = x - p[o + 12];
      const my = y - p[o + 13];
      const mz = z - p[o + 14];
      if (reach < 0 || mx * mx + my * my + mz * mz > reach * reach) continue;
      if (roundCone(p, o, x, y, z) > limit) continue;
    } else if (flatSegment(p, o, x, y, z) > limit) continue;
    chosen[kept++] = o;
    if (kept === chosen.length) return { node, value };
  }
  if (kept === n || kept === 0) return { node, value };
  const params = new Float64Array(kept * SEGMENT);
  for (let i = 0; i < kept; i++) {
    for (let k = 0; k < SEGMENT; k++) params[i * SEGMENT + k] = p[chosen[i] + k];
  }
  return { node: makeNode(node.kind, params, node.kids, node.blends, node.lipschitz, node.bounds), value };
}

/** Scratch: offsets of the segments kept. A chain that keeps more than this is not worth cutting. */
const chosen = new Int32Array(4096);
