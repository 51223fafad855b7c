import type { Shape } from '../../../curves/index.ts';
import { fbm, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody, ruffledDisc, tongues } from '../../kits/organic/index.ts';
import type { Stack } from './bun.ts';

/** Look of the patty by what it is made of. */
const PATTIES: Readonly<Record<string, Partial<MaterialSpec>>> = {
  chicken: { base: 'crumbed', color: '#cf8a35', color2: '#e6b25c', color3: '#8a4a16' },
  fish: { base: 'crumbed', color: '#d99a3c', color2: '#efc670', color3: '#96591c' },
};

function addPatty(b: Bench, s: Stack, kind: string): void {
  const { w, y } = s;
  const h = w * (kind === 'chicken' ? 0.2 : 0.17);
  const seed = s.seed + Math.round(y * 1e5);
  const coarse = kind === 'beef' || kind === 'veggie' ? 1 : 0.7;
  const profile: Vec2[] = [
    [0.01, 0.02],
    [0.38, 0.02],
    [0.46, 0.1],
    [0.505, 0.35],
    [0.51, 0.6],
    [0.475, 0.9],
    [0.4, 0.99],
    [0.01, 1],
  ].map(([r, t]): Vec2 => [r * w, y + t * h]);
  const shape = roundBody({
    profile,
    sides: 96,
    steps: 5,
    swell: (a, t, r) =>
      1 +
      (r > 0.3 * w
        ? coarse * (0.03 * around(a, 8, seed) + 0.05 * fbm(14 * Math.cos(a), t * 7, 14 * Math.sin(a), 3, seed))
        : 0),
    lift: (a, t, r) => w * 0.014 * coarse * fbm(9 * (r / w) * Math.cos(a), t, 9 * (r / w) * Math.sin(a), 3, seed + 5),
  });
  b.add('patty', b.tint('patty', PATTIES[kind] ?? {}), shape, { detail: 1.6 });
  s.y += h;
}

/** A square slice that has gone soft: flat on the patty, its corners run down the side. */
function addCheese(b: Bench, s: Stack): void {
  const { w, y } = s;
  const thick = w * 0.026;
  const side = w * 0.475;
  const turn = s.rng.range(0.5, 1.1);
  const n = 14;
  const patty = w * 0.5;
  const grid = Array.from({ length: n + 1 }, (_, i) =>
    Array.from({ length: n + 1 }, (_, j): Vec3 => {
      const [u, v] = [(2 * i) / n - 1, (2 * j) / n - 1];
      // edges of a slice that melts bulge between its corners
      const x0 = u * side * (1 + 0.04 * (1 - v * v));
      const z0 = v * side * (1 + 0.04 * (1 - u * u));
      const a = Math.atan2(z0, x0);
      const r = Math.hypot(x0, z0);
      const over = Math.max(0, r - patty);
      const k = over > 0 ? (patty + Math.min(over, w * 0.022) + over * 0.4) / r : 1;
      const drop = over > 0 ? over * 1.05 + (2.2 * (over * over)) / w : 0;
      const soft = 0.006 * w * around(a, 9, s.seed + 31);
      return [
        (x0 * Math.cos(turn) - z0 * Math.sin(turn)) * k,
        y + thick * 0.6 - drop + soft,
        (x0 * Math.sin(turn) + z0 * Math.cos(turn)) * k,
      ];
    }),
  );
  b.add('cheese', 'cheese', { op: 'sheet', grid, thickness: thick, spline: 'linear' }, { detail: 1.4 });
  s.y += thick;
}

function addLettuce(b: Bench, s: Stack): void {
  const { w } = s;
  for (const k of [0, 1])
    b.add(
      k ? 'lettuce leaf' : 'lettuce',
      k ? b.tint('lettuce', { color: '#8cc63f' }) : 'lettuce',
      solid.put(
        ruffledDisc({
          inner: w * 0.1,
          outer: w * (0.56 - 0.03 * k),
          wave: w * 0.05,
          waves: 11 + 2 * k,
          thick: w * 0.012,
          droop: w * 0.03,
          seed: s.seed + 40 + k + Math.round(s.y * 1e4),
        }),
        [0, s.y + w * (0.034 + 0.018 * k), 0],
        [0, 70 * k, 0],
      ),
      { detail: 1.2 },
    );
  s.y += w * 0.045;
}

/** Three slices that overlap, one after another a little higher; seeds in jelly where their faces show. */
function addTomato(b: Bench, s: Stack): void {
  const { w, y } = s;
  const r = w * 0.285;
  const h = w * 0.06;
  const red = b.tint('tomato', {});
  const face: MaterialSpec = {
    ...red,
    layers: [
      {
        mask: { kind: 'slope', dir: [0, 1, 0], from: 0.4, to: 0.7 },
        material: { base: 'plain', color: '#e2533a', color2: '#ef8a5c', rough: 0.15 },
      },
    ],
  };
  const a0 = s.rng.range(0, 6.28);
  for (let i = 0; i < 3; i++) {
    const a = a0 + (2 * Math.PI * i) / 3;
    const slice = roundBody({
      profile: [
        [0.01, 0],
        [r * 0.92, 0],
        [r * 1.0, h * 0.2],
        [r * 1.02, h * 0.5],
        [r * 1.0, h * 0.8],
        [r * 0.92, h],
        [0.01, h],
      ].map(([x, t]): Vec2 => [x === 0.01 ? r * 0.02 : x, t]),
      sides: 36,
      steps: 2,
      swell: (t) => 1 + 0.03 * Math.cos(5 * t + i),
    });
    b.add(
      'tomato slice',
      face,
      solid.put(slice, [Math.cos(a) * w * 0.235, y + h * 0.12 * i, Math.sin(a) * w * 0.235], [2, 40 * i, -2]),
    );
  }
  s.y += h * 1.1;
}

function addOnion(b: Bench, s: Stack): void {
  const { w, y } = s;
  const rings: Shape[] = [];
  const a0 = s.rng.range(0, 6.28);
  for (let i = 0; i < 5; i++) {
    const a = a0 + i * 1.257;
    const r = w * (0.2 + 0.035 * (i % 3));
    const path = Array.from({ length: 20 }, (_, j): Vec3 => {
      const t = (2 * Math.PI * j) / 20;
      const k = r * (1 + 0.07 * Math.cos(2 * t + i));
      return [
        Math.cos(a) * w * 0.27 + k * Math.cos(t),
        y + w * 0.012 + w * 0.008 * (i % 2) + w * 0.006 * Math.sin(3 * t),
        Math.sin(a) * w * 0.27 + k * Math.sin(t),
      ];
    });
    rings.push({
      op: 'sweep',
      path,
      section: { kind: 'rect', w: w * 0.022, h: w * 0.03, r: w * 0.008 },
      closed: true,
      up: [0, 1, 0],
    });
  }
  b.add('onion rings', 'onion', solid.many(rings), { detail: 0.7 });
  s.y += w * 0.028;
}

function addPickles(b: Bench, s: Stack): void {
  const { w, y } = s;
  const a0 = s.rng.range(0, 6.28);
  const skin = b.tint('pickle', {
    layers: [
      {
        mask: { kind: 'slope', dir: [0, 1, 0], from: 0.3, to: 0.6 },
        material: { color: b.tint('pickle', {}).color2, rough: 0.2 },
      },
    ],
  });
  for (let i = 0; i < 4; i++) {
    const a = a0 + i * 1.7;
    const crinkled = roundBody({
      profile: [
        [0.002, 0],
        [0.125, 0],
        [0.135, 0.018],
        [0.125, 0.036],
        [0.002, 0.036],
      ].map(([r, t]): Vec2 => [r * w, t * w]),
      sides: 40,
      steps: 2,
      swell: (t) => 1 + 0.03 * Math.cos(13 * t),
      lift: (t, _k, r) => 0.006 * w * Math.sin((r / w) * 60 * Math.cos(t)),
    });
    b.add(
      'pickle slice',
      skin,
      solid.put(crinkled, [Math.cos(a) * w * 0.375, y + w * 0.002, Math.sin(a) * w * 0.375], [3, 30 * i, 3]),
    );
  }
  s.y += w * 0.036;
}

/** Two rashers laid across, fried into waves, their ends hanging out. */
function addBacon(b: Bench, s: Stack): void {
  const { w, y } = s;
  const striped = b.tint('bacon', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [0, 0.15, 1], period: w * 0.075, width: 0.42, warp: 0.5, soft: 0.15 },
        material: { color: '#efc39a', color2: '#f6d9b8' },
      },
    ],
  });
  for (const [i, z] of [-0.14, 0.13].entries()) {
    const n = 26;
    const grid = Array.from({ length: n + 1 }, (_, k) => {
      const t = k / n;
      const x = (t - 0.5) * w * 1.24;
      const out = Math.max(0, Math.abs(x) - 0.46 * w);
      const wave = w * 0.03 * Math.sin(t * 26 + i * 2);
      return [-1, -0.5, 0, 0.5, 1].map(
        (u): Vec3 => [
          x,
          y + w * 0.035 + wave * (0.6 + 0.4 * u) - out * 0.9,
          z * w + u * w * 0.085 + w * 0.015 * Math.sin(t * 19 + i),
        ],
      );
    });
    b.add(
      'bacon rasher',
      striped,
      solid.put({ op: 'sheet', grid, thickness: w * 0.018, spline: 'linear' }, [0, 0, 0], [0, i ? 34 : -18, 0]),
      { detail: 1.2 },
    );
  }
  s.y += w * 0.06;
}

function addEgg(b: Bench, s: Stack): void {
  const { w, y } = s;
  const white = roundBody({
    profile: [
      [0.005, -0.004],
      [0.4, -0.012],
      [0.5, -0.03],
      [0.545, -0.04],
      [0.53, 0.0],
      [0.42, 0.02],
      [0.005, 0.028],
    ].map(([r, t]): Vec2 => [r * w, y + w * 0.012 + t * w]),
    sides: 72,
    swell: (a, _t, r) => 1 + (r > w * 0.3 ? 0.09 * around(a, 9, s.seed + 60) : 0),
  });
  b.add(
    'egg white',
    { base: 'cream', color: '#fbf8f0', color2: '#ffffff', color3: '#e8dcc0', rough: 0.25, clearcoat: 0.4 },
    white,
  );
  s.y += w * 0.034;
}

/** Sauce squeezed out all round: a low bead with drips down over what is below. */
function addSauce(b: Bench, s: Stack): void {
  const { w, y } = s;
  const sides = 96;
  const ring = (r: number, t: number, hang: number): { points: Vec3[] } => ({
    points: Array.from({ length: sides }, (_, j): Vec3 => {
      const a = (2 * Math.PI * j) / sides;
      const k = Math.max(0, tongues(a, 9, s.seed + 70));
      const reach = r + (r > 0.4 ? 0.055 * Math.min(1, k * 1.3) : 0);
      return [reach * w * Math.cos(a), y + w * (t - hang * k), reach * w * Math.sin(a)];
    }),
  });
  b.add(
    'sauce',
    'sauce',
    {
      op: 'loft',
      sections: [
        ring(0.02, 0.012, 0),
        ring(0.42, 0.012, 0),
        ring(0.462, 0.01, 0.01),
        ring(0.478, -0.004, 0.06),
        ring(0.476, -0.016, 0.13),
        ring(0.462, -0.022, 0.15),
        ring(0.44, -0.014, 0.08),
        ring(0.02, -0.006, 0),
      ],
      spline: 'linear',
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  s.y += w * 0.008;
}

/** The layers between the halves of the bun, each laid at the height that the stack has come to. */
export const filling = {
  patty: addPatty,
  cheese: addCheese,
  lettuce: addLettuce,
  tomato: addTomato,
  onion: addOnion,
  pickles: addPickles,
  bacon: addBacon,
  egg: addEgg,
  sauce: addSauce,
} as const;
