import type { Preset } from '../../dsl/archetype.ts';

type Materials = NonNullable<Preset['materials']>;

const hide = (color: string): object => ({ base: 'leather', color, scale: 0.22, relief: 0.45 });
const leather = (body: string, trim: string, strap: string, more: Materials = {}): Materials => ({
  body: hide(body),
  pocket: hide(body),
  trim: hide(trim),
  strap: hide(strap),
  accent: hide(strap),
  ...more,
});
const cloth = (body: string, strap: string, more: Materials = {}): Materials => ({
  body: { base: 'canvas', color: body, scale: 0.3 },
  pocket: { base: 'canvas', color: body, scale: 0.3 },
  strap: { base: 'rope', color: strap, scale: 0.5 },
  ...more,
});
const paper = (body: string, trim: string, strap: string): Materials => ({
  body: { base: 'paper', color: body },
  trim: { base: 'paper', color: trim },
  strap: { base: 'rope', color: strap, scale: 0.3 },
  accent: { base: 'paper', color: trim },
  lining: { base: 'paper', color: '#f4ece4' },
});
const gold = { base: 'gold', color: '#d8aa3c' };

/** Nouns of bags. */
export const bagPresets: Readonly<Record<string, Preset>> = {
  backpack: { openParams: ['flap'] },
  'hiking backpack': {
    open: ['body'],
    params: { kind: 'backpack', flap: true, bedroll: true },
    materials: {
      body: { base: 'canvas', color: '#5f6a42', scale: 0.3 },
      pocket: { base: 'canvas', color: '#535e3a', scale: 0.3 },
      trim: hide('#6b4426'),
      strap: hide('#4f301c'),
      accent: { base: 'fabric', color: '#b8502a', scale: 0.4 },
    },
    size: { height: 0.55 },
  },
  handbag: {
    open: ['body'],
    params: { kind: 'handbag' },
    materials: leather('#a3342c', '#8a2a24', '#7a241f', { metal: gold }),
  },
  clutch: {
    open: ['body'],
    params: { kind: 'clutch' },
    materials: leather('#1f5a52', '#2a6f65', '#1f5a52', { metal: gold, accent: { base: 'crystal', color: '#e8f0f4' } }),
  },
  satchel: { open: ['body'], params: { kind: 'satchel' }, materials: leather('#8a5a32', '#7a4c28', '#63391c') },
  'duffel bag': {
    open: ['body'],
    params: { kind: 'duffel' },
    materials: {
      body: { base: 'canvas', color: '#27313f', scale: 0.3 },
      pocket: { base: 'canvas', color: '#20293a', scale: 0.3 },
      strap: { base: 'fabric', color: '#17191d', scale: 0.3 },
      trim: { base: 'leather', color: '#1c1c1e', scale: 0.25 },
      accent: { base: 'plastic', color: '#f0efe8' },
      metal: { base: 'steel', color: '#a8aab0' },
    },
  },
  'shopping bag': { open: ['body'], params: { kind: 'shopping' }, materials: paper('#e8dcc4', '#b8322c', '#8a6a48') },
  'gift bag': {
    open: ['body'],
    params: { kind: 'gift' },
    materials: { ...paper('#d8486a', '#f0c84a', '#f0c84a'), strap: { base: 'silk', color: '#f0c84a' } },
  },
  'tote bag': {
    open: ['body'],
    params: { kind: 'tote' },
    materials: {
      body: { base: 'canvas', color: '#e6dcc6', scale: 0.35 },
      trim: { base: 'canvas', color: '#e6dcc6', scale: 0.35 },
      strap: { base: 'canvas', color: '#d8ccb0', scale: 0.3 },
      accent: { base: 'fabric', color: '#2a3a5a', scale: 0.3 },
    },
  },
  'paper bag': { params: { kind: 'paper' }, materials: paper('#c09a66', '#b58e5a', '#8a6a48') },
  sack: {
    open: ['body'],
    params: { kind: 'sack' },
    materials: cloth('#b0905e', '#7a5a34', { pocket: { base: 'canvas', color: '#8f7048', scale: 0.3 } }),
  },
  'open sack': {
    open: ['body'],
    params: { kind: 'open sack' },
    materials: cloth('#b89a68', '#7a5a34', {
      pocket: { base: 'canvas', color: '#94774c', scale: 0.3 },
      lining: { base: 'plain', color: '#8a6034' },
    }),
  },
  'santa sack': {
    params: { kind: 'sack' },
    materials: {
      body: { base: 'velvet', color: '#b01820' },
      pocket: { base: 'velvet', color: '#2a6a3c' },
      strap: { base: 'rope', color: '#e0b850', scale: 0.5 },
    },
  },
  'money bag': {
    params: { kind: 'money' },
    materials: cloth('#a98a56', '#5f4424', { accent: { base: 'paint', color: '#2f4a2c' }, metal: gold }),
  },
  pouch: { open: ['body'], params: { kind: 'pouch' }, materials: leather('#7a5230', '#63401f', '#4a2e18') },
  'garbage bag': {
    params: { kind: 'rubbish' },
    materials: {
      body: { base: 'plastic', color: '#1a1b1e', rough: 0.28 },
      strap: { base: 'plastic', color: '#1a1b1e', rough: 0.3 },
    },
  },
  'plastic bag': {
    params: { kind: 'rubbish' },
    materials: {
      body: { base: 'plastic', color: '#e8eaec', rough: 0.3 },
      strap: { base: 'plastic', color: '#e8eaec', rough: 0.3 },
    },
  },
  suitcase: {
    open: ['body'],
    params: { kind: 'suitcase' },
    materials: {
      body: { base: 'plastic', color: '#2a5a7a', rough: 0.38 },
      trim: { base: 'plastic', color: '#1f2226', rough: 0.5 },
      strap: { base: 'rubber', color: '#1f2226' },
      metal: { base: 'aluminium', color: '#c3c5c8' },
      accent: { base: 'aluminium', color: '#d8dade' },
      zip: { base: 'fabric', color: '#17181b' },
    },
  },
  'vintage suitcase': {
    open: ['body'],
    params: { kind: 'trunk' },
    materials: leather('#8a5a34', '#5a361c', '#5a361c'),
  },
  briefcase: {
    open: ['body'],
    params: { kind: 'briefcase' },
    materials: leather('#4a2a1a', '#3a2014', '#3a2014', { metal: gold }),
  },
  wallet: {
    open: ['body'],
    params: { kind: 'wallet' },
    materials: leather('#5f3a20', '#54321b', '#54321b', { pocket: hide('#7a4e2c') }),
  },
  'coin purse': {
    open: ['body'],
    params: { kind: 'purse' },
    materials: leather('#b0394e', '#962f42', '#962f42', { metal: gold, accent: { base: 'enamel', color: '#f2ece0' } }),
  },
  'pencil case': {
    open: ['body'],
    params: { kind: 'pencil' },
    materials: {
      body: { base: 'canvas', color: '#3f7a8a', scale: 0.3 },
      trim: { base: 'canvas', color: '#e0b850', scale: 0.3 },
      strap: hide('#8a5a34'),
      accent: hide('#8a5a34'),
    },
  },
};
