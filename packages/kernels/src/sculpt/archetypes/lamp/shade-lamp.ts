import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

interface Shade {
  /** Radius below and above, height, height of its lower edge above the ground. */
  low: number;
  high: number;
  h: number;
  y: number;
  x: number;
}

/** A thin-walled shade: outside up, over the rim, inside down. */
function shadeWall(s: Shade, bell: number): Shape {
  const t = 0.0035;
  const at = (k: number): number => s.low + (s.high - s.low) * (k + bell * Math.sin(Math.PI * k) * (k - 1));
  const outside: Vec2[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((k): Vec2 => [at(k), k * s.h]);
  const points: Vec2[] = [
    ...outside.map(([r, y]): Vec2 => [y, r]),
    ...outside.map(([r, y]): Vec2 => [y, r - t]).reverse(),
  ];
  const mid = (s.low + s.high) / 2;
  const section = points.map(([y, r]): Vec2 => [y, r - mid]);
  return solid.put(solid.hoop(mid, { kind: 'polygon', points: section }, [0, 0, 0], 'y', 64), [s.x, s.y, 0]);
}

function addShade(b: Bench, s: Shade, bell: number, pleats: boolean): void {
  b.add('shade', 'shade', shadeWall(s, bell), { detail: 1.2 });
  const edge = { kind: 'rect', w: 0.012, h: 0.005, r: 0.002 } as const;
  b.add('shade lower rim', b.tint('shade', { relief: 0.5 }), solid.hoop(s.low, edge, [s.x, s.y + 0.004, 0], 'y', 64));
  b.add(
    'shade upper rim',
    b.tint('shade', { relief: 0.5 }),
    solid.hoop(s.high, edge, [s.x, s.y + s.h - 0.004, 0], 'y', 64),
  );
  if (pleats) {
    const rib = solid.bar(
      [
        [s.low + 0.001, 0.008, 0],
        [s.high + 0.001, s.h - 0.008, 0],
      ],
      { kind: 'circle', r: 0.0024 },
    );
    b.add('shade pleats', 'shade', solid.put({ op: 'arrayed', n: 48, around: 'y', of: rib }, [s.x, s.y, 0]), {
      detail: 0.4,
    });
  }
  const yh = s.y + s.h * 0.86;
  const rh = s.low + (s.high - s.low) * 0.86;
  const spokes: Shape = { op: 'arrayed', n: 3, around: 'y', of: solid.rod([0.012, 0, 0], [rh - 0.002, 0, 0], 0.0022) };
  b.add(
    'shade holder',
    'detail',
    solid.many([
      solid.put(spokes, [s.x, yh, 0]),
      solid.hoop(0.013, { kind: 'circle', r: 0.003 }, [s.x, yh, 0], 'y', 20),
    ]),
  );
  const yb = s.y + s.h * 0.34;
  b.add(
    'socket',
    'detail',
    solid.turned(
      [
        [0, -0.05],
        [0.017, -0.05],
        [0.019, -0.03],
        [0.019, 0.005],
        [0.016, 0.01],
        [0, 0.01],
      ],
      [s.x, yb, 0],
    ),
    { hidden: true },
  );
  const bulb: Vec2[] = [
    [0, 0],
    [0.013, 0],
    [0.014, 0.02],
    [0.024, 0.042],
    [0.031, 0.064],
    [0.028, 0.085],
    [0.016, 0.099],
    [0, 0.103],
  ];
  b.add('bulb', 'bulb', solid.turned(bulb, [s.x, yb + 0.01, 0], { smooth: true }));
  const profile: Vec2[] = [
    [0, -0.012],
    [0.008, -0.012],
    [0.006, 0],
    [0.011, 0.008],
    [0.012, 0.016],
    [0.006, 0.026],
    [0, 0.03],
  ];
  b.add('finial', 'detail', solid.turned(profile, [s.x, yh + 0.012, 0], { smooth: true }));
  b.add(
    'harp',
    'detail',
    solid.tube(
      [
        [s.x, yb - 0.03, 0.016],
        [s.x, yb + 0.03, 0.046],
        [s.x, yh - 0.03, 0.036],
        [s.x, yh + 0.004, 0],
        [s.x, yh - 0.03, -0.036],
        [s.x, yb + 0.03, -0.046],
        [s.x, yb - 0.03, -0.016],
      ],
      0.0018,
    ),
    { detail: 0.5 },
  );
}

/** Turned table-lamp bodies, radius and height as shares of 0.11 m and 0.32 m. */
const BODIES: readonly (readonly Vec2[])[] = [
  [
    [0.9, 0],
    [0.92, 0.03],
    [0.5, 0.06],
    [0.36, 0.1],
    [0.66, 0.2],
    [0.98, 0.38],
    [0.92, 0.58],
    [0.56, 0.74],
    [0.26, 0.84],
    [0.22, 0.92],
    [0.3, 0.96],
    [0.2, 1],
  ],
  [
    [0.95, 0],
    [0.95, 0.05],
    [0.42, 0.08],
    [0.24, 0.12],
    [0.34, 0.16],
    [0.24, 0.2],
    [0.2, 0.42],
    [0.36, 0.5],
    [0.4, 0.55],
    [0.22, 0.62],
    [0.17, 0.86],
    [0.28, 0.92],
    [0.18, 1],
  ],
  [
    [0.7, 0],
    [0.74, 0.04],
    [0.84, 0.3],
    [0.8, 0.62],
    [0.58, 0.8],
    [0.3, 0.9],
    [0.2, 0.95],
    [0.2, 1],
  ],
];

function addCord(b: Bench, from: Vec3): void {
  const [x, y, z] = from;
  b.add(
    'cord',
    'cord',
    solid.tube(
      [
        [x, y, z],
        [x + 0.02, 0.006, z - 0.06],
        [x + 0.1, 0.005, z - 0.14],
        [x + 0.22, 0.005, z - 0.12],
        [x + 0.3, 0.005, z - 0.2],
      ],
      0.0035,
    ),
    { detail: 0.5 },
  );
}

/** Table and floor lamps with a shade. */
export function buildShadeLamp(b: Bench, style: string, asked: string, rng: Rng): void {
  const taste = rng.fork('lamp');
  const table = ['turned', 'globe', 'cone', 'tripod'];
  const floor = ['turned', 'tripod', 'arc', 'modern'];
  const pool = style === 'table' ? table : floor;
  const design = pool.includes(asked) ? asked : taste.pick(pool);
  const bell = taste.pick([0, 0, 0.35]);
  const pleats = bell === 0 && taste.next() < 0.45;
  const k = taste.range(0.94, 1.08);
  if (style === 'table') buildTable(b, design, bell, pleats, k, taste);
  else buildFloor(b, design, bell, pleats, k);
}

function buildTable(b: Bench, design: string, bell: number, pleats: boolean, k: number, taste: Rng): void {
  const h = 0.32 * k;
  if (design === 'globe') {
    b.add(
      'base',
      'body',
      solid.turned(
        [
          [0, 0],
          [0.09, 0],
          [0.09, 0.014],
          [0.085, 0.02],
          [0, 0.02],
        ],
        [0, 0, 0],
        { bevel: 0.004 },
      ),
    );
    b.add(
      'ring',
      'body',
      solid.hoop(0.1 * k, { kind: 'rect', w: 0.02, h: 0.014, r: 0.005 }, [0, 0.118 * k + 0.004, 0], 'z', 56),
    );
    b.add('ring foot', 'detail', solid.cyl(0.022, 0.02, [0, 0.026, 0], 'y', { bevel: 0.004 }));
    b.add('neck', 'detail', solid.cyl(0.012, 0.13 * k, [0, 0.275 * k, 0]));
  } else if (design === 'tripod') {
    for (let i = 0; i < 3; i++) {
      const a = ((90 + 120 * i) * Math.PI) / 180;
      b.add(
        `leg ${i + 1}`,
        'body',
        solid.rod(
          [0.13 * Math.cos(a), 0, 0.13 * Math.sin(a)],
          [0.012 * Math.cos(a), h, 0.012 * Math.sin(a)],
          0.0085,
          0.012,
        ),
        { grain: [0, 1, 0] },
      );
      b.add(
        `foot ${i + 1}`,
        'detail',
        solid.rod(
          [0.13 * Math.cos(a), 0, 0.13 * Math.sin(a)],
          [0.122 * Math.cos(a), h * 0.07, 0.122 * Math.sin(a)],
          0.0095,
          0.01,
        ),
      );
    }
    b.add('leg ring', 'detail', solid.hoop(0.083, { kind: 'circle', r: 0.003 }, [0, h * 0.4, 0], 'y', 40));
    b.add('crown', 'detail', solid.cyl(0.028, 0.03, [0, h - 0.005, 0], 'y', { bevel: 0.004 }));
  } else {
    const profile = design === 'cone' ? BODIES[2] : taste.pick(BODIES.slice(0, 2));
    const points: Vec2[] = [
      [0, 0.012],
      ...profile.map(([r, y]): Vec2 => [r * 0.11 * k, 0.012 + y * h]),
      [0, 0.012 + h],
    ];
    b.add('body', 'body', solid.turned(points, [0, 0, 0], { smooth: design === 'cone', bevel: 0.003, segments: 48 }), {
      detail: 1.4,
    });
    b.add('foot', 'detail', solid.cyl(0.105 * k, 0.014, [0, 0.007, 0], 'y', { bevel: 0.004 }));
    b.add('collar', 'detail', solid.cyl(0.03, 0.012, [0, h + 0.014, 0], 'y', { bevel: 0.003 }));
  }
  b.add('stem', 'detail', solid.cyl(0.0075, 0.12, [0, h + 0.05, 0]));
  b.add(
    'switch',
    'detail',
    solid.many([
      solid.rod([0, h + 0.07, 0], [0.036, h + 0.07, 0], 0.003),
      solid.cyl(0.008, 0.008, [0.037, h + 0.07, 0], 'x'),
    ]),
  );
  const low = 0.17 * k;
  addShade(
    b,
    { low, high: low * (bell ? 0.48 : taste.pick([0.62, 0.78, 0.92])), h: 0.2 * k, y: h + 0.06, x: 0 },
    bell,
    pleats,
  );
  addCord(b, [0, 0.008, -0.08]);
}

function buildFloor(b: Bench, design: string, bell: number, pleats: boolean, k: number): void {
  const h = 1.22 * k;
  const base = (r: number, x = 0): void =>
    b.add(
      'base',
      'body',
      solid.turned(
        [
          [0, 0],
          [r, 0],
          [r, 0.016],
          [r * 0.94, 0.024],
          [r * 0.2, 0.03],
          [0.02, 0.045],
          [0, 0.045],
        ],
        [x, 0, 0],
        { bevel: 0.004 },
      ),
    );
  if (design === 'tripod') {
    for (let i = 0; i < 3; i++) {
      const a = ((90 + 120 * i) * Math.PI) / 180;
      const at = (d: number, y: number): Vec3 => [d * Math.cos(a), y, d * Math.sin(a)];
      b.add(`leg ${i + 1}`, 'body', solid.rod(at(0.34, 0.0), at(0.03, h), 0.013, 0.019), { grain: [0, 1, 0] });
      b.add(`leg tip ${i + 1}`, 'detail', solid.rod(at(0.34, 0), at(0.34 - 0.31 * 0.05, h * 0.05), 0.0142, 0.0144));
      b.add(`leg bolt ${i + 1}`, 'detail', solid.cyl(0.01, 0.05, at(0.045, h - 0.03), 'z'));
    }
    b.add('crown', 'detail', solid.cyl(0.06, 0.03, [0, h, 0], 'y', { bevel: 0.006 }));
    b.add(
      'leg ring',
      'detail',
      solid.hoop(0.34 - 0.31 * 0.4 - 0.012, { kind: 'circle', r: 0.0045 }, [0, h * 0.4, 0], 'y', 48),
    );
  } else if (design === 'arc') {
    addArc(b, base);
    return;
  } else {
    base(0.15);
    b.add('pole', 'body', solid.cyl(0.012, h - 0.03, [0, h / 2 + 0.03, 0]));
    for (const [n, y] of [
      [1, 0.07],
      [2, h * 0.45],
      [3, h - 0.03],
    ] as const)
      b.add(
        `pole joint ${n}`,
        'detail',
        solid.turned(
          [
            [0, -0.03],
            [0.013, -0.03],
            [0.02, -0.015],
            [0.022, 0],
            [0.02, 0.015],
            [0.013, 0.03],
            [0, 0.03],
          ],
          [0, y, 0],
        ),
      );
    if (design === 'turned')
      b.add(
        'tray',
        'body',
        solid.turned(
          [
            [0, 0],
            [0.16, 0],
            [0.175, 0.018],
            [0.17, 0.02],
            [0.158, 0.006],
            [0, 0.006],
          ],
          [0, h * 0.46, 0],
          { bevel: 0.001 },
        ),
      );
    b.add('pull chain', 'detail', solid.rod([0.05, h + 0.14, 0], [0.05, h - 0.06, 0], 0.0016));
    b.add('pull knob', 'detail', { op: 'ball', r: 0.008, at: [0.05, h - 0.065, 0] });
  }
  b.add('stem', 'detail', solid.cyl(0.009, 0.2, [0, h + 0.06, 0]));
  const low = 0.24 * k;
  addShade(b, { low, high: low * (bell ? 0.5 : 0.72), h: 0.28 * k, y: h + 0.05, x: 0 }, bell, pleats);
  addCord(b, [0, 0.01, -0.14]);
}

/** A long bow over a heavy foot, with a metal dome hanging from its end. */
function addArc(b: Bench, base: (r: number, x: number) => void): void {
  const x = -0.55;
  base(0.17, x);
  b.add(
    'arc',
    'body',
    solid.tube(
      [
        [x, 0.03, 0],
        [x - 0.02, 0.7, 0],
        [x + 0.12, 1.42, 0],
        [x + 0.5, 1.86, 0],
        [x + 0.95, 1.86, 0],
        [x + 1.2, 1.66, 0],
      ],
      0.0125,
    ),
    { detail: 1.4 },
  );
  b.add('arc sleeve', 'detail', solid.cyl(0.018, 0.16, [x - 0.004, 0.12, 0]));
  const r = 0.19;
  const cx = x + 1.2;
  const dome: Vec2[] = [
    [r, 0],
    [r * 0.97, 0.06],
    [r * 0.82, 0.12],
    [r * 0.5, 0.165],
    [r * 0.14, 0.18],
    [0, 0.181],
  ];
  const inner: Vec2[] = dome.map(([a, y]): Vec2 => [Math.max(0, a - 0.004), Math.max(0, y - 0.004)]);
  b.add(
    'dome shade',
    'shade',
    solid.turned([[0, 0.177], ...inner.slice(0, -1).reverse(), ...dome], [cx, 1.44, 0], { bevel: 0.001 }),
  );
  b.add('dome cap', 'detail', solid.cyl(0.028, 0.05, [cx, 1.64, 0], 'y', { bevel: 0.006 }));
  b.add('socket', 'detail', solid.cyl(0.02, 0.07, [cx, 1.588, 0]), { hidden: true });
  b.add('bulb', 'bulb', { op: 'ball', r: 0.05, at: [cx, 1.51, 0] });
  addCord(b, [x, 0.01, -0.16]);
}
