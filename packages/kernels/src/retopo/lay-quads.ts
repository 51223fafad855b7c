import { GeometryError } from '../math/index.ts';
import { findCreaseAngle, type Mesh, measureMesh, mergeMeshes, splitComponents, weld } from '../mesh/index.ts';
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
/** The number of quads may be off by this share. */
const OVER_MAX = 0.04;
/** How thick sheets are made, in sides of a quad. */
const THICK = 1.5;
/** Points that a shell's distance is measured from. */
const SAMPLES = 300;

/**
 * Lays quads over a whole model of any number of parts. `remeshQuads` does the work; here is settled, shell by shell, whether sharp edges are
 * meant (`findCreaseAngle`), and what came out too far from its source is laid again: with the other choice, or, where it is a thin
 * sheet, as a thicker one. The closest of these stays. With `symmetry` the whole is laid at
 * once. Throws what `remeshQuads` throws. Cost: that of `remeshQuads`, and up to as much again where shells are laid again.
 */
export function layQuads(mesh: Pick<Mesh, 'positions' | 'indices'>, options: LayQuadsOptions): LaidQuads {
  const source = weld({ positions: mesh.positions, indices: mesh.indices });
  const tooFine = source.indices.length > 3 * SOURCE_FACES_MAX;
  const light = tooFine ? simplify(source, { faceCount: SOURCE_FACES_MAX }) : source;
  const whole = findCreaseAngle(light);
  if (options.symmetry) {
    const { mesh: quads } = remeshQuads(light, { ...options, creaseAngleDeg: whole });
    return { mesh: quads, source, creaseAngleDeg: whole };
  }
  const shells = splitComponents(light);
  const angles = shells.map(findCreaseAngle);
  const { area } = measureMesh(light);
  const made: (Mesh | undefined)[] = new Array(shells.length).fill(undefined);
  let done = 0;
  for (const angle of new Set(angles)) {
    const own = shells.map((_, i) => i).filter((i) => angles[i] === angle);
    const group = mergeMeshes(own.map((i) => shells[i]));
    const share = measureMesh(group).area / area;
    const quads = tryQuads(group, share * options.faceCount, angle, options, (part) =>
      options.progress?.(0.75 * (done + share * part)),
    );
    done += share;
    for (const [k, piece] of (quads ? ownPieces(group, quads) : []).entries()) made[own[k]] = piece;
  }
  const again = layAgain(shells, angles, made, options);
  fitCount(shells, angles, made, again, options);
  const kept = made.filter((piece) => piece !== undefined);
  if (!kept.length) throw new GeometryError('empty-mesh', 'The mesh has no surface to remesh.');
  return { mesh: joinQuads(kept), source, creaseAngleDeg: whole };
}

function tryQuads(
  mesh: Mesh,
  faceCount: number,
  creaseAngleDeg: number,
  { signal }: LayQuadsOptions,
  progress?: (share: number) => void,
): Mesh | undefined {
  try {
    return remeshQuads(mesh, { faceCount, creaseAngleDeg, signal, progress }).mesh;
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
  angles: readonly number[],
  made: (Mesh | undefined)[],
  options: LayQuadsOptions,
): Set<number> {
  const areas = shells.map((shell) => measureMesh(shell).area);
  const off = shells.map((shell, i) => offBy(shell, areas[i], made[i]));
  const bad = shells.map((_, i) => i).filter((i) => made[i] && off[i].sides > OFF_MAX);
  bad.sort((a, b) => off[b].metres - off[a].metres || a - b);
  for (const [done, i] of bad.slice(0, AGAIN_MAX).entries()) {
    options.progress?.(0.75 + (0.25 * done) / Math.min(AGAIN_MAX, bad.length));
    const count = (made[i] as Mesh).indices.length / 6;
    const other = angles[i] === 180 ? 50 : 180;
    const ways = [
      () => laySheet(shells[i], count, 180, options),
      () => tryQuads(shells[i], count, other, options),
      () => laySheet(shells[i], count, 50, options),
      // The last resort costs more: for small shells only.
      () => (count < SMALL ? tryQuads(shells[i], 1.4 * count, 50, options) : undefined),
    ];
    for (const way of ways) {
      const tried = way();
      const { sides, metres } = offBy(shells[i], areas[i], tried);
      if (metres < off[i].metres) {
        made[i] = tried;
        off[i] = { sides, metres };
      }
      if (off[i].sides < OFF_MAX) break;
    }
  }
  return new Set(bad);
}

/** Where laying again has changed the number of quads, large shells that were good at once make up for it. */
function fitCount(
  shells: readonly Mesh[],
  angles: readonly number[],
  made: (Mesh | undefined)[],
  again: ReadonlySet<number>,
  options: LayQuadsOptions,
): void {
  const quadsOf = (i: number): number => made[i]?.quadCount ?? 0;
  const all = shells.map((_, i) => i);
  const excess = all.reduce((sum, i) => sum + quadsOf(i), 0) - options.faceCount;
  const large = all.filter((i) => !again.has(i) && quadsOf(i) >= SMALL);
  const held = large.reduce((sum, i) => sum + quadsOf(i), 0);
  if (Math.abs(excess) < OVER_MAX * options.faceCount || held === 0) return;
  const factor = Math.min(1.5, Math.max(0.6, 1 - excess / held));
  for (const i of large) made[i] = tryQuads(shells[i], factor * quadsOf(i), angles[i], options) ?? made[i];
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
