import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

const SIDES = [
  ['front', 1],
  ['back', -1],
] as const;
const ENDS = [
  ['left', 1],
  ['right', -1],
] as const;

const [l, w, high] = [9, 1.3, 2.7];

/** A sagging footbridge of planks on ropes between posts on two cliffs. */
export function buildRope(b: Bench, taste: Rng): void {
  const deck = (x: number): number => high - 1.0 + 1.0 * ((2 * x) / l) ** 2;
  const hand = (x: number): number => high + 0.22 + 0.72 * ((2 * x) / l) ** 2;
  const n = 31;
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n - 0.5) * l;
    if (i === 11 || i === 22) continue;
    const tilt = (Math.atan2(deck(x + 0.1) - deck(x - 0.1), 0.2) * 180) / Math.PI;
    b.add(
      `plank ${i + 1}`,
      'deck',
      solid.box(
        [0.23 + taste.range(-0.02, 0.02), 0.06, w + taste.range(-0.1, 0.16)],
        [x, deck(x) + 0.05, taste.range(-0.03, 0.03)],
        0.012,
        [taste.range(-2, 2), taste.range(-3, 3), tilt],
      ),
      { grain: [0, 0, 1], detail: 0.6 },
    );
  }
  const line = (y: (x: number) => number, z: number): Vec3[] =>
    Array.from({ length: 25 }, (_, i) => (i / 24 - 0.5) * (l + 0.7)).map((x): Vec3 => [x, y(x), z]);
  for (const [side, s] of SIDES) {
    b.add(`${side} foot rope`, 'cable', solid.tube(line(deck, s * w * 0.42), 0.05, { cap: 'flat' }));
    b.add(`${side} hand rope`, 'cable', solid.tube(line(hand, s * w * 0.55), 0.045, { cap: 'flat' }));
    b.add(
      `${side} middle rope`,
      'cable',
      solid.tube(
        line((x) => (deck(x) + hand(x)) / 2, s * w * 0.5),
        0.025,
        { cap: 'flat' },
      ),
      { detail: 0.6 },
    );
    const ties = Array.from({ length: 15 }, (_, i) => ((i + 0.5) / 15 - 0.5) * l);
    b.add(
      `${side} ties`,
      'cable',
      solid.many(
        ties.map((x) =>
          solid.tube(
            [
              [x, hand(x) + 0.04, s * w * 0.55],
              [x + 0.05, (hand(x) + deck(x)) / 2, s * w * 0.5],
              [x, deck(x) - 0.02, s * w * 0.42],
            ],
            0.022,
            { cap: 'flat' },
          ),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${side} knots`,
      'cable',
      solid.at(
        { op: 'ball', r: [0.07, 0.06, 0.07] },
        ties.map((x) => ({ at: [x, hand(x), s * w * 0.55] as Vec3 })),
      ),
      { detail: 0.3 },
    );
  }
  addPosts(b, taste);
}

/** Posts with lashings, stays and pegs on both cliffs. */
function addPosts(b: Bench, taste: Rng): void {
  for (const [end, e] of ENDS) {
    const x = e * (l / 2 + 0.28);
    for (const [side, s] of SIDES) {
      b.add(
        `${end} ${side} post`,
        'rail',
        solid.rod([x, high - 0.3, s * w * 0.58], [x + e * 0.08, high + 1.35, s * w * 0.56], 0.12, 0.1, 'round'),
        { grain: [0, 1, 0] },
      );
      b.add(
        `${end} ${side} lashing`,
        'cable',
        solid.many(
          [0.94, 0.02].map((v) =>
            solid.many(
              [0, 1, 2, 3].map((k) =>
                solid.hoop(
                  0.125,
                  { kind: 'circle', r: 0.032 },
                  [x + e * 0.03, high + v + (k - 1.5) * 0.055, s * w * 0.57],
                  'y',
                  16,
                ),
              ),
            ),
          ),
        ),
        { detail: 0.4 },
      );
      b.add(
        `${end} ${side} stay`,
        'cable',
        solid.tube(
          [
            [x, high + 1.05, s * w * 0.57],
            [x + e * 0.9, high + 0.35, s * w * 0.75],
            [x + e * 1.35, high + 0.02, s * w * 0.85],
          ],
          0.035,
          { cap: 'flat' },
        ),
      );
      b.add(
        `${end} ${side} peg`,
        'rail',
        solid.rod(
          [x + e * 1.28, high - 0.2, s * w * 0.82],
          [x + e * 1.42, high + 0.25, s * w * 0.9],
          0.055,
          0.045,
          'round',
        ),
      );
    }
    b.add(`${end} sill`, 'rail', solid.box([0.3, 0.2, w * 1.5], [e * (l / 2 + 0.08), high - 0.02, 0], 0.03), {
      grain: [0, 0, 1],
    });
    addCliff(b, end, e, l, high, taste);
  }
}

function addCliff(b: Bench, end: string, e: number, l: number, high: number, taste: Rng): void {
  const [w, d] = [2.7, 2.9];
  const n = 30;
  const seed = taste.range(0, 6);
  const ring = (k: number, y: number, rough: number): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / n;
      const q = k * (1 + rough * (Math.sin(a * 5 + seed + y * 1.3) * 0.5 + Math.sin(a * 9 - y * 2.1) * 0.35));
      const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.6;
      const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6;
      return [e * (l / 2 + w / 2 - 0.05) + (e > 0 ? 1 : -1) * c * (w / 2) * q * (e > 0 ? 1 : -1), y, -s * (d / 2) * q];
    }),
  });
  const rings = [
    ring(1.15, 0, 0.1),
    ring(1.02, 0.5, 0.12),
    ring(1.06, 1.05, 0.09),
    ring(0.93, 1.2, 0.1),
    ring(0.98, 1.9, 0.08),
    ring(0.9, 2.1, 0.08),
    ring(0.97, high - 0.14, 0.05),
  ];
  b.add(
    `${end} cliff`,
    'base',
    { op: 'loft', sections: rings, spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.2 },
  );
  b.add(
    `${end} turf`,
    { base: 'grass', color: '#5c8a38', color2: '#4a7430' },
    {
      op: 'loft',
      sections: [
        ring(0.98, high - 0.24, 0.05),
        ring(1.01, high - 0.1, 0.06),
        ring(0.94, high, 0.05),
        ring(0.5, high + 0.03, 0.02),
      ],
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
  );
  b.add(
    `${end} boulders`,
    'base',
    solid.many(
      [0, 1, 2].map((i) =>
        lumpyBall(
          [0.32 - i * 0.07, 0.24 - i * 0.05, 0.28 - i * 0.05],
          [e * (l / 2 + 0.4 + i * 0.75), 0.24 - i * 0.05, 1.42 + (i % 2) * 0.22],
          0.22,
          i + 3,
          10,
          14,
        ),
      ),
    ),
  );
}
