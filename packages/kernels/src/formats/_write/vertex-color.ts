import type { Raster } from '../../image/index.ts';
import { linearToSrgb, srgbToLinear } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { Material } from '../../scene/index.ts';

/** An sRGB value 0..1 with three digits. */
export function encode8(linear: number): string {
  const x = Math.min(1, Math.max(0, linear));
  const s = linearToSrgb(x);
  return String(Math.round(s * 1000) / 1000);
}

/** The linear base colour of a vertex: factor x vertex colour x texture (bilinear, repeated). */
export function createSampler(
  mesh: Mesh,
  material: Material | undefined,
  pictures: readonly (Raster | undefined)[],
): (vertex: number, out: Float64Array) => void {
  const factor = material?.baseColorFactor ?? [1, 1, 1, 1];
  const ref = material?.baseColorTexture;
  const picture = ref && pictures[ref.texture];
  const table = Float64Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));
  return (vertex, out) => {
    for (let k = 0; k < 3; k++) out[k] = factor[k] * (mesh.colors ? mesh.colors[4 * vertex + k] : 1);
    if (!picture || !mesh.uvs) return;
    let u = mesh.uvs[2 * vertex];
    let v = mesh.uvs[2 * vertex + 1];
    if (ref.transform) {
      const { offset, rotation, scale } = ref.transform;
      const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
      [u, v] = [c * u * scale[0] + s * v * scale[1] + offset[0], -s * u * scale[0] + c * v * scale[1] + offset[1]];
    }
    if (!Number.isFinite(u + v)) return;
    sample(picture, u, v, table, out);
  };
}

function sample(picture: Raster, u: number, v: number, table: Float64Array, out: Float64Array): void {
  const { width, height, channels, data } = picture;
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const sum = [0, 0, 0];
  for (let j = 0; j < 2; j++) {
    for (let i = 0; i < 2; i++) {
      const w = (i ? x - ix : 1 - x + ix) * (j ? y - iy : 1 - y + iy);
      const o = channels * (((((iy + j) % height) + height) % height) * width + ((((ix + i) % width) + width) % width));
      for (let k = 0; k < 3; k++) sum[k] += w * table[data[o + (channels < 3 ? 0 : k)]];
    }
  }
  for (let k = 0; k < 3; k++) out[k] *= sum[k];
}
