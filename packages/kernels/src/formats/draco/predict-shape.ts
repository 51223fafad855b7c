import { refuse } from './expect.ts';
import type { Octahedron } from './octahedral.ts';
import type { Decoding } from './predict.ts';
import type { BitDecoder } from './rans.ts';
import { next, previous, type Surface, swingLeft, swingRight } from './surface.ts';
import type { ValueOrder } from './traverse.ts';

/** The quantised position at a corner. */
export interface Places {
  values: Int32Array;
  /** Index into `values` (times three) of each corner. */
  ofCorner(corner: number): number;
}

/** Sums of products of two numbers beyond this are not exact in doubles. */
const EXACT = 2 ** 53;

/**
 * Predicts texture coordinates so that the triangle in the texture is similar to the one in space; a coded bit says on which side of the
 * edge it lies. In whole numbers, as the encoder did it, with the wide ones where doubles would round.
 */
export function predictCoordinates(
  decoding: Decoding,
  surface: Surface,
  order: ValueOrder,
  places: Places,
  sides: Uint8Array,
): void {
  const { values, count, correct } = decoding;
  const guess = new Int32Array(2);
  let left = sides.length;
  for (let i = 0; i < count; i++) {
    const corner = order.corners[i];
    const n = order.valueOf[surface.vertex[next(corner)]];
    const p = order.valueOf[surface.vertex[previous(corner)]];
    let from = n < i && n >= 0 ? n : i - 1;
    if (n < i && p < i && n >= 0 && p >= 0) {
      const same = values[2 * n] === values[2 * p] && values[2 * n + 1] === values[2 * p + 1];
      if (same) from = p;
      else {
        const d = delta(places, corner);
        if (d.pn2 > 0) {
          if (left === 0) throw refuse('sides of texture coordinates are missing');
          const uv = [values[2 * n], values[2 * n + 1], values[2 * p], values[2 * p + 1]];
          guessSimilar(d, uv, sides[--left] === 1, guess);
          correct(guess, 0, 2 * i);
          continue;
        }
      }
    }
    guess[0] = from >= 0 ? values[2 * from] : 0;
    guess[1] = from >= 0 ? values[2 * from + 1] : 0;
    correct(guess, 0, 2 * i);
  }
}

interface Delta {
  /** From the next corner to the previous one, and to the tip. */
  pn: number[];
  cn: number[];
  pn2: number;
}

function delta(places: Places, corner: number): Delta {
  const { values } = places;
  const [t, n, p] = [corner, next(corner), previous(corner)].map((c) => 3 * places.ofCorner(c));
  const pn = [0, 1, 2].map((k) => values[p + k] - values[n + k]);
  const cn = [0, 1, 2].map((k) => values[t + k] - values[n + k]);
  return { pn, cn, pn2: pn[0] ** 2 + pn[1] ** 2 + pn[2] ** 2 };
}

function guessSimilar({ pn, cn, pn2 }: Delta, uv: number[], side: boolean, out: Int32Array): void {
  const dot = pn[0] * cn[0] + pn[1] * cn[1] + pn[2] * cn[2];
  const reach = Math.max(...uv.map(Math.abs), ...pn.map(Math.abs));
  const cn2 = cn[0] ** 2 + cn[1] ** 2 + cn[2] ** 2;
  if (4 * Math.max(pn2, Math.abs(dot), cn2) * reach >= EXACT) {
    guessWide(pn, cn, uv, side, out);
    return;
  }
  const [du, dv] = [uv[2] - uv[0], uv[3] - uv[1]];
  let cx2 = 0;
  for (let k = 0; k < 3; k++) cx2 += (cn[k] - Math.trunc((dot * pn[k]) / pn2)) ** 2;
  const height = rootOfProduct(cx2, pn2);
  const sign = side ? 1 : -1;
  if (height * Math.max(Math.abs(du), Math.abs(dv)) * 2 >= EXACT) {
    guessWide(pn, cn, uv, side, out);
    return;
  }
  out[0] = Math.trunc((uv[0] * pn2 + dot * du + sign * dv * height) / pn2);
  out[1] = Math.trunc((uv[1] * pn2 + dot * dv - sign * du * height) / pn2);
}

/** The whole part of the root of a x b. */
function rootOfProduct(a: number, b: number): number {
  let root = Math.floor(Math.sqrt(a * b));
  if (a * b < EXACT) return root;
  const wide = BigInt(a) * BigInt(b);
  while (BigInt(root) * BigInt(root) > wide) root--;
  while (BigInt(root + 1) * BigInt(root + 1) <= wide) root++;
  return root;
}

function guessWide(pn: number[], cn: number[], uv: number[], side: boolean, out: Int32Array): void {
  const [p, c, t] = [pn.map(BigInt), cn.map(BigInt), uv.map(BigInt)];
  const pn2 = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
  const dot = p[0] * c[0] + p[1] * c[1] + p[2] * c[2];
  const [du, dv] = [t[2] - t[0], t[3] - t[1]];
  let cx2 = 0n;
  for (let k = 0; k < 3; k++) cx2 += (c[k] - (dot * p[k]) / pn2) ** 2n;
  const product = cx2 * pn2;
  let root = BigInt(Math.floor(Math.sqrt(Number(product))));
  // One step of Newton's from any start lands at or above; from there down.
  if (root > 0n) root = (root + product / root) / 2n + 1n;
  while (root * root > product) root = (root + product / root) / 2n;
  const height = side ? root : -root;
  out[0] = Number(BigInt.asIntN(32, (t[0] * pn2 + dot * du + dv * height) / pn2));
  out[1] = Number(BigInt.asIntN(32, (t[1] * pn2 + dot * dv - du * height) / pn2));
}

/** Predicts normals as the sum of the faces' around the vertex; a coded bit turns one round. */
export function predictNormals(
  { values, count }: Decoding,
  surface: Surface,
  order: ValueOrder,
  places: Places,
  octahedron: Octahedron,
  flips: BitDecoder,
): void {
  const n = new Float64Array(3);
  for (let i = 0; i < count; i++) {
    sumFaces(surface, places, order.corners[i], n);
    const total = Math.abs(n[0]) + Math.abs(n[1]) + Math.abs(n[2]);
    const quotient = total > 536870912 ? Math.floor(total / 536870912) : 1;
    for (let k = 0; k < 3; k++) n[k] = Math.trunc(n[k] / quotient);
    const [s, t] = octahedron.place(n[0], n[1], n[2], flips.next());
    octahedron.correct(s, t, values[2 * i], values[2 * i + 1], values, 2 * i);
  }
}

function sumFaces({ opposite }: Surface, places: Places, start: number, out: Float64Array): void {
  const { values: p } = places;
  const o = 3 * places.ofCorner(start);
  out.fill(0);
  let left = true;
  for (let c = start; c >= 0; ) {
    const a = 3 * places.ofCorner(next(c));
    const b = 3 * places.ofCorner(previous(c));
    const [ux, uy, uz] = [p[a] - p[o], p[a + 1] - p[o + 1], p[a + 2] - p[o + 2]];
    const [vx, vy, vz] = [p[b] - p[o], p[b + 1] - p[o + 1], p[b + 2] - p[o + 2]];
    out[0] += uy * vz - uz * vy;
    out[1] += uz * vx - ux * vz;
    out[2] += ux * vy - uy * vx;
    c = left ? swingLeft(opposite, c) : swingRight(opposite, c);
    if (c === start) break;
    if (c < 0 && left) {
      left = false;
      c = swingRight(opposite, start);
    }
  }
}
