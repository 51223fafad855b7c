import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';

const KINDS: Readonly<Record<string, (b: Bench, seed: number) => void>> = {
  plate: addPlate,
  stack: addStack,
  tray: addTray,
  platter: addPlatter,
  board: addBoard,
  stand: addStand,
  baking: addBaking,
};

/** Plates, saucers, trays, platters, boards, cake stands, baking sheets. */
export const plate: Archetype = {
  name: 'plate',
  kind: 'container',
  size: { length: 0.26 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'plate', about: 'what sort' },
    width: { type: 'number', min: 0.5, max: 1.6, default: 1, about: 'width over the usual', vary: [0.94, 1.08] },
  },
  slots: {
    body: { material: { base: 'porcelain', color: '#f6f4ee' }, words: ['plate', 'body', 'board', 'tray'], main: true },
    pattern: {
      material: { base: 'porcelain', color: '#3a62a0' },
      words: ['pattern', 'rim', 'line', 'band', 'decoration'],
    },
    metal: { material: { base: 'brass', color: '#c8a050' }, words: ['handle', 'metal'] },
  },
  palettes: [
    {
      lead: 'pattern',
      of: colorways({
        blue: { weight: 2 },
        gold: { pattern: { base: 'gold', color: '#d8b04a' } },
        green: { pattern: '#4a7a5a' },
        red: { pattern: '#b8342c' },
        grey: { pattern: '#6a7078' },
      }),
    },
  ],
  presets: {
    plate: { size: { width: 0.26 } },
    saucer: { params: { width: 0.6 }, size: { width: 0.16 } },
    'stack of plates': { params: { kind: 'stack' }, size: { width: 0.26 } },
    tray: { params: { kind: 'tray' }, materials: { body: { base: 'wood', color: '#9a6a3c' } }, size: { width: 0.45 } },
    platter: { params: { kind: 'platter' }, size: { width: 0.4 } },
    'cutting board': {
      params: { kind: 'board' },
      materials: { body: { base: 'wood', color: '#c08a50', color2: '#9a6630' } },
      size: { width: 0.4 },
    },
    'cake stand': { params: { kind: 'stand' }, size: { width: 0.28 } },
    'baking tray': {
      params: { kind: 'baking' },
      materials: { body: { base: 'aluminium', color: '#a8acb0' } },
      size: { width: 0.4 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  KINDS[read.word(params, 'kind')](b, rng.fork('plate').int(4));
  const w = read.num(params, 'width') * rng.fork('size').range(0.99, 1.01);
  const parts = b.parts.map((p) => ({ ...p, shape: { op: 'placed' as const, of: p.shape, places: [{ scale: w }] } }));
  return {
    parts,
    sockets: {
      top: { at: [0, read.word(params, 'kind') === 'stand' ? 0.112 : 0.008, 0], dir: [0, 1, 0], size: 0.18 * w },
    },
  };
}

const LINE: readonly Vec2[] = [
  [0, 0.02],
  [0.5, 0.02],
  [0.52, 0],
  [0.56, 0],
  [0.59, 0.025],
  [0.68, 0.05],
  [0.975, 0.15],
  [1, 0.165],
  [0.985, 0.172],
  [0.7, 0.09],
  [0.62, 0.058],
  [0.56, 0.05],
  [0, 0.05],
];

function plateShape(r: number): ReturnType<typeof solid.turned> {
  return {
    op: 'lathe',
    profile: LINE.map(([k, y]): Vec2 => [k * r, y * r]),
    spline: 'linear',
    bevel: r * 0.008,
    segments: 80,
  };
}

function addPlate(b: Bench, seed: number): void {
  const r = 0.13;
  b.add('plate', 'body', plateShape(r));
  const band = (name: string, k0: number, k1: number): void => {
    const y = (k: number): number => 0.09 + ((k - 0.7) / 0.285) * 0.082;
    b.add(
      name,
      'pattern',
      solid.turned(
        [
          [k0, y(k0) + 0.001],
          [k0, y(k0) + 0.005],
          [k1, y(k1) + 0.005],
          [k1, y(k1) + 0.001],
          [k0, y(k0) + 0.001],
        ].map(([k, h]): Vec2 => [k * r, h * r]),
        [0, 0, 0],
        { bevel: 0, segments: 80 },
      ),
      { detail: 0.6 },
    );
  };
  band('rim band', 0.925, 0.965);
  band('inner line', 0.735, 0.747);
  const n = 12 + 4 * seed;
  const petal = solid.slab(outline.superellipse(r * 0.035, r * 0.062, 1.5, 18), r * 0.006, [0, 0, 0], 'y', {
    bevel: 0,
  });
  b.add(
    'rim ornament',
    'pattern',
    solid.at(
      petal,
      Array.from({ length: n }, (_, i) => {
        const a = (2 * Math.PI * i) / n;
        return {
          at: [0.835 * r * Math.sin(a), r * 0.1325, 0.835 * r * Math.cos(a)] as Vec3,
          rot: [-16, (a * 180) / Math.PI, 0] as Vec3,
        };
      }),
    ),
    { detail: 0.5 },
  );
}

function addStack(b: Bench, seed: number): void {
  const r = 0.13;
  for (let i = 0; i < 5 + (seed % 3); i++) {
    b.add(
      `plate ${i + 1}`,
      'body',
      solid.put(plateShape(r), [0.002 * Math.sin(i * 2.4), i * r * 0.062, 0.002 * Math.cos(i * 3.1)]),
    );
    b.add(
      `line ${i + 1}`,
      'pattern',
      solid.put(solid.hoop(r * 0.99, { kind: 'circle', r: r * 0.0075 }, [0, r * 0.166, 0], 'y', 72), [
        0.002 * Math.sin(i * 2.4),
        i * r * 0.062,
        0.002 * Math.cos(i * 3.1),
      ]),
      { detail: 0.4 },
    );
  }
}

function addTray(b: Bench): void {
  const [w, d, h] = [0.45, 0.3, 0.045];
  b.add('floor', 'body', solid.slab(outline.roundRect(w - 0.01, d - 0.01, 0.012), 0.01, [0, 0.008, 0], 'y'), {
    grain: [1, 0, 0],
  });
  b.add(
    'feet',
    b.tint('body', {}),
    solid.many(
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([x, z]) => solid.cyl(0.012, 0.004, [x * w * 0.42, 0.002, z * d * 0.38])),
    ),
    { detail: 0.4 },
  );
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${name} rail`,
      'body',
      solid.put(solid.box([w, h, 0.011], [0, h / 2, 0], 0.003), [0, 0.004, (s * d) / 2], [s * 8, 0, 0]),
      { grain: [1, 0, 0] },
    );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const side = outline.rounded(
      [
        [-d / 2, 0],
        [d / 2, 0],
        [d / 2, h],
        [d * 0.24, h * 1.05],
        [d * 0.18, h * 1.5],
        [-d * 0.18, h * 1.5],
        [-d * 0.24, h * 1.05],
        [-d / 2, h],
      ],
      0.012,
    );
    b.add(
      `${name} side`,
      'body',
      solid.put(
        solid.slab(side, 0.012, [0, 0, 0], 'x', { holes: [outline.roundRect(d * 0.28, 0.022, 0.011, 0, h * 1.06)] }),
        [(s * w) / 2, 0.004, 0],
        [0, 0, -s * 8],
      ),
      { grain: [0, 0, 1] },
    );
  }
  b.add(
    'inlay',
    'pattern',
    solid.slab(outline.roundRect(w * 0.84, d * 0.8, 0.01), 0.0012, [0, 0.0132, 0], 'y', {
      bevel: 0.0002,
      holes: [outline.roundRect(w * 0.82, d * 0.77, 0.008)],
    }),
    { detail: 0.4 },
  );
}

function addPlatter(b: Bench): void {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.superellipse(0.2 * k, 0.13 * k, 2.1, 72).map(([x, z]): Vec3 => [x, y, -z]),
  });
  b.add('platter', 'body', {
    op: 'loft',
    sections: [
      ring(0.02, 0.003),
      ring(0.58, 0.003),
      ring(0.6, 0),
      ring(0.64, 0),
      ring(0.7, 0.005),
      ring(0.98, 0.02),
      ring(1, 0.0225),
      ring(0.985, 0.0235),
      ring(0.74, 0.011),
      ring(0.66, 0.0075),
      ring(0.02, 0.007),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add(
    'rim line',
    'pattern',
    {
      op: 'sweep',
      path: outline.superellipse(0.197, 0.128, 2.1, 72).map(([x, z]): Vec3 => [x, 0.0232, -z]),
      section: { kind: 'circle', r: 0.0014 },
      closed: true,
      spline: 'linear',
    },
    { detail: 0.5 },
  );
}

function addBoard(b: Bench): void {
  const line = outline.rounded(
    [
      [-0.15, -0.12],
      [0.15, -0.12],
      [0.15, 0.12],
      [-0.15, 0.12],
      [-0.16, 0.045],
      [-0.26, 0.032],
      [-0.26, -0.032],
      [-0.16, -0.045],
    ],
    [0.02, 0.02, 0.02, 0.02, 0.03, 0.028, 0.028, 0.03],
    6,
  );
  b.add(
    'board',
    'body',
    solid.slab(line, 0.02, [0.04, 0.01, 0], 'y', { holes: [outline.ngon(0.012, 24, 0, -0.228)], bevel: 0.003 }),
    { grain: [1, 0, 0] },
  );
  b.add(
    'juice groove',
    b.tint('body', { color: '#8a5a2c', color2: '#6e4420' }),
    solid.slab(outline.roundRect(0.27, 0.21, 0.016, 0.04), 0.0008, [0, 0.0201, 0], 'y', {
      bevel: 0.0002,
      holes: [outline.roundRect(0.258, 0.198, 0.012, 0.04)],
    }),
    { detail: 0.5 },
  );
  b.add(
    'cord',
    { base: 'leather', color: '#5a3a22' },
    solid.tube(
      Array.from(
        { length: 14 },
        (_, i): Vec3 => [
          -0.205 + 0.026 * Math.cos(i * 0.45) - 0.014,
          0.022 - 0.0185 * (i > 6 ? 0 : 0),
          0.012 * Math.sin(i * 0.45),
        ],
      ),
      0.0018,
      { closed: true },
    ),
    { detail: 0.5 },
  );
}

function addStand(b: Bench): void {
  const r = 0.14;
  b.add(
    'foot',
    'body',
    solid.turned(
      [
        [0, 0],
        [0.07, 0],
        [0.072, 0.006],
        [0.05, 0.014],
        [0.02, 0.024],
        [0.014, 0.04],
        [0.019, 0.05],
        [0.014, 0.06],
        [0.013, 0.085],
        [0.03, 0.1],
        [0, 0.1],
      ],
      [0, 0, 0],
      { bevel: 0.002, segments: 64 },
    ),
  );
  b.add(
    'plate',
    'body',
    solid.turned(
      [
        [0, 0.099],
        [r * 0.9, 0.1],
        [r, 0.104],
        [r * 1.01, 0.114],
        [r * 0.985, 0.116],
        [r * 0.96, 0.11],
        [0, 0.109],
      ],
      [0, 0, 0],
      { bevel: 0.0015, segments: 80 },
    ),
  );
  b.add(
    'beads',
    'pattern',
    solid.at(
      { op: 'ball', r: 0.0052 },
      Array.from({ length: 48 }, (_, i) => ({
        at: [r * 1.008 * Math.cos((i * Math.PI) / 24), 0.111, r * 1.008 * Math.sin((i * Math.PI) / 24)] as Vec3,
      })),
    ),
    { detail: 0.4 },
  );
}

function addBaking(b: Bench): void {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.roundRect(0.4 * k, 0.28 * k, 0.025 * k, 0, 0, 5).map(([x, z]): Vec3 => [x, y, -z]),
  });
  b.add('tray', 'body', {
    op: 'loft',
    sections: [
      ring(0.02, 0),
      ring(0.94, 0),
      ring(0.985, 0.024),
      ring(1.02, 0.025),
      ring(1.02, 0.0265),
      ring(0.975, 0.0265),
      ring(0.932, 0.002),
      ring(0.02, 0.002),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('rolled rim', 'body', {
    op: 'sweep',
    path: outline.roundRect(0.408, 0.286, 0.026, 0, 0, 6).map(([x, z]): Vec3 => [x, 0.0255, -z]),
    section: { kind: 'circle', r: 0.003 },
    closed: true,
    spline: 'linear',
  });
}
