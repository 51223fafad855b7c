import type { RigType } from '../../rig/index.ts';
import type { Anatomy } from './anatomy.ts';
import { QUADRUPED_ACTS } from './quadruped-acts.ts';
import { QUADRUPED_GAITS } from './quadruped-gaits.ts';
import type { Act, ActTable } from './record.ts';

/** A motion that a kind of body can be given. */
export interface CreaturePreset {
  /** Its name, such as `preset:walk` or `preset:quadruped:trot`. */
  preset: string;
  type: RigType;
  /** What is seen, in a sentence. */
  about: string;
  act: (body: Anatomy) => Act;
}

/** Every type of body has these, in its own way. */
const GENERAL = ['idle', 'walk', 'run', 'turn', 'jump', 'climb', 'dive', 'slash', 'shoot', 'hurt', 'fall'] as const;

/** All motions of creatures, each with what is seen in it. */
export const CREATURE_PRESETS: readonly CreaturePreset[] = [
  ...list('quadruped', { ...QUADRUPED_ACTS, ...QUADRUPED_GAITS, run: QUADRUPED_GAITS.gallop }, [
    'walk',
    'trot',
    'gallop',
    'idle',
    'sit',
    'jump',
    'attack',
    'eat',
  ]),
];

/** The general motions of a type, then those of its own name. */
function list<T extends ActTable & Record<(typeof GENERAL)[number], unknown>>(
  type: RigType,
  table: T,
  own: readonly (keyof T & string)[],
): CreaturePreset[] {
  const row = (preset: string, name: string): CreaturePreset => ({
    ...{ preset, type },
    about: table[name][0],
    act: table[name][1],
  });
  return [
    ...GENERAL.map((name) => row(`preset:${name}`, name)),
    ...own.map((name) => row(`preset:${type}:${name}`, name)),
  ];
}
