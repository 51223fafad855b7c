import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addCrawler, coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addCab, addLouvres, addRam } from './parts.ts';

/** A bulldozer: long tracks, bonnet with stack, curved blade on push arms, ripper behind. */
export function buildBulldozer(b: Bench, rng: Rng): number {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addCrawler(
      b,
      side,
      {
        wheels: [
          [1.55, 0.46, 0.38],
          [-1.0, 0.95, 0.3],
          [-1.6, 0.5, 0.38],
        ],
        width: 0.58,
        thick: 0.065,
        cleats: 42,
        rollers: steps(-0.95, 0.95, 5).map((z) => [z, 0.26, 0.17] as const),
      },
      s * 1.0,
    );
    b.add(
      `${side} track frame`,
      'body',
      solid.slab(
        outline.rounded(pairs([-1.3, 0.36, 1.4, 0.36, 1.3, 0.68, -0.8, 0.72]), 0.06),
        0.42,
        [s * 1.0, 0, 0],
        'x',
        { bevel: 0.02 },
      ),
    );
    b.add(`${side} fender`, 'body', solid.box([0.6, 0.06, 1.7], [s * 1.0, 1.42, -0.85], 0.02));
  }
  b.add('chassis', 'frame', solid.box([1.3, 0.6, 3.2], [0, 0.85, 0], 0.06));
  const hood = outline.rounded(pairs([0.05, 1.05, 1.75, 1.05, 1.8, 1.3, 1.75, 1.9, 0.05, 2.05]), 0.1);
  b.add('hood', 'body', solid.slab(hood, 1.16, [0, 0, 0], 'x', { bevel: 0.07 }), { detail: 1.2 });
  coach.grille(b, 'frame', [0, 1.48, 1.81], 0.95, 0.66, 7);
  addLouvres(b, 0.582, 0.5, 1.4, 1.35, 1.75);
  b.add(
    'exhaust stack',
    'pistons',
    solid.many([
      solid.rod([0.24, 1.95, 0.9], [0.24, 2.75, 0.9], 0.06),
      solid.rod([0.24, 2.05, 0.9], [0.24, 2.4, 0.9], 0.095),
    ]),
  );
  b.add(
    'air intake',
    'frame',
    solid.turned(pairs([0, 0, 0.06, 0, 0.06, 0.2, 0.13, 0.24, 0.13, 0.36, 0, 0.42]), [-0.26, 1.95, 1.2], {
      bevel: 0.015,
    }),
  );
  fitting.pair(b, 'headlamp', 'lights', solid.box([0.18, 0.14, 0.1], [0.44, 1.95, 1.7], 0.03));
  addCab(b, [-0.62, 1.42, -1.5], [0.62, 2.95, 0.12], 0.14);
  b.add('fuel tank', 'body', solid.box([1.3, 0.7, 0.5], [0, 1.6, -1.8], 0.08));
  addBlade(b, rng);
  addRipper(b);
  return 3.05;
}

function addBlade(b: Bench, rng: Rng): void {
  const up = 0.06 + rng.range(0, 0.14);
  const curve = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (t): Vec2 => [2.55 - 0.24 * Math.sin(Math.PI * t) + 0.1 * t, up + 1.15 * t],
  );
  const back = curve.map(([z, y]): Vec2 => [z - 0.09, y]).reverse();
  b.add('blade', 'body', solid.slab([...curve, ...back], 3.5, [0, 0, 0], 'x', { bevel: 0.015 }), { detail: 1.3 });
  b.add(
    'cutting edge',
    'tool',
    solid.put(solid.box([3.52, 0.24, 0.05], [0, 0, 0], 0.01), [0, up + 0.1, 2.5], [22, 0, 0]),
  );
  b.add(
    'blade end plates',
    'body',
    solid.both(
      solid.slab(
        outline.rounded(
          pairs([2.3, up, 2.68, up, 2.74, up + 0.6, 2.72, up + 1.15, 2.46, up + 1.15, 2.2, up + 0.6]),
          0.05,
        ),
        0.06,
        [1.74, 0, 0],
        'x',
      ),
    ),
  );
  b.add(
    'blade ribs',
    'body',
    solid.many(steps(-1.3, 1.3, 5).map((x) => solid.box([0.1, 0.9, 0.14], [x, up + 0.56, 2.22], 0.02))),
  );
  b.add(
    'blade bolts',
    'pistons',
    fitting.bolts(
      0.03,
      steps(-1.6, 1.6, 12).map((x) => [x, up + 0.14, 2.555]),
      'z',
    ),
    { detail: 0.4 },
  );
  fitting.pair(
    b,
    'push arm',
    'body',
    solid.bar(
      [
        [1.44, 0.5, -0.3],
        [1.44, 0.42, 1.4],
        [1.3, up + 0.35, 2.26],
      ],
      { kind: 'rect', w: 0.16, h: 0.24, r: 0.03 },
      { up: [0, 1, 0] },
    ),
  );
  fitting.pair(b, 'push arm pin', 'pistons', solid.cyl(0.1, 0.26, [1.38, 0.5, -0.3], 'x', { bevel: 0.015 }));
  for (const [side, x] of [
    ['left', 0.72],
    ['right', -0.72],
  ] as const)
    addRam(b, `${side} lift ram`, x, [1.35, 1.55], [2.22, up + 0.75], 0.065);
}

function addRipper(b: Bench): void {
  b.add('ripper beam', 'frame', solid.box([1.4, 0.28, 0.28], [0, 0.86, -2.5], 0.04));
  b.add(
    'ripper links',
    'body',
    solid.both(
      solid.many([
        solid.bar(
          [
            [0.5, 1.1, -1.7],
            [0.5, 0.96, -2.45],
          ],
          { kind: 'rect', w: 0.1, h: 0.12, r: 0.02 },
          { up: [0, 1, 0] },
        ),
        solid.bar(
          [
            [0.5, 0.7, -1.6],
            [0.5, 0.78, -2.45],
          ],
          { kind: 'rect', w: 0.1, h: 0.12, r: 0.02 },
          { up: [0, 1, 0] },
        ),
      ]),
    ),
  );
  const tooth = outline.rounded(
    pairs([-2.4, 0.9, -2.6, 0.95, -2.66, 0.4, -2.5, 0.1, -2.28, 0.05, -2.42, 0.25, -2.5, 0.5]),
    0.03,
  );
  b.add(
    'ripper teeth',
    'tool',
    solid.many([-0.5, 0, 0.5].map((x) => solid.slab(tooth, 0.1, [x, 0, 0], 'x', { bevel: 0.015 }))),
  );
}
