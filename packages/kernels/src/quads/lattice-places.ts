import { nextSide } from '../mesh/index.ts';
import { type CreasedSurface, rankVertices } from './isotropic.ts';
import { type Lattice, slotOf } from './lattice.ts';

/** What the slots of a lattice are. */
export interface SlotPlaces {
  /** Place of every slot, 3 each. */
  places: Float64Array;
  /** 0 free, 1 on a crease or border, 2 a corner of creases. */
  rank: Uint8Array;
  /** 0 inside, 1 on a border, `MIRROR` on the mirror plane's cut. */
  border: Uint8Array;
}

/** Finds place, rank and border of every slot. */
export function placeSlots(input: CreasedSurface, l: Lattice): SlotPlaces {
  const { surface: s, sharp } = input;
  const own = rankVertices(s, sharp);
  const ownBorder = borderOf(input);
  const places = new Float64Array(l.point.length * 3);
  const rank = new Uint8Array(l.point.length);
  const border = new Uint8Array(l.point.length);
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
        if (corner >= 0) {
          rank[slot] = own[corner / 3];
          border[slot] = ownBorder[corner / 3];
          continue;
        }
        const side = j === 0 ? f * 3 : i + j === n ? f * 3 + 1 : i === 0 ? f * 3 + 2 : -1;
        if (side < 0 || !sharp[side]) continue;
        rank[slot] = 1;
        if (s.twin[side] < 0) border[slot] = sharp[side];
      }
    }
  }
  return { places, rank, border };
}

/** What border each vertex is on, the mirror plane's above others. */
function borderOf({ surface: s, sharp }: CreasedSurface): Uint8Array {
  const out = new Uint8Array(s.positions.length / 3);
  for (let c = 0; c < sharp.length; c++) {
    if (s.twin[c] >= 0) continue;
    for (const v of [s.vertex[c], s.vertex[nextSide(c)]]) out[v] = Math.max(out[v], sharp[c]);
  }
  return out;
}
