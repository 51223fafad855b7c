import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Plain badges in bright plastic, hearts in reds. */
export const starPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['star'] },
    of: colorways({
      usual: { weight: 3 },
      red: { body: '#d0281f', rim: '#a01a14' },
      blue: { body: '#2a6ad0', rim: '#1c4a9a' },
      silver: { body: { base: 'silver', color: '#d8d8d8' }, rim: { base: 'silver', color: '#b4b4b6' } },
      violet: { body: '#8a4ac0', rim: '#64308e' },
      green: { body: '#3aa050', rim: '#28783a' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['heart'] },
    of: colorways({
      usual: { weight: 2 },
      pink: { body: '#f0789a', rim: '#d0567a' },
      gold: { body: { base: 'gold', color: '#e0b040' }, rim: { base: 'gold', color: '#c08a2c' } },
      violet: { body: '#9a4ac0', rim: '#70308e' },
      crimson: { body: '#8a1020', rim: '#660a16' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['cloud'] },
    of: colorways({
      white: { body: '#f2f4f6', rim: '#c8d4e0', weight: 2 },
      sky: { body: '#a8d0f0', rim: '#6aa4d8' },
      storm: { body: '#8a94a2', rim: '#5c6674' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['snowflake'] },
    of: colorways({
      ice: { body: '#a8dcf4', rim: '#f2fafe', weight: 2 },
      white: { body: '#eef4f8', rim: '#a8d4ec' },
      silver: { body: { base: 'silver', color: '#dcdee0' }, rim: { base: 'silver', color: '#f0f0f0' } },
      blue: { body: '#3f8ad8', rim: '#c8e4fa' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['flame'] },
    of: colorways({
      orange: { body: '#f06a1c', rim: '#f8c030', weight: 2 },
      red: { body: '#d8301c', rim: '#f08a24' },
      blue: { body: '#2f80e8', rim: '#8ad0ff' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['drop'] },
    of: colorways({ blue: { body: '#2f8ae0', rim: '#1c64b4', weight: 2 }, teal: { body: '#2fb0b8', rim: '#1c8088' } }),
  },
  {
    lead: 'body',
    when: { kind: ['moon', 'sun', 'lightning'] },
    of: colorways({
      usual: { weight: 2 },
      gold: { body: { base: 'gold', color: '#e0b040' } },
      amber: { body: '#f0982c' },
    }),
  },
];
