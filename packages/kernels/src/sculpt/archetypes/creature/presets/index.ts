import type { Preset } from '../../../dsl/archetype.ts';
import { openOf } from '../palettes/index.ts';
import { BIRDS } from './birds.ts';
import { CANINES } from './canines.ts';
import { CATTLE } from './cattle.ts';
import { BUGS, SERPENTS } from './crawlers.ts';
import { DEERS } from './deer.ts';
import { DINOSAURS } from './dinosaurs.ts';
import { DRAGONS } from './dragons.ts';
import { EQUINES } from './equines.ts';
import { FELINES } from './felines.ts';
import { HEAVIES } from './heavies.ts';
import { REPTILES } from './reptiles.ts';
import { SMALL } from './small.ts';
import { SOFT, SWIMMERS } from './swimmers.ts';
import type { Creature } from './types.ts';

/** Every species by its noun. */
export const SPECIES: Readonly<Record<string, Creature>> = {
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
  ...SWIMMERS,
  ...SOFT,
  ...SERPENTS,
  ...BUGS,
};

/**
 * Noun -> how to ask the creature archetype for it. Wings and horns are spelled out so that "with wings" and "without horns" know
 * what is there. Natural size is built in: nothing needs scaling.
 */
export const CREATURE_PRESETS: Readonly<Record<string, Preset>> = Object.fromEntries(
  Object.entries(SPECIES).map(([noun, { body, materials }]): [string, Preset] => {
    const four = body.plan === 'tetrapod' ? body : undefined;
    const other = body.plan === 'tetrapod' ? undefined : body;
    const winged = four ? four.wings !== undefined : other?.plan === 'arthropod' && other.wings !== undefined;
    const horned = four
      ? four.head.horns !== undefined && four.head.horns !== 'none'
      : other !== undefined && 'horn' in other && other.horn !== undefined;
    const params = {
      species: noun,
      wings: winged ? 'auto' : 'none',
      horns: horned ? 'auto' : 'none',
      ...(four?.heads ? { headCount: four.heads } : {}),
    };
    return [noun, { params, materials, ...openOf(noun) }];
  }),
);
