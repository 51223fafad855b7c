import type { Shape } from '../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import { type Bench, solid } from './joinery/index.ts';

/** Bindings of a grown library: muted leathers and cloths. */
export const BINDINGS = [
  '#7a2a24',
  '#27445e',
  '#2f5238',
  '#8a6a3a',
  '#46364a',
  '#b0a184',
  '#28282c',
  '#8c5632',
] as const;

/** A row of books between two points of a shelf. */
export interface BookRow {
  /** Left end and right end along x, the shelf's upper side, the plane of the spines. */
  x0: number;
  x1: number;
  y: number;
  z: number;
  /** Room above the shelf, metres. */
  h: number;
  depth: number;
}

/** Covers of one closed book that stands at the origin, spine towards +z, centred in x: round back and two boards as one piece. */
function coverOf(w: number, h: number, d: number): Shape {
  const t = Math.min(0.003, w * 0.12);
  const a = w / 2;
  const bow = Math.min(0.006, w * 0.2);
  const points: Vec2[] = [
    [-a, d],
    [-a, 0],
    [-a * 0.5, -bow * 0.8],
    [0, -bow],
    [a * 0.5, -bow * 0.8],
    [a, 0],
    [a, d],
    [a - t, d],
    [a - t, t],
    [-a + t, t],
    [-a + t, d],
  ];
  return solid.slab(points, h, [0, h / 2, 0], 'y', { bevel: 0 });
}

/** Its pages: a block a little smaller than its covers. */
function pagesOf(w: number, h: number, d: number): Shape {
  const t = Math.min(0.003, w * 0.12);
  return solid.box([w - 2 * t + 0.0004, h - 0.008, d - 0.006], [0, h / 2, -d / 2 - 0.0005], 0);
}

/**
 * Fills a row with upright books in runs of one binding, now and then a leaning book or a lying stack. One part per binding and one for
 * all pages, so that a full bookcase keeps to few nodes. Two shells per book.
 */
export function addBooks(
  b: Bench,
  name: string,
  row: BookRow,
  taste: Rng,
  o: { most?: number; wear?: number } = {},
): void {
  const covers = new Map<string, Shape[]>();
  const pages: Shape[] = [];
  const put = (color: string, w: number, h: number, d: number, at: Vec3, rot: Vec3): void => {
    const list = covers.get(color) ?? [];
    covers.set(color, list);
    list.push(solid.put(coverOf(w, h, d), at, rot));
    pages.push(solid.put(pagesOf(w, h, d), at, rot));
  };
  let x = row.x0;
  let left = o.most ?? 40;
  const wide = Math.max(1, (row.x1 - row.x0) / (left * 0.032));
  let color = taste.pick(BINDINGS);
  let run = 0;
  let tall = row.h * 0.8;
  while (left > 0 && x < row.x1 - 0.03) {
    if (run-- <= 0) {
      color = taste.pick(BINDINGS);
      run = taste.int(4);
      tall = row.h * taste.range(0.66, 0.88);
    }
    const w = taste.range(0.02, 0.042) * wide;
    if (x + w > row.x1) break;
    const h = Math.min(row.h * 0.94, tall * taste.range(0.95, 1.05));
    const d = row.depth * taste.range(0.76, 0.94);
    const what = taste.next();
    if (what < 0.06 && x + h * 0.8 < row.x1 && left > 3) {
      let y = row.y;
      for (let k = 0; k < 3; k++) {
        const t = taste.range(0.022, 0.036) * wide;
        if (y + t > row.y + row.h * 0.7) break;
        put(
          taste.pick(BINDINGS),
          t,
          h * 0.72 * (1 - 0.06 * k),
          d,
          [x + h * 0.73, y + t / 2, row.z + taste.range(-0.01, 0)],
          [0, 0, 90],
        );
        y += t + 0.0006;
        left--;
      }
      x += h * 0.75 + 0.006;
      continue;
    }
    const lean = what > 0.93 && x + w + h * 0.24 < row.x1 ? taste.range(9, 14) : 0;
    const rad = (lean * Math.PI) / 180;
    put(
      color,
      w,
      h,
      d,
      [x + (w / 2) * Math.cos(rad), row.y + (w / 2) * Math.sin(rad), row.z + taste.range(-0.012, 0)],
      [0, 0, lean ? lean - 0 : 0],
    );
    x += lean ? w / Math.cos(rad) + 0.004 : w + 0.0008;
    if (lean) x += 0.002;
    left--;
  }
  const bands = (color: string): MaterialSpec => ({
    base: 'leather',
    color,
    wear: o.wear ?? 0.2,
    rough: 0.6,
    layers: [
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'stripes', dir: [0, 1, 0], period: row.h * 0.27, width: 0.07, soft: 0.02 },
            { kind: 'slope', dir: [0, 0, 1], from: 0.3, to: 0.5 },
          ],
        },
        material: { base: 'gold', color: '#c9a24c' },
      },
    ],
  });
  let i = 0;
  for (const [hex, shapes] of covers) b.add(`${name} books ${++i}`, bands(hex), solid.many(shapes), { detail: 0.7 });
  if (pages.length) b.add(`${name} pages`, { base: 'paper', color: '#e6dcc2' }, solid.many(pages), { detail: 0.4 });
}
