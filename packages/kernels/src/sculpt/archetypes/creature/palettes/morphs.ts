import type { Palette, PaletteGroup } from '../../../dsl/archetype.ts';

/** Colour morphs of some species, and the parameters of theirs that are only usual. */
export interface Morphs extends PaletteGroup {
  species: readonly string[];
  slots: readonly string[];
  params: readonly string[];
}

/** A group of palettes for these species: about the coat, or about what else the first coloured palette changes first. */
export function morphs(species: readonly string[], of: readonly Palette[], params: readonly string[] = []): Morphs {
  const slots = [...new Set(of.flatMap((palette) => Object.keys(palette.slots)))];
  return {
    lead: slots.includes('skin') ? 'skin' : slots[0],
    when: { species },
    of,
    species,
    slots,
    params,
  };
}
