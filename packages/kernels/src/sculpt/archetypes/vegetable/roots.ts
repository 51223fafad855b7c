import type { Shape } from '../../../curves/index.ts';
import { fbm, type Rng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, lowest, roundBody } from '../../kits/organic/index.ts';

/** One vegetable of a kind. */
export interface Grown {
  kind: string;
  leaves: boolean;
  seed: number;
  rng: Rng;
}

interface Root {
  /** Length and radius in metres; [radius, y] from the tip to the shoulder. */
  l: number;
  r: number;
  profile: readonly Vec2[];
  /** Strength of the rings round it, and of its lumps. */
  rings: number;
  lumps: number;
  top: 'feathers' | 'leaves' | 'none';
  lying: boolean;
}

const TAPER: readonly Vec2[] = [
  [0.02, 0],
  [0.12, 0.04],
  [0.3, 0.2],
  [0.58, 0.48],
  [0.82, 0.74],
  [0.97, 0.91],
  [0.92, 0.98],
  [0.5, 1],
  [0.05, 0.985],
];

const GLOBE: readonly Vec2[] = [
  [0.015, 0],
  [0.03, 0.12],
  [0.08, 0.26],
  [0.4, 0.36],
  [0.86, 0.54],
  [1, 0.72],
  [0.88, 0.9],
  [0.5, 0.99],
  [0.05, 1],
];

const TUBER: readonly Vec2[] = [
  [0.02, 0],
  [0.5, 0.05],
  [0.86, 0.2],
  [1, 0.42],
  [0.98, 0.62],
  [0.84, 0.82],
  [0.5, 0.96],
  [0.02, 1],
];

/** What grows in the ground, by kind. */
export const ROOTS: Readonly<Record<string, Root>> = {
  carrot: { l: 0.17, r: 0.021, profile: TAPER, rings: 0.03, lumps: 0.03, top: 'feathers', lying: true },
  parsnip: { l: 0.2, r: 0.027, profile: TAPER, rings: 0.03, lumps: 0.04, top: 'feathers', lying: true },
  daikon: {
    l: 0.32,
    r: 0.032,
    profile: [
      [0.02, 0],
      [0.3, 0.03],
      [0.7, 0.15],
      [0.95, 0.4],
      [1, 0.7],
      [0.97, 0.92],
      [0.7, 0.99],
      [0.05, 1],
    ],
    rings: 0.01,
    lumps: 0.03,
    top: 'leaves',
    lying: true,
  },
  radish: { l: 0.055, r: 0.016, profile: GLOBE, rings: 0, lumps: 0.02, top: 'leaves', lying: true },
  beet: { l: 0.09, r: 0.036, profile: GLOBE, rings: 0.02, lumps: 0.03, top: 'leaves', lying: true },
  turnip: { l: 0.09, r: 0.04, profile: GLOBE, rings: 0.01, lumps: 0.02, top: 'leaves', lying: true },
  potato: { l: 0.095, r: 0.032, profile: TUBER, rings: 0, lumps: 0.12, top: 'none', lying: true },
  'sweet potato': {
    l: 0.16,
    r: 0.033,
    profile: [
      [0.02, 0],
      [0.2, 0.05],
      [0.65, 0.22],
      [1, 0.5],
      [0.8, 0.75],
      [0.3, 0.94],
      [0.02, 1],
    ],
    rings: 0.01,
    lumps: 0.14,
    top: 'none',
    lying: true,
  },
  ginger: { l: 0.1, r: 0.018, profile: TUBER, rings: 0.05, lumps: 0.1, top: 'none', lying: true },
};

/** A root lying on the ground with its greens, or tubers beside each other. */
export function addRoot(b: Bench, g: Grown): void {
  const root = ROOTS[g.kind];
  const { l, r } = root;
  const shape = (seed: number, k = 1): Shape =>
    roundBody({
      profile: root.profile.map(([x, y]): Vec2 => [x * r * k, y * l * k]),
      sides: 44,
      steps: 8,
      swell: (a, t) => {
        const groove =
          root.rings * Math.max(0, fbm(2 + Math.cos(a) * 0.6, t * l * 190, Math.sin(a) * 0.6, 2, seed)) * 1.6;
        return 1 - groove + root.lumps * around(a, 5, seed + 1, t * 3);
      },
      axis: (t) => [r * 0.16 * Math.sin(2.4 * t + seed), r * 0.35 * Math.sin(3.1 * t + seed * 2)],
    });
  // along x, the shoulder towards +X, resting on the ground
  const rest = (k: number, seed: number, spin: number): number =>
    -lowest(solid.put(solid.put(shape(seed, k), [0, (-l * k) / 2, 0]), [0, 0, 0], [0, spin, -90]));
  const lift = rest(1, g.seed, 22);
  const lie = (s: Shape): Shape => solid.put(solid.put(s, [0, -l / 2, 0]), [0, lift, 0], [0, 22, -90]);
  if (g.kind === 'ginger') {
    const parts: [number, number, number, number][] = [
      [0, 0, 0, 1],
      [0.35, 0.3, 62, 0.62],
      [-0.25, 0.4, -58, 0.56],
      [0.1, -0.35, 118, 0.5],
    ];
    b.add(
      'root',
      'skin',
      {
        op: 'fuse',
        of: parts.map(([x, z, yaw, k], i) =>
          solid.put(
            solid.put(shape(g.seed + i, k), [0, (-l * k) / 2, 0]),
            [x * l, rest(k, g.seed + i, yaw), z * l],
            [0, yaw, -90],
          ),
        ),
      },
      { detail: 1.5 },
    );
    return;
  }
  b.add('root', 'skin', lie(shape(g.seed)), { detail: 1.5 });
  if (g.kind === 'potato') {
    const other = (k: number, x: number, z: number, yaw: number): Shape =>
      solid.put(
        solid.put(shape(g.seed + Math.round(k * 90), k), [0, (-l * k) / 2, 0]),
        [x, rest(k, g.seed + Math.round(k * 90), yaw), z],
        [0, yaw, -90],
      );
    b.add('second potato', 'skin', other(0.82, -0.045, 0.062, 70), { detail: 1.2 });
    b.add('third potato', 'skin', other(0.7, 0.055, 0.055, -30), { detail: 1.2 });
  }
  if (!g.leaves || root.top === 'none') return;
  const stemmed = root.top === 'feathers' ? feathers(g, r) : broadLeaves(g, r, l);
  const place = (s: Shape): Shape => solid.put(solid.put(s, [0, l / 2 - r * 0.1, 0]), [0, lift, 0], [0, 22, -90]);
  b.add(
    'leaf stalks',
    b.tint('leaves', { color: g.kind === 'beet' ? '#8a1f44' : '#8fb85a', color2: '#c4dc94' }),
    place(solid.many(stemmed.stalks)),
    { detail: 0.7 },
  );
  b.add('leaves', 'leaves', place(solid.many(stemmed.leaves)), { detail: 1, grain: [1, 0, 0] });
}

function feathers(g: Grown, r: number): { stalks: Shape[]; leaves: Shape[] } {
  const stalks: Shape[] = [];
  const leaves: Shape[] = [];
  for (let i = 0; i < 5; i++) {
    const a = Math.PI * (0.5 + (i + 0.5) / 5) + g.rng.range(-0.15, 0.15);
    // the bundle lies on the ground: it fans out over its upper half
    const out = (t: number): Vec3 => {
      const x = r * (0.18 + 1.5 * t * t) * Math.cos(a);
      return [x, r * 4.4 * t, r * (0.18 + 2.1 * t * t) * Math.sin(a)];
    };
    stalks.push(solid.tube([out(0), out(0.3), out(0.65), out(1)], r * 0.075, { taper: [1.6, 1, 0.8, 0.5] }));
    for (let k = 0; k < 7; k++) {
      const t = 0.34 + 0.11 * k;
      const blade = leafShape({
        length: r * (1.25 - 0.11 * k),
        width: r * 0.5,
        rise: 0.1,
        droop: 0.2,
        fold: 0.2,
        point: 1.2,
        waves: 9,
        ruffle: 0.35,
        thick: r * 0.02,
        plain: true,
      });
      leaves.push(
        solid.put(solid.put(blade, [0, 0, 0], [-48, 0, 0]), out(t), [
          0,
          (k % 2 ? 90 : -90) + (a * 180) / Math.PI + g.rng.range(-25, 25),
          0,
        ]),
      );
    }
  }
  return { stalks, leaves };
}

function broadLeaves(g: Grown, r: number, l: number): { stalks: Shape[]; leaves: Shape[] } {
  const stalks: Shape[] = [];
  const leaves: Shape[] = [];
  const h = Math.min(l * 0.9, r * 3.2);
  for (let i = 0; i < 6; i++) {
    const a = Math.PI * (0.5 + (i + 0.5) / 6) + g.rng.range(-0.12, 0.12);
    const x = (k: number): number => k * Math.cos(a);
    const far = h * (0.5 + 0.22 * (i % 3));
    const p0: Vec3 = [x(r * 0.14), 0, r * 0.14 * Math.sin(a)];
    const p1: Vec3 = [x(r * 1.05), far, r * 0.85 * Math.sin(a)];
    stalks.push(
      solid.tube([p0, [(p0[0] + p1[0]) / 2.6, far * 0.55, (p0[2] + p1[2]) / 2.8], p1], r * 0.085, {
        taper: [1.5, 1, 0.7],
      }),
    );
    const blade = leafShape({
      length: h * g.rng.range(0.75, 1),
      width: r * 0.8,
      rise: 0.05,
      droop: 0.22,
      fold: 0.18,
      point: 0.9,
      belly: 0.55,
      waves: 7,
      ruffle: 0.12,
      thick: r * 0.02,
    });
    leaves.push(
      solid.put(
        solid.put(blade, [0, 0, 0], [-72, 0, 0]),
        [p1[0], p1[1] - h * 0.06, p1[2]],
        [0, 90 - (a * 180) / Math.PI, -24 * Math.cos(a)],
      ),
    );
  }
  return { stalks, leaves };
}
