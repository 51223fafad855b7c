import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildProbe, buildSatellite, buildStation, buildTelescope } from './craft.ts';
import { buildGround, buildMast, buildPanel } from './ground.ts';

/** Spacecraft without a crew's shape, and what talks to them: satellites, stations, probes, space telescopes, dishes, masts, solar panels. */
export const satellite: Archetype = {
  name: 'satellite',
  kind: 'machine',
  size: { length: 9 },
  params: {
    kind: {
      type: 'choice',
      of: ['satellite', 'station', 'probe', 'telescope', 'dish', 'mast', 'solar panel'],
      default: 'satellite',
      about: 'Kind of craft or antenna.',
    },
    panels: {
      type: 'number',
      min: 1,
      max: 4,
      default: 2,
      about: 'Panels of each wing of a satellite.',
      vary: { 2: 3, 3: 2, 1: 1 },
    },
  },
  slots: {
    foil: {
      material: { base: 'gold', color: '#c99a3a', rough: 0.34, relief: 2 },
      words: ['foil', 'body', 'bus', 'satellite'],
      main: true,
    },
    body: { material: { base: 'paint', color: '#e4e5e4', rough: 0.45 }, words: ['module', 'hull', 'shroud', 'mast'] },
    panels: {
      material: { base: 'glass', color: '#14265c', transmission: 0, rough: 0.14 },
      words: ['panel', 'solar panel', 'cell', 'wing'],
    },
    dish: { material: { base: 'paint', color: '#efefec', rough: 0.4 }, words: ['dish', 'antenna'] },
    metal: {
      material: { base: 'aluminium', color: '#b4b7bb', rough: 0.35 },
      words: ['metal', 'strut', 'boom', 'truss'],
    },
    mirror: { material: { base: 'chrome', color: '#e6e8ea', rough: 0.03 }, words: ['mirror'] },
    accent: { material: { base: 'paint', color: '#c8402c', rough: 0.4 }, words: ['accent', 'rail', 'stripe'] },
  },
  palettes: [
    {
      lead: 'foil',
      of: colorways({
        gold: { weight: 3 },
        silver: { foil: { base: 'steel', color: '#c9ccd0', rough: 0.3, relief: 2 } },
        copper: { foil: { base: 'copper', color: '#b8744a', rough: 0.32, relief: 2 } },
        black: { foil: { base: 'fabric', color: '#232428' } },
      }),
    },
  ],
  presets: {
    satellite: {},
    'space station': { params: { kind: 'station' } },
    'space probe': { params: { kind: 'probe' } },
    'space telescope': {
      params: { kind: 'telescope' },
      materials: { foil: { base: 'steel', color: '#cfd2d6', rough: 0.28 } },
    },
    'radar dish': { params: { kind: 'dish' } },
    'antenna tower': {
      params: { kind: 'mast' },
      materials: { body: { color: '#c8302a' }, accent: { color: '#efefec' } },
      size: { height: 23.5 },
    },
    'solar panel': { params: { kind: 'solar panel' } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'station') buildStation(b);
    else if (kind === 'probe') buildProbe(b);
    else if (kind === 'telescope') buildTelescope(b);
    else if (kind === 'dish') buildGround(b);
    else if (kind === 'mast') buildMast(b);
    else if (kind === 'solar panel') buildPanel(b);
    else buildSatellite(b, Math.round(read.num(params, 'panels')));
    return { parts: proportioned(b.parts, rng) };
  },
};
