// Whether operations on parts and surfaces stand what people bring: npm run quality:robustness -- FOLDER|FILE... [--ops texture,lego,voxel,voronoi,minecraft,segment,complete,retopo] [--slice FIRST:LAST]
// Per file and operation: seconds where there is a result, "-" for a refusal with a sentence for the user, "!" for anything else (with the error below).
// Models that cannot be read are told apart and do not count. Blocks are few and meshes small: it is about whether, not how well.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { GeometryError } from '../packages/kernels/src/index.ts';
import type { OpContext } from '../packages/server/src/engine/define-op.ts';
import { OpError } from '../packages/server/src/engine/op-error.ts';
import { readModel } from '../packages/server/src/ops/_shared/read-model.ts';
import { type FakeContext, fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import * as segmentOp from '../packages/server/src/ops/ai-segment/op.ts';
import { run as segment } from '../packages/server/src/ops/ai-segment/run.ts';
import * as completeOp from '../packages/server/src/ops/complete/op.ts';
import { run as complete } from '../packages/server/src/ops/complete/run.ts';
import * as restyleOp from '../packages/server/src/ops/restyle/op.ts';
import { run as restyle } from '../packages/server/src/ops/restyle/run.ts';
import * as retopoOp from '../packages/server/src/ops/retopo/op.ts';
import { run as retopo } from '../packages/server/src/ops/retopo/run.ts';
import { op as textureOp } from '../packages/server/src/ops/texture/op.ts';
import { run as texture } from '../packages/server/src/ops/texture/run.ts';
import { listFiles } from './measuring/list-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ops: { type: 'string', default: 'segment,complete,lego,voxel,voronoi,minecraft,retopo,texture' },
    slice: { type: 'string', default: '0:1000' },
  },
});

interface Model {
  name: string;
  bytes: Uint8Array;
}

/** Runs an operation on a model, alone in the world, and hands over its model. */
async function on<T>(
  model: Model,
  schema: { parse: (raw: unknown) => T },
  run: (params: T, ctx: OpContext) => Promise<void>,
  wanted: object,
): Promise<Model> {
  const ctx: FakeContext = fakeContext(7);
  ctx.input = async (_, file) => {
    if (file) throw new Error('nothing was kept');
    return model;
  };
  await run(schema.parse({ input: 'task_1', ...wanted }), ctx);
  const bytes = ctx.files.get('model.glb');
  if (!bytes?.length) throw new Error('no file came of it');
  return { name: 'model.glb', bytes };
}

const restyled = (style: z.infer<typeof restyleOp.params>['style']) => (model: Model) =>
  on(model, restyleOp.params, restyle, { style, block_size: 32 });
const divided = (model: Model) => on(model, segmentOp.params, segment, { granularity: 'simple' });
const OPS: Record<string, (model: Model) => Promise<unknown>> = {
  segment: divided,
  complete: async (model) => on(await divided(model), completeOp.params, complete, { mode: 'ai' }),
  lego: restyled('lego'),
  voxel: restyled('voxel'),
  voronoi: restyled('voronoi'),
  minecraft: restyled('minecraft'),
  retopo: (model) => on(model, retopoOp.params, retopo, { face_limit: 2000, mode: 'smart' }),
  texture: (model) => on(model, textureOp.params, texture, { prompt: 'rusty iron' }),
};

const names = values.ops.split(',');
const [from, to] = values.slice.split(':').map(Number);
const files = (await Promise.all(positionals.map((path) => listFiles(path, /\.(glb|gltf|fbx|obj|stl)$/i)))).flat();
const tally = new Map(names.map((name) => [name, { results: 0, refused: 0, broken: 0 }]));
let unread = 0;
console.log([...names, 'model'].join('\t'));
for (const file of files.slice(from, to)) {
  const model = { name: file, bytes: new Uint8Array(await readFile(file)) };
  try {
    await readModel(model);
  } catch (cause) {
    unread++;
    console.log(`cannot be read: ${file}: ${said(cause)}`);
    continue;
  }
  const cells: string[] = [];
  const notes: string[] = [];
  for (const name of names) {
    const count = tally.get(name) as { results: number; refused: number; broken: number };
    const before = process.cpuUsage();
    try {
      await OPS[name](model);
      const { user, system } = process.cpuUsage(before);
      cells.push(((user + system) / 1e6).toFixed(1));
      count.results++;
    } catch (cause) {
      const isClear = cause instanceof OpError || cause instanceof GeometryError;
      cells.push(isClear ? '-' : '!');
      if (isClear) count.refused++;
      else count.broken++;
      notes.push(`  ${name}: ${isClear ? said(cause) : cause instanceof Error ? cause.stack : cause}`);
    }
  }
  console.log([...cells, file.split('/').slice(-2).join('/')].join('\t'));
  for (const note of notes) console.log(note);
}
for (const [name, { results, refused, broken }] of tally)
  console.log(`${name}: ${results} results, ${refused} refused with a sentence, ${broken} broken`);
console.log(`${unread} could not be read`);
process.exit(0);

function said(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message.slice(0, 160)}` : String(cause);
}
