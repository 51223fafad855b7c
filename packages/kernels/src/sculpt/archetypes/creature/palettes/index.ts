import type { PaletteGroup, Preset } from '../../../dsl/archetype.ts';
import { MAMMAL_PALETTES } from './mammals.ts';
import type { Morphs } from './morphs.ts';
import { OTHER_PALETTES } from './others.ts';

const ALL: readonly Morphs[] = [...MAMMAL_PALETTES, ...OTHER_PALETTES];

/** Colours that animals and beasts have in nature and in tales, by species. The others have one coat. */
export const CREATURE_PALETTES: readonly PaletteGroup[] = ALL.map(({ lead, when, of }) => ({ lead, when, of }));

/** What a species' preset sets only to the usual. */
export function openOf(species: string): Pick<Preset, 'open' | 'openParams'> {
  const own = ALL.find((each) => each.species.includes(species));
  return own ? { open: own.slots, openParams: own.params } : {};
}
