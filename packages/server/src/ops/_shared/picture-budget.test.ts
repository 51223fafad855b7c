import type { Scene } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyCostlyPictures } from './picture-budget.ts';

test('pictures that would take minutes to decode are emptied, those before and small ones behind them stay', async () => {
  const webp = async (side: number) => {
    const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#c02020' } });
    const bytes = new Uint8Array(await picture.webp({ effort: 0, quality: 1 }).toBuffer());
    return { name: '', mime: 'image/webp' as const, bytes };
  };
  const [small, large] = [await webp(32), await webp(6000)];
  // three times 36 million pixels fit into the budget nine times
  const textures = [small, ...Array.from({ length: 10 }, () => ({ ...large })), small];
  await emptyCostlyPictures({ textures } as Scene);
  expect(textures.map((t) => t.bytes.length > 0)).toEqual([...Array(10).fill(true), false, true]);
});
