import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, fitting, mudguard, pairs } from '../../kits/vehicle/index.ts';
import { gear } from './running.ts';

const SADDLE = outline.rounded(
  pairs([-0.022, 0.15, 0.022, 0.15, 0.034, 0.02, 0.09, -0.08, 0.08, -0.12, -0.08, -0.12, -0.09, -0.08, -0.034, 0.02]),
  0.03,
);

function pedals(b: Bench, at: Vec3, l: number, x: number): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const end: Vec3 = [s * (x + 0.015), at[1] + s * l * 0.8, at[2] + s * l * 0.6];
    b.add(
      `${side} crank`,
      'chrome',
      solid.bar([[s * x, at[1], at[2]], end], { kind: 'rect', w: 0.014, h: 0.022, r: 0.005 }, { up: [0, 0, 1] }),
    );
    b.add(`${side} pedal`, 'trim', solid.box([0.09, 0.026, 0.07], [end[0] + s * 0.055, end[1], end[2]], 0.008));
    b.add(
      `${side} pedal axle`,
      'chrome',
      solid.rod([s * x, end[1], end[2]], [end[0] + s * 0.11, end[1], end[2]], 0.008),
    );
  }
  b.add('axle', 'chrome', solid.rod([-x - 0.01, at[1], at[2]], [x + 0.01, at[1], at[2]], 0.012));
}

/** A high wheeler: a great front wheel with its pedals, a small one behind, one curved backbone. */
export function buildPenny(b: Bench, rng: Rng): Vec3 {
  const r = 0.66 + rng.range(-0.03, 0.03);
  const at: Vec3 = [0, r, 0.2];
  addCycleWheel(b, 'great', { r, w: 0.026, face: 'wire', spokes: 56, hub: 0.06 }, at);
  addCycleWheel(b, 'small', { r: 0.2, w: 0.024, face: 'wire', spokes: 20, hub: 0.035 }, [0, 0.2, -0.62]);
  const top: Vec3 = [0, 2 * r + 0.06, 0.17];
  fitting.pair(
    b,
    'fork blade',
    'frame',
    solid.tube(
      [
        [0.078, r, 0.2],
        [0.06, r * 1.7, 0.19],
        [0.03, top[1], top[2]],
      ],
      0.015,
    ),
  );
  const spine: Vec3[] = [0, 0.12, 0.3, 0.5, 0.7, 0.86, 0.96].map((t) => {
    const a = Math.PI * (0.5 + 0.44 * t);
    return [0, r + (r + 0.075) * Math.sin(a) - 0.02 * t, 0.2 + (r + 0.075) * Math.cos(a)];
  });
  b.add('backbone', 'frame', solid.tube([...spine, [0, 0.36, -0.6]], 0.019));
  b.add(
    'rear fork',
    'frame',
    solid.both(
      solid.tube(
        [
          [0.012, 0.4, -0.58],
          [0.04, 0.33, -0.6],
          [0.045, 0.2, -0.62],
        ],
        0.01,
      ),
    ),
  );
  b.add('head', 'frame', solid.rod([0, top[1] - 0.04, top[2]], [0, top[1] + 0.08, top[2]], 0.024));
  const bar: Vec3[] = [
    [0.34, top[1] - 0.02, 0.12],
    [0.26, top[1] + 0.04, 0.18],
    [0.1, top[1] + 0.06, 0.18],
    [-0.1, top[1] + 0.06, 0.18],
    [-0.26, top[1] + 0.04, 0.18],
    [-0.34, top[1] - 0.02, 0.12],
  ];
  b.add('handlebar', 'chrome', solid.tube(bar, 0.011));
  fitting.pair(
    b,
    'grip',
    'saddle',
    solid.rod([0.32, top[1] - 0.005, 0.135], [0.37, top[1] - 0.05, 0.09], 0.018, 0.02, 'round'),
  );
  b.add(
    'brake lever',
    'chrome',
    solid.tube(
      [
        [-0.1, top[1] + 0.04, 0.22],
        [-0.2, top[1] + 0.03, 0.23],
        [-0.28, top[1], 0.18],
      ],
      0.006,
    ),
  );
  b.add(
    'spoon brake',
    'chrome',
    solid.tube(
      [
        [0, top[1] + 0.02, 0.22],
        [0, top[1] - 0.02, 0.24],
        [0, 2 * r + 0.012, 0.25],
      ],
      0.009,
    ),
  );
  const seat: Vec3 = [0, 2 * r + 0.1, -0.02];
  b.add(
    'saddle spring',
    'chrome',
    solid.tube(
      [
        [0, seat[1] - 0.01, 0.1],
        [0, seat[1] - 0.04, 0],
        [0, seat[1] - 0.07, -0.1],
        [0, seat[1] - 0.02, -0.13],
      ],
      0.009,
    ),
  );
  b.add('saddle', 'saddle', solid.put(formed.pad(SADDLE, 0.03, { crown: 0.016 }), seat));
  b.add('mounting step', 'chrome', solid.rod([0, 0.55, -0.5], [0.08, 0.55, -0.5], 0.01));
  b.add('hub lamp', 'lights', solid.cyl(0.04, 0.05, [0, top[1] + 0.02, 0.27], 'z'));
  pedals(b, at, 0.13, 0.09);
  return [0, seat[1] + 0.05, 0];
}

/** A child's tricycle with a step plate behind. */
export function buildTricycle(b: Bench, rng: Rng): Vec3 {
  const at: Vec3 = [0, 0.2, 0.34];
  addCycleWheel(b, 'front', { r: 0.2, w: 0.036, face: 'wire', spokes: 20, hub: 0.04 }, at);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    addCycleWheel(b, `rear ${side}`, { r: 0.13, w: 0.034, face: 'wire', spokes: 16, hub: 0.03 }, [
      s * 0.23,
      0.13,
      -0.24,
    ]);
  pedals(b, at, 0.085, 0.06);
  fitting.pair(
    b,
    'fork blade',
    'frame',
    solid.tube(
      [
        [0.05, 0.2, 0.34],
        [0.048, 0.4, 0.29],
        [0.02, 0.46, 0.27],
      ],
      0.013,
    ),
  );
  b.add('front mudguard', 'chrome', solid.put(mudguard(0.222, 0.06, 40, 165, { thick: 0.004 }), at));
  b.add('steering tube', 'frame', solid.rod([0, 0.44, 0.28], [0, 0.6, 0.23], 0.02));
  b.add(
    'backbone',
    'frame',
    solid.tube(
      [
        [0, 0.5, 0.26],
        [0, 0.42, 0.16],
        [0, 0.28, 0.02],
        [0, 0.17, -0.16],
      ],
      0.02,
    ),
  );
  b.add('rear axle', 'chrome', solid.rod([-0.255, 0.13, -0.24], [0.255, 0.13, -0.24], 0.01));
  b.add(
    'step plate',
    'frame',
    solid.slab(outline.roundRect(0.34, 0.2, 0.06), 0.014, [0, 0.165, -0.26], 'y', { bevel: 0.005 }),
  );
  b.add(
    'step grip',
    'trim',
    solid.many([-0.1, -0.03, 0.04, 0.11].map((x) => solid.box([0.02, 0.006, 0.14], [x, 0.174, -0.26], 0.002))),
  );
  const bar: Vec3[] = [
    [0.21, 0.66, 0.14],
    [0.16, 0.68, 0.22],
    [0.06, 0.62, 0.24],
    [-0.06, 0.62, 0.24],
    [-0.16, 0.68, 0.22],
    [-0.21, 0.66, 0.14],
  ];
  b.add('handlebar', 'chrome', solid.tube(bar, 0.01));
  fitting.pair(b, 'grip', 'saddle', solid.rod([0.195, 0.667, 0.165], [0.225, 0.65, 0.11], 0.016, 0.016, 'round'));
  fitting.pair(
    b,
    'streamers',
    'tail lamps',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.tube(
          [
            [0.226, 0.65, 0.108],
            [0.25 + i * 0.008, 0.61, 0.09 - i * 0.014],
            [0.25 + i * 0.012, 0.53, 0.085 - i * 0.02],
          ],
          0.004,
        ),
      ),
    ),
  );
  b.add('bell', 'chrome', { op: 'ball', r: [0.025, 0.022, 0.025], from: 0, to: 100, at: [-0.1, 0.672, 0.235] });
  b.add('seat post', 'chrome', solid.rod([0, 0.24, -0.02], [0, 0.385, -0.06], 0.013));
  b.add('saddle', 'saddle', solid.put(formed.pad(SADDLE, 0.03, { crown: 0.014 }), [0, 0.38, -0.05], [0, 0, 0]));
  b.add('head badge', 'chrome', solid.cyl(0.016, 0.008, [0, 0.53, 0.276], 'z'));
  if (rng.next() < 0.6) b.add('lamp', 'lights', solid.cyl(0.03, 0.05, [0, 0.6, 0.27], 'z', { bevel: 0.008 }));
  return [0, 0.43, -0.05];
}

/** One wheel, a fork, a banana saddle. */
export function buildUnicycle(b: Bench, rng: Rng): Vec3 {
  const r = 0.26 + rng.range(-0.02, 0.02);
  addCycleWheel(b, 'wheel', { r, w: 0.05, face: 'wire', spokes: 28, hub: 0.045 }, [0, r, 0]);
  fitting.pair(
    b,
    'fork blade',
    'frame',
    solid.tube(
      [
        [0.062, r, 0],
        [0.06, r * 2 + 0.01, 0],
        [0.04, r * 2 + 0.07, 0],
        [0, r * 2 + 0.08, 0],
      ],
      0.014,
    ),
  );
  b.add('fork crown', 'frame', solid.cyl(0.021, 0.16, [0, r * 2 + 0.12, 0], 'y'));
  b.add('seat clamp', 'chrome', solid.cyl(0.027, 0.035, [0, r * 2 + 0.19, 0], 'y'));
  b.add('seat post', 'chrome', solid.rod([0, r * 2 + 0.1, 0], [0, r * 2 + 0.36, 0], 0.014));
  const y = r * 2 + 0.37;
  const line = outline.rounded(
    pairs([-0.05, 0.18, 0.05, 0.18, 0.055, 0.03, 0.085, -0.12, 0.07, -0.17, -0.07, -0.17, -0.085, -0.12, -0.055, 0.03]),
    0.04,
  );
  b.add('saddle', 'saddle', solid.put(formed.pad(line, 0.05, { crown: 0.012 }), [0, y, 0]));
  fitting.pair(b, 'saddle bumper', 'trim', solid.box([0.05, 0.04, 0.03], [0.025, y + 0.02, 0.185], 0.012));
  b.add('rear saddle bumper', 'trim', solid.box([0.12, 0.04, 0.03], [0, y + 0.02, -0.175], 0.012));
  b.add('chain ring', 'chrome', gear(0.04, 16, [0.062, r, 0]));
  pedals(b, [0, r, 0], 0.115, 0.075);
  return [0, y + 0.06, 0];
}
