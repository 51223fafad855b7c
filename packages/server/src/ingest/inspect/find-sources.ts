import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { IngestError } from '../ingest-error.ts';
import type { LocalFile, ModelSource } from './inspected.ts';

/** A model in a folder, and how many others are there: what one file says for all is then no title. */
export interface FoundSource extends ModelSource {
  /** The folder that it stands in. */
  folder: string;
  /** Models in that folder, this one included. */
  siblings: number;
}

const MODEL = /\.(?:glb|gltf|fbx|obj|stl|zip)$/i;
/** Of one name in several formats, the first is the model and the others are offered beside it. */
const PREFERRED = ['glb', 'gltf', 'fbx', 'obj', 'stl', 'zip'];
/** What models name: buffers, libraries, pictures. */
const BESIDE = /\.(?:bin|mtl|png|jpe?g|webp|gif|bmp|tga|tiff?|glbin|buffer)$/i;
/** Names of files beside a model that are looked at. */
const BESIDE_MAX = 5000;
const DEPTH_MAX = 16;

/** The models that files and folders name, in order of their paths, each with what may belong to it. Throws when a path is not there or no model. */
export async function findSources(paths: readonly string[]): Promise<FoundSource[]> {
  const found: FoundSource[] = [];
  const seen = new Set<string>();
  for (const path of paths) {
    const entry = await stat(path).catch(() => undefined);
    if (!entry) throw new IngestError(`no such file or folder: ${path}`);
    if (!entry.isDirectory() && !MODEL.test(path))
      throw new IngestError(`${path}: only GLB, glTF, FBX, OBJ, STL, and a ZIP of one of them can be read`);
    const files = entry.isDirectory() ? await walk(path, 0) : [path];
    for (const source of await groupSources(files)) {
      if (seen.has(source.main.path)) continue;
      seen.add(source.main.path);
      found.push(source);
    }
  }
  return found;
}

async function walk(folder: string, depth: number): Promise<string[]> {
  if (depth > DEPTH_MAX) return [];
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const out: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) out.push(...(await walk(path, depth + 1)));
    else if (entry.isFile() && MODEL.test(entry.name)) out.push(path);
  }
  return out;
}

/** Files of one name in one folder are one model. */
async function groupSources(files: readonly string[]): Promise<FoundSource[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const key = join(dirname(file), basename(file).replace(MODEL, '').toLowerCase());
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  const counts = new Map<string, number>();
  for (const [first] of groups.values()) counts.set(dirname(first!), (counts.get(dirname(first!)) ?? 0) + 1);
  const beside = new Map<string, LocalFile[]>();
  const out: FoundSource[] = [];
  for (const group of groups.values()) {
    const rank = (path: string) => PREFERRED.indexOf(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
    const [main, ...also] = [...group].sort((a, b) => rank(a) - rank(b));
    const folder = dirname(main!);
    if (!beside.has(folder)) beside.set(folder, await listBeside(folder));
    out.push({
      main: { name: basename(main!), path: main! },
      also: also.filter((path) => !/\.zip$/i.test(path)).map((path) => ({ name: basename(path), path })),
      beside: beside.get(folder)!,
      folder,
      siblings: counts.get(folder)!,
    });
  }
  return out;
}

/** Pictures and buffers in a model's folder, the folders in it, and the usual ones next to it (`../textures`). */
async function listBeside(folder: string): Promise<LocalFile[]> {
  const out: LocalFile[] = [];
  const add = async (from: string, depth: number): Promise<void> => {
    const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (out.length >= BESIDE_MAX || entry.name.startsWith('.')) continue;
      const path = join(from, entry.name);
      if (entry.isDirectory() && depth > 0) await add(path, depth - 1);
      else if (entry.isFile() && BESIDE.test(entry.name))
        out.push({ name: relative(folder, path).split(sep).join('/'), path });
    }
  };
  await add(folder, 2);
  for (const name of ['textures', 'Textures', 'maps', 'images', 'Materials']) await add(join(folder, '..', name), 1);
  return out;
}
