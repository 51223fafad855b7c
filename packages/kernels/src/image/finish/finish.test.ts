import { expect, test } from 'vitest';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import type { PictureFeatures } from '../lines.ts';
import { FINISH_FILTERS } from './index.ts';

const SIZE = 96;

/** A lit ball on a pale ground, and what a renderer knows of it. */
function ball(): { image: FloatImage; features: PictureFeatures } {
  const image = createFloatImage(SIZE, SIZE, 3);
  const features: PictureFeatures = {
    normal: new Float32Array(3 * SIZE * SIZE),
    depth: new Float32Array(SIZE * SIZE),
    part: new Int32Array(SIZE * SIZE).fill(-1),
  };
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x;
      const u = (x + 0.5 - SIZE / 2) / (0.32 * SIZE);
      const v = (SIZE / 2 - y - 0.5) / (0.32 * SIZE);
      const inside = u * u + v * v < 1;
      const w = inside ? Math.sqrt(1 - u * u - v * v) : 0;
      const light = inside ? 0.04 + 0.9 * Math.max(0, (-u + v + w) / Math.sqrt(3)) : 0.8;
      image.data.set(inside ? [light, 0.25 * light, 0.1 * light] : [light, light, light], 3 * i);
      if (!inside) continue;
      features.normal.set([u, v, w], 3 * i);
      features.depth[i] = 5 - w;
      features.part[i] = 0;
    }
  return { image, features };
}

const plain = (value: number): FloatImage => ({
  ...createFloatImage(SIZE, SIZE, 3),
  data: new Float32Array(3 * SIZE * SIZE).fill(value),
});
const mean = ({ data }: FloatImage, channel: number, keep = (_: number): boolean => true): number => {
  let sum = 0;
  let n = 0;
  for (let i = 0; i < data.length / 3; i++)
    if (keep(i)) {
      sum += data[3 * i + channel];
      n++;
    }
  return sum / n;
};

test.each(Object.entries(FINISH_FILTERS))(
  '%s changes a picture, stays in range, and is the same for a seed',
  (_, finish) => {
    for (const input of [ball(), { image: ball().image }]) {
      const out = finish({ ...input, seed: 5 });
      expect([out.width, out.height, out.channels]).toEqual([SIZE, SIZE, 3]);
      expect(out.data.every((v) => v >= 0 && v <= 1)).toBe(true);
      let change = 0;
      for (let i = 0; i < out.data.length; i++) change += Math.abs(out.data[i] - input.image.data[i]) / out.data.length;
      expect(change).toBeGreaterThan(0.01);
      expect(finish({ ...input, seed: 5 }).data).toEqual(out.data);
    }
  },
);

test('pixel art has square cells and few colours', () => {
  const image = createFloatImage(512, 256, 3);
  for (let i = 0; i < image.data.length; i++) image.data[i] = ((i * 2654435761) >>> 8) / 2 ** 24;
  const out = FINISH_FILTERS.pixel({ image, seed: 1 });
  const color = (x: number, y: number): string => out.data.slice(3 * (y * 512 + x), 3 * (y * 512 + x) + 3).join();
  const colors = new Set<string>();
  for (let y = 0; y < 256; y += 2)
    for (let x = 0; x < 512; x += 2) {
      colors.add(color(x, y));
      expect(color(x + 1, y + 1)).toBe(color(x, y));
    }
  expect(colors.size).toBeLessThanOrEqual(28);
});

test.each(['ink', 'pencil'] as const)('%s puts more on dark places than on light ones', (name) => {
  const out = FINISH_FILTERS[name]({ ...ball(), seed: 2 });
  const lower = (i: number): boolean =>
    (i % SIZE) / SIZE > 0.5 && i / SIZE / SIZE > 0.5 && ball().features.part[i] === 0;
  const dark = mean(out, 0, lower);
  const light = mean(out, 0, (i) => i < 8 * SIZE);
  expect(dark).toBeLessThan(0.75 * light);
});

test('outlines of cartoons are dark where something ends', () => {
  const { image, features } = ball();
  const edge = (i: number): boolean => features.part[i] === 0 && features.part[i - 1] < 0;
  const with_ = FINISH_FILTERS.toon({ image, features, seed: 2 });
  expect(mean(with_, 0, edge)).toBeLessThan(0.7 * mean(image, 0, edge));
});

test('a blueprint is blue, its lines are light', () => {
  const { image, features } = ball();
  const out = FINISH_FILTERS.blueprint({ image, features, seed: 2 });
  expect(mean(out, 2)).toBeGreaterThan(3 * mean(out, 0));
  const edge = (i: number): boolean => features.part[i] === 0 && features.part[i - 1] < 0;
  expect(mean(out, 0, edge)).toBeGreaterThan(3 * mean(out, 0));
});

test('watercolour leaves paper round the picture, and no black', () => {
  const out = FINISH_FILTERS.watercolor({ image: plain(0.02), seed: 2 });
  const rim = (i: number): boolean => i < SIZE || i % SIZE === 0;
  expect(mean(out, 0, rim)).toBeGreaterThan(0.75);
  expect(mean(out, 0, (i) => !rim(i) && i > 20 * SIZE && i % SIZE > 20)).toBeLessThan(0.6);
});
