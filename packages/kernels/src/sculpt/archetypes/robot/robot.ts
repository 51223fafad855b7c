import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildAndroid } from './android.ts';
import { robotSkeleton } from './frame.ts';
import { buildMech } from './mech.ts';
import { robotPalettes } from './palettes.ts';
import { poseRobot, ROBOT_POSES } from './pose.ts';
import { buildToy } from './toy.ts';

/** Robots with a skeleton: tin toy of the fifties, armoured mech, slender android. */
/** A shaft in a hanging hand points forwards and a little up. */
const GRIP: Vec3 = [0, 0.35, 0.937];

export const robot: Archetype = {
  name: 'robot',
  kind: 'machine',
  size: { height: 1.7 },
  params: {
    style: {
      type: 'choice',
      of: ['toy', 'mech', 'android'],
      default: 'toy',
      about: 'Kind of robot.',
      vary: { toy: 4, mech: 2, android: 2 },
    },
    pose: { type: 'choice', of: Object.keys(ROBOT_POSES), default: 'standing', about: 'Posture.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#5f93a8', rough: 0.35, clearcoat: 0.6, wear: 0.15 },
      words: ['body', 'armour', 'armor', 'shell', 'robot'],
      main: true,
    },
    trim: { material: { base: 'paint', color: '#c9402f', rough: 0.38, wear: 0.15 }, words: ['trim', 'panel', 'plate'] },
    metal: { material: { base: 'steel', color: '#b4b6b8', rough: 0.28 }, words: ['metal', 'hand', 'claw'] },
    joints: { material: { base: 'rubber', color: '#26282b', rough: 0.6 }, words: ['joint', 'arm', 'leg', 'hose'] },
    eyes: {
      material: {
        base: 'glass',
        color: '#ffe9a6',
        rough: 0.12,
        emissive: '#ffd25e',
        emissiveStrength: 1.1,
        transmission: 0,
      },
      words: ['eye', 'light', 'visor', 'lamp'],
    },
    face: { material: { base: 'glass', color: '#11151b', rough: 0.06, transmission: 0 }, words: ['face', 'screen'] },
    accent: {
      material: { base: 'paint', color: '#e8b52b', rough: 0.35 },
      words: ['accent', 'antenna', 'stripe', 'crest'],
    },
    dials: { material: { base: 'paint', color: '#f2ead6', rough: 0.4 }, words: ['gauge', 'dial'] },
  },
  palettes: robotPalettes,
  presets: {
    robot: { size: { height: 1.5 } },
    'toy robot': { params: { style: 'toy' }, size: { height: 0.3 }, scaled: true },
    mech: {
      open: ['body', 'trim', 'accent', 'eyes'],
      params: { style: 'mech' },
      materials: { body: { color: '#55664a', wear: 0.35 }, trim: { color: '#8c8f86', wear: 0.3 } },
      size: { height: 6 },
      scaled: true,
    },
    mecha: {
      open: ['body', 'trim', 'accent', 'eyes'],
      params: { style: 'mech' },
      materials: { body: { color: '#e6e8ea', wear: 0.2 }, trim: { color: '#2b4fa2' }, accent: { color: '#d9a520' } },
      size: { height: 8 },
      scaled: true,
    },
    'battle robot': {
      open: ['body', 'trim', 'accent', 'eyes'],
      params: { style: 'mech' },
      materials: { body: { color: '#6a2a26', wear: 0.35 }, trim: { color: '#3a3c40' } },
      size: { height: 3 },
      scaled: true,
    },
    android: {
      open: ['body', 'trim', 'accent', 'eyes'],
      params: { style: 'android' },
      materials: {
        body: { color: '#e9ebec', rough: 0.3, wear: 0 },
        trim: { color: '#9aa0a6', wear: 0 },
        accent: { color: '#2f86d8' },
        eyes: { color: '#bdeaff', emissive: '#56c4ff' },
      },
      size: { height: 1.72 },
    },
    'humanoid robot': {
      open: ['body', 'trim', 'accent', 'eyes'],
      params: { style: 'android' },
      materials: {
        body: { color: '#e9ebec', rough: 0.3, wear: 0 },
        trim: { color: '#9aa0a6', wear: 0 },
        accent: { color: '#2f86d8' },
        eyes: { color: '#bdeaff', emissive: '#56c4ff' },
      },
      size: { height: 1.72 },
    },
    cyborg: {
      params: { style: 'android' },
      materials: {
        body: { base: 'steel', color: '#8f9499', rough: 0.32 },
        trim: { color: '#35383c' },
        eyes: { color: '#ff6a50', emissive: '#ff2a12' },
      },
      size: { height: 1.8 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const style = read.word(params, 'style');
    const f = style === 'mech' ? buildMech(b, rng) : style === 'android' ? buildAndroid(b, rng) : buildToy(b, rng);
    const flip = (x: number): [number, number, number] => [f.finger[0] * x, f.finger[1], f.finger[2]];
    const standing: Sculpture = {
      parts: b.parts,
      skeleton: robotSkeleton(f),
      sockets: {
        sit: { at: [0, f.hips[1] - 0.075 * f.crown[1], 0], dir: [0, 1, 0], size: 0.3 },
        'left hand': { at: flip(1), dir: GRIP, size: 0.06 },
        'right hand': { at: flip(-1), dir: GRIP, size: 0.06 },
        head: { at: f.crown, dir: [0, 1, 0], size: 0.3 },
      },
    };
    return poseRobot(standing, read.word(params, 'pose'));
  },
};
