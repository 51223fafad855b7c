import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findModel } from '../../catalog/find-model.ts';
import type { Database } from '../../db/database.ts';
import { startTestServer, type TestServer, temporaryFolder } from '../../db/testing.ts';
import { fsck } from '../../engine/fsck.ts';
import { pyramidFolder, pyramidGlb, trottingDog } from '../../ingest/testing-models.ts';
import { openStore } from '../../storage/open-store.ts';
import { addToCatalog } from './add.ts';
import { listCatalog, removeFromCatalog } from './list.ts';

const folder = temporaryFolder();
const models = join(folder.path, 'models');
let server: TestServer;
let db: Database;

beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database());
  // the commands ask the environment, as the program does
  process.env.DATABASE_URL = db.url;
  process.env.CLAYWORK_DATA_DIR = join(folder.path, 'data');
  put('pyramid.glb', await pyramidGlb('#c02020', { license: 'CC-BY-4.0', author: 'Ann (https://example.org/ann)' }));
  put('animals/brown_dog.glb', trottingDog());
  put('animals/brown_dog.json', JSON.stringify({ title: 'Rex', license: 'CC0-1.0', tags: ['Dog'], featured: true }));
  for (const [name, bytes] of await pyramidFolder('tent')) put(`camp/${name}`, bytes);
  put('broken/cut.glb', (await pyramidGlb()).subarray(0, 200));
  put('broken/typo.glb', await pyramidGlb('#2020c0'));
  put('broken/typo.json', '{"titel": "Typo"}');
});
afterAll(async () => {
  delete process.env.DATABASE_URL;
  delete process.env.CLAYWORK_DATA_DIR;
  await server.stop();
  folder.remove();
});

function put(name: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(join(models, name)), { recursive: true });
  writeFileSync(join(models, name), bytes);
}

async function run(command: (args: string[], print: (line: string) => void) => Promise<number>, ...args: string[]) {
  const lines: string[] = [];
  const status = await command(args, (line) => void lines.push(line));
  return { status, text: lines.join('\n') };
}

const count = async () => (await db.pool.query('select 1 from model')).rowCount;
const check = async () => fsck(db, await openStore(undefined, join(folder.path, 'data')), true);

test('a dry run says what would be, and changes nothing', async () => {
  const { status, text } = await run(addToCatalog, models, '--license', 'CC0-1.0', '--dry-run');
  expect(status).toBe(1);
  expect(text).toMatch(/3 would be added, 0 skipped, 2 failed/);
  expect(await count()).toBe(0);
  expect(await check()).toEqual({ files: 0, damaged: [], orphans: [] });
});

test('a folder goes in, what is wrong is told file by file, and every file in the store has its row', async () => {
  const { status, text } = await run(addToCatalog, models, '--license', 'MIT', '--formats', 'stl,usdz', '--jobs', '2');
  expect(status).toBe(1);
  expect(text).toMatch(/broken\/cut\.glb: FAILED, .*cut short/);
  expect(text).toMatch(/broken\/typo\.glb: FAILED, .*typo\.json: titel: there is no such field/);
  expect(text).toMatch(/3 added, 0 skipped, 2 failed/);
  const rex = await findModel(db, 'rex');
  expect(rex).toMatchObject({
    title: 'Rex',
    license: { id: 'CC0-1.0' },
    tags: ['dog'],
    featured: true,
    rigged: true,
    animated: true,
  });
  expect(rex?.files.map((file) => file.name)).toEqual(['rex.glb', 'rex.stl', 'rex.usdz']);
  expect(rex?.category.slug).toBe('animals');
  expect(rex?.images).toHaveLength(4);
  // what the file says of itself stands where nobody says otherwise, but not over what is said
  const pyramid = await findModel(db, 'pyramid');
  expect(pyramid).toMatchObject({ license: { id: 'MIT' }, author: { name: 'Ann' }, dimensions: { x: 2, y: 1, z: 2 } });
  expect(text).toContain('The file itself says CC-BY-4.0, not MIT.');
  const tent = await findModel(db, 'tent');
  expect(tent?.files.map(({ name, format, mime }) => [name, format, mime])).toEqual([
    ['tent.glb', 'glb', 'model/gltf-binary'],
    ['tent-obj.zip', 'obj', 'application/zip'],
    ['tent.stl', 'stl', 'application/octet-stream'],
    ['tent.usdz', 'usdz', 'application/octet-stream'],
  ]);
  expect(await check()).toMatchObject({ files: 25, damaged: [], orphans: [] });
});

test('what is there already is skipped, also under another name; another picture beside it makes another model', async () => {
  cpSync(join(models, 'pyramid.glb'), join(folder.path, 'again.glb'));
  const again = await run(
    addToCatalog,
    join(models, 'camp'),
    join(models, 'animals'),
    join(folder.path, 'again.glb'),
    '--license',
    'MIT',
  );
  expect(again.status).toBe(0);
  expect(again.text).toMatch(/again\.glb: skipped, it is pyramid already/);
  expect(again.text).toMatch(/0 added, 3 skipped, 0 failed/);
  const { default: sharp } = await import('sharp');
  const blue = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2020c0' } })
    .png()
    .toBuffer();
  put('camp/textures/paint.png', blue);
  expect((await run(addToCatalog, join(models, 'camp'), '--license', 'MIT')).text).toMatch(
    /tent-2 \(.*\n[\s\S]*1 added/,
  );
});

test('without a licence nothing goes in', async () => {
  const bare = join(folder.path, 'bare.glb');
  writeFileSync(bare, await pyramidGlb('#20c020'));
  const { status, text } = await run(addToCatalog, bare);
  expect(status).toBe(1);
  expect(text).toMatch(/the licence is not known: give it with --license, or as "license" in bare\.json/);
  await expect(run(addToCatalog, bare, '--license', 'mine alone')).rejects.toThrow(
    /license: "mine alone" is no licence/,
  );
  await expect(run(addToCatalog, bare, '--tier', 'gold')).rejects.toThrow(/tier: there is no plan gold/);
  await expect(run(addToCatalog, bare, '--formats', 'doc')).rejects.toThrow(/--formats: DOC cannot be written/);
  await expect(run(addToCatalog)).rejects.toThrow(/name files or folders/);
});

test('lists and removes; files go with the model', async () => {
  const listed = await run(listCatalog);
  expect(listed.text).toMatch(/rex +Rex +animals +CC0-1\.0 +glb stl usdz/);
  expect(listed.text).toMatch(/4 models$/);
  const data = (await run(listCatalog, '--json', '--q', 'rex')).text.split('\n').map((line) => JSON.parse(line));
  expect(data.map(({ slug }) => slug)).toEqual(['rex']);
  const removed = await run(removeFromCatalog, 'rex', data[0].id, 'tent-2');
  expect(removed.status).toBe(1);
  expect(removed.text).toMatch(/removed rex \(mdl_.*\nno such model: mdl_.*\nremoved tent-2/);
  expect(await check()).toMatchObject({ files: 17, damaged: [], orphans: [] });
  expect((await run(addToCatalog, join(models, 'animals'))).text).toMatch(/1 added/);
});
