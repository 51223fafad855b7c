import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { around } from '../../kits/organic/index.ts';
import { addSprig } from './garnish.ts';
import type { MeatPlan } from './meat.ts';

const S = 0.1;

/** A grilled T-bone: lean in two lobes, a rind of fat, the bone, crossed grill marks, butter and rosemary. */
export function addSteak(b: Bench, p: MeatPlan): void {
  const line = smoothLoop(
    [
      -0.95, -0.12, -0.82, -0.5, -0.4, -0.66, 0.1, -0.62, 0.55, -0.52, 0.92, -0.16, 0.98, 0.25, 0.7, 0.6, 0.2, 0.68,
      -0.2, 0.5, -0.55, 0.52, -0.86, 0.3,
    ].map((v) => v * S),
    4,
  );
  const h = 0.03;
  const ring = (k: number, y: number, w = 0): { points: Vec3[] } => ({
    points: line.map(([x, z], i): Vec3 => [x * k, y + w * around(i / 7, 6, p.seed), -z * k]),
  });
  const slab = (grow: number, lo: number, hi: number): Shape => ({
    op: 'loft',
    sections: [
      ring(0.4 * grow, lo + 0.001),
      ring(0.9 * grow, lo, 0),
      ring(0.975 * grow, lo + h * 0.12),
      ring(grow, lo + h * 0.35),
      ring(1.005 * grow, hi - h * 0.35),
      ring(0.98 * grow, hi - h * 0.08),
      ring(0.92 * grow, hi, 0.0012),
      ring(0.6 * grow, hi + 0.0016, 0.0016),
      ring(0.25 * grow, hi + 0.002, 0.0012),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('fat rind', 'fat', slab(1, 0, h * 0.93), { detail: 1.2 });
  b.add(
    'lean',
    'flesh',
    {
      op: 'clip',
      of: solid.put(slab(0.965, 0.0005, h), [0.001, 0, 0.0035]),
      within: solid.box([1, 0.06, 1], [0, 0.0345, 0], 0),
    },
    { detail: 1.3, grain: [0.3, 1, 0.2] },
  );
  const bone = outline.rounded(
    [
      [-0.3, 0.5],
      [-0.36, 0.3],
      [-0.1, 0.1],
      [-0.02, -0.3],
      [0.1, -0.3],
      [0.1, 0.12],
      [0.42, 0.42],
      [0.38, 0.58],
      [0.04, 0.34],
    ].map(([x, z]): Vec2 => [x * S, z * S]),
    0.004,
  );
  b.add('bone', 'bone', solid.slab(bone, h * 1.12, [0, h * 0.565, 0], 'y', { bevel: 0.0015 }));
  const inner = solid.slab(
    line.map(([x, z]): Vec2 => [x * 0.84, z * 0.84]),
    0.01,
    [0, h, 0],
    'y',
    { bevel: 0 },
  );
  const marks = [-1, 1].flatMap((s) =>
    Array.from({ length: 6 }, (_, i) =>
      solid.put(
        solid.box([S * 2.4, 0.0022, 0.0055], [0, 0, (i - 2.5) * 0.023], 0.0008),
        [0, h + 0.0021, 0],
        [0, s * 32, 0],
      ),
    ),
  );
  b.add('grill marks', 'char', solid.many(marks.slice(0, 6).map((of): Shape => ({ op: 'clip', of, within: inner }))), {
    detail: 0.7,
  });
  if (!p.garnish) return;
  b.add(
    'butter',
    { base: 'cheese', color: '#f6dc80', color2: '#fbeeb4', rough: 0.2 },
    solid.box([0.022, 0.01, 0.022], [0.035, h + 0.0075, 0.012], 0.003, [0, 24, 0]),
  );
  addSprig(b, 0.1, [-0.02, h + 0.003, 0.03], 12);
}

/** Three wavy rashers, each of strips of lean and fat side by side. */
export function addBacon(b: Bench, p: MeatPlan): void {
  const edges = [-0.5, -0.22, -0.1, 0.14, 0.24, 0.4, 0.5];
  const wide = 0.036;
  const long = 0.2;
  const n = 49;
  const rasher = (i: number, at: Vec3, yaw: number): void => {
    const place = (s: Shape): Shape => solid.put(s, at, [0, yaw, 0]);
    for (let k = 0; k + 1 < edges.length; k++) {
      const grid = Array.from({ length: n }, (_, r) => {
        const t = r / (n - 1);
        const x = (t - 0.5) * long;
        const y = 0.0075 + 0.0055 * Math.sin(t * 17 + i * 1.7) * (0.75 + 0.25 * Math.sin(t * 9 + p.seed));
        return [0, 0.5, 1].map((u): Vec3 => {
          const e = (j: number): number =>
            edges[j] +
            (j > 0 && j < 6 ? 0.055 * around(t * 6 + j * 1.9, 7, p.seed + i * 7 + j) : 0.03 * Math.sin(t * 17 + j));
          const z = (e(k) + (e(k + 1) - e(k)) * u) * wide;
          return [x, y + 0.002 * Math.sin(z * 260 + t * 14) + (k % 2 ? 0.0006 : 0), z];
        });
      });
      b.add(
        `rasher ${i + 1} ${k % 2 ? 'fat' : 'lean'} ${(k >> 1) + 1}`,
        k % 2
          ? b.tint('fat', { color: '#f0c896', color2: '#e0a468' })
          : b.tint('flesh', { base: 'bun', color: '#a03a24', color2: '#6e1e10', color3: '#c8664a', rough: 0.35 }),
        place({ op: 'sheet', grid, thickness: 0.0034, spline: 'linear' }),
      );
    }
  };
  rasher(0, [0, 0, -0.036], 6);
  rasher(1, [0.006, 0, 0.004], -3);
  rasher(2, [-0.004, 0, 0.044], 4);
}

/** A salmon fillet with its skin, white lines of fat, lemon and dill. */
export function addFillet(b: Bench, p: MeatPlan): void {
  const l = 0.17;
  const section = (t: number): { points: Vec3[] } => {
    const w = 0.036 * (1 - 0.35 * t) * (t < 0.04 ? 0.9 : 1);
    const h = 0.03 * (1 - 0.42 * t);
    return {
      points: Array.from({ length: 28 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 28;
        const top = Math.sin(a) > 0;
        const z = w * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.7;
        return [
          (t - 0.5) * l,
          0.004 + (top ? h * Math.sin(a) ** 0.62 * (1 + 0.06 * Math.cos(4 * a)) : 0.002 * Math.sin(a)),
          z,
        ];
      }),
    };
  };
  const ts = [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1];
  b.add(
    'fillet',
    'flesh',
    { op: 'loft', sections: ts.map(section), spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.3 },
  );
  b.add(
    'skin',
    { base: 'fish-scales', color: '#5a6a74', color2: '#a8b4b8', scale: 0.3 },
    solid.put(
      solid.slab(
        smoothLoop(
          [-0.5, -0.036 / l, 0.1, -0.031 / l, 0.5, -0.023 / l, 0.5, 0.023 / l, 0.1, 0.031 / l, -0.5, 0.036 / l].map(
            (v) => v * l,
          ),
          2,
        ),
        0.004,
        [0, 0, 0],
        'y',
      ),
      [0, 0.002, 0],
    ),
  );
  const lines: Shape[] = Array.from({ length: 8 }, (_, i) => {
    const t = 0.08 + i * 0.115;
    const path = Array.from({ length: 9 }, (_, j): Vec3 => {
      const u = (j / 8) * 2 - 1;
      const a = Math.PI * (0.5 - 0.36 * u);
      const tt = Math.min(0.98, t + 0.05 * (1 - u * u));
      const w = 0.036 * (1 - 0.35 * tt);
      const h = 0.03 * (1 - 0.42 * tt);
      return [
        (tt - 0.5) * l,
        0.004 + h * Math.sin(a) ** 0.62 * (1 + 0.06 * Math.cos(4 * a)),
        w * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.7,
      ];
    });
    return solid.bar(
      path,
      { kind: 'ellipse', rx: 0.0014, ry: 0.0007 },
      { spline: 'catmull', up: [0, 1, 0], cap: 'round' },
    );
  });
  b.add('fat lines', b.tint('fat', { color: '#fbdcc8', color2: '#ffeee2' }), solid.many(lines), { detail: 0.6 });
  if (!p.garnish) return;
  for (const [i, x] of [-0.02, 0.022].entries()) {
    const at: Vec3 = [x - 0.03, 0.0365 - 0.002 * i, 0.004];
    b.add(
      `lemon slice ${i + 1}`,
      { base: 'pulp', color: '#f6e27a', color2: '#fbf0b4' },
      solid.put(solid.cyl(0.0145, 0.003, [0, 0, 0]), at, [4, 0, -6 - 7 * i]),
    );
    b.add(
      `lemon rind ${i + 1}`,
      { base: 'peel', color: '#f2cc2a' },
      solid.put(solid.hoop(0.0152, { kind: 'rect', w: 0.0034, h: 0.002, r: 0.0005 }, [0, 0, 0], 'y', 32), at, [
        4,
        0,
        -6 - 7 * i,
      ]),
    );
  }
  addSprig(b, 0.07, [0.045, 0.024, 0], 30);
}
