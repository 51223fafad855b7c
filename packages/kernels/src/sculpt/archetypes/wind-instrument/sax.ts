import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { bore, flare } from './bore.ts';
import { key } from './reeds.ts';

/** An alto saxophone standing on its bow. */
export function buildSax(b: Bench): void {
  const body: Vec3[] = [
    [0, 0.56, 0],
    [0, 0.4, 0],
    [0, 0.16, 0],
    [0.006, 0.085, 0],
    [0.04, 0.04, 0],
    [0.086, 0.05, 0],
    [0.112, 0.105, 0],
    [0.118, 0.17, 0],
  ];
  b.add('body', 'body', bore(body, [0.0125, 0.019, 0.029, 0.0325, 0.036, 0.039, 0.0415, 0.044]), { detail: 1.4 });
  b.add('bell', 'body', solid.put(flare(0.0438, 0.0715, 0.15, 0.0014), [0.118, 0.168, 0], [0, 0, -8]), { detail: 1.4 });
  b.add(
    'bell rim',
    'silver',
    solid.put(solid.hoop(0.0718, { kind: 'circle', r: 0.0026 }, [0, 0.14, 0], 'y', 56), [0.118, 0.168, 0], [0, 0, -8]),
  );
  b.add(
    'neck',
    'body',
    bore(
      [
        [0, 0.555, 0],
        [0, 0.61, 0],
        [-0.02, 0.646, 0],
        [-0.065, 0.656, 0],
        [-0.115, 0.64, 0],
      ],
      [0.0125, 0.0118, 0.0108, 0.0095, 0.008],
    ),
  );
  b.add(
    'cork',
    { base: 'wood', color: '#c89a5c' },
    bore(
      [
        [-0.105, 0.644, 0],
        [-0.135, 0.632, 0],
      ],
      [0.0098, 0.0092],
    ),
  );
  b.add(
    'mouthpiece',
    'pads',
    bore(
      [
        [-0.125, 0.637, 0],
        [-0.165, 0.619, 0],
        [-0.2, 0.598, 0],
      ],
      [0.0125, 0.0115, 0.004],
    ),
  );
  b.add(
    'ligature',
    'silver',
    bore(
      [
        [-0.142, 0.631, 0],
        [-0.162, 0.6215, 0],
      ],
      [0.0132, 0.0128],
    ),
  );
  b.add(
    'octave key',
    'silver',
    solid.tube(
      [
        [0, 0.585, 0.014],
        [-0.02, 0.64, 0.014],
        [-0.06, 0.668, 0.008],
        [-0.09, 0.662, 0],
      ],
      0.0022,
    ),
  );
  for (const [i, [x, y, r]] of (
    [
      [0, 0.555, 0.0145],
      [0.0, 0.2, 0.0315],
      [0.02, 0.06, 0.0375],
    ] as const
  ).entries()) {
    if (i < 2)
      b.add(
        `ring ${i + 1}`,
        'silver',
        solid.put(solid.hoop(r, { kind: 'rect', w: 0.012, h: 0.003, r: 0.001 }, [0, 0, 0], 'y', 40), [x, y, 0]),
      );
  }
  addSaxKeys(b);
}

/** Keys, pearls, guards and braces. */
function addSaxKeys(b: Bench): void {
  const rAt = (y: number): number => 0.0125 + ((0.56 - y) / 0.4) * 0.0165;
  for (let i = 0; i < 9; i++) {
    const y = 0.5 - i * 0.038;
    key(b, `key ${i + 1}`, [0, y, rAt(y)], 0.0085 + i * 0.0011, -0.018);
  }
  b.add('key rod', 'silver', solid.rod([-0.019, 0.53, 0.015], [-0.026, 0.17, 0.024], 0.0022));
  for (let i = 0; i < 4; i++) {
    b.add(
      `pearl ${i + 1}`,
      'accent',
      solid.cyl(0.0062, 0.004, [-0.032, 0.43 - i * 0.05, 0.03], 'z', { bevel: 0.001, segments: 20 }),
      { detail: 0.4 },
    );
    b.add(
      `pearl arm ${i + 1}`,
      'silver',
      solid.rod([-0.032, 0.43 - i * 0.05, 0.027], [-0.021, 0.43 - i * 0.05, 0.018], 0.002),
      { detail: 0.3 },
    );
  }
  for (const [i, y] of [0.15, 0.22].entries()) {
    key(b, `bell key ${i + 1}`, [0.118, y, 0.044 + i * 0.006], 0.021, 0.075);
    b.add(
      `key guard ${i + 1}`,
      'silver',
      solid.tube(
        [
          [0.09, y, 0.044 + i * 0.005],
          [0.105, y, 0.064 + i * 0.006],
          [0.13, y, 0.064 + i * 0.006],
          [0.145, y, 0.04 + i * 0.006],
        ],
        0.0022,
      ),
      { detail: 0.4 },
    );
  }
  b.add('brace', 'silver', solid.rod([0.02, 0.25, 0], [0.08, 0.25, 0], 0.006));
  b.add('thumb ring', 'silver', solid.hoop(0.008, { kind: 'circle', r: 0.002 }, [0, 0.36, -0.03], 'x', 22));
  b.add(
    'bell engraving',
    'accent',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.tube(
          [
            [0.1 + i * 0.012, 0.2 + i * 0.02, 0.047],
            [0.112 + i * 0.01, 0.226 + i * 0.012, 0.0495],
            [0.128, 0.212 + i * 0.022, 0.0485],
          ],
          0.0008,
        ),
      ),
    ),
    { detail: 0.3 },
  );
}
