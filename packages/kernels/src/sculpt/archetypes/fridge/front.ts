import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A cabinet standing on four levelling feet: width, height over the feet, depth, height of the feet. Its front is at z = d / 2. */
export interface Box {
  w: number;
  h: number;
  d: number;
  y: number;
}

/** The housing with its plinth, feet and the screws of the back. */
export function addHousing(b: Bench, { w, h, d, y }: Box, r = 0.012): void {
  b.add(
    'housing',
    'body',
    solid.slab(outline.roundRect(w, h, r, 0, y + h / 2), d, [0, 0, 0], 'z', { bevel: Math.min(0.008, r * 0.6) }),
    { detail: 1.1 },
  );
  for (const [i, [sx, sz]] of (
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(
      `foot ${i + 1}`,
      'rubber',
      solid.turned(
        pairs([0, 0, w * 0.04, 0, w * 0.04, y * 0.4, w * 0.02, y * 0.55, w * 0.02, y + 0.004, 0, y + 0.004]),
        [sx * w * 0.42, 0, sz * d * 0.4],
        { bevel: y * 0.05, segments: 20 },
      ),
      { detail: 0.4 },
    );
  b.add(
    'back plate',
    'trim',
    solid.box([w * 0.86, h * 0.8, d * 0.012], [0, y + h * 0.52, -d / 2 - d * 0.004], d * 0.003),
  );
  for (const [i, [sx, sy]] of (
    [
      [1, 0.16],
      [-1, 0.16],
      [1, 0.88],
      [-1, 0.88],
    ] as const
  ).entries())
    b.add(
      `back screw ${i + 1}`,
      'metal',
      solid.put(fitting.screw(w * 0.009, 'cross'), [sx * w * 0.4, y + h * sy, -d / 2 - d * 0.009], [-90, 0, 0]),
      { detail: 0.2 },
    );
}

/** A door or drawer front before z: a slab with a shadow gap behind it. Middle (x, y). Returns the z of its face. */
export function addDoor(
  b: Bench,
  name: string,
  at: readonly [x: number, y: number],
  size: readonly [w: number, h: number],
  z: number,
  o: { thick?: number; r?: number; slot?: string } = {},
): number {
  const t = o.thick ?? 0.035;
  const r = o.r ?? 0.012;
  const gap = t * 0.16;
  b.add(
    `${name} seal`,
    'rubber',
    solid.slab(
      outline.roundRect(size[0] - 0.012, size[1] - 0.012, r * 0.8, at[0], at[1]),
      gap * 2,
      [0, 0, z + gap * 0.5],
      'z',
      { bevel: 0 },
    ),
    { detail: 0.3 },
  );
  b.add(
    name,
    o.slot ?? 'door',
    solid.slab(outline.roundRect(size[0], size[1], r, at[0], at[1], 6), t - gap, [0, 0, z + gap + (t - gap) / 2], 'z', {
      bevel: Math.min(t * 0.3, r * 0.7),
    }),
    { detail: 1.1 },
  );
  return z + t;
}

/** A bar handle on a face at z from `a` to `c` (x, y): the bar and a foot at each end. */
export function addHandle(
  b: Bench,
  name: string,
  a: readonly [number, number],
  c: readonly [number, number],
  z: number,
  r: number,
  out = 0.04,
): void {
  const on = (t: number, dz: number): Vec3 => [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, z + dz];
  b.add(name, 'handle', solid.tube([on(-0.06, out), on(1.06, out)], r, { spline: 'linear' }));
  for (const [i, t] of [0.06, 0.94].entries())
    b.add(`${name} foot ${i + 1}`, 'handle', solid.rod(on(t, -0.002), on(t, out), r * 0.8), { detail: 0.5 });
}

/** A round porthole's ring about z at `at`. */
export function ring(r0: number, r1: number, h: number, at: Vec3) {
  return solid.turned(
    pairs([r0, 0, r1, 0, r1, h * 0.5, r1 - (r1 - r0) * 0.3, h, r0 + (r1 - r0) * 0.2, h * 0.7, r0, h * 0.3, r0, 0]),
    at,
    { axis: 'z', bevel: h * 0.08, segments: 56 },
  );
}
