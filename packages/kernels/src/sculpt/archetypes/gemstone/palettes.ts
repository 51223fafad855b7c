import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Stones of one cut or another. */
export const gemstonePalettes: readonly PaletteGroup[] = [
  {
    lead: 'stone',
    of: tones('stone', {
      sapphire: '#3aa7e8',
      ruby: '#c4122f',
      emerald: '#0f9d58',
      amethyst: '#8a4fc8',
      citrine: '#f0a020',
      rose: '#f08ab0',
      aquamarine: '#6fd3cf',
      diamond: '#dff2fb',
      garnet: '#8a1a2c',
      peridot: '#9ac23a',
    }),
  },
  {
    lead: 'stand',
    of: colorways({
      gold: {},
      silver: { stand: { base: 'silver', color: '#d8d8d4' } },
      copper: { stand: { base: 'copper', color: '#b8704a' } },
    }),
  },
];
