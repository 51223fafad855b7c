import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { type FruitPlan, fruitShape, skinOf } from './body.ts';

/** Fruits that are halved from pole to pole; the others across. */
const LENGTHWISE = ['mango', 'avocado', 'papaya', 'peach', 'apricot', 'plum', 'fig', 'lychee'];

/** A half lying on its back with the cut face up, or a slice standing or lying, coloured from the skin inwards. */
export function addCut(b: Bench, p: FruitPlan, how: string): void {
  const widest = Math.max(...p.f.profile.map(([r]) => r)) * p.h;
  const long = LENGTHWISE.includes(p.kind);
  const back = how === 'both' ? ([widest * 0.62, 0, widest * 0.62] as Vec3) : ([0, 0, 0] as Vec3);
  if (how === 'slice') {
    addSlice(b, p, widest);
    return;
  }
  // the half in its own frame: cut face up at y = 0, body below
  const solidHalf: Shape = long ? turnedHalf(p) : solid.put(fruitShape(p), [0, -p.h / 2, 0]);
  const below: Shape = solid.box([p.h * 3, p.h * 2, p.h * 3], [0, -p.h, 0], 0);
  const half: Shape = { op: 'clip', of: solidHalf, within: below };
  const reach = long ? widest : p.h / 2;
  const tilt: Vec3 = how === 'both' ? [34, -18, 0] : [24, 0, 8];
  const lift = reach * 1.03;
  const place = (s: Shape): Shape => solid.put(s, [back[0], lift, back[2]], tilt);
  b.add(how === 'both' ? 'half' : 'body', faced(b, p, lift, back, tilt, long, widest), place(half), {
    detail: 1.6,
  });
  addInside(b, p, place, widest, long);
}

/** The fruit on its side, its axis along z. */
function turnedHalf(p: FruitPlan): Shape {
  return solid.put(solid.put(fruitShape(p), [0, -p.h / 2, 0]), [0, 0, 0], [90, 0, 0]);
}

/** Outer skin; on the cut face rind and flesh, by the depth below the skin. */
function faced(
  b: Bench,
  p: FruitPlan,
  lift: number,
  at: Vec3,
  tilt: Vec3,
  long: boolean,
  widest: number,
): MaterialSpec {
  const { f, h } = p;
  const up = turn([0, 1, 0], tilt);
  const face: MaterialLayer['mask'] = { kind: 'slope', dir: up, from: 0.93, to: 0.985 };
  const R = widest * (1 - f.rindThick * 2);
  const ball = (k: number): MaterialLayer['mask'] => ({
    kind: 'near',
    soft: widest * 0.02,
    shape: long
      ? {
          op: 'ellipsoid',
          r: [R * k, widest, (h / 2) * (1 - f.rindThick * 1.2) * k],
          at: [at[0], lift, at[2]],
          rot: tilt,
        }
      : { op: 'ellipsoid', r: [R * k, widest, R * k], at: [at[0], lift, at[2]], rot: tilt },
  });
  const layers: MaterialLayer[] = [
    { mask: face, material: { base: 'pulp', color: f.rind, color2: f.rind, color3: f.rind } },
  ];
  const flesh = b.tint('flesh', {});
  const inner = f.rindThick > 0.03 ? { kind: 'all' as const, of: [face, ball(1)] } : face;
  layers.push({ mask: inner, material: flesh });
  if (f.inside === 'melon' && p.kind !== 'watermelon')
    layers.push({ mask: { kind: 'all', of: [face, ball(0.42)] }, material: { color: '#f4c878', color2: f.core } });
  if (f.inside === 'ring') {
    layers.push({
      mask: { kind: 'all', of: [face, ball(0.62)] },
      material: { color: '#b4d45c', color2: '#cfe27a' },
      strength: 0.8,
    });
    layers.push({ mask: { kind: 'all', of: [face, ball(0.32)] }, material: { color: f.core, color2: f.core } });
  }
  return { ...skinFor(b, p), layers };
}

/** On halves and slices the markings of the whole do not lie right, except plain skins. */
function skinFor(b: Bench, p: FruitPlan): MaterialSpec {
  return p.kind === 'watermelon'
    ? b.tint('skin', { color: '#2f6a30', color2: '#1f4a22' })
    : { ...skinOf(b, p), layers: [] };
}

/** A vector turned as a placement turns it: about X, then Y, then Z. */
function turn(v: Vec3, rot: Vec3): Vec3 {
  const [a, c, d] = rot.map((x) => (x * Math.PI) / 180);
  let [x, y, z] = v;
  [y, z] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  [x, z] = [x * Math.cos(c) + z * Math.sin(c), -x * Math.sin(c) + z * Math.cos(c)];
  [x, y] = [x * Math.cos(d) - y * Math.sin(d), x * Math.sin(d) + y * Math.cos(d)];
  return [x, y, z];
}

/** What stands up from the cut face: segments, stone, pips. In the frame of the half. */
function addInside(b: Bench, p: FruitPlan, place: (s: Shape) => Shape, widest: number, long: boolean): void {
  const { f, h } = p;
  const R = widest * (1 - f.rindThick * 2);
  switch (f.inside) {
    case 'segments':
      addSegments(b, R, place, p.seed);
      return;
    case 'stone': {
      const r: Vec3 = long
        ? [widest * 0.4, widest * 0.34, (p.kind === 'mango' ? 0.3 : p.kind === 'avocado' ? 0.21 : 0.24) * h]
        : [R * 0.4, R * 0.4, R * 0.4];
      const z = p.kind === 'avocado' ? -h * 0.14 : 0;
      const stone = roundBody({
        profile: [0.03, 0.35, 0.7, 1, 1.35, 1.7, 1.97].map(
          (t): Vec2 => [Math.sqrt(Math.max(0, 1 - (t - 1) ** 2)) * 0.999, t - 1],
        ),
        sides: 32,
        swell: (a, t) => 1 + (p.kind === 'avocado' ? 0.01 : 0.07) * around(a, 9, p.seed, t * 4),
      });
      b.add(
        'stone',
        { ...b.tint('seeds', {}), base: p.kind === 'avocado' ? 'wood' : 'bark', rough: 0.45 },
        place({ op: 'placed', of: stone, places: [{ at: [0, widest * 0.02, z], scale: r }] }),
        { detail: 1.2 },
      );
      return;
    }
    case 'ring':
    case 'melon':
    case 'pips':
    case 'arils': {
      const dense = f.inside === 'arils';
      const n = dense ? 40 : f.inside === 'ring' ? 40 : f.inside === 'melon' ? 34 : 26;
      const seeds: Shape[] = [];
      for (let i = 0; i < n; i++) {
        const a = i * 2.39996;
        const k =
          f.inside === 'ring'
            ? 0.4 + 0.16 * ((i * 0.618) % 1)
            : dense
              ? 0.86 * Math.sqrt((i + 0.5) / n)
              : p.kind === 'watermelon'
                ? 0.36 + 0.42 * ((i * 0.7549) % 1)
                : 0.34 * Math.sqrt((i + 0.5) / n);
        const x = R * k * Math.cos(a);
        const z = (long ? h * 0.42 : R) * k * Math.sin(a);
        const s = dense ? R * 0.085 : f.inside === 'ring' ? R * 0.045 : R * 0.055;
        seeds.push({
          op: 'placed',
          of: { op: 'ball', r: dense ? [s, s * 0.85, s] : [s * 0.55, s * 0.35, s] },
          places: [{ at: [x, s * 0.12, z], rot: [0, 90 - (a * 180) / Math.PI, 0] }],
        });
      }
      const look: MaterialSpec = dense
        ? { base: 'crystal', color: f.core, rough: 0.12, transmission: 0.15 }
        : b.tint('seeds', f.inside === 'ring' ? { color: '#221a12' } : {});
      b.add(dense ? 'arils' : 'seeds', look, place(solid.many(seeds)), { detail: 0.6 });
      return;
    }
    case 'nut':
      b.add(
        'hollow',
        { base: 'plain', color: '#f0ece0', rough: 0.3, clearcoat: 0.4 },
        place({ op: 'ball', r: [widest * 0.66, widest * 0.03, widest * 0.66], at: [0, widest * 0.0, 0] }),
        { detail: 1 },
      );
      return;
    case 'star':
      addSegments(b, R * 0.7, place, p.seed);
  }
}

/** Eleven wedges of juice sacs between pale skins. */
function addSegments(b: Bench, R: number, place: (s: Shape) => Shape, seed: number): void {
  const n = 10;
  const segments: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const mid = (2 * Math.PI * i) / n + 0.04 * around(i, 3, seed);
    const half = Math.PI / n - 0.045;
    const pts: Vec2[] = [
      [R * 0.1, 0],
      ...[-1, -0.5, 0, 0.5, 1].map(
        (u): Vec2 => [
          R * (0.96 - 0.05 * Math.abs(u)) * Math.cos(u * half),
          R * (0.96 - 0.05 * Math.abs(u)) * Math.sin(u * half),
        ],
      ),
    ];
    segments.push(
      solid.put(
        solid.slab(pts, R * 0.09, [0, 0, 0], 'y', { bevel: R * 0.035 }),
        [0, 0, 0],
        [0, (-mid * 180) / Math.PI, 0],
      ),
    );
  }
  b.add('segments', b.tint('flesh', { rough: 0.22, clearcoat: 0.5 }), place(solid.many(segments)), { detail: 1.2 });
}

/** A wheel of citrus or kiwi leaning on its edge, or a wedge of melon standing on its rind. */
function addSlice(b: Bench, p: FruitPlan, widest: number): void {
  const { f } = p;
  if (f.inside === 'melon') {
    addWedge(b, p, widest);
    return;
  }
  const t = widest * 0.2;
  const R = widest * (1 - f.rindThick * 2);
  const disc = roundBody({
    profile: [
      [0.01, -0.5],
      [0.93, -0.5],
      [0.98, -0.44],
      [1, 0],
      [0.98, 0.44],
      [0.93, 0.5],
      [0.01, 0.5],
    ].map(([r, y]): Vec2 => [r * widest, y * t]),
    sides: 64,
    steps: 2,
    swell: (a) => 1 + 0.01 * around(a, 6, p.seed),
  });
  const tilt: Vec3 = [68, 24, 0];
  const at: Vec3 = [0, widest * 0.955, 0];
  const place = (s: Shape): Shape => solid.put(s, at, tilt);
  const up = turn([0, 1, 0], tilt);
  const down: Vec3 = [-up[0], -up[1], -up[2]];
  const face: MaterialLayer['mask'] = {
    kind: 'any',
    of: [
      { kind: 'slope', dir: up, from: 0.8, to: 0.95 },
      { kind: 'slope', dir: down, from: 0.8, to: 0.95 },
    ],
  };
  const disk = (k: number): MaterialLayer['mask'] => ({
    kind: 'all',
    of: [face, { kind: 'near', soft: widest * 0.02, shape: { op: 'cylinder', r: R * k, h: t * 2, at, rot: tilt } }],
  });
  const layers: MaterialLayer[] = [
    { mask: face, material: { base: 'pulp', color: f.rind, color2: f.rind, color3: f.rind } },
  ];
  if (f.inside === 'ring') {
    layers.push({ mask: disk(1), material: b.tint('flesh', {}) });
    layers.push({ mask: disk(0.62), material: { color: '#b4d45c', color2: '#cfe27a' }, strength: 0.8 });
    layers.push({ mask: disk(0.3), material: { color: f.core, color2: f.core } });
  }
  b.add('slice', { ...skinFor(b, p), layers }, place(disc), { detail: 1.4 });
  for (const side of [1, -1]) {
    const on = (s: Shape): Shape => place(solid.put(s, [0, side * t * 0.5, 0]));
    if (f.inside === 'ring') addInside(b, p, (s) => place(solid.put(s, [0, t * 0.5, 0], [0, 0, 0])), widest, false);
    else addSegments(b, R, on, p.seed);
    if (f.inside === 'ring') return;
  }
}

/** The classic wedge: rind below, red above, seeds on both faces. */
function addWedge(b: Bench, p: FruitPlan, widest: number): void {
  const { f } = p;
  const R = widest;
  const arc = (r: number): Vec2[] =>
    Array.from({ length: 25 }, (_, i): Vec2 => [-r * Math.cos((Math.PI * i) / 24), -r * Math.sin((Math.PI * i) / 24)]);
  const d = R * 0.34;
  const place = (s: Shape): Shape => solid.put(s, [0, R, 0], [-6, 22, 0]);
  const ringOf = (r0: number, r1: number): Vec2[] => [...arc(r1), ...arc(r0).reverse()];
  b.add(
    'rind',
    b.tint('skin', { color: '#2f6a30', color2: '#1f4a22' }),
    place(solid.slab(ringOf(R * 0.945, R), d, [0, 0, 0], 'z', { bevel: R * 0.012 })),
    { detail: 1.2 },
  );
  b.add(
    'white',
    { base: 'pulp', color: f.rind, color2: '#f2f6dc' },
    place(solid.slab(ringOf(R * 0.885, R * 0.95), d * 0.985, [0, 0, 0], 'z', { bevel: R * 0.01 })),
  );
  b.add('flesh', 'flesh', place(solid.slab(arc(R * 0.89), d * 0.97, [0, 0, 0], 'z', { bevel: R * 0.02 })), {
    detail: 1.3,
  });
  const seeds: Shape[] = [];
  for (const side of [1, -1])
    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (0.1 + 0.8 * ((i * 0.618) % 1));
      const r = R * (0.28 + 0.5 * ((i * 0.7549 + 0.2) % 1));
      seeds.push({
        op: 'placed',
        of: { op: 'ball', r: [R * 0.022, R * 0.042, R * 0.014] },
        places: [{ at: [-r * Math.cos(a), -r * Math.sin(a), side * d * 0.485], rot: [0, 0, 90 + (a * 180) / Math.PI] }],
      });
    }
  b.add('seeds', 'seeds', place(solid.many(seeds)), { detail: 0.6 });
}
