import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, readFile, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type Store, StoreError, type StoreSource } from './store.ts';

/** Unfinished files live here, inside the root so that moving one into place never crosses a file system. */
const TEMP = '.tmp';
/** One segment of a key: no leading dot, so neither `..` nor the temporary folder can be named. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

export interface FolderStore extends Store {
  path(key: string): string;
  /** Removes temporary files that were last written longer ago than this: what a killed process left behind. */
  sweep(ageMs: number): Promise<number>;
}

/** A file store in a folder, made when it is missing. */
export async function openFolderStore(folder: string): Promise<FolderStore> {
  const root = resolve(folder);
  // what members made is theirs: other users of the machine cannot look inside
  await mkdir(root, { recursive: true, mode: 0o700 });
  await mkdir(join(root, TEMP), { recursive: true });
  const path = (key: string) => join(root, ...segments(key));
  return {
    path,
    put: async (key, source) => put(root, path(key), key, source),
    get: async (key, range) => openRead(path(key), key, range),
    read: async (key) => readFile(path(key)).catch((error) => rethrow(error, key)),
    stat: async (key) => fileSize(path(key)),
    remove: async (prefix) => rm(path(prefix), { recursive: true, force: true }),
    list: (prefix) => walk(root, prefix === '' ? root : path(prefix)),
    sweep: (ageMs) => sweep(join(root, TEMP), ageMs),
  };
}

function segments(key: string): string[] {
  const parts = key.split('/');
  if (!parts.every((part) => SEGMENT.test(part))) throw new StoreError('key', key);
  return parts;
}

/**
 * Temporary file, fsync, link into place, fsync of the folder. `link` instead of `rename`: it fails when the name is taken, so
 * two writers of one key can never both win.
 */
async function put(root: string, target: string, key: string, source: StoreSource) {
  const temp = join(root, TEMP, randomUUID());
  try {
    const written = await writeHashed(temp, chunks(source));
    await mkdirDurable(root, dirname(target));
    await link(temp, target).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new StoreError('exists', key) : error;
    });
    await syncFolder(dirname(target));
    return written;
  } finally {
    await unlink(temp).catch(() => undefined);
  }
}

function chunks(source: StoreSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (source instanceof Uint8Array) return [source];
  return typeof source === 'string' ? createReadStream(source, { highWaterMark: 1 << 20 }) : source;
}

async function writeHashed(temp: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const file = await open(temp, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await writeAll(file, chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength; ) at += (await file.write(chunk, at)).bytesWritten;
}

/** A folder is durable only when the entry in its parent is: sync every parent that gained one. */
async function mkdirDurable(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = dirname(folder); at.startsWith(root); at = dirname(at)) {
    await syncFolder(at);
    if (at === dirname(first)) return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openRead(path: string, key: string, range?: { start: number; end: number }): Promise<Readable> {
  const handle = await open(path, 'r').catch((error) => rethrow(error, key));
  return handle.createReadStream({ ...range, highWaterMark: 1 << 18 });
}

async function fileSize(path: string): Promise<{ bytes: number } | undefined> {
  const entry = await stat(path).catch(() => undefined);
  return entry?.isFile() ? { bytes: entry.size } : undefined;
}

async function* walk(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== TEMP) yield* walk(root, path);
    else if (entry.isFile())
      yield path
        .slice(root.length + 1)
        .split(sep)
        .join('/');
  }
}

async function sweep(folder: string, ageMs: number): Promise<number> {
  const now = Date.now();
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const entry = await stat(path).catch(() => undefined);
    if (!entry || now - entry.mtimeMs < ageMs) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

function rethrow(error: NodeJS.ErrnoException, key: string): never {
  throw error.code === 'ENOENT' || error.code === 'EISDIR' ? new StoreError('missing', key) : error;
}
