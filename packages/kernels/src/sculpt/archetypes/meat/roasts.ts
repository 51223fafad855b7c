import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { addLeaves, addPlatter } from './garnish.ts';
import type { MeatPlan } from './meat.ts';

/** A glazed ham: rind scored in diamonds with cloves, one end cut to show pink flesh, fat and bone. */
export function addHam(b: Bench, p: MeatPlan): void {
  const y0 = p.garnish ? 0.014 : 0;
  const R = 0.066;
  const profile: Vec2[] = [
    [0.9, 0],
    [0.985, 0.004],
    [1, 0.03],
    [1.04, 0.09],
    [0.98, 0.15],
    [0.78, 0.2],
    [0.5, 0.235],
    [0.34, 0.25],
    [0.3, 0.262],
    [0.02, 0.264],
  ].map(([k, y]) => [k * R, y]);
  const place = (s: Shape): Shape =>
    solid.put(solid.put(s, [0, 0, 0], [0, 0, -82]), [-0.1, y0 + R * 0.98, 0], [0, -32, 0]);
  const radius = (y: number): number => {
    let i = 1;
    while (i < profile.length - 1 && profile[i][1] < y) i++;
    const [a, c] = [profile[i - 1], profile[i]];
    return a[0] + ((c[0] - a[0]) * (y - a[1])) / Math.max(1e-6, c[1] - a[1]);
  };
  b.add(
    'ham',
    'flesh',
    place(
      roundBody({
        profile: [[0.0005, 0], ...profile],
        sides: 64,
        steps: 3,
        swell: (a, t) => 1 + 0.025 * around(a, 4, p.seed, t * 2),
      }),
    ),
    { detail: 1.5 },
  );
  const disc = (k: number, y: number, sink: number): Shape =>
    roundBody({
      profile: [
        [0.0005, y + sink],
        [k * R * 0.96, y + sink],
        [k * R, y + sink * 0.6],
        [k * R, y + 0.006],
        [0.0005, y + 0.006],
      ],
      sides: 48,
      steps: 0,
      swell: (a) => 1 + 0.05 * Math.cos(2 * a + 0.4) + 0.03 * Math.cos(3 * a),
    });
  b.add('cut fat', 'fat', place(disc(0.9, 0, -0.0012)));
  b.add(
    'cut meat',
    { base: 'meat', color: '#d8806c', color2: '#eab09c', color3: '#b85c4c', rough: 0.35 },
    place(disc(0.79, -0.0006, -0.0016)),
    { detail: 1.2 },
  );
  b.add(
    'bone ring',
    'bone',
    place(
      solid.put(
        solid.turned(
          [
            [0.005, -0.0045],
            [0.011, -0.0045],
            [0.011, 0.002],
            [0.005, 0.002],
            [0.005, -0.0045],
          ],
          [0.008, 0, 0.012],
          { bevel: 0.0008 },
        ),
        [0, 0, 0],
      ),
    ),
  );
  b.add('marrow', { base: 'pulp', color: '#8a3a2c' }, place(solid.cyl(0.0052, 0.006, [0.008, -0.0005, 0.012])), {
    detail: 0.5,
  });
  b.add(
    'shank bone',
    'bone',
    place({
      op: 'union',
      k: 0.006,
      of: [
        {
          op: 'chain',
          points: [
            [0, 0.25, 0],
            [0, 0.29, 0],
          ],
          radii: [0.011, 0.0115],
        },
        { op: 'sphere', r: 0.0125, at: [0.009, 0.297, 0] },
        { op: 'sphere', r: 0.0125, at: [-0.009, 0.297, 0] },
      ],
    }),
  );
  const cuts: Shape[] = [];
  for (const s of [1, -1])
    for (let i = 0; i < 7; i++) {
      const path = Array.from({ length: 12 }, (_, k): Vec3 => {
        const t = k / 11;
        const y = 0.03 + 0.15 * t;
        const a = (i * 2 * Math.PI) / 7 + s * t * 1.3;
        const q = radius(y) * (1 + 0.025 * around(a, 4, p.seed, y * 7)) + 0.0004;
        return [q * Math.cos(a), y, q * Math.sin(a)];
      });
      cuts.push(solid.tube(path, 0.0014, { spline: 'linear' }));
    }
  b.add('scores', b.tint('flesh', { color: '#6a2410', color2: '#4a1408' }), place(solid.many(cuts)), { detail: 0.5 });
  if (!p.garnish) return;
  addPlatter(b, 0.19, 0.12);
  addLeaves(b, 0.155, 0.1, 0.01, 8);
}

/** The roast that heroes eat: a browned joint with a knobbed bone out of either end. */
export function addOnBone(b: Bench, p: MeatPlan): void {
  const R = 0.06;
  const place = (s: Shape): Shape => solid.put(solid.put(s, [0, 0, 0], [0, 0, -90]), [0, R, 0], [0, 14, 0]);
  b.add(
    'meat',
    'flesh',
    place(
      roundBody({
        profile: [
          [0.28, -0.084],
          [0.5, -0.092],
          [0.72, -0.088],
          [0.92, -0.068],
          [1, -0.03],
          [1.02, 0.01],
          [0.96, 0.05],
          [0.8, 0.078],
          [0.55, 0.09],
          [0.28, 0.082],
        ].map(([k, y]): Vec2 => [k * R, y]),
        sides: 60,
        swell: (a, t) => 1 + 0.04 * around(a, 4, p.seed, t * 2.5) + 0.012 * Math.cos(5 * a + 3 * t),
      }),
    ),
    { detail: 1.6 },
  );
  for (const [name, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    b.add(
      `${name} bone`,
      'bone',
      place({
        op: 'union',
        k: 0.008,
        of: [
          {
            op: 'chain',
            points: [
              [0, s * 0.07, 0],
              [0, s * 0.132, 0],
            ],
            radii: [0.0135, 0.012],
          },
          { op: 'sphere', r: 0.0165, at: [0.0125, s * 0.142, 0] },
          { op: 'sphere', r: 0.0165, at: [-0.0125, s * 0.142, 0] },
        ],
      }),
    );
    b.add(
      `${name} fat`,
      'fat',
      place(solid.hoop(0.0205, { kind: 'ellipse', rx: 0.0042, ry: 0.0072 }, [0, s * 0.0885, 0], 'y', 36)),
      { detail: 0.8 },
    );
  }
}

/** A glazed rack: meat swelling between bones whose ends stand out. */
export function addRibs(b: Bench, p: MeatPlan): void {
  const n = 7;
  const step = 0.03;
  const line = Array.from({ length: 9 }, (_, i): Vec2 => {
    const t = i / 8;
    return [(t - 0.5) * 0.115, 0.02 + 0.016 * Math.sin(Math.PI * t)];
  });
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * step;
    b.add(
      `rib ${i + 1}`,
      'bone',
      solid.tube(
        [
          [x, 0.01, -0.078],
          [x, 0.024, -0.05],
          [x, 0.034, 0],
          [x, 0.024, 0.05],
          [x, 0.01, 0.078],
        ],
        0.0058,
      ),
      { detail: 0.7 },
    );
  }
  const xs = Array.from({ length: n * 6 + 1 }, (_, k) => (k / (n * 6) - 0.5) * n * step);
  b.add(
    'meat',
    'flesh',
    {
      op: 'loft',
      sections: xs.map((x) => {
        const phase = Math.cos((2 * Math.PI * x) / step);
        const end = Math.max(0.25, 1 - (Math.abs(x) / (n * step * 0.5)) ** 10 * 0.7);
        const up = line.map(
          ([z, y], k): Vec3 => [
            x,
            y + (0.009 + 0.0032 * phase) * end + 0.0016 * around(z * 50 + x * 30, 6, p.seed + k),
            z * (1 + 0.03 * Math.cos(x * 160 + p.seed)),
          ],
        );
        const down = [...line]
          .reverse()
          .map(([z, y]): Vec3 => [x, Math.max(0.001, y - (0.009 + 0.002 * phase) * end - 0.004), z * 0.97]);
        return { points: [...up, ...down] };
      }),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.6 },
  );
}
