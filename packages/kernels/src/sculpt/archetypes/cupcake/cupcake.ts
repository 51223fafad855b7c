import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { addCandle, addCherry, addStrawberry } from '../../kits/pastry/index.ts';
import { cupcakePalettes } from './palettes.ts';

/** A cupcake: pleated paper case, risen cake, piped swirl of cream, sprinkles, and a cherry, strawberry, candle or nothing on top. */
export const cupcake: Archetype = {
  name: 'cupcake',
  kind: 'food',
  size: { height: 0.09 },
  params: {
    width: { type: 'number', min: 0.03, max: 1, default: 0.07, unit: 'm', about: 'width of the case at its rim' },
    swirl: {
      type: 'number',
      min: 0,
      max: 4.5,
      default: 3.1,
      about: 'turns of piped cream; 0 = plain muffin',
      vary: [2.7, 3.5],
    },
    topping: {
      type: 'choice',
      of: ['auto', 'cherry', 'candle', 'berry', 'none'],
      default: 'auto',
      about: 'what stands on top',
    },
    sprinkles: { type: 'number', min: 0, max: 120, default: 60, about: 'sugar sprinkles on the cream', vary: [20, 90] },
  },
  slots: {
    cream: {
      material: { base: 'icing', color: '#f4a6c0', color2: '#fbd3df' },
      words: ['cream', 'icing', 'frosting', 'cupcake', 'topping', 'swirl'],
      main: true,
    },
    cake: {
      material: { base: 'cake', color: '#d49a52', color2: '#b87a38' },
      words: ['cake', 'sponge', 'muffin', 'dough'],
    },
    case: { material: { base: 'paper', color: '#5ec1c4' }, words: ['case', 'wrapper', 'cup', 'paper', 'liner'] },
    top: {
      material: { base: 'fruit-skin', color: '#b00c26', color2: '#8d0a1e', rough: 0.12, scale: 0.25 },
      words: ['cherry', 'berry', 'candle', 'strawberry'],
    },
    sprinkles: { material: { base: 'plastic', color: '#ffd23f' }, words: ['sprinkle', 'sugar', 'pearl'] },
  },
  palettes: cupcakePalettes,
  presets: {
    cupcake: { size: { height: 0.1 } },
    muffin: { params: { swirl: 0, topping: 'none', sprinkles: 0 }, size: { height: 0.08 } },
    'birthday cupcake': { params: { topping: 'candle' }, size: { height: 0.13 } },
    'chocolate cupcake': {
      materials: {
        cream: { base: 'chocolate', color: '#5a3018', color2: '#6f4024' },
        cake: { color: '#4a2a18', color2: '#3a1f10' },
      },
      size: { height: 0.1 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const w = read.num(params, 'width');
  const b = createBench(materials);
  const caseH = w * 0.52;
  const turns = read.num(params, 'swirl');
  addCase(b, w, caseH, materials.case);
  addCake(b, w, caseH, turns === 0, rng.int(999));
  let top = caseH + w * 0.2;
  if (turns > 0) {
    top = addCream(b, w, caseH, turns, rng.range(0, 6.28));
    addSprinkles(b, w, caseH, turns, top, Math.round(read.num(params, 'sprinkles')), rng);
  }
  const asked = read.word(params, 'topping');
  const topping = asked === 'auto' ? rng.pick(['cherry', 'cherry', 'berry']) : asked;
  addTopping(b, topping, w, top, rng);
  return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: w * 0.3 } } };
}

/** Pleats: a star-like ring, narrow below, wide above, with thickness. */
function addCase(b: Bench, w: number, h: number, paper: MaterialSpec): void {
  const pleats = 28;
  const ring = (r: number, y: number, depth: number): { points: Vec3[] } => ({
    points: Array.from({ length: pleats * 4 }, (_, i): Vec3 => {
      const a = (-2 * Math.PI * i) / (pleats * 4);
      const zig = [0, 0.5, 1, 0.5][i % 4];
      const k = r - depth * zig;
      return [k * Math.cos(a), y, k * Math.sin(a)];
    }),
  });
  const d = w * 0.022;
  const t = w * 0.012;
  const [r0, r1] = [w * 0.345, w * 0.5];
  const outer = [0, 0.08, 0.5, 0.94, 1].map((k) => ring(r0 + (r1 - r0) * k, h * k, d * (0.6 + 0.4 * k)));
  const inner = [1, 0.5, 0.08].map((k) => ring(r0 + (r1 - r0) * k - t, Math.max(h * k, t * 1.5), d * (0.6 + 0.4 * k)));
  const light = {
    ...paper,
    layers: [
      ...(paper.layers ?? []),
      {
        mask: { kind: 'cavity' as const, from: 0.1, to: 0.6 },
        material: { color: paper.color3 ?? '#2f8f96' },
        strength: 0.35,
      },
    ],
  };
  b.add('case', light, { op: 'loft', sections: [...outer, ...inner], spline: 'linear', cap: 'flat' }, { detail: 1.3 });
}

/** The risen top with a lip over the case. */
function addCake(b: Bench, w: number, caseH: number, muffin: boolean, seed: number): void {
  const rise = muffin ? w * 0.34 : w * 0.12;
  const profile: Vec2[] = [
    [0, caseH * 0.7],
    [w * 0.39, caseH * 0.7],
    [w * 0.43, caseH * 0.94],
    [w * 0.47, caseH * 1.02],
    [w * (muffin ? 0.55 : 0.5), caseH + w * 0.045],
    [w * (muffin ? 0.52 : 0.47), caseH + w * 0.1],
    [w * 0.36, caseH + rise * 0.85 + w * 0.03],
    [w * 0.2, caseH + rise + w * 0.03],
    [0, caseH + rise + w * 0.045],
  ];
  b.add('cake', 'cake', {
    op: 'displace',
    amp: w * 0.012,
    freq: 9 / w,
    seed,
    of: { op: 'revolve', profile, spline: 'linear' },
  });
  if (!muffin) return;
  const chip: Shape = {
    op: 'displace',
    amp: w * 0.008,
    freq: 30 / w,
    of: { op: 'ellipsoid', r: [w * 0.045, w * 0.03, w * 0.04] },
  };
  b.add(
    'chocolate chips',
    { base: 'chocolate', color: '#3a1d0e' },
    {
      op: 'scatter',
      on: { op: 'lathe', profile: profile.slice(2), bevel: 0 },
      of: chip,
      n: 22,
      seed,
      sink: w * 0.012,
      jitter: 0.5,
      where: { op: 'box', size: [w * 1.1, w * 0.5, w * 1.1], at: [0, caseH + w * 0.33, 0] },
    },
  );
}

/** Where the piped strand runs: a shrinking, rising helix. */
function strand(w: number, caseH: number, turns: number, phase: number, t: number): Vec3 {
  const r = w * 0.345 * (1 - t) ** 0.85;
  const a = phase + 2 * Math.PI * turns * t;
  return [r * Math.cos(a), caseH + w * 0.16 + w * 0.155 * turns * t ** 1.08, r * Math.sin(a)];
}

/** A star-nozzle strand wound up to a peak, over a core that leaves no hole. */
function addCream(b: Bench, w: number, caseH: number, turns: number, phase: number): number {
  const n = Math.round(turns * 22);
  const path: Vec3[] = [];
  const taper: number[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    path.push(strand(w, caseH, turns, phase, t));
    taper.push((i < 4 ? 0.72 + 0.07 * i : 1) * (1 - 0.62 * t) * (t > 0.94 ? 1 - (t - 0.94) * 9 : 1));
  }
  const tip = path[n];
  path.push([tip[0] * 0.4, tip[1] + w * 0.07, tip[2] * 0.4]);
  taper.push(0.06);
  const star: Vec2[] = Array.from({ length: 24 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 24;
    const k = w * (0.135 + 0.014 * Math.cos(8 * a));
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  b.add(
    'cream swirl',
    'cream',
    {
      op: 'sweep',
      path,
      section: { kind: 'polygon', points: star, smooth: true },
      spline: 'catmull',
      taper,
      twist: turns * 120,
      cap: 'round',
      up: [0, 1, 0],
    },
    { detail: 1.6 },
  );
  const core: Vec2[] = [
    [0, caseH + w * 0.05],
    [w * 0.3, caseH + w * 0.08],
    [w * 0.26, caseH + w * 0.2],
    [w * 0.1, caseH + w * 0.13 * turns],
    [0, tip[1] - w * 0.02],
  ];
  b.add(
    'cream core',
    'cream',
    { op: 'lathe', profile: core, spline: 'catmull', bevel: 0 },
    { detail: 0.4, hidden: true },
  );
  return tip[1] + w * 0.06;
}

const CANDY = ['#ffd23f', '#3ec1d3', '#ff6b6b', '#7bd389', '#ffffff', '#b07bdc'];

function addSprinkles(
  b: Bench,
  w: number,
  caseH: number,
  turns: number,
  top: number,
  n: number,
  rng: ArchetypeInput['rng'],
): void {
  if (n === 0) return;
  const phase = rng.range(0, 6.28);
  for (const [c, color] of CANDY.entries()) {
    const places: { at: Vec3; rot: Vec3 }[] = [];
    for (let i = c; i < n; i += CANDY.length) {
      const t = 0.02 + (0.8 * i) / n;
      const [x, y, z] = strand(w, caseH, turns, phase, t);
      const l = Math.hypot(x, z) || 1;
      // On the outer upper shoulder of the strand.
      const k = w * 0.128 * (1 - 0.62 * t);
      const up = rng.range(0.15, 0.9);
      const out = Math.sqrt(1 - up * up);
      places.push({
        at: [x + (x / l) * k * out, Math.min(y + k * up, top), z + (z / l) * k * out],
        rot: [rng.range(0, 180), rng.range(0, 360), rng.range(0, 180)],
      });
    }
    if (!places.length) continue;
    const rod: Shape = {
      op: 'sweep',
      path: [
        [-w * 0.018, 0, 0],
        [w * 0.018, 0, 0],
      ],
      section: { kind: 'circle', r: w * 0.0085 },
      cap: 'round',
    };
    b.add(
      `sprinkles ${c + 1}`,
      c === 0 ? 'sprinkles' : b.tint('sprinkles', { color }),
      { op: 'placed', of: rod, places },
      { detail: 0.5 },
    );
  }
}

function addTopping(b: Bench, kind: string, w: number, top: number, rng: ArchetypeInput['rng']): void {
  if (kind === 'cherry') addCherry(b, 'top', w * 0.125, { at: [0, top - w * 0.055, 0], lean: rng.range(0, 6.28) });
  else if (kind === 'berry')
    addStrawberry(b, b.tint('top', {}), { base: 'leaf', color: '#3f8a35' }, w * 0.21, { at: [0, top - w * 0.03, 0] });
  else if (kind === 'candle')
    addCandle(b, {
      at: [0, top - w * 0.08, 0],
      r: w * 0.035,
      h: w * 0.58,
      color: '#f7f3ea',
      stripe: b.tint('top', {}).color ?? '#b00c26',
    });
}
