import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const two = (body: string, tail: string): Record<string, string> => ({ body, tail });
const matt = (color: string): object => ({ color, rough: 0.6, clearcoat: 0 });

/** Liveries. */
export const helicopterPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['attack'] },
    of: colorways({
      olive: {},
      grey: { body: matt('#5f666c'), tail: matt('#5f666c') },
      sand: { body: matt('#a08c64'), tail: matt('#a08c64') },
      black: { body: matt('#2a2c2e'), tail: matt('#2a2c2e') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['light'] },
    of: colorways({
      'red and white': {},
      'blue and white': two('#1f58b0', '#f0f1f2'),
      'black and gold': two('#1c1d20', '#d0a440'),
      'yellow and navy': two('#ecb81c', '#22345f'),
      'white and orange': two('#eef0f2', '#e0701c'),
      'green and cream': two('#1f6a48', '#eee6cc'),
      'teal and white': two('#148088', '#f0f1f2'),
    }),
  },
];
