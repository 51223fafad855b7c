import type { PartView } from './part-views.ts';

/** Whether a part lies, nearly, within the box of another. */
export function isWithin(p: PartView, q: PartView): boolean {
  return [0, 1, 2].every((k) => p.min[k] > q.min[k] - 0.03 && p.max[k] < q.max[k] + 0.03);
}
