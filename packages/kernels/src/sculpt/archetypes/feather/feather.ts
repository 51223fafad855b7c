import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid, suited } from '../../kits/joinery/index.ts';
import { bones } from './bones.ts';
import { horny } from './horny.ts';
import { featherPalettes } from './palettes.ts';
import { addPeacock } from './peacock.ts';
import { vanes } from './vanes.ts';

const KINDS = [
  ...['feather', 'peacock', 'wings', 'bone', 'bones', 'wishbone', 'fishbone', 'antler', 'trophy', 'horn', 'spiral'],
  ...['tusk', 'tooth', 'claw', 'tentacle', 'pelt', 'scale'],
];

const BONE: MaterialSpec = { base: 'bone', color: '#e4d9bf' };
const HORN: MaterialSpec = { base: 'horn', color: '#6a5138' };

/** What is the body of each kind where the prompt leaves it open. */
const BODY: Readonly<Record<string, MaterialSpec>> = {
  peacock: { base: 'feathers', color: '#3f7a3c', color2: '#8aa83c', color3: '#20402c' },
  bone: BONE,
  bones: BONE,
  wishbone: BONE,
  fishbone: BONE,
  antler: { base: 'horn', color: '#9c7a52' },
  trophy: { base: 'horn', color: '#8f6e48' },
  horn: HORN,
  spiral: { base: 'porcelain', color: '#efe6d2' },
  tusk: { base: 'tooth', color: '#ece2c8' },
  tooth: { base: 'tooth', color: '#efe8d4' },
  claw: { base: 'claw', color: '#2c2622' },
  tentacle: { base: 'skin', color: '#a04a68' },
  pelt: { base: 'fur', color: '#8a623c' },
  scale: { base: 'chitin', color: '#2f7a4c' },
};

/** What brings to the ground what was drawn about its own middle, metres. */
const LIFT: Readonly<Record<string, number>> = {
  bone: 0.0054,
  bones: 0.0085,
  fishbone: -0.0056,
  antler: 0.0224,
  horn: 0.0186,
  tentacle: 0.0849,
};

/** What animals leave behind: feathers, wings, bones, antlers and horns, tusks, teeth and claws, a tentacle, a pelt. */
export const feather: Archetype = {
  name: 'feather',
  kind: 'thing',
  size: { length: 0.25 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'feather', about: 'What it is.' },
    bend: { type: 'number', min: 0, max: 1, default: 0.5, about: 'How much it is bent.', vary: [0.1, 1] },
    wide: { type: 'number', min: 0.5, max: 2, default: 1, about: 'Width of a feather.', vary: [0.8, 1.5] },
    bars: {
      type: 'number',
      min: 0,
      max: 7,
      default: 0,
      about: 'Bands across a feather.',
      vary: { 0: 5, 3: 1, 4: 1, 6: 1 },
    },
    splits: { type: 'number', min: 0, max: 3, default: 2, about: 'Gaps in a vane of a feather.', vary: [0, 3] },
    tines: { type: 'number', min: 2, max: 6, default: 4, about: 'Points of an antler.', vary: [3, 5] },
    tip: { type: 'flag', default: true, about: 'The tip is of another colour.', vary: 0.6 },
  },
  slots: {
    body: {
      material: { base: 'feathers', color: '#e9e6df', color2: '#f6f4ef', color3: '#c8c2b6' },
      words: ['feather', 'vane', 'bone', 'antler', 'horn', 'tusk', 'tooth', 'claw', 'wing', 'fur'],
      main: true,
    },
    tip: {
      material: { base: 'feathers', color: '#3c3a3c', color2: '#4c4a4c', color3: '#242224' },
      words: ['tip', 'end'],
    },
    quill: { material: { base: 'claw', color: '#e8dfc8', rough: 0.4 }, words: ['quill', 'shaft'] },
    down: {
      material: { base: 'feathers', color: '#f2efe8', color2: '#fbf9f4', color3: '#d8d2c6' },
      words: ['down', 'fluff'],
    },
    stand: { material: { base: 'dark-wood', color: '#4a2f1e' }, words: ['stand', 'plaque', 'board', 'base'] },
    metal: { material: { base: 'brass', color: '#c09a48' }, words: ['bracket', 'plate', 'metal'] },
  },
  palettes: featherPalettes,
  presets: {
    feather: {},
    'peacock feather': { params: { kind: 'peacock' }, size: { height: 0.9 } },
    'angel wings': { params: { kind: 'wings', tip: false }, size: { width: 1.6 } },
    bone: { params: { kind: 'bone' }, size: { width: 0.2 } },
    'pile of bones': { params: { kind: 'bones' }, size: { width: 0.5 } },
    wishbone: { params: { kind: 'wishbone' }, size: { height: 0.07 } },
    'fish bone': { params: { kind: 'fishbone' }, size: { width: 0.25 } },
    antler: { params: { kind: 'antler' }, size: { height: 0.6 } },
    antlers: { params: { kind: 'trophy' }, size: { height: 0.8 } },
    horn: { params: { kind: 'horn' }, size: { height: 0.4 } },
    'unicorn horn': { params: { kind: 'spiral' }, size: { height: 0.4 } },
    tusk: { params: { kind: 'tusk' }, size: { width: 1 } },
    fang: { params: { kind: 'tooth' }, size: { height: 0.06 } },
    claw: { params: { kind: 'claw' }, size: { height: 0.1 } },
    tentacle: { params: { kind: 'tentacle' }, size: { height: 0.6 } },
    pelt: { params: { kind: 'pelt' }, size: { width: 1.5 } },
    'dragon scale': { params: { kind: 'scale' }, size: { height: 0.1 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const own = BODY[kind];
    const b = createBench(suited(materials, feather.slots, own ? { body: own } : {}));
    const bend = read.num(params, 'bend');
    const taste = rng.fork('feather');
    const tip = read.flag(params, 'tip');
    const build: Readonly<Record<string, (b: Bench) => void>> = {
      feather: () =>
        vanes.addFeather(
          b,
          {
            bend,
            tip,
            wide: read.num(params, 'wide'),
            splits: Math.round(read.num(params, 'splits')),
            bars: Math.round(read.num(params, 'bars')),
          },
          taste,
        ),
      peacock: () => addPeacock(b, bend),
      wings: () => vanes.addWings(b, tip),
      bone: () => bones.addBone(b),
      bones: () => bones.addPile(b, taste),
      wishbone: () => bones.addWishbone(b),
      fishbone: () => bones.addFishbone(b),
      antler: () => horny.addAntler(b, Math.round(read.num(params, 'tines'))),
      trophy: () => horny.addTrophy(b, Math.round(read.num(params, 'tines'))),
      horn: () => horny.addHorn(b, bend),
      spiral: () => horny.addSpiral(b),
      tusk: () => horny.addTusk(b),
      tooth: () => horny.addTooth(b),
      claw: () => horny.addClaw(b),
      tentacle: () => horny.addTentacle(b, bend),
      pelt: () => bones.addPelt(b),
      scale: () => horny.addScale(b),
    };
    build[kind](b);
    const lift = LIFT[kind];
    const parts = lift ? b.parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, lift, 0]) })) : b.parts;
    return { parts: proportioned(parts, rng, 0.02) };
  },
};
