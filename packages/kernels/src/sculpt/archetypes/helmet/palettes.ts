import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const lacquer = (hat: string, band: string, trim: string): Record<string, string> => ({ hat, band, trim });

/** Metals, lacquers and plumes. */
export const helmetPalettes: readonly PaletteGroup[] = [
  {
    lead: 'hat',
    when: { kind: ['knight'] },
    of: colorways({
      'steel, brass, red plume': {},
      'steel, blue plume': { feather: '#24468f' },
      'blackened, gold, white plume': {
        hat: '#3c3f44',
        visor: '#44484e',
        trim: { base: 'gold', color: '#d0a040' },
        feather: '#e6e2d8',
      },
      'bright steel, green plume': { hat: '#c0c4c8', visor: '#c8ccd0', feather: '#2f6a44' },
      'bronze, crimson plume': {
        hat: { base: 'bronze', color: '#9a7444' },
        visor: { base: 'bronze', color: '#a8804c' },
        feather: '#7a1424',
      },
      'blued, silver, black plume': {
        hat: '#4c5a6c',
        visor: '#566478',
        trim: { base: 'silver', color: '#d0d0cc' },
        feather: '#222226',
      },
      'steel, gold, violet plume': { trim: { base: 'gold', color: '#d6a83c' }, feather: '#5a2c80' },
    }),
  },
  {
    lead: 'hat',
    when: { kind: ['motorcycle', 'football'] },
    of: colorways({
      usual: {},
      black: lacquer('#1b1c1f', '#8a8e94', '#2a2c30'),
      white: lacquer('#ebebe8', '#c9cbce', '#d8d8d4'),
      blue: lacquer('#1f4a9a', '#e8e8e4', '#16387a'),
      yellow: lacquer('#e2b01c', '#26282c', '#c09410'),
      green: lacquer('#1f5a3c', '#d8c48a', '#17472e'),
      orange: lacquer('#d8641c', '#26282c', '#b04e12'),
      violet: lacquer('#4a2a7a', '#e0b83c', '#3a2060'),
    }),
  },
  {
    lead: 'hat',
    when: { kind: ['hard hat'] },
    of: colorways({
      yellow: { weight: 2 },
      white: { hat: '#eceae4', trim: '#dcdad4' },
      blue: { hat: '#2a5ab0', trim: '#224c98' },
      orange: { hat: '#e8741c', trim: '#d0640f' },
      red: { hat: '#b8241f', trim: '#9a1c18' },
    }),
  },
];
