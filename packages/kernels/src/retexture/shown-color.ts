import { faceArea } from '../mesh/index.ts';
import { type ColorReader, LOOKS } from './color-reader.ts';
import type { SurfaceModel, SurfacePart } from './surface-parts.ts';

/** The linear colour that a part shows on the whole: the mean over its surface, not over its picture. */
export function shownColor({ mesh, pieces }: SurfacePart, { flat }: SurfaceModel, read: ColorReader): number[] {
  const sum = [0, 0, 0];
  const color = new Float64Array(3);
  let all = 0;
  let at = 0;
  for (const piece of pieces)
    for (const face of piece.faces) {
      const area = faceArea(mesh.positions, mesh.indices, at++) / LOOKS.length;
      for (const [u, v] of LOOKS) {
        read(flat[piece.flat], face, u, v, color);
        for (let k = 0; k < 3; k++) sum[k] += area * color[k];
        all += area;
      }
    }
  return all > 0 ? sum.map((value) => value / all) : [0.6, 0.6, 0.6];
}
