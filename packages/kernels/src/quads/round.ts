import type { SplitSystem } from './assemble.ts';
import { type BlockFactor, backwardInPlace, factorBlocks, forwardInPlace } from './block-factor.ts';

/** A split system after elimination of its free vertices: what is left is a small dense problem in the integers. */
export interface ReducedSystem {
  system: SplitSystem;
  factor: BlockFactor;
  /** L^-1 of the coupling. */
  eliminated: Float64Array;
  /** Inverse of the Schur complement, integers x integers. */
  inverse: Float64Array;
  /** The minimum over real values. */
  relaxed: Float64Array;
}

/** Eliminates the free vertices. The coupling is worked on in place. */
export function reduceSystem(system: SplitSystem): ReducedSystem {
  const m = system.integers;
  const width = m + 1;
  const factor = factorBlocks(system.matrix);
  const y = system.coupling;
  forwardInPlace(factor, y, width);
  const schur = system.dense.slice();
  const right = system.denseRight.slice();
  const used = new Int32Array(width);
  for (let i = 0; i < system.nodes; i++) {
    const o = i * 2 * width;
    let n = 0;
    for (let c = 0; c < width; c++) if (y[o + c] !== 0 || y[o + width + c] !== 0) used[n++] = c;
    for (let s = 0; s < n; s++) {
      const a = used[s];
      if (a === m) continue;
      const x0 = y[o + a];
      const x1 = y[o + width + a];
      const d0 = factor.inverse[i * 3] * x0 + factor.inverse[i * 3 + 1] * x1;
      const d1 = factor.inverse[i * 3 + 1] * x0 + factor.inverse[i * 3 + 2] * x1;
      for (let t = s; t < n; t++) {
        const b = used[t];
        const value = d0 * y[o + b] + d1 * y[o + width + b];
        if (b === m) right[a] -= value;
        else schur[a * m + b] -= value;
      }
    }
  }
  for (let a = 0; a < m; a++) for (let b = 0; b < a; b++) schur[a * m + b] = schur[b * m + a];
  const inverse = invert(schur, m);
  const relaxed = new Float64Array(m);
  for (let a = 0; a < m; a++) for (let b = 0; b < m; b++) relaxed[a] += inverse[a * m + b] * right[b];
  return { system, factor, eliminated: y, inverse, relaxed };
}

/** Inverse of a symmetric positive definite matrix by Gauss-Jordan; directions without stiffness are left out. */
function invert(a: Float64Array, m: number): Float64Array {
  const work = a.slice();
  const out = new Float64Array(m * m);
  for (let i = 0; i < m; i++) out[i * m + i] = 1;
  for (let i = 0; i < m; i++) {
    const pivot = Math.max(work[i * m + i], 1e-9 * Math.max(1e-12, a[i * m + i]));
    for (let k = 0; k < m; k++) {
      work[i * m + k] /= pivot;
      out[i * m + k] /= pivot;
    }
    for (let r = 0; r < m; r++) {
      const factor = work[r * m + i];
      if (r === i || factor === 0) continue;
      for (let k = i; k < m; k++) work[r * m + k] -= factor * work[i * m + k];
      for (let k = 0; k <= i; k++) out[r * m + k] -= factor * out[i * m + k];
    }
  }
  return out;
}

/**
 * Rounds the integers one by one, always the one nearest to an integer, and lets the rest follow (exactly: a rank-one update of the dense
 * problem). Source: Bommes, Zimmer & Kobbelt, "Mixed-integer quadrangulation", 2009. `scale` multiplies the right-hand side.
 */
export function roundGreedily(reduced: ReducedSystem, scale: number): Float64Array {
  const m = reduced.system.integers;
  const inverse = reduced.inverse.slice();
  const x = reduced.relaxed.map((value) => value * scale);
  const open = new Uint8Array(m).fill(1);
  const column = new Float64Array(m);
  for (let step = 0; step < m; step++) {
    let best = -1;
    let least = 2;
    for (let i = 0; i < m; i++) {
      if (!open[i]) continue;
      const off = Math.abs(x[i] - Math.round(x[i]));
      if (off < least) {
        least = off;
        best = i;
      }
    }
    open[best] = 0;
    const pivot = inverse[best * m + best];
    const move = Math.round(x[best]) - x[best];
    for (let i = 0; i < m; i++) column[i] = open[i] ? inverse[i * m + best] / pivot : 0;
    for (let i = 0; i < m; i++) {
      if (!open[i]) continue;
      x[i] += column[i] * move;
      const f = column[i];
      if (f === 0) continue;
      for (let k = 0; k < m; k++) if (open[k]) inverse[i * m + k] -= f * inverse[best * m + k];
    }
    x[best] = Math.round(x[best]);
  }
  return x;
}

/** All unknowns (free vertices, then generators) for given integers. */
export function backSubstitute(reduced: ReducedSystem, integers: Float64Array, scale: number): Float64Array {
  const { system, factor, eliminated } = reduced;
  const m = system.integers;
  const width = m + 1;
  const y = new Float64Array(system.nodes * 2);
  for (let r = 0; r < y.length; r++) {
    let sum = eliminated[r * width + m] * scale;
    for (let c = 0; c < m; c++) sum -= eliminated[r * width + c] * integers[c];
    y[r] = sum;
  }
  backwardInPlace(factor, y);
  const out = new Float64Array(system.nodes * 2 + m);
  for (let v = 0; v < system.nodes; v++) {
    out[v * 2] = y[system.place[v] * 2];
    out[v * 2 + 1] = y[system.place[v] * 2 + 1];
  }
  out.set(integers, system.nodes * 2);
  return out;
}
