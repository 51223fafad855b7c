import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const lacquer = (color: string): { base: string; color: string; clearcoat: number; rough: number } => ({
  base: 'paint',
  color,
  clearcoat: 0.7,
  rough: 0.3,
});

/** Lacquers and plumes. */
export const maskPalettes: readonly PaletteGroup[] = [
  {
    lead: 'face',
    when: { kind: ['carnival'] },
    of: colorways({
      'gold and plum': {},
      'black and gold': { face: lacquer('#1a1a1d'), feather: '#1c1c22' },
      'white and blue': { face: { base: 'porcelain', color: '#f2efe8' }, feather: '#1f4a9a', feature: '#1f4a9a' },
      'red and gold': { face: lacquer('#a3161f'), feather: '#7a1018' },
      'emerald and gold': { face: lacquer('#0f5a44'), feather: '#0f4a5a' },
    }),
  },
  {
    lead: 'face',
    when: { kind: ['domino', 'sleep'] },
    of: colorways({
      usual: {},
      red: { face: { color: '#b01c24' } },
      blue: { face: { color: '#1f3f9a' } },
      green: { face: { color: '#1c6a40' } },
    }),
  },
  {
    lead: 'face',
    when: { kind: ['oni'] },
    of: colorways({ red: { weight: 2 }, blue: { face: lacquer('#1f3a7a') }, black: { face: lacquer('#1d1d20') } }),
  },
];
