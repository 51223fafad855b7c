import { DisjointSets } from '../math/index.ts';
import type { Contacts } from './contacts.ts';
import type { PatchGraph } from './patches.ts';

/** A shell that so much of a crowd lies on, in its own surface, is hidden beneath and not divided. */
const COVERED = 0.5;
/** So many shells one after the other are a row. */
const ROW = 4;
/** Of two shells of a row: the smaller one's share of the larger one's area, */
const SIZE = 0.7;
/** how far logarithms of their thickness differ at most, */
const STEP = 0.35;
/** and the share of each that lies on the other. */
const TOUCH = 0.6;
/** So many small shells that touch one another are a crowd, */
const CROWD = 24;
/** small by their share of the surface; */
const SMALL = 0.01;
/** and where a crowd has more of the surface than this, as a house of toy bricks, its members are the parts. */
const MOST = 0.75;

/**
 * Tells contacts within rows of shells from others: the rows of tiles of a roof, the turns of a coil, each a shell of its own, are one thing. Of a row are shells of
 * one size and thickness that lie on each other with most of what they have; drawers side by side and the slats of a chair touch along edges at most. Crowds are many small shells of one size
 * that touch, however they lie: leaves, pebbles. `diameter` per patch, metres; `crowdOf` the crowd of each patch, -1 for none.
 */
export function findRows(
  { count, area, shell }: PatchGraph,
  contacts: Contacts,
  diameter: Float64Array,
): { rows: Contacts; others: Contacts; crowdOf: Int32Array } {
  const shells = shell.reduce((m, s) => Math.max(m, s), -1) + 1;
  const size = new Float64Array(shells);
  const thick = new Float64Array(shells);
  for (let n = 0; n < count; n++) {
    size[shell[n]] += area[n];
    thick[shell[n]] += area[n] * Math.log(diameter[n]);
  }
  const lying = areaOnOthers(area, shell, shells, contacts);
  const isOfSize = (i: number, j: number): boolean => Math.min(size[i], size[j]) > SIZE * Math.max(size[i], size[j]);
  const row = groupShells(shells, lying, (i, j, own, other) => {
    const isAlike = isOfSize(i, j) && Math.abs(thick[i] / size[i] - thick[j] / size[j]) < STEP;
    return isAlike && own > TOUCH * size[i] && other > TOUCH * size[j];
  });
  const total = size.reduce((s, a) => s + a, 0);
  const crowd = groupShells(shells, lying, (i, j) => Math.max(size[i], size[j]) < SMALL * total && isOfSize(i, j));
  const isRow = measureGroups(row, size).map(({ members }) => members >= ROW);
  const isCrowd = measureGroups(crowd, size).map((g) => g.members >= CROWD && g.area < MOST * total);
  const isInRow = (e: number): boolean => {
    const r = row[shell[contacts.a[e]]];
    return isRow[r] && r === row[shell[contacts.b[e]]];
  };
  const covered = new Float64Array(shells);
  for (const n of patchesOn(shell, contacts, (s) => isCrowd[crowd[s]])) covered[shell[n]] += area[n];
  const crowdOf = shell.map((s) => (isCrowd[crowd[s]] || covered[s] > COVERED * size[s] ? crowd[s] : -1));
  return { rows: pick(contacts, isInRow), others: pick(contacts, (e) => !isInRow(e)), crowdOf };
}

/** Joins shells that touch and belong together; the group of each. */
function groupShells(
  shells: number,
  lying: ReadonlyMap<number, number>,
  belong: (i: number, j: number, own: number, other: number) => boolean,
): Int32Array {
  const sets = new DisjointSets(shells);
  for (const [key, own] of lying) {
    const [i, j] = [Math.floor(key / shells), key % shells];
    if (belong(i, j, own, lying.get(j * shells + i) ?? 0)) sets.join(i, j);
  }
  return sets.number();
}

/** Patches that touch shells of some kind. */
function patchesOn(shell: Int32Array, { a, b }: Contacts, isOfKind: (shell: number) => boolean): Set<number> {
  const found = new Set<number>();
  for (let e = 0; e < a.length; e++) {
    if (isOfKind(shell[b[e]])) found.add(a[e]);
    if (isOfKind(shell[a[e]])) found.add(b[e]);
  }
  return found;
}

function measureGroups(group: Int32Array, size: Float64Array): { members: number; area: number }[] {
  const out: { members: number; area: number }[] = [];
  for (const [s, g] of group.entries()) {
    out[g] ??= { members: 0, area: 0 };
    out[g].members++;
    out[g].area += size[s];
  }
  return out;
}

/** By shell and other shell: area of the one's patches that touch the other. */
function areaOnOthers(area: Float64Array, shell: Int32Array, shells: number, { a, b }: Contacts): Map<number, number> {
  const sums = new Map<number, number>();
  const seen = new Set<number>();
  const touch = (n: number, to: number): void => {
    const patch = n * shells + to;
    if (seen.has(patch)) return;
    seen.add(patch);
    const key = shell[n] * shells + to;
    sums.set(key, (sums.get(key) ?? 0) + area[n]);
  };
  for (let e = 0; e < a.length; e++) {
    touch(a[e], shell[b[e]]);
    touch(b[e], shell[a[e]]);
  }
  return sums;
}

function pick({ a, b, length }: Contacts, isWanted: (e: number) => boolean): Contacts {
  const wanted = [...a.keys()].filter(isWanted);
  return {
    a: Int32Array.from(wanted, (e) => a[e]),
    b: Int32Array.from(wanted, (e) => b[e]),
    length: Float64Array.from(wanted, (e) => length[e]),
  };
}
