import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, follow, read, solid } from '../../kits/joinery/index.ts';
import { buildIngots, buildNugget } from './bars.ts';
import { coinPalettes } from './palettes.ts';
import { buildCard, buildChip, buildNotes } from './paper-money.ts';
import { addCoin } from './struck.ts';
import { buildBadge, buildMedal, buildPile } from './tokens.ts';

const gold = { base: 'gold', color: '#dcae45', rough: 0.24 };
const metal = (base: string, color: string): Preset['materials'] => ({
  metal: { base, color },
  rim: { base, color },
  relief: { base, color },
});

const slots: Archetype['slots'] = {
  metal: { material: gold, words: ['metal', 'coin', 'body', 'plate', 'card'], main: true },
  rim: { material: gold, words: ['rim', 'edge', 'ring', 'pin'] },
  relief: { material: gold, words: ['relief', 'letter', 'star', 'number', 'print'] },
  enamel: { material: { base: 'enamel', color: '#1f3f8a' }, words: ['enamel', 'field', 'centre'] },
  ribbon: { material: { base: 'silk', color: '#a81f2c' }, words: ['ribbon', 'band'] },
  second: { material: { base: 'silk', color: '#f0ece0' }, words: ['stripe', 'spot', 'inlay'] },
};

/** Money and what is struck like it: coins, heaps, medals, badges, bars, notes, cards, chips. */
export const coin: Archetype = {
  name: 'coin',
  kind: 'mineral',
  size: { length: 0.025 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'coin',
        'pile',
        'stack',
        'medal',
        'order',
        'badge',
        'shield badge',
        'ingot',
        'ingots',
        'nugget',
        'notes',
        'card',
        'chip',
      ],
      default: 'coin',
      about: 'What it is.',
    },
    relief: {
      type: 'choice',
      of: ['head', 'star', 'crown', 'skull', 'clover', 'none'],
      default: 'crown',
      about: 'Picture on a coin.',
      vary: { crown: 3, head: 3, star: 2, clover: 1 },
    },
    text: { type: 'text', default: '', max: 8, about: 'Letters struck on it.' },
    hole: { type: 'number', min: 0, max: 0.4, default: 0, about: 'Square hole, as a share of the radius.' },
    sides: { type: 'number', min: 0, max: 12, default: 0, about: 'Sides of the blank; 0 is round.' },
  },
  slots,
  palettes: coinPalettes,
  presets: {
    coin: { openParams: ['relief'], size: { height: 0.025 } },
    'pirate coin': {
      params: { relief: 'skull' },
      materials: { metal: { ...gold, wear: 0.6 }, rim: { ...gold, wear: 0.6 } },
    },
    'silver coin': { openParams: ['relief'], materials: metal('silver', '#d2d2ce') },
    penny: { params: { relief: 'head' }, materials: metal('copper', '#b0683e') },
    'roman coin': { params: { relief: 'head' }, materials: metal('bronze', '#94703e') },
    bitcoin: { params: { relief: 'none', text: 'B' } },
    dogecoin: { params: { relief: 'none', text: 'D' } },
    'euro coin': { params: { relief: 'none', text: '1' }, materials: { rim: { base: 'silver', color: '#cfcfca' } } },
    'lucky coin': { params: { relief: 'clover' } },
    'star coin': { params: { relief: 'star' } },
    'chinese coin': { params: { relief: 'none', hole: 0.3 }, materials: metal('brass', '#b8924a') },
    'pile of coins': { params: { kind: 'pile' }, size: { height: 0.03 } },
    'coin stack': { params: { kind: 'stack' } },
    medal: { params: { kind: 'medal' } },
    'gold medal': { params: { kind: 'medal', text: '1' } },
    'silver medal': {
      params: { kind: 'medal', text: '2' },
      materials: { ...metal('silver', '#d2d2ce'), ribbon: { color: '#1f4a8a' } },
    },
    'bronze medal': {
      params: { kind: 'medal', text: '3' },
      materials: { ...metal('bronze', '#a8703c'), ribbon: { color: '#2a6a44' } },
    },
    'military medal': { params: { kind: 'order' } },
    badge: { open: ['enamel'], params: { kind: 'shield badge', text: 'POLICE' } },
    'sheriff badge': { params: { kind: 'badge' }, materials: { enamel: { base: 'brass', color: '#b8924a' } } },
    'gold bar': { params: { kind: 'ingot', text: 'GOLD' }, size: { height: 0.038 } },
    'gold bars': { params: { kind: 'ingots', text: 'GOLD' } },
    'silver bar': { params: { kind: 'ingot', text: 'SILVER' }, materials: metal('silver', '#d2d2ce') },
    'copper ingot': { params: { kind: 'ingot', text: 'COPPER' }, materials: metal('copper', '#b86a40') },
    'iron ingot': { params: { kind: 'ingot', text: 'IRON' }, materials: metal('steel', '#77787c') },
    'gold nugget': { params: { kind: 'nugget' } },
    banknote: {
      params: { kind: 'notes' },
      materials: {
        metal: { base: 'paper', color: '#a4bf98' },
        rim: { base: 'paper', color: '#98b48c' },
        relief: { base: 'paper', color: '#3f6a48' },
        ribbon: { base: 'paper', color: '#ece2c8' },
        second: { base: 'paper', color: '#3f6a48' },
      },
    },
    'credit card': {
      open: ['metal', 'enamel'],
      params: { kind: 'card' },
      materials: {
        metal: { base: 'plastic', color: '#1f3a6a', rough: 0.3 },
        enamel: { base: 'plastic', color: '#2f6ab0', rough: 0.3 },
        relief: { base: 'plastic', color: '#e8e6e0', rough: 0.3 },
        ribbon: { base: 'plastic', color: '#d8302c' },
        second: { base: 'plastic', color: '#f0a020' },
      },
    },
    'poker chip': {
      open: ['metal'],
      params: { kind: 'chip' },
      materials: {
        metal: { base: 'plastic', color: '#b01c24', rough: 0.4 },
        second: { base: 'plastic', color: '#f2efe8', rough: 0.4 },
        relief: { base: 'plastic', color: '#1d1d20' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, slots, ['rim', 'relief']));
    const kind = read.word(params, 'kind');
    const text = read.word(params, 'text');
    if (kind === 'pile' || kind === 'stack') buildPile(b, kind === 'stack', rng);
    else if (kind === 'medal' || kind === 'order') buildMedal(b, text, kind === 'order');
    else if (kind === 'badge' || kind === 'shield badge') buildBadge(b, kind === 'badge', text);
    else if (kind === 'ingot' || kind === 'ingots') buildIngots(b, kind === 'ingot' ? 1 : 6, text || 'FINE');
    else if (kind === 'nugget') buildNugget(b, rng);
    else if (kind === 'notes') buildNotes(b);
    else if (kind === 'card') buildCard(b);
    else if (kind === 'chip') buildChip(b, text);
    else {
      const strike = {
        r: 0.0125,
        t: 0.0022,
        relief: read.word(params, 'relief'),
        text,
        hole: read.num(params, 'hole'),
        sides: Math.round(read.num(params, 'sides')),
      };
      addCoin(b, { ...strike, sides: strike.sides < 3 ? 0 : strike.sides }, (of) => solid.put(of, [0, 0.0125, 0]));
    }
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
