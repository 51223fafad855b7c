import { appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDoor, addHandle, addHousing, type Box, ring } from './front.ts';

/** A front loader: porthole with drum, panel with dial, display and keys, soap drawer, filter flap. */
export function buildWasher(b: Bench): void {
  const f: Box = { w: 0.6, h: 0.83, d: 0.56, y: 0.022 };
  addHousing(b, f, 0.016);
  const z = f.d / 2;
  const face = addDoor(b, 'front panel', [0, f.y + f.h * 0.42], [f.w, f.h * 0.82], z, { thick: 0.018, slot: 'body' });
  const c = [0, f.y + f.h * 0.46] as const;
  b.add('door rim', 'metal', ring(0.165, 0.22, 0.03, [c[0], c[1], face - 0.001]));
  b.add('door ring', 'trim', ring(0.148, 0.182, 0.044, [c[0], c[1], face + 0.002]));
  b.add(
    'drum',
    { base: 'steel', color: '#8f9498', rough: 0.3 },
    solid.cyl(0.152, 0.006, [c[0], c[1], face + 0.004], 'z', { bevel: 0.001 }),
  );
  for (let k = 1; k < 4; k++)
    b.add(
      `drum holes ${k}`,
      { base: 'plastic', color: '#1a1c20' },
      {
        op: 'placed',
        of: {
          op: 'arrayed',
          n: 6 * k,
          around: 'z',
          of: solid.cyl(0.005, 0.002, [0.034 * k, 0, 0], 'z', { segments: 8, bevel: 0 }),
        },
        places: [{ at: [c[0], c[1], face + 0.0075] }],
      },
      { detail: 0.2 },
    );
  for (let i = 0; i < 3; i++)
    b.add(
      `drum fin ${i + 1}`,
      'metal',
      solid.put(
        solid.box([0.022, 0.075, 0.016], [0, 0.095, 0], 0.006),
        [c[0], c[1], face + 0.012],
        [0, 0, i * 120 + 20],
      ),
    );
  b.add(
    'door glass',
    { base: 'glass', color: '#dfeaf0', transmission: 0.85 },
    { op: 'ball', r: [0.15, 0.15, 0.045], at: [c[0], c[1], face + 0.012], rot: [0, 0, 0] },
  );
  b.add(
    'door handle',
    'handle',
    solid.slab(outline.roundRect(0.03, 0.1, 0.014, c[0] - 0.192, c[1]), 0.02, [0, 0, face + 0.026], 'z', {
      bevel: 0.005,
    }),
  );
  b.add('door hinge', 'metal', solid.box([0.03, 0.12, 0.018], [c[0] + 0.215, c[1], face + 0.008], 0.004));
  const p = addDoor(b, 'panel', [0, f.y + f.h * 0.915], [f.w, f.h * 0.155], z, { thick: 0.022, slot: 'panel' });
  const py = f.y + f.h * 0.915;
  b.add(
    'soap drawer',
    'body',
    solid.slab(outline.roundRect(0.17, 0.095, 0.01, -0.2, py), 0.008, [0, 0, p + 0.002], 'z', { bevel: 0.003 }),
  );
  b.add(
    'drawer grip',
    'trim',
    solid.slab(outline.roundRect(0.1, 0.018, 0.008, -0.2, py - 0.026), 0.004, [0, 0, p + 0.006], 'z', { bevel: 0.001 }),
  );
  appliance.label(b, 'badge', 'CLAY', [-0.2, py + 0.006, p + 0.006], 0.018, 'metal');
  appliance.dial(b, 'program dial', [-0.02, py, p - 0.001], 0.034, 0.024, { collar: 'metal', turn: 40, ribs: 30 });
  for (let i = 0; i < 12; i++)
    b.add(
      `program ${i + 1}`,
      'trim',
      solid.put(solid.box([0.003, 0.008, 0.002], [0, 0.049, 0], 0.0004), [-0.02, py, p], [0, 0, i * 30]),
      { detail: 0.2 },
    );
  addPanelKeys(b, py, p);
  b.add(
    'filter flap',
    'body',
    solid.slab(outline.roundRect(0.11, 0.085, 0.01, 0.2, f.y + 0.08), 0.006, [0, 0, face + 0.001], 'z', {
      bevel: 0.0015,
    }),
  );
  b.add(
    'filter seam',
    'rubber',
    solid.slab(outline.roundRect(0.116, 0.091, 0.012, 0.2, f.y + 0.08), 0.002, [0, 0, face], 'z', { bevel: 0 }),
    { detail: 0.3 },
  );
  b.add(
    'top plate',
    'panel',
    solid.slab(outline.roundRect(f.w * 1.0, f.d * 1.04, 0.012), 0.022, [0, f.y + f.h + 0.009, 0], 'y', {
      bevel: 0.005,
    }),
  );
}

/** Display and touch keys on the right of a panel. */
function addPanelKeys(b: Bench, y: number, z: number): void {
  b.add(
    'display',
    { base: 'glass', color: '#0d1216', transmission: 0 },
    solid.slab(outline.roundRect(0.15, 0.05, 0.008, 0.175, y + 0.02), 0.004, [0, 0, z + 0.001], 'z'),
  );
  appliance.label(b, 'time', '0:45', [0.165, y + 0.008, z + 0.0035], 0.025, glowing('#7ae0ff', 1.1));
  for (let i = 0; i < 5; i++)
    b.add(
      `key ${i + 1}`,
      i === 4 ? 'accent' : 'metal',
      appliance.front(solid.cyl(0.009, 0.006, [0, 0, 0]), [0.115 + i * 0.03, y - 0.032, z]),
      { detail: 0.4 },
    );
}

/** A dishwasher: panel on top, towel-bar handle, vent, display. */
export function buildDishwasher(b: Bench): void {
  const f: Box = { w: 0.6, h: 0.83, d: 0.58, y: 0.02 };
  addHousing(b, f, 0.01);
  const z = f.d / 2;
  const face = addDoor(b, 'door', [0, f.y + f.h * 0.47], [f.w, f.h * 0.7], z, { thick: 0.03 });
  const p = addDoor(b, 'panel', [0, f.y + f.h * 0.91], [f.w, f.h * 0.165], z, { thick: 0.03, slot: 'panel' });
  addHandle(b, 'handle', [-0.24, f.y + f.h * 0.78], [0.24, f.y + f.h * 0.78], face, 0.011);
  b.add('kick plate', 'trim', solid.box([f.w * 0.96, f.h * 0.1, 0.02], [0, f.y + f.h * 0.055, z - 0.006], 0.003));
  addPanelKeys(b, f.y + f.h * 0.91, p);
  b.add(
    'vent',
    'trim',
    solid.many(
      [0, 1, 2, 3].map((i) => solid.box([0.1, 0.006, 0.003], [-0.2, f.y + f.h * 0.88 + i * 0.016, p + 0.0008], 0.001)),
    ),
    { detail: 0.3 },
  );
  appliance.label(b, 'badge', 'CLAY', [-0.02, f.y + f.h * 0.9, p], 0.02, 'metal');
  b.add(
    'top plate',
    'panel',
    solid.slab(outline.roundRect(f.w, f.d * 1.05, 0.01), 0.02, [0, f.y + f.h + 0.009, 0.006], 'y', { bevel: 0.004 }),
  );
  b.add(
    'status lamp',
    glowing('#5ae080', 1.2),
    solid.cyl(0.004, 0.003, [0.0, f.y + f.h * 0.935, p], 'z', { segments: 14 }),
    { detail: 0.2 },
  );
}

/** A microwave oven: window door, keypad, display, feet, vents. */
export function buildMicrowave(b: Bench): void {
  const f: Box = { w: 0.5, h: 0.275, d: 0.36, y: 0.014 };
  addHousing(b, f, 0.012);
  const z = f.d / 2;
  const dx = 0.065;
  const face = addDoor(b, 'door', [dx - 0.125, f.y + f.h / 2], [0.366, f.h * 0.965], z, { thick: 0.024 });
  b.add(
    'window frame',
    'trim',
    solid.slab(outline.roundRect(0.3, f.h * 0.74, 0.02, dx - 0.115, f.y + f.h / 2), 0.005, [0, 0, face], 'z', {
      bevel: 0.0015,
    }),
  );
  b.add(
    'window',
    { base: 'glass', color: '#16181c', transmission: 0, rough: 0.05 },
    solid.slab(
      outline.roundRect(0.27, f.h * 0.64, 0.014, dx - 0.115, f.y + f.h / 2),
      0.004,
      [0, 0, face + 0.002],
      'z',
      { bevel: 0.001 },
    ),
  );
  b.add(
    'window mesh',
    { base: 'plastic', color: '#3a3c40' },
    solid.put(fitting.grille(0.25, f.h * 0.56, 0.0014, { holes: 'slots', pitch: 0.012, r: 0.01 }), [
      dx - 0.115,
      f.y + f.h / 2,
      face + 0.0046,
    ]),
    { detail: 0.4 },
  );
  addHandle(b, 'handle', [dx + 0.04, f.y + f.h * 0.24], [dx + 0.04, f.y + f.h * 0.76], face, 0.008, 0.03);
  const p = addDoor(b, 'panel', [0.186, f.y + f.h / 2], [0.124, f.h * 0.965], z, { thick: 0.022, slot: 'panel' });
  b.add(
    'display',
    { base: 'glass', color: '#0d1216', transmission: 0 },
    solid.slab(outline.roundRect(0.096, 0.036, 0.005, 0.186, f.y + f.h * 0.84), 0.003, [0, 0, p], 'z'),
  );
  appliance.label(b, 'time', '12:30', [0.186, f.y + f.h * 0.8, p + 0.0022], 0.02, glowing('#6af0b0', 1.1));
  for (let i = 0; i < 12; i++)
    b.add(
      `key ${i + 1}`,
      'metal',
      solid.box(
        [0.025, 0.016, 0.004],
        [0.154 + (i % 3) * 0.032, f.y + f.h * 0.63 - Math.floor(i / 3) * 0.024, p + 0.001],
        0.0015,
      ),
      { detail: 0.3 },
    );
  b.add('start key', 'accent', solid.box([0.042, 0.018, 0.005], [0.162, f.y + f.h * 0.15, p + 0.001], 0.002), {
    detail: 0.4,
  });
  b.add('stop key', 'handle', solid.box([0.042, 0.018, 0.005], [0.21, f.y + f.h * 0.15, p + 0.001], 0.002), {
    detail: 0.4,
  });
  appliance.label(b, 'badge', 'CLAY', [dx - 0.115, f.y + f.h * 0.055, face], 0.012, 'metal');
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'left vents' : 'right vents',
      'trim',
      solid.many(
        Array.from({ length: 6 }, (_, i) =>
          solid.box([0.003, 0.004, 0.09], [s * (f.w / 2), f.y + f.h * 0.6 + i * 0.011, -0.06], 0.001),
        ),
      ),
      { detail: 0.3 },
    );
  appliance.cord(
    b,
    [
      [0.16, 0.1, -f.d / 2],
      [0.16, 0.06, -f.d / 2 - 0.03],
      [0.12, 0.004, -f.d / 2 - 0.06],
      [0.04, 0.004, -f.d / 2 - 0.06],
    ],
    0.0034,
  );
}
