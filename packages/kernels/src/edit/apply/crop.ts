import { opaqueBox } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { mapLayers, targetMask, windowOf } from '../layers/index.ts';
import type { Apply, Layers, Spot } from '../types.ts';
import { extend } from './extend.ts';

/** Cuts the picture to a target with a little air about it, to a shape, or to a half. */
export const crop: Apply<'crop'> = (layers, { to, aspect }, run) => {
  if (to === 'aspect') return toAspect(layers, aspect ?? [1, 1]);
  if ('across' in to) return toHalf(layers, to);
  const { layers: known, mask } = targetMask(layers, to, { ...run, keep: [] });
  const { width, height } = known.image;
  const box = opaqueBox({ width, height, alpha: mask.data });
  if (box.right <= box.left)
    throw new GeometryError('not-found', 'prompt: what the picture is to be cropped to was not found in it.');
  const air = Math.round(0.06 * Math.max(box.right - box.left, box.bottom - box.top));
  const left = Math.max(0, box.left - air);
  const top = Math.max(0, box.top - air);
  return cut(known, left, top, Math.min(width, box.right + air) - left, Math.min(height, box.bottom + air) - top);
};

function cut(layers: Layers, left: number, top: number, width: number, height: number): Layers {
  return mapLayers(layers, (image) => windowOf(image, left, top, Math.max(1, width), Math.max(1, height)));
}

function toHalf(layers: Layers, { across, down }: Spot): Layers {
  const { width, height } = layers.image;
  const w = across === 'middle' ? width : width >> 1;
  const h = down === 'middle' ? height : height >> 1;
  return cut(layers, across === 'right' ? width - w : 0, down === 'bottom' ? height - h : 0, w, h);
}

/** The largest window of a shape, about the subject where one is known. */
function toAspect(layers: Layers, [a, b]: readonly [number, number]): Layers {
  const { width, height } = layers.image;
  const w = Math.min(width, Math.round((height * a) / b));
  const h = Math.min(height, Math.round((width * b) / a));
  const box = layers.subject && opaqueBox({ width, height, alpha: layers.subject.data });
  if (box && (box.right - box.left > w || box.bottom - box.top > h)) {
    // The shape would cut the subject: more ground instead.
    const wide = Math.max(width, Math.round((height * a) / b));
    const high = Math.max(height, Math.round((width * b) / a));
    return extend(layers, (wide - width) >> 1, (high - height) >> 1, wide, high);
  }
  const { x, y } = middleOf(layers);
  const left = Math.round(Math.min(width - w, Math.max(0, x - w / 2)));
  const top = Math.round(Math.min(height - h, Math.max(0, y - h / 2)));
  return cut(layers, left, top, w, h);
}

/** The subject's middle, or the picture's. */
function middleOf({ image: { width, height }, subject }: Layers): { x: number; y: number } {
  const box = subject && opaqueBox({ width, height, alpha: subject.data });
  if (!box || box.right <= box.left) return { x: width / 2, y: height / 2 };
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}
