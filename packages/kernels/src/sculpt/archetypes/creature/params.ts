import type { ParamSpec } from '../../dsl/archetype.ts';
import { SPECIES } from './presets/index.ts';

const factor = (about: string): ParamSpec => ({ type: 'number', min: 0.4, max: 2.5, default: 1, about });

/** What can be said of a creature besides its species. Factors multiply the species' own proportions. */
export const CREATURE_PARAMS = {
  species: { type: 'choice', of: Object.keys(SPECIES), default: 'dog', about: 'The animal or beast.' },
  pose: {
    type: 'choice',
    of: ['standing', 'walking', 'running', 'sitting', 'lying', 'sleeping', 'rearing', 'roaring', 'howling', 'flying'],
    default: 'standing',
    about: 'Posture. Species that cannot take it stand.',
  },
  size: { type: 'number', min: 0.05, max: 20, default: 1, about: 'Factor on the natural size.' },
  bulk: factor('Thickness of trunk and limbs: 0.7 thin, 1.4 fat.'),
  legLength: factor('Length of the legs.'),
  neckLength: factor('Length of the neck.'),
  headSize: factor('Size of the head.'),
  headCount: { type: 'number', min: 1, max: 3, default: 1, about: 'Number of heads, whole.' },
  eyeSize: factor('Size of the eyes.'),
  earSize: factor('Size of the ears.'),
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
  tailLength: factor('Length of the tail.'),
  wings: {
    type: 'choice',
    of: ['none', 'feather', 'bat', 'insect', 'auto'],
    default: 'auto',
    about: 'Kind of wings; auto is what the species has.',
  },
  wingSize: factor('Size of the wings.'),
  horns: {
    type: 'choice',
    of: ['none', 'devil', 'bull', 'goat', 'ram', 'antelope', 'unicorn', 'antlers', 'dragon', 'rhino', 'auto'],
    default: 'auto',
    about: 'Kind of horns; auto is what the species has.',
  },
  hornSize: factor('Size of the horns.'),
  mane: { type: 'flag', default: true, about: 'Keeps mane, crest and comb, if the species has.' },
  spikes: { type: 'choice', of: ['none', 'spikes', 'auto'], default: 'auto', about: 'Spikes along the back.' },
  teeth: { type: 'choice', of: ['none', 'fangs', 'carnivore', 'auto'], default: 'auto', about: 'Visible teeth.' },
  mouth: { type: 'choice', of: ['closed', 'open', 'auto'], default: 'auto', about: 'Open for a roar.' },
} as const satisfies Record<string, ParamSpec>;
