import { expect, test } from 'vitest';
import { createFloatImage } from '../image/index.ts';
import { evenShading } from './even-shading.ts';
import { inflate } from './inflate.ts';

const SIDE = 120;

/** A ball of one paint, or of two, lit from above. */
function ball(paint: (x: number) => number) {
  const alpha = createFloatImage(SIDE, SIDE, 1);
  const colours = createFloatImage(SIDE, SIDE, 3);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const [u, v] = [(x + 0.5 - SIDE / 2) / 50, (SIDE / 2 - y - 0.5) / 50];
      alpha.data[i] = u * u + v * v < 1 ? 1 : 0;
      const light = Math.exp(0.4 * Math.max(-1, Math.min(1, v)));
      colours.data.set([0.4 * light, paint(x) * light, 0.2 * light], 3 * i);
    }
  const frame = { width: SIDE, height: SIDE, scale: 1, left: -SIDE / 2, top: SIDE / 2 + 50 };
  return { colours, mesh: inflate(alpha, { depth: 1 }), frame };
}

const greenAt = ({ data }: { data: Float32Array }, x: number, y: number): number => data[3 * (y * SIDE + x) + 1];

test('takes most of the light from above off a ball', () => {
  const { colours, mesh, frame } = ball(() => 0.3);
  const even = evenShading(colours, mesh, frame);
  const before = Math.log(greenAt(colours, 60, 30) / greenAt(colours, 60, 90));
  const after = Math.log(greenAt(even, 60, 30) / greenAt(even, 60, 90));
  expect(before).toBeGreaterThan(0.4);
  expect(Math.abs(after)).toBeLessThan(0.65 * before);
});

test('leaves two paints as unlike as they are', () => {
  const { colours, mesh, frame } = ball((x) => (x < 60 ? 0.05 : 0.5));
  const even = evenShading(colours, mesh, frame);
  expect(greenAt(even, 80, 60) / greenAt(even, 40, 60)).toBeGreaterThan(8);
});
