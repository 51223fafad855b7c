import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval } from '../../kits/mechanics/index.ts';
import { toothLine } from './teeth.ts';

/** Outline of a closed handle with horns, and the hole for the fingers: the blade enters from +x. */
const HANDLE = pairs([
  0.05, 0.036, 0.058, 0.052, 0.056, 0.09, 0.05, 0.118, 0.036, 0.133, 0.014, 0.14, -0.012, 0.152, -0.026, 0.148, -0.022,
  0.136, -0.03, 0.116, -0.048, 0.09, -0.06, 0.05, -0.078, 0.028, -0.082, 0.012, -0.066, 0.008, -0.048, 0.018, -0.03,
  0.02, 0, 0.012, 0.028, 0.012, 0.036, 0.022,
]);
const HANDLE_HOLE = pairs([
  0.018, 0.048, 0.024, 0.064, 0.02, 0.094, 0.006, 0.108, -0.006, 0.104, -0.024, 0.07, -0.034, 0.05, -0.026, 0.038, 0,
  0.036,
]);

/** A panel saw: tapered blade with nib and etched mark, wooden handle with horns and brass screws. */
export function buildHandsaw(b: Bench, _rng: Rng): Socket {
  const x0 = -0.19;
  const blade: Vec2[] = [
    ...toothLine([x0 + 0.02, 0.0045], [0.315, 0.0045], 74, 0.0045),
    [0.316, 0.048],
    [0.306, 0.056],
    [0.262, 0.0655],
    [0.2595, 0.0695],
    [0.253, 0.067],
    [x0 + 0.03, 0.132],
    [x0 + 0.015, 0.128],
  ];
  b.add('blade', 'blade', solid.slab(blade, 0.0018, [0, 0, 0], 'z', { bevel: 0.0003 }), {
    detail: 1.6,
    grain: [1, 0, 0],
  });
  const put = (of: Shape): Shape => solid.put(of, [x0 - 0.012, 0, 0]);
  const rim = outline.rounded(HANDLE, 0.012, 4);
  const hole = outline.rounded(HANDLE_HOLE, 0.012, 4);
  b.add('handle', 'handle', put(solid.slab(rim, 0.0225, [0, 0, 0], 'z', { bevel: 0.0055, holes: [hole] })), {
    detail: 1.6,
    grain: [0.4, 1, 0],
  });
  const screws = pairs([0.042, 0.048, 0.046, 0.076, 0.042, 0.105, 0.024, 0.118, 0.024, 0.026]);
  screws.forEach(([x, y], i) => {
    const name = ['lower', 'middle', 'upper', 'horn', 'toe'][i];
    for (const s of [1, -1])
      b.add(
        `${name} ${s > 0 ? 'front' : 'rear'} screw`,
        'metal',
        put(solid.put(fitting.screw(i === 1 ? 0.0066 : 0.005, 'slot'), [x, y, s * 0.0108], [s * 90, 25 * i, 0])),
        { detail: 0.5 },
      );
  });
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    const face = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, s > 0 ? 0 : 180, 0]);
    b.add(
      `${side} etched mark`,
      b.tint('blade', { color: '#63676d', rough: 0.5 }),
      face(
        solid.put({ op: 'text', value: 'SHEFFIELD STEEL', height: 0.0085, depth: 0.0006, bevel: 0 }, [
          s * 0.02,
          0.05,
          0.001,
        ]),
      ),
      { detail: 0.3 },
    );
    b.add(
      `${side} etched ring`,
      b.tint('blade', { color: '#63676d', rough: 0.5 }),
      face(solid.hoop(0.0105, { kind: 'rect', w: 0.0005, h: 0.0012, r: 0.0001 }, [s * 0.02, 0.0775, 0.001], 'z', 32)),
      { detail: 0.3 },
    );
    b.add(
      `${side} points mark`,
      b.tint('blade', { color: '#63676d', rough: 0.5 }),
      face(solid.put({ op: 'text', value: '8', height: 0.011, depth: 0.0006, bevel: 0 }, [s * 0.02, 0.072, 0.001])),
      { detail: 0.3 },
    );
  }
  return { at: [x0 - 0.055, 0.07, 0], dir: [1, 0.15, 0], size: 0.024 };
}

/** A hacksaw: bent tube frame, tensioned blade on pins, wing nut, pistol grip. */
export function buildHacksaw(b: Bench, _rng: Rng): Socket {
  const y = 0.048;
  const blade: Vec2[] = [
    ...toothLine([-0.15, y - 0.005], [0.15, y - 0.005], 88, 0.0022),
    [0.152, y + 0.006],
    [-0.152, y + 0.006],
  ];
  b.add('blade', 'blade', solid.slab(blade, 0.0014, [0, 0, 0], 'z', { bevel: 0.0002 }), {
    detail: 1.2,
    grain: [1, 0, 0],
  });
  const path: Vec3[] = [
    [0.158, y - 0.002, 0],
    [0.158, 0.138, 0],
    [0.146, 0.15, 0],
    [-0.132, 0.15, 0],
    [-0.15, 0.14, 0],
    [-0.166, 0.092, 0],
  ];
  b.add('frame', 'body', solid.bar(path, { kind: 'rect', w: 0.0085, h: 0.0175, r: 0.003 }, { up: [1, 0, 0] }), {
    detail: 1.3,
  });
  b.add('frame sleeve', 'dark', solid.box([0.06, 0.0215, 0.0125], [0.03, 0.15, 0], 0.003), { detail: 0.7 });
  b.add(
    'handle',
    'dark',
    flatOval(
      [
        -0.155, 0.148, 0.02, 0.02, -0.163, 0.132, 0.034, 0.026, -0.172, 0.1, 0.036, 0.03, -0.186, 0.06, 0.034, 0.03,
        -0.2, 0.031, 0.038, 0.031, -0.204, 0.019, 0.034, 0.028,
      ],
      { e: 2.8, cap: 'round' },
    ),
    { detail: 1.3 },
  );
  b.add(
    'finger guard',
    'dark',
    solid.bar(
      [
        [-0.146, y, 0],
        [-0.14, 0.02, 0],
        [-0.16, 0.008, 0],
        [-0.195, 0.01, 0],
      ],
      { kind: 'rect', w: 0.016, h: 0.008, r: 0.003 },
      { spline: 'catmull', up: [1, 0, 0] },
    ),
    { detail: 0.8 },
  );
  const ribs = Array.from({ length: 6 }, (_, i) =>
    solid.box([0.02, 0.0035, 0.0324], [-0.1695 - i * 0.0045, 0.118 - i * 0.0155, 0], 0.0012),
  );
  b.add('grip ribs', 'body', solid.many(ribs), { detail: 0.4 });
  for (const [name, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    b.add(`${name} blade holder`, 'teeth', solid.box([0.022, 0.015, 0.0085], [s * 0.158, y + 0.0005, 0], 0.0015), {
      detail: 0.6,
    });
    b.add(`${name} blade pin`, 'metal', solid.cyl(0.002, 0.0125, [s * 0.147, y + 0.0005, 0], 'z'), { detail: 0.4 });
  }
  b.add('tension screw', 'teeth', solid.cyl(0.0032, 0.036, [0.178, y + 0.0005, 0], 'x'), { detail: 0.5 });
  b.add(
    'wing nut',
    'metal',
    solid.slab(
      outline.rounded(
        pairs([
          -0.004, -0.005, 0.006, -0.005, 0.012, -0.018, 0.019, -0.017, 0.011, 0, 0.019, 0.017, 0.012, 0.018, 0.006,
          0.005, -0.004, 0.005,
        ]),
        0.003,
      ),
      0.0042,
      [0.183, y + 0.0005, 0],
      'z',
      { bevel: 0.001 },
    ),
    { detail: 0.7 },
  );
  b.add(
    'frame lettering',
    'mark',
    solid.both(
      solid.put({ op: 'text', value: '12"', height: 0.0095, depth: 0.001, bevel: 0 }, [-0.07, 0.1454, 0.0042]),
      'z',
    ),
    { detail: 0.3 },
  );
  return { at: [-0.18, 0.075, 0], dir: [1, 0.1, 0], size: 0.03 };
}

/** A bow saw: one bent tube, a wide blade with raker teeth, a lever to stretch it. */
export function buildBow(b: Bench, _rng: Rng): Socket {
  const y = 0.022;
  const blade: Vec2[] = [
    ...toothLine([-0.262, y - 0.007], [0.262, y - 0.007], 58, 0.0068),
    [0.264, y + 0.013],
    [-0.264, y + 0.013],
  ];
  b.add('blade', 'blade', solid.slab(blade, 0.0016, [0, 0, 0], 'z', { bevel: 0.0002 }), {
    detail: 1.3,
    grain: [1, 0, 0],
  });
  const path: Vec3[] = [
    [0.284, y - 0.006, 0],
    [0.29, 0.04, 0],
    [0.258, 0.104, 0],
    [0.16, 0.142, 0],
    [0, 0.152, 0],
    [-0.15, 0.148, 0],
    [-0.25, 0.136, 0],
    [-0.286, 0.11, 0],
    [-0.292, 0.06, 0],
    [-0.284, y - 0.006, 0],
  ];
  b.add('frame', 'body', solid.tube(path, 0.0108), { detail: 1.3 });
  b.add(
    'grip',
    'dark',
    solid.tube(
      [
        [-0.226, 0.1405, 0],
        [-0.25, 0.136, 0],
        [-0.286, 0.11, 0],
        [-0.292, 0.06, 0],
      ],
      0.0124,
    ),
    { detail: 0.8 },
  );
  const ribs = Array.from({ length: 6 }, (_, i) =>
    solid.hoop(0.0126, { kind: 'ellipse', rx: 0.0022, ry: 0.0014 }, [-0.2907, 0.066 + i * 0.0065, 0], 'y', 24),
  );
  b.add('grip rings', 'dark', solid.many(ribs), { detail: 0.4 });
  b.add(
    'knuckle guard',
    'dark',
    solid.bar(
      [
        [-0.282, 0.03, 0],
        [-0.24, 0.04, 0],
        [-0.212, 0.085, 0],
        [-0.214, 0.138, 0],
      ],
      { kind: 'rect', w: 0.014, h: 0.005, r: 0.002 },
      { spline: 'catmull', up: [1, 0, 0] },
    ),
    { detail: 0.7 },
  );
  for (const [name, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    b.add(`${name} clevis`, 'metal', solid.box([0.026, 0.022, 0.012], [s * 0.274, y + 0.002, 0], 0.003), {
      detail: 0.6,
    });
    b.add(
      `${name} blade bolt`,
      'teeth',
      solid.both(solid.put(fitting.hex(0.0055, 0.004), [s * 0.266, y + 0.003, 0.0055], [90, 0, 0]), 'z'),
      { detail: 0.5 },
    );
  }
  b.add(
    'tension lever',
    'metal',
    solid.bar(
      [
        [-0.286, y + 0.002, 0],
        [-0.262, 0.05, 0],
        [-0.268, 0.1, 0],
      ],
      { kind: 'rect', w: 0.009, h: 0.006, r: 0.002 },
      { spline: 'catmull', up: [1, 0, 0] },
    ),
    { detail: 0.6 },
  );
  b.add(
    'frame lettering',
    'mark',
    solid.put({ op: 'text', value: 'TIMBER 21"', height: 0.011, depth: 0.0015, bevel: 0 }, [0.02, 0.146, 0.0102]),
    { detail: 0.3 },
  );
  return { at: [-0.29, 0.085, 0], dir: [1, 0, 0], size: 0.026 };
}
