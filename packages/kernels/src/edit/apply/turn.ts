import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { fillSmooth, mapLayers, sampleAt } from '../layers/index.ts';
import type { Apply } from '../types.ts';

/** Turns the picture clockwise: quarters exactly, other angles about the middle, corners filled from what lies next to them. */
export const rotate: Apply<'rotate'> = (layers, { degrees }) => {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn % 90 === 0) return mapLayers(layers, (image) => quarters(image, turn / 90));
  const { width, height } = layers.image;
  const inside = within(width, height, turn);
  const turned = mapLayers(layers, (image) => rotated(image, turn));
  const clear = layers.opacity.data.some((a) => a < 0.5);
  const corners = { ...inside, data: inside.data.map((v) => 1 - v) };
  const cut = (image: FloatImage): FloatImage => ({ ...image, data: image.data.map((v, i) => v * inside.data[i]) });
  return {
    image: clear ? turned.image : fillSmooth(turned.image, corners),
    opacity: clear ? cut(turned.opacity) : turned.opacity,
    subject: turned.subject && cut(turned.subject),
  };
};

function quarters(image: FloatImage, turns: number): FloatImage {
  const { width, height, channels, data } = image;
  if (turns === 0) return image;
  const out = turns === 2 ? createFloatImage(width, height, channels) : createFloatImage(height, width, channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = turns === 1 ? height - 1 - y : turns === 2 ? width - 1 - x : y;
      const v = turns === 1 ? x : turns === 2 ? height - 1 - y : width - 1 - x;
      for (let c = 0; c < channels; c++)
        out.data[channels * (v * out.width + u) + c] = data[channels * (y * width + x) + c];
    }
  return out;
}

function rotated(image: FloatImage, degrees: number): FloatImage {
  const { width, height, channels } = image;
  const out = createFloatImage(width, height, channels);
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const at = new Float64Array(channels);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = x - (width - 1) / 2;
      const dy = y - (height - 1) / 2;
      sampleAt(image, c * dx + s * dy + (width - 1) / 2, c * dy - s * dx + (height - 1) / 2, at);
      for (let k = 0; k < channels; k++, o++) out.data[o] = at[k];
    }
  return out;
}

/** 1 where a turned picture covers its frame. */
function within(width: number, height: number, degrees: number): FloatImage {
  const out = createFloatImage(width, height, 1);
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const dx = x - (width - 1) / 2;
      const dy = y - (height - 1) / 2;
      const u = c * dx + s * dy + (width - 1) / 2;
      const v = c * dy - s * dx + (height - 1) / 2;
      out.data[i] = u > 0.5 && v > 0.5 && u < width - 1.5 && v < height - 1.5 ? 1 : 0;
    }
  return out;
}
