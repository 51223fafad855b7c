import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshPhongMaterial, MeshStandardMaterial } from 'three';
import { expect, test } from 'vitest';
import { toStandardMaterials } from './to-standard.ts';

test('materials that a studio does not light are exchanged, each once; others stay', () => {
  const phong = new MeshPhongMaterial({ color: 0x336699, shininess: 80, transparent: true, opacity: 0.5 });
  const plain = new MeshBasicMaterial();
  const root = new Group();
  const meshes = [phong, [phong, plain], plain].map((material) => new Mesh(new BoxGeometry(), material));
  meshes[0].geometry.deleteAttribute('normal');
  root.add(...meshes);
  toStandardMaterials(root);
  const made = meshes[0].material as unknown as MeshStandardMaterial;
  expect(made).toBeInstanceOf(MeshStandardMaterial);
  expect(made.color.getHex()).toBe(0x336699);
  expect(made).toMatchObject({ transparent: true, opacity: 0.5 });
  expect(meshes[1].material).toEqual([made, plain]);
  expect(meshes[2].material).toBe(plain);
  expect(meshes[0].geometry.hasAttribute('normal')).toBe(true);
});

test('what shines more is smoother', () => {
  const rough = (shininess: number) => {
    const mesh = new Mesh(new BoxGeometry(), new MeshPhongMaterial({ shininess }));
    const root = new Group().add(mesh);
    toStandardMaterials(root);
    return (mesh.material as unknown as MeshStandardMaterial).roughness;
  };
  expect(rough(200)).toBeLessThan(rough(20));
});
