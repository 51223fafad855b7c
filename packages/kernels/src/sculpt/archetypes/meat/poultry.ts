import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { addLeaves, addPlatter } from './garnish.ts';
import type { MeatPlan } from './meat.ts';

/** The knuckle at the end of a bone: two knobs. */
function knuckle(b: Bench, name: string, r: number, place: (s: Shape) => Shape, y: number, shaft: number): void {
  b.add(
    name,
    'bone',
    place({
      op: 'union',
      k: r * 0.5,
      of: [
        {
          op: 'chain',
          points: [
            [0, y - shaft, 0],
            [0, y, 0],
          ],
          radii: [r * 0.62, r * 0.7],
        },
        { op: 'sphere', r, at: [r * 0.62, y + r * 0.3, 0] },
        { op: 'sphere', r, at: [-r * 0.62, y + r * 0.3, 0] },
      ],
    }),
    { detail: 0.8 },
  );
}

/** One roast leg: meat swelling below the bare bone. Lies on its side, or stands in the fist of whoever holds it. */
export function addDrumstick(b: Bench, p: MeatPlan): void {
  const body = roundBody({
    profile: [
      [0.02, 0],
      [0.5, 0.04],
      [0.86, 0.22],
      [1, 0.52],
      [0.93, 0.86],
      [0.7, 1.28],
      [0.45, 1.68],
      [0.32, 1.94],
      [0.3, 2.04],
      [0.22, 2.1],
      [0.02, 2.1],
    ].map(([k, y]): Vec2 => [k * 0.034, y * 0.034]),
    sides: 52,
    swell: (a, t) =>
      1 + 0.05 * around(a, 5, p.seed, t * 3) + 0.02 * Math.cos(2 * a) + (t > 0.75 ? 0.06 * Math.cos(7 * a) : 0),
    axis: (t) => [0.008 * Math.sin(t * 2.4), 0],
  });
  const place = (s: Shape): Shape => solid.put(solid.put(s, [0, 0, 0], [0, 0, -78]), [-0.055, 0.034, 0], [0, 18, 0]);
  b.add('meat', 'flesh', place(body), { detail: 1.6 });
  knuckle(b, 'bone', 0.0085, (s) => place(solid.put(s, [0.005, 0, 0], [0, 0, 0])), 0.096, 0.03);
}

/** A roast bird on a platter: breast, thighs and drumsticks crossed, wings folded, salad round it. */
export function addChicken(b: Bench, p: MeatPlan): void {
  const y = p.garnish ? 0.012 : 0.002;
  const v = (x: number, h: number, z: number): Vec3 => [x, y + h, z];
  const body: FieldShape = {
    op: 'displace',
    amp: 0.0012,
    freq: 60,
    seed: p.seed,
    of: {
      op: 'union',
      k: 0.016,
      of: [
        { op: 'ellipsoid', r: [0.085, 0.056, 0.066], at: v(-0.01, 0.056, 0) },
        { op: 'ellipsoid', r: [0.062, 0.042, 0.034], at: v(-0.028, 0.084, 0.027), rot: [14, 0, 4] },
        { op: 'ellipsoid', r: [0.062, 0.042, 0.034], at: v(-0.028, 0.084, -0.027), rot: [-14, 0, 4] },
        { op: 'ellipsoid', r: [0.024, 0.022, 0.026], at: v(0.085, 0.052, 0) },
        { op: 'ellipsoid', r: [0.022, 0.018, 0.02], at: v(-0.096, 0.06, 0) },
      ],
    },
  };
  b.add('body', 'flesh', body, { detail: 1.5 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} leg`,
      'flesh',
      {
        op: 'union',
        k: 0.014,
        of: [
          { op: 'ellipsoid', r: [0.05, 0.036, 0.028], at: v(0.022, 0.052, s * 0.06), rot: [0, s * 12, 16] },
          {
            op: 'chain',
            points: [v(0.048, 0.05, s * 0.064), v(0.09, 0.076, s * 0.046), v(0.116, 0.085, s * 0.03)],
            radii: [0.03, 0.019, 0.0105],
            spline: 'catmull',
          },
        ],
      },
      { detail: 1.3 },
    );
    const place = (q: Shape): Shape =>
      solid.put(solid.put(q, [0, 0, 0], [0, 0, -75]), v(0.112, 0.085, s * 0.031), [0, s * 28, 0]);
    knuckle(b, `${name} bone`, 0.0075, place, 0.024, 0.026);
    b.add(
      `${name} wing`,
      'flesh',
      {
        op: 'union',
        k: 0.008,
        of: [
          { op: 'chain', points: [v(-0.06, 0.074, s * 0.05), v(-0.012, 0.05, s * 0.082)], radii: [0.018, 0.013] },
          { op: 'chain', points: [v(-0.012, 0.05, s * 0.082), v(-0.055, 0.034, s * 0.084)], radii: [0.013, 0.01] },
          { op: 'chain', points: [v(-0.055, 0.034, s * 0.084), v(-0.084, 0.04, s * 0.066)], radii: [0.0095, 0.004] },
        ],
      },
      { detail: 1.1 },
    );
  }
  b.add(
    'twine',
    { base: 'rope', color: '#e0d0a8' },
    solid.put(solid.hoop(0.026, { kind: 'circle', r: 0.0016 }, [0, 0, 0], 'x', 28), v(0.111, 0.084, 0)),
    { detail: 0.5 },
  );
  if (!p.garnish) return;
  addPlatter(b, 0.19, 0.13);
  addLeaves(b, 0.165, 0.108, 0.009, 9);
  for (let i = 0; i < 6; i++) {
    const a = (2 * Math.PI * (i + 0.6)) / 6;
    b.add(
      `tomato ${i + 1}`,
      { base: 'fruit-skin', color: '#c8281c', color2: '#e0562c', rough: 0.16 },
      { op: 'ball', r: 0.012, at: [0.135 * Math.cos(a), 0.026, 0.1 * Math.sin(a)] },
      { detail: 0.6 },
    );
  }
}
