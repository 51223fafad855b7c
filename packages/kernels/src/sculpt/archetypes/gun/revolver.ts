import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addTrigger } from './pistol.ts';

const curvedGrip = (rows: readonly (readonly number[])[]): Shape =>
  formed.board(
    rows.map(([y, z, w, d]) => ({
      at: [0, y, z] as Vec3,
      w,
      h: d,
      side: [1, 0, 0] as Vec3,
      up: [0, 0.25, 0.97] as Vec3,
    })),
    0.011,
  );

/** A six-shooter, muzzle to +Z: fluted cylinder, frame, ejector, curved wooden grip, spur hammer. */
export function buildRevolver(b: Bench, rng: Rng): void {
  const long = rng.fork('revolver').range(0.12, 0.17);
  const y = 0.118;
  b.add(
    'barrel',
    'metal',
    solid.turned(
      pairs([0, 0, 0.0098, 0, 0.0084, long, 0.0055, long, 0.0055, long - 0.012, 0, long - 0.012]),
      [0, y, 0.045],
      { axis: 'z', bevel: 0.0008 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'ejector tube',
    'metal',
    solid.rod([0.006, y - 0.0135, 0.045], [0.006, y - 0.0135, 0.045 + long * 0.75], 0.0046, 0.0044, 'round'),
  );
  b.add(
    'front sight',
    'metal',
    solid.slab(pairs([-0.014, 0, 0.006, 0, 0.003, 0.009, -0.002, 0.01]), 0.0025, [0, y + 0.0075, 0.04 + long], 'x', {
      bevel: 0.0006,
    }),
  );
  const r = 0.0205;
  const flute = Array.from({ length: 6 }, (_, i): Shape => {
    const a = ((i + 0.5) * Math.PI) / 3;
    return solid.put(solid.rod([0, 0, 0.0], [0, 0, 0.03], 0.0066, 0.0066, 'round'), [
      1.19 * r * Math.cos(a),
      y - 0.006 + 1.19 * r * Math.sin(a),
      0.012,
    ]);
  });
  const hole = Array.from({ length: 6 }, (_, i): Shape => {
    const a = (i * Math.PI) / 3;
    return solid.cyl(0.0046, 0.012, [0.0135 * Math.cos(a), y - 0.006 + 0.0135 * Math.sin(a), 0.04], 'z', { bevel: 0 });
  });
  b.add(
    'cylinder',
    'steel',
    solid.cut(solid.cyl(r, 0.042, [0, y - 0.006, 0.018], 'z', { bevel: 0.002, segments: 48 }), ...flute, ...hole),
    { detail: 1.4 },
  );
  b.add('top strap', 'metal', solid.box([0.015, 0.009, 0.062], [0, y + 0.0165, 0.016], 0.003));
  b.add(
    'recoil shield',
    'metal',
    solid.slab(
      outline.superellipse(0.019, 0.026, 2.4, 36).map(([x, v]): Vec2 => [x, v + y - 0.004]),
      0.012,
      [0, 0, -0.01],
      'z',
      { bevel: 0.003 },
    ),
  );
  b.add('frame front', 'metal', solid.box([0.017, 0.042, 0.012], [0, y - 0.008, 0.0455], 0.003));
  b.add('lower frame', 'frame', solid.box([0.015, 0.01, 0.064], [0, y - 0.0315, 0.014], 0.003));
  b.add(
    'back strap',
    'frame',
    solid.slab(
      outline.rounded(
        pairs([-0.012, y + 0.01, -0.03, y - 0.002, -0.034, y - 0.03, -0.02, y - 0.045, 0.0, y - 0.036]),
        0.008,
      ),
      0.016,
      [0, 0, 0],
      'x',
      { bevel: 0.003 },
    ),
  );
  addTrigger(b, 0.004, y - 0.032, 1.05);
  b.add(
    'grip',
    'grip',
    curvedGrip([
      [y - 0.018, -0.026, 0.022, 0.03],
      [y - 0.045, -0.034, 0.025, 0.032],
      [0.045, -0.05, 0.028, 0.036],
      [0.02, -0.066, 0.031, 0.044],
      [0.009, -0.074, 0.03, 0.046],
    ]),
    { grain: [0, 1, 0], detail: 1.3 },
  );
  addSmall(b, y);
}

/** Medallion, butt, hammer, gate and screws. */
function addSmall(b: Bench, y: number): void {
  b.add('grip medallion', 'trim', solid.both(solid.cyl(0.0065, 0.003, [0.0142, 0.046, -0.05], 'x')));
  b.add('butt cap', 'frame', solid.box([0.03, 0.005, 0.046], [0, 0.0078, -0.0735], 0.002, [-14, 0, 0]));
  b.add(
    'hammer',
    'steel',
    solid.slab(
      outline.rounded(
        pairs([
          -0.016,
          y - 0.002,
          -0.014,
          y + 0.016,
          -0.032,
          y + 0.03,
          -0.046,
          y + 0.032,
          -0.032,
          y + 0.021,
          -0.03,
          y + 0.002,
        ]),
        0.002,
      ),
      0.008,
      [0, 0, 0],
      'x',
      { bevel: 0.0012 },
    ),
  );
  b.add('loading gate', 'metal', solid.box([0.004, 0.018, 0.012], [0.0185, y - 0.008, -0.009], 0.0015));
  b.add(
    'frame screws',
    'steel',
    solid.both(
      solid.many(
        [
          [y - 0.03, 0.028],
          [y - 0.03, -0.006],
          [y - 0.012, 0.046],
        ].map(([v, z]) => solid.cyl(0.0026, 0.0016, [0.0082, v, z], 'x', { segments: 14 })),
      ),
    ),
    { detail: 0.3 },
  );
}

/** A flintlock pistol: long barrel in a full stock, lock with cock and pan, ramrod, brass butt. */
export function buildFlintlock(b: Bench): void {
  const y = 0.15;
  const rows = [
    [y - 0.007, 0.215, 0.018, 0.014],
    [y - 0.009, 0.12, 0.022, 0.021],
    [y - 0.01, 0.03, 0.026, 0.03],
    [y - 0.012, -0.03, 0.028, 0.036],
    [y - 0.035, -0.085, 0.029, 0.038],
    [0.075, -0.125, 0.028, 0.036],
    [0.035, -0.142, 0.03, 0.038],
  ];
  const up = [
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
    [0, 0.98, 0.15],
    [0, 0.85, 0.5],
    [0, 0.4, 0.9],
    [0, 0.15, 0.98],
  ];
  b.add(
    'stock',
    'grip',
    formed.board(
      rows.map(([v, z, w, h], i) => ({
        at: [0, v, z] as Vec3,
        w,
        h,
        side: [1, 0, 0] as Vec3,
        up: up[i] as unknown as Vec3,
      })),
      0.009,
    ),
    { detail: 1.5, grain: [0, 0, 1] },
  );
  b.add(
    'barrel',
    'metal',
    {
      op: 'lathe',
      profile: pairs([
        0, 0, 0.0125, 0, 0.0105, 0.1, 0.0092, 0.25, 0.011, 0.262, 0.011, 0.27, 0.006, 0.27, 0.006, 0.25, 0, 0.25,
      ]),
      sides: 12,
      at: [0, y + 0.004, -0.012],
      rot: [90, 0, 0],
    },
    { detail: 1.2 },
  );
  b.add(
    'barrel bands',
    'trim',
    solid.many(
      [0.06, 0.15, 0.2].map((z) =>
        solid.hoop(0.0145, { kind: 'rect', w: 0.012, h: 0.0024, r: 0.0007 }, [0, y - 0.001, z], 'z', 32),
      ),
    ),
  );
  b.add('ramrod', 'grip', solid.rod([0, y - 0.0165, 0.03], [0, y - 0.0145, 0.245], 0.0036, 0.0046));
  b.add('ramrod tip', 'trim', solid.cyl(0.005, 0.012, [0, y - 0.0144, 0.248], 'z'));
  addLock(b, y);
}

/** Lock, trigger and brass of a flintlock. */
function addLock(b: Bench, y: number): void {
  b.add(
    'lock plate',
    'steel',
    solid.slab(
      outline
        .rounded(pairs([-0.06, -0.014, 0.03, -0.012, 0.042, 0, 0.03, 0.01, -0.045, 0.01, -0.066, 0]), 0.006)
        .map(([z, v]): Vec2 => [z, v + y - 0.006]),
      0.005,
      [0.0145, 0, 0],
      'x',
      { bevel: 0.0012 },
    ),
  );
  b.add(
    'cock',
    'steel',
    solid.slab(
      outline.rounded(
        pairs([
          -0.048,
          y - 0.012,
          -0.036,
          y - 0.014,
          -0.032,
          y + 0.008,
          -0.026,
          y + 0.03,
          -0.012,
          y + 0.038,
          -0.016,
          y + 0.046,
          -0.036,
          y + 0.042,
          -0.046,
          y + 0.018,
        ]),
        0.004,
      ),
      0.006,
      [0.02, 0, 0],
      'x',
      { bevel: 0.0015 },
    ),
  );
  b.add(
    'flint',
    { base: 'stone', color: '#6a6258' },
    solid.box([0.008, 0.006, 0.014], [0.02, y + 0.041, -0.008], 0.0015),
  );
  b.add('cock screw', 'trim', solid.cyl(0.005, 0.004, [0.0235, y - 0.004, -0.04], 'x'));
  b.add(
    'frizzen',
    'steel',
    solid.bar(
      [
        [0.02, y + 0.004, 0.02],
        [0.02, y + 0.024, 0.012],
        [0.02, y + 0.042, 0.014],
      ],
      { kind: 'rect', w: 0.014, h: 0.004, r: 0.001 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
  );
  b.add('pan', 'trim', solid.box([0.014, 0.007, 0.018], [0.02, y + 0.0, 0.005], 0.002));
  addTrigger(b, -0.034, y - 0.028, 1.2);
  b.add(
    'butt cap',
    'trim',
    solid.put(
      solid.turned(pairs([0, -0.004, 0.0175, -0.004, 0.022, 0.006, 0.019, 0.02, 0.01, 0.03, 0, 0.033]), [0, 0, 0], {
        bevel: 0.002,
      }),
      [0, 0.032, -0.143],
      [180 + 8, 0, 0],
    ),
    { detail: 1.2 },
  );
  b.add(
    'side plate',
    'trim',
    solid.slab(
      outline
        .rounded(pairs([-0.05, -0.006, 0.02, -0.007, 0.034, 0, 0.02, 0.006, -0.05, 0.006]), 0.004)
        .map(([z, v]): Vec2 => [z, v + y - 0.006]),
      0.004,
      [-0.0145, 0, 0],
      'x',
      { bevel: 0.001 },
    ),
  );
  b.add(
    'escutcheon',
    'trim',
    solid.put(
      solid.slab(outline.superellipse(0.008, 0.013, 2, 24), 0.003, [0, 0, 0], 'z', { bevel: 0.0008 }),
      [0, y - 0.003, -0.094],
      [-58, 0, 0],
    ),
  );
}
