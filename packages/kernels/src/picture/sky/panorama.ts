import type { Vec3 } from '../../math/index.ts';
import type { LatLong } from '../../render/index.ts';
import type { SkyRadiance } from '../stage/types.ts';

/** A picture of all directions from a function of direction; see `LatLong` for its layout. */
export function drawPanorama(width: number, height: number, sky: SkyRadiance): LatLong {
  const data = new Float32Array(3 * width * height);
  const color = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    const theta = (Math.PI * (y + 0.5)) / height;
    const up = Math.cos(theta);
    const flat = Math.sin(theta);
    for (let x = 0; x < width; x++) {
      const phi = ((x + 0.5) / width - 0.5) * 2 * Math.PI;
      sky(flat * Math.sin(phi), up, flat * Math.cos(phi), color);
      const o = 3 * (y * width + x);
      data[o] = color[0];
      data[o + 1] = color[1];
      data[o + 2] = color[2];
    }
  }
  return { width, height, data };
}

/** A panorama that goes from one colour overhead over another at the horizon to a third below. */
export function fillMap(width: number, height: number, { top, middle, bottom }: Ambient): LatLong {
  return drawPanorama(width, height, (_x, y, _z, out) => {
    const t = Math.abs(y) ** 0.7;
    const end = y > 0 ? top : bottom;
    for (let c = 0; c < 3; c++) out[c] = middle[c] + (end[c] - middle[c]) * t;
  });
}

/** Light from everywhere in three steps. */
export interface Ambient {
  top: Vec3;
  middle: Vec3;
  bottom: Vec3;
}
