import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { piece } from './pieces.ts';

/** A shoulder-fired rocket launcher with its rocket. */
export function buildLauncher(b: Bench, scope: boolean): Vec3 {
  const y = 0.19;
  b.add(
    'launch tube',
    'metal',
    solid.turned(pairs([0, -0.36, 0.0225, -0.36, 0.0225, 0.36, 0.0245, 0.372, 0.0245, 0.39, 0, 0.39]), [0, y, 0], {
      axis: 'z',
      bevel: 0.001,
    }),
    { detail: 1.1 },
  );
  b.add(
    'rear bell',
    'metal',
    solid.turned(
      pairs(
        [
          0.02, -0.34, 0.026, -0.352, 0.03, -0.38, 0.05, -0.45, 0.054, -0.456, 0.05, -0.458, 0.046, -0.446, 0.02, -0.37,
        ].reverse(),
      ).map(([v, u]) => [u, v]),
      [0, y, 0],
      { axis: 'z', bevel: 0.001 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'heat shield',
    'stock',
    solid.turned(pairs([0, -0.2, 0.034, -0.2, 0.038, -0.19, 0.038, 0.1, 0.034, 0.11, 0, 0.11]), [0, y, 0], {
      axis: 'z',
      bevel: 0.003,
    }),
    { detail: 1.2, grain: [0, 0, 1] },
  );
  for (const [name, z] of [
    ['rear shield band', -0.185],
    ['middle shield band', -0.045],
    ['front shield band', 0.095],
  ] as const)
    b.add(name, 'barrel', solid.hoop(0.0385, { kind: 'rect', w: 0.012, h: 0.003, r: 0.0008 }, [0, y, z], 'z', 40), {
      detail: 0.5,
    });
  for (const [name, z] of [
    ['front grip', 0.17],
    ['rear grip', 0.01],
  ] as const) {
    b.add(
      name,
      'stock',
      piece.side(
        [
          z + 0.022,
          y - 0.028,
          z - 0.02,
          y - 0.028,
          z - 0.042,
          0.012,
          z - 0.034,
          0.002,
          z - 0.006,
          0.002,
          z + 0.002,
          0.02,
        ],
        0.03,
        { r: 0.008, bevel: 0.008 },
      ),
      { detail: 1 },
    );
    b.add(`${name} frame`, 'barrel', solid.box([0.026, 0.02, 0.07], [0, y - 0.03, z], 0.004), { detail: 0.6 });
  }
  piece.addTrigger(b, 0.188, 0.244, y - 0.036, 0.032);
  b.add('sight base', 'barrel', solid.box([0.02, 0.03, 0.09], [0.03, y + 0.02, 0.18], 0.004), { detail: 0.6 });
  b.add(
    'front sight',
    'barrel',
    piece.side([0.33, y + 0.02, 0.346, y + 0.02, 0.344, y + 0.065, 0.334, y + 0.065], 0.008, { r: 0.002 }),
    { detail: 0.5 },
  );
  b.add(
    'rear sight',
    'barrel',
    piece.side([0.085, y + 0.03, 0.102, y + 0.03, 0.1, y + 0.075, 0.088, y + 0.075], 0.02, { r: 0.002 }),
    { detail: 0.5 },
  );
  addRocket(b, y);
  if (scope) piece.addScope(b, 0.12, y + 0.034, 0.17);
  return [0, 0.085, -0.01];
}

/** The rocket in the muzzle. */
function addRocket(b: Bench, y: number): void {
  b.add('rocket motor', 'barrel', piece.bore(0.385, 0.5, y, 0.0185), { detail: 0.7 });
  b.add(
    'warhead',
    'magazine',
    solid.turned(
      pairs([
        0, 0.46, 0.02, 0.46, 0.028, 0.49, 0.044, 0.55, 0.046, 0.575, 0.044, 0.59, 0.022, 0.7, 0.015, 0.73, 0, 0.73,
      ]),
      [0, y, 0],
      { axis: 'z', bevel: 0.002 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'warhead band',
    { base: 'paint', color: '#e0b81c', rough: 0.5 },
    solid.hoop(0.0452, { kind: 'rect', w: 0.012, h: 0.003, r: 0.0008 }, [0, y, 0.572], 'z', 44),
    { detail: 0.5 },
  );
  b.add(
    'fuze',
    'steel',
    solid.turned(pairs([0, 0.725, 0.014, 0.725, 0.012, 0.745, 0.0085, 0.76, 0.003, 0.768, 0, 0.768]), [0, y, 0], {
      axis: 'z',
      bevel: 0.001,
    }),
    { detail: 0.7 },
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `fin ${i + 1}`,
      'steel',
      solid.put(solid.put(solid.box([0.002, 0.03, 0.07], [0, 0.028, 0], 0.0006), [0, 0, 0], [0, 0, 45 + 90 * i]), [
        0,
        y,
        0.43,
      ]),
      { detail: 0.4 },
    );
}

/** A ray rifle: shell over glowing coils, vents, energy cell, holographic sight. */
export function buildPlasma(b: Bench, scope: boolean): Vec3 {
  const y = 0.178;
  b.add(
    'shell',
    'metal',
    piece.side(
      [
        -0.3, 0.16, -0.16, 0.146, -0.06, 0.136, 0.12, 0.136, 0.2, 0.152, 0.28, 0.158, 0.28, 0.19, 0.2, 0.214, 0.04,
        0.228, -0.14, 0.224, -0.2, 0.214, -0.3, 0.216,
      ],
      0.058,
      { r: 0.014, bevel: 0.014 },
    ),
    { detail: 1.6 },
  );
  b.add(
    'stock',
    'metal',
    piece.side(
      [-0.39, 0.074, -0.372, 0.072, -0.33, 0.13, -0.24, 0.152, -0.24, 0.2, -0.37, 0.216, -0.392, 0.21],
      0.044,
      {
        r: 0.012,
        bevel: 0.01,
        holes: [outline.rounded(pairs([-0.368, 0.13, -0.342, 0.15, -0.3, 0.168, -0.368, 0.18]), 0.008)],
      },
    ),
    { detail: 1.2 },
  );
  b.add(
    'butt pad',
    'stock',
    piece.side([-0.406, 0.07, -0.386, 0.07, -0.386, 0.214, -0.404, 0.21], 0.046, { r: 0.006 }),
    { detail: 0.6 },
  );
  b.add(
    'grip',
    'stock',
    piece.side(
      [-0.07, 0.142, -0.122, 0.146, -0.132, 0.12, -0.148, 0.02, -0.14, 0.002, -0.1, 0.002, -0.094, 0.05, -0.08, 0.1],
      0.034,
      { r: 0.01, bevel: 0.009 },
    ),
    { detail: 1.1 },
  );
  piece.addTrigger(b, -0.076, 0.0, 0.14, 0.034);
  b.add(
    'energy cell',
    'stock',
    piece.side([0.02, 0.142, 0.085, 0.142, 0.1, 0.06, 0.036, 0.052], 0.036, { r: 0.006, bevel: 0.006 }),
    { detail: 0.9 },
  );
  b.add(
    'cell windows',
    'lens',
    solid.both(
      piece.side([0.04, 0.128, 0.074, 0.128, 0.083, 0.078, 0.05, 0.073], 0.004, { r: 0.004, x: 0.0172, bevel: 0.001 }),
    ),
    { detail: 0.5 },
  );
  for (const s of [1, -1]) {
    const side = s > 0 ? 'left' : 'right';
    b.add(
      `${side} light strip`,
      'lens',
      piece.side([-0.15, 0.186, 0.13, 0.186, 0.17, 0.178, 0.17, 0.184, 0.13, 0.194, -0.15, 0.194], 0.003, {
        r: 0.002,
        x: s * 0.0288,
        bevel: 0.0008,
      }),
      { detail: 0.5 },
    );
    b.add(
      `${side} vents`,
      'stock',
      solid.many(
        Array.from({ length: 5 }, (_, i) =>
          solid.put(
            solid.box([0.004, 0.024, 0.008], [0, 0, 0], 0.001),
            [s * 0.0285, 0.166, -0.2 + i * 0.018],
            [22, 0, 0],
          ),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${side} panel`,
      'stock',
      piece.side([-0.1, 0.146, 0.09, 0.146, 0.13, 0.158, 0.11, 0.176, -0.1, 0.176], 0.003, {
        r: 0.005,
        x: s * 0.0286,
        bevel: 0.0008,
      }),
      { detail: 0.5 },
    );
    for (const [i, z] of [-0.09, 0.095].entries())
      b.add(
        `${side} panel screw ${i + 1}`,
        'steel',
        solid.put(fitting.screw(0.0036, 'hex'), [s * 0.0298, 0.161, z], [0, 0, s * -90]),
        { detail: 0.3 },
      );
  }
  addEmitter(b, y);
  b.add('top rail', 'stock', piece.rail(-0.16, 0.06, 0.23), { detail: 0.6 });
  if (scope) piece.addScope(b, -0.05, 0.236, 0.17);
  else {
    b.add(
      'sight frame',
      'stock',
      solid.slab(outline.roundRect(0.044, 0.04, 0.008, 0, 0.256), 0.03, [0, 0, -0.04], 'z', {
        bevel: 0.003,
        holes: [outline.roundRect(0.034, 0.03, 0.005, 0, 0.257)],
      }),
      { detail: 0.7 },
    );
  }
  const grip: Vec3 = [0, 0.075, -0.11];
  return grip;
}

/** Glowing core in its coils, prongs, lens. */
function addEmitter(b: Bench, y: number): void {
  b.add('emitter core', 'lens', piece.bore(0.27, 0.41, y, 0.0115), { detail: 0.8 });
  for (let i = 0; i < 5; i++)
    b.add(
      `coil ${i + 1}`,
      'barrel',
      solid.hoop(0.0185, { kind: 'rect', w: 0.0105, h: 0.013, r: 0.002 }, [0, y, 0.292 + i * 0.0225], 'z', 32),
      { detail: 0.7 },
    );
  for (let i = 0; i < 3; i++)
    b.add(
      `prong ${i + 1}`,
      'metal',
      solid.put(
        piece.side([0.27, 0.024, 0.4, 0.022, 0.455, 0.012, 0.45, 0.022, 0.4, 0.034, 0.27, 0.036], 0.009, {
          r: 0.003,
          bevel: 0.002,
        }),
        [0, y, 0],
        [0, 0, 120 * i],
      ),
      { detail: 0.7 },
    );
  b.add('muzzle lens', 'lens', solid.put({ op: 'ball', r: [0.0135, 0.0135, 0.006] }, [0, y, 0.412]), { detail: 0.5 });
}
