import type { PaletteGroup } from '../../dsl/archetype.ts';

/** Outfits that anybody wears, and ages whose hair has its colour. */
const EVERYDAY = [
  'casual',
  'dress',
  'business',
  'chef',
  'doctor',
  'nurse',
  'police',
  'teacher',
  'worker',
  'farmer',
  'athlete',
  'soldier',
  'firefighter',
  'backpacker',
  'peasant',
  'cowboy',
  'tuxedo',
  'swimwear',
];
const plain = { outfit: EVERYDAY, species: ['auto', 'human'] };

const skin = (name: string, color: string, color2: string, color3: string, weight: number) => ({
  name,
  weight,
  slots: { skin: { color, color2, color3 } },
});
const hair = (name: string, color: string, color2: string, color3: string, weight: number) => ({
  name,
  weight,
  slots: { hair: { color, color2, color3 }, beard: { base: 'hair', color, color2, color3 } },
});
const cloth = (name: string, top: string, bottom: string) => ({
  name,
  slots: { top: { color: top }, bottom: { color: bottom } },
});

/** Skins, colours of hair, eyes of anybody. */
export const COMPLEXIONS: readonly PaletteGroup[] = [
  {
    lead: 'skin',
    of: [
      skin('warm', '#e2b090', '#d98f72', '#a5614a', 4),
      skin('pale', '#efc7a8', '#e0997c', '#b0705a', 3),
      skin('olive', '#c98f68', '#b57452', '#7c4a32', 2),
      skin('brown', '#9a6642', '#85543a', '#553220', 2),
      skin('dark', '#6f4630', '#5e3a2a', '#3a2218', 2),
    ],
  },
  {
    lead: 'hair',
    when: { age: [0.12, 0.3, 0.65, 1] },
    of: [
      hair('chestnut', '#4a2e1a', '#6b4527', '#24140a', 4),
      hair('black', '#241a14', '#3c2e24', '#0f0a07', 4),
      hair('blond', '#c79a52', '#e2bd78', '#8a6530', 2),
      hair('red', '#8a4420', '#b06030', '#4e2410', 1),
    ],
  },
  {
    lead: 'eyes',
    of: [
      { name: 'blue', slots: { eyes: { color: '#4f7fa8' } } },
      { name: 'brown', slots: { eyes: { color: '#5a3a20' } } },
      { name: 'green', slots: { eyes: { color: '#5f7f4a' } } },
    ],
  },
];

/** People differ: skin, hair, eyes, and what they put on in the morning. */
export const HUMAN_PALETTES: readonly PaletteGroup[] = [
  ...COMPLEXIONS.map((group) => ({ ...group, when: { ...plain, ...group.when } })),
  {
    lead: 'top',
    when: { outfit: ['casual'] },
    of: [
      cloth('blue', '#3f6ea8', '#3a4a68'),
      cloth('red', '#b8403a', '#2f3a4e'),
      cloth('green', '#3f8a62', '#4a4438'),
      cloth('yellow', '#e0a83a', '#34506e'),
      cloth('violet', '#6a5a96', '#2c2e38'),
      cloth('white', '#e8e4da', '#5a4a3a'),
    ],
  },
  {
    lead: 'top',
    when: { outfit: ['dress'] },
    of: [
      cloth('raspberry', '#b83a5e', '#b83a5e'),
      cloth('sky', '#3a6aa8', '#3a6aa8'),
      cloth('jade', '#3f8a72', '#3f8a72'),
      cloth('plum', '#7a4a9a', '#7a4a9a'),
    ],
  },
];
