import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit may fetch before the viewer, in gzipped bytes. */
export const FIRST_LOAD_MAX = 250_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** Pages that people come in by, with what they are made of. The largest counts. */
const PAGES = [
  ['src/studio/HomePage.tsx', 'src/studio/Studio.tsx'],
  ['src/studio/HomePage.tsx', 'src/studio/landing/Landing.tsx'],
  ['src/auth/SignUpPage.tsx'],
];

/** What the browser fetches before it can show a page: the start page, what it imports, and its styles. */
export function firstLoad(dist: string): { total: number; files: { name: string; bytes: number }[] } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  const loads = PAGES.map((page) => {
    for (const part of page) if (!manifest[part]) throw new Error(`the build has no ${part}: is it still a page?`);
    const names = new Set(['index.html', 'theme.js']);
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = manifest[key]!;
      for (const name of [chunk.file, ...(chunk.css ?? [])]) names.add(name);
      for (const other of chunk.imports ?? []) visit(other);
    };
    for (const key of [...entries, ...page]) visit(key);
    const files = [...names].map((name) => ({ name, bytes: gzipSync(readFileSync(join(dist, name))).length }));
    return { total: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.sort((a, b) => b.bytes - a.bytes) };
  });
  return loads.reduce((largest, load) => (load.total > largest.total ? load : largest));
}
