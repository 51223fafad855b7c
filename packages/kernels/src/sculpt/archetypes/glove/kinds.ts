import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { cuff, wrist } from './cuff.ts';
import { FINGERS, fingerLine, palm } from './hands.ts';

/** A padded fist with its thumb bound on, a broad cuff with laces. */
export function buildBoxing(b: Bench): void {
  b.add(
    'fist',
    'body',
    {
      op: 'union',
      k: 0.018,
      of: [
        { op: 'ellipsoid', r: [0.062, 0.058, 0.056], at: [0, 0.19, 0.008] },
        { op: 'ellipsoid', r: [0.056, 0.05, 0.044], at: [0, 0.135, -0.004] },
      ],
    },
    { detail: 1.6 },
  );
  b.add(
    'thumb',
    'body',
    {
      op: 'chain',
      points: [
        [-0.05, 0.12, 0],
        [-0.066, 0.152, 0.018],
        [-0.05, 0.19, 0.042],
      ],
      radii: [0.026, 0.026, 0.021],
      spline: 'catmull',
    },
    { detail: 1.2 },
  );
  b.add(
    'thumb tie',
    'thread',
    solid.tube(
      [
        [-0.05, 0.205, 0.036],
        [-0.062, 0.2, 0.022],
        [-0.066, 0.192, 0.01],
      ],
      0.0035,
    ),
    { detail: 0.4 },
  );
  b.add(
    'cuff',
    'cuff',
    cuff(
      [
        [0, 0.016],
        [0.02, 0.014],
        [0.06, 0.012],
        [0.098, 0.014],
      ],
      0.007,
    ),
    { detail: 1.2 },
  );
  b.add('lower binding', 'body', solid.tube(wrist(0.005, 0.0138), 0.0052, { closed: true }), { detail: 0.6 });
  b.add('upper binding', 'body', solid.tube(wrist(0.097, 0.0125), 0.0052, { closed: true }), { detail: 0.6 });
  b.add(
    'cuff stripe',
    'body',
    solid.bar(
      wrist(0.05, 0.0128, 48),
      { kind: 'rect', w: 0.016, h: 0.0022, r: 0.0006 },
      { closed: true, up: [1, 0, 0] },
    ),
    { detail: 0.6 },
  );
  b.add(
    'panel seam',
    'thread',
    stitches(
      [-0.9, -0.5, 0, 0.5, 0.9].map((a): Vec3 => [0.0605 * Math.sin(a), 0.168, 0.008 + 0.0572 * Math.cos(a) - 0.002]),
      0.001,
      0.006,
    ),
    { detail: 0.3 },
  );
  const front = 0.0386;
  for (let i = 0; i < 5; i++) {
    const y = 0.014 + 0.0165 * i;
    for (const s of [1, -1])
      b.add(
        `lace ${2 * i + (s > 0 ? 1 : 2)}`,
        'thread',
        solid.tube(
          [
            [-0.012 * s, y, front + 0.001],
            [0, y + 0.005, front + 0.0052 + s * 0.001],
            [0.012 * s, y + 0.0105, front + 0.001],
          ],
          0.0017,
        ),
        { detail: 0.3 },
      );
  }
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} bow`,
      'thread',
      solid.tube(
        [
          [0, 0.099, front + 0.004],
          [s * 0.016, 0.11, front + 0.009],
          [s * 0.026, 0.1, front + 0.009],
          [s * 0.014, 0.093, front + 0.007],
          [0, 0.098, front + 0.005],
        ],
        0.0016,
      ),
      { detail: 0.3 },
    );
}

/** Lames over the back of a hand, scales down each finger, a flared cuff. */
export function buildGauntlet(b: Bench): void {
  const fingers: FieldShape[] = FINGERS.map(([, x, y, l, r, spread]) => ({
    op: 'chain',
    points: fingerLine(x, y - 0.02, l + 0.018, spread),
    radii: [r * 0.95, r * 0.95, r * 0.9, r * 0.76],
    spline: 'catmull',
  }));
  b.add('leather glove', 'cuff', { op: 'union', k: 0.007, of: [...palm(0.95), ...fingers] }, { detail: 1.4 });
  b.add(
    'cuff',
    'body',
    {
      op: 'loft',
      sections: [
        [0.085, -0.002],
        [0.06, 0.002],
        [0.02, 0.02],
        [0, 0.03],
        [0.001, 0.0325],
        [0.02, 0.0225],
        [0.06, 0.0052],
        [0.085, 0.0032],
      ].map(([y, g]) => ({ points: wrist(y, g, 48) })),
      spline: 'linear',
      smooth: true,
      closed: true,
    },
    { detail: 1.4 },
  );
  b.add('cuff rim', 'metal', solid.tube(wrist(0.0022, 0.0316), 0.0026, { closed: true }), { detail: 0.6 });
  for (let i = 0; i < 10; i++) {
    const a = (i * 2 * Math.PI) / 10 + 0.3;
    b.add(
      `cuff rivet ${i + 1}`,
      'metal',
      { op: 'ball', r: 0.0028, at: [(0.034 + 0.0282) * Math.cos(a), 0.0105, (0.026 + 0.0282) * Math.sin(a)] },
      { detail: 0.3 },
    );
  }
  // bent plates over the back, each over the next
  const lame = (y: number, w: number, h: number, out: number): Shape => ({
    op: 'sheet',
    grid: [0, 0.5, 1].map((t) =>
      [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => [s * w, y + h * t, out + 0.0052 * (1 - t) * 0.5 - s * s * w * 0.24]),
    ),
    thickness: 0.0022,
    spline: 'catmull',
  });
  for (let i = 0; i < 5; i++)
    b.add(
      `lame ${i + 1}`,
      'body',
      lame(0.078 + 0.0155 * i, 0.038 + 0.0016 * i, 0.02, 0.0225 - 0.0006 * i + (i === 0 ? 0.004 : 0)),
      { detail: 0.8 },
    );
  b.add('knuckle plate', 'body', lame(0.146, 0.048, 0.02, 0.0225), { detail: 0.9 });
  for (const [name, x, y, l, r, spread] of FINGERS) {
    const s = (-spread * Math.PI) / 180;
    b.add(
      `${name} stud`,
      'metal',
      { op: 'ball', r: 0.0042, at: [x, y - 0.003, 0.0225 - x * x * 2.6] },
      { detail: 0.4 },
    );
    const n = 4;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.55) / n;
      const at: Vec3 = [x + Math.sin(s) * l * t, y + Math.cos(s) * l * t + 0.005, -0.012 * t * t];
      b.add(
        `${name} scale ${i + 1}`,
        'body',
        solid.put(
          { op: 'ball', r: [r * 1.12, l * 0.185, r * 1.06], from: 0, to: 180 },
          [at[0], at[1], at[2] + r * 0.14],
          [-6, 0, spread],
        ),
        { detail: 0.4 },
      );
    }
  }
  b.add(
    'thumb plate',
    'body',
    solid.put({ op: 'ball', r: [0.015, 0.027, 0.0135] }, [-0.057, 0.133, -0.004], [0, 0, 32]),
    { detail: 0.7 },
  );
}

/** A catcher's mitt: fat fingers in one piece, a laced web between thumb and index, a pocket for the ball. */
export function buildBaseball(b: Bench): void {
  const fingers = FINGERS.map(
    ([, x, y, l, r, spread]): FieldShape => ({
      op: 'chain',
      points: fingerLine(x * 1.4, y - 0.04, l + 0.034, spread * 1.7),
      radii: [r * 1.85, r * 1.8, r * 1.6, r * 1.35],
      spline: 'catmull',
    }),
  );
  b.add(
    'glove',
    'body',
    {
      op: 'subtract',
      k: 0.02,
      from: {
        op: 'union',
        k: 0.008,
        of: [
          { op: 'ellipsoid', r: [0.078, 0.072, 0.034], at: [0, 0.088, 0] },
          {
            op: 'chain',
            points: [
              [-0.03, 0.05, 0],
              [-0.094, 0.096, 0.006],
              [-0.116, 0.165, 0.014],
            ],
            radii: [0.034, 0.027, 0.02],
            spline: 'catmull',
          },
          {
            op: 'intersect',
            k: 0.004,
            of: [
              { op: 'ellipsoid', r: [0.06, 0.05, 0.034], at: [0.004, 0.034, 0] },
              { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
            ],
          },
          ...fingers,
        ],
      },
      cut: [{ op: 'sphere', r: 0.06, at: [-0.008, 0.112, 0.066] }],
    },
    { detail: 2 },
  );
  for (let i = 0; i < 5; i++) {
    const y = 0.14 + 0.0155 * i;
    b.add(
      `web bar ${i + 1}`,
      'cuff',
      solid.tube(
        [
          [-0.108, y - 0.006, 0.014],
          [-0.084, y, 0.014],
          [-0.056, y, 0.012],
        ],
        0.005,
      ),
      { detail: 0.5 },
    );
  }
  for (const [i, x] of [-0.09, -0.073].entries())
    b.add(
      `web post ${i + 1}`,
      'cuff',
      solid.tube(
        [
          [x, 0.132, 0.011],
          [x, 0.17, 0.0095],
          [x + 0.001, 0.208, 0.009],
        ],
        0.0045,
      ),
      { detail: 0.5 },
    );
  for (const [k, y] of [0.188, 0.2].entries())
    b.add(
      `finger lacing ${k + 1}`,
      'thread',
      solid.tube(
        FINGERS.map(
          ([, x, , , , spread]): Vec3 => [x * 1.4 + Math.sin((-spread * 1.7 * Math.PI) / 180) * (y - 0.13), y, 0.0165],
        ),
        0.0022,
      ),
      { detail: 0.4 },
    );
  b.add(
    'heel lacing',
    'thread',
    stitches(
      [
        [-0.05, 0.036, 0.0245],
        [-0.02, 0.024, 0.0345],
        [0.02, 0.024, 0.0345],
        [0.054, 0.04, 0.0225],
      ],
      0.0022,
      0.012,
    ),
    { detail: 0.4 },
  );
  addBall(b);
}

/** A baseball in the pocket. */
function addBall(b: Bench): void {
  b.add('ball', { base: 'leather', color: '#f2efe8' }, { op: 'ball', r: 0.0365, at: [-0.008, 0.112, 0.0465] });
  for (const [i, turn] of [40, -140].entries())
    b.add(
      `ball seam ${i + 1}`,
      { base: 'fabric', color: '#b8201c' },
      solid.put(
        stitches(
          Array.from({ length: 22 }, (_, k): Vec3 => {
            const a = (k * 2 * Math.PI) / 22;
            const r = 0.0366;
            const [x, y] = [0.62 * Math.cos(a), 0.62 * Math.sin(a)];
            return [r * x, r * y, r * Math.sqrt(1 - x * x - y * y)];
          }),
          0.0009,
          0.005,
          true,
        ),
        [-0.008, 0.112, 0.0465],
        [12, turn, 0],
      ),
      { detail: 0.3 },
    );
}

/** A sock on its sole: shaft, heel, foot, toe cap, stripes; a stocking is wider, with a fur cuff and a loop. */
export function buildSock(b: Bench, stocking: boolean): void {
  const k = stocking ? 1.35 : 1;
  const line: readonly (readonly [y: number, z: number, rx: number, rz: number, tilt: number])[] = [
    [0.29, -0.055, 0.045, 0.05, 0],
    [0.25, -0.055, 0.044, 0.05, 0],
    [0.2, -0.054, 0.042, 0.048, 0],
    [0.15, -0.052, 0.039, 0.045, 0],
    [0.11, -0.048, 0.037, 0.043, 8],
    [0.078, -0.038, 0.038, 0.05, 32],
    [0.055, -0.012, 0.039, 0.048, 62],
    [0.045, 0.03, 0.04, 0.04, 84],
    [0.041, 0.075, 0.042, 0.037, 90],
    [0.039, 0.115, 0.042, 0.034, 92],
    [0.035, 0.145, 0.036, 0.028, 96],
    [0.031, 0.162, 0.022, 0.018, 98],
  ];
  const ring = (i: number, grow: number): Vec3[] => {
    const [y, z, rx, rz, tilt] = line[i];
    const a = (tilt * Math.PI) / 180;
    return outline
      .superellipse((rx + grow) * k, (rz + grow) * k, 2.1, 36)
      .map(([u, v]): Vec3 => [u, Math.max(0.0006, k * y + v * Math.sin(a) * -1 * -1), k * z + v * Math.cos(a)]);
  };
  const from = 0;
  const all = line.map((_, i) => ({ points: ring(i, 0) }));
  const inside = [3, 2, 1, 0].map((i) => ({ points: ring(i, -0.004) }));
  b.add(
    'sock',
    'body',
    { op: 'loft', sections: [...inside, ...all.slice(from)], spline: 'catmull', smooth: true, cap: 'round' },
    { detail: 1.6 },
  );
  const ellipse = (r: Vec3, at: Vec3, rot: Vec3): Shape =>
    solid.put({ op: 'ball', r: [r[0] * k, r[1] * k, r[2] * k] }, [at[0] * k, at[1] * k, at[2] * k], rot);
  if (!stocking) {
    b.add('toe', 'cuff', ellipse([0.0425, 0.036, 0.034], [0, 0.0365, 0.132], [4, 0, 0]));
    b.add('heel', 'cuff', ellipse([0.0395, 0.036, 0.034], [0, 0.0385, -0.0335], [38, 0, 0]));
  }
  const hoopAt = (y: number, grow: number): Vec3[] =>
    outline
      .superellipse((0.0445 + grow) * k, (0.0498 + grow) * k, 2.1, 40)
      .map(([u, v]): Vec3 => [u, y * k, -0.055 * k + v]);
  if (stocking) {
    b.add(
      'fur cuff',
      'cuff',
      solid.bar(hoopAt(0.265, 0.001), { kind: 'ellipse', rx: 0.037, ry: 0.014 }, { closed: true, up: [1, 0, 0] }),
      { detail: 1.4 },
    );
    b.add(
      'loop',
      'thread',
      solid.tube(
        [
          [0, 0.37, -0.136],
          [0, 0.412, -0.148],
          [0, 0.43, -0.132],
          [0, 0.41, -0.122],
          [0, 0.372, -0.128],
        ],
        0.004,
      ),
      { detail: 0.5 },
    );
    for (const [i, t] of [
      [0.205, 0.012],
      [0.165, 0.014],
      [0.125, 0.016],
    ].entries())
      b.add(`bobble ${i + 1}`, 'cuff', { op: 'ball', r: 0.011, at: [0.0545, t[0] * k, -0.058 * k] }, { detail: 0.5 });
    return;
  }
  b.add(
    'ribbed cuff',
    'cuff',
    solid.bar(hoopAt(0.27, 0), { kind: 'rect', w: 0.042, h: 0.006, r: 0.0025 }, { closed: true, up: [1, 0, 0] }),
    { detail: 0.9 },
  );
  for (let i = 0; i < 2; i++)
    b.add(
      `stripe ${i + 1}`,
      'thread',
      solid.bar(
        hoopAt(0.225 - 0.024 * i, -0.0012),
        { kind: 'rect', w: 0.011, h: 0.004, r: 0.001 },
        { closed: true, up: [1, 0, 0] },
      ),
      { detail: 0.6 },
    );
}
