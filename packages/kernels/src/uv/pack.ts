import { createRng } from '../math/index.ts';
import { type Layout, layOut, type PackOrder } from './layout.ts';
import { collectPieces, type Piece } from './pieces.ts';
import { tiltPieces } from './tilt.ts';
import type { UnwrapResult } from './unwrap.ts';

export interface PackItem {
  unwrapped: UnwrapResult;
  /** Texels per metre relative to the others, default 1: faces and hands 2, undersides 0.5. */
  weight?: number;
  /** What of the weight is its size in the scene and no wish for detail. Default 1. */
  base?: number;
}

export interface PackOptions {
  /** Texels along a side of the square atlas. Default 2048. */
  size?: number;
  /** Texels between charts, at least. Default 2, and more in atlases over 2048. */
  padding?: number;
}

export interface PackResult {
  /** Per item: 2 per vertex, 0..1, origin top-left. */
  uvs: Float32Array[];
  /** Texels per metre at weight 1. */
  texelsPerMetre: number;
}

/** Cells along a side, at most: beyond, packing costs more than the texels that it wins. */
const CELLS_MAX = 1024;

/** The search for the scale ends when the best known one is within this of one that failed. */
const SCALE_STEP = 1.006;
const ROUNDS_MAX = 6;

/** Degrees by which pieces may lie askew, and the orders in which that is tried. */
const TILTS: readonly number[] = [30, 60];
const TILTED: readonly PackOrder[] = ['length', 'box'];

const FILL_ENOUGH = 0.72;
const PIECES_RETRY = 250;
/** Up to so many pieces an order is searched for, on a grid so coarse, in so many tries, unless the plain one does as well as this. */
const PIECES_FEW = 100;
const COARSE = 320;
const TRIES = 60;
const FILL_SEARCHED = 0.7;

/**
 * Lays the charts of many parts into one square atlas at even texel density: each is turned to its smallest upright box, drawn
 * as a bit mask of every cell it touches, and set into the first free place in any of four turns, largest first, a gutter of one
 * cell around each. The scale is found by packing a few times. Source: after Lévy et al., "Least squares conformal maps", 2002
 * (masks), and xatlas. Fill 0.7-0.8. Cost: about 0.3 s for 200 charts.
 */
export function packCharts(items: readonly PackItem[], options: PackOptions = {}): PackResult {
  const size = options.size ?? 2048;
  const cells = Math.max(64, Math.min(CELLS_MAX, Math.floor(size / Math.max(1, options.padding ?? 2))));
  const pieces = items.flatMap((item, i) => collectPieces(item.unwrapped, i, item.weight ?? 1));
  // Half a cell stays free along every side: the gutter also holds where a texture repeats.
  const tilted = pieces.length <= PIECES_RETRY ? tiltPieces(pieces, TILTS) : pieces.map(() => []);
  const { scale, layout } = findBest(pieces, tilted, cells - 1);
  const lying = pieces.map((piece, i) => (layout.shape[i] ? tilted[i][layout.shape[i] - 1] : piece));
  return { uvs: writeUvs(items, lying, scale, layout, cells), texelsPerMetre: (scale * size) / cells };
}

/** Other orders are tried where the first leaves much empty, and there are not so many pieces that it takes long. */
function findBest(
  pieces: readonly Piece[],
  tilted: readonly (readonly Piece[])[],
  cells: number,
): { scale: number; layout: Layout } {
  let best = findScale(pieces, cells, 'length');
  const area = pieces.reduce((s, p) => s + p.area, 0);
  const searched = pieces.length <= PIECES_FEW && fillOf(area, best.scale, cells) < FILL_SEARCHED;
  const orders: PackOrder[] = ['box', 'height'];
  if (searched) orders.push(searchOrder(pieces, Math.min(COARSE, cells)));
  const ways = [
    ...orders.map((order) => ({ order, shapes: undefined })),
    ...TILTED.map((order) => ({ order, shapes: tilted })),
  ];
  for (const { order, shapes } of ways) {
    if (fillOf(area, best.scale, cells) > FILL_ENOUGH || pieces.length > PIECES_RETRY) break;
    const scale = best.scale * 1.008;
    const tried = layOut(pieces, scale, cells, order, shapes);
    if (!tried || tried.bottom > cells) continue;
    const other = findScale(pieces, cells, order, scale * Math.sqrt(cells / tried.bottom) * 0.998, shapes);
    if (other.scale > best.scale) best = other;
  }
  return best;
}

function fillOf(area: number, scale: number, cells: number): number {
  return (area * scale ** 2) / cells ** 2;
}

/** Few pieces fill a square only in a lucky order: changes of a few places at a time are kept where, on a coarse grid, less of it is needed. */
function searchOrder(pieces: readonly Piece[], cells: number): number[] {
  const rng = createRng(pieces.length);
  const { scale } = findScale(pieces, cells, 'length');
  const size = pieces.map((p) => p.width + 0.35 * p.height);
  let key = size;
  let least = layOut(pieces, scale, cells, key)?.bottom ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i++) {
    // wide steps first, small ones around the best later
    const spread = i < TRIES / 3 ? 0.66 : 0.3;
    const from = i < TRIES / 3 ? size : key;
    const next = from.map((k) => (i < TRIES / 3 || rng.next() < 0.3 ? k * (1 + spread * (2 * rng.next() - 1)) : k));
    const bottom = layOut(pieces, scale, cells, next)?.bottom ?? Number.POSITIVE_INFINITY;
    if (bottom < least) [least, key] = [bottom, next];
  }
  return key;
}

/** Looks for the largest scale whose packing ends within the square: the height of each one says how far the next should go. */
function findScale(
  pieces: readonly Piece[],
  cells: number,
  order: PackOrder,
  from = guessScale(pieces, cells),
  tilted?: readonly (readonly Piece[])[],
): { scale: number; layout: Layout } {
  let best: { scale: number; layout: Layout } | undefined;
  let failed = Infinity;
  let scale = from;
  for (let round = 0; round < ROUNDS_MAX || !best; round++) {
    const layout = layOut(pieces, scale, cells, order, tilted);
    if (layout && layout.bottom <= cells) best = { scale, layout };
    else failed = scale;
    if (best && (failed / best.scale < SCALE_STEP || best.layout.bottom >= 0.994 * cells)) break;
    const next = layout ? scale * Math.sqrt(cells / layout.bottom) * 0.998 : scale * 0.93;
    if (!best) scale = Math.min(next, scale * (round < 3 ? 0.995 : 0.95));
    else if (next > best.scale * 1.003 && next < failed * 0.997) scale = next;
    else scale = failed < Infinity ? (best.scale + failed) / 2 : best.scale * 1.01;
  }
  return best;
}

/** Masks take the area, and half a cell and the gutter along the border; about nine tenths of the square can be taken. */
function guessScale(pieces: readonly Piece[], cells: number): number {
  const area = pieces.reduce((s, p) => s + p.area, 0);
  const border = pieces.reduce((s, p) => s + p.perimeter, 0);
  const a = Math.max(area, 1e-18);
  const room = 0.86 * cells * cells - 3 * pieces.length;
  const scale = (-border + Math.sqrt(border * border + 4 * a * Math.max(room, cells))) / (2 * a);
  const widest = pieces.reduce((w, p) => Math.max(w, p.width), 0);
  return Math.min(scale, (0.999 * cells) / Math.max(widest, 1e-9));
}

function writeUvs(
  items: readonly PackItem[],
  pieces: readonly Piece[],
  scale: number,
  layout: Layout,
  cells: number,
): Float32Array[] {
  const uvs = items.map((i) => new Float32Array((i.unwrapped.mesh.uvs as Float32Array).length));
  pieces.forEach((piece, i) => {
    const out = uvs[piece.item];
    for (let j = 0; j < piece.vertices.length; j++) {
      let x = piece.points[2 * j] * scale;
      let y = piece.points[2 * j + 1] * scale;
      let w = layout.width[i];
      let h = layout.height[i];
      for (let k = 0; k < layout.turn[i]; k++) {
        [x, y] = [h - y, x];
        [w, h] = [h, w];
      }
      out[2 * piece.vertices[j]] = (layout.x[i] + x + 0.5) / cells;
      out[2 * piece.vertices[j] + 1] = (layout.y[i] + y + 0.5) / cells;
    }
  });
  return uvs;
}
