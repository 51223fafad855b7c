import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** What a browser fetches at one moment, and how much that may be, in gzipped bytes. */
interface Load {
  title: string;
  max: number;
  total: number;
  files: { name: string; bytes: number }[];
  /** What to do when it is more. */
  advice: string;
}

/** Pages that people come in by, with what they are made of. The largest counts. */
const PAGES = [
  ['src/studio/HomePage.tsx', 'src/studio/Studio.tsx'],
  ['src/studio/HomePage.tsx', 'src/studio/landing/Landing.tsx'],
  ['src/auth/SignUpPage.tsx'],
];
const FIRST = { title: 'first load', max: 250_000, advice: 'What can come later: import() it where it is used.' };
/** What the first model fetches besides: three.js, the reader of GLB, the tools. Splats and pictures are less. */
const VIEWER = [
  'src/viewer/index.ts',
  'src/viewer/model/ModelView.tsx',
  '../../node_modules/three/examples/jsm/loaders/GLTFLoader.js',
];
const LATER = { title: 'viewer', max: 215_000, advice: 'What few models need: import() it when one does.' };

/** The loads of a built web app that have a limit: the first page with its styles, and the viewer beyond that. */
export function measureLoads(dist: string): Load[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const known = sizes.get(name) ?? gzipSync(readFileSync(join(dist, name))).length;
    sizes.set(name, known);
    return known;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  const load = (about: Omit<Load, 'total' | 'files'>, names: Iterable<string>): Load => {
    const files = [...names].map((name) => ({ name, bytes: sizeOf(name) })).sort((a, b) => b.bytes - a.bytes);
    return { ...about, files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  const pages = PAGES.map((parts) =>
    load(FIRST, ['index.html', 'theme.js', ...filesOf(manifest, [...entries, ...parts])]),
  );
  const base = filesOf(manifest, entries);
  const viewer = [...filesOf(manifest, VIEWER)].filter((name) => !base.has(name));
  return [pages.reduce((largest, page) => (page.total > largest.total ? page : largest)), load(LATER, viewer)];
}

/** Scripts and styles of these parts and of all that they import before they run. */
function filesOf(manifest: Record<string, Chunk>, parts: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}: is it still a part of its own?`);
    for (const name of [chunk.file, ...(chunk.css ?? [])]) files.add(name);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of parts) visit(key);
  return files;
}
