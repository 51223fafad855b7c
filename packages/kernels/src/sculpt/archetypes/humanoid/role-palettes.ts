import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const robe = (top: string, hat: string, trim: string): Record<string, string> => ({ top, hat, trim, cape: hat });
const arms = (cape: string, hat: string, prop: string): Record<string, string> => ({ cape, hat, prop });
const suit = (cloth: string, tie: string): Record<string, string> => ({ top: cloth, bottom: cloth, trim: tie });
const hero = (body: string, second: string, trim: string): Record<string, string> => ({
  top: body,
  bottom: body,
  shoes: second,
  gloves: second,
  cape: second,
  hat: second,
  trim,
});

/** What people of one calling choose among. */
export const ROLE_PALETTES: readonly PaletteGroup[] = [
  {
    lead: 'top',
    when: { outfit: ['business', 'tuxedo'] },
    of: colorways({
      usual: { weight: 2 },
      charcoal: suit('#3c3e44', '#2a4a7a'),
      'light grey': suit('#8a8d92', '#6a2436'),
      brown: suit('#54402f', '#2f5a44'),
      'dark green': suit('#2b3c34', '#c09a4c'),
      blue: suit('#2f4a7c', '#c8a24a'),
    }),
  },
  {
    lead: 'cape',
    when: { outfit: ['knight'] },
    of: colorways({
      red: {},
      blue: arms('#24468f', '#24468f', '#24468f'),
      green: arms('#2a5a3c', '#2a5a3c', '#2a5a3c'),
      'black and gold': { ...arms('#232226', '#d8ae3e', '#232226'), trim: { base: 'gold', color: '#d8ae3e' } },
      white: arms('#e6e2d8', '#e6e2d8', '#9a1c22'),
      purple: arms('#54286e', '#54286e', '#54286e'),
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['knight'] },
    of: colorways({
      steel: { weight: 2 },
      'dark steel': { top: '#5c6066', trim: { base: 'steel', color: '#b9bdc3' } },
      'gilded steel': { top: '#c4c7cb', trim: { base: 'gold', color: '#dcae3c' } },
      bronzed: { top: { base: 'bronze', color: '#a07c4a' } },
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['wizard'] },
    of: colorways({
      indigo: {},
      crimson: robe('#7a1f2c', '#6a1824', '#d8ae3e'),
      emerald: robe('#1f5a44', '#184a38', '#d8c070'),
      grey: robe('#7c7a78', '#6a6866', '#b8b2a4'),
      violet: robe('#54307c', '#44246a', '#d8ae3e'),
      'midnight blue': robe('#1c2748', '#162040', '#c9ccd4'),
      brown: robe('#6a4a30', '#5a3c26', '#c09a5c'),
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['superhero'] },
    of: colorways({
      'blue and red': {},
      'red and gold': hero('#a81c24', '#d8a42c', '#d8a42c'),
      'black and yellow': hero('#232428', '#d8aa1c', '#d8aa1c'),
      'green and white': hero('#1f7a48', '#ecebe6', '#e8c02c'),
      'purple and teal': hero('#54308a', '#1f9a94', '#e8e2d0'),
      'navy and orange': hero('#1c2c56', '#e0701c', '#e8e2d0'),
      'white and blue': hero('#e8e8e8', '#2457b8', '#2457b8'),
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['princess', 'queen'] },
    of: colorways({
      usual: { weight: 2 },
      'sky blue': { top: '#7fb0dc', trim: '#eef4fa' },
      lilac: { top: '#a88ad0', trim: '#f0e8fa' },
      mint: { top: '#8fccb0', trim: '#f0faf4' },
      gold: { top: '#dcb050', trim: '#f8f0d8' },
      crimson: { top: '#9a1c34', trim: '#e6c878' },
      emerald: { top: '#1f6a4c', trim: '#e6c878' },
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['king', 'prince'] },
    of: colorways({
      usual: { weight: 2 },
      'royal blue': { top: '#22408a', cape: '#1c3474' },
      purple: { top: '#54286e', cape: '#441f5c' },
      green: { top: '#1f5a40', cape: '#184a36' },
      black: { top: '#26242a', cape: '#8a1a2c' },
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['pirate'] },
    of: colorways({
      'red coat': {},
      'navy coat': { top: '#22345c', bottom: '#5a4a38' },
      'black coat': { top: '#232226', bottom: '#4a2a24' },
      'green coat': { top: '#2c4a38', bottom: '#4a4034' },
      'brown coat': { top: '#5f4028', bottom: '#33343c' },
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['ninja'] },
    of: colorways({
      'black and red': {},
      'navy and white': { top: '#1f2a48', bottom: '#1f2a48', hat: '#1a2440', trim: '#d8d8d4' },
      crimson: { top: '#6a1a20', bottom: '#4a1418', hat: '#5c161c', trim: '#1c1a1c' },
      'grey and blue': { top: '#4c5056', bottom: '#3c4046', hat: '#44484e', trim: '#2f5f9a' },
      'dark green': { top: '#28402f', bottom: '#22362a', hat: '#243a2c', trim: '#c09a3c' },
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['cowboy', 'farmer', 'backpacker', 'teacher', 'athlete', 'peasant'] },
    of: colorways({
      usual: { weight: 2 },
      blue: { top: '#3f66a0' },
      green: { top: '#4a6f48' },
      mustard: { top: '#c9982f' },
      wine: { top: '#7a2a38' },
      grey: { top: '#7c8288' },
    }),
  },
  {
    lead: 'prop',
    when: { outfit: ['viking'] },
    of: colorways({
      red: {},
      blue: { prop: '#2f5080' },
      yellow: { prop: '#c09a3c' },
      green: { prop: '#3c5f44' },
      black: { prop: '#2c2826' },
    }),
  },
  {
    lead: 'top',
    when: { outfit: ['elf', 'ranger'] },
    of: colorways({
      green: {},
      'forest brown': { top: '#5c4a30', cape: '#42361f', hat: '#42361f' },
      'dusk blue': { top: '#3c5474', cape: '#2c4060', hat: '#2c4060' },
      russet: { top: '#84482a', cape: '#63341c', hat: '#63341c' },
      'silver grey': { top: '#8a9094', cape: '#6a7074', hat: '#6a7074' },
    }),
  },
];
