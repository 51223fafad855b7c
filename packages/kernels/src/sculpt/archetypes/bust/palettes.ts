import type { PaletteGroup } from '../../dsl/archetype.ts';
import { COMPLEXIONS } from '../humanoid/palettes.ts';

/** What busts are made of, and the looks of heads that are alive. */
export const bustPalettes: readonly PaletteGroup[] = [
  ...COMPLEXIONS.map((group) => ({ ...group, when: { cut: ['head'], species: ['auto', 'human'], ...group.when } })),
  {
    lead: 'body',
    when: { cut: ['bust'] },
    of: [
      {
        name: 'carrara',
        weight: 4,
        slots: { body: { base: 'marble', color: '#e6e1d8' }, socle: { base: 'marble', color: '#4a4644' } },
      },
      {
        name: 'bronze',
        weight: 3,
        slots: { body: { base: 'bronze', color: '#7a5f38' }, socle: { base: 'marble', color: '#d8d2c6' } },
      },
      {
        name: 'plaster',
        weight: 2,
        slots: { body: { base: 'plaster', color: '#efece4' }, socle: { base: 'dark-wood' } },
      },
      {
        name: 'basalt',
        weight: 1,
        slots: { body: { base: 'stone', color: '#4c4b4a' }, socle: { base: 'marble', color: '#bfb8aa' } },
      },
      { name: 'gilded', weight: 1, slots: { body: { base: 'gold' }, socle: { base: 'marble', color: '#2a2a2e' } } },
      {
        name: 'clay',
        weight: 1,
        slots: { body: { base: 'ceramic', color: '#b07a54', rough: 0.8 }, socle: { base: 'dark-wood' } },
      },
    ],
  },
];
