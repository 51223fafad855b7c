import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, V3, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Where the tail of a figure begins: the middle of its waist, and half width and depth there; `u` metres of a trunk unit. */
export interface Waist {
  at: Vec3;
  w: number;
  d: number;
  u: number;
}

/** The way of the tail from the waist, trunk units: down, over the knee, back along the ground and up; with its thickness. */
const WAY: readonly (readonly [x: number, y: number, z: number, k: number])[] = [
  [0, 0.012, 0, 1],
  [0, -0.05, 0, 1.12],
  [0, -0.11, 0.012, 1.16],
  [0.004, -0.18, 0.038, 1.1],
  [0.01, -0.25, 0.064, 1],
  [0.02, -0.312, 0.066, 0.9],
  [0.034, -0.36, 0.032, 0.8],
  [0.052, -0.382, -0.028, 0.69],
  [0.076, -0.382, -0.096, 0.57],
  [0.104, -0.362, -0.16, 0.44],
  [0.132, -0.318, -0.21, 0.32],
  [0.152, -0.258, -0.236, 0.235],
  [0.164, -0.205, -0.246, 0.185],
];

/** Depth of the way's lowest skin below the waist, trunk units. */
export const TAIL_DEPTH = 0.384 + 0.042;

interface Station {
  at: Vec3;
  x: Vec3;
  y: Vec3;
  w: number;
  d: number;
}

function stations(waist: Waist): Station[] {
  const line = sampleSpline(WAY as unknown as readonly Vec3[], 5);
  const sizes = sampleSpline(
    WAY.map(([, , , k], i): Vec3 => [k, i / WAY.length, 0]),
    5,
  );
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)];
    const c = line[Math.min(line.length - 1, i + 1)];
    const dir = V3.normalize([c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
    const x = V3.normalize(V3.sub([1, 0, 0], V3.scale(dir, dir[0])));
    const k = sizes[i][0];
    const round = i / line.length;
    return {
      at: [waist.at[0] + p[0] * waist.u, waist.at[1] + p[1] * waist.u, waist.at[2] + p[2] * waist.u],
      x,
      y: V3.cross(x, dir),
      w: waist.w * k * (1 - 0.1 * round),
      d: waist.d * k * (1 + 0.16 * Math.min(1, round * 3)),
    };
  });
}

/** A fin between rays: from root to tips, ruffled. `rays` are tips, in order. */
function fin(root: Vec3, tips: readonly Vec3[], thick: number, ruffle: Vec3): Shape {
  const rows = 7;
  const grid = Array.from({ length: rows + 1 }, (_, j) => {
    const t = j / rows;
    return tips.map((tip, i): Vec3 => {
      const wave = Math.sin(i * 1.9) * t * t;
      const p = V3.lerp(root, tip, 0.04 + 0.96 * t);
      return V3.addScaled(p, ruffle, wave);
    });
  });
  return { op: 'sheet', grid, thickness: thick, spline: 'catmull' };
}

/** A tail of scales from the waist to its fluke: body, overlapping scales at the waist, fins at hips and sides, fluke with rays. */
export function addTail(b: Bench, waist: Waist, belly: MaterialSpec): void {
  const line = stations(waist);
  const { u } = waist;
  const ring = ({ at, x, y, w, d }: Station): { points: Vec3[] } => ({
    points: Array.from({ length: 36 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 36;
      return V3.addScaled(V3.addScaled(at, x, w * Math.cos(a)), y, d * Math.sin(a));
    }),
  });
  b.add(
    'tail',
    belly,
    { op: 'loft', sections: line.map(ring), spline: 'linear', smooth: true, cap: 'flat' },
    { detail: 1.4 },
  );
  const first = line[1];
  const scale = (a: number, drop: number, k: number): Shape => {
    const p = V3.addScaled(
      V3.addScaled(first.at, first.x, (first.w + 0.002 * u) * Math.cos(a)),
      first.y,
      (first.d + 0.002 * u) * Math.sin(a),
    );
    return solid.put(
      { op: 'ball', r: [0.017 * u * k, 0.0235 * u * k, 0.0065 * u] },
      [p[0], p[1] - drop * u, p[2]],
      [8, 90 - (Math.atan2(p[2] - first.at[2], p[0] - first.at[0]) * 180) / Math.PI, 0],
    );
  };
  const n = 22;
  b.add('waist scales', 'tail', solid.many(Array.from({ length: n }, (_, i) => scale((2 * Math.PI * i) / n, 0.0, 1))), {
    detail: 0.9,
  });
  b.add(
    'lower waist scales',
    'fins',
    solid.many(Array.from({ length: n }, (_, i) => scale((2 * Math.PI * (i + 0.5)) / n, 0.021, 0.95))),
    { detail: 0.8 },
  );
  addFins(b, line, u);
}

function addFins(b: Bench, line: readonly Station[], u: number): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const hip = line[7];
    const root = V3.addScaled(hip.at, hip.x, s * hip.w * 0.93);
    b.add(
      `${side} hip fin`,
      'fins',
      fin(
        root,
        [0, 1, 2, 3, 4].map(
          (i): Vec3 => V3.add(root, [s * (0.085 - 0.006 * i) * u, (0.035 - 0.038 * i) * u, (-0.03 - 0.012 * i) * u]),
        ),
        0.0045 * u,
        [0, 0, 0.01 * u],
      ),
      { detail: 0.7 },
    );
    const low = line[34];
    const knee = V3.addScaled(low.at, low.x, s * low.w * 0.9);
    b.add(
      `${side} side fin`,
      'fins',
      fin(
        knee,
        [0, 1, 2, 3].map(
          (i): Vec3 => V3.add(knee, [s * (0.06 - 0.006 * i) * u, (0.012 + 0.012 * i) * u, (-0.006 - 0.024 * i) * u]),
        ),
        0.004 * u,
        [0, 0.006 * u, 0],
      ),
      { detail: 0.6 },
    );
  }
  const end = line[line.length - 1];
  const before = line[line.length - 4];
  const dir = V3.normalize(V3.sub(end.at, before.at));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const tips = Array.from({ length: 9 }, (_, i): Vec3 => {
      const a = (-0.05 + (i / 8) * 1.5) * s;
      const l = (0.15 + 0.075 * Math.sin((i / 8) * 2.5)) * (i === 0 ? 0.72 : 1) * u;
      return V3.addScaled(
        V3.addScaled(V3.addScaled(end.at, dir, l * Math.cos(a)), end.x, l * Math.sin(a)),
        end.y,
        -0.03 * u * (i / 8),
      );
    });
    b.add(
      `${side} fluke`,
      'fins',
      fin(V3.addScaled(end.at, dir, -0.02 * u), tips, 0.006 * u, V3.scale(end.y, 0.011 * u)),
      { detail: 1 },
    );
    b.add(
      `${side} fluke rays`,
      'tail',
      solid.many(
        tips
          .filter((_, i) => i % 2 === 0)
          .map((tip) =>
            solid.rod(
              V3.addScaled(end.at, dir, -0.015 * u),
              V3.lerp(end.at, tip, 0.86),
              0.006 * u,
              0.0018 * u,
              'round',
            ),
          ),
      ),
      { detail: 0.5 },
    );
  }
}
