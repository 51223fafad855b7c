import { type AtlasPixels, listAtlas, type Raster, type RenderTexture } from '@claywork/kernels';

/** The pictures of an atlas as the renderers take them, by index of the scene's textures, at most `side` pixels large. */
export function shrinkAtlas(pixels: AtlasPixels, side: number): RenderTexture[] {
  return listAtlas(pixels).map((data) => ({ raster: shrink(data, pixels.size, Math.max(1, pixels.size / side)) }));
}

/** Averages of `step` x `step` pixels. */
function shrink(data: Uint8Array, size: number, step: number): Raster {
  if (step === 1) return { width: size, height: size, channels: 3, data };
  const side = Math.floor(size / step);
  const out = new Uint8Array(3 * side * side);
  const sums = new Float64Array(3 * side);
  for (let y = 0; y < side; y++) {
    sums.fill(0);
    for (let r = 0; r < step; r++) {
      let i = 3 * (y * step + r) * size;
      for (let x = 0; x < 3 * side; x += 3) {
        for (let k = 0; k < step; k++, i += 3) {
          sums[x] += data[i];
          sums[x + 1] += data[i + 1];
          sums[x + 2] += data[i + 2];
        }
      }
    }
    for (let x = 0; x < 3 * side; x++) out[3 * y * side + x] = sums[x] / (step * step) + 0.5;
  }
  return { width: side, height: side, channels: 3, data: out };
}
