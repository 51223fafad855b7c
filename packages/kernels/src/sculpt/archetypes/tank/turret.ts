import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, streamlined } from '../../kits/vehicle/index.ts';

type Look = (slot: string) => MaterialSpec;

/** A turret of plates with cheek armour, bustle rack and smoke launchers. Returns its height. */
export function addTurret(b: Bench, look: Look, rng: Rng): number {
  const back = -1.9 - rng.range(0, 0.25);
  const lower: Vec2[] = pairs([
    -0.9,
    -1.7,
    0.9,
    -1.7,
    1.45,
    -0.5,
    1.45,
    1.2,
    1.25,
    -back,
    -1.25,
    -back,
    -1.45,
    1.2,
    -1.45,
    -0.5,
  ]);
  const ring = (k: number, y: number, dz: number): { points: Vec3[] } => ({
    points: lower.map(([x, z]): Vec3 => [x * k, y, -z * k + dz]),
  });
  b.add('turret ring', 'barrel', solid.cyl(1.1, 0.16, [0, 1.56, 0.1], 'y', { bevel: 0.02 }));
  b.add(
    'turret',
    look('turret'),
    {
      op: 'loft',
      spline: 'linear',
      cap: 'flat',
      sections: [ring(0.9, 1.6, 0.06), ring(1, 1.84, 0), ring(0.98, 1.98, 0), ring(0.82, 2.36, -0.1)],
    },
    { detail: 1.3 },
  );
  fitting.pair(b, 'turret cheek armour', look('turret'), {
    op: 'hull',
    bevel: 0.03,
    points: [
      [0.42, 1.66, 1.62],
      [0.42, 2.3, 1.3],
      [1.2, 1.66, 0.98],
      [1.12, 2.26, 0.9],
      [0.42, 1.66, 1.0],
      [0.42, 2.3, 0.9],
      [0.56, 1.96, 2.0],
      [1.4, 1.94, 0.9],
    ],
  });
  b.add(
    'bustle rack',
    'metal',
    fitting.railing(
      [
        [1.15, 1.72, back + 0.1],
        [1.15, 1.72, back - 0.5],
        [-1.15, 1.72, back - 0.5],
        [-1.15, 1.72, back + 0.1],
      ],
      0.5,
      0.022,
      2,
    ),
  );
  b.add(
    'stowage rolls',
    'stowage',
    solid.many([
      solid.rod([-0.95, 1.92, back - 0.24], [0.1, 1.92, back - 0.24], 0.17, 0.17, 'round'),
      solid.box([0.8, 0.36, 0.36], [0.65, 1.92, back - 0.24], 0.08),
    ]),
  );
  b.add('stowage floor', 'metal', solid.box([2.3, 0.03, 0.6], [0, 1.73, back - 0.2], 0.006));
  fitting.pair(
    b,
    'smoke launchers',
    'barrel',
    solid.many([0, 1, 2, 3].map((i) => solid.rod([1.32, 2.02, 0.55 - i * 0.17], [1.58, 2.2, 0.66 - i * 0.17], 0.05))),
  );
  return 2.36;
}

/** A cast turret. Returns its height. */
export function addRoundTurret(b: Bench, look: Look, rng: Rng): number {
  b.add('turret ring', 'barrel', solid.cyl(1.15, 0.16, [0, 1.56, 0.2], 'y', { bevel: 0.02 }));
  b.add(
    'turret',
    look('turret'),
    streamlined(
      [
        -1.5 - rng.range(0, 0.2),
        2.0,
        0.6,
        0.3,
        0.36,
        3,
        -1.0,
        2.0,
        1.05,
        0.42,
        0.42,
        3,
        0.2,
        2.0,
        1.25,
        0.45,
        0.42,
        2.6,
        1.0,
        1.98,
        1.05,
        0.4,
        0.4,
        2.5,
        1.5,
        1.96,
        0.62,
        0.3,
        0.32,
        2.4,
      ],
      { around: 36, nose: 0.12, tail: 0.1 },
    ).shape,
    { detail: 1.4 },
  );
  b.add('stowage box', look('turret'), solid.box([1.2, 0.42, 0.4], [0, 2.02, -1.82], 0.04));
  fitting.pair(b, 'pistol port', 'barrel', solid.cyl(0.1, 0.1, [1.2, 2.0, -0.3], 'x', { bevel: 0.02 }));
  b.add(
    'turret rails',
    'metal',
    solid.both(
      solid.tube(
        [
          [1.14, 2.2, 0.4],
          [1.22, 2.24, 0.3],
          [1.2, 2.24, -0.5],
          [1.08, 2.2, -0.6],
        ],
        0.018,
      ),
    ),
  );
  return 2.42;
}

/** Mantlet, barrel with extractor, muzzle brake or sleeve bands, coaxial gun. */
export function addGun(b: Bench, classic: boolean, rng: Rng): void {
  const up = rng.range(2, 5);
  const y = classic ? 1.98 : 1.98;
  const z = classic ? 1.4 : 1.5;
  const l = classic ? 3.1 : 4.2;
  const put = (s: Parameters<typeof solid.put>[0]) => solid.put(s, [0, y, z], [-up, 0, 0]);
  b.add(
    'gun mantlet',
    'turret',
    put(
      classic
        ? solid.turned(pairs([0, -0.2, 0.46, -0.1, 0.44, 0.1, 0.26, 0.3, 0, 0.34]), [0, 0, 0], {
            axis: 'z',
            bevel: 0.03,
          })
        : solid.box([0.78, 0.5, 0.7], [0, 0, 0.1], 0.08),
    ),
  );
  const r = classic ? 0.09 : 0.1;
  b.add(
    'gun barrel',
    'barrel',
    put(
      solid.turned(
        [
          [0, 0],
          [r * 1.7, 0],
          [r * 1.7, 0.7],
          [r * 1.15, 0.8],
          [r, l],
          [r * 0.62, l],
          [r * 0.6, l - 0.4],
          [0, l - 0.4],
        ],
        [0, 0, 0],
        { axis: 'z', bevel: 0.01 },
      ),
    ),
    { detail: 1.3 },
  );
  b.add(
    'fume extractor',
    'barrel',
    put(
      solid.turned(
        [
          [0, l * 0.5],
          [r * 1.2, l * 0.5],
          [r * 1.55, l * 0.53],
          [r * 1.55, l * 0.66],
          [r * 1.2, l * 0.69],
          [0, l * 0.69],
        ],
        [0, 0, 0],
        { axis: 'z', bevel: 0.01 },
      ),
    ),
  );
  if (classic)
    b.add(
      'muzzle brake',
      'barrel',
      put(
        solid.cut(
          solid.cyl(r * 1.7, 0.5, [0, 0, l], 'z', { bevel: 0.03 }),
          solid.box([1, 0.1, 0.13], [0, 0, l + 0.1], 0),
          solid.box([1, 0.1, 0.13], [0, 0, l - 0.12], 0),
          solid.cyl(r * 0.7, 1, [0, 0, l + 0.4], 'z', { bevel: 0 }),
        ),
      ),
    );
  else
    b.add(
      'thermal sleeve bands',
      'metal',
      put(
        solid.many(
          [0.3, 0.42, 0.8, 0.92].map((t) =>
            solid.hoop(r * 1.1, { kind: 'rect', w: 0.06, h: 0.02 }, [0, 0, l * t], 'z', 24),
          ),
        ),
      ),
    );
  b.add('coaxial gun', 'metal', solid.rod([0.3, y + 0.05, z + 0.2], [0.3, y + 0.08, z + 0.75], 0.03));
}

/** Cupolas, hatches, machine gun, sights, antenna. */
export function addTurretDetails(b: Bench, y: number, classic: boolean): void {
  for (const [name, x, r] of [
    ['commander', 0.55, 0.36],
    ['loader', -0.52, 0.3],
  ] as const) {
    b.add(
      `${name} cupola`,
      'turret',
      solid.turned(
        [
          [0, -0.12],
          [r * 1.2, -0.12],
          [r * 1.12, 0.14],
          [0, 0.14],
        ],
        [x, y, -0.35],
        { bevel: 0.02 },
      ),
    );
    b.add(
      `${name} hatch`,
      'turret',
      solid.turned(
        [
          [0, 0],
          [r * 0.9, 0],
          [r * 0.86, 0.06],
          [r * 0.5, 0.09],
          [0, 0.09],
        ],
        [x, y + 0.13, -0.35],
        { bevel: 0.015 },
      ),
    );
    b.add(
      `${name} hatch handle`,
      'metal',
      solid.tube(
        [
          [x - 0.1, y + 0.21, -0.35],
          [x - 0.08, y + 0.27, -0.35],
          [x + 0.08, y + 0.27, -0.35],
          [x + 0.1, y + 0.21, -0.35],
        ],
        0.014,
      ),
    );
  }
  b.add('vision blocks', 'windows', {
    op: 'arrayed',
    n: 6,
    around: 'y',
    of: solid.box([0.16, 0.08, 0.06], [0, 0, 0.42], 0.012),
    at: [0.55, y + 0.03, -0.35],
  });
  b.add(
    'machine gun',
    'metal',
    solid.many([
      solid.box([0.09, 0.12, 0.5], [-0.52, y + 0.42, 0.0], 0.02),
      solid.rod([-0.52, y + 0.44, 0.2], [-0.52, y + 0.44, 0.95], 0.022),
      solid.rod([-0.52, y + 0.1, -0.05], [-0.52, y + 0.4, -0.05], 0.035),
      solid.box([0.2, 0.16, 0.2], [-0.38, y + 0.42, 0.02], 0.02),
    ]),
  );
  b.add(
    'antenna',
    'metal',
    solid.many([
      solid.cyl(0.05, 0.12, [0.9, y - 0.04, -1.1], 'y'),
      solid.rod([0.9, y, -1.1], [0.9, y + (classic ? 1.2 : 1.5), -1.25], 0.014, 0.005),
    ]),
  );
  b.add('sight', 'turret', solid.box([0.34, 0.26, 0.36], [0.5, y + 0.05, 0.45], 0.04));
  b.add('sight glass', 'windows', solid.box([0.24, 0.14, 0.03], [0.5, y + 0.08, 0.635], 0.01));
  b.add(
    'lifting eyes',
    'metal',
    solid.many(
      [
        [0.75, 0.6],
        [-0.75, 0.6],
        [0.8, -1.0],
        [-0.8, -1.0],
      ].map(([x, z]) => solid.hoop(0.06, { kind: 'circle', r: 0.018 }, [x, y - 0.02, z], 'z', 12)),
    ),
  );
}
