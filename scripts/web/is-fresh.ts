import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the web app is built from. */
const SOURCES = ['packages/web', 'packages/sdk/src', 'package-lock.json', 'scripts/web'];
const LEFT_OUT = /(^|\/)(node_modules|dist[^/]*|dev|README\.md)$/;

/** Whether what was built is newer than everything that it was built from. */
export function isFresh(root: string): boolean {
  try {
    const built = statSync(join(root, 'packages/web/dist/index.html')).mtimeMs;
    statSync(join(root, 'packages/web/dist/.vite/manifest.json'));
    return SOURCES.every((source) => newest(join(root, source)) <= built);
  } catch {
    return false;
  }
}

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path)
    .map((name) => join(path, name))
    .filter((inner) => !LEFT_OUT.test(inner));
  return Math.max(0, ...inside.map(newest));
}
