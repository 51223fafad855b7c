import { type Mesh, measureMesh } from '../mesh/index.ts';
import { type Bvh, buildBvh } from '../spatial/index.ts';
import { areaOf, closeShell } from './close-shell.ts';
import { type Facing, measureFacing } from './facing.ts';
import type { SolidReport } from './solid-report.ts';
import { sortSheets } from './sort-sheets.ts';
import { thickenSheet } from './thicken.ts';

/** A closed shell, and the sheet it was made of, if it was. */
export interface ClosedPiece {
  mesh: Mesh;
  sheet?: Mesh;
}

/** Holes are filled as long as the fillings are at most this share of the shell: beyond, the shell is a sheet. */
const HOLE_SHARE = 0.45;
/** A shell whose back sees less of the open than this is closed whatever it takes: the opening is against something else. */
const HIDDEN = 0.04;
/** But not where that fills less than half a wall on average: a sheet that lies on something gets a thickness like any other. */
const FILLING = 0.5;
/** A shell that encloses less than its area times this share of a wall is folded flat. */
const FLAT = 1e-3;
/** Walls of sheets in least walls: two lines of a nozzle, which every slicer prints. */
const SHEET_WALLS = 2;

/**
 * Closes every shell of an oriented mesh: holes are filled, sheets get a thickness. Open pieces that stand around a volume together come back
 * as `volumes`, still open; `thickness` is what sheets get. `all` is the mesh the shells are of; lengths in metres.
 */
export function closeShells(
  shells: readonly Mesh[],
  all: Mesh,
  diagonal: number,
  wallMin: number,
  report: SolidReport,
): { closed: ClosedPiece[]; volumes: Mesh[]; thickness: number } {
  const closed: ClosedPiece[] = [];
  const open: { mesh: Mesh; facing: Facing }[] = [];
  let bvh: Bvh | undefined;
  for (const shell of shells) {
    if (isDebris(shell.positions, wallMin)) {
      report.debrisDropped++;
      continue;
    }
    const filled = closeShell(shell);
    const area = areaOf(shell.positions, shell.indices);
    const bulk = filled ? Math.abs(measureMesh(filled.mesh).volume) : 0;
    const isBody = filled && bulk > FLAT * wallMin * area;
    let facing: Facing | undefined;
    if (!isBody || filled.area > HOLE_SHARE * area) facing = measureFacing(shell, (bvh ??= buildBvh(all)), diagonal);
    const isHidden = facing && Math.min(facing.front, facing.back) < HIDDEN && bulk > FILLING * wallMin * area;
    if (isBody && (!facing || isHidden)) {
      report.holesClosed += filled.holes;
      closed.push({ mesh: filled.holes ? filled.mesh : shell });
    } else open.push({ mesh: shell, facing: facing as Facing });
  }
  const { volumes, sheets, flipped } = sortSheets(open, diagonal);
  report.flippedShells += flipped;
  const thickness = SHEET_WALLS * wallMin;
  for (const sheet of sheets) {
    closed.push({ mesh: thickenSheet(sheet, thickness), sheet });
    report.sheetsThickened++;
    report.sheetThickness = thickness;
  }
  return { closed, volumes, thickness };
}

/** Smaller than a wall in every direction. */
function isDebris(p: Float32Array, wallMin: number): boolean {
  for (let k = 0; k < 3; k++) {
    let lo = Number.POSITIVE_INFINITY;
    let hi = Number.NEGATIVE_INFINITY;
    for (let i = k; i < p.length; i += 3) {
      if (p[i] < lo) lo = p[i];
      if (p[i] > hi) hi = p[i];
    }
    if (hi - lo >= wallMin) return false;
  }
  return true;
}
