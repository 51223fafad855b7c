import type { Rng } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addRam } from './parts.ts';

/** A forklift truck: mast of nested channels, carriage with forks, overhead guard, counterweight, a pallet with a crate. */
export function buildForklift(b: Bench, rng: Rng): number {
  const lift = 0.12 + rng.range(0, 0.35);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `front ${side}`, { r: 0.34, w: 0.24, nuts: 6 }, [s * 0.5, 0.34, 0.55], s);
    addDiscWheel(b, `rear ${side}`, { r: 0.27, w: 0.2, nuts: 6 }, [s * 0.44, 0.27, -0.95], s);
  }
  b.add('front axle', 'frame', solid.rod([-0.45, 0.34, 0.55], [0.45, 0.34, 0.55], 0.08));
  b.add(
    'chassis',
    'body',
    solid.slab(
      outline.rounded(
        pairs([-0.95, 0.3, 0.55, 0.3, 0.62, 0.72, 0.3, 0.78, 0.1, 0.62, -0.2, 0.62, -0.3, 0.95, -0.95, 1.0]),
        0.06,
      ),
      0.9,
      [0, 0, 0],
      'x',
      { bevel: 0.04 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'counterweight',
    'frame',
    solid.slab(
      outline.rounded(pairs([-1.0, 0.18, -0.85, 0.98, -1.25, 1.0, -1.42, 0.85, -1.42, 0.3, -1.3, 0.18]), 0.12),
      1.04,
      [0, 0, 0],
      'x',
      { bevel: 0.09 },
    ),
  );
  b.add('engine cover', 'body', solid.box([0.84, 0.12, 0.7], [0, 1.0, -0.62], 0.05));
  b.add('seat', 'trim', solid.put(formed.pad(outline.roundRect(0.46, 0.44, 0.1), 0.1), [0, 1.06, -0.5]));
  b.add(
    'seat back',
    'trim',
    solid.put(formed.pad(outline.roundRect(0.44, 0.42, 0.1), 0.08), [0, 1.36, -0.72], [80, 0, 0]),
  );
  const post = [
    [0.42, 0.28, 0.76],
    [0.42, -0.9, 1.0],
  ];
  const high = 2.12;
  fitting.pair(
    b,
    'guard posts',
    'frame',
    solid.many([
      solid.rod([post[0][0], post[0][2], post[0][1] + 0.2], [0.4, high, 0.18], 0.035),
      solid.rod([post[1][0], post[1][2] - 0.05, post[1][1]], [0.4, high, -0.82], 0.035),
    ]),
  );
  b.add(
    'overhead guard',
    'frame',
    solid.many([
      ...steps(-0.4, 0.4, 5).map((x) => solid.box([0.04, 0.05, 1.1], [x, high + 0.02, -0.32], 0.012)),
      ...[-0.84, 0.2].map((z) => solid.box([0.88, 0.06, 0.06], [0, high + 0.02, z], 0.015)),
    ]),
  );
  b.add(
    'beacon',
    { base: 'lamp', color: '#e8801c', emissive: '#e07a10', emissiveStrength: 0.9 },
    solid.turned(pairs([0, 0, 0.06, 0, 0.055, 0.1, 0, 0.13]), [0, high + 0.04, -0.8], { bevel: 0.012 }),
  );
  b.add('steering column', 'trim', solid.rod([0, 0.75, 0.3], [0, 1.22, 0.02], 0.03));
  b.add(
    'steering wheel',
    'trim',
    solid.put(
      solid.many([
        solid.hoop(0.15, { kind: 'circle', r: 0.015 }, [0, 0, 0], 'z', 24),
        solid.box([0.28, 0.025, 0.02], [0, 0, 0], 0.006),
        { op: 'ball', r: 0.025, at: [0.13, 0.05, -0.03] },
      ]),
      [0, 1.24, 0.0],
      [-58, 0, 0],
    ),
  );
  b.add(
    'levers',
    'pistons',
    solid.many([0.2, 0.27, 0.34].map((x) => solid.rod([x, 0.8, 0.32], [x, 1.05, 0.22], 0.01))),
  );
  b.add(
    'lever knobs',
    'trim',
    solid.many(
      [0.2, 0.27, 0.34].map((x) => ({
        op: 'ball' as const,
        r: 0.02,
        at: [x, 1.06, 0.216] as [number, number, number],
      })),
    ),
  );
  addForkliftFittings(b, lift);
  fitting.pair(b, 'step', 'frame', solid.box([0.16, 0.04, 0.34], [0.5, 0.42, -0.1], 0.01));
  b.add('gas bottle', 'pistons', solid.rod([-0.3, 1.2, -1.12], [0.3, 1.2, -1.12], 0.15, 0.15, 'round'));
  b.add(
    'gas bottle straps',
    'frame',
    solid.many(
      [-0.15, 0.15].map((x) => solid.hoop(0.155, { kind: 'rect', w: 0.04, h: 0.012 }, [x, 1.2, -1.12], 'x', 24)),
    ),
  );
  return high + 0.05;
}

/** What is fitted to it. */
function addForkliftFittings(b: Bench, lift: number): void {
  const z = 0.78;
  fitting.pair(
    b,
    'outer mast',
    'arm',
    solid.slab(
      pairs([
        0.26,
        -(z - 0.07),
        0.38,
        -(z - 0.07),
        0.38,
        -(z - 0.04),
        0.3,
        -(z - 0.04),
        0.3,
        -(z + 0.04),
        0.38,
        -(z + 0.04),
        0.38,
        -(z + 0.07),
        0.26,
        -(z + 0.07),
      ]),
      2.1,
      [0, 1.16, 0],
      'y',
      { bevel: 0.004 },
    ),
  );
  fitting.pair(b, 'inner mast', 'frame', solid.box([0.06, 2.0 + lift, 0.09], [0.31, 1.14 + lift * 0.6, z], 0.01));
  b.add(
    'mast cross bars',
    'arm',
    solid.many([0.3, 1.2, 2.16].map((y) => solid.box([0.66, 0.1, 0.05], [0, y, z - 0.08], 0.012))),
  );
  fitting.pair(b, 'mast cylinder', 'pistons', solid.rod([0.17, 0.2, z - 0.05], [0.17, 2.1 + lift, z - 0.05], 0.03));
  b.add('lift chains', 'trim', solid.both(solid.box([0.03, 1.8, 0.012], [0.1, 1.2 + lift * 0.5, z + 0.02], 0.003)));
  for (const [side, x] of [
    ['left', 0.36],
    ['right', -0.36],
  ] as const)
    addRam(b, `${side} tilt ram`, x, [0.15, 0.72], [z - 0.06, 0.95], 0.035);
  b.add(
    'carriage',
    'arm',
    solid.many([
      ...[lift + 0.12, lift + 0.46].map((y) => solid.box([0.98, 0.09, 0.05], [0, y, z + 0.1], 0.012)),
      ...steps(-0.44, 0.44, 5).map((x) => solid.box([0.03, 1.0, 0.03], [x, lift + 0.62, z + 0.1], 0.008)),
      solid.box([0.98, 0.05, 0.04], [0, lift + 1.12, z + 0.1], 0.012),
    ]),
  );
  const fork = pairs([
    z + 0.11,
    lift + 0.5,
    z + 0.17,
    lift + 0.5,
    z + 0.17,
    lift + 0.04,
    z + 1.2,
    lift + 0.02,
    z + 1.22,
    lift,
    z + 0.13,
    lift - 0.02,
  ]);
  fitting.pair(b, 'fork', 'tool', solid.slab(outline.rounded(fork, 0.01), 0.13, [0.26, 0, 0], 'x', { bevel: 0.01 }));
  b.add(
    'pallet',
    { base: 'wood', color: '#b98d56' },
    solid.many([
      ...steps(-0.5, 0.5, 6).map((x) => solid.box([0.14, 0.025, 1.1], [x, lift + 0.16, z + 0.76], 0.004)),
      ...[-0.52, 0, 0.52].map((x) => solid.box([0.1, 0.1, 1.1], [x, lift + 0.1, z + 0.76], 0.006)),
      ...[0.3, 0.76, 1.22].map((d) => solid.box([1.14, 0.022, 0.1], [0, lift + 0.04 + 0.098, z + d], 0.004)),
    ]),
    { grain: [0, 0, 1] },
  );
  b.add(
    'crates',
    { base: 'cardboard', color: '#c39a62' },
    solid.many(
      [
        [-0.27, 0.3, 0.5],
        [0.27, 0.3, 0.5],
        [-0.27, 0.3, 1.02],
        [0.27, 0.3, 1.02],
        [0.02, 0.72, 0.76],
      ].map(([x, y, d]) => solid.box([0.5, 0.42, 0.48], [x, lift + 0.09 + y, z + d], 0.008)),
    ),
  );
  b.add(
    'crate tape',
    { base: 'plastic', color: '#d9c49a' },
    solid.many(
      [
        [-0.27, 0.3, 1.02],
        [0.27, 0.3, 1.02],
        [0.02, 0.72, 0.76],
      ].map(([x, y, d]) => solid.box([0.06, 0.425, 0.485], [x, lift + 0.09 + y, z + d], 0.004)),
    ),
  );
  fitting.pair(b, 'headlamp', 'lights', solid.cyl(0.07, 0.06, [0.42, 1.7, 0.34], 'z', { bevel: 0.015 }));
  fitting.pair(b, 'lamp bracket', 'frame', solid.rod([0.41, 1.7, 0.22], [0.42, 1.7, 0.33], 0.02));
  fitting.pair(b, 'tail lamp', 'tail lamps', solid.box([0.1, 0.08, 0.04], [0.4, 0.86, -1.42], 0.015));
}
