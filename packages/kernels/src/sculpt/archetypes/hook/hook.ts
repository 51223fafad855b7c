import type { Archetype } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid, suited } from '../../kits/joinery/index.ts';
import { clips } from './clips.ts';
import { type CoatHookLook, hooks } from './hooks.ts';
import { pins } from './pins.ts';
import { racks } from './racks.ts';
import { tackle } from './tackle.ts';

const BUILD: Readonly<Record<string, (b: Bench, look: CoatHookLook) => void>> = {
  wall: hooks.addWall,
  s: hooks.addEss,
  pirate: hooks.addPirate,
  crane: hooks.addCrane,
  carabiner: hooks.addCarabiner,
  fish: tackle.addFishHook,
  lure: tackle.addLure,
  rod: tackle.addRod,
  paperclip: clips.addPaperclip,
  binder: clips.addBinder,
  clothespin: clips.addClothespin,
  hairpin: clips.addHairpin,
  safety: pins.addSafety,
  pin: pins.addPushPin,
  needle: pins.addNeedle,
  comb: pins.addComb,
  hanger: racks.addHanger,
  rail: racks.addRail,
  rack: racks.addStand,
  line: racks.addLine,
};

/** What brings to the ground what was drawn about its own middle, metres. */
const LIFT: Readonly<Record<string, number>> = { carabiner: 0.0079, lure: -0.0062, rail: -0.007 };

/** What things are hung, held and fastened with: hooks, clips, pins, hangers, coat racks, fishing tackle. */
export const hook: Archetype = {
  name: 'hook',
  kind: 'tool',
  size: { length: 0.1 },
  params: {
    kind: { type: 'choice', of: Object.keys(BUILD), default: 'wall', about: 'What it is.' },
    round: { type: 'flag', default: false, about: 'A round plate or foot; a straight one otherwise.', vary: 0.4 },
    prongs: { type: 'number', min: 1, max: 3, default: 2, about: 'Prongs of a coat hook.', vary: { 1: 2, 2: 4, 3: 2 } },
    ends: {
      type: 'choice',
      of: ['ball', 'disc', 'scroll'],
      default: 'ball',
      about: 'What the prongs of a coat hook end in.',
      vary: { ball: 3, disc: 1, scroll: 2 },
    },
  },
  slots: {
    body: {
      material: { base: 'brass', color: '#b89048' },
      words: ['hook', 'metal', 'clip', 'pin', 'wire'],
      main: true,
    },
    wood: { material: { base: 'wood', color: '#9a6a3c' }, words: ['wood', 'board', 'handle', 'post', 'bar'] },
    trim: { material: { base: 'steel', color: '#b4b8bc' }, words: ['screw', 'spring', 'trim', 'ring', 'plate'] },
    cord: { material: { base: 'rope', color: '#e4ddcc' }, words: ['line', 'thread', 'cord', 'rope', 'string'] },
    grip: { material: { base: 'plastic', color: '#c8281f', rough: 0.35 }, words: ['grip', 'head', 'cap', 'float'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['wall', 'rail'] },
      of: colorways({
        brass: { weight: 2 },
        iron: { body: { base: 'cast-iron', color: '#2a2a2c' }, trim: { base: 'cast-iron', color: '#3a3a3c' } },
        chrome: { body: { base: 'chrome', color: '#d8dadc' } },
        copper: { body: { base: 'copper', color: '#b06a40' } },
        white: { body: { base: 'enamel', color: '#ece8de' } },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['carabiner', 'paperclip', 'binder'] },
      of: tones('body', {
        steel: '#c2c6ca',
        blue: '#2a62b8',
        red: '#c02a24',
        green: '#2f8a4c',
        black: '#26282c',
        gold: '#c8a044',
      }),
    },
    {
      lead: 'grip',
      when: { kind: ['pin', 'lure'] },
      of: tones('grip', { red: '#c8281f', blue: '#2460c0', yellow: '#e8b820', green: '#2f9a48', white: '#eeeae2' }),
    },
    {
      lead: 'wood',
      of: tones('wood', { oak: '#9a6a3c', walnut: '#5a3a24', beech: '#c89a64', white: '#e4e0d6', black: '#2a2624' }),
    },
  ],
  presets: {
    'wall hook': { size: { height: 0.12 } },
    's hook': { params: { kind: 's' }, size: { height: 0.12 } },
    'pirate hook': { params: { kind: 'pirate' }, size: { height: 0.26 } },
    'crane hook': { params: { kind: 'crane' }, size: { height: 1.1 } },
    carabiner: { params: { kind: 'carabiner' }, size: { height: 0.1 } },
    'fish hook': { params: { kind: 'fish' }, size: { height: 0.059 } },
    'fishing lure': { params: { kind: 'lure' }, size: { width: 0.09 } },
    'fishing rod': { params: { kind: 'rod' }, size: { height: 1.8 } },
    'paper clip': { params: { kind: 'paperclip' }, size: { height: 0.033 } },
    'binder clip': { params: { kind: 'binder' }, size: { height: 0.04 } },
    clothespin: { params: { kind: 'clothespin' }, size: { height: 0.072 } },
    hairpin: { params: { kind: 'hairpin' }, size: { height: 0.06 } },
    'safety pin': { params: { kind: 'safety' }, size: { height: 0.04 } },
    'push pin': { params: { kind: 'pin' }, size: { height: 0.024 } },
    needle: { params: { kind: 'needle' }, size: { height: 0.045 } },
    'hair comb': { params: { kind: 'comb' }, size: { width: 0.15 } },
    'clothes hanger': { params: { kind: 'hanger' }, size: { width: 0.44 } },
    'key rack': { params: { kind: 'rail' }, size: { width: 0.4 } },
    'coat rack': { params: { kind: 'rack' }, size: { height: 1.75 } },
    clothesline: { params: { kind: 'line' }, size: { width: 2.4 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const steel = { body: { base: 'steel', color: '#b8bcc0' } };
    const own: Readonly<Record<string, Parameters<typeof suited>[2]>> = {
      s: steel,
      pirate: steel,
      fish: steel,
      lure: steel,
      safety: steel,
      needle: steel,
      clothespin: steel,
      hanger: steel,
      rack: { body: { base: 'brass', color: '#b08a44' } },
      crane: { body: { base: 'paint', color: '#e0a81c', wear: 0.3 } },
      carabiner: { body: { base: 'aluminium', color: '#c2c6ca' } },
      paperclip: steel,
      hairpin: { body: { base: 'paint', color: '#26221f' } },
      binder: { body: { base: 'paint', color: '#26282c', rough: 0.35 } },
      comb: { body: { base: 'horn', color: '#7a4c24', rough: 0.25 } },
      rod: { body: { base: 'paint', color: '#24301f', rough: 0.3 }, wood: { base: 'wood', color: '#c89c64' } },
    };
    const b = createBench(suited(materials, hook.slots, own[kind] ?? {}));
    BUILD[kind](b, {
      round: read.flag(params, 'round'),
      prongs: Math.round(read.num(params, 'prongs')),
      ends: read.word(params, 'ends'),
    });
    const lift = LIFT[kind];
    const parts = lift ? b.parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, lift, 0]) })) : b.parts;
    return { parts: proportioned(parts, rng, 0.02) };
  },
};
