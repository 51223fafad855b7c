import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildEspresso, buildFilter } from './espresso.ts';
import { buildGrinder, buildMoka, buildPress } from './hand.ts';

const enamel = (color: string): object => ({ base: 'enamel', color, rough: 0.2, clearcoat: 0.7 });

/** What coffee is made with: espresso machine, filter machine, moka pot, hand grinder, French press. */
export const coffeemachine: Archetype = {
  name: 'coffeemachine',
  kind: 'machine',
  size: { height: 0.37 },
  params: {
    kind: {
      type: 'choice',
      of: ['espresso', 'filter', 'moka', 'grinder', 'press'],
      default: 'espresso',
      about: 'Kind of coffee maker.',
    },
  },
  slots: {
    body: {
      material: { base: 'steel', color: '#c4c7cb', rough: 0.2 },
      words: ['body', 'machine', 'pot', 'case'],
      main: true,
    },
    metal: {
      material: { base: 'steel', color: '#cfd2d5', rough: 0.15 },
      words: ['metal', 'spout', 'wand', 'frame', 'crank'],
    },
    handle: { material: { base: 'plastic', color: '#1b1c1f', rough: 0.35 }, words: ['handle', 'knob', 'dial', 'grip'] },
    trim: { material: { base: 'plastic', color: '#1d1e21', rough: 0.4 }, words: ['trim', 'tray'] },
    cup: { material: { base: 'porcelain', color: '#f2efe8' }, words: ['cup', 'mug'] },
    glass: { material: { base: 'glass', color: '#eef4f4', transmission: 0.9 }, words: ['jug', 'carafe', 'glass'] },
    lid: { material: { base: 'steel', color: '#cfd2d5', rough: 0.15 }, words: ['lid'] },
    wood: {
      material: { base: 'wood', color: '#7d4a26', color2: '#5a3218', clearcoat: 0.3, relief: 0.5 },
      words: ['wood', 'box', 'drawer'],
    },
    accent: { material: { base: 'plastic', color: '#e4e0d6' }, words: ['button', 'key', 'mark'] },
    rubber: { material: { base: 'rubber', color: '#1a1b1d' }, words: ['foot', 'rubber'] },
    cord: { material: { base: 'rubber', color: '#26272a' }, words: ['cord', 'cable'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['espresso', 'filter'] },
      of: colorways({
        steel: { weight: 2 },
        red: { body: enamel('#b3241f') },
        black: { body: enamel('#1d1e21') },
        cream: { body: enamel('#eee2c6'), handle: { base: 'wood', color: '#7a4a28' } },
        teal: { body: enamel('#2a7a78') },
        'white and walnut': { body: enamel('#efefec'), handle: { base: 'wood', color: '#6b4023' } },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['moka'] },
      of: colorways({
        aluminium: { weight: 3 },
        red: { body: enamel('#b3241f'), lid: enamel('#b3241f') },
        black: { body: enamel('#232427') },
        copper: { body: { base: 'copper', color: '#c8764c' }, lid: { base: 'copper', color: '#c8764c' } },
      }),
    },
  ],
  presets: {
    'coffee machine': { size: { height: 0.39 } },
    'filter coffee machine': {
      params: { kind: 'filter' },
      materials: { body: { base: 'plastic', color: '#232427', rough: 0.35 } },
      open: ['body'],
      size: { height: 0.365 },
    },
    'moka pot': {
      params: { kind: 'moka' },
      materials: {
        body: { base: 'aluminium', color: '#c6c8ca', rough: 0.25 },
        lid: { base: 'aluminium', color: '#c6c8ca', rough: 0.25 },
      },
      open: ['body', 'lid'],
      size: { height: 0.22 },
    },
    'coffee grinder': {
      params: { kind: 'grinder' },
      materials: { body: { base: 'brass', color: '#d0a04a' }, metal: { base: 'brass', color: '#b98c3e' } },
      size: { height: 0.25 },
    },
    'french press': { params: { kind: 'press' }, size: { height: 0.26 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'filter') buildFilter(b);
    else if (kind === 'moka') buildMoka(b);
    else if (kind === 'grinder') buildGrinder(b);
    else if (kind === 'press') buildPress(b);
    else buildEspresso(b);
    return { parts: proportioned(b.parts, rng) };
  },
};
