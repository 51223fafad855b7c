import type { Material, TextureRef } from '../../scene/index.ts';
import { TEXTURE_NAMES } from './material-names.data.ts';
import { lastPart, lookUp, type Program } from './material-words.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import type { Textures } from './read-textures.ts';

/** A channel that is a grey picture of its own; `inverted`: white is none of it. */
export interface ChannelSource extends TextureRef {
  inverted: boolean;
}

/** Channels that stand apart in the file. */
export interface ChannelSources {
  metallic?: ChannelSource;
  roughness?: ChannelSource;
  opacity?: ChannelSource;
}

/** Pictures of a material that a scene holds in one: metalness and roughness, colour and opacity. */
export interface PictureMerge extends ChannelSources {
  /** Index among the scene's materials. */
  material: number;
}

/** Names of pictures that have roughness in green and metalness in blue. */
const PACKED = /metal\w*[ _-]?rough|rough\w*[ _-]?metal|(?:^|[ _-])(?:orm|arm)$/i;

/** What pictures are called that hang elsewhere: metalness where Phong has its highlights, for one. */
const NAMED = {
  metallic: /metal/i,
  roughness: /rough|gloss|smoothness/i,
  occlusion: /occlusion|(?:^|[ _-])ao$/i,
  opacity: /opacity|(?:^|[ _-])(?:alpha|mask)$/i,
} as const;
const KNOWN_SLOTS: ReadonlySet<string> = new Set(Object.values(TEXTURE_NAMES).flat());

interface Found {
  ref: TextureRef;
  /** The word by which it was found, and the picture's name. */
  slot: string;
  name: string;
}

/**
 * Gives a material its pictures. What scenes pack into one picture and the file has in several is returned. Sources of the meanings: Blender's own
 * importer, Autodesk's "FBX property reference", Maya's and 3ds Max's exports.
 */
export function attachTextures(
  material: Material,
  object: FbxObject,
  objects: FbxObjects,
  textures: Textures,
  program: Program,
  warn: (text: string) => void,
): ChannelSources | undefined {
  const linked = linkedTextures(object, objects, warn);
  const find = (names: readonly string[]): Found | undefined => {
    for (const slot of names) {
      const texture = linked.get(slot);
      const switchedOff = lookUp(object)([slot.replace(/^tex/, 'use')]);
      if (!texture || (switchedOff && object.properties.number(switchedOff, 1) === 0)) continue;
      const ref = textures.refOf(texture);
      if (ref) return { ref, slot, name: textures.list[ref.texture].name };
    }
    return undefined;
  };
  /** A picture that hangs where nobody expects it, and is called what it is. */
  const findNamed = (name: RegExp): Found | undefined => {
    for (const slot of linked.keys()) {
      const found = KNOWN_SLOTS.has(slot) ? undefined : find([slot]);
      if (found && name.test(found.name)) return found;
    }
    return undefined;
  };
  const base = find(TEXTURE_NAMES.baseColor)?.ref;
  if (base) {
    material.baseColorTexture = base;
    // The picture stands for the colour.
    material.baseColorFactor = [1, 1, 1, material.baseColorFactor[3]];
  }
  const normal = find(TEXTURE_NAMES.normal)?.ref ?? normalFromBump(linked, textures, warn);
  if (normal) material.normalTexture = normal;
  const occlusion = (find(TEXTURE_NAMES.occlusion) ?? findNamed(NAMED.occlusion))?.ref;
  if (occlusion) material.occlusionTexture = occlusion;
  const emissive = find(TEXTURE_NAMES.emissive)?.ref;
  if (emissive) {
    material.emissiveTexture = emissive;
    if (material.emissiveFactor.every((x) => x === 0)) material.emissiveFactor = [1, 1, 1];
  }
  const sources: ChannelSources = {};
  const metallic = find(TEXTURE_NAMES.metallic) ?? findNamed(NAMED.metallic);
  const roughness = find(TEXTURE_NAMES.roughness) ?? find(TEXTURE_NAMES.glossiness) ?? findNamed(NAMED.roughness);
  const packed = roughness?.ref.texture === metallic?.ref.texture || isPacked(roughness) ? roughness : undefined;
  if (packed ?? isPacked(metallic)) {
    material.metallicRoughnessTexture = (packed ?? metallic)?.ref;
    material.metallicFactor = material.roughnessFactor = 1;
  } else {
    if (metallic) sources.metallic = { ...metallic.ref, inverted: false };
    if (roughness) sources.roughness = { ...roughness.ref, inverted: isGloss(roughness, program) };
  }
  const opacity = find(TEXTURE_NAMES.opacity) ?? findNamed(NAMED.opacity);
  if (opacity && base?.texture === opacity.ref.texture) material.alphaMode = 'BLEND';
  else if (opacity) sources.opacity = { ...opacity.ref, inverted: isTransparency(opacity, program) };
  return Object.keys(sources).length ? sources : undefined;
}

function linkedTextures(object: FbxObject, objects: FbxObjects, warn: (text: string) => void): Map<string, FbxObject> {
  const linked = new Map<string, FbxObject>();
  for (const { object: source, property } of objects.sources(object)) {
    const texture = source.kind === 'LayeredTexture' ? objects.sources(source, 'Texture')[0]?.object : source;
    if (source !== texture && texture) warn('Only the first of several textures laid over each other was kept.');
    if (texture?.kind === 'Texture' && !linked.has(lastPart(property))) linked.set(lastPart(property), texture);
  }
  return linked;
}

function isPacked(found: Found | undefined): boolean {
  return found !== undefined && PACKED.test(found.name);
}

/** Whether white is smooth. Blender keeps roughness where Phong has its exponent; from others what the picture is called decides. */
function isGloss({ slot, name }: Found, program: Program): boolean {
  if (/rough/i.test(name)) return false;
  if (/gloss|smooth|shin/i.test(name)) return true;
  return /gloss/.test(slot) || (/shin/.test(slot) && program !== 'blender');
}

/** Whether white is clear. Maya means transparency by "transparent", everybody else opacity. */
function isTransparency({ slot, name }: Found, program: Program): boolean {
  if (/opac|alpha|mask/i.test(name)) return false;
  return /transp/i.test(name) || (/^transparen/.test(slot) && program === 'maya');
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
