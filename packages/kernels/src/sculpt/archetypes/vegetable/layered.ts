import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import type { Grown } from './roots.ts';

/** Root hairs under a bulb of radius `r`. */
function rootlets(r: number, seed: number): Shape {
  return solid.many(
    Array.from({ length: 12 }, (_, i) => {
      const a = i * 2.4;
      const out = r * (0.12 + 0.1 * ((i * 0.618) % 1));
      const p = (k: number, y: number): Vec3 => [out * k * Math.cos(a), y, out * k * Math.sin(a)];
      return solid.tube([p(0.3, r * 0.1), p(0.8, -r * 0.02), p(1.4 + 0.3 * around(a, 4, seed), -r * 0.05)], r * 0.014, {
        taper: [1.3, 1, 0.5],
      });
    }),
  );
}

/** An onion: papery skin over the globe, dry neck, hairs below. */
export function addOnion(b: Bench, g: Grown): void {
  const h = 0.07;
  const r = 0.04;
  const body = roundBody({
    profile: [
      [0.02, 0.02],
      [0.2, 0.01],
      [0.6, 0.1],
      [0.94, 0.32],
      [1, 0.5],
      [0.88, 0.7],
      [0.56, 0.88],
      [0.24, 0.98],
      [0.14, 1.1],
      [0.13, 1.22],
      [0.16, 1.34],
      [0.12, 1.36],
      [0.02, 1.3],
    ].map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 64,
    swell: (a, t) =>
      1 +
      0.012 * Math.cos(9 * a + g.seed) +
      0.02 * around(a, 4, g.seed, t) +
      (t > 0.8 ? 0.2 * around(a, 7, g.seed + 1, t * 5) : 0),
  });
  const up = (s: Shape): Shape => solid.put(s, [0, r * 0.04, 0], [0, 0, 4]);
  b.add('bulb', b.tint('skin', { grain: [0, 1, 0] }), up(body), { detail: 1.6 });
  b.add('roots', { base: 'plain', color: '#c8b48a' }, up(rootlets(r, g.seed)), { detail: 0.4 });
  const peel = (yaw: number, k: number): Shape => {
    const grid = Array.from({ length: 7 }, (_, i) =>
      Array.from({ length: 7 }, (_, j): Vec3 => {
        const t = 0.12 + (0.62 * i) / 6;
        const a = ((j - 3) / 6) * k * Math.sin(Math.PI * (0.2 + (0.72 * i) / 6));
        const q =
          r *
          (1.012 + 0.14 * Math.max(0, Math.abs(j - 3) / 3 - 0.5)) *
          Math.sin(Math.PI * Math.min(0.93, 0.07 + 0.86 * t)) ** 0.55;
        return [q * Math.sin(a), h * t, q * Math.cos(a)];
      }),
    );
    return solid.put({ op: 'sheet', grid, thickness: r * 0.012, spline: 'catmull' }, [0, 0, 0], [0, yaw, 0]);
  };
  b.add(
    'loose skin',
    b.tint('skin', { color: b.tint('skin', {}).color2, grain: [0, 1, 0] }),
    up(solid.many([peel(30, 1.1), peel(200, 0.8)])),
  );
}

/** A head of garlic: cloves round the neck under one skin, two cloves broken off. */
export function addGarlic(b: Bench, g: Grown): void {
  const h = 0.042;
  const r = 0.03;
  const cloves = 8;
  const body = roundBody({
    profile: [
      [0.02, 0.0],
      [0.3, 0.0],
      [0.74, 0.1],
      [1, 0.34],
      [0.94, 0.58],
      [0.64, 0.84],
      [0.3, 1.02],
      [0.17, 1.2],
      [0.14, 1.45],
      [0.16, 1.62],
      [0.02, 1.63],
    ].map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 96,
    swell: (a, t) =>
      1 + (t < 0.7 ? 0.075 * Math.abs(Math.cos((cloves / 2) * a)) ** 0.7 - 0.04 : 0.1 * around(a, 8, g.seed, t * 3)),
  });
  const streaks = b.tint('skin', {
    grain: [0, 1, 0],
    layers: [
      {
        mask: { kind: 'noise', scale: 0.009, threshold: 0.62, soft: 0.15 },
        material: { color: '#b894a8' },
        strength: 0.35,
      },
    ],
  });
  b.add('head', streaks, solid.put(body, [-0.008, r * 0.03, 0]), { detail: 1.6 });
  b.add('roots', { base: 'plain', color: '#cbb88c' }, solid.put(rootlets(r, g.seed), [-0.008, r * 0.03, 0]), {
    detail: 0.4,
  });
  const clove = roundBody({
    profile: [
      [0.02, 0],
      [0.4, 0.02],
      [0.62, 0.2],
      [0.6, 0.5],
      [0.38, 0.8],
      [0.14, 1],
      [0.02, 1.05],
    ].map(([x, y]): Vec2 => [x * r * 0.62, y * h * 0.8]),
    sides: 30,
    axis: (t) => [r * 0.16 * Math.sin(Math.PI * t), 0],
    swell: (a) => 1 - 0.14 * Math.max(0, Math.cos(a)),
  });
  const places: [number, number, number][] = [
    [0.034, 0.018, 30],
    [0.02, 0.034, -60],
  ];
  for (const [i, [x, z, yaw]] of places.entries())
    b.add(`clove ${i + 1}`, streaks, solid.put(solid.put(clove, [0, -h * 0.4, 0]), [x, r * 0.36, z], [80, yaw, 0]), {
      detail: 1.2,
    });
}

/** A cob with its kernels in rows, the husk drawn down, silk at the tip. */
export function addCorn(b: Bench, g: Grown): void {
  const l = 0.17;
  const r = 0.0235;
  const rows = 16;
  const rings = 26;
  const radius = (t: number): number =>
    r * (0.5 + 0.5 * Math.min(1, 5.2 * (1.02 - t)) ** 0.6) * (0.9 + 0.1 * Math.min(1, t * 6));
  const sides = rows * 6;
  const cob = roundBody({
    profile: Array.from({ length: rings * 5 + 1 }, (_, i): Vec2 => {
      const t = i / (rings * 5);
      return [Math.max(r * 0.02, radius(t) * (i === 0 || t === 1 ? 0.05 : 1)), t * l];
    }),
    sides,
    steps: 0,
    swell: (a, t) => {
      const u = Math.abs(Math.cos((rows / 2) * a + 0.25 * around(a, 3, g.seed)));
      const v = Math.abs(Math.cos(Math.PI * t * rings));
      return 0.9 + 0.14 * (1 - (1 - u) ** 2.4) * (1 - (1 - v) ** 2.4);
    },
  });
  const lie = (s: Shape): Shape => solid.put(solid.put(s, [0, -l / 2, 0]), [0, r * 1.08, 0], [0, 24, -90]);
  b.add(
    'kernels',
    b.tint('skin', {
      layers: [{ mask: { kind: 'cavity', from: 0.05, to: 0.5 }, material: { color: '#c88a14' }, strength: 0.5 }],
    }),
    lie(cob),
    { detail: 2 },
  );
  b.add(
    'stalk',
    'stem',
    lie(
      solid.tube(
        [
          [0, -l * 0.14, 0],
          [0, 0.01, 0],
        ],
        r * 0.36,
        { cap: 'flat' },
      ),
    ),
  );
  if (!g.leaves) return;
  for (let i = 0; i < 7; i++) {
    const a = (i * 360) / 7;
    const long = l * (0.86 + 0.12 * ((i * 0.618) % 1));
    const grid = Array.from({ length: 10 }, (_, k) => {
      const t = k / 9;
      const open = Math.max(0, t - 0.36) * Math.max(0.15, Math.sin((a * Math.PI) / 180));
      const q = r * (0.42 + 0.82 * Math.min(1, t * 4)) + open * open * r * (2.4 + (i % 3));
      const half = r * 0.78 * Math.sin(Math.PI * Math.min(0.97, 0.16 + 0.8 * t)) ** 0.7;
      return [-1, -0.5, 0, 0.5, 1].map(
        (u): Vec3 => [u * half, t * long - l * 0.04, q - Math.abs(u) ** 2 * half * 0.42],
      );
    });
    // the cob lies: husks that would go through the ground are left out
    if (Math.sin((a * Math.PI) / 180) < -0.3) continue;
    b.add(
      `husk ${i + 1}`,
      'leaves',
      lie(solid.put({ op: 'sheet', grid, thickness: r * 0.03, spline: 'catmull' }, [0, 0, 0], [0, a + 180, 0])),
      { grain: [1, 0, 0], detail: 1.2 },
    );
  }
  const silk = Array.from({ length: 10 }, (_, i) => {
    const a = i * 2.4;
    const q = r * 0.3;
    return solid.tube(
      [
        [q * 0.3 * Math.cos(a), l * 0.99, q * 0.3 * Math.sin(a)],
        [q * Math.cos(a), l * 1.08, q * Math.sin(a)],
        [q * 2.0 * Math.cos(a + 0.6), l * 1.15, q * 1.6 * Math.sin(a + 0.6)],
      ],
      r * 0.02,
    );
  });
  b.add('silk', { base: 'plain', color: '#c8a048' }, lie(solid.many(silk)), { detail: 0.4 });
}

/** An open pod with its peas, a closed one behind. */
export function addPeas(b: Bench, g: Grown): void {
  const l = 0.09;
  const r = 0.0095;
  const pod = (gap: number): Shape => {
    const shell = (side: number): Shape => {
      const grid = Array.from({ length: 15 }, (_, i) => {
        const t = i / 14;
        const k = Math.sin(Math.PI * Math.min(0.985, Math.max(0.015, t))) ** 0.42;
        return Array.from({ length: 9 }, (_, j): Vec3 => {
          const a = (-0.5 + j / 8) * Math.PI * 0.96;
          return [
            (t - 0.5) * l,
            r * 1.15 * k * Math.sin(a),
            side * (r * 0.92 * k * Math.cos(a) + gap * k * Math.max(0, Math.sin(a)) ** 1.2),
          ];
        });
      });
      return {
        op: 'sheet',
        grid: side > 0 ? grid : grid.map((row) => [...row].reverse()),
        thickness: r * 0.13,
        spline: 'catmull',
      };
    };
    return solid.many([shell(1), shell(-1)]);
  };
  const open = (s: Shape): Shape => solid.put(s, [0, r * 1.25, 0.012], [0, 18, 0]);
  b.add('pod', 'skin', open(pod(r * 0.8)), { detail: 1.3 });
  b.add(
    'peas',
    b.tint('skin', { color: '#7ab83c', color2: '#98cc5a' }),
    open(
      solid.many(
        Array.from(
          { length: 7 },
          (_, i): Shape => ({
            op: 'ball',
            r: r * (0.8 - 0.035 * Math.abs(i - 3)),
            at: [(i - 3) * r * 1.22, r * 0.14, 0],
          }),
        ),
      ),
    ),
    { detail: 1.2 },
  );
  b.add(
    'stalk',
    'leaves',
    open(
      solid.tube(
        [
          [l * 0.48, 0, 0],
          [l * 0.56, r * 0.3, 0],
          [l * 0.64, r * 0.2, 0],
        ],
        r * 0.12,
      ),
    ),
  );
  b.add(
    'tip',
    'leaves',
    open(
      solid.tube(
        [
          [-l * 0.49, 0, 0],
          [-l * 0.54, r * 0.1, 0],
        ],
        r * 0.06,
      ),
    ),
  );
  const sepal = leafShape({ length: r * 0.9, width: r * 0.5, rise: 0.3, droop: 0.3, thick: r * 0.05 });
  b.add(
    'calyx',
    'leaves',
    open(solid.put({ op: 'arrayed', n: 5, around: 'y', of: sepal }, [l * 0.5, 0, 0], [0, 0, 80])),
  );
  const shut = (s: Shape): Shape => solid.put(s, [-0.004, r * 1.0, -0.014], [70, 4, 0]);
  const closed: Shape = {
    op: 'loft',
    sections: Array.from({ length: 21 }, (_, i) => {
      const t = i / 20;
      const k = Math.max(0.04, Math.sin(Math.PI * t) ** 0.42) * (1 + 0.05 * Math.cos(t * 44 + g.seed));
      return {
        points: Array.from(
          { length: 20 },
          (_, j): Vec3 => [
            (t - 0.5) * l * 0.95,
            r * 1.15 * k * Math.sin((j * Math.PI) / 10),
            r * 0.72 * k * Math.cos((j * Math.PI) / 10),
          ],
        ),
      };
    }),
    cap: 'round',
  };
  b.add('closed pod', 'skin', shut(closed), { detail: 1.2 });
}
