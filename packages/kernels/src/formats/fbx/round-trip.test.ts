import { expect, test } from 'vitest';
import { flattenScene, poseScene, type Scene, type SceneGraphNode } from '../../scene/index.ts';
import { richScene } from '../gltf/fixtures.testing.ts';
import { readGltf } from '../gltf/read.ts';
import { writeGlb } from '../gltf/write.ts';
import { readFbx } from './read.ts';
import { writeFbx } from './write.ts';

/** The rich scene with a clip that turns far and through the pole of the angles, jumps, swells and smiles. */
async function animatedScene(): Promise<Scene> {
  const scene = richScene();
  const turns = [0, 0, 0, 1, 0, Math.SQRT1_2, 0, Math.SQRT1_2, 0.1, -0.7, 0.7, 0.1, -0.9, 0.1, 0.2, -0.3];
  const [, jump, swell] = scene.animations[0].channels;
  jump.values.set([0.1, 0.2, 0.3, -0.4, 0.5, 0.6]);
  scene.animations[0].channels = [
    {
      node: 3,
      path: 'rotation',
      interpolation: 'LINEAR',
      times: Float32Array.of(0.1, 0.4, 0.6, 1.3),
      values: Float32Array.from(turns),
    },
    { ...jump, times: Float32Array.of(0, 0.5) },
    swell,
    {
      node: 1,
      path: 'weights',
      interpolation: 'LINEAR',
      times: Float32Array.of(0, 1),
      values: Float32Array.of(0, 1, 0.5, 0.25),
    },
  ];
  return (await readGltf(writeGlb(scene))).scene;
}

/** World positions of all corners, by name of what they belong to. */
function corners(scene: Scene): Map<string, number[]> {
  return new Map(
    flattenScene(scene).map(({ name, mesh: { positions: p, indices }, matrix: m }) => [
      name,
      Array.from(indices).flatMap((v) =>
        [0, 1, 2].map((r) => m[r] * p[3 * v] + m[4 + r] * p[3 * v + 1] + m[8 + r] * p[3 * v + 2] + m[12 + r]),
      ),
    ]),
  );
}

function expectNear(a: Scene, b: Scene, tolerance: number): void {
  const found = corners(b);
  for (const [name, expected] of corners(a)) {
    const given = found.get(name) as number[];
    expect(given.length).toBe(expected.length);
    const worst = expected.reduce((most, x, i) => Math.max(most, Math.abs(x - given[i])), 0);
    expect(worst, name).toBeLessThan(tolerance);
  }
}

test.each(['blender', '3dsmax', 'mixamo'] as const)(
  'GLB to FBX (%s) to GLB keeps shape, skin and clip',
  async (preset) => {
    const before = await animatedScene();
    const { scene, warnings } = readFbx(writeFbx(before, { preset }));
    expect(warnings).toEqual([]);
    const after = (await readGltf(writeGlb(scene))).scene;
    expectNear(before, after, 1e-5);
    const [skin] = after.skins;
    expect(skin.joints.map((j) => after.nodes[j].name)).toEqual(['joint a', 'joint b']);
    const weightsOf = (s: Scene, name: string): number[] => {
      const holder = s.nodes.find((n) => n.mesh !== undefined && n.name === name);
      const { mesh, joints, weights } = s.meshes[(holder as SceneGraphNode).mesh as number].primitives[0];
      const row = (v: number): number[] => {
        const out = [0, 0];
        for (let k = 0; k < 4; k++) out[(joints as Uint16Array)[4 * v + k]] += (weights as Float32Array)[4 * v + k];
        return out;
      };
      return Array.from(mesh.indices).flatMap(row);
    };
    const expected = weightsOf(before, 'body');
    weightsOf(after, 'body').forEach((w, i) => {
      expect(w).toBeCloseTo(expected[i], 3);
    });
    const [clip] = after.animations;
    expect([clip.name, Math.max(...clip.channels.map((c) => c.times[c.times.length - 1]))]).toEqual([
      'wave',
      expect.closeTo(1.3, 5),
    ]);
    for (let i = 0; i <= 26; i++) {
      const time = 0.01 + i * 0.0511;
      expectNear(poseScene(before, before.animations[0], time), poseScene(after, clip, time), 1e-3);
    }
  },
);

test('a clip of one moment stays one', async () => {
  const before = await animatedScene();
  const pose = { node: 3, path: 'rotation', interpolation: 'LINEAR', times: Float32Array.of(0) } as const;
  before.animations.push({ name: 'pose', channels: [{ ...pose, values: Float32Array.of(0, 0.6, 0, 0.8) }] });
  const after = (await readGltf(writeGlb(readFbx(writeFbx(before)).scene))).scene;
  const [channel] = after.animations[1].channels;
  expect([...channel.times]).toEqual([0]);
  for (const [k, x] of [0, 0.6, 0, 0.8].entries()) expect(channel.values[k]).toBeCloseTo(x, 6);
});
