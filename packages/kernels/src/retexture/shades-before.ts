import { linearToByte, shareArray, srgbToLinear } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { RenderTexture } from '../render/index.ts';
import type { Material } from '../scene/index.ts';
import type { KeptShades } from '../texture/index.ts';
import type { SurfacePart } from './surface-parts.ts';

/** What a part's light and dark come from. */
export interface ShadeSource {
  material: Material;
  /** The picture of its base colour, decoded. */
  picture?: RenderTexture;
  /** Linear luminance that becomes the new colour as it is. */
  mean: number;
}

/** Light and dark of a part's picture, or the one shade that it has without one, for the mesh that it is painted on: same faces, corners in the same order. */
export function shadesBefore(
  { mesh: before }: SurfacePart,
  painted: Mesh,
  { material, picture, mean }: ShadeSource,
): KeptShades {
  const uvs = shareArray(new Float32Array((2 * painted.positions.length) / 3));
  const factor = material.baseColorFactor;
  if (!picture || !before.uvs) {
    const luma = linearToByte(luminance(factor[0], factor[1], factor[2]));
    return { width: 1, height: 1, luma: shareArray(Uint8Array.of(luma)), uvs, mean };
  }
  const place = createTransform(material.baseColorTexture?.transform);
  for (let c = 0; c < painted.indices.length; c++) {
    const [to, from] = [2 * painted.indices[c], 2 * before.indices[c]];
    [uvs[to], uvs[to + 1]] = place(before.uvs[from], before.uvs[from + 1]);
  }
  const { width, height, channels, data } = picture.raster;
  const luma = shareArray(new Uint8Array(width * height));
  const grey = channels < 3;
  for (let i = 0, o = 0; i < luma.length; i++, o += channels)
    luma[i] = linearToByte(
      luminance(
        factor[0] * LINEAR[data[o]],
        factor[1] * LINEAR[data[grey ? o : o + 1]],
        factor[2] * LINEAR[data[grey ? o : o + 2]],
      ),
    );
  return { width, height, luma, uvs, mean };
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

type Transform = (u: number, v: number) => [number, number];

function createTransform(given: NonNullable<Material['baseColorTexture']>['transform']): Transform {
  if (!given) return (u, v) => [u, v];
  const { offset, rotation, scale } = given;
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  return (u, v) => [c * u * scale[0] + s * v * scale[1] + offset[0], -s * u * scale[0] + c * v * scale[1] + offset[1]];
}
