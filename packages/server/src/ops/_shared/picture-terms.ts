import { IMAGE_TIERS } from './image-tiers.ts';

/** Width to height of every picture that can be asked for. */
export const ASPECTS = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '21:9', '4:5', '5:4'] as const;

/** Ready-made ways of showing a thing, by op. */
export const TEMPLATES = Object.freeze({
  'text-to-image': ['asset_extraction', 'character_completion', 't_pose', 'variants', 'figure'],
  'image-edit': ['t_pose', 'character_completion', '3d_enhance', 'variants', 'figure'],
} as const);

/** Pixels along the side of a square of each size. */
const SIDES = { '1K': 1024, '2K': 2048, '4K': 4096 } as const;

export type Aspect = (typeof ASPECTS)[number];
export type PictureSize = keyof typeof SIDES;

/**
 * Width and height in pixels. The ratio is exact (21:9 is 7:3), the area as near to the square's as steps of four allow, and every size is twice
 * the one before: 16:9 is 1344 x 756, 2688 x 1512, 5376 x 3024.
 */
export function pictureSize(size: PictureSize, aspect: Aspect): { width: number; height: number } {
  const [a, b] = aspect.split(':').map(Number);
  const [w, h] = aspect === '21:9' ? [7, 3] : [a, b];
  const step = 4 * Math.round(SIDES['1K'] / Math.sqrt(w * h) / 4);
  const scale = SIDES[size] / SIDES['1K'];
  return { width: w * step * scale, height: h * step * scale };
}

/** The size that is made: the one asked for, or the style's own. */
export function sizeOf({ style, size }: { style: keyof typeof IMAGE_TIERS; size?: PictureSize }): PictureSize {
  return size ?? IMAGE_TIERS[style].sizes[0];
}
