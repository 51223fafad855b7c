import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';

/** Pyramids: Egyptian with courses and a gilt tip, Maya with terraces, stairs and a temple, of glass. */
export const pyramid: Archetype = {
  name: 'pyramid',
  kind: 'building',
  size: { height: 40 },
  params: {
    kind: { type: 'choice', of: ['egyptian', 'maya', 'glass'], default: 'egyptian', about: 'Kind of pyramid.' },
    steps: { type: 'number', min: 4, max: 40, default: 26, about: 'Courses of an Egyptian pyramid.' },
    entrance: { type: 'flag', default: true, about: 'Whether there is a way in.' },
  },
  slots: {
    stone: {
      material: { base: 'cut-stone', color: '#d6b67a', scale: 2.4 },
      words: ['stone', 'block', 'wall', 'step'],
      main: true,
    },
    cap: { material: { base: 'gold', color: '#e0b040' }, words: ['cap', 'top', 'tip'] },
    trim: { material: { base: 'sandstone', color: '#b8935a', scale: 4 }, words: ['trim', 'stair', 'entrance'] },
    sand: { material: { base: 'sand', color: '#dcbf88', scale: 8 }, words: ['sand', 'ground'] },
    dark: { material: { base: 'plain', color: '#1c1712' }, words: ['inside', 'doorway'] },
    glass: {
      material: { base: 'tinted-glass', color: '#9fc4d8', rough: 0.05, transmission: 0.5 },
      words: ['glass', 'pane'],
    },
    metal: { material: { base: 'steel', color: '#b8bcc0' }, words: ['metal', 'frame'] },
  },
  presets: {
    pyramid: {},
    'egyptian pyramid': {},
    'maya pyramid': {
      params: { kind: 'maya' },
      materials: {
        stone: { base: 'cut-stone', color: '#a39a84', scale: 2 },
        trim: { base: 'cut-stone', color: '#b8ae98', scale: 1.6 },
        sand: { base: 'moss', color: '#5f7a38', scale: 10 },
      },
    },
    'chichen itza': {
      params: { kind: 'maya' },
      materials: {
        stone: { base: 'cut-stone', color: '#b5ab94', scale: 2 },
        trim: { base: 'cut-stone', color: '#c4baa4', scale: 1.6 },
        sand: { base: 'moss', color: '#5f7a38', scale: 10 },
      },
    },
    'louvre pyramid': {
      params: { kind: 'glass' },
      materials: { stone: { base: 'cut-stone', color: '#c8c2b4', scale: 3 } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('pyramid');
    const kind = read.word(params, 'kind');
    if (kind === 'maya') buildMaya(b);
    else if (kind === 'glass') buildGlass(b);
    else buildEgyptian(b, Math.round(read.num(params, 'steps')), read.flag(params, 'entrance'), taste);
    return { parts: b.parts };
  },
};

function buildEgyptian(b: Bench, n: number, entrance: boolean, taste: Rng): void {
  const [a, h] = [31, 39];
  b.add(
    'ground',
    'sand',
    solid.turned(
      [
        [0, 0],
        [46, 0],
        [44, 0.5],
        [30, 0.9],
        [0, 0.9],
      ],
      [0, 0, 0],
      { bevel: 0.1, segments: 40 },
    ),
  );
  const bands = 5;
  const each = Math.ceil(n / bands);
  for (let g = 0; g < bands; g++) {
    const rings: Vec3[][] = [];
    const square = (k: number, y: number): Vec3[] => [
      [k, y, k],
      [k, y, -k],
      [-k, y, -k],
      [-k, y, k],
    ];
    const [i0, i1] = [g * each, Math.min(n, (g + 1) * each)];
    if (i0 >= i1) break;
    for (let i = i0; i < i1; i++) {
      const k = a * (1 - i / (n + 1.2));
      rings.push(
        square(k, 0.6 + (h * i) / (n + 1.2)),
        square(k, 0.6 + (h * (i + 1)) / (n + 1.2) - (i + 1 === i1 ? 0 : 0.001)),
      );
    }
    b.add(
      `courses ${g + 1}`,
      'stone',
      { op: 'loft', sections: rings.map((points) => ({ points })), spline: 'linear', smooth: false, cap: 'flat' },
      { detail: 1.2 },
    );
  }
  const top = 0.6 + (h * n) / (n + 1.2);
  const k = a * (1 - n / (n + 1.2));
  b.add('capstone', 'cap', {
    op: 'hull',
    points: [
      [k, top, k],
      [k, top, -k],
      [-k, top, -k],
      [-k, top, k],
      [0, top + k * 1.28, 0],
    ],
    bevel: 0.05,
  });
  if (entrance) {
    const z = a * 0.845;
    b.add('entrance block', 'trim', solid.box([7, 6.4, 5], [0, 3.6, z + 2.2], 0.2));
    b.add('doorway', 'dark', solid.box([2.4, 3.6, 0.2], [0, 2.7, z + 4.7], 0));
    b.add('door posts', 'trim', solid.both(solid.box([0.9, 4.2, 0.7], [1.7, 2.8, z + 4.8], 0.08)));
    b.add('lintel', 'trim', solid.box([5, 1, 0.9], [0, 5.2, z + 4.8], 0.1));
    b.add(
      'lintel sun',
      'cap',
      solid.many([
        { op: 'ball', r: [0.4, 0.4, 0.15], at: [0, 5.2, z + 5.28] },
        ...[-1, 1].map((s): Shape => ({ op: 'ball', r: [0.75, 0.16, 0.1], at: [s * 1.05, 5.28, z + 5.26] })),
      ]),
    );
    b.add('causeway', 'trim', solid.box([5, 0.5, 11], [0, 0.9, z + 10], 0.08));
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      b.add(`${side} obelisk`, 'trim', {
        op: 'hull',
        points: [
          ...[
            [1, 1],
            [1, -1],
            [-1, -1],
            [-1, 1],
          ].flatMap(([u, v]): Vec3[] => [
            [s * 5 + u * 0.8, 0.7, z + 8 + v * 0.8],
            [s * 5 + u * 0.5, 8.4, z + 8 + v * 0.5],
          ]),
          [s * 5, 9.6, z + 8],
        ],
        bevel: 0.05,
      });
      b.add(`${side} obelisk foot`, 'stone', solid.box([2.4, 0.8, 2.4], [s * 5, 1, z + 8], 0.08));
    }
  }
  for (let i = 0; i < 14; i++) {
    const w = i * 2.4;
    const d = a * 1.39 + 1.6 * taste.next();
    b.add(
      `fallen block ${i + 1}`,
      'trim',
      solid.box([1.5, 1.1, 1.2], [d * Math.cos(w), 0.85, d * Math.sin(w)], 0.12, [
        taste.range(-12, 12),
        taste.range(0, 90),
        taste.range(-12, 12),
      ]),
      { detail: 0.4 },
    );
  }
}

function buildMaya(b: Bench): void {
  const tiers = 9;
  const th = 2.9;
  const [a0, a1] = [28, 11];
  const half = (i: number): number => a0 + ((a1 - a0) * i) / (tiers - 1);
  b.add('ground', 'sand', solid.box([72, 0.6, 72], [0, 0.3, 0], 0.2));
  for (let i = 0; i < tiers; i++) {
    const k = half(i);
    const y = 0.55 + i * th;
    const ring = (q: number, v: number): { points: Vec3[] } => ({
      points: [
        [q, v, q],
        [q, v, -q],
        [-q, v, -q],
        [-q, v, q],
      ],
    });
    b.add(`terrace ${i + 1}`, 'stone', {
      op: 'loft',
      sections: [ring(k, y), ring(k - 0.55, y + th - 0.45), ring(k - 0.2, y + th - 0.45), ring(k - 0.2, y + th)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    });
    const panel = solid.many(
      [-0.72, -0.5, 0.5, 0.72].map((u) =>
        solid.box([k * 0.13, th * 0.46, 0.3], [u * k, y + th * 0.45, k - 0.28], 0.04),
      ),
    );
    b.add(`terrace ${i + 1} panels`, 'trim', { op: 'arrayed', n: 4, around: 'y', of: panel }, { detail: 0.3 });
  }
  const top = 0.55 + tiers * th;
  const foot = a0 + 6;
  const steps = 34;
  const stair: [number, number][] = [
    [a1 - 1, 0.5],
    [foot, 0.5],
  ];
  for (let i = 0; i < steps; i++) {
    const z = foot - ((foot - a1 + 0.4) * i) / steps;
    const y = 0.5 + ((top - 0.5) * (i + 1)) / steps;
    stair.push([z, y], [foot - ((foot - a1 + 0.4) * (i + 1)) / steps, y]);
  }
  stair.push([a1 - 1, top]);
  b.add(
    'stairs',
    'trim',
    { op: 'arrayed', n: 4, around: 'y', of: solid.slab(stair, 7, [0, 0, 0], 'x', { bevel: 0 }) },
    { detail: 0.7 },
  );
  const rail: [number, number][] = [
    [a1 - 1, 0.5],
    [foot + 1, 0.5],
    [foot + 1, 1.9],
    [a1 - 0.6, top + 1.1],
    [a1 - 1, top + 1.1],
  ];
  b.add('balustrades', 'stone', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.both(solid.slab(rail, 1.1, [4, 0, 0], 'x', { bevel: 0.08 })),
  });
  b.add(
    'serpent heads',
    'trim',
    {
      op: 'arrayed',
      n: 4,
      around: 'y',
      of: solid.both(
        solid.many([
          solid.box([1.5, 1.3, 2.4], [4, 1.3, foot + 2], 0.3),
          solid.box([1.3, 0.4, 1.6], [4, 0.7, foot + 2.9], 0.15),
          { op: 'ball', r: 0.3, at: [4.6, 2, foot + 2] },
        ]),
      ),
    },
    { detail: 0.6 },
  );
  b.add('temple base', 'trim', solid.box([17, 1, 17], [0, top + 0.4, 0], 0.1));
  b.add(
    'temple',
    'stone',
    solid.cut(
      solid.box([14, 6, 14], [0, top + 3.8, 0], 0),
      ...[0, 90].map((d) => solid.put(solid.box([2.6, 4, 16], [0, top + 2.9, 0], 0), [0, 0, 0], [0, d, 0])),
    ),
  );
  b.add('temple inside', 'dark', solid.box([12, 5, 12], [0, top + 3.4, 0], 0), { hidden: true });
  b.add(
    'temple cornices',
    'trim',
    solid.many(
      [
        [5.2, 14.8],
        [6.9, 15],
      ].map(([y, w]) => solid.box([w, 0.6, w], [0, top + y, 0], 0.1)),
    ),
  );
  b.add(
    'roof comb',
    'trim',
    solid.many([-4.5, -1.5, 1.5, 4.5].map((x) => solid.box([1.6, 1.4, 13], [x, top + 7.8, 0], 0.15))),
  );
  b.add('door posts', 'trim', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.both(solid.box([0.7, 4.1, 0.5], [1.7, top + 2.95, 7.05], 0.05)),
  });
}

function buildGlass(b: Bench): void {
  const [a, h] = [17.5, 21.6];
  b.add('plaza', 'stone', solid.box([48, 0.4, 48], [0, 0.2, 0], 0.1));
  b.add(
    'kerb',
    'trim',
    solid.many(
      [1, -1].flatMap((s) => [
        solid.box([2 * a + 1.6, 0.5, 0.8], [0, 0.6, s * a], 0.05),
        solid.box([0.8, 0.49, 2 * a + 0.8], [s * a, 0.6, 0], 0.05),
      ]),
    ),
  );
  b.add('glass', 'glass', {
    op: 'hull',
    points: [
      [a, 0.5, a],
      [a, 0.5, -a],
      [-a, 0.5, -a],
      [-a, 0.5, a],
      [0, h, 0],
    ],
    bevel: 0,
  });
  const n = 9;
  for (let d = 0; d < 4; d++) {
    const bars: Shape[] = [];
    const at = (u: number, t: number): Vec3 => [u * a * (1 - t), 0.5 + (h - 0.5) * t, a * (1 - t) + 0.05];
    for (let i = 1; i < n; i++) {
      const u = -1 + (2 * i) / n;
      bars.push(
        solid.rod(
          at(u, 0),
          [
            u > 0 ? (a * (1 + u)) / 2 : (-a * (1 - u)) / 2,
            0.5 + ((h - 0.5) * (1 - Math.abs(u))) / 2,
            (a * (1 + Math.abs(u))) / 2 + 0.05,
          ],
          0.09,
        ),
      );
      bars.push(
        solid.rod(
          at(u, 0),
          [
            u > 0 ? ((u - 1) * a) / 2 : ((u + 1) * a) / 2,
            0.5 + ((h - 0.5) * (1 + Math.abs(u))) / 2,
            (a * (1 - Math.abs(u))) / 2 + 0.05,
          ],
          0.09,
        ),
      );
    }
    b.add(`lattice ${d + 1}`, 'metal', solid.put(solid.many(bars), [0, 0, 0], [0, d * 90, 0]), { detail: 0.4 });
    b.add(`edge ${d + 1}`, 'metal', solid.put(solid.rod([a, 0.5, a], [0, h, 0], 0.2), [0, 0, 0], [0, d * 90, 0]));
  }
  b.add('entrance', 'metal', solid.box([5, 4, 1.4], [0, 2.4, a - 0.6], 0.1));
  b.add('entrance doors', 'dark', solid.box([3.8, 3, 0.2], [0, 2, a + 0.15], 0.05));
  b.add(
    'pools',
    'glass',
    solid.both(
      solid.slab(
        [
          [20, -6],
          [23, 0],
          [20, 6],
          [19, 0],
        ]
          .map(([x, z]): [number, number] => [x, -z])
          .reverse(),
        0.14,
        [0, 0.46, 0],
        'y',
        { bevel: 0 },
      ),
    ),
  );
}
