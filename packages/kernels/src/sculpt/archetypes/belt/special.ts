import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { starOutline } from '../../kits/star-outline.ts';
import { on, RZ, run } from './loop.ts';

/** A ranked belt tied: two turns, a flat knot, two hanging ends with their stripe. */
export function addKarate(b: Bench): void {
  const lift = 0.1;
  const section = { kind: 'rect' as const, w: 0.04, h: 0.005, r: 0.0018 };
  const loop = (out: number): Vec3[] => run(0, 2 * Math.PI, out, lift, 72).slice(0, -1);
  b.add('inner turn', 'strap', solid.bar(loop(0), section, { closed: true, up: [0, 0, 1] }));
  b.add(
    'outer turn',
    'strap',
    solid.bar(
      loop(0.0054).map(([x, y, z]): Vec3 => [x, y + 0.003 * Math.sin(x * 20), z]),
      section,
      { closed: true, up: [0, 0, 1] },
    ),
  );
  for (const [i, y] of [-0.012, -0.004, 0.004, 0.012].entries())
    b.add(
      `stitching ${i + 1}`,
      'thread',
      stitches(
        [...loop(0.0082).map(([x, v, z]): Vec3 => [x, v + y + 0.003 * Math.sin(x * 20), z])],
        0.0005,
        0.007,
        true,
      ),
      { detail: 0.2 },
    );
  const z = RZ + 0.012;
  b.add(
    'knot',
    'strap',
    {
      op: 'union',
      k: 0.008,
      of: [
        { op: 'superellipsoid', r: [0.026, 0.024, 0.012], e: [0.5, 0.6], at: [0, lift, z], rot: [0, 0, 12] },
        {
          op: 'superellipsoid',
          r: [0.014, 0.029, 0.014],
          e: [0.5, 0.5],
          at: [0.003, lift, z + 0.003],
          rot: [0, 0, -24],
        },
      ],
    },
    { detail: 1.2 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const path: Vec3[] = [
      [s * 0.012, lift, z + 0.004],
      [s * 0.038, lift - 0.016, z + 0.013],
      [s * 0.056, lift - 0.05, z + 0.009],
      [s * 0.062, 0.004, z + 0.004],
    ];
    b.add(`${side} end`, 'strap', solid.bar(path, section, { spline: 'catmull', up: [0, 0, 1] }), { detail: 1 });
    b.add(
      `${side} bar`,
      'buckle',
      solid.put(solid.box([0.0415, 0.008, 0.0066], [0, 0, 0], 0.0006), [s * 0.0612, 0.02, z + 0.0052], [0, 0, s * 4]),
      { detail: 0.3 },
    );
  }
}

/** A plate with an eagle's star, gems and a rope edge. */
export function addPlate(b: Bench, at: Vec3, k: number, name = ''): void {
  const p = (of: Shape): Shape => solid.put(of, at);
  b.add(
    `${name}plate`,
    'buckle',
    p(solid.slab(outline.superellipse(0.042 * k, 0.033 * k, 2.8, 56), 0.006 * k, [0, 0, 0], 'z', { bevel: 0.002 * k })),
    { detail: 1.4 },
  );
  const edge = outline.superellipse(0.0385 * k, 0.0295 * k, 2.8, 48).map(([x, y]): Vec3 => [x, y, 0.0034 * k]);
  b.add(`${name}rope edge`, 'buckle', p(solid.many(edge.map((q) => ({ op: 'ball' as const, r: 0.0021 * k, at: q })))), {
    detail: 0.5,
  });
  b.add(
    `${name}star`,
    'buckle',
    p(
      solid.put(
        solid.slab(
          starOutline(5, 0.021 * k, 0.0088 * k).map(([x, y]): Vec2 => [x, y]),
          0.005 * k,
          [0, 0, 0],
          'z',
          { bevel: 0.0016 * k },
        ),
        [0, 0, 0.0042 * k],
      ),
    ),
    { detail: 0.8 },
  );
  b.add(`${name}gem`, 'gem', p({ op: 'ball', r: [0.0058 * k, 0.0058 * k, 0.004 * k], at: [0, 0, 0.0066 * k] }), {
    detail: 0.6,
  });
  for (let i = 0; i < 4; i++)
    b.add(
      `${name}small gem ${i + 1}`,
      'gem',
      p({
        op: 'ball',
        r: [0.003 * k, 0.003 * k, 0.0022 * k],
        at: [(i % 2 ? 1 : -1) * 0.028 * k, (i < 2 ? 1 : -1) * 0.016 * k, 0.0036 * k],
      }),
      { detail: 0.3 },
    );
  b.add(
    `${name}hook`,
    'buckle',
    p(solid.rod([0.03 * k, 0, -0.004 * k], [0.024 * k, 0, -0.011 * k], 0.0022 * k, 0.002 * k, 'round')),
    { detail: 0.3 },
  );
}

/** A champion's belt: a leather strap with a great plate in front and smaller ones beside it. */
export function addChampion(b: Bench): void {
  const y = 0.066;
  b.add(
    'strap',
    'strap',
    solid.bar(
      run(0, 2 * Math.PI, 0, y, 80).slice(0, -1),
      { kind: 'rect', w: 0.075, h: 0.006, r: 0.002 },
      { closed: true, up: [0, 0, 1] },
    ),
    { detail: 1.2 },
  );
  for (const [name, v] of [
    ['upper', y + 0.032],
    ['lower', y - 0.032],
  ] as const)
    b.add(
      `${name} stitching`,
      'thread',
      stitches(run(0, 2 * Math.PI, 0.0031, v, 90).slice(0, -1), 0.0008, 0.007, true),
      { detail: 0.3 },
    );
  addPlate(b, [0, y, RZ + 0.0075], 1.95, 'great ');
  b.add(
    'letters',
    'gem',
    solid.put({ op: 'text', value: 'CHAMPION', height: 0.0105, depth: 0.0028, bevel: 0.0004 }, [
      0,
      y + 0.0375,
      RZ + 0.0136,
    ]),
    { detail: 0.5 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [i, a] of [0.86, 1.36].entries()) {
      const r = 0.027 - 0.004 * i;
      b.add(
        `${side} plate ${i + 1}`,
        'buckle',
        on(s * a, 0.0052, solid.cyl(r, 0.0052, [0, 0, 0], 'z', { bevel: 0.0016 }), y),
        { detail: 0.8 },
      );
      b.add(
        `${side} plate rim ${i + 1}`,
        'buckle',
        on(s * a, 0.0082, solid.hoop(r * 0.86, { kind: 'circle', r: 0.0016 }, [0, 0, 0], 'z', 40), y),
        { detail: 0.4 },
      );
      b.add(
        `${side} plate star ${i + 1}`,
        'gem',
        on(
          s * a,
          0.0084,
          solid.slab(
            starOutline(5, r * 0.6, r * 0.25).map(([x, v]): Vec2 => [x, v]),
            0.003,
            [0, 0, 0],
            'z',
            { bevel: 0.0008 },
          ),
          y,
        ),
        { detail: 0.4 },
      );
    }
  for (let i = 0; i < 5; i++)
    for (const v of [-0.016, 0.016])
      b.add(
        `snap ${2 * i + (v > 0 ? 2 : 1)}`,
        'buckle',
        on(Math.PI - 0.4 + 0.2 * i, 0.0034, { op: 'ball', r: [0.0052, 0.0052, 0.0022] }, y + v),
        { detail: 0.2 },
      );
}
