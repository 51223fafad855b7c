import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildBulb, buildString, buildTube } from './bulb.ts';
import { buildBeacon, buildMirrorBall, buildNeon, buildPlasma } from './neon.ts';

/** Light sources by themselves: bulbs, tubes, neon signs, strings of lights, plasma and mirror balls, beacons. */
export const lightbulb: Archetype = {
  name: 'lightbulb',
  kind: 'machine',
  size: { height: 0.11 },
  params: {
    kind: {
      type: 'choice',
      of: ['classic', 'edison', 'led', 'tube', 'neon', 'string', 'plasma', 'mirror ball', 'beacon'],
      default: 'classic',
      about: 'Kind of light.',
    },
    lit: { type: 'flag', default: true, about: 'Whether it shines.' },
    motif: {
      type: 'choice',
      of: ['heart', 'lightning', 'star', 'arrow'],
      default: 'heart',
      about: 'What a neon sign shows.',
      vary: { heart: 2, lightning: 2, star: 1, arrow: 1 },
    },
    text: { type: 'text', default: '', max: 10, about: 'Word of a neon sign instead.' },
  },
  slots: {
    glass: {
      material: { base: 'glass', color: '#f6f8f4', transmission: 0.94 },
      words: ['glass', 'bulb', 'globe', 'dome'],
    },
    light: { material: { base: 'plastic', color: '#ff3a6a' }, words: ['light', 'neon', 'tube', 'glow'], main: true },
    base: {
      material: { base: 'steel', color: '#c2c4c6', rough: 0.25 },
      words: ['base', 'screw', 'socket', 'cap', 'stand'],
    },
    accent: { material: { base: 'aluminium', color: '#d8dadc' }, words: ['ring', 'housing', 'heat sink'] },
    mirror: { material: { base: 'chrome', color: '#e6e8ea', rough: 0.05 }, words: ['mirror', 'facet'] },
    cord: { material: { base: 'rubber', color: '#1f3a28' }, words: ['cord', 'wire', 'cable'] },
    backing: { material: { base: 'plastic', color: '#15161a', rough: 0.12 }, words: ['board', 'backing'] },
  },
  palettes: [
    {
      lead: 'light',
      when: { kind: ['neon'] },
      of: colorways({
        pink: {},
        blue: { light: '#3a9aff' },
        green: { light: '#3aff8a' },
        orange: { light: '#ff8a2a' },
        violet: { light: '#a05aff' },
        red: { light: '#ff3a2a' },
      }),
    },
    {
      lead: 'base',
      when: { kind: ['classic', 'edison'] },
      of: colorways({
        steel: {},
        brass: { base: { base: 'brass', color: '#c8a04a' } },
        copper: { base: { base: 'copper', color: '#b5683e' } },
        black: { base: { base: 'cast-iron', color: '#2a2b2e' } },
        nickel: { base: { base: 'brushed-steel', color: '#b8b4aa' } },
        bronze: { base: { base: 'bronze', color: '#8a5f38' } },
      }),
    },
  ],
  presets: {
    'light bulb': { size: { height: 0.107 } },
    'edison bulb': {
      params: { kind: 'edison' },
      materials: { base: { base: 'brass', color: '#c39a48' }, glass: { color: '#f6e6c4' } },
      size: { height: 0.142 },
    },
    'led bulb': { params: { kind: 'led' }, size: { height: 0.106 } },
    'fluorescent tube': { params: { kind: 'tube' }, size: { width: 1.2 } },
    'neon light': { params: { kind: 'neon' }, materials: { cord: { color: '#1a1a1c' } } },
    'christmas lights': { params: { kind: 'string' }, size: { width: 0.45 } },
    'plasma ball': {
      params: { kind: 'plasma' },
      materials: { base: { base: 'plastic', color: '#1a1b1e' }, cord: { color: '#1a1a1c' } },
      size: { height: 0.243 },
    },
    'disco ball': { params: { kind: 'mirror ball' }, size: { height: 0.41 } },
    beacon: {
      params: { kind: 'beacon' },
      materials: {
        light: { color: '#e8301c' },
        base: { base: 'plastic', color: '#26282c' },
        cord: { color: '#1a1a1c' },
      },
      size: { height: 0.147 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const color = materials.light.color ?? '#ff3a6a';
    if (kind === 'tube') buildTube(b, read.flag(params, 'lit'));
    else if (kind === 'neon') buildNeon(b, read.word(params, 'motif'), String(params.text ?? '').toUpperCase(), color);
    else if (kind === 'string') buildString(b, rng);
    else if (kind === 'plasma') buildPlasma(b);
    else if (kind === 'mirror ball') buildMirrorBall(b);
    else if (kind === 'beacon') buildBeacon(b, color);
    else buildBulb(b, kind === 'led' ? 'led' : kind === 'edison' ? 'edison' : 'classic', read.flag(params, 'lit'));
    return { parts: proportioned(b.parts, rng) };
  },
};
