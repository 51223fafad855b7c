import type { Vec3 } from '../../../math/index.ts';
import { addBooks } from '../../kits/books.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addOrnament } from './case.ts';
import type { ShelfPlan } from './plan.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Leaning stiles with shelves that grow shallower upwards. */
export function buildLadder(b: Bench, p: ShelfPlan): void {
  const h = 1.85;
  const foot = 0.24;
  for (const [side, s] of SIDES) {
    b.add(
      `${side} stile`,
      'wood',
      solid.bar(
        [
          [s * (p.w / 2), 0, foot],
          [s * (p.w / 2), h, -0.2],
        ],
        { kind: 'rect', w: 0.028, h: 0.05, r: 0.006 },
        { up: [0, 0, 1] },
      ),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${side} back post`,
      'wood',
      solid.box([0.028, h * 0.97, 0.036], [s * (p.w / 2 - 0.001), (h * 0.97) / 2, -0.216], 0.005),
      { grain: [0, 1, 0] },
    );
  }
  const n = Math.max(3, Math.min(5, p.n));
  for (let i = 0; i < n; i++) {
    const y = 0.16 + (i * (h - 0.42)) / (n - 1);
    const front = foot - (0.44 * y) / h + 0.04;
    const d = front + 0.2;
    b.add(`shelf ${i + 1}`, 'wood', solid.box([p.w - 0.03, 0.024, d], [0, y, front - d / 2], 0.004), {
      grain: [1, 0, 0],
    });
    b.add(`shelf ${i + 1} lip`, 'wood', solid.box([p.w - 0.03, 0.05, 0.014], [0, y + 0.018, -0.194], 0.004), {
      grain: [1, 0, 0],
    });
    for (const [side, s] of SIDES)
      b.add(
        `shelf ${i + 1} ${side} bracket`,
        'metal',
        solid.box([0.006, 0.03, 0.12], [s * (p.w / 2 - 0.018), y + 0.024, front - 0.1], 0.001),
      );
    const half = p.w * (i % 2 ? 0.1 : -0.08);
    if (p.books)
      addBooks(
        b,
        `row ${i + 1}`,
        { x0: -p.w / 2 + 0.03, x1: half, y: y + 0.0128, z: front - 0.04, h: 0.26, depth: Math.max(0.1, d - 0.07) },
        p.taste,
        { most: 12 },
      );
    if (i % 2 === 0) addOrnament(b, [p.w * 0.26, y + 0.013, 0.02 - 0.03 * i], i);
  }
}

/** A grid of cubes, some with drawers, some with books. */
export function buildCubes(b: Bench, p: ShelfPlan): void {
  const cols = Math.max(2, Math.round(p.w / 0.38));
  const rows = Math.min(p.n, 4);
  const c = 0.37;
  const t = 0.03;
  const d = 0.36;
  const [w, h] = [cols * c + t, rows * c + t];
  for (let i = 0; i <= cols; i++)
    b.add(
      `upright ${i + 1}`,
      'wood',
      solid.box([t, h - (i % cols ? 2 * t : 0), d], [i * c - (cols * c) / 2, h / 2, 0], 0.003),
    );
  for (let i = 0; i <= rows; i++)
    b.add(
      `board ${i + 1}`,
      'wood',
      solid.box([w - (i % rows ? 2 * t : 2 * t), t, d - 0.004], [0, i * c + t / 2, 0], 0.003),
    );
  b.add('back', 'back', solid.box([w - t, h - t, 0.01], [0, h / 2, -d / 2 + 0.01], 0.001));
  for (let r = 0; r < rows; r++)
    for (let k = 0; k < cols; k++) {
      const x = (k + 0.5) * c - (cols * c) / 2;
      const y = r * c + t;
      const what = (r * 7 + k * 3 + p.taste.int(2)) % 4;
      const name = `cube ${r + 1}-${k + 1}`;
      if (what === 0) {
        b.add(
          `${name} basket`,
          { base: 'wicker', color: '#b08a55' },
          solid.box([c - t - 0.02, c - t - 0.05, d - 0.05], [x, y + (c - t - 0.05) / 2, 0.01], 0.02),
        );
        b.add(`${name} grip`, 'metal', solid.box([0.1, 0.035, 0.008], [x, y + 0.22, d / 2 - 0.013], 0.003));
      } else if (what === 1) {
        b.add(
          `${name} door`,
          'wood',
          solid.box([c - t - 0.004, c - t - 0.004, 0.018], [x, y + (c - t) / 2, d / 2 - 0.012], 0.003),
        );
        b.add(
          `${name} knob`,
          'metal',
          solid.cyl(0.014, 0.024, [x + 0.11, y + 0.2, d / 2 + 0.008], 'z', { bevel: 0.004 }),
        );
      } else if (what === 2) addOrnament(b, [x, y, 0.04], k);
      else if (p.books)
        addBooks(
          b,
          name,
          {
            x0: x - c / 2 + t / 2 + 0.006,
            x1: x + c / 2 - t / 2 - 0.03,
            y: y + 0.001,
            z: d / 2 - 0.04,
            h: c - t - 0.03,
            depth: d - 0.08,
          },
          p.taste,
          { most: 10 },
        );
    }
}

/** A steel rack with boxes: uprights with holes, shelves with lips, cross braces. */
export function buildRack(b: Bench, p: ShelfPlan): void {
  const [w, d, h] = [p.w, 0.46, 1.85];
  const n = Math.min(5, p.n);
  const angle = outline.pairs([0, 0, 0.04, 0, 0.04, 0.004, 0.004, 0.004, 0.004, 0.04, 0, 0.04]);
  for (const [side, s] of SIDES)
    for (const [end, k] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      const turn = s > 0 ? (k > 0 ? 180 : -90) : k > 0 ? 90 : 0;
      b.add(
        `${side} ${end} upright`,
        'metal',
        solid.put(
          solid.slab(angle, h, [0, h / 2, 0], 'y', { bevel: 0.001 }),
          [(s * w) / 2, 0, (k * d) / 2],
          [0, -turn + 90, 0],
        ),
      );
      b.add(
        `${side} ${end} foot`,
        { base: 'rubber', color: '#1b1b1c' },
        solid.box([0.05, 0.02, 0.05], [s * (w / 2 - 0.018), 0.008, k * (d / 2 - 0.018)], 0.004),
      );
    }
  for (let i = 0; i < n; i++) {
    const y = 0.12 + (i * (h - 0.2)) / (n - 1);
    b.add(
      `shelf ${i + 1}`,
      b.tint('metal', { color: '#8f959a', base: 'steel' }),
      solid.box([w - 0.012, 0.03, d - 0.012], [0, y, 0], 0.004),
    );
    b.add(
      `shelf ${i + 1} bolts`,
      b.tint('metal', { color: '#b9bcbf', base: 'steel' }),
      solid.both(
        solid.many(
          [1, -1].map((k) => solid.cyl(0.009, 0.008, [w / 2 - 0.02, y, k * (d / 2 + 0.002)], 'z', { segments: 6 })),
        ),
      ),
      { detail: 0.3 },
    );
    let x = -w / 2 + 0.06;
    let j = 0;
    while (x < w / 2 - 0.22 && i < n - 1) {
      const bw = p.taste.range(0.2, 0.36);
      if (x + bw > w / 2 - 0.05) break;
      const bh = p.taste.range(0.16, 0.28);
      const bd = p.taste.range(0.28, 0.36);
      const at: Vec3 = [x + bw / 2, y + 0.0155 + bh / 2, p.taste.range(-0.02, 0.03)];
      const name = `shelf ${i + 1} box ${++j}`;
      b.add(name, { base: 'cardboard' }, solid.box([bw, bh, bd], at, 0.004));
      b.add(`${name} tape`, { base: 'paper', color: '#c9ad7a' }, solid.box([0.05, bh + 0.003, bd + 0.003], at, 0.001));
      b.add(
        `${name} label`,
        { base: 'paper', color: '#f4f1ea' },
        solid.box([bw * 0.3, bh * 0.28, 0.002], [at[0] + bw * 0.26, at[1], at[2] + bd / 2 + 0.001], 0),
      );
      x += bw + p.taste.range(0.015, 0.06);
    }
  }
  b.add(
    'cross braces',
    'metal',
    solid.many(
      [1, -1].map((s) =>
        solid.bar(
          [
            [-s * (w / 2 - 0.01), 0.3, -d / 2 - 0.003 * s - 0.004],
            [s * (w / 2 - 0.01), 1.5, -d / 2 - 0.003 * s - 0.004],
          ],
          { kind: 'rect', w: 0.004, h: 0.022 },
          { up: [0, 0, 1] },
        ),
      ),
    ),
  );
}
