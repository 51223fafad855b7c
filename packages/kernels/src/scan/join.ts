import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';
import { labelPieces } from './pieces.ts';

/** What a way through a place costs at most, and a whole bridge. */
const STEEP = 4;
const FAR = 80;
const NEVER = FAR + STEEP + 1;
/** Bridges may stand so many cells out of an outline, for one that is thin may pass between a lattice's places. */
const OUT = 0.6;
/** Radius of a bridge, cells. */
const RADIUS = 1.4;

/** Joins pieces that hang in the air to the nearest others, by bridges where both outlines allow one: limbs whose ends were found at other depths than their roots. */
export function joinPieces(volume: Volume, outlines: Outlines): void {
  const { labels, counts } = labelPieces(volume);
  if (counts.length < 2) return;
  const group = counts.map((_, piece) => piece);
  const groupOf = (piece: number): number => (group[piece] === piece ? piece : groupOf(group[piece]));
  const cells = counts.map((): number[] => []);
  for (let at = 0; at < labels.length; at++) if (labels[at] >= 0) cells[labels[at]].push(at);
  const order = counts.map((_, piece) => piece).sort((a, b) => counts[a] - counts[b] || a - b);
  const seek = createSeeker(volume, outlines);
  for (const piece of order) {
    if (piece === order[order.length - 1]) continue;
    const found = seek(cells[piece], (at) => labels[at] >= 0 && groupOf(labels[at]) !== groupOf(piece));
    if (!found.length) continue;
    group[groupOf(piece)] = groupOf(labels[found[0]]);
    for (const at of found) widen(volume, outlines, at);
  }
}

/** The cheapest way from some places to one that `ends` tells, from there back; empty where there is none. Source: Dial, "Algorithm 360", 1969. */
function createSeeker({ values, size, cell }: Volume, { front, side }: Outlines) {
  const [nx, ny, nz] = size;
  const from = new Int32Array(values.length);
  const best = new Uint8Array(values.length).fill(NEVER);
  const touched: number[] = [];
  const steps = [1, -1, nx, -nx, nx * ny, -nx * ny];
  const allowed = (at: number): boolean => {
    const j = Math.floor(at / nx) % ny;
    const k = Math.floor(at / (nx * ny));
    return front.data[j * nx + (at % nx)] > -OUT * cell && side.data[j * nz + k] > -OUT * cell;
  };
  return (starts: readonly number[], ends: (at: number) => boolean): number[] => {
    for (const at of touched) best[at] = NEVER;
    touched.length = 0;
    const buckets = Array.from({ length: NEVER }, (): number[] => []);
    for (const at of starts) {
      best[at] = 0;
      touched.push(at);
      from[at] = -1;
      buckets[0].push(at);
    }
    for (let cost = 0; cost <= FAR; cost++)
      for (const at of buckets[cost]) {
        if (best[at] !== cost) continue;
        for (const step of steps) {
          const next = at + step;
          if (next < 0 || next >= values.length || best[next] <= cost + 1 || !allowed(next)) continue;
          if (ends(next)) {
            const way = [next];
            for (let back = at; back >= 0; back = from[back]) way.push(back);
            return way;
          }
          const sum = cost + Math.min(STEEP, 1 + Math.max(0, Math.floor(values[next] / cell)));
          if (sum >= best[next]) continue;
          best[next] = sum;
          touched.push(next);
          from[next] = at;
          buckets[sum].push(next);
        }
      }
    return [];
  };
}

function widen({ values, size, cell }: Volume, { front, side }: Outlines, at: number): void {
  const [nx, ny, nz] = size;
  const [i, j, k] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
  const reach = Math.ceil(RADIUS);
  for (let z = Math.max(1, k - reach); z <= Math.min(nz - 2, k + reach); z++)
    for (let y = Math.max(1, j - reach); y <= Math.min(ny - 2, j + reach); y++)
      for (let x = Math.max(1, i - reach); x <= Math.min(nx - 2, i + reach); x++) {
        const round = (Math.hypot(x - i, y - j, z - k) - RADIUS) * cell;
        const value = Math.max(round, -front.data[y * nx + x] - OUT * cell, -side.data[y * nz + z] - OUT * cell);
        const to = (z * ny + y) * nx + x;
        if (value < values[to]) values[to] = value;
      }
}
