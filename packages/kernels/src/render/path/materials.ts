import { shareArray } from '../../math/index.ts';
import type { TextureRef } from '../../scene/index.ts';
import { createMipTexture, type MipTexture } from '../sampling.ts';
import type { PathPart, PathScene } from './types.ts';

/** What a part's surface is made of, numbers only. */
export interface PathMaterial {
  r: number;
  g: number;
  b: number;
  alpha: number;
  metallic: number;
  roughness: number;
  /** Emitted radiance. */
  er: number;
  eg: number;
  eb: number;
  normalScale: number;
  clearcoat: number;
  clearcoatRoughness: number;
  sheenR: number;
  sheenG: number;
  sheenB: number;
  sheenRoughness: number;
  transmission: number;
  ior: number;
  /** A body that refracts; else a sheet. */
  solid: boolean;
  /** Absorption per metre inside. */
  absorbR: number;
  absorbG: number;
  absorbB: number;
  /** Alpha counts: 0 = no, 1 = as a share, 2 = below the cutoff is a hole. */
  alphaMode: 0 | 1 | 2;
  alphaCutoff: number;
  seenByCamera: boolean;
  hasColors: boolean;
  base: TextureSlot;
  orm: TextureSlot;
  normal: TextureSlot;
  emissive: TextureSlot;
}

/** Which texture (-1 = none), and where its coordinates go: u' = a u + b v + c, v' = d u + e v + f. */
export interface TextureSlot {
  texture: number;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** One material per part: parts may differ in what they do with the same one. */
export function packMaterials(parts: readonly PathPart[]): PathMaterial[] {
  return parts.map((part) => {
    const m = part.material;
    const strength = m.emissiveStrength ?? 1;
    const depth = part.attenuation?.distance ?? 1;
    const absorb = (part.attenuation?.color ?? [1, 1, 1]).map((c) => -Math.log(Math.max(1e-4, Math.min(1, c))) / depth);
    const hasUvs = part.mesh.uvs !== undefined;
    const slot = (ref: TextureRef | undefined): TextureSlot => placeTexture(hasUvs ? ref : undefined);
    return {
      r: m.baseColorFactor[0],
      g: m.baseColorFactor[1],
      b: m.baseColorFactor[2],
      alpha: m.baseColorFactor[3],
      metallic: m.metallicFactor,
      roughness: m.roughnessFactor,
      er: m.emissiveFactor[0] * strength,
      eg: m.emissiveFactor[1] * strength,
      eb: m.emissiveFactor[2] * strength,
      normalScale: m.normalScale ?? 1,
      clearcoat: m.clearcoat?.factor ?? 0,
      clearcoatRoughness: m.clearcoat?.roughness ?? 0,
      sheenR: m.sheen?.color[0] ?? 0,
      sheenG: m.sheen?.color[1] ?? 0,
      sheenB: m.sheen?.color[2] ?? 0,
      sheenRoughness: Math.max(0.1, m.sheen?.roughness ?? 0.5),
      transmission: m.transmission?.factor ?? 0,
      ior: m.transmission?.ior ?? 1.5,
      solid: part.glass === 'solid',
      absorbR: absorb[0],
      absorbG: absorb[1],
      absorbB: absorb[2],
      alphaMode: m.alphaMode === 'BLEND' ? 1 : m.alphaMode === 'MASK' ? 2 : 0,
      alphaCutoff: m.alphaCutoff ?? 0.5,
      seenByCamera: part.seenByCamera ?? true,
      hasColors: part.mesh.colors !== undefined,
      base: slot(m.baseColorTexture),
      orm: slot(m.metallicRoughnessTexture),
      normal: slot(m.normalTexture),
      emissive: slot(m.emissiveTexture),
    };
  });
}

function placeTexture(ref: TextureRef | undefined): TextureSlot {
  const { offset, rotation, scale } = ref?.transform ?? { offset: [0, 0], rotation: 0, scale: [1, 1] };
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return {
    texture: ref?.texture ?? -1,
    a: c * scale[0],
    b: s * scale[1],
    c: offset[0],
    d: -s * scale[0],
    e: c * scale[1],
    f: offset[1],
  };
}

/** Whether light may go on behind the surface: shadow rays have to ask. */
export function letsLightThrough(m: PathMaterial): boolean {
  return m.alphaMode !== 0 || m.transmission > 0;
}

/** The pictures that materials use, with their smaller copies, on shared memory. About 0.1 s per 2048 x 2048. */
export function packTextures(scene: PathScene, materials: readonly PathMaterial[]): (MipTexture | undefined)[] {
  const used = new Set<number>();
  for (const m of materials) for (const slot of [m.base, m.orm, m.normal, m.emissive]) used.add(slot.texture);
  return (scene.textures ?? []).map((texture, i) => {
    if (!texture || !used.has(i) || texture.raster.width * texture.raster.height === 0) return undefined;
    const { levels, wrap } = createMipTexture(texture);
    return { levels: levels.map((level) => ({ ...level, data: shareArray(level.data) })), wrap };
  });
}
