import { BoxGeometry, BufferAttribute, BufferGeometry, Mesh, MeshStandardMaterial, Texture } from 'three';
import { expect, test } from 'vitest';
import { formatLength, measureStats, trianglesOf } from './stats.ts';

test('triangles are counted with an index and without', () => {
  expect(trianglesOf(new BoxGeometry())).toBe(12);
  const soup = new BufferGeometry();
  soup.setAttribute('position', new BufferAttribute(new Float32Array(27), 3));
  expect(trianglesOf(soup)).toBe(3);
});

test('a geometry drawn twice has its triangles twice, its vertices once', () => {
  const box = new BoxGeometry();
  const material = new MeshStandardMaterial();
  const stats = measureStats([new Mesh(box, material), new Mesh(box, material)], [material, material]);
  expect(stats).toMatchObject({ triangles: 24, vertices: 24, meshes: 2, materials: 1, joints: 0 });
});

test('a picture in two slots is one texture with two uses', () => {
  const image = { width: 64, height: 32 };
  const texture = new Texture();
  texture.source.data = image;
  const material = new MeshStandardMaterial({ roughnessMap: texture, metalnessMap: texture });
  expect(measureStats([], [material]).textures).toEqual([{ name: 'metallic, roughness', width: 64, height: 32 }]);
});

test('lengths are said in the unit that suits them', () => {
  expect([1.8412, 0.1254, 0.0032, 0].map(formatLength)).toEqual(['1.84 m', '12.5 cm', '3.2 mm', '0 mm']);
});
