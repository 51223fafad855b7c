import type { SlotSpec } from '../../dsl/archetype.ts';

/** What most vehicles have: glass, wheels, trim and lamps, with the words that name them. */
export const VEHICLE_SLOTS = {
  windows: {
    material: { base: 'tinted-glass', color: '#93a6aa', rough: 0.05, transmission: 0.8 },
    words: ['window', 'windscreen', 'windshield', 'glass'],
  },
  wheels: { material: { base: 'steel', color: '#b9bcc0', rough: 0.28 }, words: ['wheel', 'rim', 'alloy'] },
  tyres: { material: { base: 'rubber', color: '#17181a' }, words: ['tyre', 'tire'] },
  trim: {
    material: { base: 'plastic', color: '#16181a', rough: 0.55 },
    words: ['trim', 'bumper', 'sill', 'cladding'],
  },
  chrome: {
    material: { base: 'chrome', color: '#e6e8ea', rough: 0.1, metal: 1 },
    words: ['chrome', 'grille', 'badge'],
  },
  lights: {
    material: {
      base: 'glass',
      color: '#f4f6f2',
      rough: 0.08,
      emissive: '#fff4dc',
      emissiveStrength: 0.6,
      transmission: 0,
    },
    words: ['headlight', 'headlamp', 'light', 'lamp'],
  },
  'tail lamps': {
    material: {
      base: 'glass',
      color: '#9c0b12',
      rough: 0.1,
      emissive: '#5a0307',
      emissiveStrength: 0.4,
      transmission: 0,
    },
    words: ['tail light', 'taillight', 'tail lamp'],
  },
} as const satisfies Readonly<Record<string, SlotSpec>>;
