// Results of our own operations to look at in the viewer: node scripts/viewer-samples.ts [--picture FILE] [--only dragon]
// Writes artifacts/viewer/samples/NAME/FILE and the thumbnail that the operation drew beside it (poster.webp).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FakeContext, fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';

const { values } = parseArgs({
  options: { picture: { type: 'string' }, only: { type: 'string', default: '' } },
});
const OUT = resolve(import.meta.dirname, '../artifacts/viewer/samples');
const OPS = resolve(import.meta.dirname, '../packages/server/src/ops');

/** Runs an op on the files of another one's result, or on a picture, and keeps what it made. */
async function make(
  name: string,
  op: string,
  body: Record<string, unknown>,
  source?: FakeContext,
): Promise<FakeContext> {
  const context = fakeContext(7);
  context.input = async (field, file) => {
    if (field === 'image_token' && values.picture)
      return { name: basename(values.picture), bytes: await readFile(values.picture) };
    const all = new Map([...(source?.files ?? []), ...(source?.kept ?? [])]);
    const found = file ?? [...all.keys()][0];
    const bytes = all.get(found);
    if (!bytes) throw new Error(`${name}: no ${found}`);
    return { name: found, bytes };
  };
  const [{ op: definition }, { run }] = await Promise.all([
    import(join(OPS, op, 'op.ts')),
    import(join(OPS, op, 'run.ts')),
  ]);
  await run(definition.params.parse(body), context);
  await mkdir(join(OUT, name), { recursive: true });
  for (const [file, bytes] of context.files) await writeFile(join(OUT, name, file), bytes);
  if (context.preview) await writeFile(join(OUT, name, 'poster.webp'), context.preview);
  console.log(name, [...context.files].map(([file, bytes]) => `${file} ${bytes.length}`).join(', '));
  return context;
}

const input = 'task_example';
const CHAINS: Record<string, () => Promise<unknown>> = {
  dragon: async () => {
    const dragon = await make('dragon', 'text-to-3d', { prompt: 'a green dragon with orange wings', seed: 7 });
    const rig = await make('dragon-rig', 'rig', { input }, dragon);
    await make('dragon-clips', 'retarget', { input, animations: ['preset:walk', 'preset:idle', 'preset:jump'] }, rig);
    await make('dragon-parts', 'ai-segment', { input, semantic: true }, dragon);
    await make('dragon-usdz', 'convert', { input, format: 'USDZ' }, dragon);
    await make('dragon-fbx', 'convert', { input, format: 'FBX' }, dragon);
  },
  knight: async () => {
    const knight = await make('knight', 'text-to-3d', { prompt: 'a knight in steel armour with a red cape', seed: 3 });
    const rig = await make('knight-rig', 'rig', { input }, knight);
    await make('knight-clips', 'retarget', { input, animations: ['preset:walk', 'preset:biped:dance_01'] }, rig);
  },
  car: async () => {
    const car = await make('car', 'text-to-3d', { prompt: 'a red vintage sports car', seed: 5 });
    await make('car-parts', 'ai-segment', { input, semantic: true, granularity: 'detailed' }, car);
  },
  picture: async () => {
    if (!values.picture) return;
    await make('splat', 'splat', { image_token: 'img_example' });
    await make('views', 'multiview', { image_token: 'img_example' });
  },
};

for (const [name, chain] of Object.entries(CHAINS)) if (name.includes(values.only)) await chain();
