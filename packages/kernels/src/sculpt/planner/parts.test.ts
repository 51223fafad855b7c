import { beforeAll, expect, test } from 'vitest';
import { initGeometry, meshShape } from '../../curves/index.ts';
import type { Vec3 } from '../../math/index.ts';
import { measureMesh, weld } from '../../mesh/index.ts';
import { ARCHETYPES } from '../archetypes/index.ts';
import { buildModels } from '../build/index.ts';
import { parsePrompt } from '../prompt/index.ts';
import { readPlan } from './index.ts';
import { PART_SHAPES, partShape } from './part-shapes.ts';

beforeAll(initGeometry);

const SIZES: readonly Vec3[] = [
  [1, 1, 1],
  [0.4, 1.5, 0.4],
  [2, 0.1, 0.7],
  [0.02, 3, 0.3],
];

test.each(PART_SHAPES.flatMap((name) => SIZES.map((size) => [name, size] as const)))(
  '%s is closed, faces outwards and fills its box of %j',
  (name, size) => {
    const { isWatertight, volume, bounds } = measureMesh(
      weld(meshShape(partShape(name, size), { seed: 1, cellsMax: 64, detail: 1 })),
    );
    expect(isWatertight).toBe(true);
    expect(volume).toBeGreaterThan(0);
    // a capsule is as thick as its shortest side, a ring as thick as leaves it a hole
    const longest = size.indexOf(Math.max(...size));
    for (const axis of [0, 1, 2]) {
      const extent = bounds.max[axis] - bounds.min[axis];
      expect(bounds.min[axis]).toBeGreaterThanOrEqual(-0.53 * size[axis]);
      expect(bounds.max[axis]).toBeLessThanOrEqual(0.53 * size[axis]);
      const free = name === 'capsule' ? axis !== longest : name === 'ring' && axis === 1;
      if (!free) expect(extent).toBeGreaterThan(0.9 * size[axis]);
    }
  },
);

const part = (fields: object = {}) => ({
  name: 'leg',
  shape: 'block',
  size: [0.1, 1, 0.1],
  at: [0, 0.5, 0],
  ...fields,
});
const unsure = { ...parsePrompt('a thing', { archetypes: ARCHETYPES }).understood, nodes: [] };
const read = (...parts: object[]) =>
  readPlan(
    { nodes: [{ id: 'n1', archetype: 'parts', words: 'a frobozz', count: 2, parts }] },
    { archetypes: ARCHETYPES, parsed: unsure, negative: 'wings' },
  );

test('a thing of parts has every part with its own name and material', () => {
  const { scene, understood } = read(
    part({ material: 'brass' }),
    part({ at: [1, 0.5, 0], turn: [0, 45, 0], color: 'red', color2: null, finish: 'glowing' }),
    part({ name: 'seat', shape: 'cylinder', size: [1, 1e9, 1] }),
  );
  expect(understood.nodes).toMatchObject([{ archetype: 'parts', confidence: 'planned', words: 'a frobozz', count: 2 }]);
  const [model] = buildModels(scene, ARCHETYPES);
  expect(model.nodes).toHaveLength(2);
  const [brass, red, seat] = model.sculpture.parts;
  expect([brass.name, red.name, seat.name]).toEqual(['leg', 'leg 2', 'seat']);
  expect(brass.material.base).toBe('brass');
  expect(brass.material.color).toBeUndefined();
  expect(red.material).toMatchObject({ base: 'paint', color: '#c8201c', emissive: '#c8201c' });
  expect(seat.shape).toMatchObject({
    of: [
      {
        op: 'lathe',
        profile: [
          [0.5, -50],
          [0.5, 50],
        ],
      },
    ],
  });
});

test('all things of parts together have a limit', () => {
  const parts = Array.from({ length: 40 }, () => part());
  const nodes = Array.from({ length: 6 }, (_, i) => ({ id: `n${i}`, archetype: 'parts', words: 'x', parts }));
  const plan = (count: number) =>
    readPlan({ nodes: nodes.slice(0, count) }, { archetypes: ARCHETYPES, parsed: unsure });
  expect(plan(5).scene.nodes).toHaveLength(5);
  expect(() => plan(6)).toThrow('200 parts in all');
});

test.each<[string, object[], string]>([
  ['no parts', [], 'nodes[0].parts: must have at least 1'],
  ['fifty parts', Array.from({ length: 50 }, () => part()), 'at most 40'],
  ['an unknown solid', [part({ shape: 'constructor' })], 'nodes[0].parts[0].shape'],
  ['a size of two numbers', [part({ size: [1, 1] })], 'nodes[0].parts[0].size'],
  ['a place that is no number', [part({ at: [0, Number.NaN, 0] })], 'nodes[0].parts[0].at[1]'],
])('%s is refused by its path', (_, parts, message) => {
  expect(() => read(...parts)).toThrow(message);
});
