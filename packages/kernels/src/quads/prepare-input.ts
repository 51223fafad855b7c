import {
  buildSurface,
  closeHoles,
  diagonalOf,
  flipFaces,
  type Mesh,
  measureMesh,
  mergeMeshes,
  splitComponents,
  weld,
} from '../mesh/index.ts';
import { measureFacing, orientSurface, rebuildVolume, sewMesh, sortSheets } from '../solid/index.ts';
import { buildBvh } from '../spatial/index.ts';
import { arePanels } from './panels.ts';

/** Cells along the side of a quad where a surface is meshed anew. */
const CELLS_PER_QUAD = 3;

/**
 * Makes the best surface of any triangles: welded; where that is not closed and oriented already, borders sewn, neighbours turned to agree, solids
 * that touch in an edge taken apart, and holes up to `holeShare` closed. Open shells whose borders run along each other, as panels of a torn solid do,
 * become the border of what they wind around; cups, clothes and leaves stay open. Positions only; `target` is
 * the number of quads that it is to be fine enough for.
 */
export function prepareInput(mesh: Pick<Mesh, 'positions' | 'indices'>, holeShare: number, target: number): Mesh {
  const welded = weld({ positions: mesh.positions, indices: mesh.indices }, 0);
  if (!buildSurface(welded.positions, welded.indices).twin.includes(-1)) return welded;
  const sewn = sewMesh(mesh).mesh;
  const { surface } = orientSurface(sewn);
  const oriented = { positions: Float32Array.from(surface.positions), indices: Uint32Array.from(surface.vertex) };
  if (holeShare === 0) return oriented;
  const closed = closeHoles(oriented, holeShare);
  return joinPanels(closed, target);
}

/** Puts panels together to what they wind around, and turns sheets the way that sees the open. */
function joinPanels(mesh: Mesh, target: number): Mesh {
  const shells = splitComponents(mesh);
  const open = shells.filter((shell) => buildSurface(shell.positions, shell.indices).twin.includes(-1));
  if (!open.length) return mesh;
  const closed = shells.filter((shell) => !open.includes(shell));
  const diagonal = diagonalOf(mesh.positions);
  const bvh = buildBvh(mesh);
  const facing = open.map((shell) => ({ mesh: shell, facing: measureFacing(shell, bvh, diagonal) }));
  const { volumes, sheets } = sortSheets(facing, diagonal);
  return mergeMeshes([...closed, ...(arePanels(volumes, diagonal) ? rebuild(volumes, target) : volumes), ...sheets]);
}

function rebuild(panels: readonly Mesh[], target: number): readonly Mesh[] {
  const whole = mergeMeshes(panels.map((m) => (measureMesh(m).volume < 0 ? flipFaces(m) : m)));
  const groups = new Uint32Array(whole.indices.length / 3);
  const { area, bounds } = measureMesh(whole);
  const longest = Math.max(...bounds.max.map((high, k) => high - bounds.min[k]));
  const cell = Math.min(longest / 60, Math.max(longest / 400, Math.sqrt(area / target) / CELLS_PER_QUAD));
  return rebuildVolume({ ...whole, faceGroups: groups }, cell)?.shells ?? panels;
}
