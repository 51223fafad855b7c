import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** The stand: disc with its plate, key and flex. */
function addStand(b: Bench, r: number): void {
  b.add(
    'stand',
    'base',
    solid.turned(pairs([0, 0, r * 0.98, 0, r, 0.004, r * 0.98, 0.014, r * 0.86, 0.02, 0, 0.02]), [0, 0, 0], {
      segments: 56,
    }),
  );
  b.add(
    'stand ring',
    'metal',
    solid.hoop(r * 0.995, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0007 }, [0, 0.009, 0], 'y', 56),
  );
  appliance.cord(
    b,
    [
      [0, 0.01, -r + 0.002],
      [0, 0.007, -r - 0.016],
      [0.03, 0.0035, -r - 0.03],
      [0.08, 0.0035, -r - 0.01],
      [0.11, 0.0035, -r + 0.04],
    ],
    0.003,
  );
}

/** A jug kettle: tapered body with water window, beak, lid with release, D handle, switch with lamp. */
export function buildElectric(b: Bench): void {
  addStand(b, 0.082);
  b.add(
    'base ring',
    'base',
    solid.turned(pairs([0, 0.021, 0.078, 0.021, 0.08, 0.026, 0.08, 0.042, 0, 0.042]), [0, 0, 0], { segments: 56 }),
  );
  b.add(
    'body',
    'body',
    solid.turned(pairs([0, 0.041, 0.0795, 0.041, 0.0805, 0.05, 0.07, 0.15, 0.062, 0.205, 0, 0.205]), [0, 0, 0], {
      segments: 64,
      bevel: 0.002,
    }),
    { detail: 1.5 },
  );
  b.add(
    'belt',
    'metal',
    solid.turned(pairs([0.07, 0.043, 0.0815, 0.043, 0.0813, 0.05, 0.07, 0.05, 0.07, 0.043]), [0, 0, 0], {
      bevel: 0.0006,
      segments: 56,
    }),
  );
  const beak: Shape = formed.board(
    [
      [0.158, 0.064, 0.01, 0.02],
      [0.18, 0.072, 0.034, 0.036],
      [0.2045, 0.078, 0.044, 0.044],
    ].map(([y, z, w, h]) => ({
      at: [0, y, z - h * 0.4] as Vec3,
      w,
      h,
      side: [1, 0, 0] as Vec3,
      up: [0, 0, 1] as Vec3,
    })),
    0.01,
  );
  b.add('spout', 'spout', beak);
  b.add(
    'lid',
    'lid',
    solid.turned(pairs([0, 0.205, 0.0625, 0.205, 0.0625, 0.209, 0.055, 0.218, 0.024, 0.223, 0, 0.223]), [0, 0, 0], {
      segments: 52,
    }),
  );
  b.add(
    'lid seam',
    'base',
    solid.turned(pairs([0, 0.2035, 0.061, 0.2035, 0.061, 0.2065, 0, 0.2065]), [0, 0, 0], { bevel: 0, segments: 52 }),
  );
  b.add(
    'lid knob',
    'handle',
    solid.turned(pairs([0, 0.221, 0.012, 0.221, 0.011, 0.229, 0.016, 0.236, 0.014, 0.241, 0, 0.242]), [0, 0, 0], {
      bevel: 0.002,
    }),
  );
  b.add('lid release', 'accent', solid.box([0.026, 0.008, 0.02], [0, 0.219, -0.07], 0.003));
  const path: [number, number][] = [
    [0.205, -0.056],
    [0.214, -0.084],
    [0.206, -0.118],
    [0.15, -0.128],
    [0.085, -0.12],
    [0.052, -0.1],
    [0.05, -0.076],
  ];
  const ups: Vec3[] = [
    [0, 1, 0],
    [0, 1, -0.3],
    [0, 0.7, -0.7],
    [0, 0.1, -1],
    [0, -0.2, -1],
    [0, -0.8, -0.6],
    [0, -1, 0],
  ];
  b.add(
    'handle',
    'handle',
    formed.board(
      path.map(([y, z], i) => ({
        at: [0, y, z] as Vec3,
        w: [0.034, 0.032, 0.028, 0.027, 0.026, 0.028, 0.03][i],
        h: [0.014, 0.016, 0.019, 0.019, 0.018, 0.018, 0.02][i],
        side: [1, 0, 0] as Vec3,
        up: ups[i],
      })),
      0.007,
    ),
    { detail: 1.2 },
  );
  b.add('switch', 'accent', solid.box([0.02, 0.012, 0.02], [0, 0.04, -0.112], 0.004, [30, 0, 0]));
  b.add('lamp', glowing('#5ac8ff', 1.3), solid.box([0.012, 0.003, 0.005], [0, 0.036, 0.0805], 0.001), { detail: 0.3 });
  addWindow(b);
  appliance.label(b, 'maker name', 'CLAY', [0, 0.025, 0.0795], 0.008, 'metal');
}

/** The level window on the right side, with its marks and float. */
function addWindow(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0], [-5.5, 0, 0]), [0.0733, 0.118, 0], [0, 90, 0]);
  b.add(
    'window',
    { base: 'glass', color: '#1c3a52', transmission: 0, rough: 0.06 },
    put(solid.slab(outline.roundRect(0.018, 0.11, 0.008), 0.006, [0, 0, 0], 'z', { bevel: 0.001 })),
  );
  b.add(
    'window frame',
    'metal',
    put(solid.slab(outline.roundRect(0.023, 0.116, 0.01), 0.006, [0, 0, -0.0008], 'z', { bevel: 0.001 })),
  );
  b.add(
    'level marks',
    { base: 'plastic', color: '#f2f4f4' },
    put(
      solid.many(
        [0, 1, 2, 3, 4].map((i) =>
          solid.box([i % 2 ? 0.005 : 0.009, 0.0012, 0.001], [-0.003, -0.04 + i * 0.02, 0.0032], 0),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('float', 'accent', put({ op: 'ball', r: [0.0035, 0.0035, 0.002], at: [0.0045, -0.012, 0.003] }), {
    detail: 0.4,
  });
}

/** A pour-over kettle: low cone, long thin neck, slim handle, thermometer in the lid, stand with dial. */
export function buildGooseneck(b: Bench): void {
  addStand(b, 0.088);
  b.add(
    'body',
    'body',
    solid.turned(
      pairs([0, 0.021, 0.082, 0.021, 0.085, 0.027, 0.082, 0.045, 0.052, 0.13, 0.05, 0.135, 0, 0.135]),
      [0, 0, 0],
      { segments: 64, bevel: 0.003 },
    ),
    { detail: 1.4 },
  );
  b.add(
    'foot ring',
    'metal',
    solid.hoop(0.0845, { kind: 'rect', w: 0.006, h: 0.003, r: 0.001 }, [0, 0.0275, 0], 'y', 56),
  );
  b.add(
    'spout',
    'spout',
    {
      op: 'sweep',
      path: [
        [0, 0.05, 0.07],
        [0, 0.056, 0.1],
        [0, 0.085, 0.118],
        [0, 0.125, 0.122],
        [0, 0.155, 0.134],
        [0, 0.163, 0.156],
        [0, 0.158, 0.168],
      ],
      section: { kind: 'circle', r: 0.0075 },
      taper: [1.7, 1.15, 0.95, 0.85, 0.78, 0.74, 0.74],
      spline: 'catmull',
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add(
    'spout root',
    'metal',
    solid.put(
      solid.hoop(0.0125, { kind: 'rect', w: 0.005, h: 0.004, r: 0.0012 }, [0, 0, 0], 'z', 30),
      [0, 0.0515, 0.0775],
      [-5, 0, 0],
    ),
  );
  b.add(
    'lid',
    'lid',
    solid.turned(pairs([0, 0.135, 0.0515, 0.135, 0.0515, 0.14, 0.044, 0.147, 0, 0.15]), [0, 0, 0], { segments: 48 }),
  );
  b.add(
    'lid knob',
    'handle',
    solid.turned(
      pairs([0, 0.149, 0.007, 0.149, 0.007, 0.158, 0.017, 0.164, 0.017, 0.174, 0.013, 0.177, 0, 0.177]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'vent',
    'base',
    {
      op: 'arrayed',
      n: 3,
      around: 'y',
      arc: 40,
      of: solid.cyl(0.002, 0.002, [0, 0.147, 0.032], 'y', { segments: 10 }),
    },
    { detail: 0.3 },
  );
  const path: [number, number][] = [
    [0.115, -0.054],
    [0.152, -0.066],
    [0.168, -0.09],
    [0.158, -0.118],
    [0.11, -0.128],
    [0.068, -0.124],
  ];
  const ups: Vec3[] = [
    [0, 0.2, -1],
    [0, 0.8, -0.5],
    [0, 1, 0],
    [0, 0.6, -0.7],
    [0, 0.05, -1],
    [0, 0, -1],
  ];
  b.add(
    'handle',
    'handle',
    formed.board(
      path.map(([y, z], i) => ({
        at: [0, y, z] as Vec3,
        w: [0.024, 0.022, 0.02, 0.022, 0.025, 0.02][i],
        h: [0.01, 0.011, 0.012, 0.014, 0.016, 0.012][i],
        side: [1, 0, 0] as Vec3,
        up: ups[i],
      })),
      0.005,
    ),
    { detail: 1.1 },
  );
  for (const [i, y] of [0.118, 0.126].entries())
    b.add(
      `rivet ${i + 1}`,
      'metal',
      solid.put(solid.cyl(0.0028, 0.003, [0, 0, 0]), [0, y, -0.061 - i * 0.0015], [-90, 0, 0]),
      { detail: 0.3 },
    );
  appliance.dial(b, 'heat dial', [0, 0.01, 0.0885], 0.0075, 0.008, {
    slot: 'handle',
    mark: 'accent',
    collar: 'metal',
    ribs: 14,
  });
  b.add('lamp', glowing('#ff9a3c', 1.3), solid.cyl(0.0014, 0.002, [0.016, 0.01, 0.0865], 'z', { segments: 10 }), {
    detail: 0.2,
  });
}
