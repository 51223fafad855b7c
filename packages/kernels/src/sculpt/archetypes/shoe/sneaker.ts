import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { along, offSurface, panel, stitches } from '../../kits/leatherwork/index.ts';
import { addOverlay, addTread, addUpper } from './fit.ts';
import { addLaces } from './lacing.ts';
import { createLast, type Last } from './last.ts';

/** A region between two angles and two heights. */
const patch =
  (u0: number, u1: number, v0: number, v1: number) =>
  (s: number, t: number): Vec2 => [u0 + (u1 - u0) * s, v0 + (v1 - v0) * t];

/** A running shoe: foam midsole, rubber tread, overlays, side mark, padded collar, tongue, laces. */
export function buildSneaker(b: Bench, rng: Rng): Last {
  const taste = rng.fork('sneaker');
  const last = createLast({
    length: 0.272,
    width: 0.09,
    heel: 0.008,
    spring: 0.014,
    under: 0.004,
    sole: 0.03,
    toe: 1.75,
    box: 0.036,
    collar: { z: -0.066, rx: 0.034, rz: 0.058, front: 0.118, side: 0.083, back: 0.104 },
    vamp: [0.056, 0.03],
  });
  addUpper(b, last, { rim: 0.0062 });
  b.add('outsole', 'sole', last.layer([...rows(0, 0.002, 0.004, 0.0055), ...rows(0.006, 0.006)]));
  addTread(b, last, { from: -0.93, to: 0.93, n: 20, h: 0.005, name: 'tread' });
  b.add(
    'midsole',
    'midsole',
    last.layer([...rows(0.0062, 0.0045, 0.009, 0.0075), ...rows(0.018, 0.0062, 0.026, 0.0066), ...rows(0.033, 0.0035)]),
    { detail: 1.2 },
  );
  const line = last.outline(0.0068, 60).map(([x, z]): Vec3 => [x, last.ground(z) + 0.0185, z]);
  b.add(
    'midsole stripe',
    'trim',
    solid.bar(line, { kind: 'rect', w: 0.0016, h: 0.0042, r: 0.0006 }, { closed: true, up: [0, 1, 0] }),
  );
  b.add('heel cushion', 'accent', heelCushion(last));
  addSewn(b, last);
  addMark(b, last, taste.int(3));
  addTongue(b, last, 0.024, 'trim');
  addLaces(b, last, { from: 0.6, to: 0.955, rows: 6, gap: (t) => 0.062 + 0.032 * t, lift: 0.0024 });
  return last;
}

const rows = (...n: number[]): Vec2[] => Array.from({ length: n.length / 2 }, (_, i): Vec2 => [n[2 * i], n[2 * i + 1]]);

/** The wedge of other foam at the back of the midsole. */
function heelCushion(last: Last): ReturnType<typeof panel> {
  const side = (u: number, v: number): Vec3 => {
    const points = last.outline(0.0072, 240);
    const i = Math.round((u - Math.floor(u)) * 240) % 240;
    const [x, z] = points[i];
    return [x, last.ground(z) + v, z];
  };
  return panel(side, (s, t) => [0.36 + 0.28 * s, 0.0215 + 0.008 * t * (1 - Math.abs(2 * s - 1) ** 3)], {
    t: 0.003,
    lift: 0,
    n: [3, 30],
  });
}

/** Toe cap, heel counter, heel tab, eyestays and their seams. */
function addSewn(b: Bench, last: Last): void {
  const toe = (s: number, t: number): Vec2 => {
    const k = 1 - (2 * s - 1) ** 2;
    return [-0.17 + 0.34 * s, 0.02 + (0.12 + 0.26 * k) * t];
  };
  const edge = (from: number, to: number, f: (s: number) => Vec2): Vec2[] =>
    Array.from({ length: 15 }, (_, i) => f(from + ((to - from) * i) / 14));
  addOverlay(b, last, 'toe cap', 'trim', toe, { n: [7, 18], thread: edge(0.06, 0.94, (s) => toe(s, 0.9)) });
  const heel = (s: number, t: number): Vec2 => {
    const k = 1 - Math.abs(2 * s - 1) ** 2.4;
    return [0.36 + 0.28 * s, 0.02 + (0.2 + 0.42 * k) * t];
  };
  addOverlay(b, last, 'heel counter', 'trim', heel, { n: [7, 16], thread: edge(0.06, 0.94, (s) => heel(s, 0.9)) });
  addOverlay(b, last, 'heel tab', 'accent', patch(0.465, 0.535, 0.62, 0.975), { t: 0.004 });
  for (const [name, side] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const stay = (s: number, t: number): Vec2 => {
      const inside = 0.048 + 0.03 * t;
      return [side * (inside + (0.034 + 0.03 * t) * s), 0.53 + 0.45 * t - 0.05 * s * (1 - t)];
    };
    addOverlay(b, last, `${name} eyestay`, 'trim', stay, {
      n: [10, 5],
      t: 0.0034,
      thread: edge(0.04, 0.96, (t) => stay(0.88, t)),
    });
  }
  const welt = Array.from({ length: 48 }, (_, i): Vec2 => [i / 48, 0.045]);
  b.add('sole seam', 'thread', stitches(along(last.surface, welt, 0.0004), 0.0007, 0.007, true), { detail: 0.3 });
}

/** The mark on both sides: a swept wave, three bars, or a chevron. */
function addMark(b: Bench, last: Last, design: number): void {
  for (const [name, side] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const put = (label: string, region: (s: number, t: number) => Vec2): void =>
      b.add(
        `${name} ${label}`,
        'accent',
        panel(
          last.surface,
          (s, t) => region(side > 0 ? s : 1 - s, t).map((v, i) => (i ? v : v * side)) as unknown as Vec2,
          { t: 0.0024, n: [4, 14] },
        ),
      );
    if (design === 0)
      put('wave', (s, t) => {
        const u = 0.19 + 0.19 * s;
        const mid = 0.2 + 0.46 * s ** 1.6 + 0.12 * Math.sin(Math.PI * s) ** 2 * (s < 0.5 ? -0.4 : -0.8);
        return [u, mid + (t - 0.5) * (0.19 * Math.sin(Math.PI * Math.min(1, s * 0.9 + 0.14)) + 0.02)];
      });
    else if (design === 1)
      for (let i = 0; i < 3; i++)
        put(`stripe ${i + 1}`, (s, t) => [0.19 + 0.042 * i + 0.022 * t + 0.026 * (1 - s) - 0.012, 0.1 + 0.62 * s]);
    else put('chevron', (s, t) => [0.18 + 0.1 * t + 0.07 * (1 - Math.abs(2 * s - 1)), 0.12 + 0.56 * s]);
  }
}

/** The tongue between the eyestays, rising over the collar, with its label. */
export function addTongue(b: Bench, last: Last, rise: number, label: string, slot = 'lining'): void {
  const { surface, plan } = last;
  const grid: Vec3[][] = [];
  const up = V(surface, plan.vamp);
  const top = plan.shaft ? 2 : 1;
  for (let i = 0; i <= 9; i++) {
    const row: Vec3[] = [];
    for (let j = 0; j <= 6; j++) {
      const s = j / 6 - 0.5;
      const wide = 0.17 + 0.08 * (i / 9);
      if (i <= 6) row.push(offSurface(surface, s * wide, 0.6 + ((top - 0.6) * i) / 6, 0.0006));
      else {
        const p = offSurface(surface, s * wide, top, 0.0006 - 0.003);
        const k = ((i - 6) / 3) * rise;
        row.push([p[0] * (1 + 0.1 * (i - 6)), p[1] + up[1] * k - Math.abs(s) * k * 0.35, p[2] + up[2] * k]);
      }
    }
    grid.push(row);
  }
  b.add('tongue', slot, { op: 'sheet', grid, thickness: 0.005 }, { detail: 1.1 });
  const at = V3mid(grid[8][3], grid[9][3]);
  b.add(
    'tongue label',
    label,
    solid.box([0.02, 0.014, 0.002], [at[0], at[1] - 0.002, at[2] + 0.0035], 0.0006, [-28, 0, 0]),
  );
}

const V3mid = (a: Vec3, c: Vec3): Vec3 => [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];

/** The direction in which the instep goes on over the collar. */
function V(surface: (u: number, v: number) => Vec3, vamp: Vec2): Vec3 {
  const tilt = Math.atan2(vamp[0], vamp[1] + 0.03) * 0.5;
  return surface(0, 1)[1] > 0 ? [0, Math.cos(tilt), -Math.sin(tilt)] : [0, 1, 0];
}

/** A canvas shoe: flat rubber sole with a stripe, rubber toe cap and bumper, laces; `high` covers the ankle and has its patch. */
export function buildCanvas(b: Bench, high: boolean): Last {
  const last = createLast({
    length: 0.272,
    width: 0.092,
    heel: 0.002,
    spring: 0.008,
    under: 0.0024,
    sole: 0.028,
    toe: 2.5,
    box: 0.034,
    collar: high
      ? { z: -0.062, rx: 0.034, rz: 0.05, front: 0.104, side: 0.1, back: 0.1 }
      : { z: -0.062, rx: 0.034, rz: 0.058, front: 0.104, side: 0.076, back: 0.088 },
    vamp: [0.06, 0.032],
    ...(high ? { shaft: { top: 0.165, z: -0.068, rx: 0.036, rz: 0.049, dip: 0.004 } } : {}),
  });
  addUpper(b, last, { t: 0.003, rim: 0.0026, rimSlot: 'lining' });
  b.add('sole', 'midsole', last.layer(rows(0.001, 0.001, 0.003, 0.0045, 0.028, 0.0045, 0.0305, 0.0035)), {
    detail: 1.2,
  });
  addTread(b, last, { from: -0.94, to: 0.94, n: 18, h: 0.0035, name: 'tread' });
  const line = (y: number): Vec3[] => last.outline(0.0047, 60).map(([x, z]): Vec3 => [x, last.ground(z) + y, z]);
  const band = { kind: 'rect', w: 0.0014, h: 0.0032, r: 0.0006 } as const;
  b.add('sole stripe', 'accent', solid.bar(line(0.024), band, { closed: true, up: [0, 1, 0] }));
  b.add('lower sole stripe', 'trim', solid.bar(line(0.009), { ...band, h: 0.0022 }, { closed: true, up: [0, 1, 0] }));
  const cap = (s: number, t: number): Vec2 => [-0.155 + 0.31 * s, 0.02 + (0.1 + 0.36 * (1 - (2 * s - 1) ** 2)) * t];
  b.add('toe cap', 'midsole', panel(last.surface, cap, { t: 0.0036, n: [8, 18] }));
  b.add(
    'toe bumper',
    'midsole',
    panel(last.surface, (s, t) => [-0.19 + 0.38 * s, 0.01 + 0.13 * t * (1 - Math.abs(2 * s - 1) ** 5)], {
      t: 0.0052,
      lift: 0.002,
      n: [3, 20],
    }),
  );
  const top = high ? 1.94 : 0.95;
  for (const [name, side] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const stay = (s: number, t: number): Vec2 => [side * (0.05 + 0.055 * t + 0.05 * s), 0.56 + (top + 0.02 - 0.56) * t];
    const t = Array.from({ length: 12 }, (_, i) => 0.04 + (0.92 * i) / 11);
    addOverlay(b, last, `${name} eyestay`, 'upper', stay, {
      t: 0.003,
      n: [10, 5],
      thread: t.map((k) => stay(0.88, k)),
    });
  }
  addOverlay(b, last, 'heel strip', 'accent', patch(0.482, 0.518, 0.12, high ? 1.96 : 0.96), { t: 0.003, n: [12, 4] });
  b.add(
    'heel label',
    'trim',
    panel(last.surface, patch(0.455, 0.545, 0.03, 0.17), { t: 0.0066, lift: 0.0026, n: [3, 6] }),
  );
  if (high) addAnkleStar(b, last);
  addTongue(b, last, 0.02, 'midsole');
  addLaces(b, last, {
    from: 0.62,
    to: top,
    rows: high ? 7 : 6,
    gap: (t) => 0.066 + 0.058 * t,
    lift: 0.0022,
    r: 0.0026,
  });
  return last;
}

/** The round patch with a star over the inner ankle. */
function addAnkleStar(b: Bench, last: Last): void {
  const disc = (r: number): ((s: number, t: number) => Vec2) => {
    return (s, t) => {
      const a = 2 * Math.PI * s;
      return [-0.27 + 0.06 * r * t * Math.cos(a), 1.32 + 0.36 * r * t * Math.sin(a)];
    };
  };
  b.add(
    'ankle patch',
    'midsole',
    panel(
      last.surface,
      (s, t) => {
        const [x, y] = square(s, t);
        return [-0.27 - 0.062 * x, 1.32 + 0.36 * y];
      },
      { t: 0.003, n: [8, 8] },
    ),
  );
  const star: Vec3[] = Array.from({ length: 10 }, (_, i) => {
    const [u, v] = disc(i % 2 ? 0.3 : 0.72)(0.25 + i / 10, 1);
    return offSurface(last.surface, u, v, 0.0012);
  });
  const lid = star.map((_, i) => {
    const [u, v] = disc(i % 2 ? 0.29 : 0.7)(0.25 + i / 10, 1);
    return offSurface(last.surface, u, v, 0.0032);
  });
  b.add('ankle star', 'accent', {
    op: 'loft',
    sections: [{ points: star }, { points: lid }],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
}

/** The unit square's point on the unit disc. */
function square(s: number, t: number): Vec2 {
  const x = 2 * s - 1;
  const y = 2 * t - 1;
  return [x * Math.sqrt(1 - (y * y) / 2), y * Math.sqrt(1 - (x * x) / 2)];
}
