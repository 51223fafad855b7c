import { expect, test } from 'vitest';
import { initGeometry, meshShape } from '../../curves/index.ts';
import { createRng } from '../../math/index.ts';
import { measureMesh } from '../../mesh/index.ts';
import { compileMaterial, SAMPLE_STRIDE } from '../../texture/index.ts';
import { ARCHETYPES } from '../archetypes/index.ts';
import { buildModels } from '../build/index.ts';
import { LOOKS, type Look } from '../dsl/scene.ts';
import { parsePrompt } from '../prompt/index.ts';
import { decorate, voxelize } from './index.ts';

await initGeometry();
const mesh = (shape: Parameters<typeof meshShape>[0]) =>
  meshShape(shape, { cellsMax: 40, detail: 1, seed: 1, size: 1 });
const partsOf = (prompt: string) =>
  buildModels(parsePrompt(prompt, { archetypes: ARCHETYPES }).scene, ARCHETYPES)[0].sculpture.parts;

test('words for looks are understood, and change what a thing is made of', () => {
  const plain = partsOf('a car').map((p) => p.material.base);
  const words: Record<Look, string> = Object.assign({} as Record<Look, string>, {
    stylized: 'cartoon',
    lowpoly: 'low poly',
    clay: 'claymation',
  });
  for (const look of LOOKS) {
    const { scene } = parsePrompt(`a ${words[look] ?? look} car`, { archetypes: ARCHETYPES });
    expect(scene.style?.look, look).toBe(look);
    const dressed = buildModels(scene, ARCHETYPES)[0].sculpture.parts.map((p) => p.material.base);
    if (look === 'realistic') expect(dressed).toEqual(plain);
    else expect(dressed.filter((base, i) => base !== plain[i]).length).toBeGreaterThan(plain.length / 5);
  }
});

test('a colour that was asked for outlasts a look', () => {
  const red = (prompt: string) =>
    partsOf(prompt).filter((p) => /^#(a|b|c|d|e)[0-9a-f][0-4]/.test(p.material.color ?? '')).length;
  expect(red('a red kawaii car')).toBeGreaterThan(0);
  expect(red('a red gothic car')).toBeGreaterThan(0);
});

test('cubes are closed, manifold, on the grid, and keep what is thinner than a cube', () => {
  const ball = mesh({ op: 'ball', r: 0.5 });
  const plate = mesh({ op: 'block', size: [0.8, 0.01, 0.8], at: [0, 0.6, 0] });
  const tilted = mesh({ op: 'block', size: [0.1, 1.6, 0.1], rot: [0, 0, 40] });
  const cell = 0.07;
  const cubes = voxelize(
    [
      { mesh: ball, rank: 0 },
      { mesh: plate, rank: 1 },
      { mesh: tilted, rank: 2 },
    ],
    cell,
  );
  for (const cube of cubes) {
    const { boundaryEdges, nonManifoldEdges, volume } = measureMesh(cube);
    expect([boundaryEdges, nonManifoldEdges]).toEqual([0, 0]);
    expect(volume).toBeGreaterThan(0);
    for (const p of cube.positions) expect(Math.abs(p / cell - Math.round(p / cell))).toBeLessThan(1e-3);
  }
  expect(measureMesh(cubes[0]).volume).toBeLessThan(measureMesh(ball).volume * 1.3);
});

test('a cube has one colour', () => {
  const { evaluate } = compileMaterial({ base: 'wood', cell: 0.1 }, 3);
  const at = (x: number, y: number): number[] => {
    const out = new Float64Array(SAMPLE_STRIDE);
    evaluate(x, y, 0.3, 0, 0, 1, 1, 0, out);
    return [...out.slice(0, 3)];
  };
  expect(at(0.01, 0.02)).toEqual(at(0.09, 0.08));
  expect(at(0.01, 0.02)).not.toEqual(at(0.31, 0.42));
});

test('trims sit on the surface: faces ahead, gears outside', () => {
  const crate = mesh({ op: 'block', size: [1, 1, 1], at: [0, 0.5, 0] });
  const face = decorate([crate], 'kawaii', 'thing', createRng(1));
  expect(face.map((p) => p.name)).toContain('smile');
  for (const part of face.filter((p) => !p.name.endsWith('light'))) {
    const { min, max } = measureMesh(mesh(part.shape)).bounds;
    expect(min[2]).toBeLessThan(0.5);
    expect(max[2]).toBeGreaterThan(0.5);
  }
  const gears = decorate([crate], 'steampunk', 'thing', createRng(1)).filter((p) => p.name.endsWith('gear'));
  expect(gears.length).toBeGreaterThanOrEqual(3);
  expect(decorate([crate], 'kawaii', 'animal', createRng(1))).toEqual([]);
});
