import type { FloatImage } from '../image/index.ts';
import type { Anchors } from './anchors.ts';

/** An outline on the lattice with what is known of it. */
export interface Face {
  outline: FloatImage;
  thick: FloatImage;
  /** Colours of the views that show this outline, roots of linear light, three channels: from the one side, from the other; those that were taken. */
  near?: FloatImage;
  far?: FloatImage;
}

/** A connected part of an outline, its places. */
interface Piece {
  places: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Smaller pieces are not looked for, cells. */
const LEAST = 6;
/** Difference to a place where the other outline shows nothing. */
const NOTHING = 0.5;
/** How much likelier than usual the best place must be, and how like at least. */
const CLEAR = 0.7;
const LIKE = 0.12;
/** What speaks against a place for each metre from the middle. */
const FAR = 0.02;
/** Pieces are each other's mirror images where their boxes differ by so many cells at most. */
const MIRRORED = 2;

/**
 * Finds limbs again, by their colours, in the other pictures: each piece of `limb` (1 where a place is one without an anchor) gets the place along the other outline whose
 * colours, height for height, are most like its own; two that mirror each other get one place. Where none is clearly so, it stays without.
 */
export function matchLimbs(limb: Uint8Array, own: Face, other: Face, anchors: Anchors, cell: number): void {
  const { width } = own.outline;
  const pieces = collectPieces(limb, width);
  const costs = pieces.map((piece) => costsOf(piece, own, other, cell));
  const [first, last] = extentOf(own.outline);
  for (const [n, piece] of pieces.entries()) {
    const twin = pieces.findIndex((p) => isMirrored(p, piece, first + last));
    const place = findPlace(twin < 0 ? [costs[n]] : [costs[n], costs[twin]]);
    if (place === undefined) continue;
    const half = piece.places.reduce((most, at) => Math.max(most, own.thick.data[at]), cell);
    for (const at of piece.places) {
      anchors.middle[at] = place * cell;
      anchors.half[at] = 1.3 * half;
    }
  }
}

function collectPieces(limb: Uint8Array, width: number): Piece[] {
  const left = limb.slice();
  const pieces: Piece[] = [];
  for (let from = 0; from < left.length; from++) {
    if (!left[from]) continue;
    const places = [from];
    left[from] = 0;
    for (let n = 0; n < places.length; n++)
      for (const at of [places[n] - 1, places[n] + 1, places[n] - width, places[n] + width])
        if (left[at]) {
          left[at] = 0;
          places.push(at);
        }
    if (places.length < LEAST) continue;
    const piece = { places, left: width, right: 0, top: 0, bottom: Number.POSITIVE_INFINITY };
    for (const at of places) {
      piece.left = Math.min(piece.left, at % width);
      piece.right = Math.max(piece.right, at % width);
      piece.top = Math.max(piece.top, Math.floor(at / width));
      piece.bottom = Math.min(piece.bottom, Math.floor(at / width));
    }
    pieces.push(piece);
  }
  return pieces;
}

/** First and last column that an outline shows anything in. */
function extentOf({ width, data }: FloatImage): [number, number] {
  let [first, last] = [width, -1];
  for (let at = 0; at < data.length; at++) {
    if (!(data[at] > 0)) continue;
    first = Math.min(first, at % width);
    last = Math.max(last, at % width);
  }
  return [first, last];
}

function isMirrored(a: Piece, b: Piece, ends: number): boolean {
  const off = [a.left + b.right - ends, a.right + b.left - ends, a.top - b.top, a.bottom - b.bottom];
  return a !== b && off.every((cells) => Math.abs(cells) <= MIRRORED);
}

/** What speaks against each place along the other outline: by whichever of a piece's own pictures is more like it. */
function costsOf({ places, left, right }: Piece, own: Face, other: Face, cell: number): Float64Array {
  const n = other.outline.width;
  const { width } = own.outline;
  const step = Math.max(1, Math.floor(places.length / 300));
  // What stands out to one side is seen from there.
  const beside = left + right > width - 1 ? (other.near ?? other.far) : (other.far ?? other.near);
  const out = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  for (const picture of [own.near, own.far]) {
    if (!picture || !beside) continue;
    for (let k = 0; k < n; k++) {
      let [count, there, sum] = [0, 0, 0];
      for (let p = 0; p < places.length; p += step) {
        const at = 3 * places[p];
        const row = Math.floor(places[p] / width) * n;
        count++;
        if (!(other.outline.data[row + k] > 0)) {
          sum += NOTHING;
          continue;
        }
        there++;
        for (let c = 0; c < 3; c++) sum += Math.abs(picture.data[at + c] - beside.data[3 * (row + k) + c]) / 3;
      }
      if (there < 0.5 * count) continue;
      out[k] = Math.min(out[k], sum / count + FAR * Math.abs(k - n / 2) * cell);
    }
  }
  return out;
}

/** The place that the sum of several speaks for clearly. */
function findPlace(all: readonly Float64Array[]): number | undefined {
  const costs = all[0].map((_, k) => all.reduce((sum, of) => sum + of[k], 0) / all.length);
  const shown = costs.filter(Number.isFinite);
  const mean = shown.reduce((sum, cost) => sum + cost, 0) / shown.length;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 1; k < costs.length - 1; k++) {
    const cost = (costs[k - 1] + 2 * costs[k] + costs[k + 1]) / 4;
    if (cost < least) [best, least] = [k, cost];
  }
  return least < LIKE && least < CLEAR * mean ? best : undefined;
}
