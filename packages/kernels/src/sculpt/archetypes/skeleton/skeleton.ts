import type { Rng } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ParamValue, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { createPoseable } from '../humanoid/body/poseable.ts';
import { HUMAN_POSES } from '../humanoid/body/poses.ts';
import { Turn } from '../humanoid/body/turn.ts';
import { PLAIN_FACE } from '../humanoid/head/face.ts';
import { createHead } from '../humanoid/head/head.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { addStand, buildFish } from './displayed.ts';
import { addSkull } from './head.ts';
import { addArms, addLegs } from './limbs.ts';
import { BONE_OUTFITS, wardrobeSlots } from './outfits.ts';
import { SKELETON_PALETTES } from './palettes.ts';
import { addPelvis } from './pelvis.ts';
import { addRibs } from './ribs.ts';
import { addSpine } from './spine.ts';
import type { Yard } from './yard.ts';

/** Skeletons: all bones of a human in any posture, bare or armed; a rib cage, a spine or a fish on a stand. */
export const skeleton: Archetype = {
  name: 'skeleton',
  kind: 'monster',
  size: { height: 1.75 },
  params: {
    kind: {
      type: 'choice',
      of: ['human', 'ribcage', 'spine', 'fish'],
      default: 'human',
      about: 'All of a human, its rib cage or spine on a stand, or a fish on a stand.',
    },
    outfit: { type: 'choice', of: Object.keys(BONE_OUTFITS), default: 'none', about: 'What it wears and holds.' },
    pose: { type: 'choice', of: Object.keys(HUMAN_POSES), default: 'standing', about: 'Posture.' },
    jaw: {
      type: 'number',
      min: 0,
      max: 26,
      default: 4,
      unit: 'degrees',
      about: 'How far its jaw stands open.',
      vary: [2, 8],
    },
    stout: { type: 'number', min: 0.8, max: 1.5, default: 1, about: 'Thickness of the bones.', vary: [0.94, 1.1] },
    props: { type: 'flag', default: true, about: 'Holds what goes with its outfit.' },
    glow: { type: 'flag', default: false, about: 'Light in its eyes.' },
  },
  slots: {
    bone: {
      material: { base: 'bone', color: '#e3d8bf', wear: 0.2 },
      words: ['bone', 'skeleton', 'skull', 'rib', 'body'],
      main: true,
    },
    teeth: { material: { base: 'tooth', color: '#efe6d0' }, words: ['tooth', 'teeth'] },
    hollow: { material: { base: 'bone', color: '#2a2018' }, words: ['socket', 'hollow'] },
    cartilage: { material: { base: 'bone', color: '#cdbb94', rough: 0.5 }, words: ['cartilage', 'joint'] },
    glow: { material: { base: 'lamp', color: '#8fe8ff', color2: '#2a9ad8' }, words: ['eye', 'glow', 'light'] },
    cloth: {
      material: { base: 'canvas', color: '#5a1a22', wear: 0.5 },
      words: ['cloth', 'cape', 'robe', 'hood', 'hat', 'rag'],
    },
    metal: { material: { base: 'brass', color: '#b8913c', wear: 0.4 }, words: ['metal', 'crown', 'rod'] },
    wood: { material: { base: 'dark-wood', color: '#4a3020' }, words: ['wood', 'stand', 'staff', 'base'] },
  },
  palettes: SKELETON_PALETTES,
  presets: {
    skeleton: {},
    'skeleton warrior': { params: { outfit: 'warrior', jaw: 9 } },
    'skeleton king': { params: { outfit: 'king', glow: true } },
    'skeleton mage': { params: { outfit: 'mage', glow: true } },
    'skeleton pirate': { params: { outfit: 'pirate', jaw: 10 } },
    'skeleton archer': { params: { outfit: 'archer' } },
    ribcage: { params: { kind: 'ribcage' }, size: { height: 0.55 } },
    spine: { params: { kind: 'spine' }, size: { height: 0.95 } },
    'fish skeleton': { params: { kind: 'fish' }, size: { height: 0.2 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'fish') {
      buildFish(b, read.num(params, 'jaw') * rng.fork('fish').range(0.8, 1.6));
      return { parts: b.parts };
    }
    return kind === 'human' ? buildHuman(b, params, materials, rng) : buildExhibit(b, kind, params, rng);
  },
};

const BUILD = { height: 1.75, heads: 6.5, female: 0, fat: 0, muscle: 0, shoulders: 1, extremities: 1.06, arms: 1.02 };

function buildHuman(
  b: Bench,
  params: Readonly<Record<string, ParamValue>>,
  materials: Readonly<Record<string, MaterialSpec>>,
  rng: Rng,
): Sculpture {
  const outfit = BONE_OUTFITS[read.word(params, 'outfit')] ?? BONE_OUTFITS.none;
  const own = read.flag(params, 'props');
  const rig = createPoseable(BUILD, read.word(params, 'pose'), own ? outfit.arms : { right: 'sword' });
  const yard: Yard = { b, rig, stout: read.num(params, 'stout') * rng.fork('bones').range(0.98, 1.02) };
  const head = addSkull(yard, read.num(params, 'jaw'), read.flag(params, 'glow'));
  addSpine(yard, outfit.robed && 'neck');
  if (!outfit.robed) {
    addRibs(yard);
    addPelvis(yard);
  }
  addArms(yard, outfit.robed);
  addLegs(yard, outfit.robed);
  const { body } = rig;
  const slots = wardrobeSlots(materials);
  const bench = createBench(slots);
  const d: Dress = {
    bench,
    body,
    head: createHead(body, PLAIN_FACE, Turn.angles),
    rng,
    covered: new Uint8Array(body.surface.zones.length),
    materials: slots,
  };
  outfit.dress?.(d);
  if (own) outfit.hold?.(d);
  return {
    parts: [...b.parts, ...bench.parts],
    sockets: { ...rig.sockets(), ...head },
    skeleton: { rigType: 'biped', joints: rig.joints() },
  };
}

/** A rib cage, or a spine with its pelvis, on a rod. */
function buildExhibit(b: Bench, kind: string, params: Readonly<Record<string, ParamValue>>, rng: Rng): Sculpture {
  const rig = createPoseable(BUILD, 'a_pose');
  const yard: Yard = { b, rig, stout: read.num(params, 'stout') * rng.fork('bones').range(0.98, 1.02) };
  const whole = kind === 'spine';
  addSpine(yard, whole ? 'whole' : 'chest');
  if (whole) addPelvis(yard);
  else addRibs(yard);
  const f = rig.body.figure;
  const low = f.crotchY + (whole ? 0 : 0.4) * (f.pitY - f.crotchY);
  const lift = (whole ? 0.16 : 0.11) - low;
  const parts = b.parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, lift, 0]) }));
  const stand = createBench({ wood: b.tint('wood', {}), metal: b.tint('metal', {}) });
  addStand(stand, whole ? 0.2 : 0.3, whole ? -0.075 : -0.04, 1);
  return { parts: [...parts, ...stand.parts] };
}
