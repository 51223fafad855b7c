/** How finely shapes are meshed. */
export interface MeshShapeOptions {
  /** Grid cells along the longest axis of an implicit shape as large as the whole; smaller ones get fewer. Draft 96, standard 192. */
  cellsMax: number;
  /** Scales segment counts of direct meshes: 1 = standard (48 around a large circle). */
  detail: number;
  /** Seed of everything random (scatter). */
  seed: number;
  /** Metres of the whole thing this shape is part of, longest axis: sets what counts as small. Default: the shape itself. */
  size?: number;
}

/** What every mesher is given: options with the size filled in. */
export interface MeshContext {
  cellsMax: number;
  detail: number;
  seed: number;
  size: number;
}

/** Segments around a circle of radius r: 48 x detail when r >= 0.3 of the whole, fewer with its square root, at least 8. */
export function segmentsFor(ctx: MeshContext, r: number): number {
  const share = Math.sqrt(Math.min(1, r / (0.3 * ctx.size)));
  return Math.max(8, 4 * Math.round((48 * ctx.detail * share) / 4));
}

/** Pieces of an arc of `deg` degrees and radius r, by the same rule; at least `least`. */
export function arcPieces(ctx: MeshContext, r: number, deg: number, least = 1): number {
  return Math.max(least, Math.round((segmentsFor(ctx, r) * Math.abs(deg)) / 360));
}
