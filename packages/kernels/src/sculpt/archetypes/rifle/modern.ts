import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { fluted, oval } from '../../kits/mechanics/index.ts';
import { piece } from './pieces.ts';

/** A carbine with rails. */
export function buildAssault(b: Bench, scope: boolean): Vec3 {
  const y = 0.186;
  b.add(
    'upper receiver',
    'metal',
    piece.side([-0.125, 0.164, 0.125, 0.164, 0.125, 0.206, 0.1, 0.21, -0.11, 0.21, -0.125, 0.196], 0.036, {
      bevel: 0.006,
    }),
    { detail: 1.1 },
  );
  b.add(
    'lower receiver',
    'metal',
    piece.side(
      [-0.13, 0.142, -0.112, 0.128, -0.06, 0.132, 0.01, 0.132, 0.012, 0.092, 0.07, 0.088, 0.074, 0.166, -0.13, 0.168],
      0.03,
      { bevel: 0.004 },
    ),
    { detail: 1.1 },
  );
  const mag = [
    [0.041, 0.12, 0.052],
    [0.042, 0.085, 0.052],
    [0.047, 0.05, 0.052],
    [0.056, 0.018, 0.052],
    [0.062, 0.001, 0.053],
  ].map(([z, v, d]) => ({ at: [0, v, z] as Vec3, w: d, d: 0.021 }));
  b.add('magazine', 'magazine', oval([...mag].reverse(), { e: 6, n: 24, across: [1, 0, 0], cap: 'flat' }), {
    detail: 1,
  });
  b.add(
    'magazine base',
    'stock',
    solid.put(solid.box([0.025, 0.01, 0.058], [0, 0, 0], 0.003), [0, 0.0055, 0.0605], [14, 0, 0]),
    { detail: 0.5 },
  );
  b.add(
    'magazine ribs',
    'stock',
    solid.many(
      [-1, 1].flatMap((s) =>
        [0.03, 0.048, 0.066].map((v) =>
          solid.put(
            solid.box([0.002, 0.004, 0.034], [0, 0, 0], 0.0008),
            [s * 0.0108, v, 0.0525 - (v - 0.03) * 0.2],
            [10, 0, 0],
          ),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'pistol grip',
    'stock',
    piece.side(
      [
        -0.062, 0.14, -0.108, 0.142, -0.114, 0.12, -0.13, 0.055, -0.122, 0.03, -0.088, 0.034, -0.084, 0.06, -0.076,
        0.076, -0.08, 0.095, -0.068, 0.116,
      ],
      0.029,
      { r: 0.008, bevel: 0.007 },
    ),
    { detail: 1 },
  );
  piece.addTrigger(b, -0.068, 0.01, 0.134, 0.03);
  addBrace(b, y);
  addFront(b, y);
  b.add(
    'ejection port',
    b.tint('steel', { color: '#55585d' }),
    solid.box([0.003, 0.015, 0.05], [-0.0175, 0.19, 0.012], 0.001),
    { detail: 0.4 },
  );
  b.add('bolt', 'steel', solid.box([0.003, 0.009, 0.036], [-0.0184, 0.19, 0.014], 0.001), { detail: 0.3 });
  b.add(
    'forward assist',
    'steel',
    solid.put(solid.cyl(0.0065, 0.02, [0, 0, 0], 'z'), [-0.0185, 0.196, -0.07], [0, 24, 0]),
    { detail: 0.4 },
  );
  b.add('charging handle', 'metal', solid.box([0.04, 0.007, 0.016], [0, 0.205, -0.128], 0.002), { detail: 0.4 });
  b.add(
    'selector',
    'steel',
    solid.put(solid.box([0.003, 0.005, 0.022], [0, 0, 0], 0.001), [0.0162, 0.152, -0.082], [20, 0, 0]),
    { detail: 0.3 },
  );
  piece.addPins(
    b,
    [
      [-0.105, 0.157],
      [-0.045, 0.148],
      [0.066, 0.157],
    ],
    0.015,
  );
  if (scope) piece.addScope(b, 0.02, 0.217, 0.2);
  else
    b.add(
      'rear sight',
      'metal',
      piece.side([-0.1, 0.216, -0.065, 0.216, -0.07, 0.232, -0.078, 0.24, -0.088, 0.24, -0.096, 0.23], 0.02, {
        r: 0.003,
      }),
      { detail: 0.6 },
    );
  return [0, 0.08, -0.1];
}

/** Handguard, rails, grip, barrel, sight and flash hider of the carbine. */
function addFront(b: Bench, y: number): void {
  b.add('handguard', 'stock', solid.slab(outline.ngon(0.0285, 8, 22.5), 0.235, [0, y, 0.2415], 'z', { bevel: 0.004 }), {
    detail: 1.1,
  });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'right handguard slots' : 'left handguard slots',
      b.tint('barrel', { color: '#0c0d0e' }),
      solid.many(
        Array.from({ length: 5 }, (_, i) => solid.box([0.003, 0.0085, 0.026], [s * 0.026, y, 0.16 + i * 0.041], 0.001)),
      ),
      { detail: 0.3 },
    );
  b.add('top rail', 'metal', piece.rail(-0.11, 0.355, 0.212), { detail: 0.8 });
  b.add('lower rail', 'metal', solid.put(piece.rail(0.17, 0.34, 0), [0, y - 0.0265, 0.51], [180, 0, 0]), {
    detail: 0.6,
  });
  b.add(
    'fore grip',
    'stock',
    solid.turned(
      pairs([0, -0.098, 0.013, -0.098, 0.0165, -0.088, 0.0148, -0.05, 0.0165, -0.012, 0.014, 0, 0, 0]),
      [0, y - 0.03, 0.25],
      { bevel: 0.002 },
    ),
    { detail: 0.8 },
  );
  b.add('barrel', 'barrel', piece.bore(0.355, 0.5, y, 0.0085), { detail: 0.7 });
  b.add(
    'front sight',
    'metal',
    piece.side([0.38, 0.18, 0.418, 0.18, 0.406, 0.222, 0.406, 0.238, 0.396, 0.238, 0.394, 0.222], 0.012, { r: 0.003 }),
    { detail: 0.6 },
  );
  b.add(
    'flash hider',
    'barrel',
    solid.put(
      fluted(
        [
          [0, 0.0105, 0],
          [0.004, 0.012, 0.1],
          [0.036, 0.012, 0.2],
          [0.042, 0.0112, 0.05],
        ],
        6,
        { per: 6, round: 5 },
      ),
      [0, y, 0.495],
      [90, 0, 0],
    ),
    { detail: 0.8 },
  );
  piece.addMuzzle(b, 0.538, y, 0.0105);
}

/** Buffer tube, stock and pad of the carbine. */
function addBrace(b: Bench, y: number): void {
  b.add('buffer tube', 'metal', piece.bore(-0.31, -0.12, y, 0.0145), { detail: 0.7 });
  b.add(
    'castle nut',
    'steel',
    solid.put(
      fluted(
        [
          [0, 0.018, 0.06],
          [0.008, 0.018, 0.06],
        ],
        10,
        { per: 4 },
      ),
      [0, y, -0.132],
      [90, 0, 0],
    ),
    { detail: 0.5 },
  );
  b.add(
    'stock',
    'stock',
    piece.side(
      [
        -0.34, 0.1, -0.326, 0.094, -0.3, 0.118, -0.23, 0.158, -0.205, 0.168, -0.2, 0.204, -0.215, 0.212, -0.33, 0.212,
        -0.342, 0.204,
      ],
      0.036,
      {
        r: 0.006,
        bevel: 0.006,
        holes: [outline.rounded(pairs([-0.318, 0.132, -0.296, 0.138, -0.262, 0.16, -0.318, 0.16]), 0.006)],
      },
    ),
    { detail: 1.1 },
  );
  b.add(
    'butt pad',
    'stock',
    piece.side([-0.352, 0.094, -0.338, 0.094, -0.338, 0.214, -0.35, 0.212], 0.034, { r: 0.004 }),
    { detail: 0.6 },
  );
}

/** A stamped receiver with wooden furniture and a long curved magazine. */
export function buildAk(b: Bench, scope: boolean): Vec3 {
  const y = 0.228;
  b.add(
    'receiver',
    'metal',
    piece.side([-0.14, 0.176, 0.115, 0.172, 0.12, 0.2, 0.115, 0.222, -0.14, 0.222], 0.03, { bevel: 0.003 }),
    { detail: 1.1 },
  );
  b.add(
    'dust cover',
    'metal',
    piece.side([-0.142, 0.214, 0.09, 0.214, 0.09, 0.24, -0.12, 0.244, -0.142, 0.232], 0.031, { bevel: 0.008 }),
    { detail: 1 },
  );
  b.add(
    'cover ribs',
    'metal',
    solid.many([-0.09, -0.05, -0.01, 0.03].map((z) => solid.box([0.024, 0.004, 0.012], [0, 0.2425, z], 0.0015))),
    { detail: 0.4 },
  );
  const mag = [
    [0.052, 0.178, 0.066],
    [0.055, 0.13, 0.066],
    [0.07, 0.08, 0.066],
    [0.095, 0.035, 0.066],
    [0.122, 0.006, 0.067],
  ].map(([z, v, d]) => ({ at: [0, v, z] as Vec3, w: d, d: 0.025 }));
  b.add('magazine', 'magazine', oval([...mag].reverse(), { e: 6, n: 24, across: [1, 0, 0], cap: 'flat' }), {
    detail: 1.1,
  });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'right magazine ribs' : 'left magazine ribs',
      'magazine',
      solid.many(
        [-0.016, 0, 0.016].map((o) =>
          solid.tube(
            mag.map(({ at }, i): Vec3 => [s * 0.0122, at[1] + (i > 2 ? o * 0.5 : 0), at[2] + o * (i > 2 ? 0.85 : 1)]),
            0.0024,
          ),
        ),
      ),
      { detail: 0.5 },
    );
  b.add(
    'pistol grip',
    'stock',
    piece.side(
      [
        -0.058, 0.182, -0.105, 0.182, -0.112, 0.16, -0.132, 0.092, -0.124, 0.072, -0.094, 0.074, -0.082, 0.11, -0.068,
        0.152,
      ],
      0.03,
      { r: 0.009, bevel: 0.009 },
    ),
    { detail: 1 },
  );
  piece.addTrigger(b, -0.062, 0.006, 0.177, 0.032);
  addWood(b, y);
  b.add(
    'safety lever',
    'steel',
    solid.put(solid.box([0.0025, 0.011, 0.115], [0, 0, 0], 0.001), [-0.0158, 0.206, -0.05], [3, 0, 0]),
    { detail: 0.4 },
  );
  b.add(
    'sling swivel',
    'steel',
    solid.tube(
      outline.roundRect(0.012, 0.03, 0.005).map(([u, v]): Vec3 => [0.02 + u * 0.2, 0.232 + u, 0.372 + v]),
      0.002,
      { closed: true },
    ),
    { detail: 0.4 },
  );
  piece.addPins(
    b,
    [
      [-0.125, 0.192],
      [-0.03, 0.186],
      [0.01, 0.19],
      [0.1, 0.186],
    ],
    0.015,
  );
  if (scope) piece.addScope(b, -0.03, 0.246, 0.18);
  return [0, 0.125, -0.1];
}

/** Furniture, gas system, barrel and sights. */
function addWood(b: Bench, y: number): void {
  b.add(
    'stock',
    'stock',
    piece.side(
      [-0.135, 0.18, -0.19, 0.172, -0.37, 0.112, -0.384, 0.118, -0.384, 0.222, -0.372, 0.226, -0.135, 0.226],
      0.036,
      { r: 0.008, bevel: 0.01 },
    ),
    { detail: 1.2, grain: [0, 0, 1] },
  );
  b.add(
    'butt plate',
    'steel',
    piece.side([-0.3905, 0.114, -0.382, 0.112, -0.382, 0.226, -0.3905, 0.224], 0.034, { r: 0.003 }),
    { detail: 0.5 },
  );
  b.add(
    'lower handguard',
    'stock',
    piece.side([0.118, 0.18, 0.29, 0.186, 0.292, 0.222, 0.118, 0.222], 0.042, { r: 0.008, bevel: 0.01 }),
    { detail: 1.1, grain: [0, 0, 1] },
  );
  b.add(
    'upper handguard',
    'stock',
    solid.turned(pairs([0, 0.125, 0.0165, 0.125, 0.0185, 0.14, 0.0185, 0.25, 0.0165, 0.265, 0, 0.265]), [0, 0.252, 0], {
      axis: 'z',
      bevel: 0.002,
    }),
    { detail: 0.9, grain: [0, 0, 1] },
  );
  b.add('gas tube', 'barrel', piece.bore(0.09, 0.37, 0.252, 0.0095), { detail: 0.6 });
  b.add('gas block', 'metal', piece.side([0.35, 0.22, 0.388, 0.22, 0.386, 0.262, 0.362, 0.262], 0.02, { r: 0.003 }), {
    detail: 0.5,
  });
  b.add('barrel', 'barrel', piece.bore(0.28, 0.49, y, 0.0085), { detail: 0.8 });
  b.add('cleaning rod', 'steel', piece.bore(0.29, 0.48, 0.207, 0.0028), { detail: 0.4 });
  b.add(
    'front sight',
    'metal',
    piece.side([0.448, 0.218, 0.472, 0.218, 0.47, 0.256, 0.466, 0.278, 0.454, 0.278, 0.45, 0.256], 0.014, { r: 0.003 }),
    { detail: 0.6 },
  );
  b.add(
    'slant brake',
    'barrel',
    piece.side([0.484, 0.216, 0.504, 0.216, 0.516, 0.222, 0.502, 0.24, 0.484, 0.24], 0.023, { r: 0.004, bevel: 0.005 }),
    { detail: 0.6 },
  );
  b.add(
    'rear sight',
    'metal',
    piece.side([0.07, 0.236, 0.122, 0.236, 0.12, 0.262, 0.1, 0.262, 0.075, 0.252], 0.021, { r: 0.003 }),
    { detail: 0.6 },
  );
  b.add(
    'charging handle',
    'steel',
    solid.tube(
      [
        [-0.014, 0.228, 0.03],
        [-0.032, 0.228, 0.032],
        [-0.038, 0.23, 0.04],
      ],
      0.0048,
    ),
    { detail: 0.5 },
  );
}
