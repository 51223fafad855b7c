import { expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { growIntoLikes } from './grow-likes.ts';
import { findRoughness } from './roughness.ts';
import { pixelEdges } from './segment.ts';
import { shrinkToWork } from './work-image.ts';

const SIDE = 160;

/** An orange ball with a thin handle on leaves, orange `berries` lie on so many of 29 parts of them. Which pixels are ball, and which are handle. */
function drawJug(berries: number) {
  const rng = createRng(9);
  const image = createFloatImage(SIDE, SIDE, 3);
  const [ball, handle] = [new Uint8Array(SIDE * SIDE), new Uint8Array(SIDE * SIDE)];
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      ball[i] = Math.hypot(x - 80, y - 80) < 34 ? 1 : 0;
      const away = Math.hypot(x - 46, y - 80);
      handle[i] = !ball[i] && away > 19 && away < 24 ? 1 : 0;
      const isBerry = (x * 7 + (y >> 2) * 13) % 29 < berries;
      const orange = ball[i] || handle[i] || isBerry;
      const light = rng.range(0.6, 1);
      for (let c = 0; c < 3; c++) image.data[3 * i + c] = light * (orange ? [0.7, 0.25, 0.04] : [0.05, 0.2, 0.04])[c];
    }
  return { work: shrinkToWork(image, SIDE), ball, handle };
}

function share(mask: Uint8Array, of: Uint8Array): number {
  let [n, all] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    n += mask[i] & of[i];
    all += of[i];
  }
  return n / all;
}

it('goes on into a handle of the colour of what is known, though nothing else tells it from the ground; not where the ground has that colour far away too', () => {
  for (const berries of [0, 7]) {
    const { work, ball, handle } = drawJug(berries);
    const likely = Float32Array.from(ball, (b) => (b ? 0.95 : 0.15));
    const grown = growIntoLikes(work, pixelEdges(work), ball, likely, findRoughness(work), () => 0);
    expect(share(grown, ball)).toBeGreaterThan(0.97);
    const rest = handle.map((h, i) => 1 - Math.max(h, ball[i]));
    expect(share(grown, rest)).toBeLessThan(0.03);
    if (berries) expect(share(grown, handle)).toBeLessThan(0.5);
    else expect(share(grown, handle)).toBeGreaterThan(0.8);
  }
});

it('hears the network more or less, whichever looks better: what it speaks against is kept or left', () => {
  const { work, ball, handle } = drawJug(3);
  const likely = Float32Array.from(ball, (b, i) => (b ? 0.95 : handle[i] ? 0 : 0.15));
  const grow = (liked: number): number => {
    const judge = (mask: Uint8Array) => liked * share(mask, handle);
    return share(growIntoLikes(work, pixelEdges(work), ball, likely, findRoughness(work), judge), handle);
  };
  expect(grow(1)).toBeGreaterThan(0.8);
  expect(grow(-1)).toBeLessThan(0.5);
});
