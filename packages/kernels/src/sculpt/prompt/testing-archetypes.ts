import type { Archetype, ParamSpec, SlotSpec } from '../dsl/archetype.ts';
import { ANIMALS, THINGS } from '../lexicon/index.ts';

/** Archetypes without geometry, so that the parser's tests do not depend on what the artists change. */
const slots = (main: string, ...others: string[]): Record<string, SlotSpec> => ({
  [main]: { material: { base: 'plain' }, words: [main, 'body'], main: true },
  ...Object.fromEntries(others.map((word) => [word, { material: { base: 'plain' }, words: [word] }])),
});
const number = (min: number, max: number, fallback: number): ParamSpec => ({
  type: 'number',
  min,
  max,
  default: fallback,
  about: '',
});
const choice = (...of: string[]): ParamSpec => ({ type: 'choice', of, default: of[0], about: '' });

const make = (name: string, main: string, others: string[], params: Record<string, ParamSpec> = {}): Archetype => ({
  name,
  kind: THINGS.find((thing) => thing.archetype === name)?.kind ?? 'animal',
  size: {},
  params,
  slots: slots(main, ...others),
  build: () => ({ parts: [] }),
});

const creature: Archetype = {
  ...make(
    'creature',
    'skin',
    [
      'belly',
      'leg',
      'paw',
      'face',
      'tail',
      'wing',
      'horn',
      'claw',
      'tooth',
      'eye',
      'ear',
      'nose',
      'beak',
      'mane',
      'spike',
      'shell',
      'fin',
      'stripe',
      'spot',
    ],
    {
      wings: choice('none', 'bat', 'feather'),
      horns: choice('none', 'dragon', 'bull'),
      tail: choice('taper', 'none'),
      headCount: number(1, 7, 1),
      headSize: number(0.5, 2, 1),
      neckLength: number(0.3, 3, 1),
      tailLength: number(0, 3, 1),
      eyeSize: number(0.5, 2, 1),
      bulk: number(0.5, 2, 1),
      pose: choice('standing', 'sitting', 'running', 'flying', 'sleeping', 'roaring'),
    },
  ),
  presets: Object.fromEntries(
    ANIMALS.map((a) => [a.preset ?? '', a.preset === 'dragon' ? { params: { wings: 'bat', horns: 'dragon' } } : {}]),
  ),
};

const text: ParamSpec = { type: 'text', default: 'TEXT', max: 24, about: '' };
const OTHERS: Readonly<Record<string, Archetype>> = {
  car: make('car', 'paint', ['wheel', 'window', 'roof', 'door', 'bumper', 'light'], { length: number(3, 6, 4) }),
  chair: make('chair', 'frame', ['seat', 'back', 'leg', 'cushion'], {
    arms: { type: 'flag', default: false, about: '' },
  }),
  armchair: make('armchair', 'upholstery', ['leg', 'cushion', 'arm']),
  table: make('table', 'top', ['leg', 'edge'], { legCount: number(1, 8, 4) }),
  lamp: make('lamp', 'shade', ['base', 'stand', 'bulb']),
  house: make('house', 'wall', ['roof', 'door', 'window', 'chimney'], {
    floors: number(1, 4, 2),
    chimney: { type: 'flag', default: true, about: '' },
  }),
  castle: make('castle', 'wall', ['roof', 'gate', 'flag', 'tower'], { towers: number(1, 8, 4) }),
  robot: make('robot', 'armor', ['joint', 'eye', 'antenna', 'arm', 'leg', 'head']),
  tree: make('tree', 'leaf', ['trunk', 'branch', 'fruit'], { height: number(2, 20, 8) }),
  cactus: make('cactus', 'skin', ['spine', 'flower', 'pot'], { arms: number(0, 6, 2) }),
  apple: make('apple', 'skin', ['leaf', 'stem']),
  cupcake: make('cupcake', 'frosting', ['cake', 'wrapper', 'cherry', 'sprinkle']),
  vase: make('vase', 'body', ['rim', 'handle'], { handles: number(0, 2, 0) }),
  barrel: make('barrel', 'wood', ['hoop', 'lid']),
  chest: make('chest', 'wood', ['band', 'lock', 'lid'], { open: { type: 'flag', default: false, about: '' } }),
  sword: make('sword', 'blade', ['grip', 'guard', 'pommel', 'handle', 'hilt'], { bladeLength: number(0.4, 1.6, 0.8) }),
  axe: make('axe', 'blade', ['handle', 'grip'], { doubleBladed: { type: 'flag', default: false, about: '' } }),
  gemstone: make('gemstone', 'stone', []),
  text: make('text', 'face', ['side', 'edge'], { text }),
};

/** A registry for the parser's tests. */
export const TESTING_ARCHETYPES: Readonly<Record<string, Archetype>> = { creature, ...OTHERS };

/** Archetypes that the lexicon's own things ask for. */
export const WANTED = [...new Set(THINGS.map((thing) => thing.archetype))];
