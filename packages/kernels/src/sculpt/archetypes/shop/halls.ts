import type { Rng, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addSignBoard } from './awning.ts';
import { addGoods } from './goods.ts';

/** A supermarket: low hall, glazed front under a bold fascia, sliding doors, trolleys, roof plant. */
export function buildHall(b: Bench, sign: string, taste: Rng): void {
  const [a, c, h] = [9, 6, 4.6];
  b.add('forecourt', 'base', solid.box([2 * a + 2, 0.14, 2 * c + 5], [0, 0.07, 1.5], 0.03), { detail: 0.4 });
  b.add(
    'hall',
    'walls',
    solid.cut(solid.box([2 * a, h, 2 * c], [0, h / 2 + 0.1, 0], 0.02), solid.box([13, 2.9, 2.4], [0, 1.6, c], 0)),
    { detail: 1.1 },
  );
  b.add('front glass', 'glass', solid.box([13, 2.9, 0.03], [0, 1.6, c - 0.16], 0));
  b.add(
    'front mullions',
    'trim',
    solid.many([
      ...spaced([-6.5, 1.6, c - 0.14], [6.5, 1.6, c - 0.14], 11).map(({ at }) =>
        solid.box([0.1, 2.9, 0.14], at as Vec3, 0.01),
      ),
      solid.box([13, 0.1, 0.13], [0, 2.5, c - 0.14], 0.01),
      solid.box([13, 0.16, 0.15], [0, 0.26, c - 0.14], 0.01),
    ]),
  );
  b.add(
    'door frame',
    'trim',
    solid.slab(outline.pairs([-1.5, 0, 1.5, 0, 1.5, 2.7, -1.5, 2.7]), 0.5, [0, 0.14, c], 'z', {
      holes: [outline.pairs([-1.34, 0.01, 1.34, 0.01, 1.34, 2.5, -1.34, 2.5])],
      bevel: 0.02,
    }),
  );
  b.add(
    'door leaves',
    'metal',
    solid.many(
      [-0.66, 0.66].map((x) =>
        solid.slab(outline.pairs([-0.64, 0, 0.64, 0, 0.64, 2.46, -0.64, 2.46]), 0.06, [x, 0.15, c], 'z', {
          holes: [outline.pairs([-0.55, 0.1, 0.55, 0.1, 0.55, 2.37, -0.55, 2.37])],
          bevel: 0.006,
        }),
      ),
    ),
  );
  for (const [i, x] of [-4.2, 4.2].entries()) {
    b.add(
      `shelf ${i + 1}`,
      'trim',
      solid.many([0.5, 1.15, 1.8].map((y) => solid.box([4.4, 0.06, 0.5], [x, y, c - 0.62], 0.006))),
    );
    for (const [k, y] of [0.53, 1.18].entries())
      addGoods(b, `goods ${i + 1} ${k + 1}`, k ? 'bottles' : 'jars', 4.2, [x, y, c - 0.62], taste);
  }
  addHallFascia(b, sign, a, c, h);
}

/** Fascia with the name, canopy, roof plant, trolleys. */
function addHallFascia(b: Bench, sign: string, a: number, c: number, h: number): void {
  b.add('fascia', 'shopfront', solid.box([2 * a + 0.3, 1.3, 0.5], [0, h - 0.4, c + 0.1], 0.04));
  b.add('fascia sides', 'shopfront', solid.both(solid.box([0.5, 1.29, 2 * c - 0.4], [a - 0.05, h - 0.4, -0.1], 0.04)));
  b.add('fascia stripe', 'trim', solid.box([2 * a + 0.4, 0.16, 0.56], [0, h - 0.95, c + 0.1], 0.02));
  addSignBoard(b, sign || 'MARKET', 7, 0.95, [0, h - 0.3, c + 0.42]);
  b.add('canopy', 'trim', solid.box([13.6, 0.2, 2], [0, 3.2, c + 1], 0.04));
  b.add('canopy posts', 'metal', solid.many([-6.2, -2.1, 2.1, 6.2].map((x) => solid.cyl(0.09, 3, [x, 1.62, c + 1.8]))));
  b.add('roof', 'roof', solid.box([2 * a - 0.5, 0.2, 2 * c - 0.6], [0, h + 0.14, -0.1], 0));
  b.add('roof units', 'metal', solid.many([-5, 0.5, 5].map((x) => solid.box([2, 1, 1.6], [x, h + 0.7, -2], 0.06))));
  b.add('roof fans', 'roof', solid.many([-5, 0.5, 5].map((x) => solid.cyl(0.5, 0.2, [x, h + 1.26, -2]))), {
    detail: 0.5,
  });
  b.add(
    'bollards',
    'metal',
    solid.many(
      [-5, -3, 3, 5].map((x) =>
        solid.turned(outline.pairs([0, 0, 0.11, 0, 0.11, 0.8, 0.06, 0.88, 0, 0.9]), [x, 0.14, c + 3.2], {
          bevel: 0,
          segments: 14,
        }),
      ),
    ),
  );
  for (let i = 0; i < 4; i++) addTrolley(b, `trolley ${i + 1}`, [7.6, 0.14, c + 0.8 + i * 0.34]);
}

function addTrolley(b: Bench, name: string, [x, y, z]: Vec3): void {
  const w = 0.02;
  const basket = (k: number, v: number): Vec3[] => [
    [x - 0.26 * k, y + v, z - 0.42 * k],
    [x + 0.26 * k, y + v, z - 0.42 * k],
    [x + 0.24 * k, y + v, z + 0.4 * k],
    [x - 0.24 * k, y + v, z + 0.4 * k],
  ];
  const loop = (p: Vec3[]) => ({
    op: 'sweep' as const,
    path: p,
    section: { kind: 'circle' as const, r: w * 0.7 },
    closed: true,
    spline: 'linear' as const,
  });
  b.add(
    name,
    'metal',
    solid.many([
      loop(basket(1, 0.92)),
      loop(basket(0.86, 0.55)),
      loop(basket(0.92, 0.72)),
      ...[0, 1, 2, 3].map((i) => solid.rod(basket(1, 0.92)[i], basket(0.86, 0.55)[i], w * 0.7)),
      ...[-1, 1].map((s) =>
        solid.tube(
          [
            [x + s * 0.24, y + 0.55, z - 0.36],
            [x + s * 0.24, y + 0.14, z - 0.36],
            [x + s * 0.22, y + 0.14, z + 0.36],
          ],
          w * 0.8,
          { spline: 'linear' },
        ),
      ),
    ]),
    { detail: 0.5 },
  );
  b.add(`${name} handle`, 'awning', solid.rod([x - 0.27, y + 1.0, z - 0.48], [x + 0.27, y + 1.0, z - 0.48], 0.025));
  b.add(
    `${name} wheels`,
    { base: 'rubber', color: '#26262a' },
    solid.many(
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([s, t]) => solid.cyl(0.06, 0.035, [x + s * 0.22, y + 0.06, z + t * 0.34], 'x')),
    ),
    { detail: 0.4 },
  );
}

/** A filling station: canopy on posts with its price sign, two pumps on islands, a small shop behind. */
export function buildGasStation(b: Bench, sign: string, taste: Rng): void {
  b.add('forecourt', 'base', solid.box([15, 0.14, 12], [0, 0.07, 0.5], 0.03), { detail: 0.4 });
  b.add(
    'kiosk',
    'walls',
    solid.cut(solid.box([9, 3.2, 4], [0, 1.7, -3], 0.02), solid.box([7.6, 2.2, 1.6], [0, 1.45, -1.1], 0)),
  );
  b.add('kiosk glass', 'glass', solid.box([7.6, 2.2, 0.03], [0, 1.45, -1.12], 0));
  b.add(
    'kiosk mullions',
    'trim',
    solid.many([
      ...spaced([-3.8, 1.45, -1.08], [3.8, 1.45, -1.08], 7).map(({ at }) =>
        solid.box([0.1, 2.2, 0.14], at as Vec3, 0.01),
      ),
      solid.box([7.7, 0.1, 0.13], [0, 2.58, -1.08], 0.01),
    ]),
  );
  addGoods(b, 'shop goods', 'bottles', 6.8, [0, 0.9, -1.5], taste);
  b.add('shop shelf', 'trim', solid.box([7.2, 0.8, 0.4], [0, 0.5, -1.5], 0.01));
  b.add('kiosk fascia', 'shopfront', solid.box([9.3, 0.7, 4.3], [0, 3.3, -3], 0.04));
  addSignBoard(b, 'SHOP', 2.4, 0.46, [0, 3.3, -0.8]);
  addForecourt(b, sign);
}

/** Canopy, islands with pumps, price sign. */
function addForecourt(b: Bench, sign: string): void {
  b.add('canopy', 'trim', solid.box([11, 0.3, 6], [0, 4.6, 2.6], 0.05));
  b.add(
    'canopy fascia',
    'shopfront',
    solid.many([
      solid.box([11.2, 0.7, 0.14], [0, 4.7, 5.62], 0.02),
      solid.box([11.2, 0.7, 0.14], [0, 4.7, -0.42], 0.02),
      ...[-1, 1].map((s) => solid.box([0.14, 0.69, 5.9], [s * 5.53, 4.7, 2.6], 0.02)),
    ]),
  );
  b.add(
    'canopy stripe',
    'awning',
    solid.many([
      solid.box([11.26, 0.14, 0.05], [0, 4.46, 5.69], 0.01),
      ...[-1, 1].map((s) => solid.box([0.05, 0.14, 6], [s * 5.61, 4.46, 2.6], 0.01)),
    ]),
  );
  b.add(
    'canopy lights',
    'glow',
    solid.many([-3.4, 0, 3.4].flatMap((x) => [1.4, 3.8].map((z) => solid.box([0.7, 0.06, 0.7], [x, 4.43, z], 0.01)))),
    { hidden: true },
  );
  for (const [i, x] of [-3, 3].entries()) {
    b.add(
      `island ${i + 1}`,
      'base',
      solid.slab(outline.roundRect(1.1, 4, 0.5), 0.2, [x, 0.24, 2.6], 'y', { bevel: 0.03 }),
    );
    b.add(
      `canopy post ${i + 1}`,
      'trim',
      solid.many([-1.5, 1.5].map((z) => solid.box([0.3, 4.2, 0.3], [x, 2.4, 2.6 + z], 0.03))),
    );
    addPump(b, `pump ${i + 1}`, [x, 0.34, 2.6]);
  }
  b.add('price pole', 'metal', solid.box([0.3, 6, 0.3], [6.7, 3.1, 5], 0.03));
  b.add('price board', 'shopfront', solid.box([1.9, 2.6, 0.3], [6.7, 5.2, 5], 0.05));
  b.add(
    'price emblem',
    'letters',
    solid.put(
      { op: 'text', value: (sign || 'GAS').toUpperCase().slice(0, 6), height: 0.5, depth: 0.06 },
      [6.7, 5.75, 5.17],
    ),
  );
  b.add(
    'price rows',
    { base: 'lamp', color: '#ffcf5a', color2: '#ffb02a' },
    solid.many(
      ['1.49', '1.59', '1.72'].map((t, i) =>
        solid.put({ op: 'text', value: t, height: 0.32, depth: 0.05 }, [6.7, 5.1 - i * 0.5, 5.17]),
      ),
    ),
  );
}

function addPump(b: Bench, name: string, [x, y, z]: Vec3): void {
  b.add(`${name} body`, 'awning', solid.box([0.6, 1.7, 0.9], [x, y + 0.85, z], 0.05));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} ${side} face`, 'trim', solid.box([0.04, 0.62, 0.66], [x + s * 0.305, y + 1.28, z], 0.012));
    b.add(
      `${name} ${side} screen`,
      { base: 'plain', color: '#16242c', rough: 0.2 },
      solid.box([0.03, 0.26, 0.5], [x + s * 0.318, y + 1.38, z], 0.006),
    );
    b.add(
      `${name} ${side} nozzle`,
      'metal',
      solid.many([
        solid.box([0.1, 0.24, 0.1], [x + s * 0.34, y + 0.86, z + 0.24], 0.02),
        solid.rod([x + s * 0.36, y + 0.94, z + 0.24], [x + s * 0.46, y + 0.78, z + 0.24], 0.024, 0.018),
      ]),
    );
    b.add(
      `${name} ${side} hose`,
      { base: 'rubber', color: '#1e1e20' },
      solid.tube(
        [
          [x + s * 0.36, y + 0.76, z + 0.24],
          [x + s * 0.42, y + 0.36, z + 0.12],
          [x + s * 0.4, y + 0.2, z - 0.1],
          [x + s * 0.36, y + 0.6, z - 0.36],
          [x + s * 0.31, y + 1.5, z - 0.4],
        ],
        0.024,
      ),
    );
  }
  b.add(`${name} head`, 'shopfront', solid.box([0.66, 0.24, 0.96], [x, y + 1.8, z], 0.04));
}
