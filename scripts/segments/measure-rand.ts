import { type FoundParts, faceArea } from '../../packages/kernels/src/index.ts';

/** Share of pairs of surface points on which two divisions say the same, together or apart, weighted by area (the Rand index). `truth` per face of the mesh that was divided. */
export function measureRand({ fine, graph, ofPatch }: FoundParts, truth: ArrayLike<number | string>): number {
  const { positions, corners, source } = fine;
  const mine = Array.from(source, (_, f) => ofPatch[graph.ofFace[f]]);
  const theirs = Array.from(source, (face) => truth[face]);
  return randOf(mine, theirs, (f) => faceArea(positions, corners, f));
}

/** The same of any two divisions of the same things, which weigh something. */
export function randOf(
  mine: ArrayLike<number | string>,
  theirs: ArrayLike<number | string>,
  weightOf: (i: number) => number,
): number {
  const sums = [new Map<unknown, number>(), new Map<unknown, number>(), new Map<unknown, number>()];
  let total = 0;
  for (let i = 0; i < mine.length; i++) {
    const weight = weightOf(i);
    total += weight;
    [mine[i], theirs[i], `${mine[i]},${theirs[i]}`].forEach((key, k) => {
      sums[k].set(key, (sums[k].get(key) ?? 0) + weight);
    });
  }
  const [a, b, both] = sums.map((m) => [...m.values()].reduce((s, x) => s + (x / total) ** 2, 0));
  return 1 - a - b + 2 * both;
}
