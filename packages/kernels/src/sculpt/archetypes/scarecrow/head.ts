import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** A sack tied at the neck: button eyes, a triangle of a nose, a sewn smile; or a carved pumpkin. */
export function addHead(b: Bench, pumpkin: boolean): void {
  const y = 1.61;
  if (pumpkin) {
    const of: FieldShape = {
      op: 'union',
      k: 0.012,
      of: Array.from(
        { length: 10 },
        (_, i): FieldShape => ({
          op: 'ellipsoid',
          r: [0.075, 0.145, 0.115],
          at: [0.085 * Math.sin(i * 0.6283), y, 0.085 * Math.cos(i * 0.6283)],
          rot: [0, i * 36, 0],
        }),
      ),
    };
    b.add(
      'head',
      b.tint('sack', { base: 'peel', color: '#d8701c', color2: undefined, color3: undefined }),
      { op: 'union', k: 0.01, of: [of, { op: 'ellipsoid', r: [0.13, 0.13, 0.13], at: [0, y, 0] }] },
      { detail: 1.5 },
    );
  } else
    b.add(
      'head',
      'sack',
      {
        op: 'displace',
        amp: 0.006,
        freq: 14,
        of: {
          op: 'union',
          k: 0.05,
          of: [
            { op: 'ellipsoid', r: [0.15, 0.165, 0.14], at: [0, y, 0] },
            { op: 'cylinder', r: 0.075, h: 0.12, at: [0, y - 0.18, 0] },
          ],
        },
      },
      { detail: 1.6 },
    );
  b.add(
    'neck rope',
    'straw',
    solid.tube(
      Array.from(
        { length: 30 },
        (_, i): Vec3 => [0.083 * Math.cos((i * 2 * Math.PI) / 30), 1.445, 0.083 * Math.sin((i * 2 * Math.PI) / 30)],
      ),
      0.014,
      { closed: true },
    ),
    { detail: 0.5 },
  );
  addFeatures(b, pumpkin, y);
}

/** Eyes, nose and mouth, sewn or carved. */
function addFeatures(b: Bench, pumpkin: boolean, y: number): void {
  const dark = { base: 'plain', color: '#1e1814', rough: 0.8 };
  const R = pumpkin ? 0.197 : 0.142;
  const on = (x: number, v: number): Vec3 => [
    x,
    y + v,
    R * Math.sqrt(Math.max(0.05, 1 - (x / (pumpkin ? 0.21 : 0.152)) ** 2 - (v / 0.168) ** 2)),
  ];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at = on(s * 0.058, 0.04);
    if (pumpkin)
      b.add(
        `${side} eye`,
        dark,
        solid.put(
          solid.slab(pairs([-0.034, -0.022, 0.034, -0.022, 0.006 * s, 0.036]), 0.03, [0, 0, 0], 'z', { bevel: 0.004 }),
          at,
          [-8, s * 14, 0],
        ),
        { detail: 0.5 },
      );
    else {
      b.add(
        `${side} eye`,
        dark,
        solid.put(solid.cyl(0.026, 0.012, [0, 0, 0], 'z', { bevel: 0.004 }), at, [-10, s * 22, 0]),
        { detail: 0.6 },
      );
      b.add(
        `${side} eye thread`,
        'patch',
        solid.put(
          solid.many([
            solid.rod([-0.009, -0.009, 0.007], [0.009, 0.009, 0.007], 0.0028),
            solid.rod([-0.009, 0.009, 0.007], [0.009, -0.009, 0.007], 0.0028),
          ]),
          at,
          [-10, s * 22, 0],
        ),
        { detail: 0.3 },
      );
      b.add(
        `${side} cheek`,
        b.tint('patch', { color: '#c8684c' }),
        solid.put(solid.cyl(0.022, 0.007, [0, 0, 0], 'z', { bevel: 0.002 }), on(s * 0.084, -0.034), [8, s * 34, 0]),
        { detail: 0.3 },
      );
    }
  }
  b.add(
    'nose',
    pumpkin ? dark : 'patch',
    solid.put(
      solid.slab(pairs([-0.02, -0.014, 0.02, -0.014, 0, 0.024]), pumpkin ? 0.028 : 0.014, [0, 0, 0], 'z', {
        bevel: 0.003,
      }),
      on(0, 0.002),
    ),
    { detail: 0.4 },
  );
  const smile = [-0.09, -0.055, 0, 0.055, 0.09]
    .map((x): Vec3 => on(x, -0.068 + 6.5 * x * x))
    .map(([x, v, z]): Vec3 => [x, v, z + 0.003]);
  b.add('mouth', dark, solid.tube(smile, pumpkin ? 0.0125 : 0.005), { detail: 0.5 });
  for (let i = 0; i < 5; i++) {
    const x = -0.064 + 0.032 * i;
    const [u, v, z] = on(x, -0.068 + 6.5 * x * x);
    b.add(
      `mouth stitch ${i + 1}`,
      dark,
      solid.rod([u, v - 0.017, z + 0.0035], [u, v + 0.017, z + 0.0035], pumpkin ? 0.006 : 0.0042),
      { detail: 0.2 },
    );
  }
}
