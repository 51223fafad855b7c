import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import { eggPalettes } from './palettes.ts';

/** Eggs: plain, painted for Easter, a dragon's with scales, cracked open, fried, boiled and halved. */
export const egg: Archetype = {
  name: 'egg',
  kind: 'food',
  size: { height: 0.06 },
  params: {
    kind: {
      type: 'choice',
      of: ['plain', 'easter', 'dragon', 'cracked', 'fried', 'boiled'],
      default: 'plain',
      about: 'what has become of it',
    },
    cup: { type: 'flag', default: false, about: 'stands in an egg cup' },
    spots: { type: 'flag', default: false, about: 'speckled' },
  },
  slots: {
    shell: {
      material: { base: 'plain', color: '#ecd9bd', color2: '#f4e8d4', rough: 0.5 },
      words: ['egg', 'shell', 'eggshell'],
      main: true,
    },
    pattern: { material: { base: 'paint', color: '#f6f2e8' }, words: ['pattern', 'spot', 'stripe', 'dot', 'speckle'] },
    white: {
      material: { base: 'icing', color: '#fbf9f3', color2: '#ffffff', color3: '#e8e0cc', rough: 0.2, clearcoat: 0.5 },
      words: ['white', 'egg white'],
    },
    yolk: {
      material: { base: 'icing', color: '#f4a916', color2: '#fbc63a', color3: '#d07c08', rough: 0.1, clearcoat: 0.9 },
      words: ['yolk', 'yellow'],
    },
    cup: { material: { base: 'porcelain', color: '#eef0f2' }, words: ['cup', 'stand', 'holder'] },
    scales: {
      material: { base: 'scales', color: '#7a1f26', color2: '#b83a3a', color3: '#2c0a10', rough: 0.35 },
      words: ['scale'],
    },
  },
  palettes: eggPalettes,
  presets: {
    egg: { size: { height: 0.06 } },
    'easter egg': { params: { kind: 'easter' }, size: { height: 0.06 } },
    'dragon egg': { params: { kind: 'dragon' }, size: { height: 0.3 } },
    'cracked egg': { params: { kind: 'cracked' }, size: { width: 0.12 } },
    'fried egg': { params: { kind: 'fried' }, size: { width: 0.12 } },
    'boiled egg': { params: { kind: 'boiled' }, size: { width: 0.1 } },
    'egg in a cup': { params: { cup: true }, size: { height: 0.1 } },
    'quail egg': {
      params: { spots: true },
      materials: { shell: { color: '#dcd0b0', color2: '#e8dec4' }, pattern: { color: '#4a3826' } },
      size: { height: 0.03 },
    },
  },
  build,
};

const H = 0.06;
const R = 0.0225;

function profile(k = 1): Vec2[] {
  return [
    [0.01, 0],
    [0.4, 0.025],
    [0.78, 0.14],
    [0.99, 0.36],
    [0.98, 0.5],
    [0.82, 0.74],
    [0.54, 0.92],
    [0.24, 0.99],
    [0.01, 1],
  ].map(([x, y]): Vec2 => [x * R * k, H * (0.5 + (y - 0.5) * k)]);
}

const whole = (k = 1): Shape => roundBody({ profile: profile(k), sides: 56 });

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('egg');
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  const lift = read.flag(params, 'cup') ? 0.034 : 0;
  const put = (s: Shape): Shape =>
    lift ? solid.put(s, [0, lift, 0]) : solid.put(s, [0, 0, 0], [0, taste.fork('yaw').range(0, 90), 0]);
  if (kind === 'fried') addFried(b, taste.int(999));
  else if (kind === 'cracked') addCracked(b, taste.int(999));
  else if (kind === 'boiled') addBoiled(b, taste.int(99));
  else if (kind === 'dragon') addDragon(b, taste.int(99));
  else
    b.add(
      'shell',
      kind === 'easter' ? easter(b, taste.pick([0, 1, 2]), lift) : speckled(b, read.flag(params, 'spots')),
      put(whole()),
      { detail: 1.6 },
    );
  if (lift) addCup(b);
  return { parts: b.parts };
}

function speckled(b: Bench, spots: boolean): MaterialSpec {
  const shell = b.tint('shell', {});
  return {
    ...shell,
    layers: [
      ...(shell.layers ?? []),
      ...(spots
        ? [
            {
              mask: { kind: 'spots' as const, scale: H * 0.12, size: 0.2, soft: 0.12 },
              material: { color: b.tint('pattern', {}).color },
            },
          ]
        : []),
    ],
  };
}

/** Three ways to paint an egg: bands with zigzag, dots, lozenges. */
function easter(b: Bench, style: number, lift: number): MaterialSpec {
  const told = b.tint('shell', {});
  const plain = told.color === '#ecd9bd';
  const ground = plain ? ['#e86a9a', '#5ab4d8', '#8ac45a'][style] : (told.color ?? '#e86a9a');
  const white = b.tint('pattern', {}).color;
  const band = (y: number, w: number, color: string | undefined): MaterialLayer => ({
    mask: { kind: 'near', soft: H * 0.006, shape: { op: 'box', size: [1, w * H, 1], at: [0, lift + y * H, 0] } },
    material: { base: 'paint', color, color2: color },
  });
  const zig = (y: number, n: number, color: string): MaterialLayer => ({
    mask: {
      kind: 'around',
      n,
      of: {
        kind: 'near',
        soft: H * 0.005,
        shape: {
          op: 'chain',
          points: [
            [-0.26, -0.03],
            [0, 0.035],
            [0.26, -0.03],
          ].map(([x, d]): Vec3 => [x * H * (8 / n) * 0.62, lift + (y + d) * H, R]),
          radii: [H * 0.011, H * 0.011, H * 0.011],
        },
      },
    },
    material: { base: 'paint', color, color2: color },
  });
  const dots = (y: number, n: number, r: number, color: string): MaterialLayer => ({
    mask: {
      kind: 'around',
      n,
      of: { kind: 'near', soft: H * 0.005, shape: { op: 'ellipsoid', r: [r * H, r * H, R], at: [0, lift + y * H, R] } },
    },
    material: { base: 'paint', color, color2: color },
  });
  const sets: MaterialLayer[][] = [
    [
      band(0.45, 0.16, white),
      zig(0.45, 10, '#f2b632'),
      band(0.66, 0.04, '#6ac0d8'),
      band(0.24, 0.04, '#6ac0d8'),
      dots(0.78, 8, 0.035, '#f6e27a'),
      dots(0.14, 8, 0.03, '#f6e27a'),
    ],
    [
      dots(0.45, 8, 0.06, '#f6e27a'),
      dots(0.45, 8, 0.03, '#e8608a'),
      dots(0.7, 7, 0.045, '#fbf8f0'),
      dots(0.22, 7, 0.045, '#fbf8f0'),
      band(0.58, 0.025, white),
      band(0.33, 0.025, white),
    ],
    [
      zig(0.6, 9, '#fbf8f0'),
      zig(0.5, 9, '#f0a03a'),
      zig(0.4, 9, '#fbf8f0'),
      dots(0.78, 7, 0.04, '#e8608a'),
      dots(0.2, 8, 0.04, '#6a8ad8'),
      band(0.3, 0.02, white),
      band(0.69, 0.02, white),
    ],
  ];
  return { ...told, base: 'paint', color: ground, color2: ground, rough: 0.3, layers: sets[style] };
}

/** Scale over scale in rising rows. */
function addDragon(b: Bench, seed: number): void {
  const told = b.tint('shell', {});
  const color =
    told.color === '#ecd9bd'
      ? b.tint('scales', {})
      : { ...b.tint('scales', {}), color: told.color, color2: told.color2 };
  const h = 0.28;
  const k = h / H;
  b.add('shell', { ...color, base: 'chitin' }, solid.at(whole(0.95), [{ scale: k }]), { detail: 0.8 });
  const rows = 13;
  const curve = profile(1);
  const at = (y: number): [number, number] => {
    const i = Math.max(
      1,
      curve.findIndex((q) => q[1] >= y * H),
    );
    const [p, q] = [curve[i - 1], curve[i]];
    const f = (y * H - p[1]) / Math.max(1e-6, q[1] - p[1]);
    return [(p[0] + (q[0] - p[0]) * f) * k, Math.atan2(q[1] - p[1], q[0] - p[0])];
  };
  for (let row = 0; row < rows; row++) {
    const y = 0.045 + (0.9 * row) / rows;
    const [r, slope] = at(y);
    const n = Math.max(6, Math.round((2 * Math.PI * r) / (h * 0.115)));
    const l = h * 0.15;
    const scale = leafShape({
      length: l,
      width: ((2 * Math.PI * r) / n) * 1.22,
      rise: 0.0,
      droop: -0.12,
      fold: 0.16,
      belly: 0.42,
      point: 0.9,
      foot: 0.7,
      thick: h * 0.012,
      plain: true,
    });
    const one = solid.put(solid.put(scale, [0, 0, 0], [-(slope * 180) / Math.PI + 8, 0, 0]), [0, y * h, r * 0.96]);
    const shade = row % 2 ? color : { ...color, color: color.color2, color2: color.color };
    b.add(
      `scales ${row + 1}`,
      { ...shade, base: 'chitin', rough: 0.3 },
      solid.put({ op: 'arrayed', n, around: 'y', of: one }, [0, 0, 0], [0, (row % 2) * (180 / n) + (seed % 7), 0]),
      { detail: 0.8 },
    );
  }
}

const jag = (a: number, seed: number): number =>
  H * (0.5 + 0.05 * Math.sign(Math.sin(9 * a + seed)) * Math.abs(Math.sin(9 * a + seed)) + 0.04 * around(a, 11, seed));

/** Two jagged half shells, the egg run out between them. */
function addCracked(b: Bench, seed: number): void {
  const half = (k: number): Shape => {
    const line = profile(1).filter((q) => q[1] < H * 0.5);
    const ring = (r: number, y: (a: number) => number): { points: Vec3[] } => ({
      points: Array.from(
        { length: 72 },
        (_, i): Vec3 => [
          r * Math.cos((2 * Math.PI * i) / 72),
          y((2 * Math.PI * i) / 72),
          r * Math.sin((2 * Math.PI * i) / 72),
        ],
      ),
    });
    const out = line.map(([r, y]) => ring(r, () => y));
    const edge = ring(R * 0.99, (a) => jag(a, seed + k));
    const lip = ring(R * 0.93, (a) => jag(a, seed + k) - H * 0.004);
    const inside = [...line].reverse().map(([r, y]) => ring(Math.max(R * 0.01, r - R * 0.06), () => y + R * 0.06));
    return { op: 'loft', sections: [...out, edge, lip, ...inside], spline: 'linear' };
  };
  b.add('half shell', 'shell', solid.put(half(0), [-0.042, -0.0005, -0.012], [14, 0, 12]), { detail: 1.4 });
  b.add(
    'other half shell',
    'shell',
    solid.put(solid.put(half(3), [0, -H * 0.25, 0]), [0.042, R * 0.99, -0.014], [0, 30, -104]),
    { detail: 1.4 },
  );
  addFried(b, seed, 0.85, [0.002, 0, 0.022]);
}

/** Set white with crisp rim, yolk standing up. */
function addFried(b: Bench, seed: number, k = 1, at: Vec3 = [0, 0, 0]): void {
  const r = 0.048 * k;
  const white = roundBody({
    profile: [
      [0.01, 0],
      [0.9, 0.0],
      [1.0, 0.02],
      [1.02, 0.05],
      [0.96, 0.085],
      [0.78, 0.07],
      [0.5, 0.11],
      [0.3, 0.15],
      [0.01, 0.16],
    ].map(([x, y]): Vec2 => [x * r, y * r]),
    sides: 96,
    swell: (a, _t, q) => 1 + (q > r * 0.4 ? 0.14 * around(a, 6, seed) + 0.03 * around(a, 18, seed + 1) : 0),
    lift: (a, _t, q) => (q > r * 0.7 ? r * 0.02 * (1 + around(a, 14, seed + 2)) : 0),
  });
  const crisp: MaterialSpec = b.tint(
    'white',
    k < 1
      ? { transmission: 0 }
      : {
          layers: [
            {
              mask: {
                kind: 'all',
                of: [
                  { kind: 'not', of: { kind: 'near', soft: r * 0.1, shape: { op: 'cylinder', r: r * 0.92, h: 1 } } },
                  { kind: 'noise', scale: r * 0.25, threshold: 0.45, soft: 0.2 },
                ],
              },
              material: { color: '#c8843a', color2: '#a8642a' },
              strength: 0.7,
            },
          ],
        },
  );
  b.add('white', crisp, solid.put(white, at), { detail: 1.4 });
  const yolk = roundBody({
    profile: [
      [0.01, 0],
      [0.9, 0.0],
      [1, 0.22],
      [0.9, 0.5],
      [0.62, 0.72],
      [0.3, 0.82],
      [0.01, 0.84],
    ].map(([x, y]): Vec2 => [x * r * 0.38, r * 0.12 + y * r * 0.34]),
    sides: 44,
  });
  b.add('yolk', 'yolk', solid.put(yolk, [at[0] + r * 0.06, at[1], at[2] - r * 0.04]), { detail: 1.3 });
}

/** A whole one peeled, and two halves with their yolks. */
function addBoiled(b: Bench, seed: number): void {
  const white = b.tint('white', { rough: 0.3 });
  const lie = (s: Shape): Shape => solid.put(s, [0, -H / 2, 0]);
  b.add('egg', white, solid.put(lie(whole()), [-0.01, R, -0.034], [0, 20 + seed * 0.1, 84]), { detail: 1.2 });
  for (const [i, [x, z, yaw]] of (
    [
      [-0.028, 0.014, 24],
      [0.03, 0.016, -32],
    ] as const
  ).entries()) {
    const half: Shape = {
      op: 'clip',
      of: solid.put(lie(whole()), [0, 0, 0], [90, 0, 0]),
      within: solid.box([1, 0.5, 1], [0, -0.25, 0], 0),
    };
    b.add(`half ${i + 1}`, white, solid.put(half, [x, R * 0.985, z], [0, yaw, 0]), { detail: 1.3 });
    b.add(
      `yolk ${i + 1}`,
      b.tint('yolk', { rough: 0.5, clearcoat: 0.1 }),
      solid.put({ op: 'ball', r: [R * 0.58, R * 0.09, R * 0.62], at: [0, 0, R * 0.1] }, [x, R * 0.985, z], [0, yaw, 0]),
    );
  }
}

function addCup(b: Bench): void {
  const outer: Vec2[] = [
    [0.018, 0],
    [0.019, 0.002],
    [0.009, 0.009],
    [0.006, 0.017],
    [0.009, 0.024],
    [0.019, 0.034],
    [0.0235, 0.046],
    [0.0245, 0.056],
    [0.0225, 0.056],
    [0.0185, 0.044],
    [0.009, 0.036],
    [0, 0.034],
  ];
  b.add('cup', 'cup', solid.turned([[0, 0], ...outer], [0, 0, 0], { bevel: 0.0008 }), { detail: 1.2 });
  b.add(
    'cup rim',
    b.tint('cup', { base: 'gold', color: '#d8b04c' }),
    solid.hoop(0.0236, { kind: 'circle', r: 0.0009 }, [0, 0.056, 0], 'y', 48),
    { detail: 0.5 },
  );
}
