import { type Mesh, splitComponents } from '../mesh/index.ts';
import { totalArea } from './vector.ts';

/** One connected part and the quads it may have. */
export interface PieceShare {
  mesh: Mesh;
  target: number;
}

/** A box needs 6 quads; a sphere is still a sphere with 24. */
const BOX_QUADS = 6;
const BALL_QUADS = 24;
/** How many times its share by area a small part gets on top of a box, up to a ball. */
const FAVOUR = 3;

/**
 * Shares a number of quads among the parts of a mesh by area, but no part gets fewer than a box has, and small ones more than their share, as
 * long as half of all quads are enough for that. Parts come smallest first; when there are more of them than boxes could be made, the smallest are left out.
 */
export function shareBudget(mesh: Mesh, target: number): { pieces: PieceShare[]; left: number } {
  const parts = splitComponents(mesh);
  const areas = parts.map((m) => totalArea(Float64Array.from(m.positions), m.indices));
  const order = areas.map((_, i) => i).filter((i) => areas[i] > 0 && Number.isFinite(areas[i]));
  order.sort((a, b) => areas[a] - areas[b] || a - b);
  const most = Math.max(1, Math.floor(target / BOX_QUADS));
  const left = Math.max(0, order.length - most);
  const kept = order.slice(left);
  const whole = kept.reduce((sum, i) => sum + areas[i], 0);
  const wish = (i: number): number => Math.min(BALL_QUADS, BOX_QUADS + (FAVOUR * target * areas[i]) / whole);
  const wished = kept.reduce((sum, i) => sum + wish(i) - BOX_QUADS, 0);
  const granted = Math.min(1, Math.max(0, target / 2 - BOX_QUADS * kept.length) / Math.max(1e-9, wished));
  let quads = target;
  let area = whole;
  const pieces: PieceShare[] = [];
  for (const i of kept) {
    // what is left over for the larger ones shrinks with every part that gets more than its share
    const share = Math.max(BOX_QUADS + granted * (wish(i) - BOX_QUADS), (quads * areas[i]) / area);
    pieces.push({ mesh: parts[i], target: share });
    quads -= share;
    area -= areas[i];
  }
  return { pieces, left: parts.length - order.length + left };
}
