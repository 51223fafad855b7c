import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** An automatic pistol, muzzle to +Z: slide with serrations, frame, trigger in its guard, ribbed grips, sights. */
export function buildPistol(b: Bench, rng: Rng): void {
  const taste = rng.fork('pistol');
  const l = taste.range(0.185, 0.205);
  const z0 = -0.062;
  const z1 = z0 + l;
  const frame = outline.rounded(
    pairs([
      z0 + 0.004,
      0.1,
      z0 - 0.008,
      0.104,
      z0 - 0.004,
      0.092,
      z0 - 0.012,
      0.06,
      z0 - 0.026,
      0.012,
      z0 - 0.026,
      0.002,
      z0 + 0.026,
      0.002,
      z0 + 0.034,
      0.02,
      z0 + 0.042,
      0.06,
      z0 + 0.05,
      0.08,
      z1 - 0.01,
      0.082,
      z1 - 0.008,
      0.1,
    ]),
    0.005,
  );
  b.add('frame', 'frame', solid.slab(frame, 0.025, [0, 0, 0], 'x', { bevel: 0.004 }), { detail: 1.3 });
  const slide = outline.rounded(
    pairs([z0 - 0.002, 0.099, z1, 0.099, z1, 0.122, z1 - 0.004, 0.1265, z0 + 0.004, 0.1265, z0 - 0.002, 0.12]),
    0.003,
  );
  const port = solid.box([0.02, 0.014, 0.034], [0.012, 0.1255, z0 + l * 0.5], 0.001);
  b.add('slide', 'metal', solid.cut(solid.slab(slide, 0.026, [0, 0, 0], 'x', { bevel: 0.0035 }), port), {
    detail: 1.4,
  });
  b.add('chamber', 'steel', solid.box([0.0195, 0.018, 0.032], [0.001, 0.113, z0 + l * 0.5], 0.002));
  const groove = solid.box([0.0275, 0.019, 0.0018], [0, 0.112, 0], 0.0006, [14, 0, 0]);
  b.add(
    'slide serrations',
    'frame',
    solid.at(
      groove,
      Array.from({ length: 7 }, (_, i) => ({ at: [0, 0, z0 + 0.008 + i * 0.0042] as Vec3 })),
    ),
    { detail: 0.5 },
  );
  b.add(
    'barrel',
    'steel',
    solid.turned(
      pairs([0, -0.01, 0.0082, -0.01, 0.0082, 0.005, 0.0068, 0.0062, 0.0048, 0.0058, 0.0048, -0.004, 0, -0.004]),
      [0, 0.114, z1],
      { axis: 'z', bevel: 0.0006 },
    ),
  );
  b.add('guide rod', 'steel', solid.cyl(0.0042, 0.006, [0, 0.1025, z1 - 0.001], 'z'));
  addTrigger(b, z0 + 0.062, 0.078);
  addGrips(b, z0);
  addSmall(b, z0, z1);
}

/** Sights, hammer, levers, pins and rail. */
function addSmall(b: Bench, z0: number, z1: number): void {
  b.add('front sight', 'metal', solid.box([0.004, 0.006, 0.009], [0, 0.129, z1 - 0.012], 0.0012));
  b.add(
    'rear sight',
    'metal',
    solid.slab(
      outline.rounded(
        pairs([
          -0.009, 0, 0.009, 0, 0.008, 0.007, 0.0026, 0.007, 0.0026, 0.003, -0.0026, 0.003, -0.0026, 0.007, -0.008,
          0.007,
        ]),
        0.0006,
      ),
      0.011,
      [0, 0.126, z0 + 0.01],
      'z',
      { bevel: 0.0006 },
    ),
  );
  b.add(
    'sight dots',
    'dots',
    solid.many(
      [
        [0, 0.1296, z1 - 0.0168],
        [-0.0052, 0.1296, z0 + 0.0043],
        [0.0052, 0.1296, z0 + 0.0043],
      ].map((v) => solid.cyl(0.0011, 0.0008, v as unknown as Vec3, 'z', { segments: 10 })),
    ),
    { detail: 0.3 },
  );
  b.add(
    'hammer',
    'steel',
    solid.slab(
      outline.rounded(
        pairs([z0 - 0.004, 0.1, z0 + 0.002, 0.112, z0 - 0.009, 0.122, z0 - 0.013, 0.117, z0 - 0.01, 0.104]),
        0.0015,
      ),
      0.008,
      [0, 0, 0],
      'x',
      { bevel: 0.001 },
    ),
  );
  b.add(
    'levers',
    'steel',
    solid.both(
      solid.many([
        solid.box([0.004, 0.005, 0.022], [0.0135, 0.0945, z0 + 0.05], 0.001),
        solid.box([0.004, 0.007, 0.01], [0.0135, 0.0975, z0 + 0.012], 0.001, [-20, 0, 0]),
      ]),
    ),
  );
  b.add(
    'frame pins',
    'steel',
    solid.both(
      solid.many(
        [
          [0.09, z0 + 0.036],
          [0.0895, z0 + 0.066],
        ].map(([y, z]) => solid.cyl(0.0022, 0.001, [0.0126, y, z], 'x', { segments: 12 })),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'rail',
    'frame',
    solid.many([0, 1, 2].map((i) => solid.box([0.022, 0.006, 0.006], [0, 0.081, z1 - 0.016 - i * 0.0105], 0.001))),
  );
}

/** Trigger and guard: the guard's front at z, its top at y. */
export function addTrigger(b: Bench, z: number, y: number, k = 1): void {
  const path: Vec3[] = [
    [0, y + 0.003, z + 0.034 * k],
    [0, y - 0.014 * k, z + 0.033 * k],
    [0, y - 0.029 * k, z + 0.02 * k],
    [0, y - 0.031 * k, z - 0.002],
    [0, y - 0.022 * k, z - 0.016 * k],
  ];
  b.add(
    'trigger guard',
    'frame',
    solid.bar(path, { kind: 'rect', w: 0.011 * k, h: 0.0042 * k, r: 0.0014 }, { spline: 'catmull', up: [0, 0, 1] }),
  );
  b.add(
    'trigger',
    'steel',
    solid.bar(
      [
        [0, y + 0.002, z + 0.008 * k],
        [0, y - 0.008 * k, z + 0.009 * k],
        [0, y - 0.02 * k, z + 0.014 * k],
      ],
      { kind: 'rect', w: 0.0075 * k, h: 0.0045 * k, r: 0.0015 },
      { spline: 'catmull', up: [0, 0, 1], taper: [1.2, 1, 0.7] },
    ),
  );
}

function addGrips(b: Bench, z0: number): void {
  const panel = outline.rounded(
    pairs([
      z0 - 0.001,
      0.086,
      z0 - 0.006,
      0.06,
      z0 - 0.02,
      0.014,
      z0 + 0.02,
      0.014,
      z0 + 0.03,
      0.04,
      z0 + 0.034,
      0.07,
      z0 + 0.026,
      0.086,
    ]),
    0.005,
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} grip`, 'grip', solid.slab(panel, 0.005, [s * 0.0138, 0, 0], 'x', { bevel: 0.0018 }), {
      detail: 1.1,
    });
    const rib = (i: number): Shape =>
      solid.box(
        [0.0016, 0.0026, 0.03 - Math.abs(i - 4) * 0.0012],
        [s * 0.0164, 0.024 + i * 0.0068, z0 + 0.001 + i * 0.0028],
        0.0006,
        [14, 0, 0],
      );
    b.add(`${side} grip ribs`, 'grip', solid.many(Array.from({ length: 8 }, (_, i) => rib(i))), { detail: 0.4 });
    b.add(
      `${side} grip screws`,
      'steel',
      solid.many(
        [
          [0.08, z0 + 0.018],
          [0.018, z0 - 0.004],
        ].map(([y, z]) => solid.put(fitting.screw(0.0028, 'slot'), [s * 0.0162, y, z], [0, 0, s * -90])),
      ),
      { detail: 0.3 },
    );
  }
  b.add('magazine foot', 'frame', solid.box([0.027, 0.006, 0.056], [0, 0.0031, z0 + 0.001], 0.002));
}
