/** The pieces that a mask falls into. */
export interface Pieces {
  /** Piece of each pixel, -1 outside the mask. */
  label: Int32Array;
  /** Per piece: pixels (1), sum of x and of y (2), whether it touches the border (1). */
  facts: Float64Array;
  count: number;
}

/** Pieces of what is `value` in a mask, joined over edges; `diagonal`: over corners too. */
export function findPieces(mask: Uint8Array, width: number, height: number, value: 0 | 1, diagonal = false): Pieces {
  const label = new Int32Array(mask.length).fill(-1);
  const stack = new Int32Array(mask.length);
  const facts: number[] = [];
  let count = 0;
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== value || label[start] >= 0) continue;
    let filled = 0;
    stack[filled++] = start;
    label[start] = count;
    let [n, sx, sy, edge] = [0, 0, 0, 0];
    while (filled > 0) {
      const i = stack[--filled];
      const x = i % width;
      const y = (i - x) / width;
      n++;
      sx += x;
      sy += y;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge = 1;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx === 0) === (dy === 0) && !(diagonal && dx !== 0)) continue;
          const [u, v] = [x + dx, y + dy];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const j = v * width + u;
          if (mask[j] !== value || label[j] >= 0) continue;
          label[j] = count;
          stack[filled++] = j;
        }
    }
    facts.push(n, sx, sy, edge);
    count++;
  }
  return { label, facts: Float64Array.from(facts), count };
}

/**
 * Keeps the main piece of a subject, large and central, and those beside it that are at least `least` of its size; a piece that the border cuts off
 * only where the main one is cut as well. Works in place.
 */
export function keepMainPieces(mask: Uint8Array, width: number, height: number, least: number): void {
  const { label, facts, count } = findPieces(mask, width, height, 1, true);
  if (count < 2) return;
  const half = Math.max(width, height) / 2;
  const weigh = (p: number): number => {
    const n = facts[4 * p];
    const off = Math.hypot(facts[4 * p + 1] / n - width / 2, facts[4 * p + 2] / n - height / 2) / half;
    return n * Math.exp(-((off / 0.5) ** 2)) * (facts[4 * p + 3] ? 0.4 : 1);
  };
  let main = 0;
  for (let p = 1; p < count; p++) if (weigh(p) > weigh(main)) main = p;
  const keep = Array.from(
    { length: count },
    (_, p) => p === main || (weigh(p) >= least * weigh(main) && (facts[4 * p + 3] === 0 || facts[4 * main + 3] === 1)),
  );
  for (let i = 0; i < mask.length; i++) if (label[i] >= 0 && !keep[label[i]]) mask[i] = 0;
}

/** Fills what is 0 in a mask and does not reach the border. Works in place. */
export function fillHoles(mask: Uint8Array, width: number, height: number): void {
  const { label, facts } = findPieces(mask, width, height, 0);
  for (let i = 0; i < mask.length; i++) if (label[i] >= 0 && facts[4 * label[i] + 3] === 0) mask[i] = 1;
}
