import type { SculptedModel } from './sculpted-models.ts';

/** Boxes that share so much of what they cover together are one place. */
const SAME_PLACE = 0.75;

/**
 * What each face is of, where parts that differ in a number only and fill the same place count as one. The sculptor deals the leaves of a crown out to `leaves 1`, `leaves 2` and `leaves 3`, one leaf here
 * and the next there, so that each share gets a shade of its own: those are colours and no parts, and no shape tells them apart. Numbered parts beside each other (legs, petals of
 * an inner and an outer ring) stay.
 */
export function joinShades({ mesh }: Pick<SculptedModel, 'mesh'>, partOf: readonly string[]): string[] {
  const boxes = new Map<string, number[]>();
  for (const [f, name] of partOf.entries()) {
    let box = boxes.get(name);
    if (!box) boxes.set(name, (box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]));
    for (let c = 3 * f; c < 3 * f + 3; c++)
      for (let k = 0; k < 3; k++) {
        const x = mesh.positions[3 * mesh.indices[c] + k];
        box[k] = Math.min(box[k], x);
        box[3 + k] = Math.max(box[3 + k], x);
      }
  }
  const first = new Map<string, string>();
  const names = [...boxes.keys()];
  for (const [k, name] of names.entries()) {
    const same = names
      .slice(0, k)
      .find((other) => wordsOf(other) === wordsOf(name) && overlap(boxes.get(other), boxes.get(name)) > SAME_PLACE);
    first.set(name, same === undefined ? name : (first.get(same) as string));
  }
  return partOf.map((name) => first.get(name) as string);
}

const wordsOf = (name: string): string => name.replace(/ \d+$/, '');

/** Volume that two boxes share, by that of both together. */
function overlap(a: number[] = [], b: number[] = []): number {
  const size = (low: (k: number) => number, high: (k: number) => number): number =>
    [0, 1, 2].reduce((product, k) => product * Math.max(0, high(k) - low(k)), 1);
  const of = (box: number[]): number =>
    size(
      (k) => box[k],
      (k) => box[3 + k],
    );
  const shared = size(
    (k) => Math.max(a[k], b[k]),
    (k) => Math.min(a[3 + k], b[3 + k]),
  );
  return shared / (of(a) + of(b) - shared);
}
