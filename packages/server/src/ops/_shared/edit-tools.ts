import { type EditTools, toLinear } from '@claywork/kernels';
import type { IMAGE_TIERS } from './image-tiers.ts';
import { paintPicture } from './paint-picture.ts';
import type { PictureSize } from './picture-terms.ts';
import { planPicture } from './picture-tiers.ts';
import type { SculptRun } from './sculpt-parts.ts';

/** What an edit is painted with: the style decides how much work a place is. */
export interface EditToolsOptions extends SculptRun {
  style: keyof typeof IMAGE_TIERS;
  size: PictureSize;
  seed: number;
}

/** The engine's hands for an edit: places painted as text-to-image paints them, with nothing in them. */
export function editTools({ style, size, seed, ...run }: EditToolsOptions): Pick<EditTools, 'paintPlace'> {
  return {
    paintPlace: async (picture, width, height) => {
      const plan = planPicture(style, size === '4K' ? '2K' : size, false);
      return toLinear(await paintPicture({ picture, plan, width, height, seed }, run));
    },
  };
}
