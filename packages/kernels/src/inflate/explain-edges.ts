import { apart, type StraightEdge } from './straight-edges.ts';

/** Edges so near to a direction run in it, radians: lenses let parallel ones converge. */
const NEAR = 0.11;
const BINS = 180;
const REACH = 20;

/**
 * How much more than chance of the straight edges, 0..1, go away from the corner of something square that is seen from so high and turned so far, radians.
 */
export function explainEdges(edges: readonly StraightEdge[]): (elevation: number, turn: number) => number {
  const share = sharesByAngle(edges);
  const chance = (NEAR * Math.sqrt(Math.PI)) / Math.PI;
  return (elevation, turn) => {
    const sine = Math.sin(elevation);
    const right = share(Math.atan(Math.tan(turn) * sine));
    const left = share(-Math.atan(sine / Math.tan(turn)));
    return Math.max(0, right - chance) + Math.max(0, left - chance);
  };
}

/** Share of the weight of edges near a direction. */
function sharesByAngle(edges: readonly StraightEdge[]): (angle: number) => number {
  const bins = new Float64Array(BINS);
  const binOf = (angle: number): number => Math.floor((angle / Math.PI + 0.5) * BINS + BINS) % BINS;
  let all = 1e-9;
  for (const { weight, angle } of edges) {
    bins[binOf(angle)] += weight;
    all += weight;
  }
  const soft = bins.map((_, i) => {
    let sum = 0;
    for (let k = -REACH; k <= REACH; k++) {
      const d = apart((k * Math.PI) / BINS, 0) / NEAR;
      sum += bins[(i + k + BINS) % BINS] * Math.exp(-d * d);
    }
    return sum / all;
  });
  return (angle) => soft[binOf(angle)];
}
