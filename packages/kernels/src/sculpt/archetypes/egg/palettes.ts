import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Shells as hens lay them, as children paint them and as dragons do. */
export const eggPalettes: readonly PaletteGroup[] = [
  {
    lead: 'shell',
    when: { kind: ['easter'] },
    of: colorways({
      usual: {},
      pink: { shell: '#f0a0b8', pattern: '#fdf6f0' },
      'sky blue': { shell: '#8fc4e8', pattern: '#f8e27a' },
      mint: { shell: '#a0d8b8', pattern: '#fbf8f0' },
      lavender: { shell: '#b8a0dc', pattern: '#f8ec9a' },
      yellow: { shell: '#f4d84a', pattern: '#e8705a' },
      coral: { shell: '#ec7a5a', pattern: '#fdf2e0' },
      teal: { shell: '#3aa8a0', pattern: '#f8f2dc' },
    }),
  },
  {
    lead: 'scales',
    when: { kind: ['dragon'] },
    of: colorways({
      usual: {},
      emerald: { scales: '#1f6a3c' },
      sapphire: { scales: '#1f4a8a' },
      black: { scales: '#26242a' },
      gold: { scales: '#b8872c' },
      violet: { scales: '#5a2f80' },
      ice: { scales: '#8fb8cc' },
    }),
  },
  {
    lead: 'shell',
    of: colorways({
      usual: { weight: 1 },
      brown: { shell: '#c48a5a' },
      cream: { shell: '#ecdcc0' },
      olive: { shell: '#a8a484' },
      white: { shell: '#f4efe6' },
      'duck egg blue': { shell: '#b8d0c8' },
    }),
  },
];
