import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture, SlotSpec } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, isSaid, read, suited } from '../../kits/joinery/index.ts';
import { road } from './road.ts';
import { wooden } from './wooden.ts';

const paint = (color: string): MaterialSpec => ({ base: 'paint', color, rough: 0.35, clearcoat: 0.3 });

const SLOTS: Readonly<Record<string, SlotSpec>> = {
  face: { material: paint('#b8161e'), words: ['sign', 'plate', 'face', 'field'], main: true },
  board: { material: { base: 'wood', color: '#a87848', color2: '#865a32' }, words: ['board', 'arrow', 'plank'] },
  post: { material: { base: 'wood', color: '#7a5230', color2: '#5c3c22' }, words: ['post'] },
  pole: { material: { base: 'steel', color: '#8e9398' }, words: ['pole', 'column'] },
  letters: { material: paint('#2c1c10'), words: ['letter', 'text', 'word'] },
  metal: { material: { base: 'iron', color: '#4a4d52' }, words: ['nail', 'bracket', 'chain', 'metal'] },
  trim: { material: { base: 'paint', color: '#eec04a', rough: 0.3 }, words: ['trim', 'sun'] },
};

/** Colour of the plate by kind. */
const FACE: Readonly<Record<string, string>> = {
  warning: '#f0b81c',
  danger: '#f0b81c',
  parking: '#1c4fa0',
  street: '#14683c',
  bus: '#1c4fa0',
  billboard: '#4fa0d8',
  wet: '#f0c41c',
  hanging: '#1f3a2c',
  exit: '#14803c',
};
const WOODEN = ['arrows', 'board'];

/** Signs: wooden arrows and boards, tavern signs, street names, road signs, billboards, with any words. */
export const signpost: Archetype = {
  name: 'signpost',
  kind: 'thing',
  size: { height: 2 },
  params: {
    kind: {
      type: 'choice',
      of: ['arrows', 'board', 'hanging', 'sandwich', 'wet', 'street', ...road.plates, 'crossing', 'billboard', 'exit'],
      default: 'arrows',
      about: 'Kind of sign.',
    },
    text: { type: 'text', default: '', max: 40, about: 'Words on it; empty: what such a sign says.' },
    arrows: {
      type: 'number',
      min: 1,
      max: 5,
      default: 3,
      about: 'Boards of a wooden signpost.',
      vary: { 2: 2, 3: 3, 4: 1 },
    },
  },
  slots: SLOTS,
  palettes: [
    {
      lead: 'board',
      when: { kind: WOODEN },
      of: colorways({
        oak: { weight: 2 },
        grey: {
          board: { base: 'wood', color: '#9a948a', color2: '#7a746a' },
          post: { base: 'wood', color: '#7e786e', color2: '#625c54' },
        },
        dark: { board: { base: 'wood', color: '#6a4428', color2: '#4e3018' }, letters: '#ecd9b0' },
        white: { board: { base: 'paint', color: '#ece6d8', wear: 0.3 } },
        green: { board: { base: 'paint', color: '#2f5a44', wear: 0.3 }, letters: '#efe6c8' },
        blue: { board: { base: 'paint', color: '#2c5478', wear: 0.3 }, letters: '#efe6c8' },
      }),
    },
  ],
  presets: {
    signpost: { size: { height: 2 } },
    'wooden sign': { params: { kind: 'board' }, size: { height: 1.53 } },
    'tavern sign': { params: { kind: 'hanging' }, size: { height: 2.39 } },
    'street sign': { params: { kind: 'street' }, size: { height: 2.7 } },
    'stop sign': { params: { kind: 'stop' }, size: { height: 2.06 } },
    'speed limit sign': { params: { kind: 'speed' }, size: { height: 2.06 } },
    'warning sign': { params: { kind: 'warning' }, size: { height: 2.2 } },
    billboard: { params: { kind: 'billboard' }, size: { height: 6.3 } },
    'sandwich board': { params: { kind: 'sandwich' }, size: { height: 0.98 } },
    'exit sign': { params: { kind: 'exit' }, size: { height: 0.37 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const color = FACE[kind];
    const own = suited(materials, SLOTS, color ? { face: paint(color) } : {});
    // "a red signpost" of boards is one whose boards are red
    const asked = isSaid(materials, SLOTS, 'face');
    if (asked && [...WOODEN, 'sandwich'].includes(kind)) own.board = materials.face;
    const b = createBench({
      ...own,
      white: paint('#f2f1ec'),
      ink: paint('#17181a'),
      blue: paint('#1c4fa0'),
      second: paint('#3a8a4a'),
      slate: { base: 'slate', color: '#26292b', relief: 0.2 },
      chalk: { base: 'plain', color: '#eceae2' },
      lamp: { base: 'lamp', color: '#ff3a20', color2: '#ff3a20', emissiveStrength: 1.4 },
      glow: { base: 'lamp', color: own.face.color, color2: own.face.color, emissiveStrength: 0.7 },
      bright: { base: 'lamp', color: '#f4fff4', color2: '#f4fff4', emissiveStrength: 1.2 },
    });
    const text = read.word(params, 'text').trim().toUpperCase();
    if (kind === 'arrows') wooden.buildArrows(b, rng, read.num(params, 'arrows'), text);
    else if (kind === 'board') wooden.buildBoard(b, rng, text);
    else if (kind === 'hanging') wooden.buildHanging(b, text);
    else if (kind === 'sandwich' || kind === 'wet') wooden.buildSandwich(b, text, kind === 'wet');
    else if (kind === 'street') road.buildStreet(b, text);
    else if (kind === 'crossing') road.buildCrossing(b);
    else if (kind === 'billboard') road.buildBillboard(b, text);
    else if (kind === 'exit') road.buildExit(b, text);
    else road.buildPlate(b, kind, text);
    return { parts: proportioned(b.parts, rng, 0.02) };
  },
};
