import { expect, test } from 'vitest';
import { compileField, type FieldShape, meshField } from '../../field/index.ts';
import { computeNormals, type Mesh } from '../../mesh/index.ts';
import { planOcclusion, runOcclusionJob } from './plan-occlusion.ts';

const balls = Array.from(
  { length: 6 },
  (_, i): FieldShape => ({
    op: 'sphere',
    r: 0.16,
    at: [Math.sin(i * 2.4) * 0.25, 0.16 + i * 0.1, Math.cos(i * 2.4) * 0.25],
  }),
);
const heap = computeNormals(meshField(compileField({ op: 'union', of: balls }), { cellsMax: 30 }), {
  creaseAngleDeg: 60,
});

function shade(mesh: Mesh, rays: number, all = false) {
  const plan = planOcclusion([{ mesh, material: { base: 'plain' } }], { rays, reach: 0.3 });
  const [surface] = plan.input.surfaces;
  if (all) surface.rays.fill(rays);
  for (const job of plan.stages[0]) runOcclusionJob(plan.input, job);
  const raw = Float32Array.from(surface.sampleOf, (s) => surface.raw[s]);
  for (const job of plan.stages[1]) runOcclusionJob(plan.input, job);
  return { raw, smooth: surface.occlusion, rays: surface.rays.reduce((sum, n) => sum + n, 0) };
}

const error = (a: Float32Array, b: Float32Array) => Math.sqrt(a.reduce((s, v, i) => s + (v - b[i]) ** 2, 0) / a.length);

test('where vertices are dense, half of the rays and their neighbours are nearer to the truth than all of them alone', () => {
  const truth = shade(heap, 160, true).raw;
  const alone = shade(heap, 32, true);
  const spared = shade(heap, 32);
  expect(spared.rays).toBeLessThan(alone.rays / 2);
  expect(error(spared.smooth, truth)).toBeLessThan(error(alone.raw, truth));
});

test('vertices that a seam has split get one value', () => {
  const corners = heap.indices.length;
  const soup: Mesh = {
    positions: Float32Array.from(
      { length: 3 * corners },
      (_, i) => heap.positions[3 * heap.indices[Math.floor(i / 3)] + (i % 3)],
    ),
    normals: Float32Array.from(
      { length: 3 * corners },
      (_, i) => (heap.normals as Float32Array)[3 * heap.indices[Math.floor(i / 3)] + (i % 3)],
    ),
    indices: Uint32Array.from({ length: corners }, (_, i) => i),
  };
  const split = shade(soup, 16);
  const whole = shade(heap, 16);
  expect(split.rays).toBe(whole.rays);
  const worst = Math.max(...heap.indices.map((v, c) => Math.abs(split.smooth[c] - whole.smooth[v]) * 1e6));
  expect(worst).toBeLessThan(10);
});
