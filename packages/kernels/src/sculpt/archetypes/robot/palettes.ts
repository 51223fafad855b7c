import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const glow = (color: string, emissive: string): { color: string; emissive: string } => ({ color, emissive });

/** Enamels of tin toys, war paints, white bodies. */
export const robotPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { style: ['toy'] },
    of: colorways({
      'blue and red': {},
      'red and cream': { body: '#b8352a', trim: '#efe3c6', accent: '#2f6f8a' },
      'mustard and navy': { body: '#d9a032', trim: '#27425f', accent: '#c9402f' },
      'mint and coral': { body: '#8fc4ae', trim: '#e2725b', accent: '#f2c94c' },
      'white and orange': { body: '#e9e6dd', trim: '#e0702a', accent: '#2b2d31', eyes: glow('#bdeaff', '#56c4ff') },
      'gunmetal and teal': { body: '#596168', trim: '#2f8f8f', accent: '#e8b52b', eyes: glow('#b4fff0', '#3fe8c8') },
      'sky and white': { body: '#7fa8d0', trim: '#f2f0ea', accent: '#e8563f' },
      'olive and sand': { body: '#6f7a4a', trim: '#d9c48a', accent: '#b8352a' },
      'navy and gold': { body: '#2a3f66', trim: '#d9a83c', accent: '#e9e6dd', eyes: glow('#bdeaff', '#56c4ff') },
      'copper and teal': { body: '#b06a3c', trim: '#2f6f73', accent: '#efe3c6' },
    }),
  },
  {
    lead: 'body',
    when: { style: ['mech'] },
    of: colorways({
      olive: { body: '#55664a', trim: '#8c8f86', accent: '#d9a032' },
      'white and blue': { body: '#e2e4e6', trim: '#2b4fa2', accent: '#d9a520', eyes: glow('#bdeaff', '#56c4ff') },
      'oxide red': { body: '#7a2e26', trim: '#3a3c40', accent: '#d8c9a0' },
      sand: { body: '#b39a6a', trim: '#5f5a4c', accent: '#c9402f' },
      'slate and orange': { body: '#4c5a66', trim: '#2c3138', accent: '#e8741c', eyes: glow('#ffc48a', '#ff8a2a') },
      'black and red': { body: '#26282c', trim: '#8a1c20', accent: '#c8ccd0', eyes: glow('#ff7a60', '#ff2a12') },
      'safety yellow': { body: '#d8a41c', trim: '#2c2f33', accent: '#e9e6dd' },
      'arctic grey': { body: '#b9c0c4', trim: '#5c6a74', accent: '#c9402f' },
    }),
  },
  {
    lead: 'body',
    when: { style: ['android'] },
    of: colorways({
      white: {
        body: { color: '#e9ebec', rough: 0.3, wear: 0 },
        trim: { color: '#9aa0a6', wear: 0 },
        accent: '#2f86d8',
        eyes: glow('#bdeaff', '#56c4ff'),
      },
      graphite: {
        body: { color: '#3c4147', rough: 0.32, wear: 0 },
        trim: { color: '#a9aeb4', wear: 0 },
        accent: '#2fb8a8',
        eyes: glow('#b4fff0', '#3fe8c8'),
      },
      pearl: {
        body: { color: '#e6dfd2', rough: 0.26, wear: 0 },
        trim: { color: '#b08a5a', wear: 0 },
        accent: '#c9a24e',
        eyes: glow('#ffe0a8', '#ffb84a'),
      },
      'sky blue': {
        body: { color: '#8fb0cc', rough: 0.3, wear: 0 },
        trim: { color: '#eef0f2', wear: 0 },
        accent: '#e0702a',
        eyes: glow('#e8f6ff', '#9fdcff'),
      },
      'red and white': {
        body: { color: '#a8242a', rough: 0.28, wear: 0 },
        trim: { color: '#eceae6', wear: 0 },
        accent: '#2a2c30',
        eyes: glow('#bdeaff', '#56c4ff'),
      },
      midnight: {
        body: { color: '#22304a', rough: 0.28, wear: 0 },
        trim: { color: '#c0c6cc', wear: 0 },
        accent: '#d9a83c',
        eyes: glow('#d8c4ff', '#9a6aff'),
      },
    }),
  },
];
