import type { Archetype } from '../../dsl/archetype.ts';
import type { ScreenLook } from '../../kits/fittings/index.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildFlat } from './flat.ts';
import { tvPalettes } from './palettes.ts';
import { buildProjector, buildTube } from './tube.ts';

/** Televisions: flat with a sound bar, tube in a veneered case with rabbit ears; film projector. */
export const tv: Archetype = {
  name: 'tv',
  kind: 'machine',
  size: { length: 1.1 },
  params: {
    kind: { type: 'choice', of: ['flat', 'crt', 'projector'], default: 'flat', about: 'Kind of set.' },
    screen: {
      type: 'choice',
      of: ['picture', 'desktop', 'home', 'game', 'code', 'plain'],
      default: 'picture',
      about: 'What is on.',
      vary: { picture: 3, home: 1, game: 1 },
    },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#1b1c1f', rough: 0.4 },
      words: ['body', 'case', 'frame', 'tv'],
      main: true,
    },
    wood: {
      material: { base: 'wood', color: '#7a4522', color2: '#5a2f14', rough: 0.35, clearcoat: 0.4 },
      words: ['wood', 'veneer', 'leg'],
    },
    trim: { material: { base: 'plastic', color: '#121316', rough: 0.3 }, words: ['trim', 'bezel', 'panel'] },
    metal: { material: { base: 'brushed-steel', color: '#b4b6b9' }, words: ['metal', 'stand', 'antenna', 'foot'] },
    knobs: { material: { base: 'plastic', color: '#e6dfcc', rough: 0.35 }, words: ['knob', 'dial', 'button'] },
    cloth: { material: { base: 'fabric', color: '#4a4238' }, words: ['cloth', 'loudspeaker'] },
    rubber: { material: { base: 'rubber', color: '#141517' }, words: ['rubber', 'vent'] },
  },
  palettes: tvPalettes,
  presets: {
    tv: { size: { width: 1.1 } },
    'old tv': {
      open: ['body', 'wood'],
      params: { kind: 'crt' },
      materials: {
        body: { base: 'plastic', color: '#cfc3a4', rough: 0.45 },
        metal: { base: 'brass', color: '#c9a54e' },
      },
      size: { height: 0.9 },
    },
    projector: {
      open: ['body'],
      params: { kind: 'projector' },
      materials: { body: { base: 'paint', color: '#4f6b58', rough: 0.45, clearcoat: 0.3 } },
      size: { height: 0.5 },
    },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const b = createBench(materials);
    const look = read.word(params, 'screen') as ScreenLook;
    if (kind === 'crt') buildTube(b, look, rng);
    else if (kind === 'projector') buildProjector(b);
    else buildFlat(b, look, rng);
    return { parts: proportioned(b.parts, rng) };
  },
};
