import { GeometryError } from '../../math/index.ts';
import type { Scene } from '../../scene/index.ts';
import { createBudget, UNPACKED_BYTES_MAX } from '../_read/budget.ts';
import type { NeighbourOptions } from '../_read/neighbours.ts';
import { plainMaterial } from '../_read/plain.ts';
import { toUtf8 } from '../_read/text-scanner.ts';
import type { PictureMerge } from '../fbx/attach-textures.ts';
import { buildParts } from './build.ts';
import { parseObj } from './parse.ts';
import { readLibraries } from './read-mtl.ts';

export interface ObjReadOptions extends NeighbourOptions {
  /** What everything decoded may add up to. Default 512 MB. */
  unpackedBytesMax?: number;
}

/** A scene and, in sentences, what of the file could not be used. */
export interface ObjReadResult {
  scene: Scene;
  warnings: string[];
  /** Pictures of a library that a scene holds in one and the file apart, as in FBX. */
  merges: PictureMerge[];
}

/**
 * Reads a Wavefront OBJ: polygons of any number of corners, vertex colours (sRGB after the position), negative indices, joined lines, UTF-8 and
 * UTF-16. One node per object or group, one primitive per material in it; quads come first (`Mesh.quadCount`). Materials keep
 * their names only where their library, which is another file, is not among `neighbours`. Numbers are metres, +Y up, unless a comment names another unit.
 * Damaged faces are dropped with a warning. Throws GeometryError `bad-obj` for files over the limits. About 0.1 s for
 * 100k triangles. Source: Wavefront, "Advanced Visualizer", appendix B1.
 */
export function readObj(bytes: Uint8Array, options: ObjReadOptions = {}): ObjReadResult {
  const budget = createBudget(
    (message) => new GeometryError('bad-obj', message),
    options.unpackedBytesMax ?? UNPACKED_BYTES_MAX,
  );
  const data = parseObj(toUtf8(bytes), budget);
  const { nodes, meshes, dropped, untitled } = buildParts(data, budget);
  const colored = data.colors.length > 0;
  const told = new Set<string>();
  const { materials, textures, merges, found } = readLibraries(
    data.libraries,
    data.materials,
    colored,
    options.neighbours,
    budget,
    (text) => told.add(text),
  );
  if (untitled) materials.push(plainMaterial('default', colored));
  const warnings: string[] = [];
  if (dropped) warnings.push(`${dropped} damaged ${dropped === 1 ? 'face was' : 'faces were'} left out.`);
  if (data.points) warnings.push('Points and lines were left out.');
  if (data.surfaces) warnings.push('Curves and free-form surfaces were left out.');
  if (data.libraries.length && data.materials.length && !found)
    warnings.push('The materials stand in another file: they keep their names, without colours and textures.');
  const scene: Scene = {
    nodes,
    roots: nodes.map((_, i) => i),
    meshes,
    materials,
    textures,
    skins: [],
    animations: [],
  };
  return { scene, warnings: [...warnings, ...told], merges };
}
