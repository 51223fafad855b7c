import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const GOLD = { base: 'gold', color: '#d9a93f' };
const SILVER = { base: 'silver', color: '#cfd0cc' };
const wrap = (color: string, color2: string): { base: string; color: string; color2: string } => ({
  base: 'fabric',
  color,
  color2,
});

/** Hilts: metal, leather and stone that a smith would choose together. */
export const swordPalettes: readonly PaletteGroup[] = [
  {
    lead: 'guard',
    when: { style: ['katana'] },
    of: colorways({
      navy: {},
      black: { grip: wrap('#1a1a1c', '#c9c2b0') },
      red: { grip: wrap('#7a1a1e', '#e0d8c4'), guard: { base: 'iron', color: '#2c2624' } },
      'green and bronze': { grip: wrap('#27402f', '#d6ccb0'), guard: { base: 'bronze', color: '#8a6436' } },
      'white and gold': { grip: wrap('#e6e0d0', '#8a7a58'), guard: GOLD },
      'purple and silver': { grip: wrap('#3f2a55', '#d9d2c4'), guard: SILVER },
    }),
  },
  {
    lead: 'guard',
    of: colorways({
      'brass and ruby': { weight: 2 },
      'steel and sapphire': { guard: { base: 'steel', color: '#a9aeb4' }, grip: '#1d1b1c', gem: '#1f4fc4' },
      'gold and emerald': { guard: GOLD, grip: '#4a1a1e', gem: '#0f9d58' },
      'black iron and amber': { guard: { base: 'iron', color: '#3a3a3d' }, grip: '#7a4a28', gem: '#e0901c' },
      'silver and amethyst': { guard: SILVER, grip: '#26304a', gem: '#8a4fc8' },
      'bronze and jade': { guard: { base: 'bronze', color: '#8f6838' }, grip: '#2c3a2c', gem: '#4fae84' },
      'gold and lapis': { guard: GOLD, grip: '#1f2a4a', gem: '#2a56b8' },
      'copper and moonstone': { guard: { base: 'copper', color: '#b0704a' }, grip: '#3a3230', gem: '#cfe0ea' },
    }),
  },
];
