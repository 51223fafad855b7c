import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const PITCH = 0.008;

/** A building brick of `nx` by `nz` studs at `at`, `k` times the usual size, hollow below. */
function addBrick(b: Bench, name: string, slot: string, nx: number, nz: number, at: Vec3, k = 1, studs = true): void {
  const p = PITCH * k;
  const [w, d, h] = [nx * p - 0.0002 * k, nz * p - 0.0002 * k, 0.0096 * k];
  const t = 0.0013 * k;
  const put = (of: Parameters<typeof solid.put>[0]) => solid.put(of, at, [0, 0, 0]);
  const shell = solid.cut(
    solid.box([w, h, d], [0, h / 2, 0], 0.0002 * k),
    solid.box([w - 2 * t, h, d - 2 * t], [0, h / 2 - t, 0], 0),
  );
  b.add(name, slot, put(shell), { detail: 1.2 });
  if (!studs) return;
  const places: Vec3[] = [];
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < nz; j++) places.push([(i - (nx - 1) / 2) * p, h + 0.0008 * k, (j - (nz - 1) / 2) * p]);
  b.add(
    `${name} studs`,
    slot,
    put(
      solid.at(
        solid.cyl(0.0024 * k, 0.0018 * k, [0, 0, 0], 'y', { bevel: 0.0003 * k, segments: 28 }),
        places.map((q) => ({ at: q })),
      ),
    ),
  );
}

/** A small wall of bricks in bond, each course its own colours. */
function buildWall(b: Bench, rng: Rng): void {
  const slots = ['body', 'second', 'third', 'fourth'];
  const pick = rng.fork('wall');
  const h = 0.0096;
  for (let row = 0; row < 5; row++) {
    const odd = row % 2;
    let x = -0.032;
    const run = odd ? [2, 4, 2] : [4, 4];
    run.forEach((n, i) => {
      addBrick(
        b,
        `brick ${row * 3 + i + 1}`,
        slots[(row + i * 2 + pick.int(2)) % 4],
        n,
        2,
        [x + n * 0.004, row * h, 0],
        1,
        row === 4,
      );
      x += n * PITCH;
    });
  }
}

/** A wooden tower of three blocks a storey, crosswise, some drawn out. */
function buildJenga(b: Bench, rng: Rng): void {
  const [l, h, w] = [0.075, 0.015, 0.0248];
  const taste = rng.fork('jenga');
  const gone = new Set([taste.int(3) + 9, taste.int(3) + 18, taste.int(3) + 30].map((i) => (i % 3 === 1 ? i : i)));
  for (let row = 0; row < 18; row++)
    for (let i = 0; i < 3; i++) {
      const k = row * 3 + i;
      if (gone.has(k) && row < 17) continue;
      const out = k === 25 ? 0.02 : taste.range(-0.0012, 0.0012);
      const u = (i - 1) * (w + 0.0002);
      const turned = row % 2 === 1;
      b.add(
        `block ${k + 1}`,
        b.tint('wood', { color: ['#dcb67c', '#d4aa6c', '#e2c08a'][k % 3] }),
        solid.box([l, h - 0.0002, w], turned ? [u, h * (row + 0.5), out] : [out, h * (row + 0.5), u], 0.001, [
          0,
          turned ? 90 + taste.range(-0.6, 0.6) : taste.range(-0.6, 0.6),
          0,
        ]),
        { grain: turned ? [0, 0, 1] : [1, 0, 0], detail: 0.7 },
      );
    }
}

const PIECES: readonly (readonly [name: string, color: string, cells: readonly (readonly [number, number])[]])[] = [
  [
    'bar',
    '#29b6d8',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  ],
  [
    'square',
    '#e8c62a',
    [
      [4, 0],
      [5, 0],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    'tee',
    '#9a3fb8',
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [1, 2],
    ],
  ],
  [
    'ell',
    '#e8842a',
    [
      [3, 1],
      [3, 2],
      [3, 3],
      [2, 3],
    ],
  ],
  [
    'zed',
    '#d8342c',
    [
      [4, 2],
      [4, 3],
      [5, 3],
      [5, 4],
    ],
  ],
];

/** Falling blocks at rest, of cubes each. */
function buildTetris(b: Bench): void {
  const u = 0.03;
  for (const [name, color, cells] of PIECES) {
    const seen = new Set<string>();
    const cubes = cells.filter(([x, y]) => !seen.has(`${x},${y}`) && seen.add(`${x},${y}`));
    const at = cubes.map(([x, y]) => ({ at: [(x - 2.5) * u, (y + 0.5) * u, 0] as Vec3 }));
    b.add(
      `${name} piece`,
      b.tint('body', { color }),
      solid.at(solid.box([u * 0.985, u * 0.985, u], [0, 0, 0], u * 0.09), at),
    );
    b.add(
      `${name} panels`,
      b.tint('body', { color, rough: 0.15 }),
      solid.at(solid.box([u * 0.56, u * 0.56, u * 1.06], [0, 0, 0], u * 0.04), at),
      { detail: 0.6 },
    );
  }
}

/** Wooden building blocks stacked to a gate: pillars, an arch, a roof, letters round about. */
function buildWooden(b: Bench): void {
  const u = 0.04;
  const at = (x: number, y: number, z = 0): Vec3 => [x * u, y * u, z * u];
  const half: Vec2[] = [...outline.arc(0, 0, u * 0.55, 180, 0, 16)];
  b.add('left cube', 'body', solid.box([u, u, u], at(-1, 0.5), 0.003));
  b.add('right cube', 'third', solid.box([u, u, u], at(1, 0.5), 0.003));
  b.add('left pillar', 'second', solid.cyl(u * 0.48, u, at(-1, 1.5), 'y', { bevel: 0.003 }));
  b.add('right pillar', 'second', solid.cyl(u * 0.48, u, at(1, 1.5), 'y', { bevel: 0.003 }));
  const arch: Vec2[] = [
    [-1.5 * u, 0],
    ...half.map(([x, y]): Vec2 => [x, y]),
    [1.5 * u, 0],
    [1.5 * u, u * 0.95],
    [-1.5 * u, u * 0.95],
  ];
  b.add('arch', 'fourth', solid.slab(arch, u, at(0, 2), 'z', { bevel: 0.003 }));
  b.add(
    'roof',
    'body',
    solid.slab(
      [
        [-1.2 * u, 0],
        [1.2 * u, 0],
        [0, u * 1.1],
      ],
      u,
      at(0, 2.95),
      'z',
      { bevel: 0.003 },
    ),
  );
  b.add('front plank', 'wood', solid.box([u * 2, u * 0.5, u], at(0.3, 0.25, 1.5), 0.003, [0, 14, 0]), {
    grain: [1, 0, 0],
  });
  b.add('small cylinder', 'third', solid.cyl(u * 0.4, u * 0.8, at(-1.5, 0.4, 1.5), 'y', { bevel: 0.003 }));
  b.add(
    'wedge',
    'fourth',
    solid.put(
      solid.slab(
        [
          [-u * 0.5, 0],
          [u * 0.5, 0],
          [-u * 0.5, u],
        ],
        u,
        [0, 0, 0],
        'z',
        { bevel: 0.003 },
      ),
      at(1.9, 0, 1.2),
      [0, -30, 0],
    ),
  );
  b.add(
    'half round',
    'second',
    solid.put(
      solid.slab([...outline.arc(0, 0, u * 0.6, 0, 180, 14)], u * 0.8, [0, 0, 0], 'z', { bevel: 0.003 }),
      at(0.4, 0.5, 1.5),
      [0, 14, 0],
    ),
  );
}

/** Bricks and blocks that towers are built of, on y = 0: metres. */
export const bricks = { addBrick, buildWall, buildJenga, buildTetris, buildWooden };
