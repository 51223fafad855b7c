import type { ParamSpec } from '../../dsl/archetype.ts';
import { HUMAN_POSES } from './body/poses.ts';
import { BEARDS } from './hair/beard.ts';
import { HAIR_STYLES } from './hair/styles.ts';
import { OUTFITS } from './outfits/index.ts';
import { EXPRESSIONS } from './person.ts';
import { SPECIES } from './species.ts';

const choice = (of: readonly string[], about: string): ParamSpec => ({
  type: 'choice',
  of: ['auto', ...of],
  default: 'auto',
  about,
});
/** Spans less than two: a number that spans more is taken for a count. */
const factor = (about: string): ParamSpec => ({ type: 'number', min: 0.5, max: 2.4, default: 1, about });

/** What can be said of a person. `auto` is what the outfit's usual wearer has. */
export const HUMAN_PARAMS: Readonly<Record<string, ParamSpec>> = {
  outfit: {
    type: 'choice',
    of: Object.keys(OUTFITS),
    default: 'casual',
    about: 'What the person wears, hat and typical things included.',
  },
  species: choice(Object.keys(SPECIES), 'Kind of people.'),
  sex: choice(['male', 'female'], 'Man or woman.'),
  age: { type: 'number', min: 0, max: 2, default: 1, about: '0 a baby, 0.3 a child, 1 grown up, 2 very old.' },
  bulk: { type: 'number', min: 0.5, max: 2.4, default: 1, vary: [0.92, 1.1], about: 'Weight: 0.7 thin, 1.4 fat.' },
  muscle: factor('Muscle: 0.5 slight, 2 heroic.'),
  headSize: factor('Size of the head.'),
  eyeSize: factor('Size of the eyes.'),
  earSize: factor('Size of the ears.'),
  hair: choice(['none', ...Object.keys(HAIR_STYLES)], 'Cut of the hair.'),
  beard: choice(['none', ...Object.keys(BEARDS)], 'Beard or moustache.'),
  expression: choice(Object.keys(EXPRESSIONS), 'Look on the face.'),
  pose: choice(Object.keys(HUMAN_POSES), 'Posture.'),
  props: { type: 'flag', default: true, about: 'Holds the things that go with the outfit.' },
  wings: choice(['none', 'feather', 'bat', 'insect'], 'Kind of wings.'),
  horns: choice(['none', 'demon', 'bull', 'ram', 'goat'], 'Kind of horns.'),
};
