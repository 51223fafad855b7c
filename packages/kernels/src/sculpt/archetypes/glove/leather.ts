import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { cuff, wrist } from './cuff.ts';
import { FINGERS, fingerLine, palm } from './hands.ts';

/** Five fingers: dress leather with three seams on its back, a cuff with a snap; or rubber with a rolled rim. */
export function buildLeather(b: Bench, rubber: boolean, taste: Rng): void {
  const k = taste.range(0.97, 1.04);
  const fingers: FieldShape[] = FINGERS.map(([, x, y, l, r, spread]) => ({
    op: 'chain',
    points: fingerLine(x, y - 0.02, (l + 0.02) * k, spread),
    radii: [r * 1.06, r * 1.04, r, r * 0.82],
    spline: 'catmull',
  }));
  const wrinkles = rubber ? 0 : 0.0006;
  b.add(
    'hand',
    'body',
    { op: 'displace', amp: wrinkles, freq: 60, of: { op: 'union', k: 0.008, of: [...palm(), ...fingers] } },
    { detail: 2 },
  );
  if (rubber) {
    b.add(
      'cuff',
      'cuff',
      cuff(
        [
          [0.004, 0.014],
          [0.03, 0.008],
          [0.062, 0.002],
          [0.084, 0.0035],
        ],
        0.0018,
      ),
      { detail: 1.2 },
    );
    b.add('rolled rim', 'cuff', solid.tube(wrist(0.0042, 0.0135), 0.0038, { closed: true }), { detail: 0.8 });
    for (let i = 0; i < 3; i++)
      b.add(
        `rib ${i + 1}`,
        'cuff',
        solid.tube(wrist(0.016 + 0.008 * i, 0.0115 - 0.0015 * i), 0.0013, { closed: true }),
        { detail: 0.5 },
      );
    return;
  }
  b.add(
    'cuff',
    'cuff',
    cuff(
      [
        [0, 0.006],
        [0.02, 0.003],
        [0.05, 0.001],
        [0.082, 0.003],
      ],
      0.0024,
    ),
    { detail: 1.2 },
  );
  b.add('cuff binding', 'cuff', solid.tube(wrist(0.0024, 0.0056), 0.0024, { closed: true }), { detail: 0.6 });
  b.add('cuff stitching', 'thread', stitches([...wrist(0.0115, 0.0052), wrist(0.0115, 0.0052)[0]], 0.0006, 0.005), {
    detail: 0.3,
  });
  b.add('wrist band', 'body', solid.tube(wrist(0.0735, 0.0028), 0.0026, { closed: true }), { detail: 0.6 });
  for (const [i, x] of [-0.019, 0.001, 0.021].entries())
    b.add(
      `back seam ${i + 1}`,
      'thread',
      stitches(
        [
          [x * 0.7, 0.1, 0.0168],
          [x, 0.12, 0.0176],
          [x * 1.06, 0.144, 0.0152],
        ].map(([u, v, w]): Vec3 => [u, v, w + 0.0028 - Math.abs(u) * 0.11]),
        0.0008,
        0.0052,
      ),
      { detail: 0.3 },
    );
  for (const [name, x, y, l, r, spread] of FINGERS) {
    const [root, , knuckle] = fingerLine(x, y, l, spread);
    b.add(
      `${name} crease`,
      'thread',
      solid.tube(
        [-1, 0, 1].map(
          (s): Vec3 => [
            (root[0] + knuckle[0]) / 2 + s * r * 0.55,
            (root[1] + knuckle[1]) / 2 - 0.001 * s * s,
            knuckle[2] + r * (1 - 0.14 * s * s) * 0.99 + 0.0048,
          ],
        ),
        0.0006,
      ),
      { detail: 0.3 },
    );
  }
  b.add(
    'strap',
    'cuff',
    solid.tube(
      [
        [-0.03, 0.058, 0.0175],
        [-0.01, 0.06, 0.0285],
        [0.018, 0.06, 0.026],
      ],
      0.0042,
      { cap: 'round' },
    ),
    { detail: 0.6 },
  );
  b.add(
    'snap',
    'metal',
    solid.put(solid.cyl(0.0042, 0.0026, [0, 0, 0], 'z', { bevel: 0.0008 }), [0.014, 0.06, 0.031]),
    { detail: 0.5 },
  );
}
