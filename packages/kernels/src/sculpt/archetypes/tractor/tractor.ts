import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, formed, outline, read, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, mudguard, pairs, steps, streamlined, VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { addFieldWheel } from './field-wheel.ts';
import { tractorPalettes } from './palettes.ts';

/** A farm tractor: bonnet with grille, large lugged rear wheels, cab or open seat under a stack. */
export const tractor: Archetype = {
  name: 'tractor',
  kind: 'vehicle',
  size: { length: 4.2 },
  params: {
    cab: {
      type: 'flag',
      default: true,
      about: 'A glazed cab. Without it an open seat behind the wheel, as on old tractors.',
    },
    attachment: { type: 'choice', of: ['none', 'loader', 'plough'], default: 'none', about: 'What it carries.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#2c7a35', rough: 0.26, clearcoat: 0.9 },
      words: ['body', 'hood', 'tractor', 'bonnet', 'paint', 'fender'],
      main: true,
    },
    cab: { material: { base: 'paint', color: '#24272a', rough: 0.4 }, words: ['cab', 'roof', 'frame'] },
    ...VEHICLE_SLOTS,
    wheels: { material: { base: 'paint', color: '#e8b81c', rough: 0.34 }, words: ['wheel', 'rim'] },
    windows: { ...VEHICLE_SLOTS.windows, material: { base: 'glass', color: '#2a363d', rough: 0.06, transmission: 0 } },
    exhaust: {
      material: { base: 'chrome', color: '#c9ccd0', rough: 0.2 },
      words: ['exhaust', 'pipe', 'chimney', 'stack'],
    },
    engine: { material: { base: 'cast-iron', color: '#3b3d40' }, words: ['engine', 'axle'] },
    seat: { material: { base: 'leather', color: '#26241f', scale: 0.5 }, words: ['seat'] },
    tool: { material: { base: 'steel', color: '#8f9296', rough: 0.4 }, words: ['bucket', 'plough', 'plow', 'loader'] },
  },
  palettes: tractorPalettes,
  presets: {
    tractor: {},
    'farm tractor': { params: { cab: true }, size: { height: 2.85 } },
    'vintage tractor': {
      open: ['body', 'wheels'],
      params: { cab: false },
      materials: { body: { color: '#b0201c' }, wheels: { color: '#d9cfb4' } },
    },
    'front loader tractor': {
      open: ['body', 'wheels'],
      params: { attachment: 'loader' },
      materials: { body: { color: '#c8341c' }, wheels: { color: '#e9e6da' } },
    },
    plough: {
      params: { cab: false, attachment: 'plough' },
      materials: { body: { color: '#2a62a8' }, wheels: { color: '#d8641c' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('tractor');
    const cab = read.flag(params, 'cab');
    const R = 0.86 + taste.range(-0.03, 0.04);
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      addFieldWheel(b, `rear ${side}`, { r: R, w: 0.5, lugs: 20 }, [s * 0.86, R, -0.85], s);
      addFieldWheel(
        b,
        `front ${side}`,
        { r: cab ? 0.56 : 0.44, w: cab ? 0.36 : 0.2, lugs: 18 },
        [s * 0.78, cab ? 0.56 : 0.44, 1.35],
        s,
      );
    }
    addBody(b, cab, R, taste);
    if (cab) addCab(b, R);
    else addOpenSeat(b);
    if (params.attachment === 'loader') addLoader(b);
    if (params.attachment === 'plough') addPlough(b);
    return { parts: b.parts, sockets: { seat: { at: [0, cab ? 1.35 : 1.3, -0.7], dir: [0, 1, 0], size: 0.5 } } };
  },
};

function addBody(b: Bench, cab: boolean, R: number, rng: Rng): void {
  const y = cab ? 1.36 : 1.22;
  const hood = cab
    ? [0.05, y, 0.42, 0.34, 0.3, 5, 1.0, y - 0.02, 0.41, 0.32, 0.3, 5, 1.75, y - 0.08, 0.36, 0.26, 0.3, 4.4]
    : [0.05, y, 0.32, 0.3, 0.26, 3.6, 1.2, y, 0.3, 0.28, 0.26, 3.6, 1.75, y - 0.02, 0.28, 0.25, 0.26, 3.4];
  b.add('hood', 'body', streamlined(hood, { around: 36, nose: 0.1, droop: 0.05 }).shape, { detail: 1.4 });
  addBodyFittings(b, y, cab, R);
  fitting.pair(
    b,
    'rear fender',
    'body',
    solid.put(mudguard(R + 0.09, 0.52, cab ? 35 : 20, 165, { deep: 0.03, thick: 0.02, taper: 0.1 }), [0.86, R, -0.85]),
    { detail: 1.2 },
  );
  fitting.pair(b, 'tail lamp', 'tail lamps', solid.box([0.16, 0.1, 0.05], [0.86, R + 0.5, -1.72], 0.02));
  const px = 0.28 + rng.range(0, 0.06);
  const top = cab ? 2.65 : 2.3;
  b.add(
    'exhaust stack',
    'exhaust',
    solid.many([
      solid.rod([px, y + 0.2, 0.5], [px, top, 0.5], 0.045),
      solid.rod([px, y + 0.5, 0.5], [px, y + 0.95, 0.5], 0.08),
    ]),
  );
  b.add(
    'exhaust flap',
    'exhaust',
    solid.put(solid.cyl(0.055, 0.012, [0, 0, 0], 'y'), [px, top + 0.03, 0.48], [-30, 0, 0]),
  );
  b.add(
    'air cleaner',
    'cab',
    solid.turned(pairs([0, 0, 0.04, 0, 0.04, 0.2, 0.09, 0.24, 0.1, 0.34, 0.05, 0.4, 0, 0.4]), [-px, y + 0.24, 0.6], {
      bevel: 0.01,
    }),
  );
  b.add(
    'drawbar',
    'engine',
    solid.bar(
      [
        [0, 0.55, -0.9],
        [0, 0.5, -1.75],
      ],
      { kind: 'rect', w: 0.12, h: 0.06, r: 0.01 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'hitch arms',
    'engine',
    solid.both(
      solid.many([
        solid.rod([0.28, 0.7, -1.1], [0.4, 0.5, -1.9], 0.035),
        solid.rod([0.3, 1.2, -1.2], [0.36, 0.6, -1.5], 0.025),
      ]),
    ),
  );
  b.add('tie rod', 'engine', solid.rod([-0.6, cab ? 0.5 : 0.44, 1.58], [0.6, cab ? 0.5 : 0.44, 1.58], 0.022));
}

/** What is fitted to it. */
function addBodyFittings(b: Bench, y: 1.36 | 1.22, cab: boolean, R: number): void {
  coach.grille(b, 'cab', [0, y - 0.1, 1.83], cab ? 0.52 : 0.4, 0.44, 7);
  const [lx, ly] = cab ? [0.2, y + 0.12] : [0.42, y + 0.1];
  coach.lamps(b, 'headlamp', 'lights', [lx, ly, cab ? 1.83 : 1.62], cab ? 0.07 : 0.09, 1);
  if (!cab)
    fitting.pair(
      b,
      'headlamp shell',
      'body',
      solid.turned(pairs([0, -0.16, 0.05, -0.14, 0.1, -0.02, 0.1, 0, 0, 0]), [lx, ly, 1.62], {
        axis: 'z',
        bevel: 0.01,
      }),
    );
  fitting.pair(
    b,
    'hood side vents',
    'cab',
    solid.many(
      [0, 1, 2, 3, 4].map((i) => solid.box([0.03, 0.22, 0.04], [cab ? 0.405 : 0.302, y + 0.02, 0.45 + i * 0.1], 0.01)),
    ),
  );
  fitting.pair(
    b,
    'hood stripe',
    'wheels',
    solid.box([0.016, 0.05, 1.3], [cab ? 0.412 : 0.312, y + 0.16 - (cab ? 0 : 0.04), 0.75], 0.004),
  );
  b.add('engine block', 'engine', solid.box([0.5, 0.5, 1.5], [0, y - 0.42, 0.85], 0.04));
  b.add(
    'engine ribs',
    'engine',
    solid.both(solid.many(steps(0.3, 1.3, 6).map((z) => solid.box([0.06, 0.34, 0.08], [0.26, y - 0.42, z], 0.015)))),
  );
  b.add('transmission', 'engine', solid.box([0.46, 0.56, 1.5], [0, y - 0.48, -0.5], 0.06));
  b.add('rear axle', 'engine', solid.rod([-0.62, R, -0.85], [0.62, R, -0.85], 0.13));
  b.add(
    'front axle',
    'engine',
    solid.many([
      solid.box([1.3, 0.14, 0.16], [0, cab ? 0.56 : 0.5, 1.35], 0.03),
      solid.box([0.24, 0.34, 0.3], [0, 0.72, 1.35], 0.04),
    ]),
  );
  b.add(
    'front weights',
    'engine',
    solid.many(
      steps(-0.24, 0.24, 5).map((x) =>
        solid.slab(
          outline.rounded(pairs([1.8, y - 0.62, 2.02, y - 0.6, 2.04, y - 0.34, 1.8, y - 0.34]), 0.04),
          0.1,
          [x, 0, 0],
          'x',
          { bevel: 0.015 },
        ),
      ),
    ),
  );
  b.add('weight bracket', 'engine', solid.box([0.5, 0.12, 0.4], [0, y - 0.5, 1.7], 0.02));
}

function addCab(b: Bench, R: number): void {
  const [z0, z1, y0, y1, w] = [-1.35, 0.15, 1.15, 2.72, 0.68];
  const side: Vec2[] = pairs([
    z0,
    R + 0.85,
    z0 + 0.06,
    y1 - 0.1,
    z1 - 0.3,
    y1 - 0.1,
    z1,
    y0 + 0.3,
    z1 - 0.1,
    y0,
    z0 + 0.75,
    y0,
  ]);
  b.add(
    'cab glass',
    'windows',
    solid.slab(outline.rounded(side, 0.08), 2 * w - 0.06, [0, 0, 0], 'x', { bevel: 0.03 }),
    { detail: 1.2 },
  );
  const post = (a: Vec3, c: Vec3) => solid.bar([a, c], { kind: 'rect', w: 0.07, h: 0.08, r: 0.02 }, { up: [1, 0, 0] });
  fitting.pair(b, 'front post', 'cab', post([w - 0.03, y0, z1 - 0.08], [w - 0.06, y1 - 0.06, z1 - 0.32]));
  fitting.pair(b, 'door post', 'cab', post([w - 0.02, y0, z0 + 0.72], [w - 0.04, y1 - 0.06, z0 + 0.66]));
  fitting.pair(b, 'rear post', 'cab', post([w - 0.03, R + 0.7, z0 + 0.02], [w - 0.05, y1 - 0.06, z0 + 0.07]));
  fitting.pair(b, 'cab sill', 'cab', post([w - 0.02, y0 + 0.02, z1 - 0.06], [w - 0.02, y0 + 0.02, z0 + 0.7]));
  b.add(
    'cab roof',
    'body',
    streamlined(
      [
        z0 - 0.12,
        y1,
        0.66,
        0.1,
        0.1,
        5,
        z0 + 0.2,
        y1 + 0.02,
        0.76,
        0.16,
        0.12,
        5,
        z1 - 0.2,
        y1 + 0.02,
        0.76,
        0.16,
        0.12,
        5,
        z1 + 0.02,
        y1,
        0.68,
        0.09,
        0.1,
        5,
      ],
      { around: 32, nose: 0.06, tail: 0.06 },
    ).shape,
  );
  b.add(
    'roof lamps',
    'lights',
    solid.many(
      [0.5, -0.5].flatMap((x) =>
        [z1 + 0.06, z0 - 0.16].map((z) => solid.box([0.18, 0.09, 0.06], [x, y1 - 0.02, z], 0.02)),
      ),
    ),
  );
  b.add(
    'beacon',
    { base: 'lamp', color: '#e8901c', emissive: '#e07a10', emissiveStrength: 0.9 },
    solid.turned(pairs([0, 0, 0.07, 0, 0.06, 0.12, 0, 0.15]), [-0.4, y1 + 0.16, z0 + 0.4], { bevel: 0.015 }),
  );
  fitting.pair(b, 'door handle', 'chrome', solid.box([0.03, 0.03, 0.14], [w + 0.01, 1.6, z0 + 1.22], 0.008));
  coach.mirrors(b, [w - 0.03, 2.35, z1 - 0.25], [w + 0.26, 2.3, z1 - 0.1], [0.15, 0.3]);
  coach.wipers(b, z1 - 0.06, 1.55, 0.5, 0.5);
  fitting.pair(
    b,
    'steps',
    'engine',
    solid.many([0.5, 0.85].map((y, i) => solid.box([0.26 - i * 0.05, 0.04, 0.36], [0.56, y, -0.02], 0.01))),
  );
  fitting.pair(
    b,
    'step hanger',
    'engine',
    solid.many([0.12, -0.16].map((z) => solid.box([0.03, 0.75, 0.03], [0.62, 0.86, z], 0.006))),
  );
  b.add('seat', 'seat', solid.box([0.5, 0.5, 0.5], [0, 1.5, -0.7], 0.1), { hidden: true });
}

function addOpenSeat(b: Bench): void {
  const pan = outline.superellipse(0.25, 0.22, 2.6, 20).map(([x, z]): Vec2 => [x, z]);
  b.add('seat', 'seat', solid.put(formed.pad(pan, 0.06, { crown: 0.01 }), [0, 1.3, -0.82]));
  b.add(
    'seat back',
    'seat',
    solid.put(formed.pad(outline.roundRect(0.42, 0.2, 0.08), 0.05), [0, 1.48, -1.02], [78, 0, 0]),
  );
  b.add(
    'seat spring',
    'chrome',
    solid.tube(
      [
        [0, 0.98, -0.5],
        [0, 1.05, -0.7],
        [0, 1.28, -0.84],
      ],
      0.03,
    ),
  );
  b.add('steering column', 'cab', solid.rod([0, 1.2, -0.05], [0, 1.62, -0.32], 0.025));
  b.add(
    'steering wheel',
    'trim',
    solid.put(
      solid.many([
        solid.hoop(0.2, { kind: 'circle', r: 0.017 }, [0, 0, 0], 'z', 28),
        ...[90, 210, 330].map((d) =>
          solid.rod([0, 0, 0], [0.2 * Math.cos((d * Math.PI) / 180), 0.2 * Math.sin((d * Math.PI) / 180), 0], 0.012),
        ),
        solid.cyl(0.035, 0.03, [0, 0, 0], 'z'),
      ]),
      [0, 1.63, -0.33],
      [-57, 0, 0],
    ),
  );
  b.add('dashboard', 'body', solid.put(solid.box([0.5, 0.3, 0.1], [0, 0, 0], 0.03), [0, 1.42, 0.0], [-20, 0, 0]));
  b.add(
    'gauges',
    'lights',
    solid.many(
      [-0.14, 0, 0.14].map((x) => solid.put(solid.cyl(0.045, 0.02, [0, 0, 0], 'z'), [x, 1.44, -0.065], [20, 180, 0])),
    ),
  );
  b.add(
    'levers',
    'chrome',
    solid.many(
      [0.22, -0.22].map((x) =>
        solid.tube(
          [
            [x, 0.95, -0.3],
            [x, 1.2, -0.35],
            [x * 1.1, 1.36, -0.42],
          ],
          0.012,
        ),
      ),
    ),
  );
  b.add(
    'lever knobs',
    'trim',
    solid.many([0.242, -0.242].map((x) => ({ op: 'ball' as const, r: 0.028, at: [x, 1.38, -0.425] as Vec3 }))),
  );
  fitting.pair(b, 'foot plate', 'engine', solid.box([0.34, 0.03, 0.5], [0.38, 0.72, -0.1], 0.008));
  b.add(
    'fuel tank',
    'body',
    streamlined([-0.02, 1.24, 0.3, 0.28, 0.2, 3.4, 0.1, 1.24, 0.32, 0.3, 0.2, 3.4], { along: 1, around: 24 }).shape,
  );
}

function addLoader(b: Bench): void {
  const arm: Vec3[] = [
    [0.52, 1.6, 0.1],
    [0.52, 1.75, 0.9],
    [0.52, 1.1, 2.1],
    [0.52, 0.42, 2.55],
  ];
  fitting.pair(b, 'loader arm', 'body', solid.bar(arm, { kind: 'rect', w: 0.1, h: 0.16, r: 0.02 }, { up: [0, 1, 0] }));
  fitting.pair(b, 'loader post', 'body', solid.box([0.12, 1.0, 0.2], [0.52, 1.15, 0.1], 0.02));
  fitting.pair(b, 'loader ram', 'chrome', solid.rod([0.52, 0.8, 0.25], [0.52, 1.45, 1.35], 0.04));
  const bowl = outline.rounded(pairs([2.45, 0.72, 2.4, 0.12, 3.05, 0.06, 3.05, 0.1, 2.48, 0.17, 2.52, 0.66]), 0.03);
  b.add(
    'bucket',
    'tool',
    solid.many([
      solid.slab(bowl, 1.7, [0, 0, 0], 'x', { bevel: 0.008 }),
      ...[-0.84, 0.84].map((x) =>
        solid.slab(pairs([2.44, 0.7, 2.4, 0.12, 3.04, 0.07, 2.75, 0.5]), 0.03, [x, 0, 0], 'x'),
      ),
    ]),
  );
  b.add(
    'bucket teeth',
    'tool',
    solid.many(steps(-0.75, 0.75, 7).map((x) => solid.box([0.07, 0.04, 0.2], [x, 0.08, 3.1], 0.012))),
  );
  b.add('loader cross bar', 'body', solid.rod([-0.52, 1.0, 2.18], [0.52, 1.0, 2.18], 0.05));
}

function addPlough(b: Bench): void {
  b.add(
    'plough beam',
    'tool',
    solid.bar(
      [
        [-0.5, 0.62, -1.8],
        [0.5, 0.62, -3.4],
      ],
      { kind: 'rect', w: 0.12, h: 0.14, r: 0.02 },
      { up: [0, 1, 0] },
    ),
  );
  [0.1, 0.45, 0.8].forEach((t, i) => {
    const [x, z] = [-0.5 + t, -1.8 - 1.6 * t];
    b.add(
      `plough leg ${i + 1}`,
      'tool',
      solid.bar(
        [
          [x, 0.66, z],
          [x + 0.02, 0.2, z + 0.1],
        ],
        { kind: 'rect', w: 0.05, h: 0.1, r: 0.01 },
        { up: [0, 0, 1] },
      ),
    );
    b.add(`mould board ${i + 1}`, 'tool', {
      op: 'sheet',
      thickness: 0.02,
      spline: 'catmull',
      grid: [0, 0.5, 1].map((v) =>
        [0, 0.5, 1].map(
          (u): Vec3 => [x - 0.05 + 0.36 * u + 0.1 * v * u, 0.02 + 0.34 * v, z + 0.34 - 0.5 * u - 0.12 * v],
        ),
      ),
    });
  });
  b.add(
    'headstock',
    'engine',
    solid.many([
      solid.rod([-0.42, 0.5, -1.88], [0.42, 0.5, -1.88], 0.05),
      solid.rod([-0.3, 0.5, -1.88], [0, 1.1, -1.9], 0.035),
      solid.rod([0.3, 0.5, -1.88], [0, 1.1, -1.9], 0.035),
      solid.rod([0, 1.1, -1.9], [0, 1.1, -1.2], 0.025),
    ]),
  );
  b.add('depth wheel', 'wheels', solid.cyl(0.24, 0.1, [0.62, 0.24, -2.6], 'x', { bevel: 0.02 }));
}
