import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const pair = (ball: string, accent: string, second: string): Record<string, string> => ({ ball, accent, second });

/** Colours that clubs and toys come in. */
export const ballPalettes: readonly PaletteGroup[] = [
  {
    lead: 'ball',
    when: { kind: ['plain', 'bauble', 'bowling', 'frisbee'] },
    of: colorways({
      usual: { weight: 2 },
      blue: { ball: '#2457b8' },
      green: { ball: '#2f8a44' },
      yellow: { ball: '#e8b41c' },
      violet: { ball: '#6a3a9a' },
      orange: { ball: '#e2701c' },
      teal: { ball: '#1f8a8a' },
      pink: { ball: '#d85a8a' },
    }),
  },
  {
    lead: 'accent',
    when: { kind: ['soccer'] },
    of: colorways({
      black: { weight: 3 },
      navy: { accent: '#1f2f5f' },
      red: { accent: '#b01c24' },
      green: { accent: '#1f6a3c' },
      'royal blue': { accent: '#2457c8' },
    }),
  },
  {
    lead: 'ball',
    when: { kind: ['beach', 'volleyball'] },
    of: colorways({
      usual: { weight: 2 },
      'blue and white': pair('#f2f1ec', '#2f7ad0', '#1f4fa8'),
      'teal and coral': pair('#f4efe2', '#ef7a5c', '#2f9a94'),
      'green and yellow': pair('#f2eee0', '#e8c42a', '#3a8f4a'),
      'red and navy': pair('#f2f1ec', '#c8282c', '#1f2f5f'),
    }),
  },
];
