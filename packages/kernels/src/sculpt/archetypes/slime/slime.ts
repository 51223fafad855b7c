import type { Shape } from '../../../curves/index.ts';
import { fbm, type Rng, V3, type Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { addFace } from './face.ts';
import { createGoo, type Goo, laid } from './goo.ts';
import { slimePalettes } from './palettes.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Slimes: a glossy drop with a face, bubbles in its skin, drips and a puddle; cube, king, monster of mud. */
export const slime: Archetype = {
  name: 'slime',
  kind: 'monster',
  size: { height: 0.5 },
  params: {
    form: {
      type: 'choice',
      of: ['drop', 'dome', 'blob', 'cube'],
      default: 'drop',
      about: 'Outline.',
      vary: { drop: 3, dome: 3, blob: 2 },
    },
    face: {
      type: 'choice',
      of: ['happy', 'angry', 'sleepy', 'silly', 'none'],
      default: 'happy',
      about: 'Look on its face.',
      vary: { happy: 4, angry: 1, sleepy: 1, silly: 2 },
    },
    bubbles: { type: 'number', min: 0, max: 16, default: 9, about: 'Bubbles that show in its skin.', vary: [6, 12] },
    crown: { type: 'flag', default: false, about: 'A small crown.' },
    arms: { type: 'flag', default: false, about: 'Two lumps of arms.' },
    puddle: { type: 'flag', default: true, about: 'A puddle around it.' },
    bones: { type: 'flag', default: false, about: 'Bones and a sword that it has swallowed stick out of it.' },
  },
  slots: {
    body: {
      material: { base: 'enamel', color: '#5fc23a', rough: 0.1, clearcoat: 1 },
      words: ['slime', 'body', 'goo', 'jelly'],
      main: true,
    },
    deep: {
      material: { base: 'enamel', color: '#3f9a28', rough: 0.12, clearcoat: 1 },
      words: ['puddle', 'drip', 'core'],
    },
    bubbles: { material: { base: 'enamel', color: '#a8ec84', rough: 0.06, clearcoat: 1 }, words: ['bubble', 'shine'] },
    eyes: { material: { base: 'plain', color: '#16181c', rough: 0.08, clearcoat: 1 }, words: ['eye', 'pupil'] },
    mouth: { material: { base: 'plain', color: '#7a1c2c', rough: 0.3 }, words: ['mouth'] },
    crown: { material: { base: 'gold' }, words: ['crown', 'metal'] },
    bone: { material: { base: 'bone', color: '#e6dcc4' }, words: ['bone', 'tooth', 'skull'] },
  },
  palettes: slimePalettes,
  presets: {
    slime: {},
    'king slime': { params: { crown: true, form: 'dome' }, open: ['body'] },
    blob: { params: { form: 'blob', arms: true }, open: ['body'] },
    'gelatinous cube': { params: { form: 'cube', face: 'none', bones: true, bubbles: 14 } },
    amoeba: { params: { form: 'blob', face: 'none', bubbles: 14 }, open: ['body'] },
    'fire slime': {
      materials: {
        body: { color: '#f0641a', emissive: '#c83a08', emissiveStrength: 0.35 },
        deep: { color: '#b82a0a' },
        bubbles: { color: '#ffd04a', emissive: '#ff9a1a', emissiveStrength: 0.8 },
      },
    },
    'water slime': {
      materials: { body: { color: '#3f9ad8' }, deep: { color: '#1f6ab0' }, bubbles: { color: '#bfe6fa' } },
    },
    'mud slime': {
      params: { form: 'blob', face: 'angry' },
      materials: {
        body: { base: 'modelling-clay', color: '#6a4e34', rough: 0.3 },
        deep: { base: 'modelling-clay', color: '#4a3624', rough: 0.3 },
        bubbles: { base: 'modelling-clay', color: '#8a6a48', rough: 0.25 },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('slime');
    const form = read.word(params, 'form');
    const skin = createGoo(form, taste);
    const cube = form === 'cube';
    b.add('body', 'body', skin.shape, { detail: 2 });
    if (read.flag(params, 'puddle')) addPuddle(b, taste, cube ? 0.3 : 0.34);
    if (!cube) addDrips(b, skin, taste);
    addBubbles(b, skin, Math.round(read.num(params, 'bubbles')), taste);
    const face = read.word(params, 'face');
    if (face !== 'none') addFace(b, skin, face);
    if (read.flag(params, 'arms')) addArms(b, skin);
    if (read.flag(params, 'bones')) addBones(b, skin);
    if (read.flag(params, 'crown')) addCrown(b, skin);
    return {
      parts: b.parts,
      sockets: {
        head: { at: skin.top, dir: [0, 1, 0], size: 0.22 },
        eyes: { at: skin.on(0, 0.52).at, dir: [0, 0, 1], size: 0.3 },
        mouth: { at: skin.on(0, 0.36).at, dir: [1, 0, 0], size: 0.03 },
      },
    };
  },
};

function addPuddle(b: Bench, rng: Rng, r: number): void {
  const seed = rng.int(99);
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: Array.from({ length: 64 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 64;
      const q = r * k * (1.06 + 0.28 * fbm(Math.cos(a) * 1.5, Math.sin(a) * 1.5, 0.3, 3, seed));
      return [q * Math.sin(a), y, q * Math.cos(a)];
    }),
  });
  b.add(
    'puddle',
    'deep',
    {
      op: 'loft',
      sections: [
        ring(0.97, 0),
        ring(1, 0.004),
        ring(0.985, 0.011),
        ring(0.94, 0.016),
        ring(0.5, 0.0175),
        ring(0.05, 0.0178),
      ],
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 0.8 },
  );
  for (let i = 0; i < 3; i++) {
    const a = rng.range(0, 6.28);
    const d = r * rng.range(1.32, 1.5);
    b.add(
      `drop ${i + 1}`,
      'deep',
      { op: 'ball', r: [0.02 - 0.004 * i, 0.012, 0.018 - 0.003 * i], at: [d * Math.sin(a), 0.0095, d * Math.cos(a)] },
      { detail: 0.4 },
    );
  }
}

/** Tongues that run down its sides, each ending in a bead. */
function addDrips(b: Bench, skin: Goo, rng: Rng): void {
  for (let i = 0; i < 7; i++) {
    const a = 0.75 + (i / 7) * (2 * Math.PI - 1.1) + rng.range(-0.1, 0.1);
    const from = rng.range(0.46, 0.62);
    const to = rng.range(0.12, 0.32);
    const path = [0, 0.3, 0.6, 0.85, 1].map((k) => {
      const { at, normal } = skin.on(a + 0.05 * Math.sin(k * 3), from + (to - from) * k);
      return V3.addScaled(at, normal, -0.006 + 0.012 * k);
    });
    b.add(
      `drip ${i + 1}`,
      'body',
      solid.tube(path, 0.016 * rng.range(0.8, 1.2), { taper: [0.3, 0.75, 0.85, 1.1, 1.25] }),
      { detail: 0.6 },
    );
  }
}

function addBubbles(b: Bench, skin: Goo, n: number, rng: Rng): void {
  for (let i = 0; i < n; i++) {
    // the face stays free
    const a = 0.95 + ((i * 0.618) % 1) * (2 * Math.PI - 1.9);
    const t = 0.14 + 0.62 * ((i * 0.377 + 0.13) % 1);
    const r = rng.range(0.008, 0.024);
    b.add(`bubble ${i + 1}`, 'bubbles', laid(skin, a, t, { op: 'ball', r: [r, r, r * 0.55] }, -r * 0.12), {
      detail: 0.4,
    });
  }
  b.add(
    'shine',
    { base: 'plain', color: '#ffffff', rough: 0.1 },
    solid.many([
      laid(skin, 0.62, 0.7, { op: 'ball', r: [0.03, 0.018, 0.006] }, 0.0005, 28),
      laid(skin, 0.78, 0.61, { op: 'ball', r: [0.012, 0.009, 0.004] }, 0.0005),
    ]),
    { detail: 0.4 },
  );
}

function addArms(b: Bench, skin: Goo): void {
  for (const [side, s] of SIDES) {
    const { at, normal } = skin.on(s * 1.35, 0.46);
    const p = (k: number, up: number, z: number): Vec3 => [
      at[0] + normal[0] * k,
      at[1] + up,
      at[2] + normal[2] * k + z,
    ];
    b.add(
      `${side} arm`,
      'body',
      solid.tube([p(-0.04, 0, 0), p(0.05, 0.015, 0.01), p(0.11, 0.05, 0.035), p(0.13, 0.1, 0.05)], 0.048, {
        taper: [1.2, 1, 0.85, 0.95],
      }),
      { detail: 0.9 },
    );
  }
}

function addBones(b: Bench, skin: Goo): void {
  const bone = (angle: number, t: number, roll: number, l: number): Shape =>
    laid(
      skin,
      angle,
      t,
      solid.many([
        solid.rod([-l / 2, 0, 0], [l / 2, 0, 0], 0.007),
        ...[-1, 1].flatMap((k) =>
          [-1, 1].map((q): Shape => ({ op: 'ball', r: 0.0105, at: [k * l * 0.52, q * 0.008, 0] })),
        ),
      ]),
      0.001,
      roll,
    );
  b.add(
    'bones',
    'bone',
    solid.many([bone(0.3, 0.66, 30, 0.12), bone(-0.5, 0.4, -50, 0.1), bone(1.6, 0.55, 70, 0.13)]),
    { detail: 0.6 },
  );
  b.add(
    'skull',
    'bone',
    laid(
      skin,
      -0.18,
      0.72,
      {
        op: 'subtract',
        k: 0.004,
        from: {
          op: 'union',
          k: 0.014,
          of: [
            { op: 'sphere', r: 0.042 },
            { op: 'box', size: [0.042, 0.034, 0.05], at: [0, -0.04, 0.008], round: 0.008 },
          ],
        },
        cut: [
          ...[1, -1].map((s) => ({ op: 'sphere' as const, r: 0.0125, at: [s * 0.0165, -0.006, 0.04] as Vec3 })),
          { op: 'sphere', r: 0.006, at: [0, -0.024, 0.04] },
        ],
      },
      -0.008,
    ),
    { detail: 1 },
  );
  b.add(
    'sword hilt',
    'crown',
    laid(
      skin,
      0.55,
      0.3,
      solid.many([
        solid.rod([0, 0, -0.02], [0, 0, 0.11], 0.008),
        solid.rod([-0.045, 0, 0.022], [0.045, 0, 0.022], 0.007),
        { op: 'ball', r: 0.014, at: [0, 0, 0.115] },
      ]),
      0,
      25,
    ),
    { detail: 0.6 },
  );
}

function addCrown(b: Bench, skin: Goo): void {
  const [x, y, z] = skin.top;
  const r = 0.085;
  const base = y - 0.03;
  const teeth = 5;
  const out: Vec3[][] = [];
  for (const [k, inner] of [
    [1, 0],
    [0.93, 1],
  ] as const) {
    const low: Vec3[] = [];
    const high: Vec3[] = [];
    for (let i = 0; i < 60; i++) {
      const a = (2 * Math.PI * i) / 60;
      const saw = Math.abs((((i / 60) * teeth) % 1) - 0.5) * 2;
      low.push([x + r * k * Math.sin(a), base, z + r * k * Math.cos(a)]);
      high.push([x + r * k * 1.1 * Math.sin(a), base + 0.05 + 0.055 * (1 - saw), z + r * k * 1.1 * Math.cos(a)]);
    }
    out.push(...(inner ? [high, low] : [low, high]));
  }
  b.add(
    'crown',
    'crown',
    { op: 'loft', sections: out.map((points) => ({ points })), spline: 'linear', smooth: false, closed: true },
    { detail: 0.9 },
  );
  b.add('crown rim', 'crown', solid.hoop(r * 1.0, { kind: 'circle', r: 0.008 }, [x, base + 0.008, z], 'y', 48), {
    detail: 0.5,
  });
  b.add(
    'crown jewels',
    b.tint('mouth', { base: 'crystal', color: '#c8203c' }),
    solid.many(
      Array.from({ length: teeth }, (_, i): Shape => {
        const a = (2 * Math.PI * (i + 0.5)) / teeth;
        return { op: 'ball', r: 0.0105, at: [x + r * 1.115 * Math.sin(a), base + 0.112, z + r * 1.115 * Math.cos(a)] };
      }),
    ),
    { detail: 0.4 },
  );
}
