import type { Shape } from '../../../curves/index.ts';
import { gradientNoise, type Rng, type Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { fitting, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** A wheelbarrow, its wheel to +Z: pressed tray, bent tube frame, legs with skids, pneumatic wheel, grips; empty or loaded. */
export const wheelbarrow: Archetype = {
  name: 'wheelbarrow',
  kind: 'tool',
  size: { length: 1.4 },
  params: {
    load: {
      type: 'choice',
      of: ['none', 'earth', 'stones'],
      default: 'none',
      about: 'What lies in the tray.',
      vary: { none: 3, earth: 1 },
    },
  },
  slots: {
    tray: {
      material: { base: 'paint', color: '#2f6b3c', rough: 0.4, wear: 0.3 },
      words: ['tray', 'tub', 'barrow', 'body'],
      main: true,
    },
    frame: {
      material: { base: 'paint', color: '#26282c', rough: 0.4, wear: 0.3 },
      words: ['frame', 'leg', 'brace', 'tube'],
    },
    tyre: { material: { base: 'rubber', color: '#1c1d1f', rough: 0.85 }, words: ['tyre', 'tire', 'wheel'] },
    rim: { material: { base: 'paint', color: '#d8a818', rough: 0.35 }, words: ['rim', 'hub'] },
    grip: { material: { base: 'rubber', color: '#232428', rough: 0.7 }, words: ['grip', 'handle'] },
    load: { material: { base: 'dirt', color: '#5c4330' }, words: ['load', 'earth', 'soil', 'stone'] },
    bolt: { material: { base: 'steel', color: '#9a9ea3', rough: 0.3 }, words: ['bolt', 'axle'] },
  },
  palettes: [
    {
      lead: 'tray',
      of: colorways({
        green: { weight: 2 },
        red: { tray: '#a3241c', rim: '#e8e4da' },
        blue: { tray: '#1f4f94', rim: '#c3201a' },
        yellow: { tray: '#e0ac1c', rim: '#26282c' },
        galvanised: { tray: { base: 'steel', color: '#b2b6ba', rough: 0.42 }, rim: '#c3201a' },
        orange: { tray: '#d8601c', rim: '#26282c' },
        rusty: { tray: { base: 'rust' }, frame: { base: 'wood', color: '#8a6238' }, rim: { base: 'rust' } },
      }),
    },
  ],
  presets: { wheelbarrow: { size: { depth: 1.45 } } },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    addTray(b);
    addFrame(b);
    addWheel(b);
    const load = read.word(params, 'load');
    if (load !== 'none') {
      addLoad(b, load, rng.fork('load'));
      // what is riveted to the floor lies below the heap
      b.parts.forEach((part, i) => {
        if (/floor rib|tray bolt/.test(part.name)) b.parts[i] = { ...part, hidden: true };
      });
    }
    return {
      parts: proportioned(b.parts, rng, 0.03),
      sockets: { inside: { at: [0, 0.6, 0.02], dir: [0, 1, 0], size: 0.45 } },
    };
  },
};

/** Outlines of the tray from its floor to its rim: height, z of back and front, half width. */
const TRAY: readonly (readonly [y: number, back: number, front: number, half: number])[] = [
  [0.33, -0.2, 0.2, 0.17],
  [0.345, -0.25, 0.26, 0.205],
  [0.45, -0.32, 0.37, 0.265],
  [0.6, -0.38, 0.46, 0.315],
];

/** One outline, `k` further in. */
function contour([y, back, front, half]: (typeof TRAY)[number], k: number): { points: Vec3[] } {
  const l = front - back - 2 * k;
  return {
    points: outline
      .roundRect(2 * (half - k), l, Math.min(0.11, half * 0.5) - k * 0.5, 0, -(back + front) / 2, 6)
      .map(([x, z]): Vec3 => [x, y + (k > 0 && y < 0.335 ? k : 0), -z]),
  };
}

function addTray(b: Bench): void {
  const t = 0.006;
  const outside = TRAY.map((row) => contour(row, 0));
  const inside = TRAY.map((row) => contour(row, t)).reverse();
  b.add(
    'tray',
    'tray',
    { op: 'loft', sections: [...outside, ...inside], spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 2 },
  );
  const rim = contour(TRAY[3], -0.004).points;
  b.add('rolled rim', 'tray', solid.tube(rim, 0.0105, { closed: true }), { detail: 1.2 });
  for (const [i, z] of [-0.12, 0.02, 0.15].entries())
    b.add(
      `${['rear', 'middle', 'front'][i]} floor rib`,
      'tray',
      solid.box([0.24, 0.008, 0.022], [0, 0.3395, z], 0.003),
      { detail: 0.5 },
    );
  for (const [i, [x, z]] of pairs([-0.13, -0.13, 0.13, -0.13, -0.13, 0.14, 0.13, 0.14]).entries())
    b.add(`tray bolt ${i + 1}`, 'bolt', { op: 'ball', r: [0.011, 0.006, 0.011], at: [x, 0.339, z] }, { detail: 0.3 });
}

function addFrame(b: Bench): void {
  const r = 0.0165;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const rail: Vec3[] = [
      [s * 0.285, 0.56, -0.86],
      [s * 0.275, 0.53, -0.68],
      [s * 0.2, 0.37, -0.34],
      [s * 0.16, 0.312, -0.1],
      [s * 0.135, 0.29, 0.16],
      [s * 0.085, 0.225, 0.42],
      [s * 0.075, 0.2, 0.58],
    ];
    b.add(`${side} rail`, 'frame', solid.tube(rail, r), { detail: 1.2 });
    b.add(
      `${side} grip`,
      'grip',
      solid.tube(
        [
          [s * 0.288, 0.566, -0.895],
          [s * 0.285, 0.56, -0.86],
          [s * 0.279, 0.545, -0.755],
        ],
        0.0215,
      ),
      { detail: 0.8 },
    );
    for (let i = 0; i < 4; i++)
      b.add(
        `${side} grip ring ${i + 1}`,
        'grip',
        solid.hoop(
          0.0218,
          { kind: 'ellipse', rx: 0.0032, ry: 0.0022 },
          [s * (0.2865 - i * 0.0016), 0.5625 - i * 0.0045, -0.872 + i * 0.027],
          'z',
          24,
        ),
        { detail: 0.3 },
      );
    const leg: Vec3[] = [
      [s * 0.205, 0.38, -0.36],
      [s * 0.215, 0.2, -0.345],
      [s * 0.218, 0.035, -0.33],
      [s * 0.21, 0.016, -0.3],
      [s * 0.2, 0.016, -0.2],
      [s * 0.19, 0.05, -0.165],
      [s * 0.152, 0.305, -0.06],
    ];
    b.add(`${side} leg`, 'frame', solid.tube(leg, 0.0145), { detail: 1 });
    b.add(`${side} skid`, 'bolt', solid.box([0.034, 0.008, 0.15], [s * 0.205, 0.004, -0.25], 0.003), { detail: 0.4 });
    b.add(
      `${side} front stay`,
      'frame',
      solid.bar(
        [
          [s * 0.078, 0.212, 0.53],
          [s * 0.1, 0.37, 0.4],
          [s * 0.15, 0.45, 0.345],
        ],
        { kind: 'rect', w: 0.006, h: 0.026, r: 0.002 },
        { spline: 'catmull', up: [1, 0, 0] },
      ),
      { detail: 0.7 },
    );
    b.add(`${side} axle bracket`, 'frame', solid.box([0.012, 0.07, 0.05], [s * 0.074, 0.195, 0.56], 0.004), {
      detail: 0.5,
    });
    b.add(`${side} axle nut`, 'bolt', solid.put(fitting.hex(0.016, 0.012), [s * 0.078, 0.185, 0.56], [0, 0, s * -90]), {
      detail: 0.4,
    });
  }
  b.add('leg brace', 'frame', solid.cyl(0.0125, 0.43, [0, 0.14, -0.34], 'x'), { detail: 0.6 });
  b.add('rear cross bar', 'frame', solid.cyl(0.0125, 0.36, [0, 0.345, -0.26], 'x'), { detail: 0.5 });
  b.add('front cross bar', 'frame', solid.cyl(0.0125, 0.29, [0, 0.298, 0.12], 'x'), { detail: 0.5 });
}

function addWheel(b: Bench): void {
  const [r, y, z] = [0.19, 0.19, 0.56];
  const at: Vec3 = [0, y, z];
  b.add(
    'tyre',
    'tyre',
    solid.hoop(r - 0.044, { kind: 'polygon', points: outline.superellipse(0.046, 0.044, 2.3, 20) }, at, 'x', 48),
    { detail: 1.4 },
  );
  for (let i = 0; i < 3; i++)
    b.add(
      `tread rib ${i + 1}`,
      'tyre',
      solid.hoop(
        r - 0.0035 - Math.abs(i - 1) * 0.004,
        { kind: 'rect', w: 0.013, h: 0.007, r: 0.002 },
        [(i - 1) * 0.021, y, z],
        'x',
        52,
      ),
      { detail: 0.6 },
    );
  b.add(
    'rim',
    'rim',
    solid.turned(
      pairs([
        0, -0.02, 0.03, -0.026, 0.05, -0.02, 0.085, -0.03, 0.104, -0.03, 0.108, -0.02, 0.108, 0.02, 0.104, 0.03, 0.085,
        0.03, 0.05, 0.02, 0.03, 0.026, 0, 0.02,
      ]),
      at,
      { axis: 'x', bevel: 0.002 },
    ),
    { detail: 1.2 },
  );
  b.add('hub', 'rim', solid.cyl(0.024, 0.105, at, 'x', { bevel: 0.003 }), { detail: 0.7 });
  b.add('axle', 'bolt', solid.cyl(0.01, 0.17, at, 'x', { bevel: 0.002 }), { detail: 0.5 });
  for (let i = 0; i < 5; i++) {
    const a = (2 * Math.PI * i) / 5;
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'left' : 'right'} rim bolt ${i + 1}`,
        'bolt',
        solid.put(
          fitting.hex(0.007, 0.006),
          [s * 0.022, y + 0.06 * Math.cos(a), z + 0.06 * Math.sin(a)],
          [0, 0, s * -90],
        ),
        { detail: 0.3 },
      );
  }
}

/** A heap of earth or stones, its foot below the rim. */
function addLoad(b: Bench, load: string, rng: Rng): void {
  const seed = rng.int(900);
  const rough = (x: number, y: number, z: number): number =>
    0.6 * gradientNoise(x * 9, y * 9, z * 9, seed) + 0.4 * gradientNoise(x * 24, y * 24, z * 24, seed + 1);
  const around = 56;
  const heap = (k: number, y: number, wild: number): { points: Vec3[] } => ({
    points: Array.from({ length: around }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / around;
      const [x, z] = [0.245 * k * Math.cos(a), -0.34 * k * Math.sin(a)];
      const m = 1 + wild * 0.2 * rough(x, y, z);
      return [x * m, y + wild * 0.055 * rough(z + 5, x, y), 0.04 + z * m];
    }),
  });
  // a heap slides to one slope and is rounded on top
  const slope = Array.from({ length: 13 }, (_, i) => {
    const k = 1 - i / 12.2;
    return heap(k, 0.545 + 0.165 * (1 - k ** 1.5) - 0.02 * k ** 8, 1);
  });
  b.add(
    'earth',
    'load',
    {
      op: 'loft',
      sections: [heap(0.86, 0.46, 0), heap(0.98, 0.52, 0.3), ...slope],
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  if (load === 'earth') {
    const clods = Array.from({ length: 22 }, (_, i): Shape => {
      const a = i * 2.4;
      const k = Math.sqrt((i + 0.5) / 22) * 0.9;
      const s = rng.range(0.011, 0.026);
      const y = 0.545 + 0.165 * (1 - k ** 1.5);
      return lumpyBall(
        [s, s * 0.8, s],
        [0.235 * k * Math.cos(a), y + 0.003, 0.04 - 0.33 * k * Math.sin(a)],
        0.5,
        i,
        7,
        9,
      );
    });
    b.add('clods', 'load', solid.many(clods), { detail: 0.6 });
  }
  if (load !== 'stones') return;
  for (let i = 0; i < 18; i++) {
    const a = i * 2.4;
    const k = Math.sqrt(i / 18) * 0.82;
    const s = rng.range(0.05, 0.085);
    const points = Array.from({ length: 14 }, (): Vec3 => {
      const v: Vec3 = [rng.range(-1, 1), rng.range(-1, 1), rng.range(-1, 1)];
      const l = Math.hypot(...v) || 1;
      return [(v[0] / l) * s, (v[1] / l) * s * 0.75, (v[2] / l) * s];
    });
    const stone: Shape = { op: 'hull', points, bevel: s * 0.12 };
    b.add(
      `stone ${i + 1}`,
      { base: 'stone', color: ['#8d8880', '#a39c90', '#7b7770'][i % 3] },
      solid.put(stone, [0.22 * k * Math.cos(a), 0.7 - 0.13 * k * k, 0.04 + 0.31 * k * Math.sin(a)]),
      { detail: 0.5 },
    );
  }
}
