import type { SimplifyTrace } from '../../remesh/index.ts';

/** What the allocation needs to know of a part. */
export interface BudgetPart {
  /** Faces it has now. */
  faces: number;
  area: number;
  /** Importance relative to what its area would get. */
  detail: number;
  /** How many copies of it the scene shows. */
  copies: number;
  /** Pieces that it consists of. */
  shells: number;
}

/** A part whose reduction has been recorded. */
export interface TracedPart {
  trace: SimplifyTrace;
  /** Worth of its error relative to others'. */
  worth: number;
  copies: number;
  /** Whether it may be left out altogether. */
  dispensable: boolean;
}

/** No part is taken below this, and none below so many for each of its shells: a tetrahedron with a little to spare stays readable. */
const FACES_MIN = 12;
const SHELL_FACES_MIN = 8;

/** Least faces of a part that keeps all its shells. */
export function facesAtLeast({ faces, shells }: Pick<BudgetPart, 'faces' | 'shells'>): number {
  return Math.min(faces, Math.max(FACES_MIN, SHELL_FACES_MIN * shells));
}

/**
 * Shares a face budget among parts by area^0.6 x detail: less than by area, so that small parts such as eyes keep their shape;
 * no part gets more than it has, and what is left over goes to the others. Returns faces per part; their sum over all copies
 * is at most `total` unless the minima alone exceed it. Cost: O(parts^2) at worst.
 */
export function allocateFaces(parts: readonly BudgetPart[], total: number): number[] {
  const have = parts.reduce((sum, p) => sum + p.faces * p.copies, 0);
  if (have <= total) return parts.map((p) => p.faces);
  const quota = parts.map(facesAtLeast);
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

/**
 * Shares a budget too small for every shell among parts so that the worst step of each makes the same error: what is large or curved
 * keeps its faces, what is flat gives up most of them, and specks go altogether. Counts are ones that the reductions really
 * reach, so the sum over all copies is at most `total`, and below it by no more than the smallest step back; it exceeds
 * `total` only where a tetrahedron for each part that must stay does. Cost: O(steps log steps).
 */
export function allocateByError(parts: readonly TracedPart[], total: number): number[] {
  // Steps taken by each part; 0 = none, the last would leave nothing.
  const last = parts.map(({ trace, dispensable }) => Math.max(0, trace.faces.length - (dispensable ? 1 : 2)));
  const stepsWithin = (limit: number): number[] =>
    parts.map((p, i) => Math.min(last[i], firstAbove(p.trace.cost, limit / p.worth) - 1));
  const sumOf = (steps: readonly number[]): number =>
    steps.reduce((sum, s, i) => sum + parts[i].trace.faces[s] * parts[i].copies, 0);
  const worst = parts.reduce((w, p) => Math.max(w, p.trace.cost[p.trace.cost.length - 1] * p.worth), 1e-30);
  let high = Math.log2(worst) + 1;
  let low = high - 120;
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (sumOf(stepsWithin(2 ** middle)) > total) low = middle;
    else high = middle;
  }
  const steps = stepsWithin(2 ** high);
  takeBack(parts, steps, total - sumOf(steps));
  return steps.map((s, i) => parts[i].trace.faces[s]);
}

/** Spends what is left on undoing the worst steps that still fit. */
function takeBack(parts: readonly TracedPart[], steps: number[], left: number): void {
  const price = (i: number): number =>
    (parts[i].trace.faces[steps[i] - 1] - parts[i].trace.faces[steps[i]]) * parts[i].copies;
  for (let spare = left; spare > 0; ) {
    let best = -1;
    let worst = -1;
    for (let i = 0; i < parts.length; i++) {
      const cost = steps[i] > 0 ? parts[i].trace.cost[steps[i]] * parts[i].worth : -1;
      if (cost > worst && price(i) <= spare) {
        best = i;
        worst = cost;
      }
    }
    if (best < 0) return;
    spare -= price(best);
    steps[best]--;
  }
}

/** Index of the first value above the limit in a rising list. */
function firstAbove(values: Float64Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
