import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, PartSpec } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { movedLook } from '../../kits/moved-looks.ts';
import { starOutline } from '../../kits/star-outline.ts';
import { crown } from '../crown/crown.ts';
import { ZONES } from '../humanoid/body/cage.ts';
import type { Pose } from '../humanoid/body/pose.ts';
import { buildFigure, humanoid } from '../humanoid/index.ts';
import type { Outfit } from '../humanoid/outfits/types.ts';
import { inHand } from '../humanoid/props/grip.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { wear } from '../humanoid/wardrobe/dress.ts';
import { crownWith } from '../humanoid/wardrobe/headgear.ts';
import { onTrunk } from '../humanoid/wardrobe/places.ts';
import { mermaidPalettes } from './palettes.ts';
import { addTail, TAIL_DEPTH, type Waist } from './tail.ts';

const CUT = 0.2;

const POSES: Readonly<Record<string, Pose>> = {
  resting: {
    spine: [-2, 4, 3],
    chest: [1, 5, 3],
    neck: [2, 4, -4],
    head: [-3, 8, -4],
    left: {
      upper: [0.5, -1, -0.12],
      fore: [-0.5, -0.8, 0.62],
      hand: [-0.5, -0.6, 0.6],
      back: [0.4, 0.2, 0.9],
      grip: 'relaxed',
    },
    right: {
      upper: [0.62, -0.72, 0.2],
      fore: [0.1, 0.9, 0.5],
      hand: [0.2, 0.9, 0.35],
      back: [0.5, -0.1, -0.85],
      grip: 'open',
    },
    leftLeg: { thigh: [0.02, -1, 0], shin: [0.02, -1, 0] },
  },
  holding: {
    spine: [-2, 0, 2],
    head: [-2, 4, 0],
    left: {
      upper: [0.7, -0.8, -0.3],
      fore: [-0.62, -0.62, 0.5],
      hand: [-0.8, -0.5, 0.25],
      back: [0.2, 0.4, 0.9],
      grip: 'fist',
    },
    right: { upper: [0.34, -1, 0.1], fore: [0.3, 0.0, 1], hand: [0.15, 0.05, 1], back: [1, 0, -0.1], grip: 'grip' },
    leftLeg: { thigh: [0.02, -1, 0], shin: [0.02, -1, 0] },
  },
};

/** Mermaids and mermen: a person to the waist, a tail of scales that curls on the ground. */
export const mermaid: Archetype = {
  name: 'mermaid',
  kind: 'monster',
  size: { height: 1.35 },
  params: {
    sex: { type: 'choice', of: ['female', 'male'], default: 'female', about: 'Mermaid or merman.' },
    hair: {
      type: 'choice',
      of: ['auto', 'wavy', 'long', 'braids', 'ponytail', 'curly', 'mane', 'none'],
      default: 'wavy',
      about: 'Cut of the hair.',
      vary: { wavy: 4, long: 3, braids: 1 },
    },
    beard: { type: 'choice', of: ['none', 'short', 'full', 'long'], default: 'none', about: 'Beard.' },
    age: { type: 'number', min: 0.2, max: 1.8, default: 1, about: '0.3 a child, 1 grown up, 1.8 very old.' },
    held: { type: 'choice', of: ['none', 'trident'], default: 'none', about: 'What the right hand holds.' },
    crown: { type: 'flag', default: false, about: 'A crown.', vary: 0.25 },
    starfish: { type: 'flag', default: true, about: 'A starfish in the hair.' },
    props: { type: 'flag', default: true, about: 'Hands are free; without, the right one is closed.' },
  },
  slots: {
    tail: {
      material: { base: 'fish-scales', color: '#2f9a8a', color2: '#5ac8a0', color3: '#1c5f6a', scale: 2.2 },
      words: ['tail', 'scale', 'body'],
      main: true,
    },
    fins: {
      material: { base: 'membrane', color: '#58c8b4', color2: '#a8ecd8', color3: '#2f8a8a', rough: 0.25 },
      words: ['fin', 'fluke'],
    },
    skin: {
      material: {
        base: 'skin',
        color: '#e6b898',
        color2: '#dc967a',
        color3: '#a5614a',
        relief: 0.3,
        scale: 0.5,
        rough: 0.5,
      },
      words: ['skin', 'face', 'arm'],
    },
    hair: {
      material: { base: 'hair', color: '#a8381c', color2: '#d0582c', color3: '#5a1408', relief: 0.6, scale: 0.7 },
      words: ['hair', 'beard'],
    },
    eyes: { material: { base: 'plain', color: '#2f9a8a' }, words: ['eye', 'iris'] },
    shells: {
      material: { base: 'porcelain', color: '#e8a0c0', color2: '#f6d0e0' },
      words: ['shell', 'bra', 'top', 'starfish'],
    },
    metal: { material: { base: 'gold', color: '#e6b93c' }, words: ['crown', 'trident', 'gold', 'armlet', 'necklace'] },
  },
  palettes: mermaidPalettes,
  presets: {
    mermaid: {},
    'little mermaid': { params: { age: 0.62, hair: 'long' } },
    merman: { params: { sex: 'male', hair: 'mane', beard: 'full', held: 'trident', starfish: false } },
    siren: {
      params: { hair: 'long', crown: true },
      materials: {
        tail: { color: '#3a2f7a', color2: '#6a4ab0', color3: '#1c1848' },
        fins: { color: '#7a5ac8', color2: '#b89af0' },
        hair: { color: '#1c1820', color2: '#38303c' },
      },
    },
    'sea witch': {
      params: { hair: 'mane', held: 'trident', age: 1.4 },
      materials: {
        tail: { color: '#2c2438', color2: '#5a3a6a' },
        fins: { color: '#6a2a6a', color2: '#a04a8a' },
        skin: { color: '#a8a0c4', color2: '#8c84b0', color3: '#5a5280' },
        hair: { color: '#e4e2ea', color2: '#c0bcc8' },
      },
    },
  },
  build({ params, materials, rng }) {
    const trident = read.word(params, 'held') === 'trident';
    const male = read.word(params, 'sex') === 'male';
    const b = createBench(materials);
    let waist: Waist = { at: [0, 1, 0], w: 0.16, d: 0.1, u: 1.75 };
    const outfit: Outfit = {
      who: { figure: male ? { muscle: 0.9 } : { shoulders: 0.97 } },
      dress(d) {
        waist = waistOf(d);
        hideLegs(d);
        if (male) addArmlets(d);
        else addShells(d);
        addNecklace(d);
        if (params.starfish === true) addStarfish(d);
        if (params.crown === true)
          crownWith(d, crown, { params: { kind: 'open' }, materials: { gold: d.materials.metal } });
        if (trident) addTrident(d);
      },
    };
    const slots = Object.fromEntries(
      Object.entries(humanoid.slots).map(([name, spec]) => [name, materials[name] ?? spec.material]),
    );
    const asked = {
      ...slots,
      top: materials.shells,
      beard: materials.hair,
      crown: materials.metal,
      metal: materials.metal,
      trim: materials.metal,
    };
    const person = Object.fromEntries(
      Object.entries(humanoid.params).map(([name, spec]) => [name, params[name] ?? spec.default]),
    );
    const pose = trident || params.props !== true ? POSES.holding : POSES.resting;
    const made = buildFigure({ params: { ...person, expression: 'smile' }, materials: asked, rng }, { outfit, pose });
    addTail(b, waist, tailSkin(b, waist));
    const drop = TAIL_DEPTH * waist.u - waist.at[1];
    const down = (part: PartSpec): PartSpec => ({
      ...part,
      shape: solid.put(part.shape, [0, drop, 0]),
      material: movedLook(part.material, [0, drop, 0]),
    });
    const sockets = Object.fromEntries(
      Object.entries(made.sockets ?? {})
        .filter(([name]) => name !== 'feet')
        .map(([name, socket]) => [name, { ...socket, at: [socket.at[0], socket.at[1] + drop, socket.at[2]] as Vec3 }]),
    );
    return { parts: [...made.parts, ...b.parts].map(down), sockets };
  },
};

function waistOf(d: Dress): Waist {
  const ring = Array.from({ length: 24 }, (_, i) => onTrunk(d.body, CUT + 0.09, (i / 24) * 2 * Math.PI, 0));
  const xs = ring.map((p) => p[0]);
  const zs = ring.map((p) => p[2]);
  const mid = (v: readonly number[]): number => (Math.min(...v) + Math.max(...v)) / 2;
  const half = (v: readonly number[]): number => (Math.max(...v) - Math.min(...v)) / 2;
  const y = ring.reduce((sum, p) => sum + p[1], 0) / ring.length;
  return { at: [mid(xs), y, mid(zs)], w: half(xs) * 1.06, d: half(zs) * 1.1, u: d.body.figure.u };
}

function hideLegs({ body, covered }: Dress): void {
  const { zones, quads, t } = body.surface;
  for (let q = 0; q < zones.length; q++) {
    const zone = ZONES[zones[q]];
    if (zone.endsWith('Leg') || zone.endsWith('Foot') || (zone === 'trunk' && t[quads[q * 4]] < CUT)) covered[q] = 1;
  }
}

/** The underside is paler. */
function tailSkin(b: Bench, waist: Waist) {
  const own = b.tint('tail', {});
  if (own.layers?.length) return own;
  const pale = own.color2 ?? own.color ?? '#5ac8a0';
  return b.tint('tail', {
    layers: [
      {
        mask: { kind: 'slope', dir: [0, -0.35, 0.94], from: 0.35, to: 0.95 },
        material: { color: pale },
        strength: 0.6,
      },
      {
        mask: { kind: 'span', dir: [0, 1, 0], from: waist.at[1] - 0.1 * waist.u, to: waist.at[1] + 0.04 * waist.u },
        material: { color: pale },
        strength: 0.35,
      },
    ],
  });
}

function addShells(d: Dress): void {
  const u = d.body.figure.u;
  wear(d, 'top', 'top', { trunk: [0.66, 0.79] }, { ease: 0.003, thick: 0.003, folds: 0 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at = onTrunk(d.body, 0.725, s * 0.56, 0.008 * u);
    const ribs = Array.from({ length: 7 }, (_, i) => {
      const a = ((i - 3) / 3) * 1.1;
      return solid.rod(
        [0, -0.026 * u, 0.006 * u],
        [0.036 * u * Math.sin(a), -0.026 * u + 0.056 * u * Math.cos(a), 0.008 * u],
        0.004 * u,
        0.0075 * u,
        'round',
      );
    });
    d.bench.add(
      `${side} shell`,
      'top',
      solid.put(
        solid.many([{ op: 'ball', r: [0.037 * u, 0.036 * u, 0.013 * u], at: [0, 0.002 * u, 0] }, ...ribs]),
        at,
        [-6, s * 30, 0],
      ),
      { joint: 'chest', detail: 1 },
    );
  }
}

function addArmlets(d: Dress): void {
  for (const side of ['left', 'right'] as const)
    wear(d, `${side} armlet`, 'metal', { side, arms: 0.62, armsFrom: 0.48 }, { ease: 0.004, thick: 0.004, folds: 0 });
  for (const side of ['left', 'right'] as const)
    wear(d, `${side} bracer`, 'metal', { side, arms: 1.86, armsFrom: 1.5 }, { ease: 0.004, thick: 0.004, folds: 0 });
}

/** A trident that stands on the ground beside the tail. */
function addTrident(d: Dress): void {
  const u = d.body.figure.u;
  inHand(d, 'right', 'trident shaft', 'metal', solid.rod([0, -0.4 * u, 0], [0, 0.4 * u, 0], 0.0085 * u));
  const tine = (x: number): [number, number, number][] =>
    [
      [0, 0.39, 0],
      [x, 0.425, 0],
      [x, 0.53, 0],
    ].map(([a, y, z]): [number, number, number] => [a * u, y * u, z * u]);
  inHand(
    d,
    'right',
    'trident',
    'metal',
    solid.many(
      [-0.05, 0.0001, 0.05].map((x) => solid.tube(tine(x), 0.0072 * u, { spline: 'linear', taper: [1, 1, 0.2] })),
    ),
  );
}

function addNecklace(d: Dress): void {
  const u = d.body.figure.u;
  const n = 30;
  const pearls = Array.from({ length: n }, (_, i) => ({
    at: onTrunk(d.body, 0.945 - 0.02 * Math.cos((i / n) * 2 * Math.PI), (i / n) * 2 * Math.PI, 0.004 * u),
  }));
  d.bench.add(
    'necklace',
    { base: 'porcelain', color: '#f4efe6', rough: 0.15 },
    solid.at({ op: 'ball', r: 0.0062 * u }, pearls),
    { joint: 'chest', detail: 0.5 },
  );
  d.bench.add(
    'pendant',
    'metal',
    { op: 'ball', r: [0.0095 * u, 0.013 * u, 0.006 * u], at: onTrunk(d.body, 0.9, 0, 0.006 * u) },
    { joint: 'chest', detail: 0.5 },
  );
}

function addStarfish(d: Dress): void {
  const { head } = d;
  const at = head.place([0.26, 0.88, 0.16]);
  d.bench.add(
    'starfish',
    { base: 'ceramic', color: '#f0883a', rough: 0.6 },
    solid.put(
      solid.slab(starOutline(5, 0.13 * head.unit, 0.058 * head.unit), 0.05 * head.unit, [0, 0, 0], 'z', {
        bevel: 0.018 * head.unit,
      }),
      at,
      [-38, 48, 12],
    ),
    { joint: 'head', detail: 0.6 },
  );
}
