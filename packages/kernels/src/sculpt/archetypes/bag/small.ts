import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addZip, along, panel, pouch, stitches } from '../../kits/leatherwork/index.ts';

const CARDS = ['#2f6fb8', '#c8a44a', '#b8302c', '#3a7a5a'];

/** A wallet standing open: two covers, notes behind the lining, card slots in a cascade with cards. */
export function buildWallet(b: Bench): void {
  const c = Math.SQRT1_2;
  b.add('spine', 'body', solid.cyl(0.0042, 0.086, [0, 0.043, 0.0008], 'y', { bevel: 0.001 }));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const point = (a: number, y: number, off: number): Vec3 => [s * (a - off) * c, y, (a + off) * c];
    const leaf = (size: Vec3, a: number, y: number, off: number, bevel: number): Shape =>
      solid.put(solid.box(size, [0, 0, 0], bevel), point(a, y, off), [0, -45 * s, 0]);
    b.add(`${name} cover`, 'body', leaf([0.1, 0.086, 0.0045], 0.052, 0.043, 0, 0.0016), { detail: 1.2 });
    b.add(
      `${name} note`,
      { base: 'paper', color: '#86a67e' },
      leaf([0.084, 0.074, 0.001], 0.05, 0.055, 0.0029, 0.0003),
    );
    b.add(`${name} lining`, 'pocket', leaf([0.092, 0.074, 0.0016], 0.051, 0.0405, 0.0043, 0.0005));
    for (let i = 0; i < 3; i++) {
      const h = 0.052 - 0.013 * i;
      const off = 0.0058 + 0.0016 * i;
      b.add(`${name} card slot ${i + 1}`, 'pocket', leaf([0.088, h, 0.0012], 0.051, 0.0055 + h / 2, off, 0.0004));
      const color = CARDS[(i + (s > 0 ? 0 : 2)) % 4];
      if (i < 2 || s > 0)
        b.add(
          `${name} card ${i + 1}`,
          { base: 'plastic', color, rough: 0.35 },
          leaf([0.08, h, 0.0009], 0.051, 0.0135 + h / 2, off - 0.0009, 0.0003),
        );
    }
    const rim = [
      [0.006, 0.0035],
      [0.0985, 0.0035],
      [0.0985, 0.0825],
      [0.006, 0.0825],
    ].map(([a, y]) => point(a, y, 0.0024));
    const line = rim
      .slice(1)
      .flatMap((p, i) =>
        Array.from(
          { length: 8 },
          (_, n): Vec3 => [0, 1, 2].map((k) => rim[i][k] + ((p[k] - rim[i][k]) * n) / 7) as unknown as Vec3,
        ),
      );
    b.add(`${name} stitching`, 'thread', stitches(line, 0.0006, 0.0045), { detail: 0.3 });
  }
}

/** A coin purse with a metal frame and kiss lock. */
export function buildPurse(b: Bench): void {
  const body = pouch(
    [
      [0, 0.06, 0.03],
      [0.004, 0.085, 0.05],
      [0.03, 0.12, 0.066],
      [0.062, 0.108, 0.05],
      [0.078, 0.092, 0.03],
      [0.084, 0.086, 0.02],
    ],
    2.5,
  );
  b.add('pouch', 'body', body.shape, { detail: 1.2 });
  for (let i = 0; i < 8; i++) {
    const u = (i + 0.5) / 8;
    b.add(
      `pleat ${i + 1}`,
      'trim',
      solid.tube(
        along(
          body.surface,
          Array.from({ length: 8 }, (_, k): Vec2 => [u, 0.55 + 0.4 * (k / 7)]),
          0.0003,
        ),
        0.0016,
        { taper: [0.1, 0.5, 0.8, 1, 1, 1, 1, 1] },
      ),
      { detail: 0.5 },
    );
  }
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const jaw: Vec3[] = [
      [-0.048, 0.072, s * 0.004],
      [-0.045, 0.084, s * 0.007],
      [-0.03, 0.0895, s * 0.0085],
      [0.03, 0.0895, s * 0.0085],
      [0.045, 0.084, s * 0.007],
      [0.048, 0.072, s * 0.004],
    ];
    b.add(`${name} frame`, 'metal', solid.tube(jaw, 0.0045, { cap: 'round' }), { detail: 1.1 });
    b.add(`${name} kiss ball`, 'metal', { op: 'ball', r: 0.0062, at: [s * 0.005, 0.098, s * 0.0035] });
    b.add(
      `${name} ball stem`,
      'metal',
      solid.rod([s * 0.005, 0.088, s * 0.007], [s * 0.005, 0.096, s * 0.004], 0.0022),
      { hidden: true },
    );
  }
  b.add('hinges', 'metal', solid.many([1, -1].map((s) => solid.cyl(0.0038, 0.016, [s * 0.0485, 0.0715, 0], 'z'))));
  b.add(
    'clasp flower',
    'accent',
    solid.put(
      { op: 'arrayed', n: 6, around: 'z', of: { op: 'ball', r: [0.004, 0.004, 0.0014], at: [0.006, 0, 0] } },
      [0, 0.034, 0.0332],
    ),
  );
  b.add('flower heart', 'metal', { op: 'ball', r: [0.0035, 0.0035, 0.002], at: [0, 0.034, 0.0338] });
}

/** A zipped roll for pens or toiletries. */
export function buildPouch(b: Bench): void {
  const body = pouch(
    [
      [0, 0.18, 0.03],
      [0.004, 0.2, 0.05],
      [0.034, 0.21, 0.064],
      [0.066, 0.2, 0.05],
      [0.074, 0.188, 0.026],
    ],
    3,
  );
  b.add('pouch', 'body', body.shape, { detail: 1.2 });
  const line = Array.from({ length: 13 }, (_, i): Vec3 => [-0.094 + 0.188 * (i / 12), 0.0745, 0]);
  addZip(b, 'zip', line, { w: 0.008, out: [0, 1, 0], at: 0.9 });
  b.add(
    'band',
    'trim',
    panel(body.surface, (s, t) => [s * 0.999, 0.14 + 0.3 * t], { t: 0.002, n: [4, 44] }),
  );
  b.add(
    'end loops',
    'strap',
    solid.many(
      [1, -1].map((s) =>
        solid.bar(
          [
            [s * 0.094, 0.07, 0],
            [s * 0.108, 0.062, 0],
            [s * 0.11, 0.048, 0],
            [s * 0.099, 0.044, 0],
          ],
          { kind: 'rect', w: 0.016, h: 0.002, r: 0.0006 },
          { spline: 'catmull', up: [s, 0.4, 0] },
        ),
      ),
    ),
  );
  b.add(
    'label',
    'accent',
    solid.slab(outline.roundRect(0.04, 0.018, 0.003), 0.003, [0.04, 0.026, 0.0325], 'z', { bevel: 0.0006 }),
  );
  b.add(
    'band stitching',
    'thread',
    stitches(
      along(
        body.surface,
        Array.from({ length: 44 }, (_, i): Vec2 => [i / 44, 0.47]),
        0.0012,
      ),
      0.0007,
      0.006,
      true,
    ),
    { detail: 0.3 },
  );
}
