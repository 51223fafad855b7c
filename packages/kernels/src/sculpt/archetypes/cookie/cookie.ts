import type { Shape } from '../../../curves/index.ts';
import { fbm, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { cookiePalettes } from './palettes.ts';

/** Cookies: chocolate chip, gingerbread man, macaron, cream sandwich, cracker, fortune cookie. */
export const cookie: Archetype = {
  name: 'cookie',
  kind: 'food',
  size: { length: 0.07 },
  params: {
    kind: {
      type: 'choice',
      of: ['chip', 'gingerbread', 'macaron', 'sandwich', 'cracker', 'fortune'],
      default: 'chip',
      about: 'which cookie',
    },
    bitten: { type: 'flag', default: false, about: 'a bite taken out of a chip cookie' },
    count: { type: 'number', min: 1, max: 4, default: 1, about: 'how many, stacked' },
  },
  slots: {
    dough: {
      material: { base: 'cookie', color: '#c98f4e', color2: '#a4662c', color3: '#6e4018', scale: 0.5 },
      words: ['cookie', 'biscuit', 'dough', 'cracker', 'shell'],
      main: true,
    },
    chips: { material: { base: 'chocolate', color: '#3a1c0e', color2: '#53301a' }, words: ['chip', 'chocolate'] },
    icing: {
      material: { base: 'icing', color: '#fbf8f2', color2: '#ffffff', color3: '#e0d8cc', rough: 0.35 },
      words: ['icing', 'frosting'],
    },
    cream: { material: { base: 'cream', color: '#fbf5e8', color2: '#ffffff' }, words: ['cream', 'filling'] },
    buttons: { material: { base: 'plastic', color: '#d8283a', rough: 0.2 }, words: ['button', 'candy'] },
  },
  palettes: cookiePalettes,
  presets: {
    cookie: {},
    'gingerbread man': {
      params: { kind: 'gingerbread' },
      materials: { dough: { color: '#9a5a2a', color2: '#7c431a' } },
      size: { height: 0.12 },
    },
    macaron: {
      open: ['dough'],
      params: { kind: 'macaron', count: 3 },
      materials: { dough: { base: 'plain', color: '#ec9fb4', color2: '#f4bccb', rough: 0.5 } },
    },
    oreo: {
      params: { kind: 'sandwich', count: 2 },
      materials: { dough: { base: 'plain', color: '#2a1c16', color2: '#3a2820', rough: 0.75 } },
    },
    cracker: { params: { kind: 'cracker', count: 3 }, materials: { dough: { color: '#e2b468', color2: '#c88c3c' } } },
    'fortune cookie': {
      params: { kind: 'fortune' },
      materials: { dough: { base: 'bun', color: '#dda552', color2: '#b87830' } },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('cookie');
  const kind = read.word(params, 'kind');
  const n = Math.round(read.num(params, 'count'));
  const seed = taste.int(9999);
  if (kind === 'gingerbread') addMan(b, seed);
  else if (kind === 'fortune') addFortune(b, seed);
  else
    for (let i = 0; i < n; i++) {
      const own = i === n - 1;
      const place = (s: Shape, t: number): Shape =>
        solid.put(
          s,
          [0.004 * Math.sin(i * 2.1 + seed), i * t, 0.004 * Math.cos(i * 1.7 + seed)],
          [0, 50 * i + (seed % 90), 0],
        );
      const name = n > 1 ? ` ${i + 1}` : '';
      if (kind === 'macaron') addMacaron(b, (s) => place(s, 0.0232), name, seed + i, i);
      else if (kind === 'sandwich') addSandwich(b, (s) => place(s, 0.0152), name);
      else if (kind === 'cracker') addCracker(b, (s) => place(s, 0.0052), name);
      else addChip(b, (s) => place(s, 0.012), name, seed + i, own && read.flag(params, 'bitten'));
    }
  return { parts: b.parts };
}

type Place = (s: Shape) => Shape;

/** Cracked, domed, chips half sunk. */
function addChip(b: Bench, place: Place, name: string, seed: number, bitten: boolean): void {
  const r = 0.036;
  const h = 0.0125;
  const body = roundBody({
    profile: [
      [0.02, 0.0],
      [0.86, 0.0],
      [0.98, 0.16],
      [1, 0.4],
      [0.9, 0.72],
      [0.62, 0.92],
      [0.3, 0.99],
      [0.02, 1],
    ].map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 72,
    steps: 6,
    swell: (a, t) => 1 + 0.045 * around(a, 7, seed) + 0.01 * around(a, 20, seed, t * 4),
    lift: (a, t, q) =>
      t > 0.45
        ? h *
          (0.16 * fbm((q / r) * 5 * Math.cos(a), (q / r) * 5 * Math.sin(a), 1, 3, seed) -
            0.16 *
              Math.exp(
                -(
                  (Math.abs(fbm((q / r) * 2.6 * Math.cos(a) + 4, (q / r) * 2.6 * Math.sin(a), 2, 2, seed)) / 0.03) **
                  2
                ),
              ))
        : 0,
  });
  const bites: Shape[] = bitten
    ? (
        [
          [0.62, 0.7],
          [0.98, 0.36],
          [0.26, 0.98],
        ] as const
      ).map(([x, z]) => ({ op: 'ball', r: [r * 0.36, h * 3, r * 0.36], at: [x * r, h * 0.5, z * r] }))
    : [];
  b.add(
    `cookie${name}`,
    b.tint('dough', {
      layers: [
        { mask: { kind: 'slope', dir: [0, 1, 0], from: 0.85, to: 0.2 }, material: { color: '#a4662c' }, strength: 0.5 },
      ],
    }),
    place(solid.cut(body, ...bites)),
    { detail: 1.6 },
  );
  const chip = solid.turned(
    [
      [0, -0.4],
      [0.8, -0.3],
      [0.9, 0.1],
      [0.5, 0.5],
      [0.1, 0.85],
      [0, 0.86],
    ].map(([x, y]): Vec2 => [x * r * 0.13, y * r * 0.13]),
    [0, 0, 0],
    { smooth: true, bevel: 0 },
  );
  b.add(
    `chips${name}`,
    'chips',
    place({
      op: 'scatter',
      on: body,
      of: chip,
      n: 19,
      seed,
      jitter: 0.4,
      sink: r * 0.03,
      where: {
        op: 'subtract',
        from: { op: 'box', size: [r * 1.7, h, r * 1.7], at: [0, h * 1.05, 0] },
        cut: bitten ? [{ op: 'sphere', r: r * 0.62, at: [r * 0.66, h, r * 0.72] }] : [],
      },
    }),
    { detail: 0.8 },
  );
}

/** Two smooth shells with ruffled feet, cream between; each of a stack in its own tint. */
function addMacaron(b: Bench, place: Place, name: string, seed: number, i: number): void {
  const r = 0.0225;
  const dome = (up: number, y0: number): Shape => {
    const shell = roundBody({
      profile: [
        [0.02, 1],
        [0.5, 0.96],
        [0.86, 0.74],
        [0.99, 0.4],
        [0.98, 0.2],
        [0.02, 0.2],
      ]
        .map(([x, y]): Vec2 => [x * r, y * 0.0095])
        .reverse(),
      sides: 56,
    });
    return solid.put(up > 0 ? shell : solid.put(shell, [0, 0, 0], [180, 0, 0]), [0, y0, 0]);
  };
  const foot = (y0: number): Shape => ringBodyOf(r * 0.95, y0, seed);
  const tint =
    i === 0
      ? b.tint('dough', {})
      : b.tint('dough', { color: ['', '#a8d0a0', '#f2d98a', '#b8a4d8'][i], color2: '#fbf4ea' });
  b.add(`lower shell${name}`, tint, place(dome(-1, 0.0095)), { detail: 1.2 });
  b.add(`upper shell${name}`, tint, place(dome(1, 0.0138)), { detail: 1.2 });
  b.add(`feet${name}`, { ...tint, base: 'cake', scale: 0.2 }, place(solid.many([foot(0.0078), foot(0.0155)])));
  b.add(
    `cream${name}`,
    'cream',
    place(
      roundBody({
        profile: [
          [0.02, -0.5],
          [0.9, -0.5],
          [0.97, 0],
          [0.9, 0.5],
          [0.02, 0.5],
        ].map(([x, y]): Vec2 => [x * r, 0.01165 + y * 0.0052]),
        sides: 48,
        swell: (a) => 1 + 0.03 * around(a, 8, seed),
      }),
    ),
  );
}

function ringBodyOf(r: number, y: number, seed: number): Shape {
  const path = Array.from({ length: 60 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 60;
    const k = r * (1 + 0.02 * around(a, 24, seed));
    return [k * Math.cos(a), y + 0.0004 * around(a, 18, seed + 1), k * Math.sin(a)];
  });
  return { op: 'sweep', path, section: { kind: 'circle', r: 0.0017 }, closed: true, spline: 'linear' };
}

/** Embossed wafers with cream. */
function addSandwich(b: Bench, place: Place, name: string): void {
  const r = 0.0225;
  const wafer = (y: number): Shape => solid.cyl(r, 0.005, [0, y, 0], 'y', { bevel: 0.0009 });
  b.add(`wafers${name}`, 'dough', place(solid.many([wafer(0.0025), wafer(0.0123)])), { detail: 1.1 });
  b.add(`cream${name}`, 'cream', place(solid.cyl(r * 0.94, 0.0056, [0, 0.0074, 0], 'y', { bevel: 0.0014 })));
  const top = 0.0148;
  const dash = solid.box([r * 0.045, 0.0012, r * 0.16], [0, top, r * 0.88], 0.0001);
  const petals: Shape[] = [0, 1, 2, 3].map((i) =>
    solid.put({ op: 'ball', r: [r * 0.13, 0.001, r * 0.2] }, [0, top, 0], [0, 45 + 90 * i, 0]),
  );
  b.add(
    `embossing${name}`,
    'dough',
    place(
      solid.many([
        { op: 'arrayed', n: 36, around: 'y', of: dash },
        solid.hoop(r * 0.7, { kind: 'circle', r: 0.0007 }, [0, top, 0], 'y', 48),
        solid.hoop(r * 0.42, { kind: 'circle', r: 0.0006 }, [0, top, 0], 'y', 40),
        ...petals,
      ]),
    ),
    { detail: 0.5 },
  );
}

/** A scalloped square with pricks and salt. */
function addCracker(b: Bench, place: Place, name: string): void {
  const s = 0.024;
  const rim: Vec2[] = Array.from({ length: 96 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 96;
    const k = 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
    const u = Math.min(1.28, k);
    return [s * u * Math.cos(a) * (1 + 0.025 * Math.cos(24 * a)), s * u * Math.sin(a) * (1 + 0.025 * Math.cos(24 * a))];
  });
  b.add(`cracker${name}`, 'dough', place(solid.slab(rim, 0.005, [0, 0.0025, 0], 'y', { bevel: 0.001 })), {
    detail: 1.1,
  });
  const holes: Shape[] = [];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      holes.push(solid.cyl(0.0011, 0.0006, [i * s * 0.55, 0.005, j * s * 0.55], 'y', { bevel: 0, segments: 10 }));
  b.add(`pricks${name}`, b.tint('dough', { color: '#7a4c1c' }), place(solid.many(holes)), { detail: 0.3 });
}

/** Round head, arms out, legs apart; piped icing, eyes, smile, buttons. Stands on its feet. */
function addMan(b: Bench, seed: number): void {
  const h = 0.12;
  const t = 0.0095;
  const p = (x: number, y: number): Vec2 => [x * h, y * h];
  const right: Vec2[] = [
    p(0.0, 0.3),
    p(0.06, 0.14),
    p(0.12, 0.02),
    p(0.22, 0.0),
    p(0.26, 0.08),
    p(0.2, 0.26),
    p(0.17, 0.42),
    p(0.24, 0.5),
    p(0.36, 0.46),
    p(0.43, 0.52),
    p(0.4, 0.6),
    p(0.28, 0.66),
    p(0.14, 0.67),
    p(0.1, 0.7),
    p(0.17, 0.76),
    p(0.2, 0.86),
    p(0.15, 0.96),
    p(0.06, 0.995),
  ];
  const all = [
    ...right,
    ...right
      .slice(1)
      .map(([x, y]): Vec2 => [-x, y])
      .reverse(),
  ];
  b.add(
    'gingerbread',
    'dough',
    solid.slab(outline.rounded(all, h * 0.06, 5), t, [0, 0, 0], 'z', { bevel: t * 0.32, smooth: false }),
    { detail: 1.5 },
  );
  const z = t * 0.52;
  const line = (pts: readonly Vec2[], r = 0.012): Shape =>
    solid.tube(
      pts.map(([x, y]): Vec3 => [x * h, y * h, z]),
      r * h,
    );
  const wave = (y: number, x0: number, x1: number): Shape =>
    line(
      Array.from({ length: 13 }, (_, i): Vec2 => [x0 + ((x1 - x0) * i) / 12, y + 0.012 * (i % 2 ? 1 : -1)]),
      0.009,
    );
  b.add(
    'smile',
    'icing',
    line(
      Array.from(
        { length: 9 },
        (_, i): Vec2 => [0.085 * Math.sin((i / 8 - 0.5) * 2.4), 0.82 - 0.055 * Math.cos((i / 8 - 0.5) * 2.4)],
      ),
      0.009,
    ),
  );
  b.add(
    'cuffs',
    'icing',
    solid.many([
      wave(0.1, 0.1, 0.23),
      wave(0.1, -0.23, -0.1),
      solid.put(wave(0, -0.07, 0.07), [0.36 * h, 0.55 * h, 0], [0, 0, 68]),
      solid.put(wave(0, -0.07, 0.07), [-0.36 * h, 0.55 * h, 0], [0, 0, -68]),
    ]),
  );
  b.add(
    'eyes',
    { base: 'chocolate', color: '#2a1409' },
    solid.many(
      [0.065, -0.065].map(
        (x): Shape => ({ op: 'ball', r: [h * 0.019, h * 0.021, h * 0.01], at: [x * h, 0.875 * h, z] }),
      ),
    ),
  );
  b.add(
    'buttons',
    'buttons',
    solid.many(
      [0.56, 0.46, 0.36].map((y): Shape => ({ op: 'ball', r: [h * 0.024, h * 0.024, h * 0.014], at: [0, y * h, z] })),
    ),
  );
  b.add(
    'collar',
    'icing',
    line(
      Array.from(
        { length: 11 },
        (_, i): Vec2 => [0.12 * (i / 5 - 1), 0.665 - 0.03 * Math.cos((i / 5 - 1) * 1.4) + 0.006 * ((i + seed) % 2)],
      ),
      0.01,
    ),
  );
}

/** A disc folded twice, its slip of paper peeping out. */
function addFortune(b: Bench, seed: number): void {
  const r = 0.034;
  const grid = Array.from({ length: 17 }, (_, i) => {
    const u = (i / 16) * 2 - 1;
    return Array.from({ length: 25 }, (_, j): Vec3 => {
      const a = (j / 24) * Math.PI * 1.94 + 0.1;
      const open = 0.5 + 0.5 * Math.abs(u);
      const k = r * 0.52 * Math.sqrt(Math.max(0.02, 1 - u * u * 0.86)) * (1 + 0.03 * around(a, 4, seed));
      const bow = r * 0.75 * u * u;
      return [u * r * 0.98, k * Math.cos(a) * open * 1.1 + r * 0.62 - bow * 0.35, k * Math.sin(a) * 0.9 + bow * 0.75];
    });
  });
  b.add('cookie', 'dough', { op: 'sheet', grid, thickness: 0.0022, spline: 'catmull' }, { detail: 1.4 });
  b.add(
    'slip',
    { base: 'paper', color: '#fbfaf4' },
    solid.put(solid.box([0.05, 0.0004, 0.009], [0, 0, 0], 0.0001), [0.026, r * 0.44, r * 0.55], [8, -18, -6]),
  );
}
