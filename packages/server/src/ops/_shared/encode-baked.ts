import { listAtlas, type Texture, type TransferResult } from '@claywork/kernels';
import sharp from 'sharp';
import { encodeAtlas } from './encode-atlas.ts';

/** Encodes baked maps as an atlas is, in the order of `bakedMaterials`; base colour as PNG where it has holes. */
export async function encodeBaked({ baseColor, orm, normal, emissive, report }: TransferResult): Promise<Texture[]> {
  const { width: size, data } = baseColor;
  const rgb = new Uint8Array(3 * size * size);
  for (let i = 0, o = 0; o < rgb.length; i += 4, o += 3) {
    rgb[o] = data[i];
    rgb[o + 1] = data[i + 1];
    rgb[o + 2] = data[i + 2];
  }
  const atlas = await encodeAtlas({
    size,
    baseColor: rgb,
    orm: orm.data as Uint8Array,
    normal: normal.data as Uint8Array,
    emissive: emissive?.data as Uint8Array | undefined,
  });
  if (report.hasAlpha) {
    const picture = sharp(data, { raw: { width: size, height: size, channels: 4 } });
    atlas.baseColor = {
      name: 'base color',
      mime: 'image/png',
      bytes: await picture.png({ compressionLevel: 6 }).toBuffer(),
    };
  }
  return listAtlas(atlas);
}
