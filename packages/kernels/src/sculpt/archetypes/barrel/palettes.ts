import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Oak of every age and the hoops that held it. */
export const barrelPalettes: readonly PaletteGroup[] = [
  {
    lead: 'staves',
    of: colorways({
      oak: {},
      'dark oak': { staves: '#5a3820', heads: '#6b4528', hoops: '#3a3a3c' },
      'pale oak': { staves: '#b5854f', heads: '#c29560', hoops: '#55555a' },
      weathered: { staves: '#857763', heads: '#8f816d', hoops: '#5a4438' },
      'brass hoops': { staves: '#7a4a28', heads: '#8a5a34', hoops: { base: 'brass', color: '#b08d4c', wear: 0.4 } },
      'copper hoops': { staves: '#946238', heads: '#a5723f', hoops: { base: 'copper', color: '#a86a44', wear: 0.4 } },
      reddish: { staves: '#8a4526', heads: '#9a5632', hoops: '#2f2f31' },
      'painted hoops': { staves: '#a5764a', heads: '#b08555', hoops: { base: 'paint', color: '#7a2622', wear: 0.5 } },
    }),
  },
];
