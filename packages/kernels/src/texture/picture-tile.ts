import { srgbToLinear } from '../math/index.ts';
import type { SampleFn } from './recipe.ts';

/** A square picture that goes on at its edges, laid on a thing along x, y and z and blended where it turns. Arrays may be shared memory. */
export interface PictureTile {
  /** Pixels along a side. */
  size: number;
  /** sRGB, three bytes a pixel, rows from the top. */
  colors: Uint8Array;
  /** Metres along a side. */
  metres: number;
  /** Multiplies the colours, linear. */
  tint: readonly [number, number, number];
  /** Height of a step from black to white, metres. */
  relief: number;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));
/** How soon the side that faces most takes over. */
const SHARP = 6;

/** Source: triplanar projection; blended by powers of the normal, after Golus, "Normal mapping for a triplanar shader", 2017. */
export function compileTile(
  { size, colors, metres, tint, relief }: PictureTile,
  rough: number,
  metal: number,
): SampleFn {
  const k = size / metres;
  const taken = new Float64Array(3);
  const read = (u: number, v: number, weight: number): void => {
    if (weight < 1e-3) return;
    const a = u * k;
    const b = -v * k;
    const x = Math.floor(a);
    const y = Math.floor(b);
    const fu = a - x;
    const fv = b - y;
    const x0 = ((x % size) + size) % size;
    const y0 = ((y % size) + size) % size;
    const x1 = x0 + 1 === size ? 0 : x0 + 1;
    const y1 = y0 + 1 === size ? 0 : y0 + 1;
    for (let c = 0; c < 3; c++)
      taken[c] +=
        weight *
        ((LINEAR[colors[3 * (y0 * size + x0) + c]] * (1 - fu) + LINEAR[colors[3 * (y0 * size + x1) + c]] * fu) *
          (1 - fv) +
          (LINEAR[colors[3 * (y1 * size + x0) + c]] * (1 - fu) + LINEAR[colors[3 * (y1 * size + x1) + c]] * fu) * fv);
  };
  return (x, y, z, nx, ny, nz, _ao, _cv, out) => {
    const [wx, wy, wz] = [Math.abs(nx) ** SHARP, Math.abs(ny) ** SHARP, Math.abs(nz) ** SHARP];
    const all = 1 / Math.max(1e-9, wx + wy + wz);
    taken.fill(0);
    read(z, y, wx * all);
    read(x, z, wy * all);
    read(x, y, wz * all);
    out[5] = relief * Math.sqrt(0.2126 * taken[0] + 0.7152 * taken[1] + 0.0722 * taken[2]);
    for (let c = 0; c < 3; c++) out[c] = Math.min(0.96, taken[c] * tint[c]);
    out[3] = rough;
    out[4] = metal;
    out[6] = out[7] = out[8] = 0;
  };
}
