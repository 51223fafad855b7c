/** Runs of a row in which a mask is over a half: from, and before what, in pixels. */
export function runsOf(data: ArrayLike<number>, width: number, row: number): [number, number][] {
  const out: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    if (data[row * width + x] < 0.5) continue;
    const from = x;
    while (x < width && data[row * width + x] >= 0.5) x++;
    out.push([from, x]);
  }
  return out;
}
