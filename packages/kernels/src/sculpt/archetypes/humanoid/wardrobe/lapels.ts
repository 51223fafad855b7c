import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Dress, Material } from './dress.ts';
import { onTrunk } from './places.ts';

/** Lapels along a v-neck of a jacket: two leaves that lie on the chest, and the collar behind the neck that joins them. */
export function lapels(
  d: Dress,
  o: { v: number; high?: number; lift: number; wide?: number; material?: Material },
): void {
  const { body } = d;
  const u = body.figure.u;
  const high = o.high ?? 0.985;
  const rows = 12;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const grid: Vec3[][] = [];
    for (let r = 0; r < rows; r++) {
      const k = r / (rows - 1);
      const t = high - 0.01 - (o.v - 0.02) * k;
      // the edge of the v at this height
      const x = 0.06 * (1 - (high - t) / o.v);
      const w =
        (o.wide ?? 0.034) *
        Math.min(1, (1 - k) * 1.5 + 0.05) *
        (k < 0.34 ? 0.75 + 0.25 * Math.min(1, k / 0.3) : k < 0.42 ? 0.86 : 1);
      const row: Vec3[] = [];
      for (let c = 0; c < 4; c++) {
        const px = (x + w * (c / 3) - 0.003) * u;
        const front = onTrunk(body, t, 0, 0);
        const deep = Math.max(0.02 * u, Math.abs(front[2] - body.joint('chest')[2]));
        const a = Math.atan2(px, Math.sqrt(Math.max((0.3 * deep) ** 2, deep * deep - px * px * 0.35)));
        row.push(onTrunk(body, t, s * a, (o.lift + 0.004 - 0.001 * c) * u));
      }
      grid.push(s > 0 ? row : [...row].reverse());
    }
    d.bench.add(
      `${side} lapel`,
      o.material ?? 'top',
      { op: 'sheet', grid, thickness: 0.0045 * u, spline: 'catmull' },
      { joint: 'chest' },
    );
  }
  const back: Vec3[][] = [[], [], []];
  for (let i = 0; i <= 24; i++) {
    const a = 0.7 + (i / 24) * (2 * Math.PI - 1.4);
    const p = onTrunk(body, 0.975, a, (o.lift - 0.008) * u);
    const up = V3.add(p, [0, 0.01 * u, 0]);
    const out = V3.normalize([p[0] - body.joint('neck')[0], 0, p[2] - body.joint('neck')[2]]);
    back[0].push(up);
    back[1].push(V3.addScaled(up, out, 0.004 * u));
    back[2].push(V3.add(V3.addScaled(up, out, 0.007 * u), [0, -0.014 * u, 0]));
  }
  d.bench.add(
    'jacket collar',
    o.material ?? 'top',
    { op: 'sheet', grid: back, thickness: 0.0045 * u, spline: 'catmull' },
    { joint: 'chest' },
  );
}
