import type { Archetype, Sculpture, Socket } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, follow, read, tone } from '../../kits/joinery/index.ts';
import { BAG_KINDS, buildBag } from './kinds.ts';
import { bagPalettes } from './palettes.ts';
import { bagPresets } from './presets.ts';

const slots: Archetype['slots'] = {
  body: {
    material: { base: 'canvas', color: '#3a5a72', scale: 0.3 },
    words: ['body', 'bag', 'shell', 'cloth'],
    main: true,
  },
  pocket: { material: { base: 'canvas', color: '#33506a', scale: 0.3 }, words: ['pocket', 'patch'] },
  trim: {
    material: { base: 'leather', color: '#6a4426', scale: 0.25, relief: 0.5 },
    words: ['trim', 'flap', 'base', 'corner', 'lid'],
  },
  strap: {
    material: { base: 'fabric', color: '#22262c', scale: 0.3 },
    words: ['strap', 'handle', 'cord', 'rope', 'ribbon'],
  },
  metal: {
    material: { base: 'brass', color: '#c2a05a' },
    words: ['buckle', 'clasp', 'metal', 'lock', 'hardware', 'chain', 'coin'],
  },
  zip: { material: { base: 'fabric', color: '#22262c', scale: 0.2 }, words: ['zip', 'zipper'] },
  accent: {
    material: { base: 'leather', color: '#b4713a', scale: 0.25, relief: 0.4 },
    words: ['label', 'badge', 'logo', 'tag', 'print', 'sign'],
  },
  lining: { material: { base: 'fabric', color: '#2c3038', scale: 0.3 }, words: ['lining', 'filling', 'paper'] },
};

/** Bags: worn, carried, pulled, and kept in a pocket. */
export const bag: Archetype = {
  name: 'bag',
  kind: 'container',
  size: { height: 0.45 },
  params: {
    kind: { type: 'choice', of: BAG_KINDS, default: 'backpack', about: 'Kind of bag.' },
    flap: { type: 'flag', default: false, about: 'A backpack closed by a lid with two buckles.', vary: 0.35 },
    bedroll: { type: 'flag', default: false, about: 'A rolled mat on top of a backpack.' },
    sign: { type: 'text', default: '', max: 3, about: 'Letters on a sack.' },
  },
  slots,
  palettes: bagPalettes,
  presets: bagPresets,
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own = follow(materials, slots, kind === 'backpack' || kind === 'duffel' ? ['pocket'] : ['pocket', 'trim']);
    const b = createBench({
      ...own,
      thread: { base: 'fabric', color: tone(own.body.color ?? '#808080', 1.6), scale: 0.2 },
      rubber: { base: 'rubber', color: '#1d1d1f' },
    });
    const grip = buildBag(b, kind, params, rng);
    const sockets: Record<string, Socket> = {};
    if (grip) sockets.handle = { at: grip.at, dir: grip.dir ?? [1, 0, 0], size: grip.size };
    if (kind === 'backpack') sockets.wear = { at: [0, 0.34, -0.082], dir: [0, 0, 1], size: 0.33 };
    if (grip?.mouth) sockets.inside = { at: [0, grip.mouth[0], 0], dir: [0, 1, 0], size: grip.mouth[1] };
    return { parts: proportioned(b.parts, rng, 0.025), sockets };
  },
};
