import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { puffball } from './puffball.ts';

it('is as deep as wide up to the end of an egg, however its axis lies on the pixels', () => {
  for (const middle of [80, 83.3, 85.5]) {
    const alpha = createFloatImage(170, 240, 1);
    for (let i = 0; i < alpha.data.length; i++) {
      const r = Math.hypot(((i % 170) - middle) / 70, (Math.floor(i / 170) - 120) / 105);
      alpha.data[i] = Math.min(1, Math.max(0, (1 - r) * 70 + 0.5));
    }
    const square = puffball(signedDistance(alpha));
    for (const y of [22, 30, 45, 70]) {
      const half = 70 * Math.sqrt(1 - ((y - 120) / 105) ** 2);
      const deep = Math.sqrt(Math.max(...square.data.subarray(170 * y, 170 * (y + 1))));
      // Balls end a little before the tip.
      expect(deep / half).toBeGreaterThan(0.8);
      expect(deep / half).toBeLessThan(1.05);
    }
  }
});
