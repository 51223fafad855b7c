import { V3, type Vec3 } from '../math/index.ts';

export interface Ball {
  centre: Vec3;
  radius: number;
}

/** Points may lie so far off the ball, in shares of its radius, in the mean. */
const OFF = 0.025;
/** A ball with a radius over so many times that of the points is a plane. */
const FLATTEST = 12;

/** The ball through points of a surface, if they lie on one; by least squares, `reach` metres is how far apart they are. */
export function fitBall(points: readonly Vec3[], reach: number): Ball | undefined {
  if (points.length < 12) return undefined;
  const origin = points[0];
  // |x|^2 = 2 c x + k for points x of the ball around c.
  const rows = Array.from({ length: 4 }, () => new Float64Array(5));
  for (const point of points) {
    const [x, y, z] = V3.sub(point, origin);
    const row = [2 * x, 2 * y, 2 * z, 1, x * x + y * y + z * z];
    for (let i = 0; i < 4; i++) for (let j = 0; j < 5; j++) rows[i][j] += row[i] * row[j];
  }
  const solved = solve(rows);
  if (!solved) return undefined;
  const [cx, cy, cz, k] = solved;
  const radius = Math.sqrt(k + cx * cx + cy * cy + cz * cz);
  if (!(radius > 0) || radius > FLATTEST * reach) return undefined;
  const centre = V3.add(origin, [cx, cy, cz]);
  const squares = points.reduce((sum, point) => sum + (V3.distance(point, centre) - radius) ** 2, 0);
  return Math.sqrt(squares / points.length) < OFF * radius ? { centre, radius } : undefined;
}

/** Solves four equations in place, with pivots. */
function solve(rows: Float64Array[]): number[] | undefined {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const best = rows.slice(i).reduce((m, row) => (Math.abs(row[i]) > Math.abs(m[i]) ? row : m));
    const at = rows.indexOf(best);
    [rows[i], rows[at]] = [rows[at], rows[i]];
    if (Math.abs(rows[i][i]) < 1e-18) return undefined;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= n; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}
