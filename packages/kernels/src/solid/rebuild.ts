import { GeometryError } from '../math/index.ts';
import { flipFaces, type Mesh, measureMesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { simplify } from '../remesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { areaOf } from './close-shell.ts';
import type { ClosedPiece } from './close-shells.ts';
import { closeSurface } from './close-surface.ts';
import { thickenSheet } from './thicken.ts';
import { untangleInPlace } from './untangle.ts';

export interface Rebuilt {
  /** Closed shells; face groups are the source's faces. */
  shells: Mesh[];
  /** Size of the largest cells that were sampled with, metres: finer details are lost. */
  cell: number;
  /** Specks that were left out. */
  dropped: number;
}

/** Triangles of the first mesh, before it is reduced to what the shape needs: so many for each of the source, within bounds. */
const FACES_PER_SOURCE = 12;
const FACES_FIRST = [80_000, 260_000] as const;
/** Sheets may take more, to be caught by the grid: they are at least so many cells thick. */
const FACES_SHEETS = 300_000;
const CELLS_THICK = 2.2;
/** Each round of reduction leaves this share of the faces; fewer than FACES_MIN are not tried for. */
const REDUCTION = 0.4;
const FACES_MIN = 3000;
/** The reduced mesh stays within this share of a cell of the first one. */
const ERROR = 0.3;
/** Cells that a volume may reach beyond its source, where a hole in its side bulges. */
const BULGE = 1.5;
/** More broken shells than this are meshed together. */
const SINGLE_MAX = 12;

/**
 * The solids of broken shells by their winding numbers: sampled, meshed, reduced to as few triangles as keep within a third of a cell, and freed
 * of folds. Closed shells go one by one, in cells as fine as their share of the area allows; `volumes`, open pieces that stand around
 * something together, go as one. Sheets are made thick enough to be sampled. Face groups come from the nearest source faces. `resolution` is cells
 * along the longest side of all.
 */
export function rebuildShells(
  broken: readonly ClosedPiece[],
  volumes: readonly Mesh[],
  thickness: number,
  resolution?: number,
): Rebuilt {
  const jobs: ClosedPiece[][] = broken.length > SINGLE_MAX ? [[...broken]] : broken.map((piece) => [piece]);
  const whole = measureMesh(mergeMeshes([...broken.map((b) => b.mesh), ...volumes]));
  const longest = Math.max(...[0, 1, 2].map((k) => whole.bounds.max[k] - whole.bounds.min[k]));
  const out: Rebuilt = { shells: [], cell: 0, dropped: 0 };
  if (volumes.length) {
    const volume = rebuildVolume(mergeMeshes(volumes), resolution && longest / resolution);
    if (volume) {
      out.shells.push(...volume.shells);
      out.dropped += volume.dropped;
      out.cell = volume.cell;
    } else jobs.push(volumes.map((sheet) => ({ mesh: thickenSheet(sheet, thickness), sheet })));
  }
  for (const job of jobs) {
    const cell = resolution ? longest / resolution : cellFor(job, whole.area, thickness);
    const thick = Math.max(thickness, CELLS_THICK * cell);
    const source = mergeMeshes(
      job.map(({ mesh, sheet }) => outwards(sheet && thick > thickness ? thickenSheet(sheet, thick) : mesh)),
    );
    const { shells, dropped } = rebuild(source, cell);
    out.shells.push(...shells);
    out.dropped += dropped;
    out.cell = Math.max(out.cell, cell);
  }
  return out;
}

/**
 * The solid that open pieces stand around together, as panels of a torn box do; `source` is all of them, face groups included. Undefined
 * where what is wound around bulges out of its source: then they are sheets behind one another that face the same way.
 */
export function rebuildVolume(
  source: Mesh,
  cell = cellFor([{ mesh: source }], measureMesh(source).area, 0),
): Rebuilt | undefined {
  const { shells, dropped } = rebuild(source, cell);
  return shells.length && isWithin(shells, source, BULGE * cell) ? { shells, cell, dropped } : undefined;
}

/** Whether the shells' box is the source's, or that much larger. */
function isWithin(shells: readonly Mesh[], source: Mesh, slack: number): boolean {
  const { min, max } = measureMesh(source).bounds;
  return shells.every(({ positions: p }) => {
    for (let i = 0; i < p.length; i++) if (p[i] < min[i % 3] - slack || p[i] > max[i % 3] + slack) return false;
    return true;
  });
}

function cellFor(job: readonly ClosedPiece[], wholeArea: number, thickness: number): number {
  const sources = job.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const area = job.reduce((sum, { mesh }) => sum + areaOf(mesh.positions, mesh.indices), 0);
  const least = FACES_FIRST[0] * Math.max(0.1, area / wholeArea);
  const cell = Math.sqrt((3 * area) / Math.min(FACES_FIRST[1], Math.max(least, FACES_PER_SOURCE * sources)));
  if (!job.some(({ sheet }) => sheet)) return cell;
  return Math.min(cell, Math.max(thickness / CELLS_THICK, Math.sqrt((3 * area) / FACES_SHEETS)));
}

function outwards(mesh: Mesh): Mesh {
  return measureMesh(mesh).volume < 0 ? flipFaces(mesh) : mesh;
}

function rebuild(source: Mesh, cell: number): { shells: Mesh[]; dropped: number } {
  const pieces = closedPieces(source, cell);
  const kept = pieces.filter((piece) => Math.abs(measureMesh(piece).volume) > 8 * cell ** 3);
  if (!kept.length) return { shells: [], dropped: Math.max(1, pieces.length) };
  const reduced = reduceWithin(mergeMeshes(kept), ERROR * cell);
  const near = createClosestPoint();
  const bvh = buildBvh(source);
  const groups = source.faceGroups as Uint32Array;
  const { positions: p, indices } = reduced;
  reduced.faceGroups = Uint32Array.from({ length: indices.length / 3 }, (_, f) => {
    const c = [0, 1, 2].map(
      (k) => (p[3 * indices[3 * f] + k] + p[3 * indices[3 * f + 1] + k] + p[3 * indices[3 * f + 2] + k]) / 3,
    );
    closestPoint(bvh, c[0], c[1], c[2], near);
    return groups[near.triangle];
  });
  return { shells: splitComponents(reduced), dropped: pieces.length - kept.length };
}

/** What the source encloses, shell by shell; nothing where it encloses nothing that the cells can catch. */
function closedPieces(source: Mesh, cell: number): Mesh[] {
  try {
    return splitComponents(closeSurface(source, { cell }));
  } catch (error) {
    if (error instanceof GeometryError) return [];
    throw error;
  }
}

/**
 * As few faces, in rounds, as leave the first mesh's vertices near the reduced surface, and no crossing that smoothing cannot undo: the
 * fewer and larger the faces, the less it can.
 */
function reduceWithin(mesh: Mesh, error: number): Mesh {
  let out = mesh;
  let sound: Mesh | undefined;
  for (;;) {
    const target = Math.round((REDUCTION * out.indices.length) / 3);
    if (target < FACES_MIN) break;
    const next = simplify(out, { faceCount: target });
    if (!isNear(mesh, next, error) || untangleInPlace(next)) break;
    sound = out = next;
  }
  if (!sound) untangleInPlace(mesh);
  return sound ?? mesh;
}

/** Whether all but one in two hundred of some thousand vertices of the mesh lie within `error` of the other. */
function isNear(mesh: Mesh, other: Mesh, error: number): boolean {
  const bvh = buildBvh(other);
  const near = createClosestPoint();
  const count = mesh.positions.length / 3;
  const step = Math.max(1, Math.floor(count / 20_000));
  let far = 0;
  for (let v = 0; v < count; v += step) {
    const o = 3 * v;
    if (!closestPoint(bvh, mesh.positions[o], mesh.positions[o + 1], mesh.positions[o + 2], near, error)) far++;
  }
  return far * step * 200 <= count;
}
