import { flattenScene, readScene, type Scene } from '@claywork/kernels';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import { readRig } from '../_shared/read-rig.ts';
import { type FakeContext, fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op as checkOp } from '../rig-check/op.ts';
import { run as check } from '../rig-check/run.ts';
import { op as sculptOp } from '../text-to-3d/op.ts';
import { run as sculpt } from '../text-to-3d/run.ts';
import { op } from './op.ts';
import { run } from './run.ts';

const sculptures = new Map<string, FakeContext>();

beforeAll(async () => {
  for (const prompt of ['a man', 'a dog', 'an eagle', 'a goldfish', 'a snake', 'a bee', 'a spider']) {
    const ctx = fakeContext(1);
    await sculpt(sculptOp.params.parse({ prompt, quality: 'draft', face_limit: 3000 }), ctx);
    sculptures.set(prompt, ctx);
  }
}, 120_000);

/** A context whose input is what another left. */
function after(made: FakeContext, lineage = true): FakeContext {
  const ctx = fakeContext(1);
  ctx.input = async (_name, file) => {
    const name = file ?? [...made.files.keys()][0];
    const bytes = made.files.get(name) ?? (lineage ? made.kept.get(name) : undefined);
    if (!bytes) throw new Error(`no ${name}`);
    return { name, bytes };
  };
  return ctx;
}

async function rig(prompt: string, fields: Partial<z.input<typeof op.params>> = {}): Promise<FakeContext> {
  const ctx = after(sculptures.get(prompt) as FakeContext);
  await run(op.params.parse({ input: 'x', ...fields }), ctx);
  return ctx;
}

const read = async (ctx: FakeContext, name = 'model.glb'): Promise<Scene> =>
  (await readScene(ctx.files.get(name) as Uint8Array, name)).scene;

test.each([
  ['a man', 'biped', 65],
  ['a dog', 'quadruped', 0],
  ['an eagle', 'avian', 0],
  ['a goldfish', 'aquatic', 0],
  ['a snake', 'serpentine', 0],
  ['a bee', 'hexapod', 0],
  ['a spider', 'octopod', 0],
] as const)(
  '%s becomes a valid rig of type %s, with faces, coordinates and materials as they were',
  async (prompt, type, joints) => {
    const ctx = await rig(prompt);
    expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array, 0)).toEqual([]);
    expect(op.output?.parse(ctx.values)).toMatchObject({
      rig_type: type,
      route: 'known',
      confidence: 1,
      turned: false,
    });
    const scene = await read(ctx);
    expect(scene.skins[0].joints.length).toBe(ctx.values.joints);
    if (joints) expect(ctx.values.joints).toBe(joints);
    const names = scene.skins[0].joints.map((joint) => scene.nodes[joint].name);
    expect(names[0]).toBe('mixamorig:Hips');
    const before = await read(sculptures.get(prompt) as FakeContext);
    const flat = (from: Scene) => flattenScene(from).map(({ mesh, primitive }) => ({ mesh, primitive }));
    flat(before).forEach(({ primitive: { mesh, material } }, i) => {
      const { primitive } = flat(scene)[i];
      expect([primitive.mesh.indices, primitive.mesh.uvs, primitive.material]).toEqual([
        mesh.indices,
        mesh.uvs,
        material,
      ]);
    });
    expect(scene.materials).toEqual(before.materials);
    expect(ctx.preview?.byteLength).toBeGreaterThan(1000);
    const kept = await readRig(after(ctx));
    expect(kept.skeleton.type).toBe(type);
    expect(kept.nodes.every((name) => names.includes(name))).toBe(true);
  },
);

test('native names, and classic always has them', async () => {
  for (const fields of [{ spec: 'native' }, { library: 'classic' }] as const) {
    const ctx = await rig('a man', fields);
    expect(ctx.values).toMatchObject({ joints: 41, spec: 'native' });
    const scene = await read(ctx);
    const names = scene.skins[0].joints.map((joint) => scene.nodes[joint].name);
    expect(names).toContain('L_ThighTwist01');
    expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array, 0)).toEqual([]);
  }
  const dog = await read(await rig('a dog', { spec: 'native' }));
  expect(dog.nodes.map(({ name }) => name)).toContain('LeftHand_End');
});

test('an FBX has the joints and the pose of the GLB that is kept with it', async () => {
  const ctx = await rig('a man', { out_format: 'fbx' });
  expect([...ctx.files.keys()]).toEqual(['model.fbx']);
  const fbx = await read(ctx, 'model.fbx');
  const glb = (await readScene(ctx.kept.get('rig.glb') as Uint8Array, 'rig.glb')).scene;
  const names = (scene: Scene) => scene.skins[0].joints.map((joint) => scene.nodes[joint].name).sort();
  expect(names(fbx)).toEqual(names(glb));
  const top = (scene: Scene): number[] => {
    const out = [Infinity, -Infinity, -Infinity];
    for (const { mesh, matrix: m } of flattenScene(scene))
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const p = mesh.positions;
        const at = (r: number) => m[r] * p[i] + m[4 + r] * p[i + 1] + m[8 + r] * p[i + 2] + m[12 + r];
        out[0] = Math.min(out[0], at(0));
        out[1] = Math.max(out[1], at(0));
        out[2] = Math.max(out[2], at(1));
      }
    return out;
  };
  top(fbx).forEach((value, k) => {
    expect(value).toBeCloseTo(top(glb)[k], 3);
  });
});

test('classic is for bipeds: said at once where the type is named, else by the task', async () => {
  const input = { op: 'text-to-3d', files: [{ name: 'model.glb', mime: '', bytes: 1 }] } as unknown as InputTask;
  const params = op.params.parse({ input: 'x', library: 'classic', rig_type: 'quadruped' });
  expect(op.check?.(params, { input })).toMatch(/^rig_type: /);
  expect(op.check?.(op.params.parse({ input: 'x', library: 'classic', rig_type: 'biped' }), { input })).toBeUndefined();
  await expect(rig('a dog', { library: 'classic' })).rejects.toThrow(/classic is for bipeds/);
});

test('what has other faces than it was sculpted with is fitted, and a named type is obeyed', async () => {
  const ctx = after(sculptures.get('a man') as FakeContext, false);
  await run(op.params.parse({ input: 'x', rig_type: 'biped' }), ctx);
  expect(ctx.values).toMatchObject({ rig_type: 'biped', route: 'fitted', joints: 65 });
  expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array, 0)).toEqual([]);
});

test('of several beings the largest is rigged, and the others come along as a whole', async () => {
  const made = fakeContext(1);
  await sculpt(sculptOp.params.parse({ prompt: 'a man and a dog', quality: 'draft', face_limit: 4000 }), made);
  const ctx = after(made);
  await run(op.params.parse({ input: 'x' }), ctx);
  expect(op.output?.parse(ctx.values)).toMatchObject({ rig_type: 'biped', route: 'known', joints: 65 });
  expect(ctx.values.attached).toEqual([{ name: 'creature', joint: 'Hips' }]);
  expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array, 0)).toEqual([]);
  const before = flattenScene(await read(made));
  const scene = await read(ctx);
  const rigged = flattenScene(scene);
  const hips = scene.skins[0].joints.findIndex((joint) => scene.nodes[joint].name === 'mixamorig:Hips');
  // the dog stands beside the man: whatever lies beyond the man follows his hips alone
  const [still, soft] = [true, false].map((rigid) =>
    rigged.reduce((sum, { primitive }) => {
      const { joints, weights } = primitive;
      if (!joints || !weights) return sum;
      for (let v = 0; v < weights.length; v += 4) if ((weights[v] === 1 && joints[v] === hips) === rigid) sum++;
      return sum;
    }, 0),
  );
  expect(still).toBeGreaterThan(300);
  expect(soft).toBeGreaterThan(300);
  expect(rigged.length).toBe(before.length);
});

test('rig-check says what a model is', async () => {
  const ctx = after(sculptures.get('a dog') as FakeContext);
  await check(checkOp.params.parse({ input: 'x' }), ctx);
  expect(checkOp.output?.parse(ctx.values)).toEqual({ riggable: true, rig_type: 'quadruped', confidence: 1 });
  expect(ctx.files.size).toBe(0);
});
