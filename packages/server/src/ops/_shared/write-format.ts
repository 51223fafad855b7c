import { type Scene, writeFbx, writeGltf, writeObj, writeStl, writeThreeMf, writeUsdz } from '@claywork/kernels';
import { decodeTextures } from './decode-textures.ts';
import { encodeTextures, type TextureFormat } from './encode-textures.ts';
import { splitTextures } from './split-textures.ts';

/** Formats that a model can be written in, GLB aside, which is how models are kept. */
export const WRITTEN_FORMATS = ['GLTF', 'FBX', 'USDZ', 'OBJ', 'STL', '3MF'] as const;

export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

export interface WriteFormatOptions {
  /** Pixels; larger pictures are made smaller. Default 2048. */
  textureSize?: number;
  /** Default JPEG. */
  textureFormat?: TextureFormat;
  /** Default true. */
  withAnimation?: boolean;
  fbxPreset?: 'blender' | '3dsmax' | 'mixamo';
  /** STL: in millimetres, Z up. Default false. */
  forPrint?: boolean;
}

/** What colours vertices: they stand farther apart than the texels of a picture of this size. */
const VERTEX_COLOR_SIDE = 1024;

/** A scene as one file of a format, with its pictures in it, or as colours of its vertices where the format has no place for them. */
export async function writeFormat(
  scene: Scene,
  format: WrittenFormat,
  options: WriteFormatOptions = {},
): Promise<Uint8Array> {
  const { textureSize = 2048, textureFormat = 'JPEG', withAnimation = true } = options;
  if (format === 'STL') return writeStl(scene, { forPrint: options.forPrint });
  if (format === 'GLTF') return writeGltf(await encodeTextures(scene, textureSize, textureFormat), { withAnimation });
  if (format === 'FBX') {
    const pictures = await splitTextures(scene, textureSize, textureFormat === 'JPEG' ? 'JPEG' : 'PNG');
    return writeFbx(scene, { preset: options.fbxPreset ?? 'blender', withAnimation, pictures });
  }
  if (format === 'USDZ') {
    const encoded = await encodeTextures(scene, textureSize, textureFormat === 'WEBP' ? 'PNG' : textureFormat);
    return writeUsdz(encoded, { withAnimation });
  }
  const seen = new Set(scene.materials.flatMap((m) => (m.baseColorTexture ? [m.baseColorTexture.texture] : [])));
  const pictures = (await decodeTextures(scene, VERTEX_COLOR_SIDE, seen)).map((t) => t?.raster);
  return format === '3MF' ? writeThreeMf(scene, { pictures }) : writeObj(scene, { pictures });
}
