import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const painted = (color: string): object => ({ base: 'paint', color, rough: 0.5, wear: 0.15 });

/** Slats and irons. */
export const benchPalettes: readonly PaletteGroup[] = [
  {
    lead: 'wood',
    when: { kind: ['park', 'garden', 'picnic', 'swing'] },
    of: colorways({
      'oak and green iron': {},
      'teak and black': { wood: '#a8702f', frame: '#1c1c1e' },
      'weathered grey': { wood: '#938b7e', frame: '#3a4246' },
      'green paint': { wood: painted('#3a5c46'), frame: '#22302a' },
      'white paint': { wood: painted('#e6e2d8'), frame: '#4c5256' },
      'red brown': { wood: '#7a4026', frame: '#26221f' },
      'blue paint': { wood: painted('#4a6f8c'), frame: '#26303a' },
    }),
  },
  {
    lead: 'cushion',
    when: { kind: ['upholstered'] },
    of: colorways({
      slate: {},
      mustard: { cushion: '#c99a33' },
      rose: { cushion: '#c9938c' },
      forest: { cushion: '#35523f' },
      cream: { cushion: '#e0d4be' },
      navy: { cushion: '#2a3d63' },
    }),
  },
  {
    lead: 'wood',
    when: { kind: ['pew', 'log', 'upholstered'] },
    of: colorways({ usual: {}, dark: { wood: '#54361f' }, pale: { wood: '#b98a56' }, reddish: { wood: '#84482a' } }),
  },
];
