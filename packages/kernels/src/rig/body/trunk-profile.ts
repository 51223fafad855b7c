import type { Body } from './body.ts';
import type { Piece } from './slices.ts';

/** What a standing body is like from the floor up, in cells. */
export interface TrunkProfile {
  /** Thickest place of the mirror plane per layer: half thickness and z. 0 where there is nothing. */
  thick: Float32Array;
  z: Float32Array;
  /** Half the width of the piece about the mirror plane. */
  wide: Float32Array;
  /** Layer (from the floor) below which the legs stand apart; 0 if they nowhere do. */
  crotch: number;
  /** The narrowest layer between head and trunk, and how sure: 0 = guessed. */
  neck: number;
  neckSure: number;
  /** Topmost layer of the mirror plane. */
  crown: number;
}

/** Reads off where the legs end and the head begins. */
export function profileTrunk(body: Body, layers: readonly Piece[][]): TrunkProfile {
  const n = layers.length;
  const { thick, z } = ridge(body, n);
  const wide = new Float32Array(n);
  layers.forEach((pieces, y) => {
    for (const piece of pieces)
      if (piece.middle) wide[y] = Math.max(wide[y], Math.min(piece.right, -piece.left, (piece.right - piece.left) / 2));
  });
  const crotch = findCrotch(layers);
  let crown = n - 1;
  while (crown > 0 && thick[crown] === 0) crown--;
  const { neck, neckSure } = findNeck(thick, wide, crotch || Math.round(0.4 * crown), crown);
  return { thick, z, wide, crotch, neck, neckSure, crown };
}

function ridge({ radius, size: [nx, ny, nz], floor }: Body, n: number): Pick<TrunkProfile, 'thick' | 'z'> {
  const thick = new Float32Array(n);
  const place = new Float32Array(n);
  for (let y = 0; y < n; y++) {
    let best = 0;
    for (let z = 0; z < nz; z++)
      for (let x = nx / 2 - 1; x <= nx / 2; x++) {
        const r = radius[(z * ny + y + floor) * nx + x];
        if (r > best) [best, place[y]] = [r, z];
      }
    thick[y] = best;
  }
  return { thick: smooth(thick), z: smooth(place) };
}

function smooth(values: Float32Array): Float32Array {
  let out = values;
  for (let round = 0; round < 2; round++)
    out = out.map((v, i, all) => (v === 0 ? 0 : (v * 2 + (all[i - 1] || v) + (all[i + 1] || v)) / 4));
  return out;
}

/** The highest layer up to which two pieces stand either side of the plane, larger together than what is between them. */
function findCrotch(layers: readonly Piece[][]): number {
  let crotch = 0;
  let gap = 0;
  const most = Math.round(0.72 * layers.length);
  for (let y = 1; y < most; y++) {
    const open = standsApart(layers[y]);
    if (open) [crotch, gap] = [y + 1, 0];
    else if (++gap > Math.max(3, 0.06 * layers.length) && crotch > 0) break;
  }
  return crotch > 0.06 * layers.length ? crotch : 0;
}

function standsApart(pieces: readonly Piece[]): boolean {
  let [left, right, middle] = [0, 0, 0];
  for (const piece of pieces) {
    if (piece.middle) middle += piece.area;
    else if (piece.x > 0) left = Math.max(left, piece.area);
    else right = Math.max(right, piece.area);
  }
  return left > 2 && right > 2 && Math.min(left, right) > 0.3 * Math.max(left, right) && middle < 0.8 * (left + right);
}

function findNeck(
  thick: Float32Array,
  wide: Float32Array,
  crotch: number,
  crown: number,
): Pick<TrunkProfile, 'neck' | 'neckSure'> {
  const span = crown - crotch;
  let neck = Math.round(crotch + 0.68 * span);
  let best = 0.12;
  const dip = (values: Float32Array, y: number): number => {
    let [below, above] = [0, 0];
    for (let k = crotch; k < y; k++) below = Math.max(below, values[k]);
    for (let k = y + 1; k <= crown; k++) above = Math.max(above, values[k]);
    const shoulder = Math.min(below, above);
    return shoulder > 0 ? Math.max(0, 1 - values[y] / shoulder) : 0;
  };
  for (let y = Math.round(crotch + 0.22 * span); y <= crotch + 0.93 * span; y++) {
    const d = dip(thick, y) + 0.7 * dip(wide, y);
    if (d > best) [best, neck] = [d, y];
  }
  return { neck, neckSure: best > 0.121 ? Math.min(1, best) : 0 };
}
