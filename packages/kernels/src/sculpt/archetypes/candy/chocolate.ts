import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { roundBody } from '../../kits/organic/index.ts';
import type { CandyPlan } from './candy.ts';

/** Sugar that nobody named is chocolate here. */
function cocoa(b: Bench, color = '#5c2f16'): MaterialSpec {
  const own = b.tint('sugar', {});
  return own.base === 'chocolate' || own.color !== '#e0305c'
    ? own
    : { base: 'chocolate', color, color2: '#7a4a28', rough: 0.3 };
}

/** A bar of pieces half out of its foil and paper sleeve, two pieces broken off. */
export function addBar(b: Bench): void {
  const brown = cocoa(b);
  const [w, d, h] = [0.148, 0.068, 0.0095];
  const [nx, nz] = [6, 3];
  const px = w / nx;
  const pz = d / nz;
  const lift = 0.003;
  const piece = (x: number, z: number): Shape => {
    const ring = (k: number, y: number): { points: Vec3[] } => ({
      points: outline.roundRect(px * k, pz * k, 0.0018 * k, 0, 0, 2).map(([u, q]): Vec3 => [x + u, lift + y, z - q]),
    });
    return {
      op: 'loft',
      sections: [ring(0.98, h * 0.3), ring(0.96, h * 0.55), ring(0.8, h), ring(0.68, h), ring(0.62, h * 0.94)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    };
  };
  const at = (i: number, j: number): [number, number] => [-w / 2 + (i + 0.5) * px, -d / 2 + (j + 0.5) * pz];
  const gone = (i: number, j: number): boolean => i === nx - 1 && j > 0;
  const line: Vec2[] = outline.pairs([
    -w / 2,
    -d / 2,
    w / 2,
    -d / 2,
    w / 2,
    -d / 2 + pz,
    w / 2 - px * 0.9,
    -d / 2 + pz * 1.05,
    w / 2 - px,
    d / 2,
    -w / 2,
    d / 2,
  ]);
  b.add(
    'slab',
    brown,
    solid.slab(
      line.map(([x, z]): Vec2 => [x, -z]),
      h * 0.5,
      [0, lift + h * 0.25, 0],
      'y',
      { bevel: 0.0008 },
    ),
  );
  for (let i = 2; i < nx; i++)
    for (let j = 0; j < nz; j++) if (!gone(i, j)) b.add(`piece ${i * nz + j + 1}`, brown, piece(...at(i, j)));
  const off = solid.many([
    piece(0, -pz / 2),
    piece(0, pz / 2),
    solid.box([px * 0.98, h * 0.5, pz * 1.98], [0, lift + h * 0.25, 0], 0.001),
  ]);
  b.add('broken pieces', brown, solid.put(off, [w / 2 + px * 0.95, -lift, pz * 0.9], [0, 38, 0]));
  const sleeve = (x0: number, x1: number, k: number, ragged: number): Shape => {
    const n = 33;
    const grid = Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1);
      const a = 2 * Math.PI * t * 0.998;
      const [z, y] = superRect(a, d / 2 + k, (h + 2 * k) / 2);
      const end = x1 + ragged * (Math.sin(t * 39) * 0.5 + Math.sin(t * 17 + 1) * 0.6);
      return [0, 0.3, 0.6, 0.85, 1].map(
        (u): Vec3 => [x0 + (end - x0) * u, lift + h / 2 + y * (u > 0.9 && ragged ? 1.12 : 1), z],
      );
    });
    return { op: 'sheet', grid, thickness: 0.0007, spline: 'linear' };
  };
  b.add(
    'foil',
    { base: 'silver', color: '#d6d8dc', rough: 0.3 },
    sleeve(-w / 2 - 0.003, -w / 2 + px * 2.35, 0.0012, 0.0045),
    { detail: 1.2 },
  );
  b.add('sleeve', 'wrapper', sleeve(-w / 2 - 0.005, -w / 2 + px * 1.7, 0.0022, 0));
  b.add('sleeve end', 'wrapper', solid.box([0.0012, h + 0.003, d + 0.002], [-w / 2 - 0.0046, lift + h / 2, 0], 0.0004));
  const y = lift + h + 0.0035;
  b.add(
    'label',
    { base: 'gold', color: '#e8c878' },
    solid.slab(outline.roundRect(px * 1.05, d * 0.7, 0.002), 0.0007, [-w / 2 + px * 0.82, y, 0], 'y', {
      bevel: 0.0002,
    }),
  );
  b.add(
    'label band',
    'wrapper',
    solid.slab(outline.roundRect(px * 0.5, d * 0.5, 0.002), 0.0007, [-w / 2 + px * 0.82, y + 0.0005, 0], 'y', {
      bevel: 0.0002,
    }),
  );
}

function superRect(a: number, hx: number, hy: number): [number, number] {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return [hx * Math.sign(c) * Math.abs(c) ** 0.28, hy * Math.sign(s) * Math.abs(s) ** 0.28];
}

const SHAPES = ['dome', 'square', 'truffle', 'oval', 'heart', 'cup'] as const;

/** A box of twelve in pleated paper cups, its lid behind. */
export function addPralines(b: Bench, p: CandyPlan): void {
  const [w, d, h] = [0.2, 0.15, 0.026];
  const wall = (of: Shape, hole: Shape): Shape => solid.cut(of, hole);
  b.add(
    'box',
    'wrapper',
    wall(
      solid.span([-w / 2, 0, -d / 2], [w / 2, h, d / 2], 0.0015),
      solid.span([-w / 2 + 0.002, 0.0025, -d / 2 + 0.002], [w / 2 - 0.002, 0.1, d / 2 - 0.002], 0),
    ),
  );
  b.add(
    'tray',
    { base: 'paper', color: '#d8b060' },
    solid.span([-w / 2 + 0.003, 0.003, -d / 2 + 0.003], [w / 2 - 0.003, 0.008, d / 2 - 0.003], 0.001),
    { detail: 0.4 },
  );
  b.add(
    'lid',
    'wrapper',
    solid.put(
      solid.cut(
        solid.box([w + 0.004, 0.02, d + 0.004], [0, 0.01, 0], 0.0015),
        solid.box([w, 0.04, d], [0, -0.002, 0], 0),
      ),
      [0, 0.0735, -d / 2 - 0.034],
      [-68, 0, 0],
    ),
  );
  b.add(
    'lid ribbon',
    { base: 'silk', color: '#e8c060' },
    solid.put(
      solid.box([w * 0.1, 0.0014, d + 0.006], [0, 0.0205, 0], 0.0004),
      [0, 0.0735, -d / 2 - 0.034],
      [-68, 0, 0],
    ),
  );
  const tones = ['#4a2410', '#6b3a1c', '#f2e2c4', '#36190c', '#7a4422'];
  let i = p.seed % 7;
  for (let x = 0; x < 4; x++)
    for (let z = 0; z < 3; z++) {
      const at: Vec3 = [(x - 1.5) * 0.047, 0.009, (z - 1) * 0.046];
      const cup = roundBody({
        profile: [
          [0.0002, 0],
          [0.0145, 0],
          [0.0188, 0.011],
          [0.0184, 0.011],
          [0.0142, 0.001],
          [0.0002, 0.001],
        ],
        sides: 72,
        steps: 0,
        swell: (a, t) => 1 + (t > 0.25 && t < 0.75 ? 0.03 : 0) * Math.cos(24 * a),
      });
      b.add('paper cup', { base: 'paper', color: '#3a2016' }, solid.put(cup, at), { detail: 0.5 });
      addPraline(
        b,
        SHAPES[i % 6],
        { base: 'chocolate', color: tones[(i * 2 + 1) % 5], color2: '#8a5a34', rough: 0.3 },
        [at[0], at[1] + 0.0012, at[2]],
        tones[(i + 2) % 5],
      );
      i++;
    }
}

function addPraline(b: Bench, kind: string, brown: MaterialSpec, at: Vec3, line: string): void {
  const r = 0.0132;
  const dome: Vec2[] = [
    [0.0002, 0],
    [0.85, 0.02],
    [1, 0.2],
    [0.97, 0.55],
    [0.75, 0.92],
    [0.4, 1.12],
    [0.01, 1.18],
  ].map(([k, y]): Vec2 => [Math.max(0.0002, k * r), y * r]);
  const body: Shape =
    kind === 'square'
      ? solid.box([r * 1.75, r * 1.1, r * 1.75], [0, r * 0.55, 0], r * 0.14)
      : roundBody({
          profile: kind === 'cup' ? dome.map(([k, y]): Vec2 => [k, Math.min(y, r * 0.9)]) : dome,
          sides: 40,
          swell: (a) =>
            kind === 'oval'
              ? 1 - 0.16 * Math.cos(2 * a)
              : kind === 'heart'
                ? 0.92 + 0.1 * Math.cos(3 * a + 0.5)
                : kind === 'truffle'
                  ? 1 + 0.04 * Math.cos(5 * a)
                  : 1,
        });
  b.add(
    'praline',
    kind === 'truffle' ? { base: 'husk', color: '#5a3014', color2: '#7a4a26', color3: '#3a1c0a' } : brown,
    solid.put(body, at),
    { detail: 1.1 },
  );
  const top = r * (kind === 'square' ? 1.1 : 1.1);
  if (kind === 'cup' || kind === 'dome') {
    b.add(
      'nut',
      { base: 'husk', color: '#b87a3c' },
      solid.put({ op: 'ball', r: [r * 0.42, r * 0.36, r * 0.42] }, [at[0], at[1] + top, at[2]]),
      { detail: 0.7 },
    );
    return;
  }
  if (kind === 'truffle') return;
  const wave = Array.from(
    { length: 25 },
    (_, i): Vec3 => [
      r * (-0.62 + (1.24 * i) / 24),
      kind === 'square' ? top + r * 0.03 : r * (1.2 - 0.42 * (-0.62 + (1.24 * i) / 24) ** 2),
      r * 0.42 * Math.cos(i * Math.PI * 0.25) * (kind === 'square' ? 1 : 0.7),
    ],
  );
  b.add('piped line', { base: 'chocolate', color: line, color2: line }, solid.put(solid.tube(wave, r * 0.075), at), {
    detail: 0.6,
  });
}
