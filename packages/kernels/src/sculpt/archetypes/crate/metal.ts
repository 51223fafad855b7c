import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import type { CratePlan } from './crate.ts';
import { stencil } from './stencil.ts';

const BOTH = [
  ['left', 1],
  ['right', -1],
] as const;

/** A mechanic's box: body, two trays that fold out, a ridged lid, a carrying handle, latches. */
export function addToolbox(b: Bench, p: CratePlan): void {
  const { w, d } = p;
  const h = p.h;
  const body = h * 0.52;
  b.add('body', 'body', solid.span([-w / 2, 0.006, -d / 2], [w / 2, body, d / 2], 0.006));
  b.add(
    'feet',
    { base: 'rubber', color: '#1d1d1f' },
    solid.at(
      solid.cyl(0.012, 0.012, [0, 0.006, 0]),
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([x, z]) => ({ at: [x * (w / 2 - 0.03), 0, z * (d / 2 - 0.03)] as Vec3 })),
    ),
    { detail: 0.5 },
  );
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${name} tray`,
      'body',
      solid.span([-w / 2, body + 0.002, s * 0.0015], [w / 2, h * 0.78, (s * d) / 2], 0.005),
    );
  for (const [name, s] of BOTH)
    for (const [side, z] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(
        `${name} ${side} link`,
        'metal',
        solid.many([
          solid.put(
            solid.box([0.0025, h * 0.42, 0.014], [0, 0, 0], 0.001),
            [s * (w / 2 + 0.0016), h * 0.52, z * d * 0.24],
            [z * 35, 0, 0],
          ),
          solid.cyl(0.005, 0.004, [s * (w / 2 + 0.003), h * 0.38, z * d * 0.31], 'x'),
          solid.cyl(0.005, 0.004, [s * (w / 2 + 0.003), h * 0.66, z * d * 0.17], 'x'),
        ]),
      );
  const lid = outline.rounded(
    outline
      .pairs([-0.5, 0, 0.5, 0, 0.5, 0.3, 0.36, 1, -0.36, 1, -0.5, 0.3])
      .map(([z, y]): Vec2 => [z * d, y * h * 0.22]),
    0.008,
  );
  b.add('lid', 'body', solid.slab(lid, w + 0.004, [0, h * 0.78 + 0.002, 0], 'x', { bevel: 0.004 }));
  const top = h + 0.002;
  b.add('handle mounts', 'metal', solid.both(solid.box([0.022, 0.012, 0.034], [w * 0.2, top + 0.004, 0], 0.003)));
  b.add(
    'handle',
    'metal',
    solid.tube(
      [
        [w * 0.2, top + 0.006, 0],
        [w * 0.195, top + 0.034, 0],
        [w * 0.165, top + 0.046, 0],
        [-w * 0.165, top + 0.046, 0],
        [-w * 0.195, top + 0.034, 0],
        [-w * 0.2, top + 0.006, 0],
      ],
      0.0052,
    ),
  );
  b.add(
    'handle grip',
    { base: 'rubber', color: '#202124' },
    solid.cyl(0.0105, w * 0.24, [0, top + 0.046, 0], 'x', { bevel: 0.003 }),
  );
  for (const [name, s] of BOTH) {
    const x = s * w * 0.3;
    b.add(
      `${name} latch`,
      'metal',
      solid.many([
        solid.box([0.03, h * 0.26, 0.004], [x, h * 0.74, d / 2 + 0.002], 0.0014),
        solid.cyl(0.006, 0.032, [x, h * 0.62, d / 2 + 0.005], 'x'),
      ]),
    );
    b.add(`${name} latch plate`, 'metal', solid.box([0.036, h * 0.1, 0.003], [x, h * 0.45, d / 2 + 0.001], 0.001));
    b.add(
      `${name} end rivets`,
      'metal',
      solid.at(
        { op: 'ball', r: [0.0045, 0.0022, 0.0045], from: 0, to: 90, rot: [0, 0, -90 * s] },
        [-0.4, 0.4].flatMap((z) => [0.08, 0.44].map((y) => ({ at: [s * w * 0.4999, y * h, z * d] as Vec3 }))),
      ),
      { detail: 0.4 },
    );
  }
  b.add('label plate', 'metal', solid.box([w * 0.18, h * 0.12, 0.0025], [0, h * 0.3, d / 2 + 0.0008], 0.001));
}

/** A freight container: corrugated walls and roof in a frame of posts and rails, castings at the corners, doors with locking bars. */
export function addContainer(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  const post = 0.16;
  const wave = (long: number): Vec2[] => {
    const n = Math.round(long / 0.28);
    const step = long / n;
    const face: Vec2[] = [];
    for (let i = 0; i < n; i++)
      for (const [u, v] of [
        [0, 0],
        [0.28, 0],
        [0.42, 0.036],
        [0.86, 0.036],
      ])
        face.push([-long / 2 + (i + u) * step, v]);
    face.push([long / 2, 0]);
    return [...face, [long / 2, -0.012], [-long / 2, -0.012]].reverse() as Vec2[];
  };
  const wall = (long: number, high: number): Shape => solid.slab(wave(long), high, [0, 0, 0], 'y', { bevel: 0 });
  const [wx, wz] = [w - 2 * post, d - 2 * post];
  const mid = h / 2;
  const high = h - 0.3;
  // the wave lies in (x, -z) of a slab across y: turned so that the ribs look outwards
  b.add('left wall', 'body', solid.put(wall(wx, high), [0, mid, -d / 2 + 0.05], [0, 0, 0]));
  b.add('right wall', 'body', solid.put(wall(wx, high), [0, mid, d / 2 - 0.05], [0, 180, 0]));
  b.add('end wall', 'body', solid.put(wall(wz, high), [-w / 2 + 0.05, mid, 0], [0, 90, 0]));
  b.add('roof', 'body', solid.put(wall(wx, wz + 0.1), [0, h - 0.05, 0], [90, 0, 0]), { detail: 0.7 });
  b.add('floor', 'frame', solid.box([wx + 0.1, 0.05, wz + 0.1], [0, 0.16, 0]), { detail: 0.3 });
  for (const x of [1, -1])
    for (const z of [1, -1]) {
      const name = `${x > 0 ? 'front' : 'back'} ${z > 0 ? 'right' : 'left'}`;
      b.add(
        `${name} post`,
        'body',
        solid.box([post, h - 0.24, post], [x * (w / 2 - post / 2), mid, z * (d / 2 - post / 2)], 0.012),
      );
      for (const y of [0, 1])
        b.add(
          `${name} ${y ? 'upper' : 'lower'} casting`,
          'metal',
          solid.cut(
            solid.box([0.18, 0.12, 0.17], [x * (w / 2 - 0.088), y ? h - 0.06 : 0.06, z * (d / 2 - 0.083)], 0.012),
            solid.box([0.08, 0.05, 0.4], [x * (w / 2 - 0.088), y ? h - 0.06 : 0.06, z * (d / 2)], 0.01),
          ),
        );
    }
  for (const z of [1, -1])
    for (const [name, y] of [
      ['top', h - 0.06],
      ['bottom', 0.1],
    ] as const)
      b.add(
        `${z > 0 ? 'right' : 'left'} ${name} rail`,
        'body',
        solid.box([w - 0.36, y > 1 ? 0.09 : 0.16, 0.09], [0, y, z * (d / 2 - 0.048)], 0.01),
      );
  for (const x of [1, -1])
    for (const [name, y] of [
      ['header', h - 0.07],
      ['sill', 0.09],
    ] as const)
      b.add(
        `${x > 0 ? 'front' : 'back'} ${name}`,
        'body',
        solid.box([0.1, 0.14, d - 0.34], [x * (w / 2 - 0.052), y, 0], 0.01),
      );
  addDoors(b, p, post);
  const mark: Shape = { op: 'text', value: p.label || 'CARGO 2407', height: 0.42, depth: 0.006, bevel: 0 };
  b.add('side lettering', 'label', solid.put(mark, [0, h * 0.66, d / 2 - 0.01]), { detail: 0.6 });
}

function addDoors(b: Bench, p: CratePlan, post: number): void {
  const { w, h, d } = p;
  const half = (d - 2 * post) / 2;
  for (const [name, z] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const zc = z * (half / 2 + 0.004);
    const face = w / 2 - 0.03;
    b.add(`${name} door`, 'body', solid.box([0.05, h - 0.32, half - 0.012], [face - 0.03, h / 2, zc], 0.01));
    b.add(
      `${name} door panels`,
      'body',
      solid.many(
        [0.2, 0.4, 0.6, 0.8].map((t) =>
          solid.box([0.022, (h - 0.32) * 0.15, half - 0.14], [face - 0.004, 0.16 + (h - 0.32) * t, zc], 0.008),
        ),
      ),
    );
    b.add(
      `${name} door seal`,
      { base: 'rubber', color: '#17181a' },
      solid.many(
        [1, -1].map((s) =>
          solid.box([0.02, h - 0.34, 0.018], [face - 0.006, h / 2, zc + s * (half / 2 - 0.014)], 0.004),
        ),
      ),
    );
    for (const [i, k] of [0.3, -0.3].entries()) {
      const zb = zc + k * half * 0.9;
      b.add(
        `${name} lock rod ${i + 1}`,
        'metal',
        solid.rod([face + 0.034, 0.16, zb], [face + 0.034, h - 0.16, zb], 0.019),
      );
      b.add(
        `${name} rod guides ${i + 1}`,
        'metal',
        solid.many([0.12, 0.4, 0.68, 0.9].map((t) => solid.box([0.05, 0.05, 0.09], [face + 0.018, h * t, zb], 0.006))),
        { detail: 0.6 },
      );
      b.add(
        `${name} lock handle ${i + 1}`,
        'metal',
        solid.many([
          solid.box([0.02, 0.036, 0.36], [face + 0.056, h * 0.42, zb + z * (i ? 0.17 : -0.17) * -1], 0.006),
          solid.box([0.05, 0.07, 0.05], [face + 0.03, h * 0.42, zb], 0.006),
        ]),
      );
    }
    b.add(
      `${name} hinges`,
      'metal',
      solid.many(
        [0.12, 0.36, 0.62, 0.88].map((t) =>
          solid.box([0.05, 0.1, 0.13], [w / 2 - 0.02, h * t, z * (half + 0.004)], 0.008),
        ),
      ),
      { detail: 0.6 },
    );
  }
}

/** A hard case of steel: chamfered body, corner armour, ribs, recessed panels, latches, handles, a lit strip. */
export function addSupply(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  const c = w * 0.05;
  const armour = b.tint('frame', { base: 'paint', color: '#3a4046', color2: '#2c3136', wear: 0.35 });
  const ring = (k: number): Vec2[] =>
    outline.pairs([
      -0.5,
      -0.5 + k,
      -0.5 + k,
      -0.5,
      0.5 - k,
      -0.5,
      0.5,
      -0.5 + k,
      0.5,
      0.5 - k,
      0.5 - k,
      0.5,
      -0.5 + k,
      0.5,
      -0.5,
      0.5 - k,
    ]);
  const scaled = (sx: number, sz: number): Vec2[] => ring(0.08).map(([x, z]) => [x * sx, z * sz]);
  const split = h * 0.66;
  b.add(
    'base',
    'body',
    solid.slab(scaled(w - c, d - c), split - c * 0.6, [0, (split + c * 0.2) / 2 + c * 0.2, 0], 'y', {
      bevel: c * 0.12,
    }),
  );
  b.add(
    'lid',
    'body',
    solid.slab(scaled(w - c, d - c), h - split - c * 0.3, [0, (h + split) / 2, 0], 'y', { bevel: c * 0.3 }),
  );
  b.add(
    'seam',
    { base: 'rubber', color: '#15171a' },
    solid.slab(scaled(w - c * 1.4, d - c * 1.4), c * 0.7, [0, split, 0], 'y'),
    { detail: 0.5 },
  );
  for (const x of [1, -1])
    for (const z of [1, -1])
      for (const [name, y] of [
        ['lower', c * 0.9],
        ['upper', h - c * 0.9],
      ] as const)
        b.add(
          `${name} ${z > 0 ? 'front' : 'back'} ${x > 0 ? 'left' : 'right'} corner`,
          armour,
          solid.box([c * 3, c * 1.8, c * 3], [x * (w / 2 - c * 1.5), y, z * (d / 2 - c * 1.5)], c * 0.35),
        );
  for (const [name, z] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${name} panel`,
      b.tint('body', { color: '#4a5058' }),
      solid.box([w * 0.52, split * 0.52, c * 0.4], [0, split * 0.5, z * (d / 2 - c * 0.45)], c * 0.12),
    );
    b.add(
      `${name} ribs`,
      armour,
      solid.both(solid.box([c * 0.8, split * 0.72, c * 0.6], [w * 0.33, split * 0.5, z * (d / 2 - c * 0.4)], c * 0.15)),
    );
    b.add(
      `${name} light`,
      { base: 'lamp', color: '#2a6a80', emissive: '#48d8ff', emissiveStrength: 1.4 },
      solid.box([w * 0.42, c * 0.22, c * 0.3], [0, split * 0.82, z * (d / 2 - c * 0.36)], c * 0.05),
    );
    for (const [side, s] of BOTH)
      b.add(
        `${name} ${side} latch`,
        'metal',
        solid.box([c * 1.1, c * 2.2, c * 0.6], [s * w * 0.2, split, z * (d / 2 - c * 0.3)], c * 0.14),
      );
  }
  for (const [name, s] of BOTH) {
    b.add(
      `${name} handle`,
      'metal',
      solid.tube(
        [
          [s * (w / 2 - c * 0.6), split * 0.55, d * 0.18],
          [s * (w / 2 + c * 0.3), split * 0.55, d * 0.17],
          [s * (w / 2 + c * 0.3), split * 0.55, -d * 0.17],
          [s * (w / 2 - c * 0.6), split * 0.55, -d * 0.18],
        ],
        c * 0.22,
        { spline: 'linear' },
      ),
    );
    b.add(
      `${name} screws`,
      'metal',
      solid.at(
        solid.put(fitting.screw(c * 0.22), [0, 0, 0], [0, 0, -90 * s]),
        [-0.3, 0.3].flatMap((z) =>
          [0.25, 0.75].map((y) => ({ at: [s * (w / 2 - c * 0.52), y * split, z * d] as Vec3 })),
        ),
      ),
      { detail: 0.4 },
    );
  }
  b.add('lid panel', armour, solid.box([w * 0.6, c * 0.3, d * 0.5], [0, h - c * 0.06, 0], c * 0.1));
  if (p.label) stencil(b, p.label, w * 0.44, split * 0.26, [0, split * 0.46, d / 2 - c * 0.22], '#e8ecf0');
}
