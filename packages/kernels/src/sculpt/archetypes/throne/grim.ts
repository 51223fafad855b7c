import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addSteps } from './steps.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Great hewn blocks with a shard crown behind. */
export function buildStone(b: Bench, y: number, taste: Rng): void {
  addSteps(b, y);
  const rough = (size: Vec3, at: Vec3, tilt = 0): Shape =>
    solid.box(size, at, 0.026, [tilt, taste.range(-1.5, 1.5), taste.range(-0.8, 0.8)]);
  b.add('seat block', 'frame', rough([0.78, 0.42, 0.66], [0, y + 0.21, 0.02]), { detail: 1.2 });
  b.add('seat slab', 'wood', rough([0.86, 0.07, 0.7], [0, y + 0.44, 0.03]));
  b.add(
    'seat cushion',
    'cushion',
    solid.put(formed.pad(outline.roundRect(0.52, 0.48, 0.05, 0, 0, 4), 0.06, { crown: 0.02, edge: 0.022 }), [
      0,
      y + 0.474,
      0.07,
    ]),
  );
  for (const [side, s] of SIDES) {
    b.add(`${side} arm block`, 'frame', rough([0.17, 0.3, 0.58], [s * 0.37, y + 0.6, 0.02]));
    b.add(`${side} arm slab`, 'wood', rough([0.22, 0.06, 0.64], [s * 0.375, y + 0.76, 0.05]));
    b.add(`${side} arm orb`, 'gem', { op: 'ball', r: 0.06, at: [s * 0.375, y + 0.835, 0.28] });
    b.add(
      `${side} orb cup`,
      'frame',
      solid.cyl(0.05, 0.03, [s * 0.375, y + 0.8, 0.28], 'y', { top: 0.064, bevel: 0.008 }),
    );
    b.add(`${side} buttress`, 'frame', rough([0.16, 1.0, 0.26], [s * 0.4, y + 0.5, -0.33]));
    b.add(`${side} carved panel`, 'wood', solid.box([0.012, 0.16, 0.4], [s * 0.459, y + 0.6, 0.02], 0.005));
  }
  b.add('back slab', 'frame', rough([0.66, 1.2, 0.17], [0, y + 0.95, -0.32], -4), { detail: 1.2 });
  b.add(
    'back panel',
    'wood',
    solid.slab(outline.pairs([-0.22, 0, 0.22, 0, 0.22, 0.62, 0, 0.84, -0.22, 0.62]), 0.03, [0, y + 0.56, -0.222], 'z', {
      bevel: 0.008,
    }),
  );
  const rune = (pts: readonly number[], i: number): void =>
    b.add(`rune ${i}`, 'gem', solid.bar(outline.triples(pts), { kind: 'rect', w: 0.014, h: 0.018 }, { up: [0, 0, 1] }));
  [1.22, 1.06, 0.9].forEach((v, i) => {
    rune(
      [
        -0.03,
        y + v - 0.05,
        -0.205,
        -0.03,
        y + v + 0.05,
        -0.205,
        0.03,
        y + v + 0.01,
        -0.205,
        -0.03,
        y + v - 0.02,
        -0.205,
      ].slice(0, i === 1 ? 9 : 12),
      i + 1,
    );
  });
  const shards: readonly (readonly [number, number, number])[] = [
    [0, 2.05, 0.1],
    [-0.17, 1.86, 0.085],
    [0.17, 1.88, 0.085],
    [-0.31, 1.64, 0.07],
    [0.31, 1.62, 0.07],
    [-0.42, 1.34, 0.055],
    [0.43, 1.36, 0.055],
  ];
  shards.forEach(([x, top, r], i) => {
    const tip: Vec3 = [x * 1.35, y + top + taste.range(-0.05, 0.05), -0.42];
    b.add(`crown shard ${i + 1}`, 'frame', {
      op: 'hull',
      points: [
        ...outline.ngon(r, 6, i * 20).map(([u, v]): Vec3 => [x * 0.9 + u, y + 0.7, -0.4 + v]),
        ...outline
          .ngon(r * 1.1, 6, i * 20)
          .map(([u, v]): Vec3 => [x * 1.15 + u, y + 0.7 + (top - 0.7) * 0.7, -0.41 + v]),
        tip,
      ],
      bevel: 0.006,
    });
  });
  for (let i = 0; i < 5; i++)
    b.add(`rubble ${i + 1}`, 'frame', {
      op: 'hull',
      points: outline.ngon(0.05 + 0.03 * taste.next(), 5, i * 31).flatMap(([u, v]): Vec3[] => [
        [u + (i - 2) * 0.28, y, v + (i % 2 ? -0.5 : 0.46)],
        [u * 0.6 + (i - 2) * 0.28, y + 0.06, v * 0.6 + (i % 2 ? -0.5 : 0.46)],
      ]),
      bevel: 0.008,
    });
}

/** One sword with its point up, hilt at the origin: blade, guard, grip and pommel. */
function sword(l: number): { blade: Shape; hilt: Shape } {
  const blade = outline.pairs([-0.024, 0, 0.024, 0, 0.02, l * 0.86, 0, l, -0.02, l * 0.86]);
  return {
    blade: solid.slab(blade, 0.011, [0, 0, 0], 'z', { bevel: 0.005 }),
    hilt: solid.many([
      solid.box([0.17, 0.022, 0.024], [0, -0.008, 0], 0.006),
      solid.rod([0, -0.01, 0], [0, -0.14, 0], 0.013),
      { op: 'ball', r: 0.023, at: [0, -0.155, 0] },
    ]),
  };
}

/** A seat beaten out of hundreds of blades: a fan of swords, arms of hilts. */
export function buildSwords(b: Bench, y: number, taste: Rng): void {
  addSteps(b, y);
  b.add('seat block', 'frame', solid.box([0.74, 0.4, 0.62], [0, y + 0.2, 0.02], 0.03));
  b.add('seat', 'cushion', solid.box([0.66, 0.07, 0.6], [0, y + 0.43, 0.04], 0.02));
  b.add('back block', 'frame', solid.box([0.62, 0.86, 0.15], [0, y + 0.86, -0.29], 0.03, [-6, 0, 0]));
  const n = 17;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1) - 0.5;
    const s = sword(taste.range(0.8, 1.05) * (1.05 - 0.6 * Math.abs(t)));
    const turn: Vec3 = [-8 + taste.range(-3, 3), taste.range(-20, 20), -t * 118 + taste.range(-3, 3)];
    const at: Vec3 = [t * 0.6, y + 0.98 - 0.42 * Math.abs(t), -0.33 - 0.05 * (i % 3)];
    b.add(`fan blade ${i + 1}`, 'frame', solid.put(s.blade, at, turn));
  }
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    const s = sword(0.62 - 0.3 * Math.abs(t));
    const turn: Vec3 = [174, 0, t * 26];
    // Along the face of the block, which leans back.
    const up = 0.44 - 0.24 * Math.abs(t);
    const at: Vec3 = [t * 0.58, y + 0.86 + up, -0.2 - 0.105 * up - 0.01 * (i % 2)];
    b.add(`back blade ${i + 1}`, 'frame', solid.put(s.blade, at, turn));
    b.add(`back hilt ${i + 1}`, b.tint('frame', { color: '#4c4a46' }), solid.put(s.hilt, at, turn), { detail: 0.6 });
  }
  for (const [side, sx] of SIDES) {
    b.add(`${side} arm`, 'frame', solid.box([0.13, 0.1, 0.6], [sx * 0.37, y + 0.68, 0.02], 0.024));
    b.add(`${side} arm block`, 'frame', solid.box([0.1, 0.26, 0.5], [sx * 0.37, y + 0.53, 0], 0.02));
    for (let i = 0; i < 5; i++) {
      const s = sword(0.62);
      const at: Vec3 = [sx * (0.43 + 0.02 * (i % 2)), y + 0.14 + 0.13 * i, 0.3];
      const turn: Vec3 = [-90 + taste.range(-6, 6), 0, sx * 4];
      b.add(`${side} arm blade ${i + 1}`, 'frame', solid.put(s.blade, at, turn));
      b.add(`${side} arm hilt ${i + 1}`, b.tint('frame', { color: '#4c4a46' }), solid.put(s.hilt, at, turn), {
        detail: 0.5,
      });
    }
    b.add(
      `${side} foot blades`,
      'frame',
      solid.many(
        [0, 1, 2].map((i) =>
          solid.put(sword(0.5).blade, [sx * (0.16 + 0.1 * i), y, 0.32 + 0.01 * i], [-10, 30 * i, -sx * (6 + 6 * i)]),
        ),
      ),
    );
  }
}
