import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const glazed = (color: string): { base: string; color: string; rough: number } => ({
  base: 'ceramic',
  color,
  rough: 0.25,
});
const painted = (color: string): { base: string; color: string; rough: number } => ({
  base: 'paint',
  color,
  rough: 0.35,
});
const both = (color: string): Record<string, object> => ({ body: painted(color), shade: painted(color) });
const cast = (color: string): Record<string, object> => ({
  body: { base: 'iron', color, rough: 0.5 },
  detail: { base: 'iron', color, rough: 0.5 },
});

/** Stands with the shades that flatter them. */
export const lampPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { style: ['street'] },
    of: colorways({
      'green iron': {},
      black: cast('#17181a'),
      'park green': cast('#234434'),
      blue: cast('#2c3f5a'),
      bronze: { body: { base: 'bronze', color: '#6a5030' }, detail: { base: 'bronze', color: '#7a5c38' } },
      grey: cast('#5c6266'),
    }),
  },
  {
    lead: 'body',
    when: { style: ['desk'] },
    of: colorways({
      teal: both('#2f6f73'),
      black: both('#22262b'),
      red: both('#b3262a'),
      cream: both('#e6dcc4'),
      mustard: both('#d39a2a'),
      sage: both('#8a9f86'),
      navy: both('#27406a'),
      white: both('#eceae4'),
      orange: both('#d8662a'),
      chrome: { body: { base: 'chrome', color: '#d4d7da', rough: 0.15 }, shade: painted('#2b2d31') },
    }),
  },
  {
    lead: 'body',
    of: colorways({
      'brass and cream': { weight: 2 },
      'teal glaze': { body: glazed('#2f6f73'), shade: '#f0e8d8' },
      'black and gold': { body: painted('#1d1e20'), shade: '#d9c08a' },
      'copper and navy': {
        body: { base: 'copper', color: '#b8754a' },
        shade: '#2c3a55',
        detail: { base: 'copper', color: '#b8754a' },
      },
      'nickel and charcoal': {
        body: { base: 'brushed-steel', color: '#b9bcc0' },
        shade: '#4a4c50',
        detail: { base: 'brushed-steel', color: '#b9bcc0' },
      },
      'blush glaze': { body: glazed('#d9a093'), shade: '#f4ece0' },
      'walnut and linen': { body: { base: 'wood', color: '#6b4426' }, shade: '#e6dcc6' },
      'white and sage': { body: glazed('#ecebe4'), shade: '#9aaa8f' },
      'cobalt glaze': { body: glazed('#234a8f'), shade: '#f2ede2' },
      'bronze and terracotta': { body: { base: 'bronze', color: '#6f5232' }, shade: '#c27a55' },
    }),
  },
];
