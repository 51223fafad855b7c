import type { Preset } from '../../../dsl/archetype.ts';
import { BIRDS } from './birds.ts';
import { CANINES } from './canines.ts';
import { CATTLE } from './cattle.ts';
import { DEERS } from './deer.ts';
import { DINOSAURS } from './dinosaurs.ts';
import { DRAGONS } from './dragons.ts';
import { EQUINES } from './equines.ts';
import { FELINES } from './felines.ts';
import { HEAVIES } from './heavies.ts';
import { REPTILES } from './reptiles.ts';
import { SMALL } from './small.ts';
import type { Species } from './types.ts';

export type { Species } from './types.ts';

/** Every species by its noun. */
export const SPECIES: Readonly<Record<string, Species>> = {
  ...CANINES,
  ...FELINES,
  ...EQUINES,
  ...CATTLE,
  ...DEERS,
  ...HEAVIES,
  ...SMALL,
  ...REPTILES,
  ...DINOSAURS,
  ...BIRDS,
  ...DRAGONS,
};

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
        ...(body.heads ? { headCount: body.heads } : {}),
        ...('wings' in body && body.wings ? { wings: 'auto' } : { wings: 'none' }),
        ...('head' in body && body.head.horns && body.head.horns !== 'none' ? { horns: 'auto' } : { horns: 'none' }),
      },
      materials,
    },
  ]),
);
