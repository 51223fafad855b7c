import type { Archetype } from '../../dsl/archetype.ts';
import type { ScreenLook } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildKeyed } from './keyed.ts';
import { phonePalettes } from './palettes.ts';
import { buildRotary } from './rotary.ts';
import { buildSmart } from './smart.ts';

/** Telephones: smartphone, rotary desk telephone, brick phone, flip phone, walkie-talkie. */
export const phone: Archetype = {
  name: 'phone',
  kind: 'machine',
  size: { height: 0.158 },
  params: {
    kind: {
      type: 'choice',
      of: ['smart', 'rotary', 'brick', 'flip', 'walkie'],
      default: 'smart',
      about: 'Kind of telephone.',
    },
    screen: {
      type: 'choice',
      of: ['home', 'picture', 'game', 'code', 'plain'],
      default: 'home',
      about: 'What the screen of a smartphone shows.',
      vary: { home: 3, picture: 2, game: 1 },
    },
  },
  slots: {
    case: {
      material: { base: 'glass', color: '#1f2a3d', rough: 0.16, transmission: 0, clearcoat: 1 },
      words: ['case', 'back', 'body', 'phone'],
      main: true,
    },
    metal: {
      material: { base: 'aluminium', color: '#8d9299', rough: 0.3 },
      words: ['metal', 'frame', 'edge', 'camera'],
    },
    trim: { material: { base: 'plastic', color: '#121316', rough: 0.35 }, words: ['trim', 'bezel', 'antenna'] },
    button: { material: { base: 'plastic', color: '#e9e6dd', rough: 0.4 }, words: ['button', 'key'] },
    dial: { material: { base: 'chrome', color: '#d6d9dc' }, words: ['dial', 'finger wheel'] },
    handset: {
      material: { base: 'plastic', color: '#a3161c', rough: 0.16, clearcoat: 0.8 },
      words: ['handset', 'receiver', 'earpiece'],
    },
    cord: { material: { base: 'rubber', color: '#1b1b1d' }, words: ['cord', 'cable'] },
  },
  palettes: phonePalettes,
  presets: {
    phone: { size: { height: 0.158 } },
    smartphone: { size: { height: 0.158 } },
    'rotary phone': {
      open: ['case', 'handset'],
      params: { kind: 'rotary' },
      materials: { case: { base: 'plastic', color: '#a3161c', rough: 0.16, clearcoat: 0.8 } },
      size: { height: 0.18 },
    },
    'brick phone': {
      open: ['case'],
      params: { kind: 'brick' },
      materials: { case: { base: 'plastic', color: '#2a3a5a', rough: 0.4, clearcoat: 0.2 } },
      size: { height: 0.155 },
    },
    'flip phone': {
      open: ['case'],
      params: { kind: 'flip' },
      materials: { case: { base: 'paint', color: '#9aa2ad', rough: 0.3, metal: 0.5 }, button: { color: '#4a4f58' } },
      size: { height: 0.108 },
    },
    'walkie talkie': {
      params: { kind: 'walkie' },
      materials: {
        case: { base: 'plastic', color: '#26282b', rough: 0.55, clearcoat: 0 },
        button: { color: '#c9a32c' },
      },
      size: { height: 0.24 },
    },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    // handset and body are one colour unless the prompt tells them apart
    const same = materials.handset.color === phone.slots.handset.material.color;
    const b = createBench(same ? { ...materials, handset: materials.case } : materials);
    if (kind === 'smart') buildSmart(b, read.word(params, 'screen') as ScreenLook, rng);
    else if (kind === 'rotary') buildRotary(b, rng);
    else buildKeyed(b, kind, rng);
    return { parts: b.parts };
  },
};
