import { GeometryError } from '../math/index.ts';
import type { Scene } from '../scene/index.ts';
import type { ModelAbout } from './_read/about.ts';
import type { NeighbourOptions } from './_read/neighbours.ts';
import type { PictureMerge } from './fbx/attach-textures.ts';
import { isFbx } from './fbx/is-fbx.ts';
import { readFbx } from './fbx/read.ts';
import { readGltf } from './gltf/read.ts';
import { isObj } from './obj/is-obj.ts';
import { readObj } from './obj/read.ts';
import { isTextStl } from './stl/is-stl.ts';
import { readStl } from './stl/read.ts';

/** A scene and, in sentences, what of the file could not be used. */
export interface SceneReadResult {
  scene: Scene;
  warnings: string[];
  /** Pictures that still have to be put into one, by who can decode them; FBX and OBJ only. */
  merges?: PictureMerge[];
  /** What the file says about itself; OBJ and STL have no place for it. */
  about?: ModelAbout;
}

/** The format of a model file. */
export type ModelFormat = 'fbx' | 'gltf' | 'obj' | 'stl';

/** Model files that people have, and that no reader here takes; some of them are written. */
const OTHER_FORMATS = /\.(3mf|usdz|usda|usdc|usd|ply|dae|blend|3ds|off|step|stp|iges|igs|max|ma|mb|c4d|abc|x3d)$/i;

/**
 * Reads a model of any format we know: by its first bytes, and by the extension of `name` where those say nothing (OBJ and text STL are
 * plain text). `neighbours`: the files beside it, which OBJ, .gltf and FBX may name. The scene is in our convention: metres, +Y up, front +Z. Throws GeometryError with a sentence for the sender.
 */
export async function readScene(
  bytes: Uint8Array,
  name = '',
  options: NeighbourOptions = {},
): Promise<SceneReadResult> {
  const format = detectFormat(bytes, name);
  if (format === 'gltf') return readGltf(bytes, options);
  if (format === 'fbx') return readFbx(bytes, options);
  if (format === 'stl') return readStl(bytes);
  if (format === 'obj') return readObj(bytes, options);
  const known = OTHER_FORMATS.exec(name)?.[1].toUpperCase();
  const what = known ? `${known} cannot be read, only` : 'The file is none of the formats that can be read:';
  throw new GeometryError('unknown-format', `${what} GLB, glTF, FBX, OBJ and STL.`);
}

/** Which format a file is of; undefined when it is none of those that can be read. */
export function detectFormat(bytes: Uint8Array, name: string): ModelFormat | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 512));
  if (head.startsWith('glTF')) return 'gltf';
  if (isFbx(bytes)) return 'fbx';
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === 'obj' || extension === 'stl') return extension;
  if (head.trimStart().startsWith('{') || extension === 'glb' || extension === 'gltf') return 'gltf';
  if (isTextStl(bytes) || hasStlLength(bytes)) return 'stl';
  return isObj(bytes) && !head.includes('\0') ? 'obj' : undefined;
}

function hasStlLength(bytes: Uint8Array): boolean {
  if (bytes.length < 84) return false;
  return bytes.length === 84 + 50 * new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true);
}
