import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildAnglepoise } from './anglepoise.ts';
import { lampPalettes } from './palettes.ts';
import { buildShadeLamp } from './shade-lamp.ts';
import { buildStreetLamp } from './street.ts';

/** Lamps: table and floor lamps with shades, sprung desk lamp, street lantern. */
export const lamp: Archetype = {
  name: 'lamp',
  kind: 'furniture',
  size: { height: 0.5 },
  params: {
    style: { type: 'choice', of: ['table', 'floor', 'desk', 'street'], default: 'table', about: 'Kind of lamp.' },
    design: {
      type: 'choice',
      of: ['any', 'turned', 'globe', 'cone', 'tripod', 'arc', 'classic', 'modern'],
      default: 'any',
      about: 'Design within the kind; any lets the seed choose.',
    },
    lit: { type: 'flag', default: true, about: 'Whether it shines.' },
  },
  slots: {
    body: {
      material: { base: 'brass', color: '#b08d4c', rough: 0.3 },
      words: ['body', 'base', 'stand', 'frame', 'pole', 'post'],
      main: true,
    },
    shade: { material: { base: 'fabric', color: '#e9dcc0' }, words: ['shade', 'lampshade', 'hood'] },
    bulb: {
      material: {
        base: 'glass',
        color: '#fff1d0',
        rough: 0.2,
        emissive: '#ffdf9e',
        emissiveStrength: 1.6,
        transmission: 0,
      },
      words: ['bulb', 'light'],
    },
    detail: {
      material: { base: 'brass', color: '#c29a4e', rough: 0.25 },
      words: ['detail', 'knob', 'finial', 'joint'],
    },
    cord: { material: { base: 'rubber', color: '#1c1b1a' }, words: ['cord', 'cable', 'wire'] },
    glass: { material: { base: 'glass', color: '#e6efe9', rough: 0.06, transmission: 0.85 }, words: ['glass', 'pane'] },
  },
  palettes: lampPalettes,
  presets: {
    lamp: { size: { height: 0.6 } },
    'table lamp': { size: { height: 0.6 } },
    'bedside lamp': { params: { design: 'globe' }, size: { height: 0.5 } },
    'floor lamp': { params: { style: 'floor' }, size: { height: 1.6 } },
    'standing lamp': { params: { style: 'floor' }, size: { height: 1.6 } },
    'tripod lamp': { params: { style: 'floor', design: 'tripod' }, size: { height: 1.55 } },
    'arc lamp': { params: { style: 'floor', design: 'arc' }, size: { height: 1.9 } },
    'desk lamp': {
      open: ['body', 'shade', 'detail'],
      params: { style: 'desk' },
      materials: {
        body: { base: 'paint', color: '#2f6f73', rough: 0.35 },
        shade: { base: 'paint', color: '#2f6f73', rough: 0.35 },
      },
      size: { height: 0.55 },
    },
    'reading lamp': {
      open: ['body', 'shade', 'detail'],
      params: { style: 'desk' },
      materials: {
        body: { base: 'paint', color: '#22262b', rough: 0.35 },
        shade: { base: 'paint', color: '#22262b', rough: 0.35 },
      },
      size: { height: 0.55 },
    },
    'street lamp': {
      open: ['body', 'shade', 'detail'],
      params: { style: 'street' },
      materials: {
        body: { base: 'iron', color: '#1f2a26', rough: 0.5 },
        detail: { base: 'iron', color: '#1f2a26', rough: 0.5 },
      },
      size: { height: 3.4 },
    },
    'street light': {
      open: ['body', 'shade', 'detail'],
      params: { style: 'street' },
      materials: {
        body: { base: 'iron', color: '#1f2a26', rough: 0.5 },
        detail: { base: 'iron', color: '#1f2a26', rough: 0.5 },
      },
      size: { height: 3.4 },
    },
    'lamp post': {
      open: ['body', 'shade', 'detail'],
      params: { style: 'street', design: 'classic' },
      materials: {
        body: { base: 'iron', color: '#1f2a26', rough: 0.5 },
        detail: { base: 'iron', color: '#1f2a26', rough: 0.5 },
      },
      size: { height: 3.4 },
    },
  },
  build({ params, materials, rng }) {
    const dark: typeof materials = read.flag(params, 'lit')
      ? materials
      : { ...materials, bulb: { ...materials.bulb, emissiveStrength: 0 } };
    const b = createBench(dark);
    const design = read.word(params, 'design');
    const style = read.word(params, 'style');
    if (style === 'desk') buildAnglepoise(b, rng);
    else if (style === 'street') buildStreetLamp(b, design, rng);
    else buildShadeLamp(b, style, design, rng);
    return { parts: b.parts };
  },
};
