import { expect, test } from 'vitest';
import { TESTING_ARCHETYPES } from '../prompt/testing-archetypes.ts';
import { validateScene } from './validate.ts';

const check = (json: unknown) => validateScene(json, TESTING_ARCHETYPES);
const base = { dsl: 1, seed: 3, nodes: [{ id: 'a', archetype: 'vase', params: { handles: 2 } }] };
const shaped = (shape: unknown) => ({ dsl: 1, nodes: [{ id: 'a', shape, material: { base: 'stone' } }] });

test('a good scene comes back equal, as a copy, without notes', () => {
  const { scene, notes } = check(base);
  expect(scene).toMatchObject(base);
  expect(scene.nodes[0]).not.toBe(base.nodes[0]);
  expect(notes).toEqual([]);
});

test('numbers out of range are clamped and noted, unknown fields left out and noted', () => {
  const { scene, notes } = check({
    ...base,
    extra: 1,
    nodes: [{ ...base.nodes[0], params: { handles: 99, nope: 1 } }],
  });
  expect(scene.nodes[0].params).toEqual({ handles: 2 });
  expect(notes.join('\n')).toMatch(/nodes\[0\]\.params\.handles: 99 was brought to 2/);
  expect(notes.join('\n')).toMatch(/unknown field "extra"/);
});

test.each([
  [{ ...base, dsl: 2 }, 'dsl: must be 1'],
  [{ ...base, nodes: [] }, 'nodes: must have at least 1'],
  [
    { ...base, nodes: Array.from({ length: 65 }, (_, i) => ({ id: `n${i}`, archetype: 'vase' })) },
    'nodes: must have at most 64',
  ],
  [{ ...base, nodes: [{ id: 'a', archetype: 'toString' }] }, 'nodes[0].archetype: unknown archetype "toString"'],
  [{ ...base, nodes: [{ id: 'a' }] }, 'either an archetype or a shape or parts'],
  [{ ...base, nodes: [...base.nodes, ...base.nodes] }, 'nodes[1].id: "a" is used twice'],
  [{ ...base, relations: [{ a: 'a', rel: 'on', b: 'zz' }] }, 'relations[0].b: no node "zz"'],
  [shaped({ op: 'sphere', r: Number.NaN }), 'nodes[0].shape.r: must be a finite number'],
  [shaped({ op: 'sphere', r: '1' }), 'nodes[0].shape.r: must be a finite number'],
  [shaped({ op: 'constructor' }), 'nodes[0].shape.op: unknown operation'],
  [shaped({ op: 'union', of: [{ op: 'block', size: [1, 1, 1] }] }), 'nodes[0].shape.of[0].op: unknown field operation'],
  [
    shaped({
      op: 'chain',
      points: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      radii: [1, 1, 1],
    }),
    'one radius per point',
  ],
  [null, 'scene: must be an object'],
])('a bad scene is refused with its path: %#', (json, message) => {
  expect(() => check(json)).toThrow(message);
});

test('nesting and operation count are bounded', () => {
  let deep: unknown = { op: 'sphere', r: 1 };
  for (let i = 0; i < 40; i++) deep = { op: 'shell', thickness: 0.1, of: deep };
  expect(() => check(shaped(deep))).toThrow('nested deeper');
  const many = Array.from({ length: 200 }, () => ({
    op: 'union',
    of: Array.from({ length: 20 }, () => ({ op: 'sphere', r: 1 })),
  }));
  expect(() => check(shaped({ op: 'union', of: many }))).toThrow('operations');
});

test('coordinates beyond the extent are brought inside', () => {
  const { scene } = check(shaped({ op: 'sphere', r: 1e9, at: [1e9, 0, 0] }));
  expect(scene.nodes[0].shape).toEqual({ op: 'sphere', r: 100, at: [100, 0, 0] });
});
