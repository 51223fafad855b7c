import type { PatchGraph } from './patches.ts';

/** Patches of different shells that touch, or nearly: ends, and about how long the contact is, metres. */
export interface Contacts {
  a: Int32Array;
  b: Int32Array;
  length: Float64Array;
}

/** Finds where shells touch: patches of different shells whose middles are less than `reach` metres apart, for each its nearest few. */
export function findContacts(graph: PatchGraph, reach: number): Contacts {
  const { centre: c, count, shell, area } = graph;
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number, z: number): number =>
    (Math.floor(x / reach) * 8191 + Math.floor(y / reach)) * 8191 + Math.floor(z / reach);
  for (let n = 0; n < count; n++) {
    const k = key(c[3 * n], c[3 * n + 1], c[3 * n + 2]);
    const list = cells.get(k);
    if (list) list.push(n);
    else cells.set(k, [n]);
  }
  const a: number[] = [];
  const b: number[] = [];
  const length: number[] = [];
  for (let n = 0; n < count; n++) {
    for (let k = 0; k < 27; k++) {
      const list = cells.get(
        key(
          c[3 * n] + reach * ((k % 3) - 1),
          c[3 * n + 1] + reach * ((Math.floor(k / 3) % 3) - 1),
          c[3 * n + 2] + reach * (Math.floor(k / 9) - 1),
        ),
      );
      for (const m of list ?? []) {
        if (m <= n || shell[m] === shell[n]) continue;
        const d = Math.hypot(c[3 * n] - c[3 * m], c[3 * n + 1] - c[3 * m + 1], c[3 * n + 2] - c[3 * m + 2]);
        if (d >= reach) continue;
        a.push(n);
        b.push(m);
        length.push(0.35 * Math.sqrt(Math.min(area[n], area[m])) * (1 - d / reach));
      }
    }
  }
  return { a: Int32Array.from(a), b: Int32Array.from(b), length: Float64Array.from(length) };
}
