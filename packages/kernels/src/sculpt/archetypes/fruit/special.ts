import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';

/** Fruits whose silhouette is not a turned body: scaly, thorny, star-shaped. */
export const SPECIAL: readonly string[] = ['dragon fruit', 'star fruit', 'durian', 'cacao'];

/** Builds one of {@link SPECIAL}. */
export function addSpecial(b: Bench, kind: string, o: { seed: number; said: boolean }): void {
  if (kind === 'dragon fruit') addDragon(b, o);
  else if (kind === 'star fruit') addStar(b, o);
  else if (kind === 'durian') addDurian(b, o);
  else addCacao(b, o);
}

type Given = { seed: number; said: boolean };

const egg = (h: number, w: number): Vec2[] =>
  [
    [0.01, 0],
    [0.3, 0.02],
    [0.72, 0.16],
    [1, 0.42],
    [0.96, 0.64],
    [0.66, 0.88],
    [0.28, 0.985],
    [0.01, 1],
  ].map(([r, y]): Vec2 => [(r * w) / 2, y * h]);

function addDragon(b: Bench, o: Given): void {
  const h = 0.11;
  const w = 0.085;
  const pink = b.tint('skin', o.said ? {} : { base: 'fruit-skin', color: '#d8286e', color2: '#e8588e', rough: 0.4 });
  b.add('body', pink, roundBody({ profile: egg(h, w), swell: (a, t) => 1 + 0.04 * around(a, 5, o.seed, t * 2) }), {
    detail: 1.3,
  });
  const green = {
    ...pink,
    layers: [
      {
        mask: { kind: 'noise' as const, scale: 0.02, threshold: 0.5, soft: 0.3 },
        material: { color: '#9ab83a', color2: '#c8d470' },
        strength: 0.6,
      },
    ],
  };
  for (let row = 0; row < 5; row++) {
    const t = 0.14 + 0.19 * row;
    const r = (w / 2) * Math.sin(Math.PI * Math.min(0.98, 0.12 + 0.82 * t)) ** 0.7;
    const n = [5, 7, 7, 6, 5][row];
    const l = h * (0.17 + 0.03 * row);
    const scale = leafShape({
      length: l,
      width: l * 0.62,
      rise: 0.9 + 0.22 * row,
      droop: 0.35 + 0.1 * (row % 2),
      fold: 0.22,
      foot: 0.75,
      belly: 0.22,
      thick: h * 0.016,
    });
    b.add(
      `scales ${row + 1}`,
      green,
      solid.put(
        { op: 'arrayed', n, around: 'y', of: solid.put(scale, [0, h * t, r * 0.86]) },
        [0, 0, 0],
        [0, 26 * row, 0],
      ),
      { detail: 1.1 },
    );
  }
}

function addStar(b: Bench, o: Given): void {
  const l = 0.1;
  const r = 0.032;
  const yellow = b.tint('skin', o.said ? {} : { base: 'fruit-skin', color: '#e3c62c', color2: '#b8c040', rough: 0.2 });
  const section = (k: number, y: number): { points: Vec3[] } => ({
    points: Array.from({ length: 60 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 60;
      const q = r * k * (0.58 + 0.42 * Math.abs(Math.cos(2.5 * a)) ** 1.6 + 0.02 * around(a, 6, o.seed, y * 30));
      return [y, r * 0.8 + q * Math.sin(a + Math.PI / 2), q * Math.cos(a + Math.PI / 2)];
    }),
  });
  const whole: Shape = {
    op: 'loft',
    sections: [
      [0.1, -0.5],
      [0.45, -0.47],
      [0.8, -0.36],
      [1, -0.12],
      [1, 0.12],
      [0.82, 0.34],
      [0.5, 0.46],
      [0.12, 0.5],
    ].map(([k, t]) => section(k, t * l)),
    cap: 'round',
  };
  b.add('body', yellow, solid.put(whole, [-0.008, 0, -0.024], [0, 14, 0]), { detail: 1.4 });
  for (const [i, [x, z, turn]] of (
    [
      [-0.018, 0.035, 10],
      [0.03, 0.04, -14],
    ] as const
  ).entries()) {
    const slice: Shape = {
      op: 'loft',
      sections: [section(0.97, -0.004), section(1, 0), section(0.97, 0.004)],
      spline: 'linear',
      cap: 'flat',
    };
    b.add(
      `slice ${i + 1}`,
      { ...yellow, base: 'pulp', color: '#ecd455', clearcoat: 0.5 },
      solid.put(solid.put(slice, [0, 0, 0], [0, 0, 76]), [x, 0.004 + i * 0.001, z], [0, turn, 0]),
    );
  }
}

function addDurian(b: Bench, o: Given): void {
  const h = 0.25;
  const w = 0.22;
  const green = b.tint(
    'skin',
    o.said ? {} : { base: 'cactus', color: '#9a9a3e', color2: '#b8a850', color3: '#5a5a24', rough: 0.7 },
  );
  const body = roundBody({ profile: egg(h, w * 0.9), swell: (a, t) => 1 + 0.04 * around(a, 4, o.seed, t * 2) });
  const up = (of: Shape): Shape => solid.put(of, [0, 0.02, 0]);
  b.add('body', green, up(body));
  const thorn: Shape = solid.turned(
    [
      [0, -0.004],
      [0.0125, -0.003],
      [0.0055, 0.012],
      [0.0006, 0.021],
      [0, 0.021],
    ],
    [0, 0, 0],
    { bevel: 0, segments: 6 },
  );
  b.add(
    'thorns',
    b.tint('skin', o.said ? {} : { base: 'cactus', color: '#a8a044', color2: '#c8bc6a' }),
    up({ op: 'scatter', on: body, of: thorn, n: 260, seed: o.seed, jitter: 0.2 }),
    { detail: 0.5 },
  );
  b.add(
    'stem',
    'stem',
    solid.tube(
      [
        [0, h * 1.03, 0],
        [0, h * 1.14, 0],
        [0.01, h * 1.24, 0],
      ],
      0.012,
      { taper: [1.3, 0.9, 1.2], cap: 'flat' },
    ),
  );
}

function addCacao(b: Bench, o: Given): void {
  const h = 0.18;
  const w = 0.085;
  const pod = (t: number): Vec2[] => egg(h, w).map(([r, y]): Vec2 => [r * t, y]);
  const skin = b.tint(
    'skin',
    o.said ? {} : { base: 'husk', color: '#a8541c', color2: '#d88a34', color3: '#6a2c10', rough: 0.5 },
  );
  const body = roundBody({
    profile: pod(1),
    sides: 80,
    swell: (a, t) => 1 + 0.06 * Math.cos(10 * a) + 0.03 * around(a, 20, o.seed, t * 9),
  });
  const open: Shape = solid.put(body, [0, w * 0.5, h / 2], [-90, 0, 0]);
  b.add('pod', skin, solid.put(open, [-w * 0.5, 0, 0], [0, 24, 0]), { detail: 1.4 });
  const half: Shape = {
    op: 'clip',
    of: solid.put(body, [0, 0, h / 2], [-90, 0, 0]),
    within: solid.box([1, 0.4, 1], [0, -0.2, 0], 0),
  };
  const cut = {
    ...skin,
    layers: [
      {
        mask: { kind: 'slope' as const, dir: [0, 1, 0] as Vec3, from: 0.9, to: 0.98 },
        material: { base: 'pulp', color: '#e8d0a0', color2: '#d8b880' },
      },
    ],
  };
  b.add('half pod', cut, solid.put(half, [w * 0.75, w * 0.52, 0.01], [0, -16, 0]), { detail: 1.3 });
  const beans: Shape[] = [];
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++)
      beans.push({
        op: 'ball',
        r: [w * 0.13, w * 0.12, w * 0.15],
        at: [(row - 0.5) * w * 0.27, w * 0.02, (i - 2.5) * w * 0.25],
      });
  b.add(
    'beans',
    { base: 'plain', color: '#f2ead8', color2: '#d8b894', rough: 0.3 },
    solid.put(solid.many(beans), [w * 0.75, w * 0.52, 0.01], [0, -16, 0]),
  );
}
