import type { Shape } from '../../../curves/index.ts';
import { createRng, type Rng, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape, type Produce, produce, roundBody } from '../../kits/organic/index.ts';
import type { Wall } from './weave.ts';

const EGGS = ['#f2b8c6', '#a8d8e8', '#f6e08a', '#b8e0a8', '#d0b8ec', '#f8c8a0'];

/** A heap in the basket, one part per piece, the highest in the middle. */
export function addFill(b: Bench, w: Wall, what: string, seed: number): void {
  const rng = createRng(seed);
  switch (what) {
    case 'laundry':
      addLaundry(b, w, seed);
      return;
    case 'wool':
      addBalls(b, w, rng);
      return;
    case 'logs':
      addLogs(b, w);
      return;
    case 'easter':
      addGrass(b, w, rng);
      heap(b, w, ['egg'], w.b * 0.5, rng, EGGS);
      return;
    case 'eggs':
      addGrass(b, w, rng, '#d8bc70');
      heap(b, w, ['egg'], w.b * 0.5, rng);
      return;
    case 'bread':
      heap(b, w, ['roll'], w.b * 0.8, rng);
      return;
    case 'apples':
      heap(b, w, ['apple'], w.b * 0.62, rng);
      return;
    default:
      heap(b, w, ['orange', 'apple', 'pear', 'apple', 'peach', 'orange', 'plum'], w.b * 0.66, rng);
  }
}

/** Places of a heap of balls of diameter `d`: rings on a floor, fewer above. */
function places(w: Wall, d: number, flat = 1): Vec3[] {
  const k = w.flare(0.78);
  const [a, b] = [w.a * k - d * 0.58, w.b * k - d * 0.58];
  const y = w.h * 0.86 - d * 0.45;
  const out: Vec3[] = [];
  const ring = (s: number, high: number, turn: number): void => {
    const length = 2 * Math.PI * Math.sqrt(((a * s) ** 2 + (b * s) ** 2) / 2);
    const n = Math.max(1, Math.floor(length / (d * 0.98)));
    for (let i = 0; i < n; i++) {
      const t = turn + (2 * Math.PI * i) / n;
      out.push([a * s * Math.cos(t), y + high, b * s * Math.sin(t)]);
    }
  };
  ring(1, 0, 0.2);
  if (b > d * 0.75) ring(1 - (d * 0.92) / b, d * 0.2, 0.6);
  ring(Math.max(0.35, 1 - (d * 0.6) / b), d * 0.74 * flat, 0.9);
  if (b > d * 0.7) out.push([0, y + d * 1.15 * flat, 0]);
  return out;
}

function heap(b: Bench, w: Wall, kinds: readonly Produce[], d: number, rng: Rng, colors?: readonly string[]): void {
  const bed = w.flare(0.7);
  b.add(
    'bed',
    { base: 'fabric', color: '#6b5030' },
    { op: 'ball', r: [w.a * bed * 0.9, w.h * 0.2, w.b * bed * 0.9], at: [0, w.h * 0.52, 0] },
    { detail: 0.3 },
  );
  places(w, d, kinds[0] === 'roll' ? 0.55 : 1).forEach((at, i) => {
    const kind = kinds[i % kinds.length];
    const size = d * (kind === 'plum' || kind === 'pear' ? 0.85 : 1) * rng.range(0.94, 1.04);
    const one = produce(kind, size, rng.int(999));
    const lie: Vec3 =
      kind === 'egg'
        ? [rng.range(45, 95), rng.range(0, 360), 0]
        : [rng.range(-20, 20), rng.range(0, 360), rng.range(-20, 20)];
    const place = (of: Shape): Shape =>
      solid.put(
        solid.put(of, [0, -one.h / 2, 0]),
        [at[0], at[1] + d * (kind === 'pear' ? 0.55 : kind === 'roll' ? 0.3 : 0.4), at[2]],
        lie,
      );
    const color = colors?.[i % colors.length];
    const skin = color
      ? { base: 'enamel', color, color2: color }
      : kinds.length === 1 && kind === 'apple'
        ? b.tint('fill', {})
        : one.skin;
    b.add(kind, skin, place(one.shape), { detail: 1.2 });
    if (one.stem && at[1] > w.h * 0.86 - d * 0.3)
      b.add(`${kind} stem`, { base: 'bark', color: '#5a4226' }, place(one.stem), { detail: 0.4 });
  });
}

/** Paper grass or straw along the rim. */
function addGrass(b: Bench, w: Wall, rng: Rng, color = '#7cc04a'): void {
  const k = w.flare(0.95);
  const blade = (): Shape =>
    leafShape({
      length: w.b * rng.range(0.32, 0.5),
      width: w.b * 0.05,
      rise: 0.9,
      droop: 1.1,
      thick: w.thick * 0.12,
      plain: true,
    });
  const of = Array.from({ length: 44 }, (_, i) => {
    const t = (2 * Math.PI * i) / 44;
    const s = rng.range(0.68, 0.82);
    return solid.put(
      blade(),
      [w.a * k * s * Math.cos(t), w.h * 0.86, w.b * k * s * Math.sin(t)],
      [rng.range(-30, 10), rng.range(0, 360), 0],
    );
  });
  b.add('grass', { base: 'leaf', color, color2: color }, solid.many(of), { detail: 0.7 });
}

/** Towels and shirts in soft folds. */
function addLaundry(b: Bench, w: Wall, seed: number): void {
  const k = w.flare(1);
  const lumps: readonly [number, number, number, string][] = [
    [-0.35, 0.1, 0.75, '#e8ecef'],
    [0.38, -0.1, 0.72, '#6f9fc8'],
    [0.05, 0.35, 0.62, '#e6c6a8'],
    [0, -0.25, 0.66, '#d86a6a'],
  ];
  lumps.forEach(([x, z, s, color], i) => {
    const r = w.b * k * s;
    const cloth = roundBody({
      profile: [
        [0.02, -0.3],
        [0.75, -0.25],
        [1, 0],
        [0.9, 0.3],
        [0.6, 0.5],
        [0.25, 0.56],
        [0.02, 0.58],
      ].map(([q, y]) => [q * r, y * r]),
      sides: 60,
      swell: (a, t) => 1 + 0.09 * Math.sin(5 * a + seed + i * 2 + 4 * t) + 0.05 * Math.sin(13 * a - 7 * t + i),
      lift: (a, t, q) => r * 0.09 * Math.sin(4 * a + 9 * t + i + seed) * (q / r),
    });
    b.add(
      `laundry ${i + 1}`,
      { base: 'knit', color, color2: color },
      solid.put(cloth, [x * w.a * k, w.h * (0.88 + 0.025 * i), z * w.b * k], [6 * (i - 1), 40 * i, 5]),
    );
  });
}

/** Balls of yarn, wound. */
function addBalls(b: Bench, w: Wall, rng: Rng): void {
  const colors = ['#b8404a', '#e8dcc4', '#4a7a9a', '#d8a03c', '#6a8a5a'];
  const d = w.b * 0.86;
  places(w, d)
    .slice(0, 5)
    .forEach((at, i) => {
      const color = colors[i];
      const r = d * 0.5;
      const wind = Array.from({ length: 7 }, (_, j) =>
        solid.put(
          solid.hoop(r * 0.97, { kind: 'circle', r: r * 0.075 }, [0, 0, 0], 'y', 28),
          [0, 0, 0],
          [rng.range(0, 180), rng.range(0, 180), j * 26],
        ),
      );
      const place = (of: Shape): Shape => solid.put(of, [at[0], at[1] + r * 0.8, at[2]]);
      b.add(`ball of yarn ${i + 1}`, { base: 'knit', color, color2: color }, place({ op: 'ball', r }));
      b.add(`yarn ${i + 1}`, { base: 'rope', color, color2: color }, place(solid.many(wind)), { detail: 0.7 });
    });
}

/** Split wood on end and lying. */
function addLogs(b: Bench, w: Wall): void {
  const r = w.b * 0.24;
  const l = w.a * 1.7;
  for (const [i, [z, y]] of (
    [
      [-0.5, 0],
      [0, 0],
      [0.5, 0],
      [-0.25, 1],
      [0.27, 1],
      [0, 2],
    ] as const
  ).entries()) {
    const at: Vec3 = [0.02 * ((i % 3) - 1), w.h * 0.62 + y * r * 1.75, z * w.b * 1.05];
    b.add(
      `log ${i + 1}`,
      { base: 'bark', color: '#7a5a3c' },
      solid.put(solid.cyl(r, l, [0, 0, 0], 'x', { bevel: r * 0.08, segments: 14 }), at, [0, 5 * ((i % 3) - 1), 0]),
      { grain: [1, 0, 0] },
    );
    for (const s of [1, -1])
      b.add(
        'cut end',
        { base: 'wood', color: '#d8b47c', color2: '#b08648' },
        solid.put(solid.cyl(r * 0.86, r * 0.05, [s * l * 0.5, 0, 0], 'x', { segments: 14 }), at, [
          0,
          5 * ((i % 3) - 1),
          0,
        ]),
        { detail: 0.6 },
      );
  }
}
