import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** An eraser in its card sleeve, worn at one end, or a stick of chalk, or a pencil sharpener. */
export function buildBlock(b: Bench, what: 'eraser' | 'chalk' | 'sharpener'): void {
  if (what === 'chalk') {
    b.add(
      'chalk',
      'body',
      solid.turned(
        [
          [0, -0.04],
          [0.0042, -0.04],
          [0.0052, 0.038],
          [0.0036, 0.0405],
          [0, 0.041],
        ],
        [0, 0.0052, 0],
        { axis: 'x', bevel: 0.0005 },
      ),
      { detail: 1.3 },
    );
    b.add(
      'crumbs',
      'body',
      solid.many(
        [
          [0.045, 0.008],
          [0.05, -0.003],
          [0.043, -0.009],
          [0.054, 0.004],
        ].map(([x, z], i): Shape => ({ op: 'ball', r: 0.0008 + 0.0003 * (i % 3), at: [x, 0.0007, z] })),
      ),
      { detail: 0.4 },
    );
    return;
  }
  if (what === 'sharpener') {
    addSharpener(b);
    return;
  }
  const worn = outline.pairs([
    -0.024, 0.0006, -0.021, 0, 0.022, 0, 0.025, 0.003, 0.025, 0.0105, 0.0235, 0.012, -0.019, 0.012, -0.0235, 0.0085,
  ]);
  b.add('eraser', 'rubber', solid.slab(outline.rounded(worn, 0.0014), 0.021, [0, 0, 0], 'z', { bevel: 0.0016 }), {
    detail: 1.3,
  });
  const band = (x0: number, x1: number, slot: string, name: string): void => {
    const ring = outline.roundRect(0.0127, 0.0218, 0.0009, 0.006, 0).map(([y, z]): Vec3 => [(x0 + x1) / 2, y, z]);
    b.add(
      name,
      slot,
      solid.bar(ring, { kind: 'rect', w: 0.0007, h: x1 - x0, r: 0.0002 }, { closed: true, up: [1, 0, 0] }),
    );
  };
  band(-0.008, 0.0035, 'body', 'sleeve front');
  band(0.0035, 0.012, 'accent', 'sleeve middle');
  band(0.012, 0.0205, 'lead', 'sleeve back');
  b.add(
    'print',
    'accent',
    solid.put(
      { op: 'text', value: 'SOFT', height: 0.0042, depth: 0.0006, bevel: 0, font: 'sans' },
      [-0.0024, 0.0124, 0.0021],
      [-90, 0, 0],
    ),
    { detail: 0.5 },
  );
  b.add(
    'rubbings',
    'rubber',
    solid.many(
      [
        [-0.031, 0.004, 20],
        [-0.034, -0.003, -40],
        [-0.029, 0.011, 70],
        [-0.037, 0.006, 10],
        [-0.03, -0.009, -15],
      ].map(([x, z, a]): Shape => ({ op: 'ball', r: [0.0019, 0.0006, 0.0006], at: [x, 0.0006, z], rot: [0, a, 0] })),
    ),
    { detail: 0.4 },
  );
}

/** The wedge with its blade, and a shaving. */
function addSharpener(b: Bench): void {
  b.add(
    'body',
    'metal',
    solid.slab(outline.pairs([-0.0075, 0, 0.0075, 0, 0.0065, 0.011, -0.0065, 0.011]), 0.025, [0, 0, 0], 'z', {
      bevel: 0.0009,
    }),
    { detail: 1.2 },
  );
  b.add(
    'grip ribs',
    'metal',
    solid.many(
      [1, -1].flatMap((s) =>
        [0, 1, 2, 3, 4].map((i) =>
          solid.box([0.001, 0.008, 0.0011], [s * 0.0071, 0.0055, -0.006 + i * 0.003], 0.0002, [0, 0, s * 5]),
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('opening', 'lead', solid.cyl(0.0042, 0.0006, [0, 0.0052, 0.0125], 'z', { bevel: 0.0001 }));
  b.add('opening rim', 'metal', solid.hoop(0.0043, { kind: 'circle', r: 0.0005 }, [0, 0.0052, 0.0126], 'z', 32));
  b.add('blade', 'accent', solid.box([0.0085, 0.0009, 0.023], [0.0012, 0.0114, -0.0004], 0.0002, [0, 8, 0]));
  b.add('blade screw', 'metal', solid.cyl(0.0022, 0.0014, [0.0014, 0.0124, 0.001], 'y', { bevel: 0.0003 }));
  b.add('screw slot', 'lead', solid.box([0.0034, 0.0003, 0.0005], [0.0014, 0.0131, 0.001], 0, [0, 30, 0]));
  b.add(
    'shaving',
    'wood',
    {
      op: 'sheet',
      grid: Array.from({ length: 24 }, (_, i) =>
        [0, 1, 2].map((j): Vec3 => {
          const a = i * 0.42;
          const r = 0.0035 + 0.0042 * (i / 23) + 0.0012 * j * 0.5;
          return [
            0.018 + r * Math.sin(a),
            0.0012 + 0.0042 * (j / 2) * (0.5 + 0.5 * Math.sin(i * 0.8)),
            0.004 + r * Math.cos(a),
          ];
        }),
      ),
      thickness: 0.0003,
    },
    { detail: 0.7 },
  );
}
