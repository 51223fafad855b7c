import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A key: padded cup of radius r on +z of a tube whose axis is y, with its arm to the rod at `x`. */
export function key(b: Bench, name: string, at: Vec3, r: number, x: number): void {
  b.add(
    `${name} cup`,
    'silver',
    solid.turned(pairs([0, 0, r, 0, r * 1.02, r * 0.2, r * 0.8, r * 0.42, r * 0.3, r * 0.36, 0, r * 0.46]), at, {
      axis: 'z',
      bevel: r * 0.04,
      segments: 26,
    }),
    { detail: 0.6 },
  );
  b.add(
    `${name} pad`,
    'pads',
    solid.cyl(r * 0.9, r * 0.2, [at[0], at[1], at[2] - r * 0.08], 'z', { segments: 22, bevel: 0 }),
    { detail: 0.3 },
  );
  b.add(
    `${name} arm`,
    'silver',
    solid.rod([at[0], at[1], at[2] + r * 0.34], [x, at[1] + r * 0.5, at[2] + r * 0.05], r * 0.16),
    { detail: 0.4 },
  );
}

/** A straight woodwind standing on its bell: joints, rings, tone holes, keys, mouthpiece. */
export function buildClarinet(b: Bench): void {
  const r = 0.0135;
  b.add(
    'bell',
    'body',
    solid.turned(
      pairs([0, 0.004, 0.026, 0, 0.03, 0.001, 0.028, 0.012, 0.019, 0.05, 0.0155, 0.095, 0, 0.095]),
      [0, 0, 0],
      { bevel: 0.001, segments: 48 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'bell ring',
    'silver',
    solid.hoop(0.0298, { kind: 'rect', w: 0.007, h: 0.0026, r: 0.001 }, [0, 0.0045, 0], 'y', 48),
  );
  for (const [name, y0, y1] of [
    ['lower joint', 0.095, 0.33],
    ['upper joint', 0.332, 0.545],
    ['barrel', 0.547, 0.605],
  ] as const) {
    b.add(
      name,
      'body',
      solid.turned(
        name === 'barrel'
          ? [
              [0, y0],
              [r, y0],
              [r * 1.2, y0 + 0.01],
              [r * 1.2, y1 - 0.01],
              [r, y1],
              [0, y1],
            ]
          : [
              [0, y0],
              [r * 1.1, y0],
              [r, y0 + 0.012],
              [r, y1 - 0.012],
              [r * 1.08, y1],
              [0, y1],
            ],
        [0, 0, 0],
        { bevel: 0.001, segments: 40 },
      ),
      { detail: 1.1 },
    );
    b.add(
      `${name} ring`,
      'silver',
      solid.hoop(r * 1.12, { kind: 'rect', w: 0.006, h: 0.0026, r: 0.0008 }, [0, y0 + 0.003, 0], 'y', 40),
    );
  }
  b.add('mouthpiece', 'pads', {
    op: 'loft',
    sections: (
      [
        [0.605, 0.0125, 0.0125, 0],
        [0.63, 0.0105, 0.0105, 0],
        [0.66, 0.0095, 0.007, -0.002],
        [0.69, 0.0075, 0.0022, -0.0055],
      ] as const
    ).map(([y, a, c, z]) => ({ points: outline.superellipse(a, c, 2.2, 28).map(([u, v]): Vec3 => [u, y, z - v]) })),
    spline: 'linear',
    smooth: true,
    cap: 'flat',
  });
  b.add(
    'ligature',
    'silver',
    solid.put(solid.hoop(0.0112, { kind: 'rect', w: 0.02, h: 0.002, r: 0.0005 }, [0, 0, 0], 'y', 32), [0, 0.628, 0]),
  );
  b.add(
    'reed',
    { base: 'wood', color: '#d8b878' },
    solid.box([0.011, 0.06, 0.002], [0, 0.655, 0.0085], 0.0006, [-10, 0, 0]),
  );
  addClarinetKeys(b);
}

/** Ring keys, rods and levers. */
function addClarinetKeys(b: Bench): void {
  const r = 0.0135;
  for (let i = 0; i < 7; i++) {
    const y = 0.5 - i * 0.052;
    b.add(
      `ring key ${i + 1}`,
      'silver',
      solid.put(solid.hoop(0.0062, { kind: 'rect', w: 0.0026, h: 0.0016, r: 0.0005 }, [0, 0, 0], 'z', 26), [
        0,
        y,
        r + 0.001,
      ]),
      { detail: 0.5 },
    );
    b.add(`tone hole ${i + 1}`, 'pads', solid.cyl(0.0045, 0.002, [0, y, r], 'z', { segments: 18, bevel: 0 }), {
      detail: 0.3,
    });
    key(b, `side key ${i + 1}`, [0.0115, y - 0.024, 0.007], 0.0055, 0.015);
  }
  for (const [i, [y0, y1]] of (
    [
      [0.12, 0.32],
      [0.345, 0.53],
    ] as const
  ).entries()) {
    b.add(`key rod ${i + 1}`, 'silver', solid.rod([0.0145, y0, 0.0085], [0.0145, y1, 0.0085], 0.0018));
    for (let k = 0; k < 4; k++)
      b.add(
        `post ${i * 4 + k + 1}`,
        'silver',
        { op: 'ball', r: 0.0028, at: [0.014, y0 + ((y1 - y0) * k) / 3, 0.008] },
        { detail: 0.3 },
      );
  }
  for (let i = 0; i < 3; i++)
    b.add(
      `lever ${i + 1}`,
      'silver',
      solid.bar(
        [
          [-0.012, 0.2 - i * 0.02, 0.008],
          [-0.02, 0.18 - i * 0.018, 0.012],
          [-0.016, 0.155 - i * 0.016, 0.016],
        ],
        { kind: 'rect', w: 0.007, h: 0.002, r: 0.0007 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
      { detail: 0.5 },
    );
  b.add('thumb rest', 'silver', solid.box([0.012, 0.004, 0.012], [0, 0.24, -r - 0.004], 0.001));
}

/** A concert flute lying on its keys' side: head joint with lip plate, body, foot, keys in a row. */
export function buildFlute(b: Bench): void {
  const r = 0.0098;
  const y = r + 0.0015;
  const lie = (of: Shape): Shape => solid.put(of, [0, y, 0], [0, 0, 0]);
  const part = (name: string, x0: number, x1: number): void =>
    b.add(name, 'body', lie(solid.rod([x0, 0, 0], [x1, 0, 0], r)), { detail: 1.1 });
  part('head joint', -0.335, -0.12);
  part('body', -0.115, 0.22);
  part('foot joint', 0.225, 0.335);
  for (const [i, x] of [-0.118, -0.135, 0.2225, 0.24].entries())
    b.add(
      `joint ring ${i + 1}`,
      'silver',
      lie(
        solid.put(solid.hoop(r * 1.06, { kind: 'rect', w: 0.008, h: 0.0022, r: 0.0007 }, [0, 0, 0], 'x', 40), [
          x,
          0,
          0,
        ]),
      ),
    );
  b.add(
    'crown',
    'silver',
    lie(
      solid.put(
        solid.turned(pairs([0, 0, r * 1.05, 0, r * 1.1, 0.006, r * 0.8, 0.016, 0, 0.018]), [0, 0, 0]),
        [-0.334, 0, 0],
        [0, 0, 90],
      ),
    ),
  );
  b.add(
    'lip plate',
    'silver',
    lie(
      solid.put(
        solid.slab(outline.superellipse(0.024, 0.0115, 2.2, 36), 0.003, [0, 0, 0], 'y', { bevel: 0.001 }),
        [-0.245, r + 0.001, 0.004],
        [16, 0, 0],
      ),
    ),
  );
  b.add(
    'lip hole',
    'pads',
    lie(
      solid.put(
        solid.slab(outline.superellipse(0.006, 0.005, 2.6, 24), 0.001, [0, 0, 0], 'y', { bevel: 0 }),
        [-0.245, r + 0.0027, 0.004],
        [16, 0, 0],
      ),
    ),
    { detail: 0.3 },
  );
  for (let i = 0; i < 13; i++) {
    const x = -0.085 + i * 0.0225 + (i > 5 ? 0.012 : 0) + (i > 10 ? 0.05 : 0);
    const at: Vec3 = [x, y + r, 0.002];
    b.add(
      `key ${i + 1}`,
      'silver',
      solid.turned(pairs([0, 0, 0.0082, 0, 0.0084, 0.002, 0.0066, 0.0036, 0.003, 0.003, 0, 0.0036]), at, {
        bevel: 0.0003,
        segments: 26,
      }),
      { detail: 0.5 },
    );
    b.add(
      `pad ${i + 1}`,
      'pads',
      solid.cyl(0.0076, 0.0016, [at[0], at[1] - 0.0002, at[2]], 'y', { segments: 22, bevel: 0 }),
      { detail: 0.3 },
    );
    b.add(
      `key arm ${i + 1}`,
      'silver',
      solid.rod([at[0], at[1] + 0.003, at[2]], [at[0] + 0.004, at[1] - 0.001, -0.0115], 0.0013),
      { detail: 0.3 },
    );
  }
  b.add('key rod', 'silver', solid.rod([-0.1, y + r - 0.0015, -0.012], [0.325, y + r - 0.0015, -0.012], 0.0017));
  for (let i = 0; i < 6; i++)
    b.add(
      `post ${i + 1}`,
      'silver',
      { op: 'ball', r: 0.0027, at: [-0.098 + i * 0.084, y + r - 0.0018, -0.0115] },
      { detail: 0.3 },
    );
}
