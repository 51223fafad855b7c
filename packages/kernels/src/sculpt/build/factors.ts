import type { Mesh } from '../../mesh/index.ts';
import { compileMaterial, type MaterialSpec, SAMPLE_STRIDE } from '../../texture/index.ts';

/** One colour for a whole part: what a solid material averages to. Linear. */
export interface MaterialFactors {
  color: [number, number, number];
  roughness: number;
  metallic: number;
  emissive: [number, number, number];
}

const POINTS = 160;

/**
 * The typical colour of a material over a part's surface, one point per evenly spaced face, as the untextured rung shows it: the mean of
 * the middle half by brightness, so that white paws do not bleach a black cat.
 */
export function averageMaterial(spec: MaterialSpec, mesh: Mesh, seed: number): MaterialFactors {
  const { evaluate } = compileMaterial(spec, seed, { footprint: 1 });
  const faces = mesh.indices.length / 3;
  const step = Math.max(1, Math.floor(faces / POINTS));
  const sample = new Float64Array(SAMPLE_STRIDE);
  const points: { sample: Float64Array; area: number; light: number }[] = [];
  const p = mesh.positions;
  for (let f = 0; f < faces; f += step) {
    const [a, b, c] = [mesh.indices[f * 3] * 3, mesh.indices[f * 3 + 1] * 3, mesh.indices[f * 3 + 2] * 3];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const area = Math.hypot(nx, ny, nz);
    if (!(area > 0)) continue;
    const mid = (k: number): number => (p[a + k] + p[b + k] + p[c + k]) / 3;
    evaluate(mid(0), mid(1), mid(2), nx / area, ny / area, nz / area, 1, 0, sample);
    const light = 0.3 * sample[0] + 0.59 * sample[1] + 0.11 * sample[2];
    points.push({ sample: sample.slice(), area, light });
  }
  if (!points.length) return { color: [0.8, 0.8, 0.8], roughness: 0.6, metallic: 0, emissive: [0, 0, 0] };
  const sum = middle(points);
  const mean = (i: number): number => Math.min(1, Math.max(0, sum[i]));
  return {
    color: [mean(0), mean(1), mean(2)],
    roughness: mean(3),
    metallic: mean(4),
    emissive: [mean(6), mean(7), mean(8)],
  };
}

/** Area-weighted mean of the samples between the first and the third quartile of brightness. */
function middle(points: { sample: Float64Array; area: number; light: number }[]): Float64Array {
  points.sort((a, b) => a.light - b.light);
  const total = points.reduce((sum, p) => sum + p.area, 0);
  const out = new Float64Array(SAMPLE_STRIDE);
  let before = 0;
  let weight = 0;
  for (const { sample, area } of points) {
    const share = Math.max(0, Math.min(before + area, 0.75 * total) - Math.max(before, 0.25 * total));
    for (let i = 0; i < SAMPLE_STRIDE; i++) out[i] += sample[i] * share;
    weight += share;
    before += area;
  }
  for (let i = 0; i < SAMPLE_STRIDE; i++) out[i] /= weight || 1;
  return out;
}
