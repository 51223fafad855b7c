import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A cross with widening arms, standing on y = 0. */
const PAW = outline.rounded(
  outline.pairs([
    -0.004, 0, 0.004, 0, 0.005, 0.012, 0.02, 0.008, 0.02, 0.026, 0.006, 0.022, 0.01, 0.037, -0.01, 0.037, -0.006, 0.022,
    -0.02, 0.026, -0.02, 0.008, -0.005, 0.012,
  ]),
  0.002,
  2,
);
/** A heraldic lily. */
const LILY = outline.rounded(
  outline.pairs([
    -0.004, 0, 0.004, 0, 0.005, 0.007, 0.018, 0.006, 0.02, 0.018, 0.012, 0.021, 0.009, 0.014, 0.008, 0.024, 0, 0.036,
    -0.008, 0.024, -0.009, 0.014, -0.012, 0.021, -0.02, 0.018, -0.018, 0.006, -0.005, 0.007,
  ]),
  0.002,
  2,
);
/** Four about the axis. */
const around = (of: Shape, turn: number): Shape => ({
  op: 'arrayed',
  n: 4,
  around: 'y',
  of: solid.put(of, [0, 0, 0], [0, turn, 0]),
});

/** A stone in its setting, facing outwards at the angle, `r` from the axis. */
export function setStone(angle: number, r: number, y: number, w: number, h: number): { stone: Shape; bezel: Shape } {
  const turn = (of: Shape): Shape => solid.put(solid.put(of, [0, y, r]), [0, 0, 0], [0, (angle * 180) / Math.PI, 0]);
  return {
    stone: turn({ op: 'ball', r: [w, h, Math.min(w, h) * 0.55] }),
    bezel: turn({
      op: 'sweep',
      path: outline.superellipse(w * 1.06, h * 1.06, 2, 20).map(([x, v]): Vec3 => [x, v, 0.0006]),
      section: { kind: 'circle', r: Math.min(w, h) * 0.22 },
      closed: true,
      spline: 'linear',
    }),
  };
}

/** A state crown: ermine, jewelled band, crosses and lilies, four pearled arches over a velvet cap, orb and cross. */
export function buildRoyalCrown(b: Bench, taste: Rng): void {
  const r = 0.088;
  const fur: Vec3[] = Array.from({ length: 48 }, (_, i) => [
    (r + 0.004) * Math.cos((i * Math.PI) / 24),
    0.014,
    (r + 0.004) * Math.sin((i * Math.PI) / 24),
  ]);
  b.add('ermine', 'fur', {
    op: 'sweep',
    path: fur,
    section: { kind: 'ellipse', rx: 0.013, ry: 0.014 },
    closed: true,
    spline: 'linear',
    up: [1, 0, 0],
    taper: fur.map((_, i) => 1 + 0.05 * Math.sin(i * 2.1)),
  });
  const spots = Array.from({ length: 16 }, (_, i) => ({
    at: [
      (r + 0.0165) * Math.cos((i * Math.PI) / 8),
      0.012 + 0.007 * (i % 2),
      (r + 0.0165) * Math.sin((i * Math.PI) / 8),
    ] as Vec3,
    rot: [0, -(i * 22.5), 0] as Vec3,
  }));
  b.add(
    'ermine tails',
    { base: 'wool', color: '#1c1a1a' },
    solid.at({ op: 'ball', r: [0.0025, 0.005, 0.003] }, spots),
    { detail: 0.4 },
  );
  b.add(
    'band',
    'gold',
    solid.turned(
      outline.pairs([
        r - 0.006,
        0.022,
        r,
        0.022,
        r + 0.003,
        0.025,
        r + 0.001,
        0.03,
        r + 0.001,
        0.048,
        r + 0.003,
        0.053,
        r,
        0.056,
        r - 0.006,
        0.056,
        r - 0.006,
        0.022,
      ]),
    ),
  );
  b.add(
    'band beading',
    'gold',
    solid.many([0.0265, 0.0525].map((y) => solid.hoop(r + 0.003, { kind: 'circle', r: 0.0022 }, [0, y, 0], 'y', 56))),
    { detail: 0.5 },
  );
  for (let i = 0; i < 8; i++) {
    const s = setStone((i * Math.PI) / 4, r + 0.001, 0.039, i % 2 ? 0.0075 : 0.01, i % 2 ? 0.0075 : 0.0085);
    b.add(`band stone ${i + 1}`, i % 2 ? 'accents' : 'gems', s.stone);
    b.add(`band bezel ${i + 1}`, 'gold', s.bezel, { detail: 0.5 });
  }
  b.add(
    'band pearls',
    'pearls',
    solid.at(
      { op: 'ball', r: 0.0038 },
      Array.from({ length: 16 }, (_, i) => {
        const a = ((i + 0.5) * Math.PI) / 8;
        return { at: [(r + 0.0015) * Math.cos(a), 0.039, (r + 0.0015) * Math.sin(a)] as Vec3 };
      }),
    ),
    { detail: 0.5 },
  );
  addFlowers(b, r);
  addArches(b, r, taste);
}

function addFlowers(b: Bench, r: number): void {
  b.add('crosses', 'gold', around(solid.slab(PAW, 0.004, [0, 0.054, r - 0.002], 'z', { bevel: 0.001 }), 0));
  b.add('cross stones', 'accents', around({ op: 'ball', r: [0.005, 0.005, 0.0035], at: [0, 0.071, r + 0.0005] }, 0), {
    detail: 0.5,
  });
  b.add('lilies', 'gold', around(solid.slab(LILY, 0.004, [0, 0.054, r - 0.002], 'z', { bevel: 0.001 }), 45));
  b.add('lily stones', 'gems', around({ op: 'ball', r: [0.004, 0.004, 0.003], at: [0, 0.066, r + 0.0005] }, 45), {
    detail: 0.5,
  });
}

function addArches(b: Bench, r: number, taste: Rng): void {
  const top = taste.range(0.142, 0.152);
  const arch = outline.triples([
    0,
    0.084,
    r - 0.003,
    0,
    0.112,
    r + 0.004,
    0,
    top - 0.004,
    r - 0.02,
    0,
    top + 0.004,
    0.045,
    0,
    top - 0.004,
    0.016,
    0,
    top - 0.012,
    0,
  ]);
  b.add(
    'arches',
    'gold',
    around(solid.bar(arch, { kind: 'rect', w: 0.011, h: 0.0035, r: 0.001 }, { spline: 'catmull', up: [0, 0, 1] }), 0),
  );
  const dots: Vec3[] = outline.triples([
    0,
    0.1,
    r + 0.004,
    0,
    0.114,
    r + 0.0065,
    0,
    0.128,
    r + 0.001,
    0,
    top - 0.001,
    r - 0.015,
    0,
    top + 0.006,
    r - 0.033,
    0,
    top + 0.007,
    0.04,
    0,
    top + 0.002,
    0.025,
  ]);
  b.add(
    'arch pearls',
    'pearls',
    around(
      solid.at(
        { op: 'ball', r: 0.0042 },
        dots.map((at) => ({ at })),
      ),
      0,
    ),
    { detail: 0.5 },
  );
  b.add(
    'cap',
    'velvet',
    solid.turned(
      outline.pairs([
        0,
        0.03,
        r - 0.007,
        0.03,
        r - 0.006,
        0.07,
        r - 0.008,
        0.098,
        r - 0.02,
        top - 0.018,
        0.04,
        top - 0.011,
        0.014,
        top - 0.017,
        0,
        top - 0.02,
      ]),
      [0, 0, 0],
      { smooth: true },
    ),
  );
  b.add('orb', 'gold', { op: 'ball', r: 0.0135, at: [0, top + 0.002, 0] });
  b.add('orb band', 'pearls', solid.hoop(0.0136, { kind: 'circle', r: 0.0016 }, [0, top + 0.002, 0], 'y', 28), {
    detail: 0.5,
  });
  b.add(
    'top cross',
    'gold',
    solid.slab(
      PAW.map(([x, y]) => [x * 0.75, y * 0.75]),
      0.005,
      [0, top + 0.013, 0],
      'z',
      { bevel: 0.0012 },
    ),
  );
  b.add('top cross stone', 'gems', { op: 'ball', r: [0.004, 0.004, 0.005], at: [0, top + 0.026, 0] });
}
