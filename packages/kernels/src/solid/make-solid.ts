import { initGeometry } from '../curves/index.ts';
import { GeometryError } from '../math/index.ts';
import { flipFaces, type Mesh, measureMesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { type Bvh, buildBvh } from '../spatial/index.ts';
import { type Assembly, assembleShells } from './assemble.ts';
import { areaOf, closeShell } from './close-shell.ts';
import { cutCrossings } from './cut-crossings.ts';
import { type Facing, measureFacing } from './facing.ts';
import { orientSurface } from './orient.ts';
import { rebuildSolid } from './rebuild.ts';
import { findSelfIntersections } from './self-intersections.ts';
import { sewMesh } from './sew.ts';
import { createSolidReport, type SolidReport } from './solid-report.ts';
import { sortSheets } from './sort-sheets.ts';
import { thickenSheet } from './thicken.ts';
import { untangleInPlace } from './untangle.ts';

export interface MakeSolidOptions {
  /** Cells along the longest side where a shell has to be sampled anew. Default: as fine as 80,000 to 260,000 triangles are. */
  resolution?: number;
  /** Thinnest wall that counts, metres: sheets get twice that, and what is smaller in every direction goes. Default: the diagonal / 1000. */
  wallMin?: number;
  /** Told how far it is, 0 to 1, before each stage. */
  progress?: (share: number, stage: string) => void;
  signal?: AbortSignal;
}

/** A solid, and what it took. */
export interface Solid {
  /** Closed, manifold, outward shells that do not cross; face groups are faces of the mesh given. */
  mesh: Mesh;
  report: SolidReport;
}

/** Holes are filled as long as the fillings are at most this share of the shell: beyond, the shell is a sheet. */
const HOLE_SHARE = 0.45;
/** A shell whose back sees less of the open than this is closed whatever it takes: the opening is against something else. */
const HIDDEN = 0.04;
/** Walls of sheets in least walls: two lines of a nozzle, which every slicer prints. */
const SHEET_WALLS = 2;

/**
 * Repairs any triangles into a solid: closed, manifold, outward, crossing nothing. The least that helps is done to each shell: a sound one
 * stays exactly as it is; borders are sewn and holes filled; small self-intersections are cut out; crossing shells are united exactly; sheets
 * get a thickness; only what is left is sampled by its winding number and meshed anew, with its edges kept. Positions only, and for every face
 * the source's face it comes from, for colours.
 *
 * Throws GeometryError `empty-mesh` when nothing is left to be solid. Cost: about 1 s for 70,000 sound triangles, 4 s where all is meshed anew.
 * Sources: Attene, "A lightweight approach to repairing digitized polygon meshes", 2010; Jacobson et al., "Robust inside-outside
 * segmentation using generalized winding numbers", 2013; Barequet & Sharir, "Filling gaps in the boundary of a polyhedron", 1995.
 */
export async function makeSolid(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  options: MakeSolidOptions = {},
): Promise<Solid> {
  await initGeometry();
  const stage = (share: number, name: string): void => {
    options.signal?.throwIfAborted();
    options.progress?.(share, name);
  };
  stage(0, 'sewing');
  const report = createSolidReport();
  const sewn = sewMesh(mesh);
  Object.assign(report, sewn.report);
  if (!sewn.mesh.indices.length) throw new GeometryError('empty-mesh', 'The mesh has no faces with area.');
  const oriented = orientSurface(sewn.mesh);
  report.flippedFaces = oriented.flipped;
  report.nonManifoldEdges = oriented.nonManifoldEdges;
  const all: Mesh = {
    positions: Float32Array.from(oriented.surface.positions),
    indices: Uint32Array.from(oriented.surface.vertex),
    faceGroups: sewn.mesh.faceGroups,
  };
  const shells = splitComponents(all);
  report.shells = shells.length;
  const { bounds } = measureMesh(all);
  const diagonal = Math.hypot(...[0, 1, 2].map((k) => bounds.max[k] - bounds.min[k]));
  const wallMin = options.wallMin ?? diagonal / 1000;
  stage(0.15, 'closing holes');
  const { sound, broken } = closeShells(shells, all, diagonal, wallMin, report);
  stage(0.4, 'looking for crossings');
  const solid = settle(sound, broken, options, report, stage);
  finish(solid, report, stage);
  const counts = Object.entries(report).filter(([key]) => key !== 'shells' && key !== 'bodies' && key !== 'untouched');
  report.untouched = counts.every(([, value]) => value === 0);
  stage(1, 'done');
  return { mesh: report.untouched ? all : solid, report };
}

/** Closed shells, and those that nothing but meshing anew can help. */
function closeShells(shells: readonly Mesh[], all: Mesh, diagonal: number, wallMin: number, report: SolidReport) {
  const sound: Mesh[] = [];
  const broken: Mesh[] = [];
  const open: { mesh: Mesh; facing: Facing }[] = [];
  let bvh: Bvh | undefined;
  for (const shell of shells) {
    if (isDebris(shell, wallMin)) {
      report.debrisDropped++;
      continue;
    }
    const closed = closeShell(shell);
    const area = areaOf(shell.positions, shell.indices);
    const bulk = closed ? Math.abs(measureMesh(closed.mesh).volume) : 0;
    // A filling that lies on the shell, or a shell folded flat, encloses nothing.
    const isBody = closed && bulk > 1e-3 * wallMin * area;
    let facing: Facing | undefined;
    if (!isBody || closed.area > HOLE_SHARE * area) facing = measureFacing(shell, (bvh ??= buildBvh(all)), diagonal);
    if (isBody && (!facing || Math.min(facing.front, facing.back) < HIDDEN)) {
      report.holesClosed += closed.holes;
      sound.push(closed.holes ? closed.mesh : shell);
    } else open.push({ mesh: shell, facing: facing as Facing });
  }
  const { volumes, sheets, flipped } = sortSheets(open, diagonal);
  report.flippedShells += flipped;
  broken.push(...volumes);
  for (const sheet of sheets) {
    sound.push(thickenSheet(sheet, SHEET_WALLS * wallMin));
    report.sheetsThickened++;
    report.sheetThickness = SHEET_WALLS * wallMin;
  }
  return { sound, broken };
}

/** Smaller than a wall in every direction. */
function isDebris(shell: Mesh, wallMin: number): boolean {
  const { bounds } = measureMesh(shell);
  return [0, 1, 2].every((k) => bounds.max[k] - bounds.min[k] < wallMin);
}

/** Undoes crossings within shells, meshes anew what stays broken, and makes one of all. */
function settle(
  closed: readonly Mesh[],
  broken: Mesh[],
  options: MakeSolidOptions,
  report: SolidReport,
  stage: (share: number, name: string) => void,
): Mesh {
  const sound: Mesh[] = [];
  for (const shell of closed) {
    const pairs = findSelfIntersections(shell);
    report.selfIntersections += pairs.length / 2;
    const mended = pairs.length ? cutCrossings(shell, pairs) : shell;
    if (mended) sound.push(mended);
    else broken.push(shell);
  }
  if (broken.length) {
    stage(0.5, 'meshing anew');
    const { shells, cell, dropped } = rebuildSolid(mergeMeshes(broken.map(outwards)), options.resolution);
    report.shellsRebuilt = broken.length;
    report.cell = cell;
    report.debrisDropped += dropped;
    sound.push(...shells);
  }
  stage(0.75, 'uniting shells');
  if (!sound.length) throw new GeometryError('empty-mesh', 'The mesh encloses nothing that could be solid.');
  let assembly: Assembly = assembleShells(sound);
  if (assembly.failed) {
    const again = rebuildSolid(assembly.mesh, options.resolution);
    report.cell = again.cell;
    report.shellsRebuilt = sound.length;
    assembly = { ...assembleShells(again.shells), merged: assembly.merged, flipped: assembly.flipped };
  }
  report.shellsMerged = assembly.merged;
  report.flippedShells += assembly.flipped;
  return assembly.mesh;
}

function outwards(mesh: Mesh): Mesh {
  return measureMesh(mesh).volume < 0 ? flipFaces(mesh) : mesh;
}

/** Counts what is there, after folds that rounding left have been smoothed. */
function finish(mesh: Mesh, report: SolidReport, stage: (share: number, name: string) => void): void {
  stage(0.9, 'checking');
  report.unresolved = untangleInPlace(mesh);
  report.bodies = splitComponents(mesh).filter((body) => measureMesh(body).volume > 0).length;
}
