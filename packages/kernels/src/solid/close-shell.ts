import { borderLoops, buildSurface, fillLoop, type Mesh, nextSide } from '../mesh/index.ts';

/** A shell whose holes are filled, and how much was filled. */
export interface ClosedShell {
  mesh: Mesh;
  holes: number;
  /** Area of the fillings, square metres. */
  area: number;
  /** The fillings are the faces from here on. */
  from: number;
}

/** Loops of more sides than this are no holes that a filling of least area makes sense of. */
const SIDES_MAX = 20_000;

/**
 * Fills every hole of an oriented manifold shell, vertices kept. A filling takes the face group of a face at its border. The caller judges
 * whether that much filling is meant. Returns undefined for loops beyond reason.
 */
export function closeShell(mesh: Mesh): ClosedShell | undefined {
  const s = buildSurface(mesh.positions, mesh.indices);
  const indices = Array.from(s.vertex);
  const groups = Array.from(mesh.faceGroups as Uint32Array);
  const loops = borderLoops(s);
  const from = indices.length;
  for (const loop of loops) {
    if (loop.length > SIDES_MAX) return undefined;
    // A filling runs against the triangles around it.
    const ring = loop.map((side) => s.vertex[nextSide(side)]).reverse();
    const filled = fillLoop(s.positions, ring);
    for (const v of filled) indices.push(v);
    for (let f = 0; f < filled.length; f += 3) groups.push(groups[Math.floor(loop[0] / 3)]);
  }
  const positions = Float32Array.from(s.positions);
  return {
    mesh: { positions, indices: Uint32Array.from(indices), faceGroups: Uint32Array.from(groups) },
    holes: loops.length,
    area: areaOf(positions, indices, from),
    from: from / 3,
  };
}

/** Area of the triangles from corner `from` on. */
export function areaOf(p: ArrayLike<number>, indices: ArrayLike<number>, from = 0): number {
  let sum = 0;
  for (let f = from; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    sum += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return sum;
}
