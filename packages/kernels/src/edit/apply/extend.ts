import { blur, createFloatImage, type FloatImage } from '../../image/index.ts';
import { filled, fillSmooth, mapLayers, mix, placed, trySubject, windowOf } from '../layers/index.ts';
import type { Layers } from '../types.ts';

/** Borders whose colours vary less than this (linear light) are plain: they go on as they are. */
const PLAIN = 0.035;

/**
 * A larger canvas about the picture: a see-through ground goes on see-through, a plain one in its colours, anything else is mirrored and melts away further out.
 */
export function extend(layers: Layers, left: number, top: number, width: number, height: number): Layers {
  const { image, opacity } = layers;
  const opacityOut = placed(opacity, width, height, left, top);
  const subject = layers.subject && placed(layers.subject, width, height, left, top);
  const inside = placed(filled(image.width, image.height, [1]), width, height, left, top);
  const hole = { ...inside, data: inside.data.map((v) => 1 - v) };
  if (borderOf(opacity).mean < 0.5)
    return { image: windowOf(image, -left, -top, width, height), opacity: opacityOut, subject };
  const canvas = placed(image, width, height, left, top);
  const smooth = fillSmooth(canvas, hole);
  const full = { ...opacityOut, data: opacityOut.data.map((v, i) => Math.max(v, hole.data[i])) };
  if (borderOf(image).spread < PLAIN) return { image: smooth, opacity: full, subject };
  const mirrored = windowOf(withoutSubject(layers), -left, -top, width, height);
  const soft = mix(blur(mirrored, 0.02 * Math.max(width, height)), smooth, filled(width, height, [0.4]));
  const far = createFloatImage(width, height, 1);
  const reach = 0.5 * Math.max(width - image.width, height - image.height, 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const out = Math.max(left - x, x - left - image.width + 1, top - y, y - top - image.height + 1, 0);
      far.data[i] = out ? Math.min(1, 0.25 + out / reach) : 0;
    }
  return { image: mix(canvas, mix(mirrored, soft, far), hole), opacity: full, subject };
}

/** What is mirrored is ground: no second subject. */
function withoutSubject({ image, subject }: Layers): FloatImage {
  if (!subject) return image;
  const near = blur(subject, 0.01 * Math.max(image.width, image.height));
  return fillSmooth(image, { ...near, data: near.data.map((a) => Math.min(1, 5 * a)) });
}

function borderOf({ width, height, channels, data }: FloatImage): { mean: number; spread: number } {
  const values: number[][] = Array.from({ length: channels }, () => []);
  const take = (x: number, y: number): void => {
    for (let c = 0; c < channels; c++) values[c].push(data[channels * (y * width + x) + c]);
  };
  for (let x = 0; x < width; x += 2) {
    take(x, 0);
    take(x, height - 1);
  }
  for (let y = 0; y < height; y += 2) {
    take(0, y);
    take(width - 1, y);
  }
  let spread = 0;
  let mean = 0;
  for (const list of values) {
    const m = list.reduce((a, b) => a + b, 0) / list.length;
    spread = Math.max(spread, Math.sqrt(list.reduce((a, b) => a + (b - m) ** 2, 0) / list.length));
    mean += m / channels;
  }
  return { mean, spread };
}

/** What two shapes may differ by, as a share of a side, and be the same: sides are rounded to pixels, and to steps of four. */
const SAME_SHAPE = 0.005;

/** The picture fitted into a frame of exactly this size: never distorted but by what sides are rounded by, extended where the shapes differ. `grow` makes an image larger, `finish` sees it before it is extended. */
export function fitInto(
  layers: Layers,
  width: number,
  height: number,
  grow: (image: FloatImage, width: number, height: number) => FloatImage,
  finish: (sized: Layers) => Layers = (sized) => sized,
): Layers {
  const { image } = layers;
  const [across, down] = [width / image.width, height / image.height];
  // A strip of a pixel's width beside a picture that is not quite as large moves all of it.
  if (Math.abs(across / down - 1) < SAME_SHAPE) return finish(mapLayers(layers, (part) => grow(part, width, height)));
  const k = Math.min(across, down);
  const w = Math.min(width, Math.max(1, Math.round(k * image.width)));
  const h = Math.min(height, Math.max(1, Math.round(k * image.height)));
  const known = borderOf(image).spread >= PLAIN ? trySubject(layers) : layers;
  const sized = finish(mapLayers(known, (part) => grow(part, w, h)));
  return extend(sized, (width - w) >> 1, (height - h) >> 1, width, height);
}
