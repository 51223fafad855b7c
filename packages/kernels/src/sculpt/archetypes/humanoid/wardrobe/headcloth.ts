import type { Shape } from '../../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../../math/index.ts';
import type { Dress, Material } from './dress.ts';

/** Half width and half depth of a head with its hair, heads. */
const X = 0.36;
const Z = 0.43;

/** Puts a shape that is designed in heads about the middle of the skull, at the height of a band, on the head. */
function put(d: Dress, name: string, material: Material, shape: Shape): void {
  d.bench.add(
    name,
    material,
    { op: 'placed', of: shape, places: [{ at: d.head.place([0, 0.715, -0.03]), rot: d.head.rot, scale: d.head.unit }] },
    { joint: 'head' },
  );
}

const ring = (r: number, n: number, f: (a: number) => number): Vec3[] =>
  Array.from({ length: n }, (_, i): Vec3 => {
    const a = (i / n) * 2 * Math.PI;
    return [Math.sin(a) * X * r, f(a), Math.cos(a) * Z * r];
  });

const dome = (profile: readonly Vec2[]): Shape => ({ op: 'lathe', profile, spline: 'catmull', scale: [1, 1, Z / X] });

const tail = (x: number, out: number, low: number): Shape => ({
  op: 'sweep',
  path: [
    [x * 0.3, 0, -Z],
    [x, -0.1, -Z - 0.07],
    [x * out, low, -Z - 0.06],
  ],
  section: { kind: 'ellipse', rx: 0.045, ry: 0.011 },
  taper: [0.6, 1, 0.9],
  spline: 'catmull',
  up: [0, 0, 1],
});

/** A ring of light over the head. */
export function halo(d: Dress): void {
  const path = Array.from({ length: 48 }, (_, i): Vec3 => {
    const a = (i / 48) * 2 * Math.PI;
    return [0.32 * Math.cos(a), 0.56, -0.06 - 0.32 * Math.sin(a)];
  });
  put(d, 'halo', 'crown', { op: 'sweep', path, section: { kind: 'circle', r: 0.034 }, closed: true, spline: 'linear' });
}

/** A cloth knotted behind: over the whole head, or as a band round it. */
export function kerchief(d: Dress, o: { band?: boolean; material?: Material } = {}): void {
  const m = o.material ?? 'hat';
  if (o.band)
    put(d, 'headband', m, {
      op: 'sweep',
      path: ring(1.02, 56, () => 0),
      section: { kind: 'rect', w: 0.02, h: 0.1, r: 0.006 },
      closed: true,
      spline: 'linear',
      up: [0, 0, 1],
    });
  else
    put(
      d,
      'bandana',
      m,
      dome([
        [0, 0.315],
        [X * 0.5, 0.29],
        [X * 0.85, 0.19],
        [X * 1.0, 0.05],
        [X * 1.01, -0.03],
        [X * 0.95, -0.03],
        [X * 0.8, 0.14],
        [0, 0.25],
      ]),
    );
  put(d, o.band ? 'headband tails' : 'bandana tails', m, {
    op: 'assembly',
    of: [{ op: 'ball', r: [0.05, 0.045, 0.04], at: [0, 0, -Z - 0.01] }, tail(0.08, 2.2, -0.3), tail(-0.06, 2.0, -0.24)],
  });
}

/** Wound cloth with a jewel: rolls that cross over the forehead. */
export function turban(d: Dress): void {
  const of: Shape[] = [
    dome([
      [0, 0.4],
      [X * 0.6, 0.37],
      [X * 1.02, 0.22],
      [X * 1.06, 0.04],
      [X * 1.0, -0.02],
      [X * 0.9, 0.08],
      [0, 0.25],
    ]),
  ];
  for (let i = 0; i < 7; i++) {
    const tilt = (i % 2 ? 1 : -1) * (0.05 + 0.05 * (i / 7));
    const r = 1.1 - 0.05 * Math.max(0, i - 2);
    const path = ring(r, 40, (a) => 0.01 + i * 0.05 + tilt * Math.sin(a) + 0.04 * Math.cos(a));
    of.push({
      op: 'sweep',
      path,
      section: { kind: 'ellipse', rx: 0.055, ry: 0.035 },
      closed: true,
      spline: 'linear',
      up: [0, 0, 1],
    });
  }
  put(d, 'turban', 'hat', { op: 'assembly', of });
  put(d, 'turban jewel', 'metal', { op: 'ball', r: [0.05, 0.065, 0.03], at: [0, 0.13, Z * 1.24] });
}

/** The striped headcloth of pharaohs, its lappets on the shoulders, a cobra on the brow. */
export function nemes(d: Dress): void {
  const lappet = (s: number): Shape => {
    const grid = Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 5 }, (_, c): Vec3 => {
        const k = r / 8;
        const v = c / 4;
        return [
          s * (X * (1.02 + 0.35 * Math.sin(k * 2.2) * (1 - 0.3 * v)) - 0.12 * v * k),
          -0.02 - 0.72 * k,
          0.02 + 0.22 * v + 0.1 * k,
        ];
      }),
    );
    return {
      op: 'sheet',
      grid: s > 0 ? grid : grid.map((row) => [...row].reverse()),
      thickness: 0.03,
      spline: 'catmull',
    };
  };
  put(
    d,
    'nemes',
    'hat',
    dome([
      [0, 0.36],
      [X * 0.55, 0.34],
      [X * 0.95, 0.22],
      [X * 1.06, 0.05],
      [X * 1.1, -0.04],
      [X * 1.0, -0.04],
      [X * 0.8, 0.15],
      [0, 0.25],
    ]),
  );
  put(d, 'nemes lappets', 'hat', { op: 'assembly', of: [lappet(1), lappet(-1)] });
  put(d, 'nemes band', 'metal', {
    op: 'sweep',
    path: ring(1.1, 56, () => -0.02),
    section: { kind: 'rect', w: 0.02, h: 0.06, r: 0.006 },
    closed: true,
    spline: 'linear',
    up: [0, 0, 1],
  });
  put(d, 'cobra', 'metal', {
    op: 'sweep',
    path: [
      [0, -0.02, Z * 1.08],
      [0, 0.06, Z * 1.16],
      [0, 0.17, Z * 1.1],
      [0, 0.22, Z * 1.22],
    ],
    section: { kind: 'ellipse', rx: 0.035, ry: 0.025 },
    taper: [0.8, 1.2, 1.4, 0.6],
    spline: 'catmull',
    cap: 'round',
  });
}
