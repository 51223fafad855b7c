import type { Material } from '../../scene/index.ts';
import { attachTextures, type ChannelSources } from './attach-textures.ts';
import { MATERIAL_NAMES } from './material-names.data.ts';
import { lookUp, type Program } from './material-words.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import type { Textures } from './read-textures.ts';

type Rgb = [number, number, number];

/** Reads one material: metallic and rough from the programs that say so, else as Lambert and Phong come nearest. */
export function readMaterial(
  object: FbxObject,
  objects: FbxObjects,
  textures: Textures,
  program: Program,
  warn: (text: string) => void,
): { material: Material; merge?: ChannelSources } {
  const look = isPhysical(object) ? readPhysical(object) : readClassic(object, program === 'blender');
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
  const merge = attachTextures(material, object, objects, textures, program, warn);
  return merge ? { material, merge } : { material };
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

function unit(x: number): number {
  return Math.min(1, Math.max(0, x));
}
