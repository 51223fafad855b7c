import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';
import type { PatchGraph } from './patches.ts';
import { splitPairs } from './split-pairs.ts';

/** Patches of area 1 at places; those within `reach` of each other in one shell are neighbours, along borders of length 1. */
function graphOf(places: readonly (readonly number[])[], shell: readonly number[], reach: number): PatchGraph {
  const a: number[] = [];
  const b: number[] = [];
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++)
      if (shell[i] === shell[j] && Math.hypot(...places[i].map((x, k) => x - places[j][k])) <= reach) {
        a.push(i);
        b.push(j);
      }
  return {
    ...{ count: places.length, ofFace: new Int32Array(0), sample: new Int32Array(places.length) },
    area: new Float64Array(places.length).fill(1),
    centre: Float64Array.from(places.flat()),
    normal: new Float64Array(3 * places.length),
    shell: Int32Array.from(shell),
    ...{ a: Int32Array.from(a), b: Int32Array.from(b) },
    border: new Float64Array(a.length).fill(1),
    bend: new Float64Array(a.length),
  };
}

/** The wall of a box around x and z at each of some heights, patches 1 apart. */
function wall(x: number, width: number, heights: readonly number[]): number[][] {
  return heights.flatMap((y) => {
    const ring: number[][] = [];
    for (let i = 0; i <= width; i++) ring.push([x + i, y, -2], [x + i, y, 2]);
    for (let z = -1; z < 2; z++) ring.push([x, y, z], [x + width, y, z]);
    return ring;
  });
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i + 0.5);

const sidesOf = (places: readonly number[][]): number => {
  const graph = graphOf(
    places,
    places.map(() => 0),
    1.01,
  );
  const parts = splitPairs(graph, new Int32Array(places.length), { normal: [1, 0, 0], offset: 0 });
  const sides = new Set(places.map(([x], n) => `${Math.sign(x)} ${parts[n]}`));
  expect(sides.size).toBeLessThanOrEqual(2);
  return new Set(parts).size;
};

test('trouser legs are parted, tubes and what lies across are not', () => {
  const hips = wall(-4.5, 9, range(20, 24));
  const legs = [...wall(-4.5, 3, range(0, 20)), ...wall(1.5, 3, range(0, 20))];
  expect(sidesOf([...hips, ...legs])).toBe(2);
  expect(sidesOf(wall(-4.5, 9, range(0, 24)))).toBe(1);
  expect(sidesOf(range(-20, 20).flatMap((x) => [0, 1].map((y) => [x, y, 0])))).toBe(1);
});

const contactsOf = (places: readonly number[][], shell: readonly number[]) => {
  const [a, b]: number[][] = [[], []];
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++)
      if (shell[i] !== shell[j] && Math.hypot(...places[i].map((x, k) => x - places[j][k])) < 1.05) {
        a.push(i);
        b.push(j);
      }
  return { a: Int32Array.from(a), b: Int32Array.from(b), length: new Float64Array(a.length).fill(1) };
};

test('many small shells that touch are a crowd, what they cover is whole, and what is nothing but such shells has no crowd', () => {
  const crowdsOf = (leaves: number, trunk: number): Int32Array => {
    const crown = Array.from({ length: leaves }, (_, s) => [s % 10, 1, Math.floor(s / 10)]);
    const covered = crown.map(([x, , z]) => [x, 0, z]);
    const bare = Array.from({ length: trunk }, (_, i) => [20, -i, 0]);
    const places = [...crown, ...covered, ...bare];
    const shell = places.map((_, n) => (n < leaves ? n : n < 2 * leaves ? leaves : leaves + 1));
    const graph = graphOf(places, shell, 1.01);
    return findRows(graph, contactsOf(places, shell), new Float64Array(places.length).fill(1)).crowdOf;
  };
  const found = crowdsOf(120, 60);
  expect(new Set(found.slice(0, 120)).size).toBe(1);
  expect(new Set(found.slice(120, 240)).size).toBe(1);
  expect(found[0]).toBeGreaterThanOrEqual(0);
  expect(found[120]).toBeGreaterThanOrEqual(0);
  expect(found[120]).not.toBe(found[0]);
  expect(new Set(found.slice(240))).toEqual(new Set([-1]));
  expect(new Set(crowdsOf(20, 60))).toEqual(new Set([-1]));
  const bricks = Array.from({ length: 120 }, (_, s) => [s % 10, 0, Math.floor(s / 10)]);
  const alone = graphOf(bricks, [...bricks.keys()], 1.01);
  const none = findRows(alone, contactsOf(bricks, [...bricks.keys()]), new Float64Array(120).fill(1));
  expect(new Set(none.crowdOf)).toEqual(new Set([-1]));
});

test('shells that lie on each other one after the other are a row, three or what touches at the ends are none', () => {
  const strip = (y: number, s: number) => range(0, 10).map((x): [number[], number] => [[x, y, 0], s]);
  const rowsAmong = (list: readonly [number[], number][]): number => {
    const [places, shell] = [list.map(([p]) => p), list.map(([, s]) => s)];
    const contacts = contactsOf(places, shell);
    const found = findRows(graphOf(places, shell, 1.01), contacts, new Float64Array(places.length).fill(1));
    expect(found.rows.a.length + found.others.a.length).toBe(contacts.a.length);
    return found.rows.a.length;
  };
  expect(rowsAmong([0, 1, 2, 3, 4].flatMap((s) => strip(s, s)))).toBe(40);
  expect(rowsAmong([0, 1, 2].flatMap((s) => strip(s, s)))).toBe(0);
  const endToEnd = [0, 1, 2, 3, 4].flatMap((s) =>
    strip(0, s).map(([[x], k]): [number[], number] => [[x + 10 * s, 0, 0], k]),
  );
  expect(rowsAmong(endToEnd)).toBe(0);
});
