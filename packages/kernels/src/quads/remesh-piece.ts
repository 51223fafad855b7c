import { GeometryError } from '../math/index.ts';
import { buildSurface, type Mesh } from '../mesh/index.ts';
import { buildBvh } from '../spatial/index.ts';
import { findCreases } from './creases.ts';
import { extractQuads, type QuadMesh } from './extract.ts';
import { mendQuads } from './fill.ts';
import { type CreasedSurface, remeshIsotropic } from './isotropic.ts';
import { layLattice } from './lattice.ts';
import { placeSlots } from './lattice-places.ts';
import { prepareHalf } from './mirror-quads.ts';
import { orientFaces } from './orientation.ts';
import { pairTriangles } from './pair-triangles.ts';
import { prepareMap, type SeamlessMap, solveMap } from './seamless-map.ts';
import { squareUpInPlace } from './smooth.ts';
import { tidyQuads } from './tidy.ts';
import { totalArea } from './vector.ts';

export interface PieceOptions {
  /** Quads wanted. */
  target: number;
  creaseAngleDeg: number;
  /** Borders at x = 0 are a mirror plane's: they stay there. */
  mirror: boolean;
  stage: (share: number, name: string) => void;
}

/** A piece in quads, and what its shape asked for. */
export interface PieceResult {
  quads: QuadMesh;
  singularities: number;
  borders: number;
}

/**
 * Remeshes one welded piece. A shape so ragged that its map would have too many integers gets quads without a field. Throws GeometryError `empty-mesh` where it has no surface, or less than a quad in every
 * direction.
 */
export function remeshPiece(mesh: Mesh, options: PieceOptions): PieceResult {
  const { target, stage } = options;
  const raw = buildSurface(mesh.positions, mesh.indices);
  const area = totalArea(raw.positions, raw.vertex);
  if (!(area > 0) || !Number.isFinite(area))
    throw new GeometryError('empty-mesh', 'The mesh has no surface to remesh.');
  const side = Math.sqrt(area / target);
  // field and map are to be smooth on few quads too
  const length = Math.min(0.7 * side, Math.sqrt(area / Math.min(4000, Math.max(200, 7 * target))));
  // where the map would have too many integers: without creases and on blurred normals, and without a map after that or where
  // it gives quads of another size
  for (const { creaseAngleDeg, blur } of [
    { creaseAngleDeg: options.creaseAngleDeg, blur: 10 },
    { creaseAngleDeg: 180, blur: 60 },
  ]) {
    const sharp = findCreases(raw, creaseAngleDeg, 4 * side, options.mirror);
    const input = remeshIsotropic({ surface: raw, sharp }, length, 3);
    stage(0.25, 'orient');
    const crosses = orientFaces(input, 8, side, blur);
    stage(0.4, 'map');
    const map = prepareMap(input, crosses, new Float64Array(input.surface.vertex.length / 3).fill(side));
    if (!map) continue;
    stage(0.75, 'extract');
    const near = extractNear(input, map, target, Math.ceil(length / side / 0.25));
    if (target >= 60 && Math.abs(near.quads.length / 4 / target - 1) > OFF_MAX) break;
    return finish(near, mesh, input, map.matching.index, side, options);
  }
  const sharp = findCreases(raw, options.creaseAngleDeg, 4 * side, options.mirror);
  // two triangles of a pair make four quads
  const input = remeshIsotropic({ surface: raw, sharp }, 2.15 * side, 3);
  return finish(pairTriangles(input), mesh, input, new Int8Array(0), side, options);
}

function finish(
  found: QuadMesh,
  source: Mesh,
  { surface }: CreasedSurface,
  index: Int8Array,
  side: number,
  options: PieceOptions,
): PieceResult {
  const quads = options.mirror ? prepareHalf(found, 2 * side) : found;
  options.stage(0.85, 'smooth');
  squareUpInPlace(quads, buildBvh(source), 24);
  let singularities = 0;
  for (const k of index) if (k > 0) singularities++;
  let borders = 0;
  for (const t of surface.twin) if (t < 0) borders++;
  return { quads, singularities, borders };
}

/** A map is no use when the quads are further off their number than this share. */
const OFF_MAX = 0.4;

/** Extracts, and stretches the map again while the count is off: collapsed places give fewer quads than the map has area. */
function extractNear(input: CreasedSurface, map: SeamlessMap, target: number, n: number): QuadMesh {
  let scale = Math.sqrt(target / Math.max(1e-9, map.area));
  let best: QuadMesh | undefined;
  let least = Number.POSITIVE_INFINITY;
  let small = 0;
  let large = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < (least > OFF_MAX ? 6 : 3) && least > 0.05; attempt++) {
    const lattice = layLattice(input.surface, map.cuts, map.sys, solveMap(map, scale), Math.max(1, n));
    const quads = tidyQuads(mendQuads(extractQuads(lattice, placeSlots(input, lattice))));
    const count = quads.quads.length / 4;
    const off = Math.abs(count / target - 1);
    if (count && off < least) {
      least = off;
      best = quads;
    }
    if (count < target) small = Math.max(small, scale);
    else large = Math.min(large, scale);
    scale *= Math.sqrt(target / Math.max(target / 4, count));
    // what is thinner than its quads jumps from none to many: halve the way between
    if (scale <= small || scale >= large) scale = Math.sqrt(small * large);
  }
  if (!best) throw new GeometryError('empty-mesh', 'The mesh is too small in every direction for quads of this size.');
  return best;
}
