import type { Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';

/** A box of 12 triangles on 8 vertices, outward; `leave` names sides (0 to 5: -x +x -y +y -z +z) that are missing. */
export function box(at: Vec3, size: Vec3, leave: readonly number[] = []): Mesh {
  const positions: number[] = [];
  for (let c = 0; c < 8; c++) for (let k = 0; k < 3; k++) positions.push(at[k] + ((c >> k) & 1 ? 0.5 : -0.5) * size[k]);
  const sides = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ];
  const indices = sides.flatMap(([a, b, c, d], side) => (leave.includes(side) ? [] : [a, b, c, a, c, d]));
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A sphere of latitudes, outward; the share `open` of its top is missing. */
export function ball(at: Vec3, r: number, rings: number, open = 0): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const around = 2 * rings;
  const first = Math.ceil(open * rings);
  const point = (i: number, j: number): number => (i === 0 ? 0 : i === rings ? 1 : 2 + (i - 1) * around + (j % around));
  positions.push(at[0], at[1] + r, at[2], at[0], at[1] - r, at[2]);
  for (let i = 1; i < rings; i++) {
    for (let j = 0; j < around; j++) {
      const [v, u] = [(Math.PI * i) / rings, (2 * Math.PI * j) / around];
      positions.push(
        at[0] + r * Math.sin(v) * Math.sin(u),
        at[1] + r * Math.cos(v),
        at[2] + r * Math.sin(v) * Math.cos(u),
      );
    }
  }
  for (let i = first; i < rings; i++) {
    for (let j = 0; j < around; j++) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)];
      if (i < rings - 1) indices.push(b, c, a);
      if (i > 0) indices.push(a, c, d);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The mesh without the faces that `gone` names. */
export function dropFaces(mesh: Mesh, gone: (face: number) => boolean): Mesh {
  return { positions: mesh.positions, indices: mesh.indices.filter((_, c) => !gone(Math.floor(c / 3))) };
}

/** Every triangle on vertices of its own. */
export function soup(mesh: Mesh): Mesh {
  const positions = new Float32Array(mesh.indices.length * 3);
  mesh.indices.forEach((v, c) => {
    positions.set(mesh.positions.subarray(3 * v, 3 * v + 3), 3 * c);
  });
  return { positions, indices: Uint32Array.from(mesh.indices, (_, c) => c) };
}
