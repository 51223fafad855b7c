import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { chain } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A monocle: rim with its gallery, lens, ring, and a chain that lies beside it with its bar. Stands on its rim. */
export function buildMonocle(b: Bench): Vec3 {
  const r = 0.0215;
  const y = r + 0.002;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [90, 0, 0]);
  b.add(
    'rim',
    'frame',
    put(
      solid.turned(
        pairs([
          r - 0.0016,
          -0.0022,
          r + 0.0014,
          -0.0022,
          r + 0.002,
          -0.001,
          r + 0.002,
          0.001,
          r + 0.0014,
          0.0022,
          r - 0.0016,
          0.0022,
          r - 0.0016,
          -0.0022,
        ]),
        [0, 0, 0],
        { bevel: 0.0004, segments: 56 },
      ),
    ),
    { detail: 1.2 },
  );
  b.add(
    'lens',
    'lens',
    put(
      solid.turned(
        pairs([0, -0.0024, r * 0.6, -0.0017, r, -0.0006, r, 0.0006, r * 0.6, 0.0017, 0, 0.0024]),
        [0, 0, 0],
        { bevel: 0, segments: 48 },
      ),
    ),
  );
  b.add('gallery', 'frame', put(solid.hoop(r + 0.0024, { kind: 'circle', r: 0.0006 }, [0, 0, 0], 'y', 48)));
  for (const [name, a] of [
    ['upper', 55],
    ['lower', -55],
  ] as const) {
    const [x, v] = outline.arc(0, 0, r, a, a, 1)[0];
    b.add(`${name} stop`, 'metal', solid.box([0.007, 0.0026, 0.004], [x, y + v, -0.0042], 0.0008, [0, 0, a - 90]));
  }
  b.add('chain ring', 'metal', solid.hoop(0.0032, { kind: 'circle', r: 0.0007 }, [r + 0.0055, y + 0.001, 0], 'z', 18));
  b.add('ring post', 'metal', solid.rod([r + 0.001, y + 0.001, 0], [r + 0.0028, y + 0.001, 0], 0.0011));
  const line: Vec3[] = [
    [r + 0.0085, y, 0],
    [r + 0.012, y * 0.5, 0.004],
    [r + 0.014, 0.0018, 0.012],
    [r + 0.026, 0.0016, 0.03],
    [0.02, 0.0016, 0.042],
    [-0.01, 0.0016, 0.034],
    [-0.028, 0.0016, 0.046],
    [-0.016, 0.0016, 0.06],
    [0.012, 0.0016, 0.062],
  ];
  b.add('chain', 'metal', chain(line, 0.0042), { detail: 0.4 });
  b.add('chain bar', 'metal', solid.rod([0.013, 0.0016, 0.055], [0.016, 0.0016, 0.071], 0.0014, 0.0014, 'round'));
  return [0, y, -0.003];
}

/** Cardboard glasses with a red and a cyan film. */
export function buildStereo(b: Bench): Vec3 {
  const y = 0.0225;
  const window = (x: number): Vec2[] => outline.roundRect(0.04, 0.028, 0.006, x, y + 0.001);
  const face = outline.rounded(
    pairs([
      -0.071,
      y - 0.021,
      -0.022,
      y - 0.0225,
      -0.008,
      y - 0.008,
      0,
      y - 0.003,
      0.008,
      y - 0.008,
      0.022,
      y - 0.0225,
      0.071,
      y - 0.021,
      0.072,
      y + 0.021,
      -0.072,
      y + 0.021,
    ]),
    0.006,
  );
  b.add(
    'front',
    'frame',
    solid.slab(face, 0.0016, [0, 0, 0], 'z', { holes: [window(0.034), window(-0.034)], bevel: 0.0004 }),
  );
  b.add(
    'back layer',
    'frame',
    solid.slab(
      face.map(([x, v]): Vec2 => [x * 0.994, (v - y) * 0.99 + y]),
      0.0008,
      [0, 0, -0.0016],
      'z',
      {
        holes: [
          outline.roundRect(0.042, 0.03, 0.006, 0.034, y + 0.001),
          outline.roundRect(0.042, 0.03, 0.006, -0.034, y + 0.001),
        ],
        bevel: 0.0002,
      },
    ),
  );
  for (const [name, s, color] of [
    ['left', 1, '#12a8c8'],
    ['right', -1, '#d8201c'],
  ] as const) {
    b.add(
      `${name} film`,
      b.tint('lens', { color }),
      solid.slab(outline.roundRect(0.041, 0.029, 0.006, s * 0.034, y + 0.001), 0.0006, [0, 0, -0.0004], 'z', {
        bevel: 0.0001,
      }),
    );
    b.add(
      `${name} window edge`,
      'accent',
      solid.tube(
        window(s * 0.034).map(([x, v]): Vec3 => [x, v, 0.0008]),
        0.0007,
        { closed: true, spline: 'linear' },
      ),
    );
    const temple = outline.rounded(
      pairs([
        0,
        y + 0.014,
        -0.09,
        y + 0.012,
        -0.112,
        y + 0.001,
        -0.122,
        0.001,
        -0.114,
        0.0006,
        -0.1,
        y - 0.008,
        -0.088,
        y - 0.001,
        0,
        y - 0.008,
      ]),
      0.003,
    );
    b.add(`${name} temple`, 'temple', solid.slab(temple, 0.0016, [s * 0.0714, 0, -0.0006], 'x', { bevel: 0.0004 }));
    b.add(
      `${name} fold`,
      'frame',
      solid.rod([s * 0.0716, y - 0.0085, -0.0004], [s * 0.0716, y + 0.0145, -0.0004], 0.0012),
    );
    b.add(
      `${name} stripe`,
      b.tint('accent', { color }),
      solid.box([0.0008, 0.004, 0.06], [s * 0.0724, y + 0.003, -0.042], 0.0002),
    );
  }
  b.add(
    'title',
    'accent',
    solid.put({ op: 'text', value: '3D', height: 0.008, depth: 0.0012, bevel: 0.0002, font: 'round' }, [
      0,
      y + 0.0085,
      0.0009,
    ]),
    { detail: 0.6 },
  );
  return [0, y - 0.004, -0.004];
}

/** Blocky glasses out of steps, as drawn in eight bits. */
export function buildPixel(b: Bench): Vec3 {
  const u = 0.0064;
  const rows: readonly (readonly [y: number, from: number, to: number])[] = [
    [3, -12, 12],
    [2, -11, -2],
    [2, 1, 10],
    [1, -10, -3],
    [1, 2, 9],
    [0, -9, -4],
    [0, 3, 8],
  ];
  rows.forEach(([y, from, to], i) => {
    b.add(
      `row ${i + 1}`,
      'frame',
      solid.box(
        [(to - from) * u, u * (y === 3 ? 1 : 1.04), 0.007 - (i % 2) * 0.0006],
        [((from + to) / 2) * u, (y + 0.5) * u, 0],
        0.0006,
      ),
    );
  });
  const shine: readonly (readonly [number, number])[] = [
    [-9.5, 2.5],
    [-8.5, 1.5],
    [-7.5, 2.5],
    [-6.5, 1.5],
    [2.5, 2.5],
    [3.5, 1.5],
    [4.5, 2.5],
    [5.5, 1.5],
  ];
  b.add(
    'highlights',
    'accent',
    solid.many(shine.map(([x, y]) => solid.box([u * 0.98, u * 0.98, 0.0016], [x * u, y * u, 0.0034], 0.0003))),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} temple`, 'temple', solid.box([u, u, 0.125], [s * 11.4 * u, 3.5 * u, -0.064], 0.0006));
    b.add(
      `${name} temple step`,
      'temple',
      solid.box([u * 0.98, u * 2.5, u * 2], [s * 11.4 * u, 1.76 * u, -0.121], 0.0006),
    );
    b.add(`${name} hinge`, 'metal', solid.box([u * 0.5, u * 0.8, 0.004], [s * 11.3 * u, 3.5 * u, -0.0045], 0.0005), {
      hidden: true,
    });
  }
  return [0, 2 * u, -0.004];
}

/** The disguise under spectacles: a nose, a moustache, brows. */
export function addDisguise(b: Bench, at: Vec3): void {
  const skin = { base: 'skin', color: '#e0a98a' };
  const hair = { base: 'hair', color: '#1d1714' };
  b.add(
    'nose',
    skin,
    {
      op: 'union',
      k: 0.008,
      of: [
        { op: 'ellipsoid', r: [0.0095, 0.014, 0.011], at: [0, at[1] - 0.006, 0.006] },
        { op: 'sphere', r: 0.0135, at: [0, at[1] - 0.02, 0.018] },
        { op: 'sphere', r: 0.0085, at: [0.0105, at[1] - 0.022, 0.011] },
        { op: 'sphere', r: 0.0085, at: [-0.0105, at[1] - 0.022, 0.011] },
      ],
    },
    { detail: 1.2 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} moustache`,
      hair,
      solid.bar(
        [
          [s * 0.001, at[1] - 0.0335, 0.014],
          [s * 0.014, at[1] - 0.032, 0.014],
          [s * 0.028, at[1] - 0.037, 0.008],
          [s * 0.037, at[1] - 0.0445, 0.001],
        ],
        { kind: 'ellipse', rx: 0.0075, ry: 0.0055 },
        { spline: 'catmull', up: [0, 1, 0], taper: [0.95, 1.1, 0.8, 0.15], cap: 'round' },
      ),
      { detail: 1.1 },
    );
    b.add(
      `${name} brow`,
      hair,
      solid.bar(
        [
          [s * 0.009, at[1] + 0.02, 0.004],
          [s * 0.03, at[1] + 0.0275, 0.003],
          [s * 0.05, at[1] + 0.019, 0],
        ],
        { kind: 'ellipse', rx: 0.0052, ry: 0.0042 },
        { spline: 'catmull', up: [0, 1, 0], taper: [0.8, 1.1, 0.35], cap: 'round' },
      ),
    );
  }
}
