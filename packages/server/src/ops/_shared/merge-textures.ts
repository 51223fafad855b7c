import type { ChannelSource, Material, PictureMerge, Scene, Texture, TextureRef } from '@claywork/kernels';
import sharp from 'sharp';
import { decodePicture, type Pixels } from './decode-picture.ts';
import { dropUnusedTextures } from './texture-slots.ts';

/** Merged pictures are no larger. */
const SIDE_MAX = 4096;
/** What all merged pictures of a model may have together: a file can pair a few pictures in any number of ways. */
const PIXELS_MAX = 192 * 1024 * 1024;
/** Alphas between these are neither hole nor surface; when there are fewer than that share of them the picture is cut out. */
const HALF_MIN = 24;
const HALF_MAX = 231;
const HALF_SHARE = 0.02;

/**
 * Puts pictures that a file has one channel at a time into those that a scene has: roughness and metalness (and occlusion, where it lies the
 * same way) into green, blue and red of one, opacity into the alpha of the base colour. The inverse of `splitTextures`. Changes the scene;
 * returns what could not be used, in sentences.
 */
export async function mergeTextures(
  scene: Scene,
  merges: readonly PictureMerge[],
  pixelsMax = PIXELS_MAX,
): Promise<string[]> {
  if (merges.length === 0) return [];
  const warnings = new Set<string>();
  const made = new Map<string, number>();
  let left = pixelsMax;
  const make = async (key: unknown, build: () => Promise<Texture | undefined>): Promise<number | undefined> => {
    const text = JSON.stringify(key);
    const known = made.get(text);
    if (known !== undefined) return known;
    const texture = left > 0 ? await build() : undefined;
    if (texture) left -= await countPixels(texture);
    if (!texture) {
      warnings.add('Damaged or oversized pictures of single channels were left out.');
      return undefined;
    }
    const index = scene.textures.push(texture) - 1;
    made.set(text, index);
    return index;
  };
  for (const { material: index, metallic, roughness, opacity } of merges) {
    const material = scene.materials[index];
    if (metallic || roughness) await mergeSurface(scene, material, metallic, roughness, make, warnings);
    if (opacity) await mergeOpacity(scene, material, opacity, make, warnings);
  }
  dropUnusedTextures(scene);
  return [...warnings];
}

async function countPixels({ bytes }: Texture): Promise<number> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  return width * height;
}

type Make = (key: unknown, build: () => Promise<Texture | undefined>) => Promise<number | undefined>;

async function mergeSurface(
  scene: Scene,
  material: Material,
  metallic: ChannelSource | undefined,
  roughness: ChannelSource | undefined,
  make: Make,
  warnings: Set<string>,
): Promise<void> {
  const lead = (roughness ?? metallic) as ChannelSource;
  const { occlusionTexture } = material;
  const metal = metallic && isSamePlace(metallic, lead) ? metallic : undefined;
  if (metallic && !metal) warnings.add('A metalness map that lies in another way than the roughness map was left out.');
  const shade = occlusionTexture && isSamePlace(occlusionTexture, lead) ? occlusionTexture : undefined;
  const channels = [shade && { ...shade, inverted: false }, roughness, metal];
  const texture = await make(channels, () => packGrey(scene, channels));
  if (texture === undefined) return;
  material.metallicRoughnessTexture = refTo(texture, lead);
  if (roughness) material.roughnessFactor = 1;
  if (metal) material.metallicFactor = 1;
  if (shade) material.occlusionTexture = refTo(texture, lead);
}

async function mergeOpacity(
  scene: Scene,
  material: Material,
  opacity: ChannelSource,
  make: Make,
  warnings: Set<string>,
): Promise<void> {
  const base = material.baseColorTexture;
  if (base && !isSamePlace(base, opacity)) {
    warnings.add('An opacity map that lies in another way than the colours was left out.');
    return;
  }
  const texture = await make([base, opacity, 'alpha'], () => cutOut(scene, base, opacity));
  if (texture === undefined) return;
  const mode = await alphaModeOf(scene.textures[texture].bytes);
  if (mode === 'OPAQUE') return;
  material.baseColorTexture = refTo(texture, opacity);
  material.alphaMode = mode;
}

/** The colours with the holes of another picture. */
async function cutOut(
  scene: Scene,
  base: TextureRef | undefined,
  opacity: ChannelSource,
): Promise<Texture | undefined> {
  const mask = scene.textures[opacity.texture];
  const named = base ? scene.textures[base.texture] : mask;
  const colors = await decodePicture(named.bytes, SIDE_MAX);
  const holes = colors && (await decodePicture(mask.bytes, { width: colors.width, height: colors.height }));
  if (!colors || !holes) return undefined;
  const out = colors.data;
  if (!base) out.fill(255);
  // A mask keeps its holes in its alpha or, without one, in its grey.
  const channel = isOpaque(holes) ? 0 : 3;
  const flip = opacity.inverted ? 255 : 0;
  for (let i = 0; i < out.length; i += 4) out[i + 3] = holes.data[i + channel] ^ flip;
  const picture = sharp(out, { raw: { width: colors.width, height: colors.height, channels: 4 } });
  return { ...named, mime: 'image/png', bytes: new Uint8Array(await picture.png({ compressionLevel: 6 }).toBuffer()) };
}

async function alphaModeOf(bytes: Uint8Array): Promise<Material['alphaMode']> {
  const pixels = await decodePicture(bytes, SIDE_MAX);
  if (!pixels || isOpaque(pixels)) return 'OPAQUE';
  let half = 0;
  for (let i = 3; i < pixels.data.length; i += 4) if (pixels.data[i] > HALF_MIN && pixels.data[i] < HALF_MAX) half++;
  return half < HALF_SHARE * pixels.width * pixels.height ? 'MASK' : 'BLEND';
}

function isOpaque({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] < HALF_MAX) return false;
  return true;
}

function isSamePlace(a: TextureRef, b: TextureRef): boolean {
  return JSON.stringify(a.transform) === JSON.stringify(b.transform);
}

function refTo(texture: number, { transform }: TextureRef): TextureRef {
  return transform ? { texture, transform } : { texture };
}

/** Red, green and blue from three pictures, all as large as the largest; white where there is none. */
async function packGrey(scene: Scene, channels: readonly (ChannelSource | undefined)[]): Promise<Texture | undefined> {
  const sources = channels.filter((c) => c !== undefined).map((c) => scene.textures[c.texture]);
  const sizes = await Promise.all(
    sources.map((s) =>
      sharp(s.bytes)
        .metadata()
        .catch(() => undefined),
    ),
  );
  const width = Math.min(SIDE_MAX, Math.max(...sizes.map((s) => s?.width ?? 1)));
  const height = Math.min(SIDE_MAX, Math.max(...sizes.map((s) => s?.height ?? 1)));
  const out = Buffer.alloc(3 * width * height, 255);
  for (const [k, channel] of channels.entries()) {
    if (!channel) continue;
    const pixels = await decodePicture(scene.textures[channel.texture].bytes, { width, height }, 0);
    if (!pixels) return undefined;
    const flip = channel.inverted ? 255 : 0;
    for (let i = 0, o = k; o < out.length; i++, o += 3) out[o] = pixels.data[i] ^ flip;
  }
  const isExact = sources.every((s) => s.mime === 'image/png');
  const picture = sharp(out, { raw: { width, height, channels: 3 } });
  const bytes = await (isExact
    ? picture.png({ compressionLevel: 6 })
    : picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  ).toBuffer();
  return {
    ...(sources.find((s) => s.wrap) ?? sources[0]),
    name: nameOf(sources.map((s) => s.name)),
    mime: isExact ? 'image/png' : 'image/jpeg',
    bytes: new Uint8Array(bytes),
  };
}

/** What the channels' names have in common, without what tells them apart. */
function nameOf(names: readonly string[]): string {
  const stems = names.map((n) => n.replace(/[ _-]?(?:metal\w*|rough\w*|gloss\w*|occlusion|ao)$/i, ''));
  return stems[0] && stems.every((s) => s === stems[0]) ? stems[0] : `${stems.find((s) => s) ?? 'surface'}_surface`;
}
