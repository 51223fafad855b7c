import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const painted = (color: string, back: string): Record<string, object> => ({
  wood: { base: 'paint', color, rough: 0.5 },
  back: { base: 'paint', color: back, rough: 0.5 },
});

/** Woods and paints, with what stands between the books. */
export const bookshelfPalettes: readonly PaletteGroup[] = [
  {
    lead: 'wood',
    of: colorways({
      oak: {},
      walnut: { wood: '#563722', back: '#452a19', decoration: '#d9cbb0' },
      white: { ...painted('#ebe9e2', '#dcd9d0'), decoration: '#c96f4a' },
      'pale ash': { wood: '#c9ac80', back: '#b89868', decoration: '#3a3c40' },
      'sage green': { ...painted('#8c9c86', '#7a8a75'), decoration: '#e6d8b8' },
      navy: { ...painted('#2c3f5c', '#22324a'), decoration: '#d0a24a' },
      cherry: { wood: '#7c4024', back: '#63311a', decoration: '#5f7f6a' },
      black: { ...painted('#2a2a2c', '#1f1f21'), decoration: '#c98a6a' },
    }),
  },
];
