import type { FieldShape } from '../field/index.ts';
import type { Vec3 } from '../math/index.ts';
import type { CameraProjection } from './camera-projection.ts';
import type { PictureTile } from './picture-tile.ts';
import type { Projection } from './projection.ts';
import type { ViewProjection } from './view-projection.ts';

/**
 * A solid (3D) PBR material as plain JSON: a recipe from the material library, recoloured and tuned, with layers on top.
 * Evaluated per texel at the part's local position in metres. Colours are sRGB hex strings (`#rrggbb`).
 */
export interface MaterialSpec {
  /** Library recipe, such as `skin`, `scales`, `fur`, `wood`, `steel`, `paint`, `leather`. Unknown names fall back to `plain`. */
  base: string;
  /** Main colour, second colour (pattern, mottling), third colour (dirt, grout, underside). Recipes have defaults. */
  color?: string;
  color2?: string;
  color3?: string;
  /** Multiplies the recipe's natural pattern size (1 = real-world size). */
  scale?: number;
  /** 0..1, replace the recipe's mean. */
  rough?: number;
  metal?: number;
  /** 0 = fresh, 1 = very worn: edge wear, dirt in cavities, scratches, rust where the recipe knows it. */
  wear?: number;
  /** Strength of the relief in the normal map, 1 = the recipe's. */
  relief?: number;
  /** Edge of the cubes that the part is made of, metres: each has one colour. */
  cell?: number;
  /** Direction of the grain, part-local. */
  grain?: Vec3;
  /**
   * An axis that coverings laid in rows follow, from where they begin to where they end, part-local metres, each point with the
   * covering's usual distance from it: feathers overlap along it. Without one, feathers are single vanes along the grain.
   */
  flow?: readonly (readonly [x: number, y: number, z: number, r: number])[];
  /** For what is round about a vertical axis at (x, z), `r` its radius: courses of stones and tiles run round it. */
  about?: { x: number; z: number; r: number };
  /** Takes its colours and relief from pictures instead of the recipe. Made by operations, not by prompts. */
  projection?: Projection;
  /** As `projection`, from several sides. */
  views?: ViewProjection;
  /** Laid over the recipe where a camera saw the thing. */
  photo?: CameraProjection;
  /** A picture that repeats, laid on from three sides, under the layers. */
  tile?: PictureTile;
  /** Soft light from above is in the colour, for models that are shown by their base colour alone. */
  lit?: boolean;
  emissive?: string;
  emissiveStrength?: number;
  /** 0..1 of KHR_materials_transmission (glass), KHR_materials_clearcoat (paint), KHR_materials_sheen (cloth). */
  transmission?: number;
  clearcoat?: number;
  sheen?: number;
  /** Painted over in order; later layers win. */
  layers?: readonly MaterialLayer[];
}

export interface MaterialLayer {
  mask: MaskSpec;
  /** Layers of a layer are ignored. `base` may be left out to keep the underlying recipe and change only colours. */
  material: Omit<Partial<MaterialSpec>, 'layers'>;
  /** 0..1, default 1. */
  strength?: number;
}

/** Where a layer shows: a smooth 0..1 weight. Positions are part-local metres. */
export type MaskSpec =
  /** dot(normal, dir) from `from` (0) to `to` (1). */
  | { kind: 'slope'; dir: Vec3; from: number; to: number }
  /** Position along `dir` from `from` (weight 0) to `to` (weight 1); from > to reverses. */
  | { kind: 'span'; dir: Vec3; from: number; to: number }
  /** Inside a shape, softened over `soft` metres. */
  | { kind: 'near'; shape: FieldShape; soft: number }
  /** Fractal noise over `scale` metres: weight 1 above `threshold` (0..1). */
  | { kind: 'noise'; scale: number; threshold: number; soft?: number; seed?: number }
  /** Bands across `dir`, `width` is the filled fraction of `period`; `warp` 0..1 bends them by noise. */
  | { kind: 'stripes'; dir: Vec3; period: number; width: number; warp?: number; soft?: number; seed?: number }
  /**
   * Round spots in a jittered grid of `scale` metres; `size` is the radius as a fraction of it; `ring` hollows them (rosettes);
   * `gap` makes them patches instead that fill the plane but for lines so wide, as fractions of the scale (giraffes).
   */
  | { kind: 'spots'; scale: number; size: number; soft?: number; ring?: number; gap?: number; seed?: number }
  /** Convex edges (wear) or hollows (dirt). */
  | { kind: 'edge'; from: number; to: number }
  | { kind: 'cavity'; from: number; to: number }
  /** Where ambient occlusion is dark: weight rises from `from` to `to` of (1 - ao). */
  | { kind: 'occluded'; from: number; to: number }
  | { kind: 'all'; of: readonly MaskSpec[] }
  | { kind: 'any'; of: readonly MaskSpec[] }
  | { kind: 'not'; of: MaskSpec }
  /** A motif drawn about +Z that is repeated `n` times about the Y axis: costs as much as one. */
  | { kind: 'around'; n: number; of: MaskSpec };
