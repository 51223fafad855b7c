import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, isSaid, read } from '../../kits/joinery/index.ts';
import { buildElectric, buildGooseneck } from './electric.ts';
import { buildSamovar, buildStove } from './stove.ts';

const enamel = (color: string): object => ({ base: 'enamel', color, rough: 0.2, clearcoat: 0.7 });

/** Kettles: whistling for the stove, electric on its stand, with a gooseneck, samovar. */
export const kettle: Archetype = {
  name: 'kettle',
  kind: 'container',
  size: { height: 0.24 },
  params: {
    kind: {
      type: 'choice',
      of: ['stove', 'electric', 'gooseneck', 'samovar'],
      default: 'stove',
      about: 'Kind of kettle.',
    },
  },
  slots: {
    body: { material: { base: 'steel', color: '#c9ccd0', rough: 0.14 }, words: ['body', 'kettle', 'pot'], main: true },
    handle: { material: { base: 'plastic', color: '#1b1c1f', rough: 0.35 }, words: ['handle', 'grip'] },
    lid: { material: { base: 'steel', color: '#c9ccd0', rough: 0.14 }, words: ['lid', 'cover'] },
    spout: { material: { base: 'steel', color: '#c9ccd0', rough: 0.14 }, words: ['spout', 'whistle', 'tap'] },
    metal: { material: { base: 'chrome', color: '#dcdfe2' }, words: ['metal', 'ring', 'bracket'] },
    base: { material: { base: 'plastic', color: '#1b1c1f', rough: 0.35 }, words: ['base', 'stand'] },
    accent: { material: { base: 'plastic', color: '#c8402c' }, words: ['knob', 'switch', 'ball'] },
    cord: { material: { base: 'rubber', color: '#26272a' }, words: ['cord', 'cable', 'plug'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['stove', 'electric', 'gooseneck'] },
      of: colorways({
        steel: { weight: 2 },
        red: { body: enamel('#b8241f'), lid: enamel('#b8241f'), spout: enamel('#b8241f') },
        teal: { body: enamel('#1f7f80'), lid: enamel('#1f7f80'), spout: enamel('#1f7f80') },
        cream: {
          body: enamel('#efe3c6'),
          lid: enamel('#efe3c6'),
          spout: enamel('#efe3c6'),
          handle: { base: 'wood', color: '#9a6636' },
        },
        black: {
          body: enamel('#1c1d20'),
          lid: enamel('#1c1d20'),
          spout: enamel('#1c1d20'),
          handle: { base: 'wood', color: '#8a5a30' },
        },
        'sky blue': { body: enamel('#85b2cc'), lid: enamel('#85b2cc'), spout: enamel('#85b2cc') },
        copper: {
          body: { base: 'copper', color: '#c97a50' },
          lid: { base: 'copper', color: '#c97a50' },
          spout: { base: 'copper', color: '#c97a50' },
        },
      }),
    },
  ],
  presets: {
    kettle: { size: { height: 0.25 } },
    'electric kettle': { params: { kind: 'electric' }, size: { height: 0.25 } },
    'gooseneck kettle': { params: { kind: 'gooseneck' }, size: { height: 0.23 } },
    samovar: {
      params: { kind: 'samovar' },
      materials: {
        body: { base: 'brass', color: '#d2a648' },
        lid: { base: 'brass', color: '#d2a648' },
        spout: { base: 'brass', color: '#d2a648' },
        metal: { base: 'brass', color: '#c0923a' },
        base: { base: 'brass', color: '#c0923a' },
        handle: { base: 'wood', color: '#3a2214' },
        accent: { base: 'wood', color: '#3a2214' },
      },
      size: { height: 0.46 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const plain = createBench(materials);
    // lid and spout are of the body's metal unless told otherwise
    const b = createBench({
      ...materials,
      ...(isSaid(materials, kettle.slots, 'lid') ? {} : { lid: materials.body }),
      ...(isSaid(materials, kettle.slots, 'spout') ? {} : { spout: materials.body }),
    });
    const kind = read.word(params, 'kind');
    if (kind === 'electric') buildElectric(b);
    else if (kind === 'gooseneck') buildGooseneck(b);
    else if (kind === 'samovar') buildSamovar(b);
    else buildStove(b);
    return {
      parts: proportioned([...plain.parts, ...b.parts], rng),
      sockets: { top: { at: [0, 0.2, 0], dir: [0, 1, 0], size: 0.06 } },
    };
  },
};
