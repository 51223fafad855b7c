import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Shells, pads and accents. */
export const headphonesPalettes: readonly PaletteGroup[] = [
  {
    lead: 'shell',
    when: { kind: ['over-ear', 'headset'] },
    of: colorways({
      'black and red': {},
      white: { shell: '#e9e9e7', cushion: '#c9c6c0', band: '#dcdad6', accent: '#b8bcc0', mesh: '#b0aeaa' },
      'silver and tan': {
        shell: { base: 'aluminium', color: '#bfc2c6' },
        cushion: '#96683c',
        band: '#96683c',
        accent: '#d8d8d6',
      },
      'midnight and copper': {
        shell: '#22304a',
        cushion: '#1a2234',
        band: '#1f2a40',
        accent: { base: 'copper', color: '#b8754a' },
      },
      cream: { shell: '#e0d3b8', cushion: '#7a5234', band: '#7a5234', accent: '#c98a4a', mesh: '#8a7860' },
      'forest and gold': {
        shell: '#2f4a3a',
        cushion: '#22302a',
        band: '#26382e',
        accent: { base: 'gold', color: '#d0a850' },
      },
      'black and cyan': { shell: '#1c1d20', accent: '#2fb4d0' },
      rose: { shell: '#dca8a4', cushion: '#f0e2dc', band: '#e6d0c8', accent: '#c98f62', mesh: '#c4a8a2' },
      yellow: { shell: '#dfae28', accent: '#232427' },
    }),
  },
  {
    lead: 'shell',
    of: colorways({
      white: {},
      black: { shell: '#222326' },
      blue: { shell: '#2a4a80' },
      rose: { shell: '#dcaca6' },
      sage: { shell: '#9aac98' },
    }),
  },
];
