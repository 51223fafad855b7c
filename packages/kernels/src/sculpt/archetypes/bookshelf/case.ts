import type { Vec3 } from '../../../math/index.ts';
import { addBooks } from '../../kits/books.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import type { ShelfPlan } from './plan.ts';

/** A bookcase with plinth, cornice, back boards and shelves; books, and here and there something to look at. */
export function buildCase(b: Bench, p: ShelfPlan): void {
  const { w, n, taste } = p;
  const d = 0.3;
  const t = 0.026;
  const base = 0.1;
  const step = taste.range(0.31, 0.34);
  const h = base + n * step + t;
  const crown = taste.next() < 0.65;
  const bays = w > 1.3 ? 2 : 1;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} side`, 'wood', solid.box([t, h, d], [s * (w / 2 - t / 2), h / 2, 0], 0.003), { grain: [0, 1, 0] });
    b.add(
      `${side} face stile`,
      'wood',
      solid.box([0.045, h - base - 0.01, 0.018], [s * (w / 2 - 0.0225), (h + base) / 2, d / 2 + 0.008], 0.004),
      { grain: [0, 1, 0] },
    );
  }
  for (let i = 0; i <= n; i++) {
    const y = base + i * step;
    const name = i === 0 ? 'bottom' : i === n ? 'top' : `shelf ${i}`;
    b.add(name, 'wood', solid.box([w - 2 * t + 0.002, t, d - 0.012], [0, y + t / 2, -0.002], 0.003), {
      grain: [1, 0, 0],
    });
    b.add(`${name} edge`, 'wood', solid.box([w - 0.092, t + 0.008, 0.014], [0, y + t / 2, d / 2 + 0.003], 0.005), {
      grain: [1, 0, 0],
    });
  }
  if (bays > 1) {
    b.add('divider', 'wood', solid.box([t, h - base - t, d - 0.02], [0, (h + base) / 2, -0.004], 0.003), {
      grain: [0, 1, 0],
    });
    b.add(
      'divider face',
      'wood',
      solid.box([0.045, h - base - 0.02, 0.018], [0, (h + base) / 2, d / 2 + 0.009], 0.004),
      { grain: [0, 1, 0] },
    );
  }
  if (p.back)
    b.add('back', 'back', solid.box([w - t, h - base, 0.012], [0, (h + base) / 2, -d / 2 + 0.012], 0.002), {
      grain: [0, 1, 0],
    });
  b.add('plinth', 'wood', solid.box([w + 0.02, base, d + 0.016], [0, base / 2, 0.008], 0.006), { grain: [1, 0, 0] });
  b.add('plinth moulding', 'wood', solid.box([w + 0.032, 0.02, d + 0.03], [0, base + 0.006, 0.008], 0.008), {
    grain: [1, 0, 0],
  });
  if (crown) {
    for (const [k, [grow, y, tall]] of [
      [0.024, h + 0.012, 0.028],
      [0.05, h + 0.038, 0.03],
      [0.076, h + 0.062, 0.022],
    ].entries())
      b.add(`cornice ${k + 1}`, 'wood', solid.box([w + grow, tall, d + grow * 0.7], [0, y, grow * 0.35], 0.008), {
        grain: [1, 0, 0],
      });
    const n2 = Math.round(w / 0.055);
    b.add(
      'dentils',
      'wood',
      solid.at(
        solid.box([0.026, 0.02, 0.016], [0, h - 0.004, d / 2 + 0.022], 0.002),
        Array.from({ length: n2 }, (_, i) => ({ at: [((i + 0.5) / n2 - 0.5) * (w - 0.02), 0, 0] as Vec3 })),
      ),
      { detail: 0.3 },
    );
  } else
    b.add('top board', 'wood', solid.box([w + 0.036, 0.03, d + 0.026], [0, h + 0.013, 0.008], 0.008), {
      grain: [1, 0, 0],
    });
  fill(b, p, { base: base + t, step, d, t, bays });
}

function fill(b: Bench, p: ShelfPlan, o: { base: number; step: number; d: number; t: number; bays: number }): void {
  const { w, n, taste } = p;
  const bay = (w - 2 * o.t) / o.bays;
  const most = Math.floor(118 / (n * o.bays));
  const odd = taste.int(n * o.bays);
  const second = (odd + 2 + taste.int(2)) % (n * o.bays);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < o.bays; k++) {
      const x0 = -w / 2 + o.t + k * bay + 0.03;
      const x1 = x0 + bay - 0.06;
      const y = o.base + i * o.step + 0.0008;
      const cell = i * o.bays + k;
      const z = o.d / 2 - 0.022;
      const row = { x0, x1, y, z, h: o.step - o.t, depth: o.d - 0.05 };
      const name = o.bays > 1 ? `row ${i + 1} ${k ? 'right' : 'left'}` : `row ${i + 1}`;
      if (!p.books || (cell === odd && n > 2)) addOrnament(b, [(x0 + x1) / 2 + bay * 0.26, y, 0.02], cell);
      if (!p.books) continue;
      const share = cell === odd ? 0.6 : cell === second ? 0.78 : 1;
      addBooks(b, name, { ...row, x1: x0 + (x1 - x0) * share }, taste, { most: Math.ceil(most * share) });
      if (cell === second)
        b.add(
          `${name} bookend`,
          'metal',
          solid.many([
            solid.box([0.004, 0.14, 0.1], [x0 + (x1 - x0) * share + 0.004, y + 0.07, 0.03], 0.001),
            solid.box([0.07, 0.004, 0.1], [x0 + (x1 - x0) * share + 0.038, y + 0.002, 0.03], 0.001),
          ]),
        );
    }
  }
}

/** A pot with a plant or a lidded jar. */
export function addOrnament(b: Bench, at: Vec3, turn: number): void {
  const jar = outline.pairs([
    0, 0, 0.034, 0, 0.05, 0.03, 0.054, 0.06, 0.042, 0.09, 0.03, 0.1, 0.036, 0.11, 0.03, 0.112, 0.024, 0.1, 0, 0.098,
  ]);
  b.add('vase', 'decoration', solid.turned(jar, at, { smooth: false, bevel: 0.002 }));
  const leaf = outline.pairs([
    0, 0, 0.012, 0.03, 0.016, 0.06, 0.01, 0.09, 0, 0.12, -0.01, 0.09, -0.016, 0.06, -0.012, 0.03,
  ]);
  const places = Array.from({ length: 7 }, (_, i) => ({
    at: [at[0], at[1] + 0.095, at[2]] as Vec3,
    rot: [-22 - 24 * (i % 3), i * 52 + turn * 30, 0] as Vec3,
  }));
  b.add('leaves', 'plant', solid.at(solid.slab(leaf, 0.003, [0, 0, 0], 'z', { bevel: 0.0008 }), places), {
    detail: 0.5,
  });
}
