import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A stack of hive boxes with hand holds under a sheet roof, on a stand with a landing board. */
export function addHive(b: Bench): void {
  b.add(
    'stand',
    'trim',
    solid.many([
      ...[
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([s, t]) => solid.box([0.05, 0.22, 0.05], [s * 0.2, 0.11, t * 0.2], 0.005)),
      solid.box([0.5, 0.05, 0.5], [0, 0.23, 0], 0.005),
    ]),
  );
  b.add('landing board', 'trim', solid.box([0.42, 0.015, 0.16], [0, 0.258, 0.28], 0.003, [14, 0, 0]));
  b.add('entrance', 'dark', solid.box([0.26, 0.018, 0.01], [0, 0.278, 0.233], 0));
  let y = 0.256;
  for (const [i, h] of [0.22, 0.22, 0.14].entries()) {
    b.add(
      `box ${i + 1}`,
      'walls',
      solid.box([0.46 - i * 0.002, h - 0.004, 0.46 - i * 0.002], [0, y + h / 2, 0], 0.006),
      { grain: [1, 0, 0], detail: 1.2 },
    );
    b.add(
      `hand hold ${i + 1}`,
      'dark',
      solid.slab(outline.roundRect(0.12, 0.03, 0.014), 0.006, [0, y + h * 0.62, 0.231], 'z', { bevel: 0 }),
    );
    b.add(
      `corner joints ${i + 1}`,
      'trim',
      solid.both(
        solid.many([0.2, 0.5, 0.8].map((k) => solid.box([0.02, h * 0.13, 0.006], [0.218, y + h * k, 0.2305], 0.001))),
      ),
      { detail: 0.4 },
    );
    y += h;
  }
  b.add('roof', 'roof', solid.box([0.54, 0.09, 0.54], [0, y + 0.035, 0], 0.01));
  b.add(
    'roof stone',
    { base: 'stone', color: '#8a867e' },
    { op: 'ball', r: [0.1, 0.05, 0.08], at: [0.05, y + 0.115, 0.03] },
  );
  b.add(
    'bees',
    { base: 'plain', color: '#d8a020' },
    solid.many(
      Array.from(
        { length: 9 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.009, 0.007, 0.013],
          at: [((i * 37) % 11) * 0.03 - 0.16, 0.272 - ((i * 3) % 4) * 0.006, 0.25 + ((i * 5) % 7) * 0.015],
        }),
      ),
    ),
    { detail: 0.4 },
  );
}

/** A case of compartments: drilled logs, canes, cones, bark, under a pitched roof. */
export function addInsects(b: Bench, taste: Rng): void {
  const [a, h, d] = [0.22, 0.4, 0.08];
  b.add(
    'case',
    'walls',
    solid.slab(
      gableEnd([
        [a, 0],
        [a, h],
        [0, h + 0.15],
      ]),
      2 * d,
      [0, 0, 0],
      'z',
      {
        holes: [
          outline.pairs([-a + 0.018, 0.02, a - 0.018, 0.02, a - 0.018, h - 0.006, 0, h + 0.12, -a + 0.018, h - 0.006]),
        ],
        bevel: 0.002,
      },
    ),
  );
  b.add(
    'back',
    'walls',
    solid.slab(
      gableEnd([
        [a - 0.01, 0.01],
        [a - 0.01, h],
        [0, h + 0.14],
      ]),
      0.01,
      [0, 0, -d + 0.012],
      'z',
      { bevel: 0 },
    ),
  );
  b.add(
    'shelves',
    'trim',
    solid.many([
      solid.box([2 * a - 0.03, 0.014, 2 * d - 0.02], [0, 0.2, 0], 0.002),
      solid.box([2 * a - 0.03, 0.0138, 2 * d - 0.02], [0, h - 0.01, 0], 0.002),
      solid.box([0.014, 0.18, 2 * d - 0.022], [0.01, 0.11, 0], 0.002),
      solid.box([0.0138, 0.17, 2 * d - 0.022], [-0.05, 0.3, 0], 0.002),
    ]),
  );
  const tubes = (x0: number, x1: number, y0: number, y1: number, r: number): Vec3[] => {
    const out: Vec3[] = [];
    for (let j = 0; y0 + r * (2 * j + 1) <= y1; j++)
      for (let i = 0; x0 + r * (2 * i + 1 + (j % 2)) <= x1 - r * 0.5; i++)
        out.push([x0 + r * (2 * i + 1 + (j % 2)), y0 + r * (1 + 1.9 * j), taste.range(-0.008, 0.008)]);
    return out;
  };
  const canes = tubes(0.02, 0.2, 0.022, 0.19, 0.019);
  b.add(
    'canes',
    'plants',
    solid.at(
      solid.turned(
        [
          [0.009, -0.06],
          [0.0185, -0.06],
          [0.0185, 0.06],
          [0.009, 0.06],
          [0.009, -0.06],
        ],
        [0, 0, 0],
        { axis: 'z', bevel: 0, segments: 12 },
      ),
      canes.map((at) => ({ at })),
    ),
    { detail: 0.4 },
  );
  addNests(b, a, h, d, tubes);
}

/** Drilled logs, bricks, cones, straw and the roof. */
function addNests(
  b: Bench,
  a: number,
  h: number,
  d: number,
  tubes: (x0: number, x1: number, y0: number, y1: number, r: number) => Vec3[],
): void {
  const logs = tubes(-0.2, -0.0, 0.024, 0.19, 0.042);
  b.add(
    'logs',
    { base: 'wood', color: '#c8a068' },
    solid.at(
      solid.cyl(0.041, 0.12, [0, 0, 0], 'z', { bevel: 0.003 }),
      logs.map((at) => ({ at })),
    ),
  );
  b.add(
    'log holes',
    'dark',
    solid.many(
      logs.flatMap(([x, y]) =>
        [
          [0, 0],
          [0.018, 0.012],
          [-0.018, 0.01],
          [0.002, -0.02],
        ].map(([u, v]) => solid.cyl(0.005, 0.01, [x + u, y + v, 0.066], 'z', { bevel: 0 })),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'bricks',
    { base: 'ceramic', color: '#a0543c', rough: 0.9 },
    solid.many([0, 1, 2].map((i) => solid.box([0.13, 0.052, 0.11], [-0.125, 0.236 + i * 0.055, 0], 0.004))),
  );
  b.add(
    'brick holes',
    'dark',
    solid.many(
      [0, 1, 2].flatMap((i) =>
        [-0.04, 0, 0.04].map((u) => solid.cyl(0.011, 0.01, [-0.125 + u, 0.236 + i * 0.055, 0.053], 'z', { bevel: 0 })),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'cones',
    { base: 'bark', color: '#7a5436' },
    solid.many(
      Array.from(
        { length: 12 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.03, 0.036, 0.03],
          at: [-0.01 + (i % 4) * 0.058, 0.25 + Math.floor(i / 4) * 0.056, 0.02 + (i % 2) * 0.015],
        }),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'straw',
    'plants',
    solid.slab(outline.pairs([-0.15, h + 0.004, 0.15, h + 0.004, 0, h + 0.1]), 0.12, [0, 0, 0], 'z', { bevel: 0.004 }),
  );
  b.add(
    'roof',
    'roof',
    lappedRoof(
      [
        [a + 0.05, h - 0.02],
        [0, h + 0.18],
      ],
      2 * d + 0.06,
      0.06,
      0.014,
    ),
    { detail: 1.2 },
  );
}
