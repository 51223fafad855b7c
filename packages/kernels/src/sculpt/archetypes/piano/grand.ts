import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { addBench, addKeys, addPedals, addScore } from './parts.ts';

/** The rim seen from above, x and -z: straight bass side at the left, curved treble side. */
const RIM: readonly Vec2[] = smoothLoop(
  [
    -0.74, -0.72, 0, -0.73, 0.74, -0.72, 0.75, -0.4, 0.74, -0.12, 0.66, 0.16, 0.44, 0.38, 0.22, 0.56, 0.06, 0.8, -0.1,
    0.99, -0.34, 1.06, -0.58, 1.0, -0.72, 0.82, -0.75, 0.5, -0.75, 0, -0.75, -0.45,
  ],
  3,
);

const scaled = (k: number): Vec2[] => RIM.map(([x, y]): Vec2 => [x * k, 0.1 + (y - 0.1) * k]);

/** A grand piano, keys towards +Z: rim with soundboard, gilded plate and strings, lid on its prop, lyre, three legs. */
export function buildGrand(b: Bench, bench: boolean, rng: Rng): void {
  const taste = rng.fork('grand');
  const y = 0.66;
  const h = 0.32;
  const keyboard = solid.box([1.3, 0.5, 0.44], [0, y + h / 2 + 0.1, 0.58], 0);
  b.add(
    'rim',
    'case',
    solid.cut(
      solid.slab(RIM, h, [0, y + h / 2, 0], 'y', { holes: [scaled(0.955)], bevel: 0.006, smooth: true }),
      keyboard,
    ),
    { detail: 1.5 },
  );
  b.add(
    'soundboard',
    { base: 'wood', color: '#c98f4a' },
    solid.cut(solid.slab(scaled(0.96), 0.02, [0, y + 0.16, 0], 'y', { bevel: 0.001 }), keyboard),
  );
  b.add('bottom', 'case', solid.slab(scaled(0.97), 0.03, [0, y + 0.016, 0], 'y', { bevel: 0.002 }));
  const holes = [
    outline.ngon(0.045, 18, 0, 0.34, 0.16),
    outline.ngon(0.05, 18, 0, -0.02, 0.42),
    outline.ngon(0.05, 18, 0, -0.3, 0.72),
    outline.ngon(0.045, 18, 0, 0.5, -0.05),
  ];
  b.add(
    'plate',
    'plate',
    solid.cut(solid.slab(scaled(0.9), 0.016, [0, y + 0.19, 0], 'y', { holes, bevel: 0.003 }), keyboard),
  );
  const bar = (x0: number, z0: number, x1: number, z1: number): Shape =>
    solid.bar(
      [
        [x0, y + 0.205, z0],
        [x1, y + 0.205, z1],
      ],
      { kind: 'rect', w: 0.03, h: 0.03, r: 0.006 },
      { up: [0, 1, 0] },
    );
  b.add(
    'plate bars',
    'plate',
    solid.many([
      bar(-0.6, 0.3, -0.5, -0.82),
      bar(-0.25, 0.3, -0.28, -0.9),
      bar(0.12, 0.3, 0.02, -0.62),
      bar(0.45, 0.3, 0.42, -0.22),
    ]),
  );
  const wires = Array.from({ length: 34 }, (_, i): Shape => {
    const t = i / 33;
    const x = -0.62 + t * 1.22;
    const end = -0.82 + t ** 1.25 * 0.78;
    return solid.bar(
      [
        [x, y + 0.218, 0.3],
        [x - 0.06 * (1 - t), y + 0.218, end],
      ],
      { kind: 'polygon', points: outline.ngon(0.002, 4) },
    );
  });
  b.add('strings', 'strings', solid.many(wires), { detail: 0.3 });
  b.add(
    'tuning pins',
    'strings',
    solid.many(
      Array.from({ length: 40 }, (_, i) =>
        solid.cyl(0.004, 0.02, [-0.62 + i * 0.0315, y + 0.212, 0.31 + (i % 2) * 0.02], 'y', { segments: 8, bevel: 0 }),
      ),
    ),
    { detail: 0.2 },
  );
  b.add('fallboard', 'case', solid.box([1.28, 0.16, 0.025], [0, y + 0.2, 0.395], 0.006, [-12, 0, 0]));
  b.add('key bed', 'case', solid.box([1.5, 0.06, 0.36], [0, y + 0.03, 0.56], 0.008));
  b.add(
    'arms',
    'case',
    solid.both(
      solid.slab(
        outline
          .rounded(pairs([0.38, 0.06, 0.73, 0.06, 0.73, 0.15, 0.66, 0.17, 0.6, 0.24, 0.4, 0.31]), 0.03)
          .map(([z, v]): Vec2 => [z, v + y]),
        0.12,
        [0.69, 0, 0],
        'x',
        { bevel: 0.008 },
      ),
    ),
  );
  addKeys(b, [0, y + 0.105, 0.62]);
  b.add(
    'music desk',
    'case',
    solid.slab(
      outline
        .rounded(pairs([-0.36, 0, 0.36, 0, 0.36, 0.2, 0.2, 0.24, -0.2, 0.24, -0.36, 0.2]), 0.03)
        .map(([x, v]): Vec2 => [x, v]),
      0.012,
      [0, y + 0.32, 0.27],
      'z',
      { bevel: 0.004 },
    ),
  );
  addScore(b, [0, y + 0.332, 0.281], 6);
  addLid(b, y + h, taste);
  addStand(b, y);
  if (bench) addBench(b, 1.16, taste);
}

function addLid(b: Bench, y: number, taste: Rng): void {
  const open = taste.range(34, 40);
  const at: Vec3 = [-0.76, y + 0.012, 0];
  const shape = solid.cut(
    solid.slab(scaled(1.012), 0.022, [0.76, 0.004, 0], 'y', { bevel: 0.005, smooth: true }),
    solid.box([3, 0.4, 1.2], [0.7, 0, 0.85], 0),
  );
  b.add('lid', 'case', solid.put(shape, at, [0, 0, open]), { detail: 1.4 });
  b.add(
    'lid hinges',
    'metal',
    solid.many([-0.7, -0.2, 0.15].map((z) => solid.cyl(0.011, 0.09, [-0.762, y + 0.008, z], 'z'))),
  );
  const a = (open * Math.PI) / 180;
  const reach = 1.12;
  b.add(
    'lid prop',
    'case',
    solid.rod([0.5, y - 0.06, 0.0], [at[0] + reach * Math.cos(a), at[1] + reach * Math.sin(a) - 0.01, -0.02], 0.011),
  );
  b.add('prop cup', 'metal', solid.cyl(0.02, 0.014, [0.5, y - 0.06, 0], 'y'), { hidden: true });
}

function addStand(b: Bench, y: number): void {
  const leg = pairs([
    0, 0.05, 0.03, 0.05, 0.034, 0.09, 0.026, 0.12, 0.036, 0.16, 0.052, 0.5, 0.044, 0.53, 0.062, 0.56, 0.066, 0.66, 0,
    0.66,
  ]);
  for (const [name, x, z] of [
    ['left leg', -0.6, 0.5],
    ['right leg', 0.6, 0.5],
    ['rear leg', -0.34, -0.82],
  ] as const) {
    b.add(name, 'case', { op: 'lathe', profile: leg, sides: 6, at: [x, 0, z], bevel: 0.004 });
    b.add(
      `${name} caster`,
      'metal',
      solid.many([solid.cyl(0.026, 0.02, [x, 0.026, z], 'x'), solid.box([0.03, 0.034, 0.03], [x, 0.05, z], 0.006)]),
    );
  }
  b.add('lyre box', 'case', solid.box([0.3, 0.07, 0.13], [0, 0.1, 0.42], 0.008));
  b.add(
    'lyre',
    'case',
    solid.both(
      solid.tube(
        [
          [0.05, 0.13, 0.42],
          [0.1, 0.25, 0.42],
          [0.06, 0.42, 0.42],
          [0.11, y, 0.42],
        ],
        0.018,
      ),
    ),
  );
  b.add('lyre rods', 'metal', solid.many([-0.03, 0, 0.03].map((x) => solid.rod([x, 0.13, 0.42], [x, y, 0.42], 0.005))));
  b.add('lyre brace', 'metal', solid.rod([0, 0.14, 0.36], [0, y, 0.1], 0.008));
  addPedals(b, 0.56, 0.09);
}
