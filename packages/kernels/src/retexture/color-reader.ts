import { type MipTexture, sampleTexture } from '../render/index.ts';
import type { FlatPart, Scene } from '../scene/index.ts';

/** Writes the linear colour of a face of a flat part at the weights of its second and third corner. */
export type ColorReader = (part: FlatPart, face: number, u: number, v: number, out: Float64Array) => void;

/** Weights of the second and third corner at which a face is looked at: well inside of it, and its middle. */
export const LOOKS: readonly (readonly [number, number])[] = [
  [1 / 3, 1 / 3],
  [0.1, 0.1],
  [0.8, 0.1],
  [0.1, 0.8],
];

/** Reads what a scene shows without light: factors, vertex colours, pictures. `mips`: its textures, by index. */
export function createColorReader(scene: Scene, mips: readonly (MipTexture | undefined)[]): ColorReader {
  const texel = new Float64Array(4);
  return ({ mesh, material }, face, u, v, out) => {
    out.fill(0.6, 0, 3);
    const [a, b, c] = [mesh.indices[3 * face], mesh.indices[3 * face + 1], mesh.indices[3 * face + 2]];
    const w = 1 - u - v;
    const own = material === undefined ? undefined : scene.materials[material];
    if (own) for (let k = 0; k < 3; k++) out[k] = own.baseColorFactor[k];
    const { colors, uvs } = mesh;
    if (colors)
      for (let k = 0; k < 3; k++) out[k] *= w * colors[4 * a + k] + u * colors[4 * b + k] + v * colors[4 * c + k];
    const ref = own?.baseColorTexture;
    const mip = ref && mips[ref.texture];
    if (!ref || !mip || !uvs) return;
    const s = w * uvs[2 * a] + u * uvs[2 * b] + v * uvs[2 * c];
    const t = w * uvs[2 * a + 1] + u * uvs[2 * b + 1] + v * uvs[2 * c + 1];
    sampleTexture(mip, ref, s, t, 0, true, texel);
    for (let k = 0; k < 3; k++) out[k] *= texel[k];
  };
}
