import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';

/** A curved blade along middle points [x, y, half width]: five-sided sections, rib at the back, cutting edge on the hollow side (`hollow` -1: below). */
function curvedBlade(
  line: readonly (readonly [number, number, number])[],
  thick: number,
  from: number,
  to: number,
  hollow: number,
): Shape {
  const last = line.length - 1;
  const sections = line.map(([x, y, w], i) => {
    const [a, c] = [line[Math.max(0, i - 1)], line[Math.min(last, i + 1)]];
    const l = Math.hypot(c[0] - a[0], c[1] - a[1]);
    const [nx, ny] = [(-(c[1] - a[1]) / l) * -hollow, ((c[0] - a[0]) / l) * -hollow];
    const at = (k: number, z: number): Vec3 => [x + nx * w * k, y + ny * w * k, z];
    const t0 = thick * (0.5 + 0.1 * from);
    const points = [at(from, t0), at(to, thick * 0.12), at(to, -thick * 0.12), at(from, -t0)];
    return { points: hollow > 0 ? points : points.reverse() };
  });
  return { op: 'loft', sections, spline: 'catmull', smooth: false, cap: 'flat' };
}

/** The reaper's scythe: bent snath with two grips, long blade rooted with a ring and wedge. */
export function buildScythe(b: Bench): number {
  const snath: Vec3[] = [
    [0.03, 0.015, 0],
    [0.012, 0.25, 0],
    [-0.012, 0.55, 0],
    [-0.018, 0.85, 0],
    [0.0, 1.15, 0],
    [0.014, 1.4, 0],
    [0.008, 1.62, 0],
  ];
  b.add(
    'snath',
    'handle',
    oval(
      snath.map((at, i) => ({
        at,
        w: [0.036, 0.043, 0.042, 0.041, 0.041, 0.042, 0.044][i],
        d: [0.034, 0.04, 0.039, 0.038, 0.038, 0.039, 0.04][i],
      })),
      { e: 2.2 },
    ),
    { detail: 1.4, grain: [0, 1, 0] },
  );
  const line = [
    [-0.012, 1.645, 0.028],
    [0.06, 1.664, 0.037],
    [0.18, 1.668, 0.04],
    [0.32, 1.636, 0.037],
    [0.46, 1.566, 0.031],
    [0.58, 1.466, 0.023],
    [0.66, 1.364, 0.013],
    [0.7, 1.285, 0.002],
  ] as const;
  // the edge lies on the hollow side, below
  b.add('blade', 'head', curvedBlade(line, 0.0055, -0.7, 0.42, -1), { detail: 1.5 });
  b.add('cutting edge', 'edge', curvedBlade(line, 0.0042, 0.4, 1, -1), { detail: 1.2 });
  b.add(
    'blade rib',
    'head',
    oval(
      line.map(([x, y, w], i) => ({
        at: [x + [0, 0.002, 0.004, 0.01, 0.014, 0.013, 0.009, 0.001][i], y + w * 0.72, 0],
        w: 0.011 * (1 - i * 0.1),
        d: 0.012 * (1 - i * 0.11),
      })),
      { e: 2.4, n: 14 },
    ),
    { detail: 1 },
  );
  b.add(
    'tang',
    'head',
    oval(
      [
        [-0.03, 1.66],
        [0.01, 1.665],
        [0.05, 1.678],
      ].map(([x, y]) => ({ at: [x, y, 0], w: 0.024, d: 0.012 })),
      { e: 4 },
    ),
    { detail: 0.7 },
  );
  for (const [name, y] of [
    ['lower blade ring', 1.585],
    ['upper blade ring', 1.63],
  ] as const)
    b.add(name, 'metal', solid.hoop(0.0218, { kind: 'rect', w: 0.014, h: 0.006, r: 0.0015 }, [0.0085, y, 0], 'y', 32), {
      detail: 0.6,
    });
  b.add('ring wedge', 'edge', solid.box([0.012, 0.07, 0.008], [0.0295, 1.608, 0], 0.002), { detail: 0.5 });
  const grips: readonly (readonly [string, number, number, number])[] = [
    ['lower', 0.62, -0.0145, 1],
    ['upper', 1.05, -0.008, 1],
  ];
  for (const [name, y, x, s] of grips) {
    b.add(
      `${name} grip ring`,
      'metal',
      solid.hoop(0.0212, { kind: 'rect', w: 0.016, h: 0.005, r: 0.0014 }, [x, y, 0], 'y', 32),
      { detail: 0.5 },
    );
    b.add(`${name} grip stem`, 'metal', solid.rod([x + s * 0.015, y, 0], [x + s * 0.07, y + 0.006, 0.0], 0.0055), {
      detail: 0.5,
    });
    b.add(
      `${name} grip`,
      'handle',
      solid.turned(
        pairs([0, -0.056, 0.011, -0.056, 0.0145, -0.04, 0.0135, 0, 0.0155, 0.035, 0.013, 0.056, 0, 0.058]),
        [x + s * 0.076, y + 0.03, 0],
        { smooth: true },
      ),
      { detail: 0.9 },
    );
  }
  b.add('foot binding', 'binding', solid.put(winding(0.021, 0.04, 0.16, 9, 0.004), [0.022, 0, 0], [0, 0, 4]), {
    detail: 0.7,
  });
  return 0.85;
}

/** A sickle: moon blade with a toothed edge line, cranked tang, turned handle. */
export function buildSickle(b: Bench): number {
  b.add(
    'handle',
    'handle',
    solid.turned(
      pairs([
        0, 0, 0.0125, 0, 0.0165, 0.006, 0.0172, 0.016, 0.0138, 0.03, 0.0158, 0.07, 0.0148, 0.105, 0.012, 0.13, 0, 0.13,
      ]),
      [0, 0, 0],
      { smooth: true, bevel: 0.001 },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'ferrule',
    'metal',
    solid.turned(pairs([0, 0.118, 0.0132, 0.118, 0.0118, 0.144, 0.008, 0.149, 0, 0.149]), [0, 0, 0], { bevel: 0.0008 }),
  );
  const centre = [0.098, 0.272];
  const n = 13;
  const line = Array.from({ length: n }, (_, i): [number, number, number] => {
    const t = i / (n - 1);
    const a = ((212 - 216 * t) * Math.PI) / 180;
    const r = 0.118 + 0.012 * Math.sin(t * Math.PI);
    const w = 0.0165 * Math.min(1, 0.55 + t * 2.4) * (1 - t ** 3 * 0.94);
    return [centre[0] + r * 1.02 * Math.cos(a), centre[1] + r * 1.12 * Math.sin(a), w];
  });
  b.add(
    'tang',
    'metal',
    oval(
      [
        [0, 0.135],
        [-0.001, 0.165],
        [-0.008, 0.19],
        [line[1][0], line[1][1]],
      ].map(([x, y], i) => ({
        at: [x, y, 0],
        w: [0.011, 0.0105, 0.012, 0.016][i],
        d: [0.011, 0.009, 0.0065, 0.004][i],
      })),
      { e: 2.4 },
    ),
    { detail: 0.9 },
  );
  b.add('blade', 'head', curvedBlade(line, 0.0042, -1, 0.3, -1), { detail: 1.5 });
  b.add('cutting edge', 'edge', curvedBlade(line, 0.0033, 0.28, 1, -1), { detail: 1.2 });
  b.add(
    'blade rib',
    'head',
    oval(
      line.map(([x, y, w]) => {
        const l = Math.hypot(x - centre[0], y - centre[1]);
        return {
          at: [x + ((x - centre[0]) / l) * w * 0.85, y + ((y - centre[1]) / l) * w * 0.85, 0],
          w: 0.0014 + w * 0.28,
          d: 0.0014 + w * 0.36,
        };
      }),
      { e: 2.4, n: 12 },
    ),
    { detail: 0.9 },
  );
  for (const [i, y] of [0.046, 0.058, 0.07, 0.082].entries())
    b.add(
      `${['first', 'second', 'third', 'fourth'][i]} handle ring`,
      b.tint('handle', { color: '#5c3a1e' }),
      solid.hoop(
        0.0155 + (i === 1 || i === 2 ? 0.0003 : 0),
        { kind: 'ellipse', rx: 0.001, ry: 0.0008 },
        [0, y, 0],
        'y',
        28,
      ),
      { detail: 0.3 },
    );
  return 0.065;
}
