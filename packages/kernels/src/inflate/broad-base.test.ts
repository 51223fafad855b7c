import { describe, expect, test } from 'vitest';
import { createFloatImage, type FloatImage } from '../image/index.ts';
import { continueBase } from './broad-base.ts';
import { makeSubject } from './subject.ts';

function draw(inside: (x: number, y: number) => boolean): FloatImage {
  const out = createFloatImage(100, 100, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = inside(i % 100, Math.floor(i / 100)) ? 1 : 0;
  return out;
}

const sack = (x: number, y: number): boolean => y < 90 && Math.hypot(x - 50, Math.min(0, y - 50)) < 30;

describe('continueBase', () => {
  test('goes on below a sack, not below a ball or a table', () => {
    const longer = continueBase(draw(sack));
    expect(longer?.height).toBeGreaterThan(110);
    expect(longer?.data[105 * 100 + 50]).toBe(1);
    expect(continueBase(draw((x, y) => Math.hypot(x - 50, y - 50) < 40))).toBeUndefined();
    const table = draw((x, y) => y > 30 && y < 90 && x > 10 && x < 90 && (y < 40 || x < 20 || x > 80));
    expect(continueBase(table)).toBeUndefined();
  });

  test('a sack rests flat, as deep below as above', () => {
    const alpha = draw(sack).data;
    const picture = { width: 100, height: 100, alpha, colors: new Float32Array(30000).fill(0.4) };
    const cut = { ...picture, source: 'alpha', coverage: 0.3, cut: [false, false, false, false] } as const;
    const { mesh } = makeSubject({ ...cut, cut: [...cut.cut] }, { cells: 80, pixels: 64, route: 'inflate' }).parts[0];
    const deepest = (from: number, to: number): number => {
      let most = 0;
      for (let i = 0; i < mesh.positions.length; i += 3)
        if (mesh.positions[i + 1] >= from && mesh.positions[i + 1] <= to) most = Math.max(most, mesh.positions[i + 2]);
      return most;
    };
    expect(deepest(0, 0.03)).toBeGreaterThan(0.9 * deepest(0.4, 0.5));
  });
});
