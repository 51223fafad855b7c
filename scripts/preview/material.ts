import type { Mesh } from '../../packages/kernels/src/mesh/index.ts';
import type { RenderPart } from '../../packages/kernels/src/render/index.ts';
import type { MaterialSpec } from '../../packages/kernels/src/texture/index.ts';

/** A part's material for the renderer. */
export function previewMaterial(spec: MaterialSpec, twoSided: boolean, _mesh: Mesh): Omit<RenderPart, 'mesh'> {
  const color = linear(spec.color ?? '#b0aca4');
  const glow = spec.emissive ? linear(spec.emissive) : [0, 0, 0];
  return {
    material: {
      name: spec.base,
      baseColorFactor: [color[0], color[1], color[2], 1],
      metallicFactor: spec.metal ?? (/steel|iron|gold|silver|brass|copper|bronze|chrome|metal/.test(spec.base) ? 1 : 0),
      roughnessFactor: spec.rough ?? 0.55,
      emissiveFactor: [glow[0], glow[1], glow[2]],
      emissiveStrength: spec.emissiveStrength,
      alphaMode: 'OPAQUE',
      doubleSided: twoSided,
      clearcoat: spec.clearcoat ? { factor: spec.clearcoat, roughness: 0.05 } : undefined,
      transmission: spec.transmission ? { factor: spec.transmission, ior: 1.5 } : undefined,
    },
  };
}

function linear(hex: string): number[] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255].map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
}
