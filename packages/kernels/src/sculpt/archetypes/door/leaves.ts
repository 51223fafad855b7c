import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { spaced } from '../../kits/building/structure.ts';
import { strapHinge } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A leaf to be filled: its width, height, foot, the middle of its face in x, which side its hinges are on (1 = +x). */
export interface Leaf {
  name: string;
  x: number;
  w: number;
  h: number;
  side: 1 | -1;
  /** The leaf's own outline, x about its middle, y from its foot. */
  shape: readonly Vec2[];
}

const FOOT = 0.02;
const T = 0.045;

/** Recessed panels with raised fields and a moulding round each: two columns, rows by their share of the height. */
export function addPanelled(b: Bench, l: Leaf, rows: readonly number[], cols: number, glazed: boolean): void {
  const rail = Math.min(0.11, l.w * 0.16);
  const total = rows.reduce((n, r) => n + r, 0);
  const room = l.h - 0.14 - rail * rows.length;
  const holes: { x: number; y: number; w: number; h: number; top: boolean }[] = [];
  let y = 0.16;
  rows.forEach((r, i) => {
    const h = (room * r) / total;
    const w = (l.w - rail * (cols + 1)) / cols;
    for (let c = 0; c < cols; c++)
      holes.push({ x: (c - (cols - 1) / 2) * (w + rail), y: y + h / 2, w, h, top: i === rows.length - 1 });
    y += h + rail;
  });
  const rect = (w: number, h: number, x: number, v: number): Vec2[] =>
    outline.pairs([x - w / 2, v - h / 2, x + w / 2, v - h / 2, x + w / 2, v + h / 2, x - w / 2, v + h / 2]);
  const at = (of: Shape): Shape => solid.put(of, [l.x, FOOT, 0]);
  b.add(
    `${l.name} stiles`,
    'leaf',
    at(solid.slab(l.shape, T, [0, 0, 0], 'z', { holes: holes.map((p) => rect(p.w, p.h, p.x, p.y)), bevel: 0.003 })),
    { grain: [0, 1, 0], detail: 1.2 },
  );
  const solidOnes = holes.filter((p) => !(glazed && p.top));
  b.add(
    `${l.name} panels`,
    'leaf',
    at(solid.many(solidOnes.map((p) => solid.box([p.w + 0.01, p.h + 0.01, T * 0.4], [p.x, p.y, 0], 0)))),
    { grain: [0, 1, 0] },
  );
  b.add(
    `${l.name} fields`,
    'leaf',
    at(
      solid.many(
        solidOnes.flatMap((p) =>
          [1, -1].map((s) =>
            solid.box(
              [Math.max(0.02, p.w - 0.07), Math.max(0.02, p.h - 0.07), T * 0.3],
              [p.x, p.y, s * T * 0.24],
              0.006,
            ),
          ),
        ),
      ),
    ),
    { grain: [0, 1, 0] },
  );
  const bead = (p: (typeof holes)[number]): Shape =>
    solid.slab(rect(p.w + 0.004, p.h + 0.004, p.x, p.y), 0.014, [0, 0, 0], 'z', {
      holes: [rect(p.w - 0.026, p.h - 0.026, p.x, p.y)],
      bevel: 0.004,
    });
  b.add(
    `${l.name} mouldings`,
    'trim',
    at(solid.many(holes.flatMap((p) => [1, -1].map((s) => solid.put(bead(p), [0, 0, s * (T / 2 - 0.004)]))))),
    { detail: 0.8 },
  );
  if (glazed) {
    const top = holes.filter((p) => p.top);
    b.add(
      `${l.name} glass`,
      'glass',
      at(solid.many(top.map((p) => solid.box([p.w + 0.006, p.h + 0.006, 0.008], [p.x, p.y, 0], 0)))),
    );
  }
}

/** Boards side by side with open joints, ledges behind, forged strap hinges and studs before. */
export function addBoarded(b: Bench, l: Leaf, top: (x: number) => number, straps: readonly number[]): void {
  const n = Math.max(3, Math.round(l.w / 0.15));
  const w = l.w / n;
  for (let i = 0; i < n; i++) {
    const x = (i + 0.5 - n / 2) * w;
    const [a, c] = [x - w / 2 + 0.0006, x + w / 2 - 0.0006];
    const heads = Array.from({ length: 7 }, (_, k) => c + ((a - c) * k) / 6).map((u): Vec2 => [u, top(u)]);
    b.add(
      `${l.name} board ${i + 1}`,
      'leaf',
      solid.slab([[a, 0], [c, 0], ...heads], T, [l.x, FOOT, 0], 'z', { bevel: 0.005 }),
      { grain: [0, 1, 0] },
    );
  }
  b.add(
    `${l.name} ledges`,
    'leaf',
    solid.many(straps.map((y) => solid.box([l.w * 0.94, 0.12, 0.03], [l.x, FOOT + y, -T / 2 - 0.013], 0.005))),
    { grain: [1, 0, 0] },
  );
  b.add(
    `${l.name} strap hinges`,
    'metal',
    solid.many(
      straps.map((y) =>
        solid.put(
          strapHinge(l.w * 0.82, 0.055, 0.012),
          [l.x + (l.side * l.w) / 2, FOOT + y, T / 2 - 0.001],
          [0, 0, l.side > 0 ? 180 : 0],
        ),
      ),
    ),
  );
  const studs = straps.flatMap((y) =>
    [0.13, -0.13].flatMap((dy) =>
      spaced([l.x - l.w * 0.42, FOOT + y + dy, T / 2], [l.x + l.w * 0.42, FOOT + y + dy, T / 2], n),
    ),
  );
  b.add(
    `${l.name} studs`,
    'metal',
    solid.at(
      {
        op: 'hull',
        points: [
          [-0.013, 0, -0.002],
          [0.013, 0, -0.002],
          [0, 0.013, -0.002],
          [0, -0.013, -0.002],
          [0, 0, 0.011],
        ],
      },
      studs,
    ),
    { detail: 0.4 },
  );
}

/** Half an arched opening for one of two leaves, or the whole: outline about the leaf's own middle. */
export function leafOutline(w: number, h: number, head: 'flat' | 'round' | 'pointed', half: 0 | 1 | -1): Vec2[] {
  const whole =
    head === 'flat'
      ? outline.pairs([-w / 2, 0, w / 2, 0, w / 2, h, -w / 2, h])
      : masonry.archOutline(w, h, head === 'pointed');
  if (!half) return whole;
  const cut = whole
    .map(([x, y]): Vec2 => [half * x < 0.003 ? half * 0.003 : x, y])
    .filter((p, i, all) => i === 0 || Math.hypot(p[0] - all[i - 1][0], p[1] - all[i - 1][1]) > 1e-6);
  const top = Math.max(...cut.map(([, y]) => y));
  const keep = cut.filter(([x, y]) => Math.abs(x - half * 0.003) > 1e-6 || y < 1e-6 || y > top - 1e-6);
  return keep.map(([x, y]): Vec2 => [x - (half * w) / 4, y]);
}
