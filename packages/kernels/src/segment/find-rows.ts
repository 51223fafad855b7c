import { DisjointSets } from '../math/index.ts';
import type { Contacts } from './contacts.ts';
import type { PatchGraph } from './patches.ts';

/** So many shells one after the other are a row. */
const ROW = 4;
/** Of two shells of a row: the smaller one's share of the larger one's area, */
const SIZE = 0.7;
/** how far logarithms of their thickness differ at most, */
const STEP = 0.35;
/** and the share of each that lies on the other. */
const TOUCH = 0.6;

/**
 * Tells contacts within rows of shells from others: the rows of tiles of a roof, the turns of a coil, each a shell of its own, are one thing. Of a row are shells of
 * one size and thickness that lie on each other with most of what they have; drawers side by side and the slats of a chair touch along edges at most. `diameter` per patch, metres.
 */
export function findRows(
  { count, area, shell }: PatchGraph,
  contacts: Contacts,
  diameter: Float64Array,
): { rows: Contacts; others: Contacts } {
  const shells = shell.reduce((m, s) => Math.max(m, s), -1) + 1;
  const size = new Float64Array(shells);
  const thick = new Float64Array(shells);
  for (let n = 0; n < count; n++) {
    size[shell[n]] += area[n];
    thick[shell[n]] += area[n] * Math.log(diameter[n]);
  }
  const sets = new DisjointSets(shells);
  const lying = areaOnOthers(area, shell, shells, contacts);
  for (const [key, own] of lying) {
    const [i, j] = [Math.floor(key / shells), key % shells];
    const other = lying.get(j * shells + i) ?? 0;
    const isAlike =
      Math.min(size[i], size[j]) > SIZE * Math.max(size[i], size[j]) &&
      Math.abs(thick[i] / size[i] - thick[j] / size[j]) < STEP;
    if (isAlike && own > TOUCH * size[i] && other > TOUCH * size[j]) sets.join(i, j);
  }
  const row = sets.number();
  const members = new Int32Array(shells);
  for (const r of row) members[r]++;
  const isInRow = (e: number): boolean => {
    const r = row[shell[contacts.a[e]]];
    return members[r] >= ROW && r === row[shell[contacts.b[e]]];
  };
  return { rows: pick(contacts, isInRow), others: pick(contacts, (e) => !isInRow(e)) };
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
