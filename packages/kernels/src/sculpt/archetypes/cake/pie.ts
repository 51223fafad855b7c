import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, ringBody, roundBody } from '../../kits/organic/index.ts';
import { addStrawberry, dollop } from '../../kits/pastry/index.ts';
import type { CakePlan } from './tiers.ts';

/** A pie in its crimped shell: lattice over fruit, or an open tart with fruit on it; `cut` lacks a slice. Returns its height. */
export function addPie(b: Bench, p: CakePlan, kind: string): number {
  const R = p.w / 2;
  const h = p.w * 0.2;
  const hole: Shape[] = p.cut
    ? [
        solid.slab(
          [
            [0, 0],
            [R * 2 * Math.sin(0.05), -R * 2 * Math.cos(0.05)],
            [R * 2 * Math.sin(0.95), -R * 2 * Math.cos(0.95)],
          ],
          h * 6,
          [0, 0, 0],
          'y',
          { bevel: 0 },
        ),
      ]
    : [];
  const cut = (s: Shape): Shape => solid.cut(s, ...hole);
  if (p.plate)
    b.add(
      'dish',
      b.tint('plate', {}),
      solid.turned(
        [
          [0, 0],
          [R * 0.72, 0],
          [R * 0.93, h * 0.72],
          [R * 1.05, h * 0.78],
          [R * 1.06, h * 0.84],
          [R * 0.92, h * 0.8],
          [R * 0.7, h * 0.08],
          [0, h * 0.08],
        ],
        [0, 0, 0],
        { bevel: h * 0.03 },
      ),
    );
  const shell = roundBody({
    profile: [
      [0.01, 0.09],
      [0.69, 0.09],
      [0.9, 0.8],
      [0.93, 0.86],
      [0.01, 0.5],
    ].map(([r, t]): Vec2 => [r * R, t * h]),
    sides: 64,
    steps: 0,
  });
  b.add('crust', 'crust', cut(shell), { detail: 0.6, ...(p.cut ? {} : { hidden: true }) });
  const crimps = 26;
  const rim = ringBody(
    R * 0.965,
    (a) =>
      Array.from({ length: 14 }, (_, i): Vec2 => {
        const f = (2 * Math.PI * i) / 14;
        const k = 1 + 0.24 * Math.cos(crimps * a) + 0.12 * around(a, 9, p.seed);
        return [
          R * 0.075 * k * Math.cos(f),
          h * 0.93 + R * 0.05 * (0.8 + 0.35 * Math.cos(crimps * a + 1)) * Math.sin(f),
        ];
      }),
    crimps * 6,
  );
  b.add('crimped rim', 'crust', cut(rim), { detail: 1.4 });
  const level = kind === 'pie' ? 0.9 : 0.84;
  const filling = roundBody({
    profile: [
      [0.01, 0.45],
      [0.84, 0.55],
      [0.92, level],
      ...[0.8, 0.66, 0.5, 0.34, 0.18, 0.005].map((r) => [r, level + 0.1 * (1 - r * r)]),
    ].map(([r, t]): Vec2 => [r * R, t * h]),
    sides: 60,
    steps: 2,
    lift: (a, t, r) =>
      t > 0.4 ? h * (kind === 'pie' ? 0.07 : 0.02) * around(a, 6 + (20 * r) / R, p.seed + 2, (r / R) * 5) : 0,
  });
  b.add('filling', 'filling', cut(filling));
  const top = h * (level + 0.1);
  if (kind === 'pie') {
    addLattice(b, R, h, cut);
    return top + h * 0.15;
  }
  if (p.topping === 'none') {
    b.add('cream', 'cream', solid.put(dollop(R * 0.22), [0, top - h * 0.02, 0]), { detail: 1.4 });
    return top + h * 0.5;
  }
  const berries: Vec3[] = [];
  for (const [n, k] of [
    [1, 0],
    [6, 0.36],
    [12, 0.7],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (2 * Math.PI * i) / n + k;
      berries.push([R * k * Math.cos(a), top - h * 0.05, R * k * Math.sin(a)]);
    }
  for (const at of berries)
    if (!(p.cut && Math.abs(Math.atan2(at[0], at[2]) - 0.5) < 0.7))
      addStrawberry(b, b.tint('fruit', {}), 'leaves', R * 0.24, { at, hulled: true });
  return top + h * 0.5;
}

/** Strips woven over and under, cut to the rim. */
function addLattice(b: Bench, R: number, h: number, cut: (s: Shape) => Shape): void {
  const pitch = R * 0.29;
  const y = h * 1.03;
  const dome = (x: number, z: number): number => h * 0.12 * (1 - (x * x + z * z) / (R * R));
  for (const [name, along] of [
    ['strips', 0],
    ['cross strips', 1],
  ] as const) {
    const strips: Shape[] = [];
    for (let i = -3; i <= 3; i++) {
      const off = i * pitch * 0.98;
      const reach = Math.sqrt(Math.max(0, R * 0.95 * R * 0.95 - off * off));
      if (reach < R * 0.25) continue;
      const n = 30;
      const path = Array.from({ length: n + 1 }, (_, k): Vec3 => {
        const s = -reach + (2 * reach * k) / n;
        const over = Math.cos((Math.PI * s) / (pitch * 0.98) + Math.PI * (i + along)) * h * 0.055;
        const [x, z] = along ? [s, off] : [off, s];
        return [x, y + dome(x, z) + over, z];
      });
      strips.push(cut(solid.bar(path, { kind: 'rect', w: R * 0.13, h: h * 0.1, r: h * 0.03 }, { up: [0, 1, 0] })));
    }
    b.add(name, 'crust', solid.many(strips), { detail: 1.2 });
  }
}
