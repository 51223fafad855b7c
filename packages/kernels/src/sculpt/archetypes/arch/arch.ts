import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { voussoirs } from '../../kits/building/structure.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { buildTorii } from '../temple/eastern.ts';
import { addColonnade, addTriumphal } from './gates.ts';
import { addFlowerArch, addPortal } from './portals.ts';

/** Arches and gateways that one walks through: triumphal arch, colonnade gate, stone arch, magic portal, torii, flower arch, catenary. */
export const arch: Archetype = {
  name: 'arch',
  kind: 'building',
  size: { height: 6 },
  params: {
    kind: {
      type: 'choice',
      of: ['stone', 'triumphal', 'colonnade', 'portal', 'torii', 'flowers', 'catenary'],
      default: 'stone',
      about: 'Kind of arch.',
    },
    ruined: { type: 'flag', default: false, about: 'Half of a stone arch has fallen.' },
    pointed: { type: 'flag', default: false, about: 'A stone arch with a point.', vary: 0.3 },
  },
  slots: {
    stone: {
      material: { base: 'stone', color: '#b8ad98' },
      words: ['arch', 'stone', 'column', 'gate', 'post'],
      main: true,
    },
    trim: { material: { base: 'stone', color: '#cdc4b0' }, words: ['trim', 'keystone', 'cornice'] },
    base: { material: { base: 'cut-stone', color: '#9b927f' }, words: ['base', 'step', 'plinth'] },
    gold: { material: { base: 'bronze', color: '#8f7440' }, words: ['gold', 'statue', 'rune', 'tablet', 'letter'] },
    wood: { material: { base: 'wood', color: '#7a5634' }, words: ['wood', 'beam'] },
    paper: { material: { base: 'paper', color: '#f2ead6' }, words: ['paper'] },
    glow: {
      material: { base: 'lamp', color: '#9a6af0', color2: '#5a2ad0' },
      words: ['portal', 'glow', 'light', 'swirl', 'energy'],
    },
    plants: { material: { base: 'leaf', color: '#4f8038' }, words: ['leaf', 'ivy', 'plant'] },
    flowers: { material: { base: 'petal', color: '#e07a9a' }, words: ['flower', 'rose', 'blossom', 'balloon'] },
  },
  palettes: [
    {
      lead: 'glow',
      when: { kind: ['portal'] },
      of: colorways({
        violet: { weight: 2 },
        'ice blue': { glow: { color: '#7ad8ff', color2: '#2a8ae0' } },
        green: { glow: { color: '#8af0a0', color2: '#1fae5a' } },
        fire: { glow: { color: '#ffc05a', color2: '#e8501a' } },
        crimson: { glow: { color: '#ff6a7a', color2: '#b01030' } },
      }),
    },
    {
      lead: 'stone',
      when: { kind: ['stone', 'triumphal', 'colonnade'] },
      of: colorways({
        limestone: { weight: 2 },
        sandstone: { stone: { base: 'sandstone', color: '#cba573' }, trim: { base: 'sandstone', color: '#d8b988' } },
        'white marble': { stone: { base: 'marble', color: '#e4e0d6' }, trim: { base: 'marble', color: '#eeeae2' } },
        granite: { stone: '#909293', trim: '#a9abaa', base: '#7d7f80' },
        brick: { stone: { base: 'brick', color: '#96523c' }, trim: '#cfc4ac' },
      }),
    },
  ],
  presets: {
    arch: { size: { height: 4.3 } },
    'stone arch': { size: { height: 4.3 } },
    'ruined arch': { params: { ruined: true }, size: { height: 4.3 } },
    'arc de triomphe': {
      params: { kind: 'triumphal' },
      open: ['stone', 'trim'],
      materials: { stone: { base: 'stone', color: '#c9b48c' } },
      size: { height: 12 },
    },
    'brandenburg gate': {
      params: { kind: 'colonnade' },
      open: ['stone'],
      materials: { stone: { base: 'sandstone', color: '#c9b48c' }, gold: { base: 'copper', color: '#5f9a86' } },
      size: { height: 11 },
    },
    portal: {
      params: { kind: 'portal' },
      materials: {
        stone: { base: 'stone', color: '#6f6c74' },
        trim: { base: 'stone', color: '#85828a' },
        base: { base: 'cut-stone', color: '#5f5c64' },
      },
      size: { height: 3.4 },
    },
    'nether portal': {
      params: { kind: 'portal' },
      materials: {
        stone: { base: 'obsidian', color: '#1c1424' },
        trim: { base: 'obsidian', color: '#281c34' },
        glow: { color: '#b04af0', color2: '#6a1ac0' },
      },
      size: { height: 3.4 },
    },
    stargate: {
      params: { kind: 'portal' },
      materials: {
        stone: { base: 'steel', color: '#70747a' },
        trim: { base: 'steel', color: '#8a8f95' },
        gold: { base: 'lamp', color: '#ff8a3a', color2: '#e8601a' },
        glow: { color: '#a8e0ff', color2: '#3a90e0' },
      },
      size: { height: 3.4 },
    },
    'torii gate': {
      params: { kind: 'torii' },
      materials: { stone: { base: 'paint', color: '#c8341c' }, gold: { base: 'gold', color: '#dcae46' } },
      size: { height: 5.9 },
    },
    'wedding arch': {
      params: { kind: 'flowers' },
      materials: { wood: { base: 'paint', color: '#f2eee4' }, flowers: { color: '#f0c8d0' } },
      size: { height: 2.5 },
    },
    'balloon arch': {
      params: { kind: 'flowers' },
      materials: { plants: { base: 'rubber', color: '#f2f0ea' }, flowers: { base: 'rubber', color: '#e86a8a' } },
      size: { height: 2.5 },
    },
    'st louis arch': {
      params: { kind: 'catenary' },
      materials: { stone: { base: 'brushed-steel', color: '#c4c8cc' } },
      size: { height: 20 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('arch');
    const kind = read.word(params, 'kind');
    if (kind === 'triumphal') addTriumphal(b, taste);
    else if (kind === 'colonnade') addColonnade(b);
    else if (kind === 'portal') addPortal(b, taste);
    else if (kind === 'torii') buildTorii(b);
    else if (kind === 'flowers') addFlowerArch(b, taste);
    else if (kind === 'catenary') addCatenary(b);
    else addStoneArch(b, read.flag(params, 'ruined'), read.flag(params, 'pointed'), taste);
    return { parts: b.parts };
  },
};

/** Piers of dressed blocks, imposts, a ring of wedge stones: whole, or with one side fallen. */
function addStoneArch(b: Bench, ruined: boolean, pointed: boolean, taste: Rng): void {
  const [r, d, spring] = [1.15, 0.8, 2.2];
  const n = 5;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} plinth`, 'base', solid.box([1.05, 0.3, d + 0.3], [s * (r + 0.36), 0.15, 0], 0.04));
    const fallen = ruined && s < 0;
    for (let i = 0; i < (fallen ? 3 : n); i++)
      b.add(
        `${side} pier stone ${i + 1}`,
        'stone',
        solid.box(
          [0.74 + taste.range(-0.02, 0.03), (spring - 0.3) / n - 0.015, d + taste.range(-0.02, 0.03)],
          [s * (r + 0.36), 0.3 + ((spring - 0.3) / n) * (i + 0.5), 0],
          0.03,
        ),
      );
    if (!fallen)
      b.add(`${side} impost`, 'trim', solid.box([0.92, 0.16, d + 0.18], [s * (r + 0.36), spring + 0.07, 0], 0.03));
  }
  const at: Vec3 = [0, spring + 0.15, 0];
  const stones =
    pointed && !ruined
      ? [
          ...voussoirs({ r: 2 * r, wide: 0.6, depth: d, n: 6, at: [-r, at[1], 0], from: 0, to: 58 }),
          ...voussoirs({ r: 2 * r, wide: 0.6, depth: d, n: 6, at: [r, at[1], 0], from: 122, to: 180 }).toReversed(),
        ]
      : voussoirs({ r, wide: 0.62, depth: d, n: 13, at, key: 1.22 });
  stones
    .filter((_, i) => !ruined || i < 8)
    .forEach((stone, i) => {
      b.add(
        stones.length === 13 && i === 6 ? 'keystone' : `arch stone ${i + 1}`,
        i === 6 && stones.length === 13 ? 'trim' : 'stone',
        stone,
      );
    });
  if (pointed && !ruined)
    b.add(
      'keystone',
      'trim',
      solid.slab(outline.pairs([-0.3, 1.9, 0.3, 1.9, 0.36, 2.74, -0.36, 2.74]), d + 0.08, [0, spring + 0.15, 0], 'z', {
        bevel: 0.04,
      }),
    );
  if (ruined) {
    for (let i = 0; i < 6; i++)
      b.add(
        `fallen stone ${i + 1}`,
        'stone',
        solid.box([0.42, 0.34, 0.6], [-r - 0.9 + (i % 3) * 0.75, 0.17, 0.75 + Math.floor(i / 3) * 0.6], 0.05, [
          taste.range(-9, 9),
          taste.range(0, 180),
          taste.range(-9, 9),
        ]),
      );
    b.add(
      'ivy',
      'plants',
      solid.many(
        Array.from(
          { length: 34 },
          (_, i): Shape => ({
            op: 'ball',
            r: [0.1, 0.11, 0.03],
            at: [r + 0.36 + taste.range(-0.36, 0.36), 0.3 + i * 0.075, d / 2 + 0.04],
            rot: [0, 0, i * 40],
          }),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      'weeds',
      'plants',
      solid.many(
        Array.from(
          { length: 14 },
          (_, i): Shape => ({
            op: 'ball',
            r: [0.14, 0.1, 0.12],
            at: [taste.range(-2, 2), 0.06, (i % 2 ? 1 : -1) * taste.range(0.55, 0.9)],
          }),
        ),
      ),
      { detail: 0.4 },
    );
  }
}

/** A curve of three-sided steel that thins towards its crown, on a base. */
function addCatenary(b: Bench): void {
  const n = 48;
  const [a, h] = [9.6, 20];
  const c = 3.0022;
  const at = (t: number): Vec2 => [a * t, h * (1 - (Math.cosh(c * t) - 1) / (Math.cosh(c) - 1))];
  const rings = Array.from({ length: n + 1 }, (_, i) => {
    const t = (i / n) * 2 - 1;
    const [x, y] = at(t);
    const [p, q] = [at(t - 0.01), at(t + 0.01)];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const out: Vec2 = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
    const k = 0.32 + 0.65 * Math.abs(t) ** 1.3;
    return {
      points: [
        [0, 1.15],
        [1, -0.6],
        [-1, -0.6],
      ].map(([z, v]): Vec3 => [x - out[0] * v * k, Math.max(0.3, y - out[1] * v * k), z * k]),
    };
  });
  b.add(
    'arch',
    'stone',
    { op: 'loft', sections: rings, spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.6 },
  );
  b.add('plaza', 'base', solid.slab(outline.superellipse(13, 4, 2.6, 40), 0.34, [0, 0.17, 0], 'y', { bevel: 0.06 }));
  b.add('footings', 'trim', solid.both(solid.cyl(1.9, 0.36, [a, 0.3, 0], 'y', { bevel: 0.08 })));
  b.add(
    'windows',
    'gold',
    solid.many(
      Array.from({ length: 7 }, (_, i) =>
        solid.box([0.16, 0.07, 0.75], [(i - 3) * 0.34, 20.2 - ((i - 3) * 0.34) ** 2 * 0.1, 0], 0.01),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'trees',
    'plants',
    solid.many(
      [-7, -4.5, 4.5, 7].flatMap((x) =>
        [2.4, -2.4].map((z): Shape => ({ op: 'ball', r: [0.5, 0.6, 0.5], at: [x, 0.85, z] })),
      ),
    ),
  );
}
