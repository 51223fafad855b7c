import type { Mesh } from '../../mesh/index.ts';
import type { Material } from '../../scene/index.ts';
import type { LatLong, PathCamera } from './types.ts';

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

/** A matte white material, changed. */
export function material(change: Partial<Material>): Material {
  return {
    name: '',
    baseColorFactor: [1, 1, 1, 1],
    metallicFactor: 0,
    roughnessFactor: 1,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
    ...change,
  };
}

/** A sky of one radiance. */
export function plainSky(radiance: number): LatLong {
  return { width: 8, height: 4, data: new Float32Array(96).fill(radiance) };
}

/** Looks from the front; what is `height` high about the origin fills the picture. */
export function frontCamera(height: number): PathCamera {
  return { eye: [0, 0, 6], target: [0, 0, 0], height };
}
