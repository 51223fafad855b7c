import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { skullShapes } from '../../kits/skull.ts';
import { skullPalettes } from './palettes.ts';

/** Skulls: human, with an open jaw, horns, a candle, crossed bones, painted with flowers. */
export const skull: Archetype = {
  name: 'skull',
  kind: 'thing',
  size: { height: 0.22 },
  params: {
    open: { type: 'number', min: 0, max: 30, default: 0, unit: 'degrees', about: 'How far the jaw stands open.' },
    horns: { type: 'choice', of: ['none', 'bull', 'ram', 'deer'], default: 'none', about: 'Horns on its brow.' },
    crossbones: { type: 'flag', default: false, about: 'Two crossed bones under it.' },
    candle: { type: 'flag', default: false, about: 'A candle that melts on it.' },
    sugar: { type: 'flag', default: false, about: 'Painted with flowers and dots.' },
    glow: { type: 'flag', default: false, about: 'Light in its eyes.' },
  },
  slots: {
    bone: {
      material: { base: 'bone', color: '#e3d8bf', wear: 0.25 },
      words: ['skull', 'bone', 'jaw', 'head'],
      main: true,
    },
    teeth: { material: { base: 'tooth', color: '#efe6d0' }, words: ['tooth', 'teeth'] },
    hollow: { material: { base: 'bone', color: '#2a2018' }, words: ['eye', 'socket', 'nose'] },
    horn: { material: { base: 'horn', color: '#4a3a2c' }, words: ['horn', 'antler'] },
    wax: { material: { base: 'wax', color: '#efe2c0' }, words: ['wax', 'candle'] },
    flame: { material: { base: 'lamp', color: '#ffd27a', color2: '#ff9a2a' }, words: ['flame', 'light', 'glow'] },
    paint: { material: { base: 'paint', color: '#c8285a' }, words: ['paint', 'flower'] },
  },
  palettes: skullPalettes,
  presets: {
    skull: {},
    'skull and crossbones': { params: { crossbones: true } },
    'sugar skull': { params: { sugar: true }, materials: { bone: { base: 'porcelain', color: '#f4f1ea' } } },
    'crystal skull': {
      materials: {
        bone: { base: 'crystal', color: '#bfe0ee' },
        teeth: { base: 'crystal', color: '#d8eef6' },
        hollow: { base: 'crystal', color: '#5f8fb0' },
      },
    },
    'bull skull': { params: { horns: 'bull' } },
    'cow skull': { params: { horns: 'bull' } },
    'ram skull': { params: { horns: 'ram' } },
    'goat skull': { params: { horns: 'ram' } },
    'deer skull': { params: { horns: 'deer' } },
    'dragon skull': { params: { horns: 'bull', open: 14 } },
    'skull candle': { params: { candle: true } },
  },
  build({ params, materials, rng }) {
    const taste = rng.fork('skull');
    const b = createBench(materials);
    const h = 0.22 * taste.range(0.98, 1.03);
    const lift = read.flag(params, 'crossbones') ? 0.045 : 0;
    const open = read.num(params, 'open');
    const s = skullShapes(h, open);
    const drop = open
      ? h * 0.36 * (1 - Math.cos((open * Math.PI) / 180)) + h * 0.33 * Math.sin((open * Math.PI) / 180)
      : 0;
    const up = (of: Shape): Shape => solid.put(of, [0, lift + drop + h * 0.002, 0]);
    const dark = { mask: { kind: 'near' as const, shape: s.hollows, soft: h * 0.035 }, material: b.tint('hollow', {}) };
    b.add('skull', b.tint('bone', { layers: [dark] }), up(s.skull), { detail: 2 });
    b.add('jaw', 'bone', up(s.jaw), { detail: 1.2 });
    b.add('teeth', 'teeth', up(s.teeth), { detail: 0.8 });
    const p = (x: number, y: number, z: number): Vec3 => [x * h, y * h, z * h];
    if (read.flag(params, 'glow'))
      b.add('eye lights', 'flame', up(solid.both({ op: 'ball', r: h * 0.045, at: p(0.14, 0.475, 0.26) })));
    const place: Place = { b, h, up, p };
    const horns = read.word(params, 'horns');
    if (horns !== 'none') addHorns(place, horns);
    if (read.flag(params, 'crossbones')) {
      for (const [side, turn] of [
        ['left', 32],
        ['right', -32],
      ] as const) {
        const bone = solid.many([
          solid.rod([-0.2, 0, 0], [0.2, 0, 0], 0.014),
          ...[-1, 1].flatMap((k) =>
            [-1, 1].map((q) => ({ op: 'ball' as const, r: 0.022, at: [k * 0.205, 0, q * 0.016] as Vec3 })),
          ),
        ]);
        b.add(`${side} bone`, 'bone', solid.put(bone, [0, 0.022 + (turn > 0 ? 0 : 0.012), 0.03], [0, turn, 0]));
      }
    }
    if (read.flag(params, 'candle')) addCandle(place);
    if (read.flag(params, 'sugar')) addPaint(place);
    return {
      parts: b.parts,
      sockets: { head: { at: [0, lift + 0.985 * h, -0.02 * h], dir: [0, 1, 0], size: 0.62 * h } },
    };
  },
};

/** A skull h tall: shares of it to metres, and what stands on the ground put onto it. */
interface Place {
  b: Bench;
  h: number;
  up(of: Shape): Shape;
  p(x: number, y: number, z: number): Vec3;
}

function addHorns({ b, h, up, p }: Place, horns: string): void {
  const path =
    horns === 'bull'
      ? [p(0.2, 0.8, 0.06), p(0.45, 0.86, 0.06), p(0.68, 0.98, 0.12), p(0.76, 1.22, 0.18)]
      : horns === 'ram'
        ? [
            p(0.16, 0.86, 0.08),
            p(0.36, 1.02, -0.06),
            p(0.6, 0.86, -0.2),
            p(0.66, 0.52, -0.08),
            p(0.6, 0.36, 0.16),
            p(0.7, 0.44, 0.3),
          ]
        : [p(0.14, 0.88, 0), p(0.24, 1.14, -0.06), p(0.46, 1.36, -0.04), p(0.5, 1.66, 0.06)];
  const taper = path.map((_, i) => (1 - i / path.length) ** 0.8);
  b.add('left horn', 'horn', up(solid.tube(path, h * (horns === 'deer' ? 0.05 : 0.085), { taper })), {
    detail: 1.2,
  });
  b.add(
    'right horn',
    'horn',
    up(
      solid.tube(
        path.map(([x, y, z]): Vec3 => [-x, y, z]),
        h * (horns === 'deer' ? 0.05 : 0.085),
        { taper },
      ),
    ),
    { detail: 1.2 },
  );
  if (horns === 'deer')
    b.add(
      'tines',
      'horn',
      up(
        solid.both(
          solid.many(
            [
              [0.24, 1.14, -0.06, 0.2, 1.4, 0.12],
              [0.42, 1.32, -0.04, 0.66, 1.48, 0.02],
              [0.47, 1.45, 0, 0.36, 1.66, 0.08],
            ].map(([x, y, z, u, v, w]) => solid.rod(p(x, y, z), p(u, v, w), h * 0.034, h * 0.008, 'round')),
          ),
        ),
      ),
    );
}

function addCandle({ b, h, up, p }: Place): void {
  b.add(
    'candle',
    'wax',
    up(
      solid.turned(
        outline
          .pairs([0, 0.9, 0.14, 0.9, 0.125, 1.0, 0.12, 1.26, 0.1, 1.28, 0, 1.25])
          .map(([r, y]): [number, number] => [r * h, y * h]),
        [0, 0, -0.08 * h],
        { bevel: 0.002 },
      ),
    ),
  );
  b.add(
    'wax drips',
    'wax',
    up(
      solid.many(
        Array.from({ length: 9 }, (_, i) => {
          const a = i * 0.7;
          const l = 0.12 + 0.22 * ((i * 0.37) % 1);
          const k = 0.13;
          return solid.tube(
            [
              [k * Math.sin(a), 1.12, -0.08 + k * Math.cos(a)],
              [(k + 0.012) * Math.sin(a), 1.0, -0.08 + (k + 0.012) * Math.cos(a)],
              [(k + 0.07) * Math.sin(a), 0.97 - l * 0.3, -0.08 + (k + 0.07) * Math.cos(a)],
            ].map(([x, y, z]) => p(x, y, z)),
            h * 0.026,
          );
        }),
      ),
    ),
  );
  b.add(
    'wick',
    { base: 'fabric', color: '#1c1814' },
    up(solid.rod(p(0, 1.24, -0.08), p(0.006, 1.32, -0.08), h * 0.011)),
  );
  b.add(
    'flame',
    'flame',
    up(
      solid.turned(
        outline
          .pairs([0, 0, 0.03, 0.02, 0.045, 0.07, 0.03, 0.14, 0.01, 0.2, 0, 0.22])
          .map(([r, y]): [number, number] => [r * h, y * h]),
        p(0.006, 1.29, -0.08),
        { smooth: true },
      ),
    ),
  );
}

function addPaint({ b, h, up, p }: Place): void {
  const petal = (at: Vec3, r: number, turn: Vec3, color: string, name: string): void =>
    b.add(
      name,
      b.tint('paint', { color }),
      up(
        solid.put(
          {
            op: 'arrayed',
            n: 8,
            around: 'z',
            of: { op: 'ball', r: [r * 0.34, r * 0.34, h * 0.014], at: [0, r, 0] },
          },
          at,
          turn,
        ),
      ),
      { detail: 0.5 },
    );
  petal(p(0.142, 0.475, 0.285), h * 0.135, [0, 14, 0], '#c8285a', 'left eye petals');
  petal(p(-0.142, 0.475, 0.285), h * 0.135, [0, -14, 0], '#c8285a', 'right eye petals');
  petal(p(0, 0.78, 0.29), h * 0.07, [-38, 0, 0], '#2f7ab8', 'brow flower');
  b.add(
    'brow heart',
    b.tint('paint', { color: '#e0a02c' }),
    up(solid.put({ op: 'ball', r: [h * 0.035, h * 0.035, h * 0.02] }, p(0, 0.787, 0.31), [-38, 0, 0])),
  );
  b.add(
    'cheek dots',
    b.tint('paint', { color: '#2f8a5a' }),
    up(
      solid.both(
        solid.many(
          [0, 1, 2, 3].map((k) => ({
            op: 'ball' as const,
            r: h * 0.016,
            at: p(0.2 + 0.026 * k, 0.33 + 0.014 * k * k * 0.5, 0.27 - 0.05 * k),
          })),
        ),
      ),
    ),
    { detail: 0.4 },
  );
}
