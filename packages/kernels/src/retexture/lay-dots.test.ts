import { expect, test } from 'vitest';
import { compileField, meshField } from '../field/index.ts';
import { layDots } from './lay-dots.ts';

const ball = meshField(compileField({ op: 'sphere', r: 0.5 }), { cellsMax: 24 });
const wire = meshField(compileField({ op: 'cylinder', r: 0.015, h: 1, at: [1, 0, 0] }), { cellsMax: 80 });

/** Middles of the balls that a mask consists of, and their radius. */
function ballsOf(mask: ReturnType<typeof layDots>[number]) {
  if (mask?.kind !== 'near' || mask.shape.op !== 'union') return [];
  return mask.shape.of.map((shape) => {
    if (shape.op !== 'sphere' || !shape.at) throw new Error('a dot is a ball somewhere');
    return { at: shape.at, r: shape.r };
  });
}

test('dots of one size lie on the surface, apart from each other', () => {
  const balls = ballsOf(layDots([ball], [1, 1, 1])[0]);
  expect(balls.length).toBeGreaterThan(40);
  for (const [i, { at, r }] of balls.entries()) {
    expect(r).toBe(balls[0].r);
    expect(Math.abs(Math.hypot(...at) - 0.5)).toBeLessThan(0.02);
    for (const other of balls.slice(0, i))
      expect(Math.hypot(...at.map((v, k) => v - other.at[k]))).toBeGreaterThan(2.5 * r);
  }
});

test('what is thinner than a dot has none, beside what is not', () => {
  const [on, off] = layDots([ball, wire], [1.5, 1, 1]);
  expect(ballsOf(on).length).toBeGreaterThan(20);
  expect(off).toBeUndefined();
});

test('thin walls have dots', () => {
  const wall = meshField(compileField({ op: 'box', size: [1, 1, 0.02] }), { cellsMax: 60 });
  expect(ballsOf(layDots([wall], [1, 1, 0.02])[0]).length).toBeGreaterThan(20);
});
