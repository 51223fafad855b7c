import type { Archetype, Sculpture, Socket } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { buildMagnifier, buildSpyglass } from './held.ts';
import { buildMicroscope } from './microscope.ts';
import { buildBinoculars, buildTelescope } from './tubes.ts';

const KINDS: Readonly<Record<string, (b: Bench) => Socket | undefined>> = {
  telescope: buildTelescope,
  spyglass: buildSpyglass,
  binoculars: buildBinoculars,
  microscope: buildMicroscope,
  magnifier: buildMagnifier,
};

/** What one looks through, its front lens to +Z: telescope on its tripod, spyglass, binoculars, microscope, magnifying glass. */
export const telescope: Archetype = {
  name: 'telescope',
  kind: 'tool',
  size: { height: 1.4 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'telescope', about: 'Kind of instrument.' },
  },
  slots: {
    tube: {
      material: { base: 'brass', color: '#c79a48', rough: 0.24, wear: 0.1 },
      words: ['tube', 'telescope', 'body', 'frame'],
      main: true,
    },
    trim: {
      material: { base: 'brass', color: '#b58a3c', rough: 0.26 },
      words: ['ring', 'trim', 'screw', 'knob', 'focus'],
    },
    grip: { material: { base: 'leather', color: '#4a2a1c' }, words: ['grip', 'leather', 'handle', 'cover'] },
    stand: {
      material: { base: 'wood', color: '#8a5630', color2: '#673c1c', rough: 0.38 },
      words: ['tripod', 'leg', 'stand', 'base'],
    },
    lens: {
      material: { base: 'glass', color: '#9cc4dc', rough: 0.05, transmission: 0, clearcoat: 1 },
      words: ['lens', 'glass'],
    },
    dark: { material: { base: 'plastic', color: '#1b1c20', rough: 0.45 }, words: ['eyepiece', 'rubber', 'stage'] },
  },
  palettes: [
    {
      lead: 'tube',
      when: { kind: ['telescope', 'spyglass', 'magnifier'] },
      of: colorways({
        brass: { weight: 3 },
        white: {
          tube: { base: 'paint', color: '#eceeec', rough: 0.25 },
          trim: { base: 'plastic', color: '#22242a' },
          stand: { base: 'aluminium', color: '#3a3d42' },
        },
        blue: { tube: { base: 'paint', color: '#20396a', rough: 0.2 }, trim: { base: 'chrome', color: '#cfd2d6' } },
        copper: { tube: { base: 'copper', color: '#b9714c' }, grip: '#2a1c18' },
        black: { tube: { base: 'paint', color: '#1e1f23', rough: 0.3 }, trim: { base: 'brass', color: '#c79a48' } },
        silver: { tube: { base: 'steel', color: '#b4b7bb' }, trim: { base: 'steel', color: '#85898f' } },
      }),
    },
  ],
  presets: {
    telescope: { size: { height: 1.45 } },
    spyglass: { params: { kind: 'spyglass' }, size: { height: 0.075 } },
    binoculars: {
      params: { kind: 'binoculars' },
      materials: {
        tube: { base: 'rubber', color: '#2a2c30', rough: 0.6, wear: 0 },
        trim: { base: 'plastic', color: '#3a3d42' },
        lens: { color: '#8a4a78' },
      },
      open: ['tube'],
      size: { height: 0.06 },
    },
    microscope: {
      params: { kind: 'microscope' },
      materials: {
        tube: { base: 'paint', color: '#e6e8ea', rough: 0.3, wear: 0 },
        trim: { base: 'chrome', color: '#cfd2d6' },
        stand: { base: 'paint', color: '#2a2d33', rough: 0.4 },
      },
      open: ['tube'],
      size: { height: 0.36 },
    },
    'magnifying glass': {
      params: { kind: 'magnifier' },
      materials: { grip: { base: 'wood', color: '#4a2415', rough: 0.25, clearcoat: 0.7 } },
      size: { height: 0.22 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const handle = KINDS[read.word(params, 'kind')](b);
    return { parts: proportioned(b.parts, rng, 0.02), sockets: handle ? { handle } : {} };
  },
};
