import { type Mesh, splitComponents } from '../mesh/index.ts';
import { totalArea } from './vector.ts';

/** One connected part and the quads it may have. */
export interface PieceShare {
  mesh: Mesh;
  target: number;
}

/** Quads that a part gets at the least, if there is enough for all: a sphere is still a sphere with 24, a box needs 6. */
const PIECE_QUADS = 24;
const BOX_QUADS = 6;

/**
 * Shares a number of quads among the parts of a mesh by area, but no part gets fewer than hold its shape, as long as half of all quads are
 * enough for that. Parts come smallest first; when there are more of them than boxes could be made, the smallest are left out.
 */
export function shareBudget(mesh: Mesh, target: number): { pieces: PieceShare[]; left: number } {
  const parts = splitComponents(mesh);
  const areas = parts.map((m) => totalArea(Float64Array.from(m.positions), m.indices));
  const order = areas.map((_, i) => i).filter((i) => areas[i] > 0 && Number.isFinite(areas[i]));
  order.sort((a, b) => areas[a] - areas[b] || a - b);
  const most = Math.max(1, Math.floor(target / BOX_QUADS));
  const left = Math.max(0, order.length - most);
  const kept = order.slice(left);
  const least = Math.min(PIECE_QUADS, Math.max(BOX_QUADS, Math.floor(target / 2 / kept.length)));
  let quads = target;
  let area = kept.reduce((sum, i) => sum + areas[i], 0);
  const pieces: PieceShare[] = [];
  for (const i of kept) {
    // what is left over for the larger ones shrinks with every part that gets more than its share
    const share = Math.max(least, (quads * areas[i]) / area);
    pieces.push({ mesh: parts[i], target: share });
    quads -= share;
    area -= areas[i];
  }
  return { pieces, left: parts.length - order.length + left };
}
