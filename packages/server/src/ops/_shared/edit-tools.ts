import { ARCHETYPES, type EditTools, parsePrompt, readPicture, toLinear } from '@claywork/kernels';
import type { IMAGE_TIERS } from './image-tiers.ts';
import { paintPicture } from './paint-picture.ts';
import { paintThing } from './paint-thing.ts';
import type { PictureSize } from './picture-terms.ts';
import { planPicture } from './picture-tiers.ts';
import type { SculptRun } from './sculpt-parts.ts';
import { wordnet } from './wordnet.ts';

/** What an edit is painted with: the style decides how much work a place is. */
export interface EditToolsOptions extends SculptRun {
  style: keyof typeof IMAGE_TIERS;
  size: PictureSize;
  seed: number;
}

/** The engine's hands for an edit: places painted as text-to-image paints them, with nothing in them; things sculpted and traced, with nothing around them. */
export function editTools({ style, size, seed, ...run }: EditToolsOptions): EditTools {
  return {
    paintPlace: async (picture, width, height) => {
      const plan = planPicture(style, size === '4K' ? '2K' : size, false);
      return toLinear(await paintPicture({ picture, plan, width, height, seed }, run));
    },
    paintThing: async ({ words, width, height, light, angle }) => {
      const { scene, understood } = parsePrompt(words, { seed, archetypes: ARCHETYPES, thesaurus: wordnet() });
      const { picture } = readPicture(words, undefined, ARCHETYPES);
      // A thing fills a part of the picture only: the quick plan is fine enough for it.
      const plan = { ...planPicture('turbo', '1K', false), samples: 12 };
      const order = { scene, picture: { ...picture, light, angle, shot: 'full' as const }, plan, width, height, seed };
      return paintThing(order, understood.nodes[0]?.archetype ?? words, run);
    },
  };
}
