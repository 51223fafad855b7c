import { blur, type FloatImage } from '../image/index.ts';
import { type Anchors, anchorLimbs, COMPACT, carryDepths } from './anchors.ts';
import type { Outlines } from './hull.ts';
import { type Face, matchLimbs } from './match-limbs.ts';
import type { Row } from './sections.ts';
import { localThickness } from './thickness.ts';

/** A part is a limb that is less than so many times as thick as the thickest of its row. */
const LIMB = 0.6;
/** How far the corner of a square lies outside the disc in it, in radii, and a little more. */
const CORNER = 0.45;
/** Thickness is evened out over so many cells: of what is compact, and of what limbs are told by. */
const EVEN = [1.5, 0.75] as const;

type Bound = (i: number, j: number, k: number, x: Row, z: Row) => number;

/**
 * How far a place lies outside what is likely of limbs, metres, negative within: where an outline is thin and another part of the same row is thicker, the thin part is as
 * deep as it is wide, not as deep as the other outline allows, which the thicker part needs already. `straight`: of the outlines, 0..1; corners of what is straight are no
 * limbs.
 */
export function boundLimbs({ front, side, colors }: Outlines, cell: number, reach: number, straight: number): Bound {
  const { thick: thickX, whole: wholeX } = thicknessOf(front, cell, straight);
  const { thick: thickZ, whole: wholeZ } = thicknessOf(side, cell, straight);
  const [mostX, mostZ] = [rowMost(thickX), rowMost(thickZ)];
  const [thickestX, thickestZ] = [rowMost(wholeX), rowMost(wholeZ)];
  const ownX = stretchMost(thickX, front);
  const ownZ = stretchMost(thickZ, side);
  const anchorsX = anchorLimbs(front, wholeX, side, wholeZ, cell);
  const anchorsZ = anchorLimbs(side, wholeZ, front, wholeX, cell);
  const faceX = { outline: front, thick: wholeX, near: colors.get('front'), far: colors.get('back') };
  const faceZ = { outline: side, thick: wholeZ, near: colors.get('right'), far: colors.get('left') };
  matchLimbs(strayLimbs(faceX, thickestX, longRows(side, ownZ, cell), anchorsX), faceX, faceZ, anchorsX, cell);
  matchLimbs(strayLimbs(faceZ, thickestZ, longRows(front, ownX, cell), anchorsZ), faceZ, faceX, anchorsZ, cell);
  const [nx, nz] = [front.width, side.width];
  const depthsX = carryDepths(front, wholeX, (at) => !isThinner(wholeX, thickestX, at), side, wholeZ, cell);
  const depthsZ = carryDepths(side, wholeZ, (at) => !isThinner(wholeZ, thickestZ, at), front, wholeX, cell);
  const off = (anchors: Anchors, at: number, place: number, thick: number): number =>
    Math.abs(place - anchors.middle[at]) - Math.max(anchors.half[at] + cell, reach * thick);
  const past = ({ middle, half }: Anchors, at: number, place: number): number =>
    Math.abs(place - middle[at]) - half[at];
  return (i, j, k, x, z) => {
    const [ix, iz] = [j * nx + i, j * nz + k];
    let out = Number.NEGATIVE_INFINITY;
    if (z.half[k] <= COMPACT * ownZ[iz]) {
      const deep = reach * thickX.data[ix] * Math.max(1, z.half[k] / Math.max(mostX[j], cell));
      out = Math.min(Math.abs(z.share[k]) * z.half[k] - deep, past(depthsX, ix, k * cell));
    } else if (anchorsX.middle[ix] >= 0 && isThinner(wholeX, thickestX, ix))
      out = off(anchorsX, ix, k * cell, wholeX.data[ix]);
    if (x.half[i] <= COMPACT * ownX[ix]) {
      const wide = reach * thickZ.data[iz] * Math.max(1, x.half[i] / Math.max(mostZ[j], cell));
      out = Math.max(out, Math.min(Math.abs(x.share[i]) * x.half[i] - wide, past(depthsZ, iz, i * cell)));
    } else if (anchorsZ.middle[iz] >= 0 && isThinner(wholeZ, thickestZ, iz))
      out = Math.max(out, off(anchorsZ, iz, i * cell, wholeZ.data[iz]));
    return out;
  };
}

/** Whether something else in its row is clearly thicker than a place. */
function isThinner({ width, data }: FloatImage, most: Float64Array, at: number): boolean {
  return data[at] < LIMB * most[Math.floor(at / width)];
}

/** Half the thickness of each place's part: `thick` falls off towards rims; `whole` does not, so that the rim of a body is no limb. */
function thicknessOf(outline: FloatImage, cell: number, straight: number): { thick: FloatImage; whole: FloatImage } {
  const pixels = { ...outline, data: outline.data.map((d) => d / cell) };
  const own = localThickness(pixels, 1 + CORNER * straight);
  const [thick, whole] = [blur(own, EVEN[0]), blur(own, EVEN[1])];
  const inside = blur({ ...outline, data: outline.data.map((d) => (d > 0 ? 1 : 0)) }, EVEN[1]);
  for (let i = 0; i < own.data.length; i++) {
    thick.data[i] *= cell;
    whole.data[i] = outline.data[i] > 0 ? (whole.data[i] / Math.max(1e-6, inside.data[i])) * cell : 0;
  }
  return { thick, whole };
}

function rowMost({ width, height, data }: FloatImage): Float64Array {
  const most = new Float64Array(height);
  for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) most[j] = Math.max(most[j], data[j * width + i]);
  return most;
}

/** Per place the most of its own stretch of the row; 0 outside. */
function stretchMost({ width, height, data }: FloatImage, outline: FloatImage): Float32Array {
  const out = new Float32Array(data.length);
  for (let j = 0; j < height; j++)
    for (let from = 0; from < width; from++) {
      let [to, most] = [from, 0];
      for (; to < width && outline.data[j * width + to] > 0; to++) most = Math.max(most, data[j * width + to]);
      out.fill(most, j * width + from, j * width + to);
      from = to;
    }
  return out;
}

/** Thin parts in rows where the other outline is long, that nothing anchors. */
function strayLimbs({ outline, thick }: Face, most: Float64Array, long: Uint8Array, anchors: Anchors): Uint8Array {
  const { width, height, data } = outline;
  const out = new Uint8Array(data.length);
  for (let j = 1; j < height - 1; j++)
    for (let at = j * width + 1; at < (j + 1) * width - 1; at++)
      if (long[j] && data[at] > 0 && isThinner(thick, most, at) && Number.isNaN(anchors.middle[at])) out[at] = 1;
  return out;
}

/** Rows with a stretch much longer than it is thick. `own`: thickness of each place's stretch. */
function longRows({ width, height, data }: FloatImage, own: Float32Array, cell: number): Uint8Array {
  const out = new Uint8Array(height);
  for (let j = 0; j < height; j++)
    for (let i = 0, run = 0; i < width; i++) {
      run = data[j * width + i] > 0 ? run + 1 : 0;
      if (run * cell > 2 * COMPACT * own[j * width + i] && run > 3) out[j] = 1;
    }
  return out;
}
