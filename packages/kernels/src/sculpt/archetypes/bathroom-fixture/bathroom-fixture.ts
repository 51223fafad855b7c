import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addShower, addSink } from './wet.ts';

/** Toilet, urinal, bathtubs, wash basins and shower cabin, with their taps and traps. */
export const bathroomFixture: Archetype = {
  name: 'bathroom fixture',
  kind: 'furniture',
  size: { height: 0.8 },
  params: {
    kind: {
      type: 'choice',
      of: ['toilet', 'urinal', 'bathtub', 'clawfoot', 'sink', 'vanity', 'shower'],
      default: 'toilet',
      about: 'Kind of fixture.',
    },
    open: { type: 'flag', default: false, about: 'The lid of a toilet is up.', vary: 0.3 },
    water: { type: 'flag', default: false, about: 'A bath with water and foam in it.', vary: 0.3 },
  },
  slots: {
    ceramic: {
      material: { base: 'porcelain', color: '#f4f3ef' },
      words: ['bowl', 'ceramic', 'tub', 'basin', 'tank', 'toilet'],
      main: true,
    },
    seat: { material: { base: 'plastic', color: '#f6f5f1' }, words: ['seat', 'lid'] },
    metal: {
      material: { base: 'chrome', color: '#cfd3d6' },
      words: ['tap', 'handle', 'faucet', 'drain', 'pipe', 'foot'],
    },
    wood: { material: { base: 'oak', color: '#a0733f' }, words: ['cabinet', 'wood', 'drawer'] },
    glass: { material: { base: 'glass', color: '#dceaec', transmission: 0.85 }, words: ['glass', 'door'] },
    water: { material: { base: 'glass', color: '#8fc4d4', transmission: 0 }, words: ['water'] },
    tile: { material: { base: 'tiles', color: '#dfe6e6' }, words: ['tile', 'tray', 'wall'] },
  },
  palettes: [
    {
      lead: 'ceramic',
      of: colorways({
        'white and chrome': { weight: 3 },
        'white and brass': { metal: { base: 'brass', color: '#c9a04a' } },
        'white and black': { metal: { base: 'iron', color: '#2a2b2d' }, seat: { color: '#26272a' } },
        'white and oak seat': { seat: { base: 'oak', color: '#a0733f' } },
        'seafoam retro': { ceramic: { color: '#a9d3c4' }, seat: { color: '#b8dccf' } },
        'rose retro': { ceramic: { color: '#e4b8b4' }, seat: { color: '#ecc8c4' } },
        'ivory and bronze': {
          ceramic: { color: '#ece2c8' },
          seat: { color: '#f0e8d2' },
          metal: { base: 'bronze', color: '#7a5a34' },
        },
      }),
    },
  ],
  presets: {
    toilet: { size: { height: 0.8 } },
    urinal: { params: { kind: 'urinal' }, size: { height: 1.2 } },
    bathtub: { params: { kind: 'bathtub' }, size: { height: 0.72 } },
    'clawfoot bathtub': { params: { kind: 'clawfoot' }, size: { height: 0.9 } },
    sink: { params: { kind: 'sink' }, size: { height: 1 } },
    vanity: { params: { kind: 'vanity' }, size: { height: 1.05 } },
    shower: { params: { kind: 'shower' }, size: { height: 2.15 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'urinal') addUrinal(b);
    else if (kind === 'bathtub' || kind === 'clawfoot') addTub(b, kind === 'clawfoot', read.flag(params, 'water'));
    else if (kind === 'sink' || kind === 'vanity') addSink(b, kind === 'vanity');
    else if (kind === 'shower') addShower(b);
    else addToilet(b, read.flag(params, 'open'));
    return {
      parts: proportioned(b.parts, rng, 0.02),
      ...(kind === 'toilet' ? { sockets: { seat: { at: [0, 0.44, 0.06], dir: [0, 1, 0], size: 0.36 } } } : {}),
    };
  },
};

/** An egg-shaped ring of the bowl: half width, reach to the front and back, height. */
function egg(w: number, front: number, back: number, y: number, n = 36): Vec3[] {
  return Array.from({ length: n }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / n;
    const s = Math.sin(a);
    return [w * Math.cos(a) * (1 - 0.08 * Math.max(0, s)), y, s > 0 ? -s * back : -s * front];
  });
}

function loft(rings: readonly Vec3[][]): Shape {
  return {
    op: 'loft',
    sections: rings.map((points) => ({ points: [...points] })),
    spline: 'catmull',
    smooth: false,
    cap: 'flat',
  };
}

function addToilet(b: Bench, open: boolean): void {
  const z = 0.06;
  const at = (of: Shape): Shape => solid.put(of, [0, 0, z]);
  b.add(
    'foot',
    'ceramic',
    at(
      loft([
        egg(0.115, 0.2, 0.26, 0),
        egg(0.118, 0.205, 0.262, 0.02),
        egg(0.1, 0.17, 0.24, 0.06),
        egg(0.095, 0.15, 0.22, 0.14),
        egg(0.13, 0.2, 0.22, 0.24),
        egg(0.172, 0.27, 0.23, 0.34),
        egg(0.182, 0.285, 0.235, 0.385),
      ]),
    ),
    { detail: 1.5 },
  );
  b.add(
    'rim',
    'ceramic',
    at({
      op: 'carve',
      from: loft([egg(0.184, 0.288, 0.236, 0.375), egg(0.19, 0.295, 0.24, 0.39), egg(0.186, 0.291, 0.238, 0.408)]),
      cut: [loft([egg(0.135, 0.235, 0.16, 0.3), egg(0.135, 0.235, 0.16, 0.5)])],
    }),
  );
  b.add('bowl inside', 'ceramic', at(loft([egg(0.1, 0.16, 0.1, 0.378), egg(0.134, 0.234, 0.158, 0.387)])), {
    hidden: !open,
  });
  b.add('water', 'water', at(loft([egg(0.1, 0.16, 0.09, 0.386), egg(0.102, 0.165, 0.095, 0.391)])), { hidden: !open });
  const seat = loft([
    egg(0.192, 0.298, 0.2, 0.413),
    egg(0.195, 0.302, 0.202, 0.42),
    egg(0.184, 0.29, 0.19, Math.LOG10E),
  ]);
  b.add(
    'seat',
    'seat',
    at({ op: 'carve', from: seat, cut: [loft([egg(0.115, 0.205, 0.12, 0.36), egg(0.115, 0.205, 0.12, 0.5)])] }),
  );
  const lid = loft([
    egg(0.194, 0.3, 0.2, 0.002),
    egg(0.196, 0.303, 0.202, 0.01),
    egg(0.186, 0.292, 0.194, 0.022),
    egg(0.1, 0.16, 0.1, 0.026),
  ]);
  b.add(
    'lid',
    'seat',
    open ? at(solid.put(solid.put(lid, [0, 0, 0.2]), [0, 0.43, -0.2], [-97, 0, 0])) : at(solid.put(lid, [0, 0.436, 0])),
    { detail: 1.2 },
  );
  b.add('hinges', 'metal', at(solid.both(solid.cyl(0.014, 0.05, [0.075, 0.432, -0.205], 'x'))));
  addTank(b, z);
}

/** Tank with its lid, lever, supply and bolts. */
function addTank(b: Bench, z: number): void {
  const zt = -0.27;
  b.add('tank', 'ceramic', {
    op: 'loft',
    sections: [
      [0.17, 0.075, 0.385],
      [0.19, 0.085, 0.4],
      [0.2, 0.09, 0.6],
      [0.205, 0.092, 0.735],
    ].map(([w, d, y]) => ({ points: outline.superellipse(w, d, 5, 32).map(([x, v]): Vec3 => [x, y, zt - v]) })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('tank lid', 'ceramic', {
    op: 'loft',
    sections: [
      [0.212, 0.1, 0.732],
      [0.218, 0.105, 0.742],
      [0.216, 0.103, 0.762],
      [0.2, 0.09, 0.772],
    ].map(([w, d, y]) => ({ points: outline.superellipse(w, d, 5, 32).map(([x, v]): Vec3 => [x, y, zt - v]) })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('tank bridge', 'ceramic', solid.box([0.25, 0.13, 0.2], [0, 0.335, -0.2], 0.03));
  b.add(
    'flush lever',
    'metal',
    solid.many([
      solid.cyl(0.016, 0.016, [0.14, 0.69, zt + 0.097], 'z'),
      solid.tube(
        [
          [0.14, 0.69, zt + 0.106],
          [0.1, 0.687, zt + 0.112],
          [0.06, 0.68, zt + 0.112],
        ],
        0.0075,
      ),
    ]),
  );
  b.add('floor bolts', 'metal', solid.both({ op: 'ball', r: [0.014, 0.012, 0.014], at: [0.118, 0.026, z + 0.03] }));
  b.add(
    'supply pipe',
    'metal',
    solid.tube(
      [
        [-0.2, 0.14, -0.33],
        [-0.17, 0.14, -0.33],
        [-0.155, 0.2, -0.32],
        [-0.15, 0.39, -0.28],
      ],
      0.007,
    ),
  );
  b.add(
    'supply valve',
    'metal',
    solid.many([
      solid.cyl(0.013, 0.05, [-0.19, 0.14, -0.33], 'x'),
      { op: 'ball', r: [0.012, 0.022, 0.03], at: [-0.215, 0.14, -0.33] },
    ]),
  );
}

function addUrinal(b: Bench): void {
  b.add('wall panel', 'tile', solid.box([0.7, 1.2, 0.05], [0, 0.6, -0.24], 0.006));
  const ring = (w: number, d: number, y: number): Vec3[] =>
    outline.superellipse(w, d, 2.6, 36).map(([x, v]): Vec3 => [x, y, -0.2 + Math.max(-0.01, -v)]);
  const body = loft([
    ring(0.08, 0.1, 0.4),
    ring(0.16, 0.26, 0.47),
    ring(0.18, 0.3, 0.56),
    ring(0.17, 0.2, 0.68),
    ring(0.165, 0.13, 0.86),
    ring(0.15, 0.1, 1),
  ]);
  const hollow = loft([
    ring(0.1, 0.2, 0.53),
    ring(0.135, 0.25, 0.6),
    ring(0.13, 0.2, 0.72),
    ring(0.12, 0.16, 0.86),
    ring(0.07, 0.14, 0.95),
  ]);
  b.add('bowl', 'ceramic', { op: 'carve', from: body, cut: [solid.put(hollow, [0, 0, 0.05])] }, { detail: 1.5 });
  b.add('drain', 'metal', solid.cyl(0.035, 0.012, [0, 0.532, 0], 'y'));
  b.add(
    'flush pipe',
    'metal',
    solid.many([
      solid.rod([0, 0.98, -0.14], [0, 1.1, -0.14], 0.012),
      solid.cyl(0.03, 0.06, [0, 1.11, -0.15], 'z'),
      solid.cyl(0.018, 0.03, [0, 1.11, -0.11], 'z'),
    ]),
  );
  b.add('flush plate', 'metal', solid.box([0.14, 0.1, 0.012], [0, 1.11, -0.21], 0.004));
  b.add(
    'waste pipe',
    'metal',
    solid.tube(
      [
        [0, 0.42, -0.12],
        [0, 0.32, -0.12],
        [0, 0.28, -0.16],
        [0, 0.28, -0.22],
      ],
      0.02,
    ),
  );
  b.add('floor', 'tile', solid.box([0.7, 0.03, 0.6], [0, 0.015, 0.02], 0.004));
}

function addTub(b: Bench, claw: boolean, water: boolean): void {
  const [a, c] = [0.82, 0.38];
  const foot = claw ? 0.13 : 0;
  const h = 0.58 + foot;
  const ring = (ka: number, kc: number, y: number, e = 3): Vec3[] =>
    outline
      .superellipse(a * ka, c * kc, e, 48)
      .map(([x, z]): Vec3 => [x, y + (claw ? 0.09 * Math.max(0, x / a) ** 2 * Math.max(0, (y - foot) / 0.58) : 0), -z]);
  const outer = claw
    ? [
        ring(0.72, 0.6, foot, 2.6),
        ring(0.84, 0.8, foot + 0.06, 2.6),
        ring(0.92, 0.93, foot + 0.25, 2.6),
        ring(0.98, 0.98, h, 2.6),
      ]
    : [ring(0.97, 0.96, 0, 8), ring(0.985, 0.98, 0.03, 8), ring(1, 1, h, 8)];
  const inner = [
    ring(0.68, 0.6, foot + 0.08),
    ring(0.8, 0.78, foot + 0.14),
    ring(0.87, 0.85, h - 0.1),
    ring(0.9, 0.88, h + 0.3),
  ];
  b.add('tub', 'ceramic', { op: 'carve', from: loft(outer), cut: [loft(inner)] }, { detail: 1.6 });
  const e = claw ? 2.6 : 8;
  const rim: Vec3[] = ring(claw ? 0.96 : 0.97, claw ? 0.95 : 0.95, h, e);
  b.add('rim', 'ceramic', {
    op: 'sweep',
    path: rim,
    section: claw ? { kind: 'circle', r: 0.034 } : { kind: 'rect', w: 0.06, h: 0.05, r: 0.016 },
    closed: true,
    spline: 'linear',
    up: [0, 1, 0],
  });
  if (claw)
    for (const [i, [s, t]] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].entries())
      b.add(
        `claw foot ${i + 1}`,
        'metal',
        {
          op: 'union',
          k: 0.014,
          of: [
            {
              op: 'chain',
              points: [
                [s * 0.52, 0.24, t * 0.24],
                [s * 0.6, 0.13, t * 0.31],
                [s * 0.56, 0.06, t * 0.29],
              ],
              radii: [0.035, 0.042, 0.03],
              spline: 'catmull',
            },
            { op: 'sphere', r: 0.042, at: [s * 0.56, 0.042, t * 0.29] },
            ...[-0.5, 0, 0.5].map((k) => ({
              op: 'chain' as const,
              points: [
                [s * 0.57, 0.085, t * 0.3],
                [s * (0.585 + 0.01 * Math.abs(k)), 0.045, t * 0.3 + k * 0.05],
                [s * 0.58, 0.012, t * 0.3 + k * 0.045],
              ] as Vec3[],
              radii: [0.014, 0.013, 0.008],
            })),
          ],
        },
        { detail: 1.1 },
      );
  else
    b.add(
      'apron panel',
      'ceramic',
      solid.slab(outline.roundRect(1.36, 0.36, 0.04), 0.02, [0, 0.3, c * 0.99], 'z', {
        holes: [outline.roundRect(1.3, 0.3, 0.03)],
        bevel: 0.006,
      }),
    );
  addTubFittings(b, claw, water, ring, { a, c, foot, h });
}

/** Spout, taps, overflow, drain; water and a duck. */
function addTubFittings(
  b: Bench,
  claw: boolean,
  water: boolean,
  ring: (ka: number, kc: number, y: number, e?: number) => Vec3[],
  { a, c, foot, h }: Readonly<Record<'a' | 'c' | 'foot' | 'h', number>>,
): void {
  const top = h + 0.03;
  const x = claw ? -a * 0.94 : -a * 0.9;
  b.add(
    'spout',
    'metal',
    solid.tube(
      [
        [x, top - 0.02, 0],
        [x, top + 0.11, 0],
        [x + 0.05, top + 0.16, 0],
        [x + 0.14, top + 0.13, 0],
        [x + 0.16, top + 0.08, 0],
      ],
      0.018,
    ),
  );
  b.add(
    'tap bodies',
    'metal',
    solid.both(
      solid.turned(
        outline.pairs([0, 0, 0.026, 0, 0.018, 0.02, 0.016, 0.06, 0.022, 0.075, 0, 0.08]),
        [x, top - 0.02, 0.09],
        { bevel: 0.002 },
      ),
      'z',
    ),
  );
  b.add(
    'tap handles',
    'metal',
    solid.both(
      solid.many([
        solid.rod([x - 0.035, top + 0.065, 0.09], [x + 0.035, top + 0.065, 0.09], 0.007),
        solid.rod([x, top + 0.065, 0.055], [x, top + 0.065, 0.125], 0.007),
        ...[
          [0.037, 0],
          [-0.037, 0],
          [0, 0.037],
          [0, -0.037],
        ].map(([u, v]): Shape => ({ op: 'ball', r: 0.01, at: [x + u, top + 0.065, 0.09 + v] })),
      ]),
      'z',
    ),
  );
  b.add(
    'overflow',
    'metal',
    solid.put(solid.cyl(0.035, 0.014, [0, 0, 0], 'x', { bevel: 0.004 }), [-a * 0.855, h - 0.14, 0], [0, 0, -8]),
  );
  b.add('drain', 'metal', solid.cyl(0.036, 0.012, [-0.42, foot + 0.084, 0], 'y'), { hidden: water });
  if (!water) return;
  b.add('bath water', 'water', loft([ring(0.84, 0.82, h - 0.2), ring(0.865, 0.845, h - 0.13)]));
  b.add(
    'foam',
    { base: 'snow', color: '#fbfdff' },
    solid.many(
      Array.from({ length: 34 }, (_, i): Shape => {
        const u = Math.sin(i * 2.4) * 0.8;
        const v = Math.cos(i * 1.7) * 0.74 * Math.sqrt(1 - u * u * 0.7);
        return {
          op: 'ball',
          r: [0.075 + 0.02 * (i % 3), 0.05 + 0.015 * (i % 4), 0.07],
          at: [u * a * 0.84, h - 0.12, v * c * 0.84],
        };
      }),
    ),
    { detail: 0.5 },
  );
  const duck: Vec3 = [0.3, h - 0.06, 0.08];
  b.add(
    'duck',
    { base: 'rubber', color: '#f4c82a' },
    solid.many([
      { op: 'ball', r: [0.06, 0.042, 0.045], at: duck },
      { op: 'ball', r: 0.032, at: [duck[0] + 0.035, duck[1] + 0.055, duck[2]] },
    ]),
  );
  b.add(
    'duck beak',
    { base: 'rubber', color: '#e8801c' },
    { op: 'ball', r: [0.02, 0.007, 0.014], at: [duck[0] + 0.07, duck[1] + 0.05, duck[2]] },
  );
}
