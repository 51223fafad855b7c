import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Sorts. */
export const applePalettes: readonly PaletteGroup[] = [
  {
    lead: 'skin',
    when: { kind: ['apple'] },
    of: colorways({
      red: { weight: 2 },
      'deep red': { skin: { color: '#8a1420', color2: '#a8302c' } },
      'red and yellow': { skin: { color: '#d0362a', color2: '#e8b84a' } },
      green: { skin: { color: '#86b432', color2: '#b6cf52' } },
      golden: { skin: { color: '#dcb63c', color2: '#c9c24c' } },
      pink: { skin: { color: '#d9626a', color2: '#ecd07a' } },
    }),
  },
  {
    lead: 'skin',
    when: { kind: ['pear'] },
    of: colorways({
      yellow: {},
      green: { skin: { color: '#93ab3a', color2: '#b6c452' } },
      brown: { skin: { color: '#a87c38', color2: '#c09a4c' } },
      blushed: { skin: { color: '#c9b840', color2: '#c9602e' } },
      red: { skin: { color: '#963028', color2: '#b8603a' } },
    }),
  },
];
