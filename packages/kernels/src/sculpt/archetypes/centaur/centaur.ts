import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, PartSpec, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read, solid } from '../../kits/joinery/index.ts';
import { bow } from '../bow/bow.ts';
import { creature } from '../creature/index.ts';
import { ZONES } from '../humanoid/body/cage.ts';
import type { Pose } from '../humanoid/body/pose.ts';
import { HOLDS } from '../humanoid/body/poses.ts';
import { buildFigure, humanoid } from '../humanoid/index.ts';
import { quiver } from '../humanoid/outfits/carried.ts';
import type { Outfit } from '../humanoid/outfits/types.ts';
import { holdThing } from '../humanoid/props/hold.ts';
import { makeThing } from '../humanoid/props/things.ts';
import { cuirass } from '../humanoid/wardrobe/armour.ts';
import { belt } from '../humanoid/wardrobe/details.ts';
import { type Dress, wear } from '../humanoid/wardrobe/dress.ts';
import { top } from '../humanoid/wardrobe/garments.ts';
import { sword } from '../sword/sword.ts';
import { centaurPalettes } from './palettes.ts';

const ARMS = { upper: [0.27, -1, -0.06], fore: [0.2, -1, 0.24], hand: [0.06, -1, 0.22] } as const;
const LEG = { thigh: [0.04, -1, 0], shin: [0.02, -1, 0] } as const;

const POSES: Readonly<Record<string, Pose>> = {
  none: {
    chest: [0, 4, 0],
    head: [-2, 8, 0],
    left: {
      upper: [0.75, -0.72, -0.35],
      fore: [-0.62, -0.62, 0.5],
      hand: [-0.8, -0.5, 0.25],
      back: [0.2, 0.4, 0.9],
      grip: 'fist',
    },
    right: ARMS,
    leftLeg: LEG,
  },
  sword: { chest: [0, 6, 0], head: [-2, 2, 0], left: ARMS, right: HOLDS.sword, leftLeg: LEG },
  bow: {
    chest: [0, -8, 0],
    head: [-2, 12, 0],
    left: { upper: [0.5, -0.12, 1], fore: [0.25, 0.02, 1], back: [1, 0, -0.3], grip: 'grip' },
    right: {
      upper: [0.9, -0.1, 0.2],
      fore: [-0.6, 0.1, 0.9],
      hand: [-0.6, 0.1, 0.9],
      back: [0.6, 0.6, 0.3],
      grip: 'fist',
    },
    leftLeg: LEG,
  },
};

/** Centaurs: a person to the waist on the body of a horse. */
export const centaur: Archetype = {
  name: 'centaur',
  kind: 'monster',
  size: { height: 2.25 },
  params: {
    sex: {
      type: 'choice',
      of: ['male', 'female'],
      default: 'male',
      about: 'Man or woman.',
      vary: { male: 3, female: 1 },
    },
    hair: {
      type: 'choice',
      of: ['mane', 'long', 'short', 'wavy', 'braids', 'curly', 'none'],
      default: 'mane',
      about: 'Cut of the hair.',
      vary: { mane: 3, long: 2, wavy: 1 },
    },
    beard: {
      type: 'choice',
      of: ['none', 'short', 'full', 'long'],
      default: 'short',
      about: 'Beard.',
      vary: { none: 1, short: 2, full: 2 },
    },
    outfit: {
      type: 'choice',
      of: ['bare', 'tunic', 'armour'],
      default: 'bare',
      about: 'What the upper body wears.',
      vary: { bare: 3, tunic: 1, armour: 1 },
    },
    held: { type: 'choice', of: ['none', 'bow', 'sword'], default: 'none', about: 'What it holds.' },
    pose: {
      type: 'choice',
      of: ['standing', 'walking', 'running', 'rearing'],
      default: 'standing',
      about: 'Posture of the horse.',
    },
    props: { type: 'flag', default: true, about: 'Hands are free; without, the right one is closed.' },
  },
  slots: {
    coat: {
      material: { base: 'short-fur', color: '#6b4426', color2: '#543219', scale: 1.6 },
      words: ['body', 'coat', 'horse', 'fur', 'leg'],
      main: true,
    },
    mane: {
      material: { base: 'hair', color: '#241812', color2: '#3c2a20', color3: '#0f0a07', relief: 0.6, scale: 0.7 },
      words: ['hair', 'mane', 'tail', 'beard'],
    },
    skin: {
      material: {
        base: 'skin',
        color: '#d8a07c',
        color2: '#c8845e',
        color3: '#8a5038',
        relief: 0.3,
        scale: 0.5,
        rough: 0.5,
      },
      words: ['skin', 'face', 'arm', 'chest'],
    },
    eyes: { material: { base: 'plain', color: '#5a3a20' }, words: ['eye', 'iris'] },
    cloth: {
      material: { base: 'leather', color: '#5a3a22' },
      words: ['tunic', 'shirt', 'outfit', 'armour', 'armor', 'girdle', 'belt'],
    },
    metal: { material: { base: 'brass', color: '#c79a3c' }, words: ['metal', 'buckle'] },
    hooves: { material: { base: 'hoof', color: '#3a322c' }, words: ['hoof'] },
  },
  palettes: centaurPalettes,
  presets: { centaur: {}, 'centaur archer': { params: { held: 'bow' } } },
  build({ params, materials, rng }) {
    const rump = makeThing({ rng }, creature, {
      params: { species: 'horse', pose: read.word(params, 'pose'), headTurn: -14, bulk: 0.9 },
      materials: coatOf(materials),
    });
    const held = params.props === true ? read.word(params, 'held') : 'sword';
    const upper = buildUpper(params, materials, rng, held, params.props === true);
    const jointAt = (name: string): Vec3 =>
      rump.skeleton?.joints.find((joint) => joint.name === name)?.at ?? [0, 1.3, 0.5];
    const way = ['neck', 'neck middle', 'head', 'head end'].map(jointAt);
    const neck = way[0];
    const b = createBench(materials);
    // the waist grows out of where the neck was
    const at: Vec3 = [0, neck[1] + 0.14, neck[2] + 0.08];
    const to: Vec3 = [at[0] - upper.waist[0], at[1] - upper.waist[1], at[2] - upper.waist[2]];
    const body = rump.parts.flatMap((part) => beheaded(part, way));
    b.add(
      'girdle',
      'cloth',
      { op: 'placed', of: girdle(), places: [{ at, rot: [-10, 0, 0], scale: 1.05 }] },
      { detail: 0.9 },
    );
    b.add(
      'girdle buckle',
      'metal',
      { op: 'ball', r: [0.045, 0.045, 0.018], at: [0, at[1] - 0.04, at[2] + 0.222] },
      { detail: 0.6 },
    );
    const person = upper.made.parts.map((part) => placed(part, to));
    const sockets = Object.fromEntries(
      Object.entries(upper.made.sockets ?? {})
        .filter(([name]) => name !== 'feet' && name !== 'sit')
        .map(([name, socket]) => [
          name,
          { ...socket, at: [socket.at[0] + to[0], socket.at[1] + to[1], socket.at[2] + to[2]] as Vec3 },
        ]),
    );
    const saddle = rump.sockets?.saddle;
    return {
      parts: [...body, ...b.parts, ...person],
      sockets: {
        ...sockets,
        ...(saddle ? { saddle: { ...saddle, at: [0, saddle.at[1], saddle.at[2] - 0.14] as Vec3 } } : {}),
      },
    };
  },
};

/** A belt of leather that lies over the seam of man and horse: a wide waisted ring. */
function girdle(): Shape {
  const ring = (y: number, w: number, f: number, z: number): { points: Vec3[] } => ({
    points: Array.from({ length: 40 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 40;
      return [w * Math.sin(a), y + 0.03 * Math.cos(a) * (y < 0 ? -1 : 0.4), z + f * Math.cos(a)];
    }),
  });
  return {
    op: 'loft',
    sections: [
      ring(-0.1, 0.235, 0.235, -0.02),
      ring(-0.05, 0.228, 0.215, -0.01),
      ring(0.0, 0.205, 0.178, 0),
      ring(0.05, 0.183, 0.148, 0.004),
      ring(0.085, 0.176, 0.138, 0.006),
      ring(0.09, 0.16, 0.122, 0.006),
      ring(-0.105, 0.2, 0.2, -0.02),
    ],
    spline: 'linear',
    smooth: true,
    closed: true,
  };
}

function coatOf(m: Readonly<Record<string, MaterialSpec>>): Record<string, Partial<MaterialSpec>> {
  const coat = { ...m.coat };
  return {
    skin: coat,
    belly: coat,
    legs: { ...coat, color: m.mane.color },
    face: coat,
    mane: m.mane,
    tail: m.mane,
    claws: m.hooves,
  };
}

/** A part of the horse without neck and head: what stands over the chest is cut off, what belongs to the head left out. */
function beheaded(part: PartSpec, way: readonly Vec3[]): PartSpec[] {
  const neck = way[0];
  if (part.joint === 'head' || part.name === 'mane' || part.name === 'head') return [];
  if (part.name !== 'body') return [part];
  const y = neck[1];
  const along = (k: number): Vec3 => V3.lerp(way[0], way[1], k);
  const cut: FieldShape[] = [
    { op: 'chain', points: [along(0.62), way[1], way[2], way[3]], radii: [0.24, 0.28, 0.42, 0.46] },
  ];
  const of = part.shape as FieldShape;
  const lump: FieldShape = { op: 'ellipsoid', r: [0.2, 0.25, 0.2], at: [0, y - 0.02, neck[2] + 0.06] };
  return [{ ...part, shape: { op: 'union', k: 0.1, of: [{ op: 'subtract', from: of, cut, k: 0.06 }, lump] } }];
}

function placed(part: PartSpec, to: Vec3): PartSpec {
  const layers = part.material.layers?.map((layer) =>
    layer.mask.kind === 'near'
      ? { ...layer, mask: { ...layer.mask, shape: { op: 'union' as const, of: [layer.mask.shape], at: to } } }
      : layer,
  );
  return { ...part, shape: solid.put(part.shape, to), ...(layers ? { material: { ...part.material, layers } } : {}) };
}

interface Upper {
  made: Sculpture;
  /** Where it is cut. */
  waist: Vec3;
}

function buildUpper(
  params: Parameters<Archetype['build']>[0]['params'],
  materials: Readonly<Record<string, MaterialSpec>>,
  rng: Parameters<Archetype['build']>[0]['rng'],
  held: string,
  props: boolean,
): Upper {
  let waist: Vec3 = [0, 1, 0];
  const worn = read.word(params, 'outfit');
  const female = read.word(params, 'sex') === 'female';
  const outfit: Outfit = {
    who: {
      figure: {
        muscle: female ? 0.3 : 1,
        heads: 6.8,
        height: female ? 2.04 : 2.24,
        shoulders: female ? 1.03 : 1.1,
      },
    },
    dress(d) {
      const hips = d.body.joint('spine');
      waist = [hips[0], hips[1] - 0.03 * d.body.figure.u, hips[2]];
      hideBelow(d);
      if (worn === 'armour') cuirass(d, { material: 'top', shoulders: true, low: 0.3 });
      else if (worn === 'tunic') top(d, { name: 'tunic', sleeves: 0.5, low: 0.26, ease: 0.007, v: 0.12 });
      else if (female)
        wear(d, 'top', 'top', { trunk: [0.62, 0.84], scoop: 0.04 }, { ease: 0.004, thick: 0.004, folds: 0.003 });
      if (worn !== 'tunic')
        for (const side of ['left', 'right'] as const)
          wear(d, `${side} bracer`, 'top', { side, arms: 1.88, armsFrom: 1.4 }, { ease: 0.004, thick: 0.004 });
      if (worn !== 'armour' && !female)
        belt(d, { at: 0.7, wide: 0.02, ease: worn === 'bare' ? 0.004 : 0.013, buckle: null });
      if (held === 'bow') quiver(d);
      if (props && held === 'bow') holdThing(d, 'left', bow);
      if (props && held === 'sword') holdThing(d, 'right', sword);
    },
  };
  const slots = Object.fromEntries(Object.entries(humanoid.slots).map(([name, spec]) => [name, spec.material]));
  const asked = {
    ...slots,
    skin: materials.skin,
    eyes: materials.eyes,
    hair: materials.mane,
    beard: materials.mane,
    top: materials.cloth,
    trim: materials.cloth,
    metal: materials.metal,
  };
  const all = Object.fromEntries(Object.entries(humanoid.params).map(([name, spec]) => [name, spec.default]));
  const person = {
    ...all,
    sex: params.sex,
    hair: params.hair,
    beard: female ? 'none' : params.beard,
    expression: 'stern',
  };
  const made = buildFigure({ params: person, materials: asked, rng }, { outfit, pose: POSES[held] ?? POSES.none });
  return { made, waist };
}

function hideBelow({ body, covered }: Dress): void {
  const { zones, quads, t } = body.surface;
  for (let q = 0; q < zones.length; q++) {
    const zone = ZONES[zones[q]];
    if (zone.endsWith('Leg') || zone.endsWith('Foot') || (zone === 'trunk' && t[quads[q * 4]] < 0.22)) covered[q] = 1;
  }
}
