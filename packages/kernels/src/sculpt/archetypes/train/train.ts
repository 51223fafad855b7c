import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildBullet } from './bullet.ts';
import { buildDiesel } from './diesel.ts';
import { trainPalettes } from './palettes.ts';
import { buildSteam } from './steam.ts';
import { addTrack } from './track.ts';
import { buildTram } from './tram.ts';
import { buildCoalWagon, buildWagon } from './wagon.ts';

const BUILD = {
  steam: buildSteam,
  diesel: buildDiesel,
  bullet: buildBullet,
  tram: buildTram,
  metro: buildTram,
  carriage: buildWagon,
  coal: buildCoalWagon,
} as const;

/** What runs on rails, on a piece of track. */
export const train: Archetype = {
  name: 'train',
  kind: 'vehicle',
  size: { length: 14 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'steam',
      about: 'Steam engine with tender, diesel, high speed train, tram, metro, carriage or coal wagon.',
    },
    track: { type: 'flag', default: true, about: 'A piece of track below it.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#1f4a38', rough: 0.3, clearcoat: 0.8 },
      words: ['body', 'cab', 'train', 'locomotive', 'tender', 'paint', 'wagon', 'car'],
      main: true,
    },
    boiler: {
      material: { base: 'paint', color: '#1c1d1f', rough: 0.38, clearcoat: 0.4 },
      words: ['boiler', 'chimney', 'smokestack', 'funnel', 'roof'],
    },
    stripe: {
      material: { base: 'paint', color: '#b3241f', rough: 0.32, clearcoat: 0.6 },
      words: ['stripe', 'buffer', 'trim', 'band'],
    },
    ...VEHICLE_SLOTS,
    windows: { ...VEHICLE_SLOTS.windows, material: { base: 'glass', color: '#1f2a31', rough: 0.06, transmission: 0 } },
    wheels: { material: { base: 'paint', color: '#b3241f', rough: 0.4 }, words: ['wheel', 'spoke', 'bogie'] },
    trim: { material: { base: 'paint', color: '#1b1c1e', rough: 0.5 }, words: ['frame', 'underframe', 'cowcatcher'] },
    brass: { material: { base: 'brass', color: '#c99b3c', rough: 0.26 }, words: ['brass', 'dome', 'bell', 'whistle'] },
    doors: { material: { base: 'paint', color: '#d9dcde', rough: 0.35 }, words: ['door'] },
    coal: { material: { base: 'obsidian', color: '#19191a', rough: 0.7 }, words: ['coal', 'load'] },
    rails: { material: { base: 'steel', color: '#8f8a84', rough: 0.36 }, words: ['rail', 'track'] },
    sleepers: { material: { base: 'dark-wood', color: '#4c3a2a' }, words: ['sleeper', 'tie'] },
  },
  palettes: trainPalettes,
  presets: {
    train: {},
    'steam train': { params: { kind: 'steam' }, size: { height: 4.3 } },
    'diesel train': {
      open: ['body', 'stripe'],
      params: { kind: 'diesel' },
      materials: { body: { color: '#d8641c' }, stripe: { color: '#f1efe6' } },
    },
    'bullet train': {
      open: ['stripe'],
      params: { kind: 'bullet' },
      materials: { body: { color: '#f2f4f6' }, stripe: { color: '#1c4fb0' } },
    },
    tram: {
      open: ['body', 'stripe'],
      params: { kind: 'tram' },
      materials: { body: { color: '#b8201f' }, stripe: { color: '#f2ecd8' }, boiler: { color: '#8f9499' } },
    },
    'subway train': {
      open: ['stripe'],
      params: { kind: 'metro' },
      materials: {
        body: { base: 'brushed-steel', color: '#c3c7cb', clearcoat: 0 },
        stripe: { color: '#1c58b8' },
        boiler: { color: '#9aa0a5' },
      },
    },
    'train car': {
      open: ['body', 'stripe'],
      params: { kind: 'carriage' },
      materials: { body: { color: '#6a1f24' }, stripe: { color: '#d9c48c' }, boiler: { color: '#8b8d8f' } },
    },
    'coal wagon': {
      params: { kind: 'coal' },
      materials: { body: { color: '#5c3a2c', clearcoat: 0, rough: 0.6 }, wheels: { base: 'steel', color: '#6c6a68' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind') as keyof typeof BUILD;
    const line = BUILD[kind](b, rng.fork('train'), kind);
    const up = read.flag(params, 'track') ? addTrack(b, line.from - 0.6, line.to + 0.6) : 0;
    const parts = up
      ? b.parts.map((p) =>
          p.name.startsWith('track ')
            ? p
            : {
                ...p,
                shape: { op: 'placed' as const, of: p.shape, places: [{ at: [0, up, 0] as [number, number, number] }] },
              },
        )
      : b.parts;
    return {
      parts,
      sockets: { top: { at: [0, line.top + up, (line.from + line.to) / 2], dir: [0, 1, 0], size: 1.5 } },
    };
  },
};
