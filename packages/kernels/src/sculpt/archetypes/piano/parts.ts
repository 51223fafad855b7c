import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** 52 white and 36 black keys from A to C, 1.225 m wide, their tops at `at`, fronts towards +Z. */
export function addKeys(b: Bench, at: Vec3): void {
  const unit = 1.225 / 52;
  const white: Shape[] = [];
  const black: Shape[] = [];
  for (let i = 0; i < 52; i++) {
    const x = at[0] - 1.225 / 2 + (i + 0.5) * unit;
    white.push(solid.box([unit * 0.95, 0.018, 0.148], [x, at[1] - 0.009, at[2]], 0.0012));
    const note = (i + 5) % 7;
    if (note !== 2 && note !== 6 && i < 51)
      black.push(solid.box([unit * 0.5, 0.02, 0.094], [x + unit / 2, at[1] + 0.005, at[2] - 0.027], 0.003));
  }
  b.add('white keys', 'white', solid.many(white), { detail: 0.4 });
  b.add('black keys', 'black', solid.many(black), { detail: 0.4 });
  b.add('key slip', 'case', solid.box([1.26, 0.03, 0.016], [at[0], at[1] - 0.018, at[2] + 0.085], 0.004));
  b.add(
    'key felt',
    { base: 'fabric', color: '#8c1a22' },
    solid.box([1.225, 0.006, 0.012], [at[0], at[1] - 0.001, at[2] - 0.079], 0.001),
  );
}

/** Three pedals with their tips at z, on a block or lyre whose floor height is y. */
export function addPedals(b: Bench, z: number, y: number): void {
  const pedal = (x: number): Shape =>
    formed.board(
      [
        [0, 0.016, 0.01],
        [0.05, 0.02, 0.01],
        [0.085, 0.028, 0.009],
        [0.105, 0.02, 0.007],
      ].map(([d, w, h]) => ({
        at: [x, y - d * 0.06, z - 0.1 + d] as Vec3,
        w,
        h,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.003,
    );
  for (const [name, x] of [
    ['left', -0.06],
    ['middle', 0],
    ['right', 0.06],
  ] as const)
    b.add(`${name} pedal`, 'metal', pedal(x));
}

/** A bench with a tufted seat and turned legs, its middle at z. */
export function addBench(b: Bench, z: number, taste: Rng): void {
  const w = taste.range(0.6, 0.72);
  b.add('bench frame', 'case', solid.box([w, 0.07, 0.32], [0, 0.435, z], 0.008));
  b.add(
    'bench seat',
    'seat',
    solid.put(formed.pad(outline.roundRect(w * 0.98, 0.31, 0.02), 0.03, { crown: 0.014 }), [0, 0.468, z]),
    { detail: 1.2 },
  );
  b.add(
    'bench buttons',
    'seat',
    solid.many(
      [-1, 0, 1].flatMap((i) =>
        [-1, 1].map((k): Shape => ({ op: 'ball', r: [0.011, 0.006, 0.011], at: [i * w * 0.28, 0.509, z + k * 0.07] })),
      ),
    ),
    { detail: 0.4 },
  );
  const leg = pairs([
    0, 0, 0.014, 0, 0.017, 0.03, 0.014, 0.05, 0.024, 0.3, 0.018, 0.32, 0.026, 0.35, 0.026, 0.42, 0, 0.42,
  ]);
  b.add(
    'bench legs',
    'case',
    solid.many(
      [1, -1].flatMap((sx) => [1, -1].map((sz) => solid.turned(leg, [sx * (w / 2 - 0.045), 0, z + sz * 0.115]))),
    ),
  );
}

/** An open score leaning at `at`. */
export function addScore(b: Bench, at: Vec3, lean: number): void {
  const put = (of: Shape): Shape => solid.put(of, at, [-lean, 0, 0]);
  const page = (s: number): Vec3[][] =>
    [0.002, 0.06, 0.13, 0.2].map((x, i): Vec3[] =>
      [0, 0.27].map((y): Vec3 => [s * x, y, [0.004, 0.014, 0.011, 0.006][i]]),
    );
  b.add('left page', 'paper', put({ op: 'sheet', grid: page(-1), thickness: 0.003 }));
  b.add('right page', 'paper', put({ op: 'sheet', grid: page(1), thickness: 0.003 }));
  const staves = Array.from({ length: 6 }, (_, i) =>
    [0, 1, 2].map((k) => solid.box([0.14, 0.0012, 0.0016], [0.105, 0.238 - i * 0.038 - k * 0.007, 0.0148], 0)),
  ).flat();
  b.add(
    'staves',
    { base: 'plain', color: '#3a342e' },
    put(solid.many([...staves, ...staves.map((of) => solid.put(of, [-0.21, 0, 0]))])),
    { detail: 0.2 },
  );
}
