import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Logs with pointed tops side by side, tied by two rails with rope; a gate of logs under a lintel. */
export function addPalisade(b: Bench, gate: boolean, taste: Rng): void {
  const n = 16;
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * 0.235;
    if (gate && Math.abs(x) < 0.75) continue;
    const [r, h] = [0.118 + taste.range(-0.012, 0.008), 2.45 + taste.range(-0.14, 0.16)];
    const at: Vec3 = [x, 0, taste.range(-0.02, 0.02)];
    b.add(
      `log ${i + 1}`,
      'stone',
      solid.turned(
        [
          [0, 0],
          [r, 0],
          [r * 0.97, h],
          [0, h],
        ],
        at,
        { bevel: 0.01, segments: 18 },
      ),
      { grain: [0, 1, 0] },
    );
    b.add(
      `point ${i + 1}`,
      'coping',
      solid.turned(
        [
          [0, -0.01],
          [r * 0.96, -0.01],
          [r * 0.5, 0.2],
          [r * 0.08, 0.38],
          [0, 0.39],
        ],
        [x, h, at[2]],
        { bevel: 0, segments: 14 },
      ),
      { grain: [0, 1, 0], detail: 0.7 },
    );
  }
  for (const [k, y] of [0.75, 1.9].entries()) {
    const pieces: readonly Vec2[] = gate
      ? [
          [-1.9, -0.72],
          [0.72, 1.9],
        ]
      : [[-1.95, 1.95]];
    b.add(
      `rail ${k + 1}`,
      'coping',
      solid.many(pieces.map(([p, q]) => solid.rod([p, y, -0.19], [q, y + 0.02, -0.19], 0.075, 0.068, 'round'))),
      { grain: [1, 0, 0] },
    );
    b.add(
      `lashings ${k + 1}`,
      { base: 'rope', color: '#b89a64' },
      solid.many(
        Array.from({ length: 8 }, (_, i) => (i - 3.5) * 0.47)
          .filter((x) => !gate || Math.abs(x) > 0.8)
          .flatMap((x) =>
            [-0.03, 0.03].map((v) =>
              solid.put(
                solid.hoop(0.24, { kind: 'circle', r: 0.017 }, [0, 0, 0], 'x', 22),
                [x + v * 0.6, y + v, -0.075],
                [0, v * 300, 0],
              ),
            ),
          ),
      ),
      { detail: 0.4 },
    );
  }
  if (!gate) return;
  b.add('gate posts', 'stone', solid.both(solid.cyl(0.16, 3.1, [0.82, 1.55, 0], 'y', { bevel: 0.02 })), {
    grain: [0, 1, 0],
  });
  b.add('gate lintel', 'coping', solid.rod([-1.2, 2.86, 0], [1.2, 2.86, 0], 0.14), { grain: [1, 0, 0] });
  b.add(
    'gate logs',
    'coping',
    solid.many([-0.54, -0.27, 0, 0.27, 0.54].map((x) => solid.cyl(0.128, 2.5, [x, 1.29, 0.02], 'y', { bevel: 0.01 }))),
    { grain: [0, 1, 0] },
  );
  b.add(
    'gate braces',
    'gate',
    solid.many(
      [0.5, 2.05]
        .map((y) => solid.box([1.36, 0.16, 0.08], [0, y, 0.16], 0.012))
        .concat([
          solid.bar(
            [
              [-0.62, 0.58, 0.165],
              [0.62, 1.97, 0.165],
            ],
            { kind: 'rect', w: 0.06, h: 0.15 },
            { up: [-1, 1, 0] },
          ),
        ]),
    ),
  );
}

/** Filled bags laid like bricks, sagging into one another, each with its seam and tied mouth. */
export function addSandbags(b: Bench, taste: Rng): void {
  const bag = (w: number): Shape => {
    const rings = [
      [-0.5, 0.3],
      [-0.46, 0.62],
      [-0.36, 0.88],
      [-0.15, 1],
      [0.15, 1],
      [0.36, 0.88],
      [0.46, 0.62],
      [0.5, 0.3],
    ].map(([u, k]) => ({
      points: outline.superellipse(0.105 * (0.55 + 0.45 * k), 0.17 * k, 2.7, 18).map(([y, z]): Vec3 => [u * w, y, z]),
    }));
    return { op: 'loft', sections: rings, spline: 'catmull', smooth: false, cap: 'round' };
  };
  let count = 0;
  for (let r = 0; r < 5; r++) {
    const n = 6 - Math.floor(r / 2);
    for (let i = 0; i < n; i++) {
      count++;
      const x = (i - (n - 1) / 2) * 0.5 + (r % 2 ? 0.1 : -0.05);
      const bend = 0.1 * (x / 1.5) ** 2;
      const at: Vec3 = [x, 0.1 + r * 0.175, bend + taste.range(-0.02, 0.02)];
      b.add(
        `bag ${count}`,
        'stone',
        solid.put(bag(0.53 * taste.range(0.95, 1.05)), at, [
          taste.range(-5, 5),
          -x * 7 + taste.range(-4, 4),
          taste.range(-2.5, 2.5),
        ]),
      );
      b.add(
        `seam ${count}`,
        'core',
        solid.put(solid.box([0.014, 0.06, 0.12], [0.262, 0, 0], 0.005), at, [0, -x * 7, 0]),
        { detail: 0.2, hidden: true },
      );
    }
  }
}

const PLAN = [
  '###########',
  '#...#.....#',
  '#.#.#.###.#',
  '#.#...#.#.#',
  '#.#####.#.#',
  '#.....#...#',
  '###.#.###.#',
  '#...#.....#',
  '#.#####.#.#',
  '#.......#..',
  '###########',
];

/** A labyrinth of walls on a paved square: runs of wall along rows and columns, mirrored or turned by the seed. */
export function addMaze(b: Bench, taste: Rng): void {
  const s = 0.9;
  const n = PLAN.length;
  const turned = taste.next() < 0.5;
  const solidAt = (r: number, c: number): boolean => (turned ? PLAN[c]?.[r] : PLAN[r]?.[c]) === '#';
  const at = (k: number): number => (k - (n - 1) / 2) * s;
  b.add('ground', 'core', solid.box([n * s + 0.6, 0.12, n * s + 0.6], [0, 0.06, 0], 0.03), { detail: 0.5 });
  let run = 0;
  const h = 1.25;
  const add = (r0: number, c0: number, r1: number, c1: number): void => {
    run++;
    const across = r0 === r1;
    b.add(
      `wall ${run}`,
      'stone',
      solid.box(
        [
          at(c1) - at(c0) + 0.42 + (across ? 0 : -0.006),
          h - (across ? 0 : 0.006),
          at(r1) - at(r0) + 0.42 + (across ? -0.006 : 0),
        ],
        [(at(c0) + at(c1)) / 2, 0.1 + h / 2, (at(r0) + at(r1)) / 2],
        0.05,
      ),
    );
    b.add(
      `top ${run}`,
      'stone',
      solid.box(
        [
          at(c1) - at(c0) + 0.5 + (across ? 0 : -0.006),
          0.1 - (across ? 0 : 0.006),
          at(r1) - at(r0) + 0.5 + (across ? -0.006 : 0),
        ],
        [(at(c0) + at(c1)) / 2, 0.14 + h, (at(r0) + at(r1)) / 2],
        0.03,
      ),
    );
  };
  for (let k = 0; k < n; k++)
    for (const across of [true, false]) {
      let from = -1;
      for (let j = 0; j <= n; j++) {
        const full = j < n && (across ? solidAt(k, j) : solidAt(j, k));
        if (full && from < 0) from = j;
        if (!full && from >= 0) {
          if (j - from > 1)
            add(...((across ? [k, from, k, j - 1] : [from, k, j - 1, k]) as [number, number, number, number]));
          from = -1;
        }
      }
    }
}

/** Prefabricated slabs with feet and a round cap. */
export function addSlabs(b: Bench, taste: Rng): void {
  for (let i = 0; i < 3; i++) {
    const x = (i - 1) * 1.22 + taste.range(-0.004, 0.004);
    b.add(
      `slab ${i + 1}`,
      'stone',
      solid.slab(
        outline.rounded(
          outline.pairs([-0.3, 0, 0.95, 0, 0.95, 0.14, 0.12, 0.28, 0.08, 2.8, -0.08, 2.8, -0.12, 0.3, -0.3, 0.2]),
          0.03,
          2,
        ),
        1.19,
        [x, 0, -0.2],
        'x',
        { bevel: 0.012 },
      ),
    );
    b.add(
      `lifting eyes ${i + 1}`,
      'metal',
      solid.many([-0.3, 0.3].map((u) => solid.hoop(0.05, { kind: 'circle', r: 0.01 }, [x + u, 0.3, -0.07], 'x', 18))),
    );
  }
  b.add(
    'cap',
    'coping',
    solid.cut(
      solid.cyl(0.2, 3.72, [0, 2.86, -0.2], 'x', { bevel: 0.02 }),
      solid.box([3.8, 0.4, 0.17], [0, 2.68, -0.2], 0),
    ),
  );
  b.add('joints', 'core', solid.many([-0.61, 0.61].map((x) => solid.box([0.03, 2.4, 0.13], [x, 1.4, -0.2], 0))));
}
