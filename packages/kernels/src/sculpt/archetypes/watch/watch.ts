import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, follow, read, tone } from '../../kits/joinery/index.ts';
import { buildPocket, buildWrist } from './movement.ts';
import { watchPalettes } from './palettes.ts';
import { buildSmart } from './smart.ts';

const gold = { base: 'gold', color: '#d8aa3c', rough: 0.16 };
const steel = { base: 'steel', color: '#c4c7cb', rough: 0.2 };
const cased = (
  metal: { base: string; color: string; rough?: number },
  more: Preset['materials'] = {},
): Preset['materials'] => ({ case: metal, bezel: metal, chain: metal, ...more });

const slots: Archetype['slots'] = {
  case: { material: steel, words: ['case', 'watch', 'body', 'metal', 'lid'], main: true },
  bezel: { material: steel, words: ['bezel', 'rim', 'crown', 'button'] },
  strap: {
    material: { base: 'leather', color: '#5a3420', scale: 0.15, relief: 0.5 },
    words: ['strap', 'band', 'bracelet'],
  },
  dial: { material: { base: 'plastic', color: '#f2f0ea', rough: 0.35 }, words: ['dial', 'face'] },
  ink: { material: { base: 'plain', color: '#1d1f24' }, words: ['numeral', 'mark', 'number'] },
  hands: { material: { base: 'steel', color: '#22262e' }, words: ['hand'] },
  glass: { material: { base: 'glass', color: '#eef4f8' }, words: ['glass', 'crystal', 'screen'] },
  chain: { material: steel, words: ['chain'] },
};

/** Watches: for the wrist, the pocket, and clever ones. */
export const watch: Archetype = {
  name: 'watch',
  kind: 'clothing',
  size: { height: 0.06 },
  params: {
    kind: {
      type: 'choice',
      of: ['wrist', 'sport', 'pocket', 'smart', 'digital'],
      default: 'wrist',
      about: 'Kind of watch.',
    },
    bracelet: { type: 'flag', default: false, about: 'A bracelet of links instead of a strap.' },
    numerals: {
      type: 'choice',
      of: ['bars', 'arabic', 'roman'],
      default: 'bars',
      about: 'Numerals of the dial.',
      vary: { bars: 3, arabic: 2, roman: 2 },
    },
    lid: { type: 'flag', default: true, about: 'An open lid on a pocket watch.' },
    hour: { type: 'number', min: 0, max: 12, default: 10, about: 'Hour shown.' },
    minute: { type: 'number', min: 0, max: 59, default: 9, about: 'Minute shown.' },
  },
  slots,
  palettes: watchPalettes,
  presets: {
    watch: { openParams: ['numerals'], size: { height: 0.06 } },
    'luxury watch': {
      openParams: ['numerals'],
      params: { bracelet: true },
      materials: cased(gold, {
        strap: gold,
        dial: { base: 'enamel', color: '#12352a' },
        ink: { base: 'gold', color: '#d8aa3c' },
        hands: gold,
      }),
    },
    'gold watch': { openParams: ['numerals'], params: { bracelet: true }, materials: cased(gold, { strap: gold }) },
    'ladies watch': {
      params: { bracelet: true, numerals: 'roman' },
      materials: cased(
        { base: 'copper', color: '#dba58c', rough: 0.18 },
        { strap: { base: 'copper', color: '#dba58c', rough: 0.18 } },
      ),
    },
    chronograph: {
      params: { kind: 'sport', bracelet: true },
      materials: {
        ...cased(steel),
        strap: steel,
        dial: { base: 'enamel', color: '#15181e' },
        ink: { base: 'plain', color: '#f0efe8' },
        hands: { base: 'plain', color: '#f0efe8' },
      },
    },
    'diving watch': {
      params: { kind: 'sport', bracelet: true },
      materials: {
        ...cased(steel),
        bezel: { base: 'enamel', color: '#15387a' },
        strap: steel,
        dial: { base: 'enamel', color: '#122f6a' },
        ink: { base: 'plain', color: '#f0efe8' },
        hands: { base: 'plain', color: '#f0efe8' },
      },
    },
    'sports watch': {
      open: ['strap'],
      params: { kind: 'sport' },
      materials: {
        case: { base: 'plastic', color: '#1f2126' },
        bezel: { base: 'plastic', color: '#2a2d33' },
        strap: { base: 'rubber', color: '#1f2126' },
        dial: { base: 'plastic', color: '#17181c' },
        ink: { base: 'plain', color: '#f0a020' },
        hands: { base: 'plain', color: '#f0f0ec' },
      },
    },
    'pocket watch': {
      params: { kind: 'pocket' },
      materials: cased(gold, {
        dial: { base: 'porcelain', color: '#f6f1e4' },
        hands: { base: 'steel', color: '#1f3a8a' },
      }),
      size: { height: 0.068 },
    },
    'steampunk watch': {
      params: { kind: 'pocket' },
      materials: cased(
        { base: 'brass', color: '#a8803a', rough: 0.3 },
        { bezel: { base: 'copper', color: '#b06a40' }, dial: { base: 'paper', color: '#d8c49a' } },
      ),
      size: { height: 0.068 },
    },
    smartwatch: {
      open: ['strap', 'case'],
      params: { kind: 'smart' },
      materials: {
        case: { base: 'aluminium', color: '#3a3c42' },
        bezel: { base: 'aluminium', color: '#4a4d54' },
        strap: { base: 'rubber', color: '#1f2126' },
        glass: { base: 'plastic', color: '#07080b', rough: 0.05, clearcoat: 1 },
      },
    },
    'digital watch': {
      open: ['case'],
      params: { kind: 'digital' },
      materials: {
        case: { base: 'plastic', color: '#1f2126', rough: 0.45 },
        bezel: { base: 'plastic', color: '#3a3d44' },
        strap: { base: 'rubber', color: '#1f2126' },
        glass: { base: 'plastic', color: '#0c0e12', rough: 0.1, clearcoat: 0.6 },
        ink: { base: 'plain', color: '#d8d8d4' },
      },
    },
  },
  build({ params, materials, rng }) {
    const own = follow(materials, slots, ['bezel', 'chain']);
    const b = createBench({
      ...own,
      accent: { base: 'plain', color: '#c8281e' },
      thread: { base: 'fabric', color: tone(own.strap.color ?? '#808080', 1.7), scale: 0.1 },
    });
    const kind = read.word(params, 'kind');
    const time = [Math.round(read.num(params, 'hour')), Math.round(read.num(params, 'minute'))] as const;
    if (kind === 'pocket') buildPocket(b, { lid: read.flag(params, 'lid'), time });
    else if (kind === 'smart' || kind === 'digital') buildSmart(b, kind === 'digital');
    else {
      const numerals = read.word(params, 'numerals');
      buildWrist(b, {
        steel: read.flag(params, 'bracelet'),
        sport: kind === 'sport',
        numerals: numerals === 'roman' || numerals === 'arabic' ? numerals : 'bars',
        time,
      });
    }
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
