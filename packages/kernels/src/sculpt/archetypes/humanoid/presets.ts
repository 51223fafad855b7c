import type { Preset } from '../../dsl/archetype.ts';

const wearing = (outfit: string, params: Preset['params'] = {}): Preset => ({ params: { outfit, ...params } });

/** People by name. */
export const HUMAN_PRESETS: Readonly<Record<string, Preset>> = {
  person: { size: { height: 1.75 } },
  man: { params: { sex: 'male' }, size: { height: 1.78 } },
  woman: { params: { sex: 'female' }, size: { height: 1.68 } },
  knight: wearing('knight'),
  soldier: wearing('rogue'),
  warrior: wearing('viking'),
  wizard: wearing('wizard'),
  pirate: wearing('casual'),
  ninja: wearing('rogue'),
  ranger: wearing('ranger'),
  elf: wearing('elf'),
  dwarf: wearing('dwarf'),
  goblin: wearing('goblin'),
  demon: wearing('demon'),
  zombie: wearing('zombie'),
  astronaut: wearing('casual'),
  superhero: wearing('casual', { muscle: 0.5 }),
  chef: wearing('casual'),
  doctor: wearing('business'),
  worker: wearing('casual'),
  athlete: wearing('casual'),
  king: wearing('wizard'),
  monk: wearing('wizard'),
  angel: wearing('angel'),
  cowboy: wearing('casual'),
  clown: wearing('casual'),
  santa: wearing('wizard'),
  villager: wearing('casual'),
  mannequin: wearing('casual'),
};
