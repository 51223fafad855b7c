import { sampleSpline, type Vec3 } from '../../../math/index.ts';
import { appliance } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A canister vacuum cleaner: body on wheels, hose, wand with grip, floor head. */
export function buildVacuum(b: Bench): void {
  const z0 = -0.22;
  b.add(
    'body',
    'body',
    {
      op: 'loft',
      sections: (
        [
          [-0.2, 0.06, 0.05, 0.1],
          [-0.185, 0.105, 0.085, 0.115],
          [-0.1, 0.13, 0.11, 0.135],
          [0.02, 0.132, 0.112, 0.138],
          [0.12, 0.115, 0.092, 0.12],
          [0.17, 0.08, 0.06, 0.1],
          [0.185, 0.045, 0.036, 0.09],
        ] as const
      ).map(([z, rx, ry, cy]) => ({
        points: outline.superellipse(rx, ry, 2.8, 36).map(([u, v]): Vec3 => [u, cy + v, z0 + z]),
      })),
      spline: 'catmull',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  b.add(
    'bumper',
    'rubber',
    solid.slab(
      outline.rounded(
        pairs([
          -0.136, 0.16, -0.13, -0.12, -0.06, -0.19, 0.06, -0.19, 0.13, -0.12, 0.136, 0.16, 0.09, 0.205, -0.09, 0.205,
        ]).reverse(),
        0.05,
        6,
      ),
      0.022,
      [0, 0.09, z0],
      'y',
      { bevel: 0.006 },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} wheel`,
      'rubber',
      solid.turned(
        pairs([0, -0.016, 0.075, -0.016, 0.08, -0.008, 0.08, 0.008, 0.075, 0.016, 0, 0.016]),
        [s * 0.132, 0.08, z0 - 0.1],
        { axis: 'x', segments: 40 },
      ),
    );
    b.add(
      `${side} wheel cap`,
      'accent',
      solid.put(
        solid.turned(pairs([0, 0, 0.05, 0, 0.045, 0.007, 0.018, 0.005, 0, 0.008]), [0, 0, 0]),
        [s * 0.146, 0.08, z0 - 0.1],
        [0, 0, -90 * s],
      ),
    );
    b.add(
      `${side} panel`,
      'trim',
      solid.put(
        solid.slab(outline.roundRect(0.1, 0.03, 0.014), 0.006, [0, 0, 0], 'z', { bevel: 0.0018 }),
        [s * 0.131, 0.15, z0 + 0.03],
        [0, s * 90, 0],
      ),
    );
  }
  b.add(
    'caster',
    'rubber',
    solid.turned(pairs([0, -0.014, 0.024, -0.014, 0.026, 0, 0.024, 0.014, 0, 0.014]), [0, 0.026, z0 + 0.12], {
      axis: 'x',
    }),
  );
  b.add(
    'handle',
    'trim',
    solid.bar(
      [
        [0, 0.21, z0 - 0.12],
        [0, 0.265, z0 - 0.1],
        [0, 0.275, z0 - 0.03],
        [0, 0.27, z0 + 0.03],
        [0, 0.236, z0 + 0.06],
      ],
      { kind: 'rect', w: 0.036, h: 0.014, r: 0.005 },
      { spline: 'catmull', up: [0, 0, -1] },
    ),
  );
  b.add('power key', 'accent', solid.cyl(0.018, 0.014, [0.05, 0.24, z0 - 0.12], 'y', { bevel: 0.003 }));
  b.add('cord key', 'metal', solid.cyl(0.018, 0.014, [-0.05, 0.24, z0 - 0.12], 'y', { bevel: 0.003 }));
  for (let i = 1; i < 5; i++)
    b.add(
      `exhaust slot ${i}`,
      'rubber',
      solid.box(
        [0.07 - Math.abs(i - 2) * 0.008, 0.006, 0.006],
        [0, 0.11 + i * 0.014, z0 - 0.203 + Math.abs(i - 2) * 0.003],
        0.002,
      ),
      { detail: 0.3 },
    );
  addWand(b);
}

/** Hose and wand down to the floor head. */
function addWand(b: Bench): void {
  const z0 = -0.22;
  b.add(
    'hose collar',
    'metal',
    solid.put(
      solid.turned(pairs([0, 0, 0.036, 0, 0.036, 0.016, 0.028, 0.024, 0.026, 0.04, 0, 0.04]), [0, 0, 0]),
      [0, 0.115, z0 + 0.165],
      [75, 0, 0],
    ),
  );
  const hose: Vec3[] = [
    [0, 0.125, z0 + 0.19],
    [0.02, 0.16, z0 + 0.27],
    [0.1, 0.3, z0 + 0.3],
    [0.19, 0.48, z0 + 0.24],
    [0.24, 0.64, z0 + 0.16],
    [0.235, 0.74, z0 + 0.18],
    [0.225, 0.755, z0 + 0.24],
  ];
  b.add(
    'hose',
    'rubber',
    {
      op: 'sweep',
      path: sampleSpline(hose, 10).map(([x, y, z]): Vec3 => [x, y, z]),
      section: { kind: 'circle', r: 0.019 },
      taper: Array.from({ length: 61 }, (_, i) => (i % 2 ? 1 : 0.82)),
      spline: 'linear',
      cap: 'flat',
    },
    { detail: 1 },
  );
  const [top, low]: Vec3[] = [
    [0.225, 0.75, z0 + 0.25],
    [0.16, 0.075, z0 + 0.62],
  ];
  const on = (t: number): Vec3 => [0, 1, 2].map((k) => top[k] + (low[k] - top[k]) * t) as unknown as Vec3;
  b.add('wand grip', 'trim', solid.rod(on(-0.02), on(0.24), 0.021, 0.018));
  b.add('upper wand', 'metal', solid.rod(on(0.23), on(0.62), 0.0155));
  b.add('wand joint', 'trim', solid.rod(on(0.58), on(0.66), 0.02));
  b.add('lower wand', 'metal', solid.rod(on(0.65), on(0.96), 0.0135));
  b.add(
    'wand switch',
    'accent',
    solid.rod(
      [on(0.12)[0], on(0.12)[1] + 0.01, on(0.12)[2] + 0.017],
      [on(0.17)[0], on(0.17)[1] + 0.01, on(0.17)[2] + 0.017],
      0.006,
    ),
  );
  addFloorHead(b, low);
}

function addFloorHead(b: Bench, low: Vec3): void {
  b.add('head joint', 'trim', { op: 'ball', r: 0.027, at: [low[0], 0.06, low[2]] });
  b.add('head neck', 'trim', solid.box([0.05, 0.04, 0.07], [low[0], 0.04, low[2] + 0.03], 0.012));
  b.add(
    'floor head',
    'body',
    appliance.hull(
      [
        0.006, 0.3, 0.1, 0.03, 0, 0.012, 0.305, 0.106, 0.032, 0, 0.03, 0.29, 0.09, 0.03, -0.002, 0.046, 0.2, 0.06,
        0.025, -0.008,
      ].map((v, i) => (i % 5 === 4 ? v + low[2] + 0.07 : v)),
    ),
    { detail: 1.1 },
  );
  const head = b.parts[b.parts.length - 1];
  head.shape = solid.put(head.shape, [low[0], 0, 0]);
  b.add(
    'head bumper',
    'rubber',
    solid.put(solid.slab(outline.roundRect(0.31, 0.112, 0.034), 0.008, [0, 0.016, 0], 'y'), [low[0], 0, low[2] + 0.07]),
  );
  b.add(
    'head brush',
    { base: 'rubber', color: '#2c2c30' },
    solid.box([0.27, 0.008, 0.012], [low[0], 0.004, low[2] + 0.075], 0.002),
  );
  b.add('head pedal', 'accent', solid.box([0.05, 0.008, 0.03], [low[0] + 0.06, 0.047, low[2] + 0.055], 0.003));
}
