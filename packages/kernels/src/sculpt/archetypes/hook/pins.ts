import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A safety pin: coil below, guard above, the needle sprung a little open. */
function addSafety(b: Bench): void {
  const loop = Array.from({ length: 22 }, (_, i): Vec3 => {
    const a = Math.PI - (2 * Math.PI * 1.5 * i) / 21;
    return [0.003 * Math.cos(a), 0.0038 + 0.003 * Math.sin(a), -0.0009 + (0.0018 * i) / 21];
  });
  const path: Vec3[] = [
    [-0.0032, 0.039, -0.0009],
    [-0.003, 0.02, -0.0009],
    ...loop,
    [0.0034, 0.02, 0.0009],
    [0.0046, 0.0362, 0.0009],
  ];
  b.add('wire', 'body', solid.tube(path, 0.0005, { taper: path.map((_, i) => (i === path.length - 1 ? 0.15 : 1)) }), {
    detail: 1.6,
  });
  b.add(
    'guard',
    'body',
    solid.slab(
      outline.rounded(pairs([-0.0042, 0.036, 0.004, 0.036, 0.0036, 0.0415, 0, 0.0435, -0.0034, 0.042]), 0.0012, 4),
      0.0036,
      [0, 0, 0],
      'z',
      { bevel: 0.0008 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'guard crease',
    b.tint('body', { color: '#7a7e82' }),
    solid.box([0.0052, 0.0005, 0.0039], [-0.0002, 0.0378, 0], 0.0001),
    { detail: 0.3 },
  );
}

/** A push pin stuck upright, leaning a little. */
function addPushPin(b: Bench): void {
  const put = (of: Parameters<typeof solid.put>[0]): ReturnType<typeof solid.put> =>
    solid.put(of, [0, 0, 0], [0, 0, -14]);
  b.add(
    'point',
    'trim',
    put(solid.turned(pairs([0, 0, 0.00055, 0.003, 0.0006, 0.0115, 0, 0.0115]), [0, 0, 0], { bevel: 0 })),
  );
  b.add(
    'head',
    'grip',
    put(
      solid.turned(
        pairs([
          0, 0.0105, 0.0016, 0.0105, 0.0048, 0.0114, 0.005, 0.0126, 0.0026, 0.0138, 0.0022, 0.017, 0.0028, 0.0196,
          0.0042, 0.0206, 0.0044, 0.0216, 0.0036, 0.0224, 0, 0.0226,
        ]),
        [0, 0, 0],
        { bevel: 0.0004, segments: 48 },
      ),
    ),
    { detail: 1.5 },
  );
}

/** A sewing needle standing on its point, thread through its eye. */
function addNeedle(b: Bench): void {
  const put = (of: Parameters<typeof solid.put>[0]): ReturnType<typeof solid.put> =>
    solid.put(of, [0.006, 0, 0], [0, 0, 16]);
  b.add(
    'shaft',
    'body',
    put(
      solid.turned(pairs([0, 0, 0.00025, 0.002, 0.0006, 0.009, 0.0007, 0.036, 0, 0.036]), [0, 0, 0], {
        bevel: 0,
        segments: 20,
      }),
    ),
    { detail: 1.4 },
  );
  b.add(
    'eye',
    'body',
    put(
      solid.slab(
        outline.rounded(
          pairs([
            -0.0006, 0.0355, 0.0006, 0.0355, 0.001, 0.038, 0.0009, 0.0425, 0.0003, 0.044, -0.0003, 0.044, -0.0009,
            0.0425, -0.001, 0.038,
          ]),
          0.0004,
          3,
        ),
        0.001,
        [0, 0, 0],
        'z',
        {
          holes: [outline.superellipse(0.00045, 0.0022, 2, 16).map(([x, y]) => [x, y + 0.0403] as const)],
          bevel: 0.0002,
        },
      ),
    ),
  );
  b.add(
    'thread',
    b.tint('cord', { color: '#c8281f' }),
    solid.tube(
      [
        [-0.0052, 0.0387, -0.004],
        [-0.0052, 0.0387, 0],
        [-0.003, 0.0375, 0.005],
        [0.004, 0.03, 0.006],
        [0.012, 0.022, 0.002],
        [0.016, 0.012, 0.004],
        [0.011, 0.004, 0.008],
        [0.002, 0.0006, 0.011],
        [-0.008, 0.0006, 0.008],
        [-0.014, 0.0006, 0.011],
      ],
      0.0004,
    ),
  );
}

/** A comb, teeth down. */
function addComb(b: Bench): void {
  const l = 0.15;
  b.add(
    'back',
    'body',
    solid.slab(
      outline.rounded(
        pairs([-l / 2, 0.026, l / 2, 0.026, l / 2, 0.034, l / 2 - 0.012, 0.042, -l / 2 + 0.012, 0.042, -l / 2, 0.034]),
        0.004,
        4,
      ),
      0.004,
      [0, 0, 0],
      'z',
      { bevel: 0.0014 },
    ),
    {
      detail: 1.3,
    },
  );
  const wide = 18;
  const fine = 32;
  for (const [name, x0, n, w] of [
    ['coarse', -l / 2 + 0.006, wide, 0.0021],
    ['fine', 0.0015, fine, 0.00115],
  ] as const) {
    const run = l / 2 - 0.0075;
    b.add(
      `${name} teeth`,
      'body',
      solid.many(
        Array.from({ length: n }, (_, i) => {
          const x = x0 + (run * i) / (n - 1);
          return solid.slab(
            pairs([x - w / 2, 0.0275, x - w * 0.22, 0.001, x, 0, x + w * 0.22, 0.001, x + w / 2, 0.0275]).toReversed(),
            0.0026,
            [0, 0, 0],
            'z',
            { bevel: 0.0003 },
          );
        }),
      ),
      { detail: 1 },
    );
  }
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} end tooth`,
      'body',
      solid.slab(
        outline.rounded(
          pairs([
            s * 0.0725 - 0.0024,
            0,
            s * 0.0725 + 0.0024,
            0,
            s * 0.0725 + 0.0025,
            0.029,
            s * 0.0725 - 0.0025,
            0.029,
          ]),
          0.001,
          2,
        ),
        0.0034,
        [0, 0, 0],
        'z',
        { bevel: 0.0008 },
      ),
    );
}

/** Pins, a needle, a comb. */
export const pins = { addSafety, addPushPin, addNeedle, addComb };
