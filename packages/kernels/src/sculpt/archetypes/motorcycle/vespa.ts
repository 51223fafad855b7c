import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, fitting, mudguard, pairs, streamlined } from '../../kits/vehicle/index.ts';

const FRONT: Vec3 = [0, 0.22, 0.62];
const REAR: Vec3 = [0, 0.22, -0.6];

/** A motor scooter: leg shield, running board, swollen rear cowls, small wheels. */
export function buildVespa(b: Bench, rng: Rng, bags: boolean): Vec3 {
  for (const [name, at] of [
    ['front', FRONT],
    ['rear', REAR],
  ] as const) {
    addCycleWheel(b, name, { r: 0.22, w: 0.1, face: 'disc', hub: 0.06 }, at);
    b.add(
      `${name} whitewall`,
      b.tint('tyres', { color: '#ece7da' }),
      solid.put(
        solid.both(solid.hoop(0.165, { kind: 'rect', w: 0.012, h: 0.03, r: 0.004 }, [0.046, 0, 0], 'x', 36)),
        at,
      ),
    );
  }
  b.add(
    'front fender',
    'body',
    solid.put(mudguard(0.265, 0.17, -4, 172, { deep: 0.11, taper: 0.25, thick: 0.01 }), [0, 0.23, 0.62]),
    { detail: 1.4 },
  );
  b.add(
    'fender crest',
    'chrome',
    solid.tube(
      [
        [0, 0.36, 0.86],
        [0, 0.47, 0.77],
        [0, 0.508, 0.66],
      ],
      0.012,
    ),
  );
  const shield: Shape = {
    op: 'sheet',
    thickness: 0.022,
    spline: 'catmull',
    grid: [0, 0.25, 0.5, 0.75, 1].map((v) =>
      [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map(
        (u): Vec3 => [
          u * (0.19 + 0.1 * Math.sin(Math.PI * (0.2 + 0.62 * v))),
          0.27 + 0.62 * v,
          0.42 - 0.09 * v + 0.07 * (1 - u * u) * (0.5 + v * 0.5),
        ],
      ),
    ),
  };
  b.add('leg shield', 'body', shield, { detail: 1.5 });
  const rim = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (v): Vec3 => [0.19 + 0.1 * Math.sin(Math.PI * (0.2 + 0.62 * v)), 0.27 + 0.62 * v, 0.42 - 0.09 * v],
  );
  fitting.pair(b, 'leg shield trim', 'chrome', solid.tube(rim, 0.012));
  b.add(
    'horn cover',
    'body',
    solid.bar(
      [
        [0, 0.4, 0.505],
        [0, 0.62, 0.475],
        [0, 0.86, 0.41],
      ],
      { kind: 'ellipse', rx: 0.06, ry: 0.035 },
      { up: [0, 0, 1], spline: 'catmull', taper: [0.5, 1, 0.9], cap: 'round' },
    ),
  );
  b.add(
    'horn grille',
    'chrome',
    solid.many(
      [0, 1, 2, 3].map((i) => solid.box([0.06, 0.008, 0.01], [0, 0.62 + i * 0.022, 0.512 - i * 0.003], 0.002)),
    ),
  );
  addRear(b);
  addHead(b);
  addMachine(b);
  if (bags || rng.next() < 0.4)
    b.add(
      'spare wheel',
      'tyres',
      solid.put(solid.hoop(0.15, { kind: 'ellipse', rx: 0.045, ry: 0.06 }, [0, 0, 0], 'z', 32), [0, 0.8, -1.0]),
    );
  return [0, 0.78, -0.4];
}

/** Running board, rear body with its cowls, seat. */
function addRear(b: Bench): void {
  b.add(
    'floor board',
    'body',
    solid.slab(
      outline.rounded(pairs([-0.19, -0.46, 0.19, -0.46, 0.2, -0.1, 0.17, 0.22, -0.17, 0.22, -0.2, -0.1]), 0.06),
      0.05,
      [0, 0.26, 0],
      'y',
      { bevel: 0.02 },
    ),
  );
  b.add(
    'floor mat',
    'trim',
    solid.many([-0.13, -0.08, 0.08, 0.13].map((x) => solid.box([0.022, 0.012, 0.42], [x, 0.289, 0.16], 0.004))),
  );
  b.add(
    'tunnel',
    'body',
    solid.bar(
      [
        [0, 0.29, 0.36],
        [0, 0.3, 0.1],
        [0, 0.34, -0.16],
      ],
      { kind: 'ellipse', rx: 0.045, ry: 0.04 },
      { up: [0, 1, 0], spline: 'catmull' },
    ),
  );
  const rows = [
    -0.88, 0.44, 0.1, 0.12, 0.1, 2.4, -0.7, 0.47, 0.17, 0.16, 0.17, 2.5, -0.4, 0.47, 0.19, 0.2, 0.2, 2.6, -0.2, 0.46,
    0.17, 0.2, 0.2, 2.6,
  ];
  const arch = solid.cyl(0.255, 1, REAR, 'x', { bevel: 0 });
  b.add('rear body', 'body', solid.cut(streamlined(rows, { tail: 0.06, nose: 0.04, around: 28 }).shape, arch), {
    detail: 1.4,
  });
  const cowl = streamlined(
    [
      -0.86, 0.4, 0.03, 0.05, 0.05, 2, -0.72, 0.41, 0.09, 0.12, 0.11, 2.2, -0.5, 0.42, 0.12, 0.155, 0.14, 2.3, -0.26,
      0.42, 0.07, 0.12, 0.12, 2.1,
    ],
    { nose: 0.05, tail: 0.03, around: 24 },
  );
  fitting.pair(b, 'side cowl', 'body', solid.put(cowl.shape, [0.15, 0.02, 0]), { detail: 1.4 });
  fitting.pair(
    b,
    'cowl vents',
    'trim',
    solid.many(
      [0, 1, 2, 3].map((i) => solid.box([0.012, 0.01, 0.13], [0.268 - i * 0.002, 0.4 + i * 0.028, -0.52], 0.003)),
    ),
  );
  fitting.pair(
    b,
    'cowl trim',
    'chrome',
    solid.tube(
      [
        [0.245, 0.36, -0.26],
        [0.277, 0.36, -0.5],
        [0.25, 0.36, -0.76],
      ],
      0.007,
    ),
  );
  const seat = outline.rounded(
    pairs([-0.1, 0.36, 0.1, 0.36, 0.16, 0.02, 0.14, -0.34, -0.14, -0.34, -0.16, 0.02]),
    0.08,
  );
  b.add('seat', 'seat', solid.put(formed.pad(seat, 0.1, { crown: 0.025 }), [0, 0.665, -0.46]));
  b.add(
    'seat piping',
    { base: 'leather', color: '#e9e2d2' },
    solid.put(formed.piping(seat, 0.055, 0.007), [0, 0.665, -0.46]),
  );
  b.add(
    'seat strap',
    'seat',
    solid.bar(
      [
        [0.165, 0.71, -0.5],
        [0.13, 0.785, -0.5],
        [0, 0.8, -0.5],
        [-0.13, 0.785, -0.5],
        [-0.165, 0.71, -0.5],
      ],
      { kind: 'rect', w: 0.03, h: 0.008 },
      { up: [1, 0, 0], spline: 'catmull' },
    ),
  );
}

/** Steering, head with lamp and speedometer, bars and mirrors. */
function addHead(b: Bench): void {
  b.add('steering column', 'chrome', solid.rod([0, 0.3, 0.56], [0, 0.94, 0.36], 0.028));
  b.add(
    'fork arm',
    'wheels',
    solid.tube(
      [
        [0.075, 0.22, 0.62],
        [0.08, 0.34, 0.58],
        [0.03, 0.46, 0.52],
      ],
      0.02,
    ),
  );
  b.add('front axle', 'chrome', solid.rod([-0.08, 0.22, 0.62], [0.09, 0.22, 0.62], 0.014));
  const bar = streamlined([-0.5, 0, 0.03, 0.03, 0.03, 2, 0, 0, 0.06, 0.05, 0.05, 2, 0.5, 0, 0.03, 0.03, 0.03, 2], {
    around: 16,
  });
  b.add(
    'handlebar cowl',
    'body',
    solid.put({ op: 'placed', of: bar.shape, places: [{ rot: [0, 90, 0], scale: [1, 1, 0.44] }] }, [0, 0.98, 0.34]),
  );
  b.add('headlamp cowl', 'body', { op: 'ball', r: [0.1, 0.085, 0.11], at: [0, 0.99, 0.385] });
  b.add('headlamp rim', 'chrome', solid.hoop(0.066, { kind: 'circle', r: 0.01 }, [0, 0.99, 0.478], 'z', 28));
  b.add(
    'headlamp',
    'lights',
    solid.turned(pairs([0, 0, 0.066, 0, 0.05, 0.014, 0, 0.024]), [0, 0.99, 0.472], { axis: 'z' }),
  );
  b.add(
    'speedometer',
    'chrome',
    solid.put(solid.cyl(0.04, 0.02, [0, 0, 0], 'y', { bevel: 0.004 }), [0, 1.066, 0.34], [-24, 0, 0]),
  );
  fitting.pair(b, 'grip', 'trim', solid.rod([0.2, 0.98, 0.34], [0.32, 0.975, 0.31], 0.02, 0.02, 'round'));
  fitting.pair(
    b,
    'lever',
    'chrome',
    solid.tube(
      [
        [0.19, 0.985, 0.37],
        [0.24, 0.98, 0.4],
        [0.32, 0.97, 0.37],
      ],
      0.006,
    ),
  );
  fitting.pair(
    b,
    'mirror stem',
    'chrome',
    solid.tube(
      [
        [0.15, 1.0, 0.34],
        [0.19, 1.12, 0.33],
        [0.25, 1.18, 0.31],
      ],
      0.006,
    ),
  );
  fitting.pair(b, 'mirror', 'chrome', solid.cyl(0.055, 0.018, [0.27, 1.19, 0.305], 'z', { bevel: 0.006 }));
}

/** Lamps, exhaust, axles, stand, rack. */
function addMachine(b: Bench): void {
  const amber = b.tint('lights', { color: '#e8901c', emissive: '#c86a08', emissiveStrength: 0.4 });
  fitting.pair(b, 'front indicator', amber, { op: 'ball', r: [0.03, 0.024, 0.02], at: [0.2, 0.76, 0.405] });
  fitting.pair(b, 'rear indicator', amber, { op: 'ball', r: [0.02, 0.022, 0.03], at: [0.14, 0.5, -0.88] });
  b.add('tail lamp', 'tail lamps', solid.box([0.09, 0.07, 0.05], [0, 0.5, -0.945], 0.018));
  b.add(
    'number plate',
    { base: 'plastic', color: '#e9e7dc', rough: 0.4 },
    solid.box([0.18, 0.11, 0.006], [0, 0.38, -0.95], 0.002, [8, 0, 0]),
  );
  b.add(
    'muffler',
    'exhaust',
    solid.bar(
      [
        [-0.12, 0.16, -0.3],
        [-0.15, 0.15, -0.82],
      ],
      { kind: 'ellipse', rx: 0.04, ry: 0.05 },
      { up: [0, 1, 0], cap: 'round' },
    ),
  );
  b.add('swing arm', 'wheels', solid.box([0.05, 0.07, 0.4], [0.08, 0.22, -0.45], 0.02));
  b.add('rear axle', 'chrome', solid.rod([-0.08, 0.22, -0.6], [0.1, 0.22, -0.6], 0.014));
  b.add(
    'centre stand',
    'chrome',
    solid.tube(
      [
        [0.12, 0.008, -0.1],
        [0.1, 0.12, -0.06],
        [0.1, 0.24, -0.04],
      ],
      0.012,
    ),
  );
  b.add(
    'luggage rack',
    'chrome',
    solid.tube(
      [
        [0.09, 0.6, -0.82],
        [0.1, 0.7, -0.9],
        [0.1, 0.7, -1.06],
        [-0.1, 0.7, -1.06],
        [-0.1, 0.7, -0.9],
        [-0.09, 0.6, -0.82],
      ],
      0.009,
    ),
  );
}
