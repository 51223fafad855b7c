/**
 * Calls `visit(y, x0, x1)` for every run of pixels x0 <= x < x1 whose centres lie in the triangle. Crossings are computed from
 * the lower end of each edge and runs are half open, so two triangles that share an edge never both own a centre on it.
 * Coordinates in pixels, either winding; rows are clipped to 0..height, runs to 0..width.
 */
export function visitTriangle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  width: number,
  height: number,
  visit: (y: number, x0: number, x1: number) => void,
): void {
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = y0; y <= y1; y++) {
    const yc = y + 0.5;
    const a = ay <= yc;
    const b = by <= yc;
    const c = cy <= yc;
    let lo = Number.POSITIVE_INFINITY;
    let hi = Number.NEGATIVE_INFINITY;
    if (a !== b) {
      const x = crossing(ax, ay, bx, by, yc);
      lo = Math.min(lo, x);
      hi = Math.max(hi, x);
    }
    if (b !== c) {
      const x = crossing(bx, by, cx, cy, yc);
      lo = Math.min(lo, x);
      hi = Math.max(hi, x);
    }
    if (c !== a) {
      const x = crossing(cx, cy, ax, ay, yc);
      lo = Math.min(lo, x);
      hi = Math.max(hi, x);
    }
    const x0 = Math.max(0, Math.ceil(lo - 0.5));
    const x1 = Math.min(width, Math.ceil(hi - 0.5));
    if (x1 > x0) visit(y, x0, x1);
  }
}

function crossing(ax: number, ay: number, bx: number, by: number, y: number): number {
  return ay < by ? ax + ((y - ay) / (by - ay)) * (bx - ax) : bx + ((y - by) / (ay - by)) * (ax - bx);
}
