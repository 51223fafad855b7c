import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const cloth = (canopy: string, second: string): Record<string, string> => ({ canopy, second });

/** Cloths that umbrellas are covered with. */
export const umbrellaPalettes: readonly PaletteGroup[] = [
  {
    lead: 'canopy',
    when: { kind: ['fan', 'feather fan', 'paper'] },
    of: colorways({
      usual: {},
      ivory: { canopy: '#efe6d2', second: '#8a2a2a' },
      indigo: { canopy: '#28386a', second: '#f0e8d8' },
      jade: { canopy: '#3a7a62', second: '#f2ead8' },
      plum: { canopy: '#5c2a52', second: '#f0d8dc' },
    }),
  },
  {
    lead: 'canopy',
    of: colorways({
      navy: {},
      red: cloth('#b8202a', '#f2efe6'),
      black: cloth('#1d1d20', '#c8c4ba'),
      yellow: cloth('#e6b422', '#f6f0e0'),
      green: cloth('#23603c', '#efe6cc'),
      sky: cloth('#5f9cc8', '#f2f2ee'),
      plum: cloth('#5a2454', '#e6c8dc'),
      orange: cloth('#e0702a', '#f8ead8'),
    }),
  },
];
