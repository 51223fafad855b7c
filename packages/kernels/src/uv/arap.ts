import { type Factor, factorize, solveFactored } from './cholesky.ts';

/** A chart in the plane. */
export interface Flat {
  /** Vertex per corner, 3 a face. */
  corners: Int32Array;
  /** The triangle's own shape laid flat: 3 points per face, 6F, metres. */
  rest: Float64Array;
  /** Where the vertices are, 2V, metres. */
  uv: Float64Array;
  vertexCount: number;
}

/**
 * As-rigid-as-possible parametrisation by local/global steps, starting from what is in `uv`: each triangle finds its best
 * rotation, then all vertices solve the cotangent Laplacian for them; the matrix is factored once. Returns what takes up to so many
 * steps, fewer where they no longer help; it may be called again to go on.
 * Chosen over LSCM because it keeps area as well as angle, which texel density needs. Border free.
 * Source: Liu, Zhang, Xu, Gotsman & Gortler, "A local/global approach to mesh parameterization", 2008.
 * Cost: about 1 us a face a step.
 */
export function arapInPlace(flat: Flat): (steps: number) => void {
  if (flat.corners.length < 6) return () => undefined;
  const system = buildSystem(flat);
  const rhs = new Float64Array(2 * flat.vertexCount);
  let before = Number.POSITIVE_INFINITY;
  let taken = 0;
  return (steps) => {
    for (let step = 0; step < steps; step++) {
      const energy = localStep(flat, system.weights, rhs);
      if (energy > before * 0.985 && taken > 1) break;
      taken++;
      before = energy;
      // The first vertex is held where it is: the Laplacian alone does not say where the chart lies.
      rhs[0] += system.pin * flat.uv[0];
      rhs[1] += system.pin * flat.uv[1];
      solveFactored(system.factor, rhs, flat.uv);
    }
  };
}

interface System {
  /** Cotangent of the angle opposite each corner's outgoing edge, 3F, kept positive. */
  weights: Float64Array;
  factor: Factor;
  pin: number;
}

function buildSystem(flat: Flat): System {
  const { corners, rest, vertexCount } = flat;
  const weights = new Float64Array(corners.length);
  const start = new Int32Array(vertexCount + 1);
  for (let c = 0; c < corners.length; c++) {
    const f = (c / 3) | 0;
    const k = c % 3;
    const i = 6 * f + 2 * k;
    const j = 6 * f + 2 * ((k + 1) % 3);
    const o = 6 * f + 2 * ((k + 2) % 3);
    const ax = rest[i] - rest[o];
    const ay = rest[i + 1] - rest[o + 1];
    const bx = rest[j] - rest[o];
    const by = rest[j + 1] - rest[o + 1];
    const cot = (ax * bx + ay * by) / Math.max(1e-15, ax * by - ay * bx);
    weights[c] = Math.max(0.03, Math.min(30, 0.5 * cot));
    start[corners[c] + 1]++;
    start[corners[3 * f + ((k + 1) % 3)] + 1]++;
  }
  for (let v = 0; v < vertexCount; v++) start[v + 1] += start[v];
  const fill = start.slice(0, vertexCount);
  const column = new Int32Array(start[vertexCount]);
  const value = new Float64Array(start[vertexCount]);
  const diagonal = new Float64Array(vertexCount);
  for (let c = 0; c < corners.length; c++) {
    const a = corners[c];
    const b = corners[c % 3 === 2 ? c - 2 : c + 1];
    const w = weights[c];
    column[fill[a]] = b;
    value[fill[a]++] = w;
    column[fill[b]] = a;
    value[fill[b]++] = w;
    diagonal[a] += w;
    diagonal[b] += w;
  }
  const pin = diagonal[0];
  diagonal[0] += pin;
  return { weights, factor: factorize(start, column, value, diagonal), pin };
}

/** Fits a rotation to each triangle and gathers the right-hand side. Returns the energy. */
function localStep(flat: Flat, weights: Float64Array, rhs: Float64Array): number {
  const { corners, rest, uv } = flat;
  rhs.fill(0);
  let energy = 0;
  for (let c = 0; c < corners.length; c += 3) {
    let s = 0;
    let t = 0;
    for (let k = 0; k < 3; k++) {
      const k1 = k === 2 ? 0 : k + 1;
      const a = 2 * corners[c + k];
      const b = 2 * corners[c + k1];
      const rx = rest[2 * c + 2 * k] - rest[2 * c + 2 * k1];
      const ry = rest[2 * c + 2 * k + 1] - rest[2 * c + 2 * k1 + 1];
      const ux = uv[a] - uv[b];
      const uy = uv[a + 1] - uv[b + 1];
      s += weights[c + k] * (ux * rx + uy * ry);
      t += weights[c + k] * (uy * rx - ux * ry);
    }
    const n = Math.sqrt(s * s + t * t);
    const cos = n > 1e-30 ? s / n : 1;
    const sin = n > 1e-30 ? t / n : 0;
    for (let k = 0; k < 3; k++) {
      const k1 = k === 2 ? 0 : k + 1;
      const a = 2 * corners[c + k];
      const b = 2 * corners[c + k1];
      const w = weights[c + k];
      const rx = rest[2 * c + 2 * k] - rest[2 * c + 2 * k1];
      const ry = rest[2 * c + 2 * k + 1] - rest[2 * c + 2 * k1 + 1];
      const x = cos * rx - sin * ry;
      const y = sin * rx + cos * ry;
      energy += w * ((uv[a] - uv[b] - x) ** 2 + (uv[a + 1] - uv[b + 1] - y) ** 2);
      rhs[a] += w * x;
      rhs[a + 1] += w * y;
      rhs[b] -= w * x;
      rhs[b + 1] -= w * y;
    }
  }
  return energy;
}
