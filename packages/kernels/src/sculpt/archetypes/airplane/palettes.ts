import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const paint = (color: string): { color: string } => ({ color });
const biplane = (body: string, wings: string): Record<string, string> => ({ body, wings, tail: wings });
const camouflage = (color: string): Record<string, object> => ({
  body: paint(color),
  wings: paint(color),
  tail: paint(color),
});

/** Liveries. */
export const airplanePalettes: readonly PaletteGroup[] = [
  {
    lead: 'tail',
    when: { kind: ['airliner', 'jet', 'glider'] },
    of: colorways({
      blue: {},
      red: { tail: '#b5161d' },
      green: { tail: '#1f6a44' },
      orange: { tail: '#dd6a1c', engines: '#dd6a1c' },
      teal: { tail: '#14808a', engines: '#14808a' },
      'navy and gold': { tail: '#1a2a50', engines: '#c9a24e' },
      violet: { tail: '#5a3484' },
      yellow: { tail: '#e8b41c', engines: '#2a2e34' },
      burgundy: { tail: '#6f1830', body: '#eceae6' },
      'silver and red': { tail: '#a81c24', body: { base: 'aluminium', color: '#c6cacf' } },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['fighter', 'warbird'] },
    of: colorways({
      usual: { weight: 2 },
      'light grey': camouflage('#9aa2a8'),
      'dark grey': camouflage('#565d64'),
      'sea blue': camouflage('#3f5568'),
      sand: camouflage('#a8946a'),
      green: camouflage('#56644a'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['biplane'] },
    of: colorways({
      'red and yellow': {},
      'blue and silver': biplane('#2a4f8f', '#c3c8ce'),
      'yellow and black': biplane('#e0ac24', '#26282c'),
      'green and cream': biplane('#2f5a40', '#e6d8b4'),
      'white and red': biplane('#ebe8e0', '#b3262a'),
      'orange and navy': biplane('#d8661c', '#22345a'),
      'all red': biplane('#a81c1c', '#a81c1c'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['propeller', 'seaplane'] },
    of: colorways({
      usual: {},
      'white and blue': { body: '#eef0f2', wings: '#eef0f2', tail: '#1f56a0' },
      'yellow and blue': { body: '#e8b828', wings: '#e8b828', tail: '#1c3c78' },
      'red and white': { body: '#b3202a', wings: '#ece9e2', tail: '#b3202a' },
      'green and white': { body: '#ebeae4', wings: '#ebeae4', tail: '#2a6a4a' },
      'sky and orange': { body: '#8fb8d4', wings: '#eef0f2', tail: '#e0701c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['paper'] },
    of: colorways({
      white: { weight: 2 },
      yellow: { body: '#f4e08a' },
      blue: { body: '#a8cce8' },
      pink: { body: '#f0b8c4' },
      kraft: { body: '#c9a878' },
    }),
  },
];
