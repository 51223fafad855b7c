import {
  blur,
  createFloatImage,
  enlarge as enlargeImage,
  type FloatImage,
  fillHole,
  opaqueBox,
  resize,
} from '../../image/index.ts';

import { filled, mapLayers, mix, sampleAt, subjectColors, trySubject, windowOf, withSubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { extend } from './extend.ts';

/** Nearer: the middle of the picture, larger; further away: all of it, smaller, with more about it. */
export const zoom: Apply<'zoom'> = (layers, { factor }) => {
  const { width, height } = layers.image;
  const w = Math.max(2, Math.round(width / factor));
  const h = Math.max(2, Math.round(height / factor));
  if (factor < 1) {
    const wide = extend(trySubject(layers), (w - width) >> 1, (h - height) >> 1, w, h);
    return mapLayers(wide, (image) => resize(image, width, height));
  }
  const cut = mapLayers(layers, (image) => windowOf(image, (width - w) >> 1, (height - h) >> 1, w, h));
  return mapLayers(cut, (image) => enlargeImage(image, width, height, 1));
};

/** The subject larger or smaller on the same ground, its foot where it was. */
export const resizeSubject: Apply<'resize'> = (layers, { factor }) => {
  const known = withSubject(layers);
  const { width, height } = known.image;
  const box = opaqueBox({ width, height, alpha: known.subject.data });
  return moved(
    known,
    factor,
    (box.left + box.right) / 2,
    factor > 1 && box.bottom < height ? middle(box) : box.bottom,
    0,
    0,
  );
};

function middle(box: { top: number; bottom: number }): number {
  return (box.top + box.bottom) / 2;
}

/** The subject in the middle of the frame. */
export const center: Apply<'center'> = (layers) => {
  const known = withSubject(layers);
  const { width, height } = known.image;
  const box = opaqueBox({ width, height, alpha: known.subject.data });
  return moved(
    known,
    1,
    0,
    0,
    Math.round((width - box.left - box.right) / 2),
    Math.round((height - box.top - box.bottom) / 2),
  );
};

/** The subject at a side or in a corner of the frame. */
export const move: Apply<'move'> = (layers, { spot: { across, down } }) => {
  const known = withSubject(layers);
  const { width, height } = known.image;
  const box = opaqueBox({ width, height, alpha: known.subject.data });
  const air = 0.04 * Math.min(width, height);
  const dx = across === 'left' ? air - box.left : across === 'right' ? width - air - box.right : 0;
  const dy = down === 'top' ? air - box.top : down === 'bottom' ? height - air - box.bottom : 0;
  return moved(known, 1, 0, 0, Math.round(dx), Math.round(dy));
};

/** The subject scaled about a point and shifted; the ground behind it filled. */
function moved(
  layers: Layers & { subject: FloatImage },
  k: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
): Layers {
  const { image, opacity, subject } = layers;
  const { width, height } = image;
  const clear = opacity.data.some((a) => a < 0.5);
  const colors = bent(subjectColors(layers), k, px, py, dx, dy, false);
  const alpha = bent(subject, k, px, py, dx, dy, true);
  if (clear) return { image: colors, opacity: alpha, subject: alpha };
  const near = blur(subject, Math.max(1.5, Math.max(width, height) / 110));
  const ground = fillHole(image, { ...near, data: near.data.map((a) => Math.min(1, 8 * a)) });
  return { image: mix(ground, colors, alpha), opacity: filled(width, height, [1]), subject: alpha };
}

function bent(
  image: FloatImage,
  k: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  empty: boolean,
): FloatImage {
  const { width, height, channels } = image;
  const source = k < 0.9 ? blur(image, 0.35 / k) : image;
  const out = createFloatImage(width, height, channels);
  const at = new Float64Array(channels);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x - dx - px) / k + px;
      const v = (y - dy - py) / k + py;
      const inside = u > -0.5 && v > -0.5 && u < width - 0.5 && v < height - 0.5;
      if (inside || !empty) sampleAt(source, u, v, at);
      for (let c = 0; c < channels; c++, o++) out.data[o] = inside || !empty ? at[c] : 0;
    }
  return out;
}
