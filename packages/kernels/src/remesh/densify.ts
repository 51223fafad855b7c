import type { Mesh } from '../mesh/index.ts';
import { bisect } from './bisect.ts';

/**
 * Raises a mesh to `faceCount` triangles (one more at most), or until no edge is longer than `edgeMax` metres, by halving its longest edges, over
 * and over: the surface does not change, the triangles become more even. A manifold stays one, shells and borders stay as they are. For things so plain that their shape alone needs
 * fewer faces than were asked for. Input: welded positions and indices; normals, uvs and colors do not survive, faceGroups do. Cost: as `bisect`.
 */
export function densify(mesh: Mesh, faceCount: number, edgeMax = 0): Mesh {
  const { positions, corners, source } = bisect(mesh, faceCount, edgeMax);
  const out: Mesh = { positions: Float32Array.from(positions), indices: Uint32Array.from(corners) };
  const groups = mesh.faceGroups;
  if (groups) out.faceGroups = Uint32Array.from(source, (f) => groups[f]);
  return out;
}
