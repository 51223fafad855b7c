import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addSprinkles, around, roundBody } from '../../kits/organic/index.ts';
import { addCherry, dollop } from '../../kits/pastry/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import type { Extra } from './kinds.ts';

/** A drink in its glass. */
export interface Served {
  v: Vessel;
  h: number;
  y0: number;
  level: number;
  /** Radius of the drink's surface and of the lip. */
  r: number;
  lip: number;
  seed: number;
  color: string;
}

/** What is put in, on and beside a drink. */
export const EXTRAS: Readonly<Record<Extra, (b: Bench, c: Served) => void>> = {
  straw(b, { h, y0, lip, r }) {
    const top = y0 + h * 1.28;
    const path: Vec3[] = [
      [-r * 0.3, y0 + h * 0.3, r * 0.1],
      [lip * 0.45, y0 + h * 1.05, -r * 0.1],
      [lip * 0.6, top, -r * 0.14],
      [lip * 1.15, top + h * 0.1, -r * 0.2],
    ];
    b.add(
      'straw',
      b.tint('straw', {
        layers: [
          {
            mask: { kind: 'stripes', dir: [0.5, 1, 0.2], period: h * 0.075, width: 0.45, warp: 0, soft: 0.05 },
            material: { color: b.tint('accent', {}).color, color2: b.tint('accent', {}).color },
          },
        ],
      }),
      solid.tube(path, h * 0.024, { spline: 'linear', cap: 'flat' }),
    );
  },
  ice(b, { h, level, r, seed }) {
    const s = r * 0.62;
    b.add(
      'ice',
      'ice',
      solid.many(
        [0, 1, 2].map((i) =>
          solid.put(
            solid.box([s, s, s], [0, 0, 0], s * 0.16),
            [r * 0.42 * Math.cos(i * 2.1 + seed), level + h * 0.006 * i, r * 0.42 * Math.sin(i * 2.1 + seed)],
            [20 * i + 12, 40 * i, 18],
          ),
        ),
      ),
      { detail: 1.1 },
    );
  },
  foam(b, { h, level, r, lip, seed }) {
    const head = roundBody({
      profile: [
        [0.02, -0.02],
        [0.96, -0.02],
        [0.985, 0.04],
        [0.97, 0.13],
        [1.08, 0.17],
        [1.05, 0.24],
        [0.7, 0.29],
        [0.3, 0.31],
        [0.02, 0.31],
      ].map(([x, y]): Vec2 => [x * (x > 1 ? lip : r), level + y * h]),
      sides: 56,
      swell: (a, t) => 1 + (t > 0.4 ? 0.05 * around(a, 9, seed, t * 3) : 0),
      lift: (a, t, q) => (t > 0.5 ? h * 0.014 * around(a, 9, seed, (q / r) * 4) : 0),
    });
    b.add('foam', 'foam', head, { detail: 1.4 });
    b.add(
      'foam run',
      'foam',
      solid.tube(
        [
          [lip * 0.72, level + h * 0.18, lip * 0.78],
          [lip * 0.75, level + h * 0.04, lip * 0.8],
          [lip * 0.75, level - h * 0.1, lip * 0.79],
        ],
        h * 0.03,
        { taper: [1.3, 0.8, 1.1] },
      ),
    );
  },
  handle(b, { v, h, y0 }) {
    const big = h > 0.1;
    b.add(
      'handle',
      'glass',
      vessel.ear(v.outer, {
        top: y0 + h * 0.84,
        low: y0 + h * (big ? 0.2 : 0.3),
        reach: h * (big ? 0.26 : 0.32),
        thick: h * (big ? 0.075 : 0.085),
        wide: h * 0.12,
        square: big ? 0.8 : 0.4,
      }),
      { detail: 1.2 },
    );
  },
  saucer(b, { h }) {
    const r = h * 1.15;
    b.add(
      'saucer',
      'glass',
      solid.turned(
        [
          [0, 0],
          [r * 0.5, 0],
          [r * 0.54, h * 0.03],
          [r * 0.92, h * 0.15],
          [r, h * 0.2],
          [r * 0.985, h * 0.225],
          [r * 0.88, h * 0.18],
          [r * 0.5, h * 0.125],
          [0, h * 0.12],
        ],
        [0, 0, 0],
        { bevel: h * 0.012 },
      ),
      { detail: 1.1 },
    );
    b.add(
      'biscuit',
      { base: 'cookie', color: '#b8763c', scale: 0.4 },
      solid.put(
        solid.box([h * 0.42, h * 0.09, h * 0.24], [0, 0, 0], h * 0.02),
        [h * 0.35, h * 0.225, h * 0.82],
        [10, 20, -4],
      ),
    );
  },
  slice(b, { h, y0, lip }) {
    const r = h * 0.17;
    const place = (s: Shape): Shape => solid.put(s, [-lip * 0.82, y0 + h * 1.03, lip * 0.5], [90, -32, 0]);
    b.add(
      'fruit slice',
      b.tint('fruit', { base: 'peel' }),
      place(solid.cyl(r, h * 0.035, [0, 0, 0], 'y', { bevel: h * 0.006 })),
    );
    const wedge = solid.slab(
      [
        [r * 0.1, 0],
        [r * 0.8, -r * 0.26],
        [r * 0.86, 0],
        [r * 0.8, r * 0.26],
      ],
      h * 0.041,
      [0, 0, 0],
      'y',
      { bevel: h * 0.005 },
    );
    b.add(
      'fruit segments',
      b.tint('fruit', { color: b.tint('fruit', {}).color2 }),
      place({ op: 'arrayed', n: 8, around: 'y', of: wedge }),
      { detail: 0.8 },
    );
  },
  umbrella(b, { h, y0, lip }) {
    const top: Vec3 = [lip * 0.75, y0 + h * 1.3, lip * 0.3];
    b.add(
      'umbrella stick',
      { base: 'wood', color: '#d8b47a' },
      solid.rod([-lip * 0.2, y0 + h * 0.86, 0], [top[0] * 1.06, top[1] + h * 0.03, top[2] * 1.06], h * 0.008),
    );
    const shade = roundBody({
      profile: [
        [0.02, 0.1],
        [0.5, -0.02],
        [1, -0.22],
        [0.98, -0.25],
        [0.5, -0.06],
        [0.02, 0.05],
      ]
        .map(([x, y]): Vec2 => [x * h * 0.24, y * h * 0.55])
        .reverse(),
      sides: 64,
      steps: 2,
      swell: (a, _t, q) => 1 - (0.07 * Math.abs(Math.sin(4 * a)) * q) / (h * 0.24),
    });
    b.add(
      'umbrella',
      b.tint('accent', {
        layers: [
          {
            mask: { kind: 'stripes', dir: [1, 0, 0], period: h * 0.16, width: 0.4, warp: 0, soft: 0.1 },
            material: { color: '#f8d04a', color2: '#f8d04a' },
          },
        ],
      }),
      solid.put(shade, top, [14, 0, -30]),
      { detail: 1.2 },
    );
  },
  cream(b, { h, level, r, seed }) {
    const top = solid.put(dollop(r * 1.02, 1.3), [0, level - h * 0.01, 0]);
    b.add('whipped cream', 'foam', top, { detail: 1.5 });
    addSprinkles(b, 'straw', {
      on: top,
      where: { op: 'box', size: [r * 3, h, r * 3], at: [0, level + h * 0.52, 0] },
      n: 30,
      size: h * 0.04,
      seed,
    });
  },
  cherry(b, { h, level, r }) {
    addCherry(b, { base: 'fruit-skin', color: '#c20f28', rough: 0.1, scale: 0.3 }, h * 0.07, {
      at: [-r * 0.1, level + (r > h * 0.22 ? h * 0.3 : 0), r * 0.3],
      lean: 2.4,
    });
  },
  pearls(b, { v, h, y0, seed }) {
    const s = h * 0.034;
    const balls: Shape[] = [];
    for (let row = 0; row < 4; row++) {
      const y = y0 + h * 0.09 + row * s * 1.7;
      const r = vessel.bore(v, y) - s * 0.6;
      for (let i = 0; i < 14; i++)
        balls.push({
          op: 'ball',
          r: s,
          at: [
            r * Math.cos((i + 0.5 * (row % 2)) * 0.449 + seed),
            y,
            r * Math.sin((i + 0.5 * (row % 2)) * 0.449 + seed),
          ],
        });
    }
    b.add('tapioca pearls', { base: 'plain', color: '#241612', rough: 0.15, clearcoat: 0.6 }, solid.many(balls), {
      detail: 0.8,
    });
  },
  mint(b, { h, level, r }) {
    const leaf = roundBody({
      profile: [
        [0.02, 0],
        [0.6, 0.02],
        [1, 0.3],
        [0.7, 0.7],
        [0.02, 1],
      ].map(([x, y]): Vec2 => [x * h * 0.05, y * h * 0.16]),
      sides: 16,
    });
    b.add(
      'mint',
      { base: 'leaf', color: '#3f9a3a', color2: '#7ac058' },
      solid.many(
        [0, 1, 2, 3, 4].map((i) =>
          solid.at(leaf, [
            {
              at: [r * 0.3 * Math.cos(i * 1.3), level, -r * 0.35 + r * 0.2 * Math.sin(i * 1.3)],
              rot: [16 * Math.cos(i * 2), 50 * i, 34 * Math.sin(i * 1.9)],
              scale: [1, 1, 0.3],
            },
          ]),
        ),
      ),
    );
  },
  sleeve(b, { v, h, y0 }) {
    const at = (y: number, off: number): Vec2 => [vessel.radius(v.outer, y0 + y * h) + off * h, y0 + y * h];
    b.add(
      'sleeve',
      b.tint('accent', { base: 'cardboard', color: '#a8744a' }),
      solid.turned([at(0.3, 0.002), at(0.3, 0.016), at(0.72, 0.016), at(0.72, 0.002), at(0.3, 0.002)], [0, 0, 0], {
        bevel: h * 0.003,
      }),
    );
    b.add(
      'emblem',
      b.tint('accent', { base: 'paint', color: '#2f5a44' }),
      solid.put(
        solid.cyl(h * 0.11, h * 0.012, [0, 0, 0], 'z', { bevel: h * 0.003 }),
        [0, y0 + h * 0.51, at(0.51, 0.014)[0]],
        [-6, 0, 0],
      ),
    );
  },
  lid(b, { h, y0, lip }) {
    const y = y0 + h;
    const r = lip * 1.05;
    b.add(
      'lid',
      b.tint('straw', {}),
      solid.turned(
        [
          [0, y - h * 0.02],
          [r, y - h * 0.03],
          [r * 1.01, y + h * 0.02],
          [r * 0.93, y + h * 0.035],
          [r * 0.9, y + h * 0.1],
          [r * 0.8, y + h * 0.11],
          [r * 0.78, y + h * 0.075],
          [0, y + h * 0.075],
        ],
        [0, 0, 0],
        { bevel: h * 0.006 },
      ),
    );
    b.add(
      'sip hole',
      { base: 'plastic', color: '#1c1a18' },
      solid.box([r * 0.34, h * 0.012, r * 0.1], [0, y + h * 0.108, r * 0.845], h * 0.004),
    );
  },
  latte(b, { h, level, r }) {
    b.add(
      'crema',
      b.tint('drink', { base: 'cream', color: '#a46a34', color2: '#b87c44', clearcoat: 0, rough: 0.35 }),
      solid.cyl(r * 0.97, h * 0.02, [0, level + h * 0.002, 0], 'y', { bevel: h * 0.004 }),
    );
    // a tulip: crescents pushed into one another, a heart on top
    const crescent = (w: number, z: number, thick: number): Vec2[] => {
      const side = (k: number): Vec2[] =>
        Array.from({ length: 15 }, (_, i): Vec2 => {
          const t = ((i / 14) * 2 - 1) * k;
          return [w * t, z + 0.34 * w * t * t + ((k * thick) / 2) * Math.sqrt(Math.max(0, 1 - t * t)) * -1];
        });
      return [...side(1), ...side(-1)].map(([x, y]): Vec2 => [x * r, y * r]);
    };
    const heart = Array.from({ length: 40 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 40;
      const x = Math.sin(a) ** 3;
      const y = 0.81 * Math.cos(a) - 0.31 * Math.cos(2 * a) - 0.13 * Math.cos(3 * a) - 0.06 * Math.cos(4 * a);
      return [-0.3 * r * x, (0.42 + 0.3 * y) * r];
    });
    for (const [i, line] of [
      heart,
      crescent(0.5, -0.06, 0.17),
      crescent(0.58, -0.31, 0.17),
      crescent(0.46, -0.55, 0.15),
    ].entries())
      b.add(
        `latte art ${i + 1}`,
        'foam',
        solid.slab(line, h * 0.012, [0, level + h * 0.012, 0], 'y', { bevel: h * 0.003, smooth: true }),
        { detail: 0.9 },
      );
  },
  olive(b, { h, level, r }) {
    b.add(
      'pick',
      { base: 'steel' },
      solid.rod([-r * 0.6, level + h * 0.0, 0], [r * 1.05, level + h * 0.16, -r * 0.1], h * 0.006),
    );
    b.add(
      'olives',
      { base: 'fruit-skin', color: '#7f8f3a', color2: '#a0ac54', rough: 0.2 },
      solid.many(
        [-0.25, 0.22].map(
          (t): Shape => ({
            op: 'ball',
            r: [h * 0.05, h * 0.042, h * 0.042],
            at: [r * t, level + h * (0.034 + 0.095 * t), -r * 0.03],
          }),
        ),
      ),
    );
    b.add(
      'pimentos',
      { base: 'fruit-skin', color: '#c8281c' },
      solid.many(
        [-0.25, 0.22].map(
          (t): Shape => ({
            op: 'ball',
            r: h * 0.016,
            at: [r * t - h * 0.044, level + h * (0.026 + 0.095 * t), -r * 0.03],
          }),
        ),
      ),
    );
  },
};
