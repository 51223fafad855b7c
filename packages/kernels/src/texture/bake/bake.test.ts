import { expect, test } from 'vitest';
import { compileField, type FieldShape, meshField } from '../../field/index.ts';
import { packCharts, unwrap, visitTriangle } from '../../uv/index.ts';
import { type BakePart, planBake, runBakeJob } from './plan.ts';
import { planOcclusion, runOcclusionJob } from './plan-occlusion.ts';

const SIZE = 256;

function makeParts(): BakePart[] {
  const shapes: FieldShape[] = [
    { op: 'sphere', r: 0.3, at: [0, 0.3, 0] },
    { op: 'box', size: [0.4, 0.2, 0.4], round: 0.03, at: [0.5, 0.1, 0] },
  ];
  const parts = shapes.map((s) => unwrap(meshField(compileField(s), { cellsMax: 12 })));
  const { uvs } = packCharts(
    parts.map((unwrapped) => ({ unwrapped })),
    { size: SIZE },
  );
  return parts.map((p, i) => ({
    mesh: { ...p.mesh, uvs: uvs[i] },
    material: i === 0 ? { base: 'scales', scale: 3 } : { base: 'lamp' },
    seed: 3 + i,
  }));
}

const parts = makeParts();

function bake(jobs: number, shuffle = false, interleaved = false) {
  const order = <T>(stage: T[]): T[] => (shuffle ? [...stage].reverse() : stage);
  const shade = planOcclusion(parts, { rays: 16 });
  for (const stage of shade.stages) for (const job of order(stage)) runOcclusionJob(shade.input, job);
  const plan = planBake(parts, {
    size: SIZE,
    jobs,
    interleaved,
    occlusion: shade.input.surfaces.map((s) => s.occlusion),
  });
  for (const stage of plan.stages) for (const job of order(stage)) runBakeJob(plan.input, job);
  return plan;
}

const whole = bake(1);

test('one job and many jobs in another order give the same bytes', () => {
  const split = bake(5, true);
  for (const key of ['baseColor', 'orm', 'normal', 'emissive', 'coverage'] as const)
    expect(Buffer.compare(split.input[key] as Uint8Array, whole.input[key] as Uint8Array), key).toBe(0);
});

test('interleaved, too, and close to what every texel would have been', () => {
  const half = bake(1, false, true);
  const split = bake(3, true, true);
  for (const key of ['baseColor', 'orm', 'normal', 'coverage'] as const)
    expect(Buffer.compare(split.input[key] as Uint8Array, half.input[key] as Uint8Array), key).toBe(0);
  expect(Buffer.compare(half.input.coverage, whole.input.coverage)).toBe(0);
  let square = 0;
  for (let i = 0; i < half.input.baseColor.length; i++)
    square += (half.input.baseColor[i] - whole.input.baseColor[i]) ** 2;
  expect(10 * Math.log10((255 * 255 * half.input.baseColor.length) / square)).toBeGreaterThan(35);
});

test('every texel inside a chart is baked', () => {
  const { coverage } = whole.input;
  let inside = 0;
  let missed = 0;
  for (const { mesh } of parts) {
    const uv = mesh.uvs as Float32Array;
    for (let c = 0; c < mesh.indices.length; c += 3) {
      const [a, b, d] = [0, 1, 2].map((k) => 2 * mesh.indices[c + k]);
      visitTriangle(
        uv[a] * SIZE,
        uv[a + 1] * SIZE,
        uv[b] * SIZE,
        uv[b + 1] * SIZE,
        uv[d] * SIZE,
        uv[d + 1] * SIZE,
        SIZE,
        SIZE,
        (y, x0, x1) => {
          for (let x = x0; x < x1; x++) {
            inside++;
            if (!coverage[y * SIZE + x]) missed++;
          }
        },
      );
    }
  }
  expect(inside).toBeGreaterThan(SIZE * SIZE * 0.4);
  expect(missed).toBe(0);
});

test('normals are of unit length and lean outwards, and relief bends some of them', () => {
  const { normal, coverage } = whole.input;
  let bent = 0;
  let bad = 0;
  for (let i = 0; i < coverage.length; i++) {
    if (!coverage[i]) continue;
    const [x, y, z] = [0, 1, 2].map((k) => normal[3 * i + k] / 127.5 - 1);
    if (Math.abs(Math.hypot(x, y, z) - 1) > 0.02 || z < 0.3) bad++;
    if (z < 0.95) bent++;
  }
  expect(bad).toBe(0);
  expect(bent).toBeGreaterThan(500);
});

test('the same place has the same colour on both sides of a seam', () => {
  const { baseColor } = whole.input;
  const { mesh } = parts[0];
  const uv = mesh.uvs as Float32Array;
  const at = new Map<string, number[]>();
  for (let v = 0; v < uv.length / 2; v++) {
    const key = mesh.positions.slice(3 * v, 3 * v + 3).join();
    at.set(key, [...(at.get(key) ?? []), v]);
  }
  const read = (v: number, k: number): number => {
    const [x, y] = [uv[2 * v] * SIZE - 0.5, uv[2 * v + 1] * SIZE - 0.5];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    let sum = 0;
    for (let q = 0; q < 4; q++) {
      const w = (q & 1 ? x - i : 1 - x + i) * (q >> 1 ? y - j : 1 - y + j);
      sum += w * baseColor[3 * ((j + (q >> 1)) * SIZE + i + (q & 1)) + k];
    }
    return sum;
  };
  let pairs = 0;
  let off = 0;
  for (const group of at.values()) {
    for (let g = 1; g < group.length; g++) {
      pairs++;
      for (let k = 0; k < 3; k++) off += Math.abs(read(group[0], k) - read(group[g], k)) / 3;
    }
  }
  expect(pairs).toBeGreaterThan(8);
  expect(off / pairs).toBeLessThan(14);
});

test('what is empty is filled from its surroundings, and the underside is darker than the top', () => {
  const { baseColor, coverage, surfaces } = whole.input;
  let black = 0;
  for (let i = 0; i < coverage.length; i++)
    if (baseColor[3 * i] + baseColor[3 * i + 1] + baseColor[3 * i + 2] === 0) black++;
  expect(black).toBe(0);
  const { occlusion, normals } = surfaces[1];
  let [up, upCount, down, downCount] = [0, 0, 0, 0];
  for (let v = 0; v < occlusion.length; v++) {
    if (normals[3 * v + 1] > 0.9) {
      up += occlusion[v];
      upCount++;
    }
    if (normals[3 * v + 1] < -0.9) {
      down += occlusion[v];
      downCount++;
    }
  }
  expect(up / upCount).toBeGreaterThan(0.7);
  expect(down / downCount).toBeLessThan(0.2);
});
