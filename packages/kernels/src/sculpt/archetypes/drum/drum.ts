import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildHand } from './hand.ts';
import { addCymbal, addDrum, buildKit } from './kit.ts';
import { drumPalettes } from './palettes.ts';

/** Drums: a kit with cymbals, a snare with sticks, bongos, a djembe, a taiko-sized bass drum, a gong. */
export const drum: Archetype = {
  name: 'drum',
  kind: 'instrument',
  size: { height: 0.3 },
  params: {
    kind: {
      type: 'choice',
      of: ['snare', 'kit', 'bongo', 'djembe', 'bass', 'cymbal', 'gong'],
      default: 'snare',
      about: 'Kind.',
    },
  },
  slots: {
    shell: {
      material: { base: 'paint', color: '#b3161f', rough: 0.16, clearcoat: 1 },
      words: ['shell', 'body', 'drum'],
      main: true,
    },
    skin: { material: { base: 'canvas', color: '#efeae0', scale: 0.3, rough: 0.5 }, words: ['skin', 'head'] },
    metal: { material: { base: 'chrome', color: '#d8dadd' }, words: ['rim', 'lug', 'stand', 'metal'] },
    cymbal: { material: { base: 'brass', color: '#d8b04a', rough: 0.22 }, words: ['cymbal', 'gong'] },
    stick: { material: { base: 'wood', color: '#d8b078' }, words: ['stick', 'drumstick', 'mallet'] },
    rope: { material: { base: 'rope', color: '#e8dcc0', scale: 0.3 }, words: ['rope', 'cord'] },
    rubber: { material: { base: 'rubber', color: '#1a1a1c' }, words: ['rubber', 'felt'] },
  },
  palettes: drumPalettes,
  presets: {
    drum: { size: { height: 0.2 } },
    'drum kit': { params: { kind: 'kit' }, size: { width: 1.7 } },
    bongo: {
      params: { kind: 'bongo' },
      materials: { shell: { base: 'wood', color: '#9a5426', color2: '#6e3614' } },
      size: { width: 0.44 },
    },
    djembe: {
      params: { kind: 'djembe' },
      materials: { shell: { base: 'wood', color: '#6e3c1c', color2: '#4a260f', clearcoat: 0.3 } },
      size: { height: 0.6 },
    },
    'bass drum': { params: { kind: 'bass' }, size: { height: 0.62 } },
    cymbal: { params: { kind: 'cymbal' }, size: { height: 1 } },
    gong: { params: { kind: 'gong' }, materials: { shell: { base: 'wood', color: '#5a1f14' } }, size: { height: 1.1 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'kit') buildKit(b);
    else if (kind === 'cymbal') addCymbal(b, 'cymbal', [0, 0.98, 0], 0.22, 0);
    else if (kind === 'bass') addDrum(b, 'drum', [0, 0.313, 0], 0.29, 0.36, [90, 0, 0]);
    else if (kind === 'snare') {
      addDrum(b, 'snare', [0, 0.085, 0], 0.178, 0.155, [0, 0, 0]);
      buildHand(b, 'sticks', 0.178);
    } else buildHand(b, kind, 0);
    return { parts: proportioned(b.parts, rng), sockets: { top: { at: [0, 0.17, 0], dir: [0, 1, 0], size: 0.2 } } };
  },
};
