import type { Volume } from '../field/index.ts';
import type { FloatImage } from '../image/index.ts';
import { squaredHeight } from '../inflate/index.ts';

/** Share of the smooth height over that of fitting balls. */
const SMOOTH = 0.35;

/** The solid of one outline alone, when nothing shows the other side: as deep as it is wide, by the balls that fit into it. `along`: the axis it is seen along. */
export function blowUp(volume: Volume, outline: FloatImage, along: 'x' | 'z', depth: number): void {
  const { values, size, origin, cell } = volume;
  const [nx, ny, nz] = size;
  const alpha = { ...outline, data: outline.data.map((d) => Math.min(1, Math.max(0, 0.5 + d / cell))) };
  const squares = squaredHeight(alpha, SMOOTH).data;
  const n = outline.width;
  const [step, deepStep, deep, from] = along === 'z' ? [1, nx * ny, nz, origin[2]] : [nx * ny, 1, nx, origin[0]];
  for (let j = 1; j < ny - 1; j++)
    for (let i = 1; i < n - 1; i++) {
      const at = j * n + i;
      const slope = ((squares[at + 1] - squares[at - 1]) ** 2 + (squares[at + n] - squares[at - n]) ** 2) / 16;
      for (let k = 0; k < deep; k++) {
        const u = (from + k * cell) / cell / depth;
        values[j * nx + i * step + k * deepStep] =
          ((u * u - squares[at]) / (2 * Math.sqrt(u * u + slope + 0.25))) * cell;
      }
    }
}
