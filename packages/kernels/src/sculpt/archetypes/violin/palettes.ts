import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Varnish. */
export const violinPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 2 },
      amber: { body: '#c8782a', neck: '#a8602a' },
      'dark brown': { body: '#5a2a16', neck: '#4a2212' },
      red: { body: '#8a2416', neck: '#6a1c10' },
      honey: { body: '#d89a48', neck: '#b87a34' },
      black: { body: { base: 'paint', color: '#1a1a1c' }, neck: '#2a1a14' },
      white: { body: { base: 'paint', color: '#efece4' }, neck: '#c8a878' },
    }),
  },
];
