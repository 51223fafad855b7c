import { expect, test } from 'vitest';
import { dog } from '../beasts.testing.ts';
import { makeBody } from './body.ts';
import { fitSkeleton } from './fit-skeleton.ts';
import { unbend } from './unbend.ts';

/** The dog in a curve, its legs aside of its trunk the more the lower and farther from its middle. */
function bentDog(): { mesh: ReturnType<typeof dog>; aside(y: number, z: number): number } {
  const { positions, indices } = dog();
  const aside = (y: number, z: number): number => 0.4 * z * z + 0.6 * z * (0.6 - y);
  const p = positions.slice();
  for (let i = 0; i < p.length; i += 3) p[i] += aside(p[i + 1], p[i + 2]);
  return { mesh: { positions: p, indices }, aside };
}

test('a beast that is bent and turned in itself gets the skeleton of a straight one, bent', () => {
  const { mesh, aside } = bentDog();
  const fit = (of: typeof mesh) => fitSkeleton(makeBody(of, { across: 0 }), 'quadruped', of).joints;
  const straight = fit(dog());
  const off = fit(mesh).map(({ name, at }) => {
    const [x, y, z] = straight.find((joint) => joint.name === name)?.at ?? [9, 9, 9];
    return Math.hypot(at[0] - x - aside(y, z), at[1] - y, at[2] - z);
  });
  expect(off.reduce((a, b) => a + b, 0) / off.length).toBeLessThan(0.035);
});

test('a straight one is left as it is', () => {
  expect(unbend(makeBody(dog(), { across: 0 }))).toBeUndefined();
});
