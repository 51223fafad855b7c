import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Glazes. */
export const mugPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['mug', 'cup', 'espresso'] },
    of: colorways({
      usual: {},
      white: { body: '#f4f2ec', handle: '#f4f2ec', saucer: '#f4f2ec' },
      navy: { body: '#24365a', handle: '#24365a', saucer: '#24365a' },
      sage: { body: '#9ab094', handle: '#9ab094', saucer: '#9ab094' },
      terracotta: { body: '#c0684a', handle: '#c0684a', saucer: '#c0684a' },
      mustard: { body: '#d8a23a', handle: '#d8a23a', saucer: '#d8a23a' },
      charcoal: { body: '#3a3c40', handle: '#3a3c40', saucer: '#3a3c40' },
      blush: { body: '#e2b4ac', handle: '#e2b4ac', saucer: '#e2b4ac' },
      teal: { body: '#2a8088', handle: '#2a8088', saucer: '#2a8088' },
      red: { body: '#b3261f', handle: '#b3261f', saucer: '#b3261f' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['enamel'] },
    of: colorways({
      usual: {},
      blue: { body: '#2f5a94' },
      red: { body: '#b3261f' },
      green: { body: '#3a6a50' },
      black: { body: '#2a2b2e' },
    }),
  },
];
