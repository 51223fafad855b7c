import { solveSymmetric, V3, type Vec3 } from '../math/index.ts';

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
  const matrix = new Float64Array(16);
  const solved = new Float64Array(4);
  for (const point of points) {
    const [x, y, z] = V3.scale(V3.sub(point, origin), 1 / reach);
    const row = [2 * x, 2 * y, 2 * z, 1];
    const square = x * x + y * y + z * z;
    for (let i = 0; i < 4; i++) {
      solved[i] += row[i] * square;
      for (let j = 0; j <= i; j++) matrix[4 * i + j] += row[i] * row[j];
    }
  }
  if (!solveSymmetric(matrix, solved, 4)) return undefined;
  const [cx, cy, cz, k] = solved;
  const radius = reach * Math.sqrt(k + cx * cx + cy * cy + cz * cz);
  if (!(radius > 0) || radius > FLATTEST * reach) return undefined;
  const centre = V3.addScaled(origin, [cx, cy, cz], reach);
  const squares = points.reduce((sum, point) => sum + (V3.distance(point, centre) - radius) ** 2, 0);
  return Math.sqrt(squares / points.length) < OFF * radius ? { centre, radius } : undefined;
}
