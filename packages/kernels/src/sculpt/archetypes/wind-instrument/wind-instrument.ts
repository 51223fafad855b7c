import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildTrombone, buildTrumpet } from './brass.ts';
import { buildHorn, buildTuba } from './low.ts';
import { buildBlowHorn, buildHarmonica, buildPan } from './pipes.ts';
import { buildClarinet, buildFlute } from './reeds.ts';
import { buildSax } from './sax.ts';

/** Instruments blown by mouth: trumpet, trombone, French horn, tuba, saxophone, clarinet, flute, harmonica, pan pipes, war horn. */
export const windInstrument: Archetype = {
  name: 'wind instrument',
  kind: 'instrument',
  size: { length: 0.55 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'trumpet',
        'trombone',
        'french horn',
        'tuba',
        'saxophone',
        'clarinet',
        'flute',
        'harmonica',
        'pan flute',
        'horn',
      ],
      default: 'trumpet',
      about: 'Kind of instrument.',
    },
  },
  slots: {
    body: {
      material: { base: 'brass', color: '#dcae4a', rough: 0.14 },
      words: ['body', 'bell', 'tube', 'instrument', 'pipe', 'cover'],
      main: true,
    },
    silver: {
      material: { base: 'silver', color: '#dcdee0', rough: 0.14 },
      words: ['key', 'valve', 'mouthpiece', 'ring', 'slide', 'band'],
    },
    accent: { material: { base: 'porcelain', color: '#f0ebe0' }, words: ['pearl', 'button', 'comb', 'stand'] },
    pads: { material: { base: 'plastic', color: '#16161a', rough: 0.3 }, words: ['pad', 'hole'] },
    reed: { material: { base: 'brass', color: '#b08a40' }, words: ['reed', 'plate', 'strap', 'binding'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['trumpet', 'trombone', 'saxophone', 'french horn', 'tuba'] },
      of: colorways({
        brass: { weight: 3 },
        silver: { body: { base: 'silver', color: '#dcdee0' } },
        'rose brass': { body: { base: 'brass', color: '#cf8c58' } },
        'aged brass': { body: { base: 'brass', color: '#a8874a', rough: 0.35 } },
        'blue lacquer': { body: { base: 'paint', color: '#1f3f8a', rough: 0.12, clearcoat: 1 } },
        'red lacquer': { body: { base: 'paint', color: '#9a1f24', rough: 0.12, clearcoat: 1 } },
        'black and gold': {
          body: { base: 'paint', color: '#17171a', rough: 0.12, clearcoat: 1 },
          silver: { base: 'gold', color: '#d8ac48' },
        },
      }),
    },
  ],
  presets: {
    trumpet: {},
    trombone: { params: { kind: 'trombone' } },
    'french horn': { params: { kind: 'french horn' } },
    tuba: { params: { kind: 'tuba' }, size: { height: 0.9 } },
    saxophone: { params: { kind: 'saxophone' }, size: { height: 0.66 } },
    clarinet: {
      params: { kind: 'clarinet' },
      materials: { body: { base: 'wood', color: '#1c1614', color2: '#0f0c0b', rough: 0.25, relief: 0.3 } },
      size: { height: 0.69 },
    },
    flute: { params: { kind: 'flute' }, materials: { body: { base: 'silver', color: '#dcdee0' } } },
    harmonica: {
      params: { kind: 'harmonica' },
      materials: { body: { base: 'chrome', color: '#dfe1e4' }, accent: { base: 'wood', color: '#8a4a24' } },
    },
    'pan flute': {
      params: { kind: 'pan flute' },
      materials: {
        body: { base: 'wood', color: '#c89a5c', color2: '#a87a3e', relief: 0.5 },
        reed: { base: 'wood', color: '#7a4a24' },
        accent: { base: 'rope', color: '#8a3a24', scale: 0.3 },
      },
    },
    'viking horn': {
      params: { kind: 'horn' },
      materials: {
        body: { base: 'horn', color: '#5a4632', color2: '#d8c8a4' },
        silver: { base: 'brass', color: '#c49a48' },
        accent: { base: 'iron', color: '#2c2c2e' },
        reed: { base: 'leather', color: '#5a3420' },
      },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'trombone') buildTrombone(b);
    else if (kind === 'french horn') buildHorn(b);
    else if (kind === 'tuba') buildTuba(b);
    else if (kind === 'saxophone') buildSax(b);
    else if (kind === 'clarinet') buildClarinet(b);
    else if (kind === 'flute') buildFlute(b);
    else if (kind === 'harmonica') buildHarmonica(b);
    else if (kind === 'pan flute') buildPan(b);
    else if (kind === 'horn') buildBlowHorn(b);
    else buildTrumpet(b);
    const parts = proportioned(b.parts, rng);
    return {
      parts,
      sockets: {
        handle: {
          at: [0, kind === 'saxophone' ? 0.3 : 0.07, 0],
          dir: kind === 'saxophone' || kind === 'clarinet' ? [0, -1, 0] : [1, 0, 0],
          size: 0.03,
        },
      },
    };
  },
};
