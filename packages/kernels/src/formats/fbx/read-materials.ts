import type { Material, TextureRef } from '../../scene/index.ts';
import { MATERIAL_NAMES, TEXTURE_NAMES } from './material-names.data.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import type { Textures } from './read-textures.ts';

type Rgb = [number, number, number];

/** Reads one material: metallic and rough from the programs that say so, else as Lambert and Phong come nearest. */
export function readMaterial(
  object: FbxObject,
  objects: FbxObjects,
  textures: Textures,
  fromBlender: boolean,
  warn: (text: string) => void,
): Material {
  const look = isPhysical(object) ? readPhysical(object) : readClassic(object, fromBlender);
  const material: Material = {
    name: object.name,
    baseColorFactor: [...look.base, look.alpha],
    metallicFactor: look.metallic,
    roughnessFactor: look.roughness,
    emissiveFactor: look.emissive,
    alphaMode: look.alpha < 0.999 ? 'BLEND' : 'OPAQUE',
    doubleSided: false,
  };
  const brightest = Math.max(...look.emissive);
  if (brightest > 1) {
    material.emissiveFactor = look.emissive.map((x) => x / brightest) as Rgb;
    material.emissiveStrength = brightest;
  }
  if (look.clearcoat) material.clearcoat = look.clearcoat;
  if (look.transmission > 0) material.transmission = { factor: look.transmission, ior: 1.5 };
  attachTextures(material, object, objects, textures, warn);
  return material;
}

interface Look {
  base: Rgb;
  alpha: number;
  metallic: number;
  roughness: number;
  emissive: Rgb;
  transmission: number;
  clearcoat?: Material['clearcoat'];
}

/** The material's properties by what programs call them, those of a renderer alone. */
function lookUp({ properties }: FbxObject): (names: readonly string[]) => string | undefined {
  const byName = new Map<string, string>();
  for (const name of properties.names()) if (name.includes('|')) byName.set(lastPart(name), name);
  return (names) => {
    for (const name of names) if (byName.has(name)) return byName.get(name);
    return undefined;
  };
}

function isPhysical(object: FbxObject): boolean {
  const find = lookUp(object);
  return find(MATERIAL_NAMES.roughness) !== undefined || find(MATERIAL_NAMES.glossiness) !== undefined;
}

function readPhysical(object: FbxObject): Look {
  const { properties } = object;
  const find = lookUp(object);
  const number = (names: readonly string[], fallback: number): number => {
    const name = find(names);
    return unit(name === undefined ? fallback : properties.number(name, fallback));
  };
  const color = (names: readonly string[], fallback: Rgb): Rgb => {
    const name = find(names);
    return name === undefined ? fallback : (properties.vector(name, fallback).map((x) => Math.max(0, x)) as Rgb);
  };
  const glossy = find(MATERIAL_NAMES.glossiness) !== undefined && find(MATERIAL_NAMES.roughness) === undefined;
  const weight = number(MATERIAL_NAMES.baseWeight, 1);
  const emissiveName = find(MATERIAL_NAMES.emissiveWeight);
  const glow = emissiveName === undefined ? 1 : Math.max(0, properties.number(emissiveName, 0));
  const coat = number(MATERIAL_NAMES.clearcoat, 0);
  return {
    base: color(MATERIAL_NAMES.baseColor, [0.8, 0.8, 0.8]).map((x) => unit(x * weight)) as Rgb,
    alpha: alphaOf(properties, false),
    metallic: number(MATERIAL_NAMES.metallic, 0),
    roughness: glossy ? 1 - number(MATERIAL_NAMES.glossiness, 0.5) : number(MATERIAL_NAMES.roughness, 0.5),
    emissive: color(MATERIAL_NAMES.emissive, [0, 0, 0]).map((x) => Math.min(1000, x * glow)) as Rgb,
    transmission: number(MATERIAL_NAMES.transmission, 0),
    clearcoat: coat > 0 ? { factor: coat, roughness: number(MATERIAL_NAMES.clearcoatRoughness, 0.1) } : undefined,
  };
}

/**
 * Lambert and Phong. Blender keeps metalness in the reflection and roughness in the exponent; from others the exponent is read the same way
 * (it was made for that), and their reflection, which is about a mirrored picture, is not.
 */
function readClassic({ properties: p, node }: FbxObject, fromBlender: boolean): Look {
  const scaled = (name: string, factor: string, fallback: Rgb, most: number): Rgb => {
    const times = p.number(factor, 1);
    return p.vector(name, fallback).map((x) => Math.min(most, Math.max(0, x * times))) as Rgb;
  };
  const model = node.children.find((n) => n.name === 'ShadingModel')?.properties[0]?.value;
  const isPhong = String(p.text('ShadingModel') || model).toLowerCase() === 'phong';
  const specular = Math.max(...scaled('SpecularColor', 'SpecularFactor', [0.2, 0.2, 0.2], 1));
  const shininess = p.number('ShininessExponent', p.number('Shininess', 20));
  const smooth = isPhong && specular > 1e-4;
  return {
    base: scaled('DiffuseColor', 'DiffuseFactor', [0.8, 0.8, 0.8], 1),
    alpha: alphaOf(p, fromBlender),
    // A material that says nothing of its own is not the mirror that the template describes.
    metallic: fromBlender && isPhong && [...p.names()].length > 0 ? unit(p.number('ReflectionFactor', 0)) : 0,
    roughness: smooth ? 1 - Math.sqrt(Math.min(100, Math.max(0, shininess))) / 10 : 0.9,
    emissive: scaled('EmissiveColor', 'EmissiveFactor', [0, 0, 0], 1000),
    transmission: 0,
  };
}

/** Programs agree little on how to say "transparent"; one that makes a thing wholly invisible is taken to have meant the contrary. */
function alphaOf(p: FbxObject['properties'], fromBlender: boolean): number {
  const factor = unit(p.number('TransparencyFactor', 0));
  const color = p.vector('TransparentColor', [0, 0, 0]);
  const opacity =
    p.has('Opacity') && !fromBlender ? p.number('Opacity', 1) : 1 - factor * (fromBlender ? 1 : Math.max(...color));
  const alpha = unit(opacity);
  return alpha > 0.001 ? alpha : 1;
}

function attachTextures(
  material: Material,
  object: FbxObject,
  objects: FbxObjects,
  textures: Textures,
  warn: (text: string) => void,
): void {
  const linked = new Map<string, FbxObject>();
  for (const { object: source, property } of objects.sources(object)) {
    const texture = source.kind === 'LayeredTexture' ? objects.sources(source, 'Texture')[0]?.object : source;
    if (source !== texture && texture) warn('Only the first of several textures laid over each other was kept.');
    if (texture?.kind === 'Texture' && !linked.has(lastPart(property))) linked.set(lastPart(property), texture);
  }
  const find = (names: readonly string[]): TextureRef | undefined => {
    for (const name of names) {
      const texture = linked.get(name);
      const switchedOff = lookUp(object)([name.replace(/^tex/, 'use')]);
      if (!texture || (switchedOff && object.properties.number(switchedOff, 1) === 0)) continue;
      const ref = textures.refOf(texture);
      if (ref) return ref;
    }
    return undefined;
  };
  const base = find(TEXTURE_NAMES.baseColor);
  if (base) {
    material.baseColorTexture = base;
    // The picture stands for the colour.
    material.baseColorFactor = [1, 1, 1, material.baseColorFactor[3]];
  }
  const normal = find(TEXTURE_NAMES.normal) ?? normalFromBump(linked, textures, warn);
  if (normal) material.normalTexture = normal;
  const occlusion = find(TEXTURE_NAMES.occlusion);
  if (occlusion) material.occlusionTexture = occlusion;
  const emissive = find(TEXTURE_NAMES.emissive);
  if (emissive) {
    material.emissiveTexture = emissive;
    if (material.emissiveFactor.every((x) => x === 0)) material.emissiveFactor = [1, 1, 1];
  }
  const [metallic, roughness] = [find(TEXTURE_NAMES.metallic), find(TEXTURE_NAMES.roughness)];
  if (metallic && roughness && metallic.texture === roughness.texture) {
    material.metallicRoughnessTexture = roughness;
    material.metallicFactor = material.roughnessFactor = 1;
  } else if (metallic || roughness) warn('Metalness and roughness maps that are pictures of their own were left out.');
  const opacity = find(TEXTURE_NAMES.opacity);
  if (opacity && base?.texture === opacity.texture) material.alphaMode = 'BLEND';
  else if (opacity) warn('Opacity maps that are pictures of their own were left out.');
}

/** A bump map may be heights, which a normal map is not: its name has to say so. */
function normalFromBump(
  linked: ReadonlyMap<string, FbxObject>,
  textures: Textures,
  warn: (text: string) => void,
): TextureRef | undefined {
  for (const name of TEXTURE_NAMES.bump) {
    const texture = linked.get(name);
    const ref = texture && textures.refOf(texture);
    if (!ref) continue;
    if (/norm|nrm|_n$|_nor/i.test(textures.list[ref.texture].name)) return ref;
    warn('Bump maps made of heights were left out.');
  }
  return undefined;
}

function lastPart(name: string): string {
  return name
    .slice(name.lastIndexOf('|') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

function unit(x: number): number {
  return Math.min(1, Math.max(0, x));
}
