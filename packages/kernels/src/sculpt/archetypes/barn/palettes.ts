import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Barn paints, weathered boards, sheet cladding. */
export const barnPalettes: readonly PaletteGroup[] = [
  {
    lead: 'walls',
    when: { kind: ['stable', 'shed', 'coop'] },
    of: colorways({
      'warm boards': { weight: 2 },
      'silver boards': { walls: '#9a948a', roof: '#4a4c50' },
      sage: { walls: { base: 'paint', color: '#93a585' }, trim: { base: 'paint', color: '#efeae0' } },
      'duck egg': {
        walls: { base: 'paint', color: '#a4bcbc' },
        trim: { base: 'paint', color: '#f2efe6' },
        door: { base: 'paint', color: '#6f8f92' },
      },
      'black and white': { walls: { base: 'paint', color: '#2c2d2e' }, trim: { base: 'paint', color: '#f2efe6' } },
      'barn red': { walls: { base: 'planks', color: '#9c2c20' }, trim: { base: 'paint', color: '#efeae0' } },
    }),
  },
  {
    lead: 'trim',
    when: { kind: ['greenhouse'] },
    of: tones('trim', {
      white: '#eef0ea',
      'dark green': '#34503f',
      black: '#26282a',
      cedar: '#a0683c',
      sage: '#9aab90',
    }),
  },
  {
    lead: 'walls',
    when: { kind: ['garage'] },
    of: colorways({
      cream: {},
      brick: { walls: { base: 'brick', color: '#96523c' }, roof: { base: 'slate', color: '#4a515a' } },
      'white and oak': {
        walls: { base: 'plaster', color: '#f0ede6' },
        door: { base: 'oak', color: '#a0703c' },
        roof: { base: 'slate', color: '#4a515a' },
      },
      'grey and anthracite': {
        walls: { base: 'plaster', color: '#b9bbba' },
        door: { base: 'paint', color: '#3a3f44' },
        roof: { base: 'slate', color: '#3c4248' },
      },
      'sand and green': { walls: { base: 'plaster', color: '#d8c8a0' }, door: { base: 'paint', color: '#3f5a48' } },
    }),
  },
  {
    lead: 'walls',
    when: { kind: ['warehouse'] },
    of: tones('walls', {
      'steel blue': '#8c9aa4',
      sand: '#c4b494',
      green: '#6f8a78',
      white: '#dcdedc',
      rust: '#9a5a40',
    }),
  },
  {
    lead: 'walls',
    when: { kind: ['barn'] },
    of: colorways({
      'barn red': { weight: 3 },
      white: { walls: '#e6e2d8', door: '#d8d2c6', trim: '#7c2a20', roof: '#4a4c50' },
      'weathered grey': { walls: '#8f887c', door: '#7c7468', roof: { base: 'steel', color: '#8f959a' } },
      'oxblood and green': { walls: '#74241c', door: '#34503f', roof: { base: 'steel', color: '#5a6a62' } },
      'brown boards': { walls: '#7a5434', door: '#5e4028', roof: '#4a4038' },
      'dark green': { walls: '#3c5442', door: '#324a38', roof: '#54504a' },
    }),
  },
];
