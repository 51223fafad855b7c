import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FolderStore, openFolderStore } from './folder-store.ts';
import { openStore } from './open-store.ts';

let folder: string;
let store: FolderStore;
const bytes = randomBytes(300_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const temporary = () => readdir(join(folder, '.tmp'));
async function keys(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.list(prefix)) found.push(key);
  return found.sort();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claywork-store-'));
  store = await openFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('folder store', () => {
  it('stores bytes, files and streams alike, with size and hash', async () => {
    const file = join(folder, 'source.bin');
    await writeFile(file, bytes);
    async function* stream() {
      for (let at = 0; at < bytes.length; at += 7_001) yield bytes.subarray(at, at + 7_001);
    }
    for (const [n, source] of [bytes, file, stream()].entries()) {
      expect(await store.put(`results/t/1/${n}`, source)).toEqual({ bytes: bytes.length, sha256 });
      expect(Buffer.compare(await store.read(`results/t/1/${n}`), bytes)).toBe(0);
    }
    expect(await temporary()).toEqual([]);
  });

  it('never overwrites: of many writers of one key exactly one wins, and its bytes stay', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_, i) => store.put('results/t/1/0', Buffer.alloc(1000 + i, i))),
    );
    const won = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value.bytes] : []));
    const lost = outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason.code] : []));
    expect(won).toHaveLength(1);
    expect(new Set(lost)).toEqual(new Set(['exists']));
    expect(await store.stat('results/t/1/0')).toEqual({ bytes: won[0] });
    expect(await temporary()).toEqual([]);
  });

  it('leaves nothing behind when a stream refuses what it carries', async () => {
    async function* refusing() {
      yield bytes;
      throw new Error('too large');
    }
    await expect(store.put('uploads/a', refusing())).rejects.toThrow('too large');
    expect(await store.stat('uploads/a')).toBeUndefined();
    expect(await temporary()).toEqual([]);
  });

  it('reads a range with both ends inclusive', async () => {
    await store.put('a/b', bytes);
    const part = await buffer(await store.get('a/b', { start: 100, end: 199 }));
    expect(Buffer.compare(part, bytes.subarray(100, 200))).toBe(0);
  });

  it('says missing for what is not there, a folder included', async () => {
    await store.put('a/b/c', bytes);
    await expect(store.get('a/x')).rejects.toMatchObject({ code: 'missing' });
    await expect(store.read('a/b')).rejects.toMatchObject({ code: 'missing' });
    expect(await store.stat('a/b')).toBeUndefined();
  });

  it.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    '',
    '.tmp/x',
    'a/.',
    'a\\..\\b',
    'a\0b',
    `a/${'x'.repeat(300)}`,
  ])('refuses the key %j', async (key) => {
    const refusal = { code: 'key' };
    await expect(store.put(key, bytes)).rejects.toMatchObject(refusal);
    await expect(store.get(key)).rejects.toMatchObject(refusal);
    await expect(store.remove(key)).rejects.toMatchObject(refusal);
  });

  it('lists and removes by whole segments', async () => {
    for (const key of ['results/a/1/0', 'results/a/1/1', 'results/ab/1/0', 'uploads/u']) await store.put(key, bytes);
    expect(await keys('results/a')).toEqual(['results/a/1/0', 'results/a/1/1']);
    await store.remove('results/a');
    await store.remove('results/nothing');
    expect(await keys('')).toEqual(['results/ab/1/0', 'uploads/u']);
  });

  it('sweeps temporary files by age only', async () => {
    const [old, fresh] = [join(folder, '.tmp', 'old'), join(folder, '.tmp', 'fresh')];
    await writeFile(old, 'x');
    await writeFile(fresh, 'x');
    await utimes(old, new Date(0), new Date(0));
    expect(await store.sweep(3_600_000)).toBe(1);
    expect(await temporary()).toEqual(['fresh']);
  });
});

describe('STORAGE_URL', () => {
  it('takes a path, a file: URL or nothing', async () => {
    for (const url of [undefined, join(folder, 'x'), `file://${folder}/y`]) {
      const opened = await openStore(url, folder);
      await opened.put('k', bytes);
      expect(await opened.stat('k')).toEqual({ bytes: bytes.length });
    }
  });

  it('refuses an object store with a sentence that names it', async () => {
    await expect(openStore('s3://bucket/prefix', folder)).rejects.toThrow(/STORAGE_URL.*s3:/);
  });
});
