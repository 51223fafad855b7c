import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readScene, type Scene } from '../../packages/kernels/src/index.ts';
import { fakeContext } from '../../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../../packages/server/src/ops/ai-segment/op.ts';
import { run } from '../../packages/server/src/ops/ai-segment/run.ts';

/** A model file in named parts, as the operation makes it. */
export async function divideFile(file: string, granularity: string): Promise<Scene> {
  const bytes = new Uint8Array(await readFile(file));
  const context = fakeContext(7);
  context.input = async (_, name) => {
    if (name) throw new Error('nothing was kept');
    return { name: basename(file), bytes };
  };
  await run(params.parse({ input: 'task_1', semantic: true, granularity }), context);
  return (await readScene(context.files.get('model.glb') as Uint8Array, 'model.glb')).scene;
}
