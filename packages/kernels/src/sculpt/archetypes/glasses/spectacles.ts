import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { grown, lensOutline } from './outlines.ts';

/** How a pair of spectacles is made. */
export interface Spectacles {
  lens: string;
  /** Rim: of sheet acetate or of wire. */
  rim: 'acetate' | 'wire';
  /** Thickness of the rim, metres. */
  thick: number;
  temples: boolean;
  /** A second bar over the bridge. */
  brow: boolean;
}

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Middle of the lenses beside the nose, and how far each side is turned back. */
const WRAP = 5;

/** The domed lens on z = 0, `bulge` deep. */
function lensShape(points: readonly Vec2[], bulge: number): Shape {
  const ring = (k: number, z: number): { points: Vec3[] } => ({
    points: points.map(([x, y]): Vec3 => [x * k, y * k, z]),
  });
  return {
    op: 'loft',
    sections: [
      ring(1, -0.0012),
      ring(1, 0.0004),
      ring(0.85, bulge * 0.36),
      ring(0.6, bulge * 0.7),
      ring(0.3, bulge * 0.94),
      ring(0.06, bulge),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
}

/** Spectacles standing on their rims and the tips of the temples, lenses to the front. Returns where the nose is. */
export function buildSpectacles(b: Bench, o: Spectacles): Vec3 {
  const points = lensOutline(o.lens);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [inner, outer, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const acetate = o.rim === 'acetate';
  const t = o.thick;
  const cx = 0.0095 + t - inner;
  const y = -low + t;
  for (const [name, s] of SIDES) {
    const mirror = (p: readonly Vec2[]): Vec2[] => (s > 0 ? [...p] : p.map(([x, v]): Vec2 => [-x, v]).reverse());
    const seat = (of: Shape): Shape => solid.put(of, [s * cx, y, -0.0022], [0, s * WRAP, 0]);
    b.add(`${name} lens`, 'lens', seat(lensShape(mirror(grown(points, 0.0004)), 0.0032)), { detail: 1.2 });
    if (acetate)
      b.add(
        `${name} rim`,
        'frame',
        seat(
          solid.slab(mirror(grown(points, t)), 0.0052, [0, 0, 0], 'z', {
            holes: [mirror(points)],
            bevel: Math.min(0.0012, t * 0.3),
          }),
        ),
        { detail: 1.2 },
      );
    else
      b.add(
        `${name} rim`,
        'frame',
        seat(
          solid.tube(
            mirror(grown(points, t * 0.4)).map(([x, v]): Vec3 => [x, v, 0]),
            t * 0.62,
            { closed: true, spline: 'linear' },
          ),
        ),
        { detail: 1.2 },
      );
    addPad(b, name, s, y, acetate);
    const hinge: Vec3 = [
      s * (cx + (outer + t) * Math.cos((WRAP * Math.PI) / 180)),
      y + high * (o.lens === 'round' ? 0.1 : 0.5),
      -0.0022 - (outer + t) * Math.sin((WRAP * Math.PI) / 180),
    ];
    if (o.temples) addTemple(b, name, s, hinge, acetate, y);
  }
  const bridgeY = y + high * 0.32;
  const arch = (top: number, half: number): Vec3[] => [
    [-half, top - 0.004, -0.002],
    [-half * 0.5, top, -0.0005],
    [half * 0.5, top, -0.0005],
    [half, top - 0.004, -0.002],
  ];
  if (acetate)
    b.add(
      'bridge',
      'frame',
      solid.bar(
        arch(bridgeY + 0.003, 0.0125),
        { kind: 'rect', w: 0.005, h: 0.0062, r: 0.0014 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
    );
  else b.add('bridge', 'frame', solid.tube(arch(bridgeY, 0.0105), t * 0.62));
  if (o.brow)
    b.add(
      'brow bar',
      'frame',
      solid.tube(
        [
          [-0.02, y + high - 0.0005, -0.001],
          [0, y + high + 0.0012, 0],
          [0.02, y + high - 0.0005, -0.001],
        ],
        t * 0.6,
      ),
    );
  return [0, bridgeY - 0.004, -0.012];
}

/** A nose pad: of the rim itself, or of silicone on a bent wire. */
function addPad(b: Bench, name: string, s: number, y: number, acetate: boolean): void {
  const at: Vec3 = [s * 0.0088, y - 0.004, -0.0092];
  b.add(`${name} nose pad`, acetate ? 'frame' : 'pads', {
    op: 'ball',
    r: [0.0022, 0.0058, 0.0036],
    at: acetate ? [s * 0.0098, y - 0.004, -0.0058] : at,
    rot: [12, s * -28, s * -18],
  });
  if (acetate) return;
  b.add(
    `${name} pad arm`,
    'metal',
    solid.tube(
      [
        [s * 0.0115, y + 0.001, -0.003],
        [s * 0.0132, y - 0.001, -0.0072],
        [s * 0.0106, y - 0.0036, -0.0092],
      ],
      0.0006,
    ),
  );
}

/** Hinge, screws, the temple with its bend behind the ear, its tip. */
function addTemple(b: Bench, name: string, s: number, at: Vec3, acetate: boolean, y: number): void {
  const [x, hy, z] = at;
  b.add(
    `${name} end piece`,
    'frame',
    acetate
      ? solid.box([0.0062, 0.0085, 0.009], [x + s * 0.001, hy, z - 0.002], 0.0014)
      : solid.box([0.0046, 0.0034, 0.006], [x + s * 0.0012, hy, z - 0.001], 0.001),
  );
  b.add(
    `${name} hinge`,
    'metal',
    solid.cyl(0.0015, acetate ? 0.0068 : 0.0042, [x + s * 0.0004, hy, z - 0.0072], 'y', { bevel: 0.0003 }),
  );
  b.add(
    `${name} hinge screw`,
    'metal',
    solid.put(fitting.screw(0.0015, 'cross'), [x + s * 0.0004, hy + (acetate ? 0.0034 : 0.0021), z - 0.0072]),
    { detail: 0.4 },
  );
  if (acetate)
    b.add(
      `${name} rivets`,
      'metal',
      solid.many(
        [-0.0018, 0.0018].map(
          (k): Shape => ({ op: 'ball', r: [0.0012, 0.0012, 0.0006], at: [x + s * 0.0008, hy + k, z + 0.0026] }),
        ),
      ),
      { detail: 0.3 },
    );
  const out = x + s * 0.0028;
  const path: Vec3[] = [
    [out, hy, z - 0.0056],
    [out + s * 0.0012, hy, z - 0.045],
    [out - s * 0.001, hy, z - 0.09],
    [out - s * 0.003, hy - 0.002, z - 0.104],
    [out - s * 0.0055, hy - 0.014, z - 0.124],
    [out - s * 0.008, Math.max(0.0035, hy - y + 0.0035), z - 0.141],
  ];
  if (acetate)
    b.add(
      `${name} temple`,
      'temple',
      solid.bar(
        path,
        { kind: 'rect', w: 0.0035, h: 0.0068, r: 0.0012 },
        { spline: 'catmull', up: [0, 1, 0], taper: [1.25, 1, 0.9, 0.95, 1.05, 1], cap: 'round' },
      ),
      { detail: 1.1 },
    );
  else {
    b.add(`${name} temple`, 'temple', solid.tube(path.slice(0, 4), 0.0011, { cap: 'flat' }));
    b.add(`${name} temple tip`, 'pads', solid.tube([path[2], path[3], path[4], path[5]], 0.0021), { detail: 1.1 });
  }
  if (acetate)
    b.add(
      `${name} logo`,
      'metal',
      solid.slab(outline.roundRect(0.012, 0.0028, 0.0012), 0.0008, [out + s * 0.0026, hy, z - 0.02], 'x', {
        bevel: 0.0002,
      }),
      { detail: 0.4 },
    );
}
