import type { Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

import { screws } from './walls.ts';

/** A light switch: plate, rocker, glow lamp, screws, box. */
export function buildSwitch(b: Bench): void {
  b.add(
    'plate',
    'plate',
    solid.slab(outline.roundRect(0.074, 0.115, 0.006, 0, 0.0575), 0.006, [0, 0, 0.003], 'z', { bevel: 0.0024 }),
    { detail: 1.1 },
  );
  b.add(
    'gap',
    'dark',
    solid.slab(outline.roundRect(0.035, 0.068, 0.002, 0, 0.0575), 0.001, [0, 0, 0.006], 'z', { bevel: 0 }),
    { detail: 0.4 },
  );
  b.add(
    'rocker',
    'accent',
    formed.board(
      [
        [0.025, 0.0058],
        [0.0575, 0.0075],
        [0.09, 0.0118],
      ].map(([y, z]) => ({
        at: [0, y, z - 0.002] as Vec3,
        w: 0.0325,
        h: 0.006,
        side: [1, 0, 0] as Vec3,
        up: [0, 0, 1] as Vec3,
      })),
      0.0012,
    ),
    { detail: 1.2 },
  );
  b.add('lamp', glowing('#ff8a3a', 1.3), solid.box([0.008, 0.0022, 0.001], [0, 0.084, 0.0125], 0.0003, [-7, 0, 0]), {
    detail: 0.3,
  });
  screws(
    b,
    [
      [0, 0.102],
      [0, 0.013],
    ],
    0.006,
    0.0032,
  );
  b.add('box', 'metal', solid.box([0.05, 0.09, 0.03], [0, 0.0575, -0.0145], 0.002));
}

/** An emergency push button on its box. */
export function buildButton(b: Bench): void {
  b.add('box', 'metal', solid.box([0.1, 0.045, 0.1], [0, 0.0235, 0], 0.006), { detail: 1.1 });
  b.add('base pad', 'dark', solid.box([0.086, 0.004, 0.086], [0, 0.002, 0], 0.001));
  b.add(
    'collar',
    'plate',
    solid.turned(pairs([0, 0, 0.04, 0, 0.041, 0.003, 0.037, 0.01, 0, 0.01]), [0, 0.0455, 0], { segments: 52 }),
  );
  b.add('stem', 'dark', solid.cyl(0.022, 0.014, [0, 0.06, 0]));
  b.add(
    'button',
    'accent',
    solid.turned(
      pairs([0, 0.062, 0.031, 0.062, 0.034, 0.066, 0.0335, 0.074, 0.026, 0.081, 0.012, 0.0845, 0, 0.085]),
      [0, 0, 0],
      { bevel: 0.002, segments: 56 },
    ),
    { detail: 1.3 },
  );
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(`corner screw ${i + 1}`, 'plate', solid.put(fitting.screw(0.004, 'cross'), [x * 0.041, 0.046, z * 0.041]), {
      detail: 0.3,
    });
  for (let i = 0; i < 5; i++)
    b.add(
      `warning stripe ${i + 1}`,
      'dark',
      solid.box([0.009, 0.018, 0.001], [(i - 2) * 0.0185, 0.022, 0.0502], 0.0002, [0, 0, -30]),
      { detail: 0.3 },
    );
  b.add('gland', 'dark', solid.cyl(0.009, 0.012, [0, 0.022, -0.055], 'z'));
  b.add(
    'cable',
    'dark',
    solid.tube(
      [
        [0, 0.022, -0.058],
        [0, 0.012, -0.08],
        [0.03, 0.0045, -0.095],
        [0.07, 0.0045, -0.08],
      ],
      0.004,
    ),
  );
}
