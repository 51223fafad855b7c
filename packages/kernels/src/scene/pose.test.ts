import { expect, test } from 'vitest';
import { poseScene } from './pose.ts';
import type { AnimationChannel, Scene } from './scene.ts';

const scene: Scene = {
  nodes: [{ name: 'a', children: [], translation: [9, 9, 9], rotation: [0, 0, 0, 1], scale: [1, 1, 1] }],
  roots: [0],
  meshes: [],
  materials: [],
  textures: [],
  skins: [],
  animations: [],
};

function at(path: AnimationChannel['path'], interpolation: AnimationChannel['interpolation'], values: number[]) {
  const channel = { node: 0, path, interpolation, times: Float32Array.of(1, 3), values: Float32Array.from(values) };
  return (time: number) => poseScene(scene, { name: 'clip', channels: [channel] }, time).nodes[0];
}

test('a clip poses nodes by lines, steps and splines, and holds its ends', () => {
  const line = at('translation', 'LINEAR', [0, 0, 0, 4, 0, -2]);
  expect([0, 1, 1.5, 3, 9].map((t) => line(t).translation)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 0, -0.5],
    [4, 0, -2],
    [4, 0, -2],
  ]);
  const step = at('scale', 'STEP', [1, 1, 1, 2, 2, 2]);
  expect([2.99, 3].map((t) => step(t).scale[0])).toEqual([1, 2]);
  // x(u) = 2u - u^2 over two seconds: leaves with 1 per second, arrives with 0.
  const spline = at('translation', 'CUBICSPLINE', [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  for (const u of [0.25, 0.5, 0.9]) expect(spline(1 + 2 * u).translation[0]).toBeCloseTo(2 * u - u * u, 6);
});

test('rotations take the shorter arc', () => {
  const turn = at('rotation', 'LINEAR', [0, 0, 0, 1, 0, -Math.SQRT1_2, 0, -Math.SQRT1_2]);
  const [, y, , w] = turn(2).rotation;
  expect(2 * Math.atan2(y, w)).toBeCloseTo(Math.PI / 4, 5);
  expect(scene.nodes[0].rotation).toEqual([0, 0, 0, 1]);
});
