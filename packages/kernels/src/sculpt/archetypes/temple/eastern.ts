import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/**
 * A tiled roof whose corners sweep up: half width and depth at the eaves, the height at the foot, how high it rises, half width and depth
 * where it ends above.
 */
function sweptRoof(a: number, c: number, y: number, rise: number, a1: number, c1: number, lift: number): Shape {
  const per = 12;
  const steps = [0, 0.16, 0.36, 0.6, 0.82, 1];
  const ring = (t: number, drop = 0): { points: Vec3[] } => {
    const k = t ** 0.9;
    const [w, d] = [a + (a1 - a) * k, c + (c1 - c) * k];
    const up = rise * t ** 1.75;
    const points: Vec3[] = [];
    for (let side = 0; side < 4; side++)
      for (let i = 0; i < per; i++) {
        const u = -1 + (2 * i) / per;
        const corner = lift * Math.abs(u) ** 3.2 * (1 - t) ** 1.6;
        const out = 1 + 0.05 * Math.abs(u) ** 3 * (1 - t);
        const p: readonly [number, number] =
          side === 0 ? [u * w, d] : side === 1 ? [w, -u * d] : side === 2 ? [-u * w, -d] : [-w, u * d];
        points.push([p[0] * out, y + up + corner - drop, p[1] * out]);
      }
    return { points };
  };
  return {
    op: 'loft',
    sections: [ring(0.5, rise * 0.42), ring(0, 0.16), ...steps.map((t) => ring(t))],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
}

/** Corner ridges of such a roof. */
function hips(a: number, c: number, y: number, rise: number, a1: number, c1: number, lift: number, r: number): Shape {
  const path = [0, 0.12, 0.3, 0.55, 0.8, 1].map((t): Vec3 => {
    const k = t ** 0.9;
    const out = 1 + 0.05 * (1 - t);
    return [(a + (a1 - a) * k) * out, y + rise * t ** 1.75 + lift * (1 - t) ** 1.6 + r * 0.5, (c + (c1 - c) * k) * out];
  });
  const one = solid.tube(path, r);
  return solid.both(solid.both(one), 'z');
}

/** A tower of many swept roofs with railings, lanterns and a long finial. */
export function buildPagoda(b: Bench, tiers: number, taste: Rng): void {
  b.add('platform', 'base', solid.box([8.4, 0.7, 8.4], [0, 0.35, 0], 0.06));
  b.add('platform edge', 'stone', solid.box([8.7, 0.16, 8.7], [0, 0.72, 0], 0.03));
  b.add(
    'steps',
    'base',
    solid.many([0, 1, 2].map((i) => solid.box([2.4, 0.2, 0.45], [0, 0.62 - i * 0.22, 4.5 + i * 0.42], 0.02))),
  );
  let y = 0.8;
  for (let i = 0; i < tiers; i++) {
    const k = 1 - (i / tiers) * 0.5;
    const a = 2.5 * k;
    const h = 1.75 * (1 - 0.05 * i);
    const n = `tier ${i + 1}`;
    b.add(`${n} walls`, 'paper', solid.box([2 * a, h, 2 * a], [0, y + h / 2, 0], 0.02));
    const posts: Shape[] = [];
    for (const d of [0, 90, 180, 270])
      posts.push(
        solid.put(
          solid.many(
            [-1, -0.34, 0.34].map((u) =>
              solid.cyl(0.13 * k + 0.03, h, [u * a, y + h / 2, a], 'y', { bevel: 0, segments: 10 }),
            ),
          ),
          [0, 0, 0],
          [0, d, 0],
        ),
      );
    b.add(`${n} posts`, 'stone', solid.many(posts), { detail: 0.5 });
    b.add(
      `${n} beams`,
      'stone',
      solid.many(
        [0, 90, 180, 270].map((d) =>
          solid.put(
            solid.many([0.12, h - 0.12].map((v) => solid.box([2 * a + 0.2, 0.22, 0.2], [0, y + v, a + 0.04], 0.02))),
            [0, 0, 0],
            [0, d, 0],
          ),
        ),
      ),
    );
    b.add(
      `${n} doors`,
      'wood',
      solid.many(
        [0, 180].map((d) =>
          solid.put(solid.box([a * 0.6, h * 0.72, 0.1], [0, y + h * 0.4, a + 0.02], 0.02), [0, 0, 0], [0, d, 0]),
        ),
      ),
    );
    b.add(
      `${n} brackets`,
      'trim',
      solid.many(
        [0, 90, 180, 270].map((d) =>
          solid.put(
            solid.many(
              [-0.75, -0.25, 0.25, 0.75].map((u) =>
                solid.box([0.22, 0.24, 0.5], [u * a, y + h - 0.02, a + 0.46], 0.03),
              ),
            ),
            [0, 0, 0],
            [0, d, 0],
          ),
        ),
      ),
      { detail: 0.4, hidden: true },
    );
    addTierRoof(b, n, i, tiers, y + h);
    y += h + (i + 1 < tiers ? 0.86 : 2);
  }
  b.add(
    'finial',
    'gold',
    solid.turned(
      [
        [0, 0],
        [0.3, 0],
        [0.22, 0.3],
        [0.1, 0.4],
        [0.06, taste.range(2.6, 3)],
        [0, 3],
      ],
      [0, y, 0],
      { bevel: 0 },
    ),
  );
  b.add(
    'finial rings',
    'gold',
    solid.many(
      [0.7, 1, 1.3, 1.6, 1.9].map((v, i) =>
        solid.hoop(0.34 - 0.04 * i, { kind: 'circle', r: 0.05 }, [0, y + v, 0], 'y', 20),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('finial flame', 'gold', { op: 'ball', r: [0.16, 0.3, 0.16], at: [0, y + 2.5, 0] });
}

/** The roof over one storey of a pagoda, with its hips and bells. */
function addTierRoof(b: Bench, n: string, i: number, tiers: number, top: number): void {
  const k = 1 - (i / tiers) * 0.5;
  const a = 2.5 * k;
  const eave = a + 1.5 * k + 0.25;
  const next = i + 1 < tiers ? 2.5 * (1 - ((i + 1) / tiers) * 0.5) + 0.08 : 0.12;
  const rise = i + 1 < tiers ? 0.95 : 2.1;
  b.add(`${n} roof`, 'roof', sweptRoof(eave, eave, top, rise, next, next, 0.5 * k), { detail: 1 });
  b.add(`${n} hips`, 'trim', hips(eave, eave, top, rise, next, next, 0.5 * k, 0.09), { detail: 0.5 });
  b.add(
    `${n} bells`,
    'gold',
    solid.both(
      solid.both(
        solid.turned(
          [
            [0, 0],
            [0.1, 0],
            [0.06, 0.16],
            [0, 0.2],
          ],
          [eave * 1.04, top + 0.12 * k, eave * 1.04],
          { bevel: 0, segments: 8 },
        ),
      ),
      'z',
    ),
    { detail: 0.3 },
  );
}

/** A hall on stilts with verandah, sliding screens, one great swept roof with a gable and lanterns. */
export function buildShrine(b: Bench, taste: Rng): void {
  const [a, c, y] = [4.2, 3, 1.3];
  b.add('stone base', 'base', solid.box([2 * a + 3.6, 0.4, 2 * c + 3.6], [0, 0.2, 0], 0.05));
  b.add('verandah', 'wood', solid.box([2 * a + 2.2, 0.2, 2 * c + 2.2], [0, y, 0], 0.02), { grain: [1, 0, 0] });
  const stilts: Shape[] = [];
  for (let i = 0; i < 6; i++)
    for (const z of [-c - 0.8, 0, c + 0.8])
      stilts.push(solid.cyl(0.14, y - 0.4, [(i - 2.5) * 1.95, (y + 0.3) / 2, z], 'y', { bevel: 0, segments: 10 }));
  b.add('stilts', 'stone', solid.many(stilts), { detail: 0.4 });
  const h = 3;
  b.add('screens', 'paper', solid.box([2 * a - 0.1, h, 2 * c - 0.1], [0, y + h / 2, 0], 0));
  const posts: Shape[] = [];
  for (let i = 0; i < 6; i++)
    for (const z of [-c, c])
      posts.push(solid.cyl(0.17, h, [(i - 2.5) * (a / 2.5), y + h / 2, z], 'y', { bevel: 0, segments: 12 }));
  for (const x of [-a, a])
    for (const z of [-1, 1]) posts.push(solid.cyl(0.17, h, [x, y + h / 2, z], 'y', { bevel: 0, segments: 12 }));
  b.add('posts', 'stone', solid.many(posts), { detail: 0.6 });
  const lattice: Shape[] = [];
  for (let k = 0; k < 5; k++)
    for (const z of [c - 0.02, -c + 0.02]) {
      const x = (k - 2) * (a / 2.5);
      lattice.push(
        ...[-0.5, 0, 0.5].map((u) => solid.box([0.05, h - 0.9, 0.06], [x + u, y + h / 2 - 0.2, z], 0)),
        ...[0.6, 1.3].map((v) => solid.box([1.5, 0.05, 0.055], [x, y + v, z], 0)),
      );
    }
  b.add('lattice', 'wood', solid.many(lattice), { detail: 0.3 });
  b.add(
    'beams',
    'stone',
    solid.many(
      [
        [0.1, 0],
        [h - 0.55, 0],
        [h - 0.1, 0.1],
      ].flatMap(([v, o]) =>
        [1, -1].flatMap((s) => [
          solid.box([2 * a + 0.4 + o, 0.24, 0.2], [0, y + v, s * c], 0.02),
          solid.box([0.2, 0.23, 2 * c + 0.38 + o], [s * a, y + v, 0], 0.02),
        ]),
      ),
    ),
  );
  b.add(
    'brackets',
    'trim',
    solid.both(
      solid.many(
        Array.from({ length: 10 }, (_, i) =>
          solid.box([0.2, 0.24, 0.6], [(i - 4.5) * 0.92, y + h + 0.06, c + 0.22], 0.03),
        ),
      ),
      'z',
    ),
    { detail: 0.4 },
  );
  const ry = y + h + 0.1;
  b.add('roof', 'roof', sweptRoof(a + 1.9, c + 1.9, ry, 2.3, a * 0.74, 0.3, 0.75), { detail: 1.3 });
  b.add('hips', 'trim', hips(a + 1.9, c + 1.9, ry, 2.3, a * 0.74, 0.3, 0.75, 0.12), { detail: 0.6 });
  const gable = outline.pairs([-1.25, 0, 1.25, 0, 0, 1.3]);
  b.add('gables', 'paper', solid.both(solid.slab(gable, 0.1, [a * 0.76, ry + 1.4, 0], 'x', { bevel: 0 })));
  b.add(
    'ridge',
    'trim',
    solid.bar(
      [
        [-a * 0.86, ry + 2.62, 0],
        [-a * 0.6, ry + 2.44, 0],
        [0, ry + 2.38, 0],
        [a * 0.6, ry + 2.44, 0],
        [a * 0.86, ry + 2.62, 0],
      ],
      { kind: 'rect', w: 0.34, h: 0.4, r: 0.06 },
      { up: [0, 1, 0], spline: 'catmull' },
    ),
  );
  b.add(
    'ridge ends',
    'gold',
    solid.both(
      solid.turned(
        [
          [0, 0],
          [0.22, 0],
          [0.3, 0.2],
          [0.16, 0.5],
          [0, 0.62],
        ],
        [a * 0.84, ry + 2.7, 0],
        { bevel: 0, segments: 12 },
      ),
    ),
  );
  addFittings(b, a, c, y, h, taste);
}

/** Stairs, rail, bell, lanterns and box before the hall. */
function addFittings(b: Bench, a: number, c: number, y: number, h: number, taste: Rng): void {
  b.add(
    'stairs',
    'wood',
    solid.many(
      [0, 1, 2, 3].map((i) => solid.box([2.2, 0.12, 0.42], [0, y - 0.1 - i * 0.26, c + 1.28 + i * 0.36], 0.015)),
    ),
  );
  const rail: Shape[] = [];
  for (const s of [1, -1]) {
    rail.push(...[0.35, 0.7].map((v) => solid.box([a - 0.2, 0.09, 0.09], [s * (a / 2 + 1.2), y + v, c + 1], 0.01)));
    rail.push(
      ...[0, 1, 2, 3].map((i) => solid.box([0.12, 0.85, 0.12], [s * (1.35 + i * 1.28), y + 0.45, c + 1], 0.015)),
    );
  }
  b.add('railing', 'stone', solid.many(rail), { detail: 0.5 });
  b.add(
    'bell rope',
    'trim',
    solid.tube(
      [
        [0, y + h - 0.3, c + 0.6],
        [0, y + 1.2, c + 0.62],
        [0.02, y + 0.8, c + 0.64],
      ],
      0.09,
    ),
  );
  b.add('gong', 'gold', solid.cyl(0.3, 0.16, [0, y + h - 0.15, c + 0.6], 'z', { bevel: 0.04 }));
  b.add(
    'lanterns',
    { base: 'lamp', color: '#f0c890', color2: '#e8a04a' },
    solid.both(
      solid.turned(
        [
          [0, 0],
          [0.16, 0],
          [0.26, 0.12],
          [0.28, 0.36],
          [0.26, 0.6],
          [0.16, 0.72],
          [0, 0.72],
        ],
        [2.1, y + h - 1.2, c + 0.9],
        { bevel: 0 },
      ),
    ),
  );
  b.add(
    'lantern cords',
    'wood',
    solid.both(solid.rod([2.1, y + h - 0.48, c + 0.9], [2.1, y + h + 0.12, c + 0.9], 0.03)),
  );
  if (taste.next() < 0.6) b.add('offering box', 'wood', solid.box([1.3, 0.6, 0.5], [0, y + 0.4, c + 0.5], 0.03));
}

/** The gate before a shrine: two round posts, tie beam, two lintels with turned-up ends, tablet and straw rope. */
export function buildTorii(b: Bench): void {
  const h = 5.2;
  const dark = b.tint('stone', { color: '#1d1b1c' });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} post`, 'stone', solid.rod([s * 2.3, 0.3, 0], [s * 2.1, h - 0.2, 0], 0.27, 0.23));
    b.add(
      `${side} foot`,
      dark,
      solid.turned(
        [
          [0, 0],
          [0.46, 0],
          [0.44, 0.1],
          [0.36, 0.2],
          [0.33, 0.85],
          [0, 0.85],
        ],
        [s * 2.29, 0, 0],
        { bevel: 0.03 },
      ),
    );
    b.add(
      `${side} collar`,
      dark,
      solid.turned(
        [
          [0, 0],
          [0.3, 0],
          [0.34, 0.1],
          [0.34, 0.2],
          [0, 0.2],
        ],
        [s * 2.1, h - 0.45, 0],
        { bevel: 0.02 },
      ),
    );
    b.add(`${side} stone`, 'base', solid.box([1.3, 0.18, 1.3], [s * 2.3, 0.06, 0], 0.05));
  }
  b.add('tie beam', 'stone', solid.box([5.6, 0.4, 0.3], [0, h - 1.25, 0], 0.03));
  b.add(
    'wedges',
    dark,
    solid.both(solid.many([-1, 1].map((k) => solid.box([0.16, 0.16, 0.44], [2.16 + k * 0.34, h - 1.0, 0], 0.02)))),
  );
  const line = (y: number, a: number, up: number): Vec3[] =>
    [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((t): Vec3 => [t * a, y + up * Math.abs(t) ** 2.6, 0]);
  b.add(
    'lower lintel',
    'stone',
    solid.bar(
      line(h - 0.08, 3.25, 0.22),
      { kind: 'rect', w: 0.42, h: 0.36, r: 0.02 },
      { up: [0, 0, 1], spline: 'catmull' },
    ),
  );
  b.add(
    'upper lintel',
    dark,
    solid.bar(
      line(h + 0.28, 3.6, 0.34),
      { kind: 'rect', w: 0.36, h: 0.62, r: 0.03 },
      { up: [0, 0, 1], spline: 'catmull' },
    ),
  );
  b.add('strut', 'stone', solid.box([0.5, 0.86, 0.26], [0, h - 0.66, 0], 0.03));
  b.add('tablet', 'wood', solid.box([0.7, 1, 0.1], [0, h - 0.66, 0.2], 0.03));
  b.add(
    'tablet frame',
    'gold',
    solid.slab(outline.pairs([-0.4, -0.55, 0.4, -0.55, 0.46, 0.58, -0.46, 0.58]), 0.1, [0, h - 0.66, 0.22], 'z', {
      holes: [outline.pairs([-0.3, -0.44, 0.3, -0.44, 0.33, 0.46, -0.33, 0.46])],
      bevel: 0,
    }),
  );
  b.add(
    'tablet strokes',
    'gold',
    solid.many([
      solid.box([0.3, 0.05, 0.03], [0, h - 0.42, 0.26], 0),
      solid.box([0.05, 0.56, 0.03], [0, h - 0.64, 0.26], 0),
      solid.box([0.36, 0.05, 0.03], [0, h - 0.68, 0.26], 0),
      solid.box([0.26, 0.05, 0.03], [0, h - 0.92, 0.26], 0),
    ]),
  );
  const rope = Array.from(
    { length: 15 },
    (_, i): Vec3 => [(i / 7 - 1) * 1.95, h - 1.62 - 0.22 * (1 - (i / 7 - 1) ** 2), 0.22],
  );
  b.add(
    'straw rope',
    { base: 'rope', color: '#d0b070', scale: 4 },
    solid.tube(rope, 0.12, { taper: rope.map((_, i) => 0.6 + 0.5 * Math.sin((Math.PI * i) / 14)) }),
  );
  const strip = outline
    .pairs([-0.1, 0, 0.1, 0, 0.1, -0.26, 0.24, -0.26, 0.24, -0.54, 0.04, -0.54, 0.04, -0.3, -0.1, -0.3])
    .reverse();
  b.add(
    'paper strips',
    'paper',
    solid.many(
      [-1.1, 0, 1.1].map((x) =>
        solid.slab(strip, 0.02, [x, h - 1.76 - 0.2 * (1 - (x / 1.95) ** 2), 0.26], 'z', { bevel: 0 }),
      ),
    ),
  );
}
