import type { Material } from '../../scene/index.ts';
import { type MaterialSpec, materialHints, parseColor } from '../../texture/index.ts';

/** What separates two materials of one atlas: everything that glTF keeps out of textures. */
export interface Surface {
  key: string;
  transmission: number;
  ior: number;
  clearcoat: number;
  clearcoatRoughness: number;
  sheen: number;
  sheenColor: [number, number, number];
  emissive: boolean;
  emissiveStrength: number;
  twoSided: boolean;
}

/** The surface class of a part's material. Values are rounded, so that near equal ones share a material. */
export function surfaceOf(spec: MaterialSpec, twoSided: boolean): Surface {
  const hints = materialHints(spec);
  const round = (v: number, step: number): number => Math.round(v / step) * step;
  const surface = {
    transmission: round(hints.transmission, 0.1),
    ior: round(hints.ior, 0.05),
    clearcoat: round(hints.clearcoat, 0.25),
    clearcoatRoughness: round(hints.clearcoatRoughness, 0.1),
    sheen: round(hints.sheen, 0.25),
    emissive: hints.emissive && hints.emissiveStrength > 0,
    emissiveStrength: hints.emissive ? Math.max(1, round(hints.emissiveStrength, 0.5)) : 1,
    twoSided,
  };
  if (surface.transmission === 0) surface.ior = 1.5;
  if (surface.clearcoat === 0) surface.clearcoatRoughness = 0;
  const linear = surface.sheen > 0 ? parseColor(hints.sheenColor) : [0, 0, 0];
  const sheenColor: [number, number, number] = [0, 1, 2].map((i) => round(linear[i] * surface.sheen, 0.1)) as [
    number,
    number,
    number,
  ];
  return { ...surface, sheenColor, key: JSON.stringify([surface, sheenColor]) };
}

/** A glTF material with a surface's extensions; colours and textures are set by the caller. */
export function materialOf(surface: Surface, name: string): Material {
  const material: Material = {
    name,
    baseColorFactor: [1, 1, 1, 1],
    metallicFactor: 1,
    roughnessFactor: 1,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: surface.twoSided,
  };
  if (surface.clearcoat > 0) material.clearcoat = { factor: surface.clearcoat, roughness: surface.clearcoatRoughness };
  if (surface.sheen > 0) material.sheen = { color: surface.sheenColor, roughness: 0.5 };
  if (surface.transmission > 0) material.transmission = { factor: surface.transmission, ior: surface.ior };
  if (surface.emissive && surface.emissiveStrength > 1) material.emissiveStrength = surface.emissiveStrength;
  return material;
}
