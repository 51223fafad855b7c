import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { parseColor } from '../../texture/index.ts';
import { filled, mapLayers, mix, placed } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';

/** A border, rounded corners, a circle, an instant photo's frame, or darker corners. */
export const frame: Apply<'frame'> = (layers, { frame: name, color }) => {
  const { width, height } = layers.image;
  const size = Math.min(width, height);
  if (name === 'vignette') return vignette(layers, color);
  if (name === 'border')
    return framed(layers, Math.round(0.045 * size), Math.round(0.045 * size), color ?? '#ffffff', false);
  if (name === 'polaroid')
    return framed(layers, Math.round(0.06 * size), Math.round(0.2 * size), color ?? '#f7f5ef', true);
  const r = name === 'circle' ? size / 2 : 0.09 * size;
  const [hw, hh] = name === 'circle' ? [r, r] : [width / 2, height / 2];
  const mask = createFloatImage(width, height, 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const dx = Math.max(0, Math.abs(x + 0.5 - width / 2) - hw + r);
      const dy = Math.max(0, Math.abs(y + 0.5 - height / 2) - hh + r);
      const edge = Math.max(Math.abs(x + 0.5 - width / 2) - hw, Math.abs(y + 0.5 - height / 2) - hh);
      mask.data[i] = edge > 0.5 ? 0 : Math.min(1, Math.max(0, r - Math.hypot(dx, dy) + 0.5));
    }
  const cut = (image: FloatImage): FloatImage => ({ ...image, data: image.data.map((v, i) => v * mask.data[i]) });
  if (!color) return { ...layers, opacity: cut(layers.opacity), subject: layers.subject && cut(layers.subject) };
  return { ...layers, image: mix(filled(width, height, [...parseColor(color)]), layers.image, mask) };
};

function vignette(layers: Layers, color: string | undefined): Layers {
  const { width, height } = layers.image;
  const rim = color ? parseColor(color) : [0, 0, 0];
  const out = createFloatImage(width, height, 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const far = (((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2) / 2;
      const t = 0.86 * Math.min(1, Math.max(0, (far - 0.12) / 0.88)) ** 1.15;
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = layers.image.data[3 * i + c] * (1 - t) + rim[c] * t;
    }
  return { ...layers, image: out };
}

/** `backed`: what is see-through shows the paper of the frame. */
function framed(layers: Layers, side: number, below: number, color: string, backed: boolean): Layers {
  const { width, height } = layers.image;
  const [w, h] = [width + 2 * side, height + side + below];
  const big = mapLayers(layers, (image) => placed(image, w, h, side, side));
  const paper = filled(w, h, [...parseColor(color)]);
  const inside = placed(backed ? layers.opacity : filled(width, height, [1]), w, h, side, side);
  const opacity = { ...inside, data: inside.data.map((a, i) => (backed ? 1 : 1 - a * (1 - big.opacity.data[i]))) };
  return { image: mix(paper, big.image, inside), opacity, subject: big.subject };
}
