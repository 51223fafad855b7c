import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, streamlined, VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildMilitary } from './military.ts';
import { dronePalettes } from './palettes.ts';

/** Camera drones on four arms, parcel carriers on six, and the fixed-wing military kind. */
export const drone: Archetype = {
  name: 'drone',
  kind: 'machine',
  size: { length: 0.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['camera', 'delivery', 'military'],
      default: 'camera',
      about: 'Camera drone, parcel drone, or fixed-wing military drone.',
    },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#e7e9eb', rough: 0.35 },
      words: ['body', 'shell', 'drone', 'hull'],
      main: true,
    },
    arms: { material: { base: 'plastic', color: '#2b2e32', rough: 0.4 }, words: ['arm', 'leg'] },
    rotors: { material: { base: 'plastic', color: '#17181a', rough: 0.35 }, words: ['rotor', 'propeller', 'blade'] },
    metal: { material: { base: 'aluminium', color: '#b9bdc1', rough: 0.3 }, words: ['metal', 'motor'] },
    camera: {
      material: { base: 'glass', color: '#101c2c', rough: 0.05, transmission: 0 },
      words: ['camera', 'lens', 'sensor', 'window'],
    },
    parcel: { material: { base: 'cardboard', color: '#b98a54' }, words: ['parcel', 'box', 'package'] },
    lights: {
      material: { base: 'lamp', color: '#2fd05a', emissive: '#22e050', emissiveStrength: 0.9 },
      words: ['light', 'led', 'lamp'],
    },
    tyres: VEHICLE_SLOTS.tyres,
    wheels: VEHICLE_SLOTS.wheels,
  },
  palettes: dronePalettes,
  presets: {
    drone: {},
    quadcopter: { params: { kind: 'camera' } },
    'delivery drone': {
      open: ['body', 'arms'],
      params: { kind: 'delivery' },
      materials: { body: { color: '#22262b' }, arms: { color: '#e8801c' } },
    },
    'military drone': {
      open: ['body'],
      params: { kind: 'military' },
      materials: { body: { base: 'paint', color: '#8a9299', rough: 0.5 } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('drone');
    if (kind === 'military') buildMilitary(b, taste);
    else buildCopter(b, kind === 'delivery', taste);
    return {
      parts: b.parts,
      sockets: { top: { at: [0, kind === 'military' ? 2 : 0.18, 0], dir: [0, 1, 0], size: 0.12 } },
    };
  },
};

function buildCopter(b: Bench, cargo: boolean, rng: Rng): void {
  const k = cargo ? 2 : 1;
  const y = (cargo ? 0.2 : 0.105) * k;
  const rows = [
    -0.1,
    y,
    0.03,
    0.02,
    0.02,
    3,
    -0.06,
    y,
    0.052,
    0.03,
    0.026,
    3,
    0.02,
    y,
    0.056,
    0.034,
    0.03,
    3,
    0.08,
    y - 0.002,
    0.042,
    0.024,
    0.026,
    2.6,
  ].map((v, i) => (i % 6 === 5 ? v : i % 6 === 1 ? v : v * k));
  const o = { nose: 0.022 * k, tail: 0.01 * k, around: 32 };
  b.add('body', 'body', streamlined(rows, o).shape, { detail: 1.5 });
  const plate = streamlined(rows, { ...o, grow: 0.0012 * k }).shape;
  b.add('body seam', 'arms', {
    op: 'clip',
    of: plate,
    within: solid.box([0.3 * k, 0.003 * k, 0.4 * k], [0, y + 0.004 * k, 0], 0),
  });
  b.add('battery', 'arms', solid.box([0.06 * k, 0.03 * k, 0.09 * k], [0, y + 0.026 * k, -0.035 * k], 0.008 * k));
  b.add(
    'battery lights',
    'lights',
    solid.many(
      [-1.5, -0.5, 0.5, 1.5].map((i) =>
        solid.cyl(0.0022 * k, 0.003 * k, [i * 0.009 * k, y + 0.0415 * k, -0.06 * k], 'y'),
      ),
    ),
  );
  addCopterFittings(cargo, k, rng, y, b);
  if (cargo) addCargo(b, y);
  else addCamera(b, y);
  fitting.pair(
    b,
    'front sensor',
    'camera',
    solid.cyl(0.006 * k, 0.006 * k, [0.022 * k, y + 0.006 * k, 0.093 * k], 'z', { bevel: 0.001 }),
  );
  fitting.pair(
    b,
    'side vents',
    'arms',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.box([0.004 * k, 0.012 * k, 0.004 * k], [0.0565 * k, y + 0.002 * k, (-0.02 + i * 0.012) * k], 0.001),
      ),
    ),
  );
  b.add(
    'antennas',
    'arms',
    solid.both(
      solid.rod(
        [0.03 * k, y + 0.01 * k, -0.085 * k],
        [0.045 * k, y + 0.07 * k, -0.11 * k],
        0.003 * k,
        0.002 * k,
        'round',
      ),
    ),
  );
}

/** What is fitted to it. */
function addCopterFittings(cargo: boolean, k: 2 | 1, rng: Rng, y: number, b: Bench): void {
  const n = cargo ? 6 : 4;
  const reach = (cargo ? 0.27 : 0.215) * k + rng.range(-0.01, 0.015);
  const r = (cargo ? 0.125 : 0.118) * k;
  const turn = rng.range(0, 90);
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) * 2 * Math.PI) / n;
    const [sx, cz] = [Math.sin(a), Math.cos(a)];
    const at: Vec3 = [sx * reach, y + 0.012 * k, cz * reach];
    const name = `${i + 1}`;
    b.add(
      `arm ${name}`,
      'arms',
      solid.bar(
        [[sx * 0.04 * k, y + 0.004 * k, cz * 0.05 * k], [sx * reach * 0.55, y + 0.012 * k, cz * reach * 0.55], at],
        { kind: 'ellipse', rx: 0.013 * k, ry: 0.0085 * k },
        { up: [0, 1, 0], spline: 'catmull', taper: [1.3, 0.9, 1] },
      ),
    );
    b.add(
      `motor pod ${name}`,
      'body',
      solid.turned(
        [
          [0, -0.02 * k],
          [0.014 * k, -0.02 * k],
          [0.019 * k, -0.006 * k],
          [0.019 * k, 0.012 * k],
          [0, 0.012 * k],
        ],
        at,
        { bevel: 0.003 * k },
      ),
    );
    b.add(
      `motor ${name}`,
      'metal',
      solid.turned(
        [
          [0, 0.01 * k],
          [0.015 * k, 0.01 * k],
          [0.016 * k, 0.026 * k],
          [0.006 * k, 0.03 * k],
          [0.004 * k, 0.04 * k],
          [0, 0.04 * k],
        ],
        at,
        { bevel: 0.001 * k },
      ),
    );
    b.add(`rotor ${name}`, 'rotors', {
      op: 'placed',
      of: fitting.propeller([0, 0, 0], r, 0.02 * k, 2, 0.012 * k),
      places: [{ at: [at[0], at[1] + 0.035 * k, at[2]], rot: [-90, turn + i * 67, 0] }],
    });
    b.add(
      `arm light ${name}`,
      cz < 0 ? b.tint('lights', { color: '#e03028', emissive: '#ff2a1c' }) : 'lights',
      solid.cyl(0.007 * k, 0.006 * k, [at[0], at[1] - 0.021 * k, at[2]], 'y', { bevel: 0.0015 * k }),
    );
    if (!cargo)
      b.add(
        `foot ${name}`,
        'arms',
        solid.tube(
          [
            [at[0] * 0.96, at[1] - 0.01, at[2] * 0.96],
            [at[0] * 0.92, at[1] - 0.06, at[2] * 0.92],
            [at[0] * 0.88, 0.005, at[2] * 0.88],
          ],
          0.006,
        ),
      );
    else
      b.add(
        `rotor guard ${name}`,
        'arms',
        solid.hoop(r * 1.06, { kind: 'rect', w: 0.012, h: 0.006, r: 0.002 }, [at[0], at[1] + 0.05, at[2]], 'y', 36),
      );
    if (cargo)
      b.add(
        `guard struts ${name}`,
        'arms',
        solid.many(
          [0, 120, 240].map((d) =>
            solid.rod(
              [at[0], at[1] - 0.01, at[2]],
              [
                at[0] + r * 1.05 * Math.sin((d * Math.PI) / 180 + a),
                at[1] + 0.05,
                at[2] + r * 1.05 * Math.cos((d * Math.PI) / 180 + a),
              ],
              0.004,
            ),
          ),
        ),
      );
  }
}

function addCamera(b: Bench, y: number): void {
  b.add('gimbal plate', 'arms', solid.box([0.05, 0.006, 0.04], [0, y - 0.03, 0.055], 0.002));
  b.add(
    'gimbal dampers',
    'rotors',
    solid.many(
      [
        [0.02, 0.04],
        [-0.02, 0.04],
        [0.02, 0.07],
        [-0.02, 0.07],
      ].map(([x, z]) => ({ op: 'ball' as const, r: 0.006, at: [x * 1.1, y - 0.026, z] as Vec3 })),
    ),
  );
  b.add(
    'gimbal arm',
    'metal',
    solid.tube(
      [
        [0, y - 0.032, 0.045],
        [0, y - 0.045, 0.04],
        [0.03, y - 0.05, 0.045],
        [0.032, y - 0.058, 0.068],
      ],
      0.005,
    ),
  );
  b.add('camera', 'arms', solid.box([0.042, 0.036, 0.04], [0, y - 0.058, 0.07], 0.008));
  b.add('lens barrel', 'metal', solid.cyl(0.0145, 0.016, [0, y - 0.058, 0.092], 'z', { bevel: 0.002 }));
  b.add(
    'lens',
    'camera',
    solid.turned(pairs([0, 0, 0.0115, 0, 0.006, 0.003, 0, 0.004]), [0, y - 0.058, 0.1], { axis: 'z' }),
  );
}

function addCargo(b: Bench, y: number): void {
  const skid = (s: number): Shape =>
    solid.tube(
      [
        [s * 0.2, 0.012, -0.2],
        [s * 0.2, 0.012, 0.2],
      ],
      0.012,
      { spline: 'linear' },
    );
  b.add('skids', 'arms', solid.many([skid(1), skid(-1)]));
  b.add(
    'skid legs',
    'arms',
    solid.both(
      solid.many(
        [-0.1, 0.1].map((z) =>
          solid.tube(
            [
              [0.2, 0.012, z],
              [0.15, y * 0.6, z * 0.8],
              [0.07, y - 0.03, z * 0.6],
            ],
            0.01,
          ),
        ),
      ),
    ),
  );
  b.add(
    'skid pads',
    'rotors',
    solid.both(
      solid.many([-0.14, 0.14].map((z) => solid.rod([0.2, 0.014, z - 0.035], [0.2, 0.014, z + 0.035], 0.017))),
    ),
  );
  b.add('parcel', 'parcel', solid.box([0.24, 0.18, 0.26], [0, y - 0.165, 0], 0.006));
  b.add(
    'parcel tape',
    b.tint('parcel', { base: 'plastic', color: '#d8b98a' }),
    solid.many([solid.box([0.04, 0.184, 0.264], [0, y - 0.165, 0], 0.003)]),
  );
  b.add(
    'parcel label',
    b.tint('parcel', { base: 'paper', color: '#f2f0ea' }),
    solid.box([0.09, 0.06, 0.004], [0.06, y - 0.15, 0.131], 0.001),
  );
  b.add(
    'gripper',
    'metal',
    solid.both(
      solid.many(
        [-0.06, 0.06].map((z) =>
          solid.tube(
            [
              [0.04, y - 0.05, z],
              [0.13, y - 0.06, z],
              [0.13, y - 0.12, z],
              [0.12, y - 0.14, z],
            ],
            0.008,
          ),
        ),
      ),
    ),
  );
  b.add('gripper plate', 'metal', solid.box([0.16, 0.02, 0.18], [0, y - 0.062, 0], 0.006));
}
