import {
  type FbxPictures,
  linearToSrgb,
  type Material,
  type Scene,
  srgbToLinear,
  type Texture,
} from '@claywork/kernels';
import sharp, { type Sharp } from 'sharp';
import { decodePicture, type Pixels } from './decode-picture.ts';
import { TEXTURE_PIXELS_MAX } from './decode-textures.ts';
import { inPairs } from './in-pairs.ts';

/** How one picture is made: which channels of the source, and what each value becomes. */
interface Recipe {
  suffix: string;
  channels: readonly number[];
  tables: readonly Uint8Array[];
  /** Kept without loss and without colour subsampling as far as the format goes. */
  exact: boolean;
}

/**
 * The pictures of each material one channel at a time, at most `side` pixels large, the material's factors worked in: what formats want that
 * know no packed pictures. JPEG unless PNG is asked for or there are holes; a picture that cannot be read is left out.
 */
export async function splitTextures(
  scene: Scene,
  side: number,
  format: 'JPEG' | 'PNG',
): Promise<(FbxPictures | undefined)[]> {
  const decoded = new Map<number, Promise<Pixels | undefined>>();
  const made = new Map<string, Promise<Texture | undefined>>();
  const make = (material: Material, ref: { texture: number } | undefined, recipe: Recipe) => {
    if (!ref) return undefined;
    const { texture } = ref;
    const key = `${texture} ${recipe.channels} ${recipe.exact} ${recipe.tables.map((t) => Buffer.from(t).toString('base64'))}`;
    let picture = made.get(key);
    if (!picture) {
      const source = scene.textures[texture];
      const stem = nameStem(source.name, material.name, recipe.suffix);
      const named = { ...source, name: recipe.suffix ? `${stem}_${recipe.suffix}` : stem };
      if (isPlain(recipe)) picture = fit(named, side, format, recipe.exact);
      else {
        if (!decoded.has(texture)) decoded.set(texture, decodePicture(source.bytes, side));
        picture = (decoded.get(texture) as Promise<Pixels | undefined>).then((pixels) => {
          return pixels && encode(pixels, recipe, format, named);
        });
      }
      made.set(key, picture);
    }
    return picture;
  };
  const pictures: FbxPictures[] = [];
  for (const material of scene.materials) {
    const wanted = recipesOf(material);
    const found = await inPairs(wanted, async ([, ref, recipe]) => make(material, ref, recipe));
    pictures.push(Object.fromEntries(wanted.map(([channel], i) => [channel, found[i]])));
    // What is decoded serves the channels of one material, and is large.
    decoded.clear();
  }
  return pictures;
}

/** A picture that is named after all of its channels gives its parts the name of the material instead. */
function nameStem(picture: string, material: string, suffix: string): string {
  const named = suffix && /rough|metal|occlusion/i.test(picture) ? material : picture || material;
  return named || 'texture';
}

type Wanted = readonly [channel: keyof FbxPictures, ref: { texture: number } | undefined, recipe: Recipe];

function recipesOf(m: Material): Wanted[] {
  const hasMetal = m.metallicFactor > 0 ? m.metallicRoughnessTexture : undefined;
  const hasGlow = m.emissiveFactor.some((x) => x > 0) ? m.emissiveTexture : undefined;
  const shade = m.occlusionStrength ?? 1;
  return [
    ['baseColor', m.baseColorTexture, baseRecipe(m)],
    ['metallic', hasMetal, grey('metallic', 2, (x) => x * m.metallicFactor)],
    ['roughness', m.metallicRoughnessTexture, grey('roughness', 1, (x) => x * m.roughnessFactor)],
    ['normal', m.normalTexture, { suffix: '', channels: [0, 1, 2], tables: [SAME, SAME, SAME], exact: true }],
    ['occlusion', m.occlusionTexture, grey('occlusion', 0, (x) => 1 + shade * (x - 1))],
    ['emissive', hasGlow, colors(m.emissiveFactor)],
  ];
}

const SAME = Uint8Array.from({ length: 256 }, (_, i) => i);

function baseRecipe({ baseColorFactor, alphaMode }: Material): Recipe {
  const [r, g, b, a] = baseColorFactor;
  const recipe = colors([r, g, b]);
  if (alphaMode === 'OPAQUE') return recipe;
  return { ...recipe, channels: [0, 1, 2, 3], tables: [...recipe.tables, tabulate((x) => x * a)] };
}

/** Colours are sRGB in the picture, and factors linear. */
function colors(factors: readonly number[]): Recipe {
  const tables = factors.map((f) => (f === 1 ? SAME : tabulate((x) => linearToSrgb(f * srgbToLinear(x)))));
  return { suffix: '', channels: [0, 1, 2], tables, exact: false };
}

function grey(suffix: string, channel: number, map: (x: number) => number): Recipe {
  return { suffix, channels: [channel], tables: [tabulate(map)], exact: false };
}

function tabulate(map: (x: number) => number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, i) => Math.round(255 * Math.min(1, Math.max(0, map(i / 255)))));
}

/** Whether a picture's three colours are taken as they are. */
function isPlain({ channels, tables }: Recipe): boolean {
  return channels.length === 3 && tables.every((t) => t === SAME);
}

/** The picture without holes, no larger than `side`; the very bytes where they are already right. */
async function fit(
  texture: Texture,
  side: number,
  format: 'JPEG' | 'PNG',
  exact: boolean,
): Promise<Texture | undefined> {
  const mime = format === 'PNG' ? 'image/png' : 'image/jpeg';
  try {
    const picture = sharp(texture.bytes, { limitInputPixels: TEXTURE_PIXELS_MAX });
    const { width, height, hasAlpha } = await picture.metadata();
    if (Math.max(width, height) <= side && texture.mime === mime && !hasAlpha) return texture;
    picture.removeAlpha().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    return { ...texture, mime, bytes: await store(picture, format === 'PNG', exact) };
  } catch {
    return undefined;
  }
}

async function encode(
  { width, height, data }: Pixels,
  { channels, tables, exact }: Recipe,
  format: 'JPEG' | 'PNG',
  texture: Texture,
): Promise<Texture> {
  const count = channels.length;
  const out = Buffer.allocUnsafe(width * height * count);
  for (let k = 0; k < count; k++) {
    const table = tables[k];
    for (let i = channels[k], o = k; o < out.length; i += 4, o += count) out[o] = table[data[i]];
  }
  const picture = sharp(out, { raw: { width, height, channels: count as 1 | 3 | 4 } });
  const isPng = format === 'PNG' || count === 4;
  return { ...texture, mime: isPng ? 'image/png' : 'image/jpeg', bytes: await store(picture, isPng, exact) };
}

async function store(picture: Sharp, isPng: boolean, exact: boolean): Promise<Uint8Array> {
  const encoded = isPng
    ? picture.png({ compressionLevel: 6 })
    : picture.jpeg({ quality: exact ? 95 : 90, chromaSubsampling: exact ? '4:4:4' : '4:2:0' });
  return new Uint8Array(await encoded.toBuffer());
}
