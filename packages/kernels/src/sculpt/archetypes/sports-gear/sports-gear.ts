import type { Archetype, Sculpture, SlotSpec } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { gear } from './gear.ts';
import { grounds } from './grounds.ts';
import { nets } from './nets.ts';
import { targets } from './targets.ts';

const SLOTS: Readonly<Record<string, SlotSpec>> = {
  ring: {
    material: { base: 'paint', color: '#c8241c', rough: 0.35, clearcoat: 0.4 },
    words: ['ring', 'rim', 'stripe', 'body'],
    main: true,
  },
  frame: {
    material: { base: 'paint', color: '#f0f0ec', rough: 0.35, clearcoat: 0.4 },
    words: ['post', 'frame', 'crossbar', 'pole'],
  },
  net: { material: { base: 'rope', color: '#f0eee6', scale: 0.2 }, words: ['net', 'rope', 'cord'] },
  board: {
    material: { base: 'paint', color: '#f2f1ec', rough: 0.3, clearcoat: 0.5 },
    words: ['backboard', 'board', 'pin', 'line'],
  },
  bag: {
    material: { base: 'leather', color: '#7a1c1c', scale: 0.15, rough: 0.45, relief: 0.5 },
    words: ['bag', 'leather', 'mat'],
  },
  pad: { material: { base: 'plastic', color: '#24282e', rough: 0.6 }, words: ['pad', 'base', 'foot'] },
  trim: { material: { base: 'steel', color: '#9aa0a6' }, words: ['bar', 'chain', 'metal', 'bracket'] },
  accent: { material: { base: 'plastic', color: '#f0c428', rough: 0.4 }, words: ['flight', 'label', 'lanyard'] },
};

const OWN = {
  dark: { base: 'plastic', color: '#1e2023', rough: 0.6 },
  black: { base: 'paint', color: '#141416', rough: 0.6 },
  cream: { base: 'paint', color: '#e6d6a8', rough: 0.7 },
  green: { base: 'paint', color: '#1f7a44', rough: 0.6 },
  blue: { base: 'paint', color: '#1c4a9a', rough: 0.5 },
  gold: { base: 'paint', color: '#f0c52a', rough: 0.5 },
  wood: { base: 'wood', color: '#d2a66a', color2: '#b88a4e', clearcoat: 0.4 },
  cords: { base: 'rope', color: '#22262a', scale: 0.2 },
  lamp: { base: 'lamp', color: '#ffb028', color2: '#ffb028', emissive: '#ff9a18', emissiveStrength: 1.6 },
};

const BUILD: Readonly<Record<string, (b: Bench, many: boolean) => void>> = {
  goal: (b) => nets.buildGoal(b, 3.6, 2, 1.3, 0.05),
  'hockey-goal': (b) => {
    // what is white on a football goal is red here
    nets.buildGoal(
      { ...b, add: (n, slot, of, more) => b.add(n, slot === 'frame' ? 'ring' : slot, of, more) },
      1.83,
      1.22,
      0.95,
      0.03,
    );
  },
  hoop: nets.buildHoop,
  tennis: (b) => nets.buildNet(b, false),
  volleyball: (b) => nets.buildNet(b, true),
  bag: targets.buildBag,
  pin: (b, many) => targets.buildPins(b, many),
  dartboard: targets.buildDartboard,
  target: targets.buildTarget,
  whistle: gear.buildWhistle,
  hula: (b) => gear.buildRound(b, false),
  lifebuoy: (b) => gear.buildRound(b, true),
  wicket: gear.buildWicket,
  hurdle: gear.buildHurdle,
  horse: (b) => gear.buildGym(b, 'horse'),
  beam: (b) => gear.buildGym(b, 'beam'),
  bars: (b) => gear.buildGym(b, 'bars'),
  rings: (b) => gear.buildGym(b, 'rings'),
  'boxing-ring': grounds.buildRing,
  court: (b) => grounds.buildCourt(b, 'court'),
  pitch: (b) => grounds.buildCourt(b, 'pitch'),
  'tennis-court': (b) => grounds.buildCourt(b, 'tennis'),
  hole: grounds.buildHole,
  scoreboard: grounds.buildScoreboard,
};

/** What sport is played with and on: goals, hoops, nets, bags, pins, boards, gymnastics, rings and courts. */
export const sportsGear: Archetype = {
  name: 'sports gear',
  kind: 'thing',
  size: { height: 1 },
  params: {
    kind: { type: 'choice', of: Object.keys(BUILD), default: 'goal', about: 'What it is.' },
    set: { type: 'flag', default: false, about: 'Ten pins instead of one.' },
  },
  slots: SLOTS,
  palettes: [
    {
      lead: 'bag',
      when: { kind: ['bag', 'horse', 'beam'] },
      of: colorways({
        oxblood: {},
        black: { bag: '#232325' },
        tan: { bag: '#a8703c' },
        red: { bag: '#b01c20' },
        blue: { bag: '#1f3f7a' },
      }),
    },
    {
      lead: 'net',
      when: { kind: ['goal'] },
      of: colorways({
        white: { weight: 2 },
        black: { net: '#2a2c30' },
        orange: { net: '#e8702a' },
        green: { net: '#2f8a4a' },
        blue: { net: '#2a5aa8' },
        red: { net: '#b8282a' },
      }),
    },
    {
      lead: 'ring',
      when: { kind: ['whistle', 'hula', 'lifebuoy', 'hoop'] },
      of: colorways({
        usual: { weight: 2 },
        orange: { ring: '#e8641c' },
        blue: { ring: '#1f5fb0' },
        green: { ring: '#2f8a4a' },
      }),
    },
  ],
  presets: {
    'soccer goal': { params: { kind: 'goal' }, size: { height: 2 } },
    'ice hockey goal': { params: { kind: 'hockey-goal' }, size: { height: 1.22 } },
    'basketball hoop': { params: { kind: 'hoop' }, materials: { ring: { color: '#e8541c' } }, size: { height: 4 } },
    'punching bag': { params: { kind: 'bag' }, size: { height: 2.04 } },
    'bowling pin': { params: { kind: 'pin' }, size: { height: 0.38 } },
    'bowling pins': { params: { kind: 'pin', set: true }, size: { height: 0.38 } },
    dartboard: { params: { kind: 'dartboard' }, size: { height: 0.45 } },
    'archery target': { params: { kind: 'target' }, size: { height: 1.7 } },
    'hula hoop': {
      params: { kind: 'hula' },
      materials: { ring: { base: 'plastic', color: '#e0348a' } },
      size: { height: 0.83 },
    },
    lifebuoy: { params: { kind: 'lifebuoy' }, materials: { ring: { color: '#e8541c' } }, size: { height: 0.88 } },
    'balance beam': { params: { kind: 'beam' }, materials: { bag: { color: '#c89a68' } }, size: { height: 1.25 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench({ ...OWN, ...materials });
    const kind = read.word(params, 'kind');
    BUILD[kind](b, read.flag(params, 'set'));
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
