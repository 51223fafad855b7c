import type { Rng, Vec3 } from '../../../math/index.ts';
import { glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addHay } from './hay.ts';
import { addBed, addSeat, addSpring, addWoodWheel } from './parts.ts';

/** A two-wheeled cart with shafts and props; hay or goods in it if loaded. */
export function buildCart(b: Bench, loaded: boolean, rng: Rng): void {
  const r = 0.42;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addWoodWheel(b, side, [s * 0.56, r, 0], r);
    b.add(
      `${side} shaft`,
      'wood',
      formed.board(
        [
          [0.46, -0.75],
          [0.47, 0.3],
          [0.52, 0.9],
          [0.6, 1.5],
        ].map(([y, z], i) => ({
          at: [s * (i < 2 ? 0.34 : 0.32), y, z] as Vec3,
          w: 0.055,
          h: 0.065 - i * 0.006,
          side: [1, 0, 0] as Vec3,
          up: [0, 1, 0] as Vec3,
        })),
        0.018,
      ),
      { grain: [0, 0, 1] },
    );
    b.add(`${side} prop`, 'wood', solid.rod([s * 0.33, 0.5, 0.8], [s * 0.33, 0, 0.86], 0.024));
    b.add(
      `${side} shaft ring`,
      'metal',
      solid.put(solid.hoop(0.032, { kind: 'rect', w: 0.02, h: 0.006, r: 0.002 }, [0, 0, 0], 'z', 24), [
        s * 0.32,
        0.6,
        1.46,
      ]),
    );
  }
  b.add('axle', 'wood', solid.box([1.06, 0.08, 0.09], [0, r, 0], 0.012));
  b.add('shaft tie', 'wood', solid.box([0.7, 0.05, 0.06], [0, 0.55, 1.1], 0.012));
  addBed(b, 0.8, 1.35, 0.52, 0.34, 3, 0.06);
  if (loaded) {
    addHay(b, rng);
    b.add('fork', 'wood', solid.rod([0.2, 0.9, -0.3], [0.5, 1.5, -0.8], 0.018));
  }
}

/** A covered wagon of the prairies: boat-shaped bed, hoops under canvas, tongue, brake, water barrel, seat. */
export function buildWagon(b: Bench): void {
  for (const [end, z, r] of [
    ['front', 0.95, 0.5],
    ['back', -0.95, 0.62],
  ] as const) {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      addWoodWheel(b, `${end} ${side}`, [s * 0.78, r, z], r, end === 'front' ? 12 : 14);
    b.add(`${end} axle`, 'wood', solid.box([1.5, 0.12, 0.12], [0, r, z], 0.015));
    b.add(`${end} bolster`, 'wood', solid.box([1.05, 0.68 - r + 0.06, 0.12], [0, (r + 0.7) / 2, z], 0.015));
  }
  b.add('reach', 'wood', solid.box([0.1, 0.09, 2.0], [0, 0.6, 0], 0.012), { grain: [0, 0, 1] });
  addBed(b, 1.1, 2.9, 0.76, 0.5, 3, 0.08);
  b.add(
    'tongue',
    'wood',
    formed.board(
      [
        [0.55, 0.95],
        [0.55, 1.9],
        [0.6, 3.1],
      ].map(([y, z]) => ({ at: [0, y, z] as Vec3, w: 0.09, h: 0.1, side: [1, 0, 0] as Vec3, up: [0, 1, 0] as Vec3 })),
      0.02,
    ),
    { grain: [0, 0, 1] },
  );
  b.add('swingle tree', 'wood', solid.box([1.2, 0.06, 0.08], [0, 0.62, 1.75], 0.015));
  const zs = [-1.72, -1.3, -0.65, 0, 0.65, 1.3, 1.72];
  const hoop = (z: number, i: number, k: number): Vec3[] => {
    const lean = i === 0 || i === 6 ? 0.1 : 0;
    return Array.from({ length: 17 }, (_, j): Vec3 => {
      const a = (Math.PI * j) / 16;
      const sag = i % 2 ? -0.035 : 0;
      return [0.66 * k * Math.cos(a), 1.2 + (0.92 + lean + sag) * k * Math.sin(a) ** 0.9, z];
    });
  };
  b.add(
    'canvas',
    'canopy',
    {
      op: 'loft',
      sections: zs.map((z, i) => ({ points: [...hoop(z, i, 1), ...hoop(z, i, 0.975).reverse()] })),
      spline: 'catmull',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.3 },
  );
  for (const [i, z] of [-1.66, -0.65, 0.65, 1.66].entries())
    b.add(`hoop ${i + 1}`, 'wood', solid.tube(hoop(z, i === 0 || i === 3 ? 0 : 2, 0.955), 0.02), { detail: 0.6 });
  addSeat(b, [0, 1.24, 1.5], 0.95, 0.34, 0, 'driver seat');
  b.add('foot board', 'wood', solid.box([1.0, 0.03, 0.3], [0, 0.98, 1.66], 0.006, [-24, 0, 0]));
  b.add('brake lever', 'wood', solid.rod([0.66, 0.6, -0.3], [0.72, 1.5, -0.16], 0.024));
  b.add(
    'water barrel',
    'wood',
    solid.turned(pairs([0, 0, 0.13, 0, 0.16, 0.2, 0.13, 0.4, 0, 0.4]), [0.78, 0.86, 0.0], { bevel: 0.006 }),
  );
  b.add(
    'barrel hoops',
    'metal',
    solid.many(
      [0.08, 0.32].map((y) =>
        solid.put(solid.hoop(0.15, { kind: 'rect', w: 0.03, h: 0.008, r: 0.002 }, [0, 0, 0], 'y', 32), [
          0.78,
          0.86 + y,
          0,
        ]),
      ),
    ),
  );
  b.add(
    'lantern',
    glowing('#ffc86a', 1.1),
    solid.turned(pairs([0, 0, 0.05, 0, 0.06, 0.08, 0.03, 0.13, 0, 0.14]), [-0.72, 1.1, 1.2]),
  );
}

/** A closed coach: hanging body with doors, windows and lamps, box seat, great and small wheels, springs. */
export function buildCarriage(b: Bench): void {
  for (const [end, z, r] of [
    ['front', 1.05, 0.42],
    ['back', -0.95, 0.56],
  ] as const) {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      addWoodWheel(b, `${end} ${side}`, [s * 0.72, r, z], r, 12);
      addSpring(b, `${end} ${side}`, [s * 0.42, r + 0.2, z], 0.8);
    }
    b.add(`${end} axle`, 'metal', solid.cyl(0.035, 1.4, [0, r, z], 'x'));
    b.add(`${end} bed`, 'wood', solid.box([0.95, 0.08, 0.16], [0, r + 0.06, z], 0.015));
  }
  b.add(
    'perch',
    'wood',
    formed.board(
      [
        [0.62, -1.0],
        [0.55, 0],
        [0.6, 1.1],
      ].map(([y, z]) => ({ at: [0, y, z] as Vec3, w: 0.08, h: 0.1, side: [1, 0, 0] as Vec3, up: [0, 1, 0] as Vec3 })),
      0.02,
    ),
  );
  const profile = outline
    .rounded(
      pairs([-0.62, 0.98, -0.35, 0.72, 0.35, 0.72, 0.6, 0.98, 0.7, 1.5, 0.66, 1.98, -0.7, 1.98, -0.74, 1.5]),
      [0.2, 0.14, 0.14, 0.2, 0.2, 0.06, 0.06, 0.2],
      6,
    )
    .map(([z, y]): [number, number] => [z, y]);
  b.add('body', 'body', solid.slab([...profile], 1.12, [0, 0, 0], 'x', { bevel: 0.03 }), { detail: 1.3 });
  b.add('roof', 'body', {
    op: 'loft',
    sections: [
      [1.97, 1.2, 1.5],
      [2.0, 1.24, 1.54],
      [2.04, 1.2, 1.5],
      [2.1, 0.9, 1.1],
      [2.12, 0.4, 0.5],
    ].map(([y, w, l]) => ({
      points: outline.roundRect(w, l, Math.min(w, l) * 0.16, 0, 0.02, 5).map(([x, v]): Vec3 => [x, y, -v]),
    })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  addCoachSides(b);
}

/** Doors, windows, lamps and steps of a coach. */
function addCoachSides(b: Bench): void {
  b.add(
    'roof rail',
    'accent',
    solid.tube(
      outline.roundRect(1.0, 1.24, 0.1, 0, 0.02, 5).map(([x, v]): Vec3 => [x, 2.14, -v]),
      0.014,
      { closed: true, spline: 'linear' },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const flat = (pts: [number, number][], t: number, x: number) =>
      solid.slab(pts, t, [s * x, 0, 0], 'x', { bevel: t * 0.25 });
    b.add(
      `${side} door`,
      'door',
      flat(
        outline.rounded(pairs([-0.3, 0.82, 0.3, 0.82, 0.32, 1.9, -0.32, 1.9]), 0.04) as [number, number][],
        0.03,
        0.562,
      ),
    );
    for (const [i, z] of [-0.5, 0, 0.5].entries()) {
      b.add(
        `${side} window frame ${i + 1}`,
        'accent',
        flat(
          outline.roundRect(i === 1 ? 0.46 : 0.26, 0.42, 0.05, z, 1.66) as [number, number][],
          0.03,
          i === 1 ? 0.572 : 0.556,
        ),
      );
      b.add(
        `${side} window ${i + 1}`,
        'windows',
        flat(
          outline.roundRect(i === 1 ? 0.4 : 0.2, 0.36, 0.04, z, 1.66) as [number, number][],
          0.03,
          i === 1 ? 0.576 : 0.56,
        ),
      );
    }
    b.add(`${side} door handle`, 'accent', solid.rod([s * 0.576, 1.34, 0.22], [s * 0.6, 1.34, 0.14], 0.012));
    b.add(
      `${side} crest`,
      'accent',
      solid.put(
        solid.turned(pairs([0, 0, 0.1, 0, 0.1, 0.012, 0.08, 0.02, 0.06, 0.012, 0, 0.024]), [0, 0, 0], { segments: 36 }),
        [s * 0.576, 1.12, 0],
        [0, 0, -90 * s],
      ),
    );
    b.add(`${side} step`, 'metal', solid.box([0.2, 0.02, 0.3], [s * 0.68, 0.56, 0], 0.006));
    b.add(
      `${side} step arm`,
      'metal',
      solid.tube(
        [
          [s * 0.5, 0.76, 0],
          [s * 0.6, 0.6, 0],
          [s * 0.66, 0.56, 0],
        ],
        0.014,
      ),
    );
    b.add(
      `${side} lamp`,
      'accent',
      solid.turned(pairs([0, 0, 0.05, 0.02, 0.06, 0.06, 0.06, 0.2, 0.07, 0.21, 0.03, 0.27, 0.014, 0.3, 0, 0.31]), [
        s * 0.66,
        1.45,
        0.72,
      ]),
    );
    b.add(
      `${side} lamp glass`,
      glowing('#ffd890', 1.2),
      solid.cyl(0.062, 0.1, [s * 0.66, 1.585, 0.72], 'y', { bevel: 0.004 }),
    );
    b.add(`${side} lamp arm`, 'accent', solid.rod([s * 0.54, 1.5, 0.66], [s * 0.64, 1.5, 0.72], 0.012));
  }
  addBox(b);
}

/** The coachman's box, foot board, trunk, pole. */
function addBox(b: Bench): void {
  b.add(
    'box',
    'body',
    solid.slab(
      outline.rounded(pairs([0.66, 0.9, 1.2, 0.82, 1.24, 0.9, 1.16, 1.36, 0.7, 1.36]), 0.05),
      0.9,
      [0, 0, 0],
      'x',
      { bevel: 0.02 },
    ),
  );
  addSeat(b, [0, 1.36, 0.9], 0.94, 0.44, 0.24, 'box seat');
  b.add(
    'dash board',
    'body',
    formed.board(
      [
        [0.86, 1.2],
        [0.92, 1.42],
        [1.12, 1.58],
      ].map(([y, z]) => ({
        at: [0, y, z] as Vec3,
        w: 0.86,
        h: 0.025,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, -0.4] as Vec3,
      })),
      0.008,
    ),
  );
  b.add('trunk', 'cushion', solid.box([0.8, 0.34, 0.36], [0, 1.02, -0.98], 0.03));
  for (const [i, x] of [-0.24, 0.24].entries())
    b.add(`trunk strap ${i + 1}`, 'accent', solid.box([0.05, 0.36, 0.375], [x, 1.02, -0.98], 0.012));
  b.add('trunk rack', 'metal', solid.box([0.9, 0.04, 0.5], [0, 0.83, -0.94], 0.01));
  b.add(
    'pole',
    'wood',
    formed.board(
      [
        [0.55, 1.1],
        [0.52, 1.8],
        [0.6, 2.8],
      ].map(([y, z]) => ({ at: [0, y, z] as Vec3, w: 0.08, h: 0.08, side: [1, 0, 0] as Vec3, up: [0, 1, 0] as Vec3 })),
      0.02,
    ),
  );
  b.add('splinter bar', 'wood', solid.box([1.1, 0.06, 0.07], [0, 0.56, 1.6], 0.015));
}

/** A chariot: curved breastwork, floor, two wheels, pole with yoke. */
export function buildChariot(b: Bench): void {
  const r = 0.42;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    addWoodWheel(b, side, [s * 0.62, r, -0.2], r, 8);
  b.add('axle', 'wood', solid.cyl(0.04, 1.2, [0, r, -0.2], 'x'));
  b.add(
    'floor',
    'wood',
    solid.slab(
      outline.rounded(
        pairs([-0.42, 0.4, 0.42, 0.4, 0.44, -0.2, 0.3, -0.48, -0.3, -0.48, -0.44, -0.2])
          .map(([x, v]): [number, number] => [x, v])
          .reverse(),
        0.1,
        5,
      ),
      0.05,
      [0, 0.5, 0],
      'y',
      { bevel: 0.01 },
    ),
  );
  const rail = (y: number, k: number): Vec3[] =>
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const a = Math.PI * (-0.12 + (1.24 * i) / 16);
      const drop = Math.abs(i - 8) / 8;
      return [0.45 * k * Math.cos(a), y - (y > 0.7 ? 0.38 * drop ** 2.2 : 0), 0.02 + 0.5 * k * Math.sin(a)];
    });
  const levels = [0.52, 0.7, 0.9, 1.1, 1.28];
  b.add(
    'breastwork',
    'body',
    { op: 'sheet', grid: levels.map((y, i) => rail(y, 1 + i * 0.018)), thickness: 0.03 },
    { detail: 1.3 },
  );
  b.add('rail', 'accent', solid.tube(rail(1.285, 1.075), 0.024));
  b.add('lower trim', 'accent', solid.tube(rail(0.54, 1.03), 0.02));
  b.add(
    'emblem',
    'accent',
    solid.turned(pairs([0, 0, 0.15, 0, 0.15, 0.02, 0.12, 0.035, 0.1, 0.02, 0, 0.05]), [0, 0.9, 0.545], {
      axis: 'z',
      segments: 44,
    }),
  );
  for (let i = 0; i < 12; i++)
    b.add(
      `emblem ray ${i + 1}`,
      'accent',
      solid.put(
        {
          op: 'hull',
          points: [
            [-0.02, 0.15, 0],
            [0.02, 0.15, 0],
            [-0.02, 0.15, 0.015],
            [0.02, 0.15, 0.015],
            [0, 0.23, 0.004],
          ],
          bevel: 0,
        },
        [0, 0.9, 0.55],
        [0, 0, i * 30],
      ),
      { detail: 0.3 },
    );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} scroll`,
      'accent',
      solid.tube(
        [
          [s * 0.44, 0.86, -0.18],
          [s * 0.46, 0.98, -0.26],
          [s * 0.46, 1.02, -0.36],
          [s * 0.46, 0.95, -0.4],
          [s * 0.46, 0.92, -0.34],
        ],
        0.018,
      ),
    );
  b.add(
    'pole',
    'wood',
    formed.board(
      [
        [0.46, -0.2],
        [0.42, 0.6],
        [0.56, 1.3],
        [0.9, 2.1],
      ].map(([y, z]) => ({ at: [0, y, z] as Vec3, w: 0.07, h: 0.07, side: [1, 0, 0] as Vec3, up: [0, 1, 0] as Vec3 })),
      0.022,
    ),
  );
  b.add(
    'yoke',
    'wood',
    solid.tube(
      [
        [0.6, 0.88, 2.06],
        [0.4, 0.98, 2.06],
        [0.2, 0.9, 2.06],
        [0, 0.94, 2.06],
        [-0.2, 0.9, 2.06],
        [-0.4, 0.98, 2.06],
        [-0.6, 0.88, 2.06],
      ],
      0.03,
    ),
  );
  b.add('pole tip', 'accent', { op: 'ball', r: 0.05, at: [0, 0.93, 2.14] });
}
