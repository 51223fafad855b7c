import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { skullShapes } from '../../kits/skull.ts';

/** A long bone along x, `l` metres: a waisted shaft, two knuckles at either end. Centred, lying with its middle on the x axis. */
function longBone(l: number, r = l * 0.085): FieldShape {
  const a = l / 2 - r * 1.05;
  const knuckle = (s: number, q: number): FieldShape => ({
    op: 'ellipsoid',
    r: [r * 1.05, r * (q > 0 ? 1.02 : 0.92), r * 1.05],
    at: [s * a, q * r * 0.82, 0],
  });
  return {
    op: 'union',
    k: r * 0.6,
    of: [
      {
        op: 'chain',
        points: [
          [-a, 0, 0],
          [-a * 0.5, r * 0.08, 0],
          [0, r * 0.12, 0],
          [a * 0.5, r * 0.08, 0],
          [a, 0, 0],
        ],
        radii: [r * 0.85, r * 0.6, r * 0.54, r * 0.6, r * 0.85],
        spline: 'catmull',
      },
      ...[1, -1].flatMap((s) => [1, -1].map((q) => knuckle(s, q))),
    ],
  };
}

/** A bone as dogs get it. */
function addBone(b: Bench): void {
  b.add('bone', 'body', solid.put(longBone(0.2), [0, 0.0182, 0], [62, 18, 0]), { detail: 1.5 });
}

/** A heap of long bones with ribs and a skull on top. */
function addPile(b: Bench, taste: Rng): void {
  const n = 15;
  for (let i = 0; i < n; i++) {
    const layer = i < 8 ? 0 : i < 12 ? 1 : 2;
    const a = (i * 137.5 + taste.range(-20, 20)) % 360;
    const out = [0.1, 0.055, 0.02][layer] * taste.range(0.8, 1.2);
    const l = taste.range(0.19, 0.28);
    b.add(
      `bone ${i + 1}`,
      b.tint('body', { color: ['#e4d9bf', '#d8caa8', '#ece3cd'][i % 3] }),
      solid.put(
        longBone(l, 0.0155),
        [out * Math.cos(a / 57.3), 0.03 + 0.036 * layer, out * Math.sin(a / 57.3)],
        [90, a, taste.range(-9, 9) + (layer ? 6 : 0)],
      ),
    );
  }
  for (let i = 0; i < 5; i++) {
    const a = 0.5 + i * 1.3;
    const arc = Array.from({ length: 8 }, (_, j): Vec3 => {
      const t = (j / 7) * 2.3 - 0.3;
      return [0.085 * Math.cos(t), 0.085 * Math.sin(t), 0.012 * j * 0.4];
    });
    b.add(
      `rib ${i + 1}`,
      'body',
      solid.put(
        {
          op: 'sweep',
          path: arc,
          section: { kind: 'ellipse', rx: 0.007, ry: 0.0042 },
          spline: 'catmull',
          taper: [1, 1, 1, 1, 0.9, 0.8, 0.7, 0.45],
          cap: 'round',
        },
        [0.12 * Math.cos(a), 0.022, 0.12 * Math.sin(a)],
        [0, (-a * 180) / Math.PI + 60, 0],
      ),
      { detail: 0.7 },
    );
  }
  const skull = skullShapes(0.15, 0.1);
  const put = (of: Shape): Shape => solid.put(of, [0.01, 0.1, 0.02], [-8, 24, 6]);
  b.add('skull', 'body', put(skull.skull), { detail: 1.5 });
  b.add('jaw', 'body', put(skull.jaw));
  b.add('teeth', b.tint('body', { base: 'tooth' }), put(skull.teeth), { detail: 0.6 });
}

/** A fork of two thin bones joined at a flat keel. */
function addWishbone(b: Bench): void {
  const arm = (s: number): FieldShape => ({
    op: 'chain',
    points: [
      [s * 0.024, 0.004, 0],
      [s * 0.023, 0.02, 0.002],
      [s * 0.015, 0.042, 0.003],
      [0, 0.056, 0],
    ],
    radii: [0.0046, 0.0026, 0.0026, 0.0034],
    spline: 'catmull',
  });
  b.add(
    'wishbone',
    'body',
    {
      op: 'union',
      k: 0.004,
      of: [
        arm(1),
        arm(-1),
        { op: 'ellipsoid', r: [0.0032, 0.0085, 0.0055], at: [0, 0.062, 0] },
        { op: 'ellipsoid', r: [0.0055, 0.004, 0.004], at: [0.0245, 0.004, 0] },
        { op: 'ellipsoid', r: [0.0055, 0.004, 0.004], at: [-0.0245, 0.004, 0] },
      ],
    },
    { detail: 1.5 },
  );
}

/** What cats leave of a fish: head, spine with ribs, tail. Upright, as it is drawn. */
function addFishbone(b: Bench): void {
  const y = 0.052;
  b.add('spine', 'body', solid.rod([0.06, y, 0], [-0.105, y, 0], 0.0028, 0.0018, 'round'));
  for (let i = 0; i < 11; i++) {
    const x = 0.05 - i * 0.0125;
    b.add(`vertebra ${i + 1}`, 'body', solid.cyl(0.0046 - i * 0.0002, 0.007, [x, y, 0], 'x', { bevel: 0.0016 }), {
      detail: 0.4,
    });
    if (i > 9) continue;
    const l = 0.042 * Math.sin(0.5 + (2.4 * i) / 10) + 0.004;
    for (const [name, s] of [
      ['upper', 1],
      ['lower', -1],
    ] as const)
      b.add(
        `${name} rib ${i + 1}`,
        'body',
        solid.tube(
          [
            [x, y + s * 0.003, 0],
            [x - 0.006, y + s * l * 0.55, 0],
            [x - 0.016, y + s * l, 0],
          ],
          0.002,
          { taper: [1, 0.9, 0.35] },
        ),
        { detail: 0.4 },
      );
  }
  const head: Vec2[] = smoothLoop([
    0.052,
    y - 0.034,
    0.085,
    y - 0.026,
    0.112,
    y - 0.006,
    0.114,
    y + 0.004,
    0.088,
    y + 0.03,
    0.056,
    y + 0.038,
    0.062,
    y + 0.004,
  ]);
  const mouth = solid.slab(
    [
      [0.09, y - 0.0085],
      [0.13, y - 0.016],
      [0.13, y - 0.003],
    ],
    0.1,
    [0, 0, 0],
    'z',
    { bevel: 0 },
  );
  b.add(
    'head',
    'body',
    solid.cut(
      solid.slab(head, 0.016, [0, 0, 0], 'z', { bevel: 0.005, smooth: true }),
      mouth,
      solid.cyl(0.0075, 0.1, [0.084, y + 0.011, 0], 'z', { bevel: 0 }),
    ),
    { detail: 1.3 },
  );
  b.add(
    'tail',
    'body',
    solid.slab(
      smoothLoop([
        -0.1,
        y - 0.004,
        -0.122,
        y - 0.03,
        -0.148,
        y - 0.04,
        -0.138,
        y,
        -0.148,
        y + 0.04,
        -0.122,
        y + 0.03,
        -0.1,
        y + 0.004,
      ]),
      0.006,
      [0, 0, 0],
      'z',
      { bevel: 0.002 },
    ),
  );
}

/** An animal's skin laid flat, fur up: legs spread, the head's skin in front, the tail behind. */
function addPelt(b: Bench): void {
  const half = [
    0, 0.78, 0.1, 0.76, 0.15, 0.66, 0.13, 0.56, 0.24, 0.5, 0.42, 0.58, 0.52, 0.56, 0.5, 0.44, 0.34, 0.36, 0.27, 0.26,
    0.31, 0.02, 0.3, -0.24, 0.36, -0.36, 0.52, -0.46, 0.52, -0.58, 0.4, -0.6, 0.22, -0.5, 0.08, -0.5, 0.05, -0.78, 0.02,
    -0.86,
  ];
  const right: number[] = [];
  for (let i = 0; i < half.length; i += 2) right.unshift(half[i], half[i + 1]);
  const left: number[] = [];
  for (let i = 2; i < half.length; i += 2) left.push(-half[i], half[i + 1]);
  const points = smoothLoop([...right, ...left], 5);
  const layer = (k: number, t: number, y: number): Shape =>
    solid.slab(points.map(([x, z]): Vec2 => [x * k, -z * k]).toReversed(), t, [0, y, 0], 'y', {
      bevel: t * 0.4,
      smooth: true,
    });
  b.add('hide', { base: 'leather', color: '#c8b08a' }, layer(1, 0.008, 0.004), { detail: 0.6 });
  b.add('fur', 'body', layer(0.97, 0.026, 0.019), { detail: 1.2 });
  const spine = symmetricBack();
  b.add(
    'back',
    b.tint('body', { color: '#6a4626' }),
    solid.slab(spine, 0.008, [0, 0.031, 0], 'y', { bevel: 0.003, smooth: true }),
    {
      detail: 0.8,
    },
  );
}

/** The longer hair along the back: narrow, from the neck to the root of the tail. */
function symmetricBack(): Vec2[] {
  return smoothLoop([
    0.03, -0.66, 0.055, -0.45, 0.075, -0.2, 0.07, 0.1, 0.05, 0.36, 0.02, 0.6, -0.02, 0.6, -0.05, 0.36, -0.07, 0.1,
    -0.075, -0.2, -0.055, -0.45, -0.03, -0.66,
  ]);
}

/** Bones, and a hide. */
export const bones = { addBone, addPile, addWishbone, addFishbone, addPelt };
