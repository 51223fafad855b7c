import type { Vec3 } from '../../../math/index.ts';
import { glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addDish, addModule, addWing, girder } from './parts.ts';

/** A communications satellite: foil box, two solar wings, dishes, horns, thrusters. */
export function buildSatellite(b: Bench, panels: number): void {
  const y = 1.75;
  addBus(b, [1.6, 2.1, 1.6], [0, y, 0]);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addWing(b, side, s, 0.8, y, panels, 1.7, 2.3, 12);
    addDish(b, `${side} dish`, [s * 0.95, y - 0.1, 1.0], 0.62, [0, s * 24, 0]);
    b.add(`${side} dish arm`, 'metal', solid.rod([s * 0.7, y - 0.1, 0.76], [s * 0.93, y - 0.1, 1.0], 0.05));
  }
  b.add('antenna deck', 'body', solid.box([1.3, 0.1, 1.3], [0, y + 1.09, 0], 0.02));
  for (const [i, [x, z]] of (
    [
      [0.35, 0.35],
      [-0.35, 0.35],
      [0.35, -0.35],
      [-0.35, -0.35],
    ] as const
  ).entries())
    b.add(
      `horn ${i + 1}`,
      'metal',
      solid.turned(pairs([0, 0, 0.06, 0, 0.07, 0.2, 0.17, 0.42, 0.15, 0.42, 0.05, 0.2, 0, 0.18]), [x, y + 1.13, z], {
        bevel: 0.006,
      }),
    );
  b.add('helix mast', 'accent', solid.cyl(0.025, 0.7, [0, y + 1.48, 0]));
  b.add('helix tip', glowing('#ff5a3a', 1.3), { op: 'ball', r: 0.05, at: [0, y + 1.84, 0] });
  b.add(
    'engine',
    'metal',
    solid.turned(pairs([0, 0.72, 0.1, 0.72, 0.1, 0.55, 0.14, 0.45, 0.3, 0, 0.28, 0, 0.1, 0.42, 0, 0.45]), [0, 0, 0], {
      bevel: 0.01,
      segments: 40,
    }),
  );
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(
      `thruster ${i + 1}`,
      'metal',
      solid.turned(pairs([0, 0, 0.08, 0, 0.03, 0.14, 0.05, 0.2, 0, 0.2]), [x * 0.6, y - 1.23, z * 0.6], {
        bevel: 0.005,
      }),
      { detail: 0.5 },
    );
  b.add(
    'star tracker',
    'body',
    solid.put(
      solid.turned(pairs([0, 0, 0.12, 0, 0.12, 0.2, 0.09, 0.2, 0.08, 0.1, 0, 0.1]), [0, 0, 0]),
      [0.3, y + 0.6, 0.78],
      [70, 0, 0],
    ),
  );
  b.add('flag plate', 'accent', solid.box([0.4, 0.26, 0.02], [-0.35, y + 0.6, 0.8], 0.005));
}

/** A space station: girder with four pairs of wings, modules, radiators, docked capsule, arm. */
export function buildStation(b: Bench): void {
  const y = 8.6;
  b.add('girder', 'metal', girder(-24, 24, y, 0, 0.9, 16), { detail: 0.8 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [part, x] of [
      ['inner', 13],
      ['outer', 22],
    ] as const)
      for (const [end, k] of [
        ['upper', 1],
        ['lower', -1],
      ] as const) {
        const at: Vec3 = [s * x, y + k * 1.2, 0];
        b.add(
          `${end} ${part} ${side} mast`,
          'metal',
          solid.rod([at[0], y + k * 0.8, 0], [at[0], y + k * 8.6, 0], 0.14),
        );
        for (const [i, dx] of [-1.05, 1.05].entries()) {
          b.add(
            `${end} ${part} ${side} blanket ${i + 1}`,
            'panels',
            solid.box([1.85, 7.0, 0.06], [at[0] + dx, y + k * 5, 0], 0.02),
          );
          b.add(
            `${end} ${part} ${side} blanket ribs ${i + 1}`,
            'foil',
            solid.many(
              Array.from({ length: 7 }, (_, j) =>
                solid.box([1.87, 0.06, 0.09], [at[0] + dx, y + k * (1.9 + j * 1.03), 0], 0),
              ),
            ),
            { detail: 0.3 },
          );
        }
      }
  addModule(b, 'habitat', [0, y - 2.4, 2.5], 1.6, 7.5);
  addModule(b, 'laboratory', [0, y - 2.4, -5], 1.6, 6.5);
  addModule(b, 'node', [0, y - 2.4, 7.8], 1.5, 3.2);
  addModule(b, 'left module', [4.4, y - 2.4, 7.8], 1.4, 5.4, [0, 90, 0]);
  addModule(b, 'right module', [-4.4, y - 2.4, 7.8], 1.4, 5.4, [0, 90, 0]);
  addModule(b, 'cupola dock', [0, y - 5.2, 7.8], 0.9, 2.8, [90, 0, 0]);
  b.add('truss mount', 'metal', solid.box([1.4, 1.4, 1.4], [0, y - 1.1, 0], 0.1));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} radiator`, 'body', solid.box([3.4, 0.08, 6], [s * 5.6, y - 0.4, -4.6], 0.03));
    b.add(
      `${side} radiator folds`,
      'metal',
      solid.many([-2, -1, 0, 1, 2].map((i) => solid.box([3.42, 0.12, 0.08], [s * 5.6, y - 0.4, -4.6 + i * 1.1], 0))),
      { detail: 0.3 },
    );
    b.add(`${side} radiator arm`, 'metal', solid.rod([s * 5.6, y - 0.5, -0.8], [s * 5.6, y - 0.4, -1.8], 0.16));
  }
  b.add(
    'capsule',
    'accent',
    solid.turned(pairs([0, 0, 0.7, 0, 1.2, 2.0, 1.1, 2.3, 0, 2.3]), [0, y - 2.4, 9.3], { axis: 'z', bevel: 0.08 }),
  );
  b.add(
    'robot arm',
    'body',
    solid.tube(
      [
        [1.2, y + 0.9, 0],
        [1.6, y + 3.2, 1.2],
        [2.6, y + 2.6, 4.2],
      ],
      0.18,
      { spline: 'linear' },
    ),
  );
  b.add('arm elbow', 'metal', { op: 'ball', r: 0.34, at: [1.6, y + 3.2, 1.2] });
  b.add('arm hand', 'metal', { op: 'ball', r: 0.3, at: [2.6, y + 2.6, 4.2] });
  addDish(b, 'station dish', [-2.4, y + 1.8, 0.4], 0.9, [-30, -20, 0]);
  b.add('dish mast', 'metal', solid.rod([-2.4, y + 0.9, 0], [-2.4, y + 1.8, 0.35], 0.1));
}

/** A deep space probe: great dish over a ten-sided bus, booms with generator and magnetometer, golden record. */
export function buildProbe(b: Bench): void {
  const y = 1.5;
  addDish(b, 'dish', [0, y + 0.42, 0], 1.83, [-90, 0, 0]);
  b.add(
    'bus',
    'foil',
    solid.slab(outline.rounded(outline.ngon(0.9, 10), 0.03), 0.47, [0, y + 0.05, 0], 'y', { bevel: 0.02 }),
    { detail: 1.1 },
  );
  for (let i = 0; i < 10; i++)
    b.add(
      `bay ${i + 1}`,
      i % 3 ? 'body' : 'metal',
      solid.put(solid.box([0.4, 0.34, 0.03], [0, y + 0.05, 0.865], 0.01), [0, 0, 0], [0, 18 + i * 36, 0]),
      { detail: 0.4 },
    );
  b.add(
    'dish cone',
    'metal',
    solid.turned(pairs([0, 0.28, 0.7, 0.28, 0.35, 0.44, 0, 0.44]), [0, y, 0], { bevel: 0.01 }),
  );
  b.add(
    'golden record',
    { base: 'gold', color: '#e0b040', rough: 0.12 },
    solid.put(solid.cyl(0.15, 0.02, [0, y + 0.05, 0.895], 'z'), [0, 0, 0], [0, 54, 0]),
  );
  b.add('generator boom', 'metal', girder(0.8, 3.1, y, 0, 0.06, 8), { detail: 0.5 });
  for (let i = 0; i < 3; i++)
    b.add(
      `generator ${i + 1}`,
      { base: 'iron', color: '#3a3c40' },
      solid.slab(
        [...outline.ngon(0.2, 24)].map(([u, v], k): [number, number] => (k % 4 === 0 ? [u * 1.35, v * 1.35] : [u, v])),
        0.5,
        [2.2 + i * 0.58, y, 0],
        'x',
        { bevel: 0.01 },
      ),
    );
  b.add('science boom', 'metal', girder(-0.8, -2.7, y, 0, 0.06, 8), { detail: 0.5 });
  b.add('scan platform', 'body', solid.box([0.5, 0.36, 0.4], [-2.9, y, 0], 0.03));
  for (const [i, [x, v, r]] of (
    [
      [-2.8, 0.08, 0.12],
      [-3.05, -0.06, 0.08],
      [-2.75, -0.1, 0.06],
    ] as const
  ).entries())
    b.add(
      `camera ${i + 1}`,
      'metal',
      solid.turned(
        [
          [0, 0],
          [r, 0],
          [r, 0.34],
          [r * 0.8, 0.34],
          [r * 0.75, 0.2],
          [0, 0.2],
        ],
        [x, y + v, 0.18],
        { axis: 'z', bevel: 0.008 },
      ),
    );
  b.add('magnetometer boom', 'metal', solid.rod([0.5, y - 0.1, -0.7], [2.0, y - 0.6, -4.2], 0.025));
  b.add('magnetometer', 'body', { op: 'ball', r: 0.11, at: [2.0, y - 0.6, -4.2] });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} whip`, 'metal', solid.rod([s * 0.4, y - 0.15, -0.6], [s * 2.2, y - 1.2, -2.6], 0.012));
  b.add(
    'engine mount',
    'metal',
    solid.turned(pairs([0, -1.5, 0.14, -1.5, 0.5, -0.3, 0.6, -0.18, 0, -0.18]), [0, y, 0], {
      bevel: 0.02,
      segments: 32,
    }),
  );
}

/** A space telescope: foil tube with open door, baffle, aft shroud, rails, two solar wings, dishes on booms. */
export function buildTelescope(b: Bench): void {
  const y = 3.095;
  const z = (of: number[], slot: string, name: string, detail = 1): void =>
    b.add(name, slot, solid.turned(pairs(of), [0, y, 0], { axis: 'z', bevel: 0.03, segments: 56 }), { detail });
  z([0, -6.4, 1.8, -6.4, 2.1, -6.1, 2.1, -2.2, 1.55, -1.8, 0, -1.8], 'body', 'aft shroud', 1.2);
  z([0, -1.9, 1.5, -1.9, 1.5, 6.4, 1.42, 6.4, 1.42, 0.5, 0, 0.5], 'foil', 'tube', 1.2);
  z([0, 0.55, 1.3, 0.55, 1.32, 0.7, 0.3, 0.62, 0, 0.62], 'mirror', 'primary mirror');
  for (const [i, v] of [-5.4, -4.2, -3.0, -1.2, 1.2, 3.4, 6.2].entries())
    b.add(
      `belt ${i + 1}`,
      'metal',
      solid.hoop(i < 3 ? 2.12 : 1.52, { kind: 'rect', w: 0.14, h: 0.06, r: 0.02 }, [0, y, v], 'z', 56),
      { detail: 0.4 },
    );
  b.add(
    'aperture door',
    'foil',
    solid.put(solid.cyl(1.5, 0.08, [0, 1.55, 0], 'z', { segments: 52 }), [0, y + 1.5, 6.45], [-62, 0, 0]),
  );
  b.add('door hinge', 'metal', solid.cyl(0.12, 1.0, [0, y + 1.5, 6.42], 'x'));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addWing(b, side, s, 1.5, y, 1, 2.6, 6.0, 62);
    b.add(`${side} dish mast`, 'metal', solid.rod([0, y + s * 1.5, 2.2], [0, y + s * 2.7, 2.6], 0.06));
    addDish(b, s > 0 ? 'upper dish' : 'lower dish', [0, y + s * 2.7, 2.6], 0.5, [s > 0 ? -60 : 60, 0, 0]);
    b.add(
      `${side} rail`,
      'accent',
      solid.tube(
        [
          [s * 1.5, y + 1.6, -5.8],
          [s * 1.56, y + 1.62, -5.6],
          [s * 1.56, y + 1.62, -2.6],
          [s * 1.5, y + 1.6, -2.4],
        ],
        0.05,
        { spline: 'linear' },
      ),
    );
    b.add(
      `${side} equipment door`,
      'metal',
      solid.put(solid.box([0.9, 1.4, 0.06], [0, 0, 2.1], 0.02), [0, y, -4.8], [0, s * 62, 0]),
    );
  }
}

/** A box in crinkled foil, with seams and rivets at its corners. */
function addBus(b: Bench, size: Vec3, at: Vec3): void {
  const [w, h, d] = size;
  b.add('bus', 'foil', solid.box(size, at, w * 0.02), { detail: 1.1 });
  for (const [i, [sx, sz]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(
      `corner ${i + 1}`,
      'metal',
      solid.box(
        [w * 0.05, h * 1.01, w * 0.05],
        [at[0] + sx * (w / 2 - w * 0.02), at[1], at[2] + sz * (d / 2 - w * 0.02)],
        w * 0.008,
      ),
      { detail: 0.4 },
    );
  b.add(
    'radiator',
    'body',
    solid.slab(outline.roundRect(w * 0.6, h * 0.55, w * 0.03, at[0], at[1]), d * 0.03, [0, 0, at[2] - d / 2], 'z'),
  );
  for (let i = 0; i < 5; i++)
    b.add(
      `radiator fin ${i + 1}`,
      'metal',
      solid.box([w * 0.54, h * 0.012, d * 0.02], [at[0], at[1] + (i - 2) * h * 0.1, at[2] - d * 0.52], 0),
      { detail: 0.3 },
    );
}
