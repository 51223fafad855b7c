import { expect, test } from 'vitest';
import { createRng, GeometryError } from '../../math/index.ts';
import { createBudget } from '../_read/budget.ts';
import { decodeBase64 } from '../gltf/base64.ts';
import { decodeDraco } from './decode.ts';
import { ring } from './ring.testing.ts';
import { RINGS } from './rings.data.ts';

const budget = (limit?: number) => createBudget((message) => new GeometryError('bad-draco', message), limit);

const SIZES = [3, 3, 2, 4];

/** Each corner's vertex in the ring that was encoded, told by its texture coordinates. */
function vertexOf(uvs: ArrayLike<number>, point: number, around: number, across: number): number {
  return Math.round(uvs[2 * point] * around) * (across + 1) + Math.round(uvs[2 * point + 1] * across);
}

/** Faces as text, each beginning at its lowest vertex, in order. */
function facesOf(indices: Uint32Array, vertex: (i: number) => number): string[] {
  const faces: string[] = [];
  for (let f = 0; f < indices.length; f += 3) {
    const face = [0, 1, 2].map((k) => vertex(indices[f + k]));
    const first = face.indexOf(Math.min(...face));
    faces.push([0, 1, 2].map((k) => face[(first + k) % 3]).join());
  }
  return faces.sort();
}

test.each(RINGS)(
  '%s: every face comes back with its place, normal, coordinates and numbers',
  (_name, around, across, text) => {
    const mesh = decodeDraco(decodeBase64(text), budget());
    const source = ring(around, across);
    const expected = [source.positions, source.normals, source.uvs, source.joints];
    const arrays = [...mesh.attributes].sort((a, b) => a[0] - b[0]).map(([, a]) => a);
    expect(arrays.map((a) => a.size)).toEqual(SIZES);
    const vertex = (point: number): number => vertexOf(arrays[2].values, point, around, across);
    expect(facesOf(mesh.indices, vertex)).toEqual(facesOf(source.indices, (v) => v));
    let worst = 0;
    for (const point of mesh.indices) {
      const v = vertex(point);
      arrays.forEach(({ size, values }, a) => {
        for (let k = 0; k < size; k++)
          worst = Math.max(worst, Math.abs(values[size * point + k] - expected[a][size * v + k]));
      });
    }
    expect(worst).toBeLessThan(0.012);
  },
);

test('any cut and any flipped bit gives a sound mesh or a GeometryError, soon and within the budget', () => {
  const rng = createRng(4);
  for (const [, , , text] of RINGS) {
    const good = decodeBase64(text);
    for (let n = 0; n < 150; n++) {
      const bytes = n % 4 ? good.slice() : good.slice(0, rng.int(good.length));
      if (n % 4) for (let k = 0; k < 1 + (n % 3); k++) bytes[rng.int(n % 2 ? 60 : bytes.length)] ^= 1 << rng.int(8);
      try {
        const { indices, points } = decodeDraco(bytes, budget(50e6));
        expect(indices.every((i) => i < points)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(GeometryError);
      }
    }
  }
});
