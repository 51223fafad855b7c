import type { Rng, Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';

const FRUITS = ['#d8486a', '#8fb83a', '#e8a43a', '#7a4a9a', '#f0d8a0'];

/** A jug blender: motor base with dial and keys, glass jar with scale and handle, blades, what it blends, lid with its stopper. */
export function buildBlender(b: Bench, rng: Rng): void {
  const y = 0.008;
  appliance.feet(b, 0.18, 0.18, 0.012, y + 0.002);
  b.add(
    'motor base',
    'body',
    appliance.hull([
      y,
      0.172,
      0.172,
      0.03,
      0,
      y + 0.006,
      0.18,
      0.18,
      0.034,
      0,
      y + 0.04,
      0.178,
      0.178,
      0.036,
      0,
      y + 0.11,
      0.142,
      0.142,
      0.05,
      0,
      y + 0.142,
      0.124,
      0.124,
      0.055,
      0,
      y + 0.146,
      0.118,
      0.118,
      0.053,
      0,
    ]),
    { detail: 1.3 },
  );
  b.add(
    'base band',
    'metal',
    appliance.hull([y + 0.014, 0.1815, 0.1815, 0.034, 0, y + 0.021, 0.1815, 0.1815, 0.034, 0]),
  );
  b.add(
    'panel',
    'trim',
    solid.put(
      solid.slab(outline.roundRect(0.11, 0.056, 0.012), 0.006, [0, 0, 0], 'z', { bevel: 0.0015 }),
      [0, y + 0.066, 0.0825],
      [-14, 0, 0],
    ),
  );
  appliance.dial(b, 'speed dial', [0, y + 0.067, 0.0855], 0.0185, 0.017, {
    tilt: 14,
    turn: rng.fork('dial').range(-80, 40),
    collar: 'metal',
  });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} key`,
      'metal',
      solid.box([0.018, 0.012, 0.006], [s * 0.038, y + 0.067, 0.0865], 0.002, [-14, 0, 0]),
      { detail: 0.5 },
    );
  b.add(
    'lamp',
    glowing('#6ad0ff', 1.2),
    appliance.front(solid.cyl(0.0025, 0.003, [0, 0, 0]), [0.038, y + 0.0835, 0.0815], 14),
    { detail: 0.3 },
  );
  appliance.label(b, 'maker name', 'CLAY', [0, y + 0.1, 0.078], 0.008, 'metal', 25);
  addJar(b, rng);
}

/** The jar with its scale, handle and lid. */
function addJar(b: Bench, rng: Rng): void {
  const y = 0.008;
  b.add(
    'jar collar',
    'trim',
    solid.turned(pairs([0, 0, 0.052, 0, 0.055, 0.006, 0.051, 0.03, 0.047, 0.034, 0, 0.034]), [0, y + 0.143, 0], {
      segments: 48,
    }),
  );
  const j = y + 0.176;
  const outer = pairs([0.044, 0, 0.048, 0.004, 0.055, 0.05, 0.066, 0.13, 0.071, 0.185, 0.073, 0.19]);
  const jar = { outer, wall: 0.0035, straight: true };
  b.add('jar', 'glass', solid.put(vessel.shape(jar, 48), [0, j, 0]), { detail: 1.2 });
  b.add(
    'smoothie',
    { base: 'cream', color: rng.fork('fruit').pick(FRUITS) },
    solid.put(vessel.fill(jar, 0.12), [0, j, 0]),
  );
  b.add(
    'jar rim',
    'trim',
    solid.hoop(0.073, { kind: 'rect', w: 0.008, h: 0.005, r: 0.002 }, [0, j + 0.188, 0], 'y', 48),
  );
  b.add('blade shaft', 'metal', solid.cyl(0.007, 0.02, [0, j + 0.012, 0]), { hidden: true });
  for (let i = 0; i < 4; i++)
    b.add(
      `blade ${i + 1}`,
      'metal',
      solid.put(
        solid.box([0.03, 0.0016, 0.008], [0.016, 0, 0], 0.0004),
        [0, j + 0.02, 0],
        [0, i * 90, i % 2 ? 22 : -8],
      ),
      { hidden: true, detail: 0.4 },
    );
  for (let i = 0; i < 5; i++)
    b.add(
      `scale line ${i + 1}`,
      'trim',
      solid.put(
        solid.box([i % 2 ? 0.012 : 0.02, 0.0016, 0.0016], [0, 0, 0], 0.0003),
        [-0.012, j + 0.04 + i * 0.03, 0.0535 + i * 0.0042],
        [-8, 0, 0],
      ),
      { detail: 0.3 },
    );
  b.add(
    'handle',
    'trim',
    formed.board(
      [0, 0.25, 0.75, 1].map((t) => ({
        at: [[0.066, 0.112, 0.104, 0.052][Math.round(t * 3)], j + 0.176 - t * 0.15, 0] as Vec3,
        w: 0.024,
        h: 0.018,
        side: [0, 0, 1] as Vec3,
        up: t === 0 || t === 1 ? ([0, 1, 0] as Vec3) : ([1, 0.25, 0] as Vec3),
      })),
      0.007,
    ),
  );
  b.add(
    'lid',
    'trim',
    solid.turned(
      pairs([0, 0, 0.074, 0, 0.077, 0.004, 0.077, 0.014, 0.07, 0.021, 0.034, 0.024, 0, 0.024]),
      [0, j + 0.189, 0],
      { segments: 48 },
    ),
  );
  b.add(
    'stopper',
    'glass',
    solid.turned(pairs([0, 0, 0.026, 0, 0.028, 0.004, 0.024, 0.022, 0, 0.024]), [0, j + 0.2125, 0]),
  );
  appliance.cord(
    b,
    [
      [0, 0.03, -0.085],
      [0, 0.016, -0.11],
      [0.04, 0.0045, -0.135],
      [0.09, 0.0045, -0.115],
      [0.12, 0.0085, -0.07],
    ],
    0.003,
  );
}

/** A stand mixer: foot, column, tilting head with its band, hub, beater, bowl with handle, speed lever. */
export function buildMixer(b: Bench): void {
  const y = 0.006;
  for (const [i, [x, z]] of (
    [
      [0.075, 0.12],
      [-0.075, 0.12],
      [0.07, -0.13],
      [-0.07, -0.13],
    ] as const
  ).entries())
    b.add(`foot ${i + 1}`, 'rubber', solid.cyl(0.016, 0.008, [x, 0.004, z]), { detail: 0.4 });
  b.add(
    'base',
    'body',
    solid.slab(
      outline.rounded(
        pairs(
          [-0.1, 0.15, -0.075, -0.07, -0.115, -0.2, 0.115, -0.2, 0.075, -0.07, 0.1, 0.15].map((v, i) =>
            i % 2 ? v * 0.98 : v,
          ),
        ),
        0.06,
        8,
      ),
      0.032,
      [0, y + 0.016, 0],
      'y',
      { bevel: 0.009 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'column',
    'body',
    appliance.hull(
      [
        y + 0.028,
        0.13,
        0.105,
        0.045,
        -0.09,
        y + 0.06,
        0.105,
        0.085,
        0.04,
        -0.1,
        y + 0.15,
        0.086,
        0.078,
        0.036,
        -0.106,
        y + 0.225,
        0.1,
        0.1,
        0.042,
        -0.1,
      ],
      true,
    ),
    { detail: 1.2 },
  );
  b.add('hinge pin', 'metal', solid.cyl(0.008, 0.104, [0, y + 0.212, -0.1], 'x'));
  const head = [
    [-0.19, 0.27, 0.02, 0.02],
    [-0.175, 0.272, 0.052, 0.05],
    [-0.12, 0.274, 0.062, 0.062],
    [-0.02, 0.276, 0.06, 0.062],
    [0.08, 0.272, 0.055, 0.055],
    [0.14, 0.268, 0.047, 0.046],
    [0.165, 0.266, 0.034, 0.034],
    [0.17, 0.266, 0.012, 0.012],
  ];
  b.add(
    'head',
    'body',
    {
      op: 'loft',
      sections: head.map(([z, hy, rx, ry]) => ({
        points: outline.superellipse(rx, ry, 2.5, 36).map(([u, v]): Vec3 => [u, y + hy + v, z]),
      })),
      spline: 'catmull',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.5 },
  );
  const band = (z: number, k: number): Vec3[] =>
    outline.superellipse(0.061 * k, 0.062 * k, 2.5, 40).map(([u, v]): Vec3 => [u, y + 0.276 + v, z]);
  b.add('head band', 'metal', {
    op: 'loft',
    sections: [band(-0.052, 1.0), band(-0.052, 1.025), band(-0.03, 1.022), band(-0.03, 1.0)].map((points) => ({
      points,
    })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  appliance.label(b, 'maker name', 'Clay', [0, 0, 0], 0.02, 'metal');
  const label = b.parts[b.parts.length - 1];
  label.shape = solid.put(label.shape, [0.0595, y + 0.27, 0.03], [0, 90, 0]);
  addMixerWork(b);
}

/** Levers, beater and the bowl under it. */
function addMixerWork(b: Bench): void {
  const y = 0.006;
  b.add(
    'hub cap',
    'metal',
    solid.turned(
      pairs([0, 0, 0.024, 0, 0.026, 0.004, 0.022, 0.009, 0.008, 0.009, 0.006, 0.014, 0, 0.014]),
      [0, y + 0.268, 0.165],
      { axis: 'z' },
    ),
  );
  b.add(
    'hub knob',
    'trim',
    solid.turned(pairs([0, 0, 0.006, 0, 0.01, 0.012, 0.01, 0.018, 0, 0.02]), [0.05, y + 0.268, 0.11], { axis: 'x' }),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} lever slot`, 'trim', solid.box([0.003, 0.008, 0.07], [s * 0.0615, y + 0.238, -0.08], 0.001));
    b.add(`${side} lever`, 'metal', solid.rod([s * 0.06, y + 0.238, -0.1], [s * 0.074, y + 0.238, -0.1], 0.003));
    b.add(`${side} lever knob`, 'trim', { op: 'ball', r: 0.0085, at: [s * 0.078, y + 0.238, -0.1] });
  }
  b.add(
    'planetary',
    'metal',
    solid.turned(pairs([0, 0, 0.034, 0, 0.04, 0.006, 0.042, 0.02, 0, 0.02]), [0, y + 0.204, 0.09]),
  );
  b.add('shaft', 'metal', solid.cyl(0.009, 0.05, [0, y + 0.186, 0.09]));
  b.add(
    'beater',
    'metal',
    solid.put(
      solid.many([
        solid.tube(
          [
            [0, 0.1, 0],
            [0.028, 0.085, 0],
            [0.044, 0.045, 0],
            [0.03, 0.008, 0],
            [0, -0.004, 0],
            [-0.03, 0.008, 0],
            [-0.044, 0.045, 0],
            [-0.028, 0.085, 0],
          ],
          0.0036,
          { closed: true },
        ),
        solid.rod([0, -0.002, 0], [0, 0.1, 0], 0.003),
        solid.rod([-0.042, 0.045, 0], [0.042, 0.045, 0], 0.0026),
      ]),
      [0, y + 0.07, 0.09],
    ),
  );
  const bowl = {
    outer: pairs([0.06, 0, 0.062, 0.006, 0.05, 0.016, 0.076, 0.04, 0.1, 0.09, 0.108, 0.145, 0.112, 0.15]),
    wall: 0.0022,
  };
  b.add('bowl', 'bowl', solid.put(vessel.shape(bowl, 56), [0, y + 0.031, 0.09]), { detail: 1.2 });
  b.add('batter', { base: 'cream', color: '#f0dcae' }, solid.put(vessel.fill(bowl, 0.07), [0, y + 0.031, 0.09]));
  b.add(
    'bowl handle',
    'bowl',
    solid.put(
      vessel.ear(bowl.outer, { top: 0.13, low: 0.06, reach: 0.035, thick: 0.008, wide: 0.016 }),
      [0, y + 0.031, 0.09],
      [0, 35, 0],
    ),
  );
  b.add('bowl plate', 'metal', solid.cyl(0.066, 0.004, [0, y + 0.0325, 0.09]));
  appliance.cord(
    b,
    [
      [0, 0.02, -0.145],
      [0, 0.01, -0.17],
      [0.05, 0.0045, -0.19],
      [0.11, 0.0045, -0.17],
      [0.15, 0.0085, -0.12],
    ],
    0.003,
  );
}
