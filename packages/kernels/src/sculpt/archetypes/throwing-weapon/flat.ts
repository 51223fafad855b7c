import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/**
 * A flat ring ground to an edge: from the hole's outline over the flat to the outer outline, all of equal point counts, thick at the flat,
 * thin outside. About the origin in the xy plane.
 */
function ground(hole: readonly Vec2[], flat: readonly Vec2[], rim: readonly Vec2[], thick: number): Shape {
  const ring = (points: readonly Vec2[], z: number): { points: Vec3[] } => ({
    points: points.map(([x, y]): Vec3 => [x, y, z]),
  });
  const h = thick / 2;
  return {
    op: 'loft',
    sections: [
      ring(hole, h),
      ring(flat, h),
      ring(rim, thick * 0.07),
      ring(rim, -thick * 0.07),
      ring(flat, -h),
      ring(hole, -h),
    ],
    spline: 'linear',
    smooth: false,
    closed: true,
  };
}

/** A star's outline: n points at r, valleys at k x r, `per` points a side. */
function star(r: number, k: number, n: number, per: number, hollow: number): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < 2 * per; j++) {
      const t = j / per;
      const u = t <= 1 ? t : 2 - t;
      // from tip to valley the side is straight or hollow
      const tip: Vec2 = [r, 0];
      const valley: Vec2 = [k * r * Math.cos(Math.PI / n), k * r * Math.sin(Math.PI / n)];
      const x = tip[0] + (valley[0] - tip[0]) * u;
      const y = tip[1] + (valley[1] - tip[1]) * u;
      const m = Math.hypot(x, y) * (1 - hollow * Math.sin(Math.PI * u));
      const side = t <= 1 ? Math.atan2(y, x) : -Math.atan2(y, x);
      const base = Math.PI / 2 + ((i + (t <= 1 ? 0 : 1)) * 2 * Math.PI) / n;
      out.push([m * Math.cos(base + side), m * Math.sin(base + side)]);
    }
  return out;
}

/** A throwing star standing on a point. */
export function buildShuriken(b: Bench, points: number): number {
  const n = Math.max(3, points);
  const r = 0.06;
  const per = 8;
  const rim = star(r, n > 5 ? 0.5 : 0.36, n, per, 0.05);
  const flat = star(r * 0.7, n > 5 ? 0.6 : 0.46, n, per, 0.03);
  const hole = rim.map(([x, y]): Vec2 => {
    const l = Math.hypot(x, y);
    return [(x / l) * r * 0.15, (y / l) * r * 0.15];
  });
  const turn = n % 2 ? 180 : 0;
  const put = (of: Shape): Shape => solid.put(of, [0, r, 0], [0, 0, turn]);
  b.add(
    'star',
    'blade',
    put(
      ground(
        hole,
        flat,
        flat.map(([x, y]): Vec2 => [x * 1.001, y * 1.001]),
        0.0042,
      ),
    ),
    { detail: 1.4 },
  );
  b.add(
    'ground edge',
    'edge',
    put(
      ground(
        flat.map(([x, y]): Vec2 => [x * 0.97, y * 0.97]),
        flat.map(([x, y]): Vec2 => [x * 0.995, y * 0.995]),
        rim,
        0.004,
      ),
    ),
    { detail: 1.4 },
  );
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    b.add(
      `${side} eye ring`,
      'edge',
      put(solid.hoop(r * 0.185, { kind: 'ellipse', rx: 0.0009, ry: 0.0014 }, [0, 0, s * 0.0021], 'z', 36)),
      { detail: 0.5 },
    );
    for (let i = 0; i < n; i++) {
      const a = Math.PI / 2 + (2 * Math.PI * i) / n;
      const groove: Vec3[] = [0.28, 0.58].map((k): Vec3 => [r * k * Math.cos(a), r * k * Math.sin(a), s * 0.0021]);
      b.add(`${side} rib ${i + 1}`, 'edge', put(solid.tube(groove, 0.0007, { taper: [1, 0.4] })), { detail: 0.3 });
    }
  }
  return r;
}

/** A boomerang, elbow up: lenticular wings, painted bands and dots. */
export function buildBoomerang(b: Bench): number {
  const line = (t: number): Vec3 => {
    const s = t * 2 - 1;
    const bend = Math.sqrt(s * s + 0.045) - Math.sqrt(0.045);
    return [0.235 * s, 0.308 - 0.335 * bend * 1.12, 0.012 * s];
  };
  const section = (t: number, grow: number): { points: Vec3[] } => {
    const [p, q] = [line(Math.max(0, t - 0.01)), line(Math.min(1, t + 0.01))];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const n: Vec2 = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
    const c = line(t);
    const end = Math.min(1, Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 14)) + 0.12);
    const w = (0.031 + 0.006 * Math.exp(-((t - 0.5) ** 2) / 0.01)) * end * grow;
    const d = 0.0058 * (grow > 1 ? 1.06 : 1);
    // flat below, rounded above, as wings are
    return {
      points: Array.from({ length: 20 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 20;
        const z = Math.sin(a) * d * (Math.sin(a) < 0 ? 0.45 : 1);
        return [c[0] + n[0] * w * -Math.cos(a), c[1] + n[1] * w * -Math.cos(a), c[2] + z];
      }).reverse(),
    };
  };
  const span = (from: number, to: number, n: number, grow: number): Shape => ({
    op: 'loft',
    sections: Array.from({ length: n + 1 }, (_, i) => section(from + ((to - from) * i) / n, grow)),
    spline: 'linear',
    smooth: true,
    cap: 'flat',
  });
  b.add('wing', 'blade', span(0.004, 0.996, 40, 1), { detail: 1.8, grain: [1, 0, 0] });
  for (const [side, at] of [
    ['left', 0],
    ['right', 1],
  ] as const) {
    const t = (k: number): number => (at ? 1 - k : k);
    const band = (name: string, slot: string, k: number, w: number): void =>
      b.add(`${side} ${name}`, slot, span(Math.min(t(k), t(k + w)), Math.max(t(k), t(k + w)), 3, 1.015), {
        detail: 0.5,
      });
    band('tip', 'trim', 0.006, 0.05);
    band('pale band', 'edge', 0.075, 0.014);
    band('red band', 'trim', 0.1, 0.026);
    band('inner band', 'edge', 0.14, 0.014);
    for (let i = 0; i < 5; i++) {
      const [x, y, z] = line(t(0.2 + i * 0.045));
      b.add(
        `${side} dot ${i + 1}`,
        i % 2 ? 'trim' : 'edge',
        solid.put({ op: 'ball', r: [0.0075, 0.0075, 0.0014] }, [x, y, z + 0.0054]),
        { detail: 0.3 },
      );
    }
  }
  const [x, y, z] = line(0.5);
  for (const [i, r] of [0.024, 0.016, 0.008].entries())
    b.add(
      `${['outer', 'middle', 'inner'][i]} sun ring`,
      i % 2 ? 'trim' : 'edge',
      solid.hoop(r, { kind: 'ellipse', rx: 0.0012, ry: 0.002 }, [x, y - 0.004, z + 0.0052], 'z', 32),
      { detail: 0.3 },
    );
  return 0.2;
}

/** A ring of steel ground sharp, wound where it is held. */
export function buildChakram(b: Bench): number {
  const r = 0.12;
  const put = (of: Shape): Shape => solid.put(of, [0, r, 0]);
  const circle = (k: number): Vec2[] => outline.ngon(r * k, 72);
  b.add('ring', 'blade', put(ground(circle(0.76), circle(0.9), circle(0.902), 0.005)), { detail: 1.6 });
  b.add('ground edge', 'edge', put(ground(circle(0.89), circle(0.899), circle(1), 0.0046)), { detail: 1.4 });
  for (let i = 0; i < 3; i++) {
    const from = -90 - 20 + i * 120;
    const path = Array.from({ length: 60 }, (_, k): Vec3 => {
      const a = ((from + (40 * k) / 59) * Math.PI) / 180;
      const t = (2 * Math.PI * k * 9) / 59;
      const q = r * 0.83 + 0.0115 * Math.cos(t);
      return [q * Math.cos(a), q * Math.sin(a), 0.0046 * Math.sin(t)];
    });
    b.add(`${['lower', 'right', 'left'][i]} wrap`, 'grip', put(solid.tube(path, 0.0022, { spline: 'linear' })), {
      detail: 0.8,
    });
  }
  for (let i = 0; i < 12; i++) {
    const a = (2 * Math.PI * i) / 12 + 0.26;
    b.add(
      `engraved mark ${i + 1}`,
      'trim',
      put(
        solid.both(
          solid.put(
            solid.box([0.006, 0.0022, 0.001], [0, 0, 0], 0.0002),
            [r * 0.83 * Math.cos(a), r * 0.83 * Math.sin(a), 0.0026],
            [0, 0, (a * 180) / Math.PI + 30],
          ),
          'z',
        ),
      ),
      { detail: 0.2 },
    );
  }
  return r * 0.17;
}

/** A winged throwing blade. */
export function buildBatarang(b: Bench): number {
  const half = pairs([
    0, 0.022, 0.012, 0.014, 0.024, 0.022, 0.04, 0.012, 0.058, 0.024, 0.084, 0.0, 0.118, 0.05, 0.1, 0.084, 0.06, 0.098,
    0.028, 0.082, 0.016, 0.078, 0.011, 0.098, 0.006, 0.082, 0, 0.08,
  ]);
  const wing = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Vec2 => [-x, y]),
  ];
  b.add('wings', 'blade', solid.slab(wing, 0.005, [0, 0, 0], 'z', { bevel: 0.0022 }), { detail: 1.8 });
  const inner = wing.map(([x, y]): Vec2 => [x * 0.62, 0.056 + (y - 0.056) * 0.5]);
  b.add('front panel', 'grip', solid.slab(inner, 0.001, [0, 0, 0.0026], 'z', { bevel: 0.0003 }), { detail: 0.7 });
  b.add('rear panel', 'grip', solid.slab(inner, 0.001, [0, 0, -0.0026], 'z', { bevel: 0.0003 }), { detail: 0.7 });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'left wing edge' : 'right wing edge',
      'edge',
      solid.tube(
        pairs([0.115, 0.05, 0.1, 0.083, 0.061, 0.0965, 0.03, 0.081]).map(([x, y]): Vec3 => [s * x, y, 0]),
        0.0012,
        { taper: [0.3, 1, 1, 0.4] },
      ),
      { detail: 0.5 },
    );
  return 0.055;
}
