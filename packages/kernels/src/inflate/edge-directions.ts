import type { FloatImage } from '../image/index.ts';
import { measureEdges } from './measure-edges.ts';

/** Directions that the straight edges of a picture run in. Angles in radians, anticlockwise from the right, -pi/2 .. pi/2. */
export interface EdgeDirections {
  /** Edges that rise to the right, and the share of all edges that run so: those of faces seen from the left, going away. */
  rising: number;
  risingShare: number;
  /** Edges that fall to the right (negative), and their share. */
  falling: number;
  fallingShare: number;
  /** Share of the upright edges. */
  uprightShare: number;
  /** Share of the level ones. */
  levelShare: number;
}

const BINS = 180;
/** Steps of OKLab under which nothing is an edge, and above which none is stronger. */
const FAINT = 0.02;
const STRONG = 0.3;
/** Edges so near to a direction run in it, bins of a degree. */
const NEAR = 4;
/** Directions of walls going away, degrees from level. */
const LEAST = 7;
const MOST = 58;

/** Weighs the edges of a picture, those of its colours (linear light) and of its outline (`alpha`), by direction. */
export function findEdgeDirections(colours: FloatImage, alpha: FloatImage): EdgeDirections {
  const { strength, along } = measureEdges(colours, alpha);
  const weights = new Float64Array(BINS);
  for (let i = 0; i < strength.length; i++) {
    if (strength[i] < FAINT) continue;
    const bin = Math.floor((along[i] / Math.PI) * BINS + 2 * BINS) % BINS;
    weights[bin] += Math.min(STRONG, strength[i]);
  }
  return peaks(weights);
}

/** bin 0 is level, growing anticlockwise; 90 is upright. */
function peaks(weights: Float64Array): EdgeDirections {
  let all = 1e-9;
  for (const w of weights) all += w;
  const near = (bin: number): number => {
    let sum = 0;
    for (let k = -NEAR; k <= NEAR; k++) sum += weights[(bin + k + BINS) % BINS];
    return sum / all;
  };
  const strongest = (from: number, to: number): [number, number] => {
    let [at, most] = [from, -1];
    for (let bin = from; bin <= to; bin++) if (near(bin) > most) [at, most] = [bin, near(bin)];
    let [sum, moment] = [1e-9, 0];
    for (let k = -NEAR; k <= NEAR; k++) {
      const w = weights[(at + k + BINS) % BINS];
      sum += w;
      moment += w * (at + k + 0.5);
    }
    // At the end of the range it is the slope of a peak beyond it.
    return [moment / sum, at === from || at === to ? 0 : most];
  };
  const [rising, risingShare] = strongest(LEAST, MOST);
  const [falling, fallingShare] = strongest(BINS - MOST, BINS - LEAST);
  const radians = Math.PI / BINS;
  return {
    ...{ rising: rising * radians, risingShare, falling: (falling - BINS) * radians, fallingShare },
    uprightShare: near(90),
    levelShare: near(0),
  };
}
