// Which cells of a cube a model fills, what nobody can look into counted as filled.
import { markInside } from '../../packages/kernels/src/solid/inside-grid.ts';

/**
 * Which cells of a lattice of `side` cells a side a triangle soup fills, 1 or 0, x fastest: the cube reaches from -.54 to .54. What a surface passes through counts, too, and so does
 * what it encloses.
 */
export function fillCube(positions: Float32Array, indices: Uint32Array, side: number): Uint8Array {
  const cell = 1.08 / side;
  const inside = markInside({ positions, indices }, { origin: [-0.54, -0.54, -0.54], size: [side, side, side], cell });
  markSurface(inside, positions, indices, side);
  return closeHollows(inside, side);
}

/** What nobody can look into counts as solid: cushions and casks are hollow, and no picture tells. */
function closeHollows(inside: Uint8Array, side: number): Uint8Array {
  const open = new Uint8Array(inside.length);
  const stack = [0];
  open[0] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const place = [at % side, Math.floor(at / side) % side, Math.floor(at / side ** 2)];
    for (const [axis, step] of [1, side, side ** 2].entries())
      for (const way of [-1, 1]) {
        const next = at + way * step;
        const to = place[axis] + way;
        if (to < 0 || to >= side || inside[next] || open[next]) continue;
        open[next] = 1;
        stack.push(next);
      }
  }
  return open.map((o) => 1 - o);
}

/** Spokes, sails and sheet metal are thinner than the lattice's cells and would be nothing. */
function markSurface(inside: Uint8Array, p: Float32Array, indices: Uint32Array, side: number): void {
  const cell = 1.08 / side;
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const far = (i: number, j: number): number => Math.hypot(p[i] - p[j], p[i + 1] - p[j + 1], p[i + 2] - p[j + 2]);
    const n = Math.ceil((2 * Math.max(far(a, b), far(b, c), far(c, a))) / cell) + 1;
    for (let u = 0; u <= n; u++)
      for (let v = 0; v <= n - u; v++) {
        let at = 0;
        let stride = 1;
        for (let k = 0; k < 3; k++) {
          const x = p[a + k] + (u * (p[b + k] - p[a + k]) + v * (p[c + k] - p[a + k])) / n;
          at += stride * Math.min(side - 1, Math.max(0, Math.round((x + 0.54) / cell)));
          stride *= side;
        }
        inside[at] = 1;
      }
  }
}
