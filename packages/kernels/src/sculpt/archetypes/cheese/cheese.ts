import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';

/** Cheese: wedge with holes, wheel with a wedge cut out, soft round, block, slice, butter. */
export const cheese: Archetype = {
  name: 'cheese',
  kind: 'food',
  size: { length: 0.15 },
  params: {
    kind: {
      type: 'choice',
      of: ['wedge', 'wheel', 'soft', 'block', 'butter'],
      default: 'wedge',
      about: 'how it is cut',
    },
    holes: { type: 'number', min: 0, max: 24, default: 14, about: 'holes in a wedge' },
    veins: { type: 'flag', default: false, about: 'blue mould' },
  },
  slots: {
    cheese: {
      material: { base: 'cheese', color: '#f2c23c', color2: '#f8d870', color3: '#d89a20', rough: 0.4, clearcoat: 0.15 },
      words: ['cheese', 'inside', 'butter'],
      main: true,
    },
    rind: { material: { base: 'wax', color: '#e09a2c', color2: '#c87c1c' }, words: ['rind', 'crust', 'wax'] },
    board: { material: { base: 'wood', color: '#a8703c', color2: '#8a5a2c' }, words: ['board', 'plate', 'dish'] },
  },
  presets: {
    cheese: { size: { width: 0.15 } },
    'cheese wheel': { params: { kind: 'wheel' }, size: { width: 0.3 } },
    gouda: {
      params: { kind: 'wheel' },
      materials: { rind: { color: '#c8281c', color2: '#a81c14' } },
      size: { width: 0.25 },
    },
    camembert: {
      params: { kind: 'soft' },
      materials: {
        cheese: { color: '#f4e3b0', color2: '#fbf0cc' },
        rind: { base: 'snow', color: '#f6f1e6', color2: '#ffffff', color3: '#e0d4bc' },
      },
      size: { width: 0.12 },
    },
    'blue cheese': {
      params: { veins: true, holes: 0 },
      materials: { cheese: { color: '#f3ead2', color2: '#fbf6e6' }, rind: { base: 'plain', color: '#d8ccb0' } },
      size: { width: 0.14 },
    },
    'cheese block': { params: { kind: 'block', holes: 0 }, size: { width: 0.16 } },
    butter: {
      params: { kind: 'butter', holes: 0 },
      materials: { cheese: { color: '#f7e08a', color2: '#fbecaa', rough: 0.3 } },
      size: { width: 0.16 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('cheese');
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  const veined = read.flag(params, 'veins')
    ? {
        layers: [
          {
            mask: { kind: 'noise' as const, scale: 0.018, threshold: 0.66, soft: 0.05 },
            material: { color: '#3f5a6a', color2: '#5a7a74' },
            strength: 0.85,
          },
        ],
      }
    : {};
  const meat = b.tint('cheese', veined);
  const n = Math.round(read.num(params, 'holes'));
  if (kind === 'wheel') addWheel(b, meat, taste);
  else if (kind === 'soft') addSoft(b, meat, taste);
  else if (kind === 'block' || kind === 'butter') addBlock(b, meat, kind === 'butter', taste);
  else addWedge(b, meat, n, taste);
  return { parts: b.parts };
}

/** The wedge of cartoons, and of Emmental: eyes of all sizes cut by its faces. */
function addWedge(b: Bench, meat: MaterialSpec, n: number, rng: Rng): void {
  const R = 0.15;
  const h = 0.07;
  const half = 0.36;
  const shape = (from: number, to: number): Vec2[] => {
    const arc = (r: number): Vec2[] =>
      Array.from({ length: 15 }, (_, i): Vec2 => {
        const a = -half + (2 * half * i) / 14;
        return [r * Math.cos(a) - R * 0.55, r * Math.sin(a)];
      });
    return from > 0 ? [...arc(to), ...arc(from).reverse()] : outline.rounded([...arc(to), [-R * 0.55, 0]], 0.003, 2);
  };
  const holes: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const r = h * rng.range(0.06, 0.2);
    const face = i % 3;
    const t = rng.range(0.2, 0.9);
    const y = face === 2 ? h : h * rng.range(0.16, 0.84);
    const a =
      face === 0
        ? half * rng.range(0.9, 1)
        : face === 1
          ? -half * rng.range(0.9, 1)
          : rng.range(-half * 0.7, half * 0.7);
    const q = R * (0.2 + 0.72 * t);
    holes.push({ op: 'ball', r, at: [q * Math.cos(a) - R * 0.55, y, -q * Math.sin(a)] });
  }
  const body = solid.slab(shape(0, R * 0.965), h, [0, h / 2, 0], 'y', { bevel: 0.0025 });
  const deep: MaterialSpec = {
    ...meat,
    layers: [
      ...(meat.layers ?? []),
      { mask: { kind: 'cavity', from: 0.05, to: 0.5 }, material: { color: meat.color3 ?? '#d89a20' }, strength: 0.5 },
    ],
  };
  const turn = (s: Shape): Shape => solid.put(s, [0, 0, 0], [0, 148, 0]);
  b.add('cheese', deep, turn(solid.cut(body, ...holes)), { detail: 1.8 });
  b.add('rind', 'rind', turn(solid.slab(shape(R * 0.962, R), h * 1.004, [0, h / 2, 0], 'y', { bevel: 0.002 })));
}

/** A waxed wheel, a wedge drawn from it. */
function addWheel(b: Bench, meat: MaterialSpec, rng: Rng): void {
  const R = 0.14;
  const h = 0.095;
  const profile = (k: number): Vec2[] =>
    [
      [0.01, 0],
      [0.86, 0],
      [0.97, 0.1],
      [1, 0.35],
      [1, 0.65],
      [0.97, 0.9],
      [0.86, 1],
      [0.01, 1],
    ].map(([x, y]): Vec2 => [x * R * k, h * (0.5 + (y - 0.5) * (1 - (1 - k) * 1.4))]);
  const seed = rng.int(99);
  const body = roundBody({ profile: profile(1), sides: 72, steps: 3, swell: (a) => 1 + 0.006 * around(a, 5, seed) });
  const inner = roundBody({
    profile: profile(0.965),
    sides: 72,
    steps: 3,
    swell: (a) => 1 + 0.006 * around(a, 5, seed),
  });
  const a0 = 0.55;
  const wedge = solid.slab(
    [
      [0, 0],
      [R * 2 * Math.sin(0.1), -R * 2 * Math.cos(0.1)],
      [R * 2 * Math.sin(0.1 + a0 * 1.4), -R * 2 * Math.cos(0.1 + a0 * 1.4)],
    ],
    h * 4,
    [0, h / 2, 0],
    'y',
    { bevel: 0 },
  );
  b.add('rind', 'rind', { op: 'carve', from: body, cut: [wedge, inner] }, { detail: 1.2 });
  b.add('cheese', meat, solid.cut(inner, wedge), { detail: 1.2 });
  const out = (s: Shape): Shape => solid.put(s, [R * 0.42, 0, R * 0.72], [0, -14, 0]);
  b.add('piece rind', 'rind', out({ op: 'carve', from: { op: 'clip', of: body, within: wedge }, cut: [inner] }));
  b.add('piece', meat, out({ op: 'clip', of: inner, within: wedge }), { detail: 1.2 });
  b.add(
    'label',
    { base: 'paper', color: '#f4ead0' },
    solid.cyl(R * 0.36, 0.0012, [-R * 0.22, h + 0.0004, -R * 0.28], 'y', { bevel: 0.0003 }),
  );
  b.add(
    'label ring',
    { base: 'paint', color: '#2f4a8a' },
    solid.hoop(R * 0.29, { kind: 'rect', w: 0.0006, h: R * 0.03 }, [-R * 0.22, h + 0.0013, -R * 0.28], 'y', 48),
    { detail: 0.5 },
  );
}

/** White mould outside, running inside. */
function addSoft(b: Bench, meat: MaterialSpec, rng: Rng): void {
  const R = 0.058;
  const h = 0.032;
  const y0 = 0.012;
  const seed = rng.int(99);
  const body = (k: number): Shape =>
    roundBody({
      profile: [
        [0.01, 0],
        [0.9, 0],
        [0.99, 0.14],
        [1, 0.5],
        [0.99, 0.86],
        [0.9, 1],
        [0.01, 1.01],
      ].map(([x, y]): Vec2 => [x * R * k, y0 + h * (0.5 + (y - 0.5) * (k < 1 ? 0.9 : 1))]),
      sides: 72,
      swell: (a, t) => 1 + 0.012 * around(a, 9, seed, t * 2),
    });
  const wedge = solid.slab(
    [
      [0, 0],
      [R * 3 * Math.sin(0.2), -R * 3 * Math.cos(0.2)],
      [R * 3 * Math.sin(1.05), -R * 3 * Math.cos(1.05)],
    ],
    0.2,
    [0, 0.02, 0],
    'y',
    { bevel: 0 },
  );
  b.add('board', 'board', solid.cyl(R * 1.55, y0, [0, y0 / 2, 0], 'y', { bevel: 0.002 }), { grain: [1, 0, 0] });
  b.add('rind', 'rind', { op: 'carve', from: body(1), cut: [wedge, body(0.95)] }, { detail: 1.3 });
  b.add('cheese', meat, solid.cut(body(0.952), wedge), { detail: 1.2 });
  b.add('piece', meat, solid.put({ op: 'clip', of: body(0.95), within: wedge }, [R * 0.26, 0, R * 0.34]));
  b.add(
    'piece rind',
    'rind',
    solid.put({ op: 'carve', from: { op: 'clip', of: body(1), within: wedge }, cut: [body(0.95)] }, [
      R * 0.26,
      0,
      R * 0.34,
    ]),
  );
}

/** A block with slices cut from its end; butter on a dish with curls. */
function addBlock(b: Bench, meat: MaterialSpec, butter: boolean, rng: Rng): void {
  const [w, h, d] = butter ? [0.1, 0.04, 0.045] : [0.11, 0.06, 0.06];
  const y0 = 0.01;
  if (butter)
    b.add(
      'dish',
      b.tint('board', { base: 'porcelain', color: '#f2f2ee', color2: '#ffffff' }),
      solid.slab(outline.roundRect(0.19, 0.1, 0.03, 0, 0, 6), y0, [0, y0 / 2, 0], 'y', { bevel: 0.003 }),
    );
  else b.add('board', 'board', solid.box([0.24, y0, 0.12], [0.01, y0 / 2, 0], 0.003), { grain: [1, 0, 0] });
  b.add('block', meat, solid.box([w, h, d], [-0.03, y0 + h / 2, 0], 0.0025), { detail: 1.3 });
  const t = butter ? 0.008 : 0.007;
  for (let i = 0; i < 3; i++) {
    const lean = -8 - 15 * i - rng.range(0, 4);
    b.add(
      `slice ${i + 1}`,
      meat,
      solid.put(
        solid.box([t, h, d], [t / 2, h / 2, 0], 0.001),
        [-0.03 + w / 2 + 0.003 + i * 0.014, y0 + 0.0002, 0],
        [0, 0, lean],
      ),
    );
  }
}
