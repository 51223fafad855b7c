import type { CreasedSurface } from './isotropic.ts';
import { rankVertices } from './isotropic.ts';
import { type Lattice, slotOf } from './lattice.ts';

/** Place of every slot of a lattice, 3 each, and its rank: 0 free, 1 on a crease or border, 2 a corner of creases. */
export function placeSlots(input: CreasedSurface, l: Lattice): { places: Float64Array; rank: Uint8Array } {
  const { surface: s, sharp } = input;
  const own = rankVertices(s, sharp);
  const places = new Float64Array(l.point.length * 3);
  const rank = new Uint8Array(l.point.length);
  const { n } = l;
  for (let f = 0; f * 3 < s.vertex.length; f++) {
    const a = s.vertex[f * 3] * 3;
    const b = s.vertex[f * 3 + 1] * 3;
    const c = s.vertex[f * 3 + 2] * 3;
    for (let j = 0; j <= n; j++) {
      for (let i = 0; i + j <= n; i++) {
        const slot = f * l.perFace + slotOf(n, i, j);
        for (let k = 0; k < 3; k++)
          places[slot * 3 + k] =
            ((n - i - j) * s.positions[a + k] + i * s.positions[b + k] + j * s.positions[c + k]) / n;
        const corner = i === n ? b : j === n ? c : i + j === 0 ? a : -1;
        if (corner >= 0) rank[slot] = own[corner / 3];
        else if (j === 0) rank[slot] = sharp[f * 3];
        else if (i + j === n) rank[slot] = sharp[f * 3 + 1];
        else if (i === 0) rank[slot] = sharp[f * 3 + 2];
      }
    }
  }
  return { places, rank };
}
