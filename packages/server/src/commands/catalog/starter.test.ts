import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCategories } from '../../catalog/categories.ts';
import { findModel } from '../../catalog/find-model.ts';
import type { Database } from '../../db/database.ts';
import { onlyOne } from '../../db/only-one.ts';
import { startTestServer, type TestServer, temporaryFolder } from '../../db/testing.ts';
import { fsck } from '../../engine/fsck.ts';
import { STARTER_MODELS, type StarterModel } from '../../ingest/starter/starter-models.data.ts';
import { openStore } from '../../storage/open-store.ts';
import { starterCatalog } from './starter.ts';

const folder = temporaryFolder();
let server: TestServer;
let db: Database;

beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database());
  process.env.DATABASE_URL = db.url;
  process.env.CLAYWORK_DATA_DIR = join(folder.path, 'data');
});
afterAll(async () => {
  delete process.env.DATABASE_URL;
  delete process.env.CLAYWORK_DATA_DIR;
  await server.stop();
  folder.remove();
});

const about = { category: 'toys', tags: ['cube'], description: 'A cube.', quality: 'draft' } as const;
const MODELS: StarterModel[] = [
  // shorter than a prompt may be
  { ...about, tags: [...about.tags], slug: 'cup', title: 'Cup', prompt: 'x' },
  { ...about, tags: [...about.tags], slug: 'cube', title: 'A cube', prompt: 'a cube', finish: { style: 'voxel' } },
  { ...about, tags: [...about.tags], slug: 'ball', title: 'A ball', prompt: 'a ball' },
];

async function run(...args: string[]) {
  const lines: string[] = [];
  const status = await starterCatalog(args, (line) => void lines.push(line), { models: MODELS, priority: 0 });
  return { status, text: lines.join('\n') };
}

test('one that cannot be made is said, the next one is made, and the command goes on where it was stopped', async () => {
  const first = await run('--count', '2');
  expect(first.status).toBe(1);
  expect(first.text).toMatch(/\[1\/3\] cup: FAILED, text-to-3d: prompt: .+\n\[2\/3\] cube: \d+ faces/);
  expect(first.text).toMatch(/1 made, 0 there already, 1 failed, 1 left$/);
  expect(await findModel(db, 'cube')).toMatchObject({
    title: 'A cube',
    license: { id: 'CC0-1.0' },
    author: { name: 'Claywork' },
    category: { slug: 'toys' },
    files: [{ name: 'cube.glb' }],
  });
  expect(await findModel(db, 'ball')).toBeUndefined();
  const second = await run('--only', 'cube,ball', '--json');
  expect(second.status).toBe(0);
  expect(second.text.split('\n').map((line) => JSON.parse(line))).toMatchObject([
    { slug: 'cube', result: 'skipped' },
    { slug: 'ball', result: 'made', faces: expect.any(Number) },
  ]);
  expect((await run('--only', 'toys', '--count', '1')).text).toMatch(/cup: FAILED/);
  expect((await run('--only', 'cube,ball')).text).toMatch(/The starter catalog is complete\.$/);
  const store = await openStore(undefined, join(folder.path, 'data'));
  expect(await fsck(db, store, true)).toMatchObject({ damaged: [], orphans: [] });
}, 400_000);

test('one process at a time', async () => {
  const text = await onlyOne(db, 'catalog starter', async () => (await run()).text);
  expect(text).toBe('Another process is making it already.');
  // And its place is free as soon as it is done.
  for (let k = 0; k < 20; k++) expect(await onlyOne(db, 'catalog starter', async () => k)).toBe(k);
});

test('what makes no sense is said', async () => {
  await expect(run('--only', 'elephant')).rejects.toThrow(/there is no elephant; there are cup, cube, ball/);
  await expect(run('--count', '0')).rejects.toThrow(/--count is a whole number/);
});

test('every model of the list belongs to a category that is there', async () => {
  const categories = (await listCategories(db)).map(({ slug }) => slug);
  for (const { slug, category } of STARTER_MODELS) expect(categories, slug).toContain(category);
});
