import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { bore } from './bore.ts';

/** A harmonica: comb between plates, cover with its name, holes, screws. */
export function buildHarmonica(b: Bench): void {
  const [l, d] = [0.102, 0.027];
  b.add('comb', 'accent', solid.box([l, 0.0075, d], [0, 0.0105, 0], 0.001));
  for (let i = 0; i < 10; i++)
    b.add(
      `hole ${i + 1}`,
      'pads',
      solid.box([0.0058, 0.0052, 0.001], [(i - 4.5) * 0.0085, 0.0105, d / 2 + 0.0001], 0.0002),
      { detail: 0.3 },
    );
  for (const [name, y, s] of [
    ['upper', 0.0147, 1],
    ['lower', 0.0063, -1],
  ] as const) {
    b.add(`${name} reed plate`, 'reed', solid.box([l * 0.995, 0.0011, d * 0.98], [0, y, 0], 0.0003));
    const rib: Vec2[] = outline.rounded(
      pairs([
        -d * 0.46,
        0,
        d * 0.46,
        0,
        d * 0.42,
        s * 0.0032,
        d * 0.1,
        s * 0.0062,
        -d * 0.32,
        s * 0.0062,
        -d * 0.46,
        s * 0.004,
      ]),
      0.0016,
      4,
    );
    b.add(
      `${name} cover`,
      'body',
      solid.slab(s > 0 ? rib : [...rib].reverse(), l * 0.9, [0, y + s * 0.0004, 0], 'x', { bevel: 0.001 }),
      { detail: 1.2 },
    );
    for (const [side, k] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${name} ${side} screw`,
        'silver',
        solid.put(
          solid.turned(pairs([0, 0, 0.0022, 0, 0.0018, 0.001, 0, 0.0013]), [0, 0, 0], { segments: 16 }),
          [k * l * 0.473, y + s * 0.0005, 0],
          [s > 0 ? 0 : 180, 0, 0],
        ),
        { detail: 0.3 },
      );
  }
  b.add(
    'name',
    'silver',
    solid.put(
      { op: 'text', value: 'CLAY', height: 0.006, depth: 0.0006, bevel: 0, font: 'serif' },
      [0, 0.0213, 0.001],
      [-90, 0, 0],
    ),
    { detail: 0.5 },
  );
  for (let i = 0; i < 10; i++)
    b.add(
      `number ${i + 1}`,
      'pads',
      solid.put(
        { op: 'text', value: `${i + 1}`, height: 0.002, depth: 0.0004, bevel: 0 },
        [(i - 4.5) * 0.0085, 0.0183, d * 0.405],
        [-52, 0, 0],
      ),
      { detail: 0.2 },
    );
  b.add('stand', 'silver', solid.box([0.07, 0.002, 0.014], [0, 0.001, -0.002], 0.0004), { hidden: true });
}

/** Pan pipes: reeds of falling length bound by two bands. */
export function buildPan(b: Bench): void {
  const n = 9;
  for (let i = 0; i < n; i++) {
    const l = 0.19 * 0.89 ** i + 0.02;
    const x = (i - (n - 1) / 2) * 0.0165;
    const z = -0.0009 * (i - 4) ** 2;
    b.add(
      `pipe ${i + 1}`,
      'body',
      solid.turned(
        [
          [0, 0.2 - l],
          [0.0084, 0.2 - l],
          [0.0086, 0.2],
          [0.0064, 0.2],
          [0.0062, 0.186],
          [0, 0.186],
        ],
        [x, 0.012, z],
        { bevel: 0.0008, segments: 26 },
      ),
      { grain: [0, 1, 0] },
    );
    b.add(
      `knot ${i + 1}`,
      'accent',
      solid.put(solid.hoop(0.0087, { kind: 'circle', r: 0.0009 }, [0, 0, 0], 'y', 24), [x, 0.212 - l + 0.012, z]),
      { detail: 0.3 },
    );
  }
  for (const [i, y] of [0.165, 0.125].entries())
    for (const [side, z] of [
      ['front', 0.0092],
      ['back', -0.0092],
    ] as const)
      b.add(
        `${side} band ${i + 1}`,
        'reed',
        solid.bar(
          Array.from({ length: 9 }, (_, k): Vec3 => [(k - 4) * (i ? 0.0155 : 0.0175), y, z - 0.0009 * (k - 4) ** 2]),
          { kind: 'rect', w: 0.003, h: 0.012, r: 0.001 },
          { spline: 'catmull', up: [0, 1, 0] },
        ),
      );
  for (let i = 0; i < 8; i++)
    b.add(
      `lashing ${i + 1}`,
      'accent',
      solid.box([0.003, 0.015, 0.025], [(i - 3.5) * 0.0165, 0.165, -0.0009 * (i - 3.5) ** 2], 0.001),
      { detail: 0.3 },
    );
}

/** A drinking and blowing horn on a stand: curved horn, metal mouth, bands, tip. */
export function buildBlowHorn(b: Bench): void {
  const path: Vec3[] = [
    [-0.2, 0.3, 0],
    [-0.16, 0.2, 0],
    [-0.08, 0.12, 0],
    [0.02, 0.09, 0],
    [0.12, 0.115, 0],
    [0.19, 0.18, 0],
  ];
  b.add('horn', 'body', bore(path, [0.008, 0.014, 0.023, 0.032, 0.041, 0.048]), { detail: 1.4 });
  const ring = (name: string, k: number, r: number, w: number): void => {
    const [a, c] = [path[k], path[Math.min(5, k + 1)]];
    const p = k === 5 ? path[4] : a;
    const d: Vec3 = k === 5 ? [a[0] - p[0], a[1] - p[1], 0] : [c[0] - a[0], c[1] - a[1], 0];
    b.add(
      name,
      'silver',
      solid.put(solid.hoop(r, { kind: 'rect', w, h: 0.005, r: 0.0015 }, [0, 0, 0], 'y', 44), a, [
        0,
        0,
        (-Math.atan2(d[0], d[1]) * 180) / Math.PI,
      ]),
    );
  };
  ring('mouth band', 5, 0.0495, 0.03);
  ring('middle band', 3, 0.033, 0.018);
  ring('tip band', 1, 0.0148, 0.014);
  b.add('mouth', 'pads', solid.put(solid.cyl(0.043, 0.004, [0, 0.001, 0]), path[5], [0, 0, -47]));
  b.add('tip', 'silver', { op: 'ball', r: 0.0115, at: [-0.202, 0.304, 0] });
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${side} stand leg`,
      'accent',
      solid.tube(
        [
          [0.05, 0.004, s * 0.06],
          [0.02, 0.05, s * 0.036],
          [0.02, 0.1, s * 0.038],
        ],
        0.006,
      ),
    );
    b.add(
      `${side} far leg`,
      'accent',
      solid.tube(
        [
          [-0.1, 0.004, s * 0.06],
          [-0.09, 0.06, s * 0.03],
          [-0.09, 0.13, s * 0.026],
        ],
        0.006,
      ),
    );
  }
  b.add('stand rail', 'accent', solid.rod([0.02, 0.05, 0], [-0.09, 0.09, 0], 0.006));
  b.add(
    'stand ties',
    'accent',
    solid.many([
      solid.rod([0.02, 0.05, 0.038], [0.02, 0.05, -0.038], 0.005),
      solid.rod([-0.09, 0.09, 0.03], [-0.09, 0.09, -0.03], 0.005),
    ]),
  );
  b.add(
    'strap',
    'reed',
    solid.tube(
      [
        [-0.155, 0.185, 0.012],
        [-0.1, 0.07, 0.05],
        [0.0, 0.02, 0.06],
        [0.02, 0.075, 0.03],
      ],
      0.003,
    ),
  );
}
