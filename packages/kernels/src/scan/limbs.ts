import { blur, type FloatImage } from '../image/index.ts';
import type { Outlines } from './hull.ts';
import type { Row } from './sections.ts';
import { localThickness } from './thickness.ts';

type Bound = (i: number, j: number, k: number, x: Row, z: Row) => number;

/**
 * How far a place lies outside what is likely of limbs, metres, negative within: where an outline is thin and another part of the same row is thicker, the thin part is as
 * deep as it is wide, not as deep as the other outline allows, which the thicker part needs already.
 */
export function boundLimbs({ front, side }: Outlines, cell: number, reach: number): Bound {
  const thickX = thicknessOf(front, cell);
  const thickZ = thicknessOf(side, cell);
  const mostX = rowMost(thickX);
  const mostZ = rowMost(thickZ);
  const [nx, nz] = [front.width, side.width];
  return (i, j, k, x, z) => {
    const tx = thickX.data[j * nx + i];
    const tz = thickZ.data[j * nz + k];
    const deep = reach * tx * Math.max(1, z.half[k] / Math.max(mostX[j], cell));
    const wide = reach * tz * Math.max(1, x.half[i] / Math.max(mostZ[j], cell));
    const outZ = Math.abs(z.share[k]) * z.half[k] - deep;
    const outX = Math.abs(x.share[i]) * x.half[i] - wide;
    return Math.max(outX, outZ);
  };
}

function thicknessOf(outline: FloatImage, cell: number): FloatImage {
  const pixels = { ...outline, data: outline.data.map((d) => d / cell) };
  const thickness = blur(localThickness(pixels), 1.5);
  for (let i = 0; i < thickness.data.length; i++) thickness.data[i] *= cell;
  return thickness;
}

function rowMost({ width, height, data }: FloatImage): Float64Array {
  const most = new Float64Array(height);
  for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) most[j] = Math.max(most[j], data[j * width + i]);
  return most;
}
