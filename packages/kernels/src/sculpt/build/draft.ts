import { hashString } from '../../math/index.ts';
import type { Material } from '../../scene/index.ts';
import type { Finish } from './assemble.ts';
import { averageMaterial } from './factors.ts';
import type { ShapedModel } from './shape.ts';
import { materialOf, surfaceOf } from './surface.ts';

/** Untextured materials: one averaged colour a part, equal ones shared. The finish of the draft rung. */
export function draftFinish(models: readonly ShapedModel[], seed: number): Finish {
  const materials: Material[] = [];
  const known = new Map<string, number>();
  const round = (v: number): number => Math.round(v * 100) / 100;
  const indices = models.map((model) =>
    model.parts.map(({ spec, mesh }) => {
      const surface = surfaceOf(spec.material, spec.twoSided ?? false);
      const f = averageMaterial(spec.material, mesh, hashString(spec.name, seed));
      const color = f.color.map(round);
      const emissive = surface.emissive ? f.emissive.map(round) : [0, 0, 0];
      const key = JSON.stringify([surface.key, color, emissive, round(f.roughness), round(f.metallic)]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const material = materialOf(surface, spec.material.base);
      material.baseColorFactor = [color[0], color[1], color[2], 1];
      material.emissiveFactor = [emissive[0], emissive[1], emissive[2]];
      material.roughnessFactor = round(f.roughness);
      material.metallicFactor = round(f.metallic);
      known.set(key, materials.length);
      return materials.push(material) - 1;
    }),
  );
  return { materials, textures: [], materialOf: indices };
}
