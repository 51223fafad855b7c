import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, oval } from '../../kits/mechanics/index.ts';
import { cupProfile } from './shell.ts';

/** A moulded or riveted kitchen handle from y = 0 to 0.13 with a hanging hole, and the steel shaft out of it up to y1. */
function addKitchenHandle(b: Bench, y1: number, z1 = 0): void {
  const body = outline.rounded(
    pairs([
      -0.0095, 0, 0.0095, 0, 0.0125, 0.02, 0.0105, 0.06, 0.0115, 0.1, 0.0075, 0.13, -0.0075, 0.13, -0.0115, 0.1,
      -0.0105, 0.06, -0.0125, 0.02,
    ]),
    0.008,
  );
  b.add(
    'handle',
    'handle',
    solid.slab(body, 0.0135, [0, 0, 0], 'z', {
      bevel: 0.0045,
      holes: [outline.roundRect(0.007, 0.014, 0.0034, 0, 0.018)],
    }),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  for (const [name, y] of [
    ['lower rivet', 0.052],
    ['upper rivet', 0.1],
  ] as const)
    b.add(name, 'trim', solid.cyl(0.0034, 0.0145, [0, y, 0], 'z', { bevel: 0.0008 }), { detail: 0.4 });
  b.add('handle collar', 'trim', solid.box([0.017, 0.008, 0.0125], [0, 0.13, 0], 0.002), { detail: 0.5 });
  const rows: readonly (readonly [number, number, number, number])[] = [
    [0.125, 0.0115, 0.0042, 0],
    [0.125 + (y1 - 0.125) * 0.4, 0.0095, 0.0036, 0.002],
    [y1 - 0.02, 0.0105, 0.003, z1 * 0.5],
    [y1, 0.014, 0.0024, z1],
  ];
  b.add(
    'shaft',
    'metal',
    oval(
      rows.map(([y, w, d, z]) => ({ at: [0, y, z] as Vec3, w, d })),
      { e: 3, n: 16 },
    ),
    { detail: 0.9, grain: [0, 1, 0] },
  );
}

/** A soup ladle, bowl up and level. */
export function buildLadle(b: Bench): number {
  const y = 0.29;
  addKitchenHandle(b, y - 0.012, -0.012);
  b.add('bowl', 'metal', solid.turned(cupProfile(0.043, 0.0016, 10), [0, y, 0.03], { bevel: 0.0004 }), { detail: 1.8 });
  b.add('rim', 'metal', solid.hoop(0.0424, { kind: 'ellipse', rx: 0.0016, ry: 0.0013 }, [0, y, 0.03], 'y', 48), {
    detail: 0.7,
  });
  b.add(
    'spout',
    'metal',
    flatOval([0.038, y - 0.006, 0.004, 0.014, 0.047, y - 0.001, 0.0026, 0.01], { e: 2.4, z: 0.03 }),
    { detail: 0.4 },
  );
  b.add(
    'weld',
    'metal',
    oval(
      [
        [y - 0.03, -0.0115, 0.014, 0.0024],
        [y - 0.014, -0.0128, 0.022, 0.0024],
        [y - 0.004, -0.0136, 0.016, 0.002],
      ].map(([v, z, w, d]) => ({ at: [0, v, z] as Vec3, w, d })),
      { e: 2.6, n: 16 },
    ),
    { detail: 0.6 },
  );
  return 0.06;
}

/** A slotted turner. */
export function buildSpatula(b: Bench): number {
  addKitchenHandle(b, 0.238, -0.004);
  const plate = outline.rounded(
    pairs([-0.016, 0.222, 0.016, 0.222, 0.036, 0.25, 0.041, 0.325, -0.041, 0.325, -0.036, 0.25]),
    [0.008, 0.008, 0.014, 0.005, 0.005, 0.014],
  );
  const slots = [-0.021, -0.007, 0.007, 0.021].map((x) =>
    outline.roundRect(0.0056, Math.abs(x) > 0.01 ? 0.046 : 0.056, 0.0028, x, 0.283),
  );
  b.add(
    'blade',
    'metal',
    solid.put(
      solid.slab(plate, 0.0018, [0, 0, 0], 'z', { bevel: 0.0005, holes: slots }),
      [0, 0.0155, -0.027],
      [8, 0, 0],
    ),
    { detail: 1.6 },
  );
  b.add(
    'blade rivets',
    'trim',
    solid.many(
      [-1, 1].map((s) =>
        solid.put({ op: 'ball', r: [0.0028, 0.0014, 0.0028] }, [s * 0.0042, 0.2385 + 0.0, -0.0008], [90, 0, 0]),
      ),
    ),
    { detail: 0.3 },
  );
  return 0.06;
}

/** Sprung kitchen tongs, scalloped ends up. */
export function buildTongs(b: Bench): number {
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const put = (of: Shape): Shape => (s > 0 ? of : solid.put(of, [0, 0, 0], [0, 180, 0]));
    b.add(
      `${side} arm`,
      'metal',
      put(
        flatOval(
          [
            0.0025, 0.004, 0.0024, 0.017, 0.007, 0.02, 0.0024, 0.018, 0.017, 0.1, 0.0024, 0.017, 0.0235, 0.19, 0.0024,
            0.014, 0.0215, 0.23, 0.0024, 0.018,
          ],
          { e: 5, n: 20 },
        ),
      ),
      { detail: 1.1, grain: [0, 1, 0] },
    );
    b.add(
      `${side} grip`,
      'handle',
      put(
        flatOval(
          [
            0.0078, 0.034, 0.0055, 0.0195, 0.0115, 0.06, 0.0068, 0.0215, 0.0165, 0.1, 0.0068, 0.021, 0.0195, 0.136,
            0.0058, 0.0185,
          ],
          { e: 3.4, n: 20 },
        ),
      ),
      { detail: 1 },
    );
    const scallop: Vec2[] = [];
    for (let i = 0; i <= 30; i++) {
      const a = (Math.PI * i) / 30;
      const k = 0.0155 * (1 + 0.075 * Math.cos(a * 14));
      scallop.push([k * Math.cos(a), 0.022 + k * 1.15 * Math.sin(a)]);
    }
    const head = [...scallop, [-0.0095, 0] as Vec2, [0.0095, 0] as Vec2];
    b.add(
      `${side} scallop`,
      'metal',
      put(solid.put(solid.slab(head, 0.0022, [0, 0, 0], 'x', { bevel: 0.0005 }), [0.0212, 0.226, 0], [0, 0, 9])),
      { detail: 1.1 },
    );
  }
  b.add(
    'spring fold',
    'metal',
    solid.turned(pairs([0, -0.0098, 0.0058, -0.0098, 0.0058, 0.0098, 0, 0.0098]), [0, 0.006, 0], {
      axis: 'z',
      bevel: 0.001,
    }),
    { detail: 0.6 },
  );
  b.add(
    'locking ring',
    'trim',
    solid.tube(
      outline.ngon(0.0095, 22).map(([x, z]): Vec3 => [x, 0.022, z * 1.25]),
      0.0013,
      { closed: true },
    ),
    { detail: 0.6 },
  );
  return 0.08;
}
