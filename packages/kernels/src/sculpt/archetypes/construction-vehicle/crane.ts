import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addCab } from './parts.ts';

/** A lattice as few shells: chords as straight bars, the lacing of each side one zigzag tube. `at(t, k)`: chord k of n at t along. */
function lattice(chords: readonly (readonly [Vec3, Vec3])[], bays: number, r: number): Shape {
  const on = ([a, c]: readonly [Vec3, Vec3], t: number): Vec3 => [
    a[0] + (c[0] - a[0]) * t,
    a[1] + (c[1] - a[1]) * t,
    a[2] + (c[2] - a[2]) * t,
  ];
  const lacing = chords.map((c, k) => {
    const d = chords[(k + 1) % chords.length];
    return solid.tube(
      steps(0, 1, bays + 1).map((t, i) => on(i % 2 ? d : c, t)),
      r * 0.5,
      { spline: 'linear', cap: 'flat' },
    );
  });
  return solid.many([...chords.map(([a, c]) => solid.rod(a, c, r)), ...lacing]);
}

/** A tower crane: lattice mast on a base with ballast, jib and counter jib, cab, trolley, hook with a load. */
export function buildCrane(b: Bench, rng: Rng): number {
  const h = 19;
  const w = 0.8;
  const corners = [
    [w, w],
    [w, -w],
    [-w, -w],
    [-w, w],
  ];
  b.add('base slab', { base: 'concrete', color: '#9a9891' }, solid.box([5, 0.5, 5], [0, 0.25, 0], 0.06));
  b.add(
    'base cross',
    'arm',
    solid.many([45, -45].map((d) => solid.box([0.4, 0.36, 6], [0, 0.66, 0], 0.05, [0, d, 0]))),
  );
  b.add(
    'ballast',
    { base: 'concrete', color: '#b3b0a8' },
    solid.many(
      [
        [1.6, 0],
        [-1.6, 0],
      ].map(([x, z]) => solid.box([1.1, 1.2, 2.4], [x, 1.4, z], 0.08)),
    ),
  );
  [0, 1, 2, 3].forEach((i) => {
    const [y0, y1] = [0.8 + ((h - 0.8) * i) / 4, 0.8 + ((h - 0.8) * (i + 1)) / 4];
    b.add(
      `mast section ${i + 1}`,
      'arm',
      lattice(
        corners.map(([x, z]): [Vec3, Vec3] => [
          [x, y0, z],
          [x, y1, z],
        ]),
        6,
        0.1,
      ),
    );
    b.add(
      `mast collar ${i + 1}`,
      'arm',
      solid.many(
        [0, 1, 2, 3].map((k) =>
          solid.rod([corners[k][0], y1, corners[k][1]], [corners[(k + 1) % 4][0], y1, corners[(k + 1) % 4][1]], 0.08),
        ),
      ),
    );
  });
  b.add('mast ladder', 'pistons', fitting.ladder([0, 0.9, 0.45], [0, h, 0.45], 0.4, 26, 0.03));
  b.add(
    'slewing ring',
    'frame',
    solid.many([
      solid.cyl(1.25, 0.3, [0, h + 0.15, 0], 'y', { bevel: 0.04 }),
      solid.cyl(1.05, 0.4, [0, h + 0.45, 0], 'y', { bevel: 0.04 }),
    ]),
  );
  const y = h + 1.2;
  const reach = 14 + rng.range(-1, 1.5);
  const peak: Vec3 = [0, y + 4.2, 0];
  b.add(
    'tower head',
    'arm',
    lattice(
      corners.map(([x, z]): [Vec3, Vec3] => [
        [x, h + 0.6, z],
        [x * 0.12, peak[1], z * 0.12],
      ]),
      6,
      0.1,
    ),
  );
  const tri = (z0: number, z1: number): [Vec3, Vec3][] => [
    [
      [0.6, y, z0],
      [0.6, y, z1],
    ],
    [
      [-0.6, y, z0],
      [-0.6, y, z1],
    ],
    [
      [0, y + 1.1, z0],
      [0, y + (z1 > 0 ? 0.75 : 1.1), z1],
    ],
  ];
  b.add('jib', 'arm', lattice(tri(0.8, reach), 18, 0.085), { detail: 1.2 });
  b.add(
    'counter jib',
    'arm',
    solid.many([
      solid.both(solid.box([0.16, 0.3, 5.6], [0.7, y, -3.4], 0.03)),
      solid.box([1.3, 0.06, 5.4], [0, y + 0.1, -3.4], 0.01),
    ]),
  );
  const rail = steps(-1.4, -6.1, 5).map((z): Vec3 => [0.75, y + 0.12, z]);
  fitting.pair(b, 'counter jib rail', 'arm', fitting.railing(rail, 0.9, 0.03, 1));
  b.add(
    'counterweights',
    { base: 'concrete', color: '#a5a29a' },
    solid.many(steps(-4.6, -5.8, 4).map((z) => solid.box([1.2, 1.9, 0.34], [0, y - 0.55, z], 0.04))),
  );
  b.add(
    'winch',
    'frame',
    solid.many([
      solid.cyl(0.4, 0.9, [0, y + 0.55, -3.2], 'x', { bevel: 0.03 }),
      solid.box([1, 0.5, 0.7], [0, y + 0.38, -2.3], 0.05),
    ]),
  );
  addCraneFittings(b, y, reach, peak, h, rng);
  return h + 2.5;
}

/** What is fitted to it. */
function addCraneFittings(b: Bench, y: number, reach: number, peak: Vec3, h: 19, rng: Rng): void {
  b.add(
    'tie bars',
    'pistons',
    solid.many(
      [
        [0, y + 0.9, reach * 0.62],
        [0, y + 1.0, reach * 0.3],
        [0.6, y + 0.15, -5.8],
        [-0.6, y + 0.15, -5.8],
      ].map(([x, py, z]) => solid.rod(peak, [x, py, z], 0.06)),
    ),
  );
  b.add('peak pulley', 'frame', solid.cyl(0.3, 0.2, [0, peak[1] + 0.1, 0], 'x', { bevel: 0.03 }));
  addCab(b, [0.85, h + 0.7, 0.1], [2.05, h + 2.4, 1.7], 0.35);
  b.add('cab bracket', 'frame', solid.box([0.9, 0.16, 1.2], [0.9, h + 0.66, 0.8], 0.03));
  const tz = reach * rng.range(0.5, 0.72);
  b.add(
    'trolley',
    'body',
    solid.many([
      solid.box([1.5, 0.16, 1.1], [0, y - 0.2, tz], 0.03),
      ...[-0.62, 0.62].flatMap((x) => [-0.4, 0.4].map((d) => solid.cyl(0.14, 0.1, [x, y - 0.1, tz + d], 'x'))),
    ]),
  );
  const drop = 9 + rng.range(-2, 2);
  b.add(
    'hoist ropes',
    'trim',
    solid.many(
      [
        [0.25, 0.3],
        [-0.25, 0.3],
        [0.25, -0.3],
        [-0.25, -0.3],
      ].map(([x, d]) => solid.rod([x, y - 0.25, tz + d], [x * 0.7, y - drop, tz + d * 0.4], 0.03)),
    ),
  );
  b.add(
    'hook block',
    'body',
    solid.slab(
      outline.rounded(pairs([-0.35, 0.4, 0.35, 0.4, 0.3, -0.3, -0.3, -0.3]), 0.1),
      0.36,
      [0, y - drop - 0.1, tz],
      'z',
      { bevel: 0.04 },
    ),
  );
  b.add(
    'hook',
    'tool',
    solid.tube(
      [
        [0, y - drop - 0.35, tz],
        [0, y - drop - 0.75, tz],
        [0.24, y - drop - 1.0, tz],
        [0, y - drop - 1.25, tz],
        [-0.26, y - drop - 1.0, tz],
      ],
      0.09,
      { taper: [1, 1, 1.1, 1.1, 0.5] },
    ),
  );
  const ly = y - drop - 2.9;
  b.add(
    'load slings',
    'trim',
    solid.many(
      [
        [0.6, 1.2],
        [-0.6, 1.2],
        [0.6, -1.2],
        [-0.6, -1.2],
      ].map(([x, d]) => solid.rod([x * 0.1, y - drop - 1.15, tz + d * 0.03], [x, ly + 0.3, tz + d], 0.03)),
    ),
  );
  b.add(
    'load',
    'tool',
    solid.many(
      [-0.45, 0, 0.45].map((x) =>
        solid.slab(
          pairs([
            -0.18, -0.22, 0.18, -0.22, 0.18, -0.17, 0.03, -0.17, 0.03, 0.17, 0.18, 0.17, 0.18, 0.22, -0.18, 0.22, -0.18,
            0.17, -0.03, 0.17, -0.03, -0.17, -0.18, -0.17,
          ]),
          3.6,
          [x, ly, tz],
          'z',
          { bevel: 0.006 },
        ),
      ),
    ),
  );
  b.add(
    'aircraft lights',
    'tail lamps',
    solid.many(
      [
        [0, peak[1] + 0.45, 0],
        [0, y + 0.85, reach],
      ].map(([x, py, z]) => ({ op: 'ball' as const, r: 0.16, at: [x, py, z] as Vec3 })),
    ),
  );
}
