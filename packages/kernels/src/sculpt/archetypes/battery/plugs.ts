import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A mains plug lying on the table, its flex in a loop: moulded grip, flange, two blades and earth pin, ribbed relief. */
export function buildPlug(b: Bench): void {
  const y = 0.02;
  b.add(
    'flange',
    'body',
    solid.slab(outline.roundRect(0.044, 0.036, 0.016, 0, y), 0.01, [0, 0, 0.03], 'z', { bevel: 0.003 }),
    { detail: 1.1 },
  );
  const rows = [
    [0.028, 0.038, 0.031],
    [0.012, 0.034, 0.027],
    [-0.006, 0.026, 0.024],
    [-0.024, 0.02, 0.02],
  ] as const;
  b.add(
    'grip',
    'body',
    formed.board(
      rows.map(([z, w, h]) => ({ at: [0, y, z] as Vec3, w, h, side: [1, 0, 0] as Vec3, up: [0, 1, 0] as Vec3 })),
      0.009,
    ),
    { detail: 1.2 },
  );
  for (let i = 0; i < 4; i++)
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'left' : 'right'} rib ${i + 1}`,
        'trim',
        solid.box([0.003, 0.016, 0.0026], [s * (0.0168 - i * 0.0014), y, 0.014 - i * 0.006], 0.001),
        { detail: 0.3 },
      );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} blade`, 'metal', solid.box([0.0018, 0.0068, 0.02], [s * 0.0064, y + 0.003, 0.043], 0.0005));
  b.add('earth pin', 'metal', solid.rod([0, y - 0.008, 0.03], [0, y - 0.008, 0.055], 0.0026, 0.0024, 'round'));
  b.add('relief', 'trim', {
    op: 'sweep',
    path: Array.from({ length: 13 }, (_, i): Vec3 => [0, y, -0.02 - i * 0.0026]),
    section: { kind: 'circle', r: 0.0072 },
    taper: Array.from({ length: 13 }, (_, i) => (i % 2 ? 0.72 : 1) * (1 - i * 0.028)),
    spline: 'linear',
    cap: 'flat',
  });
  b.add(
    'cord',
    'cord',
    solid.tube(
      [
        [0, y, -0.046],
        [0, y - 0.004, -0.07],
        [0.012, 0.0045, -0.1],
        [0.06, 0.004, -0.12],
        [0.1, 0.004, -0.08],
        [0.085, 0.004, -0.02],
        [0.055, 0.004, 0.0],
        [0.04, 0.004, -0.03],
        [0.06, 0.01, -0.07],
        [0.11, 0.004, -0.06],
      ],
      0.0038,
    ),
  );
  b.add('screw', 'metal', solid.put(fitting.screw(0.004, 'cross'), [0, y + 0.0135, 0.01]), { detail: 0.3 });
  b.add('rest', 'body', solid.box([0.03, 0.006, 0.01], [0, 0.003, 0.03], 0.001), { hidden: true });
}

/** One outlet at (x, y) on a face at z: recess ring, slots, earth hole. */
function addOutlet(b: Bench, name: string, put: (of: Shape) => Shape): void {
  b.add(
    `${name} face`,
    'body',
    put(solid.slab(outline.superellipse(0.0175, 0.0165, 3, 36), 0.003, [0, 0, 0.0006], 'z', { bevel: 0.0008 })),
  );
  b.add(
    `${name} rim`,
    'trim',
    put(solid.slab(outline.superellipse(0.0184, 0.0174, 3, 36), 0.001, [0, 0, 0.0002], 'z', { bevel: 0 })),
    { detail: 0.4 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} ${side} slot`,
      'trim',
      put(solid.box([0.0022, s > 0 ? 0.0085 : 0.007, 0.001], [s * 0.0064, 0.004, 0.0021], 0.0003)),
      { detail: 0.3 },
    );
  b.add(
    `${name} earth hole`,
    'trim',
    put(solid.slab(outline.roundRect(0.005, 0.006, 0.0024, 0, -0.008), 0.001, [0, 0, 0.0021], 'z', { bevel: 0.0003 })),
    { detail: 0.3 },
  );
}

/** A wall outlet: plate, two outlets, screw. */
export function buildSocket(b: Bench): void {
  b.add(
    'plate',
    'body',
    solid.slab(outline.roundRect(0.07, 0.115, 0.006, 0, 0.0575), 0.006, [0, 0, 0], 'z', { bevel: 0.0024 }),
    { detail: 1.1 },
  );
  b.add('box', 'metal', solid.box([0.05, 0.09, 0.03], [0, 0.0575, -0.017], 0.002));
  addOutlet(b, 'upper', (of) => solid.put(of, [0, 0.0775, 0.003]));
  addOutlet(b, 'lower', (of) => solid.put(of, [0, 0.0375, 0.003]));
  b.add('screw', 'metal', solid.put(fitting.screw(0.0035, 'slot'), [0, 0.0575, 0.003], [90, 0, 0]), { detail: 0.4 });
  for (const [i, v] of [0.006, 0.109].entries())
    b.add(`box ear ${i + 1}`, 'metal', solid.box([0.012, 0.012, 0.002], [0, v, -0.004], 0.0005));
}

/** A power strip: long case, five outlets, lit switch, flex with plug. */
export function buildStrip(b: Bench): void {
  const [l, w, h] = [0.34, 0.056, 0.036];
  b.add('case', 'body', solid.slab(outline.roundRect(l, w, 0.012), h, [0, h / 2, 0], 'y', { bevel: 0.005 }), {
    detail: 1.1,
  });
  b.add(
    'top plate',
    'body',
    solid.slab(outline.roundRect(l * 0.95, w * 0.86, 0.01), 0.003, [0, h + 0.0006, 0], 'y', { bevel: 0.001 }),
  );
  b.add(
    'seam',
    'trim',
    solid.slab(outline.roundRect(l + 0.0005, w + 0.0005, 0.012), 0.001, [0, h * 0.4, 0], 'y', { bevel: 0 }),
    { detail: 0.3 },
  );
  for (let i = 0; i < 5; i++)
    addOutlet(b, `outlet ${i + 1}`, (of) => solid.put(of, [(i - 2.4) * 0.052 + 0.02, h + 0.002, 0], [-90, 90, 0]));
  b.add('switch frame', 'trim', solid.box([0.03, 0.003, 0.022], [-l * 0.4, h + 0.002, 0], 0.001));
  b.add(
    'switch',
    glowing('#ff4a2c', 1.1),
    solid.box([0.024, 0.006, 0.016], [-l * 0.4, h + 0.003, 0], 0.0015, [0, 0, 8]),
  );
  b.add('relief', 'cord', solid.rod([-l / 2 - 0.001, h / 2, 0], [-l / 2 - 0.03, h / 2, 0], 0.008, 0.005));
  b.add(
    'cord',
    'cord',
    solid.tube(
      [
        [-l / 2 - 0.025, h / 2, 0],
        [-l / 2 - 0.06, 0.008, 0],
        [-l / 2 - 0.05, 0.004, 0.06],
        [-l * 0.3, 0.004, 0.085],
        [-l * 0.05, 0.004, 0.08],
        [l * 0.1, 0.009, 0.075],
      ],
      0.0038,
    ),
  );
  b.add(
    'plug',
    'cord',
    solid.turned(pairs([0, 0, 0.008, 0, 0.014, 0.012, 0.014, 0.03, 0, 0.03]), [l * 0.09, 0.0142, 0.0753], {
      axis: 'x',
    }),
  );
  b.add(
    'plug pins',
    'metal',
    solid.many(
      [1, -1].map((s) =>
        solid.rod([l * 0.09 + 0.03, 0.0142, 0.0753 + s * 0.006], [l * 0.09 + 0.048, 0.0142, 0.0753 + s * 0.006], 0.002),
      ),
    ),
    { detail: 0.3 },
  );
  for (const [i, s] of [1, -1].entries())
    b.add(`end screw ${i + 1}`, 'metal', solid.put(fitting.screw(0.003), [s * l * 0.455, h + 0.002, -w * 0.3]), {
      detail: 0.2,
    });
}
