import type { Archetype } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, suited } from '../../kits/joinery/index.ts';
import { addPipework, LAYOUTS } from './pipework.ts';
import { plumbing } from './plumbing.ts';
import { smoking } from './smoking.ts';
import { warm } from './warm.ts';

const BUILD: Readonly<Record<string, (b: Bench, bend: number) => void>> = {
  smoking: smoking.addPipe,
  hookah: smoking.addHookah,
  cigar: smoking.addCigar,
  cigarette: smoking.addCigarette,
  ashtray: smoking.addAshtray,
  valve: plumbing.addValve,
  wheel: plumbing.addHandwheel,
  faucet: plumbing.addFaucet,
  warp: plumbing.addWarp,
  radiator: warm.addRadiator,
  duct: warm.addDuct,
  stack: warm.addStack,
};

/** Pipes that are smoked and pipes that carry: tobacco pipe, hookah, cigars; pipework with its valves and taps, radiators, ducts. */
export const pipe: Archetype = {
  name: 'pipe',
  kind: 'machine',
  size: { length: 0.5 },
  params: {
    kind: { type: 'choice', of: ['pipe', ...Object.keys(BUILD)], default: 'pipe', about: 'What it is.' },
    bend: { type: 'number', min: 0, max: 1, default: 0.6, about: 'How much a tobacco pipe is bent.', vary: [0.2, 1] },
    layout: {
      type: 'choice',
      of: LAYOUTS,
      default: 'elbow',
      about: 'How pipework runs.',
      vary: { elbow: 3, arch: 2, tee: 2, step: 2 },
    },
    gauge: { type: 'flag', default: true, about: 'Pipework has a gauge.', vary: 0.7 },
  },
  slots: {
    body: {
      material: { base: 'steel', color: '#9ea3a6' },
      words: ['pipe', 'body', 'tube', 'bowl', 'metal'],
      main: true,
    },
    fitting: { material: { base: 'iron', color: '#5c6064' }, words: ['flange', 'fitting', 'joint', 'bolt'] },
    stem: { material: { base: 'plastic', color: '#1d1b1a', rough: 0.22 }, words: ['stem', 'mouthpiece', 'hose'] },
    handle: {
      material: { base: 'paint', color: '#b8241c', rough: 0.35 },
      words: ['handle', 'wheel', 'lever', 'knob', 'valve'],
    },
    band: { material: { base: 'brass', color: '#c8a04c' }, words: ['band', 'ring', 'ferrule', 'gauge'] },
    ember: { material: { base: 'plain', color: '#241c18', rough: 1 }, words: ['ember', 'tobacco', 'ash'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['smoking'] },
      of: tones('body', { briar: '#6e3416', cherry: '#7a2a1c', walnut: '#4a2c1a', honey: '#a8642c', ebony: '#241a16' }),
    },
    {
      lead: 'body',
      when: { kind: ['pipe'] },
      of: [
        { name: 'steel', slots: {}, weight: 2 },
        {
          name: 'copper',
          slots: { body: { base: 'copper', color: '#b4693e' }, fitting: { base: 'brass', color: '#b8924a' } },
        },
        { name: 'rusty', slots: { body: { base: 'rust', color: '#8a4a2a' } } },
        { name: 'green', slots: { body: { base: 'paint', color: '#3f6a52', wear: 0.3 } } },
        { name: 'yellow', slots: { body: { base: 'paint', color: '#d8a420', wear: 0.3 } } },
      ],
    },
    {
      lead: 'handle',
      when: { kind: ['pipe', 'valve', 'wheel'] },
      of: tones('handle', { red: '#b8241c', blue: '#2258a0', yellow: '#d8a81c', green: '#2c7a44' }),
    },
  ],
  presets: {
    pipe: { params: { kind: 'pipe' } },
    'smoking pipe': { params: { kind: 'smoking' }, size: { width: 0.15 } },
    hookah: { params: { kind: 'hookah' }, size: { height: 0.7 } },
    cigar: { params: { kind: 'cigar' }, size: { width: 0.15 } },
    cigarette: { params: { kind: 'cigarette' }, size: { width: 0.085 } },
    ashtray: { params: { kind: 'ashtray' }, size: { width: 0.13 } },
    valve: { params: { kind: 'valve' }, size: { height: 0.35 } },
    'valve wheel': { params: { kind: 'wheel' }, size: { height: 0.24 } },
    faucet: { params: { kind: 'faucet' }, size: { height: 0.3 } },
    'warp pipe': { params: { kind: 'warp' }, size: { height: 0.9 } },
    radiator: { params: { kind: 'radiator' }, size: { height: 0.62 } },
    duct: { params: { kind: 'duct' }, size: { height: 0.9 } },
    smokestack: { params: { kind: 'stack' }, size: { height: 12 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const own: Readonly<Record<string, Parameters<typeof suited>[2]>> = {
      smoking: {
        body: { base: 'wood', color: '#6e3416', color2: '#4a200c', rough: 0.28, scale: 0.25, clearcoat: 0.6 },
      },
      hookah: { body: { base: 'glass', color: '#2a6a9a' } },
      cigar: { body: { base: 'leaf', color: '#6a4326' } },
      cigarette: { body: { base: 'paper', color: '#f4f2ec' } },
      ashtray: { body: { base: 'glass', color: '#8fa8a8', rough: 0.08 } },
      faucet: { body: { base: 'chrome', color: '#d4d7da' }, handle: { base: 'chrome', color: '#d4d7da' } },
      warp: { body: { base: 'plastic', color: '#2f9a3a', rough: 0.3 } },
      radiator: { body: { base: 'enamel', color: '#ece8de' } },
      stack: { body: { base: 'brick', color: '#9a4e38' } },
      valve: { body: { base: 'paint', color: '#3a5f8a', wear: 0.25 } },
    };
    const b = createBench(suited(materials, pipe.slots, own[kind] ?? {}));
    const layout = LAYOUTS.find((name) => name === read.word(params, 'layout')) ?? 'elbow';
    if (kind === 'pipe') addPipework(b, layout, read.flag(params, 'gauge'));
    else BUILD[kind](b, read.num(params, 'bend'));
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
