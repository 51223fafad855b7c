import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

const leaves = (color: string, color2: string): { color: string; color2: string } => ({ color, color2 });

/** Seasons and stands, as the kinds have them. */
export const treePalettes: readonly PaletteGroup[] = [
  {
    lead: 'leaves',
    when: { kind: ['birch'] },
    of: colorways({
      spring: { leaves: leaves('#86b040', '#aecb62'), trunk: { color: '#e6e2da', color2: '#3a3530' } },
      summer: { leaves: leaves('#6a9a3a', '#93b955'), trunk: { color: '#e6e2da', color2: '#3a3530' } },
      autumn: { leaves: leaves('#e0b02e', '#efcb5a'), trunk: { color: '#e6e2da', color2: '#3a3530' } },
    }),
  },
  {
    lead: 'leaves',
    when: { kind: ['pine'] },
    of: colorways({
      pine: { leaves: leaves('#2f6b3c', '#4c8a4a') },
      'dark fir': { leaves: leaves('#22523a', '#3a7048') },
      'blue spruce': { leaves: leaves('#47786f', '#6d9c90') },
      'young spruce': { leaves: leaves('#4a8a3c', '#74ad52') },
      olive: { leaves: leaves('#566f34', '#7a9248') },
    }),
  },
  {
    lead: 'leaves',
    when: { kind: ['oak'] },
    of: colorways({
      summer: { weight: 3 },
      spring: { leaves: leaves('#79a93a', '#a9cc5c') },
      'deep green': { leaves: leaves('#376e2c', '#5c9440'), trunk: '#54402f' },
      olive: { leaves: leaves('#6f8a3c', '#95a957') },
      golden: { leaves: leaves('#d39a26', '#eabf4e'), trunk: '#54402f' },
      'autumn red': { leaves: leaves('#b5452a', '#d9762f'), trunk: '#4a382c' },
      'fresh green': { leaves: leaves('#5a9a34', '#8fbd4c') },
    }),
  },
  {
    lead: 'leaves',
    when: { kind: ['palm', 'willow'] },
    of: colorways({
      usual: {},
      bright: { leaves: leaves('#7aae3c', '#a5cc5c') },
      deep: { leaves: leaves('#47803a', '#6ba04e') },
      yellowish: { leaves: leaves('#94a83f', '#bcc860') },
    }),
  },
  {
    lead: 'ornaments',
    when: { ornaments: [true] },
    of: tones('ornaments', {
      red: '#d4262f',
      gold: '#d9a83c',
      blue: '#2f62b8',
      silver: '#cfd3d6',
      copper: '#b8683c',
      violet: '#7a3a94',
    }),
  },
];
