import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { guy } from './guy.ts';

/** A ridge tent on two poles, flaps tied back, pegged all round. */
export function buildRidge(b: Bench, taste: Rng): void {
  const [a, l, h] = [1.1, 1.35, taste.range(1.55, 1.7)];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} wall`,
      'canvas',
      drapery.cloth(14, 14, 0.02, (u, v) => {
        const sag = 0.07 * Math.sin(Math.PI * v) * (0.4 + 0.6 * Math.sin(Math.PI * u));
        return [
          s * (a * v - sag * 0.8 + 0.005),
          h * (1 - v) - sag * 0.5 + 0.02 - 0.05 * Math.sin(Math.PI * u) * (1 - v),
          (u - 0.5) * 2 * l,
        ];
      }),
      { detail: 1.2 },
    );
  b.add(
    'back wall',
    'canvas',
    solid.slab(
      [
        [-a + 0.03, 0.02],
        [a - 0.03, 0.02],
        [0, h - 0.03],
      ],
      0.015,
      [0, 0, -l + 0.03],
      'z',
      { bevel: 0.003 },
    ),
  );
  b.add(
    'inside',
    'dark',
    solid.slab(
      [
        [-a + 0.1, 0.02],
        [a - 0.1, 0.02],
        [0, h - 0.14],
      ],
      0.01,
      [0, 0, l - 0.5],
      'z',
      { bevel: 0.002 },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} flap`,
      'accent',
      drapery.cloth(10, 6, 0.012, (u, v) => {
        const open = 0.55 + 0.45 * v;
        return [
          s * (a * v * (1 - u * 0.62 * (1 - open * 0.3)) + 0.02),
          h * (1 - v) - 0.02,
          l + 0.01 + 0.26 * u * v + 0.03 * Math.sin(u * 5 + v * 4) * v,
        ];
      }),
    );
    b.add(
      `${side} tie`,
      'rope',
      solid.hoop(0.05, { kind: 'circle', r: 0.009 }, [s * a * 0.42, h * 0.5, l + 0.1], 'y', 16),
      { detail: 0.4 },
    );
    for (const [end, z] of [
      ['front', 1],
      ['middle', 0],
      ['back', -1],
    ] as const)
      guy(b, `${side} ${end} guy`, [s * a * 0.55, h * 0.45, z * (l - 0.06)], [s * (a + 0.62), 0, z * (l + 0.05)]);
    b.add(`${side} hem`, 'accent', solid.box([0.05, 0.1, 2 * l], [s * (a - 0.01), 0.05, 0], 0.01));
  }
  for (const [end, z] of [
    ['front', l + 0.02],
    ['back', -l - 0.02],
  ] as const) {
    b.add(`${end} pole`, 'pole', solid.rod([0, 0, z], [0, h + 0.14, z], 0.026), { grain: [0, 1, 0] });
    b.add(`${end} pole tip`, 'rope', { op: 'ball', r: 0.036, at: [0, h + 0.15, z] });
    guy(b, `${end} guy`, [0, h + 0.08, z], [0, 0, Math.sign(z) * (l + 1.05)]);
  }
  b.add('ridge pole', 'pole', solid.rod([0, h + 0.035, -l - 0.06], [0, h + 0.035, l + 0.06], 0.022), {
    grain: [0, 0, 1],
  });
  b.add('ground sheet', 'accent', solid.box([2 * a, 0.025, 2 * l + 0.5], [0, 0.0125, 0.2], 0.005));
  b.add(
    'bed roll',
    'flag',
    solid.put(solid.cyl(0.12, 0.7, [0, 0, 0], 'x', { bevel: 0.03 }), [0.2, 0.14, l + 0.1], [0, 16, 0]),
  );
}

/** A dome of panels over crossed hoops: a point on it, u round, v up. */
export function buildDome(b: Bench, taste: Rng): void {
  const [r, h] = [1.45, taste.range(1.35, 1.5)];
  const at = (a: number, t: number, k = 1): Vec3 => {
    const q = Math.cos(t) ** 0.82;
    const sq = 1 / (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** 0.14;
    return [r * k * q * sq * Math.sin(a), h * k * Math.sin(t) + 0.02, r * k * q * sq * Math.cos(a)];
  };
  for (let i = 0; i < 4; i++)
    b.add(
      `panel ${i + 1}`,
      i % 2 ? 'accent' : 'canvas',
      drapery.cloth(14, 14, 0.012, (u, v) => {
        const a = (i + u) * (Math.PI / 2) - Math.PI / 4;
        const bulge = 1 - 0.035 * Math.sin(Math.PI * v) * Math.sin(Math.PI * u);
        return at(a, (v * 0.985 * Math.PI) / 2, bulge);
      }),
      { detail: 1.2 },
    );
  for (let i = 0; i < 2; i++)
    b.add(
      `hoop ${i + 1}`,
      'pole',
      solid.tube(
        Array.from({ length: 25 }, (_, k) => {
          const t = (k / 24) * Math.PI;
          const a = Math.PI / 4 + i * (Math.PI / 2);
          return t < Math.PI / 2 ? at(a, t, 1.02) : at(a + Math.PI, Math.PI - t, 1.02);
        }),
        0.018,
        { spline: 'linear' },
      ),
    );
  const door = (k: number): Vec3[] =>
    Array.from({ length: 21 }, (_, i) => {
      const t = (i / 20) * Math.PI;
      return at(0.42 * k * Math.cos(t), 0.03 + 0.92 * k * Math.sin(t), 1.012);
    });
  b.add(
    'door',
    'dark',
    drapery.cloth(12, 12, 0.006, (u, v) =>
      at((u - 0.5) * 0.8 * Math.sqrt(Math.max(0.02, 1 - (v * 0.98) ** 2)), 0.03 + 0.88 * v, 1.006),
    ),
  );
  b.add('door zip', 'flag', solid.tube(door(1), 0.014, { spline: 'linear' }), { detail: 0.6 });
  b.add(
    'door flap',
    'canvas',
    drapery.cloth(8, 8, 0.012, (u, v) => {
      const p = at(0.42 + 0.02 * v, 0.05 + 0.75 * v, 1.02);
      return [
        p[0] + 0.42 * u * (1 - v * 0.6),
        p[1] - 0.02 * u,
        p[2] + 0.3 * u * (1 - v * 0.5) + 0.04 * Math.sin(u * 8),
      ];
    }),
  );
  b.add(
    'windows',
    'dark',
    solid.many(
      [1, -1].map((s) =>
        drapery.cloth(6, 8, 0.006, (u, v) => at(s * (Math.PI / 2) + (u - 0.5) * 0.5, 0.5 + 0.28 * v, 1.004)),
      ),
    ),
  );
  b.add(
    'window frames',
    'flag',
    solid.many(
      [1, -1].map((s) =>
        solid.tube(
          [
            [-0.5, 0],
            [0.5, 0],
            [0.5, 1],
            [-0.5, 1],
          ].map(([u, v]) => at(s * (Math.PI / 2) + u * 0.5, 0.5 + 0.28 * v, 1.01)),
          0.012,
          { spline: 'linear', closed: true },
        ),
      ),
    ),
  );
  b.add(
    'vent cap',
    'accent',
    solid.turned(outline.pairs([0, 0, 0.34, -0.05, 0.33, -0.03, 0.1, 0.06, 0, 0.07]), [0, h + 0.06, 0], {
      smooth: true,
    }),
  );
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    const p = at(a, 0.5);
    guy(b, `guy ${i + 1}`, p, [p[0] * 1.9, 0, p[2] * 1.9]);
  }
  b.add(
    'ground sheet',
    'accent',
    solid.slab(
      Array.from({ length: 40 }, (_, i): Vec2 => {
        const p = at((i * Math.PI) / 20, 0, 1.02);
        return [p[0], -p[2]];
      }).reverse(),
      0.03,
      [0, 0.015, 0],
      'y',
      { bevel: 0.005 },
    ),
  );
}
