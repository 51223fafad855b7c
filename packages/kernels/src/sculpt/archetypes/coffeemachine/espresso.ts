import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';

/** A cup of coffee standing on `at`. */
export function addCup(b: Bench, at: Vec3, r: number, name = 'cup'): void {
  const v = { outer: pairs([r * 0.5, 0, r * 0.62, r * 0.12, r * 0.9, r * 0.8, r, r * 1.5]), wall: r * 0.08 };
  b.add(name, 'cup', solid.put(vessel.shape(v, 36), at));
  b.add(
    `${name} coffee`,
    { base: 'chocolate', color: '#5a3015', rough: 0.25 },
    solid.put(vessel.fill(v, r * 1.25), at),
  );
  b.add(
    `${name} handle`,
    'cup',
    solid.put(
      vessel.ear(v.outer, { top: r * 1.25, low: r * 0.5, reach: r * 0.5, thick: r * 0.16, wide: r * 0.22 }),
      at,
      [0, -30, 0],
    ),
  );
}

/** An espresso machine: body, cup rail, group head, portafilter with twin spouts, drip tray, steam wand, gauge, dials. */
export function buildEspresso(b: Bench): void {
  const [w, d, y] = [0.29, 0.28, 0.018];
  appliance.feet(b, w, d, 0.017, y + 0.001);
  b.add('base', 'body', solid.box([w, 0.055, d], [0, y + 0.0275, 0], 0.008));
  b.add('back', 'body', solid.box([w, 0.235, d * 0.42], [0, y + 0.165, -d * 0.29], 0.006));
  b.add('head', 'body', solid.box([w, 0.105, d * 0.9], [0, y + 0.292, -d * 0.05], 0.012), { detail: 1.2 });
  b.add('splash plate', 'metal', solid.box([w * 0.9, 0.165, 0.004], [0, y + 0.148, -d * 0.078], 0.0015));
  const slots = Array.from({ length: 9 }, (_, i) =>
    outline.roundRect(0.008, 0.085, 0.004, (i - 4) * 0.024, -0.055).reverse(),
  );
  b.add(
    'drip grate',
    'metal',
    solid.slab(outline.roundRect(w * 0.88, d * 0.5, 0.008, 0, -0.055), 0.005, [0, y + 0.0565, 0], 'y', {
      bevel: 0.0008,
      holes: slots,
    }),
  );
  b.add('drip pan', 'trim', solid.box([w * 0.86, 0.004, d * 0.46], [0, y + 0.0535, 0.055], 0.001));
  b.add('tray front', 'metal', solid.box([w * 0.9, 0.042, 0.006], [0, y + 0.029, d / 2 + 0.001], 0.002));
  appliance.label(b, 'maker name', 'CLAY', [0, y + 0.022, d / 2 + 0.0042], 0.013, 'trim');
  addGroup(b, y, d);
  addFace(b, w, d, y);
  addWand(b, w, d, y);
  const top = y + 0.345;
  const rail: Vec3[] = [
    [w * 0.44, top + 0.022, 0.07],
    [w * 0.44, top + 0.022, -d * 0.45],
    [-w * 0.44, top + 0.022, -d * 0.45],
    [-w * 0.44, top + 0.022, 0.07],
  ];
  b.add('cup rail', 'metal', solid.tube(rail, 0.003, { spline: 'linear', closed: true }));
  for (const [i, [x, , z]] of rail.entries())
    b.add(`rail post ${i + 1}`, 'metal', solid.cyl(0.0026, 0.024, [x, top + 0.0105, z]), { detail: 0.3 });
  b.add('warming plate', 'metal', solid.box([w * 0.84, 0.003, d * 0.66], [0, top + 0.0008, -0.025], 0.001));
  for (const [i, [x, z]] of (
    [
      [-0.07, -0.05],
      [0.0, -0.07],
      [0.07, -0.045],
    ] as const
  ).entries())
    addCup(b, [x, top + 0.0015, z], 0.027, `warm cup ${i + 1}`);
}

/** The group with its portafilter and a cup under it. */
function addGroup(b: Bench, y: number, d: number): void {
  const z = d * 0.16;
  b.add(
    'group',
    'metal',
    solid.turned(
      pairs([0, 0, 0.034, 0, 0.036, 0.006, 0.036, 0.02, 0.042, 0.026, 0.042, 0.044, 0, 0.044]),
      [0, y + 0.2, z],
      { segments: 44 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'portafilter',
    'metal',
    solid.turned(
      pairs([0, 0, 0.022, 0, 0.03, 0.006, 0.032, 0.03, 0.036, 0.032, 0.036, 0.038, 0, 0.038]),
      [0, y + 0.164, z],
      { segments: 40 },
    ),
  );
  b.add(
    'filter lugs',
    'metal',
    solid.many([1, -1].map((s) => solid.box([0.014, 0.008, 0.012], [s * 0.038, y + 0.197, z], 0.002))),
  );
  b.add('portafilter neck', 'metal', solid.rod([0, y + 0.178, z + 0.026], [0, y + 0.174, z + 0.06], 0.009, 0.008));
  b.add(
    'portafilter handle',
    'handle',
    solid.put(
      solid.turned(
        pairs([0, 0, 0.01, 0, 0.011, 0.006, 0.0135, 0.03, 0.016, 0.075, 0.014, 0.096, 0.006, 0.102, 0, 0.102]),
        [0, 0, 0],
        { bevel: 0.002, segments: 28 },
      ),
      [0, y + 0.1745, z + 0.056],
      [97, 0, 0],
    ),
  );
  b.add(
    'spouts',
    'metal',
    solid.many(
      [1, -1].map((s) =>
        solid.tube(
          [
            [0, y + 0.162, z],
            [s * 0.01, y + 0.154, z],
            [s * 0.017, y + 0.144, z],
            [s * 0.017, y + 0.132, z],
          ],
          0.005,
          { cap: 'flat' },
        ),
      ),
    ),
  );
  const stream = { base: 'chocolate', color: '#4a2510', rough: 0.2 };
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} stream`,
      stream,
      solid.cyl(0.0016, 0.05, [s * 0.017, y + 0.108, z], 'y', { bevel: 0, segments: 10 }),
      { detail: 0.3 },
    );
  addCup(b, [0, y + 0.0595, z], 0.034);
}

/** Gauge, dials, keys and lamps on the head. */
function addFace(b: Bench, w: number, d: number, y: number): void {
  const z = d * 0.4;
  b.add(
    'gauge rim',
    'metal',
    appliance.front(
      solid.turned(
        pairs([0.02, -0.004, 0.026, -0.004, 0.027, 0.004, 0.024, 0.007, 0.02, 0.004, 0.02, -0.004]),
        [0, 0, 0],
        { bevel: 0.0006, segments: 40 },
      ),
      [0, y + 0.295, z],
    ),
  );
  b.add(
    'gauge face',
    { base: 'enamel', color: '#f4f1e8' },
    solid.cyl(0.0215, 0.006, [0, y + 0.295, z], 'z', { bevel: 0.0005 }),
  );
  const ink = { base: 'plastic', color: '#222226' };
  b.add(
    'gauge marks',
    ink,
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.put(
          solid.box([0.0012, 0.0045, 0.001], [0, 0.0165, 0], 0),
          [0, y + 0.295, z + 0.0034],
          [0, 0, 120 - i * 30],
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'gauge needle',
    { base: 'plastic', color: '#c8281c' },
    solid.put(solid.box([0.0016, 0.018, 0.001], [0, 0.006, 0], 0.0003), [0, y + 0.295, z + 0.004], [0, 0, -38]),
    { detail: 0.3 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    appliance.dial(b, `${side} dial`, [s * w * 0.34, y + 0.295, z - 0.001], 0.019, 0.02, {
      collar: 'metal',
      turn: s * 35,
      slot: 'handle',
    });
    for (const [i, v] of [0.012, -0.012].entries())
      b.add(
        `${side} key ${i + 1}`,
        'metal',
        solid.box([0.026, 0.014, 0.006], [s * w * 0.175, y + 0.295 + v, z], 0.0025),
        { detail: 0.5 },
      );
    b.add(
      `${side} lamp`,
      glowing(s > 0 ? '#ff5a30' : '#5ae070', 1.3),
      solid.cyl(0.0024, 0.003, [s * w * 0.175, y + 0.321, z], 'z', { segments: 12 }),
      { detail: 0.2 },
    );
  }
}

/** Steam wand with its knob on one side, water tank behind. */
function addWand(b: Bench, w: number, d: number, y: number): void {
  b.add('wand ball', 'metal', { op: 'ball', r: 0.011, at: [-w * 0.4, y + 0.238, d * 0.26] });
  b.add(
    'steam wand',
    'metal',
    solid.tube(
      [
        [-w * 0.4, y + 0.236, d * 0.26],
        [-w * 0.42, y + 0.2, d * 0.31],
        [-w * 0.44, y + 0.15, d * 0.34],
        [-w * 0.43, y + 0.105, d * 0.33],
      ],
      0.0042,
      { cap: 'flat' },
    ),
  );
  b.add(
    'wand tip',
    'metal',
    solid.put(solid.turned(pairs([0, 0, 0.0035, 0, 0.0062, 0.006, 0.0055, 0.014, 0, 0.014]), [0, 0, 0]), [
      -w * 0.43,
      y + 0.094,
      d * 0.327,
    ]),
  );
  b.add('wand grip', 'trim', solid.rod([-w * 0.425, y + 0.185, d * 0.322], [-w * 0.437, y + 0.158, d * 0.337], 0.0075));
  b.add(
    'steam knob',
    'handle',
    solid.put(
      solid.turned(
        pairs([0, 0, 0.006, 0, 0.006, 0.012, 0.019, 0.016, 0.021, 0.024, 0.018, 0.032, 0, 0.034]),
        [0, 0, 0],
        { bevel: 0.002 },
      ),
      [-w / 2, y + 0.29, d * 0.1],
      [0, 0, 90],
    ),
  );
  b.add(
    'water tank',
    { base: 'glass', color: '#9fc4d8', transmission: 0, rough: 0.1 },
    solid.box([w * 0.86, 0.2, 0.05], [0, y + 0.17, -d / 2 - 0.02], 0.01),
  );
  b.add('tank lid', 'trim', solid.box([w * 0.88, 0.012, 0.054], [0, y + 0.275, -d / 2 - 0.021], 0.004));
}

/** A drip machine: hot plate, glass jug with coffee, filter basket, tank tower, keys. */
export function buildFilter(b: Bench): void {
  const [w, d, y] = [0.2, 0.25, 0.01];
  appliance.feet(b, w, d, 0.013, y + 0.001);
  const oval = (ww: number, dd: number, z = 0) => outline.roundRect(ww, dd, Math.min(ww, dd) * 0.36, 0, -z, 8);
  b.add('base', 'body', solid.slab(oval(w, d), 0.036, [0, y + 0.018, 0], 'y', { bevel: 0.006 }), { detail: 1.1 });
  b.add(
    'tower',
    'body',
    solid.slab(outline.roundRect(w * 0.98, 0.09, 0.03, 0, 0.078, 6), 0.3, [0, y + 0.18, 0], 'y', { bevel: 0.006 }),
    { detail: 1.1 },
  );
  b.add('head', 'body', solid.slab(oval(w, d), 0.09, [0, y + 0.3, 0], 'y', { bevel: 0.01 }), { detail: 1.2 });
  b.add('lid', 'trim', solid.slab(oval(w * 0.9, d * 0.9), 0.01, [0, y + 0.348, 0], 'y', { bevel: 0.004 }));
  b.add('head trim', 'metal', solid.slab(oval(w + 0.002, d + 0.002), 0.006, [0, y + 0.262, 0], 'y', { bevel: 0.0015 }));
  const z = 0.035;
  b.add(
    'filter basket',
    'trim',
    solid.turned(pairs([0, 0, 0.018, 0, 0.06, 0.035, 0.066, 0.05, 0, 0.05]), [0, y + 0.208, z], { segments: 44 }),
  );
  b.add(
    'hot plate',
    'metal',
    solid.turned(pairs([0, 0, 0.072, 0, 0.072, 0.004, 0.064, 0.006, 0, 0.006]), [0, y + 0.035, z], { segments: 48 }),
  );
  const jug = {
    outer: pairs([0.05, 0, 0.062, 0.006, 0.076, 0.05, 0.07, 0.095, 0.052, 0.125, 0.052, 0.135]),
    wall: 0.0025,
  };
  b.add('jug', 'glass', solid.put(vessel.shape(jug, 52), [0, y + 0.0415, z]), { detail: 1.2 });
  b.add(
    'coffee',
    { base: 'chocolate', color: '#2c1508', rough: 0.15 },
    solid.put(vessel.fill(jug, 0.085), [0, y + 0.0415, z]),
  );
  b.add(
    'jug band',
    'metal',
    solid.hoop(0.0535, { kind: 'rect', w: 0.012, h: 0.004, r: 0.001 }, [0, y + 0.166, z], 'y', 44),
  );
  b.add(
    'jug lid',
    'trim',
    solid.turned(pairs([0, 0, 0.054, 0, 0.054, 0.008, 0.04, 0.014, 0, 0.016]), [0, y + 0.176, z], { segments: 44 }),
  );
  const grip: Shape = solid.bar(
    [
      [0, y + 0.172, z + 0.05],
      [0, y + 0.18, z + 0.085],
      [0, y + 0.15, z + 0.105],
      [0, y + 0.1, z + 0.1],
      [0, y + 0.075, z + 0.074],
    ],
    { kind: 'rect', w: 0.024, h: 0.013, r: 0.005 },
    { spline: 'catmull', up: [0, 1, 0] },
  );
  b.add('jug handle', 'trim', grip);
  addFilterFace(b, w, d, y);
}

function addFilterFace(b: Bench, w: number, d: number, y: number): void {
  b.add(
    'display',
    { base: 'glass', color: '#0e1a1e', transmission: 0 },
    solid.put(solid.slab(outline.roundRect(0.06, 0.026, 0.006), 0.003, [0, 0, 0], 'z'), [0, y + 0.312, d / 2 + 0.0006]),
  );
  appliance.label(b, 'clock', '7:30', [0, y + 0.3055, d / 2 + 0.0024], 0.013, glowing('#6ae0ff', 1.1));
  for (const [i, x] of [-0.045, 0.045].entries())
    b.add(
      `key ${i + 1}`,
      i ? 'accent' : 'metal',
      appliance.front(solid.cyl(0.008, 0.006, [0, 0, 0]), [x, y + 0.312, d / 2 - 0.001]),
      { detail: 0.5 },
    );
  appliance.label(b, 'maker name', 'CLAY', [0, y + 0.279, d / 2], 0.011, 'metal');
  b.add('power switch', 'accent', solid.box([0.02, 0.01, 0.006], [0, y + 0.02, d / 2], 0.002), { detail: 0.5 });
  b.add(
    'level window',
    { base: 'glass', color: '#7fb0c8', transmission: 0, rough: 0.08 },
    solid.box([0.003, 0.14, 0.018], [w * 0.49 + 0.0006, y + 0.15, -0.078], 0.001),
  );
  for (let i = 0; i < 6; i++)
    b.add(
      `level mark ${i + 1}`,
      'metal',
      solid.box([0.001, 0.0014, i % 2 ? 0.006 : 0.011], [w * 0.49 + 0.0024, y + 0.1 + i * 0.022, -0.078], 0.0002),
      { detail: 0.2 },
    );
  appliance.cord(
    b,
    [
      [0.04, 0.02, -d / 2 + 0.004],
      [0.04, 0.012, -d / 2 - 0.02],
      [0.07, 0.0035, -d / 2 - 0.035],
      [0.12, 0.0035, -d / 2 - 0.01],
      [0.135, 0.0035, -d / 2 + 0.05],
    ],
    0.003,
  );
}
