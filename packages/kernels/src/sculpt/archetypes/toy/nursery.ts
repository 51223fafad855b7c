import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid, triples } from '../../kits/joinery/index.ts';

function buildRattle(b: Bench): void {
  const at: Vec3 = [0, 0.155, 0];
  for (const [name, slot, to] of [
    ['upper', 'body', 0],
    ['lower', 'second', 180],
  ] as const)
    b.add(`${name} shell`, slot, solid.put({ op: 'ball', r: 0.036, from: 0, to: 84 }, at, [to, 0, 0]));
  b.add('belt', 'third', solid.hoop(0.0355, { kind: 'rect', w: 0.01, h: 0.005, r: 0.0015 }, at, 'y', 48));
  b.add('belt beads', 'fourth', {
    op: 'arrayed',
    n: 12,
    around: 'y',
    of: { op: 'ball', r: 0.0038, at: [0.0385, 0.155, 0] },
  });
  b.add(
    'handle',
    'body',
    solid.turned(
      pairs([0, 0.036, 0.008, 0.036, 0.0075, 0.05, 0.0095, 0.075, 0.0075, 0.1, 0.013, 0.122, 0, 0.125]),
      [0, 0, 0],
      { smooth: false, bevel: 0.002 },
    ),
  );
  b.add('grip ring', 'third', solid.hoop(0.017, { kind: 'circle', r: 0.0055 }, [0, 0.0225, 0], 'z', 44));
  b.add('collar', 'fourth', solid.cyl(0.0115, 0.006, [0, 0.0405, 0], 'y', { bevel: 0.0015 }));
}

function buildPacifier(b: Bench): void {
  const y = 0.024;
  const shield = outline
    .superellipse(0.0235, 0.0175, 2.4, 40)
    .map(([x, v]): Vec2 => [x, v * (1 - 0.14 * Math.exp(-((x / 0.008) ** 2)) * (v > 0 ? 1 : 0))]);
  b.add(
    'shield',
    'body',
    solid.slab(shield, 0.0035, [0, y, 0], 'z', {
      bevel: 0.0012,
      holes: [outline.ngon(0.0032, 16, 0, 0.0145, 0), outline.ngon(0.0032, 16, 0, -0.0145, 0)],
    }),
    { detail: 1.2 },
  );
  b.add(
    'button',
    'second',
    solid.turned(pairs([0, 0, 0.0105, 0, 0.0105, 0.004, 0.008, 0.007, 0, 0.0075]), [0, y, 0.001], {
      axis: 'z',
      bevel: 0.0012,
    }),
  );
  b.add(
    'ring',
    'third',
    solid.put(
      solid.hoop(0.0145, { kind: 'circle', r: 0.0022 }, [0, -0.0145, 0], 'z', 40),
      [0, y - 0.0005, 0.007],
      [-32, 0, 0],
    ),
  );
  const teat = solid.turned(
    pairs([
      0, -0.003, 0.0065, -0.003, 0.0055, 0.006, 0.0055, 0.011, 0.0085, 0.018, 0.008, 0.023, 0.004, 0.027, 0, 0.0275,
    ]),
    [0, 0, 0],
    { bevel: 0.003 },
  );
  b.add(
    'teat',
    { base: 'rubber', color: '#e8c890', rough: 0.25, clearcoat: 0.5 },
    solid.put(teat, [0, y, 0], [-90, 0, 0]),
  );
}

/** A box with its lid up and a clown on a spring. */
function buildJack(b: Bench): void {
  const u = 0.13;
  b.add(
    'box',
    'body',
    solid.cut(
      solid.box([u, u, u], [0, u / 2, 0], 0.004),
      solid.box([u - 0.012, u, u - 0.012], [0, u / 2 + 0.008, 0], 0.001),
    ),
  );
  for (const [i, turn] of [0, 90, 180, 270].entries())
    b.add(
      `${['front', 'right', 'back', 'left'][i]} star`,
      'third',
      solid.put(
        solid.slab(
          Array.from({ length: 10 }, (_, k): Vec2 => {
            const a = Math.PI / 2 + (k * Math.PI) / 5;
            const q = k % 2 ? 0.017 : 0.042;
            return [q * Math.cos(a), u / 2 + q * Math.sin(a)];
          }),
          0.003,
          [0, 0, u / 2 + 0.001],
          'z',
          { bevel: 0.0006 },
        ),
        [0, 0, 0],
        [0, turn, 0],
      ),
    );
  b.add(
    'edges',
    'second',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((q) =>
          solid.box([0.012, u * 0.96, 0.012], [s * (u / 2 - 0.004), u / 2, q * (u / 2 - 0.004)], 0.002),
        ),
      ),
    ),
  );
  b.add(
    'lid',
    'second',
    solid.put(solid.box([u, 0.006, u], [0, 0, u / 2], 0.002), [0, u + 0.002, -u / 2 - 0.002], [-112, 0, 0]),
  );
  b.add(
    'hinge',
    'metal',
    solid.rod([-u * 0.4, u + 0.001, -u / 2 - 0.001], [u * 0.4, u + 0.001, -u / 2 - 0.001], 0.0035),
  );
  b.add(
    'crank',
    'metal',
    solid.tube(triples([0.063, 0.06, 0, 0.085, 0.06, 0, 0.085, 0.09, 0, 0.1, 0.09, 0]), 0.0035, { spline: 'linear' }),
  );
  b.add('crank knob', 'third', { op: 'ball', r: [0.011, 0.008, 0.008], at: [0.106, 0.09, 0] });
  const spring = Array.from({ length: 8 * 16 + 1 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 16;
    const t = i / 128;
    return [0.027 * Math.cos(a) + 0.012 * t * t, 0.03 + 0.17 * t, 0.027 * Math.sin(a)];
  });
  b.add('spring', 'metal', solid.tube(spring, 0.0022, { spline: 'linear', cap: 'flat' }));
  addClown(b);
}

function addClown(b: Bench): void {
  const c: Vec3 = [0.014, 0.248, 0];
  b.add(
    'collar',
    'third',
    solid.put(
      solid.slab(
        Array.from({ length: 48 }, (_, i): Vec2 => {
          const a = (2 * Math.PI * i) / 48;
          const r = 0.046 + 0.007 * Math.cos(a * 12);
          return [r * Math.cos(a), r * Math.sin(a)];
        }),
        0.008,
        [0, 0, 0],
        'y',
        { bevel: 0.002 },
      ),
      [0.013, 0.204, 0],
    ),
  );
  b.add('head', { base: 'plain', color: '#f2d8c0', rough: 0.5 }, { op: 'ball', r: 0.042, at: c }, { detail: 1.2 });
  b.add('nose', 'body', { op: 'ball', r: 0.0105, at: [c[0], c[1] - 0.002, 0.043] });
  b.add(
    'smile',
    'body',
    solid.tube(
      [-0.02, -0.012, 0, 0.012, 0.02].map(
        (x): Vec3 => [
          c[0] + x,
          c[1] - 0.021 + (x / 0.02) ** 2 * 0.009,
          Math.sqrt(Math.max(0, 0.0425 ** 2 - x * x - 0.018 ** 2)) + 0.0006,
        ],
      ),
      0.0026,
    ),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} eye`, 'dark', {
      op: 'ball',
      r: [0.0048, 0.0075, 0.004],
      at: [c[0] + s * 0.015, c[1] + 0.014, 0.0365],
    });
    b.add(`${name} hair`, 'fourth', {
      op: 'union',
      k: 0.006,
      of: [
        [0, 0.006, 0],
        [0.008, -0.008, 0.006],
        [0.006, 0.012, -0.01],
        [-0.002, -0.002, -0.016],
      ].map(([x, y, z]) => ({
        op: 'sphere' as const,
        r: 0.0145,
        at: [c[0] + s * (0.042 + x), c[1] + 0.012 + y, z] as Vec3,
      })),
    });
    b.add(`${name} cheek`, 'body', {
      op: 'ball',
      r: [0.007, 0.006, 0.002],
      at: [c[0] + s * 0.026, c[1] - 0.006, 0.0325],
    });
  }
  b.add(
    'hat',
    'second',
    solid.put(solid.cyl(0.031, 0.062, [0, 0.031, 0], 'y', { top: 0.003, bevel: 0.002 }), [c[0], c[1] + 0.03, 0]),
  );
  b.add('hat pompom', 'third', { op: 'ball', r: 0.0095, at: [c[0], c[1] + 0.096, 0] });
}

/** Cup and ball on its string. */
function buildCup(b: Bench): void {
  b.add(
    'cup',
    'body',
    solid.turned(
      pairs([
        0, 0.12, 0.012, 0.12, 0.026, 0.13, 0.032, 0.155, 0.0335, 0.168, 0.0305, 0.168, 0.028, 0.152, 0.02, 0.138, 0,
        0.133,
      ]),
      [0, 0, 0],
      { bevel: 0.0015, segments: 48 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'handle',
    'wood',
    solid.turned(
      pairs([0, 0, 0.016, 0, 0.018, 0.006, 0.012, 0.014, 0.009, 0.03, 0.012, 0.06, 0.009, 0.1, 0.013, 0.121, 0, 0.122]),
      [0, 0, 0],
      { bevel: 0.0015 },
    ),
    { grain: [0, 1, 0] },
  );
  b.add('ring', 'third', solid.hoop(0.0125, { kind: 'circle', r: 0.0022 }, [0, 0.118, 0], 'y', 40));
  b.add(
    'string',
    'string',
    solid.tube(
      triples([0.012, 0.112, 0, 0.04, 0.08, 0.02, 0.062, 0.03, 0.03, 0.075, 0.004, 0.038, 0.08, 0.022, 0.05]),
      0.0012,
    ),
  );
  b.add('ball', 'second', { op: 'ball', r: 0.02, at: [0.082, 0.02, 0.06] });
}

/** A bone to chew, or of rubber. */
function buildBone(b: Bench): void {
  const knobs: Vec3[] = [
    [0.065, 0.018, 0.016],
    [0.065, 0.018, -0.016],
    [-0.065, 0.018, 0.016],
    [-0.065, 0.018, -0.016],
  ];
  b.add(
    'bone',
    'body',
    {
      op: 'union',
      k: 0.014,
      of: [
        {
          op: 'chain',
          points: [
            [-0.06, 0.017, 0],
            [0.06, 0.017, 0],
          ],
          radii: [0.0125, 0.0125],
        },
        ...knobs.map((at) => ({ op: 'sphere' as const, r: 0.0185, at })),
      ],
    },
    { detail: 1.4 },
  );
}

/** A pull-along duck on wheels. */
function buildPull(b: Bench): void {
  const side = pairs([
    -0.075, 0.055, 0.05, 0.055, 0.072, 0.08, 0.06, 0.105, 0.045, 0.118, 0.062, 0.14, 0.06, 0.17, 0.03, 0.185, 0, 0.172,
    -0.008, 0.14, -0.02, 0.118, -0.06, 0.11, -0.1, 0.125, -0.098, 0.085,
  ]);
  const turn = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, -90, 0]);
  b.add('duck', 'third', turn(solid.slab(outline.rounded(side, 0.02, 5), 0.05, [0, 0, 0], 'z', { bevel: 0.01 })), {
    detail: 1.4,
  });
  b.add(
    'beak',
    'body',
    turn(
      solid.put(formed.pad(outline.superellipse(0.022, 0.019, 2.4, 24), 0.012, { crown: 0.003 }), [0.072, 0.148, 0]),
    ),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} eye`, 'dark', turn(solid.cyl(0.0055, 0.004, [0.04, 0.162, s * 0.0255], 'z')));
    b.add(
      `${name} wing`,
      'fourth',
      turn(
        solid.slab(
          outline.superellipse(0.034, 0.019, 2.1, 32).map(([x, y]): Vec2 => [x - 0.035, y + 0.09]),
          0.008,
          [0, 0, s * 0.027],
          'z',
          { bevel: 0.0025 },
        ),
      ),
    );
    for (const [end, x] of [
      ['front', 0.05],
      ['back', -0.06],
    ] as const) {
      b.add(
        `${name} ${end} wheel`,
        'body',
        turn(solid.cyl(0.024, 0.013, [x, 0.024, s * 0.044], 'z', { bevel: 0.003 })),
      );
      b.add(`${name} ${end} hub`, 'wood', turn(solid.cyl(0.008, 0.016, [x, 0.024, s * 0.0445], 'z', { bevel: 0.002 })));
    }
  }
  b.add('board', 'second', turn(solid.box([0.18, 0.02, 0.068], [0, 0.044, 0], 0.005)));
  b.add(
    'axles',
    'metal',
    turn(solid.many([0.05, -0.06].map((x) => solid.rod([x, 0.024, -0.04], [x, 0.024, 0.04], 0.004)))),
    { hidden: true },
  );
  b.add(
    'cord',
    'string',
    turn(
      solid.tube(
        triples([0.088, 0.044, 0, 0.12, 0.018, 0.01, 0.15, 0.003, 0.03, 0.2, 0.003, 0.02, 0.23, 0.003, -0.01]),
        0.0022,
      ),
    ),
  );
  b.add('pull bead', 'third', turn({ op: 'ball', r: 0.0105, at: [0.235, 0.0105, -0.012] }));
}

/** Toys of the nursery, on y = 0: metres. */
export const nursery = { buildRattle, buildPacifier, buildJack, buildCup, buildBone, buildPull };
