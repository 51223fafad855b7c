import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A horse in full leap about its pole, nose towards +Z. */
function horse(): FieldShape {
  const limb = (points: Vec3[], radii: number[]): FieldShape => ({ op: 'chain', points, radii });
  return {
    op: 'union',
    k: 0.03,
    of: [
      { op: 'ellipsoid', r: [0.14, 0.17, 0.36], at: [0, 0, 0] },
      limb(
        [
          [0, 0.06, 0.26],
          [0, 0.3, 0.4],
          [0, 0.4, 0.46],
        ],
        [0.13, 0.095, 0.08],
      ),
      limb(
        [
          [0, 0.42, 0.44],
          [0, 0.33, 0.64],
        ],
        [0.085, 0.05],
      ),
      limb(
        [
          [0.08, -0.06, 0.26],
          [0.09, -0.16, 0.44],
          [0.09, -0.3, 0.4],
        ],
        [0.075, 0.05, 0.035],
      ),
      limb(
        [
          [-0.08, -0.06, 0.24],
          [-0.09, -0.1, 0.46],
          [-0.09, -0.22, 0.52],
        ],
        [0.075, 0.05, 0.035],
      ),
      limb(
        [
          [0.08, -0.05, -0.26],
          [0.09, -0.2, -0.36],
          [0.09, -0.28, -0.52],
        ],
        [0.09, 0.055, 0.035],
      ),
      limb(
        [
          [-0.08, -0.05, -0.26],
          [-0.09, -0.22, -0.3],
          [-0.09, -0.36, -0.44],
        ],
        [0.09, 0.055, 0.035],
      ),
    ],
  };
}

/** A roundabout of leaping horses: deck, mirrored drum, twisted poles, scalloped canopy with bulbs and a pennant. */
export function addCarousel(b: Bench, taste: Rng): void {
  const r = 2.7;
  const n = 8;
  b.add(
    'step',
    'body',
    solid.turned(outline.pairs([0, 0, r + 0.5, 0, r + 0.5, 0.12, r + 0.44, 0.16, 0, 0.16]), [0, 0, 0], {
      bevel: 0.02,
      segments: 64,
    }),
  );
  b.add(
    'deck',
    { base: 'planks', color: '#b08450' },
    solid.turned(outline.pairs([0, 0, r + 0.2, 0, r + 0.2, 0.14, 0, 0.14]), [0, 0.16, 0], {
      bevel: 0.02,
      segments: 64,
    }),
  );
  b.add('drum', 'accent', solid.slab(outline.ngon(0.75, 10), 2.6, [0, 1.6, 0], 'y', { bevel: 0.02 }));
  b.add(
    'drum mirrors',
    { base: 'chrome', color: '#d8dce0' },
    {
      op: 'arrayed',
      n: 10,
      around: 'y',
      of: solid.put(
        solid.slab(outline.superellipse(0.15, 0.55, 3, 24), 0.03, [0, 1.6, 0.718], 'z', { bevel: 0.006 }),
        [0, 0, 0],
        [0, 18, 0],
      ),
    },
  );
  b.add(
    'drum gilding',
    'frame',
    solid.many(
      [0.42, 2.78].map((y) => solid.hoop(0.76, { kind: 'rect', w: 0.14, h: 0.08, r: 0.02 }, [0, y, 0], 'y', 40)),
    ),
  );
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n;
    const y = 1.15 + (i % 2 ? 0.22 : -0.08);
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, a, 0]);
    const seat = (of: Shape): Shape => put(solid.put(of, [0, y, r - 0.6], [0, 90, 0]));
    const coat = ['#f2ece0', '#e0c8a0', '#8a5a3a', '#f0e6e0'][i % 4];
    b.add(`pole ${i + 1}`, 'frame', put(solid.rod([0, 0.28, r - 0.6], [0, 3.05, r - 0.6], 0.032)));
    b.add(`horse ${i + 1}`, b.tint('second', { color: coat }), seat(horse()), { detail: 1.1 });
    b.add(
      `mane ${i + 1}`,
      b.tint('second', { color: i % 2 ? '#5a3420' : '#c89a4a' }),
      seat(
        solid.many([
          solid.tube(
            [
              [0, 0.5, 0.42],
              [0, 0.4, 0.3],
              [0, 0.2, 0.2],
            ],
            0.05,
            { taper: [0.7, 1.1, 0.6] },
          ),
          solid.tube(
            [
              [0, 0.06, -0.34],
              [0, 0.08, -0.5],
              [0, -0.14, -0.62],
            ],
            0.05,
            { taper: [0.8, 1, 0.3] },
          ),
        ]),
      ),
      { detail: 0.6 },
    );
    b.add(
      `saddle ${i + 1}`,
      i % 2 ? 'body' : b.tint('body', { color: '#2f5fa0' }),
      seat(
        solid.many([
          { op: 'ball', r: [0.15, 0.06, 0.17], at: [0, 0.135, -0.03] },
          solid.tube(
            outline.arc(0, 0, 0.172, 15, 165, 8).map(([u, v]): Vec3 => [u * 0.86, v - 0.005, -0.03]),
            0.05,
          ),
        ]),
      ),
    );
    b.add(
      `bridle ${i + 1}`,
      'frame',
      seat(
        solid.many([
          solid.put(solid.hoop(0.075, { kind: 'circle', r: 0.011 }, [0, 0, 0], 'z', 16), [0, 0.365, 0.56], [25, 0, 0]),
          solid.both({ op: 'ball', r: 0.014, at: [0.06, 0.44, 0.49] }),
        ]),
      ),
      { detail: 0.4 },
    );
  }
  addCanopy(b, taste, r);
}

/** Rim with panels and bulbs, striped cone, finial. */
function addCanopy(b: Bench, taste: Rng, r: number): void {
  const top = 3;
  b.add(
    'canopy rim',
    'accent',
    solid.turned(
      [
        [r - 0.1, top - 0.02],
        [r + 0.3, top - 0.02],
        [r + 0.34, top + 0.06],
        [r + 0.3, top + 0.46],
        [r + 0.24, top + 0.5],
        [r - 0.1, top + 0.5],
        [r - 0.1, top - 0.02],
      ],
      [0, 0, 0],
      { bevel: 0.02, segments: 64 },
    ),
  );
  b.add('rim panels', 'body', {
    op: 'arrayed',
    n: 16,
    around: 'y',
    of: solid.slab(outline.roundRect(0.8, 0.28, 0.1), 0.05, [0, top + 0.25, r + 0.31], 'z', { bevel: 0.01 }),
  });
  b.add(
    'rim scallops',
    'frame',
    {
      op: 'arrayed',
      n: 32,
      around: 'y',
      of: solid.slab(outline.arc(0, 0, 0.28, 180, 360, 8), 0.03, [0, top + 0.02, r + 0.3], 'z', { bevel: 0.006 }),
    },
    { detail: 0.5 },
  );
  b.add(
    'bulbs',
    'light',
    { op: 'arrayed', n: 40, around: 'y', of: { op: 'ball', r: 0.04, at: [0, top + 0.47, r + 0.31] } },
    { detail: 0.3 },
  );
  b.add('ceiling', 'accent', solid.cyl(r, 0.08, [0, top + 0.04, 0], 'y', { bevel: 0, segments: 56 }), { hidden: true });
  const wedge = (i: number): Shape => {
    const [a0, a1] = [(i * 2 * Math.PI) / 16, ((i + 1) * 2 * Math.PI) / 16];
    const ring = (q: number, y: number): Vec3[] =>
      [a0, (a0 + a1) / 2, a1].map((a): Vec3 => [q * Math.cos(a), y, q * Math.sin(a)]);
    const sections = [
      [r + 0.26, top + 0.48],
      [r * 0.62, top + 1.0],
      [r * 0.3, top + 1.5],
      [0.14, top + 1.9],
    ].map(([q, y]) => ({ points: [...ring(q, y), ...ring(q * 0.97, y - 0.06).reverse()].reverse() }));
    return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
  };
  for (const [name, slot, odd] of [
    ['red stripes', 'body', 0],
    ['white stripes', 'accent', 1],
  ] as const)
    b.add(name, slot, solid.many(Array.from({ length: 8 }, (_, i) => wedge(i * 2 + odd))));
  b.add(
    'finial',
    'frame',
    solid.turned(
      outline.pairs([
        0,
        0,
        0.2,
        0,
        0.16,
        0.12,
        0.07,
        0.18,
        0.12,
        0.3,
        0.03,
        0.4,
        0.02,
        taste.range(0.5, 0.56),
        0,
        0.56,
      ]),
      [0, top + 1.86, 0],
      { bevel: 0 },
    ),
  );
}

/** Two rims on A-frames with spokes, cross ties and gondolas that hang level. */
export function addFerrisWheel(b: Bench): void {
  const [r, y, d, n] = [4.6, 6, 0.7, 12];
  const point = (q: number, i: number, z: number): Vec3 => [
    q * Math.cos((i * 2 * Math.PI) / n),
    y + q * Math.sin((i * 2 * Math.PI) / n),
    z,
  ];
  b.add('base', 'ground', solid.slab(outline.roundRect(7, 4.2, 0.4), 0.2, [0, 0.1, 0], 'y', { bevel: 0.04 }));
  b.add('boarding deck', 'accent', solid.box([2.6, 0.3, 2], [0, 0.34, 0], 0.04));
  b.add(
    'boarding steps',
    'ground',
    solid.many([0, 1].map((i) => solid.box([0.5, 0.16, 1.2], [1.5 + i * 0.3, 0.38 - i * 0.13, 0], 0.02))),
  );
  for (const [face, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${face} outer rim`,
      'frame',
      solid.put(solid.hoop(r, { kind: 'circle', r: 0.075 }, [0, 0, 0], 'z', 72), [0, y, s * d]),
    );
    b.add(
      `${face} inner rim`,
      'frame',
      solid.put(solid.hoop(r * 0.82, { kind: 'circle', r: 0.05 }, [0, 0, 0], 'z', 60), [0, y, s * d]),
    );
    b.add(
      `${face} spokes`,
      'frame',
      solid.many(Array.from({ length: n }, (_, i) => solid.rod(point(0.3, i, s * d * 0.9), point(r, i, s * d), 0.04))),
    );
    b.add(
      `${face} rim lattice`,
      'accent',
      solid.many(
        Array.from({ length: n * 2 }, (_, i) =>
          solid.rod(point(r * 0.82, i / 2, s * d), point(r, i / 2 + 0.25, s * d), 0.028),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${face} bulbs`,
      'light',
      solid.many(
        Array.from(
          { length: n * 2 },
          (_, i): Shape => ({ op: 'ball', r: 0.075, at: point(r, i / 2 + 0.25, s * (d + 0.09)) }),
        ),
      ),
      { detail: 0.3 },
    );
    b.add(
      `${face} legs`,
      'body',
      solid.many([1, -1].map((t) => solid.rod([t * 2.7, 0.15, s * 1.75], [t * 0.12, y, s * 1.1], 0.16, 0.12))),
    );
    b.add(
      `${face} leg ties`,
      'body',
      solid.many(
        [
          [2, 1.6],
          [3.9, 0.95],
        ].map(([v, x]) => solid.rod([-x, v, s * (1.75 - (v / y) * 0.65)], [x, v, s * (1.75 - (v / y) * 0.65)], 0.08)),
      ),
    );
    b.add(
      `${face} hub plate`,
      'second',
      solid.put(
        solid.turned(outline.pairs([0, 0, 0.55, 0, 0.5, 0.1, 0.2, 0.2, 0, 0.22]), [0, 0, 0], {
          axis: 'z',
          bevel: 0.02,
        }),
        [0, y, s * d],
        [0, s > 0 ? 0 : 180, 0],
      ),
    );
    b.add(
      `${face} star`,
      'accent',
      solid.slab(
        Array.from(
          { length: 10 },
          (_, k) =>
            [
              Math.cos((k * Math.PI) / 5 + Math.PI / 2) * (k % 2 ? 0.15 : 0.36),
              y + Math.sin((k * Math.PI) / 5 + Math.PI / 2) * (k % 2 ? 0.15 : 0.36),
            ] as const,
        ),
        0.1,
        [0, 0, s * (d + 0.26)],
        'z',
        { bevel: 0.02 },
      ),
    );
  }
  b.add('axle', 'metal', solid.cyl(0.16, 2.7, [0, y, 0], 'z'));
  b.add(
    'rim ties',
    'frame',
    solid.many(Array.from({ length: n }, (_, i) => solid.rod(point(r, i, -d), point(r, i, d), 0.05))),
  );
  addGondolas(b, r, n, point);
}

/** Tubs with roofs that hang level from the rim. */
function addGondolas(b: Bench, r: number, n: number, point: (q: number, i: number, z: number) => Vec3): void {
  const hues = ['body', 'accent', 'second'] as const;
  for (let i = 0; i < n; i++) {
    const [x, v] = point(r, i, 0);
    const tub = outline.pairs([
      0, -1.05, 0.36, -1.05, 0.44, -0.98, 0.46, -0.62, 0.42, -0.58, 0.36, -0.62, 0.34, -0.92, 0, -0.92,
    ]);
    b.add(`gondola ${i + 1}`, hues[i % 3], solid.turned(tub, [x, v, 0], { bevel: 0.012, segments: 24 }), {
      detail: 0.8,
    });
    b.add(
      `gondola roof ${i + 1}`,
      hues[(i + 1) % 3],
      solid.turned(outline.pairs([0, -0.24, 0.52, -0.24, 0.5, -0.18, 0.28, -0.05, 0.07, 0.02, 0, 0.03]), [x, v, 0], {
        bevel: 0,
        segments: 24,
      }),
      { detail: 0.8 },
    );
    b.add(
      `gondola bars ${i + 1}`,
      'metal',
      solid.many(
        [45, 135, 225, 315].map((a) =>
          solid.rod(
            [x + 0.41 * Math.cos((a * Math.PI) / 180), v - 0.62, 0.41 * Math.sin((a * Math.PI) / 180)],
            [x + 0.41 * Math.cos((a * Math.PI) / 180), v - 0.22, 0.41 * Math.sin((a * Math.PI) / 180)],
            0.02,
          ),
        ),
      ),
      { detail: 0.4 },
    );
  }
}
