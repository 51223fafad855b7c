/** What the allocation needs to know of a part. */
export interface BudgetPart {
  /** Faces it has now. */
  faces: number;
  area: number;
  /** Importance relative to what its area would get. */
  detail: number;
  /** How many copies of it the scene shows. */
  copies: number;
}

/** No part is taken below this: a tetrahedron with a little to spare keeps its shape readable. */
const FACES_MIN = 12;

/**
 * Shares a face budget among parts by area^0.6 x detail: less than by area, so that small parts such as eyes keep their shape;
 * no part gets more than it has, and what is left over goes to the others. Returns faces per part; their sum over all copies
 * is at most `total` unless the minima alone exceed it. Cost: O(parts^2) at worst.
 */
export function allocateFaces(parts: readonly BudgetPart[], total: number): number[] {
  const have = parts.reduce((sum, p) => sum + p.faces * p.copies, 0);
  if (have <= total) return parts.map((p) => p.faces);
  const quota = parts.map((p) => Math.min(p.faces, FACES_MIN));
  const weight = parts.map((p) => Math.max(1e-12, p.area) ** 0.6 * p.detail);
  let left = total - parts.reduce((sum, p, i) => sum + quota[i] * p.copies, 0);
  let open = parts.map((_, i) => i).filter((i) => quota[i] < parts[i].faces);
  while (left > 0 && open.length) {
    const sum = open.reduce((s, i) => s + weight[i] * parts[i].copies, 0);
    const share = left / sum;
    const full = open.filter((i) => quota[i] + weight[i] * share >= parts[i].faces);
    if (!full.length) {
      for (const i of open) quota[i] += Math.floor(weight[i] * share);
      break;
    }
    for (const i of full) {
      left -= (parts[i].faces - quota[i]) * parts[i].copies;
      quota[i] = parts[i].faces;
    }
    open = open.filter((i) => !full.includes(i));
  }
  return quota;
}
