/** The sides of a triangle mesh with their weights in its Laplacian, and what lies around each vertex. */
export interface SmoothSystem {
  /** Two vertices a side. */
  ends: Uint32Array;
  weights: Float64Array;
  /** Share of the surface of each vertex, square metres. */
  areas: Float64Array;
}

const ITERATIONS = 500;
const TOLERANCE = 1e-7;

/** Cotangent weights of a mesh, none below a hundredth of what equal triangles have. */
export function createSmoothSystem(p: ArrayLike<number>, corners: readonly number[]): SmoothSystem {
  const n = p.length / 3;
  const byEnds = new Map<number, number>();
  const areas = new Float64Array(n);
  for (let f = 0; f < corners.length; f += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[f + k], corners[f + ((k + 1) % 3)], corners[f + ((k + 2) % 3)]];
      const [ux, uy, uz] = [0, 1, 2].map((i) => p[3 * a + i] - p[3 * c + i]);
      const [vx, vy, vz] = [0, 1, 2].map((i) => p[3 * b + i] - p[3 * c + i]);
      const double = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
      const dot = ux * vx + uy * vy + uz * vz;
      const cotangent = double > 0 ? Math.max(-10, Math.min(10, dot / double)) : 0;
      const key = Math.min(a, b) * n + Math.max(a, b);
      byEnds.set(key, (byEnds.get(key) ?? 0) + cotangent / 2);
      areas[c] += double / 6;
    }
  }
  const mean = areas.reduce((sum, a) => sum + a, 0) / n || 1;
  for (let v = 0; v < n; v++) areas[v] = Math.max(areas[v], 0.05 * mean);
  const ends = Uint32Array.from([...byEnds.keys()].flatMap((key) => [Math.floor(key / n), key % n]));
  return { ends, weights: Float64Array.from(byEnds.values(), (w) => Math.max(0.006, w)), areas };
}

/**
 * Changes the free values of a mesh to the smoothest, `width` numbers a vertex, in place. Order 1: least slope, as a soap film. Order 2: least bending, with
 * the slope that the fixed values have; vertices of `outer` only give theirs. By conjugate gradients.
 */
export function smoothValues(
  system: SmoothSystem,
  values: Float64Array,
  width: number,
  isFixed: Uint8Array,
  order: 1 | 2,
  outer?: Uint8Array,
): void {
  const n = isFixed.length;
  const apply = createOperator(system, n, order, outer);
  const diagonal = diagonalOf(system, n, order, outer);
  const x = new Float64Array(n);
  const [r, d, q, z] = [0, 1, 2, 3].map(() => new Float64Array(n));
  for (let k = 0; k < width; k++) {
    for (let v = 0; v < n; v++) x[v] = values[v * width + k];
    apply(x, q);
    let rz = 0;
    for (let v = 0; v < n; v++) {
      r[v] = isFixed[v] ? 0 : -q[v];
      z[v] = r[v] / diagonal[v];
      d[v] = z[v];
      rz += r[v] * z[v];
    }
    const enough = rz * TOLERANCE * TOLERANCE;
    for (let i = 0; i < ITERATIONS && rz > enough && rz > 1e-40; i++) {
      apply(d, q);
      let dq = 0;
      for (let v = 0; v < n; v++) if (!isFixed[v]) dq += d[v] * q[v];
      if (!(dq > 0)) break;
      const step = rz / dq;
      let next = 0;
      for (let v = 0; v < n; v++) {
        if (isFixed[v]) continue;
        x[v] += step * d[v];
        r[v] -= step * q[v];
        z[v] = r[v] / diagonal[v];
        next += r[v] * z[v];
      }
      for (let v = 0; v < n; v++) d[v] = isFixed[v] ? 0 : z[v] + (next / rz) * d[v];
      rz = next;
    }
    for (let v = 0; v < n; v++) if (!isFixed[v]) values[v * width + k] = x[v];
  }
}

type Operator = (from: Float64Array, to: Float64Array) => void;

function createOperator({ ends, weights, areas }: SmoothSystem, n: number, order: 1 | 2, outer?: Uint8Array): Operator {
  const laplace: Operator = (from, to) => {
    to.fill(0);
    for (let e = 0; e < weights.length; e++) {
      const [a, b] = [ends[2 * e], ends[2 * e + 1]];
      const flow = weights[e] * (from[a] - from[b]);
      to[a] += flow;
      to[b] -= flow;
    }
  };
  if (order === 1) return laplace;
  const half = new Float64Array(n);
  return (from, to) => {
    laplace(from, half);
    for (let v = 0; v < n; v++) half[v] = outer?.[v] ? 0 : half[v] / areas[v];
    laplace(half, to);
  };
}

function diagonalOf({ ends, weights, areas }: SmoothSystem, n: number, order: 1 | 2, outer?: Uint8Array): Float64Array {
  const sum = new Float64Array(n);
  for (let e = 0; e < weights.length; e++) for (let k = 0; k < 2; k++) sum[ends[2 * e + k]] += weights[e];
  if (order === 1) return sum.map((s) => s || 1);
  const out = new Float64Array(n);
  for (let v = 0; v < n; v++) out[v] = outer?.[v] ? 0 : (sum[v] * sum[v]) / areas[v];
  for (let e = 0; e < weights.length; e++) {
    const [a, b] = [ends[2 * e], ends[2 * e + 1]];
    if (!outer?.[a]) out[b] += (weights[e] * weights[e]) / areas[a];
    if (!outer?.[b]) out[a] += (weights[e] * weights[e]) / areas[b];
  }
  return out.map((s) => s || 1);
}
