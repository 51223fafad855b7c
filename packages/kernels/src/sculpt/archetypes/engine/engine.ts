import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, suited } from '../../kits/joinery/index.ts';
import { electric } from './electric.ts';
import { jets } from './jets.ts';
import { small } from './small.ts';
import { addVee, INTAKES } from './vee.ts';

const BUILD: Readonly<Record<string, (b: Bench) => void>> = {
  jet: jets.addJet,
  rocket: jets.addNozzle,
  motor: electric.addMotor,
  generator: electric.addGenerator,
  reactor: electric.addReactor,
  pump: small.addFuelPump,
  piston: small.addPiston,
  plug: small.addSparkPlug,
};

/** What makes things go: a V8, a jet and a rocket engine, electric motors, generators, a reactor; pistons, spark plugs, a fuel pump. */
export const engine: Archetype = {
  name: 'engine',
  kind: 'machine',
  size: { length: 0.8 },
  params: {
    kind: { type: 'choice', of: ['v8', ...Object.keys(BUILD)], default: 'v8', about: 'What it is.' },
    intake: {
      type: 'choice',
      of: INTAKES,
      default: 'filter',
      about: 'What a V8 breathes through: a round filter, trumpets, or a supercharger under a scoop.',
      vary: { filter: 3, stacks: 2, blower: 2 },
    },
  },
  slots: {
    body: {
      material: { base: 'cast-iron', color: '#5a5e62' },
      words: ['body', 'block', 'housing', 'case', 'engine'],
      main: true,
    },
    cover: { material: { base: 'paint', color: '#b8241c', rough: 0.32 }, words: ['cover', 'cap', 'lid', 'nacelle'] },
    bright: {
      material: { base: 'aluminium', color: '#c4c8cc' },
      words: ['fan', 'blade', 'pulley', 'piston', 'metal', 'intake'],
    },
    pipe: { material: { base: 'chrome', color: '#cfd3d6' }, words: ['pipe', 'exhaust', 'header', 'nozzle'] },
    rubber: { material: { base: 'rubber', color: '#1d1d1f' }, words: ['belt', 'hose', 'wire', 'cable'] },
    copper: { material: { base: 'copper', color: '#b86a3c' }, words: ['winding', 'coil', 'copper'] },
    glow: {
      material: { base: 'lamp', color: '#6fd8ff', color2: '#d8f6ff', emissive: '#4fc8ff', emissiveStrength: 1.4 },
      words: ['glow', 'core', 'plasma', 'screen'],
    },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['v8'] },
      of: colorways({
        iron: { weight: 2 },
        black: { body: { base: 'paint', color: '#222326', rough: 0.4 } },
        aluminium: { body: { base: 'aluminium', color: '#a8acb0' } },
        navy: { body: { base: 'paint', color: '#24344e', rough: 0.4 } },
      }),
    },
    {
      lead: 'cover',
      when: { kind: ['v8', 'generator', 'motor'] },
      of: colorways({
        red: { weight: 2 },
        black: { cover: '#232427' },
        blue: { cover: '#1f4f9a' },
        orange: { cover: '#e0641c' },
        chrome: { cover: { base: 'chrome', color: '#d4d7da' } },
        yellow: { cover: '#e0ac1c' },
      }),
    },
    {
      lead: 'cover',
      when: { kind: ['jet', 'pump'] },
      of: colorways({
        white: { cover: '#e8eaec' },
        red: { cover: '#b8241c' },
        blue: { cover: '#28508a' },
        grey: { cover: '#8a9096' },
      }),
    },
    {
      lead: 'glow',
      of: colorways({
        cyan: {},
        green: { glow: { color: '#8af06a', color2: '#e0ffd0', emissive: '#5fe83c' } },
        violet: { glow: { color: '#b88aff', color2: '#ecdcff', emissive: '#9a5cff' } },
        orange: { glow: { color: '#ffb04a', color2: '#ffe8c0', emissive: '#ff8a1c' } },
      }),
    },
  ],
  presets: {
    engine: { params: { kind: 'v8' } },
    'jet engine': { params: { kind: 'jet' }, size: { width: 3.2 } },
    'rocket motor': { params: { kind: 'rocket' }, size: { height: 2.6 } },
    'electric motor': { params: { kind: 'motor' }, size: { width: 0.4 } },
    generator: { params: { kind: 'generator' }, size: { width: 0.7 } },
    reactor: { params: { kind: 'reactor' }, size: { height: 4 } },
    'fuel pump': { params: { kind: 'pump' }, size: { height: 1.7 } },
    piston: { params: { kind: 'piston' }, size: { height: 0.22 } },
    'spark plug': { params: { kind: 'plug' }, size: { height: 0.09 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const own: Readonly<Record<string, Parameters<typeof suited>[2]>> = {
      jet: {
        body: { base: 'steel', color: '#8c9196' },
        cover: { base: 'paint', color: '#e8eaec', rough: 0.3 },
        bright: { base: 'steel', color: '#3c4046' },
      },
      rocket: { body: { base: 'steel', color: '#9a9ea2' }, pipe: { base: 'bronze', color: '#8a6a4c' } },
      motor: { body: { base: 'paint', color: '#3f6a8c', rough: 0.4 } },
      generator: { body: { base: 'paint', color: '#26282b', rough: 0.4 } },
      reactor: { body: { base: 'steel', color: '#6c7278' } },
      pump: { body: { base: 'paint', color: '#c8281f', rough: 0.3 } },
      piston: { body: { base: 'aluminium', color: '#c4c6c8' } },
      plug: { body: { base: 'steel', color: '#b4b8bb' } },
    };
    const b = createBench(suited(materials, engine.slots, own[kind] ?? {}));
    const intake = INTAKES.find((name) => name === read.word(params, 'intake')) ?? 'filter';
    if (kind === 'v8') addVee(b, intake);
    else BUILD[kind](b);
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
