import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { cuff, wrist } from './cuff.ts';

/** Four fingers in one: knitted with a ribbed cuff and a snowflake; or quilted for the oven with a hanging loop. */
export function buildKnit(b: Bench, oven: boolean): void {
  const fat = oven ? 1.5 : 1.3;
  const hand: FieldShape = {
    op: 'union',
    k: 0.016,
    of: [
      { op: 'superellipsoid', r: [0.049, 0.083, 0.0178 * fat], e: [0.8, 0.95], at: [0.001, 0.156, 0] },
      {
        op: 'chain',
        points: [
          [-0.02, 0.1, 0],
          [-0.052, 0.136, 0],
          [-0.067, 0.176, -0.004],
        ],
        radii: [0.023, 0.021 * (oven ? 1.1 : 1), 0.0165],
        spline: 'catmull',
      },
      {
        op: 'chain',
        points: [
          [0, 0.055, 0],
          [0, 0.11, 0],
        ],
        radii: [0.03, 0.033],
      },
    ],
  };
  if (oven) {
    addOven(b, hand);
    return;
  }
  b.add('hand', 'body', hand, { detail: 1.8 });
  b.add(
    'cuff',
    'cuff',
    cuff(
      [
        [0, 0.008],
        [0.012, 0.009],
        [0.04, 0.007],
        [0.066, 0.008],
        [0.076, 0.004],
      ],
      0.003,
    ),
    { detail: 1 },
  );
  for (let i = 0; i < 22; i++) {
    const a = (i * 2 * Math.PI) / 22;
    const at = (y: number, g: number): Vec3 => [(0.034 + g) * Math.cos(a), y, (0.026 + g) * Math.sin(a)];
    b.add(
      `rib ${i + 1}`,
      'cuff',
      solid.tube([at(0.004, 0.008), at(0.014, 0.0092), at(0.04, 0.0074), at(0.066, 0.0082)], 0.0027),
      { detail: 0.3 },
    );
  }
  const z = 0.0232;
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    const at = (d: number, turn = 0): Vec3 => [
      d * Math.sin(a + turn),
      0.16 + d * Math.cos(a + turn),
      z - 18 * d * d * 0.35,
    ];
    b.add(
      `snowflake arm ${i + 1}`,
      'cuff',
      solid.many([
        solid.rod(at(0.002), at(0.022), 0.0015),
        solid.rod(at(0.013), at(0.02, 0.32), 0.0012),
        solid.rod(at(0.013), at(0.02, -0.32), 0.0012),
      ]),
      { detail: 0.3 },
    );
  }
}

/** Quilting, binding and a loop to hang it by. */
function addOven(b: Bench, hand: FieldShape): void {
  // the quilting is a net of grooves through the padding
  const grooves: FieldShape[] = [-1, 1].flatMap((s) =>
    Array.from(
      { length: 9 },
      (_, i): FieldShape => ({
        op: 'box',
        size: [0.002, 0.3, 0.12],
        round: 0.0009,
        at: [0.03 * (i - 4), 0.15, 0],
        rot: [0, 0, 45 * s],
      }),
    ),
  );
  b.add(
    'hand',
    'body',
    {
      op: 'subtract',
      k: 0.004,
      from: hand,
      cut: [
        {
          op: 'intersect',
          of: [
            { op: 'union', of: grooves },
            { op: 'shell', thickness: 0.0044, of: hand },
          ],
        },
      ],
    },
    { detail: 2 },
  );
  b.add(
    'band',
    'cuff',
    cuff(
      [
        [0, 0.014],
        [0.02, 0.012],
        [0.05, 0.01],
        [0.074, 0.007],
      ],
      0.004,
    ),
    { detail: 1 },
  );
  b.add('binding', 'cuff', solid.tube(wrist(0.0038, 0.0135), 0.0038, { closed: true }), { detail: 0.6 });
  b.add(
    'hanging loop',
    'cuff',
    solid.bar(
      [
        [0.046, 0.008, 0],
        [0.064, 0.018, 0],
        [0.066, 0.036, 0],
        [0.05, 0.044, 0],
        [0.044, 0.03, 0],
      ],
      { kind: 'rect', w: 0.01, h: 0.0018, r: 0.0005 },
      { spline: 'catmull', up: [1, 0, 0] },
    ),
    { detail: 0.5 },
  );
  b.add(
    'edge piping',
    'cuff',
    solid.tube(
      Array.from({ length: 26 }, (_, i): Vec3 => {
        const a = Math.PI * (-0.12 + (1.02 * i) / 25);
        return [0.001 + 0.0495 * Math.cos(a), 0.156 + 0.0835 * Math.sin(a), 0];
      }),
      0.0026,
    ),
    { detail: 0.5 },
  );
}
