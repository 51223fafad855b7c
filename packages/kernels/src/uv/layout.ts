import { type Mask, makeMask, turnMask } from './mask.ts';
import type { Piece } from './pieces.ts';
import { createGrid, findPlace, stampInPlace } from './place.ts';

/** Where the pieces lie: per piece its shape (0 upright, then the tilted ones), the turns of 90 degrees, the cell of its corner, and the size of the unturned mask in cells. */
export interface Layout {
  shape: Uint8Array;
  turn: Uint8Array;
  x: Int32Array;
  y: Int32Array;
  width: Int32Array;
  height: Int32Array;
  /** First row below everything. */
  bottom: number;
}

/** Masks of a like size: a search begins where the last one of its class ended, and now and then from the top again. */
const CLASS_RATIO = Math.log(1.18);

/** Up to so many pieces each search begins at the top: holes left by others are found. */
const THOROUGH_MAX = 150;

/** Which pieces come first: long ones leave the neatest edges as a rule, but not always. Or any key of each piece. */
export type PackOrder = 'length' | 'box' | 'height' | readonly number[];

const KEYS: Readonly<Record<Exclude<PackOrder, readonly number[]>, (p: Piece) => number>> = {
  length: (p) => p.width + 0.35 * p.height,
  box: (p) => Math.sqrt(p.width * p.height),
  height: (p) => p.height + 0.1 * p.width,
};

/** How far below the square a packing may reach: what does not fit still says by how much. */
const OVERFLOW = 1.3;

/**
 * One packing at `scale` cells per metre into a square: largest first, each into the place with the highest bottom edge among four
 * turns. `bottom` may lie below the square; undefined where a piece is too large or even that does not do. Between the touched cells of two pieces at least one cell stays
 * free. `tilted`: other shapes of each piece, tried as well.
 */
export function layOut(
  pieces: readonly Piece[],
  scale: number,
  cells: number,
  order: PackOrder = 'length',
  tilted?: readonly (readonly Piece[])[],
): Layout | undefined {
  const n = pieces.length;
  const out: Layout = {
    shape: new Uint8Array(n),
    turn: new Uint8Array(n),
    x: new Int32Array(n),
    y: new Int32Array(n),
    width: new Int32Array(n),
    height: new Int32Array(n),
    bottom: 0,
  };
  const work = { winding: new Int32Array(1 << 14), cells: new Uint8Array(1 << 14) };
  const grid = createGrid(cells, Math.ceil(OVERFLOW * cells));
  const starts = new Map<number, number>();
  for (const i of bySize(pieces, order)) {
    let place: Place | undefined;
    const shapes = tilted ? [pieces[i], ...tilted[i]] : [pieces[i]];
    for (let k = 0; k < shapes.length; k++) {
      if (Math.max(shapes[k].width, shapes[k].height) * scale >= cells) continue;
      const mask = makeMask(shapes[k], scale, work);
      const found = choosePlace(grid, mask, starts, n <= THOROUGH_MAX, place);
      if (!found || found === place) continue;
      place = found;
      out.shape[i] = k;
      out.width[i] = mask.width;
      out.height[i] = mask.height;
    }
    if (!place) return undefined;
    out.turn[i] = place.turn;
    out.x[i] = place.at % cells;
    out.y[i] = Math.floor(place.at / cells);
    stampInPlace(grid, place.mask, out.x[i], out.y[i]);
    out.bottom = Math.max(out.bottom, out.y[i] + place.mask.height);
  }
  return out;
}

function bySize(pieces: readonly Piece[], order: PackOrder): number[] {
  const key = typeof order === 'string' ? pieces.map(KEYS[order]) : order;
  return pieces.map((_, i) => i).sort((a, b) => key[b] - key[a] || a - b);
}

interface Place {
  mask: Mask;
  at: number;
  turn: number;
  /** The row below it, and how far right: the less the better. */
  score: number;
}

/** The best place in any of four turns, or `known` where none is better. */
function choosePlace(
  grid: ReturnType<typeof createGrid>,
  upright: Mask,
  starts: Map<number, number>,
  isThorough: boolean,
  known: Place | undefined,
): Place | undefined {
  let chosen = known;
  let mask = upright;
  for (let turn = 0; turn < 4; turn++) {
    if (turn > 0) mask = turnMask(mask);
    const kind = classOf(mask) * 4 + turn;
    const limit = chosen ? Math.floor(chosen.score) : grid.height;
    const at = findPlace(grid, mask, isThorough ? 0 : (starts.get(kind) ?? 0), limit);
    if (at < 0) continue;
    const y = Math.floor(at / grid.width);
    starts.set(kind, y);
    const score = y + mask.height + (at % grid.width) / grid.width;
    if (!chosen || score < chosen.score) chosen = { mask, at, turn, score };
  }
  return chosen;
}

function classOf(mask: Mask): number {
  return Math.round(Math.log(mask.width) / CLASS_RATIO) * 64 + Math.round(Math.log(mask.height) / CLASS_RATIO);
}
