import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { setStone } from './royal.ts';

/** An open crown: a flared band cut into points, each with a pearl, stones between; or a slim circlet that rises over the brow. */
export function buildBand(b: Bench, n: number, gems: boolean, circlet: boolean, taste: Rng): void {
  const r = taste.range(0.0885, 0.0925);
  const design = taste.pick(['spikes', 'leaves', 'steps']);
  const rise = (a: number): number => {
    if (circlet)
      return 0.016 + 0.034 * Math.exp(-((a / 0.34) ** 2)) + 0.008 * Math.exp(-(((Math.abs(a) - 0.75) / 0.16) ** 2));
    const t = Math.abs((((((a * n) / (2 * Math.PI)) % 1) + 1) % 1) - 0.5) * 2;
    if (design === 'leaves') return 0.046 + 0.052 * Math.max(0, t) ** 2.2 + 0.014 * Math.max(0, 1 - t * 2.6);
    if (design === 'steps') return 0.042 + (t > 0.62 ? 0.05 : t > 0.3 ? 0.018 : 0);
    return 0.04 + 0.062 * t;
  };
  const per = design === 'steps' ? 24 : 12;
  const cols = circlet ? 120 : n * per;
  const wall = drapery.cloth(7, cols, 0.0034, (u, v) => {
    const a = -Math.PI + 2 * Math.PI * Math.min(u, 1 - 8e-4);
    const y = 0.003 + (rise(a) - 0.003) * v;
    const k = r + 0.1 * Math.max(0, y - 0.02) ** 1.15;
    return [k * Math.sin(a), y, k * Math.cos(a)];
  });
  b.add('band', 'gold', wall, { detail: 1.6 });
  b.add(
    'lower rim',
    'gold',
    solid.hoop(r + 0.0008, { kind: 'ellipse', rx: 0.004, ry: 0.0036 }, [0, 0.0045, 0], 'y', 64),
    { detail: 0.6 },
  );
  if (!circlet)
    b.add('upper rim', 'gold', solid.hoop(r + 0.0036, { kind: 'circle', r: 0.0026 }, [0, 0.034, 0], 'y', 64), {
      detail: 0.5,
    });
  const tip = (a: number): Vec3 => {
    const y = rise(a);
    const k = r + 0.1 * Math.max(0, y - 0.02) ** 1.15;
    return [k * Math.sin(a), y + 0.003, k * Math.cos(a)];
  };
  if (!circlet)
    b.add(
      'point pearls',
      'pearls',
      solid.at(
        { op: 'ball', r: 0.0062 },
        Array.from({ length: n }, (_, i) => ({ at: tip(((i + 0.0) * 2 * Math.PI) / n) })),
      ),
      { detail: 0.7 },
    );
  if (!gems) return;
  const count = circlet ? 5 : n;
  for (let i = 0; i < count; i++) {
    const a = circlet ? (i - 2) * 0.42 : ((i + 0.5) * 2 * Math.PI) / n;
    const big = circlet ? i === 2 : i % 2 === 0;
    const s = setStone(
      a,
      r + 0.0032,
      circlet ? (big ? 0.026 : 0.011) : 0.019,
      big ? 0.008 : 0.0055,
      big ? 0.0095 : 0.0055,
    );
    b.add(`stone ${i + 1}`, big ? 'gems' : 'accents', s.stone);
    b.add(`bezel ${i + 1}`, 'gold', s.bezel, { detail: 0.5 });
  }
  if (circlet) return;
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n;
    const k = setStone(a, r + 0.007, 0.055, 0.0048, 0.0065);
    b.add(`point stone ${i + 1}`, i % 2 ? 'gems' : 'accents', k.stone, { detail: 0.7 });
    b.add(`point bezel ${i + 1}`, 'gold', k.bezel, { detail: 0.5 });
  }
  b.add(
    'inner cap',
    'velvet',
    solid.turned(
      outline.pairs([0, 0.008, r - 0.003, 0.008, r - 0.002, 0.03, r - 0.012, 0.05, 0.05, 0.062, 0, 0.064]),
      [0, 0, 0],
      { smooth: true },
    ),
  );
}

/** A tiara: half ring with scrolls that climb to the middle, stones and drops. */
export function buildTiara(b: Bench, taste: Rng): void {
  const r = 0.076;
  const half = 1.75;
  const at = (a: number, y: number, out = 0): Vec3 => [(r + out) * Math.sin(a), y, (r + out) * Math.cos(a) * 1.1];
  const peak = taste.range(0.068, 0.08);
  const top = (a: number): number => 0.014 + (peak - 0.014) * Math.max(0, Math.cos((a / half) * (Math.PI / 2))) ** 1.35;
  const line = (f: (a: number) => number, n = 40): Vec3[] =>
    Array.from({ length: n + 1 }, (_, i) => at(-half + (2 * half * i) / n, f(-half + (2 * half * i) / n)));
  b.add(
    'lower band',
    'gold',
    solid.bar(
      line(() => 0.004),
      { kind: 'rect', w: 0.0035, h: 0.008, r: 0.0012 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'upper band',
    'gold',
    solid.tube(
      line(() => 0.014),
      0.0016,
      { spline: 'linear' },
    ),
  );
  const n = 13;
  const scrolls: Shape[] = [];
  const drops: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const a = -1.35 + (2.7 * i) / (n - 1);
    const h = top(a);
    const w = 0.105;
    for (const s of [-1, 1])
      scrolls.push(
        solid.tube(
          [
            at(a, 0.013),
            at(a + s * w * 0.7, 0.013 + (h - 0.013) * 0.4),
            at(a + s * w * 0.5, 0.013 + (h - 0.013) * 0.82),
            at(a, h),
          ],
          0.0013,
        ),
      );
    drops.push({ op: 'ball', r: [0.0028, 0.0048, 0.0028], at: at(a, 0.013 + (h - 0.013) * 0.48) });
  }
  b.add('scrolls', 'gold', solid.many(scrolls), { detail: 0.8 });
  b.add('drops', 'accents', solid.many(drops), { detail: 0.6 });
  b.add(
    'peak pearls',
    'pearls',
    solid.many(
      Array.from({ length: n }, (_, i): Shape => {
        const a = -1.35 + (2.7 * i) / (n - 1);
        return { op: 'ball', r: i === (n - 1) / 2 ? 0.006 : 0.0038, at: at(a, top(a) + 0.003) };
      }),
    ),
    { detail: 0.6 },
  );
  b.add(
    'band stones',
    'gems',
    solid.many(
      Array.from({ length: 21 }, (_, i): Shape => {
        const a = -1.5 + (3 * i) / 20;
        return solid.put({ op: 'ball', r: [0.003, 0.003, 0.0022] }, at(a, 0.0085, 0.001), [0, (a * 180) / Math.PI, 0]);
      }),
    ),
    { detail: 0.5 },
  );
  const s = setStone(0, r * 1.1 + 0.001, 0.034, 0.009, 0.011);
  b.add('centre stone', 'gems', s.stone, { detail: 1.3 });
  b.add('centre bezel', 'gold', s.bezel);
  b.add(
    'centre halo',
    'pearls',
    solid.many(
      Array.from(
        { length: 14 },
        (_, i): Shape => ({
          op: 'ball',
          r: 0.0021,
          at: [0.0125 * Math.cos((i * Math.PI) / 7), 0.034 + 0.0145 * Math.sin((i * Math.PI) / 7), r * 1.1 + 0.0015],
        }),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'combs',
    'gold',
    solid.both(
      solid.many(
        [0, 1, 2, 3].map((k) => solid.rod(at(1.5 - k * 0.1, 0.004, -0.001), at(1.5 - k * 0.1, 0.001, -0.022), 0.0011)),
      ),
    ),
    { detail: 0.5 },
  );
}

/** A wreath of laurel leaves on two stems, or of thorns. */
export function buildLaurel(b: Bench, thorns: boolean, taste: Rng): void {
  const r = 0.088;
  if (thorns) {
    for (let k = 0; k < 3; k++) {
      const path = Array.from({ length: 72 }, (_, i): Vec3 => {
        const a = (i * Math.PI) / 36;
        const w = 5 * a + (k * 2 * Math.PI) / 3;
        return [
          (r + 0.008 * Math.cos(w)) * Math.cos(a),
          0.022 + 0.009 * Math.sin(w),
          (r + 0.008 * Math.cos(w)) * Math.sin(a),
        ];
      });
      b.add(`stem ${k + 1}`, 'gold', {
        op: 'sweep',
        path,
        section: { kind: 'circle', r: 0.0046 },
        closed: true,
        spline: 'linear',
      });
    }
    const spikes = Array.from({ length: 54 }, (_, i): Shape => {
      const a = i * 0.7 + 0.2 * taste.next();
      const up = taste.range(-0.9, 1.1);
      const base: Vec3 = [(r + 0.009) * Math.cos(a), 0.022 + 0.008 * up, (r + 0.009) * Math.sin(a)];
      const l = taste.range(0.012, 0.026);
      return solid.rod(
        base,
        [base[0] + l * Math.cos(a + up * 0.4), base[1] + l * up * 0.8, base[2] + l * Math.sin(a + up * 0.4)],
        0.0022,
        0.0004,
      );
    });
    b.add('thorns', { base: 'wood', color: '#8a6a44' }, solid.many(spikes), { detail: 0.6 });
    return;
  }
  const leaf: Vec2[] = outline.pairs([
    0, 0, 0.006, 0.008, 0.0095, 0.02, 0.0075, 0.034, 0, 0.047, -0.0075, 0.034, -0.0095, 0.02, -0.006, 0.008,
  ]);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at = (t: number): Vec3 => {
      const a = Math.PI - t * (Math.PI - 0.2);
      return [s * r * Math.sin(a), 0.02 + 0.018 * t, r * Math.cos(a) * 1.08];
    };
    b.add(
      `${side} stem`,
      'gold',
      solid.tube(
        Array.from({ length: 15 }, (_, i) => at(i / 14)),
        0.0024,
      ),
    );
    const n = 13;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.6) / n;
      const p = at(t);
      const a = Math.PI - t * (Math.PI - 0.2);
      const yaw = (s * a * 180) / Math.PI;
      for (const [row, lift] of [
        ['upper', 26],
        ['lower', -24],
      ] as const)
        b.add(
          `${side} ${row} leaf ${i + 1}`,
          'gold',
          solid.put(
            solid.put(
              solid.slab(leaf, 0.0016, [0, 0, 0], 'z', { bevel: 0.0005 }),
              [0, 0, 0.002],
              [-14, 0, s * (90 - lift)],
            ),
            p,
            [0, yaw, 0],
          ),
          { detail: 0.5 },
        );
    }
    b.add(
      `${side} berries`,
      'gems',
      solid.at(
        { op: 'ball', r: 0.0036 },
        Array.from({ length: 6 }, (_, i) => ({
          at: at((i + 0.9) / 6.4).map((v, k) => (k === 1 ? v : v * 1.05)) as unknown as Vec3,
        })),
      ),
      { detail: 0.5 },
    );
  }
  b.add(
    'tie',
    'velvet',
    solid.many([
      solid.box([0.02, 0.014, 0.012], [0, 0.02, -r * 1.08], 0.004),
      solid.bar(
        [
          [0, 0.02, -r * 1.1],
          [0.02, 0.006, -r * 1.12],
          [0.03, -0.0, -r * 1.2],
        ],
        { kind: 'rect', w: 0.009, h: 0.0014 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
      solid.bar(
        [
          [0, 0.02, -r * 1.1],
          [-0.02, 0.006, -r * 1.12],
          [-0.034, 0.0, -r * 1.18],
        ],
        { kind: 'rect', w: 0.009, h: 0.0014 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
    ]),
  );
}
