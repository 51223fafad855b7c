import { computeFaceNormals, type Mesh } from '../mesh/index.ts';
import { buildBvh, isOccluded } from '../spatial/index.ts';

/** Directions tried from a face before it counts as hidden. */
const RAYS = 64;
/** Directions tried in all, at most, if every face were hidden: large meshes get fewer each. */
const RAYS_ALL = 8_000_000;
/** Fewer would take too much for hidden: then nothing is. */
const RAYS_MIN = 16;
/** Golden ratio's share of a turn: steps that never line up. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Faces of a mesh that can be seen from outside, from either side: 1 where a straight line leads away from the middle of the face, or from
 * one beside it, 0 for what is buried in other parts or lines a closed cavity. Cost: a search tree, then a few rays a face, 128
 * for hidden ones: about 1 s for 100,000 faces. Of more than half a million faces none is looked at: all count as visible.
 */
export function findVisible(mesh: Pick<Mesh, 'positions' | 'indices'>): Uint8Array {
  const { positions: p, indices } = mesh;
  const bvh = buildBvh(mesh);
  const [x0, y0, z0, x1, y1, z1] = bvh.bounds;
  const rays = Math.min(RAYS, Math.floor((3 * RAYS_ALL) / Math.max(1, indices.length)));
  if (rays < RAYS_MIN) return new Uint8Array(indices.length / 3).fill(1);
  const far = 2 * Math.hypot(x1 - x0, y1 - y0, z1 - z0);
  const normals = computeFaceNormals(p, indices);
  const lift = 1e-5 * far;
  const visible = new Uint8Array(indices.length / 3);
  const escapes = (f: number, side: number): boolean => {
    const [nx, ny, nz] = [side * normals[3 * f], side * normals[3 * f + 1], side * normals[3 * f + 2]];
    const middle = [0, 0, 0];
    for (let c = 3 * f; c < 3 * f + 3; c++) for (let k = 0; k < 3; k++) middle[k] += p[3 * indices[c] + k] / 3;
    const [x, y, z] = [middle[0] + lift * nx, middle[1] + lift * ny, middle[2] + lift * nz];
    for (let i = 0; i < rays; i++) {
      // Evenly over the sphere, turned to the face's side of it.
      const h = 1 - (2 * i + 1) / rays;
      const r = Math.sqrt(1 - h * h);
      let [dx, dy, dz] = [r * Math.cos(i * TURN), h, r * Math.sin(i * TURN)];
      const dot = dx * nx + dy * ny + dz * nz;
      if (Math.abs(dot) < 0.05) continue;
      if (dot < 0) [dx, dy, dz] = [-dx, -dy, -dz];
      if (!isOccluded(bvh, x, y, z, dx, dy, dz, far)) return true;
    }
    return false;
  };
  for (let f = 0; f < visible.length; f++) if (escapes(f, 1) || escapes(f, -1)) visible[f] = 1;
  return spread(indices, p.length / 3, visible);
}

/** Faces that share a vertex with a visible one are visible too: the middle of a large face may be covered where its rim is not. */
function spread(indices: Uint32Array, vertices: number, visible: Uint8Array): Uint8Array {
  const seen = new Uint8Array(vertices);
  for (let c = 0; c < indices.length; c++) if (visible[(c / 3) | 0]) seen[indices[c]] = 1;
  return visible.map((v, f) => v | seen[indices[3 * f]] | seen[indices[3 * f + 1]] | seen[indices[3 * f + 2]]);
}
