import { GeometryError } from '../math/index.ts';
import { findCreaseAngle, type Mesh, measureMesh, splitComponents, weld } from '../mesh/index.ts';
import { remeshQuads } from '../quads/index.ts';
import { simplify } from '../remesh/index.ts';
import { measureDistance } from '../spatial/index.ts';
import { findSheet } from './find-sheet.ts';
import { bringBackInPlace, inflateSheet } from './inflate-sheet.ts';
import { joinQuads, ownPieces } from './own-pieces.ts';

export interface LayQuadsOptions {
  /** Quads wanted; met within a few percent. */
  faceCount: number;
  /** Mirrors the layout across the model's own plane of symmetry. Default false. */
  symmetry?: boolean;
  /** Told how far it is, 0 to 1. */
  progress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface LaidQuads {
  /** Quads only, welded, without attributes. */
  mesh: Mesh;
  /** The surface that they were laid over, welded. */
  source: Mesh;
  /** From this bend on most of the source's edges counted as creases, degrees. */
  creaseAngleDeg: number;
}

/** Sources of more faces are made lighter first: the field of directions is smoother than that anyway. */
const SOURCE_FACES_MAX = 400_000;
/** A shell whose 99th percentile is farther from its quads than this, in sides of a quad, is laid again another way. */
const OFF_MAX = 0.45;
/** Shells that are laid again, at most: the farthest. */
const AGAIN_MAX = 40;
/** Shells of fewer quads than this are small. */
const SMALL = 60;
/** Fewer quads than this make no closed shell. */
const BOX_QUADS = 6;
/** What is laid again must come this much closer, ... */
const CLOSER = 0.8;
/** ... and all of it together may take this share of the quads more. */
const SPARE = 0.04;
/** How thick sheets are made, in sides of a quad. */
const THICK = 1.5;
/** Points that a shell's distance is measured from. */
const SAMPLES = 300;

/**
 * Lays quads over a whole model of any number of parts. `remeshQuads` does the work, after `findCreaseAngle` has said whether sharp
 * edges are meant; then each shell that came out too far from its source is laid again: with the other choice, or, where it is a
 * thin sheet, as a thicker one. The closest of these stays. With `symmetry` the whole is laid at
 * once. Throws what `remeshQuads` throws. Cost: that of `remeshQuads`, and up to as much again where shells are laid again.
 */
export function layQuads(mesh: Pick<Mesh, 'positions' | 'indices'>, options: LayQuadsOptions): LaidQuads {
  const source = weld({ positions: mesh.positions, indices: mesh.indices });
  const tooFine = source.indices.length > 3 * SOURCE_FACES_MAX;
  const light = tooFine ? simplify(source, { faceCount: SOURCE_FACES_MAX }) : source;
  const creaseAngleDeg = findCreaseAngle(light);
  const { mesh: plain } = remeshQuads(light, {
    ...options,
    creaseAngleDeg,
    progress: (share) => options.progress?.(options.symmetry ? share : 0.75 * share),
  });
  const shells = splitComponents(light);
  const made = options.symmetry ? [] : ownPieces(light, plain);
  if (options.symmetry || !standsAlone(shells, made, options.faceCount)) return { mesh: plain, source, creaseAngleDeg };
  layAgain(shells, creaseAngleDeg, made, options);
  return { mesh: joinQuads(made.filter((piece) => piece !== undefined)), source, creaseAngleDeg };
}

/** Whether every shell worth a box has quads of its own: panels that were sewn together have not, and are left as they are. */
function standsAlone(shells: readonly Mesh[], made: readonly (Mesh | undefined)[], faceCount: number): boolean {
  const areas = shells.map((shell) => measureMesh(shell).area);
  const all = areas.reduce((sum, area) => sum + area, 0);
  return made.some((piece) => piece) && made.every((piece, i) => piece || (faceCount * areas[i]) / all < BOX_QUADS);
}

function tryQuads(
  mesh: Mesh,
  faceCount: number,
  creaseAngleDeg: number,
  { signal }: LayQuadsOptions,
): Mesh | undefined {
  try {
    return remeshQuads(mesh, { faceCount, creaseAngleDeg, signal }).mesh;
  } catch (error) {
    if (error instanceof GeometryError) return undefined;
    throw error;
  }
}

/** Distance of a shell from what stands for it, in sides of its quads. Nothing is infinitely far. */
function offBy(shell: Mesh, area: number, quads: Mesh | undefined): { sides: number; metres: number } {
  if (!quads) return { sides: Infinity, metres: Infinity };
  const { min, max } = measureMesh(shell).bounds;
  const diagonal = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const metres = measureDistance(shell, quads, SAMPLES).p99 * diagonal;
  return { sides: metres / Math.sqrt(area / (quads.indices.length / 6)), metres };
}

/** Lays the shells that came out worst once more, each in the other ways there are, and keeps the closest. */
function layAgain(
  shells: readonly Mesh[],
  creaseAngleDeg: number,
  made: (Mesh | undefined)[],
  options: LayQuadsOptions,
): void {
  const areas = shells.map((shell) => measureMesh(shell).area);
  const off = shells.map((shell, i) => offBy(shell, areas[i], made[i]));
  const bad = shells.map((_, i) => i).filter((i) => made[i] && off[i].sides > OFF_MAX);
  bad.sort((a, b) => off[b].metres - off[a].metres || a - b);
  let spare = SPARE * options.faceCount;
  for (const [done, i] of bad.slice(0, AGAIN_MAX).entries()) {
    options.progress?.(0.75 + (0.25 * done) / Math.min(AGAIN_MAX, bad.length));
    const count = (made[i] as Mesh).indices.length / 6;
    const other = creaseAngleDeg === 180 ? 50 : 180;
    const ways = [
      () => laySheet(shells[i], count, 180, options),
      () => tryQuads(shells[i], count, other, options),
      () => laySheet(shells[i], count, 50, options),
      // The last resort costs more: for small shells only.
      () => (count < SMALL ? tryQuads(shells[i], 1.4 * count, 50, options) : undefined),
    ];
    for (const way of ways) {
      const tried = way();
      const more = (tried?.quadCount ?? 0) - (made[i]?.quadCount ?? 0);
      if (!tried || more > spare) continue;
      const { sides, metres } = offBy(shells[i], areas[i], tried);
      if (metres < CLOSER * off[i].metres) {
        made[i] = tried;
        off[i] = { sides, metres };
        spare -= more;
      }
      if (off[i].sides < OFF_MAX) break;
    }
  }
}

/**
 * A thin sheet in about so many quads: remeshed as one thicker than a quad is wide, so that its rim gets a row of its own, and brought back.
 * Undefined where it is no thin sheet.
 */
function laySheet(shell: Mesh, faceCount: number, creaseAngleDeg: number, options: LayQuadsOptions): Mesh | undefined {
  const side = Math.sqrt(measureMesh(shell).area / faceCount);
  const sheet = findSheet(shell, side);
  if (!sheet) return undefined;
  const thick = inflateSheet(shell, sheet, THICK * side);
  const quads = tryQuads(thick, faceCount, creaseAngleDeg, options);
  if (quads) bringBackInPlace(quads.positions, thick, shell);
  return quads;
}
