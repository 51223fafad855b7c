import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const BRICK = (color: string): { base: string; color: string } => ({ base: 'brick', color });

/** Shopfront paints with the walls over them and cloths that go with both. */
export const shopPalettes: readonly PaletteGroup[] = [
  {
    lead: 'walls',
    when: { kind: ['stall', 'stand', 'kiosk'] },
    of: colorways({
      'oak and red': { weight: 2 },
      'oak and green': { awning: '#2f7a4a' },
      'white and blue': { walls: { base: 'paint', color: '#eae6da' }, awning: '#2f5f9a' },
      'green and gold': { walls: { base: 'paint', color: '#2f5a44' }, awning: '#d8a83c' },
      'teal and coral': { walls: { base: 'paint', color: '#3f8a8a' }, awning: '#e0705a' },
    }),
  },
  {
    lead: 'walls',
    when: { kind: ['inn'] },
    of: colorways({
      'cream and oak': { weight: 2 },
      'white and black': { walls: '#efece2', timber: '#2a2420', roof: { base: 'slate', color: '#4a515a' } },
      'ochre and brown': { walls: '#d9b473' },
      'rose and dark oak': { walls: '#dcb8a4', timber: '#3a2a20' },
      'pale and thatch': { walls: '#e8ddc4', roof: { base: 'thatch', color: '#a88a50' } },
    }),
  },
  {
    lead: 'shopfront',
    of: colorways({
      'green and brick': { weight: 2 },
      'navy and stone': {
        shopfront: '#22385a',
        walls: { base: 'stone', color: '#cfc4ac' },
        awning: '#22385a',
        sign: '#1a2c48',
      },
      'burgundy and cream': {
        shopfront: '#6a1f2a',
        walls: { base: 'plaster', color: '#e8dcc4' },
        awning: '#7a2430',
        sign: '#5a1a24',
      },
      'black and yellow brick': { shopfront: '#22242a', walls: BRICK('#bf9a62'), awning: '#2a2c30', sign: '#1c1e22' },
      'teal and white': {
        shopfront: '#2f7a7a',
        walls: { base: 'plaster', color: '#f0ece2' },
        awning: '#2f8a8a',
        sign: '#256a6a',
      },
      'rose and grey': {
        shopfront: '#d08a94',
        walls: { base: 'plaster', color: '#b8bcbe' },
        awning: '#d8707e',
        sign: '#f0e4e0',
        letters: '#7a3a44',
      },
      'red and white': {
        shopfront: '#b02a22',
        walls: { base: 'plaster', color: '#ece6d8' },
        awning: '#c0302a',
        sign: '#8f2019',
      },
      'mustard and brown brick': { shopfront: '#c08a2c', walls: BRICK('#74543f'), awning: '#c9922e', sign: '#3a2c20' },
    }),
  },
];
