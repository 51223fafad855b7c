import type { RegionGraph } from './region-graph.ts';
import { colorDistance } from './work-image.ts';

/** How many costs of ways to the frame there are. */
export const WAYS = 4;

/**
 * What the cheapest way from each region to the picture's frame costs, `WAYS` numbers a region: the colour steps along it, its greatest step, the sharpest border on it, and how much
 * sharper its borders are than none, summed. Sources: Wei et al., "Geodesic saliency using background priors", 2012; Zhang et al., "Minimum barrier salient object detection", 2015.
 */
export function wayToFrame({ regions, parts }: RegionGraph): Float64Array {
  const { count, pairs, mean, border } = regions;
  const step = Float64Array.from(parts, (_, p) => colorDistance(mean, 6 * pairs[2 * p], mean, 6 * pairs[2 * p + 1]));
  const links: number[][] = Array.from({ length: count }, () => []);
  for (let p = 0; p < parts.length; p++) {
    links[pairs[2 * p]].push(p);
    links[pairs[2 * p + 1]].push(p);
  }
  const out = new Float64Array(WAYS * count);
  const costs = [
    (so: number, p: number) => so + Math.max(0, step[p] - 0.02),
    (so: number, p: number) => Math.max(so, step[p]),
    (so: number, p: number) => Math.max(so, parts[p]),
    (so: number, p: number) => so + parts[p] ** 2,
  ];
  for (const [k, cost] of costs.entries()) {
    const at = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    const open: number[] = [];
    for (let r = 0; r < count; r++)
      if (border[r] > 0) {
        at[r] = 0;
        open.push(r);
      }
    while (open.length) {
      let best = 0;
      for (let i = 1; i < open.length; i++) if (at[open[i]] < at[open[best]]) best = i;
      const a = open[best];
      open[best] = open[open.length - 1];
      open.pop();
      for (const p of links[a]) {
        const b = pairs[2 * p] === a ? pairs[2 * p + 1] : pairs[2 * p];
        const through = cost(at[a], p);
        if (through >= at[b]) continue;
        if (!Number.isFinite(at[b])) open.push(b);
        else if (!open.includes(b)) open.push(b);
        at[b] = through;
      }
    }
    for (let r = 0; r < count; r++) out[WAYS * r + k] = Number.isFinite(at[r]) ? at[r] : 1;
  }
  return out;
}
