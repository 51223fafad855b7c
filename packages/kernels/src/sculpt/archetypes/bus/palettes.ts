import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Liveries of cities and lines. */
export const busPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['city', 'coach'] },
    of: colorways({
      usual: {},
      blue: { body: '#1f58a8', roof: '#f0f1ee' },
      green: { body: '#2a7a4a', roof: '#f4f0dc' },
      'white and blue': { body: '#eceef0', roof: '#1c6a9c' },
      yellow: { body: '#e6b020', roof: '#f4f3ee' },
      teal: { body: '#1f8088', roof: '#eceae2' },
      orange: { body: '#dc6a1c', roof: '#f4f0e6' },
      'cream and green': { body: '#e6dcc0', roof: '#2f5f44' },
    }),
  },
];
