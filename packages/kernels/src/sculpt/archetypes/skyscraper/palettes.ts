import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const STONE = (color: string): { base: string; color: string } => ({ base: 'stone', color });
const METAL = (color: string): { base: string; color: string; rough: number } => ({
  base: 'paint',
  rough: 0.45,
  color,
});

/** Glass, stone and metal as skylines have them. */
export const skyscraperPalettes: readonly PaletteGroup[] = [
  {
    lead: 'facade',
    when: { kind: ['deco'] },
    of: colorways({
      limestone: { weight: 2 },
      'warm grey': { facade: STONE('#a8a198'), frame: METAL('#4c4844') },
      'honey and bronze': {
        facade: STONE('#c9ab7a'),
        frame: METAL('#6a4a30'),
        crown: { base: 'bronze', color: '#9a7040' },
      },
      'white and steel': { facade: STONE('#dcd8cf'), frame: METAL('#7c8288') },
      'brown brick': {
        facade: { base: 'brick', color: '#8a5a42' },
        frame: METAL('#3a3430'),
        crown: { base: 'copper', color: '#6f9a86' },
      },
      'black and gold': {
        facade: STONE('#3a3836'),
        frame: METAL('#8a6c34'),
        crown: { base: 'gold', color: '#d0a040' },
      },
    }),
  },
  {
    lead: 'facade',
    when: { kind: ['flats'] },
    of: colorways({
      brick: { facade: { base: 'brick', color: '#96523c' }, frame: '#d8cfbc' },
      sand: { facade: { base: 'plaster', color: '#d8c39a' }, frame: '#f0e8d6' },
      'white and grey': { facade: { base: 'plaster', color: '#ebe8e0' }, frame: '#8a8d90' },
      terracotta: { facade: { base: 'plaster', color: '#bd7452' }, frame: '#ead9c0' },
      'yellow brick': { facade: { base: 'brick', color: '#bf9a62' }, frame: '#e8e0cc' },
      'pale blue': { facade: { base: 'plaster', color: '#a9bfca' }, frame: '#f2efe8' },
    }),
  },
  {
    lead: 'facade',
    of: colorways({
      'steel and blue': { weight: 2 },
      'white and teal': { facade: '#e6e8e8', frame: METAL('#9aa4a8'), glass: '#2c6672' },
      'bronze and amber': { facade: METAL('#6e4f34'), frame: METAL('#54402c'), glass: '#6a4a2c' },
      'black and smoke': { facade: METAL('#26282c'), frame: METAL('#1c1e22'), glass: '#2c343c' },
      'silver and green': { facade: METAL('#c2c8ca'), frame: METAL('#8f9899'), glass: '#2f5f4f' },
      'white and sky': { facade: '#eeeeea', frame: METAL('#b8bec4'), glass: '#4a80a8' },
      'champagne and navy': { facade: METAL('#cbb898'), frame: METAL('#a8977c'), glass: '#22385a' },
    }),
  },
];
