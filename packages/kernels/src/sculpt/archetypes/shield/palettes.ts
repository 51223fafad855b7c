import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const GOLD = { base: 'gold', color: '#e8bd52' };
const SILVER = { base: 'silver', color: '#dcdcd8' };
const painted = (color: string): object => ({ base: 'paint', color, rough: 0.45, clearcoat: 0.2, wear: 0.35 });

/** Fields and charges, metal upon colour as heralds demand. */
export const shieldPalettes: readonly PaletteGroup[] = [
  {
    lead: 'face',
    when: { kind: ['heater', 'kite', 'tower'] },
    of: colorways({
      'azure and gold': { face: painted('#27418a'), emblem: GOLD },
      'gules and silver': { face: painted('#96201f'), emblem: SILVER },
      'vert and gold': { face: painted('#22583a'), emblem: GOLD },
      'sable and silver': { face: painted('#232326'), emblem: SILVER },
      'purpure and gold': { face: painted('#54286e'), emblem: GOLD },
      'white and red': { face: painted('#e6e0d2'), emblem: painted('#9a1c22') },
      'gold and black': { face: painted('#d0a038'), emblem: painted('#232326') },
      'silver and blue': { face: painted('#c9ccd0'), emblem: painted('#24468f') },
    }),
  },
  {
    lead: 'face',
    when: { kind: ['round'] },
    of: colorways({
      'red planks': {},
      'blue planks': { face: '#31507a' },
      'oak planks': { face: '#8a5c34' },
      'green planks': { face: '#3f5f44' },
      'yellow planks': { face: '#c49a3c' },
      'black planks': { face: '#2c2826' },
    }),
  },
];
