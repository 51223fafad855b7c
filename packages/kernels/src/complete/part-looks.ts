import {
  createMipTexture,
  createSurfaceSample,
  fillSurface,
  type MipTexture,
  type PlacedPart,
  placeParts,
  type RenderTexture,
  type SurfaceSample,
} from '../render/index.ts';
import type { Material, Primitive } from '../scene/index.ts';

/** What surfaces look like, and materials for what goes on where they end. */
export interface PartLooks {
  /** A corner of a face, a little inside of it; `width` (metres) is how much of its surroundings counts. The record is reused. */
  sample(primitive: Primitive, face: number, corner: number, width: number): SurfaceSample;
  /** The same at a place within a face: `u` and `v` are the shares of its second and third corner. */
  sampleAt(primitive: Primitive, face: number, u: number, v: number, width: number): SurfaceSample;
  /** A plain material: of this colour (linear), else like the one given. The same for the same. */
  plain(like: number | undefined, color: readonly number[], metallic: number, roughness: number): number;
}

/** Share of the way from a corner to the others: texels beyond the border of a chart are nobody's. */
const INWARDS = 0.1;

const DEFAULT: Material = {
  ...{ name: 'part', baseColorFactor: [1, 1, 1, 1], metallicFactor: 0, roughnessFactor: 1 },
  ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: true },
};

/** `materials` grows by the plain ones that are asked for; `textures` are the scene's, decoded. */
export function createPartLooks(materials: Material[], textures: readonly (RenderTexture | undefined)[]): PartLooks {
  const mips: (MipTexture | undefined)[] = textures.map((texture) => texture && createMipTexture(texture));
  const placed = new Map<Primitive, PlacedPart>();
  const made = new Map<string, number>();
  const out = createSurfaceSample();
  const materialOf = (index: number | undefined): Material => (index === undefined ? DEFAULT : materials[index]);
  const sampleAt: PartLooks['sampleAt'] = (primitive, face, u, v, width) => {
    let part = placed.get(primitive);
    if (!part) {
      part = placeParts([{ mesh: primitive.mesh, material: materialOf(primitive.material) }])[0];
      placed.set(primitive, part);
    }
    fillSurface({ placed: part, face, u, v, pixel: width }, mips, out);
    return out;
  };
  return {
    sampleAt,
    sample: (primitive, face, corner, width) => {
      const weightOf = (k: number): number => (corner === k ? 1 - 2 * INWARDS : INWARDS);
      return sampleAt(primitive, face, weightOf(1), weightOf(2), width);
    },
    plain: (like, color, metallic, roughness) => {
      const key = [like, ...color, metallic, roughness].join();
      let index = made.get(key);
      if (index === undefined) {
        const from = materialOf(like);
        const { alphaMode, alphaCutoff, emissiveTexture, emissiveStrength, doubleSided } = from;
        const material: Material = {
          ...{ name: `${from.name || 'part'} inside`, metallicFactor: metallic, roughnessFactor: roughness },
          baseColorFactor: [color[0], color[1], color[2], color[3]],
          emissiveFactor: emissiveTexture ? [0, 0, 0] : [...from.emissiveFactor],
          ...{ alphaMode, doubleSided },
        };
        if (alphaCutoff !== undefined) material.alphaCutoff = alphaCutoff;
        if (emissiveStrength !== undefined && !emissiveTexture) material.emissiveStrength = emissiveStrength;
        made.set(key, (index = materials.push(material) - 1));
      }
      return index;
    },
  };
}
