import type { Vec2, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

import type { Leaf } from './leaves.ts';

const FOOT = 0.02;
const T = 0.045;

/** A plate of iron with bands, rivets along every edge and a barred hatch. */
export function addPlated(b: Bench, l: Leaf): void {
  b.add(`${l.name} plate`, 'leaf', solid.slab(l.shape, T, [l.x, FOOT, 0], 'z', { bevel: 0.004 }), { detail: 1.2 });
  const bands = [0.12, 0.36, 0.64, 0.9].map((k) => k * l.h);
  b.add(
    `${l.name} bands`,
    'trim',
    solid.many([
      ...bands.map((y) => solid.box([l.w - 0.02, 0.085, 0.014], [l.x, FOOT + y, T / 2 + 0.005], 0.003)),
      ...[-1, 1].map((s) =>
        solid.box([0.075, l.h - 0.03, 0.013], [l.x + s * (l.w / 2 - 0.045), FOOT + l.h / 2, T / 2 + 0.004], 0.003),
      ),
    ]),
  );
  const rivets: Vec3[] = [
    ...bands.flatMap((y) =>
      spaced(
        [l.x - l.w * 0.4, FOOT + y, T / 2 + 0.011],
        [l.x + l.w * 0.4, FOOT + y, T / 2 + 0.011],
        Math.round(l.w / 0.1),
      ).map(({ at }) => at as Vec3),
    ),
    ...[-1, 1].flatMap((s) =>
      spaced(
        [l.x + s * (l.w / 2 - 0.045), FOOT + 0.2, T / 2 + 0.01],
        [l.x + s * (l.w / 2 - 0.045), FOOT + l.h - 0.25, T / 2 + 0.01],
        9,
      ).map(({ at }) => at as Vec3),
    ),
  ];
  b.add(
    `${l.name} rivets`,
    'metal',
    solid.at(
      { op: 'ball', r: [0.014, 0.014, 0.009] },
      rivets.map((at) => ({ at })),
    ),
    { detail: 0.3 },
  );
  const y = FOOT + l.h * 0.77;
  b.add(
    `${l.name} hatch`,
    { base: 'plain', color: '#141210' },
    solid.box([0.28, 0.2, 0.006], [l.x, y, T / 2 + 0.002], 0),
  );
  b.add(
    `${l.name} hatch frame`,
    'metal',
    solid.slab(
      outline.pairs([-0.18, -0.14, 0.18, -0.14, 0.18, 0.14, -0.18, 0.14]),
      0.03,
      [l.x, y, T / 2 + 0.012],
      'z',
      { holes: [outline.pairs([-0.135, -0.095, 0.135, -0.095, 0.135, 0.095, -0.135, 0.095])], bevel: 0.004 },
    ),
  );
  b.add(
    `${l.name} hatch bars`,
    'metal',
    solid.many(
      [-0.08, 0, 0.08].map((x) =>
        solid.rod([l.x + x, y - 0.1, T / 2 + 0.014], [l.x + x, y + 0.1, T / 2 + 0.014], 0.009),
      ),
    ),
  );
}

/** A flush leaf of a modern door: slats or grooves, a tall slot of glass, a long bar to pull. */
export function addFlush(b: Bench, l: Leaf, glass: boolean): void {
  const gx = l.x - l.side * (l.w / 2 - 0.22);
  const hole = outline
    .pairs([-0.09, 0.2, 0.09, 0.2, 0.09, l.h - 0.2, -0.09, l.h - 0.2])
    .map(([x, y]): Vec2 => [x + gx - l.x, y]);
  b.add(
    `${l.name} slab`,
    'leaf',
    solid.slab(l.shape, T, [l.x, FOOT, 0], 'z', { ...(glass ? { holes: [hole] } : {}), bevel: 0.003 }),
    { grain: [1, 0, 0], detail: 1.2 },
  );
  if (glass) b.add(`${l.name} glass`, 'glass', solid.box([0.19, l.h - 0.39, 0.012], [gx, FOOT + l.h / 2, 0], 0));
  const from = glass ? gx + l.side * 0.13 : l.x - l.side * (l.w / 2 - 0.04);
  const to = l.x + l.side * (l.w / 2 - 0.04);
  b.add(
    `${l.name} slats`,
    'leaf',
    solid.many(
      [0.2, 0.4, 0.6, 0.8].map((k) =>
        solid.box([Math.abs(to - from), 0.012, 0.01], [(from + to) / 2, FOOT + l.h * k, T / 2 + 0.001], 0.003),
      ),
    ),
    { grain: [1, 0, 0], detail: 0.5 },
  );
  b.add(
    `${l.name} pull`,
    'metal',
    solid.many([
      solid.rod(
        [gx + l.side * 0.2, FOOT + l.h * 0.28, T / 2 + 0.05],
        [gx + l.side * 0.2, FOOT + l.h * 0.72, T / 2 + 0.05],
        0.014,
      ),
      ...[0.34, 0.66].map((k) =>
        solid.rod(
          [gx + l.side * 0.2, FOOT + l.h * k, T / 2 - 0.005],
          [gx + l.side * 0.2, FOOT + l.h * k, T / 2 + 0.05],
          0.009,
        ),
      ),
    ]),
  );
}
