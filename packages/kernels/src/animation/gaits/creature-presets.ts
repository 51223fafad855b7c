import type { RigType } from '../../rig/index.ts';
import type { Anatomy } from './anatomy.ts';
import { AQUATIC } from './aquatic.ts';
import { AVIAN_FLIGHT } from './avian-flight.ts';
import { AVIAN_GROUND } from './avian-ground.ts';
import { MANY_LEGS_ACTS } from './many-legs-acts.ts';
import { MANY_LEGS_GAITS } from './many-legs-gaits.ts';
import { QUADRUPED_ACTS } from './quadruped-acts.ts';
import { QUADRUPED_GAITS } from './quadruped-gaits.ts';
import type { Act, ActTable } from './record.ts';
import { SERPENTINE } from './serpentine.ts';

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

const QUADRUPED = { ...QUADRUPED_ACTS, ...QUADRUPED_GAITS, run: QUADRUPED_GAITS.gallop };
const AVIAN = { ...AVIAN_GROUND, ...AVIAN_FLIGHT };
const MANY_LEGS = { ...MANY_LEGS_ACTS, ...MANY_LEGS_GAITS };

/** All motions of creatures, each with what is seen in it. */
export const CREATURE_PRESETS: readonly CreaturePreset[] = [
  ...list('quadruped', QUADRUPED, ['walk', 'trot', 'gallop', 'idle', 'sit', 'jump', 'attack', 'eat']),
  ...list('hexapod', MANY_LEGS, ['walk', 'run', 'idle', 'attack']),
  ...list('octopod', MANY_LEGS, ['walk', 'run', 'idle', 'attack']),
  ...list('avian', AVIAN, ['fly', 'glide', 'takeoff', 'walk', 'hop', 'idle', 'peck']),
  ...list('serpentine', SERPENTINE, ['march', 'coil', 'strike', 'idle']),
  ...list('aquatic', AQUATIC, ['march', 'dart', 'idle', 'turn']),
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
