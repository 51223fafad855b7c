import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Paints of armies. */
export const tankPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 2 },
      sand: { body: '#b59a68', turret: '#b59a68', barrel: '#9a8254', wheels: '#9a8254' },
      grey: { body: '#5f6468', turret: '#5f6468', barrel: '#4c5054', wheels: '#4c5054' },
      'dark green': { body: '#3c4a34', turret: '#3c4a34', barrel: '#323e2c', wheels: '#323e2c' },
      'winter white': { body: '#dcdcd6', turret: '#dcdcd6', barrel: '#b8b8b2', wheels: '#b8b8b2' },
      brown: { body: '#6a5840', turret: '#6a5840', barrel: '#584934', wheels: '#584934' },
    }),
  },
];
