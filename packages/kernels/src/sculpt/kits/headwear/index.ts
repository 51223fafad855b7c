import type { Rng } from '../../../math/index.ts';
import { romanHelmet, samuraiHelmet, spartanHelmet } from './ancient-helmets.ts';
import { cowboyHat, topHat } from './brimmed.ts';
import { cap, chefHat } from './caps.ts';
import { mortarboard, peakedCap, softHat, tricorn } from './formal.ts';
import type { HatPart } from './hat-part.ts';
import { greatHelm, knightHelmet, vikingHelmet } from './knight-helmets.ts';
import { beanie, partyHat, santaHat } from './knitted.ts';
import { PLAIN_HATS, plainHat } from './plain.ts';
import { pointedHat } from './pointed.ts';
import { divingHelmet, scifiHelmet, spaceHelmet } from './pressure-helmets.ts';
import { raceHelmet } from './race-helmets.ts';
import { workHelmet } from './work-helmets.ts';

export type { HatPart, HatSlot } from './hat-part.ts';

const OWN = [
  'wizard',
  'witch',
  'top',
  'cowboy',
  'cap',
  'propeller',
  'chef',
  'beanie',
  'santa',
  'party',
  'tricorn',
  'mortarboard',
  'peaked',
  'fez',
  'beret',
  'jester',
  'ushanka',
];

/** Every kind of hat that {@link hatParts} makes. */
export const HAT_KINDS: readonly string[] = [...OWN, ...PLAIN_HATS];

/**
 * The parts of a hat in the head's frame (see `HatPart`): what wears it scales them to its head and gives the slots their materials.
 * Kinds: {@link HAT_KINDS}; another falls back to a fedora.
 */
export function hatParts(kind: string, rng: Rng): HatPart[] {
  const taste = rng.fork(`hat ${kind}`);
  switch (kind) {
    case 'wizard':
    case 'witch':
      return pointedHat(kind === 'witch', taste);
    case 'top':
      return topHat(taste);
    case 'cowboy':
      return cowboyHat(taste);
    case 'cap':
    case 'propeller':
      return cap(taste, kind === 'propeller');
    case 'chef':
      return chefHat(taste);
    case 'beanie':
      return beanie(taste);
    case 'santa':
      return santaHat(taste);
    case 'party':
      return partyHat(taste);
    case 'tricorn':
      return tricorn();
    case 'mortarboard':
      return mortarboard();
    case 'peaked':
      return peakedCap(taste);
    case 'fez':
    case 'beret':
    case 'jester':
    case 'ushanka':
      return softHat(kind, taste);
    default:
      return plainHat(PLAIN_HATS.includes(kind) ? kind : 'fedora', taste);
  }
}

/** Every kind of helmet that {@link helmetParts} makes. */
export const HELMET_KINDS = [
  'knight',
  'crusader',
  'viking',
  'roman',
  'spartan',
  'samurai',
  'motorcycle',
  'football',
  'space',
  'hard hat',
  'army',
  'fire',
  'diving',
  'scifi',
] as const;

/** The parts of a helmet in the head's frame, as {@link hatParts}; a kind that does not exist falls back to a knight's. */
export function helmetParts(kind: string, rng: Rng): HatPart[] {
  switch (kind) {
    case 'crusader':
      return greatHelm();
    case 'viking':
      return vikingHelmet();
    case 'roman':
      return romanHelmet(rng.fork('helmet'));
    case 'spartan':
      return spartanHelmet();
    case 'samurai':
      return samuraiHelmet();
    case 'motorcycle':
    case 'football':
      return raceHelmet(kind === 'football');
    case 'space':
      return spaceHelmet();
    case 'hard hat':
    case 'army':
    case 'fire':
      return workHelmet(kind);
    case 'diving':
      return divingHelmet();
    case 'scifi':
      return scifiHelmet();
    default:
      return knightHelmet(rng.fork('helmet'));
  }
}
