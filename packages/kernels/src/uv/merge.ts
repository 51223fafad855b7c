import { bendOfFaces } from './bend.ts';
import { createHeap } from './heap.ts';
import { neighboursOf } from './neighbours.ts';
import { bendLimit, type Flattened, tryPatch } from './patches.ts';
import type { Topology } from './topology.ts';

/** Faces of a chart that is still flattened anew to take in another. What is left beside larger ones is hinged on. */
const FACES_MAX = 2000;

/**
 * Joins neighbouring charts, smallest first, while the union still flattens well. What the tree left in pieces near its top is
 * put together here.
 */
export function mergeCharts(t: Topology, charts: Flattened[], stretchMax: number, bendMax: number): Flattened[] {
  const live: (Flattened | undefined)[] = charts.slice();
  const ofFace = new Int32Array(t.areas.length).fill(-1);
  const area = live.map((c) => (c as Flattened).chart.faces.reduce((s, f) => s + t.areas[f], 0));
  live.forEach((c, i) => {
    for (const f of (c as Flattened).chart.faces) ofFace[f] = i;
  });
  const heap = createHeap();
  area.forEach((a, i) => {
    heap.push(i, a);
  });
  const failed = new Set<string>();
  while (heap.size() > 0) {
    const i = heap.pop();
    const own = live[i];
    if (!own || area[i] !== heap.lastKey()) continue;
    for (const j of neighboursOf(t, own.chart, ofFace, i).slice(0, 2)) {
      const other = live[j] as Flattened;
      // Two large charts are rarely one: only small ones are worth the price of flattening again, and to none that is very large.
      const count = own.chart.faces.length + other.chart.faces.length;
      if (count > FACES_MAX || (count > 900 && area[i] > 0.3 * area[j])) continue;
      const key = `${Math.min(i, j)} ${Math.max(i, j)} ${area[i] + area[j]}`;
      if (failed.has(key)) continue;
      failed.add(key);
      const faces = [...own.chart.faces, ...other.chart.faces].sort((a, b) => a - b);
      if (bendOfFaces(t, faces) > bendLimit(faces.length, bendMax)) continue;
      const joined = tryPatch(t, faces, stretchMax);
      if (!joined) continue;
      live[i] = undefined;
      live[j] = joined;
      area[j] += area[i];
      for (const f of own.chart.faces) ofFace[f] = j;
      heap.push(j, area[j]);
      break;
    }
  }
  return live.filter((c) => c !== undefined);
}
