import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leafShape } from '../../kits/organic/index.ts';

const [A, C, LOW, WALL, RIDGE] = [1.7, 2.6, 0.62, 2.05, 3.1];

/** A glasshouse on a low brick wall: frame with glazing bars, finials, door, open vents, benches of plants inside. */
export function buildGreenhouse(b: Bench, taste: Rng): void {
  b.add('floor', 'base', solid.box([2 * A - 0.1, 0.1, 2 * C - 0.1], [0, 0.05, 0], 0.01));
  const wall = (size: Vec3, at: Vec3): Shape => solid.box(size, at, 0.01);
  b.add(
    'brick base',
    { base: 'brick', color: '#9a5540' },
    solid.many([
      wall([0.2, LOW, 2 * C], [A - 0.1, LOW / 2, 0]),
      wall([0.2, LOW, 2 * C], [-A + 0.1, LOW / 2, 0]),
      wall([2 * A - 0.38, LOW - 0.004, 0.21], [0, LOW / 2, -C + 0.1]),
      wall([A - 0.7, LOW - 0.004, 0.21], [(A + 0.34) / 2, LOW / 2, C - 0.1]),
      wall([A - 0.7, LOW - 0.004, 0.21], [-(A + 0.34) / 2, LOW / 2, C - 0.1]),
    ]),
  );
  b.add(
    'sills',
    'trim',
    solid.many([
      ...[1, -1].map((s) => solid.box([0.3, 0.08, 2 * C + 0.1], [s * (A - 0.1), LOW + 0.03, 0], 0.015)),
      solid.box([2 * A - 0.5, 0.078, 0.3], [0, LOW + 0.03, -C + 0.1], 0.015),
      ...[1, -1].map((s) => solid.box([A - 0.76, 0.078, 0.3], [s * ((A + 0.3) / 2), LOW + 0.03, C - 0.1], 0.015)),
    ]),
  );
  addFrame(b);
  addGlass(b);
  addBenches(b, taste);
}

function addFrame(b: Bench): void {
  const t = 0.07;
  const bars = 9;
  const x = A - 0.1;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} uprights`,
      'trim',
      solid.at(
        solid.box([t, WALL - LOW, t * 0.8], [s * x, (WALL + LOW) / 2, 0], 0.006),
        spaced([0, 0, -C + 0.1], [0, 0, C - 0.1], bars),
      ),
      { detail: 0.4 },
    );
    b.add(`${side} eaves beam`, 'trim', solid.box([0.1, 0.12, 2 * C], [s * x, WALL, 0], 0.012));
    b.add(
      `${side} gutter`,
      'metal',
      solid.slab(
        outline.pairs([
          -0.06, 0.04, -0.05, -0.03, 0.05, -0.03, 0.06, 0.04, 0.045, 0.04, 0.04, -0.018, -0.04, -0.018, -0.045, 0.04,
        ]),
        2 * C + 0.1,
        [s * (x + 0.11), WALL, 0],
        'z',
        { bevel: 0 },
      ),
    );
    b.add(
      `${side} rafters`,
      'trim',
      solid.at(
        solid.bar(
          [
            [s * x, WALL, 0],
            [0, RIDGE, 0],
          ],
          { kind: 'rect', w: 0.05, h: 0.08 },
          { up: [0, 1, 0] },
        ),
        spaced([0, 0, -C + 0.1], [0, 0, C - 0.1], bars),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${side} purlin`,
      'trim',
      solid.box([0.05, 0.06, 2 * C - 0.2], [s * x * 0.5, (WALL + RIDGE) / 2 - 0.05, 0], 0.006),
    );
    b.add(
      `${side} vent`,
      'trim',
      solid.put(
        solid.slab(outline.pairs([0, -0.5, 0.8, -0.5, 0.8, 0.5, 0, 0.5]), 0.05, [0, 0, 0], 'y', {
          holes: [outline.pairs([0.07, -0.43, 0.73, -0.43, 0.73, 0.43, 0.07, 0.43])],
          bevel: 0.004,
        }),
        [s * 0.08, RIDGE + 0.02, s * 0.7],
        [0, s > 0 ? 0 : 180, s > 0 ? -9 : 9],
      ),
    );
  }
  addEnds(b, x);
  addGlazedDoor(b);
}

/** Ridge, gables with their bars, finials. */
function addEnds(b: Bench, x: number): void {
  b.add('ridge', 'trim', solid.box([0.12, 0.16, 2 * C], [0, RIDGE, 0], 0.015));
  b.add(
    'ridge cresting',
    'metal',
    solid.at(
      solid.slab(outline.pairs([-0.09, 0, 0.09, 0, 0.05, 0.1, 0, 0.16, -0.05, 0.1]), 0.03, [0, 0, 0], 'x', {
        bevel: 0.004,
      }),
      spaced([0, RIDGE + 0.07, -C + 0.15], [0, RIDGE + 0.07, C - 0.15], 24),
    ),
    { detail: 0.3 },
  );
  for (const [end, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const z = s * (C - 0.1);
    const xs = [-1.15, -0.58, 0, 0.58, 1.15].filter((u) => s < 0 || Math.abs(u) > 0.3);
    b.add(
      `${end} gable bars`,
      'trim',
      solid.many([
        ...xs.map((u) =>
          solid.box(
            [0.045, WALL + (RIDGE - WALL) * (1 - Math.abs(u) / x) - LOW - 0.05, 0.06],
            [u, (WALL + (RIDGE - WALL) * (1 - Math.abs(u) / x) + LOW) / 2, z],
            0.005,
          ),
        ),
        solid.box([2 * x, 0.09, 0.07], [0, WALL + 0.02, z], 0.008),
      ]),
    );
    b.add(
      `${end} finial`,
      'metal',
      solid.turned(
        outline.pairs([0, 0, 0.05, 0, 0.03, 0.08, 0.06, 0.16, 0.06, 0.22, 0.02, 0.3, 0.006, 0.5, 0, 0.5]),
        [0, RIDGE + 0.06, s * (C - 0.02)],
        { bevel: 0, segments: 12 },
      ),
    );
  }
}

/** The door with its glass and handle. */
function addGlazedDoor(b: Bench): void {
  const zd = C - 0.06;
  b.add(
    'door',
    'door',
    solid.slab(outline.pairs([-0.42, 0, 0.42, 0, 0.42, 2.02, -0.42, 2.02]), 0.06, [0, 0.08, zd], 'z', {
      holes: [outline.pairs([-0.33, 0.75, 0.33, 0.75, 0.33, 1.93, -0.33, 1.93])],
      bevel: 0.006,
    }),
    { grain: [0, 1, 0] },
  );
  b.add('door panel', 'door', solid.box([0.6, 0.5, 0.03], [0, 0.48, zd + 0.03], 0.012));
  b.add(
    'door bars',
    'door',
    solid.many([solid.box([0.035, 1.2, 0.04], [0, 1.42, zd], 0), solid.box([0.68, 0.035, 0.036], [0, 1.42, zd], 0)]),
  );
  b.add('door posts', 'trim', solid.both(solid.box([0.08, 2.1, 0.1], [0.47, 1.1, C - 0.1], 0.01)));
  b.add(
    'door handle',
    'metal',
    solid.many([
      solid.box([0.04, 0.16, 0.015], [0.36, 1.02, zd + 0.036], 0.004),
      solid.rod([0.36, 1.05, zd + 0.04], [0.36, 1.05, zd + 0.09], 0.01),
      solid.rod([0.37, 1.05, zd + 0.085], [0.25, 1.05, zd + 0.085], 0.011, 0.009, 'round'),
    ]),
  );
}

function addGlass(b: Bench): void {
  const x = A - 0.1;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} glass`,
      'glass',
      solid.box([0.012, WALL - LOW - 0.08, 2 * C - 0.22], [s * x, (WALL + LOW) / 2 + 0.02, 0], 0),
    );
    b.add(
      `${side} roof glass`,
      'glass',
      solid.bar(
        [
          [s * (x - 0.03), WALL + 0.06, 0],
          [s * 0.05, RIDGE - 0.01, 0],
        ],
        { kind: 'rect', w: 2 * C - 0.2, h: 0.012 },
        { up: [0, 1, 0] },
      ),
    );
  }
  const half: Vec2[] = [
    [x - 0.04, LOW + 0.06],
    [x - 0.04, WALL],
    [0, RIDGE - 0.06],
  ];
  b.add('back glass', 'glass', solid.slab(gableEnd(half), 0.012, [0, 0, -C + 0.1], 'z', { bevel: 0 }));
  const front: Vec2[] = [
    [0.46, LOW + 0.06],
    [x - 0.04, LOW + 0.06],
    [x - 0.04, WALL],
    [0, RIDGE - 0.06],
  ];
  b.add(
    'front glass',
    'glass',
    solid.slab(
      [[0.46, 2.12], ...front, [-x + 0.04, WALL], [-x + 0.04, LOW + 0.06], [-0.46, LOW + 0.06], [-0.46, 2.12]],
      0.012,
      [0, 0, C - 0.1],
      'z',
      { bevel: 0 },
    ),
  );
  b.add('door glass', 'glass', solid.box([0.66, 1.18, 0.012], [0, 1.42, C - 0.06], 0));
}

/** Slatted benches with pots, leaves and tomatoes. */
function addBenches(b: Bench, taste: Rng): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 1.08;
    b.add(
      `${side} bench`,
      { base: 'wood', color: '#a07a50' },
      solid.many([
        solid.box([0.75, 0.05, 4.5], [x, 0.72, -0.1], 0.008),
        ...[-2.1, -0.1, 1.9].map((z) => solid.box([0.7, 0.62, 0.06], [x, 0.4, z], 0.008)),
      ]),
      { grain: [0, 0, 1] },
    );
    const spots = Array.from({ length: 6 }, (_, i): Vec3 => [x + taste.range(-0.1, 0.1), 0.745, -1.95 + i * 0.74]);
    b.add(
      `${side} pots`,
      { base: 'ceramic', color: '#b0603c', rough: 0.85 },
      solid.at(
        solid.turned(outline.pairs([0, 0, 0.11, 0, 0.15, 0.2, 0.165, 0.2, 0.165, 0.25, 0, 0.25]), [0, 0, 0], {
          bevel: 0.004,
          segments: 18,
        }),
        spots.map((at) => ({ at })),
      ),
      { detail: 0.5 },
    );
    const tall = [0, 2, 4];
    const leaf = leafShape({ length: 0.42, width: 0.16, thick: 0.008, rise: 0.9, droop: 0.7, plain: true });
    const tuft = solid.many(
      Array.from({ length: 9 }, (_, i) => solid.put(leaf, [0, i > 5 ? 0.2 : 0, 0], [i > 5 ? -25 : 0, i * 47, 0])),
    );
    b.add(
      `${side} plants`,
      'plants',
      solid.at(
        tuft,
        spots.map((at, i) => ({
          at: [at[0], at[1] + 0.2, at[2]] as Vec3,
          rot: [0, i * 60, 0] as Vec3,
          scale: tall.includes(i) ? 1.35 : 0.95,
        })),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${side} fruit`,
      'plants',
      solid.many(
        spots.flatMap(([px, py, pz], i): Shape[] =>
          [0, 1, 2].map(
            (k): Shape => ({
              op: 'ball',
              r: 0.045,
              at: [px + 0.14 * Math.cos(i + k * 2), py + 0.34 + k * 0.07, pz + 0.14 * Math.sin(i + k * 2)],
            }),
          ),
        ),
      ),
      { detail: 0.3 },
    );
    b.parts[b.parts.length - 1].material = { base: 'fruit-skin', color: s > 0 ? '#d23a22' : '#e0a030' };
  }
}
