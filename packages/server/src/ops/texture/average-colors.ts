import { type Scene, srgbToLinear } from '@claywork/kernels';
import { decodeTextures } from '../_shared/decode-textures.ts';

/** Pixels along a side that tell a picture's colours. */
const SIDE = 32;

/** The colour that each material shows on the whole: its factor times the mean of its picture's solid pixels. Linear. */
export async function averageColors(scene: Scene): Promise<number[][]> {
  const wanted = new Set(scene.materials.flatMap(({ baseColorTexture }) => baseColorTexture?.texture ?? []));
  const pictures = await decodeTextures(scene, SIDE, wanted);
  return scene.materials.map(({ baseColorFactor, baseColorTexture }) => {
    const picture = baseColorTexture && pictures[baseColorTexture.texture];
    if (!picture) return [...baseColorFactor];
    const { data } = picture.raster;
    const sum = [0, 0, 0, 0];
    for (let i = 0; i < data.length; i += 4) {
      const solid = data[i + 3] / 255;
      for (let c = 0; c < 3; c++) sum[c] += solid * srgbToLinear(data[i + c] / 255);
      sum[3] += solid;
    }
    return [0, 1, 2].map((c) => (baseColorFactor[c] * sum[c]) / Math.max(1e-6, sum[3]));
  });
}
