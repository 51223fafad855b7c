/** Room that a thing takes on the floor, gap included. */
export interface Footprint {
  /** Along x. */
  w: number;
  /** Along z. */
  d: number;
}

/**
 * Spots for several things that stand together, centred on the origin, [x, z]: up to three in a row, more in staggered rows, the
 * longer row in front. Cells are as large as the largest thing, so that nothing touches, whatever stands in it.
 */
export function clusterSpots(things: readonly Footprint[]): [number, number][] {
  const n = things.length;
  const w = Math.max(...things.map((t) => t.w));
  const d = Math.max(...things.map((t) => t.d));
  const rows = n <= 3 ? 1 : Math.max(1, Math.round(Math.sqrt((n * w) / (d * 1.6))));
  const spots: [number, number][] = [];
  let placed = 0;
  for (let row = 0; row < rows; row++) {
    const count = Math.ceil((n - placed) / (rows - row));
    for (let i = 0; i < count; i++) spots.push([(i - (count - 1) / 2) * w, ((rows - 1) / 2 - row) * d]);
    placed += count;
  }
  return spots;
}
