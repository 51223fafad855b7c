import type { Material, Texture, TextureRef } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { type Neighbours, openNeighbour } from '../_read/neighbours.ts';
import { pictureKind } from '../_read/picture-kind.ts';
import { plainMaterial } from '../_read/plain.ts';
import { toUtf8 } from '../_read/text-scanner.ts';
import type { PictureMerge } from '../fbx/attach-textures.ts';
import { type MtlEntry, type MtlMap, parseMtl } from './parse-mtl.ts';

/** Materials by their names in the model, the pictures they use, and channels that a scene holds in one picture. */
export interface ReadLibraries {
  materials: Material[];
  textures: Texture[];
  merges: PictureMerge[];
  /** Whether any library was there. */
  found: boolean;
}

/** Words for one thing, the best first. */
const WORDS = {
  base: ['map_kd', 'map_ka'],
  normal: ['norm', 'map_norm', 'map_kn'],
  bump: ['map_bump', 'bump'],
  emissive: ['map_ke', 'map_emissive'],
  roughness: ['map_pr'],
  gloss: ['map_ns'],
  metallic: ['map_pm', 'map_refl'],
  opacity: ['map_d', 'map_opacity', 'map_tr'],
  occlusion: ['map_ao'],
} as const;

/**
 * Reads the material libraries beside an OBJ: Lambert and Phong as they come nearest, and the extension for physically based materials. Colours are
 * linear, as Blender has them. Pictures that are missing or of other kinds than PNG, JPEG and WebP are left out with a warning; materials that no
 * library knows keep their names only. Source: Wavefront, "Advanced Visualizer", appendix B1; Exocortex, "Extending the MTL format for PBR", 2015.
 */
export function readLibraries(
  libraries: readonly string[],
  names: readonly string[],
  colored: boolean,
  neighbours: Neighbours | undefined,
  budget: Budget,
  warn: (text: string) => void,
): ReadLibraries {
  const entries = new Map<string, MtlEntry>();
  let found = false;
  for (const path of libraries) {
    const bytes = openNeighbour(neighbours, path);
    if (!bytes) continue;
    found = true;
    budget.spend(bytes.byteLength);
    for (const [name, entry] of parseMtl(toUtf8(bytes), budget)) entries.set(name, entry);
  }
  const textures: Texture[] = [];
  const merges: PictureMerge[] = [];
  const refOf = openTextures(textures, neighbours, budget, warn);
  const materials = names.map((name, index) => {
    const entry = entries.get(name);
    if (!entry) return plainMaterial(name, colored);
    const { material, merge } = readEntry(entry, colored, refOf);
    if (merge) merges.push({ material: index, ...merge });
    return material;
  });
  return { materials, textures, merges, found };
}

type RefOf = (map: MtlMap | undefined) => TextureRef | undefined;

function openTextures(
  textures: Texture[],
  neighbours: Neighbours | undefined,
  budget: Budget,
  warn: (text: string) => void,
): RefOf {
  const known = new Map<string, number | undefined>();
  const open = ({ path, clamp }: MtlMap): number | undefined => {
    const bytes = openNeighbour(neighbours, path);
    const mime = bytes && pictureKind(bytes);
    if (!bytes) warn('Pictures that are not beside the model were left out.');
    else if (!mime) warn('Pictures that are neither PNG, JPEG nor WebP were left out.');
    if (!bytes || !mime) return undefined;
    budget.spend(bytes.byteLength);
    const name = /([^/\\]+?)(?:\.[^./\\]*)?$/.exec(path)?.[1] ?? path;
    return textures.push({ name, mime, bytes: bytes.slice(), ...(clamp && { wrap: 'clamp' as const }) }) - 1;
  };
  return (map) => {
    if (!map) return undefined;
    const key = `${map.clamp} ${map.path}`;
    if (!known.has(key)) known.set(key, open(map));
    const texture = known.get(key);
    if (texture === undefined) return undefined;
    const [u, v] = map.offset ?? [0, 0];
    const [su, sv] = map.scale ?? [1, 1];
    if (u === 0 && v === 0 && su === 1 && sv === 1) return { texture };
    // the file counts from the bottom of the picture, a scene from its top
    return { texture, transform: { offset: [u, 1 - sv - v], rotation: 0, scale: [su, sv] } };
  };
}

function readEntry(entry: MtlEntry, colored: boolean, refOf: RefOf) {
  const material = plainMaterial(entry.name, colored);
  const first = (words: readonly string[]): MtlMap | undefined => {
    const word = words.find((w) => entry.maps.has(w));
    return word === undefined ? undefined : entry.maps.get(word);
  };
  const value = (word: string): number | undefined => entry.values.get(word)?.[0];
  const picture = first(WORDS.base);
  const base = refOf(picture);
  const told = rgbOf(entry.values.get('kd'));
  // black under a picture that is not there says nothing of the thing
  const color = base ? [1, 1, 1] : picture && told?.every((x) => x === 0) ? undefined : told;
  const alpha = readAlpha(entry);
  if (color && !(colored && !base)) material.baseColorFactor = [color[0], color[1], color[2], alpha];
  else material.baseColorFactor[3] = alpha;
  if (base) material.baseColorTexture = base;
  if (alpha < 0.999) material.alphaMode = 'BLEND';
  const shine = value('ns');
  material.roughnessFactor = clamp(value('pr') ?? (shine === undefined ? 0.8 : roughnessOf(shine, entry)));
  material.metallicFactor = clamp(value('pm') ?? 0);
  const bump = first(WORDS.bump);
  const normal = first(WORDS.normal) ?? (bump && /norm|nrm|_n\.|_nor/i.test(bump.path) ? bump : undefined);
  const normalRef = refOf(normal);
  if (normalRef) material.normalTexture = normalRef;
  if (normalRef && normal?.strength !== undefined) material.normalScale = normal.strength;
  const emissive = refOf(first(WORDS.emissive));
  if (emissive) material.emissiveTexture = emissive;
  const glow = rgbOf(entry.values.get('ke'));
  if (emissive && !glow?.some((x) => x > 0)) material.emissiveFactor = [1, 1, 1];
  else if (glow) {
    const brightest = Math.max(1, ...glow);
    material.emissiveFactor = [glow[0] / brightest, glow[1] / brightest, glow[2] / brightest];
    if (brightest > 1) material.emissiveStrength = brightest;
  }
  const occlusion = refOf(first(WORDS.occlusion));
  if (occlusion) material.occlusionTexture = occlusion;
  return { material, merge: readChannels(first, refOf) };
}

/** Grey pictures of one channel each, which a scene holds together. */
function readChannels(
  first: (words: readonly string[]) => MtlMap | undefined,
  refOf: RefOf,
): Omit<PictureMerge, 'material'> | undefined {
  const rough = refOf(first(WORDS.roughness));
  const gloss = rough ? undefined : refOf(first(WORDS.gloss));
  const metallic = refOf(first(WORDS.metallic));
  const opacity = refOf(first(WORDS.opacity));
  if (!rough && !gloss && !metallic && !opacity) return undefined;
  return {
    ...(rough && { roughness: { ...rough, inverted: false } }),
    ...(gloss && { roughness: { ...gloss, inverted: true } }),
    ...(metallic && { metallic: { ...metallic, inverted: false } }),
    ...(opacity && { opacity: { ...opacity, inverted: false } }),
  };
}

/** `d` says how opaque, `Tr` how clear; wholly clear is what old programs write for opaque. */
function readAlpha({ values }: MtlEntry): number {
  const [d] = values.get('d') ?? [];
  const [tr] = values.get('tr') ?? [];
  const alpha = clamp(d ?? (tr === undefined ? 1 : 1 - tr));
  return alpha === 0 ? 1 : alpha;
}

/** Phong's exponent of 0 to 1000, as Blender turns it; without highlights it means nothing. */
function roughnessOf(exponent: number, { values }: MtlEntry): number {
  const shines = (values.get('ks') ?? [1]).some((x) => x > 0);
  return shines ? 1 - Math.sqrt(Math.min(1000, Math.max(0, exponent)) / 1000) : 0.9;
}

function rgbOf(values: number[] | undefined): [number, number, number] | undefined {
  if (!values) return undefined;
  const [r, g = r, b = r] = values.map((x) => Math.max(0, Math.min(1000, x)));
  return [r, g, b];
}

function clamp(x: number): number {
  return Math.min(1, Math.max(0, x));
}
