import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { column } from '../../kits/building/details.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** One great vault between two piers with reliefs, entablature, attic with shields, a cross vault through the sides. */
export function addTriumphal(b: Bench, taste: Rng): void {
  const [w, d, h] = [10, 5.2, 8.4];
  const cut = solid.slab(masonry.archOutline(3.6, 6.5, false), d * 2, [0, -0.02, 0], 'z', { bevel: 0 });
  const cross = solid.slab(masonry.archOutline(1.9, 4.2, false), w * 2, [0, -0.02, 0], 'x', { bevel: 0 });
  b.add('body', 'stone', solid.cut(solid.box([w, h, d], [0, h / 2, 0], 0.03), cut, cross), { detail: 1.4 });
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const z = s * (d / 2);
    b.add(`${side} archivolt`, 'trim', solid.put(masonry.archRing(3.5, 6.4, 0.42, 0.3, false), [0, 0, z]));
    b.add(
      `${side} keystone`,
      'trim',
      solid.slab(outline.pairs([-0.24, -0.5, 0.24, -0.5, 0.36, 0.55, -0.36, 0.55]), 0.5, [0, 6.6, z], 'z', {
        bevel: 0.04,
      }),
    );
    for (const [k, x] of [
      ['left', 3.4],
      ['right', -3.4],
    ] as const) {
      b.add(`${side} ${k} pedestal`, 'base', solid.box([2.5, 1.3, 0.7], [x, 0.65, z + s * 0.1], 0.04));
      const figures = Array.from({ length: 5 }, (_, i): Shape[] => {
        const [u, v] = [x - 0.75 + i * 0.38, 1.4 + (i % 2) * 0.4];
        return [
          { op: 'ball', r: [0.2, 0.62, 0.22], at: [u, v + 0.62, z + s * 0.16] },
          { op: 'ball', r: 0.14, at: [u, v + 1.36, z + s * 0.22] },
          {
            op: 'ball',
            r: [0.08, 0.36, 0.09],
            at: [u + 0.16, v + 0.9, z + s * 0.3],
            rot: [0, 0, taste.range(-40, 40)],
          },
        ];
      }).flat();
      b.add(`${side} ${k} relief`, 'trim', solid.many(figures), { detail: 0.5 });
      b.add(
        `${side} ${k} upper panel`,
        'trim',
        solid.slab(outline.pairs([-1.05, 0, 1.05, 0, 1.05, 1.3, -1.05, 1.3]), 0.16, [x, 4.9, z + s * 0.02], 'z', {
          holes: [outline.pairs([-0.92, 0.13, 0.92, 0.13, 0.92, 1.17, -0.92, 1.17])],
          bevel: 0.02,
        }),
      );
    }
    b.add(
      `${side} frieze figures`,
      'trim',
      solid.many(
        Array.from(
          { length: 22 },
          (_, i): Shape => ({ op: 'ball', r: [0.12, 0.3, 0.1], at: [(i - 10.5) * 0.45, h - 0.62, z + s * 0.04] }),
        ),
      ),
      { detail: 0.4 },
    );
  }
  addCrown(b, w, d, h);
}

/** Plinths, imposts, cornices and the attic with its shields. */
function addCrown(b: Bench, w: number, d: number, h: number): void {
  b.add(
    'plinths',
    'base',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((t) => solid.box([3.0, 0.5, 1.5], [s * (w / 2 - 1.45), 0.25, t * (d / 2 - 0.62)], 0.05)),
      ),
    ),
  );
  b.add(
    'imposts',
    'trim',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((t) => solid.box([3.3, 0.26, 1.75], [s * (w / 2 - 1.6), 4.6, t * (d / 2 - 0.72)], 0.04)),
      ),
    ),
  );
  b.add(
    'cornice',
    'trim',
    solid.many([
      solid.box([w + 0.4, 0.3, d + 0.4], [0, h - 0.05, 0], 0.05),
      solid.box([w + 1, 0.34, d + 1], [0, h + 0.25, 0], 0.08),
    ]),
  );
  b.add(
    'dentils',
    'trim',
    solid.many(
      [1, -1].map((s) =>
        solid.at(
          solid.box([0.2, 0.2, 0.24], [0, 0, 0], 0.02),
          spaced([-w / 2, h + 0.02, s * (d / 2 + 0.3)], [w / 2, h + 0.02, s * (d / 2 + 0.3)], 22),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('attic', 'stone', solid.box([w - 0.3, 2.6, d - 0.3], [0, h + 1.7, 0], 0.03));
  b.add(
    'shields',
    'gold',
    solid.many(
      [1, -1].flatMap((s) =>
        Array.from(
          { length: 9 },
          (_, i): Shape => ({ op: 'ball', r: [0.3, 0.3, 0.1], at: [(i - 4) * 1.02, h + 1.9, s * (d / 2 - 0.13)] }),
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'top cornice',
    'trim',
    solid.many([
      solid.box([w + 0.3, 0.24, d + 0.3], [0, h + 3.05, 0], 0.05),
      solid.box([w - 0.4, 0.4, d - 0.4], [0, h + 3.35, 0], 0.05),
    ]),
  );
}

/** Six fluted columns deep, entablature, attic steps and a chariot. */
export function addColonnade(b: Bench): void {
  const [h, gap] = [5.6, 2.1];
  const xs = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((k) => k * gap * (Math.abs(k) > 2 ? 0.98 : 1));
  for (const [i, [w, y]] of [
    [13.2, 0.12],
    [12.6, 0.34],
  ].entries())
    b.add(`step ${i + 1}`, 'base', solid.box([w, 0.24, 5.2 - i * 0.5], [0, y, 0], 0.03));
  const one = column(0.42, h, 'doric');
  const places = xs.flatMap((x) => [1.5, -1.5].map((z) => ({ at: [x, 0.45, z] as Vec3 })));
  b.add('column shafts', 'stone', solid.at(one.shaft, places), { detail: 1.2 });
  b.add('column bases', 'trim', solid.at(one.base, places), { detail: 0.6 });
  b.add('capitals', 'trim', solid.at(one.capital, places), { detail: 0.6 });
  b.add(
    'walls',
    'stone',
    solid.many(xs.map((x) => solid.box([0.5, h - 0.3, 2.2], [x, 0.45 + (h - 0.3) / 2, 0], 0.02))),
  );
  const y = h + 0.45;
  b.add('architrave', 'trim', solid.box([12.3, 0.6, 4.3], [0, y + 0.3, 0], 0.03));
  b.add('frieze', 'stone', solid.box([12.1, 0.7, 4.1], [0, y + 0.94, 0], 0.02));
  b.add(
    'triglyphs',
    'trim',
    solid.many(
      [1, -1].flatMap((s) =>
        spaced([-5.6, y + 0.94, s * 2.08], [5.6, y + 0.94, s * 2.08], 13).map(({ at }) =>
          solid.box([0.32, 0.66, 0.14], at as Vec3, 0.02),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('cornice', 'trim', solid.box([13, 0.3, 5], [0, y + 1.42, 0], 0.06));
  b.add(
    'attic',
    'stone',
    solid.many([solid.box([7.4, 1.3, 3.6], [0, y + 2.2, 0], 0.04), solid.box([6.4, 0.5, 3.1], [0, y + 3.05, 0], 0.04)]),
  );
  b.add(
    'attic relief',
    'trim',
    solid.many([1, -1].map((s) => solid.box([6.2, 0.8, 0.2], [0, y + 2.2, s * 1.8], 0.05))),
  );
  b.add('attic pedestal', 'trim', solid.box([3.6, 0.5, 2.6], [0, y + 3.5, 0], 0.05));
  addChariot(b, y);
}

/** Four horses before a chariot and its driver. */
function addChariot(b: Bench, y: number): void {
  const base = y + 3.74;
  for (const [i, x] of [-1.05, -0.35, 0.35, 1.05].entries())
    b.add(
      `horse ${i + 1}`,
      'gold',
      {
        op: 'union',
        k: 0.06,
        of: [
          { op: 'ellipsoid', r: [0.2, 0.26, 0.5], at: [x, base + 0.78, 0.5] },
          {
            op: 'chain',
            points: [
              [x, base + 0.9, 0.86],
              [x, base + 1.3, 1.06],
              [x, base + 1.24, 1.36],
            ],
            radii: [0.16, 0.13, 0.07],
          },
          ...[
            [0.1, 0.85],
            [-0.1, 0.85],
            [0.1, 0.12],
            [-0.1, 0.12],
          ].map(([u, z], k) => ({
            op: 'chain' as const,
            points: [
              [x + u, base + 0.62, z],
              [x + u, base + 0.32, z + (k === 0 ? 0.22 : 0.02)],
              [x + u, base, z + (k === 0 ? 0.12 : 0)],
            ] as Vec3[],
            radii: [0.09, 0.06, 0.06],
          })),
        ],
      },
      { detail: 0.8 },
    );
  b.add(
    'chariot',
    'gold',
    solid.slab(
      outline.rounded(outline.pairs([-0.7, 0.3, 0.1, 0.3, 0.3, 1.1, 0.1, 1.1, -0.1, 0.5, -0.7, 0.5]), 0.06, 3),
      1.1,
      [0, base, -0.5],
      'x',
      { bevel: 0.04 },
    ),
  );
  b.add(
    'chariot wheels',
    'gold',
    solid.both(
      solid.put(
        solid.many([
          solid.hoop(0.4, { kind: 'rect', w: 0.09, h: 0.09 }, [0, 0, 0], 'x', 28),
          { op: 'arrayed', n: 6, around: 'x', of: solid.rod([0, 0.07, 0], [0, 0.4, 0], 0.035) },
        ]),
        [0.66, base + 0.42, -0.6],
      ),
    ),
  );
  b.add('charioteer', 'gold', {
    op: 'union',
    k: 0.08,
    of: [
      {
        op: 'chain',
        points: [
          [0, base + 0.4, -0.6],
          [0, base + 1.5, -0.5],
        ],
        radii: [0.3, 0.2],
      },
      { op: 'sphere', r: 0.17, at: [0, base + 1.86, -0.48] },
      {
        op: 'chain',
        points: [
          [0.2, base + 1.5, -0.5],
          [0.5, base + 1.4, -0.2],
          [0.52, base + 2, -0.1],
        ],
        radii: [0.1, 0.07, 0.06],
      },
      {
        op: 'chain',
        points: [
          [-0.15, base + 1.4, -0.6],
          [-0.6, base + 1.9, -0.9],
          [-0.9, base + 1.5, -1],
        ],
        radii: [0.12, 0.1, 0.03],
        flat: 0.4,
      },
    ],
  });
}
