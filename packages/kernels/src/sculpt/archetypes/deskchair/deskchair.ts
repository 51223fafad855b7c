import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addStarBase } from './base.ts';
import { deskchairPalettes } from './palettes.ts';
import { addShell } from './shell.ts';

/** What is decided of a swivel chair. Metres. */
export interface DeskChairPlan {
  kind: 'task' | 'executive' | 'gaming';
  seatH: number;
  w: number;
  d: number;
  backH: number;
  recline: number;
  headrest: boolean;
  seat: Vec2;
  pivot: Vec3;
}

/** Swivel chairs on a five-star base with castors: task, executive and gaming. */
export const deskchair: Archetype = {
  name: 'deskchair',
  kind: 'furniture',
  size: { height: 1.1 },
  params: {
    kind: {
      type: 'choice',
      of: ['any', 'task', 'executive', 'gaming'],
      default: 'any',
      about: 'Kind of swivel chair.',
      vary: { task: 3, executive: 2, gaming: 1 },
    },
    arms: { type: 'flag', default: true, about: 'Armrests.' },
  },
  slots: {
    upholstery: {
      material: { base: 'fabric', color: '#2e3a46' },
      words: ['upholstery', 'seat', 'cushion', 'fabric', 'back', 'backrest'],
      main: true,
    },
    accent: { material: { base: 'fabric', color: '#b3262e' }, words: ['accent', 'stripe', 'trim', 'piping'] },
    frame: {
      material: { base: 'plastic', color: '#191b1d', rough: 0.5 },
      words: ['frame', 'plastic', 'arm', 'armrest', 'wheel', 'castor'],
    },
    metal: {
      material: { base: 'chrome', color: '#d4d7da', rough: 0.16, metal: 1 },
      words: ['base', 'metal', 'leg', 'foot', 'chrome'],
    },
  },
  palettes: deskchairPalettes,
  presets: {
    'office chair': { params: { kind: 'task' }, size: { height: 1.05 } },
    'desk chair': { params: { kind: 'task' }, size: { height: 1.05 } },
    'swivel chair': { params: { kind: 'task' }, size: { height: 1.05 } },
    'task chair': { params: { kind: 'task' }, size: { height: 1.05 } },
    'executive chair': {
      open: ['upholstery'],
      params: { kind: 'executive' },
      materials: { upholstery: { base: 'leather', color: '#1d1a18' } },
      size: { height: 1.2 },
    },
    'gaming chair': {
      open: ['upholstery', 'accent'],
      params: { kind: 'gaming' },
      materials: { upholstery: { base: 'leather', color: '#17181b' }, accent: { base: 'leather', color: '#c4202a' } },
      size: { height: 1.3 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('deskchair');
    const asked = read.word(params, 'kind');
    const kind = asked === 'any' ? taste.pick(['task', 'executive'] as const) : (asked as DeskChairPlan['kind']);
    const p: DeskChairPlan = {
      kind,
      seatH: taste.range(0.46, 0.5),
      w: (kind === 'task' ? 0.49 : 0.52) * taste.range(0.98, 1.04),
      d: 0.47,
      backH: kind === 'task' ? taste.range(0.5, 0.58) : kind === 'gaming' ? 0.8 : 0.7,
      recline: taste.range(8, 13),
      headrest: kind === 'task' && taste.next() < 0.45,
      seat: [0, 0.02],
      pivot: [0, 0.5, -0.24],
    };
    addStarBase(b, p, taste);
    addShell(b, p, read.flag(params, 'arms'), taste);
    return { parts: b.parts, sockets: { seat: { at: [0, p.seatH + 0.03, 0.02], dir: [0, 1, 0], size: 0.42 } } };
  },
};
