import type { Chart } from './chart.ts';
import { nextCorner, type Topology } from './topology.ts';

/** Charts across the border, the longest shared border first. */
export function neighboursOf(t: Topology, chart: Chart, ofFace: Int32Array, own: number): number[] {
  const shared = new Map<number, number>();
  for (const f of chart.faces) {
    for (let k = 0; k < 3; k++) {
      const c = 3 * f + k;
      const o = t.twin[c];
      const g = o < 0 ? -1 : ofFace[Math.floor(o / 3)];
      if (g < 0 || g === own) continue;
      const a = 3 * t.corners[c];
      const b = 3 * t.corners[nextCorner(c)];
      const p = t.positions;
      shared.set(g, (shared.get(g) ?? 0) + Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]));
    }
  }
  return [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([g]) => g);
}
