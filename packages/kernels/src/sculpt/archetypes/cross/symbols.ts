import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, pairs, triples } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';

/** A symbol one high, from y = 0: plates with their holes, and round bars along paths. */
export interface Symbol {
  plates?: readonly { outline: readonly Vec2[]; holes?: readonly (readonly Vec2[])[]; lift?: number; slot?: string }[];
  bars?: readonly { path: readonly Vec3[]; r: number; closed?: boolean; taper?: readonly number[] }[];
}

const arc = outline.arc;
const rect = (x0: number, y0: number, x1: number, y1: number): Vec2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const disc = (x: number, y: number, r: number, n = 44): Vec2[] => outline.ngon(r, n, 0, x, y);
const ring = (x: number, y: number, r: number, w: number, n = 56) => ({
  outline: disc(x, y, r, n),
  holes: [disc(x, y, r - w, n)],
});
const flip = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]): Vec2 => [x, 1 - y]).reverse();

/** A Latin cross: upright, arms at height y. */
const latin = (w: number, span: number, y: number): Vec2[] =>
  pairs([
    -w,
    0,
    w,
    0,
    w,
    y - w,
    span,
    y - w,
    span,
    y + w,
    w,
    y + w,
    w,
    1,
    -w,
    1,
    -w,
    y + w,
    -span,
    y + w,
    -span,
    y - w,
    -w,
    y - w,
  ]);
/** Arms that widen outwards: `notch` cuts their ends in. */
const pattee = (inner: number, outer: number, notch: number, bow = 0): Vec2[] =>
  [0, 90, 180, 270].flatMap((a): Vec2[] => {
    const turn = ([x, y]: Vec2): Vec2 => {
      const t = (a * Math.PI) / 180;
      return [x * Math.cos(t) - y * Math.sin(t), 0.5 + x * Math.sin(t) + y * Math.cos(t)];
    };
    const side: Vec2[] = bow
      ? [
          [inner + 0.1, inner - bow * 0.3],
          [inner + 0.24, (inner + outer) / 2 - bow],
        ]
      : [];
    return [
      [inner, -inner] as Vec2,
      ...side.map(([x, y]): Vec2 => [x, -y]),
      [0.5, -outer] as Vec2,
      [0.5 - notch, 0] as Vec2,
      [0.5, outer] as Vec2,
      ...side.map(([x, y]): Vec2 => [x, y]).reverse(),
    ].map(turn);
  });

/** Points of a flat path, from (x, y) in turn, by a function of 0..1. */
const along = (n: number, at: (t: number) => Vec2 | Vec3): Vec3[] =>
  Array.from({ length: n }, (_, i) => {
    const p = at(i / n);
    return [p[0], p[1], p[2] ?? 0] as Vec3;
  });

const frame = (n: number, r: number, w: number, turn: number, y = 0.5): { outline: Vec2[]; holes: Vec2[][] } => ({
  outline: outline.ngon(r, n, turn, 0, y),
  holes: [outline.ngon(r - w, n, turn, 0, y)],
});

function triforce(): Symbol {
  const tri = (x: number, y: number): Vec2[] => [
    [x - 0.285, y],
    [x + 0.285, y],
    [x, y + 0.494],
  ];
  return { plates: [{ outline: tri(-0.29, 0) }, { outline: tri(0.29, 0) }, { outline: tri(0, 0.506) }] };
}

const blade = (a: number): Vec2[] => [
  ...arc(0, 0.5, 0.46, a - 30, a + 30, 14),
  ...arc(0, 0.5, 0.15, a + 30, a - 30, 8),
];

/** An arrow of the recycling sign: a bent band with its head, turned by `a` degrees. */
function chase(a: number): Vec2[] {
  const p = pairs([
    -0.3, -0.275, 0.02, -0.275, 0.02, -0.36, 0.2, -0.2, 0.02, -0.04, 0.02, -0.125, -0.2, -0.125, -0.165, -0.06, -0.3,
    0.02, -0.4, -0.14,
  ]);
  const t = (a * Math.PI) / 180;
  return p.map(([x, y]): Vec2 => [x * Math.cos(t) - y * Math.sin(t), 0.5 + x * Math.sin(t) + y * Math.cos(t)]);
}

const circleBar = (x: number, y: number, r: number, w: number) => ({
  path: along(48, (t) => [x + r * Math.cos(2 * Math.PI * t), y + r * Math.sin(2 * Math.PI * t)]),
  r: w,
  closed: true,
});

/** Symbols by name. */
export const SYMBOLS: Readonly<Record<string, () => Symbol>> = {
  latin: () => ({ plates: [{ outline: latin(0.085, 0.3, 0.68) }] }),
  inverted: () => ({ plates: [{ outline: flip(latin(0.085, 0.3, 0.68)) }] }),
  plus: () => ({ plates: [{ outline: latin(0.16, 0.5, 0.5) }] }),
  orthodox: () => ({
    plates: [
      {
        outline: pairs([
          -0.05, 0, 0.05, 0, 0.05, 0.215, 0.23, 0.145, 0.23, 0.235, 0.05, 0.305, 0.05, 0.6, 0.32, 0.6, 0.32, 0.69, 0.05,
          0.69, 0.05, 0.82, 0.16, 0.82, 0.16, 0.9, 0.05, 0.9, 0.05, 1, -0.05, 1, -0.05, 0.9, -0.16, 0.9, -0.16, 0.82,
          -0.05, 0.82, -0.05, 0.69, -0.32, 0.69, -0.32, 0.6, -0.05, 0.6, -0.05, 0.345, -0.23, 0.415, -0.23, 0.325,
          -0.05, 0.255,
        ]),
      },
    ],
  }),
  celtic: () => ({
    plates: [
      {
        outline: pairs([
          -0.09, 0, 0.09, 0, 0.062, 0.6, 0.36, 0.585, 0.36, 0.745, 0.062, 0.73, 0.08, 1, -0.08, 1, -0.062, 0.73, -0.36,
          0.745, -0.36, 0.585, -0.062, 0.6,
        ]),
      },
      { ...ring(0, 0.665, 0.27, 0.07), lift: -0.25 },
    ],
  }),
  iron: () => ({
    plates: [
      { outline: pattee(0.07, 0.24, 0, 0.045) },
      {
        outline: pattee(0.055, 0.185, 0, 0.04).map(([x, y]): Vec2 => [x * 0.86, 0.5 + (y - 0.5) * 0.86]),
        lift: 0.25,
        slot: 'accent',
      },
    ],
  }),
  maltese: () => ({ plates: [{ outline: pattee(0.03, 0.23, 0.13) }] }),
  ankh: () => ({
    plates: [
      {
        outline: pairs([
          -0.055, 0, 0.055, 0, 0.045, 0.42, 0.3, 0.4, 0.3, 0.52, 0.045, 0.5, 0.03, 0.535, -0.03, 0.535, -0.045, 0.5,
          -0.3, 0.52, -0.3, 0.4, -0.045, 0.42,
        ]),
      },
      {
        outline: along(40, (t) => {
          const a = 2 * Math.PI * t;
          return [0.215 * Math.sin(a) * (1 - 0.3 * Math.max(0, Math.cos(a))), 0.76 - 0.24 * Math.cos(a)];
        }).map(([x, y]): Vec2 => [x, y]),
        holes: [
          along(40, (t) => {
            const a = 2 * Math.PI * t;
            return [0.118 * Math.sin(a) * (1 - 0.3 * Math.max(0, Math.cos(a))), 0.765 - 0.135 * Math.cos(a)];
          }).map(([x, y]): Vec2 => [x, y]),
        ],
      },
    ],
  }),
  david: () => ({ plates: [frame(3, 0.5, 0.105, 90), { ...frame(3, 0.5, 0.105, -90), lift: 0.12 }] }),
  pentagram: () => ({
    plates: [ring(0, 0.5, 0.5, 0.055)],
    bars: [
      {
        path: [0, 2, 4, 1, 3].map((i): Vec3 => {
          const a = ((90 + i * 72) * Math.PI) / 180;
          return [0.47 * Math.cos(a), 0.5 + 0.47 * Math.sin(a), 0];
        }),
        r: 0.028,
        closed: true,
      },
    ],
  }),
  crescent: () => ({
    plates: [
      { outline: [...arc(0, 0.5, 0.5, 42, 318, 48), ...arc(0.13, 0.5, 0.385, 301, 59, 40)] },
      { outline: starOutline(5, 0.19, 0.074).map(([x, y]): Vec2 => [0.24 + x, 0.5 + y]) },
    ],
    // a pin behind holds the star
    bars: [
      {
        path: [
          [-0.3, 0.5, -0.02],
          [0.22, 0.5, -0.02],
        ],
        r: 0.016,
      },
    ],
  }),
  yinyang: () => {
    const half: Vec2[] = [
      ...arc(0, 0.5, 0.5, 90, 270, 40),
      ...arc(0, 0.25, 0.25, -90, 90, 24),
      ...arc(0, 0.75, 0.25, 270, 90, 24),
    ];
    return {
      plates: [
        { outline: half, slot: 'accent' },
        { outline: half.map(([x, y]): Vec2 => [-x, 1 - y]) },
        { outline: disc(0, 0.75, 0.075, 28), lift: 0.14, slot: 'accent' },
        { outline: disc(0, 0.25, 0.075, 28), lift: 0.14 },
        { ...ring(0, 0.5, 0.53, 0.045), lift: 0.06, slot: 'accent' },
      ],
    };
  },
  peace: () => ({
    plates: [
      ring(0, 0.5, 0.5, 0.085),
      { outline: rect(-0.043, 0.06, 0.043, 0.94), lift: 0.02 },
      ...[-1, 1].map((s) => ({
        outline:
          s < 0
            ? pairs([-0.35, 0.1, -0.29, 0.05, 0.03, 0.49, -0.03, 0.55])
            : pairs([0.29, 0.05, 0.35, 0.1, 0.03, 0.55, -0.03, 0.49]),
        lift: -0.02,
      })),
    ],
  }),
  infinity: () => ({
    bars: [
      {
        path: along(72, (t) => {
          const a = 2 * Math.PI * t;
          const k = 0.92 / (1 + Math.sin(a) ** 2);
          return [k * Math.cos(a), 0.42 + k * Math.sin(a) * Math.cos(a) * 0.98, 0.07 * Math.sin(a)];
        }),
        r: 0.082,
        closed: true,
      },
    ],
  }),
  triquetra: () => ({
    bars: [
      {
        path: along(96, (t) => {
          const a = 2 * Math.PI * t;
          const r = 0.36 - 0.17 * Math.cos(3 * a);
          return [r * Math.sin(2 * a) * 0.98, 0.46 - r * Math.cos(2 * a), 0.045 * Math.sin(3 * a)];
        }),
        r: 0.045,
        closed: true,
      },
      circleBar(0, 0.5, 0.3, 0.032),
    ],
  }),
  triforce,
  valknut: () => ({
    bars: [
      [0, 0.24],
      [-0.16, -0.06],
      [0.16, -0.06],
    ].map(([x, y], i) => ({
      path: [90, 210, 330].map((d, k): Vec3 => {
        const a = (d * Math.PI) / 180;
        return [x + 0.36 * Math.cos(a), 0.42 + y + 0.36 * Math.sin(a), ((k + i) % 3) * 0.03 - 0.03];
      }),
      r: 0.036,
      closed: true,
    })),
  }),
  eye: () => ({
    plates: [
      frame(3, 0.62, 0.09, 90, 0.31),
      {
        outline: [...arc(0, 0.06, 0.34, 47, 133, 18), ...arc(0, 0.56, 0.34, 227, 313, 18)],
        holes: [disc(0, 0.31, 0.075)],
        lift: -0.2,
      },
      { outline: disc(0, 0.31, 0.05), lift: 0.1, slot: 'accent' },
    ],
    bars: [
      ...[-1, 1].map((s) => ({
        path: [
          [s * 0.2, 0.31, 0],
          [s * 0.31, 0.31, 0],
        ] as Vec3[],
        r: 0.014,
      })),
      {
        path: [
          [-0.08, 0.31, -0.02],
          [0.08, 0.31, -0.02],
        ] as Vec3[],
        r: 0.012,
      },
    ],
  }),
  ouroboros: () => ({
    plates: [
      { outline: outline.superellipse(0.1, 0.075, 2.3, 24).map(([x, y]): Vec2 => [0.06 + x, 0.9 + y]), lift: 0.2 },
      { outline: disc(0.07, 0.93, 0.016, 14), lift: 0.42, slot: 'accent' },
    ],
    bars: [
      {
        path: Array.from({ length: 46 }, (_, i): Vec3 => {
          const a = ((84 - (i / 45) * 345) * Math.PI) / 180;
          return [0.4 * Math.cos(a), 0.5 + 0.4 * Math.sin(a), 0];
        }),
        r: 0.075,
        taper: Array.from({ length: 46 }, (_, i) => 1 - 0.86 * (i / 45) ** 1.6),
      },
    ],
  }),
  venus: () => ({
    plates: [
      ring(0, 0.71, 0.29, 0.075),
      { outline: latin(0.04, 0.15, 0.3).map(([x, y]): Vec2 => [x, Math.min(y, 1) * 0.5]), lift: 0.02 },
    ],
  }),
  mars: () => ({
    plates: [
      ring(-0.1, 0.33, 0.3, 0.075),
      {
        outline: pairs([
          0.05, 0.55, 0.11, 0.49, 0.34, 0.72, 0.34, 0.55, 0.42, 0.55, 0.42, 0.92, 0.05, 0.92, 0.05, 0.84, 0.28, 0.84,
          0.28, 0.78,
        ]),
        lift: 0.02,
      },
    ],
  }),
  biohazard: () => ({
    plates: [
      ...[90, 210, 330].map((a, i) => {
        const t = (a * Math.PI) / 180;
        const horn = (d: number, r: number, open: number): Vec2[] =>
          arc(d * Math.cos(t), 0.46 + d * Math.sin(t), r, a + open, a + 360 - open, 40);
        return { outline: [...horn(0.27, 0.25, 38), ...horn(0.33, 0.2, 42).reverse()], lift: i * 0.03 };
      }),
      { ...ring(0, 0.46, 0.26, 0.055), lift: 0.14, slot: 'accent' },
      { outline: disc(0, 0.46, 0.06, 28), lift: 0.18, slot: 'accent' },
    ],
  }),
  radiation: () => ({
    plates: [
      ...[90, 210, 330].map((a) => ({ outline: blade(a), slot: 'accent', lift: 0.3 })),
      { outline: disc(0, 0.5, 0.1, 32), slot: 'accent', lift: 0.3 },
      { outline: disc(0, 0.5, 0.54, 72) },
      { ...ring(0, 0.5, 0.555, 0.05, 72), slot: 'accent', lift: 0.2 },
    ],
  }),
  recycling: () => ({ plates: [0, 120, 240].map((a) => ({ outline: chase(a) })) }),
  clef: () => ({
    bars: [
      {
        path: triples([
          -0.09, 0.12, 0, -0.02, 0.045, 0, 0.07, 0.07, 0, 0.085, 0.2, 0, 0.03, 0.6, 0, 0.0, 0.8, 0, 0.05, 0.96, 0, 0.12,
          0.9, 0, 0.1, 0.74, 0, -0.08, 0.58, 0, -0.2, 0.42, 0, -0.16, 0.27, 0, 0.02, 0.215, 0, 0.17, 0.28, 0, 0.17,
          0.42, 0, 0.05, 0.47, 0, -0.06, 0.41, 0, -0.03, 0.32, 0,
        ]),
        r: 0.028,
        taper: [1.1, 1, 1, 0.9, 0.9, 0.9, 0.9, 0.9, 1, 1.2, 1.4, 1.3, 1.3, 1.3, 1.2, 1, 0.9, 0.8],
      },
    ],
    plates: [{ outline: disc(-0.08, 0.12, 0.055, 24), lift: 0 }],
  }),
  rune: () => ({
    plates: [
      {
        outline: outline.rounded(
          pairs([-0.3, 0.02, 0.26, 0, 0.34, 0.4, 0.27, 0.95, -0.1, 1, -0.34, 0.88, -0.37, 0.45]),
          0.08,
          4,
        ),
      },
      { outline: pairs([-0.2, 0.15, -0.12, 0.15, -0.12, 0.85, -0.2, 0.85]), slot: 'accent', lift: 0.12 },
      { outline: pairs([-0.12, 0.74, 0.18, 0.58, 0.18, 0.66, -0.12, 0.82]), slot: 'accent', lift: 0.12 },
      { outline: pairs([-0.12, 0.54, 0.18, 0.38, 0.18, 0.46, -0.12, 0.62]), slot: 'accent', lift: 0.12 },
    ],
  }),
  heart: () => ({
    plates: [
      {
        outline: Array.from({ length: 48 }, (_, i): Vec2 => {
          const t = (2 * Math.PI * i) / 48;
          return [
            (16 * Math.sin(t) ** 3) / 31,
            0.57 + (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 30,
          ];
        }).reverse(),
      },
    ],
  }),
};
