import type { Preset } from '../../../dsl/archetype.ts';
import { CANINES } from './canines.ts';
import { DRAGONS } from './dragons.ts';
import type { Species } from './types.ts';

export type { Species } from './types.ts';

/** Every species by its noun. */
export const SPECIES: Readonly<Record<string, Species>> = { ...DRAGONS, ...CANINES };

/**
 * Noun -> how to ask the creature archetype for it. Wings and horns are spelled out so that "with wings" and "without horns" know
 * what is there. Natural size is built in: nothing needs scaling.
 */
export const CREATURE_PRESETS: Readonly<Record<string, Preset>> = Object.fromEntries(
  Object.entries(SPECIES).map(([noun, { body, materials }]): [string, Preset] => [
    noun,
    {
      params: {
        species: noun,
        ...('wings' in body && body.wings ? { wings: 'auto' } : { wings: 'none' }),
        ...('head' in body && body.head.horns && body.head.horns !== 'none' ? { horns: 'auto' } : { horns: 'none' }),
      },
      materials,
    },
  ]),
);
