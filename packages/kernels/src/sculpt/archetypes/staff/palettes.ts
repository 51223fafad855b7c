import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const stone = (color: string, emissive: string): object => ({ color, emissive });

/** Woods and stones. */
export const staffPalettes: readonly PaletteGroup[] = [
  {
    lead: 'crystal',
    when: { kind: ['wizard'] },
    of: colorways({
      sapphire: {},
      emerald: { crystal: stone('#2fc06a', '#1a8a48'), shaft: '#5a4028' },
      ruby: { crystal: stone('#e03040', '#a81828'), shaft: '#3a2a20' },
      amethyst: { crystal: stone('#a05ae0', '#6a2ab8'), shaft: '#4a3a30' },
      amber: { crystal: stone('#f0a02c', '#c8700c'), shaft: '#7a5234' },
      moonstone: {
        crystal: stone('#e0eef6', '#9ac4e0'),
        shaft: '#a89a88',
        metal: { base: 'silver', color: '#d0d0cc' },
      },
    }),
  },
];
