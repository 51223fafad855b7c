import { describe, expect, it } from 'vitest';
import { minCut } from './min-cut.ts';
import { createRng } from './rng.ts';

/** Value of the cut that `side` (bit per node) makes. */
function costOf(side: (i: number) => number, edges: Parameters<typeof minCut>[1], terminals: Float32Array): number {
  let cost = 0;
  terminals.forEach((t, i) => {
    if (t > 0 && !side(i)) cost += t;
    if (t < 0 && side(i)) cost -= t;
  });
  edges.a.forEach((a, e) => {
    const b = edges.b[e];
    if (side(a) && !side(b)) cost += edges.forth[e];
    if (side(b) && !side(a)) cost += edges.back[e];
  });
  return cost;
}

describe('minCut', () => {
  it('finds a cut as cheap as the cheapest of all', () => {
    const rng = createRng(3);
    for (let round = 0; round < 60; round++) {
      const n = 9;
      const pairs: [number, number][] = [];
      for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (rng.range(0, 1) < 0.5) pairs.push([a, b]);
      const edges = {
        a: Int32Array.from(pairs, (p) => p[0]),
        b: Int32Array.from(pairs, (p) => p[1]),
        forth: Float32Array.from(pairs, () => Math.floor(rng.range(0, 8))),
        back: Float32Array.from(pairs, () => Math.floor(rng.range(0, 8))),
      };
      const terminals = Float32Array.from({ length: n }, () => Math.floor(rng.range(-9, 10)));
      let best = Number.POSITIVE_INFINITY;
      for (let bits = 0; bits < 1 << n; bits++)
        best = Math.min(
          best,
          costOf((i) => (bits >> i) & 1, edges, terminals),
        );
      const cut = minCut(n, edges, terminals);
      expect(costOf((i) => cut[i], edges, terminals)).toBe(best);
    }
  });

  it('cuts a long chain at its weakest link', () => {
    const n = 50_000;
    const edges = {
      a: Int32Array.from({ length: n - 1 }, (_, i) => i),
      b: Int32Array.from({ length: n - 1 }, (_, i) => i + 1),
      forth: new Float32Array(n - 1).fill(2),
      back: new Float32Array(n - 1).fill(2),
    };
    edges.forth[31_234] = 1;
    const terminals = new Float32Array(n);
    terminals[0] = 10;
    terminals[n - 1] = -10;
    const cut = minCut(n, edges, terminals);
    expect(cut.lastIndexOf(1)).toBe(31_234);
    expect(cut.indexOf(0)).toBe(31_235);
  });
});
