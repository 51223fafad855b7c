import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture, SlotSpec } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, isSaid, read, suited } from '../../kits/joinery/index.ts';
import { clubs } from './clubs.ts';
import { batPalettes } from './palettes.ts';
import { rackets } from './rackets.ts';

const SLOTS: Readonly<Record<string, SlotSpec>> = {
  head: {
    material: { base: 'wood', color: '#d9b27a', color2: '#c2955a', clearcoat: 0.5 },
    words: ['bat', 'club', 'stick', 'barrel', 'head', 'shaft'],
    main: true,
  },
  frame: { material: { base: 'paint', color: '#b81c22', rough: 0.25, clearcoat: 1 }, words: ['frame', 'racket'] },
  face: { material: { base: 'rubber', color: '#c01c20', rough: 0.5 }, words: ['face', 'rubber'] },
  grip: { material: { base: 'leather', color: '#26262a', scale: 0.2, rough: 0.7 }, words: ['grip', 'handle', 'tape'] },
  strings: { material: { base: 'plastic', color: '#ecead8' }, words: ['string', 'net'] },
  trim: { material: { base: 'paint', color: '#22201e' }, words: ['band', 'logo', 'brand'] },
  accent: { material: { base: 'paint', color: '#f0f0ec', rough: 0.3 }, words: ['stripe', 'accent', 'blade'] },
};

const steel: MaterialSpec = { base: 'chrome', color: '#ccd0d4' };

/** What a kind is usually made of, where that is not a bat's. */
const OWN: Readonly<Record<string, Readonly<Record<string, MaterialSpec>>>> = {
  cricket: {
    head: { base: 'wood', color: '#e6cfa0', color2: '#d0b07c' },
    trim: { base: 'paint', color: '#b8202a' },
    grip: { base: 'rubber', color: '#1f3f8a' },
  },
  cue: {
    head: { base: 'wood', color: '#e2c08a', color2: '#d0a86c', clearcoat: 0.8 },
    accent: { base: 'wood', color: '#4a2416', color2: '#30160c', clearcoat: 1 },
    trim: { base: 'brass', color: '#d0a850' },
  },
  ice: {
    head: { base: 'wood', color: '#d0a468', color2: '#b88a50' },
    accent: { base: 'wood', color: '#d8b480', color2: '#c09a60' },
    trim: { base: 'paint', color: '#b01c24' },
  },
  field: {
    accent: { base: 'paint', color: '#b01c24', clearcoat: 0.6 },
    head: { base: 'wood', color: '#c89458', color2: '#ac7840', clearcoat: 0.7 },
  },
  golf: {
    head: { base: 'paint', color: '#1c1d22', rough: 0.15, clearcoat: 1 },
    trim: steel,
    accent: { base: 'paint', color: '#c8202a' },
  },
  iron: { head: { base: 'brushed-steel', color: '#c4c8cc' }, trim: steel, accent: { base: 'paint', color: '#2a2c30' } },
  putter: {
    head: { base: 'brushed-steel', color: '#b8bcc0' },
    trim: steel,
    accent: { base: 'paint', color: '#2a2c30' },
  },
  polo: {
    head: { base: 'wood', color: '#c89a5c', color2: '#a87c44' },
    accent: { base: 'paint', color: '#1f3f7a' },
    trim: steel,
  },
  broom: {
    head: { base: 'paint', color: '#20242c', clearcoat: 0.6 },
    accent: { base: 'plastic', color: '#d02a24' },
    trim: steel,
    grip: { base: 'fabric', color: '#2a3a5a' },
  },
  tee: { head: { base: 'wood', color: '#e0c090' }, accent: { base: 'paint', color: '#c8202a' } },
  paddle: { head: { base: 'wood', color: '#d8b070', color2: '#c09454' }, accent: { base: 'paint', color: '#1c1d20' } },
  pickleball: {
    face: { base: 'paint', color: '#1f6ab0', rough: 0.4 },
    head: { base: 'plastic', color: '#2a2c30' },
    accent: { base: 'paint', color: '#f0c030' },
  },
  lacrosse: {
    frame: { base: 'aluminium', color: '#b8bcc2' },
    accent: { base: 'plastic', color: '#f0efe8' },
    strings: { base: 'rope', color: '#e8e4d8', scale: 0.1 },
  },
};

/** Which slot "a red one" is about, where it is not the wood. */
const SHOWN: Readonly<Record<string, string>> = {
  tennis: 'frame',
  squash: 'frame',
  badminton: 'frame',
  paddle: 'face',
  pickleball: 'face',
  lacrosse: 'accent',
};

/** What balls are struck with: bats, rackets, hockey sticks, golf clubs, cues, paddles. */
export const bat: Archetype = {
  name: 'bat',
  kind: 'thing',
  size: { height: 0.86 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'baseball',
        'tennis',
        'badminton',
        'squash',
        'cricket',
        'cue',
        'ice',
        'field',
        'golf',
        'iron',
        'putter',
        'polo',
        'broom',
        'tee',
        'paddle',
        'pickleball',
        'lacrosse',
      ],
      default: 'baseball',
      about: 'Sport or kind of stick.',
    },
    length: {
      type: 'number',
      min: 0.4,
      max: 1,
      default: 0.86,
      unit: 'm',
      about: 'Length of a round bat.',
      vary: [0.8, 0.9],
    },
  },
  slots: SLOTS,
  palettes: batPalettes,
  presets: {
    'baseball bat': { size: { height: 0.86 } },
    'aluminium bat': {
      materials: { head: { base: 'aluminium', color: '#b9bdc4', color2: '#9a9ea6' }, trim: { color: '#b01c24' } },
      size: { height: 0.86 },
    },
    'rounders bat': { params: { length: 0.46 }, size: { height: 0.46 } },
    'tennis racket': { params: { kind: 'tennis' }, size: { height: 0.68 } },
    'badminton racket': { params: { kind: 'badminton' }, size: { height: 0.67 } },
    'ice hockey stick': { params: { kind: 'ice' }, size: { height: 1.5 } },
    'golf club': { params: { kind: 'golf' }, size: { height: 1.1 } },
    'pool cue': { params: { kind: 'cue' }, size: { height: 1.45 } },
    'cricket bat': { params: { kind: 'cricket' }, size: { height: 0.87 } },
    'ping pong paddle': { params: { kind: 'paddle' }, size: { height: 0.26 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own = suited(materials, SLOTS, OWN[kind]);
    const shown = SHOWN[kind];
    const plain = !isSaid(materials, SLOTS, 'head');
    if (shown && !plain)
      own[shown] = {
        ...own[shown],
        ...(materials.head.base === 'wood' ? { color: materials.head.color } : materials.head),
      };
    if (shown && !plain && materials.head.base === 'wood')
      own.head = suited({ head: SLOTS.head.material }, SLOTS, { head: OWN[kind]?.head ?? SLOTS.head.material }).head;
    const b = createBench({
      ...own,
      back: { base: 'rubber', color: '#1c1d20', rough: 0.5 },
      handle: { base: 'wood', color: '#a8703c', color2: '#8a5428' },
      bright: { base: 'plastic', color: '#f2efe6' },
      tip: { base: 'leather', color: '#2f6fae' },
    });
    if (kind === 'baseball') clubs.buildBaseball(b, read.num(params, 'length'));
    else if (kind === 'cricket') clubs.buildCricket(b);
    else if (kind === 'cue') clubs.buildCue(b);
    else if (kind === 'ice' || kind === 'field') clubs.buildHockey(b, kind === 'ice');
    else if (kind === 'golf' || kind === 'iron' || kind === 'putter') clubs.buildGolf(b, kind);
    else if (kind === 'paddle' || kind === 'pickleball') rackets.buildPaddle(b, kind === 'pickleball');
    else if (kind === 'lacrosse') rackets.buildLacrosse(b);
    else if (kind in SHOWN) rackets.buildStrung(b, kind);
    else clubs.buildOther(b, kind);
    const high = ['cricket', 'ice', 'field', 'golf', 'iron', 'putter', 'polo', 'broom'].includes(kind);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: {
        handle: high
          ? { at: [0, 0.7, 0], dir: [0, -1, 0], size: 0.03 }
          : { at: [0, 0.1, 0], dir: [0, 1, 0], size: 0.03 },
      },
    };
  },
};
