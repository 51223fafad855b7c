import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

const PLASTIC = { base: 'plastic', rough: 0.16, clearcoat: 0.8 };
const bakelite = (color: string): Record<string, object> => ({
  case: { ...PLASTIC, color },
  handset: { ...PLASTIC, color },
});

/** Colours that telephones of each time came in. */
export const phonePalettes: readonly PaletteGroup[] = [
  {
    lead: 'case',
    when: { kind: ['rotary'] },
    of: colorways({
      red: bakelite('#a3161c'),
      black: bakelite('#17171a'),
      ivory: bakelite('#e6dcc2'),
      teal: bakelite('#3f8f8c'),
      mustard: bakelite('#d29a24'),
      pink: bakelite('#dfa0a4'),
      'moss green': bakelite('#5f6f44'),
      'sky blue': bakelite('#8fb4d0'),
    }),
  },
  {
    lead: 'case',
    when: { kind: ['flip'] },
    of: tones(
      'case',
      { silver: '#9aa2ad', rose: '#c98a94', black: '#26282c', champagne: '#c4b494', blue: '#4a6a9a', red: '#9a2a30' },
      { base: 'paint', rough: 0.3, metal: 0.5 },
    ),
  },
  {
    lead: 'case',
    when: { kind: ['brick'] },
    of: tones(
      'case',
      { navy: '#2a3a5a', grey: '#5c6168', black: '#222326', red: '#8f2a2a', green: '#2f5a44', yellow: '#d3a428' },
      { base: 'plastic', rough: 0.4, clearcoat: 0.2 },
    ),
  },
  {
    lead: 'case',
    when: { kind: ['smart'] },
    of: colorways({
      midnight: {},
      graphite: { case: '#3a3c40', metal: '#55585c' },
      silver: { case: '#e4e5e6', metal: '#c9ccd0' },
      gold: { case: '#e6d3b0', metal: '#d0b484' },
      'alpine green': { case: '#3f5a48', metal: '#6a7f6e' },
      lilac: { case: '#c4b4dc', metal: '#b0a2c8' },
      red: { case: '#a81c28', metal: '#b8323a' },
      'sky blue': { case: '#a4c4dc', metal: '#8fb0c8' },
      rose: { case: '#e8c4c0', metal: '#d8a8a4' },
    }),
  },
];
