import { describe, expect, it } from 'vitest';
import { signedDistance } from './distance.ts';
import { createFloatImage } from './float-image.ts';

describe('signedDistance', () => {
  it('knows how far a disc is, inside and outside', () => {
    const alpha = createFloatImage(80, 60, 1);
    const truth = (i: number): number => 20 - Math.hypot((i % 80) - 41.3, Math.floor(i / 80) - 29.6);
    for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = Math.min(1, Math.max(0, truth(i) + 0.5));
    const distance = signedDistance(alpha);
    const errors = distance.data.map((d, i) => Math.abs(d - truth(i)));
    expect(Math.max(...errors)).toBeLessThan(0.35);
    // Everything that is blown up shows waves in these.
    expect(Math.sqrt(errors.reduce((sum, e) => sum + e * e, 0) / errors.length)).toBeLessThan(0.06);
  });

  it('counts hard edges from between the pixels', () => {
    const alpha = createFloatImage(10, 3, 1);
    for (let y = 0; y < 3; y++) for (let x = 4; x < 10; x++) alpha.data[y * 10 + x] = 1;
    expect([...signedDistance(alpha).data.subarray(10, 20)]).toEqual([
      -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5,
    ]);
  });
});
