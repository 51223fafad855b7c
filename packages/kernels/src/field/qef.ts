/**
 * The point that lies best on a set of planes: minimises sum (n . (x - p))^2 + w |x - m|^2, m the mean of the points. The small
 * pull w keeps flat and curved neighbourhoods (where planes do not fix a point) at the mean, while edges and corners are
 * found to a hundredth of a cell.
 * Source: Ju, Losasso, Schaefer & Warren, "Dual contouring of Hermite data", 2002.
 */
export interface PlaneFit {
  reset(): void;
  add(px: number, py: number, pz: number, nx: number, ny: number, nz: number): void;
  /** Writes the solution to out[at..at+2]; returns the least cosine between any normal and the mean normal (1 = flat). */
  solve(out: Float64Array, at: number): number;
}

const PULL = 0.02;

/** Creates a fit with its own scratch, to be reset and used again for every cell. */
export function createPlaneFit(): PlaneFit {
  const p = new Float64Array(12 * 3);
  const n = new Float64Array(12 * 3);
  let count = 0;
  return {
    reset: () => {
      count = 0;
    },
    add: (px, py, pz, nx, ny, nz) => {
      const o = count++ * 3;
      p[o] = px;
      p[o + 1] = py;
      p[o + 2] = pz;
      n[o] = nx;
      n[o + 1] = ny;
      n[o + 2] = nz;
    },
    solve: (out, at) => {
      let mx = 0;
      let my = 0;
      let mz = 0;
      let sx = 0;
      let sy = 0;
      let sz = 0;
      for (let i = 0; i < count * 3; i += 3) {
        mx += p[i];
        my += p[i + 1];
        mz += p[i + 2];
        sx += n[i];
        sy += n[i + 1];
        sz += n[i + 2];
      }
      mx /= count;
      my /= count;
      mz /= count;
      let a = PULL;
      let b = 0;
      let c = 0;
      let d = PULL;
      let e = 0;
      let f = PULL;
      let rx = 0;
      let ry = 0;
      let rz = 0;
      let least = 1;
      const sl = Math.sqrt(sx * sx + sy * sy + sz * sz) || 1;
      for (let i = 0; i < count * 3; i += 3) {
        const x = n[i];
        const y = n[i + 1];
        const z = n[i + 2];
        const r = x * (p[i] - mx) + y * (p[i + 1] - my) + z * (p[i + 2] - mz);
        a += x * x;
        b += x * y;
        c += x * z;
        d += y * y;
        e += y * z;
        f += z * z;
        rx += x * r;
        ry += y * r;
        rz += z * r;
        least = Math.min(least, (x * sx + y * sy + z * sz) / sl);
      }
      const c00 = d * f - e * e;
      const c01 = c * e - b * f;
      const c02 = b * e - c * d;
      const det = a * c00 + b * c01 + c * c02;
      out[at] = mx + (c00 * rx + c01 * ry + c02 * rz) / det;
      out[at + 1] = my + (c01 * rx + (a * f - c * c) * ry + (b * c - a * e) * rz) / det;
      out[at + 2] = mz + (c02 * rx + (b * c - a * e) * ry + (a * d - b * b) * rz) / det;
      return least;
    },
  };
}
