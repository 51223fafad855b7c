import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { column } from '../../kits/building/details.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { link, linkPlaces } from '../../kits/mechanics/index.ts';
import { leafShape } from '../../kits/organic/index.ts';

/** A square of half width `a` at the height. */
const square = (a: number, y: number): { points: Vec3[] } => ({
  points: [
    [a, y, a],
    [a, y, -a],
    [-a, y, -a],
    [-a, y, a],
  ],
});

const taper = (a: number, y0: number, c: number, y1: number): Shape => ({
  op: 'loft',
  sections: [square(a, y0), square(c, y1)],
  spline: 'linear',
  smooth: false,
  cap: 'flat',
});

/** A wreath of laurel in the xy plane about the origin, facing +Z, tied below. */
function wreath(b: Bench, name: string, at: Vec3, r: number): void {
  const leaf = leafShape({ length: r * 0.42, width: r * 0.17 } as Parameters<typeof leafShape>[0]);
  const places = [1, -1].flatMap((s) =>
    Array.from({ length: 13 }, (_, i) =>
      [0, 1].map((k) => {
        const t = -1.35 + (i * 2.75) / 12;
        const q = r * (k ? 1.08 : 0.9);
        return {
          at: [s * q * Math.cos(t), q * Math.sin(t), k * r * 0.04] as Vec3,
          rot: [90, 0, s * ((t * 180) / Math.PI + (k ? -22 : 22)) + (s > 0 ? 0 : 0)] as Vec3,
        };
      }),
    ).flat(),
  );
  b.add(`${name} leaves`, 'bronze', solid.put(solid.at(leaf, places), at), { detail: 0.8 });
  b.add(`${name} stem`, 'bronze', solid.put(solid.hoop(r, { kind: 'circle', r: r * 0.05 }, [0, 0, 0], 'z', 40), at), {
    detail: 0.4,
  });
  b.add(
    `${name} ribbon`,
    'gold',
    solid.put(
      solid.many([
        solid.box([r * 0.5, r * 0.14, r * 0.12], [0, -r, r * 0.06], r * 0.03),
        solid.box([r * 0.12, r * 0.6, r * 0.05], [r * 0.16, -r * 1.25, r * 0.05], r * 0.015, [0, 0, 18]),
        solid.box([r * 0.12, r * 0.6, r * 0.05], [-r * 0.16, -r * 1.25, r * 0.05], r * 0.015, [0, 0, -18]),
      ]),
      at,
    ),
    { detail: 0.4 },
  );
}

/** Four bollards about a square with chains hung between them, open in front. */
function enclosure(b: Bench, a: number): void {
  const posts: Vec3[] = [
    [a, 0, a],
    [a, 0, -a],
    [-a, 0, -a],
    [-a, 0, a],
  ];
  for (const [i, p] of posts.entries())
    b.add(
      `bollard ${i + 1}`,
      'chain',
      solid.turned(
        pairs([
          0, 0, 0.16, 0, 0.16, 0.08, 0.09, 0.14, 0.075, 0.72, 0.11, 0.76, 0.11, 0.82, 0.05, 0.87, 0.08, 0.95, 0.05,
          1.02, 0, 1.03,
        ]),
        p,
        { bevel: 0.008, segments: 28 },
      ),
      { detail: 0.6 },
    );
  for (let i = 0; i < 3; i++) {
    const [p, q] = [posts[i], posts[i + 1]];
    const path = Array.from({ length: 17 }, (_, k): Vec3 => {
      const t = 0.035 + (0.93 * k) / 16;
      return [p[0] + (q[0] - p[0]) * t, 0.72 - 0.32 * (1 - (2 * t - 1) ** 2), p[2] + (q[2] - p[2]) * t];
    });
    const [even, odd] = linkPlaces(path, 0.11);
    const one = link(0.11, 0.055, 0.016);
    b.add(
      `chain ${i + 1}`,
      'chain',
      solid.many([solid.at(one, even), solid.at(solid.put(one, [0, 0, 0], [0, 90, 0]), odd)]),
      { detail: 0.4 },
    );
  }
}

function steps(b: Bench, list: readonly (readonly [half: number, h: number])[]): number {
  let y = 0;
  for (const [i, [half, h]] of list.entries()) {
    b.add(`step ${i + 1}`, 'base', solid.box([2 * half, h, 2 * half], [0, y + h / 2, 0], 0.03), { detail: 0.6 });
    y += h;
  }
  return y;
}

/** An obelisk: on a pedestal with plaques and a wreath, or bare and great with its windows at the top. */
function addObelisk(b: Bench, great: boolean): void {
  if (great) {
    b.add('lawn', 'grass', solid.cyl(4.6, 0.14, [0, 0.07, 0], 'y', { top: 4.4, bevel: 0.04, segments: 72 }), {
      detail: 0.4,
    });
    b.add('plaza', 'base', solid.cyl(2.1, 0.06, [0, 0.16, 0], 'y', { bevel: 0.014, segments: 64 }), { detail: 0.5 });
    b.add('path', 'base', solid.box([0.7, 0.05, 2.6], [0, 0.145, 3.1], 0.01), { detail: 0.3 });
    b.add('shaft', 'stone', taper(0.62, 0.17, 0.52, 4.2), { detail: 1 });
    b.add('upper shaft', b.tint('stone', { color: '#efebe2' }), taper(0.521, 4.19, 0.385, 10.6), { detail: 1 });
    b.add('pyramidion', b.tint('stone', { color: '#f2eee6' }), taper(0.387, 10.58, 0.012, 11.4), { detail: 0.7 });
    b.add('tip', 'gold', taper(0.06, 11.29, 0.004, 11.43), { detail: 0.4 });
    b.add(
      'windows',
      'glass',
      solid.many(
        [0, 90, 180, 270].map((d) =>
          solid.put(solid.both(solid.box([0.07, 0.05, 0.05], [0.12, 10.52, 0.375], 0.004)), [0, 0, 0], [0, d, 0]),
        ),
      ),
      { detail: 0.3 },
    );
    b.add('door', 'glass', solid.box([0.26, 0.42, 0.06], [0, 0.38, 0.6], 0.01), { detail: 0.3 });
    for (let i = 0; i < 30; i++) {
      const t = (i * 2 * Math.PI) / 30;
      b.add(
        `flagpole ${i + 1}`,
        b.tint('chain', { color: '#c8ccd0' }),
        solid.rod([1.9 * Math.cos(t), 0.18, 1.9 * Math.sin(t)], [1.9 * Math.cos(t), 0.78, 1.9 * Math.sin(t)], 0.011),
        { detail: 0.2 },
      );
      b.add(
        `flag ${i + 1}`,
        { base: 'fabric', color: i % 2 ? '#c8343a' : '#2f4f8a' },
        solid.box([0.2, 0.12, 0.012], [1.9 * Math.cos(t) + 0.11, 0.7, 1.9 * Math.sin(t)], 0.003),
        { detail: 0.2 },
      );
    }
    return;
  }
  const y = steps(b, [
    [2.6, 0.2],
    [2.2, 0.2],
    [1.8, 0.2],
  ]);
  b.add('pedestal foot', 'stone', solid.box([2.5, 0.3, 2.5], [0, y + 0.15, 0], 0.04));
  b.add('pedestal', 'stone', solid.box([2.1, 1.7, 2.1], [0, y + 1.1, 0], 0.03), { detail: 1 });
  b.add(
    'cornice',
    'stone',
    solid.put(
      {
        op: 'loft',
        sections: [square(1.06, 0), square(1.24, 0.14), square(1.24, 0.26), square(0.9, 0.36)],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      [0, y + 1.92, 0],
    ),
  );
  b.add('shaft', 'stone', taper(0.72, y + 2.25, 0.46, 10.6), { detail: 1.2 });
  b.add('shaft foot', 'stone', solid.box([1.6, 0.22, 1.6], [0, y + 2.36, 0], 0.04), { detail: 0.6 });
  b.add('point', 'stone', taper(0.462, 10.59, 0.03, 11.5), { detail: 0.6 });
  b.add('tip', 'gold', taper(0.14, 11.28, 0.008, 11.56), { detail: 0.5 });
  for (const [side, d] of [
    ['front', 0],
    ['left', 90],
    ['back', 180],
    ['right', 270],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, d, 0]);
    b.add(
      `${side} plaque`,
      'bronze',
      put(solid.slab(outline.roundRect(1.4, 0.95, 0.04, 0, y + 1.1), 0.06, [0, 0, 1.06], 'z', { bevel: 0.016 })),
      { detail: 0.6 },
    );
    b.add(
      `${side} plaque lines`,
      'gold',
      put(
        solid.many(
          Array.from({ length: 5 }, (_, i) =>
            solid.box([i === 4 ? 0.6 : 1.1, 0.055, 0.012], [0, y + 1.4 - i * 0.15, 1.093], 0.003),
          ),
        ),
      ),
      { detail: 0.3 },
    );
  }
  wreath(b, 'wreath', [0, y + 3.55, 0.745], 0.42);
  b.add('date', 'bronze', lettering('1918', [0, y + 2.72, 0.755], 0.8, 0.26, 0.04, 'serif'), { detail: 0.4 });
  enclosure(b, 3.2);
}

/** A column on its pedestal with a winged figure's globe and a band of bronze. */
function addColumn(b: Bench): void {
  const y = steps(b, [
    [2.8, 0.22],
    [2.4, 0.22],
    [2.0, 0.22],
  ]);
  b.add('pedestal foot', 'stone', solid.box([2.8, 0.35, 2.8], [0, y + 0.175, 0], 0.05));
  b.add('pedestal', 'stone', solid.box([2.3, 2.1, 2.3], [0, y + 1.4, 0], 0.03), { detail: 1 });
  b.add(
    'cornice',
    'stone',
    solid.put(
      {
        op: 'loft',
        sections: [square(1.16, 0), square(1.38, 0.16), square(1.38, 0.3), square(1.0, 0.42)],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      [0, y + 2.43, 0],
    ),
  );
  const foot = y + 2.84;
  const c = column(0.66, 8.6, 'corinthian');
  const put = (of: Shape): Shape => solid.put(of, [0, foot, 0]);
  b.add('column base', 'stone', put(c.base));
  b.add('column', 'stone', put(c.shaft), { detail: 1.4 });
  b.add('capital', 'stone', put(c.capital), { detail: 1.1 });
  for (const [i, k] of [0.28, 0.55].entries())
    b.add(
      `bronze band ${i + 1}`,
      'bronze',
      solid.cyl(0.67 - 0.06 * k, 0.24, [0, foot + 8.6 * k, 0], 'y', { bevel: 0.03, segments: 48 }),
      { detail: 0.5 },
    );
  const top = foot + 8.6;
  b.add(
    'drum',
    'stone',
    solid.turned(pairs([0, 0, 0.6, 0, 0.6, 0.1, 0.48, 0.16, 0.46, 0.5, 0.54, 0.56, 0, 0.6]), [0, top, 0], {
      bevel: 0.014,
      segments: 48,
    }),
  );
  b.add('globe', 'gold', { op: 'ball', r: 0.5, at: [0, top + 1.02, 0] });
  for (const [i, rot] of (
    [
      [0, 0, 0],
      [90, 0, 0],
      [90, 0, 60],
      [90, 0, 120],
    ] as Vec3[]
  ).entries())
    b.add(
      `globe band ${i + 1}`,
      'bronze',
      solid.put(solid.hoop(0.5, { kind: 'circle', r: 0.02 }, [0, 0, 0], 'y', 48), [0, top + 1.02, 0], rot),
      { detail: 0.3 },
    );
  addEagle(b, top + 1.5);
  for (const [side, d] of [
    ['front', 0],
    ['left', 90],
    ['back', 180],
    ['right', 270],
  ] as const)
    b.add(
      `${side} relief`,
      'bronze',
      solid.put(
        solid.slab(outline.roundRect(1.6, 1.3, 0.04, 0, y + 1.42), 0.07, [0, 0, 1.16], 'z', { bevel: 0.02 }),
        [0, 0, 0],
        [0, d, 0],
      ),
      { detail: 0.6 },
    );
  wreath(b, 'wreath', [0, y + 1.5, 1.2], 0.4);
  enclosure(b, 3.4);
}

/** An eagle of gilt bronze with raised wings, standing at y. */
function addEagle(b: Bench, y: number): void {
  b.add(
    'eagle body',
    'gold',
    {
      op: 'union',
      k: 0.06,
      of: [
        { op: 'ellipsoid', r: [0.2, 0.4, 0.24], at: [0, y + 0.42, 0], rot: [12, 0, 0] },
        { op: 'ellipsoid', r: [0.12, 0.16, 0.15], at: [0, y + 0.92, 0.1] },
        {
          op: 'chain',
          points: [
            [0, y + 0.92, 0.2],
            [0, y + 0.9, 0.31],
            [0, y + 0.82, 0.34],
          ],
          radii: [0.07, 0.05, 0.012],
        },
        { op: 'ellipsoid', r: [0.14, 0.06, 0.3], at: [0, y + 0.14, -0.32], rot: [-28, 0, 0] },
      ],
    },
    { detail: 1.2 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const blade = outline
      .rounded(
        pairs([0, 0, 0.25, -0.12, 0.62, -0.1, 0.86, 0.06, 1.06, 0.5, 1.1, 1.1, 0.86, 0.86, 0.5, 0.62, 0.2, 0.45]),
        0.08,
        3,
      )
      .map(([x, v]) => [s * x, v] as const);
    b.add(
      `${name} wing`,
      'gold',
      solid.put(
        solid.slab(s > 0 ? blade : blade.toReversed(), 0.09, [0, 0, 0], 'z', { bevel: 0.03 }),
        [s * 0.14, y + 0.52, -0.06],
        [0, s * 14, 0],
      ),
      { detail: 1 },
    );
    for (let i = 0; i < 5; i++)
      b.add(
        `${name} feather ${i + 1}`,
        'gold',
        solid.put(
          solid.rod(
            [s * (0.3 + i * 0.15), -0.06 + 0.03 * i, 0.05],
            [s * (0.42 + i * 0.14), 0.42 + i * 0.12, 0.05],
            0.03,
            0.02,
            'round',
          ),
          [s * 0.14, y + 0.52, -0.06],
          [0, s * 14, 0],
        ),
        { detail: 0.3 },
      );
    b.add(`${name} leg`, 'gold', solid.rod([s * 0.09, y + 0.2, 0.03], [s * 0.1, y - 0.02, 0.05], 0.07, 0.05, 'round'), {
      detail: 0.4,
    });
  }
}

/** Three slabs with rows of names, a bowl with its flame before them, wreaths. */
function addWall(b: Bench): void {
  b.add('plaza', 'base', solid.box([7.4, 0.14, 4], [0, 0.07, 0.5], 0.02), { detail: 0.6 });
  b.add('dais', 'base', solid.box([6.6, 0.16, 1.8], [0, 0.22, -0.4], 0.02), { detail: 0.5 });
  for (const [name, x, h, z, d] of [
    ['middle', 0, 3.2, -0.75, 0],
    ['left', 2.2, 2.5, -0.5, -16],
    ['right', -2.2, 2.5, -0.5, 16],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [x, 0.3, z], [0, d, 0]);
    b.add(`${name} slab`, 'stone', put(solid.box([2.0, h, 0.36], [0, h / 2, 0], 0.03)), { detail: 1 });
    const rows = Math.floor((h - (name === 'middle' ? 1.7 : 0.7)) / 0.16);
    for (const s of [1, -1])
      b.add(
        `${name} names ${s > 0 ? 'left' : 'right'}`,
        'bronze',
        put(
          solid.many(
            Array.from({ length: rows }, (_, i) =>
              solid.box(
                [0.62 - 0.13 * ((i * 7 + (s > 0 ? 3 : 0)) % 4), 0.055, 0.02],
                [s * 0.44, 0.42 + i * 0.16, 0.182],
                0.004,
              ),
            ),
          ),
        ),
        { detail: 0.4 },
      );
  }
  b.add('inscription', 'bronze', lettering('LEST WE FORGET', [0, 2.25, -0.562], 1.7, 0.17, 0.03, 'serif'), {
    detail: 0.5,
  });
  wreath(b, 'emblem', [0, 2.95, -0.56], 0.3);
  b.add(
    'bowl foot',
    'stone',
    solid.turned(pairs([0, 0, 0.5, 0, 0.5, 0.12, 0.3, 0.2, 0.2, 0.5, 0.3, 0.6, 0, 0.6]), [0, 0.14, 1.2], {
      bevel: 0.016,
      segments: 44,
    }),
  );
  b.add(
    'bowl',
    'bronze',
    solid.turned(pairs([0, 0, 0.24, 0.02, 0.52, 0.2, 0.58, 0.3, 0.52, 0.3, 0.44, 0.2, 0, 0.14]), [0, 0.72, 1.2], {
      bevel: 0.014,
      segments: 56,
    }),
  );
  b.add(
    'flame',
    { base: 'lamp', color: '#ffa02c', color2: '#ffe08a', emissive: '#ff8a1c', emissiveStrength: 1.6 },
    {
      op: 'union',
      k: 0.08,
      of: [
        {
          op: 'chain',
          points: [
            [0, 0.92, 1.2],
            [0.03, 1.2, 1.22],
            [-0.03, 1.45, 1.2],
            [0.01, 1.66, 1.2],
          ],
          radii: [0.2, 0.16, 0.08, 0.015],
          spline: 'catmull',
        },
        {
          op: 'chain',
          points: [
            [0.14, 0.92, 1.24],
            [0.2, 1.1, 1.25],
            [0.17, 1.28, 1.24],
          ],
          radii: [0.11, 0.07, 0.012],
          spline: 'catmull',
        },
        {
          op: 'chain',
          points: [
            [-0.15, 0.92, 1.16],
            [-0.19, 1.12, 1.14],
            [-0.15, 1.34, 1.16],
          ],
          radii: [0.11, 0.07, 0.012],
          spline: 'catmull',
        },
      ],
    },
  );
  enclosureFront(b);
}

function enclosureFront(b: Bench): void {
  for (const [i, x] of [-3.2, -1.1, 1.1, 3.2].entries())
    b.add(
      `post ${i + 1}`,
      'chain',
      solid.turned(pairs([0, 0, 0.09, 0, 0.06, 0.05, 0.05, 0.62, 0.07, 0.66, 0.05, 0.74, 0, 0.76]), [x, 0.14, 2.3], {
        bevel: 0.006,
        segments: 24,
      }),
      { detail: 0.5 },
    );
  for (const [name, x] of [
    ['left', 2.15],
    ['right', -2.15],
  ] as const)
    b.add(
      `${name} rope`,
      'chain',
      solid.tube(
        Array.from({ length: 9 }, (_, k): Vec3 => [x - 1 + k * 0.25, 0.76 - 0.2 * (1 - ((k - 4) / 4) ** 2), 2.3]),
        0.022,
      ),
      { detail: 0.4 },
    );
}

/** Memorials. */
export const memorials = { addObelisk, addColumn, addWall };
