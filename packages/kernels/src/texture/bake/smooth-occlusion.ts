import type { OcclusionSurface } from './input.ts';

/** How near neighbours must be to count, as a share of the reach: shadows are never sharper than this. */
const NEAR = 0.14;
const ROUNDS = 2;

/** Shape of a surface, as far as the weights of its edges go. */
type Shape = Pick<OcclusionSurface, 'positions' | 'normals' | 'indices' | 'sampleOf'>;

/**
 * Weight of the neighbours of every sample: near ones that face the same way, each edge counted once from either of its faces. From
 * about 2 on, smoothing averages enough rays of neighbours to spare own ones.
 */
export function neighbourWeights(shape: Shape, samples: number, reach: number): Float64Array {
  const total = new Float64Array(samples);
  visitEdges(shape, reach, (a, b, w) => {
    total[a] += w;
    total[b] += w;
  });
  return total;
}

/**
 * Averages the raw occlusion of the samples with their neighbours', by nearness and agreement of the normals, so that creases and corners
 * stay: a quarter of the rays gives what all of them gave alone. Then hands the result on to the vertices.
 */
export function smoothOcclusion(surface: OcclusionSurface, reach: number): void {
  const { raw, sampleOf, occlusion, middles } = surface;
  let value = Float64Array.from(raw);
  for (let round = 0; round < ROUNDS; round++) {
    const sum = value.slice();
    const weight = new Float64Array(value.length).fill(1);
    const from = value;
    visitEdges(surface, reach, (a, b, w) => {
      sum[a] += w * from[b];
      sum[b] += w * from[a];
      weight[a] += w;
      weight[b] += w;
    });
    value = sum;
    // The corners of coarse faces speak for what is far from them, not for their neighbours.
    const isCoarse = (s: number): boolean => middles.length > 0 && middles[4 * s + 3] > 0;
    for (let s = 0; s < value.length; s++) value[s] = isCoarse(s) ? raw[s] : value[s] / weight[s];
  }
  for (let v = 0; v < occlusion.length; v++) occlusion[v] = value[sampleOf[v]];
}

function visitEdges(shape: Shape, reach: number, visit: (a: number, b: number, weight: number) => void): void {
  const { positions: p, normals: n, indices, sampleOf } = shape;
  const inverse = 1 / (NEAR * reach) ** 2;
  for (let c = 0; c < indices.length; c++) {
    const v = indices[c];
    const w = indices[c % 3 === 2 ? c - 2 : c + 1];
    const dx = p[3 * v] - p[3 * w];
    const dy = p[3 * v + 1] - p[3 * w + 1];
    const dz = p[3 * v + 2] - p[3 * w + 2];
    const far = (dx * dx + dy * dy + dz * dz) * inverse;
    if (far >= 1) continue;
    const agree = n[3 * v] * n[3 * w] + n[3 * v + 1] * n[3 * w + 1] + n[3 * v + 2] * n[3 * w + 2];
    if (agree > 0.5) visit(sampleOf[v], sampleOf[w], (1 - far) * (1 - far) * (2 * agree - 1) * 0.5);
  }
}
