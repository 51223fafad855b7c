import {
  BIPED_PRESETS,
  creaturePresets,
  poseScene,
  type RigSkeleton,
  readFbx,
  readGltf,
  type Scene,
  TEST_BODIES,
  TEST_SKELETONS,
  testRig,
  toRenderScene,
  writeFbx,
  writeGlb,
} from '@claywork/kernels';
import { describe, expect, test } from 'vitest';
import type { InputTask } from '../../engine/define-op.ts';
import { motionsOf, RIG_TYPES } from '../_shared/motion-terms.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op, type Params } from './op.ts';
import { run } from './run.ts';

async function retarget(skeleton: RigSkeleton, asked: Partial<Params>, format: 'glb' | 'fbx' = 'glb') {
  const { scene, nodes } = testRig(skeleton);
  const rig = JSON.stringify({ version: 1, skeleton, nodes: nodes.map((i) => scene.nodes[i].name) });
  const model = format === 'glb' ? writeGlb(scene) : writeFbx(scene);
  const context = fakeContext(1);
  context.input = async (_name, file) => {
    if (file === 'rig.json') return { name: file, bytes: new TextEncoder().encode(rig) };
    if (file) throw new Error(`nothing was kept as ${file}`);
    return { name: `model.${format}`, bytes: model };
  };
  await run(op.params.parse({ input: 'task_1', animations: ['preset:walk'], ...asked }), context);
  return context;
}

const EVERY_TYPE: [string, () => RigSkeleton][] = [
  ...Object.entries(TEST_SKELETONS),
  ['person', () => TEST_BODIES.normal],
];

describe.each(EVERY_TYPE)('%s', (_name, make) => {
  test('gets one valid file a motion', async () => {
    const skeleton = make();
    const [first, second] = [motionsOf(skeleton.type)[1], motionsOf(skeleton.type).at(-1) as string];
    const made = await retarget(skeleton, { animations: [first, second] });
    expect([...made.files.keys()]).toEqual(['clip-1.glb', 'clip-2.glb']);
    for (const [i, name] of [first, second].entries()) {
      const bytes = made.files.get(`clip-${i + 1}.glb`) as Uint8Array;
      expect(await validateGlb(bytes)).toEqual([]);
      const { scene } = await readGltf(bytes);
      expect(scene.animations.map((a) => a.name)).toEqual([name]);
      expect(scene.skins[0].joints.length).toBe(skeleton.joints.length);
      const { times } = scene.animations[0].channels[0];
      const clips = made.values.clips as {
        name: string;
        file: string;
        seconds: number;
        frames: number;
        loop: boolean;
      }[];
      expect(clips[i]).toMatchObject({ name, file: `clip-${i + 1}.glb`, frames: times.length });
      expect(clips[i].seconds).toBeCloseTo(times[times.length - 1], 2);
    }
    expect(made.values.rig_type).toBe(skeleton.type);
    expect(made.preview?.length).toBeGreaterThan(300);
  });
});

describe.each(EVERY_TYPE)('%s', (_name, make) => {
  test('an FBX rig moves as a GLB one, with the same bones, and becomes an FBX clip', async () => {
    const skeleton = make();
    const motion = motionsOf(skeleton.type).find((name) => name.endsWith(':walk') || name.endsWith(':run')) as string;
    const asked: Partial<Params> = { animations: [motion], out_format: 'fbx' };
    const fromFbx = (await retarget(skeleton, asked, 'fbx')).files.get('clip-1.fbx') as Uint8Array;
    const fromGlb = (await retarget(skeleton, { ...asked, out_format: 'glb' })).files.get('clip-1.glb') as Uint8Array;
    expect(await validateGlb(fromGlb, 0)).toEqual([]);
    const [fbx, glb] = [(await readFbx(fromFbx)).scene, (await readGltf(fromGlb)).scene];
    expect(fbx.animations.map((a) => a.name)).toEqual([motion]);
    const bones = ({ skins, nodes }: Scene) => skins[0].joints.map((joint) => nodes[joint].name).sort();
    expect(bones(fbx)).toEqual(bones(glb));
    expect(bones(glb)).toEqual(bones(testRig(skeleton).scene));
    const { times } = glb.animations[0].channels[0];
    const length = times[times.length - 1];
    const boxes = [0, 0.3, 0.6].map((share) => {
      const [a, b] = [fbx, glb].map((scene) => {
        const { parts } = toRenderScene(poseScene(scene, scene.animations[0], share * length), []);
        return boxesOf(parts.map(({ mesh, matrix }) => ({ positions: mesh.positions, matrix })));
      });
      expect(Math.max(...a.map((v, i) => Math.abs(v - b[i])))).toBeLessThan(2e-3 * Math.max(1, skeleton.height));
      return b;
    });
    expect(Math.max(...boxes[0].map((v, i) => Math.abs(v - boxes[1][i])))).toBeGreaterThan(0.01 * skeleton.height);
  });
});

/** The bounds of all vertices. */
function boxesOf(parts: { positions: Float32Array; matrix?: ArrayLike<number> }[]): number[] {
  const out = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (const { positions, matrix: m = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] } of parts) {
    for (let i = 0; i < positions.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        const v = m[k] * positions[i] + m[4 + k] * positions[i + 1] + m[8 + k] * positions[i + 2] + m[12 + k];
        out[k] = Math.min(out[k], v);
        out[3 + k] = Math.max(out[3 + k], v);
      }
    }
  }
  return out;
}

test('bake false leaves the skeleton and the clip; in_place keeps it on its spot', async () => {
  const skeleton = TEST_SKELETONS.dog();
  const bare = (await retarget(skeleton, { bake: false })).files.get('clip-1.glb') as Uint8Array;
  expect(await validateGlb(bare)).toEqual([]);
  const { scene } = await readGltf(bare);
  expect(scene.meshes).toEqual([]);
  expect(scene.animations[0].channels.length).toBeGreaterThan(10);
  const travel = async (in_place: boolean) => {
    const { files } = await retarget(skeleton, { in_place });
    const clip = (await readGltf(files.get('clip-1.glb') as Uint8Array)).scene.animations[0];
    const { values } = clip.channels.find((c) => c.path === 'translation')!;
    return Math.hypot(values.at(-3)! - values[0], values.at(-2)! - values[1], values.at(-1)! - values[2]);
  };
  expect(await travel(true)).toBeLessThan(1e-3);
  expect(await travel(false)).toBeGreaterThan(0.3);
});

test('takes rigs only, and motions that go with their type', () => {
  const task = (name: string, type: string): InputTask => ({
    ...{ taskId: 't', op: name, params: {}, output: { rig_type: type } },
    files: [{ name: 'model.glb', mime: 'model/gltf-binary', bytes: 1 }],
  });
  const check = (animations: string[], input: InputTask) =>
    op.check?.(op.params.parse({ input: 't', animations }), { input });
  expect(check(['preset:walk'], task('text-to-3d', ''))).toMatch(/^input: .*rig/);
  expect(check(['preset:walk', 'preset:quadruped:trot'], task('rig', 'quadruped'))).toBeUndefined();
  expect(check(['preset:biped:dance_01'], task('rig', 'biped'))).toBeUndefined();
  expect(check(['preset:hexapod:walk'], task('rig', 'quadruped'))).toMatch(/^animations: .*preset:quadruped:gallop/);
  expect(check(['preset:moonwalk'], task('rig', 'avian'))).toMatch(/an avian rig.*preset:avian:fly/);
});

test('all motions of creatures that are promised can be made, and no biped motion goes unmentioned', () => {
  for (const type of RIG_TYPES) {
    if (type === 'biped') expect(motionsOf(type)).toEqual(expect.arrayContaining(BIPED_PRESETS.map((p) => p.preset)));
    else expect(new Set(creaturePresets(type))).toEqual(new Set(motionsOf(type)));
  }
});
