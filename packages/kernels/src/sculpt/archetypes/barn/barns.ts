import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { addWindows } from '../../kits/building/openings.ts';
import { spaced } from '../../kits/building/structure.ts';
import { battens, crossbuck, lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Height of a section (x, y from the eaves to the ridge) at x. */
function heightAt(half: readonly Vec2[], x: number): number {
  const u = Math.abs(x);
  for (let i = 0; i + 1 < half.length; i++) {
    const [a, c] = [half[i], half[i + 1]];
    if (u <= a[0] + 1e-9 && u >= c[0] - 1e-9) return a[1] + ((a[0] - u) / (a[0] - c[0] || 1)) * (c[1] - a[1]);
  }
  return half[0][1];
}

/** A gambrel barn: board and batten, crossed double doors on a track, hay door with its hoist, windows, cupola with a vane. */
export function buildBarn(b: Bench, gambrel: boolean, taste: Rng): void {
  const [a, c, wall] = [4.6, 6.6, 3.7];
  const ridge = wall + (gambrel ? 4.3 : 3.6);
  const section: Vec2[] = gambrel
    ? [
        [a, wall],
        [a * 0.66, wall + 2.75],
        [0, ridge],
      ]
    : [
        [a, wall],
        [0, ridge],
      ];
  const roofLine: Vec2[] = gambrel
    ? [
        [a + 0.5, wall - 0.5],
        [a + 0.12, wall + 0.3],
        [a * 0.68, wall + 2.86],
        [0, ridge + 0.16],
      ]
    : [
        [a + 0.55, wall - 0.32],
        [0, ridge + 0.14],
      ];
  b.add('footing', 'base', solid.box([2 * a + 0.3, 0.5, 2 * c + 0.3], [0, 0.25, 0], 0.05));
  b.add('walls', 'walls', solid.slab(gableEnd([[a, 0.42], ...section]), 2 * c, [0, 0, 0], 'z', { bevel: 0.01 }), {
    grain: [0, 1, 0],
    detail: 1.2,
  });
  const clear = (x: number): boolean => Math.abs(x) > 2.2;
  for (const [end, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const strips = Array.from({ length: 19 }, (_, i) => ((i + 0.5) / 19 - 0.5) * 2 * a).filter(
      (x) => s < 0 || clear(x),
    );
    b.add(
      `${end} battens`,
      'walls',
      solid.many(
        strips.map((x) =>
          solid.box([0.09, heightAt(section, x) - 0.5, 0.06], [x, (heightAt(section, x) + 0.5) / 2, s * (c + 0.02)], 0),
        ),
      ),
      { detail: 0.3 },
    );
  }
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} battens`,
      'walls',
      solid.put(
        battens(2 * c - 0.3, 24, 0.09, 0.06, () => wall - 0.1, 0.5),
        [s * (a + 0.02), 0, 0],
        [0, 90, 0],
      ),
      { detail: 0.3 },
    );
  b.add(
    'corner boards',
    'trim',
    solid.both(
      solid.both(
        solid.many([
          solid.box([0.3, wall - 0.5, 0.06], [a - 0.13, (wall + 0.46) / 2, c + 0.05], 0.01),
          solid.box([0.06, wall - 0.5, 0.3], [a + 0.05, (wall + 0.46) / 2, c - 0.13], 0.01),
        ]),
      ),
      'z',
    ),
  );
  b.add('roof', 'roof', lappedRoof(roofLine, 2 * c + 1.1), { detail: 1.3 });
  b.add('ridge cap', 'roof', solid.box([0.4, 0.12, 2 * c + 1.14], [0, ridge + 0.2, 0], 0.04));
  addVerges(b, roofLine, c + 0.57);
  addBarnDoors(b, c);
  addHayDoor(b, c, wall, ridge);
  const row = [-4.2, -1.4, 1.4, 4.2];
  addWindows(b, 'window', { w: 0.95, h: 1.2, head: 'flat', cols: 2, rows: 2, frame: 0.13, slots: { sill: 'trim' } }, [
    ...row.map((z) => ({ at: [a + 0.05, 1.55, z] as Vec3, rot: [0, 90, 0] as Vec3 })),
    ...row.map((z) => ({ at: [-a - 0.05, 1.55, z] as Vec3, rot: [0, -90, 0] as Vec3 })),
    ...[-3.3, 3.3].map((x) => ({ at: [x, 1.55, c + 0.05] as Vec3 })),
  ]);
  addCupola(b, ridge + 0.1, taste);
}

/** Barge boards along the roof's edges at both ends. */
function addVerges(b: Bench, line: readonly Vec2[], z: number): void {
  const low = line.map(([x, y], i): Vec2 => [Math.max(0, x - (i === 0 ? 0.02 : 0.08)), y - 0.34]);
  const band = [
    ...line.map(([x, y]): Vec2 => [x + 0.015, y - 0.02]),
    ...line
      .slice(0, -1)
      .toReversed()
      .map(([x, y]): Vec2 => [-x - 0.015, y - 0.02]),
    ...low.slice(0, -1).map(([x, y]): Vec2 => [-x, y]),
    ...low.toReversed(),
  ];
  for (const [end, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(`${end} barge boards`, 'trim', solid.slab(band, 0.1, [0, 0, s * z], 'z', { bevel: 0.01 }));
}

function addBarnDoors(b: Bench, c: number): void {
  const [w, h] = [1.85, 3.1];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} door`, 'door', solid.box([w - 0.04, h, 0.1], [s * (w / 2), 0.45 + h / 2, c + 0.1], 0.01), {
      grain: [0, 1, 0],
    });
    b.add(`${side} door cross`, 'trim', solid.put(crossbuck(w - 0.04, h, 0.19, 0.07), [s * (w / 2), 0.45, c + 0.14]));
    b.add(
      `${side} door hangers`,
      'metal',
      solid.many(
        [-0.6, 0.6].map((x) =>
          solid.many([
            solid.box([0.1, 0.5, 0.05], [s * (w / 2) + x, h + 0.5, c + 0.24], 0.01),
            solid.cyl(0.11, 0.06, [s * (w / 2) + x, h + 0.72, c + 0.24], 'z'),
          ]),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${side} door pull`,
      'metal',
      solid.tube(
        [
          [s * 0.22, 1.55, c + 0.2],
          [s * 0.22, 1.58, c + 0.3],
          [s * 0.22, 1.92, c + 0.3],
          [s * 0.22, 1.95, c + 0.2],
        ],
        0.025,
      ),
      { detail: 0.5 },
    );
  }
  b.add('door track', 'metal', solid.box([2 * w + 2.6, 0.1, 0.12], [0, h + 0.62, c + 0.18], 0.02));
  b.add('door head', 'trim', solid.box([2 * w + 0.5, 0.2, 0.1], [0, h + 0.9, c + 0.06], 0.02));
  b.add('ramp', 'base', solid.slab(outline.pairs([0, 0, 1.6, 0, 0, 0.44]), 4.1, [0, 0, c + 0.1], 'x', { bevel: 0.02 }));
}

/** The loft's door with its cross, and the beam, pulley and hook over it. */
function addHayDoor(b: Bench, c: number, wall: number, ridge: number): void {
  const y = wall + 0.75;
  b.add('hay door', 'door', solid.box([1.5, 1.7, 0.1], [0, y + 0.85, c + 0.08], 0.01), { grain: [0, 1, 0] });
  b.add('hay door cross', 'trim', solid.put(crossbuck(1.5, 1.7, 0.15, 0.07), [0, y, c + 0.12]));
  b.add(
    'hay door frame',
    'trim',
    solid.slab(outline.pairs([-0.92, -0.16, 0.92, -0.16, 0.92, 1.88, -0.92, 1.88]), 0.1, [0, y, c + 0.05], 'z', {
      holes: [outline.pairs([-0.77, -0.01, 0.77, -0.01, 0.77, 1.72, -0.77, 1.72])],
      bevel: 0.01,
    }),
  );
  b.add('hay hoist beam', 'metal', solid.box([0.18, 0.22, 1.7], [0, ridge - 0.75, c + 0.75], 0.02));
  b.add(
    'hay hoist',
    'metal',
    solid.many([
      solid.cyl(0.13, 0.08, [0, ridge - 1, c + 1.35], 'x'),
      solid.rod([0, ridge - 1.05, c + 1.35], [0, ridge - 1.55, c + 1.35], 0.02),
      solid.hoop(0.09, { kind: 'circle', r: 0.022 }, [0, ridge - 1.62, c + 1.35], 'x', 16),
    ]),
    { detail: 0.5 },
  );
}

/** A louvred lantern on the ridge with a pyramid roof and a cock. */
function addCupola(b: Bench, y: number, taste: Rng): void {
  b.add('cupola base', 'trim', solid.box([1.6, 0.9, 1.6], [0, y + 0.1, 0], 0.03));
  b.add('cupola', 'walls', solid.box([1.3, 1.1, 1.3], [0, y + 1, 0], 0.02));
  const louvre = solid.many(
    [0, 1, 2, 3, 4].map((i) => solid.box([0.86, 0.06, 0.16], [0, y + 0.68 + i * 0.16, 0.67], 0, [35, 0, 0])),
  );
  b.add(
    'cupola louvres',
    'trim',
    solid.at(
      louvre,
      [0, 90, 180, 270].map((d) => ({ rot: [0, d, 0] as Vec3 })),
    ),
    { detail: 0.4 },
  );
  b.add('cupola cornice', 'trim', solid.box([1.56, 0.14, 1.56], [0, y + 1.6, 0], 0.03));
  b.add('cupola roof', 'roof', pyramidRoof(0.92, y + 1.66, 0.95, 0.16));
  const top = y + 2.55;
  b.add('vane rod', 'metal', solid.rod([0, top - 0.05, 0], [0, top + 1, 0], 0.025));
  const turn = taste.range(-40, 40);
  const cock = outline.pairs([
    -0.32, 0.02, -0.2, 0.1, -0.1, 0.06, 0.04, 0.06, 0.14, 0.12, 0.2, 0.26, 0.3, 0.3, 0.22, 0.36, 0.16, 0.42, 0.1, 0.34,
    0.06, 0.24, -0.08, 0.24, -0.18, 0.34, -0.34, 0.4, -0.4, 0.26, -0.34, 0.14,
  ]);
  const arrow = outline.pairs([-0.5, -0.03, 0.42, -0.03, 0.42, -0.1, 0.6, 0.01, 0.42, 0.12, 0.42, 0.04, -0.5, 0.04]);
  b.add(
    'vane cock',
    'metal',
    solid.put(
      solid.many([
        solid.slab(cock, 0.04, [0, 0.06, 0], 'z', { bevel: 0 }),
        solid.slab(arrow, 0.035, [0, 0, 0], 'z', { bevel: 0 }),
      ]),
      [0, top + 0.78, 0],
      [0, turn, 0],
    ),
  );
  b.add(
    'vane letters',
    'metal',
    solid.many([
      solid.box([0.7, 0.03, 0.03], [0, top + 0.4, 0], 0),
      solid.box([0.03, 0.03, 0.7], [0, top + 0.4, 0], 0),
      { op: 'ball', r: 0.06, at: [0, top + 0.4, 0] },
    ]),
    { detail: 0.4 },
  );
}

/** A grain tower: ringed wall, ribbed dome or cone, ladder with a cage, filling pipe. */
export function buildSilo(b: Bench, at: Vec3, r: number, h: number, prefix = ''): void {
  const p = (name: string): string => `${prefix}${name}`;
  const put = (of: Shape): Shape => (at[0] || at[2] ? solid.put(of, at) : of);
  b.add(
    p('foundation'),
    'base',
    put(
      solid.turned(outline.pairs([0, 0, r + 0.35, 0, r + 0.35, 0.36, r + 0.28, 0.42, 0, 0.42]), [0, 0, 0], {
        bevel: 0.02,
        segments: 40,
      }),
    ),
  );
  const rings = Math.round(h / 0.85);
  const step = h / rings;
  const wall: Vec2[] = [
    [0, 0.4],
    [r, 0.4],
  ];
  for (let i = 0; i < rings; i++)
    wall.push([r, 0.4 + step * (i + 0.9)], [r + 0.07, 0.4 + step * (i + 0.93)], [r + 0.07, 0.4 + step * (i + 0.99)]);
  wall.push([r, 0.4 + h], [0, 0.4 + h]);
  b.add(p('silo wall'), 'silo', put(solid.turned(wall, [0, 0, 0], { bevel: 0, segments: 40 })), { detail: 1.2 });
  const y = 0.4 + h;
  const dome = outline
    .pairs([0, 0, 1.06, 0, 1.07, 0.05, 1, 0.1, 0.9, 0.3, 0.7, 0.5, 0.44, 0.63, 0.2, 0.68, 0.18, 0.8, 0, 0.82])
    .map(([u, v]): Vec2 => [u * r, v * r]);
  b.add(p('dome'), 'metal', put(solid.turned(dome, [0, y - 0.02, 0], { bevel: 0, segments: 40 })), { detail: 1.1 });
  const rib = solid.tube(
    outline
      .pairs([1.02, 0.09, 0.91, 0.31, 0.71, 0.51, 0.45, 0.64, 0.2, 0.69])
      .map(([u, v]): Vec3 => [u * r, y + v * r, 0]),
    0.045,
    { cap: 'flat' },
  );
  b.add(p('dome ribs'), 'metal', put({ op: 'arrayed', n: 14, around: 'y', of: rib }), { detail: 0.5 });
  const z = r + 0.24;
  b.add(
    p('ladder'),
    'metal',
    put(
      solid.many([
        ...[-0.22, 0.22].map((x) => solid.rod([x, 0.5, z], [x, y + 0.5, z], 0.03)),
        ...spaced([0, 0.8, z], [0, y + 0.2, z], Math.round(h / 0.6)).map(({ at: q }) =>
          solid.rod([-0.22, q?.[1] ?? 0, z], [0.22, q?.[1] ?? 0, z], 0.022),
        ),
      ]),
    ),
    { detail: 0.4 },
  );
  const cage = Math.round(h / 1.6);
  const hoop = solid.tube(
    outline.arc(0, 0, 0.42, -25, 205, 10).map(([u, v]): Vec3 => [u, 0, v]),
    0.022,
    { cap: 'flat' },
  );
  b.add(
    p('ladder cage'),
    'metal',
    put(
      solid.many([
        solid.at(hoop, spaced([0, 2.4, z], [0, y + 0.3, z], cage)),
        ...[30, 90, 150].map((a) =>
          solid.rod(
            [0.42 * Math.cos((a * Math.PI) / 180), 2.4, z + 0.42 * Math.sin((a * Math.PI) / 180)],
            [0.42 * Math.cos((a * Math.PI) / 180), y + 0.3, z + 0.42 * Math.sin((a * Math.PI) / 180)],
            0.018,
          ),
        ),
      ]),
    ),
    { detail: 0.3 },
  );
  b.add(
    p('filling pipe'),
    'metal',
    put(
      solid.tube(
        [
          [r + 0.16, 0.6, -0.3],
          [r + 0.16, y - 0.3, -0.3],
          [r * 0.86, y + r * 0.55, -0.24],
          [r * 0.25, y + r * 0.86, 0],
          [0, y + r * 0.78, 0],
        ],
        0.12,
        { spline: 'linear', cap: 'flat' },
      ),
    ),
  );
  b.add(
    p('pipe brackets'),
    'metal',
    put(solid.many([0.2, 0.5, 0.8].map((k) => solid.box([0.3, 0.1, 0.36], [r + 0.12, 0.4 + h * k, -0.3], 0.01)))),
    { detail: 0.3 },
  );
  b.add(
    p('hatch'),
    'door',
    put(solid.put(solid.box([0.9, 1.4, 0.14], [0, 1.2, r - 0.01], 0.03), [0, 0, 0], [0, -60, 0])),
  );
}
