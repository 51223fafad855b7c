import type { Shape } from '../../../curves/index.ts';
import { type Rng, sampleSpline, type Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, laidRope } from '../../kits/mechanics/index.ts';

/** A bullwhip: plaited handle upright, its thong falling into coils, fall and cracker. */
export function buildWhip(b: Bench, rng: Rng): Socket {
  const h = 0.42;
  b.add(
    'handle',
    'trim',
    solid.turned(
      pairs([0, 0.2, 0.016, 0.2, 0.02, 0.21, 0.0205, 0.225, 0.016, 0.235, 0.0145, 0.25, 0.013, h - 0.02, 0, h - 0.02]),
      [0, 0, 0],
      { bevel: 0.001 },
    ),
    { detail: 1, grain: [0, 1, 0] },
  );
  b.add('handle plait', 'rope', winding(0.0148, 0.245, h - 0.03, 16, 0.004), { detail: 1 });
  b.add(
    'handle plait return',
    'rope',
    solid.put(winding(0.0146, -(h - 0.03), -0.245, 16, 0.004), [0, 0, 0], [180, 0, 0]),
    { detail: 0.8 },
  );
  b.add('pommel knot', 'rope', { op: 'ball', r: [0.024, 0.02, 0.024], at: [0, 0.2, 0] }, { detail: 0.7 });
  b.add('upper knot', 'rope', { op: 'ball', r: [0.019, 0.015, 0.019], at: [0, h - 0.03, 0] }, { detail: 0.6 });
  b.add(
    'wrist loop',
    'trim',
    solid.bar(
      [
        [0.012, 0.19, 0],
        [0.05, 0.14, 0.01],
        [0.04, 0.07, 0.014],
        [0.0, 0.06, 0.01],
        [-0.035, 0.085, 0.004],
        [-0.03, 0.14, 0],
        [-0.01, 0.19, 0],
      ],
      { kind: 'rect', w: 0.003, h: 0.012, r: 0.001 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
    { detail: 0.7 },
  );
  const path: Vec3[] = [
    [0, h - 0.04, 0],
    [0.004, h + 0.03, 0],
    [0.04, h + 0.1, 0.01],
    [0.12, h + 0.11, 0.02],
    [0.19, h + 0.03, 0.03],
    [0.22, h - 0.14, 0.04],
    [0.225, 0.14, 0.05],
    [0.22, 0.045, 0.075],
  ];
  const swing = rng.range(0, 0.6);
  for (let i = 0; i <= 70; i++) {
    const a = 0.35 + i * 0.26;
    const k = 0.2 - i * 0.00155;
    path.push([0.02 + k * Math.cos(a + swing * 0.2), 0.02 - i * 0.00016, 0.02 + k * Math.sin(a)]);
  }
  const line = evenly(
    sampleSpline(path, 4, false).map(([x, y, z]): Vec3 => [x, y, z]),
    0.014,
  );
  const n = line.length;
  b.add(
    'thong',
    'rope',
    {
      ...(laidRope(line, 0.0125, { n: 4, lay: 5 }) as Extract<Shape, { op: 'sweep' }>),
      taper: line.map((_, i) => 1 - 0.72 * (i / n)),
    },
    { detail: 2 },
  );
  const tip = line[n - 1];
  b.add(
    'fall',
    'trim',
    solid.tube([tip, [tip[0] + 0.03, 0.006, tip[2] + 0.03], [tip[0] + 0.09, 0.004, tip[2] + 0.01]], 0.0028),
    { detail: 0.5 },
  );
  b.add(
    'cracker',
    'extra',
    solid.tube(
      [
        [tip[0] + 0.088, 0.004, tip[2] + 0.01],
        [tip[0] + 0.11, 0.006, tip[2] - 0.004],
        [tip[0] + 0.125, 0.003, tip[2] - 0.012],
      ],
      0.0022,
      { taper: [1, 1.3, 1.8] },
    ),
    { detail: 0.4 },
  );
  return { at: [0, 0.3, 0], dir: [0, 1, 0], size: 0.034 };
}

/** A skipping rope: turned handles with bearings, the rope between them in a loop. */
export function buildJumpRope(b: Bench): undefined {
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [s * 0.17, 0.0175, 0.16], [90, s * 18, 0]);
    b.add(
      `${side} handle`,
      'extra',
      put(
        solid.turned(
          pairs([
            0, -0.07, 0.011, -0.07, 0.0165, -0.06, 0.0172, -0.03, 0.0135, 0.01, 0.0145, 0.04, 0.012, 0.066, 0, 0.068,
          ]),
          [0, 0, 0],
          { smooth: true },
        ),
      ),
      { detail: 1.1, grain: [0, 1, 0] },
    );
    b.add(
      `${side} handle ring`,
      'rope',
      put(solid.hoop(0.0165, { kind: 'rect', w: 0.008, h: 0.0022, r: 0.0005 }, [0, -0.042, 0], 'y', 28)),
      { detail: 0.4 },
    );
    b.add(
      `${side} lower handle ring`,
      'rope',
      put(solid.hoop(0.0146, { kind: 'rect', w: 0.005, h: 0.0018, r: 0.0005 }, [0, 0.026, 0], 'y', 28)),
      { detail: 0.4 },
    );
    b.add(`${side} bearing`, 'metal', put(solid.cyl(0.0085, 0.014, [0, -0.074, 0], 'y', { bevel: 0.001 })), {
      detail: 0.5,
    });
  }
  const y = 0.0078;
  const rope: Vec3[] = [
    [-0.146, 0.0175, 0.086],
    [-0.125, y, 0.03],
    [-0.16, y, -0.06],
    [-0.27, y, -0.11],
    [-0.27, y, -0.22],
    [-0.12, y, -0.25],
    [-0.01, y, -0.17],
    [0.03, y, -0.06],
    [0.0, y + 0.0002, 0.04],
    [-0.05, 0.019, 0.04],
    [-0.05, 0.024, -0.06],
    [0.02, 0.02, -0.16],
    [0.14, y, -0.24],
    [0.27, y, -0.2],
    [0.25, y, -0.09],
    [0.15, y, -0.04],
    [0.13, y, 0.03],
    [0.146, 0.0175, 0.086],
  ];
  b.add('rope', 'rope', solid.tube(rope, 0.0066, { cap: 'flat' }), { detail: 1.6 });
  return undefined;
}

/** A ball of yarn: core, winds in many directions, loose end; two knitting needles. */
export function buildYarn(b: Bench, rng: Rng): undefined {
  const r = 0.052;
  const w = 0.0046;
  b.add('core', 'rope', { op: 'ball', r: r * 0.985, at: [0, r + w * 0.4, 0] }, { detail: 0.6 });
  for (let k = 0; k < 8; k++) {
    const axis: Vec3 = [rng.range(-80, 80), rng.range(0, 360), rng.range(-40, 40)];
    const path: Vec3[] = [];
    const turns = 6;
    for (let i = 0; i <= turns * 16; i++) {
      const a = (2 * Math.PI * i) / 16;
      const off = (i / (turns * 16) - 0.5) * r * 1.05;
      const q = Math.sqrt(r * r - off * off) + w * (0.25 + k * 0.03);
      path.push([q * Math.cos(a), off, q * Math.sin(a)]);
    }
    b.add(`wind ${k + 1}`, 'rope', solid.put(solid.tube(path, w, { spline: 'linear' }), [0, r + w * 0.4, 0], axis), {
      detail: 0.9,
    });
  }
  b.add(
    'loose end',
    'rope',
    solid.tube(
      [
        [0.04, 0.02, 0.03],
        [0.062, 0.006, 0.04],
        [0.09, 0.0046, 0.06],
        [0.11, 0.0046, 0.03],
        [0.14, 0.0046, 0.02],
        [0.16, 0.0046, 0.055],
      ],
      w,
    ),
    { detail: 0.8 },
  );
  for (const [i, [a, z]] of pairs([24, 0.012, -32, -0.014]).entries()) {
    const put = (of: Shape): Shape => solid.put(of, [0, r * 1.1, z], [12 - i * 30, 0, a]);
    b.add(
      `${i ? 'right' : 'left'} needle`,
      'extra',
      put(solid.turned(pairs([0, -0.062, 0.0024, -0.05, 0.0026, 0.13, 0, 0.13]), [0, 0, 0], { bevel: 0.0004 })),
      { detail: 0.6, grain: [0, 1, 0] },
    );
    b.add(`${i ? 'right' : 'left'} needle knob`, 'trim', put({ op: 'ball', r: 0.0062, at: [0, 0.132, 0] }), {
      detail: 0.4,
    });
  }
  return undefined;
}

/** A spool of thread with a needle stuck in. */
export function buildSpool(b: Bench): undefined {
  b.add(
    'spool',
    'extra',
    solid.turned(
      pairs([
        0, 0, 0.0185, 0, 0.0192, 0.003, 0.018, 0.006, 0.0105, 0.009, 0.0105, 0.046, 0.018, 0.049, 0.0192, 0.052, 0.0185,
        0.055, 0, 0.055,
      ]),
      [0, 0, 0],
      { bevel: 0.0006 },
    ),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  b.add(
    'spool bore',
    b.tint('extra', { color: '#4a3018' }),
    solid.cyl(0.0046, 0.0562, [0, 0.0275, 0], 'y', { bevel: 0 }),
    { detail: 0.4 },
  );
  b.add(
    'thread body',
    'rope',
    solid.turned(
      pairs([0, 0.0085, 0.0142, 0.0085, 0.0158, 0.013, 0.0158, 0.042, 0.0142, 0.0465, 0, 0.0465]),
      [0, 0, 0],
      { bevel: 0.0006 },
    ),
    { detail: 0.7 },
  );
  b.add('thread winds', 'rope', winding(0.0156, 0.0105, 0.0445, 24, 0.0012), { detail: 1.2 });
  b.add('thread cross winds', 'rope', solid.put(winding(0.0159, -0.044, -0.011, 9, 0.0011), [0, 0, 0], [180, 0, 0]), {
    detail: 0.8,
  });
  b.add(
    'loose thread',
    'rope',
    solid.tube(
      [
        [0.0158, 0.03, 0],
        [0.021, 0.022, 0.008],
        [0.022, 0.008, 0.016],
        [0.026, 0.0007, 0.022],
        [0.036, 0.0007, 0.018],
        [0.042, 0.0007, 0.028],
      ],
      0.0007,
    ),
    { detail: 0.6 },
  );
  b.add(
    'needle',
    'metal',
    solid.put(
      solid.turned(pairs([0, -0.03, 0.0003, -0.028, 0.0009, -0.01, 0.001, 0.03, 0.0006, 0.034, 0, 0.0345]), [0, 0, 0], {
        bevel: 0.0001,
      }),
      [0.0155, 0.034, 0.008],
      [18, 0, -14],
    ),
    { detail: 0.6 },
  );
  return undefined;
}
