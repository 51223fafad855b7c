import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read, solid } from '../../kits/joinery/index.ts';
import { buildBlock } from './blocks.ts';
import { buildBrush, buildQuill } from './brushes.ts';
import { buildCrayon, buildMarker } from './felt.ts';
import { penPalettes } from './palettes.ts';
import { buildBallpoint, buildFountain, buildPencil } from './writing.ts';

const plastic = (color: string): object => ({ base: 'plastic', color, rough: 0.3 });
const wax = (color: string): Preset['materials'] => ({
  body: { base: 'wax', color },
  accent: { base: 'paper', color },
  lead: plastic('#1c1c1e'),
});

/** What is written, drawn and painted with. It stands on its tip; blocks lie. */
export const pen: Archetype = {
  name: 'pen',
  kind: 'tool',
  size: { length: 0.14 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'ballpoint',
        'fountain',
        'pencil',
        'colored',
        'marker',
        'highlighter',
        'crayon',
        'brush',
        'wall brush',
        'makeup brush',
        'quill',
        'eraser',
        'chalk',
        'sharpener',
      ],
      default: 'ballpoint',
      about: 'What it is.',
    },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#1f3f8a', rough: 0.25, clearcoat: 0.5 },
      words: ['body', 'barrel', 'pen', 'handle', 'feather'],
      main: true,
    },
    grip: { material: { base: 'rubber', color: '#1d1e22' }, words: ['grip', 'section', 'feed'] },
    metal: { material: { base: 'chrome', color: '#ccced2' }, words: ['metal', 'clip', 'tip', 'nib', 'ferrule'] },
    lead: { material: { base: 'plastic', color: '#26272b', rough: 0.5 }, words: ['lead', 'ink', 'paint', 'cap'] },
    wood: { material: { base: 'wood', color: '#d8ae78', scale: 0.15 }, words: ['wood', 'shaft'] },
    rubber: { material: { base: 'rubber', color: '#e08a94' }, words: ['eraser', 'rubber'] },
    bristle: { material: { base: 'hair', color: '#6a4428' }, words: ['bristle', 'hair', 'brush'] },
    accent: { material: { base: 'plastic', color: '#e6e4dc', rough: 0.4 }, words: ['label', 'print', 'end', 'sleeve'] },
  },
  palettes: penPalettes,
  presets: {
    pen: { size: { height: 0.14 } },
    'fountain pen': {
      open: ['body'],
      params: { kind: 'fountain' },
      materials: { body: { base: 'enamel', color: '#17181c' }, metal: { base: 'gold', color: '#d8aa3c' } },
      size: { height: 0.152 },
    },
    pencil: {
      params: { kind: 'pencil' },
      materials: {
        body: { base: 'paint', color: '#e6a81c', clearcoat: 0.6 },
        metal: { base: 'brass', color: '#b8924a' },
        accent: plastic('#2a3a2c'),
      },
      size: { height: 0.182 },
    },
    'colored pencil': {
      open: ['body', 'lead'],
      params: { kind: 'colored' },
      materials: { body: { base: 'paint', color: '#c8281e' }, lead: { base: 'wax', color: '#c8281e' } },
      size: { height: 0.178 },
    },
    marker: {
      open: ['lead', 'body'],
      params: { kind: 'marker' },
      materials: {
        body: plastic('#e8e8e6'),
        lead: plastic('#1c1d20'),
        accent: plastic('#1c1d20'),
        grip: plastic('#d0d0cc'),
      },
      size: { height: 0.142 },
    },
    highlighter: {
      open: ['lead', 'body'],
      params: { kind: 'highlighter' },
      materials: {
        body: plastic('#e8ea2c'),
        lead: plastic('#d8e020'),
        accent: plastic('#26282c'),
        grip: plastic('#26282c'),
      },
      size: { height: 0.142 },
    },
    crayon: { open: ['body'], params: { kind: 'crayon' }, materials: wax('#d0321f'), size: { height: 0.091 } },
    paintbrush: {
      open: ['body', 'lead'],
      params: { kind: 'brush' },
      materials: {
        body: { base: 'paint', color: '#8a2a1c', clearcoat: 0.7 },
        lead: { base: 'paint', color: '#2a62c0' },
      },
      size: { height: 0.211 },
    },
    'wall brush': {
      open: ['lead'],
      params: { kind: 'wall brush' },
      materials: {
        body: { base: 'wood', color: '#c08a4c' },
        bristle: { base: 'hair', color: '#2a2018' },
        lead: { base: 'paint', color: '#e8e4d8' },
      },
      size: { height: 0.212 },
    },
    'makeup brush': {
      open: ['body'],
      params: { kind: 'makeup brush' },
      materials: {
        body: { base: 'plastic', color: '#1d1c1f', rough: 0.2 },
        bristle: { base: 'hair', color: '#4a3024' },
        lead: { base: 'hair', color: '#d89aa0' },
        metal: { base: 'copper', color: '#d8a088' },
      },
      size: { height: 0.17 },
    },
    'quill pen': {
      open: ['body'],
      params: { kind: 'quill' },
      materials: {
        body: { base: 'feathers', color: '#f0ece2' },
        wood: { base: 'bone', color: '#e2d2ae' },
        accent: { base: 'bone', color: '#d8ccb4' },
      },
      size: { height: 0.27 },
    },
    eraser: {
      open: ['body'],
      params: { kind: 'eraser' },
      materials: {
        body: { base: 'paper', color: '#1f4a9a' },
        accent: { base: 'paper', color: '#f2f0ea' },
        lead: { base: 'paper', color: '#1c1c20' },
        rubber: { base: 'rubber', color: '#f0eee8' },
      },
    },
    chalk: { params: { kind: 'chalk' }, materials: { body: { base: 'plaster', color: '#f2f1ec' } } },
    'pencil sharpener': {
      params: { kind: 'sharpener' },
      materials: {
        metal: { base: 'aluminium', color: '#b8babe' },
        accent: { base: 'steel', color: '#d8dadc' },
        lead: plastic('#121316'),
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const block = kind === 'eraser' || kind === 'chalk' || kind === 'sharpener';
    if (block) buildBlock(b, kind);
    else if (kind === 'fountain') buildFountain(b);
    else if (kind === 'pencil' || kind === 'colored') buildPencil(b, kind === 'pencil', kind === 'colored');
    else if (kind === 'marker' || kind === 'highlighter') buildMarker(b, kind === 'highlighter');
    else if (kind === 'crayon') buildCrayon(b);
    else if (kind === 'brush') buildBrush(b, 'artist');
    else if (kind === 'wall brush') buildBrush(b, 'wall');
    else if (kind === 'makeup brush') buildBrush(b, 'makeup');
    else if (kind === 'quill') buildQuill(b, rng);
    else buildBallpoint(b);
    const parts = proportioned(b.parts, rng, 0.02);
    if (block) return { parts };
    const at = kind === 'wall brush' ? 0.15 : kind === 'brush' ? 0.08 : 0.05;
    // leaning a little, as a hand would put it down
    const lean = kind === 'wall brush' || kind === 'makeup brush' ? 0 : -14;
    const a = (lean * Math.PI) / 180;
    return {
      parts: parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, 0.0004, 0], [0, 0, lean]) })),
      sockets: {
        handle: { at: [-at * Math.sin(a), at * Math.cos(a), 0], dir: [Math.sin(a), -Math.cos(a), 0], size: 0.01 },
      },
    };
  },
};
