/** Points by the cell of a grid that they lie in, to find those nearby. */
export class PointGrid {
  readonly #cells = new Map<number, number[]>();
  readonly #points: Float64Array;
  readonly #reach: number;

  /** `points` xyz each; `reach`: the width of a cell, and the farthest that is looked for, metres. */
  constructor(points: Float64Array, reach: number) {
    this.#points = points;
    this.#reach = reach;
    for (let n = 0; 3 * n < points.length; n++) {
      const key = this.#keyOf(points[3 * n], points[3 * n + 1], points[3 * n + 2]);
      const list = this.#cells.get(key);
      if (list) list.push(n);
      else this.#cells.set(key, [n]);
    }
  }

  /** Calls `visit` for each point nearer than `reach`. */
  near(x: number, y: number, z: number, visit: (point: number, distance: number) => void): void {
    const p = this.#points;
    const r = this.#reach;
    for (let k = 0; k < 27; k++) {
      const key = this.#keyOf(
        x + r * ((k % 3) - 1),
        y + r * ((Math.floor(k / 3) % 3) - 1),
        z + r * (Math.floor(k / 9) - 1),
      );
      for (const n of this.#cells.get(key) ?? []) {
        const [dx, dy, dz] = [p[3 * n] - x, p[3 * n + 1] - y, p[3 * n + 2] - z];
        const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (d < r) visit(n, d);
      }
    }
  }

  #keyOf(x: number, y: number, z: number): number {
    const r = this.#reach;
    return (Math.floor(x / r) * 8191 + Math.floor(y / r)) * 8191 + Math.floor(z / r);
  }
}
