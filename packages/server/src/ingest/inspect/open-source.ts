import { readFileSync } from 'node:fs';
import { detectFormat, isZip, type Neighbours, unzipFiles } from '@claywork/kernels';
import { OpError } from '../../engine/op-error.ts';
import type { LocalFile } from './inspected.ts';

/** A model's bytes, the way to the files beside it, and which of those were opened. */
export interface OpenedSource {
  name: string;
  bytes: Uint8Array;
  neighbours: Neighbours;
  /** What the neighbours have been asked for, found, by their own names. */
  used: Map<string, Uint8Array>;
  /** The model came in an archive that has it all. */
  archived: boolean;
}

const MODEL = /\.(?:glb|gltf|fbx|obj|stl)$/i;
/** The better a format tells materials, skeletons and clips, the earlier it stands. */
const PREFERRED = ['glb', 'gltf', 'fbx', 'obj', 'stl'];
/** All files beside a model together. */
const BESIDE_BYTES_MAX = 512 * 1024 * 1024;

/** Opens a model file, or an archive of one model with what belongs to it. Throws a sentence when there is none, or several. */
export function openSource(main: LocalFile, beside: readonly LocalFile[]): OpenedSource {
  const bytes = readFileSync(main.path);
  if (!isZip(bytes)) {
    let left = BESIDE_BYTES_MAX;
    return opened(main.name, bytes, false, beside, ({ path }) => {
      const found = readFileSync(path);
      left -= found.byteLength;
      if (left < 0) throw new OpError(`The files beside the model hold more than ${BESIDE_BYTES_MAX >> 20} MB.`);
      return found;
    });
  }
  if (/\.(?:3mf|usdz)$/i.test(main.name))
    throw new OpError(`${kindOf(main.name)} cannot be read, only GLB, glTF, FBX, OBJ and STL.`);
  const files = unzipFiles(bytes);
  const path = chooseModel([...files.keys()]);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const others = [...files.keys()].filter((name) => name !== path);
  // by their paths from the model's folder, and all others by those in the archive
  const near = others.map((name) => ({ name: name.startsWith(folder) ? name.slice(folder.length) : name, path: name }));
  const content = (file: LocalFile) => files.get(file.path) as Uint8Array;
  return opened(path.slice(folder.length), content({ name: '', path }), true, near, content);
}

/** The one model of an archive, in the format that tells most of it. */
function chooseModel(names: readonly string[]): string {
  const models = names.filter((name) => MODEL.test(name));
  const stems = new Set(
    models.map((name) =>
      name
        .slice(name.lastIndexOf('/') + 1)
        .replace(MODEL, '')
        .toLowerCase(),
    ),
  );
  if (models.length === 0) throw new OpError('The archive holds no GLB, glTF, FBX, OBJ or STL.');
  if (stems.size > 1)
    throw new OpError(`The archive holds ${stems.size} models; unpack it and add the folder, or one archive a model.`);
  const rank = (name: string) => PREFERRED.indexOf(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
  return [...models].sort((a, b) => rank(a) - rank(b))[0]!;
}

function opened(
  name: string,
  bytes: Uint8Array,
  archived: boolean,
  beside: readonly LocalFile[],
  read: (file: LocalFile) => Uint8Array,
): OpenedSource {
  const exact = new Map(beside.map((file) => [file.name, file]));
  // models made on Windows name Wood.PNG and mean wood.png
  const loose = new Map(beside.map((file) => [file.name.toLowerCase(), file]));
  const byName = new Map(beside.map((file) => [file.name.slice(file.name.lastIndexOf('/') + 1).toLowerCase(), file]));
  const used = new Map<string, Uint8Array>();
  const neighbours: Neighbours = (path) => {
    const wanted = normalise(path);
    const file = exact.get(wanted) ?? loose.get(wanted.toLowerCase()) ?? byName.get(wanted.toLowerCase());
    if (!file) return undefined;
    const known = used.get(file.name) ?? read(file);
    used.set(file.name, known);
    return known;
  };
  return { name, bytes, neighbours, used, archived };
}

/** `a/./b/../c` is `a/c`. What leads out of the folder stays, and names nothing. */
function normalise(path: string): string {
  const out: string[] = [];
  for (const part of path.split('/')) {
    if (part === '.' || part === '') continue;
    if (part === '..' && out.length && out.at(-1) !== '..') out.pop();
    else out.push(part);
  }
  return out.join('/');
}

/** The format of a file for people. */
export function formatOf(bytes: Uint8Array, name: string): 'glb' | 'gltf' | 'fbx' | 'obj' | 'stl' {
  const format = detectFormat(bytes, name);
  if (format === 'gltf' || format === undefined) return bytes[0] === 0x67 && bytes[1] === 0x6c ? 'glb' : 'gltf';
  return format;
}

function kindOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toUpperCase();
}
