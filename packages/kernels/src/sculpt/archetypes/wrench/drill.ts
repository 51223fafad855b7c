import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { fluted, knurl, oval, twistDrill } from '../../kits/mechanics/index.ts';

/** Height of the spindle over the foot of the battery. */
const AXIS = 0.196;

/** A cordless drill, bit to +Z, standing on its battery: housing shells, torque collar, keyless chuck, rubber grip, charge lamps. */
export function buildDrill(b: Bench): { at: Vec3; size: number } {
  addHousing(b);
  addHandle(b);
  addBattery(b);
  addNose(b);
  return { at: [0, 0.115, -0.02], size: 0.036 };
}

/** What is turned about the spindle, given along +y, laid along +z from `z`. */
const along = (of: Shape, z: number): Shape => solid.put(of, [0, AXIS, z], [90, 0, 0]);

function addHousing(b: Bench): void {
  b.add(
    'motor housing',
    'grip',
    oval(
      [
        [-0.088, 0.04, 0.046],
        [-0.083, 0.051, 0.058],
        [-0.06, 0.056, 0.066],
        [-0.01, 0.056, 0.068],
        [0.03, 0.054, 0.064],
        [0.05, 0.05, 0.056],
      ].map(([z, w, d]) => ({ at: [0, AXIS - (z < 0 ? 0.001 : 0), z] as Vec3, w, d })),
      { e: 3, n: 28, across: [0, 1, 0], cap: 'flat' },
    ),
    { detail: 1.5 },
  );
  b.add(
    'rear bumper',
    'trim',
    oval(
      [
        [-0.092, 0.034, 0.04],
        [-0.0895, 0.046, 0.052],
        [-0.078, 0.0565, 0.0645],
        [-0.072, 0.0572, 0.066],
      ].map(([z, w, d]) => ({ at: [0, AXIS - 0.001, z] as Vec3, w, d })),
      { e: 3, n: 28, across: [0, 1, 0], cap: 'flat' },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const vents = Array.from({ length: 6 }, (_, i) =>
      solid.box([0.002, 0.022, 0.0032], [s * 0.0276, AXIS + 0.002, -0.062 + i * 0.0062], 0.0008),
    );
    b.add(`${side} vents`, b.tint('trim', { color: '#0c0d0e' }), solid.many(vents), { detail: 0.3 });
    const plate = outline.roundRect(0.046, 0.02, 0.005);
    b.add(
      `${side} label`,
      'trim',
      solid.slab(plate, 0.002, [s * 0.0276, AXIS + 0.004, 0.006], 'x', { bevel: 0.0004 }),
      {
        detail: 0.5,
      },
    );
    b.add(
      `${side} lettering`,
      'mark',
      solid.put(
        { op: 'text', value: '18V', height: 0.011, depth: 0.0012, bevel: 0 },
        [s * 0.029, AXIS - 0.0015, 0.006],
        [0, s * 90, 0],
      ),
      { detail: 0.4 },
    );
    const spots: readonly (readonly [number, number, number])[] = [
      [AXIS + 0.02, 0.036, 0.0235],
      [AXIS - 0.02, -0.05, 0.0255],
      [AXIS - 0.022, 0.032, 0.0215],
      [0.135, -0.022, 0.0162],
    ];
    spots.forEach(([y, z, x], i) => {
      b.add(
        `${side} ${['first', 'second', 'third', 'fourth'][i]} screw`,
        'metal',
        solid.put(fitting.screw(0.0032), [s * x, y, z], [0, 0, s * -90]),
        { detail: 0.3 },
      );
    });
  }
  b.add(
    'seam',
    b.tint('grip', { color: '#1a1a1c' }),
    solid.box([0.0008, 0.0006, 0.115], [0, AXIS + 0.0328, -0.012], 0),
    { detail: 0.3 },
  );
  b.add('speed switch', 'trim', solid.box([0.014, 0.005, 0.018], [0, AXIS + 0.0335, -0.02], 0.0014), { detail: 0.5 });
  b.add(
    'speed mark',
    'mark',
    solid.put(
      { op: 'text', value: '2', height: 0.006, depth: 0.001, bevel: 0 },
      [0, AXIS + 0.0362, -0.017],
      [-90, 0, 0],
    ),
    {
      detail: 0.3,
    },
  );
}

function addHandle(b: Bench): void {
  const core = [
    [0.178, -0.018, 0.036, 0.05],
    [0.16, -0.02, 0.0335, 0.043],
    [0.12, -0.024, 0.033, 0.04],
    [0.08, -0.029, 0.034, 0.042],
    [0.062, -0.03, 0.038, 0.05],
    [0.052, -0.026, 0.046, 0.066],
  ];
  const limb = (rows: readonly (readonly number[])[], more: number): Shape =>
    oval(
      [...rows].reverse().map(([y, z, w, d]) => ({ at: [0, y, z] as Vec3, w: w + more, d: d + more })),
      { e: 2.8, n: 24, cap: 'flat' },
    );
  b.add('handle', 'grip', limb(core, 0), { detail: 1.3 });
  const back = core.slice(0, 5).map(([y, z, w, d]) => [y - 0.002, z - d * 0.16, w * 0.98, d * 0.72]);
  b.add('grip rubber', 'trim', limb(back, 0.002));
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return solid.box([0.024, 0.0024, 0.004], [0, 0.148 - t * 0.07, -0.0435 - t * 0.0075], 0.0008);
  });
  b.add('grip ribs', 'trim', solid.many(ribs), { detail: 0.3 });
  const pull = outline.rounded(
    pairs([-0.004, 0.174, 0.0105, 0.174, 0.0085, 0.163, 0.0045, 0.154, 0.006, 0.143, 0.002, 0.139, -0.008, 0.139]),
    0.003,
  );
  b.add('trigger', 'trim', solid.slab(pull, 0.019, [0, 0, 0.0015], 'x', { bevel: 0.002 }), { detail: 0.8 });
  b.add('direction switch', 'metal', solid.box([0.048, 0.008, 0.014], [0, 0.1605, -0.004], 0.002), { detail: 0.5 });
  b.add(
    'work lamp',
    { base: 'lamp', color: '#fff6dc', emissiveStrength: 1 },
    solid.cyl(0.0036, 0.006, [0, AXIS - 0.0325, 0.034], 'z'),
    {
      detail: 0.4,
    },
  );
}

function addBattery(b: Bench): void {
  b.add('battery shoe', 'grip', solid.box([0.07, 0.018, 0.108], [0, 0.05, -0.018], 0.006), { detail: 0.9 });
  b.add('battery', 'trim', solid.box([0.074, 0.036, 0.114], [0, 0.022, -0.018], 0.008), { detail: 1.1 });
  b.add(
    'battery foot',
    b.tint('trim', { color: '#0f1011' }),
    solid.box([0.066, 0.006, 0.1], [0, 0.003, -0.018], 0.002),
    { detail: 0.4 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} battery latch`, 'grip', solid.box([0.006, 0.014, 0.03], [s * 0.0368, 0.028, 0.002], 0.002), {
      detail: 0.4,
    });
    const ribs = Array.from({ length: 5 }, (_, i) =>
      solid.box([0.003, 0.0018, 0.032], [s * 0.0368, 0.012 + i * 0.0055, -0.044], 0.0006),
    );
    b.add(`${side} battery ribs`, b.tint('trim', { color: '#34363a' }), solid.many(ribs), { detail: 0.3 });
  }
  b.add(
    'charge panel',
    b.tint('trim', { color: '#0c0d0e' }),
    solid.box([0.034, 0.012, 0.002], [0, 0.024, 0.0392], 0.0008),
    { detail: 0.4 },
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `${['first', 'second', 'third', 'fourth'][i]} charge lamp`,
      i < 3 ? { base: 'lamp', color: '#43d45a', emissiveStrength: 1 } : b.tint('trim', { color: '#3c4a40' }),
      solid.box([0.0048, 0.004, 0.0016], [-0.0105 + i * 0.007, 0.024, 0.0404], 0.0005),
      { detail: 0.2 },
    );
  b.add(
    'belt clip',
    'metal',
    solid.bar(
      [
        [-0.036, 0.056, -0.03],
        [-0.044, 0.058, -0.03],
        [-0.045, 0.05, -0.03],
        [-0.045, 0.02, -0.03],
      ],
      { kind: 'rect', w: 0.016, h: 0.0022, r: 0.0006 },
      { up: [0, 1, 0] },
    ),
    { detail: 0.5 },
  );
}

function addNose(b: Bench): void {
  b.add(
    'gear case',
    'metal',
    along(
      solid.turned(pairs([0, 0, 0.0255, 0, 0.0262, 0.006, 0.0235, 0.012, 0, 0.012]), [0, 0, 0], { bevel: 0.001 }),
      0.048,
    ),
  );
  b.add(
    'torque collar',
    'trim',
    along(
      fluted(
        [
          [0, 0.0236, 0],
          [0.0015, 0.0252, 0.05],
          [0.015, 0.0246, 0.05],
          [0.0175, 0.0218, 0],
        ],
        20,
        { per: 4, round: 3 },
      ),
      0.058,
    ),
    { detail: 1 },
  );
  const ticks = Array.from({ length: 8 }, (_, i) => {
    const a = (i - 3.5) * 0.3;
    return solid.box([0.0012, 0.0008, 0.005], [0.0264 * Math.sin(a), AXIS + 0.0264 * Math.cos(a), 0.0535], 0);
  });
  b.add('torque scale', 'mark', solid.many(ticks), { detail: 0.3 });
  b.add(
    'chuck body',
    'metal',
    along(
      solid.turned(pairs([0, 0, 0.0175, 0, 0.0195, 0.002, 0.0195, 0.006, 0, 0.006]), [0, 0, 0], { bevel: 0.0006 }),
      0.075,
    ),
  );
  b.add(
    'chuck sleeve',
    'trim',
    along(
      fluted(
        [
          [0, 0.0205, 0],
          [0.001, 0.0213, 0.04],
          [0.022, 0.0208, 0.04],
          [0.026, 0.0188, 0],
        ],
        16,
        { per: 4, round: 3 },
      ),
      0.0805,
    ),
    { detail: 1 },
  );
  b.add(
    'chuck nose',
    'metal',
    along(
      solid.turned(pairs([0, 0, 0.0182, 0, 0.0165, 0.008, 0.009, 0.018, 0.0062, 0.0188, 0, 0.0188]), [0, 0, 0], {
        bevel: 0.0006,
      }),
      0.1055,
    ),
    { detail: 1.1 },
  );
  b.add('chuck ring', 'metal', along(knurl(0.0196, 0.003, 40, 1), 0.1035), { detail: 0.5 });
  for (let i = 0; i < 3; i++)
    b.add(
      `${['first', 'second', 'third'][i]} chuck jaw`,
      'tip',
      along(
        solid.put(solid.box([0.0042, 0.012, 0.003], [0.0043, 0.0205, 0], 0.0005), [0, 0, 0], [0, 120 * i + 90, 0]),
        0.1055,
      ),
      { detail: 0.4 },
    );
  b.add('bit', 'tip', along(twistDrill(0.0032, 0.062, 0), 0.122), { detail: 1.2 });
}
