import { askForest, type Forest, readForest } from '../../math/index.ts';
import type { FloatImage } from '../float-image.ts';
import type { RegionGraph } from './region-graph.ts';
import { addSurroundings, measureRegions, type RegionHints } from './region-traits.ts';
import { FIRST_FOREST, SECOND_FOREST } from './subject.data.ts';

/** How much dearer it is to lose a part of the subject than to keep some ground: what is left of it has to be a thing. */
const SUBJECT = 1.9;

let forests: readonly [Forest, Forest] | undefined;

/**
 * How likely each region is to be subject, 0..1: a forest grown on pictures of our own things on other grounds says so by the region's traits, a second one by these and by what the first
 * took its surroundings for. Sources: Jiang et al., "Salient object detection: a discriminative regional feature integration approach", 2013; Tu & Bai, "Auto-context", 2010.
 */
export function likelySubject(work: FloatImage, graph: RegionGraph, hints: RegionHints): Float64Array {
  forests ??= [readForest(FIRST_FOREST), readForest(SECOND_FOREST)];
  const [first, second] = forests;
  const traits = measureRegions(work, graph, hints);
  const taken = Float64Array.from(traits.rows, (row) => askForest(first, row)[1]);
  return Float64Array.from(addSurroundings(graph, traits, taken), (row) => {
    const p = askForest(second, row)[1];
    return (SUBJECT * p) / (SUBJECT * p + 1 - p);
  });
}
