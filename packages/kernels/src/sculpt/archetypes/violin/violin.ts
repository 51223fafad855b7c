import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, pairs, read, solid, symmetric } from '../../kits/joinery/index.ts';
import { violinPalettes } from './palettes.ts';

/** The violin family, upright, front +Z: violin with its bow beside it, cello and double bass on their spikes. */
export const violin: Archetype = {
  name: 'violin',
  kind: 'instrument',
  size: { height: 0.6 },
  params: {
    kind: {
      type: 'choice',
      of: ['violin', 'cello', 'bass', 'bow'],
      default: 'violin',
      about: 'Which of the family, or a bow alone.',
    },
    bow: { type: 'flag', default: true, about: 'A bow leaning beside it.' },
  },
  slots: {
    body: {
      material: { base: 'wood', color: '#a8501f', color2: '#7c3412', rough: 0.2, clearcoat: 1 },
      words: ['body', 'belly', 'violin', 'wood'],
      main: true,
    },
    neck: {
      material: { base: 'wood', color: '#8a4018', color2: '#66290c', rough: 0.25, clearcoat: 0.8 },
      words: ['neck', 'scroll', 'head'],
    },
    ebony: {
      material: { base: 'wood', color: '#1c1412', color2: '#0e0908', rough: 0.35 },
      words: ['fingerboard', 'peg', 'tailpiece', 'chin rest'],
    },
    strings: { material: { base: 'steel', color: '#d8d8d6' }, words: ['string'] },
    bridge: { material: { base: 'wood', color: '#d8b47c' }, words: ['bridge'] },
    stick: { material: { base: 'wood', color: '#6a3014', rough: 0.25, clearcoat: 0.5 }, words: ['bow', 'stick'] },
    hair: { material: { base: 'hair', color: '#efe8d4' }, words: ['hair'] },
    metal: { material: { base: 'silver', color: '#dcd9d2' }, words: ['metal', 'spike', 'tuner'] },
  },
  palettes: violinPalettes,
  presets: {
    violin: { size: { height: 0.66 } },
    cello: { params: { kind: 'cello' }, size: { height: 1.4 } },
    'double bass': { params: { kind: 'bass' }, materials: { body: { color: '#8a4a22' } }, size: { height: 1.95 } },
    'violin bow': { params: { kind: 'bow' }, size: { height: 0.75 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('violin');
    if (kind === 'bow') {
      addBow(b, (of) => of);
      return { parts: b.parts };
    }
    const big = kind !== 'violin';
    addBody(b, big, taste);
    addNeck(b);
    addFittings(b, big);
    // all are designed at the size of a violin
    const k = kind === 'cello' ? 2.12 : kind === 'bass' ? 3 : 1;
    const lift = big ? 0.062 : 0.0085;
    if (big) addSpike(b, lift);
    const own = b.parts.splice(0);
    for (const p of own)
      b.parts.push({ ...p, shape: { op: 'placed', of: p.shape, places: [{ at: [0, lift * k, 0], scale: k }] } });
    if (read.flag(params, 'bow')) {
      const size = kind === 'violin' ? 0.86 : kind === 'cello' ? 0.98 : 1;
      addBow(b, (of) => ({
        op: 'placed',
        of,
        places: [{ at: [0.155 * k, 0.001, 0.02], scale: size, rot: [-4, 0, 7] }],
      }));
    }
    return { parts: b.parts, sockets: { handle: { at: [0, 0.42 * k, 0], dir: [0, 0, 1], size: 0.03 } } };
  },
};

const BODY = symmetric(
  [
    0, 0, 0.045, 0.003, 0.085, 0.022, 0.103, 0.062, 0.1, 0.1, 0.085, 0.122, 0.088, 0.13, 0.074, 0.142, 0.06, 0.168,
    0.056, 0.188, 0.062, 0.21, 0.076, 0.228, 0.07, 0.235, 0.08, 0.252, 0.084, 0.286, 0.074, 0.325, 0.045, 0.35, 0.016,
    0.356, 0, 0.356,
  ],
  3,
);

/** An arched plate over the outline: rings shrink inwards while they rise. */
function arched(edge: number, rise: number, front: boolean): Shape {
  const s = front ? 1 : -1;
  const ring = (k: number, z: number): { points: Vec3[] } => ({
    points: BODY.map(([x, y]): Vec3 => [x * k, 0.17 + (y - 0.17) * (1 - (1 - k) * 0.75), s * z]),
  });
  const sections = [
    ring(1.03, edge),
    ring(1.035, edge + 0.0026),
    ring(1.02, edge + 0.0034),
    ring(0.9, edge + 0.0042),
    ring(0.72, edge + rise * 0.55),
    ring(0.45, edge + rise * 0.9),
    ring(0.12, edge + rise),
    ring(0.12, edge - 0.001),
    ring(0.9, edge - 0.001),
  ];
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

function addBody(b: Bench, big: boolean, taste: Rng): void {
  const t = big ? 0.026 : 0.0165;
  const rise = taste.range(0.012, 0.015);
  b.add('ribs', 'body', solid.slab(BODY, t * 2 - 0.001, [0, 0, 0], 'z', { bevel: 0.0006, smooth: true }), {
    grain: [0, 1, 0],
  });
  const hole = (s: number): Shape =>
    solid.put(
      solid.bar(
        [
          [-0.008, -0.03, 0],
          [-0.004, -0.024, 0],
          [-0.0015, -0.008, 0],
          [0.0015, 0.008, 0],
          [0.004, 0.024, 0],
          [0.008, 0.03, 0],
        ],
        { kind: 'rect', w: 0.0036, h: 0.02, r: 0.001 },
        { spline: 'catmull', up: [0, 0, 1], taper: [0.6, 0.9, 1.3, 1.3, 0.9, 0.6] },
      ),
      [s * 0.041, 0.166, t + rise * 0.75],
      [0, 0, s * -8],
    );
  const eye = (x: number, y: number): Shape => solid.cyl(0.0042, 0.02, [x, y, t + rise * 0.7], 'z', { bevel: 0 });
  const eyes = [1, -1].flatMap((s) => [eye(s * 0.045, 0.134), eye(s * 0.0365, 0.198)]);
  b.add('belly', b.tint('body', { color2: '#a8602c' }), solid.cut(arched(t, rise, true), hole(1), hole(-1), ...eyes), {
    grain: [0, 1, 0],
    detail: 1.6,
  });
  b.add('sound holes', 'ebony', solid.both(solid.box([0.03, 0.085, 0.002], [0.041, 0.166, t + 0.0012], 0.0006)), {
    hidden: true,
  });
  b.add('back', 'body', arched(t, rise, false), { grain: [0, 1, 0], detail: 1.3 });
  const purfling = BODY.map(([x, y]): Vec3 => [x * 0.965, 0.17 + (y - 0.17) * 0.974, t + 0.0036]);
  b.add(
    'purfling',
    'ebony',
    solid.bar(purfling, { kind: 'rect', w: 0.0013, h: 0.0014, r: 0.0003 }, { closed: true, up: [0, 0, 1] }),
    { detail: 0.6 },
  );
}

function addNeck(b: Bench): void {
  const z = 0.028;
  b.add('heel', 'neck', solid.box([0.026, 0.02, 0.034], [0, 0.358, 0.006], 0.006));
  b.add(
    'neck',
    'neck',
    {
      op: 'loft',
      sections: [
        [0.35, 0.015, 0.013],
        [0.37, 0.0135, 0.0105],
        [0.43, 0.0125, 0.0095],
        [0.478, 0.012, 0.009],
      ].map(([y, w, d]) => ({
        points: outline.superellipse(w, d, 2.3, 22).map(([x, v]): Vec3 => [x, y, z - 0.004 + Math.min(v, 0.004)]),
      })),
      spline: 'catmull',
      cap: 'flat',
    },
    { grain: [0, 1, 0] },
  );
  const board = (y: number, w: number, lift: number): { points: Vec3[] } => ({
    points: outline.superellipse(w, 0.0042, 2.6, 20).map(([x, v]): Vec3 => [x, y, z + lift + v]),
  });
  b.add(
    'fingerboard',
    'ebony',
    {
      op: 'loft',
      sections: [board(0.212, 0.0205, 0.012), board(0.36, 0.0165, 0.006), board(0.482, 0.0122, 0.003)],
      spline: 'linear',
      cap: 'flat',
    },
    { grain: [0, 1, 0] },
  );
  b.add('nut', 'ebony', solid.box([0.024, 0.004, 0.009], [0, 0.483, z + 0.003], 0.0012));
  const side = outline.rounded(
    pairs([0.012, 0.476, 0.03, 0.476, 0.031, 0.5, 0.024, 0.535, 0.016, 0.56, 0.004, 0.56, 0.008, 0.53, 0.014, 0.5]),
    0.004,
  );
  b.add(
    'pegbox',
    'neck',
    solid.cut(
      solid.slab(side, 0.022, [0, 0, 0], 'x', { bevel: 0.002 }),
      solid.box([0.0115, 0.052, 0.02], [0, 0.51, 0.0345], 0.001, [14, 0, 0]),
    ),
    { grain: [0, 1, 0] },
  );
  const turn: Vec3[] = Array.from({ length: 31 }, (_, i) => {
    const t = i / 30;
    const a = -0.5 + t * Math.PI * 3.6;
    const r = 0.0165 * (1 - t * 0.86);
    return [0, 0.566 + Math.sin(a) * r, 0.011 + Math.cos(a + Math.PI) * r];
  });
  b.add(
    'scroll',
    'neck',
    solid.bar(
      turn,
      { kind: 'rect', w: 0.024, h: 0.0085, r: 0.002 },
      { up: [1, 0, 0], taper: turn.map((_, i) => 1 - 0.45 * (i / 30)) },
    ),
    { detail: 1.2 },
  );
  b.add(
    'scroll eyes',
    'neck',
    solid.both(solid.turned(pairs([0, 0, 0.006, 0, 0.005, 0.005, 0, 0.006]), [0.009, 0.566, 0.011], { axis: 'x' })),
  );
  for (let i = 0; i < 4; i++) {
    const s = i % 2 ? 1 : -1;
    const at: Vec3 = [0, 0.494 + i * 0.0135, 0.025 - i * 0.0028];
    b.add(
      `peg ${i + 1}`,
      'ebony',
      solid.many([
        solid.rod([at[0] - s * 0.014, at[1], at[2]], [at[0] + s * 0.02, at[1], at[2]], 0.003, 0.0036),
        { op: 'ball', r: [0.0095, 0.0078, 0.0032], at: [s * 0.029, at[1], at[2]] },
      ]),
    );
  }
}

function addFittings(b: Bench, big: boolean): void {
  const t = big ? 0.026 : 0.0165;
  const top = t + 0.0145;
  const bridge = outline.rounded(
    pairs([
      -0.021, 0, -0.012, 0, -0.01, 0.006, 0.01, 0.006, 0.012, 0, 0.021, 0, 0.017, 0.012, 0.019, 0.026, 0.009, 0.033, 0,
      0.035, -0.009, 0.033, -0.019, 0.026, -0.017, 0.012,
    ]),
    0.002,
  );
  const holes = [
    outline.ngon(0.0036, 14, 0, 0, 0.0165),
    outline.ngon(0.0026, 12, 0, -0.0105, 0.017),
    outline.ngon(0.0026, 12, 0, 0.0105, 0.017),
  ];
  const h = big ? 0.8 : 1;
  b.add(
    'bridge',
    'bridge',
    solid.put(
      {
        op: 'placed',
        of: solid.slab(bridge, 0.004, [0, 0, 0], 'z', { holes, bevel: 0.0006 }),
        places: [{ scale: [1, h, 1], rot: [90, 0, 0] }],
      },
      [0, 0.166, top - 0.003],
    ),
  );
  const saddleZ = top - 0.003 + 0.0345 * h;
  const tail = outline.rounded(
    pairs([-0.009, 0.012, 0.009, 0.012, 0.0215, 0.1, 0.018, 0.118, -0.018, 0.118, -0.0215, 0.1]),
    0.006,
  );
  b.add(
    'tailpiece',
    'ebony',
    solid.put(solid.slab(tail, 0.006, [0, 0, 0], 'z', { bevel: 0.0022 }), [0, 0, top + 0.006], [7, 0, 0]),
    { detail: 1.1 },
  );
  b.add(
    'tail gut',
    'ebony',
    solid.tube(
      [
        [0.006, 0.018, top + 0.005],
        [0.005, 0.002, top - 0.004],
        [0, -0.005, t * 0.4],
      ],
      0.0016,
    ),
  );
  b.add(
    'end button',
    'ebony',
    solid.turned(pairs([0, -0.008, 0.004, -0.008, 0.0065, -0.004, 0.005, 0.004, 0, 0.004]), [0, 0, 0], {
      smooth: false,
    }),
    { hidden: big },
  );
  b.add(
    'fine tuners',
    'metal',
    solid.many(
      [-1.5, -0.5, 0.5, 1.5].map((i) =>
        solid.cyl(0.0024, 0.006, [i * 0.009, 0.108, top + 0.022], 'z', { segments: 12 }),
      ),
    ),
    { detail: 0.5 },
  );
  if (!big)
    b.add('chin rest', 'ebony', {
      op: 'ball',
      r: [0.038, 0.03, 0.0075],
      at: [-0.048, 0.034, top + 0.002],
      rot: [6, 8, 0],
    });
  if (!big)
    b.add('chin rest clamp', 'metal', solid.both(solid.box([0.003, 0.003, t * 2.1], [0.008, 0.0002, 0], 0.0008)));
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * 0.0105;
    const drop = Math.abs(i - 1.5) * 0.0011;
    const path: Vec3[] = [
      [x * 0.85, 0.112, top + 0.0255 - 0.003],
      [x, 0.166, saddleZ - drop],
      [x * 0.46, 0.484, 0.0365 - drop * 0.4],
      [x * 0.4, 0.5 + i * 0.011, 0.029],
    ];
    b.add(
      `string ${i + 1}`,
      'strings',
      solid.bar(path, { kind: 'polygon', points: outline.ngon(0.0007 - i * 0.00006, 5) }),
      { detail: 0.4 },
    );
  }
}

/** A cello's spike below the body. */
function addSpike(b: Bench, l: number): void {
  b.add('spike', 'metal', solid.rod([0, 0.004, 0], [0, -l, 0], 0.0026, 0.0012));
  b.add(
    'spike collar',
    'ebony',
    solid.turned(pairs([0, -0.014, 0.005, -0.014, 0.008, -0.004, 0.006, 0.004, 0, 0.004]), [0, 0, 0]),
  );
}

/** A bow standing on its screw: cambered stick, frog, ribbon of hair, wound grip. */
function addBow(b: Bench, put: (of: Shape) => Shape): void {
  b.add(
    'stick',
    'stick',
    put(
      solid.tube(
        [
          [0, 0.024, 0],
          [0, 0.2, -0.0035],
          [0, 0.4, -0.009],
          [0, 0.6, -0.005],
          [0, 0.735, 0.002],
        ],
        0.0042,
        { taper: [1, 0.98, 0.9, 0.78, 0.66], cap: 'flat' },
      ),
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    'screw',
    'metal',
    put(solid.turned(pairs([0, 0, 0.0042, 0, 0.0048, 0.003, 0.0044, 0.024, 0, 0.024]), [0, 0, 0], { bevel: 0.0006 })),
  );
  const frog: Vec2[] = outline.rounded(
    pairs([0.003, 0.035, 0.024, 0.035, 0.025, 0.055, 0.02, 0.085, 0.003, 0.085]),
    0.004,
  );
  b.add('frog', 'ebony', put(solid.slab(frog, 0.011, [0, 0, 0], 'x', { bevel: 0.0015 })));
  b.add('frog eyes', 'metal', put(solid.both(solid.cyl(0.0038, 0.002, [0.0052, 0.06, 0.013], 'x'))));
  b.add('ferrule', 'metal', put(solid.box([0.0125, 0.008, 0.008], [0, 0.083, 0.019], 0.0018)));
  b.add(
    'hair',
    'hair',
    put(
      solid.bar(
        [
          [0, 0.083, 0.0205],
          [0, 0.722, 0.0215],
        ],
        { kind: 'rect', w: 0.0095, h: 0.0012, r: 0.0004 },
        { up: [0, 0, 1] },
      ),
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    'tip',
    'stick',
    put(
      solid.slab(
        outline.rounded(
          pairs([-0.002, 0.725, 0.004, 0.716, 0.022, 0.715, 0.0235, 0.732, 0.01, 0.745, 0, 0.748]),
          0.003,
        ),
        0.0078,
        [0, 0, 0],
        'x',
        { bevel: 0.0012 },
      ),
    ),
  );
  b.add('tip plate', 'metal', put(solid.box([0.008, 0.017, 0.0016], [0, 0.7245, 0.0232], 0.0004)));
  b.add('winding', 'metal', put(solid.rod([0, 0.092, -0.0012], [0, 0.14, -0.002], 0.0049)));
}
