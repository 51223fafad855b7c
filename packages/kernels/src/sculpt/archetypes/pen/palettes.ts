import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const pair = (color: string): Record<string, string> => ({ body: color, lead: color });

/** Barrels, leads and waxes. */
export const penPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['ballpoint', 'fountain'] },
    of: colorways({
      usual: {},
      black: { body: '#1a1b1e' },
      burgundy: { body: '#5e1822' },
      green: { body: '#174a38' },
      silver: { body: '#a8acb2' },
      orange: { body: '#d8641c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['colored', 'marker', 'highlighter'] },
    of: colorways({
      usual: {},
      blue: pair('#1f5ac0'),
      green: pair('#2a8a3c'),
      orange: pair('#e8781c'),
      violet: pair('#6a36a8'),
      pink: pair('#e0508c'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['crayon'] },
    of: colorways({
      red: {},
      blue: { body: '#2a62c0', accent: '#2a62c0' },
      green: { body: '#2f8a3c', accent: '#2f8a3c' },
      orange: { body: '#e8781c', accent: '#e8781c' },
      violet: { body: '#6a36a8', accent: '#6a36a8' },
      yellow: { body: '#f0c81c', accent: '#f0c81c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['quill'] },
    of: colorways({ white: {}, grey: { body: '#7c7a78' }, black: { body: '#22232a' }, barred: { body: '#8a6440' } }),
  },
  {
    lead: 'lead',
    when: { kind: ['brush', 'wall brush'] },
    of: colorways({ usual: {}, red: { lead: '#c8281e' }, green: { lead: '#2f8a4c' }, yellow: { lead: '#f0b81c' } }),
  },
];
