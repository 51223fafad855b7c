import { type Mesh, meshBounds } from '../../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint, createRayHit, intersectRay } from '../../spatial/index.ts';
import { cubesMesh } from './cubes-mesh.ts';

/** A part to be made of cubes. */
export interface VoxelPart {
  mesh: Mesh;
  /** Later wins where two claim a cube: eyes over the head. */
  rank: number;
}

/** A surface this near to a cube's middle, in cubes, fills it: what is thinner than a cube stays. */
const REACH = 0.36;

/**
 * Makes parts out of equal cubes on a common grid: a cube belongs to the part of the highest rank that holds its middle, or whose surface
 * comes near it. Returns a closed mesh for each part; one that got no cube is empty. `cell`: edge of a cube, metres. Cost: a closest-point query
 * for every cube of every part's box.
 */
export function voxelize(parts: readonly VoxelPart[], cell: number): Mesh[] {
  const boxes = parts.map(({ mesh }) => meshBounds([mesh]));
  const low = [0, 1, 2].map((a) => Math.floor(Math.min(...boxes.map((b) => b.min[a])) / cell) - 1);
  const high = [0, 1, 2].map((a) => Math.ceil(Math.max(...boxes.map((b) => b.max[a])) / cell) + 1);
  const size = [0, 1, 2].map((a) => high[a] - low[a]);
  const owner = new Int16Array(size[0] * size[1] * size[2]).fill(-1);
  const order = parts.map((_, i) => i).sort((a, b) => parts[a].rank - parts[b].rank || a - b);
  const near = createClosestPoint();
  for (const part of order) {
    const { mesh } = parts[part];
    if (mesh.indices.length === 0) continue;
    const bvh = buildBvh(mesh);
    const inside = insideTest(bvh);
    const from = [0, 1, 2].map((a) => Math.max(0, Math.floor(boxes[part].min[a] / cell) - low[a]));
    const to = [0, 1, 2].map((a) => Math.min(size[a] - 1, Math.ceil(boxes[part].max[a] / cell) - low[a]));
    for (let z = from[2]; z <= to[2]; z++)
      for (let y = from[1]; y <= to[1]; y++)
        for (let x = from[0]; x <= to[0]; x++) {
          const px = (x + low[0] + 0.5) * cell;
          const py = (y + low[1] + 0.5) * cell;
          const pz = (z + low[2] + 0.5) * cell;
          if (closestPoint(bvh, px, py, pz, near, REACH * cell) || inside(px, py, pz))
            owner[(z * size[1] + y) * size[0] + x] = part;
        }
  }
  return parts.map((_, part) => cubesMesh(owner, size as [number, number, number], part, low, cell));
}

/** Whether a point lies inside, by the majority of three rays' parities: sheets and small gaps do not fill the room. */
function insideTest(bvh: ReturnType<typeof buildBvh>): (x: number, y: number, z: number) => boolean {
  const hit = createRayHit();
  const odd = (x: number, y: number, z: number, axis: number): boolean => {
    const d = [0.0013, 0.0017, 0.0019];
    d[axis] = 1;
    const p = [x, y, z];
    let count = 0;
    for (; count < 64; count++) {
      if (!intersectRay(bvh, p[0], p[1], p[2], d[0], d[1], d[2], Infinity, hit)) break;
      for (let a = 0; a < 3; a++) p[a] += d[a] * (hit.t + 1e-6);
    }
    return count % 2 === 1;
  };
  return (x, y, z) => Number(odd(x, y, z, 0)) + Number(odd(x, y, z, 1)) + Number(odd(x, y, z, 2)) >= 2;
}
