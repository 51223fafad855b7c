import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildKart } from './kart.ts';
import { buildHoverboard, buildScooter, buildSegway } from './standing.ts';

/** Small vehicles to stand or sit on: kick and electric scooters, segways, hoverboards, go-karts. */
export const scooter: Archetype = {
  name: 'scooter',
  kind: 'vehicle',
  size: { length: 1.05 },
  params: {
    kind: {
      type: 'choice',
      of: ['kick', 'electric', 'segway', 'hoverboard', 'kart'],
      default: 'kick',
      about: 'Kind of scooter.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#2f7fc0', rough: 0.25, clearcoat: 0.7 },
      words: ['body', 'frame', 'scooter', 'stem', 'shell'],
      main: true,
    },
    deck: { material: { base: 'rubber', color: '#26282c' }, words: ['deck', 'mat', 'seat'] },
    grips: { material: { base: 'rubber', color: '#1c1d20' }, words: ['grip', 'handlebar', 'pad'] },
    wheels: { material: { base: 'plastic', color: '#d8dadc', rough: 0.3 }, words: ['wheel', 'rim', 'hub'] },
    tyres: { material: { base: 'rubber', color: '#1a1b1d' }, words: ['tyre', 'tire'] },
    chrome: { material: { base: 'steel', color: '#c6c9cc', rough: 0.2 }, words: ['metal', 'fork', 'tube', 'bolt'] },
    accent: { material: { base: 'paint', color: '#e8e4da', rough: 0.3 }, words: ['accent', 'stripe', 'number'] },
  },
  palettes: [
    {
      lead: 'body',
      of: colorways({
        blue: {},
        red: { body: '#c0241e' },
        black: { body: '#1f2024', accent: '#e8702a' },
        mint: { body: '#7fc8b0' },
        yellow: { body: '#ecb71e' },
        pink: { body: '#e07a9c' },
        silver: { body: { base: 'aluminium', color: '#c8cacd' } },
      }),
    },
  ],
  presets: {
    scooter: { size: { height: 0.9 } },
    'electric scooter': {
      params: { kind: 'electric' },
      materials: { body: { color: '#26282c' }, accent: { color: '#d8402c' } },
      open: ['body'],
      size: { height: 1.15 },
    },
    segway: {
      params: { kind: 'segway' },
      materials: { body: { color: '#e4e5e4' } },
      open: ['body'],
      size: { height: 1.15 },
    },
    hoverboard: { params: { kind: 'hoverboard' }, open: ['body'] },
    'go kart': { params: { kind: 'kart' }, materials: { body: { color: '#c0241e' } }, open: ['body'] },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'segway') buildSegway(b);
    else if (kind === 'hoverboard') buildHoverboard(b);
    else if (kind === 'kart') buildKart(b);
    else buildScooter(b, kind === 'electric');
    const at: Record<string, number> = { segway: 0.2, hoverboard: 0.14, kart: 0.14 };
    return {
      parts: proportioned(b.parts, rng),
      sockets: { seat: { at: [0, at[kind] ?? 0.12, kind === 'kart' ? -0.3 : 0], dir: [0, 1, 0], size: 0.14 } },
    };
  },
};
