import { expect, test } from 'vitest';
import { cleanScene } from './clean.ts';
import { measureModel } from './facts.ts';
import { flattenScene } from './flatten.ts';
import type { Scene, SceneGraphNode } from './scene.ts';

const node = (name: string, values: Partial<SceneGraphNode> = {}): SceneGraphNode => ({
  name,
  children: [],
  translation: [0, 0, 0],
  rotation: [0, 0, 0, 1],
  scale: [1, 1, 1],
  ...values,
});

/** A triangle bound half and half to two joints, under a moved parent; the second joint is raised by two metres. */
function riggedScene(): Scene {
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  return {
    nodes: [
      node('armature', { children: [1, 2, 4] }),
      node('a', { children: [3] }),
      node('body', { mesh: 0, skin: 0, translation: [9, 9, 9] }),
      node('b', { translation: [0, 2, 0] }),
      node('nothing', { children: [5] }),
      node('nothing at all'),
    ],
    roots: [0],
    meshes: [
      {
        name: 'body',
        primitives: [
          {
            mesh: {
              positions: Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]),
              indices: Uint32Array.from([0, 1, 2, 0, 0, 1]),
            },
            joints: Uint16Array.from([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0]),
            weights: Float32Array.from([1, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.5, 0, 0]),
          },
        ],
      },
    ],
    materials: [],
    textures: [],
    skins: [
      { name: '', joints: [1, 3], inverseBindMatrices: Float32Array.from([...identity, ...identity]), skeleton: 3 },
    ],
    animations: [],
  };
}

test('skins follow their joints and not their own node', () => {
  const [part] = flattenScene(riggedScene());
  expect([...part.mesh.positions]).toEqual([0, 0, 0, 1, 2, 0, 0, 2, 0]);
  expect(measureModel(riggedScene())).toMatchObject({ faces: 2, rigged: true, size: { x: 1, y: 2, z: 0, unit: 'm' } });
});

test('cleaning keeps the posed shape, and leaves nothing that a strict reader would complain about', () => {
  const dirty = riggedScene();
  const before = structuredClone(dirty);
  const { scene, report } = cleanScene(dirty);
  expect(dirty).toEqual(before);
  expect(report).toEqual({ degenerateFaces: 1, normalsComputed: 1, tangentsComputed: 0, emptyNodes: 3 });
  const [part] = flattenScene(scene);
  expect([...part.mesh.positions]).toEqual([...flattenScene(before)[0].mesh.positions]);
  expect(part.mesh.normals?.length).toBe(9);
  const holder = scene.nodes.findIndex((n) => n.mesh !== undefined);
  expect(scene.roots).toContain(holder);
  expect(scene.nodes[holder].translation).toEqual([0, 0, 0]);
  expect(scene.nodes[0].children).toEqual([1]);
});

test('joints that stand in several trees are put under one root, once for all skins, and stay where they are', () => {
  const apart = riggedScene();
  apart.nodes[1].children = [];
  apart.nodes.push(node('c', { translation: [0, 0, 5] }));
  apart.roots = [0, 3, 6];
  const [first] = apart.skins;
  apart.skins = [first, { ...first, joints: [3, 6] }];
  const { scene } = cleanScene(apart);
  const above = (i: number): number => {
    const parent = scene.nodes.findIndex((n) => n.children.includes(i));
    return parent < 0 ? i : above(parent);
  };
  const roots = [1, 3, 6].map(above);
  expect(new Set(roots).size).toBe(1);
  expect(scene.roots).toContain(roots[0]);
  expect([...flattenScene(scene)[0].mesh.positions]).toEqual([...flattenScene(apart)[0].mesh.positions]);
  const joined = (s: Scene): number => s.nodes.filter((n) => n.name === 'skeleton').length;
  expect([joined(scene), joined(cleanScene(scene).scene)]).toEqual([2, 2]);
});

test('quads stay pairs of triangles: those that lose a half become triangles behind the others', () => {
  const scene = riggedScene();
  scene.meshes[0].primitives = [
    {
      mesh: {
        positions: Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1]),
        indices: Uint32Array.from([0, 1, 2, 0, 2, 2, 0, 1, 2, 0, 2, 3, 0, 1, 4]),
        quadCount: 2,
      },
    },
  ];
  const { mesh } = cleanScene(scene).scene.meshes[0].primitives[0];
  expect(mesh.quadCount).toBe(1);
  const at = (i: number): number[] => [...mesh.positions.subarray(3 * mesh.indices[i], 3 * mesh.indices[i] + 3)];
  expect([0, 1, 2, 5].map(at)).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ]);
  expect(at(3)).toEqual(at(0));
  expect(at(4)).toEqual(at(2));
  expect(mesh.indices.length).toBe(12);
});
