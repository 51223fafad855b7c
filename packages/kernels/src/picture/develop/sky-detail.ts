import { type LatLong, type PathFog, readLatLong } from '../../render/index.ts';
import type { SkyRadiance } from '../stage/types.ts';
import { directionAt, type View } from '../stage/view.ts';
import type { Traced } from './traced.ts';

/** A sky is worked out at so many places at most, and drawn out between them. */
const PLACES_MAX = 4_300_000;

/**
 * Adds to the sky what the panorama that the picture was traced with is too coarse for: the difference between the two, where nothing stands before
 * it. Changes the picture's radiance. About 1 us per pixel of sky.
 */
export function addSkyDetailInPlace(
  picture: Traced,
  view: View,
  sky: SkyRadiance,
  map: LatLong,
  gain: number,
  fog?: PathFog,
): void {
  const { width, height } = picture.raster;
  const { coverage } = picture.features;
  const { linear } = picture;
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / PLACES_MAX)));
  const direction = new Float64Array(3);
  const fine = new Float64Array(3);
  const coarse = new Float64Array(3);
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      if (!isOpen(coverage, x, y, step, width, height)) continue;
      directionAt(view, (2 * (x + step / 2)) / width - 1, 1 - (2 * (y + step / 2)) / height, direction);
      sky(direction[0], direction[1], direction[2], fine);
      readLatLong(map, 0, direction[0], direction[1], direction[2], coarse);
      for (let v = y; v < Math.min(height, y + step); v++)
        for (let u = x; u < Math.min(width, x + step); u++) {
          const i = v * width + u;
          const open = gain * (1 - coverage[i]);
          if (open <= 0.003) continue;
          for (let c = 0; c < 3; c++) {
            const seen = fog ? Math.exp(-fog.extinction[c] * Math.min(50, fog.skyDistance ?? 0)) : 1;
            linear[3 * i + c] = Math.max(0, linear[3 * i + c] + open * seen * (fine[c] - coarse[c]));
          }
        }
    }
}

function isOpen(coverage: Float32Array, x: number, y: number, step: number, width: number, height: number): boolean {
  for (let v = y; v < Math.min(height, y + step); v++)
    for (let u = x; u < Math.min(width, x + step); u++) if (coverage[v * width + u] < 0.997) return true;
  return false;
}
