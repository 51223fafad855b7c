import { expect, test } from 'vitest';
import { growLimbs } from './grow-limbs.ts';
import { mergeRegions } from './merge-regions.ts';
import type { PatchGraph } from './patches.ts';

/** Rings of patches of area 1, one after the other, each with so many patches round it; all of one shell. */
function rings(counts: readonly number[]): { graph: PatchGraph; ringOf: number[] } {
  const ringOf = counts.flatMap((count, r) => new Array<number>(count).fill(r));
  const centre = counts.flatMap((count, r) =>
    Array.from({ length: count }, (_, k) => {
      const t = (2 * Math.PI * k) / count;
      return [(count * Math.cos(t)) / (2 * Math.PI), r, (count * Math.sin(t)) / (2 * Math.PI)];
    }),
  );
  const [a, b]: number[][] = [[], []];
  const first = counts.map((_, r) => counts.slice(0, r).reduce((s, c) => s + c, 0));
  counts.forEach((count, r) => {
    for (let k = 0; k < count; k++) {
      a.push(first[r] + k);
      b.push(first[r] + ((k + 1) % count));
      if (r + 1 < counts.length) {
        a.push(first[r] + k);
        b.push(first[r + 1] + Math.floor((k * counts[r + 1]) / count));
      }
    }
  });
  const flat = centre.flat();
  return { graph: graphOf(flat, a, b), ringOf };
}

function graphOf(centre: readonly number[], a: readonly number[], b: readonly number[]): PatchGraph {
  const count = centre.length / 3;
  return {
    ...{ count, ofFace: new Int32Array(0), sample: new Int32Array(count), shell: new Int32Array(count) },
    ...{
      area: new Float64Array(count).fill(1),
      centre: Float64Array.from(centre),
      normal: new Float64Array(3 * count),
    },
    ...{ a: Int32Array.from(a), b: Int32Array.from(b) },
    ...{ border: new Float64Array(a.length).fill(1), bend: new Float64Array(a.length) },
  };
}

const all = (n: number, length: number): number[] => new Array<number>(length).fill(n);
const lastOf = (part: Int32Array, ringOf: readonly number[]): number =>
  Math.max(...ringOf.filter((_, n) => part[n] === 0));

test('a limb goes on up a thigh and ends where rings spread over the flank', () => {
  const thigh = [24, 24, 25, 25, 26, 26, 27, 28];
  const flank = Array.from({ length: 14 }, (_, i) => 32 + 7 * i);
  const { graph, ringOf } = rings([
    ...Array.from({ length: 24 }, (_, r) => 10 + Math.floor(r / 2)),
    ...thigh,
    ...flank,
  ]);
  const found = growLimbs(
    graph,
    Int32Array.from(ringOf, (r) => (r < 24 ? 0 : 1)),
  );
  expect(lastOf(found, ringOf)).toBeGreaterThan(28);
  expect(lastOf(found, ringOf)).toBeLessThan(24 + thigh.length + 2);
});

test('what is thicker than its neck stays as it is', () => {
  const { graph, ringOf } = rings([10, 20, 30, 36, 36, 36, 36, 36, 30, 20, ...all(14, 8), ...all(60, 20)]);
  const part = Int32Array.from(ringOf, (r) => (r < 10 ? 0 : 1));
  expect(growLimbs(graph, part)).toEqual(part);
});

test('one half of a symmetric body is no limb of the other, and a tail ends where it did', () => {
  const half = Array.from({ length: 30 }, (_, r) => 8 + Math.floor(r / 5));
  const { graph, ringOf } = rings([...half, ...half.toReversed()]);
  const part = Int32Array.from(ringOf, (r) => (r < 30 ? 0 : 1));
  const first = (r: number): number => ringOf.indexOf(r);
  const opposite = Int32Array.from(ringOf, (r, n) => first(59 - r) + n - first(r));
  expect(growLimbs(graph, part, opposite)).toEqual(part);
  expect(growLimbs(graph, part)).not.toEqual(part);
  const tail = rings([
    ...Array.from({ length: 30 }, (_, r) => 8 + Math.floor(r / 5)),
    ...all(14, 12),
    ...Array.from({ length: 14 }, (_, i) => 20 + 7 * i),
  ]);
  const hung = Int32Array.from(tail.ringOf, (r) => (r < 30 ? 0 : 1));
  expect(lastOf(growLimbs(tail.graph, hung), tail.ringOf)).toBeGreaterThan(34);
  expect(growLimbs(tail.graph, hung, Int32Array.from(hung.keys()))).toEqual(hung);
});

test('a small thing within the box of another is joined to it before one beside it', () => {
  const ring = (x: number, r: number): number[][] =>
    Array.from({ length: 40 }, (_, k) => [x, r * Math.cos((k * Math.PI) / 20), r * Math.sin((k * Math.PI) / 20)]);
  const body = Array.from({ length: 6000 }, (_, i) => [30 + (i % 60), Math.floor(i / 60), 0]);
  const partsOf = (x: number): number => {
    const graph = graphOf([...body, ...ring(0, 10), ...ring(x, 7)].flat(), [], []);
    const region = Int32Array.from({ length: graph.count }, (_, n) => (n < 6000 ? 0 : n < 6040 ? 1 : 2));
    const ends = Array.from({ length: 16 }, (_, k) => k);
    const contacts = {
      a: Int32Array.from([0, ...ends.map((k) => 6000 + k)]),
      b: Int32Array.from([6000, ...ends.map((k) => 6040 + k)]),
      length: new Float64Array(17).fill(1),
    };
    const limits = { min: 1, max: 15, costMax: 0.06, unlike: 1.5 };
    const thickness = new Float64Array(graph.count).fill(1);
    return new Set(mergeRegions(graph, { contacts, seamless: [] }, thickness, region, undefined, undefined, limits))
      .size;
  };
  expect(partsOf(0)).toBe(2);
  expect(partsOf(10)).toBe(3);
});

test('a board that lies on a floor is joined to it no more than one that touches it at an end', () => {
  const floor = Array.from({ length: 400 }, (_, i) => [i % 20, 0, Math.floor(i / 20)]);
  const board = Array.from({ length: 16 }, (_, i) => [i, 1, 10]);
  const graph = graphOf([...floor, ...board].flat(), [], []);
  const region = Int32Array.from([...floor.map(() => 0), ...board.map(() => 1)]);
  const partsWith = (touching: number): number => {
    const ends = board.slice(0, touching).map((_, i) => i);
    const contacts = {
      a: Int32Array.from(ends, (i) => 200 + i),
      b: Int32Array.from(ends, (i) => 400 + i),
      length: new Float64Array(touching).fill(1),
    };
    const limits = { min: 1, max: 15, costMax: 0.2, unlike: 1.5 };
    const links = { contacts, seamless: [] };
    const thickness = new Float64Array(graph.count).fill(1);
    return new Set(mergeRegions(graph, links, thickness, region, undefined, undefined, limits)).size;
  };
  expect(partsWith(2)).toBe(2);
  expect(partsWith(16)).toBe(2);
});
