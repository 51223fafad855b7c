import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { chainLoop, fitting, pairs } from '../../kits/vehicle/index.ts';
import type { BikePlan } from './plan.ts';

/** A gear wheel about x: teeth outside, windows inside. */
export function gear(r: number, teeth: number, at: Vec3): Shape {
  const edge: Vec2[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [u, k] of [
      [0, 0.96],
      [0.3, 0.96],
      [0.45, 1.03],
      [0.75, 1.03],
    ] as const) {
      const a = (2 * Math.PI * (i + u)) / teeth;
      edge.push([r * k * Math.cos(a), r * k * Math.sin(a)]);
    }
  const holes = Array.from({ length: 5 }, (_, i): Vec2[] => {
    const a = (2 * Math.PI * i) / 5;
    return outline
      .superellipse(r * 0.2, r * 0.2, 2, 12)
      .map(([x, y]): Vec2 => [x + r * 0.62 * Math.cos(a), y + r * 0.62 * Math.sin(a)])
      .reverse();
  });
  return solid.slab(edge, 0.005, at, 'x', { bevel: 0, holes });
}

/** Chain ring, cranks, pedals, chain, sprocket. */
export function addDrive(b: Bench, p: BikePlan): void {
  const [y, z] = p.crank;
  const big = p.r * 0.27;
  b.add('chain ring', 'chrome', gear(big, 32, [-0.052, y, z]));
  b.add('rear sprocket', 'chain', gear(big * 0.42, 16, [-0.052, p.r, p.rear]));
  b.add('chain', 'chain', chainLoop(-0.052, [p.rear, p.r], big * 0.42, [z, y], big, 0.009));
  const l = p.r * 0.47;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const end: Vec3 = [s * 0.088, y + s * l * 0.34, z - s * l * 0.94];
    b.add(
      `${side} crank`,
      'chrome',
      solid.bar([[s * 0.068, y, z], end], { kind: 'rect', w: 0.013, h: 0.022, r: 0.005 }, { up: [0, 0, 1] }),
    );
    b.add(`${side} pedal`, 'trim', solid.box([0.085, 0.022, 0.065], [end[0] + s * 0.055, end[1], end[2]], 0.006));
    b.add(
      `${side} pedal cage`,
      'chrome',
      solid.many(
        [-1, 1].map((k) => solid.box([0.088, 0.026, 0.006], [end[0] + s * 0.055, end[1], end[2] + k * 0.034], 0.002)),
      ),
    );
    b.add(
      `${side} pedal axle`,
      'chrome',
      solid.rod([s * 0.08, end[1], end[2]], [end[0] + s * 0.105, end[1], end[2]], 0.007),
    );
  }
}

const BARS: Record<BikePlan['bars'], readonly number[]> = {
  flat: [0, 0.06, 0.03, 0.1, 0.065, 0.03, 0.24, 0.085, 0.01, 0.33, 0.085, -0.01],
  swept: [0, 0.06, 0.06, 0.08, 0.08, 0.09, 0.2, 0.11, 0.06, 0.27, 0.11, -0.06, 0.29, 0.1, -0.16],
  drop: [
    0, 0.05, 0.09, 0.12, 0.05, 0.09, 0.2, 0.05, 0.1, 0.212, 0.045, 0.18, 0.214, -0.03, 0.2, 0.216, -0.08, 0.13, 0.218,
    -0.085, 0.06,
  ],
  high: [0, 0.05, 0.03, 0.07, 0.07, 0.03, 0.13, 0.24, 0.02, 0.2, 0.26, 0.01, 0.33, 0.27, -0.03],
};

/** Stem, handlebar, grips, brake levers, cables, and a bell. */
export function addBars(b: Bench, p: BikePlan, rng: Rng): void {
  const [hy, hz] = p.head;
  const k = p.r < 0.25 ? 0.75 : 1;
  const path = Array.from(
    { length: BARS[p.bars].length / 3 },
    (_, i): Vec3 => [
      BARS[p.bars][i * 3] * k,
      hy + 0.02 + BARS[p.bars][i * 3 + 1] * k,
      hz + BARS[p.bars][i * 3 + 2] * k,
    ],
  );
  const whole = [
    ...path
      .slice(1)
      .map(([x, y, z]): Vec3 => [-x, y, z])
      .reverse(),
    ...path,
  ];
  b.add('handlebar', 'chrome', solid.tube(whole, 0.0115));
  b.add(
    'stem',
    p.suspension ? 'trim' : 'chrome',
    solid.tube([[0, hy, hz], [0, hy + 0.045, hz - 0.004], path[0]], 0.014),
  );
  b.add('stem clamp', 'chrome', solid.cyl(0.019, 0.045, path[0], 'x'));
  const [end, before] = [path[path.length - 1], path[path.length - 2]];
  const l = Math.hypot(end[0] - before[0], end[1] - before[1], end[2] - before[2]);
  const on = (d: number, y = 0, z = 0): Vec3 => [
    end[0] + ((before[0] - end[0]) / l) * d,
    end[1] + ((before[1] - end[1]) / l) * d + y,
    end[2] + ((before[2] - end[2]) / l) * d + z,
  ];
  if (p.bars === 'drop') {
    const tape = path.slice(2).map(([x, y, z]): Vec3 => [x, y, z]);
    fitting.pair(b, 'bar tape', 'saddle', solid.tube(tape, 0.0155));
    const hood: Vec3 = [path[3][0], path[3][1] + 0.02, path[3][2] + 0.01];
    fitting.pair(
      b,
      'brake hood',
      'trim',
      solid.tube(
        [
          [hood[0], hood[1] - 0.03, hood[2] - 0.03],
          [hood[0], hood[1], hood[2] + 0.015],
          [hood[0], hood[1] + 0.03, hood[2] + 0.045],
        ],
        0.016,
      ),
    );
    fitting.pair(
      b,
      'brake lever',
      'chrome',
      solid.tube(
        [
          [hood[0], hood[1] + 0.01, hood[2] + 0.05],
          [hood[0], hood[1] - 0.06, hood[2] + 0.06],
          [hood[0], hood[1] - 0.11, hood[2] + 0.03],
        ],
        0.006,
      ),
    );
  } else {
    fitting.pair(b, 'grip', 'saddle', solid.rod(on(-0.01), on(0.1), 0.0165, 0.0165, 'round'));
    fitting.pair(b, 'brake clamp', 'trim', solid.rod(on(0.112), on(0.13), 0.017));
    const fwd = p.bars === 'swept' ? [0.025, -0.01, 0] : [0, -0.012, 0.045];
    fitting.pair(
      b,
      'brake lever',
      'chrome',
      solid.tube(
        [
          on(0.12),
          on(0.1, fwd[1], fwd[2]).map((v, i) => (i ? v : v + fwd[0])) as unknown as Vec3,
          on(0.0, fwd[1] * 1.4, fwd[2] * 0.9).map((v, i) => (i ? v : v + fwd[0])) as unknown as Vec3,
        ],
        0.0055,
      ),
    );
    b.add('bell', 'chrome', { op: 'ball', r: [0.026, 0.022, 0.026], from: 0, to: 100, at: on(0.17, 0.016) });
    const cable = (s: number): Shape =>
      solid.tube(
        [
          [s * on(0.13)[0], on(0.13)[1], on(0.13)[2] + 0.01],
          [s * 0.1, hy + 0.1, hz + 0.13],
          [s * 0.02, p.low[0] + 0.03, p.low[1] + 0.05 + (s > 0 ? 0 : 0.01)],
        ],
        0.0035,
      );
    b.add('brake cables', 'trim', solid.many([cable(1), cable(-1)]));
  }
  const caliper = (y: number, z: number): Shape =>
    solid.both(solid.box([0.014, 0.07, 0.018], [p.tyre / 2 + 0.014, y, z], 0.004));
  b.add(
    'front brake',
    'trim',
    caliper(p.r + p.r * 0.93, p.front + ((p.low[1] - p.front) * (p.r * 0.93)) / (p.low[0] - p.r) + 0.03),
  );
  if (rng.next() < 0.8 && !p.guards && p.r > 0.3) {
    const d = [p.low[0] - p.crank[0], p.low[1] - p.crank[1]];
    const n = Math.hypot(d[0], d[1]);
    const at = (t: number): Vec3 => [
      0,
      p.crank[0] + d[0] * t + (d[1] / n) * 0.055,
      p.crank[1] + d[1] * t - (d[0] / n) * 0.055,
    ];
    b.add(
      'bottle',
      { base: 'plastic', color: '#e8eaec', rough: 0.3 },
      solid.rod(at(0.36), at(0.66), 0.034, 0.034, 'round'),
    );
    b.add('bottle cap', 'trim', solid.rod(at(0.66), at(0.73), 0.022, 0.012, 'round'));
  }
}

/** Seat post and saddle. Returns where one sits. */
export function addSaddle(b: Bench, p: BikePlan): Vec3 {
  const [sy, sz] = p.seat;
  const lean = (p.seat[1] - p.crank[1]) / (p.seat[0] - p.crank[0]);
  const z = sz + (p.saddle - sy) * lean;
  b.add('seat post', 'chrome', solid.rod([0, sy - 0.02, sz], [0, p.saddle - 0.035, z], 0.0125));
  b.add('seat clamp', 'chrome', solid.cyl(0.021, 0.025, [0, sy + 0.03, sz + 0.02 * lean], 'y'));
  const wide = p.guards ? 0.105 : 0.072;
  const line = outline.rounded(
    pairs([
      -0.02,
      0.15,
      0.02,
      0.15,
      0.032,
      0.02,
      wide,
      -0.08,
      wide * 0.92,
      -0.12,
      -wide * 0.92,
      -0.12,
      -wide,
      -0.08,
      -0.032,
      0.02,
    ]),
    0.03,
  );
  b.add('saddle', 'saddle', solid.put(formed.pad(line, 0.034, { crown: 0.014, base: 0.01 }), [0, p.saddle - 0.02, z]), {
    detail: 1.4,
  });
  b.add(
    'saddle rails',
    'chrome',
    solid.both(
      solid.tube(
        [
          [0.016, p.saddle - 0.014, z + 0.11],
          [0.02, p.saddle - 0.035, z + 0.03],
          [0.022, p.saddle - 0.035, z - 0.04],
          [0.04, p.saddle - 0.014, z - 0.1],
        ],
        0.0045,
      ),
    ),
  );
  if (p.guards)
    b.add(
      'saddle springs',
      'chrome',
      solid.both({
        op: 'sweep',
        path: [0, 1, 2, 3, 4, 5, 6].map((i): Vec3 => [0.06, p.saddle - 0.055 + i * 0.008, z - 0.085]),
        section: { kind: 'circle', r: 0.017 },
        taper: [1, 0.8, 1, 0.8, 1, 0.8, 1],
      }),
    );
  return [0, p.saddle + 0.025, z];
}
