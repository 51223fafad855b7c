import type { Mesh } from '../mesh/index.ts';

/** A box with every face cut into n x n cells, corners shared only within a face. */
export function box(n: number, x: number, y: number, z: number, open = false): Mesh {
  const p: number[] = [];
  const f: number[] = [];
  const half = [x / 2, y / 2, z / 2];
  for (let axis = 0; axis < 3; axis++) {
    for (const sign of [1, -1]) {
      if (open && axis === 1 && sign === 1) continue;
      const base = p.length / 3;
      for (let j = 0; j <= n; j++) {
        for (let i = 0; i <= n; i++) {
          const at = [0, 0, 0];
          at[axis] = sign * half[axis];
          at[(axis + 1) % 3] = half[(axis + 1) % 3] * ((2 * i) / n - 1) * sign;
          at[(axis + 2) % 3] = half[(axis + 2) % 3] * ((2 * j) / n - 1);
          p.push(...at);
        }
      }
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) {
          const a = base + j * (n + 1) + i;
          f.push(a, a + 1, a + n + 2, a, a + n + 2, a + n + 1);
        }
      }
    }
  }
  return { positions: Float32Array.from(p), indices: Uint32Array.from(f) };
}

/** A ring around Y: n x m cells, radii in metres. */
export function ring(major: number, minor: number, n: number, m: number): Mesh {
  const p: number[] = [];
  const f: number[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      const a = (2 * Math.PI * i) / n;
      const b = (2 * Math.PI * j) / m;
      const r = major + minor * Math.cos(b);
      p.push(r * Math.cos(a), minor * Math.sin(b), -r * Math.sin(a));
      const [u, v] = [((i + 1) % n) * m, (j + 1) % m];
      f.push(i * m + j, u + j, u + v, i * m + j, u + v, i * m + v);
    }
  }
  return { positions: Float32Array.from(p), indices: Uint32Array.from(f) };
}
