import { blur, createFloatImage, type FloatImage, type Raster, resize } from '../../image/index.ts';
import type { Layers } from '../types.ts';
import { mapLayers } from './map-layers.ts';
import { mix } from './mix.ts';
import { openLayers } from './open-layers.ts';

/** An edit at the size it was worked on with: what it began and ended with, equal in size, and the picture both come from, in its own size. */
export interface WorkedOn {
  before: Raster;
  after: Raster;
  given: Raster;
}

/** Steps of eight bits from which a pixel counts as changed altogether: less is what rounding and the faintest rims of soft masks come to. */
const CHANGED = 3;
/** Pixels (worked size) about a change in which what is kept gives way to it. */
const RIM = 1.2;
const GIVE_WAY = 6;

/**
 * An edit brought to its final size, in which what no instruction touched comes straight from the given picture: as fine as that is, not as it was worked on. Changes of the
 * frame (cut, turned, mirrored) touch everything. `grow` brings the given picture to that size.
 */
export function keepUntouched(
  sized: Layers,
  { before, after, given }: WorkedOn,
  grow: (image: FloatImage, width: number, height: number) => FloatImage,
): Layers {
  if (before.width !== after.width || before.height !== after.height) return sized;
  const kept = untouched(before, after);
  if (!kept.data.some((v) => v > 0)) return sized;
  const { width, height } = sized.image;
  const own = mapLayers(openLayers(given), (part) => grow(part, width, height));
  const mask = resize(kept, width, height);
  return {
    ...sized,
    image: mix(sized.image, own.image, mask),
    opacity: mix(sized.opacity, own.opacity, mask),
  };
}

/** 1 where two pictures are the same and all about it is, 0 where they differ: one channel. */
function untouched(before: Raster, after: Raster): FloatImage {
  const { width, height } = before;
  const touched = createFloatImage(width, height, 1);
  for (let i = 0; i < touched.data.length; i++) {
    let most = Math.abs(opacityAt(before, i) - opacityAt(after, i));
    for (let c = 0; c < 3; c++)
      most = Math.max(most, Math.abs(before.data[before.channels * i + c] - after.data[after.channels * i + c]));
    touched.data[i] = Math.min(1, most / CHANGED);
  }
  const near = blur(touched, RIM);
  for (let i = 0; i < near.data.length; i++) near.data[i] = Math.max(0, 1 - GIVE_WAY * near.data[i]);
  return near;
}

function opacityAt({ channels, data }: Raster, i: number): number {
  return channels === 4 ? data[4 * i + 3] : 255;
}
