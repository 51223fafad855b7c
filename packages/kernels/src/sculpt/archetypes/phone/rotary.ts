import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A desk telephone with a dial: sloped body, finger wheel, handset on its cradle, coiled cord. */
export function buildRotary(b: Bench, rng: Rng): void {
  const taste = rng.fork('rotary');
  const wide = taste.range(0.1, 0.112);
  const rows: readonly (readonly [number, number, number, number])[] = [
    [0.006, wide, 0.098, -0.002],
    [0.02, wide * 0.98, 0.096, -0.002],
    [0.05, wide * 0.88, 0.075, -0.018],
    [0.08, wide * 0.74, 0.054, -0.032],
    [0.098, wide * 0.68, 0.042, -0.038],
    [0.104, wide * 0.6, 0.034, -0.038],
  ];
  const sections = rows.map(([y, w, d, z]) => ({
    points: outline.superellipse(w, d, 4.5, 44).map(([x, v]): Vec3 => [x, y, z - v]),
  }));
  b.add('body', 'case', { op: 'loft', sections, spline: 'catmull', cap: 'flat' }, { detail: 1.5 });
  b.add(
    'foot',
    'trim',
    solid.slab(
      outline.superellipse(wide * 0.97, 0.095, 4.5, 40).map(([x, v]): Vec2 => [x, v + 0.002]),
      0.01,
      [0, 0.005, 0],
      'y',
      { bevel: 0.002 },
    ),
  );
  b.add(
    'base trim',
    'metal',
    solid.bar(
      sections[1].points.map(([x, , z]): Vec3 => [x * 1.003, 0.016, z * 1.003]),
      { kind: 'rect', w: 0.003, h: 0.0035, r: 0.001 },
      { closed: true, up: [0, 1, 0] },
    ),
  );
  addDial(b, [0, 0.0615, 0.0565]);
  addCradle(b);
  addHandset(b, taste);
  addCord(b, wide);
}

function addDial(b: Bench, at: Vec3): void {
  const put = (of: Shape): Shape => solid.put(of, at, [52, 0, 0]);
  const r = 0.046;
  b.add(
    'dial bed',
    'trim',
    put(
      solid.turned(
        pairs([0, -0.03, r * 1.12, -0.03, r * 1.12, 0.001, r * 1.04, 0.0045, r * 0.98, 0.003, 0, 0.003]),
        [0, 0, 0],
        { bevel: 0.001 },
      ),
    ),
  );
  b.add(
    'number ring',
    { base: 'enamel', color: '#f3efe4', rough: 0.3 },
    put(solid.turned(pairs([0, 0.002, r * 0.97, 0.002, r * 0.97, 0.0042, 0, 0.0042]), [0, 0, 0], { bevel: 0.0004 })),
  );
  const holes: Vec2[][] = [];
  const digits: Shape[] = [];
  for (let i = 0; i < 10; i++) {
    const a = ((65 + i * 30) * Math.PI) / 180;
    const [x, y] = [Math.cos(a) * r * 0.71, Math.sin(a) * r * 0.71];
    holes.push(outline.ngon(r * 0.158, 18, 0, x, y));
    const size = r * 0.17;
    digits.push(
      solid.put(
        solid.put({ op: 'text', value: String((i + 1) % 10), height: size, depth: 0.0008, bevel: 0 }, [
          x,
          y - size / 2,
          0,
        ]),
        [0, 0.0044, 0],
        [-90, 0, 0],
      ),
    );
  }
  b.add('digits', 'trim', put(solid.many(digits)), { detail: 0.4 });
  b.add(
    'finger wheel',
    'dial',
    put(solid.slab(outline.ngon(r * 0.93, 56), 0.003, [0, 0.0085, 0], 'y', { holes, bevel: 0.0009 })),
    { detail: 1.2 },
  );
  b.add(
    'dial card',
    'button',
    put(
      solid.turned(pairs([0, 0.004, r * 0.44, 0.004, r * 0.44, 0.0105, r * 0.36, 0.0115, 0, 0.0115]), [0, 0, 0], {
        bevel: 0.0006,
      }),
    ),
  );
  b.add(
    'dial rim',
    'metal',
    put(solid.hoop(r * 0.42, { kind: 'rect', w: 0.0025, h: 0.004, r: 0.0008 }, [0, 0.0108, 0], 'y', 40)),
  );
  b.add(
    'finger stop',
    'metal',
    put(
      solid.tube(
        [
          [r * 1.02, 0.002, r * 0.42],
          [r * 0.99, 0.0125, r * 0.42],
          [r * 0.66, 0.0125, r * 0.4],
        ],
        0.0018,
      ),
    ),
  );
}

function addCradle(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const prong = (z: number): Shape =>
      formed.board(
        [
          [0.098, 0.012],
          [0.112, 0.011],
          [0.13, 0.008],
          [0.14, 0.006],
        ].map(([y, w]) => ({
          at: [s * 0.052, y, z + (y - 0.098) * 0.1] as Vec3,
          w,
          h: 0.03 - (y - 0.098) * 0.3,
          side: [0, 0, 1] as Vec3,
          up: [1, 0, 0] as Vec3,
        })),
        0.003,
      );
    b.add(`${side} cradle`, 'case', solid.many([prong(-0.07), prong(-0.012)]));
    b.add(`${side} hook`, 'metal', solid.cyl(0.0065, 0.014, [s * 0.052, 0.108, -0.04], 'y', { bevel: 0.002 }));
  }
}

function addHandset(b: Bench, taste: Rng): void {
  const y = 0.105;
  const z = -0.041;
  const path: Vec3[] = [
    [-0.1, y - 0.006, z],
    [-0.085, y + 0.012, z],
    [-0.05, y + 0.024, z],
    [0, y + 0.028, z],
    [0.05, y + 0.024, z],
    [0.085, y + 0.012, z],
    [0.1, y - 0.006, z],
  ];
  b.add(
    'handset',
    'handset',
    solid.bar(
      path,
      { kind: 'rect', w: 0.026, h: 0.02, r: 0.008 },
      { spline: 'catmull', up: [0, 1, 0], taper: [1.15, 1.1, 1, 0.95, 1, 1.1, 1.15], cap: 'round' },
    ),
    { detail: 1.4 },
  );
  for (const [name, s] of [
    ['ear', 1],
    ['mouth', -1],
  ] as const) {
    const cup = solid.turned(
      pairs([0, 0.014, 0.016, 0.014, 0.026, 0.004, 0.031, -0.006, 0.031, -0.018, 0.027, -0.021, 0, -0.021]),
      [s * 0.098, y - 0.006, z],
      { bevel: 0.002 },
    );
    b.add(
      `${name}piece`,
      'handset',
      solid.put(solid.put(cup, [-s * 0.098, -y + 0.006, -z]), [s * 0.098, y - 0.006, z], [0, 0, s * 10]),
      { detail: 1.2 },
    );
    const seam = solid.hoop(0.031, { kind: 'rect', w: 0.002, h: 0.0016, r: 0.0004 }, [0, -0.009, 0], 'y', 40);
    b.add(`${name}piece ring`, 'metal', solid.put(seam, [s * 0.098, y - 0.006, z], [0, 0, s * 10]), { detail: 0.5 });
    const dots = solid.many([
      solid.cyl(0.0016, 0.002, [0, -0.0212, 0], 'y', { segments: 8 }),
      { op: 'arrayed', n: 6, around: 'y', of: solid.cyl(0.0016, 0.002, [0.009, -0.0212, 0], 'y', { segments: 8 }) },
    ]);
    b.add(`${name}piece holes`, 'trim', solid.put(dots, [s * 0.098, y - 0.006, z], [0, 0, s * 10]), {
      detail: 0.3,
      hidden: true,
    });
  }
  if (taste.next() < 0.5)
    b.add(
      'handset stripe',
      'metal',
      solid.bar(
        [
          [-0.045, y + 0.0352, z],
          [0, y + 0.038, z],
          [0.045, y + 0.0352, z],
        ],
        { kind: 'rect', w: 0.006, h: 0.0016, r: 0.0004 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
    );
}

/** The cord from the mouthpiece to the body: a coil hanging at the left. */
function addCord(b: Bench, wide: number): void {
  const path: Vec3[] = [];
  const from: Vec3 = [-0.108, 0.081, -0.041];
  const to: Vec3 = [-wide * 0.96, 0.016, -0.05];
  const n = 120;
  const turns = 15;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const sag = Math.sin(Math.PI * t);
    const x = from[0] + (to[0] - from[0]) * t - 0.058 * sag;
    const y = Math.max(0.0095, from[1] + (to[1] - from[1]) * t ** 0.55 - 0.02 * sag);
    const a = 2 * Math.PI * turns * t;
    const r = 0.0055 * Math.min(1, 6 * t, 6 * (1 - t));
    path.push([
      x + r * Math.cos(a) * 0.6,
      y + r * Math.cos(a) * 0.4,
      from[2] + (to[2] - from[2]) * t + r * Math.sin(a),
    ]);
  }
  b.add(
    'coiled cord',
    'cord',
    { op: 'sweep', path, section: { kind: 'polygon', points: outline.ngon(0.0022, 5) }, spline: 'linear', cap: 'flat' },
    { detail: 0.6 },
  );
}
