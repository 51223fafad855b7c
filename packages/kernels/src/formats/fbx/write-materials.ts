import type { Material, Scene, Texture } from '../../scene/index.ts';
import type { FbxFile } from './write-file.ts';
import { entry, node, properties, value } from './write-tree.ts';

/**
 * Pictures of one material, one for each channel, as FBX wants them: metal, roughness and occlusion are grey pictures of their own, and the
 * material's factors are worked into those that are given. Kernels cannot encode pictures; who can hands them in.
 */
export interface FbxPictures {
  baseColor?: Texture;
  metallic?: Texture;
  roughness?: Texture;
  normal?: Texture;
  occlusion?: Texture;
  emissive?: Texture;
}

/** Writes materials once each, and their pictures once each. */
export interface FbxMaterials {
  /** Id of a material; undefined stands for glTF's default one. */
  write(index: number | undefined): number;
}

const DEFAULT: Material = {
  name: 'default',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 0,
  roughnessFactor: 1,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};

const EXTENSIONS: Readonly<Record<Texture['mime'], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Which properties of a material take each picture: those of Phong that programs read as PBR, and Maya's where Phong has none. */
const SLOTS: Readonly<Record<keyof FbxPictures, readonly string[]>> = {
  baseColor: ['DiffuseColor'],
  metallic: ['ReflectionFactor'],
  roughness: ['ShininessExponent'],
  normal: ['NormalMap'],
  occlusion: ['Maya|TEX_ao_map'],
  emissive: ['EmissiveColor'],
};

/**
 * Prepares writing materials: Phong, the only model that every program reads, with roughness in Shininess and metal in ReflectionFactor as Blender
 * has it, and the plain values again as Maya's PBR properties. Without `pictures` a material's own are used as far as they have one meaning:
 * packed metal, roughness and occlusion are left out. Holes are in the alpha of the base colour alone: programs that take it find it there, and what
 * TransparentColor makes of a coloured picture differs in each.
 */
export function createMaterials(
  scene: Scene,
  file: FbxFile,
  createNames: () => (wanted: string, fallback: string) => string,
  pictures?: readonly (FbxPictures | undefined)[],
): FbxMaterials {
  const ids = new Map<number | undefined, number>();
  const names = createNames();
  const pictureNames = createNames();
  const textures = new Map<Texture, number>();
  const textureOf = (picture: Texture): number => {
    for (const [other, id] of textures) if (isSamePicture(picture, other)) return id;
    const id = writeTexture(picture, file, pictureNames);
    textures.set(picture, id);
    return id;
  };
  return {
    write(index) {
      const known = ids.get(index);
      if (known !== undefined) return known;
      const material = index === undefined ? DEFAULT : scene.materials[index];
      const given = index === undefined ? undefined : pictures?.[index];
      const used = given ?? ownPictures(scene, material);
      const id = file.add('Material', names(material.name, 'material'), '', describeMaterial(material, used, !!given));
      ids.set(index, id);
      for (const [channel, slots] of Object.entries(SLOTS)) {
        const picture = used[channel as keyof FbxPictures];
        if (!picture) continue;
        const texture = textureOf(picture);
        for (const slot of slots) file.linkProperty(texture, id, slot);
      }
      return id;
    },
  };
}

function isSamePicture(a: Texture, b: Texture): boolean {
  if (a === b) return true;
  if (a.bytes.length !== b.bytes.length || a.wrap !== b.wrap) return false;
  return a.bytes === b.bytes || a.bytes.every((x, i) => x === b.bytes[i]);
}

function ownPictures(scene: Scene, material: Material): FbxPictures {
  const at = (ref: { texture: number } | undefined) => (ref ? scene.textures[ref.texture] : undefined);
  const isPacked = material.occlusionTexture?.texture === material.metallicRoughnessTexture?.texture;
  return {
    baseColor: at(material.baseColorTexture),
    normal: at(material.normalTexture),
    occlusion: isPacked ? undefined : at(material.occlusionTexture),
    emissive: at(material.emissiveTexture),
  };
}

function describeMaterial(material: Material, pictures: FbxPictures, isWorkedIn: boolean) {
  const rough = isWorkedIn && pictures.roughness ? 1 : Math.min(1, Math.max(0, material.roughnessFactor));
  const metal = isWorkedIn && pictures.metallic ? 1 : Math.min(1, Math.max(0, material.metallicFactor));
  const [r, g, b, a] = isWorkedIn && pictures.baseColor ? [1, 1, 1, 1] : material.baseColorFactor;
  const alpha = material.alphaMode === 'OPAQUE' ? 1 : a;
  const glow = isWorkedIn && pictures.emissive ? [1, 1, 1] : material.emissiveFactor;
  const strength = material.emissiveStrength ?? 1;
  const shininess = (10 * (1 - rough)) ** 2;
  return [
    node('Version', [102]),
    node('ShadingModel', ['phong']),
    node('MultiLayer', [0]),
    properties([
      entry.text('ShadingModel', 'phong'),
      entry.color('AmbientColor', [0, 0, 0]),
      entry.number('AmbientFactor', 0),
      entry.color('DiffuseColor', [r, g, b]),
      entry.number('DiffuseFactor', 1),
      entry.color('EmissiveColor', glow),
      entry.number('EmissiveFactor', glow.some((x) => x > 0) ? strength : 0),
      entry.color('SpecularColor', [1, 1, 1]),
      // A quarter is what Blender takes for the 4 % that plain surfaces mirror.
      entry.number('SpecularFactor', 0.25),
      entry.number('Shininess', shininess),
      entry.number('ShininessExponent', shininess),
      entry.color('ReflectionColor', [1, 1, 1]),
      entry.number('ReflectionFactor', metal),
      entry.color('TransparentColor', alpha < 1 ? [1, 1, 1] : [0, 0, 0]),
      entry.number('TransparencyFactor', 1 - alpha),
      entry.number('Opacity', alpha),
      entry.double('BumpFactor', material.normalScale ?? 1),
      entry.color('Maya|base_color', [r, g, b]),
      entry.number('Maya|metallic', metal),
      entry.number('Maya|roughness', rough),
      entry.color('Maya|emissive', glow),
      entry.number('Maya|emissive_intensity', strength),
    ]),
  ];
}

/** A picture inside the file, and the texture that shows it. */
function writeTexture(picture: Texture, file: FbxFile, names: (wanted: string, fallback: string) => string): number {
  const stem = picture.name.replace(/\.(?:png|jpe?g|webp)$/i, '').replace(/[^\p{L}\p{N} ._-]+/gu, '_');
  const name = names(stem, 'texture');
  const path = `${name}.${EXTENSIONS[picture.mime]}`;
  const video = file.add('Video', name, 'Clip', [
    node('Type', ['Clip']),
    properties([node('P', ['Path', 'KString', 'XRefUrl', '', path])]),
    node('UseMipMap', [0]),
    node('Filename', [path]),
    node('RelativeFilename', [path]),
    node('Content', [value.bytes(picture.bytes)]),
  ]);
  const wrap = picture.wrap === 'clamp' ? 1 : 0;
  const texture = file.add('Texture', name, '', [
    node('Type', ['TextureVideoClip']),
    node('Version', [202]),
    node('TextureName', [`${name}\0\x01Texture`]),
    properties([
      entry.text('UVSet', 'UVMap'),
      entry.bool('UseMaterial', true),
      entry.enumeration('WrapModeU', wrap),
      entry.enumeration('WrapModeV', wrap),
    ]),
    node('Media', [`${name}\0\x01Video`]),
    node('FileName', [path]),
    node('RelativeFilename', [path]),
    node('ModelUVTranslation', [value.double(0), value.double(0)]),
    node('ModelUVScaling', [value.double(1), value.double(1)]),
    node('Texture_Alpha_Source', ['None']),
    node('Cropping', [0, 0, 0, 0]),
  ]);
  file.link(video, texture);
  return texture;
}
