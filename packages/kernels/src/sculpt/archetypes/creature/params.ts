import type { ParamSpec } from '../../dsl/archetype.ts';
import { SPECIES } from './presets/index.ts';

/** `vary`: how far individuals differ. */
const factor = (about: string, ...vary: readonly [from: number, to: number]): ParamSpec => ({
  type: 'number',
  min: 0.4,
  max: 2.5,
  default: 1,
  about,
  vary,
});

/** What can be said of a creature besides its species. Factors multiply the species' own proportions. */
export const CREATURE_PARAMS = {
  species: { type: 'choice', of: Object.keys(SPECIES), default: 'dog', about: 'The animal or beast.' },
  pose: {
    type: 'choice',
    of: [
      ...['standing', 'walking', 'running', 'sitting', 'lying', 'sleeping', 'coiled', 'rearing', 'roaring', 'howling'],
      'flying',
    ],
    default: 'standing',
    about: 'Posture. Species that cannot take it stand.',
  },
  size: { type: 'number', min: 0.05, max: 20, default: 1, about: 'Factor on the natural size.' },
  bulk: factor('Thickness of trunk and limbs: 0.7 thin, 1.4 fat.', 0.92, 1.12),
  legLength: factor('Length of the legs.', 0.94, 1.08),
  neckLength: factor('Length of the neck.', 0.9, 1.12),
  headSize: factor('Size of the head.', 0.94, 1.1),
  headTurn: {
    type: 'number',
    min: -45,
    max: 45,
    default: 0,
    unit: 'degrees',
    about: 'Turns the head to its left, besides what the species does.',
    vary: [-24, 12.5],
  },
  headCount: { type: 'number', min: 1, max: 3, default: 1, about: 'Number of heads, whole.' },
  eyeSize: factor('Size of the eyes.', 0.96, 1.08),
  earSize: factor('Size of the ears.', 0.88, 1.16),
  ears: { type: 'flag', default: true, about: 'Has ears, if the species has.' },
  tusks: { type: 'flag', default: true, about: 'Has tusks, if the species has.' },
  whiskers: { type: 'flag', default: true, about: 'Has whiskers, if the species has.' },
  beard: { type: 'flag', default: true, about: 'Has a beard, if the species has.' },
  claws: { type: 'flag', default: true, about: 'Has claws or pincers, if the species has.' },
  humps: { type: 'flag', default: true, about: 'Has a hump or humps, if the species has.' },
  shell: { type: 'flag', default: true, about: 'Has a shell, if the species has.' },
  fins: { type: 'flag', default: true, about: 'Has fins, if the species has.' },
  antennae: { type: 'flag', default: true, about: 'Has feelers, if the species has.' },
  age: { type: 'number', min: 0, max: 1, default: 1, about: '0 a baby with a big head and big eyes, 1 grown up.' },
  tail: { type: 'flag', default: true, about: 'Has a tail, if the species has.' },
  tailLength: factor('Length of the tail.', 0.85, 1.2),
  wings: {
    type: 'choice',
    of: ['none', 'feather', 'bat', 'insect', 'auto'],
    default: 'auto',
    about: 'Kind of wings; auto is what the species has.',
  },
  wingLift: {
    type: 'number',
    min: -30,
    max: 30,
    default: 0,
    unit: 'degrees',
    about: 'How much higher the wings are held than usual.',
    vary: [-14, 12.5],
  },
  wingSize: factor('Size of the wings.', 0.88, 1.2),
  horns: {
    type: 'choice',
    of: ['none', 'devil', 'bull', 'goat', 'ram', 'antelope', 'unicorn', 'antlers', 'dragon', 'rhino', 'auto'],
    default: 'auto',
    about: 'Kind of horns; auto is what the species has.',
    vary: { auto: 4, goat: 2, antelope: 1 },
  },
  hornSize: factor('Size of the horns.', 0.75, 1.35),
  mane: { type: 'flag', default: true, about: 'Keeps mane, crest and comb, if the species has.' },
  spikes: { type: 'choice', of: ['none', 'spikes', 'auto'], default: 'auto', about: 'Spikes along the back.' },
  teeth: { type: 'choice', of: ['none', 'fangs', 'carnivore', 'auto'], default: 'auto', about: 'Visible teeth.' },
  mouth: { type: 'choice', of: ['closed', 'open', 'auto'], default: 'auto', about: 'Open for a roar.' },
} as const satisfies Record<string, ParamSpec>;
