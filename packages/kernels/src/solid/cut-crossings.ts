import { extractFaces, type Mesh, splitComponents } from '../mesh/index.ts';
import { areaOf, closeShell } from './close-shell.ts';
import { findSelfIntersections } from './self-intersections.ts';

const ROUNDS = 4;

/**
 * Undoes small self-intersections of a closed shell: the crossing faces are cut out with ever more of their neighbours, what then hangs
 * loose goes, and the holes are filled. Everything else stays exactly as it is. Returns undefined when that would take more than `shareMax` of the
 * area or does not help.
 * Source: Attene, "A lightweight approach to repairing digitized polygon meshes", 2010.
 */
export function cutCrossings(mesh: Mesh, pairs: Uint32Array, shareMax: number): Mesh | undefined {
  const total = areaOf(mesh.positions, mesh.indices);
  let work = mesh;
  let crossing: Uint32Array = pairs;
  let lost = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const gone = growFaces(work, crossing, round);
    lost += goneArea(work, gone);
    if (lost > shareMax * total) return undefined;
    const rest: number[] = [];
    for (let f = 0; f < gone.length; f++) if (!gone[f]) rest.push(f);
    if (!rest.length) return undefined;
    const pieces = splitComponents(extractFaces(work, rest));
    const areas = pieces.map((piece) => areaOf(piece.positions, piece.indices));
    const largest = areas.indexOf(Math.max(...areas));
    lost += areas.reduce((sum, a, i) => (i === largest ? sum : sum + a), 0);
    if (lost > shareMax * total) return undefined;
    const closed = closeShell(pieces[largest]);
    if (!closed) return undefined;
    work = closed.mesh;
    // Only what is new can cross anything now.
    const among = new Uint8Array(work.indices.length / 3).fill(1, closed.from);
    crossing = findSelfIntersections(work, { among });
    if (!crossing.length) return work;
  }
  return undefined;
}

/** The faces named, with `rings` rings of neighbours by vertex, 1 each. */
function growFaces(mesh: Mesh, faces: Uint32Array, rings: number): Uint8Array {
  const gone = new Uint8Array(mesh.indices.length / 3);
  for (const f of faces) gone[f] = 1;
  const touched = new Uint8Array(mesh.positions.length / 3);
  for (let ring = 0; ring < rings; ring++) {
    for (let c = 0; c < mesh.indices.length; c++) if (gone[Math.floor(c / 3)]) touched[mesh.indices[c]] = 1;
    for (let c = 0; c < mesh.indices.length; c++) if (touched[mesh.indices[c]]) gone[Math.floor(c / 3)] = 1;
  }
  return gone;
}

function goneArea(mesh: Mesh, gone: Uint8Array): number {
  let sum = 0;
  for (let f = 0; f < gone.length; f++)
    if (gone[f]) sum += areaOf(mesh.positions, mesh.indices.subarray(3 * f, 3 * f + 3));
  return sum;
}
