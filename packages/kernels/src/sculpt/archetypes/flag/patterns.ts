import type { Vec2 } from '../../../math/index.ts';
import { outline, pairs } from '../../kits/joinery/index.ts';
import { motif } from '../../kits/motif.ts';

/** Figures of one colour, in flag heights: x from the pole 0 to 1.5, y from the lower edge 0 to 1. */
export interface Dye {
  color: string;
  figures: readonly (readonly Vec2[])[];
}

const { rect, disc, star, bar } = motif;
const W = 1.5;
const all = (color: string): Dye => ({ color, figures: [rect(-0.1, -0.1, W + 0.1, 1.1)] });
const across = (...colors: string[]): Dye[] =>
  colors.map((color, i) => ({
    color,
    figures: [
      rect(
        -0.1,
        1 - (i + 1) / colors.length - (i === colors.length - 1 ? 0.1 : 0),
        W + 0.1,
        1 - i / colors.length + (i ? 0 : 0.1),
      ),
    ],
  }));
const upright = (...colors: string[]): Dye[] =>
  colors.map((color, i) => ({
    color,
    figures: [rect((W * i) / colors.length - (i ? 0 : 0.1), -0.1, (W * (i + 1)) / colors.length + 0.1, 1.1)],
  }));
const nordic = (field: string, cross: string, inner?: string): Dye[] => [
  all(field),
  { color: cross, figures: [rect(0.45, -0.1, 0.65, 1.1), rect(-0.1, 0.4, W + 0.1, 0.6)] },
  ...(inner ? [{ color: inner, figures: [rect(0.5, -0.1, 0.6, 1.1), rect(-0.1, 0.45, W + 0.1, 0.55)] }] : []),
];

const LEAF: readonly Vec2[] = pairs([
  0.012, -0.4, 0.012, -0.2, 0.24, -0.24, 0.2, -0.16, 0.4, 0.02, 0.34, 0.05, 0.38, 0.17, 0.25, 0.14, 0.22, 0.2, 0.11,
  0.09, 0.16, 0.33, 0.08, 0.29, 0, 0.42, -0.08, 0.29, -0.16, 0.33, -0.11, 0.09, -0.22, 0.2, -0.25, 0.14, -0.38, 0.17,
  -0.34, 0.05, -0.4, 0.02, -0.2, -0.16, -0.24, -0.24, -0.012, -0.2, -0.012, -0.4,
]);

function usa(): Dye[] {
  const stars: (readonly Vec2[])[] = [];
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < (row % 2 ? 5 : 6); i++)
      stars.push(star(0.055 + i * 0.104 + (row % 2 ? 0.052 : 0), 0.97 - row * 0.0535 - 0.028, 0.026));
  return [
    all('#f0eee8'),
    {
      color: '#a81c30',
      figures: Array.from({ length: 7 }, (_, i) =>
        rect(-0.1, (i * 2) / 13 - (i ? 0 : 0.1), W + 0.1, (i * 2 + 1) / 13 + (i === 6 ? 0.1 : 0)),
      ),
    },
    { color: '#26305e', figures: [rect(-0.1, 6 / 13, 0.63, 1.1)] },
    { color: '#f0eee8', figures: stars },
  ];
}

function uk(): Dye[] {
  const c: Vec2 = [W / 2, 0.5];
  const diagonals: [Vec2, Vec2][] = [
    [
      [-0.1, -0.067],
      [W + 0.1, 1.067],
    ],
    [
      [-0.1, 1.067],
      [W + 0.1, -0.067],
    ],
  ];
  const red = (
    [
      [0, 0, 0.045],
      [W, 1, 0.045],
      [0, 1, 0.045],
      [W, 0, 0.045],
    ] as const
  ).map(([x, y], i): readonly Vec2[] => {
    // the thin red saltire lies off the middle, the same way round in every arm
    const n = [
      [-0.018, 0.027],
      [0.018, -0.027],
      [-0.018, -0.027],
      [0.018, 0.027],
    ][i];
    return bar([x + (x ? 0.1 : -0.1) + n[0], y + (y ? 0.067 : -0.067) + n[1]], [c[0] + n[0], c[1] + n[1]], 0.066);
  });
  return [
    all('#1c2f6e'),
    { color: '#f2f0ea', figures: diagonals.map(([p, q]) => bar(p, q, 0.2)) },
    { color: '#c4182c', figures: red },
    { color: '#f2f0ea', figures: [rect(c[0] - 0.167, -0.1, c[0] + 0.167, 1.1), rect(-0.1, 0.333, W + 0.1, 0.667)] },
    { color: '#c4182c', figures: [rect(c[0] - 0.1, -0.1, c[0] + 0.1, 1.1), rect(-0.1, 0.4, W + 0.1, 0.6)] },
  ];
}

/** A skull over crossed bones about (x, y), of size k. */
export function skullAndBones(x: number, y: number, k: number): Dye[] {
  const at = (u: number, v: number): Vec2 => [x + u * k, y + v * k];
  const bone = (s: number): (readonly Vec2[])[] => [
    bar(at(-0.42 * s, -0.42), at(0.42 * s, -0.1), 0.075 * k),
    ...[
      [-0.44, -0.37],
      [-0.4, -0.47],
      [0.44, -0.15],
      [0.4, -0.05],
    ].map(([u, v]) => disc(...at(u * s, v), 0.055 * k, 16)),
  ];
  return [
    {
      color: '#f2efe4',
      figures: [
        ...bone(1),
        ...bone(-1),
        outline.superellipse(0.25 * k, 0.24 * k, 2.2, 32).map(([u, v]): Vec2 => [x + u, y + v + 0.16 * k]),
        rect(x - 0.14 * k, y - 0.16 * k, x + 0.14 * k, y + 0.05 * k),
      ],
    },
    {
      color: '#121214',
      figures: [
        disc(...at(-0.105, 0.13), 0.07 * k, 24),
        disc(...at(0.105, 0.13), 0.07 * k, 24),
        [at(-0.035, -0.02), at(0.035, -0.02), at(0, 0.06)],
        ...[-0.07, 0, 0.07].map((u) => rect(x + (u - 0.01) * k, y - 0.17 * k, x + (u + 0.01) * k, y - 0.07 * k)),
      ],
    },
  ];
}

const chequer = (): Dye[] => [
  all('#f2f1ec'),
  {
    color: '#17181a',
    figures: Array.from({ length: 54 }, (_, i) => i)
      .filter((i) => ((i % 9) + Math.floor(i / 9)) % 2 === 0)
      .map((i) => rect((i % 9) / 6, Math.floor(i / 9) / 6, ((i % 9) + 1) / 6, (Math.floor(i / 9) + 1) / 6)),
  },
];
const wheel = (x: number, y: number, r: number): (readonly Vec2[])[] =>
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return bar([x - r * Math.cos(a), y - r * Math.sin(a)], [x + r * Math.cos(a), y + r * Math.sin(a)], r * 0.055);
  });

/** Dyes of a flag by its name, laid over each other in turn; `plain` is what the cloth is. */
export const FLAGS: Readonly<Record<string, () => Dye[]>> = {
  plain: () => [],
  usa,
  uk,
  france: () => upright('#1f3a8a', '#f2f0ea', '#d8242c'),
  germany: () => across('#17171a', '#c81c1c', '#f0c01c'),
  italy: () => upright('#1f8a44', '#f2f0ea', '#c8242c'),
  ireland: () => upright('#1f8a54', '#f2f0ea', '#f07a1e'),
  mexico: () => [
    ...upright('#14683c', '#f2f0ea', '#c41c2c'),
    { color: '#8a5a2c', figures: [disc(0.75, 0.5, 0.1), star(0.75, 0.54, 0.13, 3, 0.4)] },
    { color: '#3a8a4a', figures: [rect(0.66, 0.36, 0.84, 0.4)] },
  ],
  japan: () => [all('#f4f2ec'), { color: '#b8142c', figures: [disc(0.75, 0.5, 0.3, 56)] }],
  canada: () => [
    ...upright('#d01c24', '#f4f2ec', '#d01c24').map((d, i) =>
      i === 1
        ? { ...d, figures: [rect(0.375, -0.1, 1.125, 1.1)] }
        : i === 2
          ? { ...d, figures: [rect(1.125, -0.1, 1.7, 1.1)] }
          : { ...d, figures: [rect(-0.1, -0.1, 0.375, 1.1)] },
    ),
    { color: '#d01c24', figures: [LEAF.map(([x, y]): Vec2 => [0.75 + x * 0.86, 0.5 + y * 0.95])] },
  ],
  brazil: () => [
    all('#14843c'),
    {
      color: '#f2cc1c',
      figures: [
        [
          [0.12, 0.5],
          [0.75, 0.08],
          [1.38, 0.5],
          [0.75, 0.92],
        ],
      ],
    },
    { color: '#1c3278', figures: [disc(0.75, 0.5, 0.25, 48)] },
    { color: '#f2f0ea', figures: [bar([0.5, 0.55], [1.0, 0.45], 0.05)] },
  ],
  ukraine: () => across('#1f5fb8', '#f4d01c'),
  india: () => [
    ...across('#f08a24', '#f4f2ec', '#14843c'),
    { color: '#1c2f8a', figures: [disc(0.75, 0.5, 0.14)] },
    { color: '#f4f2ec', figures: [disc(0.75, 0.5, 0.12)] },
    { color: '#1c2f8a', figures: [...wheel(0.75, 0.5, 0.122), disc(0.75, 0.5, 0.025, 20)] },
  ],
  spain: () => [
    all('#b01c20'),
    { color: '#f0bc1c', figures: [rect(-0.1, 0.25, W + 0.1, 0.75)] },
    { color: '#a83a20', figures: [rect(0.4, 0.38, 0.6, 0.62)] },
  ],
  sweden: () => nordic('#1f5a9a', '#f4c81c'),
  norway: () => nordic('#b81c2c', '#f2f0ea', '#1c2f64'),
  denmark: () => nordic('#c01c2c', '#f2f0ea'),
  poland: () => across('#f2f0ea', '#c8203c'),
  netherlands: () => across('#a81c28', '#f2f0ea', '#1f3f84'),
  switzerland: () => [
    all('#d01c20'),
    { color: '#f4f2ec', figures: [rect(0.66, 0.2, 0.84, 0.8), rect(0.45, 0.41, 1.05, 0.59)] },
  ],
  china: () => [
    all('#d41c1c'),
    {
      color: '#f6d41c',
      figures: [
        star(0.28, 0.74, 0.15),
        star(0.52, 0.9, 0.05, 5, 0.382, 24),
        star(0.61, 0.79, 0.05, 5, 0.382, -6),
        star(0.61, 0.65, 0.05, 5, 0.382, 12),
        star(0.52, 0.54, 0.05, 5, 0.382, -10),
      ],
    },
  ],
  rainbow: () => across('#e0282c', '#f0821e', '#f4d41e', '#1f8f44', '#1f4fa8', '#7a2a8a'),
  pirate: () => [all('#17171a'), ...skullAndBones(0.75, 0.5, 0.82)],
  checkered: chequer,
  cross: () => [{ color: '#f2f0ea', figures: [rect(0.64, -0.1, 0.86, 1.1), rect(-0.1, 0.39, W + 0.1, 0.61)] }],
  star: () => [{ color: '#f0c83a', figures: [star(0.75, 0.5, 0.33)] }],
};
