import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** A paper lantern of a nest: scalloped shells about a branch, a hole below, wasps on it. */
export function addPaperNest(b: Bench): void {
  b.add(
    'branch',
    { base: 'bark', color: '#5a4632' },
    solid.tube(
      [
        [-0.2, 0.292, -0.01],
        [-0.05, 0.3, 0],
        [0.08, 0.304, 0.005],
        [0.21, 0.318, 0],
      ],
      0.014,
      { taper: [1.1, 1, 0.95, 0.7] },
    ),
    { detail: 0.6 },
  );
  const n = 9;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const y = 0.285 - 0.255 * t;
    const r = 0.108 * Math.sin(Math.PI * (0.16 + 0.76 * t)) ** 0.75;
    b.add(
      `layer ${i + 1}`,
      b.tint('twig', { color: i % 2 ? '#c4b294' : '#a8947a' }),
      solid.turned(
        pairs([0, 0.012, r * 0.72, 0.016, r, -0.004, r * 1.03, -0.02, r * 0.97, -0.024, r * 0.9, -0.014, 0, -0.008]),
        [0, y, 0],
        { smooth: true, bevel: 0.001, segments: 48 },
      ),
      { detail: 0.8 },
    );
  }
  b.add('entrance', 'dark', solid.put(solid.cyl(0.022, 0.02, [0, 0, 0], 'z'), [0.012, 0.075, 0.083], [22, 8, 0]), {
    detail: 0.4,
  });
  b.add(
    'entrance rim',
    'twig',
    solid.put(
      solid.hoop(0.0235, { kind: 'circle', r: 0.0048 }, [0, 0, 0], 'z', 28),
      [0.0135, 0.071, 0.092],
      [22, 8, 0],
    ),
    { detail: 0.5 },
  );
  for (const [i, [a, y, r]] of (
    [
      [0.7, 0.2, 0.112],
      [-0.6, 0.15, 0.115],
      [0.25, 0.245, 0.094],
    ] as const
  ).entries()) {
    const put = (of: Shape): Shape =>
      solid.put(of, [r * Math.sin(a), y, r * Math.cos(a)], [0, (a * 180) / Math.PI, 20 * i]);
    b.add(
      `wasp body ${i + 1}`,
      b.tint('insect', {
        layers: [
          {
            mask: { kind: 'stripes', dir: [0, 1, 0], period: 0.007, width: 0.45, soft: 0.02 },
            material: { color: '#1c1814' },
          },
        ],
      }),
      put(
        solid.many([
          { op: 'ball', r: [0.006, 0.0125, 0.006], at: [0, -0.011, 0.006] },
          { op: 'ball', r: [0.0055, 0.0065, 0.0055], at: [0, 0.0065, 0.006] },
          { op: 'ball', r: 0.005, at: [0, 0.0165, 0.006] },
        ]),
      ),
      { detail: 0.4 },
    );
    b.add(
      `wasp wings ${i + 1}`,
      { base: 'plain', color: '#d8e0e4', rough: 0.2 },
      put(solid.both(solid.put({ op: 'ball', r: [0.0045, 0.0145, 0.0008] }, [0.009, -0.006, 0.012], [0, 10, 34]))),
      { detail: 0.3 },
    );
  }
}

/** A heap of earth with holes and ants. */
export function addHill(b: Bench, taste: Rng): void {
  const hill: FieldShape = {
    op: 'displace',
    amp: 0.012,
    freq: 24,
    of: {
      op: 'union',
      k: 0.05,
      of: [
        { op: 'cylinder', r: 0.24, r1: 0.05, h: 0.26, round: 0.03, at: [0, 0.13, 0] },
        { op: 'ellipsoid', r: [0.3, 0.06, 0.28], at: [0, 0, 0] },
        { op: 'cylinder', r: 0.13, r1: 0.03, h: 0.15, round: 0.02, at: [0.17, 0.075, 0.06] },
      ],
    },
  };
  const holes: FieldShape[] = [
    { op: 'sphere', r: 0.034, at: [0, 0.275, 0.01] },
    { op: 'sphere', r: 0.024, at: [0.172, 0.155, 0.065] },
    { op: 'sphere', r: 0.026, at: [-0.02, 0.13, 0.155] },
    { op: 'sphere', r: 0.022, at: [-0.13, 0.1, 0.125] },
  ];
  b.add(
    'hill',
    b.tint('twig', {
      layers: [
        {
          mask: { kind: 'near', shape: { op: 'inflate', r: 0.004, of: { op: 'union', of: holes } }, soft: 0.008 },
          material: b.tint('dark', {}),
        },
      ],
    }),
    {
      op: 'intersect',
      of: [
        { op: 'subtract', k: 0.012, from: hill, cut: holes },
        { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
      ],
    },
    { detail: 1.6 },
  );
  for (let i = 0; i < 9; i++) {
    const a = 0.95 + i * 0.36;
    const r = 0.27 + 0.03 * (i % 3);
    const put = (of: Shape): Shape =>
      solid.put(of, [r * Math.cos(a), 0.014 + (0.31 - r) * 0.4, r * Math.sin(a)], [0, taste.range(0, 360), 0]);
    b.add(
      `ant ${i + 1}`,
      'insect',
      put(
        solid.many([
          { op: 'ball', r: [0.009, 0.0075, 0.012], at: [0, 0.012, -0.018] },
          { op: 'ball', r: [0.005, 0.005, 0.009], at: [0, 0.011, 0] },
          { op: 'ball', r: [0.0068, 0.006, 0.0072], at: [0, 0.012, 0.014] },
        ]),
      ),
      { detail: 0.3 },
    );
    b.add(
      `ant legs ${i + 1}`,
      'insect',
      put(
        solid.both(
          solid.many(
            [-0.006, 0, 0.006].map((z) =>
              solid.tube(
                [
                  [0.002, 0.011, z],
                  [0.012, 0.017, z * 2.2],
                  [0.02, 0.001, z * 3],
                ],
                0.0014,
              ),
            ),
          ),
        ),
      ),
      { detail: 0.2 },
    );
  }
  for (let i = 0; i < 8; i++)
    b.add(
      `pebble ${i + 1}`,
      { base: 'stone', color: '#8a8478' },
      {
        op: 'ball',
        r: [0.014, 0.01, 0.012],
        at: [0.33 * Math.cos(i * 0.8 + 0.4), 0.007, 0.31 * Math.sin(i * 0.8 + 0.4)],
      },
      { detail: 0.2 },
    );
}

/** A chrysalis of silk under a twig. */
export function addCocoon(b: Bench): void {
  b.add(
    'branch',
    { base: 'bark', color: '#5f4c34' },
    solid.tube(
      [
        [-0.045, 0.0605, 0],
        [0, 0.0625, 0],
        [0.05, 0.066, 0.002],
      ],
      0.0034,
      { taper: [1, 1, 0.7] },
    ),
    { detail: 0.6 },
  );
  b.add(
    'cocoon',
    'lining',
    solid.turned(
      pairs([0, 0, 0.006, 0.002, 0.0125, 0.014, 0.0135, 0.028, 0.01, 0.045, 0.004, 0.056, 0, 0.0595]),
      [0, 0, 0],
      { smooth: true },
    ),
    { detail: 1.4 },
  );
  for (let i = 0; i < 16; i++) {
    const y = 0.004 + 0.0032 * i;
    const r = 0.0137 * Math.sin(Math.PI * Math.min(0.93, 0.12 + 0.8 * (y / 0.058))) ** 0.6 + 0.0002;
    b.add(
      `silk thread ${i + 1}`,
      b.tint('lining', { color: '#efe8c8' }),
      solid.put(
        solid.hoop(r, { kind: 'circle', r: 0.0005 }, [0, 0, 0], 'y', 32),
        [0, y, 0],
        [12 * Math.sin(i * 2.3), 0, 12 * Math.cos(i * 1.7)],
      ),
      { detail: 0.2 },
    );
  }
  for (const [i, s] of [1, -1].entries())
    b.add(
      `leaf ${i + 1}`,
      'leaf',
      {
        op: 'sheet',
        grid: [0, 0.35, 0.7, 1].map((t) =>
          [-1, 0, 1].map(
            (u): Vec3 => [
              s * (0.012 + 0.034 * t),
              0.0645 + 0.014 * t - 0.012 * t * t,
              u * 0.0105 * Math.sin(Math.PI * Math.min(0.97, t + 0.1)) + 0.002,
            ],
          ),
        ),
        thickness: 0.0006,
        spline: 'catmull',
      },
      { detail: 0.5 },
    );
}

/** A wooden frame full of cells, honey in some, bees at work. */
export function addComb(b: Bench): void {
  const [w, h] = [0.4, 0.22];
  const frame: readonly (readonly [string, Vec3, Vec3])[] = [
    ['top bar', [w + 0.06, 0.022, 0.026], [0, h + 0.004, 0]],
    ['bottom bar', [w, 0.014, 0.022], [0, 0.007, 0]],
    ['left bar', [0.014, h - 0.014, 0.022], [w / 2 - 0.007, h / 2, 0]],
    ['right bar', [0.014, h - 0.014, 0.022], [-w / 2 + 0.007, h / 2, 0]],
  ];
  for (const [name, size, at] of frame) b.add(name, 'twig', solid.box(size, at, 0.002), { detail: 0.6 });
  b.add(
    'wax',
    { base: 'wax', color: '#d8982c' },
    solid.box([w - 0.026, h - 0.026, 0.012], [0, h / 2 + 0.003, 0], 0.001),
    { detail: 0.6 },
  );
  const ring: Shape = {
    op: 'lathe',
    profile: [
      [0.0142, -0.001],
      [0.0168, -0.001],
      [0.0168, 0.006],
      [0.0142, 0.006],
    ],
    sides: 6,
    bevel: 0.0004,
    rot: [90, 0, 0],
  };
  for (let row = 0; row < 7; row++) {
    const cells = Array.from({ length: 12 - (row % 2) }, (_, i) => ({
      at: [(i - (11 - (row % 2)) / 2) * 0.0302, 0.032 + 0.0262 * row, 0.0058] as Vec3,
    }));
    b.add(`cells row ${row + 1}`, { base: 'wax', color: '#e8b040' }, solid.at(ring, cells), { detail: 0.3 });
    const honey = cells.filter((_, i) => (i * 7 + row * 5) % 11 < 5);
    b.add(
      `honey row ${row + 1}`,
      { base: 'glass', color: '#c86a0c', rough: 0.05, transmission: 0, clearcoat: 1 },
      solid.at(
        solid.cyl(0.0122, 0.0026, [0, 0, 0], 'z'),
        honey.map(({ at }) => ({ at: [at[0], at[1], 0.0122] as Vec3 })),
      ),
      { detail: 0.25 },
    );
  }
  for (const [i, [x, y, turn]] of (
    [
      [-0.1, 0.13, 20],
      [0.04, 0.08, -50],
      [0.12, 0.16, 100],
    ] as const
  ).entries()) {
    const put = (of: Shape): Shape => solid.put(of, [x, y, 0.0205], [0, 0, turn]);
    b.add(
      `bee ${i + 1}`,
      b.tint('insect', {
        layers: [
          {
            mask: { kind: 'stripes', dir: [0, 1, 0], period: 0.007, width: 0.45, soft: 0.03 },
            material: { color: '#1c1612' },
          },
        ],
      }),
      put(
        solid.many([
          { op: 'ball', r: [0.0065, 0.0115, 0.006], at: [0, -0.01, 0] },
          { op: 'ball', r: 0.006, at: [0, 0.006, 0] },
          { op: 'ball', r: 0.0045, at: [0, 0.0145, 0] },
        ]),
      ),
      { detail: 0.4 },
    );
    b.add(
      `bee wings ${i + 1}`,
      { base: 'plain', color: '#dfe6ea', rough: 0.2 },
      put(solid.both(solid.put({ op: 'ball', r: [0.004, 0.0105, 0.0006] }, [0.0085, -0.003, 0.0055], [0, 14, 40]))),
      { detail: 0.2 },
    );
  }
}
