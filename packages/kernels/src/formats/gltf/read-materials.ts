import type { Material, Texture, TextureRef } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import type { Neighbours } from '../_read/neighbours.ts';
import { pictureKind } from '../_read/picture-kind.ts';
import { type BufferViews, openUri, readDataUri } from './buffers.ts';
import { numberOr, numbersOr, textOr } from './coerce.ts';
import type { GltfDocument, GltfMaterial, GltfTextureInfo } from './document.ts';
import { indexOf, listOf, refuse } from './expect.ts';
import { convertGlossiness, readExtensions } from './read-material-extensions.ts';

/** Textures and materials, and per material the set of texture coordinates that its textures use. */
export interface ReadMaterials {
  textures: Texture[];
  materials: Material[];
  uvSets: number[];
}

/** Reads materials. A texture that cannot be used (another file, another format, a second set of coordinates) is left out with a warning. */
export function readMaterials(
  document: GltfDocument,
  views: BufferViews,
  budget: Budget,
  warn: (text: string) => void,
  neighbours?: Neighbours,
): ReadMaterials {
  const images = listOf<NonNullable<GltfDocument['images']>[number]>(document.images, 'images', 10_000);
  const sources = listOf<NonNullable<GltfDocument['textures']>[number]>(document.textures, 'textures', 10_000);
  const samplers = listOf<NonNullable<GltfDocument['samplers']>[number]>(document.samplers, 'samplers', 10_000);
  const pictures = images.map((image) => readImage(image, views, budget, warn, neighbours));
  const textures: Texture[] = [];
  // many textures of one picture are one
  const known = new Map<string, number>();
  const places = sources.map((source) => {
    const index = source.extensions?.EXT_texture_webp?.source ?? source.source;
    const picture = index === undefined ? undefined : pictures[indexOf(index, images.length, 'A texture')];
    if (index === undefined) warn('A texture is of a kind that cannot be read (KTX2 or another) and was left out.');
    if (!picture) return undefined;
    const sampler =
      source.sampler === undefined ? undefined : samplers[indexOf(source.sampler, samplers.length, 'A texture')];
    const wrap = sampler?.wrapS === 33071 ? 'clamp' : sampler?.wrapS === 33648 ? 'mirror' : undefined;
    const filter = sampler?.magFilter === 9728 ? 'nearest' : undefined;
    const key = `${images[index as number].bufferView ?? `picture ${index}`} ${wrap} ${filter}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, textures.length);
    textures.push({ ...picture, ...(wrap ? { wrap } : {}), ...(filter ? { filter } : {}) });
    return textures.length - 1;
  });
  const materials: Material[] = [];
  const uvSets: number[] = [];
  for (const source of listOf<GltfMaterial>(document.materials, 'materials', 100_000)) {
    const { material, uvSet } = readMaterial(source, places, warn);
    materials.push(material);
    uvSets.push(uvSet);
  }
  return { textures, materials, uvSets };
}

function readImage(
  image: NonNullable<GltfDocument['images']>[number],
  views: BufferViews,
  budget: Budget,
  warn: (text: string) => void,
  neighbours: Neighbours | undefined,
): Texture | undefined {
  let bytes: Uint8Array;
  if (image.bufferView !== undefined) bytes = views.bytes(image.bufferView);
  else if (typeof image.uri === 'string' && image.uri.startsWith('data:')) bytes = readDataUri(image.uri, budget).bytes;
  else {
    const found = openUri(image.uri, budget, neighbours);
    if (!found) {
      warn('A texture stands in another file and was left out.');
      return undefined;
    }
    bytes = found;
  }
  const mime = pictureKind(bytes);
  if (!mime) warn('A texture is neither PNG, JPEG nor WebP and was left out.');
  return mime && { name: textOr(image.name), mime, bytes };
}

function readMaterial(
  source: GltfMaterial,
  places: readonly (number | undefined)[],
  warn: (text: string) => void,
): { material: Material; uvSet: number } {
  const pbr = objectOr(source.pbrMetallicRoughness);
  const extensions = objectOr(source.extensions);
  // Metallic and roughness beside it are the author's own translation.
  const gloss = Object.keys(pbr).length ? undefined : extensions.KHR_materials_pbrSpecularGlossiness;
  const base = gloss ? gloss.diffuseTexture : pbr.baseColorTexture;
  let uvSet = -1;
  const texture = (info: GltfTextureInfo | undefined): TextureRef | undefined => {
    if (!info || typeof info !== 'object') return undefined;
    const place = places[indexOf(info.index, places.length, 'A material')];
    if (place === undefined) return undefined;
    const move = info.extensions?.KHR_texture_transform;
    const set = numberOr(move?.texCoord ?? info.texCoord, 0);
    if (uvSet < 0) uvSet = set;
    if (set !== uvSet) {
      warn('A texture uses a second set of texture coordinates and was left out.');
      return undefined;
    }
    if (!move) return { texture: place };
    const transform = {
      offset: numbersOr<[number, number]>(move.offset, [0, 0]),
      rotation: numberOr(move.rotation, 0),
      scale: numbersOr<[number, number]>(move.scale, [1, 1]),
    };
    return { texture: place, transform };
  };
  const alpha = source.alphaMode;
  const material: Material = {
    name: textOr(source.name),
    baseColorFactor: numbersOr<[number, number, number, number]>(pbr.baseColorFactor, [1, 1, 1, 1]),
    baseColorTexture: texture(base),
    metallicFactor: numberOr(pbr.metallicFactor, 1),
    roughnessFactor: numberOr(pbr.roughnessFactor, 1),
    metallicRoughnessTexture: texture(pbr.metallicRoughnessTexture),
    normalTexture: texture(source.normalTexture),
    normalScale: source.normalTexture && numberOr(source.normalTexture.scale, 1),
    occlusionTexture: texture(source.occlusionTexture),
    occlusionStrength: source.occlusionTexture && numberOr(source.occlusionTexture.strength, 1),
    emissiveFactor: numbersOr<[number, number, number]>(source.emissiveFactor, [0, 0, 0]),
    emissiveTexture: texture(source.emissiveTexture),
    alphaMode: alpha === 'MASK' || alpha === 'BLEND' ? alpha : 'OPAQUE',
    doubleSided: source.doubleSided === true,
  };
  if (alpha === 'MASK') material.alphaCutoff = numberOr(source.alphaCutoff, 0.5);
  Object.assign(material, readExtensions(extensions, warn));
  if (gloss) Object.assign(material, convertGlossiness(gloss, warn));
  return { material: dropEmpty(material), uvSet: Math.max(0, uvSet) };
}

function objectOr<T extends object>(value: T | undefined): Partial<T> {
  if (value === undefined) return {};
  if (value === null || typeof value !== 'object') throw refuse('A material is described wrongly.');
  return value;
}

function dropEmpty(material: Material): Material {
  for (const key of Object.keys(material) as (keyof Material)[]) if (material[key] === undefined) delete material[key];
  return material;
}
