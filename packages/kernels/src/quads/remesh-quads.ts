import { GeometryError, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { shareBudget } from './budget.ts';
import { cutHalf, type HalfFrame, leaveFrame } from './cut-half.ts';
import type { QuadMesh } from './extract.ts';
import { findSymmetry, type MeasuredPlane, type MirrorPlane, measureSymmetry } from './find-symmetry.ts';
import { mirrorQuads } from './mirror-quads.ts';
import { prepareInput } from './prepare-input.ts';
import { type PieceOptions, remeshPiece } from './remesh-piece.ts';
import { standIn } from './stand-in.ts';
import { mergeQuads, type Place, triangulateQuads } from './triangulate.ts';

export interface RemeshQuadsOptions {
  /** Quads wanted; met within a few percent. */
  faceCount: number;
  /** Edges that bend more than this are kept as edges of quads, degrees. Default 50; 180 keeps none but borders. */
  creaseAngleDeg?: number;
  /** Holes up to this width, as a share of the diagonal, are closed first. Default 0.1; 0 keeps all borders. */
  holeShare?: number;
  /**
   * Makes one half of the quads the exact mirror image of the other: `true` finds the plane of symmetry, a plane (points x with normal . x =
   * offset, metres) is taken as it is. Default false.
   */
  symmetry?: boolean | { normal: Vec3; offset: number };
  /** Told how far it is, 0 to 1, before each stage. */
  progress?: (share: number, stage: string) => void;
  signal?: AbortSignal;
}

/** What was done. */
export interface RemeshQuadsReport {
  quads: number;
  /** Points where the field of directions is singular (of one half where mirrored): the irregular vertices that the shape asks for. */
  singularities: number;
  /** Border sides of the prepared input, with those of the cut where mirrored. */
  borders: number;
  /** Parts that were too thin or too small for any quad. */
  dropped: number;
  /** The plane of symmetry, and how far the input is from mirroring in it, where `symmetry` was asked for. */
  symmetry?: MeasuredPlane;
}

/**
 * Remeshes a surface with quads only, along its creases, borders and bends. A smooth field of crosses gives the directions, a seamless
 * map along it the spacing, greedy rounding of its integers a grid that closes everywhere, so that vertices are irregular only where the
 * field is singular. Positions come back to the source; attributes do not survive. `mesh.quadCount` counts the quads.
 *
 * With `symmetry` the half with more surface is remeshed, the cut kept as a straight border, and mirrored: connectivity and positions of the
 * two halves are alike, and what was closed stays closed.
 *
 * Sources: Jakob et al., "Instant field-aligned meshes", 2015 (field); Bommes et al., "Mixed-integer quadrangulation", 2009 (map);
 * Huang et al., "QuadriFlow", 2018 (extraction). Throws GeometryError `empty-mesh`, and `no-symmetry` where the model has no plane of
 * symmetry or the given one passes beside it. Cost: about 4 s for 5,000 quads from 70,000 triangles.
 */
export function remeshQuads(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  options: RemeshQuadsOptions,
): { mesh: Mesh; report: RemeshQuadsReport } {
  const stage = (share: number, name: string): void => {
    options.signal?.throwIfAborted();
    options.progress?.(share, name);
  };
  stage(0, 'prepare');
  const target = Math.max(6, Math.round(options.faceCount));
  const closed = prepareInput(mesh, options.holeShare ?? 0.1, target);
  const report: RemeshQuadsReport = { quads: 0, singularities: 0, borders: 0, dropped: 0 };
  if (options.symmetry) report.symmetry = planeOf(closed, options.symmetry);
  const cut = report.symmetry && cutHalf(closed, report.symmetry);
  const settings = { creaseAngleDeg: options.creaseAngleDeg ?? 50, mirror: cut !== undefined };
  const quads = cut
    ? mirrorQuads(remeshParts(cut.half, Math.max(6, target / 2), settings, stage, report))
    : remeshParts(closed, target, settings, stage, report);
  stage(1, 'done');
  const out = triangulateQuads(quads, cut ? placeIn(cut.frame) : keepPlace);
  return { mesh: out, report: { ...report, quads: quads.quads.length / 4 } };
}

function planeOf(mesh: Mesh, symmetry: true | MirrorPlane): MeasuredPlane {
  return symmetry === true ? findSymmetry(mesh) : measureSymmetry(mesh, symmetry);
}

const keepPlace: Place = (x, y, z, out, o) => {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
};

function placeIn(frame: HalfFrame): Place {
  return (x, y, z, out, o) => leaveFrame(frame, x, y, z, out, o);
}

/** Remeshes part after part, smallest first: what one has too many or too few the larger ones make up for. */
function remeshParts(
  mesh: Mesh,
  target: number,
  settings: Pick<PieceOptions, 'creaseAngleDeg' | 'mirror'>,
  stage: PieceOptions['stage'],
  report: RemeshQuadsReport,
): QuadMesh {
  const { pieces, left } = shareBudget(mesh, target);
  if (!pieces.length) throw new GeometryError('empty-mesh', 'The mesh has no surface to remesh.');
  report.dropped += left;
  const out: QuadMesh[] = [];
  let planned = pieces.reduce((sum, piece) => sum + piece.target, 0);
  let open = target;
  for (const piece of pieces) {
    const from = 1 - planned / target;
    const share = piece.target / target;
    const told = (done: number, name: string): void => stage(Math.max(0, Math.min(1, from + done * share)), name);
    told(0, 'prepare');
    const wanted = piece.target * Math.min(1.3, Math.max(0.7, open / planned));
    const quads = remeshPart(piece.mesh, wanted, { ...settings, stage: told }, pieces.length === 1, report);
    planned -= piece.target;
    if (!quads) report.dropped++;
    else {
      open -= quads.quads.length / 4;
      out.push(quads);
    }
  }
  if (!out.length) throw new GeometryError('empty-mesh', 'The mesh has no surface to remesh.');
  return mergeQuads(out);
}

/** Whether every tenth vertex, borders apart, has but two quads, back to back: a part thinner than its quads. */
function isFlattened({ quads, rank, border }: QuadMesh): boolean {
  const valence = new Uint8Array(rank.length);
  for (const v of quads) valence[v]++;
  let two = 0;
  for (let v = 0; v < rank.length; v++) if (valence[v] === 2 && border[v] === 0) two++;
  return two * 10 > rank.length;
}

/** Below these a part gets a stand-in if it comes out far off its number of quads, or in any case. */
const SMALL_PART = 60;
const TINY_PART = 20;

function remeshPart(
  mesh: Mesh,
  target: number,
  settings: Omit<PieceOptions, 'target'>,
  alone: boolean,
  report: RemeshQuadsReport,
): QuadMesh | undefined {
  if (target < TINY_PART && !alone) return standIn(mesh, target, settings.mirror);
  try {
    const done = remeshPiece(mesh, { ...settings, target });
    const count = done.quads.quads.length / 4;
    if (target > SMALL_PART || (count > target * 0.6 && count < target * 1.5 && !isFlattened(done.quads))) {
      report.singularities += done.singularities;
      report.borders += done.borders;
      return done.quads;
    }
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
  }
  return standIn(mesh, target, settings.mirror);
}
