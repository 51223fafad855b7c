import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A whistling kettle: spun body, lid with its knob, spout with whistle and trigger, arched handle on brackets. */
export function buildStove(b: Bench): void {
  b.add(
    'body',
    'body',
    solid.turned(
      pairs([
        0, 0.001, 0.088, 0.001, 0.096, 0.006, 0.104, 0.03, 0.1, 0.07, 0.084, 0.105, 0.058, 0.13, 0.047, 0.135, 0.047,
        0.14, 0, 0.14,
      ]),
      [0, 0, 0],
      { smooth: false, bevel: 0.012, segments: 64 },
    ),
    { detail: 1.5 },
  );
  b.add('bottom plate', 'metal', solid.cyl(0.082, 0.004, [0, 0.002, 0]), { hidden: true });
  b.add(
    'lower seam',
    'metal',
    solid.hoop(0.0985, { kind: 'rect', w: 0.0035, h: 0.003, r: 0.001 }, [0, 0.011, 0], 'y', 64),
  );
  b.add(
    'collar',
    'metal',
    solid.hoop(0.0485, { kind: 'rect', w: 0.006, h: 0.004, r: 0.0015 }, [0, 0.1385, 0], 'y', 48),
  );
  b.add(
    'lid',
    'lid',
    solid.turned(pairs([0, 0.139, 0.05, 0.139, 0.0515, 0.143, 0.042, 0.15, 0.02, 0.155, 0, 0.156]), [0, 0, 0], {
      bevel: 0.002,
      segments: 52,
    }),
  );
  b.add('lid rivet', 'metal', solid.cyl(0.01, 0.005, [0, 0.157, 0]));
  b.add(
    'lid knob',
    'handle',
    solid.turned(
      pairs([0, 0.158, 0.007, 0.158, 0.007, 0.163, 0.014, 0.172, 0.014, 0.179, 0.009, 0.184, 0, 0.185]),
      [0, 0, 0],
      { bevel: 0.003 },
    ),
  );
  const spout = [
    [0, 0.066, 0.07],
    [0, 0.084, 0.099],
    [0, 0.107, 0.124],
    [0, 0.128, 0.143],
  ];
  b.add(
    'spout',
    'spout',
    {
      op: 'sweep',
      path: spout as unknown as Vec3[],
      section: { kind: 'circle', r: 0.017 },
      taper: [2.25, 1.5, 1.02, 0.86],
      spline: 'catmull',
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add(
    'spout rim',
    'metal',
    solid.put(
      solid.hoop(0.0148, { kind: 'rect', w: 0.006, h: 0.003, r: 0.001 }, [0, 0, 0], 'y', 30),
      [0, 0.1275, 0.1427],
      [29, 0, 0],
    ),
  );
  addStoveHandle(b);
}

/** Whistle, brackets and the arched handle. */
function addStoveHandle(b: Bench): void {
  b.add(
    'whistle',
    'handle',
    solid.put(
      solid.turned(pairs([0, 0, 0.0165, 0, 0.018, 0.004, 0.016, 0.016, 0.011, 0.021, 0, 0.022]), [0, 0, 0], {
        bevel: 0.002,
      }),
      [0, 0.129, 0.1435],
      [29, 0, 0],
    ),
  );
  b.add('whistle hole', 'metal', solid.put(solid.cyl(0.004, 0.003, [0, 0.0225, 0]), [0, 0.129, 0.1435], [29, 0, 0]), {
    detail: 0.4,
  });
  b.add(
    'trigger',
    'metal',
    solid.tube(
      [
        [0, 0.15, 0.149],
        [0, 0.168, 0.14],
        [0, 0.188, 0.12],
        [0, 0.214, 0.088],
      ],
      0.003,
    ),
  );
  for (const [end, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${end} bracket`,
      'metal',
      formed.board(
        [
          [0.118, 0.066],
          [0.15, 0.079],
          [0.185, 0.083],
        ].map(([y, z]) => ({
          at: [0, y, s * z] as Vec3,
          w: 0.022,
          h: 0.005,
          side: [1, 0, 0] as Vec3,
          up: [0, 0, 1] as Vec3,
        })),
        0.0015,
      ),
    );
    for (const [i, x] of [0.006, -0.006].entries())
      b.add(
        `${end} rivet ${i + 1}`,
        'metal',
        solid.put(fitting.screw(0.0035, 'none'), [x, 0.13, s * 0.076], [s * 62, 0, 0]),
        { detail: 0.3 },
      );
  }
  const arc: Vec3[] = [
    [0, 0.176, 0.083],
    [0, 0.208, 0.08],
    [0, 0.235, 0.055],
    [0, 0.246, 0],
    [0, 0.235, -0.055],
    [0, 0.208, -0.08],
    [0, 0.176, -0.083],
  ];
  b.add(
    'handle',
    'handle',
    {
      op: 'sweep',
      path: arc,
      section: { kind: 'rect', w: 0.026, h: 0.017, r: 0.007 },
      taper: [0.85, 0.95, 1, 1.08, 1, 0.95, 0.85],
      spline: 'catmull',
      cap: 'round',
      up: [0, 0, 1],
    },
    { detail: 1.2 },
  );
  b.add('trigger knob', 'accent', { op: 'ball', r: 0.007, at: [0, 0.214, 0.092] });
}

/** A samovar: footed urn with gadroons, tap, side handles, chimney crown with a teapot rest. */
export function buildSamovar(b: Bench): void {
  b.add(
    'foot plate',
    'base',
    solid.slab(outline.roundRect(0.16, 0.16, 0.01), 0.018, [0, 0.023, 0], 'y', { bevel: 0.004 }),
  );
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(`foot ${i + 1}`, 'base', { op: 'ball', r: [0.015, 0.0095, 0.015], at: [x * 0.064, 0.0095, z * 0.064] });
  b.add(
    'pedestal',
    'base',
    solid.turned(
      pairs([0, 0.031, 0.07, 0.031, 0.066, 0.042, 0.034, 0.056, 0.026, 0.072, 0.036, 0.084, 0, 0.084]),
      [0, 0, 0],
      { bevel: 0.003, segments: 48 },
    ),
  );
  b.add(
    'urn',
    'body',
    solid.turned(
      pairs([
        0, 0.08, 0.04, 0.08, 0.075, 0.1, 0.1, 0.15, 0.108, 0.21, 0.106, 0.27, 0.112, 0.288, 0.112, 0.296, 0, 0.296,
      ]),
      [0, 0, 0],
      { bevel: 0.006, segments: 60 },
    ),
    { detail: 1.4 },
  );
  for (let i = 0; i < 16; i++) {
    const a = (2 * Math.PI * i) / 16;
    const at = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
    b.add(
      `rib ${i + 1}`,
      'body',
      {
        op: 'sweep',
        path: [at(0.05, 0.09), at(0.08, 0.112), at(0.1005, 0.155), at(0.106, 0.19)],
        section: { kind: 'circle', r: 0.009 },
        taper: [0.5, 0.9, 1, 0.4],
        spline: 'catmull',
        cap: 'round',
      },
      { detail: 0.6 },
    );
  }
  b.add('belt', 'metal', solid.hoop(0.108, { kind: 'rect', w: 0.012, h: 0.006, r: 0.002 }, [0, 0.215, 0], 'y', 60));
  b.add(
    'shoulder',
    'body',
    solid.turned(pairs([0, 0.293, 0.108, 0.293, 0.1, 0.306, 0.06, 0.32, 0.052, 0.335, 0, 0.335]), [0, 0, 0], {
      bevel: 0.004,
      segments: 52,
    }),
  );
  addSamovarTop(b);
}

/** Lid, crown, tap and side handles. */
function addSamovarTop(b: Bench): void {
  b.add(
    'lid',
    'lid',
    solid.turned(pairs([0, 0.33, 0.056, 0.33, 0.056, 0.338, 0.04, 0.35, 0.034, 0.375, 0, 0.375]), [0, 0, 0], {
      bevel: 0.003,
    }),
  );
  b.add(
    'crown',
    'metal',
    solid.turned(pairs([0, 0.372, 0.036, 0.372, 0.05, 0.392, 0.056, 0.398, 0.056, 0.403, 0, 0.403]), [0, 0, 0], {
      bevel: 0.002,
    }),
  );
  b.add(
    'crown piercing',
    'handle',
    { op: 'arrayed', n: 14, around: 'y', of: solid.cyl(0.0035, 0.004, [0.044, 0.384, 0], 'x', { segments: 10 }) },
    { detail: 0.3 },
  );
  b.add(
    'crown cap',
    'lid',
    solid.turned(
      pairs([0, 0.401, 0.03, 0.401, 0.026, 0.42, 0.012, 0.436, 0.006, 0.442, 0.009, 0.45, 0.006, 0.459, 0, 0.461]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'tap rosette',
    'metal',
    solid.turned(pairs([0, 0, 0.026, 0, 0.022, 0.006, 0.012, 0.012, 0, 0.012]), [0, 0.125, 0.086], { axis: 'z' }),
  );
  b.add(
    'tap',
    'spout',
    solid.tube(
      [
        [0, 0.125, 0.09],
        [0, 0.125, 0.13],
        [0, 0.122, 0.158],
        [0, 0.1, 0.168],
      ],
      0.0095,
      { cap: 'flat' },
    ),
  );
  b.add(
    'tap valve',
    'spout',
    solid.turned(
      pairs([0, 0, 0.012, 0, 0.013, 0.01, 0.01, 0.03, 0.006, 0.036, 0.005, 0.05, 0, 0.05]),
      [0, 0.112, 0.13],
    ),
  );
  b.add(
    'tap key',
    'accent',
    formed.board(
      [-0.03, -0.012, 0, 0.012, 0.03].map((x, i) => ({
        at: [x, 0.17 + Math.abs(x) * 0.2, 0.13] as Vec3,
        w: 0.008,
        h: [0.012, 0.008, 0.012, 0.008, 0.012][i],
        side: [0, 0, 1] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.003,
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} handle arms`,
      'metal',
      solid.many(
        [0.19, 0.262].map((y) =>
          solid.tube(
            [
              [s * 0.104, y, 0],
              [s * 0.135, y + 0.004, 0],
              [s * 0.148, y + (y < 0.2 ? 0.012 : -0.006), 0],
            ],
            0.0055,
          ),
        ),
      ),
    );
    b.add(
      `${side} handle`,
      'handle',
      solid.turned(
        pairs([0, -0.036, 0.009, -0.036, 0.012, -0.02, 0.013, 0, 0.012, 0.02, 0.009, 0.036, 0, 0.036]),
        [s * 0.149, 0.228, 0],
        { bevel: 0.002 },
      ),
    );
  }
}
