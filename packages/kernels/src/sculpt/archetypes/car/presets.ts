import type { Preset } from '../../dsl/archetype.ts';

const paint = (color: string): NonNullable<Preset['materials']> => ({ body: { color } });

/** Nouns of road cars. */
export const carPresets: Readonly<Record<string, Preset>> = {
  car: { size: { height: 1.46, width: 1.84, depth: 4.72 } },
  automobile: { size: { height: 1.46, depth: 4.72 } },
  sedan: { params: { body: 'sedan' }, size: { height: 1.46, depth: 4.72 } },
  saloon: { params: { body: 'sedan' }, size: { height: 1.46, depth: 4.72 } },
  coupe: { params: { body: 'coupe' }, size: { height: 1.38, depth: 4.5 } },
  hatchback: {
    open: ['body', 'seats'],
    params: { body: 'hatchback' },
    materials: paint('#1f5fa8'),
    size: { height: 1.5, depth: 4.12 },
  },
  'city car': {
    open: ['body', 'seats'],
    params: { body: 'hatchback' },
    materials: paint('#e0a21b'),
    size: { height: 1.5, depth: 4.12 },
  },
  suv: {
    open: ['body', 'seats'],
    params: { body: 'suv' },
    materials: paint('#2c3a33'),
    size: { height: 1.74, depth: 4.68 },
  },
  'off-roader': {
    open: ['body', 'seats'],
    params: { body: 'suv', wheels: 'steel' },
    materials: paint('#5d6b3c'),
    size: { height: 1.74, depth: 4.68 },
  },
  pickup: {
    open: ['body', 'seats'],
    params: { body: 'pickup' },
    materials: paint('#27425f'),
    size: { height: 1.8, depth: 5.4 },
  },
  'pickup truck': {
    open: ['body', 'seats'],
    params: { body: 'pickup' },
    materials: paint('#27425f'),
    size: { height: 1.8, depth: 5.4 },
  },
  'sports car': { params: { body: 'sports' }, size: { height: 1.2, depth: 4.46 } },
  supercar: {
    open: ['body', 'seats'],
    params: { body: 'sports', spoiler: true },
    materials: paint('#e8b50e'),
    size: { height: 1.2, depth: 4.46 },
  },
  'race car': {
    open: ['body', 'seats'],
    params: { body: 'sports', spoiler: true, extra: 'racing' },
    materials: paint('#12407f'),
    size: { height: 1.2, depth: 4.46 },
  },
  van: {
    open: ['body', 'seats'],
    params: { body: 'van' },
    materials: paint('#e4e5e3'),
    size: { height: 1.98, depth: 4.95 },
  },
  minivan: {
    open: ['body', 'seats'],
    params: { body: 'van' },
    materials: paint('#7d8894'),
    size: { height: 1.98, depth: 4.95 },
  },
  'classic car': {
    open: ['body', 'seats', 'wheels'],
    params: { body: 'classic' },
    materials: { wheels: { base: 'paint', color: '#a8141c' } },
    size: { height: 1.62, depth: 4.85 },
  },
  'vintage car': {
    open: ['body', 'seats', 'wheels'],
    params: { body: 'classic' },
    materials: { ...paint('#2b4a3c'), wheels: { base: 'paint', color: '#d9cfb4' } },
    size: { height: 1.62, depth: 4.85 },
  },
  oldtimer: {
    open: ['body', 'seats', 'wheels'],
    params: { body: 'classic' },
    materials: { ...paint('#5a1420'), wheels: { base: 'paint', color: '#d9cfb4' } },
    size: { height: 1.62, depth: 4.85 },
  },
  'retro car': {
    open: ['body', 'seats', 'wheels'],
    params: { body: 'classic' },
    materials: { ...paint('#7fb6ad'), wheels: { base: 'paint', color: '#f0ead8' } },
    size: { height: 1.62, depth: 4.85 },
  },
  taxi: { params: { body: 'sedan', extra: 'taxi' }, materials: paint('#f2b90c'), size: { height: 1.6, depth: 4.72 } },
  cab: { params: { body: 'sedan', extra: 'taxi' }, materials: paint('#f2b90c'), size: { height: 1.6, depth: 4.72 } },
  'police car': {
    params: { body: 'sedan', extra: 'police', wheels: 'steel' },
    materials: { ...paint('#f1f2f3') },
    size: { height: 1.6, depth: 4.72 },
  },
};
