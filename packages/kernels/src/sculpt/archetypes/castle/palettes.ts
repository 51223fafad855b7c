import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Stone, roofs and banners. */
export const castlePalettes: readonly PaletteGroup[] = [
  {
    lead: 'walls',
    when: { roofs: ['cone'] },
    of: colorways({
      'white and blue': { walls: '#ece6da', roof: '#3d6fb0', flags: '#c8323c' },
      'cream and teal': { walls: '#e8dcc0', roof: '#2f7f76', flags: '#d9a83c' },
      'blush and rose': { walls: '#efdcd4', roof: '#a8485f', flags: '#3d6fb0' },
      'ivory and violet': { walls: '#ebe6dc', roof: '#5f4a94', flags: '#d9a83c' },
      'limestone and emerald': { walls: '#ddd3bd', roof: '#2f6f4c', flags: '#b3202c' },
      'pale grey and terracotta': { walls: '#d3d0c8', roof: '#b3593a', flags: '#2b4fa2' },
    }),
  },
  {
    lead: 'walls',
    of: colorways({
      'sandstone and blue': {},
      'grey and oxide': { walls: '#9c9c98', stone: '#84847f', roof: '#7a3b2c', flags: '#24508f' },
      'limestone and teal': { walls: '#cfc6ae', stone: '#b3a98f', roof: '#2f6468', flags: '#c98a2a' },
      'golden stone': { walls: '#c9a673', stone: '#a88655', roof: '#8f4a34', flags: '#2f5a3a' },
      basalt: { walls: '#63646a', stone: '#4e4f55', roof: '#2b2c30', flags: '#a81c24' },
      'white and slate': { walls: '#dedad0', stone: '#bcb7aa', roof: '#4a515a', flags: '#b3202c' },
      'red sandstone': { walls: '#b07f66', stone: '#8f6450', roof: '#4c4a48', flags: '#e0b84c' },
      'mossy grey': { walls: '#8f947f', stone: '#777b69', roof: '#4f5a4a', flags: '#6a2f7a' },
    }),
  },
];
