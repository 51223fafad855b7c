import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid, triples } from '../../kits/joinery/index.ts';

const DEG = Math.PI / 180;
const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5];

/** Part of a ring between two radii, `i` of twenty, the first on top. */
function sector(r0: number, r1: number, i: number): Vec2[] {
  const mid = 90 - i * 18;
  return [...outline.arc(0, 0, r1, mid - 9, mid + 9, 3), ...outline.arc(0, 0, r0, mid + 9, mid - 9, 3)];
}

/** A dartboard on edge with three darts in it. */
function buildDartboard(b: Bench): void {
  const r = 0.2255;
  const at: Vec3 = [0, r, 0];
  const put = (of: Shape): Shape => solid.put(of, at);
  b.add('board', 'dark', put(solid.cyl(r, 0.036, [0, 0, -0.018], 'z', { segments: 64, bevel: 0.004 })));
  b.add('number ring', 'trim', put(solid.hoop(r * 0.985, { kind: 'circle', r: 0.0022 }, [0, 0, 0.004], 'z', 64)));
  const rings: readonly (readonly [string, number, number, boolean])[] = [
    ['inner', 0.016, 0.0985, false],
    ['treble', 0.0995, 0.108, true],
    ['outer', 0.109, 0.1605, false],
    ['double', 0.1615, 0.17, true],
  ];
  for (const [name, r0, r1, scoring] of rings)
    for (const odd of [0, 1]) {
      const shapes = NUMBERS.map((_, i) => i)
        .filter((i) => i % 2 === odd)
        .map((i) => solid.slab(sector(r0, r1, i), 0.004, [0, 0, 0.0005 + (scoring ? 0.0006 : 0)], 'z', { bevel: 0 }));
      b.add(
        `${name} fields ${odd ? 'light' : 'dark'}`,
        scoring ? (odd ? 'green' : 'ring') : odd ? 'cream' : 'black',
        put(solid.many(shapes)),
        { detail: 0.6 },
      );
    }
  b.add('bull ring', 'green', put(solid.cyl(0.0159, 0.0046, [0, 0, 0.001], 'z', { bevel: 0 })));
  b.add('bullseye', 'ring', put(solid.cyl(0.0064, 0.006, [0, 0, 0.0012], 'z', { bevel: 0 })));
  b.add(
    'wires',
    'trim',
    put(
      solid.many(
        [0.0159, 0.099, 0.1085, 0.161, 0.1705].map((q) =>
          solid.hoop(q, { kind: 'circle', r: 0.0008 }, [0, 0, 0.0032], 'z', 60),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'spokes',
    'trim',
    put(
      solid.many(
        NUMBERS.map((_, i) => {
          const a = (81 - i * 18) * DEG;
          return solid.rod(
            [0.016 * Math.cos(a), 0.016 * Math.sin(a), 0.0032],
            [0.172 * Math.cos(a), 0.172 * Math.sin(a), 0.0032],
            0.0007,
          );
        }),
      ),
    ),
    { detail: 0.3 },
  );
  NUMBERS.forEach((value, i) => {
    const a = (90 - i * 18) * DEG;
    b.add(
      `number ${value}`,
      'net',
      put({
        op: 'text',
        value: String(value),
        height: 0.022,
        depth: 0.002,
        bevel: 0,
        at: [0.198 * Math.cos(a), 0.198 * Math.sin(a) - 0.011, 0.0012],
      }),
      { detail: 0.4 },
    );
  });
  const darts: readonly (readonly [string, number, number, number])[] = [
    ['first', 0.004, 0.104, 6],
    ['second', -0.05, -0.03, -5],
    ['third', 0.02, 0.01, 3],
  ];
  for (const [name, x, y, lean] of darts) addDart(b, name, [x, r + y, 0], lean);
}

/** A dart stuck in at `at`, pointing to -Z, its flights up by `lean` degrees. */
function addDart(b: Bench, name: string, at: Vec3, lean: number): void {
  const put = (of: Shape): Shape => solid.put(of, at, [-8 + lean * 0.3, lean, 0]);
  b.add(`${name} dart point`, 'trim', put(solid.rod([0, 0, -0.004], [0, 0, 0.03], 0.0006, 0.0014)));
  b.add(
    `${name} dart barrel`,
    'trim',
    put(
      solid.turned(pairs([0, 0.028, 0.0028, 0.03, 0.0034, 0.036, 0.0034, 0.074, 0.0026, 0.08, 0, 0.08]), [0, 0, 0], {
        axis: 'z',
        bevel: 0.0004,
      }),
    ),
  );
  b.add(`${name} dart shaft`, 'dark', put(solid.rod([0, 0, 0.079], [0, 0, 0.125], 0.0021)));
  const flight = outline.pairs([0.0016, 0.1, 0.016, 0.112, 0.018, 0.132, 0.012, 0.14, 0.0016, 0.136]);
  b.add(
    `${name} dart flights`,
    'accent',
    put({
      op: 'arrayed',
      n: 4,
      around: 'z',
      of: solid.slab(
        flight.map(([u, v]): Vec2 => [v, u]),
        0.0008,
        [0, 0, 0],
        'x',
        { bevel: 0 },
      ),
    }),
  );
}

/** An archery butt on its easel: straw, the five colours, two arrows. */
function buildTarget(b: Bench): void {
  const c: Vec3 = [0, 0.98, 0.1];
  const put = (of: Shape): Shape => solid.put(of, c, [-10, 0, 0]);
  b.add(
    'straw',
    { base: 'rope', color: '#d0ae6a', scale: 1.4 },
    put(solid.cyl(0.62, 0.13, [0, 0, -0.07], 'z', { segments: 64, bevel: 0.03 })),
  );
  const rings: readonly (readonly [string, string, number])[] = [
    ['white ring', 'net', 0.6],
    ['black ring', 'black', 0.48],
    ['blue ring', 'blue', 0.36],
    ['red ring', 'ring', 0.24],
    ['gold', 'gold', 0.12],
  ];
  rings.forEach(([name, slot, r], i) => {
    b.add(name, slot, put(solid.cyl(r, 0.008, [0, 0, -0.003 + i * 0.003], 'z', { segments: 64, bevel: 0.001 })), {
      detail: 0.8,
    });
  });
  b.add(
    'ring lines',
    'trim',
    put(
      solid.many(
        [0.54, 0.42, 0.3, 0.18, 0.06].map((r, i) =>
          solid.hoop(r, { kind: 'rect', w: 0.002, h: 0.004, r: 0.0005 }, [0, 0, 0.0015 + i * 0.003], 'z', 60),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} leg`,
      'wood',
      solid.bar(
        [
          [s * 0.5, 0, 0.28],
          [s * 0.14, 1.75, -0.1],
        ],
        { kind: 'rect', w: 0.06, h: 0.04, r: 0.006 },
        { up: [0, 0, 1] },
      ),
      { grain: [0, 1, 0] },
    );
  b.add(
    'back leg',
    'wood',
    solid.bar(
      [
        [0, 0, -0.75],
        [0, 1.7, -0.13],
      ],
      { kind: 'rect', w: 0.06, h: 0.04, r: 0.006 },
    ),
    { grain: [0, 1, 0] },
  );
  b.add('ledge', 'wood', solid.box([1.0, 0.05, 0.16], [0, 0.36, 0.16], 0.008), { grain: [1, 0, 0] });
  b.add('top pin', 'trim', solid.rod([-0.16, 1.7, -0.12], [0.16, 1.7, -0.12], 0.016));
  for (const [name, x, y] of [
    ['first', 0.06, 0.03],
    ['second', -0.13, -0.08],
  ] as const) {
    b.add(`${name} arrow`, 'dark', put(solid.rod([x, y, -0.02], [x + 0.03, y + 0.02, 0.55], 0.006)));
    b.add(
      `${name} fletching`,
      'accent',
      put({
        op: 'placed',
        of: {
          op: 'arrayed',
          n: 3,
          around: 'z',
          of: solid.slab(outline.pairs([0.44, 0.004, 0.53, 0.004, 0.54, 0.03, 0.47, 0.03]), 0.002, [0, 0, 0], 'x', {
            bevel: 0,
          }),
        },
        places: [{ at: [x + 0.026, y + 0.018, 0] }],
      }),
    );
  }
}

const PIN = pairs([
  0, 0, 0.026, 0, 0.029, 0.004, 0.036, 0.03, 0.05, 0.075, 0.0605, 0.115, 0.058, 0.15, 0.044, 0.2, 0.028, 0.238, 0.0228,
  0.262, 0.0245, 0.29, 0.0305, 0.325, 0.0322, 0.344, 0.029, 0.364, 0.019, 0.377, 0, 0.381,
]);

/** Bowling pins: one, or ten in their triangle. */
function buildPins(b: Bench, ten: boolean): void {
  const spots: Vec3[] = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i <= row; i++) spots.push([(i - row / 2) * 0.305, 0, 0.4 - row * 0.264]);
  (ten ? spots : [[0, 0, 0] as Vec3]).forEach((at, i) => {
    const pre = ten ? `pin ${i + 1}` : 'pin';
    b.add(pre, 'board', solid.turned(PIN, at, { smooth: true, bevel: 0.001, segments: ten ? 28 : 56 }), {
      detail: ten ? 0.8 : 1.3,
    });
    b.add(
      `${pre} collar`,
      'ring',
      solid.many(
        [
          [0.249, 0.0244],
          [0.274, 0.0231],
        ].map(([y, r]) =>
          solid.hoop(r, { kind: 'rect', w: 0.009, h: 0.0018, r: 0.0006 }, [at[0], y, at[2]], 'y', ten ? 24 : 44),
        ),
      ),
    );
    b.add(
      `${pre} base`,
      'dark',
      solid.cyl(0.0265, 0.003, [at[0], 0.0014, at[2]], 'y', { bevel: 0.0006, segments: 32 }),
    );
  });
}

/** A heavy bag hung by four chains from its stand. */
function buildBag(b: Bench): void {
  b.add(
    'bag',
    'bag',
    solid.turned(
      pairs([0, 0.42, 0.14, 0.42, 0.175, 0.45, 0.18, 0.55, 0.178, 0.95, 0.176, 1.42, 0.165, 1.46, 0, 1.46]),
      [0, 0, 0.1],
      { bevel: 0.02, segments: 56 },
    ),
    { detail: 1.3 },
  );
  for (const [name, y] of [
    ['lower', 0.62],
    ['middle', 0.94],
    ['upper', 1.26],
  ] as const)
    b.add(
      `${name} band`,
      'dark',
      solid.hoop(0.1785, { kind: 'rect', w: 0.05, h: 0.006, r: 0.002 }, [0, y, 0.1], 'y', 56),
    );
  b.add('seam', 'dark', solid.box([0.012, 0.9, 0.008], [0, 0.94, 0.279], 0.003));
  b.add('label', 'accent', solid.box([0.13, 0.08, 0.012], [0, 1.1, 0.276], 0.004));
  const top: Vec3 = [0, 1.88, 0.1];
  for (let i = 0; i < 4; i++) {
    const a = ((45 + 90 * i) * Math.PI) / 180;
    const low: Vec3 = [0.15 * Math.cos(a), 1.45, 0.1 + 0.15 * Math.sin(a)];
    const links = Array.from({ length: 7 }, (_, k): Shape => {
      const t = (k + 0.5) / 7;
      const p: Vec3 = [low[0] * (1 - t), low[1] + (top[1] - low[1]) * t, 0.1 + (low[2] - 0.1) * (1 - t)];
      return solid.put(solid.hoop(0.024, { kind: 'circle', r: 0.006 }, [0, 0, 0], k % 2 ? 'x' : 'z', 12), p, [
        0,
        -45 - 90 * i,
        0,
      ]);
    });
    b.add(`chain ${i + 1}`, 'trim', solid.put(solid.many(links), [0, 0, 0]), { detail: 0.3 });
    b.add(
      `strap ${i + 1}`,
      'dark',
      solid.put(solid.box([0.05, 0.12, 0.014], [0, 1.4, 0.176], 0.004), [0, 0, 0.1], [0, 45 + 90 * i, 0]),
    );
  }
  b.add(
    'swivel',
    'trim',
    solid.many([
      solid.cyl(0.03, 0.06, [0, 1.9, 0.1]),
      solid.hoop(0.035, { kind: 'circle', r: 0.009 }, [0, 1.955, 0.1], 'z', 24),
    ]),
  );
  b.add(
    'arm',
    'frame',
    solid.bar(
      triples([0, 2.0, 0.16, 0, 2.0, -0.45, 0, 1.9, -0.6, 0, 1.7, -0.65]),
      { kind: 'rect', w: 0.07, h: 0.07, r: 0.012 },
      { up: [1, 0, 0] },
    ),
  );
  b.add('column', 'frame', solid.box([0.08, 1.78, 0.08], [0, 0.9, -0.65], 0.012));
  b.add(
    'gusset',
    'frame',
    solid.bar(triples([0, 1.45, -0.64, 0, 1.97, -0.3]), { kind: 'rect', w: 0.05, h: 0.05, r: 0.01 }),
  );
  b.add('foot beam', 'frame', solid.box([1.1, 0.06, 0.09], [0, 0.03, -0.65], 0.012));
  b.add('side feet', 'frame', solid.both(solid.box([0.09, 0.06, 1.1], [0.55, 0.031, -0.25], 0.012)));
  b.add('weights', 'dark', solid.both(solid.cyl(0.17, 0.09, [0.3, 0.105, -0.65], 'y', { bevel: 0.015 })));
}

/** What is aimed at or struck, standing on y = 0: metres. */
export const targets = { buildDartboard, buildTarget, buildPins, buildBag };
