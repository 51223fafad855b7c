import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { outline, solid } from '../../../kits/joinery/index.ts';
import { type Dress, type Material, wear } from './dress.ts';
import { onTrunk } from './places.ts';

/** A band round the waist with a buckle. */
export function belt(
  d: Dress,
  o: { at?: number; ease?: number; wide?: number; material?: Material; buckle?: Material | null; big?: number } = {},
): void {
  const t = o.at ?? 0.31;
  const half = (o.wide ?? 0.03) / 2;
  const ease = o.ease ?? 0.0135;
  wear(
    d,
    'belt',
    o.material ?? 'trim',
    { trunk: [t - half - 0.012, t + half + 0.012] },
    { ease, thick: 0.006, hem: 0.002 },
  );
  if (o.buckle === null) return;
  const u = d.body.figure.u;
  const k = (o.big ?? 1) * u;
  const at = onTrunk(d.body, t, 0, (ease + 0.0045) * u);
  const frame = solid.slab(outline.roundRect(0.034 * k, 0.028 * k, 0.005 * k), 0.005 * k, [0, 0, 0], 'z', {
    holes: [outline.roundRect(0.022 * k, 0.016 * k, 0.003 * k)],
    bevel: 0.0012 * k,
  });
  const pin = solid.box([0.02 * k, 0.003 * k, 0.004 * k], [0.004 * k, 0, 0.001 * k], 0.001 * k);
  d.bench.add('buckle', o.buckle ?? 'metal', solid.put(solid.many([frame, pin]), at, tiltAt(d, t)), { joint: 'hips' });
}

/** Lean of the front of the trunk at a share, as angles of a plate laid on it. */
function tiltAt(d: Dress, t: number): Vec3 {
  const low = onTrunk(d.body, t - 0.04, 0, 0);
  const high = onTrunk(d.body, t + 0.04, 0, 0);
  const dir = V3.normalize(V3.sub(high, low));
  return [(Math.atan2(dir[2], dir[1]) * 180) / Math.PI, 0, (Math.atan2(-dir[0], dir[1]) * 180) / Math.PI];
}

/** Buttons down the front. */
export function buttons(
  d: Dress,
  o: { from: number; to: number; n: number; lift: number; r?: number; material?: Material; aside?: number },
): void {
  const u = d.body.figure.u;
  const of: Shape[] = [];
  for (let i = 0; i < o.n; i++) {
    const t = o.from + ((o.to - o.from) * i) / Math.max(1, o.n - 1);
    for (const a of o.aside ? [o.aside, -o.aside] : [0]) {
      const at = onTrunk(d.body, t, a, o.lift * u);
      of.push(solid.put({ op: 'ball', r: [(o.r ?? 0.0048) * u, (o.r ?? 0.0048) * u, 0.0028 * u] }, at, tiltAt(d, t)));
    }
  }
  d.bench.add('buttons', o.material ?? 'metal', solid.many(of), { joint: 'chest', detail: 0.6 });
}

/** A collar that stands round the neck: height and how far it stands off, trunk units; open in front by an angle. */
export function collar(
  d: Dress,
  o: {
    material?: Material;
    name?: string;
    height: number;
    flare: number;
    open?: number;
    at?: number;
    ease?: number;
    point?: number;
  },
): void {
  const u = d.body.figure.u;
  const n = 48;
  const open = o.open ?? 0;
  const base = o.at ?? 0.985;
  const grid: Vec3[][] = [[], [], [], []];
  for (let i = 0; i <= n; i++) {
    const a = open + (i / n) * (2 * Math.PI - 2 * open);
    const p = onTrunk(d.body, base, a, (o.ease ?? 0.007) * u);
    const q = onTrunk(d.body, base + 0.05, a, (o.ease ?? 0.007) * u);
    const axis = V3.normalize(V3.sub(onTrunk(d.body, base + 0.055, a, 0.0), onTrunk(d.body, base, a, 0)));
    const out = V3.normalize([p[0] - d.body.joint('neck')[0], 0, p[2] - d.body.joint('neck')[2]]);
    const up = V3.normalize([axis[0] * 0.4, Math.max(0.5, axis[1]), axis[2] * 0.4]);
    const point = 1 + (o.point ?? 0) * Math.exp(-((Math.min(i, n - i) / 5) ** 2));
    const start = V3.lerp(p, q, 0.15);
    grid.forEach((row, r) => {
      const k = r / (grid.length - 1);
      row.push(V3.addScaled(V3.addScaled(start, up, o.height * point * k * u), out, o.flare * k ** 1.5 * u));
    });
  }
  d.bench.add(
    o.name ?? 'collar',
    o.material ?? 'top',
    { op: 'sheet', grid, thickness: 0.005 * u, spline: 'catmull' },
    { joint: 'neck' },
  );
}

/** A tie that hangs from the collar, or a bow. */
export function tie(d: Dress, o: { material?: Material; bow?: boolean; lift?: number }): void {
  const u = d.body.figure.u;
  const lift = (o.lift ?? 0.012) * u;
  const knot = onTrunk(d.body, 0.955, 0, lift + 0.003 * u);
  if (o.bow) {
    const wing = (s: number): Shape => ({
      op: 'loft',
      spline: 'catmull',
      sections: [0, 0.4, 0.8, 1].map((k) => ({
        points: Array.from({ length: 12 }, (_, i): Vec3 => {
          const a = (i / 12) * 2 * Math.PI;
          const h = (0.006 + 0.014 * k ** 0.7) * u;
          return [knot[0] + s * (0.003 + 0.034 * k) * u, knot[1] + Math.sin(a) * h, knot[2] + Math.cos(a) * h * 0.42];
        }),
      })),
    });
    d.bench.add(
      'bow tie',
      o.material ?? 'trim',
      solid.many([wing(1), wing(-1), solid.box([0.014 * u, 0.016 * u, 0.013 * u], knot, 0.004 * u)]),
      { joint: 'chest' },
    );
    return;
  }
  const sections: { points: Vec3[] }[] = [];
  for (const [t, w, th] of [
    [0.965, 0.011, 0.009],
    [0.945, 0.008, 0.008],
    [0.93, 0.009, 0.005],
    [0.75, 0.016, 0.004],
    [0.52, 0.022, 0.004],
    [0.4, 0.025, 0.004],
    [0.365, 0.004, 0.004],
  ]) {
    const p = onTrunk(d.body, t, 0, lift);
    sections.push({
      points: (
        [
          [-1, -1],
          [1, -1],
          [1.0, 0.2],
          [0, 1],
          [-1.0, 0.2],
        ] as const
      ).map(([x, z]): Vec3 => [p[0] + x * w * u, p[1], p[2] + z * th * u]),
    });
  }
  d.bench.add(
    'tie',
    o.material ?? 'trim',
    { op: 'loft', sections, spline: 'catmull', cap: 'flat' },
    { joint: 'chest' },
  );
}
