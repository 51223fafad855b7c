import type { PartFacts } from '../part-facts.ts';
import { nameByPlan } from './by-plan.ts';

/** A corner or a size. */
export type Place = readonly [number, number, number];
/** What is known of a part beside its box. */
export type Fields = Partial<PartFacts>;

/** Parts for tests: each a box of a model in a box of `size` (shares of its diagonal): between two places of it, as large a share of the surface as its sides are. */
export function boxes(size: Place, list: readonly (readonly [min: Place, max: Place, fields?: Fields])[]) {
  const areas = list.map(([min, max]) => {
    const [w, h, d] = max.map((v, k) => (v - min[k]) * size[k]);
    return 2 * (w * h + h * d + d * w);
  });
  const all = areas.reduce((sum, area) => sum + area, 0);
  const parts = list.map(([min, max, fields], i): PartFacts => {
    const extent = max.map((v, k) => (v - min[k]) * size[k]);
    const order = [0, 1, 2].sort((a, b) => extent[b] - extent[a]);
    return {
      share: areas[i] / all,
      middle: min.map((v, k) => (v + max[k]) / 2) as unknown as Place,
      min,
      max,
      spread: order.map((k) => extent[k] / Math.sqrt(12)) as unknown as Place,
      axes: order.map((k): Place => [k === 0 ? 1 : 0, k === 1 ? 1 : 0, k === 2 ? 1 : 0]),
      thickness: extent[order[2]],
      twin: -1,
      neighbours: [],
      ...fields,
    };
  });
  return parts;
}

/** Their names where no thing is known. */
export function nameBoxes(size: Place, list: Parameters<typeof boxes>[1], words: readonly string[] = []) {
  const parts = boxes(size, list);
  return nameByPlan(
    parts,
    size,
    parts.map(({ known }) => known),
    { words, things: [] },
  );
}
