import {
  type ColorReader,
  createColorReader,
  createMipTexture,
  type DressedPart,
  guessMaterial,
  type PaintedPart,
  type RenderTexture,
  type Scene,
  type SurfaceModel,
  type SurfacePart,
  shownColor,
} from '@claywork/kernels';
import { decodeTextures } from '../_shared/decode-textures.ts';
import type { Look } from './looks.ts';
import type { Origin } from './origin.ts';

/** Pixels along a side to which the model's own pictures are read. */
const SIDE = 2048;

/** What a model shows before it is painted. */
export interface ShownColors {
  /** Pictures of base colours, by index of the scene's textures. */
  pictures: (RenderTexture | undefined)[];
  read: ColorReader;
}

/** Reads the pictures of a scene's base colours. */
export async function readShown(scene: Scene): Promise<ShownColors> {
  const wanted = new Set(scene.materials.flatMap(({ baseColorTexture }) => baseColorTexture?.texture ?? []));
  const pictures = await decodeTextures(scene, SIDE, wanted);
  const mips = pictures.map((picture) => picture && createMipTexture(picture));
  return { pictures, read: createColorReader(scene, mips) };
}

/** What the parts are called and made of before. */
export function describeParts(
  parts: readonly SurfacePart[],
  model: SurfaceModel,
  { read }: ShownColors,
  origin: Origin | undefined,
): DressedPart[] {
  return parts.map((part) => {
    const material = part.material === undefined ? undefined : model.scene.materials[part.material];
    const alias = origin?.words.get(part.label) ?? (material ? [material.name] : []);
    const known = origin?.materials.get(part.label);
    return {
      part,
      alias,
      under: known ?? guessMaterial([part.label, ...alias], material, shownColor(part, model, read)),
    };
  });
}

/**
 * The parts that are painted, with their materials. Parts that nothing was said of stay as they are where their picture tells more than a guess; parts
 * of a file that only get another colour keep their light and dark.
 */
export function choosePainted(
  parts: readonly SurfacePart[],
  { specs, unsaid, asked, recolored }: Look,
  model: SurfaceModel,
  { pictures, read }: ShownColors,
  origin: Origin | undefined,
): PaintedPart[] {
  const pictureOf = ({ material }: SurfacePart): RenderTexture | undefined => {
    const ref = material === undefined ? undefined : model.scene.materials[material].baseColorTexture;
    return ref && pictures[ref.texture];
  };
  const isKept = (part: SurfacePart, i: number): boolean =>
    unsaid?.[i] === true &&
    unsaid.includes(false) &&
    !origin?.materials.has(part.label) &&
    pictureOf(part) !== undefined;
  const groups = new Map<number, { light: number; area: number }>();
  parts.forEach((part, i) => {
    const group = recolored?.[i];
    if (group === undefined) return;
    const sum = groups.get(group) ?? { light: 0, area: 0 };
    const [r, g, b] = shownColor(part, model, read);
    sum.light += part.area * (0.2126 * r + 0.7152 * g + 0.0722 * b);
    sum.area += part.area;
    groups.set(group, sum);
  });
  return parts.flatMap((part, i): PaintedPart[] => {
    if (isKept(part, i)) return [];
    const group = recolored?.[i] === undefined ? undefined : groups.get(recolored[i]);
    if (!group || part.material === undefined || origin?.materials.has(part.label))
      return [{ part, spec: specs[i], asked }];
    const shades = {
      material: model.scene.materials[part.material],
      picture: pictureOf(part),
      mean: group.light / Math.max(1e-12, group.area),
    };
    return [{ part, spec: specs[i], shades, asked }];
  });
}
