import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const hide = (color: string): { base: string; color: string } => ({ base: 'leather', color });
const BRASS = { base: 'brass', color: '#b8924a', wear: 0.35 };
const painted = (color: string): { base: string; color: string; wear: number } => ({
  base: 'planks',
  color,
  wear: 0.5,
});

/** Woods, hides and old paint with their fittings. */
export const chestPalettes: readonly PaletteGroup[] = [
  {
    lead: 'wood',
    when: { lid: ['flat'], straps: [3] },
    of: colorways({
      'brown hide': {},
      'tan and brass': { wood: hide('#a06c3e'), metal: BRASS },
      black: { wood: hide('#26221f'), metal: BRASS },
      oxblood: { wood: hide('#5c1f1c'), metal: BRASS },
      'bottle green': { wood: hide('#24402f'), metal: BRASS },
      navy: { wood: hide('#26364f'), metal: { base: 'steel', color: '#a9adb0' } },
    }),
  },
  {
    lead: 'wood',
    of: colorways({
      'oak and iron': { weight: 2 },
      'walnut and brass': { wood: '#4a2f1c', metal: BRASS, gems: '#1f5fb0' },
      'grey driftwood': { wood: '#8a7f70', metal: '#4a4a4a', lock: { base: 'iron', color: '#55524e' } },
      'mahogany and gold': { wood: '#6a2a18', metal: { base: 'gold', color: '#c99a3c' }, gems: '#0f9d58' },
      'green paint': { wood: painted('#3f5c44'), metal: '#45423e' },
      'red paint': { wood: painted('#8a2c22'), metal: '#3a3836', gems: '#1f5fb0' },
      'blue paint': { wood: painted('#2f4f6f'), metal: BRASS },
      'pale pine': { wood: '#b98a52', metal: '#3f3d3a' },
      'black and silver': {
        wood: '#2b2420',
        metal: { base: 'steel', color: '#a9adb0' },
        lock: { base: 'silver', color: '#c9c9c4' },
        gems: '#7a3ab8',
      },
    }),
  },
];
