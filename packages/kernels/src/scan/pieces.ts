import type { Volume } from '../field/index.ts';

/** Pieces of fewer cells are specks. */
const SPECK = 40;
/** Nobody misses pieces of fewer. */
const DUST = 6;
/** A piece that shows less than this share of itself where no larger one does is no part of the thing. */
const NEEDED = 0.4;

/**
 * Takes pieces out that no outline needs: where an outline of two legs meets one of two arms there are four rods, of which two would do. From the largest piece on, each
 * must show in the picture of the front or of the side where none before it did.
 */
export function dropPhantoms(volume: Volume): void {
  const { values, size, cell } = volume;
  const [nx, ny, nz] = size;
  const { labels, counts } = labelPieces(volume);
  if (counts.length < 2) return;
  const own = counts.map(() => ({ front: new Set<number>(), side: new Set<number>() }));
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++) {
        if (labels[at] < 0) continue;
        own[labels[at]].front.add(j * nx + i);
        own[labels[at]].side.add(j * nz + k);
      }
  const covered = { front: new Set<number>(), side: new Set<number>() };
  const order = counts.map((_, piece) => piece).sort((a, b) => counts[b] - counts[a] || a - b);
  const kept = new Uint8Array(counts.length);
  for (const piece of order) {
    const fresh = (['front', 'side'] as const).map((which) => {
      let news = 0;
      for (const pixel of own[piece][which]) if (!covered[which].has(pixel)) news++;
      return news / own[piece][which].size;
    });
    if (Math.max(...fresh) < NEEDED || (piece !== order[0] && counts[piece] < SPECK)) continue;
    kept[piece] = 1;
    for (const which of ['front', 'side'] as const) for (const pixel of own[piece][which]) covered[which].add(pixel);
  }
  for (let at = 0; at < values.length; at++) if (labels[at] >= 0 && !kept[labels[at]]) values[at] = cell;
}

/** Takes out the smallest pieces. */
export function dropSpecks({ values, size, cell }: Pick<Volume, 'values' | 'size' | 'cell'>): void {
  const { labels, counts } = labelPieces({ values, size });
  if (counts.length < 2) return;
  for (let at = 0; at < values.length; at++) if (labels[at] >= 0 && counts[labels[at]] < DUST) values[at] = cell;
}

/** Which piece each place inside belongs to, -1 outside, and how many places each has. */
export function labelPieces({ values, size }: Pick<Volume, 'values' | 'size'>): {
  labels: Int32Array;
  counts: number[];
} {
  const [nx, ny, nz] = size;
  const labels = new Int32Array(values.length).fill(-1);
  const counts: number[] = [];
  const stack: number[] = [];
  const visit = (at: number, piece: number): void => {
    if (values[at] >= 0 || labels[at] >= 0) return;
    labels[at] = piece;
    stack.push(at);
  };
  for (let from = 0; from < values.length; from++) {
    if (values[from] >= 0 || labels[from] >= 0) continue;
    const piece = counts.length;
    let count = 0;
    visit(from, piece);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      count++;
      const i = at % nx;
      const j = Math.floor(at / nx) % ny;
      const k = Math.floor(at / (nx * ny));
      if (i > 0) visit(at - 1, piece);
      if (i < nx - 1) visit(at + 1, piece);
      if (j > 0) visit(at - nx, piece);
      if (j < ny - 1) visit(at + nx, piece);
      if (k > 0) visit(at - nx * ny, piece);
      if (k < nz - 1) visit(at + nx * ny, piece);
    }
    counts.push(count);
  }
  return { labels, counts };
}
