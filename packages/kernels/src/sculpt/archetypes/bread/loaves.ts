import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';

/** One bake. */
export interface Bake {
  seed: number;
  topping: string;
  sliced: boolean;
}

/** Crust outside, crumb on the faces that look along `dir`. */
function cutAlong(b: Bench, dir: Vec3): MaterialSpec {
  const crust = b.tint('crust', {});
  const crumb = b.tint('crumb', {});
  const back: Vec3 = [-dir[0], -dir[1], -dir[2]];
  const face = (d: Vec3): NonNullable<MaterialSpec['layers']>[number] => ({
    mask: { kind: 'slope', dir: d, from: 0.8, to: 0.93 },
    material: crumb,
  });
  return { ...crust, layers: [...(crust.layers ?? []), face(dir), face(back)] };
}

/** Section of a tin loaf, mushrooming over the tin's edge: [z, y]. */
function tinSection(w: number, h: number, seed: number, x: number): Vec2[] {
  return Array.from({ length: 48 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 48 - Math.PI / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const top = s > 0;
    const k = 1 + 0.03 * around(a, 5, seed, x * 14);
    const z = (w / 2) * Math.sign(c) * Math.abs(c) ** (top ? 0.62 : 0.34) * (top ? 1.06 : 0.94);
    const y = top ? h * 0.56 + h * 0.44 * s ** 0.8 : h * 0.56 + h * 0.56 * Math.sign(s) * Math.abs(s) ** 0.3;
    return [z * k, Math.max(0, y * (top ? k : 1))];
  });
}

function slab(w: number, h: number, x0: number, x1: number, seed: number, ends: 'cut' | 'whole' | 'left'): Shape {
  const n = Math.max(2, Math.round((x1 - x0) / (w * 0.09)));
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / n;
    const t = (x - x0) / (x1 - x0);
    const end =
      ends === 'cut'
        ? 1
        : ends === 'whole'
          ? Math.min(1, 7 * Math.min(t, 1 - t) + 0.12) ** 0.32
          : Math.min(1, 8 * t + 0.1) ** 0.32;
    return {
      points: tinSection(w * (0.86 + 0.14 * end), h * (0.72 + 0.28 * end), seed, x).map(([z, y]): Vec3 => [x, y, z]),
    };
  });
  return { op: 'loft', sections, spline: 'linear', cap: 'flat' };
}

/** A tin loaf with slices fallen from its cut end, or a round sourdough scored and floured. */
export function addLoaf(b: Bench, p: Bake, round: boolean): void {
  if (round) {
    addRound(b, p);
    return;
  }
  const w = 0.115;
  const h = 0.115;
  if (!p.sliced) {
    b.add('loaf', 'crust', slab(w, h, -0.125, 0.125, p.seed, 'whole'), { detail: 1.6 });
    return;
  }
  const skin = cutAlong(b, [1, 0, 0]);
  b.add('loaf', skin, slab(w, h, -0.13, 0.05, p.seed, 'left'), { detail: 1.6 });
  for (const [i, [x, lean]] of (
    [
      [0.066, -10],
      [0.094, -24],
    ] as const
  ).entries()) {
    const tilt = (lean * Math.PI) / 180;
    const own: MaterialSpec = cutAlong(b, [Math.cos(tilt), Math.sin(tilt), 0]);
    b.add(
      `slice ${i + 1}`,
      own,
      solid.put(slab(w, h, -0.0075, 0.0075, p.seed + i, 'cut'), [x + 0.004, 0.0075 * Math.sin(-tilt), 0], [0, 0, lean]),
      { detail: 1.2 },
    );
  }
  b.add(
    'fallen slice',
    cutAlong(b, [0, 1, 0]),
    solid.put(
      solid.put(solid.put(slab(w, h, -0.0075, 0.0075, p.seed + 7, 'cut'), [0, -h / 2, 0]), [0, 0, 0], [0, 0, 90]),
      [0.19, 0.0082, 0.012],
      [0, 18, 0],
    ),
    { detail: 1.2 },
  );
}

function addRound(b: Bench, p: Bake): void {
  const r = 0.115;
  const h = 0.1;
  const profile: Vec2[] = [
    [0.02, 0],
    [0.7, 0.0],
    [0.93, 0.16],
    [1, 0.4],
    [0.93, 0.66],
    [0.7, 0.88],
    [0.36, 0.98],
    [0.02, 1],
  ].map(([x, y]): Vec2 => [x * r, y * h]);
  const score = (x: number, z: number): number => {
    const u = (x * 0.94 + z * 0.34) / r;
    const v = (z * 0.94 - x * 0.34) / r;
    const arc = v - 0.35 * u * u;
    return Math.max(
      Math.exp(-(((arc + 0.05) / 0.045) ** 2)),
      0.8 * Math.exp(-(((arc - 0.36) / 0.04) ** 2)),
      0.8 * Math.exp(-(((arc + 0.46) / 0.04) ** 2)),
    );
  };
  const body = roundBody({
    profile,
    sides: 110,
    steps: 9,
    swell: (a, t) => 1 + 0.03 * around(a, 5, p.seed, t),
    lift: (a, t, q) =>
      t > 0.45 ? -h * 0.09 * score(q * Math.cos(a), q * Math.sin(a)) + h * 0.02 * around(a, 8, p.seed, (q / r) * 3) : 0,
  });
  const floury = b.tint('crust', {
    color: '#b87434',
    layers: [
      {
        mask: { kind: 'cavity', from: 0.03, to: 0.3 },
        material: { color: '#f0d8a4', color2: '#e4c080' },
        strength: 0.8,
      },
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'slope', dir: [0, 1, 0], from: 0.2, to: 0.8 },
            { kind: 'noise', scale: 0.03, threshold: 0.5, soft: 0.2 },
          ],
        },
        material: { base: 'snow', color: '#f6eedc', color2: '#fffaf0', color3: '#e0ccaa' },
        strength: 0.5,
      },
    ],
  });
  b.add('loaf', floury, body, { detail: 2 });
}

/** Long, scored across, its ears risen. */
export function addBaguette(b: Bench, p: Bake): void {
  const l = 0.52;
  const r = 0.033;
  const cuts = 5;
  const sections = Array.from({ length: 111 }, (_, i) => {
    const t = i / 110;
    const fat = Math.max(0.06, Math.sin(Math.PI * Math.min(0.992, Math.max(0.008, t))) ** 0.24);
    return {
      points: Array.from({ length: 40 }, (_, j): Vec3 => {
        const a = (2 * Math.PI * j) / 40;
        const s = Math.sin(a);
        const u = t * cuts + 0.42 * Math.cos(a) * 0.9;
        const f = Math.abs(u - Math.floor(u) - 0.5) * 2;
        const groove =
          s > 0.1 && t > 0.07 && t < 0.93 ? Math.exp(-(((f - 0.1) / 0.13) ** 2)) * Math.min(1, (s - 0.1) * 2) : 0;
        const k =
          r *
          fat *
          (1 + 0.03 * around(a, 5, p.seed, t * 9) - 0.17 * groove + (s > 0 ? 0.05 * Math.cos(2 * Math.PI * u) : 0));
        return [(t - 0.5) * l, r * 0.86 + k * 0.9 * Math.max(-0.92, s), k * Math.cos(a)];
      }),
    };
  });
  const scored = b.tint('crust', {
    layers: [
      {
        mask: { kind: 'cavity', from: 0.02, to: 0.22 },
        material: { color: '#f0dcaa', color2: '#e2bf7c' },
        strength: 0.85,
      },
    ],
  });
  b.add(
    'baguette',
    scored,
    solid.put({ op: 'loft', sections, spline: 'linear', cap: 'round' }, [0, 0, 0], [0, 24, 0]),
    { detail: 2 },
  );
}

/** Two slices leaning on each other, one buttered. */
export function addToast(b: Bench, p: Bake): void {
  const w = 0.11;
  const h = 0.105;
  const t = 0.014;
  const piece = (seed: number): Shape => solid.put(slab(w, h, -t / 2, t / 2, seed, 'cut'), [0, 0, 0], [0, 90, 0]);
  const toasted = (dir: Vec3): MaterialSpec => {
    const m = cutAlong(b, dir);
    const brown = {
      mask: { kind: 'noise' as const, scale: 0.05, threshold: 0.42, soft: 0.3 },
      material: { color: '#c98c44', color2: '#b0702c' },
      strength: 0.65,
    };
    return { ...m, layers: [...(m.layers ?? []), brown] };
  };
  b.add('toast behind', toasted([0, 0.34, 0.94]), solid.put(piece(p.seed), [0.004, 0.0, -0.042], [20, 6, 0]), {
    detail: 1.3,
  });
  const place = (s: Shape): Shape => solid.put(solid.put(s, [0, -h / 2, 0]), [0, t / 2 + 0.0005, 0.06], [-90, -14, 0]);
  b.add('toast', toasted([0, 1, 0]), place(piece(p.seed + 4)), { detail: 1.3 });
  if (p.topping !== 'butter') return;
  b.add(
    'butter',
    'butter',
    solid.put(solid.box([0.036, 0.011, 0.03], [0, 0, 0], 0.003), [0.004, t + 0.0045, 0.062], [0, 24, 0]),
  );
  const melt = roundBody({
    profile: [
      [0.02, -0.2],
      [0.9, -0.2],
      [1, 0.3],
      [0.8, 0.6],
      [0.02, 0.7],
    ].map(([x, y]): Vec2 => [x * 0.034, y * 0.003]),
    sides: 60,
    swell: (a) => 1 + 0.18 * around(a, 6, p.seed),
  });
  b.add(
    'melted butter',
    b.tint('butter', { base: 'icing', rough: 0.08, clearcoat: 0.9 }),
    solid.put(melt, [0.006, t + 0.0006, 0.064]),
  );
}

/** Three glazed rolls with a cross or seeds. */
export function addBun(b: Bench, p: Bake): void {
  const r = 0.048;
  for (const [i, [x, z]] of (
    [
      [-0.05, 0.0],
      [0.05, 0.012],
      [0.0, -0.082],
    ] as const
  ).entries()) {
    const bun = roundBody({
      profile: [
        [0.02, 0],
        [0.7, 0],
        [0.98, 0.2],
        [1.02, 0.5],
        [0.9, 0.86],
        [0.6, 1.12],
        [0.02, 1.22],
      ].map(([q, y]): Vec2 => [q * r, y * r]),
      sides: 48,
      swell: (a, t) => 1 + 0.025 * around(a, 5, p.seed + i, t),
    });
    b.add(`bun ${i + 1}`, b.tint('crust', { rough: 0.35, clearcoat: 0.35 }), solid.put(bun, [x, 0, z]), {
      detail: 1.4,
    });
    if (p.topping === 'seeds')
      b.add(
        `seeds ${i + 1}`,
        'seeds',
        solid.put(
          {
            op: 'scatter',
            on: bun,
            of: { op: 'ball', r: [0.0011, 0.0008, 0.002] },
            n: 40,
            seed: p.seed + i,
            where: { op: 'box', size: [1, r, 1], at: [0, r * 1.35, 0] },
          },
          [x, 0, z],
        ),
        { detail: 0.3 },
      );
    else
      b.add(
        `cross ${i + 1}`,
        'crumb',
        solid.put(
          solid.many(
            [0, 90].map((yaw) =>
              solid.put(
                solid.tube(
                  Array.from(
                    { length: 9 },
                    (_, k): Vec3 => [
                      r * 0.98 * Math.sin((k / 8 - 0.5) * 2.2),
                      r * (0.12 + 1.1 * Math.cos((k / 8 - 0.5) * 1.9)),
                      0,
                    ],
                  ),
                  r * 0.09,
                ),
                [0, 0, 0],
                [0, yaw, 0],
              ),
            ),
          ),
          [x, 0, z],
        ),
      );
  }
}
