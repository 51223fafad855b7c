import type { PaletteGroup } from '../../dsl/archetype.ts';

/** What statues are made of, and what these stand on. */
export const statuePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: [
      {
        name: 'limestone',
        weight: 3,
        slots: { body: { base: 'stone', color: '#b4aea2' }, plinth: { base: 'stone', color: '#c4bcac' } },
      },
      {
        name: 'marble',
        weight: 3,
        slots: { body: { base: 'marble', color: '#e8e4dc' }, plinth: { base: 'marble', color: '#cfc8bb' } },
      },
      {
        name: 'bronze',
        weight: 3,
        slots: { body: { base: 'bronze', color: '#7a6238' }, plinth: { base: 'granite', color: '#8a8680' } },
      },
      {
        name: 'verdigris',
        weight: 2,
        slots: {
          body: { base: 'bronze', color: '#6f9a86', metal: 0.2, rough: 0.7 },
          plinth: { base: 'stone', color: '#b8b0a0' },
        },
      },
      { name: 'gilded', weight: 1, slots: { body: { base: 'gold' }, plinth: { base: 'marble', color: '#3a3a3e' } } },
      {
        name: 'sandstone',
        weight: 1,
        slots: { body: { base: 'sandstone', color: '#c8a878' }, plinth: { base: 'sandstone', color: '#b89868' } },
      },
    ],
  },
];
