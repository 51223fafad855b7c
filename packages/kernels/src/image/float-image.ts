import { linearToByte, srgbToLinear } from '../math/index.ts';
import type { Raster } from './raster.ts';

/** Pixels as floats, rows from the top, interleaved. What the numbers mean (linear light, display values, OKLab) is said where one is used. */
export interface FloatImage {
  width: number;
  height: number;
  channels: number;
  data: Float32Array;
}

/** An image of zeros. */
export function createFloatImage(width: number, height: number, channels: number): FloatImage {
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}

const FROM_BYTE = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

/** The colours of a raster (three or four channels, alpha left out; one or two: grey) as linear light 0..1, three channels. */
export function toLinear({ width, height, channels, data }: Raster): FloatImage {
  const out = createFloatImage(width, height, 3);
  const grey = channels < 3;
  for (let i = 0, o = 0; o < out.data.length; i += channels, o += 3) {
    out.data[o] = FROM_BYTE[data[i]];
    out.data[o + 1] = FROM_BYTE[data[grey ? i : i + 1]];
    out.data[o + 2] = FROM_BYTE[data[grey ? i : i + 2]];
  }
  return out;
}

/** Linear light as an sRGB raster of three channels; what is out of 0..1 is clipped. */
export function toRaster({ width, height, data }: FloatImage): Raster {
  const out = new Uint8Array(width * height * 3);
  for (let i = 0; i < out.length; i++) out[i] = linearToByte(data[i]);
  return { width, height, channels: 3, data: out };
}

/** Relative luminance of linear RGB, one channel. */
export function luminanceOf({ width, height, data }: FloatImage): FloatImage {
  const out = createFloatImage(width, height, 1);
  for (let i = 0, o = 0; o < out.data.length; i += 3, o++)
    out.data[o] = 0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2];
  return out;
}
