import type { Rng, Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addDoor, addHandle, addHousing, type Box } from './front.ts';

const MAGNETS = ['#d8402c', '#e8b02c', '#3f8fc8', '#58a850', '#c85a98'];

/** A refrigerator: freezer and fridge doors (or two side by side), handles, dispenser, badge, magnets, kick plate. */
export function buildFridge(b: Bench, kind: 'top' | 'side' | 'retro' | 'mini', rng: Rng): void {
  const f: Box =
    kind === 'side'
      ? { w: 0.91, h: 1.74, d: 0.66, y: 0.03 }
      : kind === 'mini'
        ? { w: 0.48, h: 0.5, d: 0.46, y: 0.02 }
        : { w: 0.6, h: kind === 'retro' ? 1.5 : 1.7, d: 0.6, y: 0.03 };
  const r = kind === 'retro' ? 0.075 : 0.014;
  addHousing(b, f, r);
  const z = f.d / 2;
  const { w, h, y } = f;
  const gap = 0.006;
  const t = kind === 'retro' ? 0.06 : 0.045;
  const dr = kind === 'retro' ? 0.07 : 0.014;
  if (kind === 'side') {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const face = addDoor(b, `${side} door`, [s * (w / 4 + gap / 4), y + h * 0.52], [w / 2 - gap, h * 0.95], z, {
        thick: t,
      });
      addHandle(b, `${side} handle`, [s * 0.035, y + h * 0.32], [s * 0.035, y + h * 0.74], face, 0.011);
    }
    addDispenser(b, [-w * 0.25, y + h * 0.6], z + t);
  } else if (kind === 'mini') {
    const face = addDoor(b, 'door', [0, y + h * 0.51], [w, h * 0.97], z, { thick: t });
    addHandle(b, 'handle', [-w * 0.4, y + h * 0.6], [-w * 0.4, y + h * 0.82], face, 0.008, 0.028);
  } else {
    const split = kind === 'retro' ? 0.7 : 0.67;
    const low = y + (kind === 'retro' ? 0.02 : 0.06);
    const face = addDoor(b, 'fridge door', [0, (low + y + h * split) / 2], [w, y + h * split - low - gap], z, {
      thick: t,
      r: dr,
    });
    addDoor(b, 'freezer door', [0, y + (h * (split + 1)) / 2], [w, h * (1 - split) - gap], z, { thick: t, r: dr });
    if (kind === 'retro') addRetro(b, f, face, split);
    else {
      addHandle(b, 'fridge handle', [-w * 0.42, y + h * 0.4], [-w * 0.42, y + h * 0.62], face, 0.011);
      addHandle(b, 'freezer handle', [-w * 0.42, y + h * 0.71], [-w * 0.42, y + h * 0.84], face, 0.011);
    }
  }
  if (kind !== 'retro') {
    appliance.label(
      b,
      'badge',
      'CLAY',
      [kind === 'side' ? w * 0.24 : w * 0.26, y + h * 0.93, z + t],
      kind === 'mini' ? 0.018 : 0.026,
      'metal',
    );
    if (kind !== 'mini')
      b.add('kick plate', 'trim', solid.box([w * 0.96, 0.05, 0.01], [0, y + 0.03, z + 0.002], 0.002));
    for (const s of [1, -1])
      b.add(
        s > 0 ? 'top hinge' : 'low hinge',
        'trim',
        solid.box([0.05, 0.014, 0.06], [w * 0.44, s > 0 ? y + h + 0.003 : y + 0.008, z + t * 0.3], 0.004),
      );
    addMagnets(b, f, z + t, kind, rng);
  }
}

/** Chrome of the fifties: latch handles, belt, script badge. */
function addRetro(b: Bench, { w, h, y }: Box, z: number, split: number): void {
  for (const [name, v] of [
    ['fridge', split - 0.1],
    ['freezer', split + 0.08],
  ] as const) {
    const at: Vec3 = [-w * 0.36, y + h * v, z];
    b.add(
      `${name} latch plate`,
      'handle',
      solid.slab(outline.superellipse(0.022, 0.05, 2.4, 32), 0.012, [at[0], at[1], z + 0.004], 'z', { bevel: 0.003 }),
    );
    b.add(
      `${name} latch`,
      'handle',
      solid.bar(
        [
          [at[0], at[1] + 0.01, z + 0.008],
          [at[0] + 0.01, at[1] + 0.01, z + 0.04],
          [at[0] + 0.06, at[1] + 0.004, z + 0.048],
          [at[0] + 0.13, at[1] - 0.004, z + 0.042],
        ],
        { kind: 'rect', w: 0.014, h: 0.026, r: 0.006 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
    );
  }
  for (const [i, v] of [0.018, -0.018].entries())
    b.add(`belt ${i + 1}`, 'handle', solid.box([w * 0.5, 0.01, 0.008], [w * 0.16, y + h * 0.52 + v, z], 0.003));
  appliance.label(b, 'badge', 'Clay', [w * 0.1, y + h * (split + 0.14), z - 0.001], 0.05, 'handle');
  for (const [i, v] of [0.1, 0.6, 0.78, 0.92].entries())
    b.add(
      `hinge ${i + 1}`,
      'handle',
      solid.cyl(0.011, 0.05, [w / 2 - 0.002, y + h * v, z - 0.045], 'y', { bevel: 0.003 }),
    );
  b.add('toe trim', 'handle', solid.box([w * 0.8, 0.012, 0.012], [0, y + 0.014, z - 0.052], 0.004));
}

/** Ice and water. */
function addDispenser(b: Bench, [x, y]: readonly [number, number], z: number): void {
  b.add(
    'dispenser frame',
    'metal',
    solid.slab(outline.roundRect(0.2, 0.34, 0.016, x, y), 0.006, [0, 0, z + 0.001], 'z', { bevel: 0.002 }),
  );
  b.add(
    'dispenser bay',
    'trim',
    solid.slab(outline.roundRect(0.17, 0.2, 0.012, x, y - 0.052), 0.006, [0, 0, z + 0.004], 'z', { bevel: 0.0015 }),
  );
  b.add(
    'dispenser panel',
    { base: 'glass', color: '#101418', transmission: 0 },
    solid.slab(outline.roundRect(0.17, 0.08, 0.01, x, y + 0.105), 0.006, [0, 0, z + 0.004], 'z', { bevel: 0.0015 }),
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `dispenser lamp ${i + 1}`,
      glowing('#7ad4ff', 1.1),
      solid.cyl(0.007, 0.003, [x + (i - 1.5) * 0.036, y + 0.105, z + 0.0065], 'z', { segments: 18, bevel: 0.0006 }),
      { detail: 0.2 },
    );
  b.add('paddle', 'metal', solid.box([0.05, 0.07, 0.006], [x, y - 0.02, z + 0.012], 0.003, [-10, 0, 0]));
  b.add('drip tray', 'metal', solid.box([0.15, 0.008, 0.03], [x, y - 0.148, z + 0.014], 0.002));
}

/** Magnets and a note. */
function addMagnets(b: Bench, { w, h, y }: Box, z: number, kind: string, rng: Rng): void {
  if (kind === 'mini') return;
  const taste = rng.fork('magnets');
  const [x0, y0] = [w * (kind === 'side' ? 0.26 : 0.1), y + h * 0.56];
  b.add(
    'note',
    { base: 'paper', color: '#f6efc8' },
    solid.box([0.1, 0.13, 0.0016], [x0, y0, z + 0.001], 0.0003, [0, 0, taste.range(-5, 5)]),
  );
  b.add(
    'note lines',
    { base: 'plastic', color: '#5a6a7a' },
    solid.many(
      [0, 1, 2, 3].map((i) =>
        solid.box(
          [0.07 - (i % 2) * 0.018, 0.0022, 0.001],
          [x0 - (i % 2) * 0.008, y0 + 0.026 - i * 0.022, z + 0.0022],
          0,
        ),
      ),
    ),
    { detail: 0.2 },
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `magnet ${i + 1}`,
      { base: 'plastic', color: MAGNETS[(i + taste.int(5)) % 5], rough: 0.3 },
      i % 2
        ? solid.box([0.026, 0.026, 0.006], [x0 + taste.range(-0.13, 0.13), y0 + 0.1 + i * 0.03, z + 0.003], 0.002, [
            0,
            0,
            taste.range(-20, 20),
          ])
        : solid.turned(
            pairs([0, 0, 0.014, 0, 0.012, 0.006, 0, 0.008]),
            [i ? x0 + taste.range(-0.1, 0.1) : x0, i ? y0 + 0.16 : y0 + 0.058, z + 0.001],
            { axis: 'z' },
          ),
      { detail: 0.3 },
    );
}

/** A cool box: ribbed chest, hinged lid, bail handle, latch, tap. */
export function buildCooler(b: Bench): void {
  const [w, d, h] = [0.56, 0.34, 0.3];
  b.add(
    'chest',
    'body',
    appliance.hull([0.006, w * 0.92, d * 0.9, 0.03, 0, 0.016, w * 0.94, d * 0.92, 0.035, 0, h, w, d, 0.04, 0]),
    { detail: 1.2 },
  );
  b.add('base', 'trim', appliance.hull([0, w * 0.9, d * 0.88, 0.03, 0, 0.012, w * 0.9, d * 0.88, 0.03, 0]));
  b.add(
    'seal',
    'trim',
    appliance.hull([h - 0.003, w * 0.98, d * 0.97, 0.04, 0, h + 0.006, w * 0.98, d * 0.97, 0.04, 0]),
  );
  b.add(
    'lid',
    'door',
    appliance.hull([
      h + 0.004,
      w * 1.03,
      d * 1.05,
      0.045,
      0,
      h + 0.03,
      w * 1.03,
      d * 1.05,
      0.045,
      0,
      h + 0.055,
      w * 0.96,
      d * 0.96,
      0.045,
      0,
      h + 0.06,
      w * 0.9,
      d * 0.88,
      0.045,
      0,
    ]),
    { detail: 1.1 },
  );
  b.add(
    'lid panel',
    'trim',
    solid.slab(outline.roundRect(w * 0.7, d * 0.6, 0.03), 0.004, [0, h + 0.06, 0], 'y', { bevel: 0.0015 }),
  );
  for (let i = 0; i < 3; i++)
    b.add(
      `rib ${i + 1}`,
      'body',
      solid.box([w * 0.8, 0.016, 0.02], [0, 0.08 + i * 0.05, d * 0.475 + i * 0.002], 0.006),
      { detail: 0.6 },
    );
  b.add('latch', 'trim', solid.box([0.06, 0.07, 0.014], [0, h - 0.01, d / 2 + 0.012], 0.005));
  b.add('latch pin', 'metal', solid.cyl(0.005, 0.066, [0, h + 0.018, d / 2 + 0.014], 'x'));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} pivot`, 'trim', solid.cyl(0.022, 0.014, [s * (w / 2 + 0.006), h - 0.05, 0], 'x', { bevel: 0.003 }));
    b.add(`${side} hinge`, 'metal', solid.cyl(0.008, 0.07, [s * w * 0.3, h + 0.006, -d / 2 - 0.008], 'x'));
  }
  b.add(
    'handle',
    'handle',
    solid.tube(
      [
        [w / 2 + 0.014, h - 0.05, 0],
        [w / 2 + 0.014, h + 0.09, 0],
        [w / 2 - 0.03, h + 0.12, 0],
        [-w / 2 + 0.03, h + 0.12, 0],
        [-w / 2 - 0.014, h + 0.09, 0],
        [-w / 2 - 0.014, h - 0.05, 0],
      ],
      0.009,
      { spline: 'linear' },
    ),
  );
  b.add('handle grip', 'trim', solid.cyl(0.015, 0.2, [0, h + 0.12, 0], 'x', { bevel: 0.004 }));
  b.add('tap', 'trim', solid.cyl(0.014, 0.024, [w / 2 - 0.01, 0.035, 0], 'x'));
}
