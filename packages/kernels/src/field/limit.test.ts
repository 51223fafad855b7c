import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { compileField, type FieldShape, limitDistance } from './index.ts';

const shape: FieldShape = {
  op: 'subtract',
  from: {
    op: 'union',
    k: 0.05,
    of: [
      { op: 'box', size: [0.8, 0.5, 0.3], round: 0.02, rot: [0, 20, 0] },
      {
        op: 'chain',
        points: [
          [0, 0, 0],
          [0.5, 0.6, 0],
          [0.9, 0.5, 0.2],
        ],
        radii: [0.2, 0.1, 0.05],
      },
    ],
  },
  cut: [{ op: 'sphere', r: 0.2, at: [-0.3, 0.2, 0] }],
};

test('a limited distance is the distance, clamped', () => {
  const field = compileField(shape);
  const rng = createRng(4);
  for (const limit of [0.01, 0.2]) {
    const near = limitDistance(field, limit);
    for (let i = 0; i < 3000; i++) {
      const p = [rng.range(-1.5, 1.5), rng.range(-1.5, 1.5), rng.range(-1.5, 1.5)] as const;
      const d = Math.max(-limit, Math.min(limit, field.distanceBrute(...p)));
      expect(near(...p)).toBeCloseTo(d, 9);
    }
  }
});

test('a field without bounds is clamped as well', () => {
  const near = limitDistance(compileField({ op: 'halfspace', normal: [0, 1, 0], offset: 0 }), 0.1);
  expect([near(0, 5, 0), near(0, 0.05, 0), near(0, -5, 0)]).toEqual([0.1, 0.05, -0.1]);
});
