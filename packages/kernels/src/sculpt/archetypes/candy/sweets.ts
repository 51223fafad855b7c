import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { createRng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { roundBody } from '../../kits/organic/index.ts';
import type { CandyPlan } from './candy.ts';

const COLORS = ['#e0304c', '#f08a1c', '#f2c820', '#4ab83a', '#3a8ae0', '#8a4ac0', '#f6f2ea', '#f08ab4'];

/** Drops twisted into foil: a body with bands, pleated fans at both ends. */
export function addWrapped(b: Bench, p: CandyPlan): void {
  const rng = createRng(p.seed);
  const spots: readonly [number, number, number][] = [
    [0, 0, 12],
    [-0.03, 0.034, 60],
    [0.034, 0.036, -40],
  ];
  for (let i = 0; i < p.count; i++) {
    const [x, z, yaw] = spots[i];
    const name = p.count > 1 ? ` ${i + 1}` : '';
    const r = 0.0125;
    const tilt = rng.range(-14, 14);
    const pleat = rng.range(0, 6);
    const place = (s: Shape): Shape => solid.put(solid.put(s, [0, 0, 0], [0, 0, 90]), [x, r, z], [0, yaw + tilt, 0]);

    const color = i ? COLORS[(p.seed + i) % 6] : undefined;
    const foil = color ? b.tint('wrapper', { color, color2: color }) : 'wrapper';
    b.add(
      `candy${name}`,
      color ? b.tint('sugar', { color, color2: color }) : 'sugar',
      place(
        roundBody({
          profile: [
            [0.1, -0.016],
            [0.75, -0.0145],
            [1, -0.008],
            [1.02, 0],
            [1, 0.008],
            [0.75, 0.0145],
            [0.1, 0.016],
          ].map(([k, y]): Vec2 => [k * r, y]),
          sides: 48,
        }),
      ),
      { detail: 1.3 },
    );
    for (const [k, a] of [0, 1, 2, 3, 4].entries())
      b.add(`swirl${name} ${k + 1}`, 'second', place(swirl(r, (a * 2 * Math.PI) / 5)), { detail: 0.8 });
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const fan = roundBody({
        profile: [
          [0.34, 0.0138],
          [0.24, 0.0165],
          [0.3, 0.019],
          [0.62, 0.024],
          [1.0, 0.03],
          [1.04, 0.0305],
          [0.98, 0.0302],
          [0.58, 0.025],
          [0.2, 0.0195],
          [0.02, 0.019],
        ].map(([k, y]): Vec2 => [k * r, y]),
        sides: 72,
        steps: 2,
        swell: (a, t) => 1 + 0.16 * Math.cos(9 * a + pleat) * Math.min(1, 0.3 + 2 * t),
        lift: (a, t, q) => (t > 0.2 ? 0.12 * q * Math.cos(9 * a + pleat) : 0),
      });
      b.add(`${side} twist${name}`, foil, place(s > 0 ? fan : solid.put(fan, [0, 0, 0], [180, 0, 0])), { detail: 1.2 });
    }
  }
}

/** A slanting band on the drop. */
function swirl(r: number, turn: number): Shape {
  const grid = Array.from({ length: 9 }, (_, i) => {
    const t = (i / 8) * 2 - 1;
    const q = r * (1.03 - 0.26 * Math.abs(t) ** 3) + 0.0002;
    return Array.from({ length: 5 }, (_, j): Vec3 => {
      const a = turn + t * 0.8 + (j / 4 - 0.5) * 0.55;
      return [q * Math.cos(a), t * 0.0139, q * Math.sin(a)];
    });
  });
  return { op: 'sheet', grid, thickness: 0.0006, spline: 'linear' };
}

/** Bears of clear jelly: round ears, paws on the belly, a snout. */
export function addGummy(b: Bench, p: CandyPlan): void {
  const spots: readonly [number, number, number][] = [
    [0, 0, 0],
    [-0.016, -0.006, 25],
    [0.016, -0.007, -22],
  ];
  const ball = (r: Vec3, at: Vec3): FieldShape => ({ op: 'ellipsoid', r, at });
  const s = 0.001;
  const v = (x: number, y: number, z: number): Vec3 => [x * s, y * s, z * s];
  const pair = (r: Vec3, at: Vec3): FieldShape[] => [ball(r, at), ball(r, [-at[0], at[1], at[2]])];
  const bear: FieldShape = {
    op: 'union',
    k: 0.0009,
    of: [
      ball(v(5.2, 6.4, 4.2), v(0, 7.2, 0)),
      ball(v(4.7, 4.4, 4.1), v(0, 15.2, 0.3)),
      ball(v(2.2, 1.8, 1.6), v(0, 14.3, 3.9)),
      ball(v(0.7, 0.5, 0.5), v(0, 15.2, 5.3)),
      ...pair(v(1.8, 1.8, 1.2), v(3.5, 19, 0)),
      ...pair(v(1.7, 3.1, 1.8), v(3.9, 9.4, 3)),
      ...pair(v(2.4, 2.5, 3.2), v(3.6, 2.6, 2.2)),
      ...pair(v(0.55, 0.55, 0.5), v(1.7, 16.1, 3.7)),
    ],
  };
  const jelly = (color?: string): ReturnType<Bench['tint']> =>
    b.tint('sugar', { ...(color ? { color, color2: color } : {}), rough: 0.1, clearcoat: 0.8 });
  for (let i = 0; i < p.count; i++) {
    const [x, z, yaw] = spots[i];
    b.add(
      `bear${p.count > 1 ? ` ${i + 1}` : ''}`,
      jelly(i ? COLORS[(p.seed + 2 * i) % 5] : undefined),
      solid.put(bear, [x, 0, z], [0, yaw, 0]),
      { detail: 1.5 },
    );
  }
}

/** A handful of beans, each of its own flavour. */
export function addBeans(b: Bench, p: CandyPlan): void {
  const rng = createRng(p.seed);
  const r = 0.0062;
  const bean = roundBody({
    profile: [
      [0.05, -1.7],
      [0.7, -1.45],
      [1, -0.7],
      [1, 0.7],
      [0.7, 1.45],
      [0.05, 1.7],
    ].map(([k, y]): Vec2 => [k * r, y * r]),
    sides: 26,
    axis: (t) => [0, 0.35 * r * Math.sin(Math.PI * t)],
  });
  for (let i = 0; i < 16; i++) {
    const up = i > 10 ? 1 : 0;
    const k = up ? i - 11 : i;
    const n = up ? 5 : 11;
    const q = up ? 0.011 : 0.027 * Math.sqrt((k + 0.3) / n);
    const a = k * (up ? 1.257 : 2.39996) + 0.4;
    b.add(
      `bean ${i + 1}`,
      b.tint(
        'sugar',
        i === 0 ? {} : { color: COLORS[(i + p.seed) % COLORS.length], color2: COLORS[(i + p.seed) % COLORS.length] },
      ),
      solid.put(bean, [q * Math.cos(a), r * 1.0 + up * r * 1.55, q * Math.sin(a)], [90, rng.range(0, 360), 0]),
      { detail: 0.9 },
    );
  }
}
