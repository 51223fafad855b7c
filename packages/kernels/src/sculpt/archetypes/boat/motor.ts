import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, type ShipHull, shipHull } from '../../kits/vehicle/index.ts';

/** A runabout: deep V hull, raked screen, stitched seats, outboard engine, bow rail. */
export function buildSpeed(b: Bench, rng: Rng): number {
  const hull = shipHull(
    [
      -2.9, 1.02, 0.95, 0.16, 3.4, -2, 1.08, 0.96, 0.06, 3, 0, 1.08, 1.02, 0.02, 2.4, 1.6, 0.84, 1.12, 0.1, 1.8, 2.7,
      0.38, 1.22, 0.4, 1.4, 3.2, 0.03, 1.28, 0.8, 1.2,
    ],
    0.05,
  );
  const stripe = {
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'span' as const, dir: [0, 1, -0.06] as Vec3, from: 0.62, to: 0.625 },
        { kind: 'span' as const, dir: [0, -1, 0.06] as Vec3, from: -0.8, to: -0.795 },
      ],
    },
    material: { color: b.tint('cabin', {}).color },
  };
  b.add('hull', b.tint('hull', { layers: [stripe] }), hull.shell, { detail: 1.6 });
  b.add('fore deck', 'hull', hull.deck({ down: 0.03, thick: 0.05, z0: 0.55, z1: 3.05 }));
  b.add('cockpit floor', 'deck', hull.deck({ at: 0.34, thick: 0.04, z0: -2.8, z1: 0.7 }), { grain: [0, 0, 1] });
  b.add(
    'side decks',
    'hull',
    solid.both(
      solid.bar(hull.rail(-0.1, -0.02, -2.85, 0.7), { kind: 'rect', w: 0.22, h: 0.06, r: 0.02 }, { up: [0, 1, 0] }),
    ),
  );
  fitting.pair(
    b,
    'rub rail',
    'metal',
    solid.bar(hull.rail(0.012, -0.04, -2.88, 3.1), { kind: 'rect', w: 0.035, h: 0.05, r: 0.012 }, { up: [0, 1, 0] }),
  );
  addSpeedFittings(b);
  b.add(
    'rear bench back',
    'seats',
    solid.put(formed.pad(outline.roundRect(1.6, 0.44, 0.1), 0.12), [0, 0.94, -2.05], [82, 0, 0]),
  );
  b.add('sun pad', 'seats', solid.put(formed.pad(outline.roundRect(1.5, 0.6, 0.15), 0.1), [0, 0.92, -2.48]));
  b.add('bench base', 'hull', solid.box([1.7, 0.56, 0.9], [0, 0.62, -2.2], 0.04));
  const bow = hull.rail(-0.1, 0.02, 1.1, 3.0).filter((_, i) => i % 2 === 0);
  fitting.pair(b, 'bow rail', 'metal', fitting.railing(bow, 0.24, 0.018, 0));
  b.add(
    'cleats',
    'metal',
    solid.many(
      [
        [0, 1.27, 2.75],
        [0.86, 0.98, -2.5],
        [-0.86, 0.98, -2.5],
      ].map(([x, y, z]) => solid.box([0.06, 0.05, 0.2], [x, y, z], 0.018)),
    ),
  );
  b.add(
    'navigation lamps',
    { base: 'lamp', color: '#e03028', emissive: '#ff2a1c', emissiveStrength: 0.7 },
    solid.box([0.14, 0.05, 0.08], [0, 1.29, 2.95], 0.02),
  );
  b.add(
    'hatch',
    'cabin',
    solid.slab(outline.roundRect(0.6, 0.6, 0.08, 0, -1.75), 0.04, [0, 1.1, 0], 'y', { bevel: 0.01 }),
  );
  b.add('flag staff', 'metal', solid.rod([0.7, 0.95, -2.8], [0.7, 1.6, -3.0], 0.012));
  addOutboard(b, -3.0 + rng.range(-0.02, 0.02), 1);
  b.add('swim platform', 'deck', solid.both(solid.box([0.5, 0.05, 0.4], [0.68, 0.42, -3.05], 0.02)));
  return 0.72;
}

/** What is fitted to it. */
function addSpeedFittings(b: Bench): void {
  b.add(
    'dashboard',
    'hull',
    solid.slab(outline.rounded(pairs([0.5, 0.34, 0.75, 0.34, 0.78, 1.1, 0.55, 1.16]), 0.06), 1.7, [0, 0, 0], 'x', {
      bevel: 0.03,
    }),
  );
  const screen = [0, 0.5, 1].map((v) =>
    [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map(
      (u): Vec3 => [u * (0.98 - 0.1 * v), 1.06 + 0.4 * v - 0.03 * u * u, 0.98 - 0.3 * v - 0.5 * u * u],
    ),
  );
  b.add('windscreen', b.tint('windows', { transmission: 0.6, color: '#6c8490' }), {
    op: 'sheet',
    grid: screen,
    thickness: 0.02,
    spline: 'catmull',
  });
  b.add('windscreen frame', 'metal', solid.tube(screen[2], 0.02));
  b.add(
    'steering wheel',
    'engine',
    solid.put(
      solid.many([
        solid.hoop(0.17, { kind: 'circle', r: 0.016 }, [0, 0, 0], 'z', 24),
        solid.box([0.32, 0.03, 0.02], [0, 0, 0], 0.006),
        solid.cyl(0.04, 0.04, [0, 0, 0], 'z'),
      ]),
      [-0.42, 0.92, 0.4],
      [-30, 0, 0],
    ),
  );
  b.add(
    'gauges',
    'windows',
    solid.many([-0.62, -0.42, -0.22].map((x) => solid.cyl(0.06, 0.03, [x, 1.16, 0.63], 'y', { bevel: 0.008 }))),
  );
  b.add(
    'throttle',
    'metal',
    solid.many([
      solid.box([0.06, 0.12, 0.12], [-0.9, 0.94, -0.1], 0.015),
      solid.rod([-0.88, 0.98, -0.1], [-0.86, 1.12, -0.02], 0.014),
    ]),
  );
  for (const [side, x] of [
    ['right', -0.45],
    ['left', 0.45],
  ] as const) {
    b.add(
      `${side} seat`,
      'seats',
      solid.put(formed.pad(outline.roundRect(0.5, 0.48, 0.1), 0.14, { crown: 0.03 }), [x, 0.6, -0.35]),
    );
    b.add(
      `${side} seat back`,
      'seats',
      solid.put(formed.pad(outline.roundRect(0.48, 0.5, 0.12), 0.12), [x, 0.98, -0.58], [78, 0, 0]),
    );
    b.add(`${side} seat base`, 'engine', solid.box([0.36, 0.28, 0.36], [x, 0.48, -0.35], 0.03));
  }
  b.add(
    'rear bench',
    'seats',
    solid.put(formed.pad(outline.roundRect(1.6, 0.5, 0.1), 0.14, { crown: 0.03 }), [0, 0.6, -1.75]),
  );
}

/** An outboard engine on the transom at z. */
export function addOutboard(b: Bench, z: number, k: number): void {
  const cowl = outline.rounded(
    pairs([z - 0.5 * k, 0.9, z + 0.05, 0.9, z + 0.08, 1.3, z - 0.1, 1.46, z - 0.45 * k, 1.42, z - 0.55 * k, 1.1]),
    0.08,
  );
  b.add('outboard cowling', 'engine', solid.slab(cowl, 0.42 * k, [0, 0, 0], 'x', { bevel: 0.09 }));
  b.add(
    'outboard stripe',
    'cabin',
    solid.slab(
      outline.rounded(pairs([z - 0.53 * k, 1.06, z + 0.06, 1.06, z + 0.07, 1.14, z - 0.54 * k, 1.14]), 0.01),
      0.426 * k,
      [0, 0, 0],
      'x',
      { bevel: 0.08 },
    ),
    { hidden: true },
  );
  b.add(
    'outboard leg',
    'engine',
    solid.slab(
      outline.rounded(
        pairs([z - 0.34, 0.95, z - 0.08, 0.95, z - 0.14, 0.2, z - 0.12, -0.02 + 0.12, z - 0.42, 0.1, z - 0.38, 0.3]),
        0.04,
      ),
      0.12,
      [0, 0, 0],
      'x',
      { bevel: 0.04 },
    ),
  );
  b.add(
    'cavitation plate',
    'engine',
    solid.slab(
      outline.rounded(pairs([-0.14, -(z - 0.55), 0.14, -(z - 0.55), 0.1, -(z - 0.1), -0.1, -(z - 0.1)]), 0.05),
      0.025,
      [0, 0.32, 0],
      'y',
    ),
  );
  b.add(
    'gear case',
    'engine',
    solid.turned(pairs([0, -0.3, 0.05, -0.28, 0.07, -0.1, 0.06, 0.12, 0, 0.22]), [0, 0.16, z - 0.25], {
      axis: 'z',
      smooth: true,
    }),
  );
  b.add('propeller', 'metal', {
    op: 'placed',
    of: fitting.propeller([0, 0, 0], 0.15, 0.12, 3, 0.04),
    places: [{ at: [0, 0.16, z - 0.56], rot: [0, 180, 0] }],
  });
  b.add('transom bracket', 'metal', solid.box([0.3, 0.4, 0.16], [0, 0.78, z + 0.02], 0.03));
}

/** A trawler: high bow, wheelhouse with a mast, net drum, gallows, buoys, tyres along the side. */
export function buildFishing(b: Bench, rng: Rng): number {
  const hull = shipHull(
    [
      -4, 1.3, 1.6, 0.4, 3, -3.4, 1.5, 1.5, 0.12, 2.8, -1, 1.65, 1.4, 0, 2.4, 1, 1.6, 1.55, 0, 2.2, 2.8, 1.1, 2.0, 0.15,
      1.8, 3.9, 0.4, 2.5, 0.7, 1.4, 4.4, 0.04, 2.75, 1.3, 1.2,
    ],
    0.08,
  );
  const paint = b.tint('hull', {
    layers: [
      { mask: { kind: 'span', dir: [0, -1, 0], from: -0.72, to: -0.7 }, material: { color: '#eceae2' } },
      { mask: { kind: 'span', dir: [0, -1, 0], from: -0.6, to: -0.58 }, material: { color: '#8f2a22' } },
    ],
  });
  b.add('hull', paint, hull.shell, { detail: 1.6 });
  b.add('deck', 'deck', hull.deck({ down: 0.5, thick: 0.06, z0: -3.95, z1: 3.9 }), { grain: [0, 0, 1] });
  fitting.pair(
    b,
    'rail',
    'trim',
    solid.bar(hull.rail(-0.02, 0.03, -4, 4.3), { kind: 'rect', w: 0.2, h: 0.08, r: 0.02 }, { up: [0, 1, 0] }),
  );
  fitting.pair(
    b,
    'rub strake',
    'trim',
    solid.bar(hull.strake(0.78, 0.02, -3.9, 4.1), { kind: 'rect', w: 0.07, h: 0.12, r: 0.02 }, { up: [0, 1, 0] }),
  );
  const [z0, z1, y0] = [0.3, 2.1, 1.05];
  const y1 = 3.05 + rng.range(-0.05, 0.1);
  const side: Vec2[] = outline.rounded(pairs([z0, y0, z1, y0, z1 - 0.05, 2.1, z1 - 0.22, y1, z0 + 0.05, y1]), 0.05);
  const win = coach.row(z0 + 0.2, z1 - 0.4, 2.2, 2.75, 2, 0.12);
  const cuts = win.flatMap((o) => [coach.opening(o, 'x', 0.85, 0.03, 0.06), coach.opening(o, 'x', -0.85, 0.03, 0.06)]);
  b.add(
    'wheelhouse',
    'cabin',
    solid.cut(solid.slab(side, 1.7, [0, 0, 0], 'x', { bevel: 0.04 }), ...cuts.map((o) => o.tool)),
  );
  b.add('side windows', 'windows', solid.many(cuts.map((o) => o.pane)));
  b.add(
    'front windows',
    'windows',
    solid.put(
      solid.many([-0.52, 0, 0.52].map((x) => solid.box([0.44, 0.56, 0.05], [x, 0, 0], 0.03))),
      [0, 2.48, z1 - 0.12],
      [-10.5, 0, 0],
    ),
  );
  b.add('wheelhouse roof', 'hull', solid.box([2.0, 0.1, 2.2], [0, y1 + 0.04, (z0 + z1) / 2 - 0.05], 0.03));
  b.add(
    'door',
    'trim',
    solid.slab(outline.roundRect(0.6, 1.5, 0.08, 0, 1.9), 0.06, [0, 0, z0 - 0.01], 'z', { bevel: 0.015 }),
  );
  b.add('door knob', 'metal', { op: 'ball', r: 0.04, at: [0.2, 1.85, z0 - 0.06] });
  b.add('mast', 'trim', solid.rod([0, y1, 0.7], [0, y1 + 2.3, 0.6], 0.08, 0.05));
  b.add('boom', 'trim', solid.rod([0, y1 + 0.5, 0.65], [0, y1 + 1.2, -2.9], 0.06, 0.045));
  b.add(
    'rigging',
    'ropes',
    solid.many(
      [
        [0, y1 + 2.2, 0.6, 0, 2.8, 4.2],
        [0, y1 + 2.15, 0.58, 0, y1 + 1.2, -2.85],
        [0.02, y1 + 2.1, 0.6, 1.5, 1.5, -0.6],
        [-0.02, y1 + 2.1, 0.6, -1.5, 1.5, -0.6],
        [0, y1 + 1.15, -2.8, 0, 1.9, -2.9],
      ].map(([a, c, d, e, g, h]) => solid.rod([a, c, d], [e, g, h], 0.018)),
    ),
  );
  b.add(
    'mast lamp',
    { base: 'lamp', color: '#f4efd0', emissive: '#fff0c0', emissiveStrength: 0.8 },
    { op: 'ball', r: 0.1, at: [0, y1 + 2.36, 0.6] },
  );
  b.add(
    'radar',
    'metal',
    solid.many([
      solid.rod([0.5, y1 + 0.08, 1.3], [0.5, y1 + 0.5, 1.3], 0.04),
      solid.box([0.9, 0.09, 0.14], [0.5, y1 + 0.54, 1.3], 0.03),
    ]),
  );
  b.add(
    'gallows',
    'metal',
    solid.tube(
      [
        [1.15, 1.2, -3.5],
        [1.1, 2.9, -3.6],
        [0.9, 3.1, -3.6],
        [-0.9, 3.1, -3.6],
        [-1.1, 2.9, -3.6],
        [-1.15, 1.2, -3.5],
      ],
      0.08,
    ),
  );
  addFishingFittings(b, hull);
  return 1.1;
}

/** What is fitted to it. */
function addFishingFittings(b: Bench, hull: ShipHull): void {
  b.add(
    'net drum',
    'metal',
    solid.many([
      solid.rod([-0.9, 1.5, -2.6], [0.9, 1.5, -2.6], 0.12),
      solid.cyl(0.5, 0.06, [0.85, 1.5, -2.6], 'x'),
      solid.cyl(0.5, 0.06, [-0.85, 1.5, -2.6], 'x'),
    ]),
  );
  b.add(
    'net',
    b.tint('ropes', { base: 'knit', color: '#3c7a5a' }),
    solid.turned(
      pairs([0.1, -0.8, 0.34, -0.8, 0.42, -0.4, 0.36, 0, 0.43, 0.4, 0.35, 0.8, 0.1, 0.8, 0.1, -0.8]),
      [0, 1.5, -2.6],
      { axis: 'x', bevel: 0.03 },
    ),
  );
  b.add(
    'drum stand',
    'trim',
    solid.both(solid.slab(pairs([-2.95, 1.0, -2.25, 1.0, -2.5, 1.55, -2.7, 1.55]), 0.08, [0.96, 0, 0], 'x')),
  );
  fitting.pair(
    b,
    'side tyres',
    b.tint('engine', { base: 'rubber' }),
    solid.many(
      [-2.2, -0.4, 1.3].map((z) =>
        solid.put(solid.hoop(0.24, { kind: 'ellipse', rx: 0.08, ry: 0.09 }, [0, 0, 0], 'x', 24), [
          hull.at(z).half + 0.05,
          hull.at(z).rail - 0.45,
          z,
        ]),
      ),
    ),
  );
  fitting.pair(
    b,
    'tyre ropes',
    'ropes',
    solid.many(
      [-2.2, -0.4, 1.3].map((z) =>
        solid.rod(
          [hull.at(z).half + 0.06, hull.at(z).rail - 0.18, z],
          [hull.at(z).half, hull.at(z).rail + 0.04, z],
          0.02,
        ),
      ),
    ),
  );
  b.add('life ring', 'buoys', solid.hoop(0.24, { kind: 'circle', r: 0.06 }, [0.89, 1.7, 0.75], 'x', 28));
  b.add(
    'buoys',
    'buoys',
    solid.many(
      [
        [0.9, 1.25, -1.2],
        [1.05, 1.2, -0.85],
        [-0.95, 1.22, -1.0],
      ].map(([x, y, z]) => ({ op: 'ball' as const, r: 0.2, at: [x, y, z] as Vec3 })),
    ),
  );
  b.add(
    'fish crates',
    b.tint('buoys', { color: '#2c7ab8' }),
    solid.many(
      [
        [-0.6, 1.12, -1.7],
        [-0.6, 1.36, -1.7],
        [0.2, 1.12, -1.5],
      ].map(([x, y, z]) => solid.box([0.6, 0.22, 0.42], [x, y, z], 0.03)),
    ),
  );
  b.add('hatch', 'trim', solid.box([0.9, 0.16, 0.8], [0, 1.08, -0.6], 0.03));
  b.add('anchor winch', 'metal', solid.cyl(0.16, 0.5, [0, 1.9, 3.1], 'x', { bevel: 0.03 }));
  b.add('winch stand', 'trim', solid.both(solid.box([0.06, 0.5, 0.2], [0.2, 1.78, 3.1], 0.015)));
  b.add('propeller', 'metal', {
    op: 'placed',
    of: fitting.propeller([0, 0, 0], 0.36, 0.3, 4, 0.09),
    places: [{ at: [0, 0.45, -4.15], rot: [0, 180, 0] }],
  });
  b.add(
    'rudder',
    'trim',
    solid.slab(outline.rounded(pairs([-4.2, 0.1, -4.6, 0.12, -4.55, 0.9, -4.2, 0.95]), 0.04), 0.07, [0, 0, 0], 'x'),
  );
  b.add('rudder post', 'metal', solid.rod([0, 0.2, -4.18], [0, 1.2, -4.06], 0.05));
}
