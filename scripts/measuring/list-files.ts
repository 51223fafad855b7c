import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures by their names. */
export const PICTURES = /\.(png|webp|jpe?g)$/i;

/** A file itself, or those under a folder whose names match, in order. */
export async function listFiles(path: string, pattern: RegExp): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  return (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
