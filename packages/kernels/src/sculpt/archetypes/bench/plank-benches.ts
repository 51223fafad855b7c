import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A table and two benches on A-frames, planked. */
export function buildPicnic(b: Bench, l: number): void {
  for (let i = 0; i < 6; i++)
    b.add(`top plank ${i + 1}`, 'wood', solid.box([l, 0.038, 0.118], [0, 0.74, (i - 2.5) * 0.124], 0.007), {
      grain: [1, 0, 0],
    });
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    for (let i = 0; i < 2; i++)
      b.add(
        `${side} seat plank ${i + 1}`,
        'wood',
        solid.box([l, 0.038, 0.125], [0, 0.43, s * (0.56 + i * 0.131)], 0.007),
        { grain: [1, 0, 0] },
      );
  for (const [side, s] of SIDES) {
    const x = s * (l / 2 - 0.22);
    for (const [end, k] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      b.add(
        `${side} ${end} leg`,
        'wood',
        solid.bar(
          [
            [x, 0, k * 0.62],
            [x, 0.72, k * 0.26],
          ],
          { kind: 'rect', w: 0.045, h: 0.095, r: 0.006 },
          { up: [1, 0, 0] },
        ),
        { grain: [0, 1, 0] },
      );
      b.add(
        `${side} ${end} bolts`,
        'metal',
        solid.many(
          [
            [0.36, 0.44],
            [0.4, 0.42],
            [0.68, 0.28],
          ].map(([y, z]) => solid.cyl(0.013, 0.12, [x - s * 0.014, y, k * z], 'x', { segments: 6 })),
        ),
        { detail: 0.5 },
      );
    }
    b.add(`${side} seat beam`, 'wood', solid.box([0.045, 0.095, 1.4], [x - s * 0.046, 0.365, 0], 0.008), {
      grain: [0, 0, 1],
    });
    b.add(`${side} top beam`, 'wood', solid.box([0.045, 0.095, 0.68], [x - s * 0.046, 0.675, 0], 0.008), {
      grain: [0, 0, 1],
    });
    b.add(
      `${side} brace`,
      'wood',
      solid.bar(
        [
          [x - s * 0.05, 0.38, 0],
          [s * 0.08, 0.715, 0],
        ],
        { kind: 'rect', w: 0.07, h: 0.045, r: 0.006 },
        { up: [0, 0, 1] },
      ),
      { grain: [1, 0, 0] },
    );
  }
}

/** A pew: shaped ends with panels, plank seat and back, kneeler ledge and book rail. */
export function buildPew(b: Bench, l: number, taste: Rng): void {
  const gothic = taste.next() < 0.5;
  const end: Vec2[] = gothic
    ? outline.pairs([
        0.26, 0, 0.26, 0.36, 0.2, 0.48, 0.12, 0.6, -0.02, 0.72, -0.12, 0.86, -0.2, 0.98, -0.26, 0.86, -0.3, 0.72, -0.28,
        0,
      ])
    : outline.pairs([
        0.26, 0, 0.27, 0.4, 0.22, 0.56, 0.1, 0.62, -0.06, 0.68, -0.14, 0.82, -0.16, 0.94, -0.3, 0.94, -0.3, 0.6, -0.27,
        0,
      ]);
  const smooth = outline.rounded([...end].reverse(), 0.06, 4);
  for (const [side, s] of SIDES) {
    b.add(`${side} end`, 'wood', solid.slab(smooth, 0.055, [s * (l / 2), 0, 0], 'x', { bevel: 0.01 }), {
      grain: [0, 1, 0],
    });
    b.add(`${side} end foot`, 'wood', solid.box([0.085, 0.06, 0.62], [s * (l / 2), 0.03, -0.02], 0.012), {
      grain: [0, 0, 1],
    });
    b.add(
      `${side} end panel`,
      'wood',
      solid.slab(
        outline.rounded(outline.pairs([-0.2, 0.12, 0.18, 0.12, 0.18, 0.34, -0.02, 0.52, -0.2, 0.6]), 0.02),
        0.016,
        [s * (l / 2 + 0.03), 0, 0],
        'x',
        { bevel: 0.006 },
      ),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${side} rosette`,
      'wood',
      solid.put(
        solid.turned(
          outline.pairs([0, 0, 0.05, 0, 0.05, 0.01, 0.036, 0.016, 0.028, 0.01, 0.014, 0.018, 0, 0.02]),
          [0, 0, 0],
          { axis: 'x', segments: 20 },
        ),
        [s * (l / 2 + 0.027), gothic ? 0.78 : 0.8, -0.2],
        s < 0 ? [0, 180, 0] : [0, 0, 0],
      ),
    );
  }
  b.add('seat', 'wood', solid.box([l - 0.04, 0.035, 0.4], [0, 0.44, 0.04], 0.01, [-2, 0, 0]), { grain: [1, 0, 0] });
  b.add('seat front edge', 'wood', solid.box([l - 0.05, 0.06, 0.03], [0, 0.42, 0.225], 0.01), { grain: [1, 0, 0] });
  b.add(
    'seat cushion',
    'cushion',
    solid.put(
      formed.pad(outline.roundRect(l - 0.16, 0.34, 0.04, 0, 0, 4), 0.045, { crown: 0.01, edge: 0.016 }),
      [0, 0.456, 0.05],
      [-2, 0, 0],
    ),
  );
  b.add('seat support', 'wood', solid.box([l - 0.05, 0.2, 0.024], [0, 0.33, -0.12], 0.005), { grain: [1, 0, 0] });
  for (let i = 0; i < 3; i++)
    b.add(
      `back board ${i + 1}`,
      'wood',
      solid.box([l - 0.05, 0.138, 0.024], [0, 0.53 + i * 0.142, -0.175 - i * 0.019], 0.006, [-8, 0, 0]),
      { grain: [1, 0, 0] },
    );
  b.add('back rail', 'wood', solid.box([l - 0.05, 0.05, 0.06], [0, 0.9, -0.228], 0.014), { grain: [1, 0, 0] });
  b.add('book ledge', 'wood', solid.box([l - 0.1, 0.02, 0.11], [0, 0.68, -0.27], 0.006), { grain: [1, 0, 0] });
  b.add('book stop', 'wood', solid.box([l - 0.1, 0.05, 0.014], [0, 0.7, -0.32], 0.004), { grain: [1, 0, 0] });
  b.add('kneeler', 'cushion', solid.box([l - 0.2, 0.06, 0.15], [0, 0.13, -0.27], 0.02));
  b.add('kneeler board', 'wood', solid.box([l - 0.1, 0.024, 0.17], [0, 0.1, -0.27], 0.006), { grain: [1, 0, 0] });
}
