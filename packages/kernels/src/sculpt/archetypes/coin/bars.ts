import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A bar of metal, its sides sloping, with its stamps; `n` of them in a stack. */
export function buildIngots(b: Bench, n: number, letters: string): void {
  const [l, w, h] = [0.25, 0.07, 0.038];
  const ring = (k: number, y: number, c = 0.006): { points: Vec3[] } => ({
    points: outline
      .rounded(
        [
          [-l / 2 + k, -w / 2 + k],
          [l / 2 - k, -w / 2 + k],
          [l / 2 - k, w / 2 - k],
          [-l / 2 + k, w / 2 - k],
        ],
        c,
        3,
      )
      .map(([x, z]): Vec3 => [x, y, -z]),
  });
  const bar: Shape = {
    op: 'loft',
    sections: [
      ring(0.002, 0),
      ring(0, 0.002),
      ring(0.0105, h - 0.002, 0.005),
      ring(0.013, h, 0.004),
      ring(0.019, h, 0.003),
      ring(0.021, h - 0.0015, 0.003),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
  const rows: readonly (readonly [number, number, number, number])[] =
    n === 1
      ? [[0, 0, 0, 0]]
      : [
          [0, 0, -0.08, 2],
          [0, 0, 0, -1],
          [0, 0, 0.08, 1],
          [0, h, -0.04, -2],
          [0, h, 0.04, 3],
          [0, 2 * h, 0, -4],
        ];
  rows.forEach(([x, y, z, turn], i) => {
    const label = n === 1 ? '' : ` ${i + 1}`;
    const put = (of: Shape): Shape => solid.put(of, [x, y + i * 0.0002, z], [0, turn, 0]);
    b.add(`bar${label}`, 'metal', put(bar), { detail: 1.2 });
    const mark = (value: string, height: number, at: Vec3): Shape =>
      solid.put({ op: 'text', value, height, depth: 0.0014, bevel: 0.0001, font: 'sans' }, at, [-90, 0, 0]);
    const covered = n > 1 && i < 3;
    b.add(
      `stamp${label}`,
      'relief',
      put(
        solid.many([
          mark(letters, 0.015, [-0.04, h - 0.0012, 0.0075]),
          mark('1000g', 0.009, [0.062, h - 0.0012, 0.0115]),
          mark('999.9', 0.009, [0.062, h - 0.0012, -0.002]),
        ]),
      ),
      { detail: 0.8, hidden: covered },
    );
    b.add(
      `seal${label}`,
      'rim',
      put(
        solid.tube(
          outline.ngon(0.011, 28).map(([u, v]): Vec3 => [u + 0.018, h - 0.001, v]),
          0.0009,
          { closed: true, spline: 'linear' },
        ),
      ),
      { hidden: covered },
    );
  });
}

/** A nugget: a lump that water rounded. */
export function buildNugget(b: Bench, rng: Rng): void {
  const seed = rng.fork('nugget').int(999);
  b.add(
    'nugget',
    'metal',
    {
      op: 'displace',
      amp: 0.0042,
      freq: 95,
      seed,
      of: {
        op: 'union',
        k: 0.012,
        of: [
          { op: 'ellipsoid', r: [0.024, 0.016, 0.019], at: [0, 0.0165, 0] },
          { op: 'ellipsoid', r: [0.015, 0.012, 0.013], at: [0.017, 0.013, 0.008] },
          { op: 'ellipsoid', r: [0.013, 0.011, 0.012], at: [-0.015, 0.014, -0.009] },
          { op: 'sphere', r: 0.009, at: [0.004, 0.028, -0.006] },
        ],
      },
    },
    { detail: 2 },
  );
  b.add('grain', 'metal', {
    op: 'displace',
    amp: 0.0012,
    freq: 240,
    seed: seed + 1,
    of: { op: 'ellipsoid', r: [0.007, 0.005, 0.006], at: [0.039, 0.0048, 0.018] },
  });
  b.add('flake', 'rim', {
    op: 'displace',
    amp: 0.001,
    freq: 260,
    seed: seed + 2,
    of: { op: 'ellipsoid', r: [0.006, 0.0034, 0.005], at: [-0.034, 0.0034, 0.016] },
  });
}
