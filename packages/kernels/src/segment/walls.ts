import type { Contacts } from './contacts.ts';
import type { PatchGraph } from './patches.ts';
import { PointGrid } from './point-grid.ts';

/** Cosine from which a patch lies behind another, and looks away from it. */
const BEHIND = 0.8;

/**
 * Finds the two sides of thin walls: each patch and the nearest one behind it, within the body and less than `reach` metres away, that looks the other way.
 * The inside of a vessel belongs to its outside, though they meet only at the rim.
 */
export function findWalls(graph: PatchGraph, reach: number): Contacts {
  const { centre: c, normal: m, count, shell, area } = graph;
  const grid = new PointGrid(c, reach);
  const a: number[] = [];
  const b: number[] = [];
  const length: number[] = [];
  for (let n = 0; n < count; n++) {
    const [x, y, z, u, v, w] = [c[3 * n], c[3 * n + 1], c[3 * n + 2], m[3 * n], m[3 * n + 1], m[3 * n + 2]];
    let best = -1;
    let least = reach;
    grid.near(x, y, z, (j, d) => {
      if (d >= least || shell[j] !== shell[n]) return;
      if (u * m[3 * j] + v * m[3 * j + 1] + w * m[3 * j + 2] > -BEHIND) return;
      const depth = u * (x - c[3 * j]) + v * (y - c[3 * j + 1]) + w * (z - c[3 * j + 2]);
      if (depth > BEHIND * d) [best, least] = [j, d];
    });
    if (best < 0) continue;
    a.push(n);
    b.push(best);
    length.push(0.5 * Math.sqrt(Math.min(area[n], area[best])) * (1 - least / reach));
  }
  return { a: Int32Array.from(a), b: Int32Array.from(b), length: Float64Array.from(length) };
}
