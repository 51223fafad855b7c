import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, chainLoop, fitting, mudguard, pairs, shock, streamlined } from '../../kits/vehicle/index.ts';
import { addTwin } from './engine.ts';
import { addFork, type Fork, onFork } from './fork.ts';
import { addBars, addBrake, addHeadlamp, addSignals } from './front.ts';

const R = 0.325;
const REAR: Vec3 = [0, 0.32, -0.76];

/** A low bike with a V-twin, teardrop tank, deep fenders and pulled-back bars. Returns the place to sit. */
export function buildCruiser(b: Bench, rng: Rng, bags: boolean): Vec3 {
  const rake = rng.range(0, 0.12);
  const wire = rng.next() < 0.6;
  const front: Vec3 = [0, R, 0.86 + rake];
  const f: Fork = { axle: front, head: [0, 0.93, 0.46], half: 0.095, r: 0.022 };
  addCycleWheel(b, 'front', { r: R, w: 0.11, face: wire ? 'wire' : 'cast', spokes: wire ? 28 : 7, hub: 0.05 }, front);
  addCycleWheel(
    b,
    'rear',
    { r: REAR[1], w: 0.16, face: wire ? 'wire' : 'cast', spokes: wire ? 28 : 7, hub: 0.06 },
    REAR,
  );
  addFork(b, f);
  addBrake(b, 'front', front, 0.15, 0.066, true);
  addBrake(b, 'rear', REAR, 0.14, 0.085, false);
  b.add('front fender', 'body', solid.put(mudguard(R + 0.035, 0.15, 15, 165, { deep: 0.07 }), front));
  b.add('rear fender', 'body', solid.put(mudguard(R + 0.045, 0.21, 20, 172, { deep: 0.1 }), REAR));
  fitting.pair(
    b,
    'fender strut',
    'chrome',
    solid.bar(
      [
        [0.108, 0.62, -0.52],
        [0.112, 0.66, -0.86],
      ],
      { kind: 'rect', w: 0.012, h: 0.045 },
      { up: [0, 1, 0] },
    ),
  );
  addHeadlamp(b, onFork(f, 0.84, 0, 0.12), 0.092);
  addBars(b, [onFork(f, 1.02), [0.08, 0.99, 0.46], [0.2, 1.1, 0.42], [0.34, 1.1, 0.28], [0.42, 1.06, 0.1]], true);
  addTank(b);
  const seat = outline.rounded(
    pairs([-0.1, 0.24, 0.1, 0.24, 0.17, -0.14, 0.14, -0.24, -0.14, -0.24, -0.17, -0.14]),
    0.08,
  );
  b.add('seat', 'seat', solid.put(formed.pad(seat, 0.07, { crown: 0.02 }), [0, 0.665, -0.22], [-4, 0, 0]));
  b.add(
    'seat piping',
    b.tint('seat', { color: '#3a3634' }),
    solid.put(formed.piping(seat, 0.045, 0.006), [0, 0.665, -0.22], [-4, 0, 0]),
  );
  const pillion = outline.rounded(pairs([-0.11, 0.17, 0.11, 0.17, 0.1, -0.17, -0.1, -0.17]), 0.07);
  b.add('pillion seat', 'seat', solid.put(formed.pad(pillion, 0.05, { crown: 0.02 }), [0, 0.695, -0.62], [8, 0, 0]));
  b.add(
    'sissy bar',
    'chrome',
    solid.tube(
      [
        [0.09, 0.66, -0.8],
        [0.09, 0.98, -0.9],
        [-0.09, 0.98, -0.9],
        [-0.09, 0.66, -0.8],
      ],
      0.01,
    ),
  );
  b.add(
    'back rest',
    'seat',
    solid.put(formed.pad(outline.roundRect(0.18, 0.17, 0.05), 0.035), [0, 0.88, -0.875], [82, 0, 0]),
  );
  addTwin(b, [0, 0.36, 0.06]);
  addFrame(b, f);
  addExhaust(b, rng.next() < 0.5);
  addSignals(b, [0.17, 0.84, 0.5], [0.15, 0.56, -1.05]);
  b.add('belt', 'trim', chainLoop(0.1, [-0.14, 0.36], 0.05, [REAR[2], REAR[1]], 0.11, 0.022));
  b.add('belt pulley', 'wheels', solid.cyl(0.105, 0.02, [0.1, REAR[1], REAR[2]], 'x'));
  fitting.pair(b, 'floor board', 'trim', solid.box([0.1, 0.02, 0.24], [0.22, 0.24, 0.24], 0.008, [-6, 0, 0]));
  fitting.pair(b, 'floor board bracket', 'frame', solid.rod([0.1, 0.26, 0.24], [0.22, 0.24, 0.24], 0.012));
  b.add(
    'kick stand',
    'frame',
    solid.tube(
      [
        [0.12, 0.22, 0.02],
        [0.2, 0.1, -0.03],
        [0.27, 0.008, -0.1],
      ],
      0.012,
    ),
  );
  if (bags) addBags(b);
  return [0, 0.75, -0.2];
}

function addTank(b: Bench): void {
  const rows = [
    -0.06, 0.74, 0.08, 0.06, 0.05, 2.2, 0.08, 0.77, 0.13, 0.085, 0.07, 2.3, 0.26, 0.8, 0.165, 0.1, 0.09, 2.3, 0.4, 0.81,
    0.13, 0.09, 0.08, 2.1,
  ];
  const tank = streamlined(rows, { nose: 0.08, tail: 0.05, around: 28 });
  const swoosh = streamlined(rows, { nose: 0.08, tail: 0.05, around: 28, grow: 0.003 });
  b.add('fuel tank', 'body', tank.shape, { detail: 1.6 });
  const flame = outline.rounded(
    pairs([-0.02, 0.75, 0.12, 0.74, 0.36, 0.76, 0.42, 0.81, 0.3, 0.815, 0.12, 0.795]),
    0.02,
  );
  fitting.pair(b, 'tank badge', 'chrome', {
    op: 'clip',
    of: swoosh.shape,
    within: solid.slab(
      flame.map(([z, y]): Vec2 => [0.16 + (z - 0.2) * 0.7, 0.79 + (y - 0.78) * 0.6]),
      0.4,
      [0.22, 0, 0],
      'x',
      { bevel: 0 },
    ),
  });
  b.add(
    'tank console',
    'trim',
    solid.put(
      solid.slab(outline.roundRect(0.075, 0.3, 0.036), 0.02, [0, 0, 0], 'y', { bevel: 0.008 }),
      [0, 0.892, 0.22],
      [-8, 0, 0],
    ),
  );
  b.add(
    'fuel cap',
    'chrome',
    solid.put(solid.cyl(0.028, 0.02, [0, 0, 0], 'y', { bevel: 0.004 }), [0, 0.915, 0.31], [-8, 0, 0]),
  );
  b.add(
    'speedometer',
    'chrome',
    solid.turned(pairs([0, 0, 0.042, 0, 0.046, 0.03, 0, 0.03]), [0, 0.885, 0.16], { bevel: 0.006 }),
  );
  b.add(
    'speedometer dial',
    { base: 'plastic', color: '#f1efe6', rough: 0.3 },
    solid.cyl(0.037, 0.006, [0, 0.917, 0.16], 'y'),
  );
}

function addFrame(b: Bench, f: { head: Vec3 }): void {
  const tube = (path: readonly Vec3[]) => solid.tube(path, 0.016);
  fitting.pair(
    b,
    'frame cradle',
    'frame',
    tube([
      [0.03, 0.82, 0.48],
      [0.09, 0.55, 0.42],
      [0.1, 0.24, 0.34],
      [0.1, 0.22, -0.1],
      [0.11, 0.36, -0.34],
      [0.1, 0.62, -0.4],
    ]),
  );
  b.add(
    'top tube',
    'frame',
    solid.tube(
      [
        [0, f.head[1] - 0.1, 0.42],
        [0, 0.7, 0.1],
        [0, 0.64, -0.36],
      ],
      0.022,
    ),
  );
  fitting.pair(
    b,
    'swing arm',
    'frame',
    solid.bar(
      [
        [0.1, 0.34, -0.3],
        [0.11, 0.33, -0.8],
      ],
      { kind: 'rect', w: 0.028, h: 0.05, r: 0.01 },
      { up: [0, 1, 0] },
    ),
  );
  b.add('rear axle', 'chrome', solid.rod([-0.14, REAR[1], REAR[2]], [0.14, REAR[1], REAR[2]], 0.013));
  const s = shock([0.125, 0.36, -0.72], [0.12, 0.64, -0.5], 0.032);
  fitting.pair(b, 'shock absorber', 'chrome', s.rod);
  fitting.pair(b, 'shock spring', 'chrome', s.spring);
  const box = solid.slab(
    outline.rounded(pairs([-0.22, 0.44, -0.36, 0.44, -0.4, 0.6, -0.18, 0.6]), 0.04),
    0.2,
    [0, 0, 0],
    'x',
    { bevel: 0.02 },
  );
  b.add('oil tank', 'body', box);
}

function addExhaust(b: Bench, straight: boolean): void {
  const end: Vec3 = straight ? [-0.19, 0.27, -0.9] : [-0.2, 0.3, -0.96];
  const pipe = (p: readonly Vec3[]) => solid.tube(p, 0.023);
  b.add(
    'front exhaust pipe',
    'exhaust',
    pipe([
      [-0.05, 0.56, 0.24],
      [-0.12, 0.5, 0.33],
      [-0.16, 0.3, 0.32],
      [-0.17, 0.2, 0.14],
      [-0.18, 0.2, -0.3],
    ]),
  );
  b.add(
    'rear exhaust pipe',
    'exhaust',
    pipe([
      [-0.06, 0.55, -0.16],
      [-0.16, 0.5, -0.19],
      [-0.19, 0.36, -0.16],
      [-0.2, 0.3, -0.26],
      [-0.2, 0.3, -0.4],
    ]),
  );
  const can = (from: Vec3, to: Vec3) =>
    solid.bar(
      [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to],
      { kind: 'circle', r: 0.043 },
      { taper: [0.62, 1, 0.92], spline: 'catmull', cap: 'round' },
    );
  b.add('lower muffler', 'exhaust', can([-0.18, 0.2, -0.26], [end[0], end[1] - 0.075, end[2]]));
  b.add('upper muffler', 'exhaust', can([-0.2, 0.3, -0.36], [end[0], end[1] + 0.03, end[2] + 0.02]));
  b.add(
    'heat shield',
    'exhaust',
    solid.bar(
      [
        [-0.205, 0.2, 0.06],
        [-0.212, 0.2, -0.24],
      ],
      { kind: 'ellipse', rx: 0.006, ry: 0.022 },
      { up: [0, 1, 0] },
    ),
  );
}

function addBags(b: Bench): void {
  const bag = outline.rounded(pairs([-0.55, 0.34, -0.56, 0.62, -0.98, 0.62, -0.98, 0.38]), 0.07);
  fitting.pair(b, 'saddle bag', 'seat', solid.slab(bag, 0.14, [0.225, 0, 0], 'x', { bevel: 0.03 }));
  fitting.pair(
    b,
    'saddle bag flap',
    b.tint('seat', { color: '#2b2624' }),
    solid.slab(
      outline.rounded(pairs([-0.54, 0.52, -0.55, 0.64, -0.99, 0.64, -0.99, 0.52]), 0.04),
      0.165,
      [0.228, 0, 0],
      'x',
      { bevel: 0.03 },
    ),
  );
  fitting.pair(
    b,
    'saddle bag buckles',
    'chrome',
    solid.many([-0.66, -0.86].map((z) => solid.box([0.012, 0.06, 0.03], [0.313, 0.5, z], 0.004))),
  );
}
