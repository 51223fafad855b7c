import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, mudguard, pairs } from '../../kits/vehicle/index.ts';
import type { BikePlan } from './plan.ts';

/** Mudguards with stays, chain case, carrier or stabilisers, kick stand. */
export function addGuards(b: Bench, p: BikePlan): void {
  const r = p.r + 0.02;
  const w = p.tyre * 1.5;
  b.add(
    'front mudguard',
    'frame',
    solid.put(mudguard(r, w, 28, 172, { thick: 0.003, deep: w * 0.3 }), [0, p.r, p.front]),
  );
  b.add(
    'rear mudguard',
    'frame',
    solid.put(mudguard(r, w, 30, 188, { thick: 0.003, deep: w * 0.3 }), [0, p.r, p.rear]),
  );
  const stay = (z: number, deg: number) => {
    const a = (deg * Math.PI) / 180;
    return solid.rod([0.05, p.r, z], [w * 0.45, p.r + r * 0.97 * Math.sin(a), z + r * 0.97 * Math.cos(a)], 0.003);
  };
  fitting.pair(b, 'mudguard stay', 'chrome', solid.many([stay(p.front, 160), stay(p.rear, 150), stay(p.rear, 100)]));
  const big = p.r * 0.3;
  const line = outline.rounded(
    pairs([
      p.rear + 0.02,
      p.r + big * 0.55,
      p.crank[1] + big * 0.5,
      p.crank[0] + big,
      p.crank[1] + big * 1.1,
      p.crank[0] + big * 0.2,
      p.crank[1] + big * 0.6,
      p.crank[0] + big * 0.5,
      p.rear + 0.04,
      p.r + big * 0.25,
    ]),
    0.02,
  );
  b.add('chain guard', 'frame', solid.slab(line, 0.008, [-0.068, 0, 0], 'x'));
  if (p.stabilisers) {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      addDiscWheel(b, `${side} stabiliser`, { r: 0.06, w: 0.028 }, [s * 0.19, 0.06, p.rear - 0.02], s);
      b.add(
        `${side} stabiliser arm`,
        'chrome',
        solid.tube(
          [
            [s * 0.06, p.r, p.rear],
            [s * 0.13, p.r * 0.95, p.rear],
            [s * 0.17, 0.06, p.rear - 0.02],
          ],
          0.008,
        ),
      );
    }
    fitting.pair(
      b,
      'streamers',
      'saddle',
      solid.many(
        [0, 1, 2].map((i) =>
          solid.tube(
            [
              [0.225, 0.62, 0.13],
              [0.24 + i * 0.012, 0.58, 0.08 + i * 0.02],
              [0.245 + i * 0.014, 0.49, 0.06 + i * 0.03],
            ],
            0.004,
          ),
        ),
      ),
    );
    return;
  }
  const y = p.r * 2 + 0.05;
  b.add(
    'carrier',
    'chrome',
    solid.tube(
      [
        [0.055, y, p.rear + 0.26],
        [0.06, y, p.rear - 0.18],
        [-0.06, y, p.rear - 0.18],
        [-0.055, y, p.rear + 0.26],
      ],
      0.006,
      { spline: 'linear' },
    ),
  );
  b.add(
    'carrier slats',
    'chrome',
    solid.many([-0.1, 0, 0.1, 0.2].map((z) => solid.rod([-0.058, y, p.rear + z], [0.058, y, p.rear + z], 0.005))),
  );
  fitting.pair(b, 'carrier leg', 'chrome', solid.rod([0.058, y, p.rear - 0.05], [0.062, p.r, p.rear], 0.005));
  b.add(
    'kick stand',
    'chrome',
    solid.tube(
      [
        [0.03, p.crank[0], p.crank[1] - 0.06],
        [0.08, 0.14, p.crank[1] - 0.12],
        [0.13, 0.006, p.crank[1] - 0.16],
      ],
      0.009,
    ),
  );
}

/** A lamp on the head, a reflector behind, a dynamo. */
export function addLamps(b: Bench, p: BikePlan): void {
  const at: Vec3 = [0, p.head[0] - 0.04, p.head[1] + 0.085];
  b.add('lamp bracket', 'chrome', solid.rod([0, at[1], at[2] - 0.07], [0, at[1], at[2] - 0.02], 0.008));
  b.add(
    'lamp housing',
    'chrome',
    solid.turned(pairs([0, -0.045, 0.018, -0.04, 0.036, 0, 0.036, 0.012, 0, 0.012]), at, { axis: 'z', bevel: 0.004 }),
  );
  b.add(
    'lamp',
    'lights',
    solid.turned(pairs([0, 0, 0.033, 0, 0.02, 0.008, 0, 0.01]), [at[0], at[1], at[2] + 0.011], { axis: 'z' }),
  );
  b.add('tail lamp', 'tail lamps', solid.box([0.05, 0.034, 0.03], [0, p.r * 1.62, p.rear - p.r * 0.76], 0.01));
  fitting.pair(
    b,
    'pedal reflector',
    b.tint('tail lamps', { color: '#e8901c' }),
    solid.box([0.05, 0.012, 0.006], [0.143, p.crank[0] + p.r * 0.16, p.crank[1] - p.r * 0.44 - 0.036], 0.002),
  );
}

/** A wicker basket with a rim and a lining of hoops before the handlebar. */
export function addBasket(b: Bench, p: BikePlan): void {
  const k = p.r < 0.25 ? 0.72 : 1;
  const [y, z] = [p.head[0] - 0.02 * k, p.head[1] + 0.24 * k];
  const side = (s: number, grow: number) =>
    outline.roundRect((0.26 + 0.08 * s) * k + grow, (0.19 + 0.05 * s) * k + grow, 0.05 * k, 0, 0, 3);
  const levels = [0, 0.25, 0.5, 0.75, 1];
  const ring = (s: number, grow: number, h = s): { points: Vec3[] } => ({
    points: side(s, grow).map(([x, v]): Vec3 => [x, y + 0.2 * k * h, z + v]),
  });
  const inside = [...levels].reverse().map((s) => ring(s, -0.022, s === 0 ? 0.06 : s));
  b.add(
    'basket',
    'basket',
    { op: 'loft', sections: [...levels.map((s) => ring(s, 0)), ...inside], spline: 'linear', cap: 'flat' },
    { detail: 1.5 },
  );
  b.add(
    'basket rim',
    b.tint('basket', { base: 'rope', color: '#8f6532' }),
    solid.tube(ring(1, -0.01).points, 0.011 * k, { closed: true, spline: 'linear' }),
  );
  b.add(
    'basket bands',
    b.tint('basket', { base: 'rope', color: '#8f6532' }),
    solid.many(
      [0.3, 0.62].map((s) => solid.tube(ring(s, 0.004).points, 0.006 * k, { closed: true, spline: 'linear' })),
    ),
  );
  b.add(
    'basket straps',
    'saddle',
    solid.both(solid.box([0.018, 0.09 * k, 0.02], [0.06 * k, y + 0.16 * k, z - 0.115 * k], 0.004)),
  );
  b.add('basket bracket', 'chrome', solid.rod([0, y + 0.04, z - 0.1 * k], [0, p.head[0] + 0.02, p.head[1]], 0.009));
}
