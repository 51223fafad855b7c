import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

export interface VeinedWingOptions {
  at: Vec3;
  side: number;
  span: number;
  /** Above the horizontal, degrees. */
  lift: number;
  /** Backwards, degrees; negative forward. */
  sweep: number;
  /** `bee` rounded, `dragonfly` long, `fore`/`hind` of a butterfly, `fairy` pointed. */
  outline: 'bee' | 'dragonfly' | 'fore' | 'hind' | 'fairy';
}

/** Leading and trailing edge along the span: [position, forward, backward] in spans. */
const OUTLINES: Record<VeinedWingOptions['outline'], readonly (readonly [number, number, number])[]> = {
  bee: [
    [0, 0.02, 0.02],
    [0.2, 0.06, 0.12],
    [0.5, 0.08, 0.24],
    [0.8, 0.05, 0.24],
    [0.95, 0, 0.15],
    [1, -0.05, 0.08],
  ],
  dragonfly: [
    [0, 0.02, 0.03],
    [0.15, 0.05, 0.1],
    [0.5, 0.06, 0.14],
    [0.85, 0.05, 0.12],
    [0.97, 0.02, 0.07],
    [1, -0.01, 0.03],
  ],
  fore: [
    [0, 0.03, 0.04],
    [0.2, 0.1, 0.24],
    [0.5, 0.2, 0.42],
    [0.8, 0.28, 0.42],
    [0.95, 0.3, 0.26],
    [1, 0.24, 0.06],
  ],
  hind: [
    [0, 0.05, 0.06],
    [0.2, 0.22, 0.3],
    [0.5, 0.3, 0.5],
    [0.78, 0.24, 0.52],
    [0.94, 0.1, 0.4],
    [1, -0.02, 0.22],
  ],
  fairy: [
    [0, 0.02, 0.02],
    [0.2, 0.06, 0.16],
    [0.5, 0.14, 0.3],
    [0.8, 0.16, 0.2],
    [0.95, 0.12, 0.02],
    [1, 0.09, -0.06],
  ],
};

/** An insect's wing: a thin cambered blade and raised veins running to its edge. */
export function veinedWing(options: VeinedWingOptions): {
  blade: Shape;
  veins: Shape;
  point(s: number, t: number): Vec3;
} {
  const { at, side, span } = options;
  const rad = Math.PI / 180;
  const [l, w] = [options.lift * rad, options.sweep * rad];
  const out: Vec3 = [side * Math.cos(l) * Math.cos(w), Math.sin(l), -Math.cos(l) * Math.sin(w)];
  const backFlat: Vec3 = [-side * Math.sin(w), 0, -Math.cos(w)];
  const back = V3.normalize(V3.sub(backFlat, V3.scale(out, V3.dot(backFlat, out))));
  const n = V3.normalize(V3.cross(back, out));
  const up = n[1] < 0 ? V3.scale(n, -1) : n;
  const rows = OUTLINES[options.outline];
  const edge = (s: number): [number, number] => {
    let i = 0;
    while (i < rows.length - 2 && rows[i + 1][0] < s) i++;
    const f = (s - rows[i][0]) / (rows[i + 1][0] - rows[i][0]);
    return [rows[i][1] + (rows[i + 1][1] - rows[i][1]) * f, rows[i][2] + (rows[i + 1][2] - rows[i][2]) * f];
  };
  const point = (s: number, t: number): Vec3 => {
    const [fore, aft] = edge(s);
    const v = -fore + (fore + aft) * t;
    const camber = 0.03 * Math.sin(t * Math.PI) * Math.sin(Math.min(1, s * 1.2) * Math.PI) + 0.02 * s * s;
    return V3.addScaled(V3.addScaled(V3.addScaled(at, out, s * span), back, v * span), up, camber * span);
  };
  const grid = rows.map(([s]) => [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => point(s, t)));
  const thin = span * 0.006;
  const vein = (from: number, to: number, t0: number, t1: number, r: number): Shape => ({
    op: 'sweep',
    path: [0, 0.25, 0.5, 0.75, 1].map((f) =>
      V3.addScaled(point(from + (to - from) * f, t0 + (t1 - t0) * f), up, thin * 0.4),
    ),
    section: { kind: 'circle', r },
    spline: 'catmull',
    taper: [1, 0.9, 0.8, 0.65, 0.4],
    cap: 'round',
  });
  return {
    blade: { op: 'sheet', grid, thickness: thin, spline: 'catmull' },
    veins: {
      op: 'assembly',
      of: [
        vein(0, 0.97, 0.05, 0.03, span * 0.011),
        vein(0.02, 0.95, 0.3, 0.3, span * 0.007),
        vein(0.02, 0.9, 0.45, 0.62, span * 0.006),
        vein(0.02, 0.7, 0.6, 0.95, span * 0.006),
      ],
    },
    point,
  };
}
