import { createFloatImage, type Raster, toLinear, toRaster } from '../../image/index.ts';
import type { Layers } from '../types.ts';
import { fillSmooth } from './fill-smooth.ts';

/** A picture as layers: its colours and its own transparency. The subject is looked for when it is needed. */
export function openLayers(picture: Raster): Layers {
  const { width, height, channels, data } = picture;
  const opacity = createFloatImage(width, height, 1);
  const clear = channels === 4 || channels === 2;
  for (let i = 0; i < opacity.data.length; i++) opacity.data[i] = clear ? data[channels * (i + 1) - 1] / 255 : 1;
  const image = toLinear(picture);
  if (opacity.data.every((a) => a > 0.5)) return { image, opacity };
  // Nobody sees what colour nothing has, until it is resized: let it be that of its neighbours.
  const hidden = { ...opacity, data: opacity.data.map((a) => (a > 0.02 ? 0 : 1)) };
  return { image: fillSmooth(image, hidden), opacity };
}

/** Layers as a picture: three channels, or four where something is see-through. */
export function closeLayers({ image, opacity }: Layers): Raster {
  const flat = toRaster(image);
  if (opacity.data.every((a) => a >= 0.998)) return flat;
  const { width, height, data } = flat;
  const out = new Uint8Array(4 * width * height);
  for (let i = 0; i < opacity.data.length; i++) {
    const a = Math.round(255 * Math.min(1, Math.max(0, opacity.data[i])));
    // What nobody sees says nothing: files are smaller, and no ghost of the background stays in them.
    for (let c = 0; c < 3; c++) out[4 * i + c] = a ? data[3 * i + c] : 0;
    out[4 * i + 3] = a;
  }
  return { width, height, channels: 4, data: out };
}
