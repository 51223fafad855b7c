import type { MaterialSpec } from '../../../texture/index.ts';
import type { Preset } from '../../dsl/archetype.ts';

type Look = Partial<MaterialSpec>;

const of = (body: Look, limbs: Look, more: Readonly<Record<string, Look>> = {}): Preset['materials'] => ({
  body,
  limbs,
  ...more,
});

/** Golems by what they are made of. */
export const GOLEM_PRESETS: Readonly<Record<string, Preset>> = {
  golem: { openParams: ['make', 'runes', 'moss', 'crystals'] },
  'stone golem': {
    params: { make: 'boulder' },
    openParams: ['runes', 'moss'],
    materials: of({ base: 'stone', color: '#8a867c' }, { base: 'stone', color: '#77736a' }),
  },
  'ice golem': {
    params: { make: 'shard', crystals: true },
    materials: of(
      { base: 'ice', color: '#bfe2f0' },
      { base: 'ice', color: '#9cd0e8' },
      {
        core: { base: 'ice', color: '#4f8fb8' },
        crystal: { base: 'ice', color: '#dff4fa' },
        glow: { color: '#e8fbff', color2: '#5ac8ff' },
      },
    ),
  },
  'lava golem': {
    params: { crystals: false, moss: false, make: 'boulder', flames: true },
    materials: of(
      { base: 'obsidian', color: '#2a2422' },
      { base: 'stone', color: '#3a302c' },
      { core: { base: 'lava' }, glow: { color: '#ffb02a', color2: '#ff5a12' } },
    ),
  },
  'clay golem': {
    params: { crystals: false, make: 'smooth' },
    materials: of(
      { base: 'modelling-clay', color: '#b07a54' },
      { base: 'modelling-clay', color: '#a26c48' },
      { core: { base: 'modelling-clay', color: '#6a4630' }, glow: { color: '#ffe9a0', color2: '#e0a030' } },
    ),
  },
  'iron golem': {
    params: { crystals: false, make: 'block' },
    materials: of(
      { base: 'iron', color: '#8d8f92', wear: 0.5 },
      { base: 'cast-iron', color: '#5c5e62', wear: 0.4 },
      { core: { base: 'cast-iron', color: '#2c2c2e' }, glow: { color: '#ff9a4a', color2: '#e0401a' } },
    ),
  },
  'wood golem': {
    params: { crystals: false, make: 'smooth', branches: true, runes: false },
    materials: of(
      { base: 'bark', color: '#6a4e34' },
      { base: 'bark', color: '#584029' },
      { core: { base: 'bark', color: '#33241a' }, glow: { color: '#c8f06a', color2: '#6ab02a' } },
    ),
  },
  'crystal golem': {
    params: { make: 'shard', crystals: true },
    materials: of(
      { base: 'crystal', color: '#9a7ad8' },
      { base: 'crystal', color: '#7f5fc8' },
      {
        core: { base: 'crystal', color: '#4a2f8a' },
        crystal: { base: 'crystal', color: '#d0b8ff' },
        glow: { color: '#f4e0ff', color2: '#c070ff' },
      },
    ),
  },
  'snow golem': {
    params: { crystals: false, make: 'smooth', runes: false },
    materials: of(
      { base: 'snow', color: '#f2f6fa' },
      { base: 'snow', color: '#e4edf4' },
      { core: { base: 'snow', color: '#b8ccdc' } },
    ),
  },
  'sand golem': {
    params: { crystals: false, make: 'smooth' },
    materials: of(
      { base: 'sandstone', color: '#d0ae78' },
      { base: 'sand', color: '#c09a64' },
      { core: { base: 'sandstone', color: '#8a6a40' }, glow: { color: '#ffe9a0', color2: '#f0b02a' } },
    ),
  },
  'gold golem': {
    params: { crystals: false, make: 'block' },
    materials: of(
      { base: 'gold' },
      { base: 'brass', color: '#b8913c' },
      { core: { base: 'bronze', color: '#5a3a1c' } },
    ),
  },
  'mud golem': {
    params: { crystals: false, make: 'smooth', runes: false, moss: true },
    materials: of(
      { base: 'dirt', color: '#5c4430' },
      { base: 'dirt', color: '#4e3826' },
      { core: { base: 'dirt', color: '#33241a' } },
    ),
  },
  'fire elemental': {
    params: { crystals: false, moss: false, make: 'boulder', flames: true, runes: false },
    materials: of(
      { base: 'lava' },
      { base: 'lava' },
      { core: { base: 'lava' }, glow: { color: '#ffd24a', color2: '#ff7a12' } },
    ),
  },
  'water elemental': {
    params: { crystals: false, make: 'smooth', runes: false },
    materials: of(
      { base: 'ice', color: '#3f9ad0', rough: 0.08 },
      { base: 'ice', color: '#2f80c0', rough: 0.08 },
      { core: { base: 'ice', color: '#1f5a98' }, glow: { color: '#e8fbff', color2: '#8ae0ff' } },
    ),
  },
  'earth elemental': {
    params: { make: 'boulder', moss: true, crystals: true },
    materials: of(
      { base: 'dirt', color: '#6a5238' },
      { base: 'stone', color: '#7a7468' },
      { crystal: { color: '#5ac08a' }, glow: { color: '#d0ff8a', color2: '#5ac02a' } },
    ),
  },
  'air elemental': {
    params: { crystals: false, make: 'smooth', runes: true },
    materials: of(
      { base: 'plain', color: '#dfe9f0' },
      { base: 'plain', color: '#c4d6e2' },
      { core: { base: 'plain', color: '#9ab4c8' }, glow: { color: '#ffffff', color2: '#a8e0ff' } },
    ),
  },
};
