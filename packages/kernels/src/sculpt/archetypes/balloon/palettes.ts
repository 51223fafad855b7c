import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const cloth = (envelope: string, stripes: string): Record<string, string> => ({ envelope, stripes });

/** Envelopes. */
export const balloonPalettes: readonly PaletteGroup[] = [
  {
    lead: 'envelope',
    when: { kind: ['hot air'] },
    of: colorways({
      'red and yellow': {},
      'blue and white': cloth('#2a66b8', '#f2f0e8'),
      'teal and coral': cloth('#1f8a8a', '#f08a6a'),
      'violet and orange': cloth('#5f3a94', '#f09a2c'),
      'green and cream': cloth('#3a8a4a', '#f4ead0'),
      'orange and navy': cloth('#e8761c', '#22345f'),
      'pink and cream': cloth('#e0708c', '#f8ecd8'),
      'navy and gold': cloth('#22345f', '#e8b83c'),
    }),
  },
  {
    lead: 'envelope',
    when: { kind: ['party', 'dog'] },
    of: colorways({
      usual: {},
      blue: { envelope: '#1f6fd0' },
      green: { envelope: '#2fa84a' },
      yellow: { envelope: '#f0bc1c' },
      violet: { envelope: '#7a3ab8' },
      orange: { envelope: '#f07a1c' },
      pink: { envelope: '#ec6aa0' },
      gold: { envelope: '#d8a83c' },
    }),
  },
  {
    lead: 'stripes',
    when: { kind: ['airship'] },
    of: colorways({
      red: {},
      blue: { stripes: '#1f4f9c' },
      black: { stripes: '#232528' },
      gold: { stripes: '#c9982f' },
      green: { stripes: '#2a6a48' },
    }),
  },
];
