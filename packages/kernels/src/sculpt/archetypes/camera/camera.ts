import type { Archetype } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { cameraPalettes } from './palettes.ts';
import { buildInstant, buildReflex } from './photo.ts';
import { buildFilm, buildSecurity } from './security.ts';

/** Cameras: reflex with strap, instant, surveillance, film camera on its tripod. */
export const camera: Archetype = {
  name: 'camera',
  kind: 'machine',
  size: { length: 0.16 },
  params: {
    kind: { type: 'choice', of: ['photo', 'instant', 'security', 'film'], default: 'photo', about: 'Kind of camera.' },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#232427', rough: 0.45 },
      words: ['body', 'case', 'camera', 'housing'],
      main: true,
    },
    leather: {
      material: { base: 'leather', color: '#17171a', scale: 0.12, relief: 0.6 },
      words: ['leather', 'grip', 'wrap', 'handle'],
    },
    trim: { material: { base: 'plastic', color: '#141518', rough: 0.35 }, words: ['trim', 'lens', 'barrel'] },
    metal: { material: { base: 'aluminium', color: '#c3c5c8' }, words: ['metal', 'ring', 'tripod'] },
    rubber: { material: { base: 'rubber', color: '#1d1e20' }, words: ['rubber', 'cable'] },
    knobs: { material: { base: 'plastic', color: '#2c2d31' }, words: ['knob', 'dial'] },
    accent: { material: { base: 'plastic', color: '#d0281e', rough: 0.35 }, words: ['stripe', 'button', 'badge'] },
    strap: { material: { base: 'leather', color: '#5a3a22', scale: 0.3 }, words: ['strap'] },
  },
  palettes: cameraPalettes,
  presets: {
    camera: { size: { width: 0.17 } },
    'polaroid camera': {
      open: ['body', 'accent'],
      params: { kind: 'instant' },
      materials: { body: { color: '#efece4', rough: 0.4 } },
      size: { height: 0.108 },
    },
    'security camera': {
      open: ['body'],
      params: { kind: 'security' },
      materials: { body: { base: 'paint', color: '#e9ebec', rough: 0.4, clearcoat: 0.3 } },
      size: { height: 0.26 },
    },
    'film camera': {
      open: ['body'],
      params: { kind: 'film' },
      materials: { body: { base: 'paint', color: '#24262b', rough: 0.5, clearcoat: 0.2 } },
      size: { height: 1.55 },
    },
    'vintage camera': {
      materials: { body: { base: 'aluminium', color: '#c9cbcd' }, leather: { color: '#4a2a18' } },
      size: { width: 0.17 },
    },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const b = createBench(materials);
    if (kind === 'instant') buildInstant(b);
    else if (kind === 'security') buildSecurity(b);
    else if (kind === 'film') buildFilm(b);
    else buildReflex(b, rng);
    return { parts: proportioned(b.parts, rng) };
  },
};
