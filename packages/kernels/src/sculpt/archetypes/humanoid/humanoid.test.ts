import { beforeAll, expect, test } from 'vitest';
import { initGeometry, meshShape } from '../../../curves/index.ts';
import { measureMesh } from '../../../mesh/index.ts';
import { buildForTest, declarationProblems } from '../checks.testing.ts';
import { humanoid } from './archetype.ts';
import { HUMAN_POSES } from './body/poses.ts';

beforeAll(initGeometry);

test('presets, slots and choices exist', () => {
  expect(declarationProblems(humanoid)).toEqual([]);
});

test.each(['casual', 'dress', 'knight', 'pirate', 'astronaut', 'princess', 'orc', 'soldier'])(
  '%s: every part is closed, named once, and the whole stands on the ground',
  (outfit) => {
    const { parts } = buildForTest(humanoid, { outfit }, 1);
    expect(new Set(parts.map((p) => p.name)).size).toBe(parts.length);
    let low = Infinity;
    const open: string[] = [];
    for (const { name, shape, twoSided } of parts) {
      const mesh = meshShape(shape, { cellsMax: 40, detail: 0.5, seed: 1, size: 1.8 });
      const measure = measureMesh(mesh);
      if (!twoSided && !(measure.isWatertight && measure.volume > 0)) open.push(name);
      for (let i = 1; i < mesh.positions.length; i += 3) low = Math.min(low, mesh.positions[i]);
    }
    expect(open).toEqual([]);
    expect(Math.abs(low)).toBeLessThan(0.025);
  },
  30_000,
);

test('the skeleton follows the pose, and the head keeps its place on the neck', () => {
  for (const pose of ['sitting', 'running', 'meditating', 'flying'].filter((name) => name in HUMAN_POSES)) {
    const { skeleton } = buildForTest(humanoid, { pose }, 1);
    const at = (name: string): readonly number[] => skeleton!.joints.find((j) => j.name === name)!.at;
    const far = (a: string, b: string): number => Math.hypot(...at(a).map((v, i) => v - at(b)[i]));
    expect(far('left forearm', 'left upper arm')).toBeCloseTo(far('right forearm', 'right upper arm'), 6);
    expect(far('head', 'neck')).toBeLessThan(0.2);
    expect(skeleton!.joints.every((joint, i) => joint.parent < i)).toBe(true);
  }
});

test('the same seed builds the same person to the byte, ages and sexes differ', () => {
  const head = (params: Record<string, string | number>): Float32Array => {
    const shape = buildForTest(humanoid, params, 1).parts.find((p) => p.name === 'head')!.shape;
    return shape.op === 'mesh' ? shape.positions : new Float32Array();
  };
  expect(head({})).toEqual(head({}));
  expect(head({ sex: 'female' })).not.toEqual(head({}));
  expect(head({ age: 0.3 })).not.toEqual(head({ age: 1 }));
});
