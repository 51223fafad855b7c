import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const metal = (color: string): { base: string; color: string; rough: number } => ({
  base: 'aluminium',
  color,
  rough: 0.38,
});
const painted = (color: string): object => ({ base: 'paint', color, clearcoat: 0.3 });
const moulded = (body: string, keys: string): Record<string, object> => {
  const plastic = { base: 'plastic', color: body, rough: 0.5 };
  return { body: plastic, keyboard: plastic, mouse: plastic, keys: { color: keys } };
};

/** Cases and keys. */
export const computerPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['retro'] },
    of: colorways({
      beige: {},
      grey: moulded('#b4b2ac', '#8f8d88'),
      brown: moulded('#8f7a60', '#d8ccb4'),
      white: moulded('#e6e4de', '#c9c6be'),
      'blue grey': moulded('#8a9aa4', '#dcdcd4'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['gaming', 'tower'] },
    of: colorways({
      black: {},
      white: { body: painted('#e9eaec'), keys: '#e2e3e6', keyboard: '#cfd1d4', mouse: '#e2e3e6', trim: '#d3d5d8' },
      graphite: { body: painted('#43474d') },
      red: { body: painted('#8a1a20') },
      navy: { body: painted('#22304f') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['desktop', 'laptop'] },
    of: colorways({
      silver: { weight: 2 },
      'space grey': { body: metal('#6a6d72'), keyboard: '#4a4d52' },
      black: { body: metal('#2c2e32'), keyboard: '#232528' },
      midnight: { body: metal('#2c3648'), keyboard: '#232c3c' },
      gold: { body: metal('#d9c3a0'), mouse: '#e6dccb' },
      white: {
        body: { base: 'plastic', color: '#ecedee', rough: 0.35 },
        keys: '#e0e1e3',
        keyboard: '#d2d4d7',
        mouse: '#ecedee',
      },
      rose: { body: metal('#d8b4a8'), mouse: '#ecdcd6' },
    }),
  },
];
