import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { plates } from './plate.ts';

const { head, plate, comb, bowl } = plates;
const { hem } = felt;
const FULL: readonly Vec2[] = outline.pairs([
  0.0006, 0.148, 0.035, 0.145, 0.07, 0.13, 0.098, 0.1, 0.115, 0.055, 0.12, 0, 0.116, -0.055, 0.106, -0.1, 0.1, -0.118,
]);

/** Full-face motorcycle helmet: opening with tinted visor, vents, stripe, chin guard; `football` leaves the visor for a cage. */
export function raceHelmet(football: boolean): HatPart[] {
  const window = outline.rounded(
    football
      ? outline.pairs([-0.085, -0.19, 0.085, -0.19, 0.098, 0.02, 0.085, 0.05, -0.085, 0.05, -0.098, 0.02])
      : outline.pairs([-0.1, -0.03, 0.1, -0.03, 0.112, 0.01, 0.1, 0.05, -0.1, 0.05, -0.112, 0.01]),
    0.02,
    4,
  );
  const shell = solid.cut(bowl(FULL, 0.012, head, 60), solid.slab(window, 0.2, [0, 0, 0.15], 'z', { bevel: 0 }));
  const parts: HatPart[] = [
    { name: 'shell', slot: 'hat', shape: shell, detail: 1.6 },
    { name: 'lining', slot: 'dark', shape: { op: 'ball', r: [0.103, 0.128, 0.117], at: [0, 0.004, -0.004] } },
    { name: 'centre stripe', slot: 'trim', shape: comb(FULL, 0, 0.032, 0.004, head, football ? 0.06 : 0.058) },
    {
      name: 'side stripes',
      slot: 'band',
      shape: solid.many([0.46, -0.46].map((a) => plate(FULL, [a - 0.06, a + 0.06], [0.125, 0.066], 0.0012))),
    },
    { name: 'neck roll', slot: 'dark', shape: hem(0.1, -0.118, 0.008, head, 52), detail: 0.7 },
  ];
  return [...parts, ...(football ? cage() : roadFittings(window))];
}

/** A footballer's face cage with its straps. */
function cage(): HatPart[] {
  const parts: HatPart[] = [];
  const bar = (y: number, out: number): Shape =>
    solid.tube(
      Array.from({ length: 15 }, (_, i) => {
        const a = -1.15 + (2.3 * i) / 14;
        return head(a, 0.118 + out * Math.cos(a) ** 2, y);
      }),
      0.0052,
      { spline: 'linear' },
    );
  const post = (a: number): Shape =>
    solid.tube(
      [0.0, -0.05, -0.1].map((y, i) => head(a, 0.118 + (0.05 - 0.002 * i) * Math.cos(a) ** 2, y)),
      0.0052,
      { spline: 'linear' },
    );
  parts.push({
    name: 'cage bars',
    slot: 'metal',
    shape: solid.many([bar(0.0, 0.05), bar(-0.05, 0.048), bar(-0.1, 0.046)]),
    detail: 0.8,
  });
  parts.push({ name: 'cage posts', slot: 'metal', shape: solid.many([-0.5, 0, 0.5].map(post)) });
  parts.push({
    name: 'cage clips',
    slot: 'dark',
    shape: solid.both(
      solid.many(
        [0, -0.05].map((y) =>
          solid.put(solid.box([0.012, 0.016, 0.02], [0, 0, 0], 0.004), head(1.12, 0.123, y), [0, 64, 0]),
        ),
      ),
    ),
  });
  parts.push({
    name: 'ear holes',
    slot: 'dark',
    shape: solid.both(solid.put(solid.cyl(0.014, 0.008, [0, 0, 0], 'x'), [0.116, -0.02, -0.02])),
  });
  parts.push({
    name: 'chin cup',
    slot: 'strap',
    shape: { op: 'ball', r: [0.034, 0.024, 0.02], at: [0, -0.125, 0.115] },
  });
  parts.push({
    name: 'chin straps',
    slot: 'strap',
    shape: solid.both(
      solid.bar(
        [
          [0.02, -0.124, 0.125],
          [0.07, -0.105, 0.1],
          [0.104, -0.07, 0.055],
        ],
        { kind: 'rect', w: 0.014, h: 0.003, r: 0.001 },
        { up: [0, 0, 1], spline: 'catmull' },
      ),
    ),
  });
  return parts;
}

/** Visor, pivots, vents and gasket. */
function roadFittings(window: readonly Vec2[]): HatPart[] {
  const parts: HatPart[] = [];
  parts.push({
    name: 'visor',
    slot: 'visor',
    shape: plate(FULL, [-1.42, 1.42], [0.062, -0.036], 0.0025, () => [0, 0], head, 0.003),
    detail: 1.2,
  });
  parts.push({
    name: 'visor pivots',
    slot: 'trim',
    shape: solid.both(
      solid.put(
        solid.turned(outline.pairs([0, 0, 0.021, 0, 0.021, 0.005, 0.014, 0.009, 0.007, 0.007, 0, 0.007]), [0, 0, 0], {
          axis: 'x',
          segments: 24,
        }),
        [0.117, 0.014, 0.024],
        [0, -8, 0],
      ),
    ),
  });
  parts.push({
    name: 'visor tab',
    slot: 'dark',
    shape: solid.put(solid.box([0.03, 0.006, 0.008], [0, 0, 0], 0.002), head(-0.55, 0.124, -0.034), [0, -32, 0]),
  });
  parts.push({
    name: 'chin vents',
    slot: 'dark',
    shape: solid.many([-1, 0, 1].map((k) => plate(FULL, [k * 0.2 - 0.07, k * 0.2 + 0.07], [-0.066, -0.082], 0.0015))),
  });
  parts.push({
    name: 'brow vents',
    slot: 'dark',
    shape: solid.both(
      solid.put(solid.box([0.03, 0.006, 0.016], [0, 0, 0], 0.003), head(0.3, 0.108, 0.094), [42, 18, 0]),
    ),
  });
  parts.push({
    name: 'window gasket',
    slot: 'dark',
    shape: solid.tube(
      window.map(([x, y]): Vec3 => {
        const r = plates.radiusAt(FULL, y) + 0.001;
        return head(Math.asin(Math.max(-0.99, Math.min(0.99, x / r))), r, y);
      }),
      0.003,
      { spline: 'linear', closed: true },
    ),
    detail: 0.6,
  });
  parts.push({
    name: 'chin strap',
    slot: 'strap',
    shape: solid.tube(
      [
        [0.08, -0.11, 0.04],
        [0.05, -0.15, 0.06],
        [0, -0.16, 0.065],
        [-0.05, -0.15, 0.06],
        [-0.08, -0.11, 0.04],
      ],
      0.006,
    ),
  });
  return parts;
}
