import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, mudguard, pairs, steps } from '../../kits/vehicle/index.ts';
import type { Chassis } from './chassis.ts';

/** A cab over the engine: recessed glass, doors with handles and steps, grille, lamps, mirrors, wipers, visor. */
export function addCab(b: Bench, c: Chassis, rng: Rng, roof: 'beacons' | 'deflector' | 'lamps'): void {
  const f = c.front;
  const high = 2.78 + rng.range(-0.06, 0.1);
  const [w, y0] = [c.w, 0.62];
  const lean = rng.range(0.1, 0.2);
  const side = outline.rounded(
    pairs([
      f - 0.02,
      y0,
      f,
      1.6,
      f - lean,
      high - 0.18,
      f - lean - 0.3,
      high,
      f - 1.95,
      high,
      f - 1.98,
      high - 0.2,
      f - 1.98,
      0.85,
      f - 1.72,
      0.85,
      f - 1.72,
      y0,
    ]),
    [0.08, 0.2, 0.22, 0.22, 0.18, 0.1, 0.05, 0.02, 0.04],
  );
  const arch = solid.cyl(0.6, 4, [0, c.r, c.axles[0]], 'x', { bevel: 0, segments: 40 });
  const slope = lean / (high - 1.8);
  const zAt = (y: number): number => f - Math.max(0, y - 1.68) * slope;
  const doors: Vec2[] = pairs([
    f - 0.42,
    1.72,
    f - 0.42 - lean * 0.7,
    high - 0.26,
    f - 1.24,
    high - 0.26,
    f - 1.24,
    1.72,
  ]);
  const quarter: Vec2[] = pairs([f - 1.46, 1.9, f - 1.46, high - 0.26, f - 1.82, high - 0.26, f - 1.82, 1.9]);
  const left = [doors, quarter].map((o) => coach.opening(o, 'x', w, 0.05));
  const right = [doors, quarter].map((o) => coach.opening(o, 'x', -w, 0.05));
  const screen = outline.rounded(
    pairs([-w + 0.16, 1.72, w - 0.16, 1.72, w - 0.2, high - 0.3, -w + 0.2, high - 0.3]),
    0.08,
  );
  const tilt = (Math.atan(slope) * 180) / Math.PI;
  const flat = (d: number) =>
    solid.put(
      solid.slab(
        screen.map(([x, y]): Vec2 => [x, y - 1.7]),
        d,
        [0, 0, 0],
        'z',
        { bevel: 0 },
      ),
      [0, 1.7, f],
      [-tilt, 0, 0],
    );
  const shell = solid.slab(side, 2 * w, [0, 0, 0], 'x', { bevel: 0.07 });
  b.add('cab', 'cab', solid.cut(shell, arch, ...left.map((o) => o.tool), ...right.map((o) => o.tool), flat(0.1)), {
    detail: 1.5,
  });
  b.add('windscreen', 'windows', solid.put(flat(0.06), [0, 0, -0.05]));
  for (const [i, o] of left.entries()) b.add(i ? 'left quarter window' : 'left door window', 'windows', o.pane);
  for (const [i, o] of right.entries()) b.add(i ? 'right quarter window' : 'right door window', 'windows', o.pane);
  coach.wipers(b, zAt(1.95) - 0.01, 1.72, w - 0.3, 0.8);
  b.add(
    'sun visor',
    'windows',
    solid.put(
      solid.slab(outline.roundRect(2 * w - 0.3, 0.24, 0.06), 0.025, [0, 0, 0], 'z', { bevel: 0.008 }),
      [0, high - 0.16, zAt(high - 0.16) + 0.12],
      [-38, 0, 0],
    ),
  );
  addCabFittings(f, lean, high, b, w, c, roof);
}

/** What is fitted to it. */
function addCabFittings(
  f: number,
  lean: number,
  high: number,
  b: Bench,
  w: number,
  c: Chassis,
  roof: 'beacons' | 'deflector' | 'lamps',
): void {
  const door: Vec2[] = pairs([
    f - 0.32,
    1.16,
    f - 0.36 - lean,
    high - 0.18,
    f - 1.34,
    high - 0.18,
    f - 1.34,
    1.3,
    f - 1.7,
    1.24,
  ]).slice(0, 4);
  fitting.pair(b, 'door seam', 'trim', coach.seam(door, w - 0.005));
  fitting.pair(b, 'door handle', 'trim', solid.box([0.04, 0.05, 0.2], [w + 0.012, 1.5, f - 1.2], 0.012));
  fitting.pair(
    b,
    'grab rail',
    'chrome',
    solid.tube(
      [
        [w - 0.01, 1.4, f - 1.42],
        [w + 0.05, 1.44, f - 1.42],
        [w + 0.05, 2.2, f - 1.42],
        [w - 0.01, 2.24, f - 1.42],
      ],
      0.018,
    ),
  );
  fitting.pair(
    b,
    'steps',
    'trim',
    solid.many(
      [0.66, 0.95].map((y, i) =>
        solid.box([0.24 - i * 0.06, 0.05, 0.4], [w - 0.13 + i * 0.05, y - 0.06, f - 0.3], 0.012),
      ),
    ),
  );
  coach.mirrors(b, [w - 0.02, 2.05, f - 0.32], [w + 0.24, 2.02, f - 0.12], [0.2, 0.5]);
  addFront(b, c, w, f);
  fitting.pair(
    b,
    'wheel arch',
    'trim',
    solid.put(mudguard(0.61, 0.2, -8, 188, { deep: 0.01, thick: 0.05, taper: 0 }), [w - 0.07, c.r, c.axles[0]]),
  );
  if (roof === 'beacons') {
    b.add('light bar base', 'trim', solid.box([1.6, 0.06, 0.24], [0, high + 0.03, f - 0.8], 0.02));
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(`${name} beacon`, 'beacon', solid.box([0.6, 0.15, 0.26], [s * 0.46, high + 0.12, f - 0.8], 0.05));
    b.add('siren speaker', 'chrome', solid.box([0.26, 0.12, 0.2], [0, high + 0.11, f - 0.8], 0.03));
  } else {
    b.add(
      'marker lamps',
      'beacon',
      solid.many(
        steps(-0.8, 0.8, 5).map((x) => solid.box([0.12, 0.05, 0.07], [x, high + 0.015, f - lean - 0.4], 0.015)),
      ),
    );
    if (roof === 'deflector')
      b.add(
        'wind deflector',
        'cab',
        solid.slab(
          outline.rounded(pairs([f - 0.75, high - 0.02, f - 1.9, high + 0.56, f - 1.9, high - 0.02]), 0.05),
          1.9,
          [0, 0, 0],
          'x',
          { bevel: 0.05 },
        ),
      );
  }
  b.add(
    'exhaust stack',
    'chrome',
    solid.tube(
      [
        [-w + 0.3, 0.9, f - 2.06],
        [-w + 0.3, high + 0.3, f - 2.06],
        [-w + 0.3, high + 0.45, f - 2.18],
      ],
      0.06,
      { cap: 'flat', spline: 'linear' },
    ),
  );
}

/** Bumper, grille, lamps, plate, badge. */
function addFront(b: Bench, c: Chassis, w: number, f: number): void {
  const y = 0.62;
  b.add(
    'front bumper',
    'trim',
    solid.slab(
      outline.rounded(
        pairs([-w - 0.02, -(f - 0.5), -w - 0.02, -(f + 0.06), w + 0.02, -(f + 0.06), w + 0.02, -(f - 0.5)]),
        [0.02, 0.16, 0.16, 0.02],
      ),
      0.38,
      [0, y - 0.02, 0],
      'y',
      { bevel: 0.04 },
    ),
  );
  coach.grille(b, 'chrome', [0, 1.26, f + 0.004], 1.5, 0.56, 5);
  const lamp = solid.slab(outline.roundRect(0.4, 0.2, 0.06), 0.06, [0, 0, 0], 'z', { bevel: 0.02 });
  fitting.pair(b, 'headlamp', 'lights', solid.put(lamp, [w - 0.34, y + 0.02, f + 0.06]));
  fitting.pair(
    b,
    'headlamp bezel',
    'chrome',
    solid.put(fitting.surround(0.4, 0.2, 0.06, 0.05, 0.025), [w - 0.34, y + 0.02, f + 0.068]),
  );
  const amber = b.tint('beacon', {});
  fitting.pair(b, 'indicator', amber, solid.box([0.05, 0.16, 0.12], [w + 0.005, y + 0.02, f - 0.18], 0.02));
  coach.lamps(b, 'fog lamp', 'lights', [0.5, y - 0.08, f + 0.06], 0.07, 1);
  b.add(
    'front number plate',
    b.tint('trim', { color: '#e9e7dc' }),
    solid.box([0.5, 0.12, 0.02], [0, y - 0.02, f + 0.065], 0.004),
  );
  b.add('badge', 'chrome', solid.put(solid.cyl(0.09, 0.02, [0, 0, 0], 'z', { bevel: 0.005 }), [0, 1.26, f + 0.04]));
  b.add(
    'tow hooks',
    'frame',
    solid.both(solid.hoop(0.05, { kind: 'circle', r: 0.016 }, [0.8, y - 0.14, f + 0.07], 'x', 14)),
  );
  b.add('engine', 'frame', solid.box([1.2, 0.5, 1.3], [0, 0.84, c.axles[0] + 0.1], 0.05), { hidden: true });
}
