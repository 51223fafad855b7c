import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { piece } from './pieces.ts';

/** A pump shotgun. */
export function buildShotgun(b: Bench, scope: boolean): Vec3 {
  const y = 0.152;
  b.add(
    'receiver',
    'metal',
    piece.side([-0.1, 0.106, 0.1, 0.106, 0.106, 0.112, 0.106, 0.164, 0.09, 0.17, -0.085, 0.17, -0.105, 0.15], 0.034, {
      r: 0.008,
      bevel: 0.008,
    }),
    { detail: 1.1 },
  );
  b.add(
    'stock',
    'stock',
    piece.side(
      [
        -0.095, 0.112, -0.13, 0.098, -0.17, 0.082, -0.34, 0.02, -0.375, 0.008, -0.39, 0.012, -0.394, 0.12, -0.38, 0.126,
        -0.25, 0.128, -0.16, 0.128, -0.095, 0.156,
      ],
      0.038,
      { r: 0.014, bevel: 0.012 },
    ),
    { detail: 1.4, grain: [0, 0, 1] },
  );
  b.add(
    'butt pad',
    b.tint('stock', { base: 'rubber', color: '#201a18' }),
    piece.side([-0.412, 0.006, -0.388, 0.003, -0.388, 0.127, -0.408, 0.125], 0.036, { r: 0.006 }),
    { detail: 0.7 },
  );
  b.add(
    'butt pad line',
    { base: 'plastic', color: '#e8e4d8' },
    piece.side([-0.3895, 0.006, -0.3865, 0.006, -0.3865, 0.126, -0.3895, 0.126], 0.0365, { r: 0.001, bevel: 0 }),
    { detail: 0.3 },
  );
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'left grip checkering' : 'right grip checkering',
      b.tint('stock', { color: '#3c2210' }),
      solid.many(
        Array.from({ length: 8 }, (_, i) =>
          solid.put(
            solid.box([0.0012, 0.0012, 0.05], [0, 0, 0], 0),
            [s * 0.0189, 0.098 + i * 0.0032, -0.148],
            [24, 0, 0],
          ),
        ),
      ),
      { detail: 0.3 },
    );
  piece.addTrigger(b, -0.07, 0.0, 0.108, 0.034);
  b.add('barrel', 'barrel', piece.bore(0.1, 0.6, y, 0.0132), { detail: 1 });
  b.add('magazine tube', 'barrel', piece.bore(0.1, 0.5, 0.121, 0.0128), { detail: 0.9 });
  b.add('magazine cap', 'metal', solid.put(fitting.knob(0.0145, 0.024, 22), [0, 0.121, 0.498], [90, 0, 0]), {
    detail: 0.6,
  });
  b.add(
    'barrel ring',
    'metal',
    piece.side([0.47, 0.108, 0.486, 0.108, 0.486, 0.164, 0.47, 0.164], 0.026, { r: 0.006, bevel: 0.006 }),
    { detail: 0.5 },
  );
  b.add(
    'pump',
    'stock',
    solid.turned(pairs([0, 0.22, 0.0205, 0.22, 0.0235, 0.232, 0.0235, 0.384, 0.0205, 0.396, 0, 0.396]), [0, 0.121, 0], {
      axis: 'z',
      bevel: 0.002,
    }),
    { detail: 1, grain: [0, 0, 1] },
  );
  for (let i = 0; i < 9; i++)
    b.add(
      `pump groove ${i + 1}`,
      b.tint('stock', { color: '#3c2210' }),
      solid.hoop(0.0234, { kind: 'ellipse', rx: 0.0022, ry: 0.0012 }, [0, 0.121, 0.244 + i * 0.0162], 'z', 32),
      { detail: 0.3 },
    );
  b.add('action bars', 'steel', solid.both(solid.box([0.003, 0.008, 0.14], [0.0155, 0.124, 0.16], 0.001)), {
    detail: 0.3,
  });
  b.add('vent rib', 'barrel', solid.box([0.008, 0.004, 0.49], [0, y + 0.0165, 0.35], 0.001), { detail: 0.5 });
  b.add(
    'rib posts',
    'barrel',
    solid.many(
      Array.from({ length: 9 }, (_, i) => solid.box([0.006, 0.006, 0.012], [0, y + 0.0135, 0.125 + i * 0.056], 0.001)),
    ),
    { detail: 0.3 },
  );
  b.add(
    'bead sight',
    { base: 'brass', color: '#d0a850' },
    { op: 'ball', r: 0.0038, at: [0, y + 0.0205, 0.586] },
    { detail: 0.4 },
  );
  piece.addMuzzle(b, 0.6, y, 0.0138);
  b.add(
    'ejection port',
    b.tint('steel', { color: '#5c6066' }),
    solid.box([0.003, 0.024, 0.066], [-0.0165, 0.142, 0.04], 0.002),
    { detail: 0.4 },
  );
  b.add('safety', 'steel', solid.cyl(0.0042, 0.036, [0, 0.114, -0.074], 'x', { bevel: 0.001 }), { detail: 0.3 });
  piece.addPins(
    b,
    [
      [-0.03, 0.12],
      [0.03, 0.118],
    ],
    0.017,
  );
  if (scope) piece.addScope(b, 0.0, 0.168, 0.2);
  return [0, 0.1, -0.14];
}

/** A flintlock musket stocked nearly to its muzzle. */
export function buildMusket(b: Bench): Vec3 {
  const y = 0.142;
  b.add(
    'stock',
    'stock',
    piece.side(
      [
        -0.42, 0.002, -0.405, 0.0, -0.25, 0.052, -0.14, 0.082, -0.08, 0.098, 0.12, 0.114, 0.84, 0.122, 0.842, 0.142,
        0.0, 0.148, -0.06, 0.152, -0.12, 0.128, -0.2, 0.118, -0.4, 0.116, -0.424, 0.11,
      ],
      0.036,
      { r: 0.012, bevel: 0.01 },
    ),
    { detail: 1.6, grain: [0, 0, 1] },
  );
  b.add(
    'butt plate',
    'metal',
    piece.side([-0.43, 0.0, -0.414, 0.0, -0.416, 0.114, -0.432, 0.11], 0.034, { r: 0.004 }),
    { detail: 0.6 },
  );
  b.add(
    'barrel',
    'barrel',
    solid.turned(
      pairs([0, -0.06, 0.0145, -0.06, 0.0145, 0.06, 0.0125, 0.2, 0.0108, 0.93, 0, 0.93]),
      [0, y + 0.004, 0],
      { axis: 'z', bevel: 0.001 },
    ),
    { detail: 1.2 },
  );
  piece.addMuzzle(b, 0.93, y + 0.004, 0.0112);
  for (const [name, z] of [
    ['lower band', 0.22],
    ['middle band', 0.52],
    ['upper band', 0.82],
  ] as const)
    b.add(
      name,
      'metal',
      piece.side([z - 0.009, 0.114, z + 0.009, 0.114, z + 0.009, 0.1615, z - 0.009, 0.1615], 0.039, {
        r: 0.008,
        bevel: 0.009,
      }),
      { detail: 0.6 },
    );
  b.add('ramrod', 'steel', piece.bore(0.24, 0.92, 0.117, 0.0036), { detail: 0.5 });
  b.add(
    'ramrod head',
    'steel',
    solid.turned(pairs([0, 0, 0.0036, 0, 0.0062, 0.012, 0.0062, 0.018, 0, 0.019]), [0, 0.117, 0.91], {
      axis: 'z',
      bevel: 0.0005,
    }),
    { detail: 0.4 },
  );
  b.add('front sight', 'metal', solid.box([0.0028, 0.007, 0.012], [0, y + 0.0175, 0.9], 0.001), { detail: 0.3 });
  addLock(b);
  piece.addTrigger(b, -0.1, -0.02, 0.1, 0.034);
  for (const [i, z] of [-0.06, 0.03].entries())
    b.add(
      `${i ? 'front' : 'rear'} lock screw`,
      'steel',
      solid.put(fitting.screw(0.004, 'slot'), [0.0198, 0.1265, z], [0, 0, -90]),
      { detail: 0.3 },
    );
  b.add(
    'sling swivel',
    'steel',
    solid.tube(
      outline.roundRect(0.03, 0.022, 0.006).map(([u, v]): Vec3 => [u, 0.104 + v, 0.52]),
      0.002,
      { closed: true },
    ),
    { detail: 0.4 },
  );
  return [0, 0.095, -0.15];
}

/** A flintlock: plate, cock with its flint, frizzen, pan. */
function addLock(b: Bench): void {
  b.add(
    'lock plate',
    'metal',
    piece.side([-0.11, 0.118, -0.08, 0.106, 0.05, 0.116, 0.062, 0.128, 0.04, 0.138, -0.06, 0.142, -0.1, 0.136], 0.004, {
      r: 0.008,
      x: -0.0185,
      bevel: 0.001,
    }),
    { detail: 0.8 },
  );
  b.add(
    'side plate',
    'metal',
    piece.side([-0.08, 0.118, 0.05, 0.122, 0.05, 0.132, -0.08, 0.13], 0.003, { r: 0.005, x: 0.0185, bevel: 0.001 }),
    { detail: 0.5 },
  );
  b.add(
    'cock',
    'steel',
    piece.side(
      [
        -0.052, 0.122, -0.038, 0.12, -0.03, 0.136, -0.034, 0.156, -0.018, 0.172, -0.01, 0.178, -0.014, 0.186, -0.034,
        0.184, -0.05, 0.168, -0.048, 0.146,
      ],
      0.007,
      { r: 0.004, x: -0.025, bevel: 0.0015 },
    ),
    { detail: 0.9 },
  );
  b.add('cock screw', 'metal', solid.put(fitting.screw(0.0062, 'slot'), [-0.028, 0.13, -0.042], [0, 0, 90]), {
    detail: 0.4,
  });
  b.add(
    'flint',
    { base: 'stone', color: '#5c564e' },
    solid.box([0.009, 0.005, 0.016], [-0.025, 0.1815, -0.006], 0.001),
    { detail: 0.4 },
  );
  b.add(
    'frizzen',
    'steel',
    piece.side(
      [0.012, 0.142, 0.04, 0.142, 0.042, 0.15, 0.022, 0.154, 0.014, 0.182, 0.007, 0.182, 0.012, 0.156],
      0.009,
      { r: 0.003, x: -0.025, bevel: 0.0015 },
    ),
    { detail: 0.7 },
  );
  b.add(
    'pan',
    'metal',
    piece.side([-0.004, 0.13, 0.024, 0.13, 0.03, 0.142, -0.008, 0.142], 0.012, { r: 0.004, x: -0.0245 }),
    { detail: 0.5 },
  );
  b.add(
    'frizzen spring',
    'steel',
    solid.tube(
      [
        [-0.0235, 0.126, 0.06],
        [-0.0245, 0.121, 0.03],
        [-0.0235, 0.128, 0.012],
      ],
      0.002,
    ),
    { detail: 0.4 },
  );
}
