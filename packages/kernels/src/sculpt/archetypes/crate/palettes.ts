import type { MaterialSpec } from '../../../texture/index.ts';
import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const paper = (color: string): Partial<MaterialSpec> => ({ base: 'paper', color, rough: 0.4 });
const paint = (color: string): Partial<MaterialSpec> => ({ base: 'paint', color, wear: 0.25 });
const wood = (color: string, color2: string): Partial<MaterialSpec> => ({ color, color2 });

/** Woods, wrapping papers with their ribbons, and the paints of tin and steel boxes. */
export const cratePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['gift'] },
    of: colorways({
      'red and gold': { body: paper('#c2202a'), weight: 2 },
      'teal and white': { body: paper('#1f7a80'), ribbon: '#f4f1ea' },
      'cream and red': { body: paper('#f0e6d2'), ribbon: '#c2202a' },
      'green and red': { body: paper('#23693c'), ribbon: '#c8242c' },
      'navy and silver': { body: paper('#24345c'), ribbon: '#cfd4da' },
      'pink and white': { body: paper('#e88aa4'), ribbon: '#fbf6f2' },
      'purple and gold': { body: paper('#6a3a8a'), ribbon: '#f0c23a' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['toolbox'] },
    of: colorways({
      red: { body: paint('#c2221c'), weight: 2 },
      blue: { body: paint('#24508a') },
      green: { body: paint('#2f5f3f') },
      grey: { body: paint('#5a6066') },
      yellow: { body: paint('#e0a81c') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['container'] },
    of: colorways({
      blue: { body: paint('#2f5f8a') },
      rust: { body: paint('#9a4a2c') },
      green: { body: paint('#3a6a4c') },
      orange: { body: paint('#d8702c') },
      grey: { body: paint('#8a9096') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['tote'] },
    of: colorways({
      ice: { body: { base: 'plastic', color: '#8fb4c8' } },
      red: { body: { base: 'plastic', color: '#c83a34' } },
      grey: { body: { base: 'plastic', color: '#7a8086' } },
      green: { body: { base: 'plastic', color: '#4a9a6a' } },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['crate', 'tray', 'pallet'] },
    of: colorways({
      pine: { weight: 2 },
      fresh: { body: wood('#d2a868', '#b08444'), frame: wood('#c09252', '#986c34') },
      old: { body: wood('#8a7458', '#6a563e'), frame: wood('#75604a', '#574634') },
      dark: { body: wood('#6e4a2a', '#4e321a'), frame: wood('#54371e', '#3a2412') },
      weathered: { body: wood('#98907f', '#7a7264'), frame: wood('#857c6c', '#686052') },
    }),
  },
];
