import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { Exploder, partsOf } from './parts.ts';

const box = (name: string, x = 0) => {
  const mesh = new Mesh(new BoxGeometry(), new MeshBasicMaterial());
  mesh.name = name;
  mesh.position.x = x;
  return mesh;
};

describe('parts', () => {
  test('a node with several materials is one part, with the name in the file', () => {
    const node = new Group();
    node.name = 'left_wing';
    node.userData.name = 'left wing';
    node.add(box('mesh_1'), box('mesh_1_1'));
    const root = new Group();
    const tail = box('tail');
    tail.userData.name = 'tail';
    root.add(node, tail);
    expect(partsOf(root).map(({ name, meshes, triangles }) => [name, meshes.length, triangles])).toEqual([
      ['left wing', 2, 24],
      ['tail', 1, 12],
    ]);
  });
  test('a group of different things is several parts', () => {
    const root = new Group();
    const group = new Group();
    group.name = 'wheels';
    group.userData.name = 'wheels';
    for (const name of ['front wheel', 'rear wheel']) {
      const wheel = box(name);
      wheel.userData.name = name;
      group.add(wheel);
    }
    root.add(group);
    expect(partsOf(root).map((part) => part.name)).toEqual(['front wheel', 'rear wheel']);
  });
});

describe('taking apart', () => {
  test('moves outwards in the axes of the scene, whatever the parents do, and back', () => {
    const root = new Group();
    root.scale.setScalar(0.5);
    root.rotation.y = Math.PI / 2;
    root.add(box('a', -2), box('b', 2));
    root.updateMatrixWorld(true);
    const at = (i: number) => root.children[i].getWorldPosition(new Vector3());
    const before = [at(0), at(1)];
    const exploder = new Exploder(partsOf(root));
    expect(exploder.possible).toBe(true);
    exploder.apply(1);
    root.updateMatrixWorld(true);
    expect(at(0).distanceTo(at(1))).toBeGreaterThan(1.5 * before[0].distanceTo(before[1]));
    expect(Math.abs(at(0).x - before[0].x)).toBeLessThan(1e-9);
    exploder.apply(0);
    root.updateMatrixWorld(true);
    expect(at(0).distanceTo(before[0])).toBeLessThan(1e-9);
  });
  test('a part on a part is not moved twice', () => {
    const root = new Group();
    const body = box('body');
    const arm = box('arm', 3);
    body.add(arm);
    root.add(body);
    root.updateMatrixWorld(true);
    const exploder = new Exploder(partsOf(root));
    exploder.apply(1);
    root.updateMatrixWorld(true);
    const apart = arm.getWorldPosition(new Vector3()).x - body.getWorldPosition(new Vector3()).x;
    expect(apart).toBeGreaterThan(3);
    expect(apart).toBeLessThan(10);
  });
  test('one part alone stays', () => {
    const root = new Group();
    root.add(box('all'));
    expect(new Exploder(partsOf(root)).possible).toBe(false);
  });
});
