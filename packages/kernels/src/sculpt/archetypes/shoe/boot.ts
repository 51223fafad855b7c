import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { along, buckle, offSurface, panel, stitches, strap } from '../../kits/leatherwork/index.ts';
import { addFur, addHeelBlock } from './bottom.ts';
import { addOverlay, addToeCurl, addTread, addUpper } from './fit.ts';
import { addLaces } from './lacing.ts';
import { createLast, type Last, type LastPlan } from './last.ts';
import { addTongue } from './sneaker.ts';

const rows = (...n: number[]): Vec2[] => Array.from({ length: n.length / 2 }, (_, i): Vec2 => [n[2 * i], n[2 * i + 1]]);

/** What boots have in common; `top` is the height of the shaft, `heel` what it stands higher behind. */
export function bootPlan(top: number, heel: number, toe: number, more: Partial<LastPlan> = {}): LastPlan {
  const wide = top > 0.28 ? 0.056 : 0.044;
  return {
    length: 0.285,
    width: 0.1,
    heel,
    spring: 0.012,
    sole: 0.012,
    toe,
    box: 0.04,
    collar: { z: -0.07, rx: 0.038, rz: 0.053, front: 0.13 + heel * 0.6, side: 0.122 + heel * 0.8, back: 0.12 + heel },
    vamp: [0.052, 0.03],
    shaft: { top, z: -0.078, rx: wide, rz: wide * 1.16, dip: 0 },
    ...more,
  };
}

/** Welted sole with its row of stitches. */
function addWelt(b: Bench, last: Last, heelFrom: number, grow = 0.006): void {
  const { sole } = last.plan;
  b.add('sole', 'sole', last.layer(rows(0, grow - 0.0015, 0.0015, grow, sole - 0.003, grow)), { detail: 1.1 });
  b.add('welt', 'trim', last.layer(rows(sole - 0.0036, grow - 0.0006, sole + 0.001, grow - 0.0012)));
  const line = last.outline(grow * 0.62, 60).map(([x, z]): Vec3 => [x, last.ground(z) + sole + 0.0012, z]);
  b.add('welt stitching', 'thread', stitches(line, 0.0008, 0.008, true), { detail: 0.3 });
  addHeelBlock(b, last, heelFrom, 0.94);
}

/** A laced boot: work, combat, hiking. Lugged sole, toe cap, eyestays with hooks, padded collar, pull tab. */
export function buildLacedBoot(b: Bench, top: number, rng: Rng): Last {
  const cap = rng.fork('boot').next() < 0.6;
  const last = createLast(bootPlan(top, 0.024, 2.3, { under: 0.008 }));
  addUpper(b, last, { rim: 0.0075 });
  addWelt(b, last, -0.045, 0.0075);
  addTread(b, last, { from: -0.22, to: 0.95, n: 10, h: 0.009, name: 'front lugs', slot: 'rubber' });
  const toe = (s: number, t: number): Vec2 => [-0.165 + 0.33 * s, 0.02 + (0.12 + 0.3 * (1 - (2 * s - 1) ** 2)) * t];
  const steps = Array.from({ length: 15 }, (_, i) => 0.05 + (0.9 * i) / 14);
  if (cap) addOverlay(b, last, 'toe cap', 'trim', toe, { n: [7, 18], thread: steps.map((s) => toe(s, 0.9)) });
  const heel = (s: number, t: number): Vec2 => [0.35 + 0.3 * s, 0.02 + (0.3 + 0.4 * (1 - (2 * s - 1) ** 4)) * t];
  addOverlay(b, last, 'heel counter', 'trim', heel, { n: [7, 16], thread: steps.map((s) => heel(s, 0.92)) });
  const high = 1.9;
  for (const [name, side] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const stay = (s: number, t: number): Vec2 => [
      side * (0.05 + 0.03 * t + (0.06 + 0.02 * t) * s),
      0.55 + (high + 0.04 - 0.55) * t,
    ];
    addOverlay(b, last, `${name} eyestay`, 'trim', stay, {
      t: 0.0034,
      n: [12, 5],
      thread: steps.map((t) => stay(0.88, t)),
    });
  }
  addOverlay(b, last, 'back strap', 'trim', (s, t) => [0.478 + 0.044 * s, 0.7 + 1.22 * t], { n: [12, 4], t: 0.0034 });
  addPullTab(b, last, 0.5, 'pull tab');
  addTongue(b, last, 0.022, 'trim');
  addLaces(b, last, { from: 0.62, to: high, rows: 8, gap: (t) => 0.066 + 0.034 * t, lift: 0.0026, r: 0.0027 });
  return last;
}

/** A loop of strap over the rim at the angle `u`. */
function addPullTab(b: Bench, last: Last, u: number, name: string): void {
  const at = (v: number, lift: number): Vec3 => offSurface(last.surface, u, v, lift);
  const top = at(1.99, 0);
  const path: Vec3[] = [
    at(1.86, 0.002),
    at(1.96, 0.004),
    [top[0], top[1] + 0.016, top[2]],
    at(1.96, -0.007),
    at(1.86, -0.006),
  ];
  const side: Vec3 = Math.abs(top[0]) > 0.02 ? [Math.sign(top[0]), 0, 0] : [0, 0, -1];
  b.add(name, 'trim', strap(path, 0.016, 0.0024, side));
}

/** A cowboy boot: pointed toe, slanted stacked heel, scalloped shaft with stitched flames, pull straps, spurless. */
export function buildCowboy(b: Bench, rng: Rng): Last {
  const last = createLast(
    bootPlan(0.33, 0.042, 1.75, {
      length: 0.295,
      shaft: { top: 0.306, z: -0.078, rx: 0.056, rz: 0.066, dip: -0.026 },
    }),
  );
  addUpper(b, last, { t: 0.0035, rim: 0.0026, rimSlot: 'trim' });
  addWelt(b, last, -0.055, 0.004);
  const wing = (s: number, t: number): Vec2 => {
    const k = 1 - Math.abs(2 * s - 1);
    return [-0.15 + 0.3 * s, 0.02 + (0.08 + 0.34 * k ** 0.8 + 0.1 * k ** 8) * t];
  };
  const n = Array.from({ length: 25 }, (_, i) => 0.04 + (0.92 * i) / 24);
  addOverlay(b, last, 'toe wing', 'trim', wing, { n: [7, 24], thread: n.map((s) => wing(s, 0.92)) });
  const heel = (s: number, t: number): Vec2 => [
    0.37 + 0.26 * s,
    0.02 + (0.26 + 0.5 * (1 - Math.abs(2 * s - 1) ** 1.4)) * t,
  ];
  addOverlay(b, last, 'heel counter', 'trim', heel, { n: [7, 18], thread: n.map((s) => heel(s, 0.92)) });
  for (const [name, u, s] of [
    ['outer', 0.25, 1],
    ['inner', 0.75, -1],
  ] as const) {
    addOverlay(b, last, `${name} side seam`, 'trim', (a, t) => [u - 0.01 + 0.02 * a, 0.85 + 1.13 * t], { n: [10, 3] });
    addPullTab(b, last, u, `${name} pull strap`);
    const panelFrom = rng.fork('flame').range(0.13, 0.16);
    for (const [k, [face, middle]] of [
      ['front', u === 0.25 ? 0.11 : 0.89],
      ['back', u === 0.25 ? 0.39 : 0.61],
    ].map((row, i) => [i, row] as const) as [number, [string, number]][])
      for (const [j, size] of [1, 0.66, 0.34].entries()) {
        const flame = Array.from({ length: 21 }, (_, i): Vec2 => {
          const a = (2 * Math.PI * i) / 20;
          const wave = 1 + 0.16 * Math.cos(3 * a + Math.PI);
          return [
            middle + 0.5 * panelFrom * size * Math.sin(a) * wave * s,
            1.52 + 0.34 * size * Math.cos(a) * (1 + 0.1 * k),
          ];
        });
        b.add(
          `${name} ${face} stitching ${j + 1}`,
          'thread',
          stitches(along(last.surface, flame, 0.0004), 0.0009, 0.007),
          {
            detail: 0.4,
          },
        );
      }
  }
  return last;
}

/** A riding, thigh or fantasy boot: smooth tall shaft, ankle strap with buckle, cuff or fur where asked. */
export function buildTallBoot(
  b: Bench,
  top: number,
  o: { heel: number; cuff: boolean; fur: boolean; straps: number; toe: number },
): Last {
  const wide = 0.05 + Math.max(0, top - 0.3) * 0.06;
  const last = createLast(
    bootPlan(top, o.heel, o.toe, {
      spring: o.toe < 2 && o.heel < 0.02 ? 0.03 : 0.012,
      shaft: { top, z: -0.08, rx: wide, rz: wide * 1.14, dip: o.cuff ? 0.012 : 0 },
    }),
  );
  addUpper(b, last, { t: 0.0035, rim: 0.003, rimSlot: 'trim' });
  addWelt(b, last, -0.05, 0.004);
  const around = (v: number, n = 40): Vec2[] => Array.from({ length: n }, (_, i): Vec2 => [i / n, v]);
  for (const [name, u] of [
    ['back', 0.5],
    ['inner', 0.74],
  ] as const) {
    const line = Array.from({ length: 20 }, (_, i): Vec2 => [u, 0.15 + (1.8 * i) / 19]);
    b.add(`${name} seam`, 'thread', stitches(along(last.surface, line, 0.0004), 0.0009, 0.008), { detail: 0.3 });
  }
  const vamp = around(0.86, 41).map(([u], i): Vec2 => [u * 0.5 - 0.25, 0.86 - 0.3 * (i / 20 - 1) ** 4]);
  b.add('vamp seam', 'thread', stitches(along(last.surface, vamp, 0.0004), 0.0009, 0.007), { detail: 0.3 });
  const heel = (s: number, t: number): Vec2 => [0.36 + 0.28 * s, 0.02 + (0.2 + 0.42 * (1 - (2 * s - 1) ** 2)) * t];
  addOverlay(b, last, 'heel counter', 'upper', heel, { n: [7, 16] });
  for (let i = 0; i < o.straps; i++) addAnkleStrap(b, last, 1.02 + i * 0.26, i);
  if (o.cuff) {
    const low = 2 - Math.min(0.4, 0.07 / (top - 0.13));
    const cuff = (v: number, lift: number): { points: Vec3[] } => ({
      points: around(v, 44).map(([u]): Vec3 => offSurface(last.surface, u, v + 0.05 * Math.cos(4 * Math.PI * u), lift)),
    });
    const rings = [
      cuff(2.0, -0.003),
      cuff(2.012, 0.003),
      cuff(1.97, 0.0075),
      cuff(low, 0.016),
      cuff(low, 0.012),
      cuff(1.96, 0.002),
    ];
    b.add('cuff', 'trim', { op: 'loft', sections: rings, spline: 'linear', smooth: false, closed: true });
  }
  if (o.toe < 2 && o.heel < 0.02) {
    const tip = addToeCurl(b, last, 0.034, 3.6);
    b.add('toe bell', 'metal', { op: 'ball', r: 0.0105, at: [tip[0], tip[1] - 0.004, tip[2] - 0.006] });
  }
  if (o.fur) addFur(b, last, 1.9, 0.016);
  return last;
}

/** A strap round the ankle with a buckle on the outer side. */
function addAnkleStrap(b: Bench, last: Last, v: number, i: number): void {
  const label = i ? ` ${i + 1}` : '';
  const band = (s: number, t: number): Vec2 => [0.27 + s, v - 0.045 + 0.09 * t];
  b.add(
    `ankle strap${label}`,
    'trim',
    panel(last.surface, (s, t) => [band(s, t)[0] * 0.998, band(s, t)[1]], { t: 0.0032, lift: 0.0022, n: [3, 40] }),
  );
  const at = offSurface(last.surface, 0.25, v, 0.004);
  const { frame, prong } = buckle(0.026, 0.022, 0.003);
  b.add(`buckle${label}`, 'metal', solid.put(frame, at, [0, 0, -90]));
  b.add(`buckle prong${label}`, 'metal', solid.put(prong, at, [0, 0, -90]));
}
