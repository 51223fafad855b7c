import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const wood = (color: string, color2: string): object => ({ base: 'wood', color, color2 });

/** Cabinets, cases and cloths. */
export const speakerPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['speaker'] },
    of: colorways({
      walnut: { weight: 2 },
      black: { body: { base: 'paint', color: '#1d1e21', rough: 0.4 }, cone: '#d9a42c' },
      white: { body: { base: 'paint', color: '#ecebe6', rough: 0.3, clearcoat: 0.6 }, baffle: '#dcdad4' },
      oak: { body: wood('#b98b55', '#8d6234'), baffle: '#2a2a2c' },
      cherry: { body: wood('#7a3320', '#4f1d12'), cone: '#c9c5bc' },
      teal: { body: { base: 'paint', color: '#1f5a5e', rough: 0.3, clearcoat: 0.7 }, accent: '#d8a860' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['radio'] },
    of: colorways({
      walnut: { weight: 2 },
      mint: { body: { base: 'plastic', color: '#8cc7b4', clearcoat: 0.7 }, baffle: '#f0ead8' },
      red: { body: { base: 'plastic', color: '#b3261e', clearcoat: 0.8 }, baffle: '#efe6d2' },
      cream: { body: { base: 'plastic', color: '#eadfc4', clearcoat: 0.7 }, baffle: '#c9b896' },
      'sky blue': { body: { base: 'plastic', color: '#7fb0cc', clearcoat: 0.7 }, baffle: '#f2eee2' },
      oak: { body: wood('#c29a62', '#9a6f3c'), baffle: '#3a2c20' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['boombox'] },
    of: colorways({
      silver: {},
      black: { body: '#232428', baffle: '#17181b' },
      red: { body: '#b8241e', baffle: '#1d1d20' },
      yellow: { body: '#e8b41c', baffle: '#232326' },
      pink: { body: '#e07a9c', baffle: '#f2eee6', cone: '#5a5a60' },
      teal: { body: '#2c9c98', baffle: '#e8e4da', accent: '#f07a3a' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['portable'] },
    of: colorways({
      charcoal: {},
      blue: { body: '#1f5fb0' },
      red: { body: '#b8242c' },
      teal: { body: '#1a8f8a' },
      sand: { body: '#c9b89a', rubber: '#4a4238' },
      pink: { body: '#d98a9c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['amp'] },
    of: colorways({
      black: {},
      tweed: { body: { base: 'canvas', color: '#c79a52' }, grille: '#5a3a22' },
      cream: { body: { base: 'leather', color: '#e6dcc2' }, grille: '#8a5a34' },
      orange: { body: { base: 'leather', color: '#e06a1a' }, grille: '#6a4a34' },
      red: { body: { base: 'leather', color: '#9a1f20' }, grille: '#26262a' },
    }),
  },
  {
    lead: 'horn',
    when: { kind: ['gramophone'] },
    of: colorways({
      brass: { weight: 2 },
      black: { horn: { base: 'paint', color: '#17181a', rough: 0.2, clearcoat: 1 } },
      'morning glory': { horn: { base: 'paint', color: '#8a1f2a', rough: 0.2, clearcoat: 1 } },
      copper: { horn: { base: 'copper', color: '#c9764a' } },
      green: { horn: { base: 'paint', color: '#1f4a34', rough: 0.2, clearcoat: 1 } },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['megaphone'] },
    of: colorways({
      'white and red': {},
      red: { body: '#c8261c', accent: '#f2f0ea' },
      yellow: { body: '#edb91c', accent: '#26262a' },
      blue: { body: '#2a62b0', accent: '#f2f0ea' },
    }),
  },
];
