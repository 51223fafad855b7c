import { linearToByte } from '../../math/index.ts';
import { toneMapInPlace } from '../tone.ts';
import type { PathTone } from './types.ts';

/** Contrast of the straight part, in stops by stops. */
const CONTRAST = 1.22;
/** Scene grey, what it becomes (linear), and the radiance that becomes white. */
const GREY = 0.18;
const GREY_SHOWN = 0.195;
const WHITE = 14;
/** Share of the other channels that is mixed in before the curve, and taken out again after it. */
const MIX_IN = 0.16;
const MIX_OUT = 0.11;

/**
 * The film curve is x^a / (x^a + c), straight through the middle greys on a log scale with a soft toe and shoulder, scaled so that WHITE gives 1.
 * c follows from where grey has to go.
 */
const FILM = fitFilm();

function fitFilm(): { c: number; scale: number } {
  const grey = GREY ** CONTRAST;
  const white = WHITE ** CONTRAST;
  // grey / (grey + c) * (white + c) / white = shown, solved for c.
  const c = (grey * white * (1 - GREY_SHOWN)) / (GREY_SHOWN * white - grey);
  return { c, scale: (white + c) / white };
}

function film(x: number): number {
  if (!(x > 0)) return 0;
  const p = x ** CONTRAST;
  return Math.min(1, (FILM.scale * p) / (p + FILM.c));
}

/**
 * Filmic tone in place, linear to linear: a curve per channel between two mixes of the channels. Mixing before it lets strong colours brighten
 * towards white instead of clipping to a primary; most of it is undone afterwards, so that quiet colours stay what they are. Our own fit
 * in the manner of AgX (Sobotka 2022) and of Naka and Rushton's response of film and retina (1966).
 */
export function filmInPlace(rgb: Float64Array): void {
  const before = (MIX_IN * (rgb[0] + rgb[1] + rgb[2])) / 3;
  const r = film(rgb[0] * (1 - MIX_IN) + before);
  const g = film(rgb[1] * (1 - MIX_IN) + before);
  const b = film(rgb[2] * (1 - MIX_IN) + before);
  const after = (MIX_OUT * (r + g + b)) / 3;
  rgb[0] = Math.max(0, r - after) / (1 - MIX_OUT);
  rgb[1] = Math.max(0, g - after) / (1 - MIX_OUT);
  rgb[2] = Math.max(0, b - after) / (1 - MIX_OUT);
}

const color = new Float64Array(3);

/**
 * Turns a pixel of exposed radiance into RGBA bytes: tone curve, sRGB, and half a step of ordered dither, so that soft backdrops show no bands.
 * `cover`: opacity.
 */
export function developPixel(
  linear: Float32Array,
  cover: number,
  width: number,
  i: number,
  tone: PathTone,
  out: Uint8Array,
): void {
  const alpha = Math.min(1, cover);
  const undo = alpha > 1e-4 ? 1 / alpha : 0;
  for (let k = 0; k < 3; k++) color[k] = Math.max(0, linear[3 * i + k]) * undo;
  if (tone === 'filmic') filmInPlace(color);
  else if (tone === 'neutral') toneMapInPlace(color);
  const x = i % width;
  const y = (i - x) / width;
  const dither = (((x * 3 + y * 5) & 7) - 3.5) / 16;
  for (let k = 0; k < 3; k++) out[4 * i + k] = ditherByte(color[k], dither);
  out[4 * i + 3] = Math.round(255 * alpha);
}

/** The two bytes around a value, whichever the dither picks. */
function ditherByte(v: number, dither: number): number {
  const byte = linearToByte(v);
  if (byte === 0 || byte === 255) return byte;
  const step = v * (1 + (dither * 2) / (byte + 4));
  return linearToByte(step);
}
