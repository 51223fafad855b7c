import type { TextureRef } from '../scene/index.ts';
import type { RenderTexture } from './scene-input.ts';
import { SRGB_TO_LINEAR } from './tone.ts';

/** A texture ready for sampling: halved copies down to one texel, RGBA bytes. */
export interface MipTexture {
  levels: { width: number; height: number; data: Uint8Array }[];
  wrap: 'repeat' | 'clamp' | 'mirror';
  /** Reads the nearest level alone: half the work where nothing moves. Default both beside. */
  singleLevel?: boolean;
}

/** Expands to RGBA and builds the mip pyramid by 2x2 box filtering (in gamma space: cheap, and near enough for a preview). */
export function createMipTexture(texture: RenderTexture): MipTexture {
  const { raster } = texture;
  const n = raster.width * raster.height;
  const c = raster.channels;
  const data = c === 4 ? raster.data : new Uint8Array(n * 4);
  for (let i = 0; c < 4 && i < n; i++) {
    const grey = c < 3;
    data[4 * i] = raster.data[c * i];
    data[4 * i + 1] = raster.data[c * i + (grey ? 0 : 1)];
    data[4 * i + 2] = raster.data[c * i + (grey ? 0 : 2)];
    data[4 * i + 3] = c === 2 ? raster.data[2 * i + 1] : 255;
  }
  const levels: MipTexture['levels'] = [{ width: raster.width, height: raster.height, data }];
  while (levels[levels.length - 1].width > 1 || levels[levels.length - 1].height > 1) {
    levels.push(halve(levels[levels.length - 1]));
  }
  return { levels, wrap: texture.wrap ?? 'repeat' };
}

function halve(level: MipTexture['levels'][number]): MipTexture['levels'][number] {
  const width = Math.max(1, level.width >> 1);
  const height = Math.max(1, level.height >> 1);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const y0 = Math.min(level.height - 1, 2 * y) * level.width;
    const y1 = Math.min(level.height - 1, 2 * y + 1) * level.width;
    for (let x = 0; x < width; x++) {
      const x0 = Math.min(level.width - 1, 2 * x);
      const x1 = Math.min(level.width - 1, 2 * x + 1);
      for (let k = 0; k < 4; k++) {
        const sum =
          level.data[4 * (y0 + x0) + k] +
          level.data[4 * (y0 + x1) + k] +
          level.data[4 * (y1 + x0) + k] +
          level.data[4 * (y1 + x1) + k];
        data[4 * (y * width + x) + k] = (sum + 2) >> 2;
      }
    }
  }
  return { width, height, data };
}

function wrapIndex(i: number, n: number, wrap: MipTexture['wrap']): number {
  if (i >= 0 && i < n) return i;
  if (wrap === 'clamp') return i < 0 ? 0 : i >= n ? n - 1 : i;
  if (wrap === 'repeat') return ((i % n) + n) % n;
  const m = ((i % (2 * n)) + 2 * n) % (2 * n);
  return m < n ? m : 2 * n - 1 - m;
}

/**
 * Trilinear sample of four channels 0..1 into `out`. `footprint` is the width of a pixel in texture coordinates (of the whole
 * texture = 1); `srgb` decodes the colour channels to linear.
 */
export function sampleTexture(
  texture: MipTexture,
  ref: TextureRef,
  u: number,
  v: number,
  footprint: number,
  srgb: boolean,
  out: Float64Array,
): void {
  if (ref.transform) {
    const { offset, rotation, scale } = ref.transform;
    const c = Math.cos(rotation);
    const s = Math.sin(rotation);
    const su = u * scale[0];
    const sv = v * scale[1];
    u = c * su + s * sv + offset[0];
    v = -s * su + c * sv + offset[1];
    footprint *= Math.max(Math.abs(scale[0]), Math.abs(scale[1]));
  }
  const top = texture.levels.length - 1;
  const texels = footprint * Math.max(texture.levels[0].width, texture.levels[0].height);
  const lod = Math.max(0, Math.min(top, Math.log2(Math.max(1e-9, texels))));
  const low = texture.singleLevel ? Math.round(lod) : Math.floor(lod);
  out[0] = out[1] = out[2] = out[3] = 0;
  const share = texture.singleLevel ? 0 : lod - low;
  addBilinear(texture, low, u, v, srgb, 1 - share, out);
  if (share > 0) addBilinear(texture, low + 1, u, v, srgb, share, out);
}

function addBilinear(
  texture: MipTexture,
  level: number,
  u: number,
  v: number,
  srgb: boolean,
  weight: number,
  out: Float64Array,
): void {
  const { width, height, data } = texture.levels[level];
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const x0 = 4 * wrapIndex(ix, width, texture.wrap);
  const x1 = 4 * wrapIndex(ix + 1, width, texture.wrap);
  const y0 = 4 * width * wrapIndex(iy, height, texture.wrap);
  const y1 = 4 * width * wrapIndex(iy + 1, height, texture.wrap);
  const a = (1 - fx) * (1 - fy) * weight;
  const b = fx * (1 - fy) * weight;
  const c = (1 - fx) * fy * weight;
  const d = fx * fy * weight;
  const oa = y0 + x0;
  const ob = y0 + x1;
  const oc = y1 + x0;
  const od = y1 + x1;
  const table = srgb ? SRGB_TO_LINEAR : SHARES;
  for (let k = 0; k < 3; k++)
    out[k] += table[data[oa + k]] * a + table[data[ob + k]] * b + table[data[oc + k]] * c + table[data[od + k]] * d;
  out[3] += (data[oa + 3] * a + data[ob + 3] * b + data[oc + 3] * c + data[od + 3] * d) / 255;
}

/** Every byte as a share of one. */
const SHARES = Float32Array.from({ length: 256 }, (_, i) => i / 255);
