import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, chainLoop, fitting, mudguard, pairs, streamlined } from '../../kits/vehicle/index.ts';
import { addBlock } from './engine.ts';
import { addFork, type Fork, onFork } from './fork.ts';
import { addBars, addBrake, addSignals } from './front.ts';

const R = 0.3;
const FRONT: Vec3 = [0, R, 0.74];
const REAR: Vec3 = [0, R + 0.005, -0.68];

/** A faired racer: nose with two lamps and a bubble screen, side panels, twin-spar frame, high tail. */
export function buildSport(b: Bench, rng: Rng, bags: boolean): Vec3 {
  const f: Fork = { axle: FRONT, head: [0, 0.86, 0.46], half: 0.1, r: 0.024, inverted: true, covered: true };
  addCycleWheel(b, 'front', { r: R, w: 0.12, face: 'cast', spokes: rng.pick([3, 5, 6]), hub: 0.05 }, FRONT);
  addCycleWheel(b, 'rear', { r: REAR[1], w: 0.19, face: 'cast', spokes: 5, hub: 0.06 }, REAR);
  addFork(b, f);
  addBrake(b, 'front', FRONT, 0.16, 0.07, true);
  addBrake(b, 'rear', REAR, 0.11, 0.11, false);
  b.add('front fender', 'body', solid.put(mudguard(R + 0.022, 0.15, 45, 175, { deep: 0.06, taper: 0.4 }), FRONT));
  b.add('rear hugger', 'trim', solid.put(mudguard(R + 0.03, 0.2, 40, 105, { deep: 0.05, taper: 0.3 }), REAR));
  addFairing(b, rng);
  const tank = streamlined(
    [
      -0.14, 0.8, 0.1, 0.08, 0.07, 2.3, 0, 0.83, 0.15, 0.11, 0.09, 2.5, 0.18, 0.84, 0.18, 0.13, 0.1, 2.5, 0.34, 0.82,
      0.16, 0.1, 0.1, 2.3,
    ],
    { nose: 0.06, tail: 0.04, around: 28 },
  );
  b.add('fuel tank', 'body', tank.shape, { detail: 1.4 });
  b.add(
    'fuel cap',
    'engine',
    solid.put(solid.cyl(0.035, 0.012, [0, 0, 0], 'y', { bevel: 0.003 }), [0, 0.972, 0.2], [4, 0, 0]),
  );
  b.add(
    'fuel cap bolts',
    'frame',
    fitting.bolts(
      0.005,
      outline.ngon(0.028, 5).map(([x, z]): Vec3 => [x, 0.98, 0.2 + z]),
      'y',
    ),
  );
  addTail(b);
  addBlock(b, [0, 0.4, 0.1], 0.36, 30);
  const spar = [
    [0.06, 0.82, 0.42],
    [0.17, 0.74, 0.26],
    [0.18, 0.6, -0.06],
    [0.14, 0.42, -0.22],
  ] as Vec3[];
  fitting.pair(
    b,
    'frame spar',
    'wheels',
    solid.bar(spar, { kind: 'rect', w: 0.035, h: 0.085, r: 0.012 }, { up: [1, 0, 0], spline: 'catmull' }),
  );
  fitting.pair(
    b,
    'swing arm',
    'frame',
    formed.board(
      [
        { at: [0.1, 0.42, -0.2], w: 0.05, h: 0.1, side: [1, 0, 0] },
        { at: [0.135, 0.4, -0.45], w: 0.045, h: 0.12, side: [1, 0, 0] },
        { at: [0.14, REAR[1], -0.74], w: 0.035, h: 0.07, side: [1, 0, 0] },
      ],
      0.012,
    ),
  );
  b.add('rear axle', 'chrome', solid.rod([-0.17, REAR[1], REAR[2]], [0.17, REAR[1], REAR[2]], 0.014));
  b.add('chain', 'trim', chainLoop(0.105, [-0.16, 0.42], 0.035, [REAR[2], REAR[1]], 0.1, 0.016));
  b.add('sprocket', 'wheels', solid.cyl(0.098, 0.008, [0.105, REAR[1], REAR[2]], 'x'));
  addPipes(b);
  if (bags)
    b.add(
      'top case',
      'seat',
      solid.put(formed.pad(outline.roundRect(0.24, 0.26, 0.06), 0.12, { crown: 0.03 }), [0, 0.93, -0.62]),
    );
  return [0, 0.83, -0.26];
}

/** Exhaust, bars, foot pegs, stand. */
function addPipes(b: Bench): void {
  b.add(
    'exhaust manifold',
    'exhaust',
    solid.many(
      [-0.12, -0.04, 0.04, 0.12].map((x) =>
        solid.tube(
          [
            [x, 0.56, 0.3],
            [x * 0.9, 0.46, 0.38],
            [x * 0.6, 0.3, 0.36],
            [x * 0.25, 0.22, 0.2],
          ],
          0.019,
        ),
      ),
    ),
  );
  b.add(
    'exhaust pipe',
    'exhaust',
    solid.tube(
      [
        [0, 0.23, 0.24],
        [-0.04, 0.22, 0],
        [-0.14, 0.26, -0.26],
        [-0.17, 0.34, -0.44],
      ],
      0.03,
    ),
  );
  const can = outline.superellipse(0.055, 0.075, 3, 20);
  b.add(
    'muffler',
    'exhaust',
    solid.bar(
      [
        [-0.175, 0.33, -0.4],
        [-0.2, 0.48, -0.88],
      ],
      { kind: 'polygon', points: can },
      { up: [0, 1, 0] },
    ),
  );
  b.add('muffler tip', 'trim', solid.rod([-0.198, 0.468, -0.85], [-0.2035, 0.502, -0.93], 0.036));
  addBars(
    b,
    [
      [0.09, 0.85, 0.45],
      [0.16, 0.865, 0.43],
      [0.31, 0.85, 0.36],
    ],
    false,
  );
  fitting.pair(b, 'foot peg', 'wheels', solid.rod([0.17, 0.36, -0.22], [0.27, 0.37, -0.24], 0.013));
  fitting.pair(
    b,
    'heel plate',
    'frame',
    solid.slab(
      outline.rounded(pairs([-0.16, 0.3, -0.28, 0.34, -0.3, 0.5, -0.2, 0.5]), 0.03),
      0.012,
      [0.178, 0, 0],
      'x',
    ),
  );
  b.add(
    'kick stand',
    'frame',
    solid.tube(
      [
        [0.12, 0.3, 0],
        [0.2, 0.14, -0.06],
        [0.26, 0.008, -0.12],
      ],
      0.012,
    ),
  );
  addSignals(b, [0.2, 0.62, 0.62], [0.13, 0.81, -0.86]);
}

function addFairing(b: Bench, rng: Rng): void {
  const nose = [
    0.28, 0.82, 0.2, 0.12, 0.16, 2.6, 0.44, 0.82, 0.2, 0.14, 0.17, 2.6, 0.6, 0.79, 0.16, 0.11, 0.13, 2.5, 0.72, 0.75,
    0.1, 0.06, 0.08, 2.3,
  ];
  const hollow: Shape = solid.box([0.34, 0.4, 0.3], [0, 0.8, 0.28], 0.05);
  b.add('nose fairing', 'body', solid.cut(streamlined(nose, { nose: 0.07, droop: 0.02, around: 28 }).shape, hollow), {
    detail: 1.5,
  });
  const plate = streamlined(nose, { nose: 0.07, droop: 0.02, around: 28, grow: 0.005 });
  const eye = outline.rounded(pairs([0.025, 0.73, 0.12, 0.76, 0.135, 0.8, 0.03, 0.77]), 0.015);
  fitting.pair(b, 'headlamp', 'lights', {
    op: 'clip',
    of: plate.shape,
    within: solid.slab(eye, 0.6, [0, 0, 0.95], 'z', { bevel: 0 }),
  });
  b.add('ram air intake', 'trim', {
    op: 'clip',
    of: plate.shape,
    within: solid.slab(outline.roundRect(0.09, 0.04, 0.015, 0, 0.7), 0.6, [0, 0, 0.98], 'z', { bevel: 0 }),
  });
  const screen: Shape = {
    op: 'sheet',
    thickness: 0.006,
    spline: 'catmull',
    grid: [0, 0.5, 1].map((v) =>
      [-1, -0.6, 0, 0.6, 1].map(
        (u): Vec3 => [u * (0.15 - 0.05 * v), 0.9 + 0.13 * v - 0.05 * u * u, 0.58 - 0.24 * v - 0.1 * u * u],
      ),
    ),
  };
  b.add('windscreen', b.tint('windows', { transmission: 0.5, color: '#5c6a70' }), screen);
  const side = outline.rounded(
    pairs([0.56, 0.76, 0.6, 0.6, 0.46, 0.38, 0.3, 0.2, -0.2, 0.2, -0.3, 0.28, -0.02, 0.36, 0.06, 0.56, 0.22, 0.74]),
    0.04,
  );
  const vent = outline.rounded(pairs([0.32, 0.5, 0.14, 0.38, 0.2, 0.34, 0.36, 0.42]), 0.02).reverse();
  const panel = solid.put(
    solid.slab(side, 0.02, [0, 0, 0], 'x', { bevel: 0.007, holes: [vent] }),
    [0.215, 0, 0],
    [0, 0, 7],
  );
  fitting.pair(b, 'side fairing', 'body', panel, { detail: 1.3 });
  const flash = outline.rounded(pairs([0.5, 0.7, 0.5, 0.62, -0.06, 0.24, -0.2, 0.24]), 0.01);
  if (rng.next() < 0.7)
    fitting.pair(
      b,
      'fairing stripe',
      b.tint('body', { color: '#f2f3f4' }),
      solid.put(solid.slab(flash, 0.004, [0.0105, 0, 0], 'x', { bevel: 0.001 }), [0.215, 0, 0], [0, 0, 7]),
    );
  b.add(
    'belly pan',
    'body',
    solid.put(
      streamlined(
        [
          -0.26, 0.2, 0.13, 0.05, 0.04, 3, 0, 0.19, 0.19, 0.05, 0.06, 3, 0.3, 0.22, 0.18, 0.06, 0.06, 3, 0.42, 0.3,
          0.14, 0.05, 0.05, 2.5,
        ],
        { around: 20 },
      ).shape,
      [0, 0, 0],
    ),
  );
  b.add('radiator', 'trim', solid.box([0.34, 0.26, 0.04], [0, 0.5, 0.44], 0.01, [20, 0, 0]));
  fitting.pair(b, 'mirror stem', 'trim', solid.rod([0.16, 0.9, 0.5], [0.3, 0.98, 0.48], 0.012));
  fitting.pair(b, 'mirror', 'body', { op: 'ball', r: [0.07, 0.035, 0.03], at: [0.33, 0.99, 0.48], rot: [0, 0, 12] });
  b.add(
    'instrument panel',
    'trim',
    solid.put(
      solid.box([0.2, 0.1, 0.03], [0, 0, 0], 0.012),
      onFork({ axle: FRONT, head: [0, 0.86, 0.46], half: 0.1, r: 0.02 }, 1.12, 0, 0.03),
      [-50, 0, 0],
    ),
  );
}

function addTail(b: Bench): void {
  const tail = streamlined(
    [
      -0.98, 0.9, 0.05, 0.03, 0.03, 2.3, -0.8, 0.885, 0.1, 0.045, 0.06, 2.6, -0.5, 0.82, 0.13, 0.05, 0.09, 2.8, -0.08,
      0.7, 0.13, 0.09, 0.09, 2.6,
    ],
    { around: 24, tail: 0.02 },
  );
  b.add('tail unit', 'body', tail.shape, { detail: 1.3 });
  const seat = outline.rounded(
    pairs([-0.08, 0.2, 0.08, 0.2, 0.15, -0.12, 0.13, -0.2, -0.13, -0.2, -0.15, -0.12]),
    0.06,
  );
  b.add('seat', 'seat', solid.put(formed.pad(seat, 0.05, { crown: 0.015 }), [0, 0.765, -0.28], [4, 0, 0]));
  b.add(
    'pillion seat',
    'seat',
    solid.put(formed.pad(outline.roundRect(0.19, 0.26, 0.07), 0.045, { crown: 0.015 }), [0, 0.87, -0.64], [11, 0, 0]),
  );
  fitting.pair(
    b,
    'subframe tube',
    'frame',
    solid.tube(
      [
        [0.12, 0.6, -0.12],
        [0.11, 0.74, -0.5],
        [0.08, 0.83, -0.8],
      ],
      0.014,
    ),
  );
}
