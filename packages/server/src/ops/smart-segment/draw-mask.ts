import type { PartMap } from '@claywork/kernels';
import sharp from 'sharp';
import { PART_COLORS } from '../_shared/part-colors.ts';

/** Part of each pixel, -1 where none is; of as many parts as there are. */
type MaskMap = Pick<PartMap, 'width' | 'height' | 'label'> & { parts: readonly unknown[] };

/** The parts as a picture of the same size: one flat colour each, see-through where nothing is. Indexed PNG. */
export async function drawMask({ width, height, label, parts }: MaskMap): Promise<Uint8Array> {
  const rgb = PART_COLORS.map((hex) => Number.parseInt(hex.slice(1), 16));
  const data = new Uint8Array(4 * width * height);
  for (let i = 0; i < label.length; i++) {
    if (label[i] < 0) continue;
    const c = rgb[label[i] % rgb.length];
    data[4 * i] = c >> 16;
    data[4 * i + 1] = (c >> 8) & 255;
    data[4 * i + 2] = c & 255;
    data[4 * i + 3] = 255;
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: Math.max(2, parts.length + 1), dither: 0, quality: 100, effort: 7 })
    .toBuffer();
}
