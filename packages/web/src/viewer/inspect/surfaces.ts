import type { Material, Texture } from 'three';

/** Ways to show a surface: as it is, in one colour, or one channel of it. */
export const SURFACES = [
  'shaded',
  'clay',
  'baseColor',
  'metallic',
  'roughness',
  'normal',
  'occlusion',
  'emissive',
  'uv',
] as const;

export type Surface = (typeof SURFACES)[number];

/** What channels are read from, of any of three's materials: fields it does not have are absent. */
export interface SurfaceFields {
  color?: { r: number; g: number; b: number };
  map?: Texture | null;
  metalness?: number;
  metalnessMap?: Texture | null;
  roughness?: number;
  roughnessMap?: Texture | null;
  normalMap?: Texture | null;
  aoMap?: Texture | null;
  emissive?: { r: number; g: number; b: number };
  emissiveIntensity?: number;
  emissiveMap?: Texture | null;
}

/** One channel of a material: which picture, which of its components, and by what it is multiplied. */
export interface Channel {
  map: Texture | null;
  /** All three, or the one that is shown as grey. */
  component: 'rgb' | 'r' | 'g' | 'b';
  /** Linear colour, or a value shown as it is. */
  factor: [number, number, number];
}

/** Where a channel of a material stands, or undefined where it is none of a picture's (shaded, clay, normal, uv). */
export function channelOf(material: Material, surface: Surface): Channel | undefined {
  const m = material as Material & SurfaceFields;
  switch (surface) {
    case 'baseColor':
      return { map: m.map ?? null, component: 'rgb', factor: rgb(m.color, 1) };
    case 'metallic':
      return { map: m.metalnessMap ?? null, component: 'b', factor: grey(m.metalness ?? 0) };
    case 'roughness':
      return { map: m.roughnessMap ?? null, component: 'g', factor: grey(m.roughness ?? 1) };
    case 'occlusion':
      return { map: m.aoMap ?? null, component: 'r', factor: grey(1) };
    case 'emissive':
      return { map: m.emissiveMap ?? null, component: 'rgb', factor: rgb(m.emissive, m.emissiveIntensity ?? 1) };
    default:
      return undefined;
  }
}

/** Which surfaces there is something to see of. `mapped`: whether any geometry has texture coordinates. */
export function surfacesOf(materials: readonly Material[], mapped: boolean): Set<Surface> {
  const found = new Set<Surface>(['shaded', 'clay', 'baseColor', 'normal']);
  for (const material of materials as readonly (Material & SurfaceFields)[]) {
    if (material.roughness !== undefined) found.add('roughness');
    if (material.metalness !== undefined) found.add('metallic');
    if (material.aoMap) found.add('occlusion');
    const { emissive, emissiveIntensity = 1 } = material;
    if (emissive && emissiveIntensity * Math.max(emissive.r, emissive.g, emissive.b) > 0) found.add('emissive');
  }
  if (mapped) found.add('uv');
  return found;
}

function grey(value: number): [number, number, number] {
  return [value, value, value];
}

function rgb(color: { r: number; g: number; b: number } | undefined, times: number): [number, number, number] {
  return color ? [color.r * times, color.g * times, color.b * times] : grey(times);
}
