import type { Material, Texture } from '../../scene/index.ts';
import type { Finish } from './assemble.ts';
import type { ShapedModel } from './shape.ts';
import { materialOf, surfaceOf } from './surface.ts';

/** The encoded pictures of an atlas. */
export interface AtlasTextures {
  baseColor: Texture;
  orm: Texture;
  normal: Texture;
  emissive?: Texture;
}

/** An atlas's pictures in the order that the materials of `texturedFinish` count them. */
export function listAtlas<T>(atlas: { baseColor: T; orm: T; normal: T; emissive?: T }): T[] {
  return [atlas.baseColor, atlas.orm, atlas.normal, ...(atlas.emissive ? [atlas.emissive] : [])];
}

/**
 * Materials that read the atlas: one for all parts, and one more for each set of glTF extensions (glass, clearcoat, glow). The
 * pictures themselves may come later (`listAtlas`): until then the finish has none.
 */
export function texturedFinish(models: readonly ShapedModel[], glows: boolean): Finish {
  const materials: Material[] = [];
  const known = new Map<string, number>();
  const indices = models.map((model) =>
    model.parts.map(({ spec }) => {
      const surface = surfaceOf(spec.material, spec.twoSided ?? false);
      const before = known.get(surface.key);
      if (before !== undefined) return before;
      const material = materialOf(surface, known.size ? `surface ${known.size + 1}` : 'surface');
      material.baseColorTexture = { texture: 0 };
      material.metallicRoughnessTexture = { texture: 1 };
      material.occlusionTexture = { texture: 1 };
      material.normalTexture = { texture: 2 };
      if (surface.emissive && glows) {
        material.emissiveTexture = { texture: 3 };
        material.emissiveFactor = [1, 1, 1];
      }
      known.set(surface.key, materials.length);
      return materials.push(material) - 1;
    }),
  );
  return { materials, textures: [], materialOf: indices };
}
