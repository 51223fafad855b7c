import { expect, test } from 'vitest';
import { Affine, GeometryError, V3, type Vec3 } from '../math/index.ts';
import { type Mesh, measureMesh, transformMesh } from '../mesh/index.ts';
import { findSymmetry, remeshQuads } from './index.ts';
import { box, ring } from './testing-shapes.ts';

/** A ring that is thick on one side: it mirrors in y = 0 and z = 0, and here, sheared along y, in z = 0 only. */
const wedge = transformMesh(thicken(ring(1, 0.3, 48, 24)), Float64Array.of(1, 0, 0, 0, 0.4, 1, 0, 0, 0, 0, 1, 0));
/** Anywhere in space. */
const place = Affine.fromPlacement({ rot: [20, 50, 35], at: [4, -2, 1] });
const moved = transformMesh(wedge, place);

function thicken(mesh: Mesh): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) positions[i + 1] *= 1.4 + positions[i];
  return { ...mesh, positions };
}

/** Index of the mirror image of each vertex, -1 where there is none within a millionth. */
function imagesOf(mesh: Mesh, n: Vec3, offset: number): number[] {
  const p = mesh.positions;
  return Array.from({ length: p.length / 3 }, (_, v) => {
    const d = 2 * (p[v * 3] * n[0] + p[v * 3 + 1] * n[1] + p[v * 3 + 2] * n[2] - offset);
    const at = [0, 1, 2].map((k) => p[v * 3 + k] - d * n[k]);
    for (let u = 0; u * 3 < p.length; u++) {
      if (Math.hypot(p[u * 3] - at[0], p[u * 3 + 1] - at[1], p[u * 3 + 2] - at[2]) < 4e-6) return u;
    }
    return -1;
  });
}

test('one half is the mirror image of the other, vertex by vertex and quad by quad; what was closed stays closed', () => {
  const { mesh, report } = remeshQuads(moved, { faceCount: 400, symmetry: true });
  const plane = report.symmetry as NonNullable<typeof report.symmetry>;
  expect(plane.residual).toBeLessThan(2e-3);
  expect(Math.abs(report.quads - 400)).toBeLessThan(40);
  expect(measureMesh(mesh).isWatertight).toBe(true);
  const image = imagesOf(mesh, plane.normal, plane.offset);
  expect(image).not.toContain(-1);
  const quads = Array.from({ length: report.quads }, (_, i) => [0, 1, 2, 5].map((k) => mesh.indices[i * 6 + k]));
  const key = (q: number[]): string => [...q].sort((a, b) => a - b).join();
  const known = new Set(quads.map(key));
  expect(quads.every((q) => known.has(key(q.map((v) => image[v]))))).toBe(true);
});

test('of several planes the one across X is taken, and exactly where the model stands straight', () => {
  const found = findSymmetry(box(3, 1, 1, 1));
  expect(found.normal.map(Math.abs)).toEqual([1, 0, 0]);
  expect(found.offset).toBeCloseTo(0, 12);
  const turned = findSymmetry(moved);
  const z = Affine.direction(place, [0, 0, 1]);
  expect(Math.abs(V3.dot(turned.normal, z))).toBeGreaterThan(0.99999);
});

test('a shape without a plane of symmetry is refused, and so is a plane that passes beside it', () => {
  const skew = transformMesh(box(3, 2, 1, 0.6), Float64Array.of(1, 0.5, 0.3, 0, 0, 1, 0.4, 0, 0, 0, 1, 0));
  expect(() => findSymmetry(skew)).toThrow(GeometryError);
  expect(() => remeshQuads(skew, { faceCount: 100, symmetry: true })).toThrow(/no plane of symmetry/);
  const beside = { normal: [1, 0, 0], offset: 3 } as const;
  expect(() => remeshQuads(wedge, { faceCount: 100, symmetry: beside })).toThrow(/does not pass/);
});
