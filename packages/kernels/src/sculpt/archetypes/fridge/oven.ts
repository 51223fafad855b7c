import type { Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addDoor, addHandle, addHousing, type Box } from './front.ts';

/** The door with its window, racks and lamp light behind it. */
function addOvenDoor(b: Bench, f: Box, mid: number, h: number): void {
  const z = f.d / 2;
  const face = addDoor(b, 'oven door', [0, mid], [f.w, h], z, { thick: 0.034 });
  b.add(
    'window frame',
    'metal',
    solid.slab(outline.roundRect(f.w * 0.76, h * 0.58, 0.016, 0, mid - h * 0.06), 0.006, [0, 0, face], 'z', {
      bevel: 0.002,
    }),
  );
  b.add(
    'window',
    { base: 'lamp', color: '#1a120c', color2: '#7a3410', emissiveStrength: 0.7, rough: 0.06 },
    solid.slab(outline.roundRect(f.w * 0.71, h * 0.5, 0.012, 0, mid - h * 0.06), 0.005, [0, 0, face + 0.002], 'z', {
      bevel: 0.001,
    }),
  );
  for (const [i, v] of [0.06, -0.1].entries())
    b.add(
      `rack ${i + 1}`,
      'metal',
      solid.many([
        solid.box([f.w * 0.68, 0.0036, 0.0016], [0, mid - h * 0.06 + h * v, face + 0.0049], 0.0005),
        ...Array.from({ length: 12 }, (_, k) =>
          solid.box(
            [0.003, 0.012, 0.0014],
            [(k - 5.5) * f.w * 0.056, mid - h * 0.06 + h * v - 0.006, face + 0.0048],
            0.0004,
          ),
        ),
      ]),
      { detail: 0.3 },
    );
  addHandle(
    b,
    'oven handle',
    [-f.w * 0.38, mid + h * 0.38],
    [f.w * 0.38, mid + h * 0.38],
    face,
    f.w * 0.017,
    f.w * 0.07,
  );
}

/** A cooker: hob with burners and pan supports, knobs, oven door with window, drawer, splash back. */
export function buildStove(b: Bench): void {
  const f: Box = { w: 0.6, h: 0.84, d: 0.58, y: 0.03 };
  addHousing(b, f, 0.01);
  const z = f.d / 2;
  addOvenDoor(b, f, f.y + f.h * 0.5, f.h * 0.58);
  const low = addDoor(b, 'drawer', [0, f.y + f.h * 0.115], [f.w, f.h * 0.17], z, { thick: 0.03 });
  b.add('drawer grip', 'handle', solid.box([0.2, 0.014, 0.014], [0, f.y + f.h * 0.175, low + 0.004], 0.004));
  const p = addDoor(b, 'panel', [0, f.y + f.h * 0.895], [f.w, f.h * 0.165], z, { thick: 0.03, slot: 'panel' });
  for (let i = 0; i < 5; i++)
    appliance.dial(
      b,
      `knob ${i + 1}`,
      [(i - 2) * 0.1 + (i > 2 ? 0.02 : i < 2 ? -0.02 : 0), f.y + f.h * 0.885, p - 0.001],
      0.021,
      0.026,
      { collar: 'metal', turn: [0, 40, 0, -30, 0][i] },
    );
  b.add(
    'clock',
    { base: 'glass', color: '#0d1216', transmission: 0 },
    solid.slab(outline.roundRect(0.09, 0.026, 0.005, 0, f.y + f.h * 0.95), 0.003, [0, 0, p], 'z'),
  );
  appliance.label(b, 'time', '18:00', [0, f.y + f.h * 0.941, p + 0.0022], 0.015, glowing('#ff8a4a', 1.1));
  const top = f.y + f.h;
  b.add(
    'hob',
    'metal',
    solid.slab(outline.roundRect(f.w * 1.01, f.d * 1.09, 0.012), 0.02, [0, top + 0.009, 0.01], 'y', { bevel: 0.004 }),
  );
  addHob(b, f, top + 0.019);
  b.add('splash back', 'body', solid.box([f.w, 0.09, 0.02], [0, top + 0.055, -f.d / 2 + 0.012], 0.005));
  b.add(
    'splash vents',
    'trim',
    solid.many(
      [-2, -1, 0, 1, 2].map((i) => solid.box([0.07, 0.006, 0.003], [i * 0.09, top + 0.075, -f.d / 2 + 0.0228], 0.001)),
    ),
    { detail: 0.3 },
  );
  b.add('toe plate', 'trim', solid.box([f.w * 0.94, 0.03, 0.01], [0, f.y + 0.01, z - 0.004], 0.002));
}

/** Four burners with caps, rings of flame holes and cast iron supports. */
function addHob(b: Bench, f: Box, y: number): void {
  const spots: readonly [string, number, number, number][] = [
    ['front left', 0.14, 0.12, 0.05],
    ['front right', -0.14, 0.12, 0.04],
    ['back left', 0.14, -0.12, 0.034],
    ['back right', -0.14, -0.12, 0.045],
  ];
  for (const [name, x, z, r] of spots) {
    b.add(
      `${name} burner`,
      'metal',
      solid.turned(pairs([0, 0, r * 1.25, 0, r * 1.2, 0.004, r, 0.006, r * 0.95, 0.016, 0, 0.016]), [x, y - 0.001, z], {
        segments: 36,
      }),
    );
    b.add(
      `${name} cap`,
      'trim',
      solid.turned(pairs([0, 0, r * 0.82, 0, r * 0.86, 0.003, r * 0.8, 0.007, 0, 0.009]), [x, y + 0.0145, z], {
        segments: 32,
      }),
      { detail: 0.6 },
    );
  }
  const iron = { base: 'cast-iron', color: '#1d1e20' };
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 0.14;
    const frame: Vec3[] = [
      [x - 0.125, y + 0.028, 0.23],
      [x + 0.125, y + 0.028, 0.23],
      [x + 0.125, y + 0.028, -0.22],
      [x - 0.125, y + 0.028, -0.22],
    ];
    b.add(
      `${side} pan support`,
      iron,
      solid.bar(frame, { kind: 'rect', w: 0.01, h: 0.011, r: 0.002 }, { closed: true, up: [0, 1, 0] }),
      { detail: 0.6 },
    );
    for (const [end, z] of [
      ['front', 0.12],
      ['back', -0.12],
    ] as const)
      b.add(
        `${side} ${end} fingers`,
        iron,
        solid.many([
          solid.box([0.078, 0.011, 0.008], [x + 0.085, y + 0.028, z], 0.002),
          solid.box([0.078, 0.011, 0.008], [x - 0.085, y + 0.028, z], 0.002),
          solid.box([0.008, 0.011, 0.06], [x, y + 0.028, z + 0.075], 0.002),
          solid.box([0.008, 0.011, 0.06], [x, y + 0.028, z - 0.075], 0.002),
        ]),
        { detail: 0.4 },
      );
    b.add(
      `${side} support feet`,
      iron,
      solid.many(frame.map(([px, , pz]) => solid.cyl(0.006, 0.026, [px, y + 0.0125, pz]))),
      { detail: 0.3 },
    );
  }
  b.add('hob seam', 'trim', solid.box([f.w * 0.004, 0.002, f.d * 0.9], [0, y + 0.0006, 0], 0.0005), { detail: 0.3 });
}

/** An oven to be built in, or standing on a table: door, dials, clock. */
export function buildOven(b: Bench, small: boolean): void {
  const f: Box = small ? { w: 0.44, h: 0.23, d: 0.3, y: 0.016 } : { w: 0.6, h: 0.58, d: 0.55, y: 0.014 };
  addHousing(b, f, 0.012);
  const z = f.d / 2;
  if (small) {
    addOvenDoor(b, { ...f, w: f.w * 0.74 }, f.y + f.h * 0.5, f.h * 0.93);
    for (const part of b.parts.slice(-9)) part.shape = solid.put(part.shape, [-f.w * 0.115, 0, 0]);
    const p = addDoor(b, 'panel', [f.w * 0.375, f.y + f.h * 0.5], [f.w * 0.22, f.h * 0.93], z, {
      thick: 0.026,
      slot: 'panel',
    });
    for (let i = 0; i < 3; i++)
      appliance.dial(b, `knob ${i + 1}`, [f.w * 0.375, f.y + f.h * (0.78 - i * 0.26), p - 0.001], 0.018, 0.02, {
        collar: 'metal',
        turn: [-40, 30, 80][i],
      });
    b.add(
      'lamp',
      glowing('#ff5a30', 1.3),
      solid.cyl(0.003, 0.003, [f.w * 0.375, f.y + f.h * 0.1, p], 'z', { segments: 12 }),
      { detail: 0.2 },
    );
    return;
  }
  addOvenDoor(b, f, f.y + f.h * 0.41, f.h * 0.78);
  const p = addDoor(b, 'panel', [0, f.y + f.h * 0.905], [f.w, f.h * 0.175], z, { thick: 0.034, slot: 'panel' });
  for (const [i, x] of [-0.2, 0.2].entries())
    appliance.dial(b, `knob ${i + 1}`, [x, f.y + f.h * 0.905, p - 0.001], 0.026, 0.028, {
      collar: 'metal',
      turn: i ? 40 : -50,
    });
  b.add(
    'clock',
    { base: 'glass', color: '#0d1216', transmission: 0 },
    solid.slab(outline.roundRect(0.16, 0.05, 0.006, 0, f.y + f.h * 0.905), 0.003, [0, 0, p], 'z'),
  );
  appliance.label(b, 'time', '18:00', [0, f.y + f.h * 0.886, p + 0.0022], 0.026, glowing('#ff8a4a', 1.1));
  appliance.label(b, 'badge', 'CLAY', [0, f.y + f.h * 0.045, z + 0.034], 0.02, 'metal');
}

/** A kettle barbecue: bowl and lid, legs, wheels, rack, vents, handle, thermometer. */
export function buildGrill(b: Bench): void {
  const y = 0.68;
  b.add(
    'bowl',
    'body',
    solid.turned(
      pairs([
        0,
        y - 0.17,
        0.1,
        y - 0.155,
        0.2,
        y - 0.09,
        0.262,
        y - 0.005,
        0.268,
        y,
        0.258,
        y,
        0.19,
        y - 0.075,
        0,
        y - 0.14,
      ]),
      [0, 0, 0],
      { bevel: 0.004, segments: 60 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'lid',
    'door',
    solid.turned(
      pairs([
        0,
        y + 0.006,
        0.272,
        y + 0.006,
        0.274,
        y + 0.014,
        0.255,
        y + 0.07,
        0.2,
        y + 0.135,
        0.11,
        y + 0.175,
        0,
        y + 0.187,
      ]),
      [0, 0, 0],
      { bevel: 0.006, segments: 60 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'lid rim',
    'metal',
    solid.hoop(0.273, { kind: 'rect', w: 0.01, h: 0.004, r: 0.0015 }, [0, y + 0.009, 0], 'y', 60),
  );
  b.add(
    'lid handle',
    'handle',
    solid.bar(
      [
        [-0.07, y + 0.182, 0.02],
        [-0.055, y + 0.225, 0.02],
        [0.055, y + 0.225, 0.02],
        [0.07, y + 0.182, 0.02],
      ],
      { kind: 'rect', w: 0.026, h: 0.014, r: 0.005 },
      { up: [0, 0, 1] },
    ),
  );
  b.add(
    'damper',
    'metal',
    solid.put(
      solid.turned(pairs([0, 0, 0.04, 0, 0.04, 0.004, 0.01, 0.006, 0.008, 0.014, 0, 0.015]), [0, 0, 0]),
      [0, y + 0.148, -0.15],
      [-36, 0, 0],
    ),
  );
  b.add(
    'thermometer',
    'metal',
    solid.put(
      solid.turned(pairs([0, 0, 0.03, 0, 0.03, 0.01, 0.026, 0.012, 0, 0.012]), [0, 0, 0]),
      [0.0, y + 0.122, 0.212],
      [48, 0, 0],
    ),
  );
  b.add(
    'thermometer face',
    { base: 'enamel', color: '#f2efe6' },
    solid.put(solid.cyl(0.025, 0.002, [0, 0.0125, 0]), [0.0, y + 0.122, 0.212], [48, 0, 0]),
    { detail: 0.4 },
  );
  b.add(
    'thermometer needle',
    'accent',
    solid.put(solid.box([0.002, 0.0016, 0.02], [0, 0.0142, -0.006], 0.0004), [0.0, y + 0.122, 0.212], [48, 0, 0]),
    { detail: 0.2 },
  );
  addGrillStand(b);
}

/** Legs, wheels, rack and ash pan. */
function addGrillStand(b: Bench): void {
  const y = 0.68;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} bowl handle`,
      'handle',
      solid.bar(
        [
          [s * 0.25, y - 0.03, -0.05],
          [s * 0.31, y - 0.03, -0.05],
          [s * 0.31, y - 0.03, 0.05],
          [s * 0.25, y - 0.03, 0.05],
        ],
        { kind: 'rect', w: 0.02, h: 0.016, r: 0.005 },
        { up: [0, 1, 0] },
      ),
    );
    b.add(
      `${side} wheel`,
      'rubber',
      solid.turned(
        pairs([0, -0.018, 0.07, -0.018, 0.076, -0.008, 0.076, 0.008, 0.07, 0.018, 0, 0.018]),
        [s * 0.235, 0.076, -0.22],
        { axis: 'x', segments: 36 },
      ),
    );
    b.add(
      `${side} hub`,
      'metal',
      solid.turned(pairs([0, -0.021, 0.05, -0.021, 0.05, 0.021, 0, 0.021]), [s * 0.235, 0.076, -0.22], {
        axis: 'x',
        bevel: 0.004,
      }),
    );
    b.add(`${side} back leg`, 'metal', solid.rod([s * 0.12, y - 0.13, -0.1], [s * 0.215, 0.076, -0.22], 0.012));
    b.add(`${side} front leg`, 'metal', solid.rod([s * 0.12, y - 0.13, 0.1], [s * 0.2, 0.006, 0.2], 0.012));
    b.add(`${side} foot`, 'rubber', solid.cyl(0.015, 0.024, [s * 0.2, 0.012, 0.2]));
  }
  b.add('axle', 'metal', solid.cyl(0.007, 0.46, [0, 0.076, -0.22], 'x'));
  b.add(
    'rack',
    'metal',
    solid.many([
      ...[-1, 1].map((s) => solid.rod([-0.19, 0.2, s * 0.16 - 0.012], [0.19, 0.2, s * 0.16 - 0.012], 0.006)),
      ...Array.from({ length: 11 }, (_, i) =>
        solid.rod([(i - 5) * 0.036, 0.2, -0.172], [(i - 5) * 0.036, 0.2, 0.148], 0.0035),
      ),
    ]),
    { detail: 0.5 },
  );
  b.add(
    'ash pan',
    'metal',
    solid.turned(pairs([0, 0, 0.09, 0, 0.12, 0.03, 0.116, 0.03, 0.088, 0.005, 0, 0.005]), [0, y - 0.26, 0], {
      segments: 44,
    }),
  );
  b.add('ash stem', 'metal', solid.cyl(0.01, 0.1, [0, y - 0.212, 0]));
}
