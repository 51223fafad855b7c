import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A folding fan spread open, standing on its pivot end: carved sticks, a pleated leaf with a painted branch, a cord with a tassel. */
export function buildFan(b: Bench): void {
  const n = 15;
  const [r0, r1, r2] = [0.018, 0.105, 0.215];
  const y0 = 0.026;
  const spread = 150;
  const at = (t: number): number => ((90 - spread / 2 + spread * t) * Math.PI) / 180;
  const point = (r: number, t: number, z: number): Vec3 => [-r * Math.cos(at(t)), y0 + r * Math.sin(at(t)), z];
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const guard = i === 0 || i === n - 1;
    const z = (i / (n - 1) - 0.5) * 0.012;
    const w = guard ? 0.0135 : 0.0105;
    const turn = 90 - (at(t) * 180) / Math.PI;
    const long = guard ? r2 : r1 + 0.05;
    const blade = outline.rounded(
      [
        [-w * 0.34, -0.018],
        [w * 0.34, -0.018],
        [w * 0.5, long * 0.42],
        [w * 0.36, long],
        [-w * 0.36, long],
        [-w * 0.5, long * 0.42],
      ],
      0.0025,
    );
    const holes = guard
      ? []
      : [0.045, 0.062, 0.079].map((h): Vec2[] =>
          outline.superellipse(w * 0.24, 0.005, 2, 10).map(([x, y]): Vec2 => [x, y + h]),
        );
    b.add(
      guard ? `${i ? 'left' : 'right'} guard` : `stick ${i}`,
      'handle',
      solid.put(
        solid.slab(blade, guard ? 0.0032 : 0.0014, [0, 0, 0], 'z', { holes, bevel: 0.0003 }),
        [0, y0, guard ? z * 1.25 : z],
        [0, 0, -turn * -1],
      ),
      { detail: 0.8 },
    );
  }
  const pleats = (n - 1) * 2;
  const leaf = Array.from({ length: 7 }, (_, row) => {
    const r = r1 + ((r2 - r1) * row) / 6;
    return Array.from({ length: pleats + 1 }, (_, j): Vec3 => point(r, j / pleats, 0.0014 + (j % 2 ? 0.0055 : 0.0005)));
  });
  b.add('leaf', 'canopy', { op: 'sheet', grid: leaf, thickness: 0.0009, spline: 'linear' }, { detail: 1.3 });
  for (const [name, r] of [
    ['outer edge', r2],
    ['inner edge', r1],
  ] as const)
    b.add(
      name,
      'trim',
      solid.tube(
        Array.from({ length: pleats + 1 }, (_, j): Vec3 => point(r, j / pleats, 0.0014 + (j % 2 ? 0.0055 : 0.0005))),
        0.0014,
        { spline: 'linear' },
      ),
    );
  const branch: Vec3[] = [
    [0.28, 0.3],
    [0.4, 0.5],
    [0.52, 0.42],
    [0.64, 0.6],
    [0.76, 0.5],
  ].map(([t, k]) => point(r1 + (r2 - r1) * k, t, 0.0072));
  b.add('painted branch', 'second', solid.tube(branch, 0.0016, { taper: [1.3, 1, 0.9, 0.7, 0.3] }));
  for (const [i, [t, k]] of [
    [0.36, 0.62],
    [0.45, 0.32],
    [0.55, 0.6],
    [0.63, 0.42],
    [0.71, 0.68],
  ].entries()) {
    const c = point(r1 + (r2 - r1) * k, t, 0.0074);
    const petals = {
      op: 'arrayed',
      n: 5,
      around: 'z',
      of: { op: 'ball', r: [0.0042, 0.0036, 0.0012], at: [0.005, 0, 0] },
    } as const;
    b.add(`painted blossom ${i + 1}`, 'second', solid.put(petals, c), { detail: 0.5 });
    b.add(
      `blossom heart ${i + 1}`,
      'trim',
      { op: 'ball', r: [0.0024, 0.0024, 0.0016], at: [c[0], c[1], c[2] + 0.0004] },
      { detail: 0.3 },
    );
  }
  b.add('pivot', 'metal', solid.cyl(r0 * 0.24, 0.022, [0, y0, 0], 'z', { bevel: 0.001 }));
  b.add('pivot ring', 'metal', solid.hoop(0.0085, { kind: 'circle', r: 0.0012 }, [0, y0 - 0.0115, 0], 'x', 20));
  b.add(
    'tassel cord',
    'second',
    solid.tube(
      [
        [0, y0 - 0.019, 0.001],
        [0.012, 0.003, 0.02],
        [0.03, 0.003, 0.036],
      ],
      0.0013,
    ),
  );
  b.add('tassel knot', 'trim', { op: 'ball', r: 0.005, at: [0.033, 0.0052, 0.038] });
  const strands = Array.from({ length: 9 }, (_, i): Vec3[] => {
    const a = -0.5 + (i / 8) * 0.9;
    return [
      [0.034, 0.004, 0.04],
      [0.034 + 0.022 * Math.sin(a + 0.7), 0.0028, 0.04 + 0.022 * Math.cos(a + 0.7)],
      [0.034 + 0.048 * Math.sin(a + 0.75), 0.0018, 0.04 + 0.048 * Math.cos(a + 0.75)],
    ];
  });
  b.add('tassel', 'second', solid.many(strands.map((s) => solid.tube(s, 0.0016))), { detail: 0.5 });
}

/** A fan of feathers in a row on a short handle. */
export function buildFeatherFan(b: Bench): void {
  const y0 = 0.13;
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    const a = t * 2.5;
    const l = 0.26 - 0.05 * Math.abs(t);
    const vane = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 5 }, (_, j): Vec3 => {
        const k = row / 8;
        const w = 0.034 * Math.sin(Math.PI * (0.1 + 0.86 * k)) ** 0.8;
        const s = (j / 4 - 0.5) * 2;
        return [s * w, 0.03 + l * k, -0.05 * k * k - 0.008 * s * s];
      }),
    );
    const turn: Vec3 = [0, 0, (-a * 180) / Math.PI];
    b.add(
      `feather ${i + 1}`,
      i % 2 ? 'second' : 'canopy',
      solid.put({ op: 'sheet', grid: vane, thickness: 0.0024 }, [0, y0, 0.002 * ((i % 2) * 2 - 1)], turn),
      { detail: 1.1 },
    );
    b.add(
      `quill ${i + 1}`,
      'trim',
      solid.put(
        solid.tube(
          [
            [0, 0, 0],
            [0, 0.03 + l * 0.5, -0.012],
            [0, 0.02 + l * 0.92, -0.038],
          ].map(([x, y, z]): Vec3 => [x, y, z + 0.0026]),
          0.0017,
          { taper: [1.2, 0.9, 0.3] },
        ),
        [0, y0, 0.002 * ((i % 2) * 2 - 1)],
        turn,
      ),
      { detail: 0.5 },
    );
  }
  b.add(
    'holder',
    'metal',
    solid.slab(
      outline.pairs([-0.02, 0.09, 0.02, 0.09, 0.062, 0.152, 0.03, 0.168, -0.03, 0.168, -0.062, 0.152]),
      0.018,
      [0, 0, 0],
      'z',
      { bevel: 0.004 },
    ),
    { detail: 1.1 },
  );
  b.add('holder gem', 'trim', { op: 'ball', r: [0.012, 0.016, 0.008], at: [0, 0.13, 0.0085] });
  b.add(
    'handle',
    'handle',
    solid.turned(
      [
        [0, 0.002],
        [0.008, 0.002],
        [0.012, 0.012],
        [0.0085, 0.03],
        [0.0105, 0.06],
        [0.009, 0.095],
        [0, 0.1],
      ],
      [0, 0, 0],
      { bevel: 0.001 },
    ),
    { detail: 1.1 },
  );
}
