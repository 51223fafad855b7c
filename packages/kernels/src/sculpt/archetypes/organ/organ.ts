import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid, suited } from '../../kits/joinery/index.ts';
import { buildFeature } from './features.ts';
import { inner } from './inner.ts';
import { small } from './small.ts';

const flesh = (color: string): MaterialSpec => ({ base: 'flesh', color, rough: 0.3, clearcoat: 0.4 });
const skin: MaterialSpec = { base: 'skin', color: '#d8a888' };

const OWN: Readonly<Record<string, Readonly<Record<string, MaterialSpec>>>> = {
  brain: { flesh: flesh('#dc9c9c'), deep: flesh('#c88486') },
  eye: { flesh: { base: 'porcelain', color: '#f2eee8' } },
  tooth: { flesh: { base: 'porcelain', color: '#f6f2e6' }, deep: { base: 'tooth', color: '#e2cfa0' } },
  lungs: { flesh: flesh('#d88a86') },
  kidney: { flesh: flesh('#8e3a2c') },
  liver: { flesh: flesh('#7a2c20') },
  stomach: { flesh: flesh('#d89080') },
  intestine: { flesh: flesh('#d48a7c'), deep: flesh('#e0a090') },
  dna: {
    flesh: { base: 'plastic', color: '#2f72c8', rough: 0.3 },
    vein: { base: 'plastic', color: '#d83a4a', rough: 0.3 },
  },
  virus: { flesh: flesh('#7a9a5a'), artery: flesh('#c83a34'), deep: flesh('#d8a03a') },
  germ: { flesh: flesh('#5aa05a'), vein: flesh('#3a7a44'), deep: flesh('#8ac84a') },
  molecule: { deep: { base: 'plastic', color: '#b8bcc0' }, artery: { base: 'plastic', color: '#d0282c', rough: 0.2 } },
  atom: {
    artery: { base: 'plastic', color: '#d0342c', rough: 0.2 },
    vein: { base: 'plastic', color: '#3a6ac0', rough: 0.2 },
  },
  cell: { flesh: flesh('#e0a8b0'), deep: flesh('#8a5ab0'), vein: flesh('#5a8ad0') },
  lips: { flesh: { base: 'flesh', color: '#c8283c', rough: 0.2, clearcoat: 0.7 } },
  tongue: { flesh: { base: 'flesh', color: '#c8283c', rough: 0.2, clearcoat: 0.7 }, deep: flesh('#e0708a') },
  ear: { flesh: skin },
  nose: { flesh: skin },
  bone: { flesh: { base: 'bone', color: '#e8dec6' } },
};

const BUILD: Readonly<Record<string, (b: Bench, o: Parameters<Archetype['build']>[0]) => void>> = {
  heart: inner.buildHeart,
  brain: inner.buildBrain,
  eye: small.buildEye,
  tooth: small.buildTooth,
  lungs: (b) => inner.buildSoft(b, 'lungs'),
  kidney: (b) => inner.buildSoft(b, 'kidney'),
  liver: (b) => inner.buildSoft(b, 'liver'),
  stomach: (b) => inner.buildSoft(b, 'stomach'),
  intestine: (b, { rng }) => inner.buildGut(b, rng),
  ear: (b) => buildFeature(b, 'ear'),
  nose: (b) => buildFeature(b, 'nose'),
  lips: (b) => buildFeature(b, 'lips'),
  tongue: (b) => buildFeature(b, 'tongue'),
  bone: (b) => buildFeature(b, 'bone'),
  dna: small.buildDna,
  virus: (b) => small.buildVirus(b, false),
  germ: (b) => small.buildVirus(b, true),
  molecule: (b) => small.buildMolecule(b, false),
  atom: (b) => small.buildMolecule(b, true),
  cell: small.buildCell,
};

/** How far above the ground these are built, metres. */
const ABOVE: Readonly<Record<string, number>> = {
  atom: -0.0065,
  lips: 0.0085,
  intestine: -0.007,
  stomach: 0.011,
  lungs: 0.006,
  germ: 0.003,
  tongue: -0.011,
  bone: 0.003,
};

/** Organs as they are, and life under the microscope: heart, brain, eye, tooth, DNA, virus, atom. */
export const organ: Archetype = {
  name: 'organ',
  kind: 'thing',
  size: { height: 0.15 },
  params: { kind: { type: 'choice', of: Object.keys(BUILD), default: 'heart', about: 'Which.' } },
  slots: {
    flesh: {
      material: { base: 'flesh', color: '#a8302a', rough: 0.3, clearcoat: 0.4 },
      words: ['organ', 'flesh', 'body', 'strand'],
      main: true,
    },
    deep: { material: { base: 'flesh', color: '#b86a60' }, words: ['root', 'stem', 'nucleus'] },
    artery: { material: { base: 'flesh', color: '#c83430', clearcoat: 0.4 }, words: ['artery', 'spike', 'vessel'] },
    vein: { material: { base: 'flesh', color: '#3a5a9a', clearcoat: 0.4 }, words: ['vein'] },
    iris: {
      material: { base: 'plain', color: '#3a7ab0', rough: 0.2, clearcoat: 0.6 },
      words: ['iris', 'eye colour', 'electron'],
    },
    pale: { material: { base: 'plain', color: '#f2e8dc', rough: 0.35 }, words: ['tube', 'windpipe'] },
  },
  presets: {
    'human heart': { size: { height: 0.185 } },
    brain: { params: { kind: 'brain' }, size: { height: 0.12 } },
    eyeball: { params: { kind: 'eye' }, size: { height: 0.1 } },
    tooth: { params: { kind: 'tooth' }, size: { height: 0.077 } },
    dna: { params: { kind: 'dna' }, size: { height: 0.33 } },
    virus: { params: { kind: 'virus' }, size: { height: 0.18 } },
  },
  build(input): Sculpture {
    const kind = read.word(input.params, 'kind');
    const m = suited(input.materials, organ.slots, OWN[kind]);
    const b = createBench({
      ...m,
      dark: { base: 'plain', color: '#1a1416', rough: 0.15 },
      'iris light': { ...m.iris, color: '#9ac4e0' },
    });
    BUILD[kind](b, input);
    const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, -(ABOVE[kind] ?? 0), 0]) }));
    return { parts: proportioned(parts, input.rng, 0.015) };
  },
};
