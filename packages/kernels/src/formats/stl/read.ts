import { GeometryError } from '../../math/index.ts';
import type { Scene } from '../../scene/index.ts';
import { createBudget, UNPACKED_BYTES_MAX } from '../_read/budget.ts';
import { meshNode, plainMaterial } from '../_read/plain.ts';
import { toUtf8 } from '../_read/text-scanner.ts';
import { isTextStl } from './is-stl.ts';
import { parseAsciiStl } from './read-ascii.ts';
import { readBinaryStl } from './read-binary.ts';
import { joinTriangles } from './solid.ts';

export interface StlReadOptions {
  /** What everything decoded may add up to. Default 512 MB. */
  unpackedBytesMax?: number;
}

/** STL has no units; slicers and modellers agree on millimetres, Z up. Files of this service say that they are different. */
const MILLIMETRE = 0.001;
const OWN = 'metres, +Y up';

/**
 * Reads an STL, binary or ASCII, told by what follows and not by whether it begins with "solid". Equal corners become one vertex,
 * facet normals are left to be computed anew (half of all writers leave them zero), colours of VisCAM and Magics become vertex colours,
 * each solid of a text file a node. Numbers are millimetres with Z up, as every slicer takes them, and become metres with +Y up.
 * Triangles with corners that are no numbers are dropped with a warning. Throws GeometryError `bad-stl`. About 0.1 s for 100k triangles.
 */
export function readStl(bytes: Uint8Array, options: StlReadOptions = {}): { scene: Scene; warnings: string[] } {
  const refuse = (message: string): GeometryError => new GeometryError('bad-stl', message);
  const budget = createBudget(refuse, options.unpackedBytesMax ?? UNPACKED_BYTES_MAX);
  const warnings: string[] = [];
  const solids = isTextStl(bytes)
    ? parseAsciiStl(toUtf8(bytes), budget, warnings)
    : readBinaryStl(bytes, budget, warnings);
  const own = new TextDecoder('latin1').decode(bytes.subarray(0, 80)).includes(OWN);
  const scene: Scene = { nodes: [], roots: [], meshes: [], materials: [], textures: [], skins: [], animations: [] };
  let dropped = 0;
  for (const solid of solids) {
    const { mesh, broken } = joinTriangles(solid, own ? 1 : MILLIMETRE, !own);
    dropped += broken;
    if (mesh.indices.length === 0) continue;
    scene.roots.push(scene.nodes.length);
    scene.nodes.push(meshNode(solid.name, scene.meshes.length));
    scene.meshes.push({ name: solid.name, primitives: [{ mesh, material: 0 }] });
  }
  if (scene.meshes.length)
    scene.materials.push(
      plainMaterial(
        'default',
        solids.some((s) => s.colors),
      ),
    );
  if (dropped) warnings.push(`${dropped} damaged ${dropped === 1 ? 'face was' : 'faces were'} left out.`);
  return { scene, warnings };
}
