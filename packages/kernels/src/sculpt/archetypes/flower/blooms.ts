import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import { around, cupLeaf, type LeafOptions, leafShape, roundBody } from '../../kits/organic/index.ts';

/** A piece of a bloom that opens upwards from the origin, its radius about 1. */
export interface Petals {
  name: string;
  slot: 'petals' | 'inner' | 'center' | 'leaves';
  shape: Shape;
}

type Bloom = (rng: Rng) => Petals[];

const turn = (of: Shape, yaw: number, at: Vec3 = [0, 0, 0], pitch = 0): Shape =>
  solid.put(solid.put(of, [0, 0, 0], [pitch, 0, 0]), at, [0, yaw, 0]);

/** A ring of flat petals from `foot` outwards. */
function whorl(
  n: number,
  petal: LeafOptions,
  o: { foot?: number; y?: number; yaw?: number; jitter?: number },
  rng: Rng,
): Shape {
  const shapes: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const k = rng.range(0.94, 1.04);
    const of = leafShape({ ...petal, length: petal.length * k, plain: n > 8 });
    const yaw = (360 * i) / n + (o.yaw ?? 0) + rng.range(-1, 1) * (o.jitter ?? 3);
    shapes.push(turn(solid.put(of, [0, o.y ?? 0, o.foot ?? 0.1]), yaw));
  }
  return solid.many(shapes);
}

/** Rings of cupped petals over one another: [count, radius, width, open, ruffle]. */
function cups(rings: readonly (readonly [number, number, number, number, number])[], rng: Rng, tall = 1): Shape[] {
  return rings.map(([n, r, width, open, ruffle], row) =>
    solid.many(
      Array.from({ length: n }, (_, i) => {
        const petal = cupLeaf(r, width, open + rng.range(-0.05, 0.05), ruffle, i * 3 + row);
        const yaw = (360 * i) / n + row * 41 + rng.range(-8, 8);
        return solid.at(petal, [{ rot: [0, yaw, 0], scale: [1, tall, 1] }]);
      }),
    ),
  );
}

function dome(r: number, h: number, seed: number): Shape {
  return roundBody({
    profile: [
      [0.02, -0.4],
      [0.9, -0.3],
      [1, 0.1],
      [0.8, 0.6],
      [0.45, 0.9],
      [0.02, 0.98],
    ].map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 44,
    swell: (a, t) => 1 + 0.03 * around(a, 20, seed, t * 8),
  });
}

/** Threads with knobs, standing round the middle. */
function stamens(n: number, h: number, out: number, knob: number): Shape[] {
  const at = (i: number, k: number, y: number): Vec3 => [
    k * Math.cos((2 * Math.PI * i) / n),
    y,
    k * Math.sin((2 * Math.PI * i) / n),
  ];
  return Array.from({ length: n }, (_, i) => [
    solid.tube([at(i, 0.03, 0.1), at(i, out * 0.5, h * 0.7), at(i, out, h)], 0.018),
    solid.put({ op: 'ball', r: [knob * 0.6, knob * 0.5, knob * 1.3] }, at(i, out, h), [0, (-360 * i) / n, 0]),
  ]).flat();
}

const seeds = (on: Shape, r: number, n: number, seed: number): Shape => ({
  op: 'scatter',
  on,
  of: { op: 'ball', r: [r * 0.7, r, r * 0.7] },
  n,
  seed,
  where: { op: 'box', size: [9, 2, 9], at: [0, 1, 0] },
});

const sepals = (l: number, n = 5): Petals => ({
  name: 'sepals',
  slot: 'leaves',
  shape: {
    op: 'arrayed',
    n,
    around: 'y',
    of: solid.put(
      leafShape({ length: l, width: l * 0.34, rise: 0.1, droop: 0.5, fold: 0.2, plain: true }),
      [0, 0.02, 0.03],
    ),
  },
});

const rose =
  (rings: readonly (readonly [number, number, number, number, number])[]): Bloom =>
  (rng) => [
    ...cups(rings, rng, 1.28).map(
      (shape, i): Petals => ({ name: `petals ${i + 1}`, slot: i < 2 ? 'inner' : 'petals', shape }),
    ),
    {
      name: 'heart',
      slot: 'inner',
      shape: solid.turned(
        [
          [0, 0.1],
          [0.22, 0.3],
          [0.24, 0.8],
          [0.1, 1.06],
          [0, 1.1],
        ],
        [0, 0, 0],
        { smooth: true },
      ),
    },
    sepals(0.75),
  ];

const ray =
  (n: number, petal: LeafOptions, r: number, disc: number, rings: number): Bloom =>
  (rng) => {
    const eye = dome(r, disc, rng.int(999));
    return [
      ...Array.from(
        { length: rings },
        (_, i): Petals => ({
          name: `petals ${i + 1}`,
          slot: i ? 'inner' : 'petals',
          shape: whorl(
            n,
            { ...petal, length: petal.length * (1 - 0.14 * i), rise: (petal.rise ?? 0) + 0.16 * i },
            { foot: r * 0.75, y: 0.03 * i, yaw: (180 * i) / n },
            rng,
          ),
        }),
      ),
      { name: 'centre', slot: 'center', shape: eye },
      { name: 'florets', slot: 'center', shape: seeds(eye, r * 0.07, 70, 5) },
      sepals(r * 1.6, 9),
    ];
  };

/** Blooms by kind. */
export const BLOOMS: Readonly<Record<string, Bloom>> = {
  rose: rose([
    [3, 0.36, 1.35, 0, 0.01],
    [4, 0.47, 1.2, 0.16, 0.03],
    [5, 0.57, 1.05, 0.5, 0.05],
    [5, 0.64, 1.0, 0.95, 0.08],
    [6, 0.68, 0.95, 1.3, 0.1],
  ]),
  peony: rose([
    [4, 0.36, 1.2, 0.05, 0.14],
    [6, 0.48, 1, 0.2, 0.2],
    [7, 0.58, 0.9, 0.45, 0.22],
    [8, 0.66, 0.85, 0.85, 0.2],
  ]),
  tulip: (rng) => {
    const [a, b] = cups(
      [
        [3, 0.5, 1.12, 0.02, 0.02],
        [3, 0.56, 1.12, 0.12, 0.02],
      ],
      rng,
      1.62,
    );
    return [
      { name: 'inner petals', slot: 'inner', shape: turn(a, 19) },
      { name: 'outer petals', slot: 'petals', shape: b },
      {
        name: 'pistil',
        slot: 'center',
        shape: solid.turned(
          [
            [0, 0.1],
            [0.12, 0.3],
            [0.09, 0.9],
            [0.14, 1.0],
            [0, 1.05],
          ],
          [0, 0, 0],
          { smooth: true },
        ),
      },
    ];
  },
  daisy: ray(
    21,
    { length: 0.8, width: 0.22, rise: 0.16, droop: 0.24, fold: 0.1, belly: 0.62, point: 0.7, foot: 0.4 },
    0.26,
    0.16,
    1,
  ),
  sunflower: ray(
    24,
    { length: 0.72, width: 0.26, rise: 0.3, droop: 0.35, fold: 0.22, belly: 0.42, point: 1.3, foot: 0.5 },
    0.5,
    0.14,
    2,
  ),
  gerbera: ray(
    26,
    { length: 0.78, width: 0.2, rise: 0.14, droop: 0.2, fold: 0.1, belly: 0.6, point: 0.6, foot: 0.4 },
    0.24,
    0.1,
    2,
  ),
  chrysanthemum: (rng) =>
    [0, 1, 2, 3]
      .map(
        (i): Petals => ({
          name: `petals ${i + 1}`,
          slot: i > 1 ? 'inner' : 'petals',
          shape: whorl(
            [22, 18, 14, 10][i],
            {
              length: 0.95 - 0.17 * i,
              width: 0.17,
              rise: 0.2 + 0.5 * i,
              droop: 0.2 - 0.3 * i,
              fold: 0.3,
              belly: 0.6,
              point: 0.7,
              foot: 0.5,
            },
            { foot: 0.08, y: 0.03 * i, yaw: 9 * i, jitter: 6 },
            rng,
          ),
        }),
      )
      .concat(sepals(0.5, 7)),
  lily: (rng) => [
    {
      name: 'outer petals',
      slot: 'petals',
      shape: whorl(
        3,
        {
          length: 1.15,
          width: 0.46,
          rise: 1.05,
          droop: 1.25,
          fold: 0.2,
          belly: 0.5,
          point: 1.2,
          foot: 0.3,
          waves: 5,
          ruffle: 0.06,
        },
        { foot: 0.05 },
        rng,
      ),
    },
    {
      name: 'inner petals',
      slot: 'inner',
      shape: whorl(
        3,
        {
          length: 1.12,
          width: 0.58,
          rise: 1.15,
          droop: 1.3,
          fold: 0.2,
          belly: 0.5,
          point: 1.1,
          foot: 0.3,
          waves: 7,
          ruffle: 0.1,
        },
        { foot: 0.04, yaw: 60, y: 0.02 },
        rng,
      ),
    },
    { name: 'stamens', slot: 'center', shape: solid.many(stamens(6, 0.95, 0.32, 0.07)) },
  ],
  hibiscus: (rng) => [
    {
      name: 'petals',
      slot: 'petals',
      shape: whorl(
        5,
        {
          length: 1.05,
          width: 0.95,
          rise: 0.7,
          droop: 0.65,
          fold: 0.12,
          belly: 0.66,
          point: 0.6,
          foot: 0.25,
          waves: 9,
          ruffle: 0.14,
        },
        { foot: 0.04 },
        rng,
      ),
    },
    {
      name: 'column',
      slot: 'center',
      shape: solid.many([
        solid.tube(
          [
            [0, 0.1, 0],
            [0.05, 0.5, 0],
            [0.12, 0.95, 0.04],
          ],
          0.035,
        ),
        ...stamens(5, 0.9, 0.16, 0.05),
      ]),
    },
    sepals(0.4),
  ],
  poppy: (rng) => [
    ...cups(
      [
        [2, 0.62, 1.25, 0.75, 0.09],
        [2, 0.66, 1.3, 1.0, 0.1],
      ],
      rng,
      0.72,
    ).map(
      (shape, i): Petals => ({ name: `petals ${i + 1}`, slot: i ? 'petals' : 'inner', shape: turn(shape, 90 * i) }),
    ),
    {
      name: 'capsule',
      slot: 'center',
      shape: solid.turned(
        [
          [0, 0.05],
          [0.14, 0.1],
          [0.19, 0.3],
          [0.24, 0.36],
          [0, 0.4],
        ],
        [0, 0, 0],
      ),
    },
    { name: 'stamens', slot: 'center', shape: solid.many(stamens(14, 0.4, 0.34, 0.04)) },
  ],
  daffodil: (rng) => [
    {
      name: 'petals',
      slot: 'petals',
      shape: whorl(
        6,
        { length: 0.9, width: 0.48, rise: 0.25, droop: 0.25, fold: 0.12, belly: 0.48, point: 1.2, foot: 0.35 },
        { foot: 0.12 },
        rng,
      ),
    },
    {
      name: 'trumpet',
      slot: 'center',
      shape: roundBody({
        profile: [
          [0.02, 0],
          [0.22, 0.02],
          [0.24, 0.3],
          [0.3, 0.52],
          [0.44, 0.62],
          [0.41, 0.63],
          [0.26, 0.52],
          [0.2, 0.3],
          [0.16, 0.1],
          [0.02, 0.08],
        ],
        sides: 72,
        swell: (a, _t, r) => 1 + (r > 0.28 ? 0.1 * Math.cos(11 * a) : 0.02 * Math.cos(6 * a)),
        lift: (a, _t, r) => (r > 0.36 ? 0.05 * Math.cos(11 * a + 1) : 0),
      }),
    },
    { name: 'stamens', slot: 'inner', shape: solid.many(stamens(5, 0.4, 0.08, 0.035)) },
  ],
  orchid: (rng) => [
    {
      name: 'sepals',
      slot: 'inner',
      shape: whorl(
        3,
        { length: 0.95, width: 0.5, rise: 0.22, droop: 0.2, fold: 0.1, belly: 0.5, point: 0.9, foot: 0.3 },
        { foot: 0.05, yaw: 180, jitter: 1 },
        rng,
      ),
    },
    {
      name: 'wings',
      slot: 'petals',
      shape: solid.many(
        [72, -72].map((yaw) =>
          turn(
            solid.put(
              leafShape({
                length: 0.95,
                width: 1.0,
                rise: 0.3,
                droop: 0.25,
                fold: 0.08,
                belly: 0.55,
                point: 0.6,
                foot: 0.3,
                waves: 5,
                ruffle: 0.06,
              }),
              [0, 0.04, 0.05],
            ),
            yaw + 180,
          ),
        ),
      ),
    },
    {
      name: 'lip',
      slot: 'center',
      shape: solid.many([
        turn(
          leafShape({
            length: 0.62,
            width: 0.46,
            rise: 0.9,
            droop: 0.9,
            fold: 0.35,
            belly: 0.6,
            point: 0.7,
            foot: 0.4,
            waves: 7,
            ruffle: 0.2,
          }),
          0,
        ),
        ...[40, -40].map((yaw) =>
          turn(leafShape({ length: 0.36, width: 0.26, rise: 1.4, droop: 0.6, fold: 0.3, point: 0.8 }), yaw),
        ),
      ]),
    },
    { name: 'column', slot: 'petals', shape: { op: 'ball', r: [0.09, 0.16, 0.09], at: [0, 0.16, 0.02] } },
  ],
  lotus: (rng) => [
    ...[0, 1, 2].map(
      (i): Petals => ({
        name: `petals ${i + 1}`,
        slot: i ? 'inner' : 'petals',
        shape: whorl(
          [9, 8, 7][i],
          {
            length: [0.95, 0.72, 0.46][i],
            width: 0.46 - 0.05 * i,
            rise: [0.5, 1.15, 2.2][i],
            droop: [0.1, 0.2, 0.5][i],
            fold: 0.34,
            belly: 0.5,
            point: 1.15,
            foot: 0.35,
          },
          { foot: 0.1 - 0.02 * i, y: 0.04 * i, yaw: 22 * i },
          rng,
        ),
      }),
    ),
    {
      name: 'seed pod',
      slot: 'center',
      shape: solid.turned(
        [
          [0, 0.1],
          [0.12, 0.12],
          [0.22, 0.4],
          [0.2, 0.44],
          [0, 0.44],
        ],
        [0, 0, 0],
      ),
    },
    { name: 'stamens', slot: 'center', shape: solid.many(stamens(16, 0.4, 0.3, 0.035)) },
  ],
};
