import type { Mesh } from '../../mesh/index.ts';

/** A ball of radius 1 about the origin with smooth normals. */
export function ball(rows = 24): Mesh {
  const columns = 2 * rows;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j <= columns; j++) {
      const [t, p] = [(Math.PI * i) / rows, (2 * Math.PI * j) / columns];
      positions.push(Math.sin(t) * Math.sin(p), Math.cos(t), Math.sin(t) * Math.cos(p));
      if (i === rows || j === columns) continue;
      const a = i * (columns + 1) + j;
      const b = a + columns + 1;
      indices.push(a, b, b + 1, a, b + 1, a + 1);
    }
  }
  const points = Float32Array.from(positions);
  return { positions: points, normals: points.slice(), indices: Uint32Array.from(indices) };
}

/** A square in the plane of height y, two `half` wide, facing up. */
export function square(half: number, y: number): Mesh {
  return {
    positions: Float32Array.of(-half, y, -half, half, y, -half, half, y, half, -half, y, half),
    indices: Uint32Array.of(0, 2, 1, 0, 3, 2),
  };
}
