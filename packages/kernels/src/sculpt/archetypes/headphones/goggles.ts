import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Virtual-reality goggles with a head strap and one controller in front. */
export function buildGoggles(b: Bench): void {
  const y = 0.0518;
  const face = outline.rounded(
    [
      [-0.09, -0.035],
      [-0.03, -0.048],
      [-0.012, -0.032],
      [0.012, -0.032],
      [0.03, -0.048],
      [0.09, -0.035],
      [0.094, 0.03],
      [0.07, 0.05],
      [-0.07, 0.05],
      [-0.094, 0.03],
    ],
    0.02,
    5,
  );
  const ring = (k: number, z: number): { points: Vec3[] } => ({
    points: face.map(([u, v]): Vec3 => [u * k, y + v * k, z - u * u * 2.2 * (z > 0 ? 1 : 0.4)]),
  });
  const shell: Shape = {
    op: 'loft',
    sections: [ring(0.96, 0), ring(1, 0.012), ring(1, 0.05), ring(0.95, 0.066), ring(0.84, 0.072)],
    spline: 'catmull',
    cap: 'flat',
  };
  b.add('visor', 'shell', shell, { detail: 1.6 });
  b.add(
    'front glass',
    { base: 'glass', color: '#101218', rough: 0.05, transmission: 0, clearcoat: 1 },
    { op: 'loft', sections: [ring(0.8, 0.06), ring(0.8, 0.0726), ring(0.76, 0.0745)], spline: 'linear', cap: 'flat' },
  );
  b.add(
    'face cushion',
    'cushion',
    solid.bar(
      face.map(([u, v]): Vec3 => [u * 0.9, y + v * 0.9, -0.006 - u * u * 0.9]),
      { kind: 'rect', w: 0.02, h: 0.014, r: 0.006 },
      { closed: true, up: [0, 0, 1] },
    ),
    { detail: 1.2 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} eyepiece`,
      'metal',
      solid.hoop(0.022, { kind: 'rect', w: 0.008, h: 0.004, r: 0.001 }, [s * 0.034, y + 0.004, 0.0], 'z', 36),
    );
    b.add(
      `${side} lens`,
      { base: 'glass', color: '#3a4a5a', rough: 0.03, transmission: 0 },
      solid.cyl(0.021, 0.003, [s * 0.034, y + 0.004, -0.001], 'z'),
    );
    b.add(`${side} tracking camera`, 'cable', solid.cyl(0.0065, 0.006, [s * 0.07, y - 0.026, 0.055], 'z'));
    b.add(`${side} camera`, 'cable', solid.cyl(0.0065, 0.006, [s * 0.066, y + 0.036, 0.0585], 'z'));
    b.add(
      `${side} strap arm`,
      'shell',
      solid.bar(
        [
          [s * 0.092, y + 0.002, 0.02],
          [s * 0.098, y + 0.004, -0.03],
          [s * 0.094, y + 0.008, -0.08],
        ],
        { kind: 'rect', w: 0.022, h: 0.007, r: 0.003 },
        { spline: 'catmull', up: [s, 0, 0] },
      ),
    );
    b.add(`${side} speaker`, 'mesh', solid.box([0.006, 0.012, 0.024], [s * 0.0985, y - 0.006, -0.055], 0.002));
  }
  const half: Vec3[] = [
    [0.094, y + 0.008, -0.076],
    [0.088, y + 0.008, -0.13],
    [0.05, y + 0.004, -0.175],
    [0, y, -0.188],
    [-0.05, y + 0.004, -0.175],
    [-0.088, y + 0.008, -0.13],
    [-0.094, y + 0.008, -0.076],
  ];
  b.add(
    'rear strap',
    'band',
    solid.bar(half, { kind: 'rect', w: 0.026, h: 0.005, r: 0.002 }, { spline: 'catmull', up: [1, 0, 0] }),
  );
  b.add(
    'top strap',
    'band',
    solid.bar(
      [
        [0, y + 0.046, 0.02],
        [0, y + 0.088, -0.03],
        [0, y + 0.092, -0.1],
        [0, y + 0.06, -0.165],
        [0, y + 0.006, -0.189],
      ],
      { kind: 'rect', w: 0.024, h: 0.004, r: 0.0015 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add('rear pad', 'cushion', solid.box([0.08, 0.045, 0.014], [0, y - 0.004, -0.183], 0.006));
  b.add('tension dial', 'metal', solid.cyl(0.016, 0.012, [0, y - 0.004, -0.193], 'z'));
  b.add('status light', glowing('#8ad0ff', 2), solid.box([0.012, 0.002, 0.003], [0, y + 0.047, 0.058], 0.0006), {
    detail: 0.3,
  });
  b.add(
    'volume keys',
    'cable',
    solid.many([0, 1].map((i) => solid.box([0.012, 0.003, 0.004], [0.03 + i * 0.016, y - 0.044, 0.04], 0.001))),
    { hidden: true },
  );
}
