import type { MipTexture } from '../sampling.ts';
import { SRGB_TO_LINEAR } from '../tone.ts';
import type { TextureSlot } from './materials.ts';

/** The last texel read: four shares of one. */
export interface Texel {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** The numbers are no integers, so that the fields are doubles from the start. */
export function createTexel(): Texel {
  return { r: 0.5, g: 0.5, b: 0.5, a: 0.5 };
}

/**
 * Reads a texture between its four nearest texels at the level where a texel is as wide as `footprint` (in texture coordinates). One level only: what
 * blends them is that every pixel has many samples. False when there is no texture.
 */
export function readTexture(
  textures: readonly (MipTexture | undefined)[],
  slot: TextureSlot,
  s: number,
  t: number,
  footprint: number,
  srgb: boolean,
  out: Texel,
): boolean {
  if (slot.texture < 0) return false;
  const texture = textures[slot.texture];
  if (texture === undefined) return false;
  const { levels, wrap } = texture;
  const level = levels[pickLevel(levels.length, footprint * levels[0].width)];
  const { width, height, data } = level;
  const x = (slot.a * s + slot.b * t + slot.c) * width - 0.5;
  const y = (slot.d * s + slot.e * t + slot.f) * height - 0.5;
  if (!(Math.abs(x) < 1e9 && Math.abs(y) < 1e9)) return false;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const x0 = wrapIndex(ix, width, wrap);
  const x1 = wrapIndex(ix + 1, width, wrap);
  const y0 = wrapIndex(iy, height, wrap) * width;
  const y1 = wrapIndex(iy + 1, height, wrap) * width;
  const a = (y0 + x0) << 2;
  const b = (y0 + x1) << 2;
  const c = (y1 + x0) << 2;
  const d = (y1 + x1) << 2;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  if (srgb) {
    const f = SRGB_TO_LINEAR;
    out.r = f[data[a]] * wa + f[data[b]] * wb + f[data[c]] * wc + f[data[d]] * wd;
    out.g = f[data[a + 1]] * wa + f[data[b + 1]] * wb + f[data[c + 1]] * wc + f[data[d + 1]] * wd;
    out.b = f[data[a + 2]] * wa + f[data[b + 2]] * wb + f[data[c + 2]] * wc + f[data[d + 2]] * wd;
  } else {
    out.r = (data[a] * wa + data[b] * wb + data[c] * wc + data[d] * wd) / 255;
    out.g = (data[a + 1] * wa + data[b + 1] * wb + data[c + 1] * wc + data[d + 1] * wd) / 255;
    out.b = (data[a + 2] * wa + data[b + 2] * wb + data[c + 2] * wc + data[d + 2] * wd) / 255;
  }
  out.a = (data[a + 3] * wa + data[b + 3] * wb + data[c + 3] * wc + data[d + 3] * wd) / 255;
  return true;
}

/** The level whose texels are about as wide as the footprint, given in texels of the first: rounded down in doubt, samples average. */
function pickLevel(count: number, texels: number): number {
  let level = 0;
  for (let width = texels; width > 1.7 && level < count - 1; width *= 0.5) level++;
  return level;
}

function wrapIndex(i: number, n: number, wrap: MipTexture['wrap']): number {
  if (i >= 0 && i < n) return i;
  if (wrap === 'clamp') return i < 0 ? 0 : n - 1;
  if (wrap === 'repeat') return ((i % n) + n) % n;
  const m = ((i % (2 * n)) + 2 * n) % (2 * n);
  return m < n ? m : 2 * n - 1 - m;
}
