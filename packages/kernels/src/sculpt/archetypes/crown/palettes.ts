import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Metals, stones and velvets of a regalia. */
export const crownPalettes: readonly PaletteGroup[] = [
  {
    lead: 'gold',
    when: { kind: ['any', 'open', 'royal', 'tiara', 'circlet'] },
    of: colorways({
      'gold, ruby, sapphire': {},
      'gold and emerald': { gems: '#0f8a52', accents: '#e8f0f2', velvet: '#1f4a38' },
      'gold and sapphire': { gems: '#1f4fb0', accents: '#b0142c', velvet: '#22306a' },
      'silver and sapphire': {
        gold: { base: 'silver', color: '#dfddd6' },
        gems: '#2457c8',
        accents: '#e8f2fa',
        velvet: '#1f2a5a',
      },
      'rose gold and amethyst': {
        gold: { base: 'copper', color: '#d89a7c' },
        gems: '#8a4fc8',
        accents: '#f0d0dc',
        velvet: '#4a2460',
      },
      'silver and ruby': {
        gold: { base: 'silver', color: '#dfddd6' },
        gems: '#b0142c',
        accents: '#e8f2fa',
        velvet: '#6a1626',
      },
      'old gold and amber': {
        gold: { base: 'gold', color: '#c29038' },
        gems: '#e0861c',
        accents: '#2f6a4a',
        velvet: '#5a2418',
      },
      'gold and diamonds': { gems: '#eef6fb', accents: '#eef6fb', velvet: '#4a2a6a' },
    }),
  },
];
