import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildCruiser } from './cruiser.ts';
import { buildDirt } from './dirt.ts';
import { motorcyclePalettes } from './palettes.ts';
import { buildSport } from './sport.ts';
import { buildVespa } from './vespa.ts';

const BUILD = { cruiser: buildCruiser, sport: buildSport, dirt: buildDirt, vespa: buildVespa } as const;

/** Two wheels and an engine, in four characters that share wheels, forks and fittings. */
export const motorcycle: Archetype = {
  name: 'motorcycle',
  kind: 'vehicle',
  size: { length: 2.2 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'cruiser',
      about: 'Low cruiser, sport bike, dirt bike or motor scooter.',
    },
    bags: { type: 'flag', default: false, about: 'Saddle bags or a top case.', vary: 0.2 },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#8c1219', rough: 0.22, clearcoat: 1 },
      words: ['body', 'tank', 'paint', 'fairing', 'bodywork', 'fender', 'mudguard'],
      main: true,
    },
    ...VEHICLE_SLOTS,
    wheels: { material: { base: 'steel', color: '#a9acb0', rough: 0.28 }, words: ['wheel', 'rim', 'spoke'] },
    chrome: {
      material: { base: 'chrome', color: '#e6e8ea', rough: 0.1, metal: 1 },
      words: ['chrome', 'handlebar', 'mirror', 'fork'],
    },
    frame: { material: { base: 'paint', color: '#17181a', rough: 0.4, clearcoat: 0.4 }, words: ['frame', 'chassis'] },
    engine: { material: { base: 'aluminium', color: '#8e9297', rough: 0.42 }, words: ['engine', 'motor', 'cylinder'] },
    exhaust: { material: { base: 'chrome', color: '#d5d7da', rough: 0.16 }, words: ['exhaust', 'pipe', 'muffler'] },
    seat: { material: { base: 'leather', color: '#1b1a1a', scale: 0.4 }, words: ['seat', 'saddle', 'bag'] },
  },
  palettes: motorcyclePalettes,
  presets: {
    motorcycle: {},
    cruiser: { params: { kind: 'cruiser' }, size: { height: 1.15 } },
    'sport bike': {
      open: ['body'],
      params: { kind: 'sport' },
      materials: {
        body: { color: '#1546b0' },
        wheels: { base: 'paint', color: '#1a1b1d' },
        exhaust: { base: 'steel', color: '#8f8a84' },
      },
    },
    'dirt bike': {
      open: ['body'],
      params: { kind: 'dirt' },
      materials: {
        body: { base: 'plastic', color: '#e0641a', rough: 0.35, clearcoat: 0.2 },
        frame: { color: '#20242a' },
        wheels: { base: 'aluminium', color: '#30343a' },
      },
    },
    vespa: {
      open: ['body', 'seat'],
      params: { kind: 'vespa' },
      materials: { body: { color: '#7fc4b4' }, seat: { color: '#8a5a38' } },
    },
    'touring motorcycle': {
      open: ['body'],
      params: { kind: 'cruiser', bags: true },
      materials: { body: { color: '#2a3a52' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind') as keyof typeof BUILD;
    const seat = BUILD[kind](b, rng.fork('motorcycle'), read.flag(params, 'bags'));
    return { parts: b.parts, sockets: { seat: { at: seat, dir: [0, 1, 0], size: 0.3 } } };
  },
};
