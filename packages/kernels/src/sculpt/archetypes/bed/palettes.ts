import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const cloth = (color: string, color2: string): object => ({ color, color2 });
const painted = (color: string): object => ({ base: 'paint', color, rough: 0.45 });

/** Frames and bed linen. */
export const bedPalettes: readonly PaletteGroup[] = [
  {
    lead: 'frame',
    when: { kind: ['pet'] },
    of: colorways({
      usual: {},
      grey: { frame: '#7f8488' },
      navy: { frame: '#33445f' },
      moss: { frame: '#6a7350' },
      rust: { frame: '#a0583a' },
      sand: { frame: '#c4ae88' },
    }),
  },
  {
    lead: 'blanket',
    when: { headboard: ['any', 'panel', 'spindle', 'upholstered', 'arched', 'iron'] },
    of: colorways({
      'slate blue': {},
      'forest green': { blanket: cloth('#3f5a48', '#32493a'), accent: cloth('#d8c49a', '#c4ae80') },
      'dusty rose': { blanket: cloth('#c9938c', '#b57d76'), accent: cloth('#f0e4d8', '#ddcdbe') },
      mustard: { blanket: cloth('#c9982f', '#b38424'), accent: cloth('#36506a', '#2a4058') },
      linen: { blanket: cloth('#ddd0b8', '#cbbc9e'), accent: cloth('#96603c', '#804e2e') },
      rust: { blanket: cloth('#a8583a', '#93492e'), accent: cloth('#efe2cc', '#dccbb0') },
      charcoal: { blanket: cloth('#53575c', '#44484c'), accent: cloth('#c9a24e', '#b48f3e') },
      teal: { blanket: cloth('#2f7376', '#265f62'), accent: cloth('#e6b48a', '#d29e72') },
      lavender: { blanket: cloth('#a898bc', '#9484aa'), accent: cloth('#f0ebe2', '#dcd5c8') },
    }),
  },
  {
    lead: 'frame',
    when: { kind: ['double', 'bunk', 'crib'] },
    of: colorways({
      oak: {},
      walnut: { frame: '#5a3a24' },
      white: { frame: painted('#ebe8e1') },
      beech: { frame: '#c49c68' },
      black: { frame: painted('#26262a') },
      sage: { frame: painted('#92a08a') },
    }),
  },
];
