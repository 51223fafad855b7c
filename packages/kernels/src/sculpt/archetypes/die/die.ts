import type { Shape } from '../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { diePalettes } from './palettes.ts';
import { faces, SOLIDS, upright } from './solids.ts';

/** Dice: cubes with drilled pips (one, a pair, dice on strings), and the polyhedra with numbers on their faces. */
export const die: Archetype = {
  name: 'die',
  kind: 'thing',
  size: { height: 0.02 },
  params: {
    sides: { type: 'choice', of: ['d6', 'd4', 'd8', 'd12', 'd20'], default: 'd6', about: 'Number of faces.' },
    count: { type: 'number', min: 1, max: 5, default: 1, about: 'How many.' },
  },
  slots: {
    die: {
      material: { base: 'plastic', color: '#f2efe6', rough: 0.2, clearcoat: 0.6 },
      words: ['die', 'dice', 'face'],
      main: true,
    },
    pips: { material: { base: 'plastic', color: '#17171a', rough: 0.35 }, words: ['pip', 'number', 'spot', 'dot'] },
  },
  palettes: diePalettes,
  presets: {
    die: { size: { height: 0.018 } },
    'pair of dice': { params: { count: 2 }, size: { width: 0.05 } },
    d20: {
      open: ['die', 'pips'],
      params: { sides: 'd20' },
      materials: { die: { color: '#8a1420' }, pips: { base: 'gold', color: '#e8c060' } },
      size: { height: 0.024 },
    },
    'dice set': {
      open: ['die', 'pips'],
      params: { count: 5 },
      materials: { die: { color: '#3a2a7a' }, pips: { base: 'gold', color: '#e8c060' } },
      size: { width: 0.1 },
    },
    'casino dice': {
      params: { count: 2 },
      materials: { die: { base: 'glass', color: '#c8202c', transmission: 0.35 }, pips: { color: '#f4f2ea' } },
      size: { width: 0.05 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const n = Math.round(read.num(params, 'count'));
    const taste = rng.fork('dice');
    const spots: readonly Vec3[] =
      n === 1
        ? [[0, 0, 0]]
        : n <= 2
          ? [
              [-0.014, 0, 0.004],
              [0.014, 0, -0.005],
            ]
          : [
              [-0.03, 0, 0.012],
              [0, 0, -0.018],
              [0.03, 0, 0.01],
              [-0.002, 0, 0.024],
              [0.036, 0, -0.022],
            ];
    const mix = ['d6', 'd20', 'd12', 'd8', 'd4'];
    for (let i = 0; i < n; i++) {
      const sides = n > 2 ? mix[i] : read.word(params, 'sides');
      const yaw = n === 1 ? taste.range(12, 30) : taste.range(0, 90);
      const place = (of: Shape): Shape => solid.put(of, spots[i], [0, yaw, 0]);
      const prefix = n > 1 ? `die ${i + 1} ` : '';
      if (sides === 'd6') addCube(b, prefix, place, taste);
      else addPolyhedron(b, prefix, sides.slice(1), place);
    }
    return { parts: b.parts };
  },
};

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** A cube with round corners and pips drilled and painted; opposite faces make seven. */
function addCube(b: Bench, prefix: string, place: (of: Shape) => Shape, taste: Rng): void {
  const a = 0.018;
  const r = a * 0.092;
  const body: Shape = {
    op: 'clip',
    of: { op: 'block', size: [a, a, a], bevel: a * 0.09, bevelSegments: 3 },
    within: { op: 'ball', r: a * 0.79 },
  };
  const turns: readonly Vec3[] = [
    [0, 0, 0],
    [90, 0, 0],
    [0, 0, -90],
    [0, 0, 90],
    [-90, 0, 0],
    [180, 0, 0],
  ];
  const drills: Shape[] = [];
  const spin: Vec3 = [90 * taste.int(4), 0, 90 * taste.int(4)];
  turns.forEach((rot, face) => {
    const dots = PIPS[face].map(([u, v]): Vec3 => [u * a * 0.25, 0, v * a * 0.25]);
    const at = (of: Shape): Shape => solid.put(of, [0, 0, 0], rot);
    for (const d of dots) drills.push(at({ op: 'ball', r: r * 1.25, at: [d[0], a / 2 + r * 0.72, d[2]] }));
    // ink fills the hollow to just below its rim
    const paint = dots.map(
      (d): Shape => ({ op: 'ball', r: r * 1.26, from: 129, to: 180, at: [d[0], a / 2 + r * 0.72, d[2]] }),
    );
    b.add(
      `${prefix}pips ${face + 1}`,
      'pips',
      place(solid.put(solid.put(at(solid.many(paint)), [0, 0, 0], spin), [0, a / 2, 0])),
      { detail: 0.5 },
    );
  });
  b.add(
    `${prefix}cube`,
    'die',
    place(solid.put(solid.put(solid.cut(body, ...drills), [0, 0, 0], spin), [0, a / 2, 0])),
    { detail: 1.6 },
  );
}

/** A regular solid resting on a face, a number on each face. */
function addPolyhedron(b: Bench, prefix: string, sides: string, place: (of: Shape) => Shape): void {
  const points = SOLIDS[sides];
  const r = sides === '4' ? 0.015 : 0.0125;
  const flats = faces(points, Number(sides));
  const down = flats.reduce((m, f) => (f.normal[1] < m.normal[1] ? f : m));
  const turn = upright(down.normal);
  const scaled = points.map((p) => V3.scale(p, r));
  const lift = -V3.dot(down.normal, V3.scale(down.middle, r)) * -1;
  const stand = (of: Shape): Shape =>
    place({ op: 'placed', of: solid.put(of, [0, 0, 0], turn), places: [{ at: [0, lift, 0] }] });
  b.add(`${prefix}solid`, 'die', stand({ op: 'hull', points: scaled, bevel: r * 0.035 }), { detail: 1.4 });
  flats.forEach((f, i) => {
    const size = r * (sides === '20' ? 0.3 : sides === '12' ? 0.42 : 0.46);
    const yaw = (Math.atan2(f.normal[0], f.normal[2]) * 180) / Math.PI;
    const pitch = (-Math.asin(Math.max(-1, Math.min(1, f.normal[1]))) * 180) / Math.PI;
    const text: Shape = solid.put({ op: 'text', value: String(i + 1), height: size, depth: r * 0.04, bevel: 0 }, [
      0,
      -size / 2,
      0,
    ]);
    b.add(`${prefix}number ${i + 1}`, 'pips', stand(solid.put(text, V3.scale(f.middle, r * 0.995), [pitch, yaw, 0])), {
      detail: 0.4,
      hidden: f === down,
    });
  });
}
