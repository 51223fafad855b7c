import { type Mesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { totalArea } from './vector.ts';

/** Quads that a part gets at the least: a sphere is still a sphere with 24. */
export const PIECE_QUADS = 24;

/** Parts whose share of the budget by area would be too small to hold their shape are set apart; all others stay one mesh. */
export function shareBudget(mesh: Mesh, target: number): { large: Mesh; small: Mesh[]; left: number } {
  const pieces = splitComponents(mesh);
  const areas = pieces.map((m) => totalArea(Float64Array.from(m.positions), m.indices));
  const whole = areas.reduce((sum, a) => sum + a, 0);
  let largest = 0;
  for (let i = 1; i < areas.length; i++) if (areas[i] > areas[largest]) largest = i;
  const isLarge = (i: number): boolean => i === largest || (target * areas[i]) / whole >= PIECE_QUADS;
  const large = pieces.filter((_, i) => isLarge(i));
  // at most half of the budget goes to small parts, the largest first
  const small = pieces.map((_, i) => i).filter((i) => !isLarge(i) && areas[i] > 0);
  small.sort((a, b) => areas[b] - areas[a] || a - b);
  const kept = small.slice(0, Math.floor(target / 2 / PIECE_QUADS));
  return {
    large: large.length ? mergeMeshes(large) : mesh,
    small: kept.map((i) => pieces[i]),
    left: small.length - kept.length,
  };
}
