import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read, suited } from '../../kits/joinery/index.ts';
import { roadside } from './roadside.ts';
import { addRound } from './round.ts';
import { square } from './square.ts';

const KINDS = ['gazebo', 'bandstand', 'rotunda', 'pergola', 'pavilion', 'arbor', 'shelter', 'bar'];

/** Open buildings of gardens and parks: gazebos, bandstands, rotundas, pergolas, pavilions, arbours, a bus shelter, a beach bar. */
export const gazebo: Archetype = {
  name: 'gazebo',
  kind: 'building',
  size: { height: 3.8 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'gazebo', about: 'What it is.' },
    sides: {
      type: 'number',
      min: 6,
      max: 10,
      default: 8,
      about: 'Sides of a gazebo or bandstand.',
      vary: { 6: 2, 8: 4, 10: 1 },
    },
    lantern: { type: 'flag', default: true, about: 'A little roof stands on the roof.', vary: 0.6 },
    bell: { type: 'flag', default: false, about: 'The roof sweeps up as a bell does.', vary: 0.35 },
    pitch: { type: 'number', min: 0.5, max: 2, default: 1, about: 'Height of the roof.', vary: [0.8, 1.4] },
    railing: {
      type: 'choice',
      of: ['balusters', 'cross', 'lattice'],
      default: 'balusters',
      about: 'What fills the railings.',
      vary: { balusters: 3, cross: 2, lattice: 1 },
    },
    vines: { type: 'flag', default: true, about: 'Something climbs on a pergola or arbour.' },
  },
  slots: {
    frame: {
      material: { base: 'paint', color: '#ece8de', rough: 0.5 },
      words: ['frame', 'post', 'column', 'wood', 'gazebo', 'rail', 'railing'],
      main: true,
    },
    roof: { material: { base: 'shingles', color: '#5c4a40' }, words: ['roof', 'shingle', 'tile', 'dome'] },
    floor: { material: { base: 'planks', color: '#9c7450' }, words: ['floor', 'deck', 'step', 'bench', 'seat'] },
    base: { material: { base: 'cut-stone', color: '#b4aca0' }, words: ['base', 'foundation', 'stone', 'plinth'] },
    leaf: { material: { base: 'leaf', color: '#4a7a34' }, words: ['vine', 'leaf', 'ivy', 'plant'] },
    trim: { material: { base: 'cast-iron', color: '#3a3c3e' }, words: ['trim', 'finial', 'lamp', 'sign', 'metal'] },
    glass: { material: { base: 'glass', color: '#b8d4d8' }, words: ['glass', 'pane', 'wall'] },
    flower: { material: { base: 'petal', color: '#d86a9a' }, words: ['flower', 'blossom', 'rose'] },
  },
  palettes: [
    {
      lead: 'frame',
      when: { kind: ['gazebo', 'bandstand'] },
      of: colorways({
        white: { weight: 2 },
        'white and green': { roof: '#3f5f4c', floor: '#8a8278' },
        cedar: { frame: { base: 'wood', color: '#a86c3c' }, roof: '#4a3c34', floor: '#a8784c' },
        sage: { frame: '#8fa088', roof: '#4c4a48', floor: '#a88c68' },
        victorian: { frame: '#e8dcc0', roof: '#7a2f28', trim: '#c89a3c' },
        slate: { frame: '#dfe4e8', roof: { base: 'slate', color: '#56606c' } },
      }),
    },
    {
      lead: 'frame',
      when: { kind: ['pergola', 'pavilion', 'arbor', 'bar'] },
      of: colorways({
        oak: { weight: 2 },
        dark: { frame: { base: 'wood', color: '#5f4028' }, floor: '#7a5c42' },
        white: { frame: { base: 'paint', color: '#ece8de' } },
        cedar: { frame: { base: 'wood', color: '#b4703c' } },
      }),
    },
    {
      lead: 'flower',
      of: colorways({
        pink: {},
        white: { flower: '#f4f0ea' },
        violet: { flower: '#8a5ac0' },
        red: { flower: '#c02a3a' },
      }),
    },
  ],
  presets: {
    gazebo: {},
    bandstand: { params: { kind: 'bandstand' }, size: { height: 5 } },
    rotunda: { params: { kind: 'rotunda' }, size: { height: 5.6 } },
    pergola: { params: { kind: 'pergola' }, size: { height: 2.6 } },
    'garden pavilion': { params: { kind: 'pavilion' }, size: { height: 3.6 } },
    arbor: { params: { kind: 'arbor' }, size: { height: 2.4 } },
    'bus stop': { params: { kind: 'shelter' }, size: { height: 2.6 } },
    'tiki bar': { params: { kind: 'bar' }, size: { height: 3 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const wood = { frame: { base: 'wood', color: '#a0703f' } };
    const own: Readonly<Record<string, Parameters<typeof suited>[2]>> = {
      rotunda: {
        frame: { base: 'marble', color: '#ece6da' },
        roof: { base: 'copper', color: '#6fa08c', metal: 0, rough: 0.7 },
      },
      pergola: wood,
      pavilion: wood,
      arbor: { frame: { base: 'paint', color: '#ece8de', rough: 0.5 } },
      shelter: {
        frame: { base: 'paint', color: '#34393e', rough: 0.35 },
        roof: { base: 'paint', color: '#2c5a8c', rough: 0.3 },
      },
      bar: { frame: { base: 'wood', color: '#b08a50' }, roof: { base: 'thatch', color: '#b8985c' } },
    };
    const b = createBench(suited(materials, gazebo.slots, own[kind] ?? {}));
    const taste = rng.fork('gazebo');
    if (kind === 'gazebo' || kind === 'bandstand' || kind === 'rotunda')
      addRound(b, kind, {
        sides: Math.round(read.num(params, 'sides')),
        lantern: read.flag(params, 'lantern'),
        bell: read.flag(params, 'bell'),
        pitch: read.num(params, 'pitch'),
        railing: read.word(params, 'railing'),
      });
    else if (kind === 'pergola') square.addPergola(b, read.flag(params, 'vines'), taste);
    else if (kind === 'arbor') square.addArbor(b, read.flag(params, 'vines'), taste);
    else if (kind === 'pavilion') square.addPavilion(b);
    else if (kind === 'shelter') roadside.addShelter(b);
    else roadside.addBar(b);
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
