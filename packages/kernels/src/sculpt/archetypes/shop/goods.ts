import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const HUES = ['#c23a2c', '#e0a030', '#3f7a4a', '#2f5f94', '#8a4a8a', '#e8dcc0', '#c96a8a'];

/** What lies in a shop's window: `count` pieces in a row along x from `at`, `l` long, one part per colour. */
export function addGoods(b: Bench, name: string, kind: string, l: number, at: Vec3, taste: Rng): void {
  const n = Math.max(3, Math.round(l / (kind === 'books' ? 0.09 : kind === 'flowers' ? 0.34 : 0.26)));
  const spots = Array.from(
    { length: n },
    (_, i): Vec3 => [at[0] + ((i + 0.5) / n - 0.5) * l, at[1], at[2] + taste.range(-0.05, 0.05)],
  );
  if (kind === 'flowers') {
    b.add(
      `${name} pots`,
      { base: 'ceramic', color: '#b0603c', rough: 0.85 },
      solid.at(
        solid.turned(outline.pairs([0, 0, 0.08, 0, 0.11, 0.16, 0.12, 0.16, 0.12, 0.2, 0, 0.2]), [0, 0, 0], {
          bevel: 0,
          segments: 14,
        }),
        spots.map((p) => ({ at: p })),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${name} leaves`,
      { base: 'leaf', color: '#4f8a38' },
      solid.many(spots.map(([x, y, z]): Shape => ({ op: 'ball', r: [0.14, 0.11, 0.14], at: [x, y + 0.27, z] }))),
      { detail: 0.5 },
    );
    b.add(
      `${name} blossoms`,
      { base: 'petal', color: taste.pick(['#d8506a', '#e8b53a', '#e07a9a', '#8a6ad0']) },
      solid.many(
        spots.flatMap(([x, y, z]): Shape[] =>
          [0, 1, 2, 3].map(
            (k): Shape => ({
              op: 'ball',
              r: [0.05, 0.04, 0.05],
              at: [x + 0.09 * Math.cos(k * 1.6), y + 0.36 + 0.03 * (k % 2), z + 0.09 * Math.sin(k * 1.6)],
            }),
          ),
        ),
      ),
      { detail: 0.3 },
    );
    return;
  }
  const piece = (i: number): Shape => {
    if (kind === 'bread')
      return i % 3 === 2
        ? { op: 'ball', r: [0.11, 0.09, 0.11], at: [0, 0.085, 0] }
        : { op: 'ball', r: [0.07, 0.075, 0.2], at: [0, 0.07, 0] };
    if (kind === 'books')
      return solid.box(
        [0.055 + (i % 3) * 0.01, 0.26 + ((i * 7) % 5) * 0.015, 0.19],
        [0, 0.13 + ((i * 7) % 5) * 0.0075, 0],
        0.006,
      );
    if (kind === 'bottles')
      return solid.turned(
        outline.pairs([
          0,
          0,
          0.07,
          0,
          0.08,
          0.02,
          0.08,
          0.2 + (i % 3) * 0.03,
          0.03,
          0.28 + (i % 3) * 0.03,
          0.028,
          0.36,
          0.04,
          0.37,
          0.04,
          0.41,
          0,
          0.41,
        ]),
        [0, 0, 0],
        { bevel: 0, segments: 16 },
      );
    if (kind === 'fruit') return { op: 'ball', r: 0.085, at: [0, 0.08, 0] };
    return i % 2
      ? solid.box([0.18, 0.16 + (i % 3) * 0.06, 0.16], [0, 0.08 + (i % 3) * 0.03, 0], 0.012)
      : solid.turned(outline.pairs([0, 0, 0.09, 0, 0.1, 0.02, 0.1, 0.2, 0.07, 0.24, 0.075, 0.3, 0, 0.3]), [0, 0, 0], {
          bevel: 0.004,
          segments: 16,
        });
  };
  const hues = kind === 'bread' ? ['#c08a48', '#a86c34'] : kind === 'fruit' ? ['#c23a2c', '#e0a030', '#7aa03a'] : HUES;
  const base =
    kind === 'bread'
      ? 'bread'
      : kind === 'books'
        ? 'paper'
        : kind === 'fruit'
          ? 'fruit-skin'
          : kind === 'bottles'
            ? 'glass'
            : 'enamel';
  const groups = Math.min(kind === 'bread' ? 2 : 4, hues.length);
  const from = taste.int(hues.length);
  for (let g = 0; g < groups; g++) {
    const own = spots.map((p, i) => [p, i] as const).filter(([, i]) => i % groups === g);
    if (!own.length) continue;
    b.add(
      `${name} ${g + 1}`,
      { base, color: hues[(from + g) % hues.length], ...(base === 'glass' ? { transmission: 0 } : {}) },
      solid.many(own.map(([p, i]) => solid.put(piece(i), p))),
      { detail: 0.4 },
    );
  }
}
