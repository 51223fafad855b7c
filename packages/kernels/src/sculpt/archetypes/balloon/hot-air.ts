import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaskSpec, MaterialSpec } from '../../../texture/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { pairs, steps } from '../../kits/vehicle/index.ts';

const GORES = 16;

/** Radius and height of the envelope from its mouth to its crown. */
const LINE = pairs([
  0.75, 4.4, 1.25, 5.2, 2.2, 6.8, 3.3, 8.6, 4.15, 10.4, 4.5, 12, 4.35, 13.5, 3.6, 14.9, 2.4, 15.8, 1.1, 16.25, 0.02,
  16.35,
]);

/** An envelope of bulging gores on a wicker basket: burner, flame, ropes, sand bags, skirt, load tapes. */
export function buildHotAir(b: Bench, rng: Rng): Sculpture {
  const design = rng.int(3);
  const ring = ([r, y]: Vec2, grow = 0): Vec3[] =>
    Array.from({ length: GORES * 4 }, (_, i) => {
      const a = (2 * Math.PI * i) / (GORES * 4);
      const bulge = 1 + 0.035 * Math.abs(Math.sin((GORES * a) / 2)) * Math.min(1, (y - 4.4) / 2);
      return [(r * bulge + grow) * Math.sin(a), y, (r * bulge + grow) * Math.cos(a)];
    });
  const outer = LINE.map((p) => ring(p));
  const inner = LINE.slice(0, 4)
    .map(([r, y]) => ring([r - 0.05, y]))
    .reverse();
  inner.push(ring([0.01, 7.6]));
  const sections = [...inner.reverse(), ...outer].map((points) => ({ points }));
  b.add('envelope', pattern(b, design), { op: 'loft', sections, spline: 'catmull', cap: 'flat' }, { detail: 2 });
  const tapes = Array.from({ length: GORES }, (_, i) => {
    const a = (2 * Math.PI * i) / GORES;
    return solid.tube(
      LINE.slice(0, -1).map(([r, y]): Vec3 => [(r + 0.005) * Math.sin(a), y, (r + 0.005) * Math.cos(a)]),
      0.022,
    );
  });
  b.add('load tapes', b.tint('ropes', { base: 'fabric' }), solid.many(tapes), { detail: 0.4 });
  b.add('crown ring', 'metal', solid.hoop(0.5, { kind: 'circle', r: 0.05 }, [0, 16.36, 0], 'y', 28));
  const skirt = [
    [0.72, 4.45],
    [0.82, 4.1],
    [0.95, 3.75],
  ].map(([r, y]) => outline.ngon(r, 32).map(([x, z]): Vec3 => [x, y, z]));
  const lining = [
    [0.92, 3.75],
    [0.79, 4.1],
    [0.69, 4.45],
  ].map(([r, y]) => outline.ngon(r, 32).map(([x, z]): Vec3 => [x, y, z]));
  b.add('skirt', 'stripes', {
    op: 'loft',
    sections: [...skirt, ...lining, skirt[0]].slice(0, 6).map((points) => ({ points })),
    spline: 'linear',
    cap: 'flat',
  });
  addBurner(b);
  addBasket(b, rng);
  return { parts: b.parts, sockets: { seat: { at: [0, 0.16, 0], dir: [0, 1, 0], size: 0.9 } } };
}

/** Upright stripes, a broad belt with stripes above, or a spiral of chequers. */
function pattern(b: Bench, design: number): MaterialSpec {
  const second = b.tint('stripes', {});
  const paint = { base: second.base, color: second.color };
  const gore = { mask: { kind: 'around' as const, n: GORES / 2, of: sector() }, material: paint };
  const belt = (lo: number, hi: number, color: string | undefined) => ({
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: lo, to: lo + 0.03 },
        { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: hi, to: hi - 0.03 },
      ],
    },
    material: { color },
  });
  if (design === 0) return b.tint('envelope', { layers: [gore] });
  if (design === 1)
    return b.tint('envelope', {
      layers: [gore, belt(10.2, 12.6, '#f3efe4'), belt(10.7, 12.1, b.tint('envelope', {}).color)],
    });
  return b.tint('envelope', {
    layers: [
      belt(6.4, 7.4, second.color),
      belt(8.6, 9.6, '#f3efe4'),
      belt(10.8, 11.8, second.color),
      belt(13, 14, '#f3efe4'),
      belt(15.2, 16.6, second.color),
    ],
  });
}

/** One gore's wedge about +z, as a prism that narrows to the axis. */
function sector(): MaskSpec {
  const w = Math.tan(Math.PI / GORES) * 6;
  const wedge: Vec2[] = pairs([0, 0, w, 6, -w, 6]);
  return { kind: 'near', soft: 0.03, shape: { op: 'prism', outline: wedge, depth: 60, rot: [90, 0, 0] } };
}

function addBurner(b: Bench): void {
  const y = 2.5;
  b.add(
    'burner frame',
    'metal',
    solid.tube(
      outline.roundRect(1.1, 1.1, 0.1, 0, 0, 2).map(([x, z]): Vec3 => [x, y, z]),
      0.035,
      { closed: true, spline: 'linear' },
    ),
  );
  b.add(
    'burner cans',
    'metal',
    solid.many(
      [-0.2, 0.2].map((x) =>
        solid.turned(
          [
            [0, y - 0.1],
            [0.15, y - 0.1],
            [0.17, y + 0.3],
            [0.15, y + 0.3],
            [0.13, y],
            [0, y],
          ],
          [x, 0, 0],
          { bevel: 0.01 },
        ),
      ),
    ),
  );
  b.add(
    'burner coils',
    'metal',
    solid.many(
      [-0.2, 0.2].flatMap((x) =>
        [0.06, 0.14, 0.22].map((d) => solid.hoop(0.175, { kind: 'circle', r: 0.018 }, [x, y + d, 0], 'y', 20)),
      ),
    ),
  );
  b.add(
    'burner cross bar',
    'metal',
    solid.many([solid.rod([-0.55, y, 0], [0.55, y, 0], 0.03), solid.rod([0, y, -0.55], [0, y, 0.55], 0.03)]),
  );
  b.add(
    'blast valve',
    'leather',
    solid.many([
      solid.rod([-0.2, y - 0.3, 0], [0.2, y - 0.3, 0], 0.022),
      solid.rod([-0.2, y - 0.32, 0], [-0.2, y - 0.05, 0], 0.02),
      solid.rod([0.2, y - 0.32, 0], [0.2, y - 0.05, 0], 0.02),
    ]),
  );
  for (const [name, x] of [
    ['left', 0.2],
    ['right', -0.2],
  ] as const)
    b.add(
      `${name} flame`,
      'flame',
      solid.turned(
        [
          [0, y + 0.04],
          [0.09, y + 0.1],
          [0.12, y + 0.4],
          [0.08, y + 0.8],
          [0.03, y + 1.1],
          [0, y + 1.2],
        ],
        [x, 0, 0],
        { smooth: true },
      ),
    );
  const ropes = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].flatMap(([sx, sz]) => {
    const a = Math.atan2(sx, sz);
    return [-0.35, 0, 0.35].map(
      (d): Shape => solid.rod([sx * 0.54, y, sz * 0.54], [0.8 * Math.sin(a + d), 4.46, 0.8 * Math.cos(a + d)], 0.016),
    );
  });
  b.add('envelope ropes', 'ropes', solid.many(ropes), { detail: 0.5 });
}

function addBasket(b: Bench, rng: Rng): void {
  const [w, h] = [1.3, 1.15];
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.roundRect(w * k, w * k, 0.2).map(([x, z]): Vec3 => [x, y, z]),
  });
  const outside = steps(0, 1, 5).map((t) => ring(0.92 + 0.08 * t, 0.04 + h * t));
  const inside = steps(1, 0, 5).map((t) => ring(0.84 + 0.08 * t, 0.1 + (h - 0.06) * t));
  b.add(
    'basket',
    'basket',
    { op: 'loft', sections: [...outside, ...inside], spline: 'linear', cap: 'flat' },
    { detail: 1.6 },
  );
  const loop = (k: number, y: number, r: number): Shape =>
    solid.tube(ring(k, y).points, r, { closed: true, spline: 'linear' });
  b.add('basket rim', 'leather', loop(0.965, h + 0.06, 0.07));
  b.add(
    'basket bands',
    b.tint('basket', { base: 'rope', color: '#7d5226' }),
    solid.many([0.35, 0.7].map((t) => loop(0.93 + 0.08 * t, 0.04 + h * t, 0.03))),
  );
  b.add(
    'basket skid',
    'leather',
    solid.many([-0.4, 0, 0.4].map((x) => solid.box([0.1, 0.06, 1.16], [x, 0.03, 0], 0.015))),
  );
  b.add(
    'corner poles',
    'leather',
    solid.many(
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([x, z]) => solid.rod([x * 0.57, h - 0.1, z * 0.57], [x * 0.54, 2.5, z * 0.54], 0.04)),
    ),
  );
  const spots = [
    [0.66, 0.25],
    [0.66, -0.25],
    [-0.66, 0.25],
    [-0.66, -0.25],
    [0.25, 0.66],
    [-0.25, 0.66],
    [0.25, -0.66],
    [-0.25, -0.66],
  ];
  const bag = pairs([0, 0, 0.09, 0.02, 0.13, 0.12, 0.12, 0.24, 0.06, 0.32, 0.045, 0.35, 0.07, 0.4, 0, 0.4]);
  b.add(
    'sand bags',
    'sacks',
    solid.at(
      solid.turned(bag, [0, 0, 0], { smooth: true }),
      spots.map(([x, z]) => ({ at: [x * 1.07, 0.42 + rng.range(-0.05, 0.05), z * 1.07] as Vec3 })),
    ),
  );
  b.add(
    'sand bag ropes',
    'ropes',
    solid.many(spots.map(([x, z]) => solid.rod([x * 1.07, 0.74, z * 1.07], [x * 1.0, h + 0.06, z * 1.0], 0.014))),
  );
  b.add(
    'gas bottles',
    'metal',
    solid.many(
      [
        [0.38, 0.38],
        [-0.38, 0.38],
        [0.38, -0.38],
        [-0.38, -0.38],
      ].map(([x, z]) =>
        solid.turned(pairs([0, 0.1, 0.14, 0.1, 0.14, 0.8, 0.1, 0.9, 0.04, 0.94, 0.04, 1.0, 0, 1.0]), [x, 0, z], {
          bevel: 0.02,
        }),
      ),
    ),
  );
  b.add(
    'coiled rope',
    'ropes',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.hoop(0.15 - i * 0.01, { kind: 'circle', r: 0.022 }, [0.69, 0.95 - 0.04 * i, 0.0], 'x', 20),
      ),
    ),
  );
}
