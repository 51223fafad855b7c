import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import type { Grown } from './roots.ts';

interface Turned {
  h: number;
  r: number;
  profile: readonly Vec2[];
  lobes?: number;
  depth?: number;
  /** How far the axis is bent, as a share of the height. */
  bend?: number;
  lying?: boolean;
  calyx: 'star' | 'cap' | 'stub' | 'none';
}

const LONG: readonly Vec2[] = [
  [0.02, 0],
  [0.4, 0.01],
  [0.82, 0.06],
  [1, 0.2],
  [1, 0.5],
  [0.97, 0.8],
  [0.78, 0.94],
  [0.36, 0.995],
  [0.02, 1],
];

/** What hangs on a plant, by kind. */
export const TURNED: Readonly<Record<string, Turned>> = {
  tomato: {
    h: 0.062,
    r: 0.038,
    profile: [
      [0.02, 0.06],
      [0.3, 0.01],
      [0.62, 0.06],
      [0.92, 0.28],
      [1, 0.54],
      [0.9, 0.8],
      [0.62, 0.97],
      [0.3, 0.985],
      [0.08, 0.92],
      [0.01, 0.9],
    ],
    lobes: 6,
    depth: 0.025,
    calyx: 'star',
  },
  eggplant: {
    h: 0.19,
    r: 0.04,
    profile: [
      [0.02, 0],
      [0.4, 0.015],
      [0.8, 0.1],
      [1, 0.28],
      [0.94, 0.48],
      [0.72, 0.68],
      [0.56, 0.84],
      [0.5, 0.96],
      [0.3, 1],
      [0.02, 1],
    ],
    bend: 0.1,
    lying: true,
    calyx: 'cap',
  },
  cucumber: { h: 0.24, r: 0.024, profile: LONG, lobes: 7, depth: 0.02, bend: 0.06, lying: true, calyx: 'stub' },
  zucchini: {
    h: 0.21,
    r: 0.026,
    profile: [
      [0.02, 0],
      [0.45, 0.015],
      [0.86, 0.08],
      [1, 0.25],
      [0.94, 0.6],
      [0.78, 0.85],
      [0.6, 0.97],
      [0.5, 1],
      [0.02, 1],
    ],
    lobes: 8,
    depth: 0.02,
    bend: 0.04,
    lying: true,
    calyx: 'stub',
  },
  pepper: {
    h: 0.095,
    r: 0.042,
    profile: [
      [0.02, 0.06],
      [0.3, 0.0],
      [0.56, 0.02],
      [0.74, 0.14],
      [0.88, 0.4],
      [1, 0.7],
      [0.95, 0.9],
      [0.7, 1],
      [0.4, 0.985],
      [0.14, 0.9],
      [0.02, 0.86],
    ],
    lobes: 4,
    depth: 0.09,
    calyx: 'stub',
  },
  chili: {
    h: 0.12,
    r: 0.0125,
    profile: [
      [0.02, 0],
      [0.16, 0.04],
      [0.42, 0.24],
      [0.75, 0.58],
      [0.98, 0.88],
      [0.86, 0.98],
      [0.4, 1],
      [0.02, 0.99],
    ],
    lobes: 3,
    depth: 0.02,
    bend: 0.16,
    lying: true,
    calyx: 'star',
  },
};

/** The body with calyx and stalk, standing or lying. */
export function addTurned(b: Bench, g: Grown): void {
  const t0 = TURNED[g.kind];
  const { h, r } = t0;
  const bend = (t0.bend ?? 0) * h;
  const axis = (t: number): Vec2 => [bend * (4 * (t - 0.5) ** 2 - 0.5), 0];
  const body = roundBody({
    profile: t0.profile.map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 60,
    steps: 6,
    axis,
    swell: (a, t, x) => {
      const k = Math.min(1, x / (0.3 * r));
      const rib = t0.lobes
        ? (t0.depth ?? 0) *
          (g.kind === 'pepper' ? Math.abs(Math.cos((t0.lobes / 2) * a)) - 0.6 : Math.cos(t0.lobes * a))
        : 0;
      return 1 + k * (rib + 0.02 * around(a, 4, g.seed, t * 2));
    },
  });
  const yaw = 24 + g.rng.range(-6, 6);
  const low = Math.max(...t0.profile.map((p) => p[0])) * r;
  const place = (s: Shape): Shape =>
    t0.lying
      ? solid.put(solid.put(s, [0, -h / 2, 0], [0, 90, 0]), [0, low * 1.03, 0], [0, yaw, -90])
      : solid.put(s, [0, 0, 0]);
  const layers: MaterialLayer[] = [];
  if (g.kind === 'cucumber' || g.kind === 'zucchini')
    layers.push({
      mask: { kind: 'noise', scale: 0.012, threshold: 0.6, soft: 0.12 },
      material: { color: '#9cc070' },
      strength: 0.45,
    });
  b.add('body', b.tint('skin', { layers }), place(body), { detail: 1.6 });
  if (g.kind === 'cucumber')
    b.add(
      'warts',
      'skin',
      place({
        op: 'scatter',
        on: body,
        of: { op: 'ball', r: [r * 0.07, r * 0.06, r * 0.07] },
        n: 70,
        seed: g.seed,
        sink: r * 0.01,
      }),
      { detail: 0.3 },
    );
  addTop(b, g, t0, place, axis(1));
}

function addTop(b: Bench, g: Grown, t0: Turned, place: (s: Shape) => Shape, [ax]: Vec2): void {
  const { h, r } = t0;
  const top = t0.profile[t0.profile.length - 1][1] * h;
  const at = (s: Shape): Shape => place(solid.put(s, [ax, top, 0]));
  const green = b.tint('stem', { base: 'leaf', color: '#5a8a34', color2: '#8ab058' });
  if (!g.leaves || t0.calyx === 'none') return;
  const stalk = (len: number, thick: number, lean: number): Shape =>
    solid.tube(
      [
        [0, -r * 0.1, 0],
        [0, len * 0.4, 0],
        [lean, len, lean * 0.4],
      ],
      thick,
      { taper: [1.4, 0.9, 1.25], cap: 'flat' },
    );
  if (t0.calyx === 'star') {
    const small = g.kind === 'chili';
    const sepal = leafShape({
      length: r * (small ? 0.95 : 0.72),
      width: r * (small ? 0.6 : 0.2),
      rise: small ? -0.2 : 0.3,
      droop: small ? 0.5 : 0.1,
      fold: 0.2,
      thick: r * 0.03,
    });
    b.add(
      'sepals',
      green,
      at(solid.put({ op: 'arrayed', n: small ? 5 : 6, around: 'y', of: sepal }, [0, r * (small ? 0.12 : 0.06), 0])),
    );
    b.add('stalk', green, at(small ? stalk(h * 0.26, r * 0.2, r * 1.1) : stalk(h * 0.3, r * 0.06, r * 0.2)));
    return;
  }
  if (t0.calyx === 'cap') {
    const cap = roundBody({
      profile: [
        [0.02, 0.42],
        [0.3, 0.4],
        [0.52, 0.16],
        [0.62, -0.2],
        [0.66, -0.55],
        [0.58, -0.5],
        [0.02, 0.1],
      ]
        .map(([x, y]): Vec2 => [x * r, y * r])
        .reverse(),
      sides: 60,
      swell: (a, _t, x, y) => 1 + (y < -r * 0.1 && x > r * 0.4 ? 0.02 : 0) + 0.03 * Math.cos(5 * a),
      lift: (a, _t, x) => (x > r * 0.55 ? r * 0.34 * Math.cos(5 * a) : 0),
    });
    b.add('cap', green, at(cap), { detail: 1.2 });
    b.add('stalk', green, at(solid.put(stalk(h * 0.2, r * 0.17, r * 0.3), [0, r * 0.3, 0])));
    return;
  }
  const big = g.kind === 'pepper';
  b.add(
    'stalk',
    green,
    at(solid.put(stalk(big ? h * 0.34 : r * 0.7, r * (big ? 0.13 : 0.3), big ? r * 0.2 : 0), [0, 0, 0])),
  );
  if (!big) return;
  const star: Vec2[] = Array.from({ length: 30 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 30;
    const k = r * 0.34 * (1 + 0.16 * Math.cos(5 * a));
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  const plate: Vec3 = [0, r * 0.08, 0];
  b.add('calyx', green, at(solid.slab(star, r * 0.12, plate, 'y', { bevel: r * 0.04, smooth: true })));
}
