import { readGltf, writeGlb } from '@claywork/kernels';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import { boxMesh } from '../_shared/testing-boxes.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { run } from './run.ts';

/** A table: a top and four legs, each a node with a name. */
function table(): Uint8Array {
  const legs = [-0.55, 0.45].flatMap((x) => [-0.35, 0.25].map((z) => boxMesh([x, 0, z], [x + 0.1, 0.7, z + 0.1], 0)));
  const meshes = [boxMesh([-0.6, 0.7, -0.4], [0.6, 0.76, 0.4], 0), ...legs];
  const names = ['table top', 'leg a', 'leg b', 'leg c', 'leg d'];
  return writeGlb({
    nodes: meshes.map((_, mesh) => ({
      ...{ name: names[mesh], children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
      mesh,
    })),
    roots: meshes.map((_, i) => i),
    meshes,
    materials: [
      {
        ...{ name: 'oak', baseColorFactor: [0.5, 0.3, 0.1, 1], metallicFactor: 0, roughnessFactor: 0.6 },
        ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: false },
      },
    ],
    ...{ textures: [], skins: [], animations: [] },
  });
}

async function segment(params: Omit<z.input<typeof op.params>, 'input'>, bytes = table()) {
  const context = fakeContext(3);
  context.input = async (_, file) => {
    if (file) throw new Error('kept nothing');
    return { name: 'model.glb', bytes };
  };
  await run(op.params.parse({ input: 'task_1', ...params }), context);
  const glb = context.files.get('model.glb') as Uint8Array;
  return { context, glb, scene: (await readGltf(glb)).scene };
}

test('the parts of a table are nodes of their own, with its wood', async () => {
  const { context, glb, scene } = await segment({ semantic: true });
  expect(await validateGlb(glb)).toEqual([]);
  const names = scene.nodes.filter((n) => n.mesh !== undefined).map((n) => n.name);
  expect(names.sort()).toEqual(['leg a', 'leg b', 'leg c', 'leg d', 'table top']);
  expect(scene.materials.map((m) => m.name)).toEqual(['oak']);
  expect((context.values.parts as { name: string; share: number }[])[0].name).toBe('table top');
  expect(context.values.faces).toBe(60);
  expect(context.preview?.length).toBeGreaterThan(500);
  expect(context.steps.at(-1)).toEqual({ fraction: 1, stage: 'done' });
});

test('what cannot be asked is said before anything is charged', () => {
  const input = { files: [{ name: 'model.glb', mime: 'model/gltf-binary', bytes: 1 }] } as unknown as InputTask;
  const parse = (fields: object) => op.params.parse({ input: 'task_1', ...fields });
  expect(op.check?.(parse({ granularity: 'simple' }), { input })).toMatch(/^granularity:/);
  expect(op.check?.(parse({ semantic: true, granularity: 'simple' }), { input })).toBeUndefined();
  const picture = { files: [{ name: 'image-1.png', mime: 'image/png', bytes: 1 }] } as unknown as InputTask;
  expect(op.check?.(parse({}), { input: picture })).toMatch(/^input:/);
  expect(op.price(parse({}), op.prices)).toBe(40);
  expect(op.price(parse({ semantic: true }), op.prices)).toBe(50);
});
