import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { addWindows } from '../../kits/building/openings.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addAwning, addHangingSign, addSignBoard } from './awning.ts';
import { addGoods } from './goods.ts';

/** What a street shop is asked to be. */
export interface StorefrontPlan {
  sign: string;
  goods: string;
  storeys: number;
  awning: boolean;
  terrace: boolean;
}

const [W, D, FRONT, GROUND, STOREY] = [6.4, 5.4, 2.7, 3.4, 2.9];

/** A shop in a street: glazed front with door between pilasters, fascia with its name, awning, storeys over it, cornice. */
export function buildStorefront(b: Bench, p: StorefrontPlan, taste: Rng): void {
  b.add(
    'pavement',
    'base',
    solid.box([W + 1, 0.14, D + (p.terrace ? 4.2 : 2.2)], [0, 0.07, p.terrace ? 1.6 : 0.6], 0.03),
    { detail: 0.5 },
  );
  const room = solid.box([W - 0.9, 2.5, 1.3], [0, 1.5, FRONT - 0.3], 0);
  b.add('ground floor', 'walls', solid.cut(solid.box([W, GROUND, D], [0, GROUND / 2 + 0.1, 0], 0.01), room));
  addFront(b, p, taste);
  let y = GROUND + 0.1;
  b.add('fascia', 'shopfront', solid.box([W + 0.1, 0.66, 0.24], [0, y - 0.34, FRONT + 0.06], 0.02));
  addSignBoard(b, p.sign, W - 1.1, 0.46, [0, y - 0.34, FRONT + 0.22]);
  b.add(
    'fascia cornice',
    'trim',
    solid.slab(
      outline.pairs([0, 0, 0.2, 0, 0.3, 0.1, 0.34, 0.16, 0.34, 0.22, 0, 0.22]),
      W + 0.3,
      [0, y - 0.03, FRONT],
      'x',
      { bevel: 0.008 },
    ),
  );
  b.add(
    'fascia brackets',
    'trim',
    solid.both(
      solid.slab(
        outline.pairs([0, 0, 0.24, 0.3, 0.3, 0.5, 0.3, 0.72, 0, 0.72]),
        0.26,
        [W / 2 - 0.13, y - 0.75, FRONT + 0.02],
        'x',
        { bevel: 0.02 },
      ),
    ),
  );
  if (p.awning) addAwning(b, 'awning', W - 0.7, [0, y - 0.74, FRONT + 0.16], 1.35, 0.5);
  if (p.storeys > 1) {
    const h = (p.storeys - 1) * STOREY;
    b.add('upper walls', 'walls', solid.box([W - 0.1, h, D - 0.1], [0, y + h / 2, 0], 0.01), { detail: 1.1 });
    const rows = Array.from({ length: p.storeys - 1 }, (_, i) => y + i * STOREY + 0.75);
    const places = rows.flatMap((v) => [-2.05, 0, 2.05].map((x) => ({ at: [x, v, FRONT - 0.04] as Vec3 })));
    addWindows(
      b,
      'upper window',
      { w: 1.05, h: 1.62, head: 'flat', cols: 2, rows: 2, frame: 0.09, slots: { sill: 'trim' } },
      places,
    );
    b.add(
      'lintels',
      'trim',
      solid.many(
        places.map(({ at }) =>
          solid.slab(
            outline.pairs([-0.66, 0, 0.66, 0, 0.78, 0.28, -0.78, 0.28]),
            0.12,
            [at[0], at[1] + 1.72, FRONT - 0.03],
            'z',
            { bevel: 0.01 },
          ),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(
      'keystones',
      'trim',
      solid.many(
        places.map(({ at }) =>
          solid.slab(
            outline.pairs([-0.1, -0.02, 0.1, -0.02, 0.14, 0.36, -0.14, 0.36]),
            0.17,
            [at[0], at[1] + 1.72, FRONT - 0.03],
            'z',
            { bevel: 0.01 },
          ),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(
      'quoins',
      'trim',
      solid.both(
        solid.many(
          Array.from({ length: Math.floor(h / 0.36) }, (_, i) =>
            solid.box(
              [i % 2 ? 0.34 : 0.5, 0.33, 0.12],
              [W / 2 - 0.03 - (i % 2 ? 0.17 : 0.25), y + 0.42 + i * 0.36, FRONT - 0.06],
              0.02,
            ),
          ),
        ),
      ),
      { detail: 0.5 },
    );
    y += h;
  }
  addCornice(b, y);
  addHangingSign(
    b,
    [W / 2 - 0.35, p.storeys > 1 ? GROUND + 1.75 : GROUND - 0.1, FRONT - 0.05],
    p.goods === 'bread' ? 'loaf' : p.terrace ? 'cup' : 'mug',
  );
  if (p.terrace) addTerrace(b, taste);
  else addPots(b);
}

function addCornice(b: Bench, y: number): void {
  b.add(
    'roof cornice',
    'trim',
    solid.slab(
      outline.pairs([
        -D / 2 + 0.3,
        0,
        D / 2 - 0.05,
        0,
        D / 2 + 0.1,
        0.12,
        D / 2 + 0.34,
        0.26,
        D / 2 + 0.34,
        0.38,
        -D / 2 + 0.3,
        0.38,
      ]),
      W + 0.2,
      [0, y - 0.02, 0],
      'x',
      { bevel: 0.01 },
    ),
  );
  b.add(
    'modillions',
    'trim',
    solid.at(
      solid.box([0.16, 0.16, 0.3], [0, 0, 0], 0.02),
      spaced([-W / 2 + 0.2, y + 0.03, FRONT + 0.12], [W / 2 - 0.2, y + 0.03, FRONT + 0.12], 14),
    ),
    { detail: 0.4 },
  );
  b.add(
    'parapet',
    'walls',
    solid.many([
      solid.box([W, 0.7, 0.3], [0, y + 0.7, FRONT - 0.2], 0.02),
      solid.both(solid.box([0.3, 0.6, D - 0.5], [W / 2 - 0.15, y + 0.64, -0.2], 0.02)),
    ]),
  );
  b.add('parapet coping', 'trim', solid.box([W + 0.16, 0.12, 0.46], [0, y + 1.1, FRONT - 0.2], 0.03));
  b.add('roof', 'roof', solid.box([W - 0.7, 0.12, D - 0.6], [0, y + 0.42, -0.16], 0));
  b.add('chimney', { base: 'brick', color: '#8a4a37' }, solid.box([0.8, 1.7, 0.6], [-W / 2 + 1, y + 1.2, -1.6], 0.02));
  b.add(
    'chimney pots',
    { base: 'ceramic', color: '#b0603c', rough: 0.85 },
    solid.many(
      [-0.2, 0.2].map((u) =>
        solid.turned(
          outline.pairs([0, 0, 0.14, 0, 0.12, 0.1, 0.1, 0.42, 0.13, 0.46, 0.13, 0.52, 0.08, 0.52, 0, 0.48]),
          [-W / 2 + 1 + u, y + 2.04, -1.6],
          { bevel: 0, segments: 14 },
        ),
      ),
    ),
  );
}

/** Pilasters, stall risers, glazing with bars, what lies behind it, and the door. */
function addFront(b: Bench, p: StorefrontPlan, taste: Rng): void {
  const z = FRONT;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (W / 2 - 0.24);
    b.add(`${side} pilaster`, 'shopfront', solid.box([0.44, 2.66, 0.22], [x, 1.43, z + 0.06], 0.015));
    b.add(
      `${side} pilaster panel`,
      'trim',
      solid.slab(outline.pairs([-0.15, 0, 0.15, 0, 0.15, 2, -0.15, 2]), 0.04, [x, 0.5, z + 0.18], 'z', {
        holes: [outline.pairs([-0.11, 0.04, 0.11, 0.04, 0.11, 1.96, -0.11, 1.96])],
        bevel: 0.005,
      }),
    );
    b.add(`${side} pilaster base`, 'base', solid.box([0.54, 0.32, 0.32], [x, 0.27, z + 0.07], 0.02));
    const cx = s * 1.66;
    b.add(`${side} riser`, 'shopfront', solid.box([2.12, 0.6, 0.14], [cx, 0.42, z + 0.02], 0.012));
    b.add(
      `${side} riser panels`,
      'trim',
      solid.many(
        [-0.5, 0.5].map((u) =>
          solid.slab(
            outline.pairs([-0.42, -0.18, 0.42, -0.18, 0.42, 0.18, -0.42, 0.18]),
            0.04,
            [cx + u, 0.44, z + 0.1],
            'z',
            { holes: [outline.pairs([-0.38, -0.14, 0.38, -0.14, 0.38, 0.14, -0.38, 0.14])], bevel: 0.005 },
          ),
        ),
      ),
      { detail: 0.6 },
    );
    b.add(`${side} sill`, 'trim', solid.box([2.2, 0.08, 0.26], [cx, 0.75, z + 0.05], 0.015));
    b.add(`${side} display glass`, 'glass', solid.box([2.08, 1.95, 0.02], [cx, 1.74, z + 0.01], 0));
    b.add(
      `${side} glazing bars`,
      'shopfront',
      solid.many([
        ...[-1.03, -0.345, 0.345, 1.03].map((u) => solid.box([0.07, 1.95, 0.09], [cx + u, 1.74, z + 0.03], 0.008)),
        solid.box([2.12, 0.06, 0.08], [cx, 2.24, z + 0.03], 0.008),
        solid.box([2.12, 0.09, 0.1], [cx, 2.72, z + 0.03], 0.008),
      ]),
    );
    b.add(
      `${side} window floor`,
      { base: 'wood', color: '#9a7048' },
      solid.many([
        solid.box([2.1, 0.06, 0.8], [cx, 0.74, z - 0.5], 0),
        solid.box([2.1, 0.04, 0.3], [cx, 1.42, z - 0.72], 0.006),
      ]),
    );
    addGoods(b, `${side} goods`, p.goods, 1.9, [cx, 0.78, z - 0.35], taste);
    addGoods(b, `${side} shelf goods`, p.goods === 'flowers' ? 'jars' : p.goods, 1.8, [cx, 1.45, z - 0.72], taste);
    b.add(`${side} window lamp`, 'glow', { op: 'ball', r: [0.14, 0.1, 0.14], at: [cx, 2.35, z - 0.4] });
  }
  addShopDoor(b, z);
}

/** The recessed door with its light over it. */
function addShopDoor(b: Bench, z: number): void {
  b.add(
    'door',
    'door',
    solid.slab(outline.pairs([-0.5, 0, 0.5, 0, 0.5, 2.16, -0.5, 2.16]), 0.07, [0, 0.14, z - 0.06], 'z', {
      holes: [outline.pairs([-0.36, 0.8, 0.36, 0.8, 0.36, 2.02, -0.36, 2.02])],
      bevel: 0.008,
    }),
    { grain: [0, 1, 0] },
  );
  b.add('door panel', 'door', solid.box([0.7, 0.5, 0.04], [0, 0.57, z - 0.03], 0.015));
  b.add('door glass', 'glass', solid.box([0.72, 1.22, 0.015], [0, 1.55, z - 0.06], 0));
  b.add(
    'door frame',
    'trim',
    solid.slab(outline.pairs([-0.62, 0, 0.62, 0, 0.62, 2.62, -0.62, 2.62]), 0.14, [0, 0.14, z], 'z', {
      holes: [
        outline.pairs([-0.51, 0.01, 0.51, 0.01, 0.51, 2.17, -0.51, 2.17]),
        outline.pairs([-0.51, 2.25, 0.51, 2.25, 0.51, 2.53, -0.51, 2.53]),
      ],
      bevel: 0.008,
    }),
  );
  b.add('fanlight', 'glow', solid.box([1.04, 0.3, 0.02], [0, 2.53, z - 0.03], 0));
  b.add(
    'door handle',
    'metal',
    solid.tube(
      [
        [0.4, 1.02, z - 0.02],
        [0.4, 1.04, z + 0.05],
        [0.4, 1.34, z + 0.05],
        [0.4, 1.36, z - 0.02],
      ],
      0.016,
    ),
  );
  b.add('door plate', 'letters', solid.box([0.3, 0.18, 0.012], [0, 1.6, z - 0.045], 0.004));
  b.add('door mat', { base: 'canvas', color: '#5a4a38' }, solid.box([0.9, 0.03, 0.5], [0, 0.15, z + 0.45], 0.008));
}

function addPots(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} planter`,
      'shopfront',
      solid.turned(
        outline.pairs([0, 0, 0.17, 0, 0.24, 0.44, 0.27, 0.44, 0.27, 0.52, 0.22, 0.52, 0.2, 0.48, 0, 0.48]),
        [s * 0.86, 0.14, FRONT + 0.5],
        { bevel: 0.008, segments: 4 * 6 },
      ),
    );
    b.add(
      `${side} box tree`,
      'plants',
      solid.many([
        { op: 'ball', r: [0.27, 0.27, 0.27], at: [s * 0.86, 1.28, FRONT + 0.5] },
        { op: 'ball', r: [0.2, 0.1, 0.2], at: [s * 0.86, 0.64, FRONT + 0.5] },
      ]),
    );
    b.add(
      `${side} box tree stem`,
      { base: 'bark', color: '#6b4a30' },
      solid.rod([s * 0.86, 0.6, FRONT + 0.5], [s * 0.86, 1.1, FRONT + 0.5], 0.03),
    );
  }
}

/** Round tables, bistro chairs, parasols, a menu board. */
function addTerrace(b: Bench, taste: Rng): void {
  const z = FRONT + 2.2;
  const back: Vec3[] = outline.arc(0, 0.62, 0.19, 0, 180, 8).map(([u, v]): Vec3 => [u, v, -0.19]);
  const chair: Shape = solid.many([
    solid.turned(outline.pairs([0, 0, 0.2, 0, 0.21, 0.02, 0.2, 0.045, 0, 0.045]), [0, 0.44, 0], {
      bevel: 0,
      segments: 20,
    }),
    ...[
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].map(([s, t]) => solid.rod([s * 0.2, 0, t * 0.2], [s * 0.14, 0.45, t * 0.14], 0.014)),
    solid.tube([[0.19, 0.45, -0.12], ...back, [-0.19, 0.45, -0.12]], 0.016),
    solid.tube(
      [
        [0.1, 0.48, -0.17],
        [0.1, 0.76, -0.19],
      ],
      0.01,
    ),
    solid.tube(
      [
        [-0.1, 0.48, -0.17],
        [-0.1, 0.76, -0.19],
      ],
      0.01,
    ),
  ]);
  const cone: Vec2[] = [
    [0, -0.03],
    [0.98, -0.34],
    [1, -0.32],
    [0.5, -0.13],
    [0.04, 0.04],
    [0, 0.04],
  ];
  addTables(b, taste, z, chair, cone);
  addMenu(b, z);
}

/** Tables with their chairs, cups and parasols. */
function addTables(b: Bench, taste: Rng, z: number, chair: Shape, cone: Vec2[]): void {
  for (const [i, x] of [-1.9, 1.9].entries()) {
    const at: Vec3 = [x, 0.14, z];
    b.add(
      `table ${i + 1}`,
      'metal',
      solid.many([
        solid.turned(outline.pairs([0, 0, 0.24, 0, 0.22, 0.03, 0.04, 0.06, 0.03, 0.7, 0.1, 0.72, 0, 0.72]), at, {
          bevel: 0,
          segments: 20,
        }),
      ]),
    );
    b.add(`table top ${i + 1}`, 'trim', solid.cyl(0.36, 0.035, [x, 0.88, z], 'y', { bevel: 0.008 }));
    for (const [k, d] of [taste.range(60, 110), taste.range(240, 290)].entries()) {
      const a = (d * Math.PI) / 180;
      b.add(
        `chair ${i * 2 + k + 1}`,
        'shopfront',
        solid.put(chair, [x + 0.66 * Math.sin(a), 0.14, z + 0.66 * Math.cos(a)], [0, d + 180, 0]),
        { detail: 0.8 },
      );
    }
    b.add(
      `cups ${i + 1}`,
      { base: 'porcelain', color: '#f4f0e6' },
      solid.many(
        [-0.14, 0.16].map((u) =>
          solid.many([
            solid.turned(outline.pairs([0, 0, 0.065, 0, 0.075, 0.012, 0, 0.012]), [x + u, 0.898, z + u * 0.6], {
              bevel: 0,
              segments: 16,
            }),
            solid.turned(
              outline.pairs([0, 0, 0.025, 0, 0.04, 0.05, 0.034, 0.05, 0, 0.042]),
              [x + u, 0.91, z + u * 0.6],
              { bevel: 0, segments: 16 },
            ),
          ]),
        ),
      ),
      { detail: 0.5 },
    );
    const px = x + (x > 0 ? 0.95 : -0.95);
    b.add(`parasol foot ${i + 1}`, 'base', solid.cyl(0.26, 0.1, [px * 0.82, 0.19, z - 0.55], 'y', { bevel: 0.02 }));
    b.add(`parasol pole ${i + 1}`, 'metal', solid.rod([px * 0.82, 0.2, z - 0.55], [px * 0.82, 2.55, z - 0.55], 0.025));
    b.add(
      `parasol ${i + 1}`,
      'awning',
      solid.turned(
        cone.map(([u, v]): Vec2 => [u * 1.15, v * 1.15]),
        [px * 0.82, 2.5, z - 0.55],
        { bevel: 0, segments: 8 },
      ),
    );
  }
}

/** A folding menu board. */
function addMenu(b: Bench, z: number): void {
  b.add(
    'menu board',
    { base: 'plain', color: '#23262a' },
    solid.many(
      [-1, 1].map((s) => solid.box([0.5, 0.8, 0.025], [0.05, 0.52, z + 0.35 + s * 0.12], 0.006, [s * -14, 0, 0])),
    ),
  );
  b.add(
    'menu board frames',
    { base: 'wood', color: '#8a6440' },
    solid.many(
      [-1, 1].map((s) =>
        solid.put(
          solid.slab(outline.pairs([-0.29, -0.45, 0.29, -0.45, 0.29, 0.45, -0.29, 0.45]), 0.04, [0, 0, 0], 'z', {
            holes: [outline.pairs([-0.24, -0.39, 0.24, -0.39, 0.24, 0.39, -0.24, 0.39])],
            bevel: 0.004,
          }),
          [0.05, 0.53, z + 0.35 + s * 0.12],
          [s * -14, 0, 0],
        ),
      ),
    ),
  );
}
