import type { Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A road over a road: prestressed girders, cap beams on round columns, barriers. */
export function buildOverpass(b: Bench): void {
  const [l, y, w] = [24, 3.6, 5.4];
  for (const [i, x] of [-7.5, 0, 7.5].entries()) {
    b.add(
      `column pair ${i + 1}`,
      'body',
      solid.both(solid.cyl(0.42, y - 0.9, [x, (y - 0.9) / 2, 1.5], 'y', { bevel: 0.02 }), 'z'),
    );
    b.add(`footing ${i + 1}`, 'base', solid.box([1.5, 0.3, 4.8], [x, 0.15, 0], 0.04));
    b.add(
      `cap beam ${i + 1}`,
      'body',
      solid.slab(
        outline.pairs([-2.6, 0.34, -1.7, -0.3, 1.7, -0.3, 2.6, 0.34, 2.6, 0.6, -2.6, 0.6]),
        0.95,
        [x, y - 0.7, 0],
        'x',
        { bevel: 0.03 },
      ),
    );
  }
  const girder = outline.pairs([
    -0.24, 0, 0.24, 0, 0.24, 0.14, 0.1, 0.24, 0.1, 0.52, 0.34, 0.62, 0.34, 0.72, -0.34, 0.72, -0.34, 0.62, -0.1, 0.52,
    -0.1, 0.24, -0.24, 0.14,
  ]);
  b.add(
    'girders',
    'body',
    solid.many([-2, -1, 0, 1, 2].map((k) => solid.slab(girder, l, [0, y - 0.1, k], 'x', { bevel: 0 }))),
  );
  b.add('deck slab', 'body', solid.box([l, 0.28, w], [0, y + 0.74, 0], 0.03));
  b.add('asphalt', 'deck', solid.box([l + 0.01, 0.06, w - 0.9], [0, y + 0.9, 0], 0));
  b.add(
    'lane marks',
    { base: 'paint', color: '#f0d060' },
    solid.at(
      solid.box([1, 0.02, 0.1], [0, 0, 0], 0),
      spaced([-l / 2 + 1, y + 0.935, 0], [l / 2 - 1, y + 0.935, 0], 12),
    ),
    { detail: 0.3 },
  );
  const barrier = outline.pairs([-0.24, 0, 0.24, 0, 0.2, 0.16, 0.1, 0.34, 0.08, 0.85, -0.16, 0.85, -0.2, 0]);
  b.add(
    'barriers',
    'trim',
    solid.both(solid.slab(barrier.slice(0, 6), l, [0, y + 0.87, w / 2 - 0.26], 'x', { bevel: 0.01 }), 'z'),
  );
  b.add(
    'guard rails',
    'rail',
    solid.both(
      solid.many([
        solid.rod([-l / 2, y + 2.0, w / 2 - 0.26], [l / 2, y + 2.0, w / 2 - 0.26], 0.05),
        ...spaced([-l / 2 + 0.5, y + 1.6, w / 2 - 0.26], [l / 2 - 0.5, y + 1.6, w / 2 - 0.26], 12).map(({ at }) =>
          solid.box([0.08, 0.8, 0.08], at as Vec3, 0),
        ),
      ]),
      'z',
    ),
    { detail: 0.4 },
  );
  for (const [end, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${end} abutment`,
      'base',
      solid.slab(
        outline
          .pairs([-3.6, 0, 0.4, 0, 0.4, y + 0.62, -0.6, y + 0.62, -0.6, y - 0.2])
          .map(([x, v]) => [x * s, v] as const),
        w + 0.2,
        [s * (l / 2 - 0.3), 0, 0],
        'z',
        { bevel: 0.04 },
      ),
    );
}
