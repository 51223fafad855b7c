import type { AtlasPixels, AtlasTextures, Texture } from '@claywork/kernels';
import sharp, { type Sharp } from 'sharp';

/** A normal map larger than this as PNG is stored as a fine JPEG instead: a 2K model stays under 15 MB. */
const PNG_BYTES_MAX = 7_000_000;
/** PNG of a 4K normal map takes seconds and tens of megabytes. */
const PNG_SIZE_MAX = 2048;
/** Larger maps are encoded in turn: each takes hundreds of megabytes while it is. */
const TOGETHER_SIZE_MAX = 4096;

/** Encodes an atlas: normals as PNG where that is small enough, the rest as JPEG without chroma loss, which would draw the colours of neighbouring charts together. */
export async function encodeAtlas(pixels: AtlasPixels): Promise<AtlasTextures> {
  const { size, emissive } = pixels;
  const work = {
    baseColor: () => jpeg('base color', pixels.baseColor, size, 91),
    orm: () => jpeg('occlusion, roughness, metallic', pixels.orm, size, 88),
    normal: () => encodeNormal(pixels.normal, size),
    emissive: async () => emissive && jpeg('emissive', emissive, size, 88),
  };
  if (size > TOGETHER_SIZE_MAX) {
    const baseColor = await work.baseColor();
    const orm = await work.orm();
    const normal = await work.normal();
    return { baseColor, orm, normal, emissive: await work.emissive() };
  }
  const [baseColor, orm, normal, glow] = await Promise.all([
    work.baseColor(),
    work.orm(),
    work.normal(),
    work.emissive(),
  ]);
  return { baseColor, orm, normal, emissive: glow };
}

async function encodeNormal(data: Uint8Array, size: number): Promise<Texture> {
  if (size <= PNG_SIZE_MAX) {
    const bytes = await raw(data, size).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
    if (bytes.length <= PNG_BYTES_MAX) return { name: 'normal', mime: 'image/png', bytes };
  }
  return jpeg('normal', data, size, 93);
}

async function jpeg(name: string, data: Uint8Array, size: number, quality: number): Promise<Texture> {
  const bytes = await raw(data, size).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return { name, mime: 'image/jpeg', bytes };
}

function raw(data: Uint8Array, size: number): Sharp {
  // sharp takes no view of shared memory.
  return sharp(new Uint8Array(data), { raw: { width: size, height: size, channels: 3 } });
}
